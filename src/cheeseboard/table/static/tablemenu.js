/** Everything else about a table: links, record, how fast it is shown, what was agreed on. */

import { canAlert, wantsAlerts, wishAlerts } from "./alerts.js";
import { get } from "./api.js";
import { icon } from "./art.js";
import { chooseOne, chooseWhether } from "./choices.js";
import { element } from "./element.js";
import { complain, notify } from "./notice.js";
import { SPEEDS } from "./playback.js";
import { prefer, preference, wantsSound } from "./preferences.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Table} Table */

/**
 * @param {Table} table
 * @param {{watchAgain: () => void, openKeys: () => void}} deeds
 */
export function tableMenu({ table, game, options = [], commitment, branch_of }, { watchAgain, openKeys }) {
  const deed = (/** @type {string} */ drawn, /** @type {string} */ key, /** @type {() => void} */ press) =>
    element("button", { type: "button", class: "button", onclick: press }, icon(drawn), say(key));
  return element("div", { class: "stack" },
    element("div", { class: "menu-deeds" },
      deed("eye", "page-replay", watchAgain),
      deed("link", "page-copy-watch-link", copyWatchLink),
      element("a", { class: "button", href: `/api/tables/${table}/record`, download: `${game}-${table}.curd` }, icon("save"), say("page-save-record")),
      document.fullscreenEnabled && deed("fit", "page-fullscreen", toggleFullscreen),
      deed("help", "page-keys", openKeys),
      deed("flag", "page-report", () => saveReport(table).catch(complain)),
      branch_of && element("a", { class: "button", href: `/tables/${branch_of}` }, icon("back"), say("page-branched-from"))),
    chooseOne(say("page-speed"), Object.keys(SPEEDS).map((value) => ({ value, title: say(`page-speed-${value}`) })), preference("pace") ?? "usual", (pace) => prefer("pace", pace === "usual" ? null : pace)),
    chooseWhether(say("page-sound"), wantsSound(), (on) => prefer("sound", on ? null : "off")),
    canAlert() && alertSwitch(),
    element("section", null,
      element("h3", null, say("page-agreed")),
      element("dl", { class: "agreed" }, options.flatMap(([name, value]) => [element("dt", null, name), element("dd", null, value)]),
        element("dt", null, say("page-seed-before")), element("dd", null, element("code", null, commitment)))));
}

function alertSwitch() {
  return chooseWhether(say("page-alerts"), wantsAlerts(), async (on) => {
    if ((await wishAlerts(on)) !== on) notify(say("page-alerts-refused"));
  });
}

async function copyWatchLink() {
  const address = location.origin + location.pathname;
  await navigator.clipboard.writeText(address).then(() => notify(say("page-link-copied")), () => notify(address));
}

/** What somebody needs who is to find out what went wrong; where it is sent is up to the reader. @param {string} table */
async function saveReport(table) {
  const record = await get(`/api/tables/${table}/record`);
  const page = `${location.href}\n${navigator.userAgent}\n${innerWidth} × ${innerHeight}, ${document.documentElement.lang}\n${new Date().toISOString()}`;
  const address = URL.createObjectURL(new Blob([`${page}\n\n${record}`], { type: "text/plain" }));
  element("a", { href: address, download: `cheeseboard-${table}.txt` }).click();
  URL.revokeObjectURL(address);
  notify(say("page-report-saved"));
}

function toggleFullscreen() {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(complain);
}
