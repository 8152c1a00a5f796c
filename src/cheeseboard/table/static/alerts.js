/** Telling somebody who looks elsewhere that it is their turn: in the title of the page, and as a notification if that is allowed. */

import { prefer, preference } from "./preferences.js";
import { sound } from "./sounds.js";
import { say } from "./words.js";

let calling = false;

/**
 * @param {boolean} turn whether it is the reader's turn now
 * @param {string} title of the game
 * @param {string} prompt
 */
export function tellTurn(turn, title, prompt) {
  const house = `${title} · ${say("page-house")}`;
  document.title = turn ? `● ${say("page-your-turn")} · ${house}` : house;
  if (turn && !calling) {
    sound("turn");
    if (document.hidden) notifyOf(title, prompt);
  }
  calling = turn;
}

/**
 * @param {string} title
 * @param {string} body
 */
function notifyOf(title, body) {
  if (!wantsAlerts()) return;
  try {
    const notification = new Notification(`${title}: ${say("page-your-turn")}`, { body, tag: location.pathname });
    notification.addEventListener("click", () => {
      focus();
      notification.close();
    });
  } catch {
    // Some phones only let a service worker notify; the title and the sound have to do.
  }
}

export function canAlert() {
  return "Notification" in globalThis;
}

export function wantsAlerts() {
  return canAlert() && preference("notify") === "on" && Notification.permission === "granted";
}

/** @param {boolean} on */
export async function wishAlerts(on) {
  const granted = on && (await Notification.requestPermission()) === "granted";
  prefer("notify", granted ? "on" : null);
  return granted;
}
