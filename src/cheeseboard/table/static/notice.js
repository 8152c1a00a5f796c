/** Short notices at the lower edge of the page: what has just happened, or what went wrong. */

import { Problem } from "./api.js";
import { icon } from "./art.js";
import { element, put } from "./element.js";
import { say } from "./words.js";

const STAYS = 6000;

/** Where notices come up. It stands from the start, so that a screen reader listens to it. */
const place = element("div", { class: "notices unprinted", role: "status", "aria-live": "polite" });
document.body.append(place);

/**
 * @param {string} text
 * @param {{alarm?: boolean}} [more] an alarm stays until it is closed
 */
export function notify(text, { alarm = false } = {}) {
  const close = element("button", { type: "button", class: "button bare round", "aria-label": say("page-close") }, icon("close"));
  const notice = element("div", { class: alarm ? "notice alarm row" : "notice row" }, element("span", null, text), close);
  close.addEventListener("click", () => notice.remove());
  // A dialog lies above everything else, so what happens in it is told in it.
  put(topmost(), notice);
  if (!alarm) setTimeout(() => notice.remove(), STAYS);
  return notice;
}

/** @returns {HTMLElement} */
function topmost() {
  const dialogs = document.querySelectorAll("dialog[open]");
  const dialog = dialogs[dialogs.length - 1];
  if (!dialog) return place;
  let inside = dialog.querySelector(".notices");
  if (!inside) dialog.append((inside = element("div", { class: "notices", role: "status", "aria-live": "polite" })));
  return /** @type {HTMLElement} */ (inside);
}

/** @param {unknown} error */
export function complain(error) {
  if (!(error instanceof Problem)) console.error(error);
  return notify(error instanceof Problem ? error.message : say("page-went-wrong"), { alarm: true });
}

/**
 * Do something that takes a moment: its button waits, and what goes wrong is told.
 * @param {HTMLButtonElement | HTMLElement} button
 * @param {() => Promise<unknown>} deed
 */
export async function attempt(button, deed) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  try {
    await deed();
  } catch (error) {
    complain(error);
  } finally {
    button.removeAttribute("aria-busy");
  }
}
