/** Dice against expectation: how often each face came up, beside how often it should have. */

import { element } from "./element.js";
import { say, sayNumber } from "./words.js";

/** @typedef {import("./wire.d.ts").Roll} Roll */

/** @param {Roll[]} rolls */
export function rollCharts(rolls) {
  return rolls.length > 0 && element("section", { class: "card stack", "aria-labelledby": "rolls" },
    element("h2", { id: "rolls" }, say("page-rolls")),
    element("p", { class: "hint" }, say("page-rolls-hint")),
    element("div", { class: "rolls" }, rolls.map(rollChart)));
}

/** @param {Roll} roll */
function rollChart({ title, faces, seen, expected }) {
  const most = Math.max(1, ...seen, ...expected);
  return element("table", { class: "roll" },
    element("caption", null, title),
    element("thead", { class: "unseen" }, element("tr", null,
      [say("page-face"), say("page-seen"), say("page-expected")].map((head) => element("th", { scope: "col" }, head)))),
    element("tbody", null, faces.map((face, place) => element("tr", null,
      element("th", { scope: "row" }, face),
      element("td", null, element("span", { class: "roll-count" }, seen[place]), bar(seen[place] / most, expected[place] / most)),
      element("td", { class: "small quiet-text" }, sayNumber(expected[place]))))));
}

/**
 * @param {number} seen
 * @param {number} expected
 */
function bar(seen, expected) {
  const fill = element("span", { class: "roll-fill" });
  const mark = element("span", { class: "roll-mark" });
  fill.style.width = `${100 * seen}%`;
  mark.style.left = `${100 * expected}%`;
  return element("span", { class: "roll-bar", "aria-hidden": "true" }, fill, mark);
}
