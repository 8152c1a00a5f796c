/** The dialog in which a game is set up: which one, who plays where, and what is agreed on. */

import { get, post } from "./api.js";
import { icon } from "./art.js";
import { chooseFromList, chooseOne } from "./choices.js";
import { openDialog } from "./dialog.js";
import { element, refill } from "./element.js";
import { openInvitations } from "./invitations.js";
import { attempt } from "./notice.js";
import { prefer, preference } from "./preferences.js";
import { seatFields } from "./seatfields.js";
import { PACES, WAYS, fitting, seatsFor, usualSetup, valueOf, wishFor } from "./setup.js";
import { emblem } from "./shelf.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").GameCard} GameCard */
/** @typedef {import("./wire.d.ts").LevelCard} LevelCard */
/** @typedef {import("./setup.js").Setup} Setup */

/**
 * @param {{cards: GameCard[], levels: LevelCard[], card: GameCard, way?: import("./setup.js").Way}} given
 */
export function openNewGame({ cards, levels, card, way }) {
  const start = element("button", { type: "submit", form: "new-game", class: "button main" }, icon("play"), say("page-start"));
  let setup = firstSetup(card, levels, way);
  const rest = element("div", { class: "new-game" }, restFields(card, levels, setup));
  const body = element("form", { id: "new-game", class: "new-game" },
    cards.length > 1 && chooseOne(say("page-which-game"), cards.map(({ key, title }) => ({ value: key, title: [emblem(key), title] })), card.key, (key) => {
      card = cards.find((other) => other.key === key) ?? card;
      setup = firstSetup(card, levels, setup.way);
      refill(rest, restFields(card, levels, setup));
    }),
    rest);
  openDialog(say("page-new-game"), body, { foot: start });
  body.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(start, () => begin(card, setup));
  });
}

/**
 * As the last time, or as usual; a way that was asked for comes before the one of the last time.
 * @param {GameCard} card
 * @param {LevelCard[]} levels
 * @param {import("./setup.js").Way} [way]
 * @returns {Setup}
 */
function firstSetup(card, levels, way) {
  const kept = fitting(card, levels.map(({ key }) => key), readKept()[card.key]);
  if (kept && (!way || kept.way === way)) return kept;
  return usualSetup(card, way ?? "bots");
}

/** @returns {Record<string, unknown>} */
function readKept() {
  try {
    return JSON.parse(preference("setup") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {GameCard} card
 * @param {Setup} setup
 */
async function begin(card, setup) {
  const { table } = await post("/api/tables", wishFor(card, setup));
  prefer("setup", JSON.stringify({ ...readKept(), [card.key]: setup }));
  const open = setup.seats.slice(0, setup.count).some(({ kind }) => kind === "open");
  if (!open) return location.assign(`/tables/${table}`);
  document.querySelector("dialog")?.close();
  openInvitations(await get(`/api/tables/${table}`));
}

/**
 * Everything below the choice of a game.
 * @param {GameCard} card
 * @param {LevelCard[]} levels
 * @param {Setup} setup
 */
function restFields(card, levels, setup) {
  const seats = element("div");
  const agreed = element("div", { class: "stack" });
  const showSeats = () => refill(seats, seatFields(card, levels, setup));
  const showAgreed = () => refill(agreed, ...optionFields(card, setup), paceField(setup));
  showSeats();
  showAgreed();
  return [
    chooseOne(say("page-who-plays"), WAYS.map((way) => ({ value: way, title: [icon(WAY_ICONS[way]), say(`page-way-${way}`)] })), setup.way, (way) => {
      setup.way = /** @type {import("./setup.js").Way} */ (way);
      setup.seats = seatsFor(setup.way, setup.seats.length);
      showSeats();
    }),
    card.seats.length > 1 && chooseOne(say("page-how-many"), card.seats.map((count) => ({ value: String(count), title: count })), String(setup.count), (count) => {
      setup.count = Number(count);
      showSeats();
      showAgreed();
    }),
    seats,
    element("details", { class: "options", ontoggle: showOpened },
      element("summary", null, say("page-options")),
      agreed),
  ];
}

/** Options come up below the edge of the dialog, where nobody would look. @param {Event} event */
function showOpened({ currentTarget }) {
  if (currentTarget instanceof HTMLDetailsElement && currentTarget.open) currentTarget.scrollIntoView({ block: "start" });
}

const WAY_ICONS = { bots: "bot", device: "device", friends: "friend" };

/**
 * @param {GameCard} card
 * @param {Setup} setup
 */
function optionFields(card, setup) {
  return card.options.map((option) => {
    const choose = (/** @type {string} */ value) => (setup.options[option.name] = value);
    const few = option.choices.length <= 3;
    return (few ? chooseOne : chooseFromList)(option.title, option.choices, valueOf(setup, option), choose, { hint: option.hint });
  });
}

/** @param {Setup} setup */
function paceField(setup) {
  const written = ({ clock, seconds } = setup.pace) => `${clock} ${seconds}`;
  return chooseFromList(say("page-pace"), PACES.map((pace) => ({ value: written(pace), title: sayPace(pace) })), written(), (value) => {
    setup.pace = PACES.find((pace) => written(pace) === value) ?? PACES[0];
  }, { hint: say("page-pace-hint") });
}

/** @param {import("./setup.js").Pace} pace */
function sayPace({ clock, seconds }) {
  if (clock === "none") return say("page-pace-none");
  if (clock === "days") return say("page-pace-days", { count: seconds / 86400 });
  return seconds < 60 ? say("page-pace-seconds", { count: seconds }) : say("page-pace-minutes", { count: seconds / 60 });
}
