/** Who sits where: links for free seats, and seats that change hands. */

import { get, post } from "./api.js";
import { icon, seatMark } from "./art.js";
import { openDialog } from "./dialog.js";
import { element, refill } from "./element.js";
import { invitations, onlyHere } from "./invitations.js";
import { attempt } from "./notice.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Seat} Seat */
/** @typedef {import("./wire.d.ts").LevelCard} LevelCard */
/** @typedef {import("./wire.d.ts").SeatChange} SeatChange */

export class SeatList {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Seat[]} */
    this.seats = [];
    this.host = false;
    this.over = false;
    /** @type {LevelCard[]} */
    this.levels = [];
    this.body = element("div", { class: "stack" });
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
  }

  /** @param {{seats: Seat[], host: boolean, over: boolean}} told */
  show({ seats, host, over }) {
    this.seats = seats;
    this.host = host;
    this.over = over;
    if (this.dialog) this.draw();
  }

  async open() {
    if (!this.levels.length) this.levels = await get("/api/levels");
    this.draw();
    this.dialog = openDialog(say("page-players-at-table"), this.body, { closed: () => (this.dialog = null) });
  }

  draw() {
    const free = this.seats.filter(({ kind, link }) => kind === "open" && link);
    refill(this.body,
      free.length > 0 && element("section", { class: "stack" }, element("h3", null, say("page-invite")), onlyHere(), invitations(this.table, free)),
      element("ul", { class: "players" }, this.seats.map((seat) => this.player(seat))));
  }

  /** @param {Seat} seat */
  player(seat) {
    return element("li", { class: "player" },
      element("div", { class: "row" }, seatMark(seat.key), element("strong", null, seat.title), element("span", null, playerName(seat)), status(seat)),
      !this.over && element("div", { class: "row wrap" }, this.deeds(seat)));
  }

  /** What may be done with a seat. @param {Seat} seat */
  deeds(seat) {
    const { kind, yours, covered, here } = seat;
    const free = kind === "open" || kind === "bot";
    const mayGive = yours || (this.host && free);
    return [
      yours && covered && this.deed(seat, "page-seat-return", { action: "return" }, "main"),
      this.host && free && !yours && this.deed(seat, "page-seat-take", { action: "take" }),
      yours && !covered && this.deed(seat, "page-seat-cover", { action: "cover", level: this.levels[1]?.key ?? "" }),
      this.host && !yours && kind === "person" && !here && !covered && this.deed(seat, "page-seat-cover-away", { action: "cover", level: "" }),
      mayGive && kind !== "open" && this.deed(seat, "page-seat-open", { action: "open" }),
      mayGive && !yours && this.deed(seat, "page-seat-device", { action: "device" }),
      mayGive && this.botField(seat),
    ];
  }

  /**
   * @param {Seat} seat
   * @param {string} key
   * @param {SeatChange} change
   * @param {string} [looks]
   */
  deed({ seat, title }, key, change, looks = "") {
    const button = element("button", { type: "button", class: `button ${looks}`, "aria-label": `${title}: ${say(key)}` }, say(key));
    button.addEventListener("click", () => attempt(button, () => post(`/api/tables/${this.table}/seats/${seat}`, change)));
    return button;
  }

  /** @param {Seat} seat */
  botField({ seat, title, kind, level }) {
    const list = element("select", { "aria-label": say("page-seat-bot", { seat: title }) },
      element("option", { value: "", selected: kind !== "bot" }, say("page-seat-bot-choose")),
      this.levels.map((card) => element("option", { value: card.key, selected: kind === "bot" && card.key === level }, say("page-who-bot", { level: card.title }))));
    list.addEventListener("change", () => list.value && attempt(list, () => post(`/api/tables/${this.table}/seats/${seat}`, { action: "bot", level: list.value })));
    return list;
  }
}

/** @param {Seat} seat */
export function playerName({ kind, player = "", yours }) {
  if (kind === "open") return say("page-seat-still-free");
  if (kind === "bot") return say("page-who-bot", { level: player });
  return yours && kind === "person" ? say("page-name-you", { name: player }) : player;
}

/** Who sits there, in as few words as can be. @param {Seat} seat */
export function shortName({ kind, player = "", yours }) {
  const name = kind === "open" ? say("page-seat-still-free") : yours && kind === "person" ? say("page-who-you") : player;
  return [kind === "bot" && icon("bot"), element("span", { class: "mat-player" }, name)];
}

/** Badges: covered by a bot, away, to act. @param {Seat} seat */
export function status({ kind, covered, here, acting, yours }) {
  return [
    acting && element("span", { class: "badge now" }, say(yours ? "page-your-turn" : "page-to-act")),
    covered && element("span", { class: "badge" }, icon("bot"), say("page-covered")),
    !covered && kind === "person" && !here && !yours && element("span", { class: "badge" }, icon("offline"), say("page-away")),
  ];
}
