/** What a reader likes, kept in this browser only. */

/** @typedef {"theme" | "sound" | "motion" | "keys" | "notify" | "pace" | "setup"} Preference */

/** @type {Map<string, string>} Where nothing can be kept, for as long as the page is open. */
const unkept = new Map();

/**
 * @param {Preference} name
 * @returns {string | null}
 */
export function preference(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return unkept.get(name) ?? null;
  }
}

/**
 * Keep a wish; null means whatever is usual. The whole page hears of it, as an event of that name.
 * @param {Preference} name
 * @param {string | null} value
 */
export function prefer(name, value) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value === null) unkept.delete(name);
    else unkept.set(name, value);
  }
  dispatchEvent(new Event(name));
}

/** Whether sounds are wanted; they are unless somebody has muted them. */
export function wantsSound() {
  return preference("sound") !== "off";
}
