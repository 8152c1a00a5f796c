/** The page of a rulebook. Its address ends in a paragraph: #4.2. */

import { get } from "./api.js";
import { icon } from "./art.js";
import { element, find } from "./element.js";
import { openPage } from "./frame.js";
import { openBook } from "./rulebook.js";
import { emblem } from "./shelf.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").GameCard} GameCard */

const game = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** @type {Awaited<ReturnType<typeof openBook>> | undefined} */
let book;

/** @returns {Promise<import("./frame.js").Page>} */
async function rules() {
  const read = book?.place();
  const cards = /** @type {GameCard[]} */ (await get("/api/games"));
  const opened = (book = await openBook({ game }));
  // Once the page stands: where the reader was in the other language, or where the address leads.
  find("#page").addEventListener("shown", () => opened.goTo(read ?? decodeURIComponent(location.hash.slice(1)), { moved: false }), { once: true });
  return {
    title: say("page-rules-of", { game: opened.title() }),
    main: element("article", { class: "rulebook" },
      element("div", { class: "rule-side unprinted" },
        opened.head,
        element("details", { class: "rule-contents-box", open: matchMedia("(min-width: 60rem)").matches },
          element("summary", null, say("page-contents")),
          opened.contents),
        otherBooks(cards)),
      element("div", { class: "rule-main" },
        element("div", { class: "row apart wrap rule-title" },
          element("h1", null, opened.title()),
          element("button", { type: "button", class: "button unprinted", onclick: () => print() }, icon("print"), say("page-print"))),
        opened.text)),
  };
}

/** @param {GameCard[]} cards */
function otherBooks(cards) {
  const others = cards.filter(({ key }) => key !== game);
  return others.length > 0 && element("nav", { class: "other-books", "aria-label": say("page-other-rules") },
    element("h2", { class: "small" }, say("page-other-rules")),
    element("ul", null, others.map(({ key, title }) => element("li", null, element("a", { class: "row", href: `/rules/${key}` }, emblem(key), title)))));
}

addEventListener("hashchange", () => book?.goTo(decodeURIComponent(location.hash.slice(1))));
openPage(rules);
