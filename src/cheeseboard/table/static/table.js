/** The page of a table. Its address may end in a moment of the game: #move-12. */

import { get } from "./api.js";
import { readArt } from "./art.js";
import { Connection } from "./connection.js";
import { find } from "./element.js";
import { openPage } from "./frame.js";
import { momentInAddress } from "./replay.js";
import { TablePage } from "./tablepage.js";

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** @type {TablePage | undefined} */
let open;

/** @returns {Promise<import("./frame.js").Page>} */
async function table() {
  const connection = new Connection(id);
  try {
    const told = await connection.first(() => get(`/api/tables/${id}`));
    await readArt(told.game);
    open?.close();
    const page = (open = new TablePage(told, connection));
    find("#page").addEventListener("shown", () => page.open(), { once: true });
    return { title: told.title, main: page.element, tools: page.tools() };
  } catch (error) {
    connection.close();
    throw error;
  }
}

addEventListener("hashchange", () => momentInAddress() >= 0 && open?.lookBack(momentInAddress()));
openPage(table);
