/** The page that a seat's link opens: which game, which seat, who is there already; and one button to sit down. */

import { get, post } from "./api.js";
import { icon, seatMark } from "./art.js";
import { element } from "./element.js";
import { openPage } from "./frame.js";
import { attempt } from "./notice.js";
import { cover } from "./shelf.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").SeatOffer} SeatOffer */

const token = location.pathname.split("/")[2] ?? "";

/** @returns {Promise<import("./frame.js").Page>} */
async function seat() {
  const offer = /** @type {SeatOffer} */ (await get(`/api/seats/${token}`));
  const place = offer.seats[offer.seat];
  return {
    title: offer.title,
    main: element("div", { class: "offer" },
      element("div", { class: "box" }, cover(offer.game), element("p", { class: "box-title", "aria-hidden": "true" }, offer.title)),
      element("div", { class: "offer-text" },
        element("h1", null, offer.title),
        element("p", { class: "offer-seat row" }, seatMark(place.key), sentence(offer)),
        element("ul", { class: "offer-seats" }, offer.seats.map((other) => element("li", { class: "row" },
          seatMark(other.key), element("strong", null, other.title), element("span", { class: "quiet-text" }, whoSits(other, other.seat === offer.seat))))),
        sitDown(offer))),
  };
}

/** @param {SeatOffer} offer */
function sentence({ seats, seat }) {
  const { title, kind, player = "", yours } = seats[seat];
  if (yours) return say("page-seat-yours", { seat: title });
  return kind === "open" ? say("page-seat-free", { seat: title }) : say("page-seat-held", { seat: title, player });
}

/**
 * @param {import("./wire.d.ts").Seat} seat
 * @param {boolean} offered
 */
function whoSits({ kind, player = "", level = "", yours }, offered) {
  if (yours) return say("page-who-you");
  if (kind === "open") return offered ? say("page-seat-for-you") : say("page-seat-still-free");
  return kind === "bot" ? say("page-who-bot", { level: player || level }) : player;
}

/** @param {SeatOffer} offer */
function sitDown({ table, seats, seat }) {
  if (seats[seat].yours) return element("p", null, element("a", { class: "button main", href: `/tables/${table}` }, icon("play"), say("page-to-table")));
  const button = element("button", { type: "button", class: "button main" }, icon("play"), say("page-sit-down"));
  button.addEventListener("click", () => attempt(button, async () => {
    const { table } = await post(`/api/seats/${token}`);
    location.assign(`/tables/${table}`);
  }));
  return element("p", { class: "row wrap" }, button, element("a", { class: "button", href: `/tables/${table}` }, icon("eye"), say("page-only-watch")));
}

openPage(seat);
