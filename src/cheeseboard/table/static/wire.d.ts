/**
 * What travels between a table and whoever sits at it or watches it: ../wire.py in the browser's language.
 *
 * Whatever is at its default is left out, hence the question marks.
 */

export type Clock = "none" | "move" | "days";
export type SeatKind = "open" | "person" | "device" | "bot";
export type SeatAction = "bot" | "cover" | "return" | "open" | "device" | "take";

// Scenes.

export interface Piece {
  id: string;
  /** Its middle, on its mat; one cell of a board is 100 wide. */
  x: number;
  y: number;
  art?: string;
  w?: number;
  h?: number;
  turn?: number;
  looks?: string[];
  /** What it is, for hover and screen reader; "" for what only adorns. */
  title?: string;
  /** The letters written on it, where its art leaves room for them. */
  sign?: string;
  tone?: string;
}

export interface Mat {
  id: string;
  kind: string;
  w: number;
  h: number;
  /** Its pieces, the lowest first. */
  pieces: string[];
  title?: string;
  seat?: number;
  tone?: string;
  looks?: string[];
  /** The upper left corner; below zero where a map has grown to the left or upward. */
  origin?: [number, number];
  cells?: [number, number];
  corner?: [number, number];
  columns?: string[];
  rows?: string[];
  /** How many pieces lie in a pile, if not those that are listed. */
  count?: number | null;
  /** The paragraphs of a story. */
  text?: string[];
}

export interface Scene {
  prompt: string;
  mats: Mat[];
  pieces: Piece[];
}

/** The way from the scene before to the next. A piece that is in no mat's list any more has left the table. */
export interface Change {
  pieces?: Piece[];
  mats?: Mat[];
  order?: string[] | null;
  prompt?: string | null;
}

// What happened, and what is asked.

export interface Line {
  move: number;
  text: string;
  rule?: string;
  tone?: string;
}

export interface Frame {
  change: Change;
  line?: Line | null;
}

/** A legal move: how it is written, and the pieces that are touched to make it. No path begins another. */
export interface Choice {
  text: string;
  path: string[];
}

export interface Ask {
  seat?: number;
  choices?: Choice[];
  back?: boolean;
  again?: boolean;
  /** Whose move would be taken back or played again, if that of another own seat on the same device. */
  back_of?: number;
  again_of?: number;
  /** The only legal move will be played by itself in so many seconds. */
  soon?: number;
}

export interface Seat {
  seat: number;
  key: string;
  title: string;
  letter: string;
  kind: SeatKind;
  player?: string;
  level?: string;
  covered?: boolean;
  yours?: boolean;
  here?: boolean;
  acting?: boolean;
  left?: number | null;
  link?: string;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
  text: string;
}

export interface End {
  text: string;
  reason: string;
  rule: string;
  standings: Standing[];
  seed: string;
}

export interface Saying {
  number: number;
  name: string;
  text: string;
  at: string;
  tone?: string;
}

// What the server says on a live connection.

export interface Table {
  type: "table";
  table: string;
  game: string;
  title: string;
  version: number;
  moves: number;
  scene: Scene;
  seats: Seat[];
  looking: number;
  ask: Ask;
  log: Line[];
  commitment: string;
  options?: [string, string][];
  sayings?: Saying[];
  clock?: Clock;
  host?: boolean;
  curtain?: boolean;
  branch_of?: string;
  rematch?: string;
  end?: End | null;
  notes?: string;
}

export interface Played {
  type: "played";
  version: number;
  moves: number;
  frames: Frame[];
  ask: Ask;
  /** The seats that are to act now. */
  acting?: number[];
  /** Seconds until their time is out, if a clock runs. */
  left?: number | null;
  taken?: boolean;
  end?: End | null;
}

export interface Seated {
  type: "seated";
  seats: Seat[];
  ask: Ask;
  host?: boolean;
  rematch?: string;
}

export interface Said {
  type: "said";
  saying: Saying;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  text: string;
  rule?: string;
  stale?: boolean;
}

export interface Reply {
  type: "reply";
  id: string;
  text: string;
  rule?: string;
}

export interface Pong {
  type: "pong";
  version: number;
}

export type FromServer = Table | Played | Seated | Said | Done | Refused | Reply | Pong;

// What a client says on a live connection.

export interface Hello {
  type: "hello";
  language: string;
  seat: number;
  version: number;
}

export interface Look {
  type: "look";
  seat: number;
  language?: string;
}

export interface Move {
  type: "move";
  id: string;
  seat: number;
  text: string;
  version: number;
}

export interface Back {
  type: "back";
  id: string;
  seat: number;
  version: number;
}

export interface Again {
  type: "again";
  id: string;
  seat: number;
  version: number;
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
  path: string[];
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Phrase {
  type: "phrase";
  id: string;
  key: string;
}

export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Look | Move | Back | Again | Why | Say | Phrase | Ping;

// What the API takes and gives besides.

export interface NewSeat {
  kind: SeatKind;
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: Clock;
  /** How long a move may take. */
  seconds?: number;
}

/** Where a table is, and which seat was taken there; -1 for none. */
export interface TableLink {
  table: string;
  seat?: number;
}

/** Where the link of a seat leads, for whoever has opened it and may sit down. */
export interface SeatOffer {
  table: string;
  game: string;
  title: string;
  seat: number;
  seats: Seat[];
}

export interface TableRow {
  table: string;
  game: string;
  title: string;
  players: string[];
  moves: number;
  changed: string;
  your_turn?: boolean;
  over?: boolean;
  text?: string;
}

/** A game as it was after so many moves, and the frames that led there from the moment before. */
export interface Moment {
  move: number;
  moves: number;
  scene: Scene;
  frames?: Frame[];
  text?: string;
  seat?: number;
}

export interface Choosable {
  value: string;
  title: string;
}

export interface OptionCard {
  name: string;
  title: string;
  hint: string;
  choices: Choosable[];
  defaults: Record<string, string>;
}

export interface GameCard {
  key: string;
  title: string;
  tagline: string;
  seats: number[];
  seat_keys: string[];
  seat_titles: string[];
  minutes: string;
  options: OptionCard[];
}

export interface LevelCard {
  key: string;
  title: string;
  hint: string;
}

export interface Person {
  person: string;
  name: string;
  language: string;
  csrf?: string;
  token?: string;
}

export interface Roll {
  title: string;
  faces: string[];
  seen: number[];
  expected: number[];
}

export interface Story {
  ready: boolean;
  done?: number;
  shares?: number[][];
  low?: number[][];
  high?: number[][];
  best?: string[];
  loss?: number[];
  turning?: number[];
  rolls?: Roll[];
  seed?: string;
  commitment?: string;
}

// What the API takes besides, and what is the same for everybody.

export interface PersonChange {
  name?: string;
  language?: string;
}

export interface SeatChange {
  action: SeatAction;
  level?: string;
  name?: string;
}

export interface BranchPoint {
  /** After how many moves another game goes its own way. */
  move: number;
}

export interface NewSaying {
  text?: string;
  phrase?: string;
}

export interface Paragraph {
  number: string;
  /** Ours, and therefore safe. */
  html: string;
}

export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Rulebook {
  game: string;
  /** The one it is in, which is English where there is no other. */
  language: string;
  title: string;
  /** HTML, too. */
  introduction: string;
  chapters: Chapter[];
}

export interface Problem {
  text: string;
  rule?: string;
}
