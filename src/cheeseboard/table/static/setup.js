/** What a new game shall be like: who sits where, what is agreed on, how long a move may take. */

/** @typedef {import("./wire.d.ts").GameCard} GameCard */
/** @typedef {import("./wire.d.ts").NewSeat} NewSeat */
/** @typedef {import("./wire.d.ts").NewTable} NewTable */
/** @typedef {"bots" | "device" | "friends"} Way */
/** @typedef {{clock: "none" | "move" | "days", seconds: number}} Pace */
/**
 * options holds only what somebody has chosen: the others follow the number of seats.
 * @typedef {{way: Way, count: number, seats: NewSeat[], options: Record<string, string>, pace: Pace}} Setup
 */

/** @type {readonly Way[]} */
export const WAYS = ["bots", "device", "friends"];

/** The bot that sits down where nobody has asked for another. */
export const USUAL_LEVEL = "nibbler";

const MINUTE = 60;
const DAY = 86400;

/** How long a move may take. @type {readonly Pace[]} */
export const PACES = [
  { clock: "none", seconds: 0 },
  { clock: "move", seconds: 30 },
  ...[1, 2, 5].map((minutes) => /** @type {Pace} */ ({ clock: "move", seconds: minutes * MINUTE })),
  ...[1, 3, 7].map((days) => /** @type {Pace} */ ({ clock: "days", seconds: days * DAY })),
];

/** How many play when nobody has said: of the numbers a game is for, the middle one. @param {GameCard} card */
export function usualCount(card) {
  return card.seats[Math.floor(card.seats.length / 2)] ?? 1;
}

/**
 * @param {GameCard} card
 * @param {Way} way
 * @returns {Setup}
 */
export function usualSetup(card, way) {
  const count = usualCount(card);
  return { way, count, seats: seatsFor(way, Math.max(...card.seats)), options: {}, pace: { clock: "none", seconds: 0 } };
}

/**
 * You in the first seat, and in the others whoever that way of playing brings.
 * @param {Way} way
 * @param {number} count
 * @returns {NewSeat[]}
 */
export function seatsFor(way, count) {
  return Array.from({ length: count }, (_, seat) => (seat ? other(way) : { kind: "person" }));
}

/**
 * @param {Way} way
 * @returns {NewSeat}
 */
function other(way) {
  if (way === "device") return { kind: "device", name: "" };
  return way === "friends" ? { kind: "open" } : { kind: "bot", level: USUAL_LEVEL };
}

/**
 * Let somebody sit there. There is only one of you: if you move, whoever sat there takes your old seat.
 * @param {Setup} setup
 * @param {number} seat
 * @param {NewSeat} who
 */
export function seatSomebody(setup, seat, who) {
  if (who.kind === "person") {
    const before = setup.seats.findIndex(({ kind }) => kind === "person");
    if (before >= 0) setup.seats[before] = setup.seats[seat];
  }
  setup.seats[seat] = who;
}

/**
 * The value of an option, chosen or usual.
 * @param {Setup} setup
 * @param {import("./wire.d.ts").OptionCard} option
 */
export function valueOf(setup, option) {
  return setup.options[option.name] ?? option.defaults[setup.count] ?? option.choices[0].value;
}

/**
 * What is sent to set the game up.
 * @param {GameCard} card
 * @param {Setup} setup
 * @returns {NewTable}
 */
export function wishFor(card, setup) {
  return {
    game: card.key,
    seats: setup.seats.slice(0, setup.count),
    options: Object.fromEntries(card.options.map((option) => [option.name, valueOf(setup, option)])),
    ...setup.pace,
  };
}

/**
 * What was kept from the last time, as far as it still fits the game.
 * @param {GameCard} card
 * @param {string[]} levels
 * @param {any} kept
 * @returns {Setup | null}
 */
export function fitting(card, levels, kept) {
  if (!kept || !WAYS.includes(kept.way) || !card.seats.includes(kept.count) || !Array.isArray(kept.seats)) return null;
  const setup = usualSetup(card, kept.way);
  setup.count = kept.count;
  setup.seats = setup.seats.map((usual, seat) => {
    const { kind, level, name } = kept.seats[seat] ?? {};
    if (kind === "bot") return levels.includes(level) ? { kind, level } : usual;
    return ["person", "device", "open"].includes(kind) ? { kind, ...(kind === "device" && { name: String(name ?? "") }) } : usual;
  });
  for (const { name, choices } of card.options) {
    const value = kept.options?.[name];
    if (choices.some((choice) => choice.value === value)) setup.options[name] = value;
  }
  setup.pace = PACES.find(({ clock, seconds }) => clock === kept.pace?.clock && seconds === kept.pace?.seconds) ?? setup.pace;
  return setup;
}
