/** How large everything on the table is drawn: the board as large as can be, the other mats beside it or below. */

/** others: whether it belongs to a seat that is not one's own. @typedef {{kind: string, w: number, h: number, others: boolean}} Size */
/**
 * unit is how many pixels one unit of the mats beside the board is, and small the same for those of the other seats;
 * boardWidth and boardHeight are the window in which the board is seen, shelfWidth is how wide the mats beside it may be together.
 * @typedef {{beside: boolean, unit: number, small: number, boardWidth: number, boardHeight: number, shelfWidth: number}} Arrangement
 */

export const GAP = 12;
export const HEAD = 36;
export const EDGE = 10;
/** A board so many times as wide as it is high has the other mats below it. */
const WIDE = 1.45;
const NARROW_PAGE = 900;
const LARGEST = 0.92;
const SMALLEST = 0.5;
const STEP = 0.04;
/** Two mats in a row are not drawn smaller than this on a phone. */
const SMALLEST_PAIR = 0.34;
/** A cell is at least so many pixels wide; where that does not fit, the board is looked at in parts. */
export const LEAST_CELL = 40;

/**
 * @param {Size | undefined} board
 * @param {Size[]} mats those beside the board
 * @param {number} width of the room there is, in pixels
 * @param {number} height
 * @returns {Arrangement}
 */
export function arrange(board, mats, width, height) {
  if (width < NARROW_PAGE) return onPhone(board, mats, width, height);
  if (!board) {
    const unit = Math.min(LARGEST, fitting(mats, width));
    return { beside: false, unit, small: unit, boardWidth: 0, boardHeight: 0, shelfWidth: width };
  }
  return board.w > WIDE * board.h ? below(board, mats, width, height) : beside(board, mats, width, height);
}

/**
 * @param {Size} board
 * @param {Size[]} mats
 * @param {number} width
 * @param {number} height
 */
function beside(board, mats, width, height) {
  /** @type {Arrangement & {worth: number} | null} */
  let best = null;
  for (let unit = LARGEST; unit >= SMALLEST; unit -= STEP) {
    for (const shelfWidth of shelfWidths(mats, unit)) {
      const room = width - shelfWidth - GAP;
      const scale = Math.min(room / board.w, height / board.h);
      if (scale * 100 < LEAST_CELL || shelved(mats, shelfWidth, unit) > height) continue;
      const worth = scale + 0.5 * unit;
      if (!best || worth > best.worth) best = { beside: true, unit, small: unit, boardWidth: scale * board.w, boardHeight: scale * board.h, shelfWidth, worth };
    }
  }
  return best ?? below(board, mats, width, height);
}

/**
 * How wide a shelf might be: for one mat in a row, or for any two neighbours.
 * @param {Size[]} mats
 * @param {number} unit
 */
function shelfWidths(mats, unit) {
  const widths = mats.map(({ w }) => outer(w, unit));
  const widest = Math.max(0, ...widths);
  const pairs = widths.slice(1).map((width, place) => width + GAP + widths[place] + 1);
  return [...new Set([widest, ...pairs.filter((pair) => pair > widest)])];
}

/**
 * A wide board has everything else below it, as large as fits on the page together.
 * @param {Size} board
 * @param {Size[]} mats
 * @param {number} width
 * @param {number} height
 * @returns {Arrangement}
 */
function below(board, mats, width, height) {
  const least = LEAST_CELL / 80;
  /** @type {Arrangement & {worth: number} | null} */
  let best = null;
  for (let unit = Math.min(LARGEST, fitting(mats, width)); unit >= SMALLEST - STEP / 2; unit -= STEP / 2) {
    const left = height - GAP - shelved(mats, width, unit);
    const scale = Math.min(width / board.w, Math.max(left / board.h, least), 1.3);
    const worth = 2.4 * scale + unit + 4 * Math.min(0, left / board.h - least);
    const drawn = Math.max(scale, LEAST_CELL / 100);
    if (!best || worth > best.worth) best = { beside: false, unit, small: unit, boardWidth: Math.min(width, drawn * board.w), boardHeight: drawn * board.h, shelfWidth: width, worth };
  }
  return best ?? onPhone(board, mats, width, height);
}

/**
 * On a phone the board is as wide as the page, one's own things are large, those of the others stand two in a row, and what
 * does not fit is scrolled to.
 * @param {Size | undefined} board
 * @param {Size[]} mats
 * @param {number} width
 * @param {number} height
 * @returns {Arrangement}
 */
function onPhone(board, mats, width, height) {
  const others = mats.filter((mat) => mat.others);
  const unit = Math.min(0.75, fitting(mats.filter((mat) => !mat.others), width));
  const pair = (width / 2 - 2 * EDGE - GAP) / Math.max(1, ...others.map(({ w }) => w));
  const small = pair >= SMALLEST_PAIR ? Math.min(unit, pair) : Math.min(unit, fitting(others, width));
  if (!board) return { beside: false, unit, small, boardWidth: 0, boardHeight: 0, shelfWidth: width };
  const fit = width / board.w;
  const scale = Math.max(fit, Math.min(LEAST_CELL / 100, (0.55 * height) / board.h));
  return { beside: false, unit, small, boardWidth: Math.min(width, scale * board.w), boardHeight: Math.min(scale * board.h, Math.max(240, 0.85 * height)), shelfWidth: width };
}

/**
 * As large as the widest mat can be; a hand moves together instead.
 * @param {Size[]} mats
 * @param {number} width
 */
function fitting(mats, width) {
  const rigid = mats.filter(({ kind }) => kind !== "hand").map(({ w }) => w);
  return rigid.length ? (width - 2 * EDGE) / Math.max(...rigid) : LARGEST;
}

/**
 * How wide a mat is with its edges.
 * @param {number} w
 * @param {number} unit
 */
export function outer(w, unit) {
  return w * unit + 2 * EDGE;
}

/**
 * How high the mats are together, row after row.
 * @param {Size[]} mats
 * @param {number} width
 * @param {number} unit
 */
function shelved(mats, width, unit) {
  let [top, used, highest] = [0, 0, 0];
  for (const { w, h } of mats) {
    const wide = Math.min(outer(w, unit), width);
    if (used && used + GAP + wide > width + 0.5) {
      top += highest + GAP;
      used = highest = 0;
    }
    used += (used ? GAP : 0) + wide;
    highest = Math.max(highest, h * unit + HEAD + EDGE);
  }
  return top + highest;
}
