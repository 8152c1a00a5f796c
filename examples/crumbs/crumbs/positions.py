"""Positions of Crumbs as documents: whose turn it is, what they hold, and what everybody has at home."""

from __future__ import annotations

from cheeseboard.core import BadPosition, Chance
from cheeseboard.core.chance import HIDDEN_FUTURE
from cheeseboard.core.position import Document, shown
from crumbs.scene import held_now
from crumbs.state import Crumbs
from crumbs.steps import SEAT_NAMES, TARGET, Forage, end_turn


def write_position(state: Crumbs) -> Document:
    return {
        "game": "crumbs",
        "turn": SEAT_NAMES[state.active],
        "held": held_now(state),
        "dice": "hidden" if state.dice.memory == HIDDEN_FUTURE else f"{int(state.dice.memory):x}",
        "home": dict(zip(SEAT_NAMES, state.home, strict=False)),
    }


def read_position(document: Document) -> Crumbs:
    """The state a document describes; every reason why it cannot be is found before any is told."""
    reasons: list[str] = []
    home, turn, held, dice = (document.get(name) for name in ("home", "turn", "held", "dice"))
    if document.get("game") != "crumbs":
        reasons.append(f"This is a position of {shown(document.get('game'))}, not of crumbs.")
    if not isinstance(home, dict) or tuple(home) not in [SEAT_NAMES[:seats] for seats in (2, 3, 4)]:
        raise BadPosition([*reasons, f"home must be a table of the first two to four of {', '.join(SEAT_NAMES)}."])
    for name, crumbs in [("held", held), *home.items()]:
        if isinstance(crumbs, bool) or not isinstance(crumbs, int) or not 0 <= crumbs < 10 * TARGET:
            reasons.append(f"{name} must be a number of crumbs, not {shown(crumbs)}.")
    if not isinstance(turn, str) or turn not in home:
        reasons.append(f"turn must be one of {', '.join(home)}, not {shown(turn)}.")
    memory = read_dice(dice)
    if memory is None:
        reasons.append(f"dice must be 'hidden' or hexadecimal digits below 8000000000000000, not {shown(dice)}.")
    if reasons or memory is None or not isinstance(held, int):
        raise BadPosition(reasons)
    state = Crumbs(len(home), Chance(memory))
    state.home = [crumbs for crumbs in home.values() if isinstance(crumbs, int)]
    state.active = list(home).index(str(turn))
    state.push(Forage(held))
    if max(state.home) >= TARGET:
        end_turn(state)
    return state


def read_dice(text: object) -> int | None:
    if text == "hidden":
        return HIDDEN_FUTURE
    try:
        memory = int(str(text), 16)
    except ValueError:
        return None
    return memory if 0 <= memory < 1 << 63 else None
