/** Dialogs: a head with a title, a body, and a foot for what can be done. */

import { icon } from "./art.js";
import { element } from "./element.js";
import { say } from "./words.js";

let made = 0;

/**
 * Open a dialog. It is taken out of the page again when it closes, and the focus goes back to where it was.
 * @param {string} title
 * @param {import("./element.js").Child} body
 * @param {{foot?: import("./element.js").Child, looks?: string, closed?: () => void}} [more]
 */
export function openDialog(title, body, { foot, looks = "", closed } = {}) {
  const name = `dialog-${++made}`;
  const close = element("button", { type: "button", class: "button bare round", "aria-label": say("page-close") }, icon("close"));
  const dialog = element("dialog", { class: looks, "aria-labelledby": name },
    element("div", { class: "dialog-head" }, element("h2", { id: name }, title), close),
    element("div", { class: "dialog-body" }, body),
    foot && element("div", { class: "dialog-foot" }, foot));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed?.();
  });
  closeBeside(dialog);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A press that begins and ends beside the dialog closes it. @param {HTMLDialogElement} dialog */
function closeBeside(dialog) {
  let beside = false;
  dialog.addEventListener("pointerdown", (event) => {
    beside = event.target === dialog && isOutside(dialog, event);
  });
  dialog.addEventListener("click", (event) => {
    if (beside && event.target === dialog && isOutside(dialog, event)) dialog.close();
  });
}

/**
 * @param {HTMLElement} dialog
 * @param {MouseEvent} event
 */
function isOutside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
