/** A rulebook to read and to search: on a page of its own, or in a drawer beside the table. */

import { get } from "./api.js";
import { icon } from "./art.js";
import { chooseOne } from "./choices.js";
import { element, refill } from "./element.js";
import { complain } from "./notice.js";
import { markWords, readStems, says, textsIn } from "./rulesearch.js";
import { LANGUAGES, say, spoken } from "./words.js";

/** @typedef {import("./wire.d.ts").Rulebook} Book */
/** @typedef {import("./wire.d.ts").Paragraph} Paragraph */
/** @typedef {import("./wire.d.ts").Chapter} Chapter */

/** What a rulebook marks as made up by this house begins so, in each of its languages. @type {Record<string, string>} */
const HOUSE = { en: "house", uk: "домашн", pl: "domow", ru: "домашн" };

/**
 * @typedef {object} Wishes
 * @property {string} game
 * @property {string} [language] whatever the page speaks, if it is not said
 * @property {string} [prefix] before the ids of paragraphs, where the page has ids of its own
 * @property {boolean} [choosable] whether the language can be changed beside the book
 */

/**
 * The book, and what can be done with it: go to a paragraph; put those on top that matter now.
 * @param {Wishes} wishes
 */
export async function openBook({ game, language = spoken(), prefix = "", choosable = false }) {
  let book = await readBook(game, language);
  let now = /** @type {string[]} */ ([]);
  const search = element("input", { type: "search", class: "rule-search", "aria-label": say("page-search-rules"), placeholder: say("page-search-rules"), autocomplete: "off" });
  const found = element("p", { class: "small quiet-text", role: "status" });
  const text = element("div", { class: "rule-text" });
  const contents = element("nav", { class: "rule-contents", "aria-label": say("page-contents") });

  const show = () => {
    const stems = readStems(search.value);
    const shown = pick(book, search.value, stems);
    refill(found, stems.length ? say("page-rules-found", { count: shown.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0) }) : "");
    text.lang = book.language;
    refill(text,
      !stems.length && now.length > 0 && mattering(book, now, prefix),
      !stems.length && introduction(book),
      shown.map((chapter) => chapterText(book, chapter, prefix)));
    if (stems.length) for (const place of text.querySelectorAll(".rule-body")) markWords(place, stems);
    refill(contents, table(book, prefix, (number) => goTo(number)));
  };
  search.addEventListener("input", show);

  const goTo = (/** @type {string} */ number, { moved = true } = {}) => {
    if (search.value) {
      search.value = "";
      show();
    }
    const place = document.getElementById(prefix + number);
    if (!place || !text.contains(place)) return false;
    place.scrollIntoView({ block: "start", behavior: moved ? "auto" : "instant" });
    place.classList.add("meant");
    place.focus({ preventScroll: true });
    setTimeout(() => place.classList.remove("meant"), 2400);
    return true;
  };

  const speak = async (/** @type {string} */ wanted) => {
    const at = paragraphAtTop(text, prefix);
    book = await readBook(game, wanted);
    show();
    if (at) goTo(at, { moved: false });
  };

  show();
  return {
    title: () => book.title,
    head: element("div", { class: "rule-head unprinted" },
      element("div", { class: "search-field" }, icon("search"), search),
      found,
      choosable && chooseOne(say("page-language"), Object.entries(LANGUAGES).map(([value]) => ({ value, title: value })), book.language,
        (wanted) => speak(wanted).catch(complain), { unseen: true })),
    contents,
    text,
    goTo,
    /** The paragraph that is being read. */
    place: () => paragraphAtTop(text, prefix),
    /** Put these paragraphs on top: they matter now. @param {string[]} numbers */
    matter(numbers) {
      now = numbers;
      show();
    },
  };
}

/** @type {Map<string, Promise<Book>>} */
const books = new Map();

/**
 * @param {string} game
 * @param {string} language
 */
function readBook(game, language) {
  const address = `/rulebooks/${game}/${language}.json`;
  let reading = books.get(address);
  if (!reading) books.set(address, (reading = get(address)));
  reading.catch(() => books.delete(address));
  return reading;
}

/**
 * What is shown: all, what a number names, or what says all the words.
 * @param {Book} book
 * @param {string} wanted
 * @param {string[]} stems
 * @returns {Chapter[]}
 */
