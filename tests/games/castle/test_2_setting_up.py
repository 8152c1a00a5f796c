"""Rulebook, chapter 2: setting up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cheeseboard.core import BadSetup
from cheeseboard.games.castle import CASTLE
from tests.games.castle.plain import CHEESES, TOWERS
from tests.games.castle.positions import (
    SEATS,
    after,
    draw,
    legal,
    mice,
    new_game,
    open_cells,
    points,
    refused,
    spare,
    table,
    tokens,
    turn,
)

ALL_SEATS = (2, 3, 4)
ENTER_ANY_TOWER = {f"enter {tower}" for tower in TOWERS}


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.rule("castle 2.1")
def test_turns_go_round_clockwise(seats: int) -> None:
    state = table(seats=seats, turn=SEATS[seats - 1])
    order = []
    for _ in range(seats + 1):
        order.append(turn(state))
        state = after(state, "end")
    assert order == [SEATS[seats - 1], *SEATS[:seats]]


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
@pytest.mark.rule("castle 2.1")
def test_two_to_four_can_play_and_nobody_else(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2, 3, 4 seats, not {seats}"):
        new_game(seats)


@pytest.mark.rule("castle 2.2", "castle R-2")
def test_the_tiles_lie_covered_and_only_the_spare_is_seen() -> None:
    state = new_game()
    assert not set(draw(state).split()) & set("swbchdm.o")
    assert CASTLE.write_position(state.seen_by(0))["spare"] == spare(state)


@pytest.mark.rule("castle 2.2", "castle R-2")
def test_any_of_the_34_tiles_can_be_the_spare_each_as_often_as_any_other() -> None:
    games = 3400
    spares = Counter(spare(new_game(2, seed=f"spare {number}")) for number in range(games))
    expected = dict.fromkeys([*CHEESES, "trap"], 3 * games / 34) | {"blank": 10 * games / 34}
    assert set(spares) == set(expected)
    # Chi-square with 8 degrees of freedom: 26.1 is passed once in a thousand, and the seeds are always the same.
    assert sum((spares[kind] - often) ** 2 / often for kind, often in expected.items()) < 26.1


@pytest.mark.rule("castle 2.2", "castle R-2")
def test_a_tile_lies_on_any_hole_as_often_as_on_any_other() -> None:
    games = 1700
    traps: Counter[int] = Counter()
    for number in range(games):
        letters = [letter for letter in draw(new_game(2, seed=f"hole {number}")).split() if letter not in "T#"]
        traps.update(hole for hole, letter in enumerate(letters) if letter == "O")
    often = 3 * games / 34
    # Chi-square with 32 degrees of freedom: 62.5 is passed once in a thousand.
    assert sum((traps[hole] - often) ** 2 / often for hole in range(33)) < 62.5


@pytest.mark.rule("castle 2.3")
def test_the_layout_is_a_or_b_or_an_own_file_and_nothing_else(tmp_path: Path) -> None:
    beside_g1 = {"a": {"uncover e1", "uncover f2"}, "b": {"uncover f1", "uncover g2"}}
    for layout, roofs in beside_g1.items():
        assert legal(after(new_game(2, {"layout": layout}), "enter g1", "enter a1"), "uncover") == roofs
    with pytest.raises(BadSetup, match="'c' is not one of its choices; choose one of a, b"):
        new_game(2, {"layout": "c"})
    with pytest.raises(BadSetup, match="cannot be read"):
        new_game(2, {"layout": str(tmp_path / "none.toml")})


@pytest.mark.parametrize("layout", ["a", "b"])
@pytest.mark.rule("castle 2.4")
def test_the_castle_starts_completely_closed(layout: str) -> None:
    assert open_cells(new_game(options={"layout": layout})) == set()


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.rule("castle 2.5")
def test_all_mice_start_outside_and_nobody_has_a_token(seats: int) -> None:
    state = new_game(seats)
    for seat in SEATS[:seats]:
        assert mice(state, seat) == ["outside"] * 4
        assert tokens(state, seat) == set()


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.rule("castle 2.6", "castle R-3")
def test_lots_decide_who_starts(seats: int) -> None:
    starters = Counter(turn(new_game(seats, seed=f"lots {number}")) for number in range(600))
    assert set(starters) == set(SEATS[:seats])
    assert min(starters.values()) > 0.8 * 600 / seats


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
@pytest.mark.rule("castle 2.6", "castle 2.7", "castle R-3")
def test_the_start_player_places_first_and_takes_the_first_turn(seats: int, seed: str) -> None:
    state = new_game(seats, seed=seed)
    starter = turn(state)
    order = []
    for tower in TOWERS[:seats]:
        order.append(turn(state))
        state = after(state, f"enter {tower}")
    first = SEATS.index(starter)
    assert order == [*SEATS[first:seats], *SEATS[:first]]
    assert turn(state) == starter
    assert points(state) == 4


@pytest.mark.rule("castle 2.7")
def test_everybody_places_one_mouse_on_any_free_tower() -> None:
    state = table(seats=4, placement=True)
    assert legal(state) == ENTER_ANY_TOWER
    state = after(state, "enter g7")
    assert legal(state) == ENTER_ANY_TOWER - {"enter g7"}
    state = after(state, "enter a1", "enter g1")
    assert legal(state) == {"enter a7"}
    state = after(state, "enter a7")
    assert [mice(state, seat)[0] for seat in SEATS] == ["g7", "a1", "g1", "a7"]
    assert all(mice(state, seat)[1:] == ["outside"] * 3 for seat in SEATS)


@pytest.mark.rule("castle 2.7", "castle 6.6")
def test_a_tower_that_is_taken_is_refused_in_the_placement() -> None:
    state = after(table(placement=True), "enter a1")
    assert refused(state, "enter a1") == ("6.6", "castle-refuse-tower-taken")


@pytest.mark.parametrize("move", ["end", "uncover b1", "slide Nd", "enter b1", "run a1 b1"])
@pytest.mark.rule("castle 2.7")
def test_nothing_else_is_done_before_everybody_has_placed_a_mouse(move: str) -> None:
    state = after(table(placement=True), "enter a1")
    assert refused(state, move) == ("2.7", "castle-refuse-place-first")


@pytest.mark.rule("castle 2.7")
def test_a_mouse_already_on_a_tower_is_not_moved_to_another_in_the_placement() -> None:
    state = after(table(seats=3, placement=True), "enter a1")
    assert refused(state, "run a1 g7") == ("2.7", "castle-refuse-place-first")
