/** The window through which the board is seen: as a whole, or nearer; moved with the finger, two fingers, wheel or keys. */

import { icon } from "./art.js";
import { LEAST_CELL } from "./arrange.js";
import { element } from "./element.js";
import { say } from "./words.js";

/** So many pixels may a finger tremble and still have touched. */
const TREMBLING = 8;
const NEAREST = 3;
const STEP = 1.35;
const GLIDE = 220;
/** So many pixels at the lower edge lie under the buttons, so there the board can be moved up farther. */
const CONTROLS = 56;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class BoardWindow {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.width = 1;
    this.height = 1;
    /** Left, top, width and height of all there is to see. @type {[number, number, number, number]} */
    this.extent = [0, 0, 1, 1];
    /** The middle of what is seen, and how many pixels one unit is. */
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    /** Whether the reader has chosen what to look at; until then everything is shown as it fits. */
    this.own = false;
    this.gliding = 0;
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    this.moved = false;
    this.nearer = button("plus", "page-zoom-in", () => this.zoom(STEP));
    this.farther = button("minus", "page-zoom-out", () => this.zoom(1 / STEP));
    this.whole = button("fit", "page-zoom-fit", () => this.toggleWhole());
    this.controls = element("div", { class: "board-controls" }, this.nearer, this.farther, this.whole);
    this.element = element("div", { class: "board-window" }, svg, this.controls);
    this.listen();
  }

  get fitting() {
    return Math.min(this.width / this.extent[2], this.height / this.extent[3]);
  }

  /** As large as it fits; but where cells would be too small for a finger, larger. */
  get usual() {
    const readable = LEAST_CELL / 100;
    return this.fitting >= 0.9 * readable ? this.fitting : readable;
  }

  /**
   * @param {[number, number, number, number]} extent
   * @param {number} width
   * @param {number} height
   */
  measure(extent, width, height) {
    const same = width === this.width && height === this.height && extent.every((number, place) => number === this.extent[place]);
    if (same) return;
    cancelAnimationFrame(this.gliding);
    this.extent = extent;
    this.width = width;
    this.height = height;
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    if (!this.own) this.showUsual();
    this.draw();
  }

  showUsual() {
    const [left, top, width, height] = this.extent;
    if (this.scale !== this.usual) [this.x, this.y] = [left + width / 2, top + height / 2];
    this.scale = this.usual;
  }

  toggleWhole() {
    this.own = this.scale === this.fitting && this.usual !== this.fitting ? false : this.usual !== this.fitting;
    const [left, top, width, height] = this.extent;
    this.glide(left + width / 2, top + height / 2, this.own ? this.fitting : this.usual);
  }

  /**
   * @param {number} factor
   * @param {number} [x] the point that stays where it is
   * @param {number} [y]
   */
  zoom(factor, x = this.x, y = this.y) {
    const scale = Math.min(Math.max(this.scale * factor, this.fitting), Math.max(NEAREST, this.fitting));
    const ratio = this.scale / scale;
    this.own = scale !== this.usual;
    this.x = x + (this.x - x) * ratio;
    this.y = y + (this.y - y) * ratio;
    this.scale = scale;
    this.draw();
  }

  /** Move so that these places are seen, if there is more board than window. @param {[number, number][]} places */
  bring(places) {
    if (!places.length || this.scale <= this.fitting * 1.01) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const covered = CONTROLS / this.scale;
    const y = nearest(this.y - covered / 2, ys, this.height / this.scale - covered) + covered / 2;
    this.glide(nearest(this.x, xs, this.width / this.scale), y, this.scale);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} scale
   */
  glide(x, y, scale) {
    cancelAnimationFrame(this.gliding);
    const from = [this.x, this.y, this.scale];
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = calm.matches ? 1 : Math.min(1, (now - start) / GLIDE);
      const eased = share * (2 - share);
      [this.x, this.y, this.scale] = [x, y, scale].map((goal, place) => (share === 1 ? goal : from[place] + (goal - from[place]) * eased));
      this.draw();
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    step(calm.matches ? start + GLIDE : start);
    if (!calm.matches) this.gliding = requestAnimationFrame(step);
  }

  draw() {
    const [left, top, wide, high] = this.extent;
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const all = this.scale <= this.fitting * 1.01;
    this.x = within(this.x, left, wide, width);
    this.y = within(this.y, top, high + (all ? 0 : CONTROLS / this.scale), height);
    this.svg.setAttribute("viewBox", [this.x - width / 2, this.y - height / 2, width, height].map((number) => number.toFixed(2)).join(" "));
    this.element.classList.toggle("whole", all);
    this.farther.disabled = all;
    this.nearer.disabled = this.scale >= NEAREST;
    this.whole.disabled = all && this.usual === this.fitting;
  }

  listen() {
    const { element } = this;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
    // What was dragged was not touched.
    element.addEventListener("click", (event) => {
      if (this.moved) event.stopPropagation();
      this.moved = false;
    }, true);
    element.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const [x, y] = this.point(event);
      this.zoom(Math.exp(-event.deltaY / 300), x, y);
    }, { passive: false });
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.target instanceof Element && event.target.closest(".board-controls")) return;
    if (!this.fingers.size) this.moved = false;
    this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.moved && Math.hypot(dx, dy) < TREMBLING) return;
    if (!this.moved) this.element.setPointerCapture(event.pointerId);
    this.moved = true;
    const gap = this.gap();
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size === 2 && gap) this.zoom(this.gap() / gap, ...this.point(event));
    else if (this.fingers.size === 1) this.pan(-dx, -dy);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /**
   * By so many pixels.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    if (this.element.classList.contains("whole")) return;
    cancelAnimationFrame(this.gliding);
    this.own = true;
    this.x += dx / this.scale;
    this.y += dy / this.scale;
    this.draw();
  }

  /** How far two fingers are apart. */
  gap() {
    const [one, two] = this.fingers.values();
    return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
  }

  /** @param {MouseEvent} event @returns {[number, number]} */
  point({ clientX, clientY }) {
    const { left, top } = this.element.getBoundingClientRect();
    return [this.x + (clientX - left - this.width / 2) / this.scale, this.y + (clientY - top - this.height / 2) / this.scale];
  }
}

/**
 * The middle of a window of that size from which all places are seen, or as many as fit, moved as little as can be.
 * @param {number} middle
 * @param {number[]} places
 * @param {number} size
 */
function nearest(middle, places, size) {
  const [low, high] = [Math.min(...places) - 60, Math.max(...places) + 60];
  if (high - low > size) return (low + high) / 2;
  return Math.min(Math.max(middle, high - size / 2), low + size / 2);
}

/**
 * @param {number} middle
 * @param {number} start
 * @param {number} length
 * @param {number} size
 */
function within(middle, start, length, size) {
  if (size >= length) return start + length / 2;
  return Math.min(Math.max(middle, start + size / 2), start + length - size / 2);
}

/**
 * @param {string} drawn
 * @param {string} key
 * @param {() => void} press
 */
function button(drawn, key, press) {
  return element("button", { type: "button", class: "button round", title: say(key), "aria-label": say(key), onclick: press }, icon(drawn));
}
