/** One line for each seat of a new game: who shall sit there. */

import { seatMark } from "./art.js";
import { element, refill } from "./element.js";
import { seatSomebody } from "./setup.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").GameCard} GameCard */
/** @typedef {import("./wire.d.ts").LevelCard} LevelCard */
/** @typedef {import("./wire.d.ts").NewSeat} NewSeat */
/** @typedef {import("./setup.js").Setup} Setup */

/**
 * @param {GameCard} card
 * @param {LevelCard[]} levels
 * @param {Setup} setup
 */
export function seatFields(card, levels, setup) {
  const list = element("ol", { class: "seat-fields", "aria-label": say("page-seats") });
  const show = () => {
    refill(list, Array.from({ length: setup.count }, (_, seat) => seatField(card, levels, setup, seat, show)));
  };
  show();
  return list;
}

/**
 * @param {GameCard} card
 * @param {LevelCard[]} levels
 * @param {Setup} setup
 * @param {number} seat
 * @param {() => void} showAll
 */
function seatField(card, levels, setup, seat, showAll) {
  const title = card.seat_titles[seat];
  const more = element("div", { class: "seat-more", id: `seat-more-${seat}` });
  const showMore = () => refill(more, moreAbout(setup.seats[seat], levels, title));
  const list = element("select", { id: `seat-${seat}`, "aria-describedby": `seat-more-${seat}` },
    whoever(levels).map(({ value, text }) => element("option", { value, selected: value === written(setup.seats[seat]) }, text)));
  list.addEventListener("change", () => {
    seatSomebody(setup, seat, read(list.value));
    if (list.value === "person") {
      showAll();
      document.getElementById(`seat-${seat}`)?.focus();
    } else showMore();
  });
  showMore();
  return element("li", { class: "seat-field" },
    seatMark(card.seat_keys[seat]),
    element("label", { for: `seat-${seat}` }, title),
    list,
    more);
}

/** @param {LevelCard[]} levels */
function whoever(levels) {
  return [
    { value: "person", text: say("page-who-you") },
    ...levels.map(({ key, title }) => ({ value: `bot ${key}`, text: say("page-who-bot", { level: title }) })),
    { value: "device", text: say("page-who-device") },
    { value: "open", text: say("page-who-friend") },
  ];
}

/** @param {NewSeat} who */
function written({ kind, level }) {
  return kind === "bot" ? `bot ${level}` : kind;
}

/**
 * @param {string} value
 * @returns {NewSeat}
 */
function read(value) {
  const [kind, level] = value.split(" ");
  if (kind === "bot") return { kind, level };
  return kind === "device" ? { kind, name: "" } : { kind: kind === "person" ? "person" : "open" };
}

/**
 * @param {NewSeat} who
 * @param {LevelCard[]} levels
 * @param {string} title
 */
function moreAbout(who, levels, title) {
  if (who.kind === "bot") return element("p", { class: "hint" }, levels.find(({ key }) => key === who.level)?.hint);
  if (who.kind === "open") return element("p", { class: "hint" }, say("page-who-friend-hint"));
  if (who.kind === "person") return null;
  const input = element("input", {
    type: "text", maxlength: 40, autocomplete: "off", value: who.name ?? "", "aria-label": say("page-name-at", { seat: title }), placeholder: say("page-name-here"),
  });
  input.addEventListener("input", () => (who.name = input.value.trim()));
  return input;
}
