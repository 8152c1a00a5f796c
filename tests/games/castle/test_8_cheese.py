"""Rulebook, chapter 8: cheese, and what a slide brings about."""

from __future__ import annotations

import pytest

from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle.positions import (
    ROOMS_A,
    after,
    ending,
    events,
    mice,
    play,
    table,
    tokens,
    tokens_told,
    turn,
    winner,
)

# Two tiles of the moon, with a blank one between them, and a third beyond.
MOONS = """
    T ? # ? # ? T
    m . m . m . .
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""
ROW_2 = "a2 c2 d2 e2 f2"

# W4 brings the slice under b4 and the wheel under d4; one of each lies still on b2 and d2.
TWO_PAIRS = """
    T ? # ? # ? T
    ? s ? w ? ? ?
    # ? # ? # ? #
    s . w . . . .
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""


# 8.1 Pairs.


@pytest.mark.rule("castle 8.1", "castle R-10")
def test_two_mice_on_the_same_cheese_get_a_token_of_it() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "a2, b2"})
    assert tokens(after(state, "run b2 c2"), "red") == {"moon"}
    assert events(state, "run b2 c2") == [("castle-ran", "6.1"), ("castle-token", "8.1")]


@pytest.mark.rule("castle 8.1")
def test_one_mouse_on_a_cheese_gets_nothing() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "b2"})
    assert tokens(after(state, "run b2 c2"), "red") == set()


@pytest.mark.rule("castle 8.1")
def test_mice_of_two_players_are_no_pair() -> None:
    state = after(table(MOONS, open=ROW_2, mice={"red": "b2", "yellow": "a2"}), "run b2 c2")
    assert tokens(state, "red") == tokens(state, "yellow") == set()


@pytest.mark.rule("castle 8.1")
def test_two_different_cheeses_are_no_pair() -> None:
    floor = MOONS.replace("m . m", "m . h")
    assert tokens(after(table(floor, open=ROW_2, mice={"red": "a2, b2"}), "run b2 c2"), "red") == set()


@pytest.mark.rule("castle 8.1")
def test_two_mice_on_blank_tiles_or_solid_squares_get_nothing() -> None:
    state = table(MOONS, open=f"{ROW_2} b1 e1", mice={"red": "d2, c1, a2, d1"})
    assert tokens(after(state, "run a2 b2", "run d1 e1"), "red") == set()


@pytest.mark.rule("castle 8.1")
def test_one_mouse_that_runs_from_one_moon_to_the_next_is_no_pair() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "a2"})
    assert tokens(after(state, "run a2 b2", "run b2 c2", "run c2 d2", "run d2 e2"), "red") == set()


@pytest.mark.parametrize(
    "seats, owner, sliding",
    [
        (seats, owner, sliding)
        for seats in (2, 3, 4)
        for owner in CASTLE.seat_names[:seats]
        for sliding in CASTLE.seat_names[:seats]
    ],
)
@pytest.mark.rule("castle 8.1", "castle R-10")
def test_a_slide_completes_a_pair_in_anybodys_turn(seats: int, owner: str, sliding: str) -> None:
    names = CASTLE.seat_names[:seats]
    state = table(TWO_PAIRS, open=ROOMS_A, seats=seats, turn=sliding, mice={owner: "b2, b4"})
    moved = after(state, "slide W4")
    assert {name: tokens(moved, name) for name in names if tokens(moved, name)} == {owner: {"slice"}}
    assert turn(moved) == sliding


@pytest.mark.rule("castle 8.1", "castle R-10")
def test_one_slide_completes_pairs_of_several_players() -> None:
    state = table(TWO_PAIRS, open=ROOMS_A, mice={"red": "b2, b4", "yellow": "d2, d4"})
    moved = after(state, "slide W4")
    assert (tokens(moved, "red"), tokens(moved, "yellow")) == ({"slice"}, {"wheel"})


@pytest.mark.rule("castle 8.1")
def test_a_pair_may_come_about_with_both_mice_on_the_line_that_moves() -> None:
    floor = TWO_PAIRS.replace("s . w . . . .", "s . s . . . .")
    moved = after(table(floor, open=ROOMS_A, mice={"red": "b4, d4"}), "slide W4")
    assert tokens(moved, "red") == {"slice"}


# 8.2 Stops.


@pytest.mark.rule("castle 8.2", "castle R-9")
def test_a_stop_counts_at_once_though_the_mouse_runs_on() -> None:
    state = after(table(MOONS, open=ROW_2, mice={"red": "a2, b2"}), "run b2 c2", "run c2 d2")
    assert tokens(state, "red") == {"moon"}
    assert mice(state, "red")[:2] == ["a2", "d2"]


@pytest.mark.parametrize("passed", ["red", "yellow"])
@pytest.mark.rule("castle 8.2", "castle R-9")
def test_an_occupied_cell_that_is_only_passed_does_not_count(passed: str) -> None:
    """On c2 lies a moon; the mouse passes over it to d2."""
    others = {"red": "b2, c2", "yellow": "a2"} if passed == "red" else {"red": "a2, b2", "yellow": "c2"}
    state = after(table(MOONS, open=ROW_2, mice=others), "run b2 d2")
    assert tokens(state, "red") == tokens(state, "yellow") == set()


@pytest.mark.rule("castle 8.2", "castle R-9")
def test_the_cell_at_the_end_of_a_pass_counts() -> None:
    floor = MOONS.replace("m . m . m", "m . . m .")
    state = table(floor, open=ROW_2, mice={"red": "a2, b2", "yellow": "c2"})
    assert tokens(after(state, "run b2 d2"), "red") == {"moon"}


