/** A table: what the server tells is shown, what is touched becomes a move. */

import { tellTurn } from "./alerts.js";
import { icon } from "./art.js";
import { Chat } from "./chat.js";
import { clock } from "./clocks.js";
import { drawCurtain } from "./curtain.js";
import { Drawer } from "./drawer.js";
import { element, refill } from "./element.js";
import { endDeeds, openEnding } from "./ending.js";
import { explainPieces } from "./hint.js";
import { tellInWords } from "./inwords.js";
import { listenToKeys, openKeys } from "./keys.js";
import { Logbook } from "./logbook.js";
import { notesBox } from "./notes.js";
import { complain, notify } from "./notice.js";
import { Playback } from "./playback.js";
import { PromptBar } from "./promptbar.js";
import { momentInAddress, Replay } from "./replay.js";
import { openBook } from "./rulebook.js";
import { Scene } from "./scene.js";
import { SeatList, shortName, status } from "./seatlist.js";
import { sound } from "./sounds.js";
import { Stage } from "./stage.js";
import { tableMenu } from "./tablemenu.js";
import { Touching } from "./touching.js";
import { say, sayList } from "./words.js";

/** @typedef {import("./wire.d.ts").Ask} Ask */
/** @typedef {import("./wire.d.ts").Choice} Choice */
/** @typedef {import("./wire.d.ts").FromServer} FromServer */
/** @typedef {import("./wire.d.ts").Played} Played */
/** @typedef {import("./wire.d.ts").Seat} Seat */
/** @typedef {import("./wire.d.ts").Seated} Seated */
/** @typedef {import("./wire.d.ts").Table} Table */

const SETTLING = 320;
/** A line that breaks for less than this is nobody's concern. */
const CUT_OFF = 900;

export class TablePage {
  /**
   * @param {Table} table as it is when the page is opened
   * @param {import("./connection.js").Connection} connection
   */
  constructor(table, connection) {
    this.table = table;
    this.connection = connection;
    this.id = table.table;
    this.scene = new Scene(table.scene);
    this.looking = -1;
    /** @type {Ask} */
    this.ask = {};
    /** @type {Seat[]} */
    this.seats = table.seats;
    this.moves = table.moves;
    this.told = Date.now();
    this.sending = false;
    this.ended = Boolean(table.end);
    this.touching = new Touching();
    this.stage = new Stage(table.game, (piece) => this.touch(piece), (mat, seat) => this.aboutSeat(mat, seat));
    this.bar = new PromptBar({
      buttons: this.stage.buttons,
      hands: this.stage.handsBelow,
      back: () => this.takeBack("back"),
      again: () => this.takeBack("again"),
      letGo: () => this.letGo(),
      openRule: (rule) => this.openRule(rule),
    });
    this.playback = new Playback({ show: (frame, duration) => this.showFrame(frame, duration), watched: () => this.bar.showWatching(this.playback) });
    this.replay = new Replay({ table: this.id, show: (scene, duration) => this.present(scene, duration), left: () => this.comeBack() });
    this.seatList = new SeatList(this.id);
    this.log = new Logbook({ table: this.id, looking: () => this.looking, openRule: (rule) => this.openRule(rule), openMoment: (move) => this.lookBack(move) });
    this.chat = new Chat({
      say: (text) => this.accepted((id) => ({ type: "say", id, text })),
      phrase: (key) => this.accepted((id) => ({ type: "phrase", id, key })),
    });
    this.notes = notesBox(this.id);
    this.words = element("div", { class: "stack" });
    this.rules = element("div", { class: "stack rules-tab" });
    this.menu = element("div");
    /** @type {ReturnType<typeof openBook> | undefined} */
    this.book = undefined;
    this.drawer = new Drawer([
      { key: "log", icon: "log", title: say("page-log"), body: this.log.element, shown: () => this.log.showNewest() },
      { key: "chat", icon: "chat", title: say("page-chat"), body: this.chat.element, shown: () => this.markChat(false) },
      { key: "notes", icon: "note", title: say("page-notes"), body: this.notes.element },
      { key: "rules", icon: "book", title: say("page-rules"), body: this.rules, shown: () => this.showRules() },
      { key: "words", icon: "eye", title: say("page-in-words"), body: this.words, shown: () => this.showInWords() },
      { key: "menu", icon: "more", title: say("page-table"), body: this.menu, shown: () => this.showMenu() },
    ]);
    this.lost = element("p", { class: "cut-off", role: "alert", hidden: true }, icon("offline"), say("page-cut-off"));
    this.element = element("div", { class: "table-page", "data-game": table.game },
      element("h1", { class: "unseen" }, table.title), this.lost, this.bar.element, this.replay.element, this.stage.element, this.drawer.element);
    explainPieces(this.stage.element);
    this.stage.element.addEventListener("click", (event) => isBeside(event) && this.pressBeside());
    this.shortcuts = this.makeShortcuts();
    listenToKeys(this.element, this.shortcuts);
    this.cutting = 0;
    this.fit = () => this.stage.measure();
    addEventListener("resize", this.fit);
  }

