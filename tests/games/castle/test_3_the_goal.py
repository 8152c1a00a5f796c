"""Rulebook, chapter 3: the goal."""

from __future__ import annotations

import pytest

from cheeseboard.core import BadSetup
from tests.games.castle.positions import after, ending, new_game, table, tokens, winner

KINDS = ("slice", "wheel", "brick", "cone", "heart", "drop", "moon")


@pytest.mark.parametrize("target", [4, 5, 6])
@pytest.mark.rule("castle 3.1", "castle 3.2", "castle 9.1")
def test_whoever_first_owns_the_agreed_number_of_kinds_wins(target: int) -> None:
    state = table(
        """
        T ? # ? # ? T
        m . m ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a2 c2",
        mice={"red": "a2, b2"},
        tokens={"red": ", ".join(KINDS[: target - 1]), "yellow": ", ".join(KINDS[: target - 1])},
        target=target,
    )
    assert ending(state) == ""
    won = after(state, "run b2 c2")
    assert (ending(won), winner(won)) == ("target", "red")
    assert tokens(won, "red") == {*KINDS[: target - 1], "moon"}


@pytest.mark.parametrize("target", [4, 5, 6])
@pytest.mark.rule("castle 3.1")
def test_one_token_less_than_agreed_does_not_end_the_game(target: int) -> None:
    state = table(
        """
        T ? # ? # ? T
        m . m ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="a2 c2",
        mice={"red": "a2, b2"},
        tokens={"red": ", ".join(KINDS[: target - 2])},
        target=target,
    )
    assert ending(after(state, "run b2 c2")) == ""


@pytest.mark.parametrize("seats, target", [(2, 5), (3, 5), (4, 4)])
@pytest.mark.rule("castle 3.2", "castle R-32")
def test_without_an_agreement_four_play_to_four_and_fewer_to_five(seats: int, target: int) -> None:
    assert new_game(seats).agreement.target == target


@pytest.mark.parametrize("target", ["3", "7", "", "five", "4.0"])
@pytest.mark.rule("castle 3.2", "castle R-24")
def test_no_other_number_of_kinds_is_offered(target: str) -> None:
    with pytest.raises(BadSetup, match="choose one of 4, 5, 6"):
        new_game(4, {"target": target})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("target", [4, 5, 6])
@pytest.mark.rule("castle 3.2", "castle R-24")
def test_four_five_and_six_kinds_are_offered_to_any_number_of_players(seats: int, target: int) -> None:
    assert new_game(seats, {"target": str(target)}).agreement.target == target
