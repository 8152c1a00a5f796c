/** The log: what happened, as sentences, each with its rule; every one leads to its moment. */

import { get } from "./api.js";
import { seatMark } from "./art.js";
import { element, refill } from "./element.js";
import { attempt } from "./notice.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Line} Line */

export class Logbook {
  /**
   * @param {{table: string, looking: () => number, openRule: (rule: string) => void, openMoment: (move: number) => void}} given
   */
  constructor({ table, looking, openRule, openMoment }) {
    this.table = table;
    this.looking = looking;
    this.openRule = openRule;
    this.openMoment = openMoment;
    /** @type {Line[]} */
    this.lines = [];
    this.list = element("ol", { class: "log" });
    this.older = element("button", { type: "button", class: "button", onclick: () => attempt(this.older, () => this.readOlder()) }, say("page-log-older"));
    this.element = element("div", { class: "log-box" }, this.older,
      element("div", { class: "log-lines", role: "log", "aria-live": "polite", "aria-label": say("page-log") }, this.list));
  }

  /** @param {Line[]} lines */
  begin(lines) {
    this.lines = lines;
    this.draw();
    this.showNewest();
  }

  /** @param {Line} line */
  add(line) {
    this.lines.push(line);
    const before = this.lines[this.lines.length - 2];
    this.list.append(this.entry(line, before?.move));
    this.showNewest();
  }

  /** A move was taken back: its sentences go. @param {number} moves that there still are */
  forgetAfter(moves) {
    this.lines = this.lines.filter(({ move }) => move <= moves);
    this.draw();
  }

  /** The rules of the last move: they matter now. @returns {string[]} */
  rulesNow() {
    const last = this.lines[this.lines.length - 1]?.move;
    return [...new Set(this.lines.filter(({ move, rule }) => move === last && rule).map(({ rule }) => /** @type {string} */ (rule)))];
  }

  showNewest() {
    const scrolled = this.element.parentElement;
    if (scrolled) scrolled.scrollTop = scrolled.scrollHeight;
  }

  draw() {
    refill(this.list, this.lines.map((line, place) => this.entry(line, this.lines[place - 1]?.move)));
    this.older.hidden = (this.lines[0]?.move ?? 1) <= 1;
  }

  /**
   * @param {Line} line
   * @param {number} [before] the move of the sentence before
   */
  entry({ move, text, rule, tone }, before) {
    return element("li", { class: move === before ? "" : "log-first" },
      move !== before && tone && seatMark(tone),
      element("button", { type: "button", class: "log-text", title: say("page-look-at-move", { number: move }), onclick: () => this.openMoment(move) }, text),
      rule && element("button", { type: "button", class: "log-rule", title: say("page-open-rule", { rule }), onclick: () => this.openRule(rule) }, `§${rule}`));
  }

  async readOlder() {
    const before = this.lines[0]?.move ?? 1;
    const older = /** @type {Line[]} */ (await get(`/api/tables/${this.table}/log?before=${before}&seat=${this.looking()}`));
    this.lines = [...older, ...this.lines];
    this.draw();
  }
}
