/** Questions to the server. What it refuses is thrown as a Problem, with a sentence for the reader. */

import { say, spoken } from "./words.js";

/** @typedef {import("./wire.d.ts").Person} Person */

/** Something that cannot be done, and why, in the reader's language. */
export class Problem extends Error {
  /**
   * @param {string} text
   * @param {number} status 0 if the server was not reached
   * @param {string} [rule]
   */
  constructor(text, status, rule = "") {
    super(text);
    this.status = status;
    this.rule = rule;
  }
}

/** @type {Promise<Person> | null} */
let person = null;

/** Whoever sits at this browser; made up by the server at the first visit. @returns {Promise<Person>} */
export function me() {
  person ??= get("/api/me").catch((problem) => {
    person = null;
    throw problem;
  });
  return /** @type {Promise<Person>} */ (person);
}

/**
 * @param {{name?: string, language?: string}} changes
 * @returns {Promise<Person>}
 */
export async function changeMe(changes) {
  const changed = await send("PATCH", "/api/me", changes);
  person = me().then((known) => ({ ...known, ...changed }));
  return person;
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return ask("GET", path, {});
}

/**
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return send("POST", path, body);
}

/**
 * @param {"POST" | "PATCH" | "PUT"} method
 * @param {string} path
 * @param {unknown} body text goes as it is, everything else as JSON
 * @returns {Promise<any>}
 */
export async function send(method, path, body) {
  const plain = typeof body === "string";
  const headers = {
    "X-Cheeseboard": (await me()).csrf ?? "",
    "Content-Type": plain ? "text/plain; charset=utf-8" : "application/json",
  };
  try {
    return await ask(method, path, { headers, body: plain ? body : JSON.stringify(body) });
  } catch (problem) {
    // The cookie may have been made anew since; then so is the header that goes with it.
    if (problem instanceof Problem && (problem.status === 401 || problem.status === 403)) person = null;
    throw problem;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{headers?: Record<string, string>, body?: string}} more
 */
async function ask(method, path, { headers = {}, body }) {
  const request = { method, body, headers: { Accept: "application/json", "Accept-Language": spoken(), ...headers } };
  const answer = await fetch(path, request).catch(() => {
    throw new Problem(say("page-not-reached"), 0);
  });
  const read = isJson(answer) ? await answer.json() : await answer.text();
  if (answer.ok) return read;
  throw new Problem(read?.text ?? say("page-went-wrong"), answer.status, read?.rule);
}

/** @param {Response} answer */
function isJson(answer) {
  return (answer.headers.get("Content-Type") ?? "").includes("json");
}
