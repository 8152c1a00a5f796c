/** Clocks that run: seconds left, counted down by the browser between what the server says. */

import { icon } from "./art.js";
import { element } from "./element.js";
import { say, sayWhen } from "./words.js";

const HOUR = 3600;
const SOON = 20;

/** @type {Set<HTMLElement>} */
const running = new Set();

setInterval(() => {
  for (const clock of running) {
    if (clock.isConnected) show(clock);
    else running.delete(clock);
  }
}, 500);

/** @param {number} left seconds @param {number} told when that was, in milliseconds */
export function clock(left, told) {
  const made = element("span", { class: "clock badge", role: "timer", "data-until": told + left * 1000 });
  running.add(made);
  show(made);
  return made;
}

/** @param {HTMLElement} clock */
function show(clock) {
  const left = Math.max(0, Math.ceil((Number(clock.dataset.until) - Date.now()) / 1000));
  clock.classList.toggle("soon-over", left <= SOON);
  const text = left > HOUR ? sayWhen(new Date(Date.now() + left * 1000)) : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (clock.dataset.shown === text) return;
  clock.dataset.shown = text;
  clock.replaceChildren(icon("clock"), text);
  clock.title = say("page-time-left");
}
