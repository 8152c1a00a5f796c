/** Choosing a move by touching pieces: each touch narrows what is legal, the last one of a path completes the move. */

/** @typedef {import("./wire.d.ts").Choice} Choice */

export class Touching {
  constructor() {
    /** @type {Choice[]} */
    this.choices = [];
    /** What has been touched so far. @type {string[]} */
    this.path = [];
  }

  /** What has been touched stays touched if the very same is asked again. @param {Choice[]} choices every legal move */
  offer(choices) {
    const same = choices.length === this.choices.length && choices.every(({ text }, place) => text === this.choices[place].text);
    this.choices = choices;
    if (!same) this.path = [];
  }

  /** The moves that begin with what was touched. */
  open() {
    return beginningWith(this.choices, this.path);
  }

  /** What can be touched next. @returns {Set<string>} */
  next() {
    return new Set(this.open().flatMap(({ path }) => path[this.path.length] ?? []));
  }

  /** What could be touched instead, to begin anew. @returns {Set<string>} */
  beginnings() {
    return new Set(this.choices.flatMap(({ path }) => path[0] ?? []));
  }

  /**
   * Touch a piece. Tells the move that is complete now, or null; undefined if nothing legal goes on like that.
   * @param {string} piece
   * @returns {Choice | null | undefined}
   */
  touch(piece) {
    if (!this.next().has(piece)) {
      if (!this.beginnings().has(piece)) return undefined;
      this.path = [];
    }
    this.path = [...this.path, piece];
    const whole = this.open().find(({ path }) => path.length === this.path.length) ?? null;
    if (whole) this.path = [];
    return whole;
  }

  /** Let go of everything touched. Tells whether there was anything. */
  letGo() {
    const held = this.path.length > 0;
    this.path = [];
    return held;
  }
}

/**
 * @param {Choice[]} choices
 * @param {string[]} beginning
 */
function beginningWith(choices, beginning) {
  return choices.filter(({ path }) => beginning.every((piece, place) => path[place] === piece));
}
