/** One piece, drawn: its art, its looks, its letters, and the place where it is touched. */

import { artId } from "./art.js";
import { refill, shape } from "./element.js";

/** @typedef {import("./wire.d.ts").Piece} Piece */

/** Looks that a style sheet knows. */
const LOOKS = ["faded", "lost", "remembered", "chosen", "outlined", "hidden"];
const LETTER_WIDTH = 0.68;
const TOUCH = 44;
const KEYS = ["id", "art", "w", "h", "turn", "looks", "title", "sign", "tone"];

export class PieceView {
  /**
   * @param {string} sheet the art of the game
   * @param {Piece} piece
   */
  constructor(sheet, piece) {
    this.sheet = sheet;
    this.piece = piece;
    this.x = piece.x;
    this.y = piece.y;
    /** Whether it may be touched now, and whether it was. */
    this.offered = false;
    this.picked = false;
    this.body = shape("g", { class: "piece-body" });
    this.rims = shape("g", { class: "piece-rims" });
    this.element = shape("g", { "data-piece": piece.id }, this.body, this.rims);
    this.draw();
  }

  /**
   * @param {Piece} piece
   * @param {number} x where it lies, which on a narrow mat is not where it says
   * @param {number} y
   */
  update(piece, x, y) {
    // What looks as before is left alone, or a touch that has begun on it would end on nothing.
    const other = !isAlike(piece, this.piece);
    this.piece = piece;
    this.x = x;
    this.y = y;
    if (other) this.draw();
    this.element.setAttribute("transform", `translate(${x} ${y})`);
  }

  draw() {
    const { art, looks = [], tone, title, sign, w = 100, h = 100, turn = 0 } = this.piece;
    const box = { x: -w / 2, y: -h / 2, width: w, height: h };
    const turned = turn ? `rotate(${turn})` : null;
    const has = (/** @type {string} */ look) => looks.includes(look);
    const names = LOOKS.filter(has);
    this.element.setAttribute("class", ["piece", tone && `tone-${tone}`, ...names].filter(Boolean).join(" "));
    refill(this.body,
      art && shape("use", { href: `#${artId(this.sheet, art)}`, ...box, transform: turned }),
      has("outlined") && shape("rect", { class: "piece-outline", ...box, rx: 8, transform: turned }),
      has("chosen") && shape("rect", { class: "piece-chosen", ...box, rx: 12, transform: turned }),
      sign && shape("text", { class: "piece-sign", y: h * 0.22, "font-size": letters(sign, w, h), dy: "0.36em" }, sign));
    this.element.setAttribute("aria-label", title ?? "");
    this.drawRims();
  }

  /** How large a touch has to be, if one unit of the mat is so many pixels. @param {number} unit */
  touchBox(unit) {
    const { w = 100, h = 100, turn = 0 } = this.piece;
    const [wide, high] = turn % 180 ? [h, w] : [w, h];
    const least = TOUCH / unit;
    return { width: Math.max(wide, Math.min(least, wide + 60)), height: Math.max(high, Math.min(least, high + 60)) };
  }

  /**
   * @param {{offered: boolean, picked: boolean}} state
   * @param {number} unit
   */
  mark({ offered, picked }, unit) {
    if (offered === this.offered && picked === this.picked) return;
    this.offered = offered;
    this.picked = picked;
    this.unit = unit;
    this.drawRims();
  }

  drawRims() {
    const { offered, picked, element } = this;
    element.classList.toggle("offered", offered);
    element.classList.toggle("picked", picked);
    if (offered || picked) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      element.removeAttribute("aria-hidden");
      element.setAttribute("aria-pressed", String(picked));
    } else {
      // What nobody can touch must not keep the focus.
      if (document.activeElement === element) element.blur();
      for (const name of ["role", "tabindex", "aria-pressed"]) element.removeAttribute(name);
      element.setAttribute("aria-hidden", "true");
    }
    refill(this.rims, offered || picked ? this.rim() : null);
  }

  rim() {
    const { w = 100, h = 100, turn = 0 } = this.piece;
    const inset = Math.min(5, w / 12);
    const box = { x: -w / 2 + inset, y: -h / 2 + inset, width: w - 2 * inset, height: h - 2 * inset, rx: Math.min(16, w / 5) };
    const turned = turn ? `rotate(${turn})` : null;
    const { width, height } = this.touchBox(this.unit ?? 1);
    return [
      shape("rect", { class: "rim-halo", ...box, transform: turned }),
      shape("rect", { class: "rim", ...box, transform: turned }),
      shape("rect", { class: "rim-touch", x: -width / 2, y: -height / 2, width, height }),
    ];
  }
}

/**
 * Whether two pieces look alike, wherever they lie.
 * @param {Piece} one
 * @param {Piece} other
 */
function isAlike(one, other) {
  if (one === other) return true;
  const plain = (/** @type {Piece} */ piece) => JSON.stringify({ ...piece, x: 0, y: 0, looks: piece.looks ?? [] }, KEYS);
  return plain(one) === plain(other);
}

/**
 * As large as a third of the piece, or as fits across it.
 * @param {string} sign
 * @param {number} width
 * @param {number} height
 */
function letters(sign, width, height) {
  return Math.min(height * 0.3, (width * 0.84) / (LETTER_WIDTH * Math.max(1, sign.length)));
}
