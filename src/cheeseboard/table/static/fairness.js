/** Whether the dice were fair: the seed that is told at the end must have the hash that was shown at the start. */

import { icon } from "./art.js";
import { element } from "./element.js";
import { sha256 } from "./sha256.js";
import { say } from "./words.js";

/** core/chance.py, commitment. */
const BEFORE_THE_SEED = "cheeseboard seed\n";

/**
 * @param {string} seed
 * @param {string} commitment
 */
export async function isKept(seed, commitment) {
  return (await hash(BEFORE_THE_SEED + seed)) === commitment;
}

/** @param {string} text */
async function hash(text) {
  const bytes = new TextEncoder().encode(text);
  // A browser lends its own arithmetic only to pages that came over https, or from this device.
  const digest = globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} seed
 * @param {string} commitment
 */
export function seedCheck(seed, commitment) {
  const verdict = element("p", { class: "verdict row", role: "status" }, say("page-seed-checking"));
  isKept(seed, commitment).then((kept) => {
    verdict.classList.toggle("alarm", !kept);
    verdict.replaceChildren(icon(kept ? "seal" : "close"), say(kept ? "page-seed-kept" : "page-seed-broken"));
  });
  return element("section", { class: "card stack seed-check", "aria-labelledby": "seed-check" },
    element("h2", { id: "seed-check" }, say("page-seed-check")),
    verdict,
    element("p", { class: "hint" }, say("page-seed-how")),
    element("dl", null,
      element("dt", null, say("page-seed-before")), element("dd", null, element("code", null, commitment)),
      element("dt", null, say("page-seed-after")), element("dd", null, element("code", null, seed)),
      element("dt", null, say("page-seed-yourself")), element("dd", null, element("code", null, commandFor(seed)))));
}

/** @param {string} seed */
function commandFor(seed) {
  return `python3 -c 'import hashlib; print(hashlib.sha256(b"cheeseboard seed\\n" + bytes.fromhex("${hex(seed)}")).hexdigest())'`;
}

/** So that no sign in a seed means anything to a shell. @param {string} seed */
function hex(seed) {
  return [...new TextEncoder().encode(seed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
