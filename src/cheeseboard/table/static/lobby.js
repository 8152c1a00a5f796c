/** The lobby: the shelf, the games that go on, and every way to begin one. */

import { get, me } from "./api.js";
import { drawing, icon } from "./art.js";
import { element } from "./element.js";
import { openOwnSettings, openPage } from "./frame.js";
import { openNewGame } from "./newgame.js";
import { recordPlace, takeDroppedRecords } from "./records.js";
import { shelf } from "./shelf.js";
import { finished, goOn } from "./tables.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").GameCard} GameCard */
/** @typedef {import("./wire.d.ts").LevelCard} LevelCard */
/** @typedef {import("./wire.d.ts").Person} Person */
/** @typedef {import("./wire.d.ts").TableRow} TableRow */

/** @returns {Promise<import("./frame.js").Page>} */
async function lobby() {
  const [person, cards, levels, rows] = /** @type {[Person, GameCard[], LevelCard[], TableRow[]]} */ (
    await Promise.all([me(), get("/api/games"), get("/api/levels"), get("/api/tables")]));
  const waiting = rows.filter(({ your_turn }) => your_turn).length;
  return {
    title: say("page-house"),
    main: element("div", { class: "lobby" },
      element("div", { class: "welcome" },
        element("h1", null, say("page-welcome")),
        element("p", { class: "quiet-text" }, say("page-welcome-hint")),
        waiting > 0 && element("p", null, element("a", { class: "waiting", href: "#go-on" }, icon("bell"), say("page-waiting", { count: waiting })))),
      shelf(cards, levels, (card) => openNewGame({ cards, levels, card })),
      goOn(rows, person.name),
      ways(cards, levels),
      finished(rows, person.name)),
    foot: playingAs(person.name),
  };
}

/**
 * Ways to play besides the button on every box.
 * @param {GameCard[]} cards
 * @param {LevelCard[]} levels
 */
function ways(cards, levels) {
  return element("section", { class: "ways", "aria-labelledby": "ways" },
    element("h2", { id: "ways" }, say("page-more-ways")),
    element("div", { class: "way-cards" },
      wayCard("device", () => openNewGame({ cards, levels, card: cards[0], way: "device" })),
      wayCard("friends", () => openNewGame({ cards, levels, card: cards[0], way: "friends" })),
      recordPlace()));
}

/**
 * @param {"device" | "friends"} way
 * @param {() => void} begin
 */
function wayCard(way, begin) {
  return element("section", { class: "card way", "aria-labelledby": `way-${way}` },
    drawing("house", `spot-${way}`, "spot"),
    element("div", { class: "stack" },
      element("h3", { id: `way-${way}` }, say(`page-way-${way}`)),
      element("p", { class: "hint" }, say(`page-way-${way}-hint`)),
      element("p", null, element("button", { type: "button", class: "button", onclick: begin }, say(`page-way-${way}-begin`)))));
}

/** @param {string} name */
function playingAs(name) {
  return element("p", { class: "row wrap" },
    element("span", null, say("page-playing-as", { name })),
    element("button", { type: "button", class: "button bare", onclick: openOwnSettings }, icon("pencil"), say("page-change-name")));
}

takeDroppedRecords();
openPage(lobby);
