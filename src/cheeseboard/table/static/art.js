/** The drawings: a file of symbols is fetched once and put into the page, out of sight, from where every piece takes its own. */

import { shape } from "./element.js";

/** @type {Map<string, Promise<boolean>>} */
const sheets = new Map();

/**
 * Make the drawings of a game, or "house" for those of all pages, ready for use. False where there are none.
 * @param {string} sheet
 */
export function readArt(sheet) {
  let reading = sheets.get(sheet);
  if (!reading) sheets.set(sheet, (reading = fetchArt(sheet).catch(() => false)));
  return reading;
}

/** @param {string} sheet */
async function fetchArt(sheet) {
  const answer = await fetch(sheet === "house" ? new URL("house.svg", import.meta.url) : `/art/${sheet}.svg`);
  if (!answer.ok) return false;
  const read = new DOMParser().parseFromString(ownNames(sheet, await answer.text()), "image/svg+xml").documentElement;
  if (read.localName !== "svg") return false;
  const kept = document.importNode(read, true);
  kept.setAttribute("aria-hidden", "true");
  kept.classList.add("art");
  document.body.append(kept);
  return true;
}

/**
 * Two games may have drawings of the same name, so on the page each has its sheet's name before its own.
 * @param {string} sheet
 * @param {string} text
 */
function ownNames(sheet, text) {
  return text.replace(/(\bid="|href="#|url\(#)([\w-]+)/g, (_, before, name) => before + artId(sheet, name));
}

/**
 * @param {string} sheet
 * @param {string} name
 */
export function artId(sheet, name) {
  return `${sheet}-art-${name}`;
}

/**
 * Whether a sheet that has been read holds this drawing.
 * @param {string} sheet
 * @param {string} name
 */
export function hasArt(sheet, name) {
  return document.getElementById(artId(sheet, name)) !== null;
}

/**
 * A drawing by itself, which is silent: words stand beside it.
 * @param {string} sheet
 * @param {string} name
 * @param {string} [looks] the classes it wears
 */
export function drawing(sheet, name, looks = "") {
  const box = document.getElementById(artId(sheet, name))?.getAttribute("viewBox");
  return shape("svg", { class: looks, viewBox: box, "aria-hidden": "true", focusable: "false" },
    shape("use", { href: `#${artId(sheet, name)}` }));
}

/** @param {string} name */
export function icon(name) {
  return drawing("house", name, "icon");
}

/**
 * The shape and colour of a seat, by its key; seats beyond the four of the house share one.
 * @param {string} key
 */
export function seatMark(key) {
  return drawing("house", hasArt("house", `mark-${key}`) ? `mark-${key}` : "mark-other", "seat-mark");
}
