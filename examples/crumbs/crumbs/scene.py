"""Where every piece of Crumbs lies: what is held in the middle, what is at home on the mats, and two buttons."""

from __future__ import annotations

from cheeseboard.core import Message
from cheeseboard.core.scene import CHOSEN, UNIT, Mat, Piece, Scene
from crumbs.state import Crumbs
from crumbs.steps import ROLL, RUN_HOME, SEAT_NAMES, Forage


def scene(state: Crumbs, seat: int) -> Scene:
    mats = [paws(state), *(player(state, number) for number in range(state.seats))]
    if seat == state.active and state.outcome is None:
        mats.append(buttons(state))
    return Scene(mats, state.prompt(seat))


def held_now(state: Crumbs) -> int:
    return state.step.held if isinstance(state.step, Forage) else 0


def paws(state: Crumbs) -> Mat:
    held = held_now(state)
    mouse = Piece("mouse", "mouse", 100, 100, Message("crumbs-mat-paws"), width=160, height=160, sign=str(held))
    crumbs = [
        Piece(
            f"held-{number}", "crumb", 220 + 50 * (number % 8), 40 + 45 * (number // 8), Message("crumbs-piece-crumb")
        )
        for number in range(held)
    ]
    return Mat("paws", "board", 6 * UNIT, 2 * UNIT, Message("crumbs-mat-paws"), [mouse, *crumbs])


def player(state: Crumbs, seat: int) -> Mat:
    name = SEAT_NAMES[seat]
    home = Message("crumbs-piece-home", {"crumbs": state.home[seat]})
    heap = Piece(f"home-{name}", "crumb", 50, 50, home, sign=str(state.home[seat]), tone=name)
    looks = (CHOSEN,) if seat == state.active and state.outcome is None else ()
    words = Message("crumbs-mat-player", {"seat": name, "crumbs": state.home[seat]})
    return Mat(f"player-{name}", "player", 3 * UNIT, UNIT, words, [heap], seat=seat, looks=looks, tone=name)


def buttons(state: Crumbs) -> Mat:
    names = {RUN_HOME: "home", ROLL: "roll"}
    pieces = [
        Piece(f"button-{names[move]}", "", 110 + 220 * place, 30, Message(f"crumbs-button-{names[move]}"), width=200)
        for place, move in enumerate(int(move) for move in state.moves(state.active))
    ]
    return Mat("buttons", "button", 4 * UNIT, 60, Message("crumbs-mat-buttons"), pieces)
