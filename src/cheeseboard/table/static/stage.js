/** Everything that lies on the table, drawn: the large board, the mats on their shelf, the hands, and the buttons. */

import { arrange, EDGE, outer } from "./arrange.js";
import { BoardWindow } from "./boardwindow.js";
import { element, refill } from "./element.js";
import { MatView } from "./matview.js";
import { land, remember } from "./moving.js";
import { openPile } from "./piles.js";
import { PieceView } from "./pieceview.js";
import { icon } from "./art.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Mat} Mat */
/** @typedef {import("./wire.d.ts").Seat} Seat */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{next: Set<string>, path: string[]}} Offer */

const NARROW = matchMedia("(max-width: 56.24rem)");
/** On smaller boards the names of columns and rows would be in the way. */
const LABELLED = 640;
/** Between what lies on a narrow page and its edges. */
const NARROW_EDGES = 14;
/** About how high the paragraphs of a story are. */
const STORY_TEXT = 160;

export class Stage {
  /**
   * @param {string} sheet the art of the game
   * @param {(piece: string) => void} touched
   * @param {(mat: Mat, seat: Seat | undefined) => import("./element.js").Single} about what stands in a mat's head beside its title
   */
  constructor(sheet, touched, about) {
    this.sheet = sheet;
    this.touched = touched;
    this.about = about;
    /** @type {Map<string, MatView>} */
    this.mats = new Map();
    /** @type {Map<string, PieceView>} */
    this.pieces = new Map();
    /** @type {Seat[]} */
    this.seats = [];
    this.looking = -1;
    /** @type {Offer} */
    this.offered = { next: new Set(), path: [] };
    /** @type {BoardWindow | null} */
    this.window = null;
    this.board = "";
    /** On a phone a story stands above the board: it has to be read first. */
    this.stories = element("div", { class: "stories" });
    this.place = element("div", { class: "board-place" });
    this.shelf = element("div", { class: "shelf-place" });
    this.hands = element("div", { class: "hands" });
    /** Where hands lie on a phone, elsewhere on the page. */
    this.handsBelow = element("div", { class: "hands" });
    this.buttons = element("div", { class: "deeds" });
    this.element = element("div", { class: "stage" }, this.stories, this.place, this.shelf, this.hands);
    this.listen(this.element);
    this.listen(this.buttons);
    this.listen(this.handsBelow);
  }

