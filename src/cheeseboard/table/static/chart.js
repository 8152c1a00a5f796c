/** Who led when, drawn: a line for each side, told apart by colour, dashes and letters, with a band of uncertainty around it. */

import { element, shape } from "./element.js";
import { say, sayShare } from "./words.js";

/** @typedef {import("./wire.d.ts").Seat} Seat */
/** @typedef {import("./wire.d.ts").Story} Story */
/** @typedef {{seats: Seat[], first: number, dashes: string}} Side seats that win together */

/** Letters are as large on a phone, so there the drawing is narrower. */
const WIDTH = matchMedia("(max-width: 40rem)").matches ? 520 : 960;
const HEIGHT = 430;
const LEFT = 62;
const RIGHT = WIDTH - 58;
const TOP = 46;
const BOTTOM = 384;
const BALL = 17;
const DASHES = ["", "14 7", "3 8", "18 7 3 7"];
const TICKS_AT_MOST = Math.round(WIDTH / 120);

/**
 * Allies have the same share at every moment, and one line together.
 * @param {Story} story
 * @param {Seat[]} seats
 * @returns {Side[]}
 */
export function sidesOf({ shares = [] }, seats) {
  /** @type {Side[]} */
  const sides = [];
  seats.forEach((seat, place) => {
    const ally = shares.length > 1 && sides.find(({ first }) => shares.every((moment) => moment[first] === moment[place]));
    if (ally) ally.seats.push(seat);
    else sides.push({ seats: [seat], first: place, dashes: DASHES[place % DASHES.length] });
  });
  return sides;
}

/** @param {Side} side */
export function sideName({ seats }) {
  return seats.map(({ title }) => title).join(" + ");
}

/**
 * The chart, and what moves its cursor to a moment.
 * @param {Story} story
 * @param {Side[]} sides
 * @param {(moment: number) => void} choose a moment was pressed
 */
export function drawChart(story, sides, choose) {
  const { shares = [], low = shares, high = shares, turning = [] } = story;
  const last = Math.max(shares.length - 1, 1);
  const x = (/** @type {number} */ moment) => LEFT + ((RIGHT - LEFT) * moment) / last;
  const y = (/** @type {number} */ share) => BOTTOM - (BOTTOM - TOP) * share;
  const points = (/** @type {number[][]} */ rows, /** @type {Side} */ side) => rows.map((row, moment) => `${x(moment).toFixed(1)},${y(row[side.first]).toFixed(1)}`);
  const cursor = shape("g", { class: "chart-cursor" });
  const svg = shape("svg", { class: "chart", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    grid(last, x, y),
    turning.map((number) => shape("path", { class: "chart-turn", d: `M${x(number)} ${TOP - 8}V${BOTTOM}` })),
    sides.map((side) => shape("polygon", { class: `chart-band ${toneOf(side)}`, points: [...points(high, side), ...points(low, side).reverse()].join(" ") })),
    sides.map((side) => shape("polyline", { class: `chart-line ${toneOf(side)}`, points: points(shares, side).join(" "), "stroke-dasharray": side.dashes || null })),
    letters(sides, y, shares[shares.length - 1] ?? []),
    cursor,
    balls(turning, x));
  svg.addEventListener("click", (event) => choose(momentAt(svg, event.clientX, last)));
  svg.addEventListener("pointermove", (event) => event.buttons === 1 && choose(momentAt(svg, event.clientX, last)));
  return {
    svg,
    /** @param {number} moment */
    show(moment) {
      cursor.replaceChildren(
        shape("path", { d: `M${x(moment)} ${TOP}V${BOTTOM}` }),
        ...sides.map((side) => shape("circle", { class: toneOf(side), cx: x(moment), cy: y(shares[moment]?.[side.first] ?? 0), r: 6 })));
    },
  };
}

/**
 * @param {SVGSVGElement} svg
 * @param {number} clientX
 * @param {number} last
 */
function momentAt(svg, clientX, last) {
  const { left, width } = svg.getBoundingClientRect();
  const inside = ((clientX - left) / width) * WIDTH;
  return Math.min(last, Math.max(0, Math.round(((inside - LEFT) / (RIGHT - LEFT)) * last)));
}

/** @param {Side} side */
function toneOf({ seats }) {
  return `tone-${seats[0].key}`;
}

/**
 * @param {number} last
 * @param {(moment: number) => number} x
 * @param {(share: number) => number} y
 */
function grid(last, x, y) {
  const step = stepFor(last);
  const ticks = Array.from({ length: Math.floor(last / step) + 1 }, (_, tick) => tick * step);
  return shape("g", { class: "chart-grid" },
    [0, 0.25, 0.5, 0.75, 1].map((share) => [
      shape("path", { d: `M${LEFT} ${y(share)}H${RIGHT}` }),
      shape("text", { x: LEFT - 10, y: y(share) + 6, "text-anchor": "end" }, sayShare(share)),
    ]).flat(),
    ticks.map((moment) => shape("text", { x: x(moment), y: BOTTOM + 28, "text-anchor": "middle" }, moment)));
}

/** A round number of moves between two marks. @param {number} last */
function stepFor(last) {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 5]) if (last <= step * ten * TICKS_AT_MOST) return step * ten;
}

/**
 * The letters of the seats at the ends of their lines, none on top of another.
 * @param {Side[]} sides
 * @param {(share: number) => number} y
 * @param {number[]} ends
 */
function letters(sides, y, ends) {
  let free = BOTTOM + 2;
  return [...sides].sort((one, two) => (ends[one.first] ?? 0) - (ends[two.first] ?? 0)).flatMap((side) => {
    const height = Math.min(y(ends[side.first] ?? 0), free);
    free = height - 2 * BALL;
    return side.seats.map(({ letter }, place) => shape("g", { class: `chart-letter ${toneOf(side)}`, transform: `translate(${RIGHT + BALL + 8 + place * 26} ${height})` },
      shape("circle", { r: BALL - 3 }),
      shape("text", { y: 5.5, "text-anchor": "middle" }, letter)));
  });
}

/**
 * The numbers of the moves that turned the game, side by side above their lines.
 * @param {number[]} turning
 * @param {(moment: number) => number} x
 */
function balls(turning, x) {
  const wide = 2 * BALL + 4;
  let free = LEFT;
  return turning.map((number, place) => {
    const middle = Math.min(Math.max(x(number), free), RIGHT - wide * (turning.length - 1 - place));
    free = middle + wide;
    return shape("g", { class: "chart-ball", transform: `translate(${middle} ${TOP - 24})` },
      shape("rect", { x: -BALL, y: -BALL, width: 2 * BALL, height: 2 * BALL, rx: BALL }),
      shape("text", { y: 5, "text-anchor": "middle" }, number));
  });
}

/**
 * The same in numbers, for whoever does not look at drawings.
 * @param {Story} story
 * @param {Side[]} sides
 */
export function chartTable({ shares = [] }, sides) {
  const step = Math.max(1, Math.ceil((shares.length - 1) / 40));
  const rows = shares.map((share, moment) => ({ share, moment })).filter(({ moment }) => moment % step === 0 || moment === shares.length - 1);
  return element("table", null,
    element("caption", { class: "unseen" }, say("page-led")),
    element("thead", null, element("tr", null, element("th", { scope: "col" }, say("page-move")), sides.map((side) => element("th", { scope: "col" }, sideName(side))))),
    element("tbody", null, rows.map(({ share, moment }) => element("tr", null,
      element("th", { scope: "row" }, moment), sides.map((side) => element("td", null, sayShare(share[side.first])))))));
}
