/** What lies on the table, as one viewer sees it: mats and pieces by their ids. Knows nothing of drawing. */

/** @typedef {import("./wire.d.ts").Mat} Mat */
/** @typedef {import("./wire.d.ts").Piece} Piece */

export class Scene {
  /** @param {import("./wire.d.ts").Scene} told */
  constructor({ prompt, mats, pieces }) {
    this.prompt = prompt;
    /** In reading order. @type {Mat[]} */
    this.mats = mats;
    /** @type {Map<string, Piece>} */
    this.pieces = new Map(pieces.map((piece) => [piece.id, piece]));
  }

  /** So that frames can be played on one while the other waits. */
  copy() {
    return new Scene({ prompt: this.prompt, mats: this.mats, pieces: [...this.pieces.values()] });
  }

  /** @param {import("./wire.d.ts").Change} change */
  apply({ pieces = [], mats = [], order, prompt }) {
    const known = new Map(this.mats.map((mat) => [mat.id, mat]));
    for (const mat of mats) known.set(mat.id, mat);
    const reading = order ?? this.mats.map(({ id }) => id);
    this.mats = reading.flatMap((id) => known.get(id) ?? []);
    for (const piece of pieces) this.pieces.set(piece.id, piece);
    this.forgetLost();
    this.prompt = prompt ?? this.prompt;
  }

  /** A piece that is on no mat any more has left the table. */
  forgetLost() {
    const here = new Set(this.mats.flatMap(({ pieces }) => pieces));
    for (const id of this.pieces.keys()) if (!here.has(id)) this.pieces.delete(id);
  }

  /** @param {Mat} mat */
  piecesOn(mat) {
    return mat.pieces.flatMap((id) => this.pieces.get(id) ?? []);
  }

  /** What a piece is called; its place, if it has no name. @param {string} id */
  nameOf(id) {
    const piece = this.pieces.get(id);
    return piece?.title || this.mats.find(({ pieces }) => pieces.includes(id))?.title || id;
  }
}
