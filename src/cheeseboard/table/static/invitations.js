/** Invitations: for every free seat a link, and the same link as a code to be photographed. */

import { icon, seatMark } from "./art.js";
import { openDialog } from "./dialog.js";
import { element } from "./element.js";
import { complain, notify } from "./notice.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Table} Table */
/** @typedef {import("./wire.d.ts").Seat} Seat */

const THIS_DEVICE = ["localhost", "127.0.0.1", "[::1]"];

/** @param {Table} table */
export function openInvitations(table) {
  const away = `/tables/${table.table}`;
  const dialog = openDialog(say("page-invite"), [
    element("p", null, say("page-invite-hint")),
    onlyHere(),
    invitations(table.table, table.seats),
  ], { foot: element("a", { class: "button main", href: away }, say("page-to-table")), closed: () => location.assign(away) });
  return dialog;
}

/**
 * The invitations alone, for a page that shows them in its own way.
 * @param {string} table
 * @param {Seat[]} seats
 */
export function invitations(table, seats) {
  return element("ul", { class: "invitations" }, seats.filter(({ kind, link }) => kind === "open" && link).map((seat) => invitation(table, seat)));
}

/**
 * @param {string} table
 * @param {Seat} seat
 */
function invitation(table, { seat, key, title, link = "" }) {
  const address = new URL(link, location.href).href;
  const field = element("input", { type: "text", readonly: true, value: address, "aria-label": say("page-link-for", { seat: title }), onfocus: () => field.select() });
  return element("li", { class: "invitation" },
    element("div", { class: "stack" },
      element("h3", { class: "row" }, seatMark(key), title),
      field,
      element("div", { class: "row wrap" },
        element("button", { type: "button", class: "button", onclick: () => copy(address) }, icon("copy"), say("page-copy-link")),
        "share" in navigator && element("button", { type: "button", class: "button", onclick: () => share(address) }, icon("share"), say("page-share")))),
    element("img", { class: "code", src: `/api/tables/${table}/seats/${seat}/code.svg`, width: 132, height: 132, alt: say("page-code-for", { seat: title }) }));
}

/** A page that only this device can see leads nobody anywhere else. */
export function onlyHere() {
  if (!THIS_DEVICE.includes(location.hostname)) return null;
  const [before, after] = say("page-only-here", { command: "\n" }).split("\n");
  return element("p", { class: "notice" }, before, element("code", { class: "unbroken" }, "cheeseboard serve --host 0.0.0.0"), after);
}

/** @param {string} address */
async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    notify(say("page-link-copied"));
  } catch {
    // Without leave, or over plain http, the reader copies what the field holds.
    notify(say("page-copy-by-hand"));
  }
}

/** @param {string} url */
async function share(url) {
  try {
    await navigator.share({ title: say("page-house"), text: say("page-share-text"), url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) complain(error);
  }
}
