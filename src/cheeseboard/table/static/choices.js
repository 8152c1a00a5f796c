/** Fields for choosing. */

import { element } from "./element.js";

let made = 0;

/** @typedef {{value: string, title: import("./element.js").Child}} Choosable */

/**
 * A few choices beside each other, of which one is taken.
 * @param {string} legend
 * @param {Choosable[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @param {{hint?: string, unseen?: boolean}} [more] unseen: the legend is for screen readers only
 */
export function chooseOne(legend, choices, chosen, choose, { hint, unseen = false } = {}) {
  const name = `choice-${++made}`;
  const inputs = choices.map(({ value, title }) =>
    element("label", null,
      element("input", { type: "radio", name, value, checked: value === chosen, onchange: () => choose(value) }),
      element("span", null, title)));
  return element("fieldset", { class: "field", "aria-describedby": hint ? `${name}-hint` : null },
    element("legend", { class: unseen ? "unseen" : "" }, legend),
    hint && element("p", { class: "hint", id: `${name}-hint` }, hint),
    element("div", { class: "choices" }, inputs));
}

/**
 * Many choices, or long ones.
 * @param {string} label
 * @param {Choosable[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @param {{hint?: string, unseen?: boolean}} [more]
 */
export function chooseFromList(label, choices, chosen, choose, { hint, unseen = false } = {}) {
  const name = `choice-${++made}`;
  const list = element("select", { id: name, "aria-describedby": hint ? `${name}-hint` : null },
    choices.map(({ value, title }) => element("option", { value, selected: value === chosen }, title)));
  list.addEventListener("change", () => choose(list.value));
  return element("div", { class: "field" },
    element("label", { for: name, class: unseen ? "unseen" : "" }, label),
    list,
    hint && element("p", { class: "hint", id: `${name}-hint` }, hint));
}

/**
 * Yes or no.
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} choose
 */
export function chooseWhether(label, on, choose) {
  const input = element("input", { type: "checkbox", role: "switch", checked: on });
  input.addEventListener("change", () => choose(input.checked));
  return element("label", { class: "switch" }, element("span", null, label), input);
}