  /** The page stands: let it be filled. */
  open() {
    this.connection.listen({ hear: (message) => this.hear(message), cutOff: (off) => this.cutOff(off) });
  }

  close() {
    removeEventListener("resize", this.fit);
    this.connection.close();
    this.drawer.element.remove();
  }

  /** The buttons in the head of the page. */
  tools() {
    const tool = (/** @type {string} */ drawn, /** @type {string} */ key, /** @type {() => void} */ press, looks = "") =>
      element("button", { type: "button", class: `button bare round tool ${looks}`, title: say(key), "aria-label": say(key), onclick: press }, icon(drawn));
    this.chatTool = tool("chat", "page-chat", () => this.drawer.toggle("chat"));
    return [
      tool("people", "page-players-at-table", () => this.openSeats()),
      tool("log", "page-log", () => this.drawer.toggle("log")),
      this.chatTool,
      tool("book", "page-rules", () => this.drawer.toggle("rules")),
      tool("more", "page-table", () => this.drawer.toggle("menu")),
    ];
  }

  makeShortcuts() {
    const draw = (/** @type {string} */ tab) => () => this.drawer.toggle(tab);
    return [
      { key: "Escape", words: "page-key-let-go", press: () => this.letGo() },
      { key: "u", words: "page-back", press: () => this.takeBack("back") },
      { key: "r", words: "page-again", press: () => this.takeBack("again") },
      { key: "?", words: "page-rules", press: draw("rules") },
      { key: "l", words: "page-log", press: draw("log") },
      { key: "c", words: "page-chat", press: draw("chat") },
      { key: "n", words: "page-notes", press: draw("notes") },
      { key: "w", words: "page-in-words", press: draw("words") },
      { key: "p", words: "page-players-at-table", press: () => this.openSeats() },
      { key: "h", words: "page-replay", press: () => this.lookBack(this.moves) },
      { key: "+", words: "page-zoom-in", press: () => this.stage.window?.zoom(1.35) },
      { key: "-", words: "page-zoom-out", press: () => this.stage.window?.zoom(1 / 1.35) },
      { key: "0", words: "page-zoom-fit", press: () => this.stage.window?.toggleWhole() },
    ];
  }

  // Hearing.

  /** @param {FromServer} message */
  hear(message) {
    if (message.type === "table") this.playback.play({ frames: [], begin: () => this.begin(message) });
    else if (message.type === "played") this.hearPlayed(message);
    else if (message.type === "seated") this.playback.play({ frames: [], settled: () => this.reseat(message) });
    else if (message.type === "said") this.hearSaying(message.saying);
  }

  /** @param {Played} message */
  hearPlayed(message) {
    this.playback.play({
      frames: [...message.frames],
      begin: () => this.bar.forgetWhy(),
      settled: () => this.settle(message),
    });
  }

  /** Everything, as it is now. @param {Table} table */
  async begin(table) {
    const { looking, seats, curtain, end } = table;
    const first = this.looking === -1 && !this.begun;
    if (curtain && looking >= 0 && looking !== this.looking && !end) {
      this.offerNothing();
      await drawCurtain(seats[looking]);
    }
    this.begun = true;
    this.table = table;
    this.looking = this.stage.looking = looking;
    this.seats = seats;
    this.told = Date.now();
    this.moves = table.moves;
    this.ask = table.ask;
    this.scene = new Scene(table.scene);
    this.log.begin([...table.log]);
    this.chat.begin(table.sayings ?? []);
    this.notes.begin(table.notes ?? "");
    this.showSeats();
    this.showLive(first ? 0 : SETTLING);
    this.showEnd();
    this.next();
    if (first && momentInAddress() >= 0) this.lookBack(momentInAddress());
  }

  /** @param {import("./wire.d.ts").Frame} frame @param {number} duration */
  showFrame({ change, line }, duration) {
    this.scene.apply(change);
    if (line) this.log.add(line);
    if (duration) sound("piece");
    this.showLive(duration);
  }

  /** After the last frame of a move. @param {Played} message */
  settle({ moves, ask, acting = [], left, taken, end }) {
    this.moves = moves;
    this.ask = ask;
    this.told = Date.now();
    this.seats = this.seats.map((seat) => ({ ...seat, acting: acting.includes(seat.seat), left: acting.includes(seat.seat) ? left : null }));
    if (taken) this.log.forgetAfter(moves);
    this.table = { ...this.table, moves, end };
    this.showSeats();
    this.showEnd();
    this.next();
  }

