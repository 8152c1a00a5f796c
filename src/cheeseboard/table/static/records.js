/** Records: a game in a file, dropped on the page or chosen, is opened as a table. */

import { post } from "./api.js";
import { drawing } from "./art.js";
import { element } from "./element.js";
import { attempt, complain } from "./notice.js";
import { say } from "./words.js";

/** @param {File} file */
async function openRecord(file) {
  const { table } = await post("/api/records", await file.text());
  location.assign(`/tables/${table}`);
}

/** The place on the page that takes a record. */
export function recordPlace() {
  const input = element("input", { type: "file", accept: ".curd,text/plain", class: "unseen", id: "record", "aria-describedby": "record-hint" });
  const label = element("label", { class: "button", for: "record" }, say("page-choose-record"));
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) attempt(label, () => openRecord(file));
    input.value = "";
  });
  return element("section", { class: "card way", "aria-labelledby": "records" },
    drawing("house", "spot-record", "spot"),
    element("div", { class: "stack" },
      element("h3", { id: "records" }, say("page-records")),
      element("p", { class: "hint", id: "record-hint" }, say("page-records-hint")),
      element("p", null, input, label)));
}

/** Wherever on the page a file is dropped, it is opened. Called once. */
export function takeDroppedRecords() {
  const veil = element("div", { class: "drop-veil", hidden: true }, element("p", null));
  document.body.append(veil);
  addEventListener("dragenter", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    veil.firstElementChild?.replaceChildren(say("page-drop-here"));
    veil.hidden = false;
  });
  addEventListener("dragover", (event) => event.preventDefault());
  veil.addEventListener("dragleave", () => (veil.hidden = true));
  addEventListener("drop", (event) => {
    event.preventDefault();
    veil.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (file) openRecord(file).catch(complain);
  });
}
