"""What a game's card says about seats and options, and that every mistake is told at once."""

from __future__ import annotations

import pytest

from cheeseboard.core import BadSetup
from cheeseboard.games.castle import CASTLE
from tests.core.tiny import TINY, Tiny


def test_options_that_are_not_named_are_at_their_defaults() -> None:
    assert TINY.check_options(2, {}) == {"speed": "slow", "cards": "3", "note": "none"}
    assert TINY.check_options(2, {"cards": "5"}) == {"speed": "slow", "cards": "5", "note": "none"}


def test_a_default_may_depend_on_the_number_of_seats() -> None:
    assert [CASTLE.check_options(seats, {})["target"] for seats in (2, 3, 4)] == ["5", "5", "4"]
    assert TINY.check_options(7, {})["cards"] == "5"


def test_every_mistake_is_told_at_once() -> None:
    with pytest.raises(BadSetup) as caught:
        TINY.check_options(2, {"speed": "warp", "cards": "4", "colour": "red", "size": "big"})
    assert str(caught.value) == (
        "Option speed: 'warp' is not one of its choices; choose one of slow, fast. "
        "Option cards: '4' is not one of its choices; choose one of 3, 5. "
        "tiny has no option 'colour'; it has speed, cards, note. "
        "tiny has no option 'size'; it has speed, cards, note."
    )


def test_a_game_may_take_values_beyond_its_choices() -> None:
    assert TINY.check_options(2, {"note": "anything at all"})["note"] == "anything at all"


def test_the_options_handed_in_are_left_alone() -> None:
    mine = {"speed": "fast"}
    TINY.check_options(2, mine)["speed"] = "slow"
    assert mine == {"speed": "fast"}


def test_without_a_number_of_seats_as_many_play_as_can() -> None:
    assert CASTLE.check_seats(None) == 4
    assert CASTLE.setup().seats == 4


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 100])
def test_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"tiny is for 2 seats, not {seats}"):
        TINY.setup(seats)


def test_a_game_with_the_same_seed_begins_the_same() -> None:
    one, two, other = TINY.setup(2, {}, "seed"), TINY.setup(2, {}, "seed"), TINY.setup(2, {}, "another")
    assert one.hash() == two.hash() != other.hash()


def test_a_game_without_a_seed_begins_differently_every_time() -> None:
    assert len({TINY.setup().hash() for _ in range(10)}) == 10


def test_options_reach_the_game() -> None:
    state = TINY.setup(2, {"cards": "5"}, "seed")
    assert isinstance(state, Tiny)
    assert len(state.cards) == 5


@pytest.mark.rule("castle 6.9", "castle 9.8", "castle 3.2", "castle 2.3")
def test_the_castles_options_and_what_is_wrong_with_others() -> None:
    with pytest.raises(BadSetup) as caught:
        CASTLE.setup(3, {"target": "8", "layout": "c", "through-towers": "maybe", "edition": "2007", "mice": "5"})
    for part in (
        "Option target: '8' is not one of its choices; choose one of 4, 5, 6.",
        "Option layout: 'c' is not one of its choices; choose one of a, b.",
        "Option through-towers: 'maybe' is not one of its choices; choose one of yes, no.",
        "Option edition: '2007' is not one of its choices; choose one of rulebook, 2022.",
        "castle has no option 'mice'; it has target, layout, through-towers, edition.",
    ):
        assert part in str(caught.value)