  /** @param {Seated} message */
  reseat({ seats, ask, host = false, rematch = "" }) {
    const was = JSON.stringify(this.ask);
    this.seats = seats;
    this.told = Date.now();
    this.table = { ...this.table, host, rematch };
    this.ask = ask;
    this.showSeats();
    this.showEnd();
    if (JSON.stringify(ask) !== was) this.next();
  }

  /** @param {import("./wire.d.ts").Saying} saying */
  hearSaying(saying) {
    if (!this.chat.add(saying) || this.drawer.isShown("chat")) return;
    sound("said");
    this.markChat(true);
    notify(`${saying.name}: ${saying.text}`);
  }

  /** @param {boolean} on */
  markChat(on) {
    this.chatTool?.classList.toggle("marked", on);
    this.drawer.mark("chat", on);
  }

  /** @param {boolean} off */
  cutOff(off) {
    clearTimeout(this.cutting);
    if (off) this.cutting = setTimeout(() => this.showCutOff(true), CUT_OFF);
    else this.showCutOff(false);
  }

  /** @param {boolean} off */
  showCutOff(off) {
    this.lost.hidden = !off;
    this.element.classList.toggle("is-cut-off", off);
  }

  // Showing.

  /** @param {Scene} scene @param {number} duration */
  present(scene, duration) {
    this.stage.show(scene, duration);
    if (this.drawer.isShown("words")) this.showInWords();
  }

  /** @param {number} duration */
  showLive(duration) {
    this.bar.showPrompt(this.scene.prompt, this.actingSeat());
    if (!this.replay.active) this.present(this.scene, duration);
  }

  comeBack() {
    this.bar.element.hidden = false;
    this.present(this.scene, 0);
    this.next();
  }

  /** @param {number} move */
  lookBack(move) {
    this.offerNothing();
    this.bar.element.hidden = true;
    this.replay.open(move);
  }

  /** The seat whose mark stands before the prompt: one's own if it is asked, else the first that is to act. */
  actingSeat() {
    const asked = this.ask.seat ?? -1;
    return this.seats.find(({ seat, acting }) => acting && seat === asked) ?? this.seats.find(({ acting }) => acting);
  }

  showSeats() {
    this.stage.seat(this.seats);
    this.seatList.show({ seats: this.seats, host: this.table.host ?? false, over: Boolean(this.table.end) });
    this.replay.learn({ moves: this.moves, seats: this.seats, looking: this.looking, over: Boolean(this.table.end) });
    this.bar.showPrompt(this.scene.prompt, this.actingSeat());
    this.bar.showNote(this.note());
  }

  /** What has to be done about seats before the game can go on as it should. */
  note() {
    if (this.table.end) return null;
    const open = () => this.openSeats();
    if (this.seats.some(({ yours, covered }) => yours && covered)) return { text: say("page-covered-you"), deed: say("page-seat-return"), open };
    const free = this.seats.filter(({ kind, link }) => kind === "open" && link).map(({ title }) => title);
    return free.length ? { text: say("page-seats-awaited", { seats: sayList(free) }), deed: say("page-invite"), open } : null;
  }

  /**
   * @param {import("./wire.d.ts").Mat} mat
   * @param {Seat | undefined} seat
   */
  aboutSeat(mat, seat) {
    if (mat.kind !== "player" || !seat) return null;
    const time = seat.left != null && seat.acting ? clock(seat.left, this.told) : null;
    return element("span", { class: "mat-about" }, shortName(seat), status({ ...seat, acting: false }), time);
  }

  showEnd() {
    const { end } = this.table;
    const seated = this.seats.some(({ yours }) => yours) || Boolean(this.table.host);
    const deeds = () => endDeeds({ table: this.id, rematch: this.table.rematch ?? "", seated, watchAgain: () => this.lookBack(0) });
    this.bar.showEnd(end ? end.text : "", end ? deeds() : null);
    if (end && !this.ended) {
      sound("end");
      this.ending = openEnding(end, this.seats, { foot: deeds(), openRule: (rule) => this.openRule(rule) });
      this.ending.addEventListener("click", ({ target }) => target instanceof Element && target.closest(".dialog-foot button:not(.main)") && this.ending?.close());
    }
    this.ended = Boolean(end);
  }

  showInWords() {
    tellInWords(this.words, this.replay.active && this.replay.scene ? this.replay.scene : this.scene, this.replay.active ? [] : this.ask.choices ?? [], (choice) => this.play(choice));
  }

