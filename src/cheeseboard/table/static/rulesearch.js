/** Looking for words in a rulebook. */

/** A word of the books' languages, with what may stand inside one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\u0301'’-]*/gu;

/**
 * What is looked for: the beginnings of words, all of which have to be found.
 * @param {string} wanted
 */
export function readStems(wanted) {
  return (wanted.match(WORD) ?? []).map(plain);
}

/** Without case, and without the stress marks of Cyrillic. @param {string} word */
function plain(word) {
  return word.replaceAll("\u0301", "").toLowerCase();
}

/**
 * Whether every stem begins some word of a text.
 * @param {string} text
 * @param {string[]} stems
 */
export function says(text, stems) {
  const words = (text.match(WORD) ?? []).map(plain);
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
}

/**
 * Mark the beginnings of words that were looked for.
 * @param {Element} place
 * @param {string[]} stems
 */
export function markWords(place, stems) {
  for (const node of textsIn(place)) {
    for (const found of [...node.data.matchAll(WORD)].reverse()) {
      const stem = stems.find((stem) => plain(found[0]).startsWith(stem));
      if (stem) mark(node, found.index, stem.length);
    }
  }
}

/**
 * @param {Text} node
 * @param {number} from
 * @param {number} length
 */
function mark(node, from, length) {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, from + length);
  range.surroundContents(document.createElement("mark"));
}

/**
 * @param {Node} place
 * @returns {Text[]}
 */
export function textsIn(place) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(/** @type {Text} */ (node));
  return found;
}
