/** The reader's own settings: name, language, light or dark, sound. */

import { changeMe, me } from "./api.js";
import { chooseOne, chooseWhether } from "./choices.js";
import { icon } from "./art.js";
import { openDialog } from "./dialog.js";
import { element } from "./element.js";
import { attempt, complain, notify } from "./notice.js";
import { prefer, preference, wantsSound } from "./preferences.js";
import { LANGUAGES, say, spoken } from "./words.js";

/**
 * @param {(language: string) => void} speak go on in that language
 * @param {() => void} [renamed]
 */
export async function openSettings(speak, renamed) {
  const person = await me().catch(complain);
  if (!(person && "name" in person)) return;
  const dialog = openDialog(say("page-settings"), [
    nameField(person.name, renamed),
    chooseOne(say("page-language"), Object.entries(LANGUAGES).map(([value, title]) => ({ value, title })), spoken(), (language) => {
      dialog.close();
      speak(language);
    }),
    chooseOne(say("page-theme"), themes(), preference("theme") ?? "auto", (theme) => prefer("theme", theme === "auto" ? null : theme)),
    chooseWhether(say("page-sound"), wantsSound(), (on) => prefer("sound", on ? null : "off")),
  ]);
}

function themes() {
  return [
    { value: "auto", title: say("page-theme-auto") },
    { value: "light", title: [icon("sun"), say("page-theme-light")] },
    { value: "dark", title: [icon("moon"), say("page-theme-dark")] },
  ];
}

/**
 * @param {string} name
 * @param {() => void} [renamed]
 */
function nameField(name, renamed) {
  const input = element("input", {
    type: "text", id: "own-name", value: name, maxlength: 40, required: true, autocomplete: "nickname", "aria-describedby": "own-name-hint",
  });
  const save = element("button", { class: "button" }, say("page-save-name"));
  const form = element("form", { class: "field" },
    element("label", { for: "own-name" }, say("page-own-name")),
    element("div", { class: "row" }, input, save),
    element("p", { class: "hint", id: "own-name-hint" }, say("page-own-name-hint")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(save, async () => {
      const person = await changeMe({ name: input.value });
      input.value = person.name;
      notify(say("page-name-saved", { name: person.name }));
      renamed?.();
    });
  });
  return form;
}
