/** The end of a game: who has won, and what can be done now. */

import { post } from "./api.js";
import { icon, seatMark } from "./art.js";
import { openDialog } from "./dialog.js";
import { element } from "./element.js";
import { attempt } from "./notice.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Table} Table */
/** @typedef {import("./wire.d.ts").End} End */

/**
 * Once more, looked back at, or watched again.
 * @param {{table: string, rematch: string, seated: boolean, watchAgain: () => void}} given
 */
export function endDeeds({ table, rematch, seated, watchAgain }) {
  const again = element("button", { type: "button", class: "button main" }, icon("redo"), say("page-rematch"));
  again.addEventListener("click", () => attempt(again, async () => {
    const link = rematch ? { table: rematch } : await post(`/api/tables/${table}/rematch`);
    location.assign(`/tables/${link.table}`);
  }));
  return [
    (seated || rematch) && again,
    element("a", { class: "button", href: `/tables/${table}/story` }, icon("chart"), say("page-look-back")),
    element("button", { type: "button", class: "button", onclick: watchAgain }, icon("eye"), say("page-replay")),
  ];
}

/**
 * @param {End} end
 * @param {import("./wire.d.ts").Seat[]} seats
 * @param {{foot: import("./element.js").Child, openRule: (rule: string) => void}} given
 */
export function openEnding(end, seats, { foot, openRule }) {
  const dialog = openDialog(end.text, [
    element("p", null, end.reason, " ", end.rule && element("button", {
      type: "button", class: "log-rule", onclick: () => {
        dialog.close();
        openRule(end.rule);
      },
    }, `§${end.rule}`)),
    standings(end, seats),
  ], { foot, looks: "ending" });
  return dialog;
}

/**
 * Who came in where, the winners first.
 * @param {End} end
 * @param {import("./wire.d.ts").Seat[]} seats
 */
export function standings(end, seats) {
  return element("ol", { class: "standings" }, [...end.standings].sort((one, two) => one.place - two.place).map(({ seat, place, text }) =>
    element("li", { class: place === 1 ? "winner" : "" },
      seatMark(seats[seat].key),
      element("strong", null, text),
      seats[seat].player && element("span", { class: "quiet-text" }, seats[seat].player))));
}
