/** What a piece is, told when the pointer rests on it, when a finger stays on it, and when the keyboard reaches it. */

import { element } from "./element.js";

const RESTING = 450;
const STAYING = 550;

/** @param {HTMLElement} stage */
export function explainPieces(stage) {
  const hint = element("div", { class: "hint-bubble", role: "tooltip", hidden: true });
  let timer = 0;
  document.body.append(hint);

  const hide = () => {
    clearTimeout(timer);
    hint.hidden = true;
  };
  const show = (/** @type {Element} */ piece) => {
    const words = piece.getAttribute("aria-label");
    if (!words || !piece.isConnected) return;
    hint.textContent = words;
    hint.hidden = false;
    beside(hint, piece.getBoundingClientRect());
  };
  const soon = (/** @type {EventTarget | null} */ target, /** @type {number} */ wait) => {
    hide();
    const piece = named(target);
    if (piece) timer = setTimeout(() => show(piece), wait);
  };

  stage.addEventListener("pointerover", ({ target, pointerType }) => pointerType === "mouse" && soon(target, RESTING));
  stage.addEventListener("pointerdown", ({ target, pointerType }) => (pointerType === "mouse" ? hide() : soon(target, STAYING)));
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(end, () => clearTimeout(timer));
  stage.addEventListener("focusin", ({ target }) => named(target)?.matches(":focus-visible") && soon(target, 0));
  stage.addEventListener("focusout", hide);
  for (const away of ["scroll", "keydown", "wheel"]) addEventListener(away, hide, { passive: true });
  // A long touch would otherwise open the browser's own menu.
  stage.addEventListener("contextmenu", (event) => event instanceof PointerEvent && event.pointerType === "touch" && event.preventDefault());
}

/** @param {EventTarget | null} target */
function named(target) {
  return target instanceof Element ? target.closest("g[data-piece]") : null;
}

/**
 * Above the piece, or below it where there is no room above; never beyond the edge of the page.
 * @param {HTMLElement} hint
 * @param {DOMRect} piece
 */
function beside(hint, piece) {
  const { width, height } = hint.getBoundingClientRect();
  const left = Math.min(Math.max(8, piece.left + piece.width / 2 - width / 2), document.documentElement.clientWidth - width - 8);
  const above = piece.top - height - 8;
  hint.style.left = `${left}px`;
  hint.style.top = `${above > 4 ? above : piece.bottom + 8}px`;
}
