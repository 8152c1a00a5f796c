/** The table in words: what lies where, and every legal move as a button; for whoever does not look at drawings. */

import { element, refill } from "./element.js";
import { say } from "./words.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./wire.d.ts").Choice} Choice */

/** More moves than this are found faster by what they touch first. */
const MOST_MOVES = 60;

/**
 * @param {HTMLElement} place
 * @param {Scene} scene
 * @param {Choice[]} choices
 * @param {(choice: Choice) => void} play
 */
export function tellInWords(place, scene, choices, play) {
  refill(place,
    element("p", { class: "in-words-prompt" }, element("strong", null, scene.prompt)),
    choices.length > 0 && element("section", null,
      element("h3", null, say("page-legal-moves", { count: choices.length })),
      moves(scene, choices, play)),
    scene.mats.filter(({ kind }) => kind !== "button").map((mat) => element("section", null,
      element("h3", null, mat.title),
      (mat.text ?? []).map((paragraph) => element("p", null, paragraph)),
      element("ul", { class: "in-words" }, lines(scene, mat).map((line) => element("li", null, line))))));
}

/**
 * @param {Scene} scene
 * @param {import("./wire.d.ts").Mat} mat
 */
function lines(scene, mat) {
  const titles = scene.piecesOn(mat).flatMap(({ title }) => title || []);
  const told = [...new Set(titles)].map((title) => {
    const count = titles.filter((other) => other === title).length;
    return count > 1 ? `${title} × ${count}` : title;
  });
  const hidden = (mat.count ?? 0) > mat.pieces.length ? [say("page-pile-of", { count: mat.count ?? 0 })] : [];
  return told.length || hidden.length ? [...hidden, ...told] : [say("page-nothing-here")];
}

/**
 * @param {Scene} scene
 * @param {Choice[]} choices
 * @param {(choice: Choice) => void} play
 */
function moves(scene, choices, play) {
  const button = (/** @type {Choice} */ choice, from = 0) => element("li", null,
    element("button", { type: "button", class: "button", onclick: () => play(choice) }, choice.path.slice(from).map((id) => scene.nameOf(id)).join(" → ") || choice.text));
  if (choices.length <= MOST_MOVES) return element("ul", { class: "legal-moves" }, choices.map((choice) => button(choice)));
  const groups = grouped(choices);
  return [...groups].map(([first, group]) => element("details", null,
    element("summary", null, scene.nameOf(first)),
    element("ul", { class: "legal-moves" }, group.map((choice) => button(choice, Math.min(1, choice.path.length - 1))))));
}

/** @param {Choice[]} choices */
function grouped(choices) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) groups.set(choice.path[0], [...(groups.get(choice.path[0]) ?? []), choice]);
  return groups;
}
