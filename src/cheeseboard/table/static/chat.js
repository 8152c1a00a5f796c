/** What is said at the table: own words, and quick phrases that everybody reads in the own language. */

import { seatMark } from "./art.js";
import { element } from "./element.js";
import { hasWords, say } from "./words.js";

/** @typedef {import("./wire.d.ts").Saying} Saying */

const PHRASES = ["hello", "good-luck", "well-played", "oops", "thanks", "one-moment", "your-turn", "good-game", "once-more"];

export class Chat {
  /** @param {{say: (text: string) => Promise<boolean>, phrase: (key: string) => Promise<boolean>}} deeds */
  constructor({ say: speak, phrase }) {
    this.numbers = new Set();
    this.list = element("ol", { class: "sayings" });
    this.nothing = element("p", { class: "hint" }, say("page-chat-nothing"));
    const input = element("input", { type: "text", maxlength: 500, "aria-label": say("page-say-something"), placeholder: say("page-say-something"), autocomplete: "off", enterkeyhint: "send" });
    const form = element("form", { class: "row" }, input, element("button", { class: "button" }, say("page-say")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text && (await speak(text))) input.value = "";
    });
    this.element = element("div", { class: "chat" }, this.nothing,
      element("div", { role: "log", "aria-live": "polite", "aria-label": say("page-chat") }, this.list),
      element("div", { class: "chat-foot" },
        element("div", { class: "phrases" }, PHRASES.filter((key) => hasWords(`page-phrase-${key}`)).map((key) =>
          element("button", { type: "button", class: "button", onclick: () => phrase(key) }, say(`page-phrase-${key}`)))),
        form));
  }

  /** @param {Saying[]} sayings */
  begin(sayings) {
    this.numbers.clear();
    this.list.replaceChildren();
    sayings.forEach((saying) => this.add(saying));
    this.nothing.hidden = sayings.length > 0;
  }

  /** @param {Saying} saying @returns {boolean} whether it is new */
  add({ number, name, text, at, tone }) {
    if (this.numbers.has(number)) return false;
    this.numbers.add(number);
    this.nothing.hidden = true;
    const time = new Date(at);
    this.list.append(element("li", null,
      tone ? seatMark(tone) : null,
      element("p", null, element("strong", null, name), " ", element("time", { class: "small quiet-text", datetime: at }, clockTime(time)), element("br", null), text)));
    this.list.lastElementChild?.scrollIntoView({ block: "nearest" });
    return true;
  }
}

/** @param {Date} time */
function clockTime(time) {
  return time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
}