  showMenu() {
    refill(this.menu, tableMenu(this.table, { watchAgain: () => this.lookBack(this.moves), openKeys: () => openKeys(this.shortcuts) }));
  }

  async showRules() {
    this.book ??= openBook({ game: this.table.game, prefix: "rule-" });
    const book = await this.book.catch((/** @type {unknown} */ problem) => {
      this.book = undefined;
      complain(problem);
    });
    if (!book || !("matter" in book)) return undefined;
    if (!this.rules.childElementCount) refill(this.rules, book.head, book.text);
    book.matter(this.bar.rule ? [this.bar.rule] : this.log.rulesNow());
    return book;
  }

  /** @param {string} rule */
  async openRule(rule) {
    this.drawer.show("rules");
    const book = await this.showRules();
    book?.goTo(rule);
  }

  openSeats() {
    this.seatList.open().catch(complain);
  }

  // Deciding.

  /** Ask for the next move, if there is one to be made. */
  next() {
    this.touching.offer(this.ask.choices ?? []);
    const turn = this.touching.choices.length > 0;
    this.bar.showUndo(this.ask);
    this.bar.showSoon(this.ask.soon ?? 0);
    tellTurn(turn && !this.table.end, this.table.title, this.scene.prompt);
    this.sending = false;
    this.offer();
    if (turn && !this.replay.active) this.stage.bringOffered();
    if (this.drawer.isShown("words")) this.showInWords();
  }

  offer() {
    if (this.replay.active || this.sending) return;
    this.stage.offer({ next: this.touching.next(), path: this.touching.path });
    this.bar.showHeld(this.touching.path.length > 0, this.touching.path.map((id) => this.scene.nameOf(id)));
  }

  offerNothing() {
    this.touching.letGo();
    this.stage.offer({ next: new Set(), path: [] });
    this.bar.showHeld(false, []);
  }

  /** A touch beside all pieces lets go, and goes faster through what is being shown. */
  pressBeside() {
    if (this.playback.busy && !this.playback.stopped) this.playback.hurry();
    this.letGo();
  }

  letGo() {
    this.bar.forgetWhy();
    if (this.touching.letGo()) this.offer();
  }

  /** @param {string} piece */
  async touch(piece) {
    if (this.replay.active || this.sending) return;
    if (this.playback.busy) {
      // Nobody has to wait for the end of a show.
      this.playback.hurry();
      await this.playback.quiet();
      if (this.sending || !(this.touching.next().has(piece) || this.touching.path.includes(piece))) return;
    }
    if (this.touching.path.includes(piece)) return this.letGo();
    const choice = this.touching.touch(piece);
    if (choice) await this.play(choice);
    else if (choice === null) {
      this.bar.forgetWhy();
      this.offer();
      this.stage.bringOffered();
    } else await this.explain(piece);
  }

  /** @param {Choice} choice */
  async play({ text }) {
    const seat = this.ask.seat ?? -1;
    this.sending = true;
    this.bar.forgetWhy();
    this.bar.showHeld(false, []);
    this.stage.offer({ next: new Set(), path: [] });
    await this.carryOut((id) => ({ type: "move", id, seat, text, version: this.connection.version }));
  }

  /** @param {"back" | "again"} type */
  async takeBack(type) {
    if (!this.ask[type] || this.sending) return;
    const seat = (type === "back" ? this.ask.back_of : this.ask.again_of) ?? this.ask.seat ?? -1;
    this.sending = true;
    await this.carryOut((id) => ({ type, id, seat, version: this.connection.version }));
  }

  /** @param {(id: string) => import("./wire.d.ts").FromClient} message */
  async carryOut(message) {
    if (await this.accepted(message)) return;
    this.sending = false;
    this.touching.path = [];
    this.offer();
  }

  /** @param {(id: string) => import("./wire.d.ts").FromClient} message */
  async accepted(message) {
    const answer = await this.connection.ask(message);
    if (answer.type !== "refused") return true;
    sound("refused");
    this.bar.showWhy(answer.text, answer.rule ?? "");
    return false;
  }

  /** Why may this not be touched? @param {string} piece */
  async explain(piece) {
    const seat = this.ask.seat ?? this.looking;
    if (seat < 0 || this.table.end) return;
    sound("refused");
    const path = [...this.touching.path, piece];
    const answer = await this.connection.ask((id) => ({ type: "why", id, seat, path }));
    if (answer.type !== "done") this.bar.showWhy(answer.text, answer.rule ?? "");
  }
}

/** Whether neither a piece nor a button was pressed; what was may have been drawn anew since. @param {Event} event */
function isBeside(event) {
  return !event.composedPath().some((place) => place instanceof Element && place.matches("[data-piece], button"));
}