# 8.3 One of each kind.


@pytest.mark.rule("castle 8.3", "castle R-11")
def test_a_further_pair_of_an_owned_kind_gives_nothing() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "a2, b2"}, tokens={"red": "moon"})
    assert events(state, "run b2 c2") == [("castle-ran", "6.1")]
    assert tokens(after(state, "run b2 c2"), "red") == {"moon"}


@pytest.mark.rule("castle 8.3", "castle R-11")
def test_a_third_mouse_on_the_same_kind_gives_no_further_token() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "a2, c2, d2"}, tokens={"red": "moon"})
    assert events(state, "run d2 e2") == [("castle-ran", "6.1")]


@pytest.mark.rule("castle 8.3")
def test_a_pair_that_stays_together_gives_its_token_once() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "a2, b2"})
    assert tokens_told(state, "run b2 c2", "run c2 b2", "run b2 c2", "slide Nb") == [("red", "moon")]


@pytest.mark.rule("castle 8.3", "castle 1.4")
def test_others_may_own_the_same_kind() -> None:
    state = table(MOONS, open=ROW_2, mice={"red": "a2, b2"}, tokens={"yellow": "moon"})
    assert tokens(after(state, "run b2 c2"), "red") == {"moon"}


# 8.4 Two kinds at once.


@pytest.mark.rule("castle 8.4", "castle R-35")
def test_a_slide_that_completes_two_kinds_for_a_player_gives_both_tokens() -> None:
    state = table(TWO_PAIRS, open=ROOMS_A, mice={"red": "b2, b4, d2, d4"})
    assert tokens(after(state, "slide W4"), "red") == {"slice", "wheel"}
    assert tokens_told(state, "slide W4") == [("red", "slice"), ("red", "wheel")]


@pytest.mark.rule("castle 8.4", "castle 8.3", "castle R-35")
def test_of_two_kinds_completed_only_the_one_not_owned_is_new() -> None:
    state = table(TWO_PAIRS, open=ROOMS_A, mice={"red": "b2, b4, d2, d4"}, tokens={"red": "slice"})
    assert tokens_told(state, "slide W4") == [("red", "wheel")]


# 8.5 The order after a slide.


def everything_at_once(turn: str = "red", edition: str = "rulebook", **owned: str) -> Castle:
    """W4 pushes traps under a4, c4 and e4: the second and third mouse of yellow fall, and one of blue.

    It pushes a slice under f4, where red then has a pair with b2, and a wheel under g4, where green has one with d2.
    """
    return table(
        """
        T ? # ? # ? T
        ? s ? w ? ? ?
        # ? # ? # ? #
        . o . o s w .
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open=ROOMS_A,
        spare="trap",
        seats=4,
        turn=turn,
        target=4,
        mice={"red": "b2, f4", "yellow": "a4, c4, fallen d6", "green": "d2, g4", "blue": "e4"},
        tokens=owned,
        edition=edition,
    )


@pytest.mark.rule("castle 8.5", "castle R-14")
def test_tiles_move_then_mice_fall_then_pairs_are_paid_then_the_end_is_looked_for() -> None:
    played, told = play(everything_at_once(), "slide W4")
    assert [(event.message.key, event.rule) for event in told] == [
        ("castle-slid", "7.2"),
        ("castle-fell", "7.5"),
        ("castle-fell", "7.5"),
        ("castle-fell", "7.5"),
        ("castle-token", "8.1"),
        ("castle-token", "8.1"),
        ("castle-end-third-mouse", "9.3"),
    ]
    assert mice(played, "yellow") == ["fallen a4", "fallen c4", "fallen d6", "outside"]
    assert mice(played, "blue") == ["fallen e4", "outside", "outside", "outside"]


@pytest.mark.rule("castle 8.5", "castle R-14")
def test_the_tokens_of_the_last_slide_count_when_the_third_mouse_is_lost_by_it() -> None:
    """Before the slide yellow is ahead with three; after it red has three as well, and yellow is left out of the tie."""
    over = after(everything_at_once(red="moon, heart", yellow="moon, heart, cone"), "slide W4")
    assert (ending(over), winner(over)) == ("third-mouse", "red")
    assert tokens(over, "red") == {"moon", "heart", "slice"}


@pytest.mark.parametrize("edition", ["rulebook", "2022"])
@pytest.mark.rule("castle 8.5", "castle 9.4", "castle R-14", "castle R-15")
def test_a_slide_that_meets_both_endings_is_won_by_the_target(edition: str) -> None:
    over, told = play(everything_at_once(edition=edition, red="moon, heart, cone", green="moon"), "slide W4")
    assert (ending(over), winner(over)) == ("target", "red")
    assert [event.message.key for event in told][-3:] == ["castle-token", "castle-token", "castle-end-target"]


@pytest.mark.parametrize("sliding, best", [("red", "green"), ("yellow", "green"), ("green", "red"), ("blue", "red")])
@pytest.mark.rule("castle 8.5", "castle 9.2", "castle R-14", "castle R-16")
def test_everything_at_once_for_two_players_goes_to_the_one_who_waited_longest(sliding: str, best: str) -> None:
    over = after(everything_at_once(sliding, red="moon, heart, cone", green="moon, heart, cone"), "slide W4")
    assert (ending(over), winner(over)) == ("target", best)
