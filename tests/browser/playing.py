"""Hands that play through the real page: they touch what is lifted, with a mouse, a finger or the keyboard, and know nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

TOUCHABLE: Final = ".offered, .deeds [data-piece]:not([aria-disabled=true])"

# What can be done now: a game that is over, a curtain to open, or places where a touch meets a piece that may be touched.
# Nothing while the others play. What is out of sight is scrolled to, as a person would.
LOOK: Final = """(touchable) => {
    if (document.querySelector(".end-deeds:not([hidden]) a")) return {over: true};
    const curtain = document.querySelector("dialog.curtain[open] button");
    const middle = (node) => {
        const {left, top, width, height} = node.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    if (curtain) return {curtain: middle(curtain)};
    const places = [];
    const offered = [...document.querySelectorAll(touchable)];
    for (const piece of offered) {
        const {left, top, width, height} = (piece.querySelector(".rim") ?? piece).getBoundingClientRect();
        const spots = [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.85]];
        const hit = spots.map(([x, y]) => [left + x * width, top + y * height])
            .find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-piece]") === piece);
        if (hit) places.push([piece.dataset.piece, ...hit]);
    }
    if (!places.length && offered.length) offered[Math.floor(Math.random() * offered.length)].scrollIntoView({block: "center", behavior: "instant"});
    return places.length ? {places} : null;
}"""
ON_A_PIECE: Final = "(touchable) => document.activeElement.matches(touchable)"
OFFERED: Final = """(touchable) => document.querySelector(".end-deeds:not([hidden]) a, dialog.curtain[open]") || document.querySelector(touchable)"""
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_TOUCHES: Final = 4000


class Hands:
    """One person's, at one page."""

    def __init__(self, page: Page, how: str, seed: str) -> None:
        print(f"The hands choose by the seed {seed!r}.")
        self.page = page
        self.choice = random.Random(seed)
        self._step: Callable[[], bool] = self._press if how == "keyboard" else self._touch
        self._put: Callable[[float, float], None] = page.touchscreen.tap if how == "touch" else page.mouse.click

    def step(self) -> bool:
        """Touch something, as soon as there is something to be touched; whether the game goes on."""
        return self._step()

    def play(self) -> int:
        """To the end of the game; with how many touches."""
        for touches in range(MOST_TOUCHES):
            if not self.step():
                return touches
        raise AssertionError(f"The game is not over after {MOST_TOUCHES} touches.")

    def _touch(self) -> bool:
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=TOUCHABLE).json_value()
        if "over" in seen:
            return False
        if "curtain" in seen:
            self._put(*seen["curtain"])
            self.page.locator("dialog.curtain").wait_for(state="detached")
            return True
        _, x, y = self.choice.choice(seen["places"])
        self._put(x, y)
        return True

    def _press(self) -> bool:
        """Arrows go from piece to piece, Enter touches."""
        self.page.wait_for_function(OFFERED, arg=TOUCHABLE)
        if self.page.locator(".end-deeds:not([hidden]) a").count():
            return False
        if self.page.locator("dialog.curtain[open]").count():
            self.page.keyboard.press("Enter")
            return True
        for _ in range(self.choice.randint(1, 3)):
            self.page.keyboard.press(self.choice.choice(ARROWS))
        if self.page.evaluate(ON_A_PIECE, TOUCHABLE):
            self.page.keyboard.press(self.choice.choice(("Enter", "Space")))
        return True
