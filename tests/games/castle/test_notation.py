"""Moves are written as they are read, and nothing but a move is read."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import CheeseboardError, UnreadableMove
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import CELL_NAMES, SLOT_NAMES
from tests.core.exploring import explore
from tests.games.castle.positions import table

STATE = table(mice={"red": "a1"})
WORDS = ("enter", "run", "uncover", "slide", "end", *CELL_NAMES, *SLOT_NAMES)


def test_every_move_is_written_in_its_own_way_and_read_as_it_is_written() -> None:
    written = [CASTLE.write_move(STATE, move) for move in range(CASTLE.move_space)]
    assert len(set(written)) == CASTLE.move_space
    assert [CASTLE.read_move(STATE, text) for text in written] == list(range(CASTLE.move_space))


@pytest.mark.parametrize(
    "text, same",
    [
        ("  run   B2 b4 ", "run b2 b4"),
        ("SLIDE nd", "slide Nd"),
        ("End", "end"),
        ("uncover c1", "uncover b1"),
        ("uncover g3", "uncover f3"),
        ("Enter A1", "enter a1"),
    ],
)
@pytest.mark.rule("castle 1.6", "castle 1.2")
def test_capitals_spaces_and_other_cells_of_a_room_do_not_matter(text: str, same: str) -> None:
    assert CASTLE.write_move(STATE, CASTLE.read_move(STATE, text)) == same


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", "is not a move"),
        ("pass", "'pass' is not a move"),
        ("run b2", "'run b2' is not a move: write enter a1, run b2 b4, uncover b1, slide Nd or end"),
        ("run b2 b4 b5", "is not a move"),
        ("slide Nc", "There is no slot 'nc'; there are Nb, Nd, Nf"),
        ("slide", "is not a move"),
        ("run b2 b8", "There is no cell 'b8'; cells go from a1 to g7"),
        ("enter h1", "There is no cell 'h1'"),
        ("uncover a1", "a1 is a tower; it has no roof"),
        ("uncover x", "There is no cell 'x'"),
        ("end turn", "is not a move"),
    ],
)
def test_what_is_no_move_is_told_with_what_would_be_right(text: str, reason: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        CASTLE.read_move(STATE, text)
    assert reason in str(caught.value)


def reads_or_refuses(text: str) -> None:
    try:
        move = CASTLE.read_move(STATE, text)
    except CheeseboardError:
        return
    assert CASTLE.read_move(STATE, CASTLE.write_move(STATE, move)) == move


@explore(300)
@given(st.text(max_size=40))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    reads_or_refuses(text)


@explore(300)
@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=5), st.sampled_from((" ", "\t", "\n", "  ", "")))
def test_any_words_are_a_move_or_refused(words: list[str], between: str) -> None:
    reads_or_refuses(between.join(words))
