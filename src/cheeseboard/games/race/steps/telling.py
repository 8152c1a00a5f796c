"""What the journal is told. Called only while somebody listens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cheeseboard.core.bits import BIT
from cheeseboard.core.message import Argument, Message
from cheeseboard.core.step import Seat
from cheeseboard.games.race.board import (
    ACTION_NAMES,
    CELL_NAMES,
    DASH,
    DIAGONAL,
    IDEA,
    JUMP,
    KIND_NAMES,
    STEP,
    SWAP,
    WAY_NAMES,
    Action,
    Cell,
)
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps.moves import SEAT_NAMES

# The paragraph of every action, without a token and with sugar.
ACTION_RULES: Final = {DASH: "4.2", DIAGONAL: "4.3", STEP: "4.4", JUMP: "4.5", SWAP: "4.6", IDEA: "4.7"}
SUGAR_RULES: Final = {DASH: "6.4", DIAGONAL: "6.4", STEP: "6.5", JUMP: "6.6", SWAP: "6.7", IDEA: "6.8"}
CELL_RULES: Final = ("4.7", "5.1", "5.2", "5.4", "5.6", "5.6", "5.6")


def seat_name(seat: i64) -> str:
    return SEAT_NAMES[seat]


def action_name(action: i64) -> str:
    return ACTION_NAMES[action]


def cell_name(cell: i64) -> str:
    return CELL_NAMES[cell]


def kind_name(kind: i64) -> str:
    return KIND_NAMES[kind]


def tell_order(state: Race) -> None:
    seats = tuple([Message("seat-in-list", {"seat": seat_name(seat)}) for seat in state.row])
    arguments: dict[str, Argument] = {"round": int(state.rounds) + 1, "seats": seats}
    state.tell("3.2", "race-turn-order", arguments)


def tell_wind(state: Race) -> None:
    state.tell("10.1", "race-wind", {"way": WAY_NAMES[state.agreement.winds[state.wind]]})


def tell_bet(state: Race, seat: Seat, action: Action) -> None:
    """3.4: who has bet is seen by all, what by nobody else."""
    others = Message("race-bet-secretly", {"seat": seat_name(seat)})
    arguments: dict[str, Argument] = {"seat": seat_name(seat), "action": action_name(action)}
    state.tell("3.4", "race-bet", arguments, int(BIT[seat]), others)


def tell_revealed(state: Race) -> None:
    for seat in state.row:
        arguments: dict[str, Argument] = {"seat": seat_name(seat), "action": action_name(state.bets[seat])}
        state.tell("3.6", "race-revealed", arguments)


def tell_replaced(state: Race, seat: Seat, before: Action, after: Action) -> None:
    arguments: dict[str, Argument] = {
        "seat": seat_name(seat),
        "before": action_name(before),
        "action": action_name(after),
    }
    state.tell("3.7", "race-replaced", arguments)


def tell_acted(state: Race, seat: Seat, action: Action, origin: Cell, rule: str) -> None:
    """A rat has gone somewhere."""
    goal = state.places[seat]
    arguments: dict[str, Argument] = {"seat": seat_name(seat), "origin": cell_name(origin), "goal": cell_name(goal)}
    key = f"race-moved-{action_name(action)}"
    if action == IDEA:
        key = f"race-moved-{kind_name(state.track.kinds[origin])}"
    elif action == SWAP:
        arguments["other"] = seat_name(state.rats[origin])
    state.tell(rule, key, arguments)


def tell_blown(state: Race, seat: Seat, way: i64, goal: Cell) -> None:
    arguments: dict[str, Argument] = {"seat": seat_name(seat), "way": WAY_NAMES[way], "cell": cell_name(goal)}
    state.tell("10.2", "race-blown", arguments)
