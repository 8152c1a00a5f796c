/** The drawer beside the table: log, chat, notes, rules, the table in words. On a wide page the game goes on beside it. */

import { icon } from "./art.js";
import { element, refill } from "./element.js";
import { say } from "./words.js";

/** @typedef {{key: string, icon: string, title: string, body: HTMLElement, shown?: () => void}} Tab */

const WIDE = matchMedia("(min-width: 60rem)");

export class Drawer {
  /** @param {Tab[]} tabs */
  constructor(tabs) {
    this.tabs = tabs;
    this.key = tabs[0].key;
    this.list = element("div", { role: "tablist", "aria-label": say("page-drawer") }, tabs.map((tab) => this.tabButton(tab)));
    this.body = element("div", { class: "drawer-body", role: "tabpanel", id: "drawer-panel", tabindex: "-1" });
    const close = element("button", { type: "button", class: "button bare round", "aria-label": say("page-close"), onclick: () => this.close() }, icon("close"));
    this.element = element("dialog", { class: "drawer", "aria-label": say("page-drawer") },
      element("div", { class: "drawer-head" }, this.list, close), this.body);
    this.list.addEventListener("keydown", (event) => this.turn(event));
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && this.close());
    this.element.addEventListener("click", (event) => event.target === this.element && this.close());
    this.element.addEventListener("close", () => this.closed());
    /** @type {Element | null} */
    this.before = null;
  }

  /** @param {Tab} tab */
  tabButton({ key, icon: drawn, title }) {
    return element("button", { type: "button", role: "tab", id: `tab-${key}`, "aria-controls": "drawer-panel", title, "data-tab": key, onclick: () => this.show(key) },
      icon(drawn), element("span", { class: "tab-title" }, title));
  }

  get open() {
    return this.element.open;
  }

  /** @param {string} key */
  isShown(key) {
    return this.open && this.key === key;
  }

  /** Show a tab, or close the drawer if it is shown already. @param {string} key */
  toggle(key) {
    if (this.isShown(key)) this.close();
    else this.show(key);
  }

  /** @param {string} key */
  show(key) {
    this.key = key;
    const tab = this.tabs.find((other) => other.key === key) ?? this.tabs[0];
    for (const button of this.list.children) {
      const chosen = button.getAttribute("data-tab") === key;
      button.setAttribute("aria-selected", String(chosen));
      button.setAttribute("tabindex", chosen ? "0" : "-1");
    }
    this.body.setAttribute("aria-labelledby", `tab-${key}`);
    refill(this.body, tab.body);
    if (!this.open) {
      this.before = document.activeElement;
      if (WIDE.matches) this.element.show();
      else this.element.showModal();
      document.documentElement.classList.toggle("drawer-open", WIDE.matches);
      dispatchEvent(new Event("resize"));
    }
    tab.shown?.();
    document.getElementById(`tab-${key}`)?.focus();
  }

  close() {
    this.element.close();
  }

  closed() {
    document.documentElement.classList.remove("drawer-open");
    dispatchEvent(new Event("resize"));
    if (this.before instanceof HTMLElement || this.before instanceof SVGElement) this.before.focus();
  }

  /** @param {KeyboardEvent} event */
  turn(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const place = this.tabs.findIndex(({ key }) => key === this.key);
    this.show(this.tabs[(place + step + this.tabs.length) % this.tabs.length].key);
    event.preventDefault();
  }

  /** A mark on a tab: something new is there. @param {string} key @param {boolean} on */
  mark(key, on) {
    this.list.querySelector(`[data-tab="${key}"]`)?.classList.toggle("marked", on);
  }
}
