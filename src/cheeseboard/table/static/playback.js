/** What happens, shown frame after frame, in order, at the reader's own speed; never in the way of the next move. */

import { preference } from "./preferences.js";

/** @typedef {import("./wire.d.ts").Frame} Frame */
/**
 * Something to be shown: frames, or whatever begin does first; settled is called when all of it has been shown.
 * @typedef {{frames: Frame[], begin?: (() => Promise<void> | void) | undefined, settled?: (() => void) | undefined, waits?: boolean | undefined}} Act
 */

/** Milliseconds for a frame, by what the reader prefers. */
export const SPEEDS = { slow: 1100, usual: 480, fast: 170 };
/** With so many acts waiting nobody wants to see each at leisure. */
const CROWDED = 3;
const HURRY = 0.35;
const TOO_MANY = 12;
/** After so many frames of one act there are buttons to stop it or to go through it. */
export const LONG = 5;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Playback {
  /** @param {{show: (frame: Frame, duration: number) => void, watched: () => void}} shown watched: what can be stopped has changed */
  constructor({ show, watched }) {
    this.show = show;
    this.watched = watched;
    /** @type {Act[]} */
    this.acts = [];
    this.running = false;
    this.stopped = false;
    this.hurried = false;
    /** @type {(() => void)[]} */
    this.waiting = [];
    /** Lets the frame on show give way to the next. */
    this.wake = () => {};
  }

  get busy() {
    return this.running || this.acts.length > 0;
  }

  /** Whether so much is still to come that one would like to stop it. */
  get long() {
    return this.busy && (this.stopped || this.acts.reduce((sum, { frames }) => sum + frames.length, 0) >= LONG);
  }

  /** @param {Act} act */
  play(act) {
    this.acts.push(act);
    if (!this.running) this.run();
  }

  async run() {
    this.running = true;
    while (this.acts.length) await this.playFirst();
    this.running = false;
    this.hurried = false;
    this.watched();
    for (const heard of this.waiting.splice(0)) heard();
  }

  /** When everything has been shown. @returns {Promise<void>} */
  quiet() {
    return new Promise((resolve) => (this.busy ? this.waiting.push(resolve) : resolve()));
  }

  async playFirst() {
    const act = this.acts[0];
    await act.begin?.();
    this.watched();
    while (act.frames.length) {
      const frame = /** @type {Frame} */ (act.frames.shift());
      const duration = this.duration();
      this.show(frame, duration);
      if (duration && (act.frames.length || this.acts.length > 1 || frame.line)) await this.pause(duration);
      this.watched();
    }
    this.acts.shift();
    act.settled?.();
  }

  /** How long the next frame takes; 0 if nobody is to wait for it. */
  duration() {
    if (this.hurried || document.hidden || calm.matches || this.acts.length > TOO_MANY) return 0;
    const speed = SPEEDS[/** @type {keyof SPEEDS} */ (preference("pace") ?? "usual")] ?? SPEEDS.usual;
    return this.acts.length > CROWDED ? speed * HURRY : speed;
  }

  /** @param {number} duration */
  pause(duration) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => !this.stopped && resolve(undefined), duration);
      this.wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  stop() {
    this.stopped = true;
    this.watched();
  }

  goOn() {
    this.stopped = false;
    this.wake();
    this.watched();
  }

  /** The next frame, at once. */
  step() {
    this.wake();
  }

  /** Everything that is still to come, at once; only what waits for somebody still waits. */
  hurry() {
    this.hurried = this.busy;
    this.stopped = false;
    this.wake();
  }
}