function pick(book, wanted, stems) {
  if (!stems.length) return book.chapters;
  const number = /^\s*§?\s*(\d+(?:\.\d+)?)\.?\s*$/.exec(wanted)?.[1];
  const fits = (/** @type {Chapter} */ chapter, /** @type {Paragraph} */ paragraph) =>
    number
      ? paragraph.number === number || chapter.number === number
      : says(plainText(paragraph), stems) || says(chapter.title, stems);
  return book.chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((paragraph) => fits(chapter, paragraph)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** @param {Book} book */
function introduction(book) {
  const place = element("div", { class: "rule-introduction" });
  place.innerHTML = book.introduction;
  return place;
}

/**
 * @param {Book} book
 * @param {Chapter} chapter
 * @param {string} prefix
 */
function chapterText(book, chapter, prefix) {
  const id = `${prefix}${chapter.number}`;
  return element("section", { class: "rule-chapter", "aria-labelledby": id },
    element("h2", { id, tabindex: "-1" }, element("span", { class: "rule-chapter-number" }, chapter.number), " ", chapter.title),
    chapter.paragraphs.map((paragraph) => paragraphText(book, paragraph, prefix)));
}

/**
 * @param {Book} book
 * @param {Paragraph} paragraph
 * @param {string} prefix
 */
function paragraphText(book, paragraph, prefix) {
  const id = `${prefix}${paragraph.number}`;
  return element("div", { class: "rule", id, tabindex: "-1" },
    element("a", { class: "rule-number", href: `#${id}`, title: say("page-rule-link") }, paragraph.number),
    rendered(book, paragraph));
}

/**
 * The paragraphs that matter now, once more before everything else.
 * @param {Book} book
 * @param {string[]} numbers
 * @param {string} prefix
 */
function mattering(book, numbers, prefix) {
  const all = book.chapters.flatMap(({ paragraphs }) => paragraphs);
  return element("section", { class: "rule-now card", "aria-label": say("page-rules-now") },
    element("h2", { lang: spoken() }, say("page-rules-now")),
    numbers.map((number) => all.find((paragraph) => paragraph.number === number)).map((paragraph) => paragraph &&
      element("div", { class: "rule" },
        element("a", { class: "rule-number", href: `#${prefix}${paragraph.number}` }, paragraph.number),
        rendered(book, paragraph))));
}

/**
 * @param {Book} book
 * @param {Paragraph} paragraph
 */
function rendered(book, paragraph) {
  const body = element("div", { class: "rule-body" });
  body.innerHTML = paragraph.html;
  for (const drawing of body.querySelectorAll("pre")) {
    drawing.tabIndex = 0;
    drawing.setAttribute("role", "group");
    drawing.setAttribute("aria-label", say("page-rule-drawing"));
  }
  markOwn(body, book.language);
  return body;
}

/**
 * Show what is ours and not the printed game's: what the house made up, and rulings where the printed rules are silent.
 * @param {Element} body
 * @param {string} language
 */
function markOwn(body, language) {
  const stem = HOUSE[language] ?? HOUSE.en;
  const own = new RegExp(`\\(${stem}[^()]*\\)|(?<!\\p{L})${stem}\\p{L}*\\s+\\p{L}+|\\[R-\\d+\\]`, "giu");
  for (const node of textsIn(body)) {
    if (node.parentElement?.closest("pre")) continue;
    for (const found of [...node.data.matchAll(own)].reverse()) {
      const ruling = found[0].startsWith("[");
      const range = new Range();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      range.surroundContents(element("span", {
        class: ruling ? "ruling" : "house-made", title: say(ruling ? "page-ruling" : "page-house-made"),
      }));
    }
  }
}

/**
 * @param {Book} book
 * @param {string} prefix
 * @param {(number: string) => void} go
 */
function table(book, prefix, go) {
  return element("ol", { lang: book.language }, book.chapters.map(({ number, title }) =>
    element("li", null, element("a", {
      href: `#${prefix}${number}`,
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        go(number);
      },
    }, element("span", { class: "rule-chapter-number" }, number), " ", title))));
}

/** @param {Paragraph} paragraph */
function plainText(paragraph) {
  const place = document.createElement("template");
  place.innerHTML = paragraph.html;
  return place.content.textContent ?? "";
}

/**
 * @param {Element} text
 * @param {string} prefix
 */
function paragraphAtTop(text, prefix) {
  const top = Math.max(0, text.closest(".dialog-body, .drawer")?.getBoundingClientRect().top ?? 0);
  const first = [...text.querySelectorAll(".rule[id]")].find((rule) => rule.getBoundingClientRect().bottom > top + 40);
  return first?.id.slice(prefix.length);
}
