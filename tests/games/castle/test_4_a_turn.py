"""Rulebook, chapter 4: a turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.castle.positions import (
    WIDE_OPEN,
    after,
    draw,
    events,
    legal,
    mice,
    open_cells,
    play,
    points,
    refused,
    table,
    tokens,
    turn,
)

# Red is shut in on a1 by two traps, the other towers are taken, and there is no point for going over one of them.
SHUT_IN = """
    T o # ? # ? T
    o ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""


@pytest.mark.rule("castle 4.1")
def test_a_turn_has_four_points_and_three_actions_for_one_point_each() -> None:
    state = table(open="b1", mice={"red": "a1"})
    assert points(state) == 4
    for move in ("uncover a2", "run a1 b1", "slide W6"):
        assert points(after(state, move)) == 3


@pytest.mark.parametrize("order", list(permutations(["uncover a2", "run a1 b1", "slide W6", "enter g7"])))
@pytest.mark.rule("castle 4.1")
def test_actions_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    state = table(open="b1", mice={"red": "a1"})
    done = after(state, *order)
    assert points(done) == 0
    assert draw(done) == draw(after(state, *sorted(order)))
    assert mice(done, "red") == ["b1", "g7", "outside", "outside"]


@pytest.mark.parametrize(
    "open_rooms, mix",
    [
        ("b1", ["uncover a2", "run a1 b1", "uncover c2", "run b1 c1"]),
        ("b1 d1 e1", ["run a1 b1", "run b1 c1", "run c1 d1", "run d1 e1"]),
        ("", ["enter g1", "enter a7", "enter g7", "slide Nb"]),
    ],
)
@pytest.mark.rule("castle 4.1")
def test_actions_are_taken_in_any_mix(open_rooms: str, mix: list[str]) -> None:
    state = table(open=open_rooms, mice={"red": "a1"})
    assert points(after(state, *mix)) == 0


@pytest.mark.rule("castle 4.1")
def test_points_that_are_not_spent_are_lost() -> None:
    state = after(table(mice={"red": "a1"}), "uncover b1", "end")
    assert (turn(state), points(state)) == ("yellow", 4)
    state = after(state, "end")
    assert (turn(state), points(state)) == ("red", 4)


@pytest.mark.parametrize("move", ["uncover a2", "run a1 b1", "enter g7", "slide Nd"])
@pytest.mark.rule("castle 4.1")
def test_without_a_point_nothing_is_done(move: str) -> None:
    state = table(open="b1", mice={"red": "a1"}, points=0, slide=True)
    assert refused(state, move) == ("4.1", "castle-refuse-no-points")


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
@pytest.mark.rule("castle 4.2", "castle R-28")
def test_the_turn_ends_when_its_player_says_so_with_any_points_left(left: int) -> None:
    state = table(points=left)
    assert "end" in legal(state)
    assert turn(after(state, "end")) == "yellow"


@pytest.mark.rule("castle 4.2", "castle R-28")
def test_with_the_last_point_spent_the_turn_goes_on_until_it_is_ended() -> None:
    state = after(table(points=1), "slide Nd")
    assert turn(state) == "red"
    assert legal(state) == {"end"}


@pytest.mark.rule("castle 4.2", "castle R-22")
def test_a_player_who_can_do_nothing_ends_the_turn_without_a_penalty() -> None:
    state = table(
        SHUT_IN,
        open="b1 a2",
        mice={"red": "a1", "yellow": "g1, a7, g7"},
        tokens={"red": "moon"},
        points=3,
        slide=False,
        through_towers=False,
    )
    assert legal(state) == {"end"}
    ended = after(state, "end")
    assert turn(ended) == "yellow"
    assert tokens(ended, "red") == {"moon"}
    assert mice(ended, "red") == mice(state, "red")
    assert points(after(ended, "end")) == 4


@pytest.mark.rule("castle 4.3")
def test_at_the_end_of_a_turn_every_room_without_a_mouse_is_covered() -> None:
    state = table(open=WIDE_OPEN, mice={"red": "b3, outside", "yellow": "d4", "green": "e1"}, seats=3)
    assert open_cells(after(state, "end")) == {"a3", "b3", "a4", "b4", "d4", "d5", "e1", "f1"}


@pytest.mark.rule("castle 4.3")
def test_a_mouse_of_any_colour_keeps_its_room_open() -> None:
    state = table(open="a3", mice={"yellow": "b4"})
    assert open_cells(after(state, "end", "end", "end")) == {"a3", "b3", "a4", "b4"}


@pytest.mark.rule("castle 4.3")
def test_covering_is_free_and_has_to_be_done() -> None:
    state = table(open="b1 a2", mice={"red": "b1"}, points=0)
    assert open_cells(after(state, "end")) == {"b1", "c1"}
    played, (ended,) = play(state, "end")
    assert (ended.message.key, ended.rule, ended.message.arguments["roofs"]) == ("castle-turn-ended", "4.3", 1)
    assert points(played) == 4


@pytest.mark.rule("castle 4.3", "castle R-12")
def test_a_room_that_a_mouse_has_left_stays_open_until_the_end_of_the_turn() -> None:
    state = after(table(open="b1 a2", mice={"red": "b1, outside"}), "run b1 b2")
    assert open_cells(state) == {"b1", "c1", "a2", "b2"}
    assert "run b2 b1" in legal(state)
    assert open_cells(after(state, "end")) == {"a2", "b2"}


@pytest.mark.parametrize("tower, room", [("a1", "b1"), ("g1", "f1"), ("a7", "b7"), ("g7", "f7")])
@pytest.mark.rule("castle 4.3")
def test_towers_belong_to_no_room(tower: str, room: str) -> None:
    state = table(open=room, mice={"red": tower})
    assert open_cells(after(state, "end")) == set()


@pytest.mark.rule("castle 4.3")
def test_no_roof_is_put_back_before_the_end_of_the_turn() -> None:
    state = table(mice={"red": "a1"})
    assert events(state, "uncover b1", "uncover a2", "end")[-1] == ("castle-turn-ended", "4.3")
    assert open_cells(after(state, "uncover b1", "uncover a2")) == {"b1", "c1", "a2", "b2"}
