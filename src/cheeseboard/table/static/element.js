/** Elements of a page, made in one expression each. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Single */
/** @typedef {Single | readonly (Single | readonly Single[])[]} Child what is null, undefined or false is left out */
/**
 * Attributes by their names; true stands for one without a value, false, null and undefined leave it out, and a function
 * under a name like onclick listens to that event.
 * @typedef {Record<string, any>} Attributes
 */

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes | null} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes, ...children) {
  return furnish(document.createElement(name), attributes, children);
}

/**
 * The same, for a drawing.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes | null} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function shape(name, attributes, ...children) {
  return furnish(document.createElementNS(SVG, name), attributes, children);
}

/**
 * @template {Element} Made
 * @param {Made} made
 * @param {Attributes | null | undefined} attributes
 * @param {Child[]} children
 */
function furnish(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, String(value));
  }
  put(made, children);
  return made;
}

/**
 * Add children; nothing is added for null, undefined, false.
 * @param {Element} parent
 * @param {Child | readonly Child[]} child
 */
export function put(parent, child) {
  if (Array.isArray(child)) for (const each of child) put(parent, each);
  else if (child != null && child !== false) parent.append(child instanceof Node ? child : String(child));
}

/**
 * Let an element have these children and no others.
 * @template {Element} Parent
 * @param {Parent} parent
 * @param {...Child} children
 */
export function refill(parent, ...children) {
  parent.replaceChildren();
  put(parent, children);
  return parent;
}

/**
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function find(selector, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector} on this page.`);
  return found;
}
