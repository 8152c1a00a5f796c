"""How moves are written, read and touched."""

from __future__ import annotations

import pytest

from cheeseboard.core import UnreadableMove
from cheeseboard.core.bits import lowest
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES, CELL_NAMES
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps import moves as numbers
from tests.games.race.crowded import crowded
from tests.games.race.positions import after, bet, new_game, table

EXAMPLES = {
    "pass": 0,
    "eat pepper": 1,
    "keep pepper": 2,
    "take pepper": 3,
    "take clover": 5,
    "discard dash": 6,
    "discard idea": 11,
    "bet dash": 12,
    "bet idea": 17,
    "place a1": 18,
    "place r5": 107,
    "dash a1": 108,
    "idea r5": 647,
    "sugar dash a1": 648,
    "clover idea r5": 1727,
}


@pytest.mark.parametrize("text, move", EXAMPLES.items())
def test_moves_have_the_numbers_that_are_documented(text: str, move: int) -> None:
    state = new_game(2)
    assert RACE.read_move(state, text) == move
    assert RACE.write_move(state, move) == text


def test_every_number_of_the_move_space_is_written_and_read_again() -> None:
    state = new_game(2)
    written = [RACE.write_move(state, move) for move in range(RACE.move_space)]
    assert len(set(written)) == RACE.move_space
    assert [RACE.read_move(state, text) for text in written] == list(range(RACE.move_space))


def test_the_written_out_numbers_are_what_they_stand_for() -> None:
    cells, actions = len(CELL_NAMES), len(ACTION_NAMES)
    assert numbers.DISCARD == numbers.TAKE + 3
    assert numbers.DISCARD + actions == numbers.BET
    assert numbers.BET + actions == numbers.PLACE
    assert numbers.PLACE + cells == numbers.ACT
    assert numbers.ACT + 3 * actions * cells == numbers.MOVE_SPACE


@pytest.mark.parametrize(
    "text", ["", "go", "dash", "dash z9", "bet hop", "take mud", "sugar pass", "clover dash", "eat sugar", "place a6"]
)
def test_what_is_no_move_is_told_to_be_none(text: str) -> None:
    with pytest.raises(UnreadableMove):
        RACE.read_move(new_game(2), text)


def path(state: Race, text: str) -> tuple[str, ...]:
    return RACE.path(state, lowest(state.acting), RACE.read_move(state, text))


def test_a_move_is_made_by_touching_cells_cards_tokens_orders_and_rats() -> None:
    state = table(
        rats={"red": "f3", "yellow": "g3", "green": "c1"},
        laid={"red": "step"},
        tokens={"red": "clover"},
        orders="step swap idea dash diagonal jump",
    )
    assert path(state, "pass") == ("button-pass",)
    assert path(state, "step f2") == ("cell-f2",)
    assert path(state, "clover swap g3") == ("token-red", "order-swap", "rat-yellow")
    assert path(state, "sugar dash i3") == ("token-red", "cell-i3")
    state = table(rats={"red": "f3", "yellow": "g3"}, tokens={"yellow": "pepper"})
    assert path(state, "bet dash") == ("hand-dash",)
    state = bet(state, "dash", "dash")
    assert path(state, "eat pepper") == ("token-yellow",)
    assert path(state, "keep pepper") == ("button-keep",)
    begun = new_game(2, track="1 1 2")
    assert path(begun, "place a3") == ("cell-a3",)
    assert path(after(begun, "place a3", "place a1"), "discard swap") == ("hand-swap",)
    assert path(begun, "take sugar") == ("supply-sugar",)


def test_paths_of_legal_moves_are_told_apart_and_none_begins_another() -> None:
    for number in range(300):
        state = crowded(number)
        paths = [RACE.path(state, int(state.active), move) for move in state.moves(state.active)]
        assert len(set(paths)) == len(paths), f"repeat with crowded({number})"
        assert not any(one != two and two[: len(one)] == one for one in paths for two in paths)
