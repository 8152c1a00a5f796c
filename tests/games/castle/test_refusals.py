"""Every kind of illegal move is refused with the rule that forbids it, and nothing is changed by it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cheeseboard.core import Message, Move
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle.crowded import crowded
from tests.games.castle.positions import (
    after,
    refused,
    refused_number,
    table,
)

TRAP_ON_B1 = """
    T o # ? # ? T
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""

PLACING = table(placement=True)
ON_A1 = table(open="b1", mice={"red": "a1"})

# The position, the move, the rule and the last part of the message's key.
REFUSALS: list[tuple[Castle, str, str, str]] = [
    (PLACING, "end", "2.7", "place-first"),
    (PLACING, "slide Nd", "2.7", "place-first"),
    (PLACING, "enter b1", "2.7", "place-first"),
    (PLACING, "run a1 b1", "2.7", "place-first"),
    (PLACING, "run b1 a1", "2.7", "place-first"),
    (after(PLACING, "enter a1"), "enter a1", "6.6", "tower-taken"),
    (table(points=0), "slide Nd", "4.1", "no-points"),
    (table(points=0), "enter a1", "4.1", "no-points"),
    (ON_A1, "uncover b1", "5.1", "room-open"),
    (ON_A1, "uncover c1", "5.1", "room-open"),
    (ON_A1, "uncover d1", "5.2", "too-far-to-uncover"),
    (table(mice={"yellow": "a1"}), "uncover b1", "5.2", "too-far-to-uncover"),
    (ON_A1, "run g1 f1", "6.1", "no-mouse-there"),
    (table(open="b1", mice={"yellow": "b1"}), "run b1 c1", "6.1", "no-mouse-there"),
    (table(mice={"red": "fallen b2"}), "run b2 c2", "6.1", "no-mouse-there"),
    (table(mice={"red": "a1, g1, a7, g7"}), "enter b1", "6.1", "no-mouse-there"),
    (table(open="b1", mice={"red": "b1"}), "run b1 a1", "6.3", "back-to-tower"),
    (ON_A1, "run a1 g7", "6.3", "back-to-tower"),
    (ON_A1, "run a1 a2", "6.4", "roof"),
    (ON_A1, "run a1 d4", "6.4", "roof"),
    (ON_A1, "enter d4", "6.4", "roof"),
    (table(TRAP_ON_B1, open="b1", mice={"red": "a1"}), "run a1 b1", "6.4", "trap"),
    (table(open="b1", mice={"red": "a1", "yellow": "b1"}), "run a1 b1", "6.6", "cell-taken"),
    (ON_A1, "run a1 a1", "6.3", "back-to-tower"),
    (table(open="b1", mice={"red": "b1"}), "run b1 b1", "6.6", "cell-taken"),
    (ON_A1, "enter a1", "6.6", "cell-taken"),
    (ON_A1, "run a1 c1", "6.1", "one-step"),
    (table(open="b1 a2", mice={"red": "b1"}), "run b1 a2", "6.1", "one-step"),
    (table(open="b1", mice={"red": "a1", "yellow": "b1"}, points=1), "run a1 c1", "6.8", "points-short"),
    (table(open="b1", mice={"yellow": "a1"}, points=1), "enter b1", "6.8", "points-short"),
    (table(open="b1"), "enter b1", "6.2", "only-over-towers"),
    (table(open="b1", mice={"yellow": "g7"}), "enter b1", "6.2", "only-over-towers"),
    (table(open="b1", mice={"yellow": "a1"}, through_towers=False), "enter b1", "6.9", "through-tower"),
    (table(open="b1", mice={"yellow": "a1, b1"}, through_towers=False), "enter c1", "6.9", "through-tower"),
    (after(table(), "slide Nd"), "slide Nd", "7.1", "slide-once"),
    (after(table(), "slide Nd"), "slide Sd", "7.1", "slide-once"),
]


@pytest.mark.parametrize("state, move, rule, key", REFUSALS, ids=[f"{key} {move}" for _, move, _, key in REFUSALS])
def test_an_illegal_move_is_refused_with_its_rule(state: Castle, move: str, rule: str, key: str) -> None:
    assert refused(state, move) == (rule, f"castle-refuse-{key}")


@pytest.mark.parametrize("move", [-1, -1000, 2481, 5000, 1 << 40])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    assert refused_number(ON_A1, Move(move)) == ("4.1", "castle-refuse-no-such-move")
    assert refused_number(PLACING, Move(move)) in {
        ("2.7", "castle-refuse-place-first"),
        ("4.1", "castle-refuse-no-such-move"),
    }


@pytest.mark.rule("castle 2.1")
def test_another_seats_move_is_refused() -> None:
    state = table(seats=3, turn="green", mice={"red": "a1"})
    for seat in ("red", "yellow", "blue"):
        assert refused(state, "end", seat)[1] == "refusal-not-your-turn"


@pytest.mark.rule("castle 6.8")
def test_the_points_that_are_left_are_told_if_they_do_not_suffice() -> None:
    state = table(open="b1", mice={"red": "a1", "yellow": "b1"}, points=1)
    refusal = state.refusal(0, CASTLE.read_move(state, "run a1 c1"))
    assert refusal.message == Message("castle-refuse-points-short", {"points": 1})


@pytest.mark.rule("castle 10.1")
def test_a_refusal_never_tells_what_lies_under_a_roof() -> None:
    """A trap that nobody has seen is refused like any other covered cell."""
    unseen = TRAP_ON_B1.replace("T o", "T O")
    state = table(unseen, mice={"red": "a1"})
    assert refused(state, "run a1 b1") == ("6.4", "castle-refuse-roof")
    view = state.seen_by(0)
    for number in range(CASTLE.move_space):
        if number not in state.moves(0):
            here, there = state.refusal(0, number), view.refusal(0, number)
            assert (here.rule, here.message) == (there.rule, there.message)


def test_every_illegal_move_of_a_crowded_castle_is_refused_with_a_rule_and_changes_nothing() -> None:
    chance = random.Random(1)
    for number in range(150):
        state = crowded(number)
        moves = set(state.moves(state.active))
        for move in chance.sample(range(CASTLE.move_space), 20):
            if move not in moves:
                rule, key = refused_number(state, move)
                assert re.fullmatch(r"[4-7]\.\d", rule), f"repeat with crowded({number}), move {move}"
                assert key.startswith("castle-refuse-")


def test_this_file_has_every_refusal_that_the_rules_know() -> None:
    source = Path(__file__).parents[3] / "src" / "cheeseboard" / "games" / "castle" / "steps.py"
    known = set(re.findall(r'"castle-refuse-([a-z-]+)", *(?:\{[^}]*\})?\)?, "(\d\.\d)"', source.read_text("utf-8")))
    keys = set(re.findall(r'"castle-refuse-([a-z-]+)"', source.read_text("utf-8")))
    assert keys == {key for _, _, _, key in REFUSALS} | {"no-such-move"}
    assert known <= {(key, rule) for _, _, rule, key in REFUSALS} | {("no-such-move", "4.1")}
