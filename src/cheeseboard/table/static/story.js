/** A game that is over, looked back at: who led when, what turned it, what would have been better, and whether the dice were fair. */

import { get, post } from "./api.js";
import { icon, seatMark } from "./art.js";
import { chartTable, drawChart, sideName, sidesOf } from "./chart.js";
import { element, refill } from "./element.js";
import { standings } from "./ending.js";
import { seedCheck } from "./fairness.js";
import { openPage } from "./frame.js";
import { attempt, complain } from "./notice.js";
import { rollCharts } from "./rolls.js";
import { emblem } from "./shelf.js";
import { say, sayShare } from "./words.js";

/** @typedef {import("./wire.d.ts").Table} Table */
/** @typedef {import("./wire.d.ts").Story} Story */
/** @typedef {import("./wire.d.ts").Moment} Moment */
/** @typedef {import("./chart.js").Side} Side */

const table = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const ASK_AGAIN = 1500;
const MISTAKES_AT_MOST = 5;
/** Less than this is no mistake worth a line. */
const WORTH_TELLING = 0.03;

let waiting = 0;

/** @returns {Promise<import("./frame.js").Page>} */
async function story() {
  const game = /** @type {Table} */ (await get(`/api/tables/${table}`));
  const told = element("div", { class: "stack" });
  clearTimeout(waiting);
  await tell(game, told);
  return {
    title: say("page-story-of", { game: game.title }),
    main: element("article", { class: "story" }, heading(game), told),
  };
}

/**
 * @param {Table} game
 * @param {HTMLElement} place
 */
async function tell(game, place) {
  const found = /** @type {Story} */ (await get(`/api/tables/${table}/story`));
  if (!found.ready) {
    refill(place, looking(found.done ?? 0));
    waiting = setTimeout(() => tell(game, place).catch(complain), ASK_AGAIN);
    return;
  }
  const sides = sidesOf(found, game.seats);
  refill(place, led(found, sides), turned(found, sides, game), mistakes(found, game), rollCharts(found.rolls ?? []), seeds(found));
}

/** @param {Story} story */
function seeds({ seed, commitment }) {
  return seed && commitment && seedCheck(seed, commitment);
}

/** @param {number} done */
function looking(done) {
  return element("div", { class: "card looking stack" },
    element("label", { for: "looking" }, say("page-looking-back")),
    element("progress", { id: "looking", max: 1, value: done }, sayShare(done)));
}

/** Who has won, and what can be done now. @param {Table} game */
function heading({ game, title, end, seats, rematch }) {
  const again = element("button", { type: "button", class: "button main" }, icon("redo"), say("page-rematch"));
  again.addEventListener("click", () => attempt(again, async () => {
    const link = rematch ? { table: rematch } : await post(`/api/tables/${table}/rematch`);
    location.assign(`/tables/${link.table}`);
  }));
  return element("header", { class: "story-head" },
    element("p", { class: "quiet-text row" }, emblem(game), title),
    element("h1", null, end ? end.text : say("page-not-over")),
    end && element("p", null, end.reason, end.rule && [" ", element("a", { href: `/rules/${game}#${end.rule}` }, `§${end.rule}`)]),
    end && standings(end, seats),
    element("div", { class: "row wrap unprinted" },
      again,
      element("a", { class: "button", href: `/tables/${table}#move-0` }, icon("eye"), say("page-replay")),
      element("a", { class: "button", href: `/api/tables/${table}/record`, download: `${game}-${table}.curd` }, icon("save"), say("page-save-record"))));
}

/**
 * @param {Story} story
 * @param {Side[]} sides
 */
