/** The words of the pages: every sentence a reader sees, in the language of the page. */

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Sentence */
/** @typedef {Record<string, string | number>} Blanks */

/** The languages of the house, each by its own name. @type {Readonly<Record<string, string>>} */
export const LANGUAGES = Object.freeze({ en: "English", uk: "Українська", pl: "Polski", ru: "Русский" });

let language = document.documentElement.lang || "en";
/** @type {Record<string, Sentence>} */
let sentences = {};
let plurals = new Intl.PluralRules(language);
let numbers = new Intl.NumberFormat(language);

/** The language that is spoken now. */
export function spoken() {
  return language;
}

/**
 * Read all sentences of a language; from then on it is the one of the page.
 * @param {string} [wanted]
 */
export async function readWords(wanted = language) {
  const answer = await fetch(`/words/${wanted}.json`);
  if (!answer.ok) throw new Error(`/words/${wanted}.json: ${answer.status}`);
  sentences = await answer.json();
  language = document.documentElement.lang = wanted;
  plurals = new Intl.PluralRules(wanted);
  numbers = new Intl.NumberFormat(wanted);
}

/** @param {string} key */
export function hasWords(key) {
  return key in sentences;
}

/**
 * A sentence with its blanks filled. One that counts something has a form for every plural of the language, chosen by `count`.
 * @param {string} key
 * @param {Blanks} [blanks]
 * @returns {string} the bare key where there are no words for it, so that it is noticed
 */
export function say(key, blanks = {}) {
  const sentence = sentences[key];
  if (sentence === undefined) return key;
  return fill(typeof sentence === "string" ? sentence : formOf(sentence, Number(blanks.count)), blanks);
}

/**
 * @param {Exclude<Sentence, string>} forms
 * @param {number} count
 */
function formOf(forms, count) {
  return forms[plurals.select(count)] ?? forms.other ?? forms.many ?? "";
}

/**
 * @param {string} text
 * @param {Blanks} blanks
 */
function fill(text, blanks) {
  return text.replace(/\{\s*([\w-]+)\s*\}/g, (whole, name) => {
    const value = blanks[name];
    return value === undefined ? whole : typeof value === "number" ? numbers.format(value) : value;
  });
}

/**
 * How long ago something was, or how long it will take, in words.
 * @param {Date} then
 * @param {Date} [now]
 */
export function sayWhen(then, now = new Date()) {
  const seconds = (then.getTime() - now.getTime()) / 1000;
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}

/** @param {string[]} items */
export function sayList(items) {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(items);
}

/**
 * @param {number} share from 0 to 1
 */
export function sayShare(share) {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** A number as it is written in the language, with one digit behind the point at most. @param {number} number */
export function sayNumber(number) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
}
