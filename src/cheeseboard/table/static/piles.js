/** A pile, spread out to be looked through; what of it may be touched can be touched there. */

import { artId } from "./art.js";
import { openDialog } from "./dialog.js";
import { element, shape } from "./element.js";

/** @typedef {import("./wire.d.ts").Piece} Piece */

/**
 * @param {string} sheet
 * @param {import("./wire.d.ts").Mat} mat
 * @param {Piece[]} pieces the top one last
 * @param {Set<string>} next what may be touched
 * @param {(piece: string) => void} touched
 */
export function openPile(sheet, mat, pieces, next, touched) {
  const dialog = openDialog(mat.title ?? "", element("ul", { class: "spread" }, [...pieces].reverse().map((piece) => {
    const drawn = [drawPiece(sheet, piece), element("span", { class: "small" }, piece.title)];
    if (!next.has(piece.id)) return element("li", null, drawn);
    const touch = () => {
      dialog.close();
      touched(piece.id);
    };
    return element("li", null, element("button", { type: "button", class: "button", onclick: touch }, drawn));
  })));
}

/**
 * @param {string} sheet
 * @param {Piece} piece
 */
export function drawPiece(sheet, { art, w = 100, h = 100, turn = 0, sign, tone }) {
  const box = { x: -w / 2, y: -h / 2, width: w, height: h };
  return shape("svg", { class: `piece ${tone ? `tone-${tone}` : ""}`, viewBox: `${box.x} ${box.y} ${w} ${h}`, "aria-hidden": "true" },
    art && shape("use", { href: `#${artId(sheet, art)}`, ...box, transform: turn ? `rotate(${turn})` : null }),
    sign && shape("text", { class: "piece-sign", y: h * 0.22, "font-size": h * 0.26, dy: "0.36em" }, sign));
}
