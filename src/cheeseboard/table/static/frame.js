/** What every page has around it: the sign of the house, the language, the settings, and a footer. */

import { changeMe, me, Problem } from "./api.js";
import { drawing, icon, readArt } from "./art.js";
import { chooseFromList } from "./choices.js";
import { element, find, refill } from "./element.js";
import { complain } from "./notice.js";
import { openSettings } from "./settings.js";
import { LANGUAGES, readWords, say, spoken } from "./words.js";

/**
 * A page: its title, and what stands on it, made anew whenever the language changes.
 * tools are buttons of its own in the head.
 * @typedef {{title: string, main: import("./element.js").Child, foot?: import("./element.js").Child, tools?: import("./element.js").Child}} Page
 */

/** Make the page anew. */
let show = async () => {};

/**
 * @param {() => Promise<Page>} build
 */
export async function openPage(build) {
  await Promise.all([readWords(), readArt("house")]);
  show = async () => {
    const page = await build().catch(trouble);
    const name = (await me().catch(() => null))?.name;
    const place = find("#page");
    document.title = page.title === say("page-house") ? page.title : `${page.title} · ${say("page-house")}`;
    refill(place,
      element("a", { class: "skip button", href: "#main" }, say("page-skip")),
      head(name, page.tools),
      element("main", { id: "main", tabindex: "-1" }, page.main),
      element("footer", { class: "page-foot unprinted" }, page.foot));
    place.dispatchEvent(new Event("shown"));
  };
  await show();
}

/** Name, language and the rest. */
export function openOwnSettings() {
  openSettings(speak, show);
}

/**
 * @param {string} [name] whoever reads
 * @param {import("./element.js").Child} [tools]
 */
function head(name, tools) {
  return element("header", { class: "page-head unprinted" },
    element("a", { class: "home", href: "/", "aria-label": say("page-home") }, drawing("house", "wordmark", "wordmark")),
    element("div", { class: "row" },
      tools && element("div", { class: "tools", role: "toolbar", "aria-label": say("page-table") }, tools),
      languageField(),
      element("button", { type: "button", class: "button own", title: say("page-settings"), onclick: openOwnSettings },
        icon("gear"), element("span", { class: "unseen" }, say("page-settings")), element("span", { class: "own-name", "aria-hidden": "true" }, name))));
}

function languageField() {
  const languages = Object.entries(LANGUAGES).map(([value, title]) => ({ value, title }));
  const field = chooseFromList(say("page-language"), languages, spoken(), speak, { unseen: true });
  field.classList.add("language");
  field.prepend(icon("globe"));
  return field;
}

/** @param {string} language */
async function speak(language) {
  try {
    await readWords(language);
    await changeMe({ language }).catch(complain);
    await show();
    find(".language select").focus({ preventScroll: true });
  } catch (error) {
    complain(error);
  }
}

/**
 * The page that stands there when the one that was wanted cannot be made.
 * @param {unknown} error
 * @returns {Page}
 */
function trouble(error) {
  if (!(error instanceof Problem)) console.error(error);
  const text = error instanceof Problem ? error.message : say("page-went-wrong");
  return {
    title: say("page-house"),
    main: element("div", { class: "trouble stack" },
      drawing("house", "emblem", "trouble-sign"),
      element("h1", null, text),
      element("p", { class: "row wrap" },
        element("button", { type: "button", class: "button", onclick: () => location.reload() }, say("page-try-again")),
        element("a", { class: "button", href: "/" }, say("page-to-lobby")))),
  };
}
