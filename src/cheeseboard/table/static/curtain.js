/** Several play on one device and know different things: before the next one looks, the device changes hands. */

import { icon, seatMark } from "./art.js";
import { element } from "./element.js";
import { say } from "./words.js";

/**
 * Cover the page until the next player is ready.
 * @param {import("./wire.d.ts").Seat} seat
 * @returns {Promise<void>}
 */
export function drawCurtain(seat) {
  return new Promise((opened) => {
    const ready = element("button", { type: "button", class: "button main" }, icon("eye"), say("page-curtain-ready"));
    const curtain = element("dialog", { class: "curtain", "aria-labelledby": "curtain" },
      element("div", { class: "curtain-inside" },
        seatMark(seat.key),
        element("h2", { id: "curtain" }, say("page-curtain", { player: seat.player || seat.title })),
        element("p", null, say("page-curtain-hint", { seat: seat.title })),
        ready));
    // Escape must not show one player's secrets to another.
    curtain.addEventListener("cancel", (event) => event.preventDefault());
    curtain.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
    curtain.addEventListener("close", () => {
      curtain.remove();
      opened();
    });
    ready.addEventListener("click", () => curtain.close());
    document.body.append(curtain);
    curtain.showModal();
    ready.focus();
  });
}
