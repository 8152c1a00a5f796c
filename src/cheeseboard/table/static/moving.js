/** Pieces move, they do not jump: from where each was drawn to where it is drawn now. */

/** @typedef {import("./pieceview.js").PieceView} PieceView */
/** @typedef {{parent: Element | null, x: number, y: number, turn: number, art: string, middle: DOMPoint}} Spot */

const EASING = "cubic-bezier(.3,.1,.25,1)";

/**
 * Where every piece is, before a scene is shown.
 * @param {Map<string, PieceView>} pieces
 * @param {import("./scene.js").Scene} scene that will be shown
 * @returns {Map<string, Spot>}
 */
export function remember(pieces, scene) {
  const spots = new Map();
  for (const [id, { element, x, y, piece }] of pieces) {
    const next = scene.pieces.get(id);
    // Whatever is told anew may have moved, and so may what is on another mat now.
    if (!next || !element.isConnected) continue;
    const { turn = 0, art = "" } = piece;
    spots.set(id, { parent: element.parentElement, x, y, turn, art, middle: middleOf(element, x, y) });
  }
  return spots;
}

/**
 * Let those that lie elsewhere now go there from where they were, and those that are new appear.
 * @param {Map<string, PieceView>} pieces
 * @param {Map<string, Spot>} before
 * @param {number} duration
 */
export function land(pieces, before, duration) {
  for (const [id, view] of pieces) {
    if (!view.element.isConnected) continue;
    const was = before.get(id);
    if (!was) appear(view, duration);
    else move(view, was, duration);
  }
}

/**
 * @param {PieceView} view
 * @param {Spot} was
 * @param {number} duration
 */
function move(view, was, duration) {
  const { element, x, y, piece } = view;
  const start = was.parent === element.parentElement ? was : spotOn(element, was.middle);
  const turn = start === was ? shortest(was.turn, piece.turn ?? 0) : 0;
  if (start.x !== x || start.y !== y || turn) {
    glide(element, [`translate(${start.x}px, ${start.y}px) rotate(${turn}deg)`, `translate(${x}px, ${y}px) rotate(0deg)`], duration);
  }
  if (was.art && piece.art && was.art !== piece.art) turnOver(view, duration);
}

/** A card or tile is turned over; a die rolls. @param {PieceView} view @param {number} duration */
function turnOver({ element, body }, duration) {
  const rolls = element.closest(".mat-dice") !== null;
  const way = rolls
    ? [{ transform: "translate(-26px, -46px) rotate(-310deg)" }, { transform: "translate(10px, -18px) rotate(-120deg)", offset: 0.6 }, { transform: "none" }]
    : [{ transform: "scaleX(.08)" }, { transform: "scaleX(1)" }];
  body.animate(way, { duration: rolls ? duration : Math.min(duration, 260), easing: EASING });
}

/**
 * @param {PieceView} view
 * @param {number} duration
 */
function appear({ body, piece }, duration) {
  if (!piece.art) return;
  body.animate([{ opacity: 0, transform: "scale(.7)" }, { opacity: 1, transform: "scale(1)" }], { duration: Math.min(duration, 240), easing: EASING });
}

/**
 * While it moves it is drawn above its neighbours, also those of other mats.
 * @param {SVGGElement} element
 * @param {[string, string]} way
 * @param {number} duration
 */
function glide(element, [from, to], duration) {
  const mat = element.closest(".mat");
  mat?.classList.add("in-motion");
  const motion = element.animate([{ transform: from }, { transform: to }], { duration, easing: EASING });
  const done = () => mat?.classList.remove("in-motion");
  motion.finished.then(done, done);
}

/**
 * @param {SVGGElement} element
 * @param {number} x
 * @param {number} y
 */
function middleOf(element, x, y) {
  const drawing = element.ownerSVGElement?.getScreenCTM();
  return drawing ? new DOMPoint(x, y).matrixTransform(drawing) : new DOMPoint();
}

/**
 * A point of the screen, as a place in the drawing of an element.
 * @param {SVGGElement} element
 * @param {DOMPoint} point
 */
function spotOn(element, point) {
  const drawing = element.ownerSVGElement?.getScreenCTM();
  return drawing ? point.matrixTransform(drawing.inverse()) : point;
}

/**
 * How far back to turn so that the way is the shorter one.
 * @param {number} from
 * @param {number} to
 */
function shortest(from, to) {
  const turn = (from - to) % 360;
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
}