  /** @param {HTMLElement} place */
  listen(place) {
    place.addEventListener("click", (event) => {
      const piece = pieceAt(event.target);
      if (piece) this.touched(piece);
    });
    place.addEventListener("keydown", (event) => {
      const piece = pieceAt(event.target);
      if (!piece || event.target instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      this.touched(piece);
    });
  }

  /**
   * Show a scene; what lies elsewhere than before moves there in so many milliseconds.
   * @param {Scene} scene
   * @param {number} [duration]
   */
  show(scene, duration = 0) {
    const before = duration ? remember(this.pieces, scene) : new Map();
    this.scene = scene;
    this.drawMats(scene);
    this.drawPieces(scene);
    this.drawButtons(scene);
    this.measure();
    if (duration) land(this.pieces, before, duration);
    this.mark();
  }

  /** Who sits where, as it is told in the heads of the mats. @param {Seat[]} seats */
  seat(seats) {
    this.seats = seats;
    for (const view of this.mats.values()) this.headOf(view, view.mat);
  }

  // Mats.

  /** @param {Scene} scene */
  drawMats(scene) {
    const shown = scene.mats.filter(({ kind }) => kind !== "button");
    const large = shown.filter(({ kind }) => kind === "board").sort((one, two) => two.w * two.h - one.w * one.h)[0];
    for (const mat of shown) {
      const view = this.mats.get(mat.id) ?? new MatView(mat);
      this.mats.set(mat.id, view);
      if (view.mat !== mat || !view.element.className) this.headOf(view, mat);
    }
    for (const id of [...this.mats.keys()]) if (!shown.some((mat) => mat.id === id)) this.mats.delete(id);
    this.setBoard(large?.id ?? "");
    this.order(shown);
  }

  /**
   * @param {MatView} view
   * @param {Mat} mat
   */
  headOf(view, mat) {
    const seat = this.seats.find(({ key }) => key === mat.tone);
    view.update(mat, { seat, about: [this.about(mat, mat.seat === undefined || mat.seat < 0 ? undefined : this.seats[mat.seat]), this.lookThrough(mat)] });
  }

  /** A pile whose pieces are known can be looked through. @param {Mat} mat */
  lookThrough(mat) {
    if (mat.kind !== "pile" || mat.pieces.length < 2) return null;
    const open = () => this.scene && openPile(this.sheet, mat, this.scene.piecesOn(mat), this.offered.next, this.touched);
    return element("button", { type: "button", class: "button round small", title: say("page-look-through", { mat: mat.title ?? "" }), "aria-label": say("page-look-through", { mat: mat.title ?? "" }), onclick: open }, icon("eye"));
  }

  /** @param {string} id */
  setBoard(id) {
    const view = this.mats.get(id);
    if (this.window && this.window.svg === view?.svg) return;
    this.board = id;
    this.window = view ? new BoardWindow(view.svg) : null;
    refill(this.place, view && [view.element, view.text]);
    if (view && this.window) refill(view.element, this.window.element);
  }

  /** @param {Mat[]} mats */
  order(mats) {
    this.narrow = NARROW.matches;
    const views = mats.filter(({ id }) => id !== this.board).map(({ id }) => /** @type {MatView} */ (this.mats.get(id)));
    const hands = views.filter(({ mat }) => mat.kind === "hand");
    const stories = this.narrow ? views.filter(({ mat }) => mat.kind === "story") : [];
    const others = views.filter((view) => !hands.includes(view) && !stories.includes(view));
    // On a phone one's own things come first.
    if (this.narrow) others.sort((one, two) => Number(this.isOwn(two.mat)) - Number(this.isOwn(one.mat)));
    fillInOrder(this.stories, stories.map(({ element }) => element));
    fillInOrder(this.shelf, others.map(({ element }) => element));
    const [full, empty] = this.narrow ? [this.handsBelow, this.hands] : [this.hands, this.handsBelow];
    fillInOrder(full, hands.map(({ element }) => element));
    fillInOrder(empty, []);
  }

  /** @param {Mat} mat */
  isOwn(mat) {
    return mat.seat === this.looking && this.looking >= 0;
  }

  // Pieces.

  /** @param {Scene} scene */
  drawPieces(scene) {
    const gone = new Set(this.pieces.keys());
    for (const view of this.mats.values()) {
      const held = scene.piecesOn(view.mat).map((piece) => {
        const known = this.pieces.get(piece.id) ?? new PieceView(this.sheet, piece);
        this.pieces.set(piece.id, known);
        gone.delete(piece.id);
        known.update(piece, ...view.place(piece));
        return known;
      });
      view.hold(held);
    }
    for (const id of gone) this.pieces.delete(id);
  }

  /** @param {Scene} scene */
  drawButtons(scene) {
    const known = new Map([...this.buttons.children].map((button) => [button.getAttribute("data-piece"), button]));
    const wanted = scene.mats.filter(({ kind }) => kind === "button").flatMap((mat) => scene.piecesOn(mat));
    fillInOrder(this.buttons, wanted.map(({ id, title }) => {
      const button = known.get(id) ?? element("button", { type: "button", class: "button main", "data-piece": id });
      if (button.textContent !== title) button.textContent = title ?? id;
      return /** @type {HTMLElement} */ (button);
    }));
  }

  // What may be touched.

  /** @param {Offer} offer */
  offer(offer) {
    this.offered = offer;
    this.mark();
  }

  mark() {
    const { next, path } = this.offered;
    const picked = new Set(path);
    for (const mat of this.mats.values()) {
      const unit = mat.unit;
      for (const id of mat.mat.pieces) this.pieces.get(id)?.mark({ offered: next.has(id), picked: picked.has(id) }, unit);
    }
    for (const button of this.buttons.children) {
      const id = button.getAttribute("data-piece") ?? "";
      button.setAttribute("aria-disabled", String(!next.has(id)));
      button.toggleAttribute("data-picked", picked.has(id));
    }
  }

  /** Let the window on the board show what may be touched there, or else one's own pieces. */
  bringOffered() {
    const lying = (this.mats.get(this.board)?.mat.pieces ?? []).flatMap((id) => this.pieces.get(id) ?? []);
    const own = this.seats[this.looking]?.key ?? "";
    const offered = lying.filter(({ piece }) => this.offered.next.has(piece.id));
    const places = offered.length ? offered : lying.filter(({ piece }) => own && piece.tone === own);
    this.window?.bring(places.map(({ x, y }) => [x, y]));
  }

  // Sizes.

  /** As large as everything can be in the room there is. */
  measure() {
    const views = [...this.mats.values()];
    const board = this.mats.get(this.board);
    const width = this.element.clientWidth;
    if (!width) return;
    const room = width - (NARROW.matches ? NARROW_EDGES : 0);
    const height = this.height();
    if (board) board.labelled = width >= LABELLED;
    if (this.scene && this.narrow !== NARROW.matches) this.order(this.scene.mats.filter(({ kind }) => kind !== "button"));
    const shelf = views.filter((view) => view !== board && view.mat.kind !== "hand");
    const { beside, unit, small, boardWidth, boardHeight, shelfWidth } = arrange(board && this.size(board), shelf.map((view) => this.size(view)), room, height);
    this.element.classList.toggle("beside", beside);
    this.shelf.style.width = beside ? `${shelfWidth}px` : "";
    for (const view of views) if (view !== board) this.fit(view, this.isOthers(view.mat) ? small : unit, room);
    if (board) {
      board.drawLabels();
      this.window?.measure(board.extent, this.narrow ? Math.min(width, Math.ceil(boardWidth + NARROW_EDGES)) : Math.floor(boardWidth), Math.floor(boardHeight));
    }
  }

  /** @param {MatView} view @returns {import("./arrange.js").Size} */
  size({ mat, extent: [, , w, h] }) {
    return { kind: mat.kind, w, h: mat.kind === "story" ? h + STORY_TEXT : h, others: this.isOthers(mat) };
  }

  /** @param {Mat} mat */
  isOthers({ kind, seat = -1 }) {
    return kind === "player" && seat >= 0 && seat !== this.looking;
  }

  /** How high the stage may be without anybody having to scroll. */
  height() {
    const hands = this.hands.childElementCount ? this.hands.offsetHeight : 0;
    return innerHeight - this.element.getBoundingClientRect().top - scrollY - hands - (NARROW.matches ? 170 : 24);
  }

  /**
   * @param {MatView} view
   * @param {number} unit
   * @param {number} width
   */
  fit(view, unit, width) {
    const { mat } = view;
    const room = (width - 2 * EDGE) / unit;
    if (mat.kind === "hand" && view.room !== Math.min(room, mat.w)) {
      view.room = Math.min(room, mat.w);
      for (const id of mat.pieces) {
        const piece = this.pieces.get(id);
        if (piece) piece.update(piece.piece, ...view.place(piece.piece));
      }
    }
    view.showExtent();
    const [, , w, h] = view.extent;
    view.element.style.width = `${outer(w, unit)}px`;
    view.svg.style.height = `${h * unit}px`;
  }
}

/** @param {EventTarget | null} target */
function pieceAt(target) {
  return target instanceof Element ? target.closest("[data-piece]")?.getAttribute("data-piece") : null;
}

/**
 * Let an element have these children in this order, and leave alone what is in its place already.
 * @param {Element} parent
 * @param {Element[]} children
 */
function fillInOrder(parent, children) {
  children.forEach((child, place) => {
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] ?? null);
  });
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
}
