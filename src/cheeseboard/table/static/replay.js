/** Looking back: any moment of the game, from what one may know of it; and playing on from there. */

import { get, post } from "./api.js";
import { icon, seatMark } from "./art.js";
import { element, refill } from "./element.js";
import { attempt, complain, notify } from "./notice.js";
import { Scene } from "./scene.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").Moment} Moment */
/** @typedef {import("./wire.d.ts").Seat} Seat */

const FRAME = 420;
const BETWEEN = 500;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Replay {
  /**
   * @param {{table: string, show: (scene: Scene, duration: number) => void, left: () => void}} given
   */
  constructor({ table, show, left }) {
    this.table = table;
    this.show = show;
    this.left = left;
    this.move = -1;
    this.moves = 0;
    /** From which seat; -1 for as much as anybody may see. */
    this.seat = -1;
    /** @type {Seat[]} */
    this.seats = [];
    this.over = false;
    this.mayBranch = false;
    this.playing = 0;
    /** Of several moments asked for only the last one is shown. */
    this.asked = 0;
    this.slider = element("input", { type: "range", min: 0, "aria-label": say("page-move"), oninput: () => this.go(Number(this.slider.value)) });
    this.told = element("p", { class: "replay-told", role: "status" });
    this.views = element("div", { class: "row wrap" });
    this.play = deed("play", "page-replay-play", () => this.togglePlay());
    this.branch = element("button", { type: "button", class: "button", onclick: () => attempt(this.branch, () => this.playOn()) }, icon("swap"), say("page-play-on"));
    this.element = element("section", { class: "replay", "aria-label": say("page-replay"), hidden: true },
      element("div", { class: "replay-head" }, this.told, element("button", { type: "button", class: "button", onclick: () => this.leave() }, icon("close"), say("page-replay-leave"))),
      this.slider,
      element("div", { class: "replay-deeds" },
        element("div", { class: "row" },
          deed("first", "page-replay-first", () => this.go(0)), deed("back", "page-replay-back", () => this.go(this.move - 1)), this.play,
          deed("on", "page-replay-on", () => this.step()), deed("last", "page-replay-last", () => this.go(this.moves))),
        this.views,
        this.branch,
        element("button", { type: "button", class: "button", onclick: () => this.copyLink() }, icon("link"), say("page-copy-moment"))));
  }

  get active() {
    return !this.element.hidden;
  }

  /** @param {{moves: number, seats: Seat[], looking: number, over: boolean}} game */
  learn({ moves, seats, looking, over }) {
    this.moves = moves;
    this.seats = seats;
    if (!this.active) this.seat = over ? -1 : looking;
    this.over = over;
    this.mayBranch = over || seats.every(({ kind, yours }) => kind === "bot" || yours);
    this.slider.max = String(moves);
    this.drawViews();
  }

  /** Over a finished game one may sit down anywhere, or see everything. */
  drawViews() {
    refill(this.views, this.over && this.seats.length > 1 && [{ seat: -1, key: "", title: say("page-see-everything") }, ...this.seats].map(({ seat, key, title }) =>
      element("button", { type: "button", class: "button", "aria-pressed": String(seat === this.seat), title, "aria-label": key ? say("page-look-from", { seat: title }) : title, onclick: () => this.lookFrom(seat) },
        key ? seatMark(key) : icon("eye"))));
  }

  /** @param {number} seat */
  lookFrom(seat) {
    this.seat = seat;
    this.drawViews();
    this.go(this.move);
  }

  /** @param {number} move */
  open(move) {
    this.element.hidden = false;
    this.go(move);
  }

  leave() {
    this.pause();
    this.element.hidden = true;
    this.move = -1;
    history.replaceState(null, "", location.pathname + location.search);
    this.left();
  }

  /**
   * @param {number} move
   * @param {{frames?: boolean}} [more] frames: with everything that led there from the moment before
   */
  async go(move, { frames = false } = {}) {
    if (!frames) this.pause();
    const wanted = Math.min(Math.max(0, move), this.moves);
    const asked = ++this.asked;
    try {
      const moment = /** @type {Moment} */ (await get(`/api/tables/${this.table}/moments/${wanted}?seat=${this.seat}`));
      if (asked !== this.asked || !this.active) return;
      await this.present(moment, frames, asked);
    } catch (error) {
      this.pause();
      complain(error);
    }
  }

  /**
   * @param {Moment} moment
   * @param {boolean} frames
   * @param {number} asked
   */
  async present(moment, frames, asked) {
    const before = this.scene;
    const near = moment.move === this.move + 1 && frames && before && !calm.matches;
    this.move = moment.move;
    this.moves = Math.max(this.moves, moment.moves);
    this.slider.max = String(this.moves);
    this.slider.value = String(moment.move);
    this.tell(moment);
    history.replaceState(null, "", `#move-${moment.move}`);
    if (near) {
      const scene = before.copy();
      for (const frame of moment.frames ?? []) {
        scene.apply(frame.change);
        if (frame.line) this.told.append(element("span", { class: "replay-line" }, " ", frame.line.text));
        this.show(scene, FRAME);
        await new Promise((resolve) => setTimeout(resolve, FRAME));
        if (asked !== this.asked) return;
      }
    }
    this.scene = new Scene(moment.scene);
    this.show(this.scene, near ? FRAME : 0);
  }

  /** @param {Moment} moment */
  tell({ move, seat = -1, text = "", frames = [] }) {
    const place = move ? say("page-replay-move", { number: move, all: this.moves }) : say("page-at-start");
    const lines = frames.flatMap(({ line }) => (line ? [line.text] : []));
    refill(this.told,
      element("strong", null, place), " ",
      seat >= 0 && this.seats[seat] && seatMark(this.seats[seat].key), " ",
      lines.length && !this.playing ? lines.join(" ") : text && element("code", null, text));
    this.slider.setAttribute("aria-valuetext", [place, ...lines].join(" "));
  }

  step() {
    this.pause();
    return this.go(this.move + 1, { frames: true });
  }

  async togglePlay() {
    if (this.playing) return this.pause();
    const playing = (this.playing = Date.now());
    this.drawPlay();
    if (this.move >= this.moves) await this.go(0, { frames: true });
    while (this.playing === playing && this.move < this.moves && this.active) {
      await this.go(this.move + 1, { frames: true });
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
    if (this.playing === playing) this.pause();
  }

  pause() {
    if (!this.playing) return;
    this.playing = 0;
    this.drawPlay();
  }

  drawPlay() {
    const key = this.playing ? "page-replay-pause" : "page-replay-play";
    refill(this.play, icon(this.playing ? "pause" : "play"));
    this.play.title = say(key);
    this.play.setAttribute("aria-label", say(key));
  }

  async playOn() {
    const { table } = await post(`/api/tables/${this.table}/branches`, { move: this.move });
    location.assign(`/tables/${table}`);
  }

  async copyLink() {
    await navigator.clipboard.writeText(location.href).then(() => notify(say("page-link-copied")), () => notify(location.href));
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

/** The moment that the address names; -1 for none. */
export function momentInAddress() {
  const found = /^#move-(\d+)$/.exec(location.hash);
  return found ? Number(found[1]) : -1;
}
