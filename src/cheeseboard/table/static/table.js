/** The page of a table. Its address may end in a moment of the game: #move-12. */

import { readArt } from "./art.js";
import { find } from "./element.js";
import { openPage } from "./frame.js";
import { momentInAddress } from "./replay.js";
import { readTable, TablePage } from "./tablepage.js";

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** @type {TablePage | undefined} */
let open;

/** @returns {Promise<import("./frame.js").Page>} */
async function table() {
  const told = await readTable(id);
  await readArt(told.game);
  open?.close();
  const page = (open = new TablePage(told));
  find("#page").addEventListener("shown", () => page.hear({ ...told, type: "table" }), { once: true });
  return { title: told.title, main: page.element, tools: page.tools() };
}

addEventListener("hashchange", () => momentInAddress() >= 0 && open?.lookBack(momentInAddress()));
openPage(table);
