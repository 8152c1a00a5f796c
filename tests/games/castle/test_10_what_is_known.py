"""Rulebook, chapter 10: what the table knows. Small letters are known tiles, capitals lie under a roof unseen."""

from __future__ import annotations

from collections import Counter

import pytest

from cheeseboard.core import play_randomly, stream
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import TILE_NAMES
from cheeseboard.games.castle.state import Castle
from tests.games.castle.plain import LINES
from tests.games.castle.positions import (
    PLAIN,
    SEATS,
    after,
    draw,
    known,
    new_game,
    spare,
    table,
    tile,
    tiles,
    tokens,
)

ROW_4 = "a4 b4 c4 d4 e4 f4 g4"

# Nobody has seen anything but the spare. Row 4 is drawn, the rest does not matter.
UNSEEN = """
    T ? # ? # ? T
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    S W B C H D M
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""
ALL_HIDDEN = """
T ? # ? # ? T
? ? ? ? ? ? ?
# ? # ? # ? #
? ? ? ? ? ? ?
# ? # ? # ? #
? ? ? ? ? ? ?
T ? # ? # ? T
"""


def shown(state: Castle, seat: int = 0) -> str:
    """The floor as that seat sees it: ? is a tile nobody has seen."""
    return draw(state.seen_by(seat))


# What is open to all.


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_at_first_nothing_is_known_but_the_spare() -> None:
    state = table(spare="trap")
    assert shown(state).split() == ALL_HIDDEN.split()
    assert spare(state.seen_by(0)) == "trap"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_lifted_roof_shows_its_tiles_and_no_others() -> None:
    state = after(table(UNSEEN, mice={"red": "a1"}), "uncover b1")
    seen = shown(state).split()
    assert [letter for letter in seen if letter in "swbchdm.o"] == [tile(state, "b1")]


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_tile_once_seen_stays_known_under_its_roof() -> None:
    state = after(table(mice={"red": "a1"}), "uncover a2", "end")
    assert {tile(state, cell) for cell in ("a2", "b2")} <= set("swbchdm.o")
    assert tile(state, "b1") not in "swbchdm.o"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_tile_pushed_in_under_a_roof_is_known() -> None:
    state = after(table(UNSEEN, spare="trap"), "slide W4")
    assert tiles(state, ROW_4) == "o S W B C H D"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_known_tile_is_followed_wherever_slides_take_it_under_roofs() -> None:
    """The trap goes in at a4, one cell further right with each push, then down column d, and out at d7."""
    state = table(UNSEEN, spare="trap")
    moved = after(state, "slide W4", "end", "slide W4", "end", "slide W4", "end", "slide W4", "end")
    assert tile(moved, "d4") == "o"
    moved = after(moved, "slide Nd", "end", "slide Nd", "end", "slide Nd", "end")
    assert tile(moved, "d7") == "o"
    assert spare(after(moved, "slide Nd")) == "trap"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_an_unseen_tile_that_moves_stays_unseen() -> None:
    state = after(table(UNSEEN), "slide E4")
    assert tiles(state, ROW_4) == "W B C H D M ."
    assert shown(state).split()[21:28] == list("??????.")


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_the_tile_that_comes_out_is_seen_and_stays_known_when_it_is_pushed_in_again() -> None:
    state = after(table(UNSEEN), "slide W4")
    assert spare(state.seen_by(1)) == "moon"
    state = after(state, "end", "slide Nb")
    assert tile(state, "b1") == "m"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_an_unknown_tile_that_is_pushed_into_an_open_room_becomes_known() -> None:
    floor = UNSEEN.replace("S W B C H D M", "S W b C H D M")
    state = table(floor, open="c4", mice={"red": "c3"})
    moved = after(state, "slide W4")
    assert tiles(moved, ROW_4) == ". S w b C H D"
    closed = after(after(state, "slide W4", "run c3 c2"), "end")
    assert tiles(closed, ROW_4) == ". S w b C H D"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_tile_that_passed_through_an_open_room_stays_known_beyond_it() -> None:
    floor = UNSEEN.replace("S W B C H D M", "S W b C H D M")
    state = table(floor, open="c4", mice={"red": "c3"})
    moved = after(state, "slide W4", "end", "slide W4")
    assert tiles(moved, ROW_4) == "m . s w b C H"


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_what_was_seen_in_a_room_is_known_after_it_is_covered_and_moved() -> None:
    state = after(table(UNSEEN.replace("H D M", "h D M"), open="e4"), "end", "slide E4")
    assert tiles(state, ROW_4) == "W B C h D M ."


@pytest.mark.parametrize("slot", list(LINES))
@pytest.mark.rule("castle 10.1", "castle R-23")
def test_along_every_line_knowledge_moves_with_the_tiles(slot: str) -> None:
    """Every second tile of the line is known; after the push those are known one cell further, and the spare first."""
    line = LINES[slot]
    letters = dict(zip([f"{column}{row}" for row in range(1, 8) for column in "abcdefg"], PLAIN.split(), strict=True))
    letters |= dict(zip(line, "sWbChDm", strict=True))
    rows = [" ".join(letters[f"{column}{row}"] for column in "abcdefg") for row in range(1, 8)]
    state = after(table("\n".join(rows), spare="blank"), f"slide {slot}")
    assert tiles(state, " ".join(line)) == ". s W b C h D"
    assert spare(state) == "moon"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("castle 10.1", "castle R-23")
def test_all_players_and_watchers_see_the_same(seats: int) -> None:
    for number in range(20):
        state = new_game(seats, seed=f"same {number}")
        play_randomly(state, stream(f"same {number}", "bot"), 60)
        views = [CASTLE.write_position(state.seen_by(seat)) for seat in range(-1, seats)]
        assert all(view == views[0] for view in views)


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_everybodys_tokens_are_open() -> None:
    state = table(seats=4, tokens={"red": "moon", "blue": "heart, drop"})
    for seat in range(4):
        assert [tokens(state.seen_by(seat), name) for name in SEATS] == [{"moon"}, set(), set(), {"heart", "drop"}]


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_which_tiles_are_unseen_taken_together_is_known() -> None:
    state = after(table(UNSEEN, spare="trap", mice={"red": "a1"}), "uncover a2", "slide W4")
    unseen = Counter(TILE_NAMES[kind] for kind in state.seen_by(0).unseen_tiles())
    hidden = [known(letter) for letter in draw(state).split() if letter in "SWBCHDM,O"]
    assert unseen == Counter(TILE_NAMES["swbchdm.o".index(letter)] for letter in hidden)


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_computer_player_imagines_the_unseen_tiles_and_nothing_else() -> None:
    state = after(table(UNSEEN, spare="trap", mice={"red": "a1"}), "uncover a2", "slide W4")
    view = state.seen_by(0)
    floors = set()
    for seed in range(30):
        world = view.imagine(seed)
        assert shown(world) == shown(state)
        assert CASTLE.count_pieces(world) == CASTLE.count_pieces(state)
        floors.add(draw(world))
    assert len(floors) == 30


@pytest.mark.rule("castle 10.1", "castle R-23")
def test_a_view_is_the_same_whatever_lies_unseen() -> None:
    state = table(UNSEEN, mice={"red": "a1"}, seed=1)
    other = table(UNSEEN.replace("S W B C H D M", "M D O C O W S"), mice={"red": "a1"}, seed=2)
    assert draw(state) != draw(other)
    one, two = state.seen_by(0), other.seen_by(0)
    assert one.hash() == two.hash()
    assert (one.traps, one.known, list(one.floor)) == (two.traps, two.known, list(two.floor))


# 10.2 Elimination.


@pytest.mark.rule("castle 10.2", "castle R-30")
def test_what_could_be_worked_out_by_elimination_is_not_told() -> None:
    """Only a4 has never been seen, so it must be the moon; it stays unknown all the same."""
    state = table(
        """
        T s # s # s T
        w w w b b b c
        # c # c # h #
        M h h d d d m
        # m # . # . #
        . . . . . . .
        T . # o # o T
        """,
        spare="trap",
    )
    assert tile(state, "a4") == "M"
    assert tile(state.seen_by(0), "a4") == "?"
    assert [TILE_NAMES[kind] for kind in state.seen_by(0).unseen_tiles()] == ["moon"]
    moved = after(state, "slide W4")
    assert (tile(moved, "b4"), tile(moved.seen_by(0), "b4")) == ("M", "?")


@pytest.mark.rule("castle 10.2", "castle R-30")
def test_several_unseen_tiles_of_one_kind_stay_unknown_too() -> None:
    state = table(
        """
        T s # s # s T
        w w w b b b c
        # c # c # h #
        m h h d d d m
        # m # . # . #
        , , , , , , ,
        T . # o # o T
        """,
        spare="trap",
    )
    assert [tile(state.seen_by(1), f"{column}6") for column in "abcdefg"] == ["?"] * 7
