/** One mat, drawn: a head with its title, and a drawing with its pieces; a pile shows its top, a story its text. */

import { icon, seatMark } from "./art.js";
import { element, refill, shape } from "./element.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Mat} Mat */
/** @typedef {import("./wire.d.ts").Piece} Piece */
/** @typedef {import("./pieceview.js").PieceView} PieceView */

/** Around a board whose columns and rows have names. */
const LABEL = 34;
/** Of so many pieces of a pile something can be seen. */
const DEEPEST = 4;

export class MatView {
  /** @param {Mat} mat */
  constructor(mat) {
    this.mat = mat;
    this.labelled = false;
    /** How many units the drawing may be wide; a hand moves together where it is less than it needs. */
    this.room = mat.w;
    this.labels = shape("g", { class: "mat-labels", "aria-hidden": "true" });
    this.under = shape("g", { "aria-hidden": "true" });
    this.pieces = shape("g");
    this.over = shape("g", { "aria-hidden": "true" });
    this.svg = shape("svg", { class: "mat-drawing", role: "group" }, this.labels, this.under, this.pieces, this.over);
    this.head = element("header", { class: "mat-head" });
    this.text = element("div", { class: "mat-text" });
    this.element = element("section", { "data-mat": mat.id }, this.head, this.svg, this.text);
  }

  /** What of the mat has to be seen: left, top, width, height. @returns {[number, number, number, number]} */
  get extent() {
    const { origin = [0, 0], columns = [], rows = [], w, h } = this.mat;
    const left = this.labelled && rows.length ? LABEL : 0;
    const top = this.labelled && columns.length ? LABEL : 0;
    return [origin[0] - left, origin[1] - top, Math.min(this.room, w) + left, h + top];
  }

  /**
   * @param {Mat} mat
   * @param {{seat?: import("./wire.d.ts").Seat | undefined, about?: import("./element.js").Child}} whose
   */
  update(mat, { seat, about } = {}) {
    this.mat = mat;
    // A mat may grow: what lies open for one seat is closed for another.
    if (mat.kind !== "hand") this.room = mat.w;
    const { kind, tone, looks = [], title = "", text = [] } = mat;
    this.element.className = ["mat", `mat-${kind}`, tone && `tone-${tone}`, ...looks.map((look) => `mat-is-${look}`)].filter(Boolean).join(" ");
    this.element.setAttribute("aria-label", title);
    this.svg.setAttribute("aria-label", title);
    refill(this.head,
      tone && seat && seatMark(tone),
      element("h2", { class: "mat-title" }, title),
      about,
      looks.includes("winner") && icon("trophy"));
    refill(this.text, text.map((paragraph) => element("p", null, paragraph)));
    this.showExtent();
    this.drawLabels();
  }

  showExtent() {
    this.svg.setAttribute("viewBox", this.extent.join(" "));
  }

  drawLabels() {
    const { columns = [], rows = [], corner = [50, 50], origin = [0, 0] } = this.mat;
    refill(this.labels, this.labelled && [
      ...columns.map((name, place) => shape("text", { x: corner[0] + 100 * place, y: origin[1] - 11 }, name)),
      ...rows.map((name, place) => shape("text", { x: origin[0] - 18, y: corner[1] + 100 * place, dy: "0.36em" }, name)),
    ]);
  }

  /** Where a piece lies on this mat as it is drawn. @param {Piece} piece @returns {[number, number]} */
  place({ x, y, w = 100 }) {
    const { kind, w: whole } = this.mat;
    if (kind !== "hand" || this.room >= whole || whole <= w) return [x, y];
    return [w / 2 + ((x - w / 2) * (this.room - w)) / (whole - w), y];
  }

  /**
   * Let exactly these pieces lie here, the lowest first.
   * @param {PieceView[]} views
   */
  hold(views) {
    const shown = this.mat.kind === "pile" ? views.slice(-1) : views;
    shown.forEach(({ element }, place) => {
      const there = this.pieces.children[place];
      if (there !== element) this.pieces.insertBefore(element, there ?? null);
    });
    while (this.pieces.children.length > shown.length) this.pieces.lastElementChild?.remove();
    if (this.mat.kind === "pile") this.drawPile(shown[0]);
  }

  /**
   * A pile: the edges of some pieces below its top one, and how many there are.
   * @param {PieceView | undefined} top
   */
  drawPile(top) {
    const { count = this.mat.pieces.length, origin = [0, 0], w, h } = this.mat;
    const many = count ?? this.mat.pieces.length;
    const [left, high] = origin;
    const below = top ? Math.min(many, DEEPEST) - 1 : 0;
    refill(this.under,
      !top && shape("rect", { class: "pile-empty", x: left + 14, y: high + 8, width: w - 28, height: h - 16, rx: 10 }),
      Array.from({ length: Math.max(0, below) }, (_, place) => this.edge(/** @type {PieceView} */ (top), below - place)));
    refill(this.over,
      shape("g", { class: "pile-count", transform: `translate(${left + w - 24} ${high + h - 22})` },
        shape("rect", { x: -22, y: -17, width: 44, height: 34, rx: 17 }),
        shape("text", { dy: "0.36em" }, many)));
    this.pieces.setAttribute("role", "group");
    this.pieces.setAttribute("aria-label", say("page-pile-of", { count: many }));
  }

  /**
   * @param {PieceView} top
   * @param {number} depth
   */
  edge(top, depth) {
    const drawn = top.body.querySelector("use");
    if (!(drawn instanceof SVGUseElement)) return null;
    return shape("g", { transform: `translate(${top.piece.x + 4 * depth} ${top.piece.y + 4 * depth})` }, drawn.cloneNode());
  }

  /** How many pixels one unit is drawn. */
  get unit() {
    return this.svg.getScreenCTM()?.a ?? 1;
  }
}
