/**
 * The live connection of a table. It comes back by itself, tells the server what it has seen, and sends again what was not
 * acknowledged: under the same id, so that it is done at most once.
 */

import { spoken } from "./words.js";

/** @typedef {import("./wire.d.ts").FromServer} FromServer */
/** @typedef {import("./wire.d.ts").FromClient} FromClient */
/** @typedef {{hear: (message: FromServer) => void, cutOff: (off: boolean) => void}} Listener */
/** @typedef {import("./wire.d.ts").Done | import("./wire.d.ts").Refused | import("./wire.d.ts").Reply} Answer */

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 6_000;

export class Connection {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** Whoever listens; until somebody does, what is heard waits. @type {Listener | null} */
    this.listener = null;
    /** @type {FromServer[]} */
    this.heard = [];
    /** The version that was heard of last; -1 before anything was. */
    this.version = -1;
    /** The seat to look from; -1 for whichever of one's own is to act. */
    this.seat = -1;
    /** @type {Map<string, {message: FromClient, answered: (answer: Answer) => void}>} */
    this.unanswered = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.pinging = 0;
    this.waiting = 0;
    this.again = () => this.retry();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    this.open();
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.waiting);
    this.leave();
  }

  open() {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = (this.socket = new WebSocket(address));
    socket.addEventListener("open", () => this.greet(socket));
    socket.addEventListener("message", ({ data }) => this.receive(JSON.parse(data)));
    socket.addEventListener("close", () => socket === this.socket && this.lost());
  }

  /** @param {WebSocket} socket */
  greet(socket) {
    this.put(socket, { type: "hello", language: spoken(), seat: this.seat, version: this.version });
    for (const { message } of this.unanswered.values()) this.put(socket, message);
    this.pinging = setTimeout(() => this.ping(socket), PING_EVERY);
  }

  /** Whether the other end still listens: a line can be dead without anybody having hung up. @param {WebSocket} socket */
  ping(socket) {
    this.put(socket, { type: "ping" });
    this.pinging = setTimeout(() => socket.close(), PONG_WITHIN);
  }

  /** @param {FromServer} message */
  receive(message) {
    clearTimeout(this.pinging);
    const socket = this.socket;
    if (socket) this.pinging = setTimeout(() => this.ping(socket), PING_EVERY);
    if (message.type === "table" || message.type === "played") this.version = message.version;
    if (message.type === "table") {
      this.wait = FIRST_WAIT;
      this.listener?.cutOff(false);
    }
    if (message.type === "done" || message.type === "refused" || message.type === "reply") this.settle(message);
    else if (this.listener) this.listener.hear(message);
    else this.heard.push(message);
  }

  /**
   * The table, as it is told first of all.
   * @param {() => Promise<import("./wire.d.ts").Table>} otherwise asked where no connection comes about: it tells the table, or why not
   * @returns {Promise<import("./wire.d.ts").Table>}
   */
  first(otherwise) {
    return new Promise((resolve, reject) => {
      const hear = (/** @type {FromServer} */ message) => {
        this.heard.push(message);
        if (message.type === "table") resolve(message);
      };
      this.listener = { hear, cutOff: (off) => off && otherwise().then(resolve, reject) };
    });
  }

  /** From now on somebody listens, to what was heard so far as well. @param {Listener} listener */
  listen(listener) {
    this.listener = listener;
    for (const message of this.heard.splice(0)) listener.hear(message);
  }

  /** @param {Answer} answer */
  settle(answer) {
    const asked = this.unanswered.get(answer.id);
    this.unanswered.delete(answer.id);
    asked?.answered(answer);
  }

  lost() {
    this.leave();
    if (this.closed) return;
    this.listener?.cutOff(true);
    this.waiting = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** The device is online again, or somebody looks again: nobody waits for the clock. */
  retry() {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.waiting);
    this.open();
  }

  leave() {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.pinging);
    socket?.close();
  }

  /** Look from another of one's own seats. @param {number} seat */
  look(seat) {
    this.seat = seat;
    if (this.socket) this.put(this.socket, { type: "look", seat });
  }

  /**
   * Say something that is answered, however often the line breaks in between.
   * @param {(id: string) => FromClient} message
   * @returns {Promise<Answer>}
   */
  ask(message) {
    const id = newId();
    const said = message(id);
    return new Promise((answered) => {
      this.unanswered.set(id, { message: said, answered });
      if (this.socket) this.put(this.socket, said);
    });
  }

  /**
   * @param {WebSocket} socket
   * @param {FromClient} message
   */
  put(socket, message) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }
}

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
