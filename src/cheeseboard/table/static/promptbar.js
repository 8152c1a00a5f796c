/** The line that always says whose turn it is and what is asked, and the buttons that go with it. */

import { icon, seatMark } from "./art.js";
import { element, refill } from "./element.js";
import { say } from "./words.js";

/** @typedef {import("./playback.js").Playback} Playback */
/** @typedef {import("./wire.d.ts").Ask} Ask */
/** @typedef {import("./wire.d.ts").Seat} Seat */

export class PromptBar {
  /**
   * @param {{buttons: HTMLElement, hands: HTMLElement, back: () => void, again: () => void, letGo: () => void, openRule: (rule: string) => void}} given
   *   buttons: those of the game itself; hands: where they lie on a phone, under the thumb
   */
  constructor({ buttons, hands, back, again, letGo, openRule }) {
    this.openRule = openRule;
    /** The rule of what was refused last. */
    this.rule = "";
    this.mark = element("span", { class: "prompt-mark" });
    this.text = element("p", { class: "prompt-text", "aria-live": "polite" });
    this.soon = element("span", { class: "soon", hidden: true });
    this.why = element("p", { class: "why", role: "status" });
    this.back = deed("undo", "page-back", back);
    this.again = deed("redo", "page-again", again);
    this.held = element("button", { type: "button", class: "button bare", hidden: true, onclick: letGo });
    this.watching = element("div", { class: "watching row", hidden: true });
    this.end = element("div", { class: "end-deeds row wrap", hidden: true });
    this.note = element("div", { class: "seat-note row wrap", hidden: true });
    this.element = element("section", { class: "prompt-bar", "aria-label": say("page-your-part") },
      element("div", { class: "prompt" }, this.mark, this.text, this.soon),
      element("div", { class: "prompt-deeds" }, this.watching, this.held, buttons, this.end, element("div", { class: "undo row" }, this.back, this.again)),
      this.note,
      this.why,
      hands);
  }

  /**
   * @param {string} text
   * @param {Seat | undefined} seat
   */
  showPrompt(text, seat) {
    if (this.ended) return;
    if (this.text.textContent !== text) this.text.textContent = text;
    refill(this.mark, seat && seatMark(seat.key));
  }

  /** @param {Ask} ask */
  showUndo({ back = false, again = false, choices = [] }) {
    this.back.disabled = !back;
    this.again.disabled = !again;
    this.back.hidden = this.again.hidden = !back && !again;
    this.element.classList.toggle("is-turn", choices.length > 0);
  }

  /**
   * What has been touched so far, and a way to let go of it.
   * @param {boolean} holding
   * @param {string[]} names
   */
  showHeld(holding, names) {
    this.held.hidden = !holding;
    refill(this.held, icon("close"), holding && element("span", { class: "held-names" }, names.join(" → ")));
    this.held.setAttribute("aria-label", `${say("page-let-go")}: ${names.join(" → ")}`);
  }

  /** The only move there is plays itself in so many seconds. @param {number} seconds */
  showSoon(seconds) {
    this.soon.hidden = !seconds;
    this.soon.style.animationDuration = `${seconds}s`;
    refill(this.soon, seconds ? element("span", { class: "unseen" }, say("page-soon")) : null);
  }

  /**
   * @param {string} text
   * @param {string} rule
   */
  showWhy(text, rule) {
    this.rule = rule;
    refill(this.why, element("span", null, text), rule && element("button", { type: "button", class: "log-rule", title: say("page-open-rule", { rule }), onclick: () => this.openRule(rule) }, `§${rule}`));
  }

  forgetWhy() {
    this.rule = "";
    this.why.replaceChildren();
  }

  /** A long turn of others can be stopped, gone through, and skipped. @param {Playback} playback */
  showWatching(playback) {
    const shown = playback.long;
    if (this.watching.hidden !== shown && this.stopped === playback.stopped) return;
    this.stopped = playback.stopped;
    this.watching.hidden = !shown;
    refill(this.watching, shown && [
      playback.stopped ? deed("play", "page-watch-on", () => playback.goOn()) : deed("pause", "page-watch-stop", () => playback.stop()),
      deed("on", "page-watch-step", () => playback.step()),
      deed("last", "page-watch-skip", () => playback.hurry()),
    ]);
  }

  /**
   * @param {string} text who has won; "" while nobody has
   * @param {import("./element.js").Child} deeds
   */
  showEnd(text, deeds) {
    this.ended = text !== "";
    this.end.hidden = !this.ended;
    refill(this.end, deeds);
    if (!this.ended) return;
    this.text.textContent = text;
    refill(this.mark, icon("trophy"));
  }

  /** Something about seats, and what to do about it. @param {{text: string, deed: string, open: () => void} | null} told */
  showNote(told) {
    this.note.hidden = !told;
    refill(this.note, told && [element("span", null, told.text), element("button", { type: "button", class: "button", onclick: told.open }, told.deed)]);
  }
}

/**
 * @param {string} drawn
 * @param {string} key
 * @param {() => void} press
 */
function deed(drawn, key, press) {
  return element("button", { type: "button", class: "button round", title: say(key), "aria-label": say(key), onclick: press }, icon(drawn));
}
