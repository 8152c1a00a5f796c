/** One's own tables: those that go on, and those that are over. */

import { icon } from "./art.js";
import { element } from "./element.js";
import { emblem } from "./shelf.js";
import { say, sayList, sayWhen } from "./words.js";

/** @typedef {import("./wire.d.ts").TableRow} TableRow */

/**
 * Those where it is your turn first, then the ones played at last.
 * @param {TableRow[]} rows
 */
export function inOrder(rows) {
  return [...rows].sort((one, two) =>
    Number(two.your_turn ?? false) - Number(one.your_turn ?? false) || Date.parse(two.changed) - Date.parse(one.changed));
}

/**
 * @param {TableRow[]} rows
 * @param {string} own the reader's own name
 */
export function goOn(rows, own) {
  const running = inOrder(rows.filter(({ over }) => !over));
  return running.length > 0 && element("section", { class: "tables", "aria-labelledby": "go-on" },
    element("h2", { id: "go-on" }, say("page-go-on")),
    element("ul", { class: "rows" }, running.map((row) => line(row, own))));
}

/**
 * @param {TableRow[]} rows
 * @param {string} own
 */
export function finished(rows, own) {
  const over = inOrder(rows.filter((row) => row.over));
  return over.length > 0 && element("details", { class: "tables" },
    element("summary", null, element("h2", null, say("page-finished")), element("span", { class: "badge" }, over.length)),
    element("ul", { class: "rows" }, over.map((row) => line(row, own))));
}

/**
 * @param {TableRow} row
 * @param {string} own
 */
function line(row, own) {
  const others = row.players.filter((player) => player);
  const free = row.players.length - others.length;
  if (others.includes(own)) others.splice(others.indexOf(own), 1);
  return element("li", { class: row.your_turn ? "table-row yours" : "table-row" },
    emblem(row.game),
    element("div", { class: "what" },
      element("h3", null, element("a", { href: `/tables/${row.table}` }, row.title)),
      others.length > 0 && element("p", { class: "small" }, say("page-with", { players: sayList(others) })),
      free > 0 && element("p", { class: "small" }, say("page-seats-left", { count: free })),
      row.text && element("p", { class: "small quiet-text" }, row.text)),
    element("div", { class: "when" },
      row.your_turn && element("span", { class: "badge now" }, say("page-your-turn")),
      element("time", { datetime: row.changed, class: "small quiet-text" }, sayWhen(new Date(row.changed))),
      row.over && element("a", { class: "button bare", href: `/tables/${row.table}/story` }, icon("chart"), say("page-look-back"))));
}
