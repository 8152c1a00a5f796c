"""The tree of errors: one root, and every text a whole sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cheeseboard import core
from cheeseboard.core import (
    BadContent,
    BadPosition,
    BadRecord,
    BadSetup,
    CheeseboardError,
    HiddenFuture,
    IllegalMove,
    Message,
    NothingToTakeBack,
    Refusal,
    UnknownGame,
    UnreadableMove,
    errors,
)
from cheeseboard.games.castle import CASTLE

# Compiled modules have no docstring, so it is read from the source.
SOURCE = Path(__file__).parents[2] / "src" / "cheeseboard" / "core" / "errors.py"
TREE = re.findall(r"^[├└]── (\w+)", SOURCE.read_text("utf-8"), flags=re.MULTILINE)


def test_the_tree_at_the_top_of_the_file_is_the_tree() -> None:
    ours = {kind.__name__ for kind in CheeseboardError.__subclasses__() if kind.__module__ == errors.__name__}
    assert ours == set(TREE)
    assert CheeseboardError.__base__ is Exception


@pytest.mark.parametrize("name", [*TREE, "CheeseboardError"])
def test_every_error_can_be_imported_from_core(name: str) -> None:
    assert name in core.__all__
    assert getattr(core, name) is getattr(errors, name)


@pytest.mark.parametrize(
    "error, text",
    [
        (
            IllegalMove(CASTLE, "run b2 b4", 1, Refusal(Message("castle-refuse-trap"), "6.4")),
            "'run b2 b4' is not a legal move for yellow now (rule 6.4): A mouse never runs onto a trap.",
        ),
        (
            IllegalMove(CASTLE, "end", 7, Refusal(Message("refusal-not-your-turn"), "")),
            "'end' is not a legal move for seat 7 now: It is not your turn.",
        ),
        (BadPosition(["One is wrong.", "Two as well."]), "This position cannot be: One is wrong. Two as well."),
        (BadRecord(7, "this is no move."), "Line 7: this is no move."),
        (BadRecord(0, "It is cut off."), "It is cut off."),
        (BadContent("mine.toml", 3, "a room is missing."), "mine.toml, line 3: a room is missing."),
        (BadContent("mine.toml", 0, "it cannot be read."), "mine.toml: it cannot be read."),
        (HiddenFuture(), "A view holds no dice and no hidden pieces; call imagine(seed) on it to play on."),
        *((kind("A sentence."), "A sentence.") for kind in (UnreadableMove, BadSetup, UnknownGame, NothingToTakeBack)),
    ],
)
def test_the_text_of_an_error_is_a_whole_sentence(error: CheeseboardError, text: str) -> None:
    assert str(error) == text
    assert isinstance(error, CheeseboardError)


def test_errors_carry_what_they_are_about() -> None:
    refusal = Refusal(Message("too-far"), "6.1")
    illegal = IllegalMove(CASTLE, "run b2 b4", 1, refusal)
    assert (illegal.game, illegal.move, illegal.seat, illegal.refusal) == (CASTLE, "run b2 b4", 1, refusal)
    assert BadPosition(["One."]).reasons == ["One."]
    assert (BadRecord(7, "x").line, BadRecord(7, "x").reason) == (7, "x")
    content = BadContent("mine.toml", 3, "x")
    assert (content.file, content.line, content.reason) == ("mine.toml", 3, "x")
