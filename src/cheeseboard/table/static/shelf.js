/** The games, standing on a shelf as boxes. */

import { post } from "./api.js";
import { drawing, hasArt, icon, readArt } from "./art.js";
import { element, shape } from "./element.js";
import { attempt } from "./notice.js";
import { USUAL_LEVEL, usualSetup, wishFor } from "./setup.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").GameCard} GameCard */
/** @typedef {import("./wire.d.ts").LevelCard} LevelCard */

/**
 * @param {GameCard[]} cards
 * @param {LevelCard[]} levels
 * @param {(card: GameCard) => void} setUp
 */
export function shelf(cards, levels, setUp) {
  return element("ul", { class: "shelf" }, cards.map((card) => game(card, levels, () => setUp(card))));
}

/**
 * @param {GameCard} card
 * @param {LevelCard[]} levels
 * @param {() => void} setUp
 */
function game(card, levels, setUp) {
  return element("li", { class: "game" },
    element("div", { class: "box", onclick: setUp }, cover(card.key), element("h2", { class: "box-title" }, card.title)),
    element("div", { class: "plank" }),
    element("p", { class: "facts" },
      element("span", null, icon("people"), element("span", { class: "unseen" }, say("page-players")), " ", span(card.seats)),
      card.minutes && element("span", null, icon("clock"), element("span", { class: "unseen" }, say("page-minutes")), " ", card.minutes)),
    element("p", { class: "tagline" }, card.tagline),
    element("div", { class: "game-buttons" },
      playButton(card),
      element("button", {
        type: "button", class: "button round", title: say("page-set-up"), "aria-label": say("page-set-up-game", { game: card.title }), onclick: setUp,
      }, icon("gear"))),
    element("p", { class: "against small quiet-text" }, against(card, levels)),
    element("p", null, element("a", { class: "rules-link small", href: `/rules/${card.key}`, "aria-label": say("page-rules-of", { game: card.title }) }, say("page-rules"))));
}

/** @param {GameCard} card */
function playButton(card) {
  const button = element("button", { type: "button", class: "button main", "aria-label": say("page-play-game", { game: card.title }) },
    icon("play"), say("page-play"));
  button.addEventListener("click", () => attempt(button, async () => {
    const { table } = await post("/api/tables", wishFor(card, usualSetup(card, "bots")));
    location.assign(`/tables/${table}`);
  }));
  return button;
}

/**
 * Whom one plays against at a touch of the button.
 * @param {GameCard} card
 * @param {LevelCard[]} levels
 */
function against(card, levels) {
  const { count } = usualSetup(card, "bots");
  const level = levels.find(({ key }) => key === USUAL_LEVEL)?.title ?? "";
  return count > 1 ? say("page-against", { count: count - 1, level }) : say("page-alone");
}

/** The lid of a box. @param {string} key */
export function cover(key) {
  return soon(key, "cover", "cover");
}

/** The small sign of a game. @param {string} key */
export function emblem(key) {
  return soon(key, "emblem", "sign");
}

/**
 * A drawing of a game, or that of the house if it has none. Nobody waits for it: it comes when the game's art has come.
 * @param {string} key
 * @param {string} name
 * @param {string} looks
 */
function soon(key, name, looks) {
  const own = () => drawing(hasArt(key, name) ? key : "house", name, looks);
  if (hasArt(key, name)) return own();
  const place = shape("svg", { class: looks, "aria-hidden": "true" });
  readArt(key).then(() => place.replaceWith(own()));
  return place;
}

/** "2–4", "1", "2, 4". @param {number[]} counts */
function span(counts) {
  const [first, last] = [counts[0], counts[counts.length - 1]];
  if (counts.length > 1 && last - first === counts.length - 1) return `${first}–${last}`;
  return counts.join(", ");
}
