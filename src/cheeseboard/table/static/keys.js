/** The table by keyboard: arrows go from piece to piece, one key each for what is needed often. */

import { chooseWhether } from "./choices.js";
import { openDialog } from "./dialog.js";
import { element } from "./element.js";
import { prefer, preference } from "./preferences.js";
import { say } from "./words.js";

/** @typedef {{key: string, words: string, press: () => void}} Shortcut */

/** Where the piece was that had the focus last: it may be gone, or not be asked for any more. @type {number[] | null} */
let last = null;
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && target.matches("[data-piece]")) last = middle(target);
});

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} page
 * @param {Shortcut[]} shortcuts
 */
export function listenToKeys(page, shortcuts) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (!page.isConnected) return removeEventListener("keydown", listen);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target)) return;
    if (document.querySelector("dialog:modal")) return;
    // Whoever speaks to the device presses letters without meaning them, and switches them off; Escape always lets go.
    if (preference("keys") === "off" && event.key !== "Escape") return;
    const way = WAYS[/** @type {keyof WAYS} */ (event.key)];
    const pressed = shortcuts.find(({ key }) => isPressed(event, key));
    if (way && goOn(way[0], way[1])) event.preventDefault();
    else if (pressed) {
      event.preventDefault();
      pressed.press();
    }
  };
  addEventListener("keydown", listen);
}

/**
 * By the letter, or by where it is on the keyboard where that writes other letters.
 * @param {KeyboardEvent} event
 * @param {string} key
 */
function isPressed(event, key) {
  return event.key === key || (/^[a-z]$/.test(key) && !/^[a-z]$/i.test(event.key) && event.code === `Key${key.toUpperCase()}`);
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof Element && target.matches("input:not([type=radio]):not([type=checkbox]), textarea, select");
}

/**
 * From the piece that has the focus to the nearest one in that direction that may be touched.
 * @param {number} right
 * @param {number} down
 */
function goOn(right, down) {
  const here = document.activeElement;
  const all = [...document.querySelectorAll("[data-piece][tabindex='0'], .deeds [data-piece]")];
  if (!here?.matches("[data-piece]")) {
    if (here && here !== document.body && here.id !== "main") return false;
    return focusOn(nearestTo(last, all));
  }
  const from = middle(here);
  const ranked = all.filter((piece) => piece !== here).map((piece) => {
    const [x, y] = middle(piece);
    const along = (x - from[0]) * right + (y - from[1]) * down;
    const aside = Math.abs((x - from[0]) * down) + Math.abs((y - from[1]) * right);
    return { piece, along, far: along + 2.2 * aside };
  }).filter(({ along }) => along > 4);
  ranked.sort((one, two) => one.far - two.far);
  return focusOn(ranked[0]?.piece);
}

/**
 * @param {number[] | null} spot
 * @param {Element[]} pieces
 */
function nearestTo(spot, pieces) {
  if (!spot) return pieces[0];
  const far = (/** @type {Element} */ piece) => Math.hypot(middle(piece)[0] - spot[0], middle(piece)[1] - spot[1]);
  return pieces.reduce((best, piece) => (best && far(best) <= far(piece) ? best : piece), pieces[0]);
}

/** @param {Element | undefined} piece */
function focusOn(piece) {
  if (!(piece instanceof HTMLElement || piece instanceof SVGElement)) return false;
  piece.focus();
  return true;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** @param {Shortcut[]} shortcuts */
export function openKeys(shortcuts) {
  openDialog(say("page-keys"), [
    chooseWhether(say("page-keys-on"), preference("keys") !== "off", (on) => prefer("keys", on ? null : "off")),
    element("dl", { class: "keys" },
    [{ key: "← ↑ → ↓", words: "page-key-arrows" }, { key: "⏎", words: "page-key-touch" }, ...shortcuts].flatMap(({ key, words }) => [
      element("dt", null, key.split(" ").map((each) => element("kbd", null, each))),
      element("dd", null, say(words)),
    ]))]);
}
