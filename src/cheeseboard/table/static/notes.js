/** Notes for oneself: nobody else can read them. They are kept a moment after the last letter. */

import { send } from "./api.js";
import { element, refill } from "./element.js";
import { complain } from "./notice.js";
import { say } from "./words.js";

const PAUSE = 700;

/** @param {string} table */
export function notesBox(table) {
  let timer = 0;
  let kept = "";
  const state = element("p", { class: "hint", role: "status" }, say("page-notes-hint"));
  const text = element("textarea", { id: "notes", rows: 12, maxlength: 20000, "aria-label": say("page-notes"), placeholder: say("page-notes-empty") });
  const keep = async () => {
    clearTimeout(timer);
    const wanted = text.value;
    if (wanted === kept) return;
    try {
      await send("PUT", `/api/tables/${table}/notes`, wanted);
      kept = wanted;
      refill(state, say("page-notes-kept"));
    } catch (error) {
      complain(error);
    }
  };
  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  });
  text.addEventListener("blur", keep);
  return {
    element: element("div", { class: "stack notes" }, text, state),
    /** As they are kept, unless somebody is writing. @param {string} notes */
    begin(notes) {
      if (text.value !== kept) return;
      kept = text.value = notes;
    },
  };
}