function led(story, sides) {
  const last = (story.shares?.length ?? 1) - 1;
  const read = element("output", { class: "chart-reading", for: "moment" });
  const slider = element("input", { type: "range", id: "moment", min: 0, max: last, value: last, "aria-label": say("page-move") });
  const away = element("a", { class: "button" });
  const chart = drawChart(story, sides, (moment) => show(moment));
  const show = (/** @type {number} */ moment) => {
    slider.value = String(moment);
    slider.setAttribute("aria-valuetext", sayMoment(story, sides, moment));
    chart.show(moment);
    refill(read, element("strong", null, moment ? say("page-after-move", { number: moment }) : say("page-at-start")), sides.map((side) =>
      element("span", { class: "row" }, seatMark(side.seats[0].key), sideName(side), element("b", null, sayShare(story.shares?.[moment]?.[side.first] ?? 0)))));
    away.href = `/tables/${table}#move-${moment}`;
    refill(away, icon("eye"), say("page-look-at-moment"));
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  show(last);
  return element("section", { class: "card stack", "aria-labelledby": "led" },
    element("h2", { id: "led" }, say("page-led")),
    element("p", { class: "hint" }, say("page-led-hint")),
    chart.svg,
    element("div", { class: "chart-steps unprinted" }, slider, read, away),
    element("details", { class: "unprinted" }, element("summary", null, say("page-in-numbers")), element("div", { class: "chart-table", tabindex: "0", role: "group", "aria-label": say("page-in-numbers") }, chartTable(story, sides))));
}

/**
 * @param {Story} story
 * @param {Side[]} sides
 * @param {number} moment
 */
function sayMoment({ shares = [] }, sides, moment) {
  return [moment ? say("page-after-move", { number: moment }) : say("page-at-start"), ...sides.map((side) => `${sideName(side)} ${sayShare(shares[moment]?.[side.first] ?? 0)}`)].join(", ");
}

/**
 * @param {Story} story
 * @param {Side[]} sides
 * @param {Table} game
 */
function turned({ shares = [], turning = [], best = [], loss = [] }, sides, game) {
  return element("section", { class: "card stack", "aria-labelledby": "turned" },
    element("h2", { id: "turned" }, say("page-turned")),
    turning.length === 0 && element("p", null, say("page-nothing-turned")),
    element("ol", { class: "moves" }, turning.map((number) => moveLine(game, number, [
      element("p", { class: "changes" }, sides.map((side) =>
        element("span", { class: "row" }, seatMark(side.seats[0].key), element("span", { class: "unseen" }, sideName(side)),
          say("page-changed", { before: sayShare(shares[number - 1][side.first]), after: sayShare(shares[number][side.first]) })))),
      better(best[number - 1], loss[number - 1]),
    ]))));
}

/**
 * The moves that gave most away.
 * @param {Story} story
 * @param {Table} game
 */
function mistakes({ best = [], loss = [] }, game) {
  const worst = loss.map((lost, place) => ({ lost, number: place + 1 }))
    .filter(({ lost, number }) => lost >= WORTH_TELLING && best[number - 1])
    .sort((one, two) => two.lost - one.lost)
    .slice(0, MISTAKES_AT_MOST);
  return element("section", { class: "card stack", "aria-labelledby": "mistakes" },
    element("h2", { id: "mistakes" }, say("page-mistakes")),
    element("p", { class: "hint" }, worst.length ? say("page-mistakes-hint") : say("page-no-mistakes")),
    element("ol", { class: "moves" }, worst.map(({ number, lost }) => moveLine(game, number, better(best[number - 1], lost)))));
}

/**
 * A move of the game, by whom it was made and how it is written; both are asked for when it is shown.
 * @param {Table} game
 * @param {number} number
 * @param {import("./element.js").Child} more
 */
function moveLine({ seats }, number, more) {
  const made = element("span", { class: "row" });
  get(`/api/tables/${table}/moments/${number}`).then((/** @type {Moment} */ { seat = -1, text = "" }) => {
    if (seat >= 0) refill(made, seatMark(seats[seat].key), element("strong", null, seats[seat].title), text && element("code", null, text));
  }).catch(complain);
  return element("li", null,
    element("a", { class: "move-number", href: `/tables/${table}#move-${number}`, "aria-label": say("page-look-at-move", { number }) }, number),
    element("div", { class: "move-what" }, made, more));
}

/**
 * @param {string | undefined} best
 * @param {number | undefined} lost
 */
function better(best, lost = 0) {
  if (!best || lost < WORTH_TELLING) return null;
  return element("p", { class: "small" }, say("page-better"), " ", element("code", null, best), " ", element("span", { class: "quiet-text" }, say("page-given-away", { share: sayShare(lost) })));
}

openPage(story);
