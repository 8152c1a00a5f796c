"""Positions as documents: what is written is read again, and what cannot be is told with every reason at once."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadPosition, CheeseboardError, play_randomly, stream
from cheeseboard.core.position import Document, Value, read_document, write_json, write_toml
from cheeseboard.games.castle import CASTLE
from tests.core.exploring import explore
from tests.games.castle.crowded import crowded
from tests.games.castle.positions import legal, new_game, places

GOOD = """\
game = "castle"
seats = 3
starter = "green"
turn = "green"
rounds = 3
dice = "1f339988b88966bd"
spare = "brick"
open = ["a2", "f2", "a3", "e5", "g5"]
points = 1
slide = false
floor = '''
T , # M # . T
d s d o w c h
# m # S # w #
. . , M , O ,
# S # B # . #
, B H W c h d
T c # , # O T
'''

[options]
target = "5"
layout = "a"
through-towers = "yes"
edition = "rulebook"

[mice]
red = ["g7", "g6", "fallen f2", "a1"]
yellow = ["a7", "f5", "f2", "outside"]
green = ["g1", "a3", "g2", "outside"]

[tokens]
red = ["moon"]
yellow = []
green = ["slice", "heart"]
"""


def good(**changes: Value) -> Document:
    """The good position with some parts replaced."""
    return {**read_document(GOOD), **changes}


def table(part: str, **changes: Value) -> dict[str, Value]:
    """A table of the good position with some of its lines replaced, to stand for that part."""
    found = read_document(GOOD)[part]
    assert isinstance(found, dict)
    return {part: {**found, **changes}}


def reasons(document: Document) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        CASTLE.read_position(document)
    assert all(reason.endswith(".") for reason in caught.value.reasons)
    assert str(caught.value) == "This position cannot be: " + " ".join(caught.value.reasons)
    return caught.value.reasons


# What can be.


def test_a_position_is_read_from_toml_and_json_alike() -> None:
    state = CASTLE.read_position(read_document(GOOD))
    document = CASTLE.write_position(state)
    assert document == good(floor=document["floor"])
    for text in (write_toml(document), write_json(document)):
        assert CASTLE.write_position(CASTLE.read_position(read_document(text))) == document
        assert CASTLE.read_position(read_document(text)).hash() == state.hash()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 1, 5, 100, 10_000])
def test_every_position_of_a_game_is_written_and_read_again(seats: int, moves: int) -> None:
    state = new_game(seats, seed="positions")
    play_randomly(state, stream("positions", "bot"), moves)
    again = CASTLE.read_position(read_document(write_toml(CASTLE.write_position(state))))
    assert again.hash() == state.hash()
    assert legal(again) == legal(state)
    assert again.outcome == state.outcome


def test_a_view_is_written_and_read_again() -> None:
    for number in range(20):
        view = crowded(number).seen_by(0)
        again = CASTLE.read_position(read_document(write_json(CASTLE.write_position(view))))
        assert again.hash() == view.hash()
        assert again.imagine(7).hash() == view.imagine(7).hash()


def test_a_short_position_is_filled_in() -> None:
    state = CASTLE.read_position({name: good()[name] for name in ("spare", "floor")})
    assert CASTLE.write_position(state) == {
        "game": "castle",
        "seats": 4,
        "starter": "red",
        "turn": "red",
        "rounds": 0,
        "points": 4,
        "slide": True,
        "dice": "0" * 16,
        "spare": "brick",
        "floor": CASTLE.write_position(CASTLE.read_position(good()))["floor"],
        "open": [],
        "options": {"target": "4", "layout": "a", "through-towers": "yes", "edition": "rulebook"},
        "mice": {seat: ["outside"] * 4 for seat in CASTLE.seat_names},
        "tokens": {seat: [] for seat in CASTLE.seat_names},
    }


def test_a_position_that_is_over_has_its_winner() -> None:
    mice = table("mice", red=["g7", "fallen b4", "fallen f2", "fallen b2"])
    assert places(CASTLE.read_position(good(end="third mouse", **mice))) == {"green": 1, "red": 2, "yellow": 3}


# What cannot be.

FLOOR = str(read_document(GOOD)["floor"])
IMPOSSIBLE: dict[str, tuple[Document, str]] = {
    "another game": (good(game="race"), "This is a position of 'race', not of castle."),
    "an unknown part": (good(spares="brick"), "There is no part 'spares'; the parts are dice, end, floor, game"),
    "too many seats": (good(seats=5), "seats must be a number from 2 to 4, not 5."),
    "seats as text": (good(seats="3"), "seats must be a number from 2 to 4, not '3'."),
    "seats as a truth": (good(seats=True), "seats must be a number from 2 to 4, not True."),
    "an absent starter": (good(starter="blue"), "starter must be one of red, yellow, green, not 'blue'."),
    "an absent turn": (good(turn="purple"), "turn must be one of red, yellow, green, not 'purple'."),
    "a turn that is a list": (good(turn=["red"]), "turn must be one of red, yellow, green, not ['red']."),
    "too many rounds": (good(rounds=101), "rounds must be a number from 0 to 100, not 101."),
    "too many points": (good(points=5), "points must be a number from 0 to 4, not 5."),
    "a free slide": (good(points=4), "A slide costs a point: with all four points left the slide is still to come."),
    "slide as a number": (good(slide=1), "slide must be true or false, not 1."),
    "no dice": (good(dice="many"), "dice must be 'hidden' or up to 16 hexadecimal digits"),
    "dice beyond 63 bits": (good(dice="8000000000000000"), "below 8000000000000000, not '8000000000000000'."),
    "a negative die": (good(dice="-2"), "dice must be"),
    "no spare": (good(spare=""), "spare must be one of slice, wheel, brick"),
    "no floor": (good(floor=["T"]), "floor must be a drawing of seven rows of seven letters."),
    "six rows": (good(floor=FLOOR[:-15]), "The floor has rows of [7, 7, 7, 7, 7, 7] letters; it needs 7 rows of 7."),
    "a short row": (good(floor=FLOOR.replace("T , #", "T #")), "The floor has rows of [6, 7, 7, 7, 7, 7, 7] letters"),
    "a tile on a tower": (good(floor="s" + FLOOR[1:]), "a1 is a tower, T, not 's'."),
    "a tile on stone": (good(floor=FLOOR.replace("# m #", ". m #")), "a3 is a solid square, #, not '.'."),
    "an unknown tile": (
        good(floor=FLOOR.replace("T ,", "T x")),
        "'x' at b1 is no tile; tiles are swbchdm.oSWBCHDM,O?.",
    ),
    "two tiles in one": (good(floor=FLOOR.replace("d s d o", "d sw d o")), "'sw' at b2 is no tile"),
    "two unseen in one": (good(floor=FLOOR.replace("T , #", "T ,O #")), "',O' at b1 is no tile"),
    "too many traps": (good(floor=FLOOR.replace("T , #", "T O #")), "The box has 3 trap tiles; here are 4."),
    "a capital in a view": (good(floor=FLOOR.replace("T , #", "T ? #")), "a view has no capital letters"),
    "an unseen open tile": (
        good(open=["a2", "f2", "a3", "e5", "g5", "b1"]),
        "The room at b1 is open, so its tiles are",
    ),
    "a room by another cell": (good(open=["b2"]), "No room begins at b2; rooms begin at b1, d1, e1"),
    "rooms as text": (good(open="a2"), "open must be a list of names, not 'a2'."),
    "a mouse under a roof": (
        good(open=["a2", "f2", "a3", "g5"]),
        "A mouse of yellow stands on f5 under a closed roof.",
    ),
    "three mice": (good(**table("mice", red=["g7", "g6", "a1"])), "red has 3 mice; it needs 4."),
    "two on a cell": (
        good(**table("mice", red=["g7", "g6", "a1", "f5"])),
        "Two mice stand on f5; a cell has room for one.",
    ),
    "a mouse nowhere": (good(**table("mice", red=["g7", "g6", "a1", "h9"])), "A mouse of red is at 'h9'; write a cell"),
    "fallen on stone": (good(**table("mice", red=["g7", "g6", "a1", "fallen a3"])), "A mouse of red is at 'fallen a3'"),
    "mice as text": (good(**table("mice", red="g7")), "The mice of red must be a list of names, not 'g7'."),
    "mice as numbers": (good(**table("mice", red=[1, 2, 3, 4])), "The mice of red must be a list of names"),
    "mice as a list": (good(mice=["g7"]), "mice must be a table, not ['g7']."),
    "a stranger's mice": (good(**table("mice", blue=["outside"] * 4)), "There is no seat 'blue' in mice."),
    "a stranger's tokens": (good(**table("tokens", blue=[])), "There is no seat 'blue' in tokens."),
    "no such cheese": (good(**table("tokens", red=["gouda"])), "There is no cheese 'gouda'; there are slice, wheel"),
    "a token twice": (
        good(**table("tokens", red=["moon", "moon"])),
        "red has two tokens of the moon; one is the most.",
    ),
    "an unknown option": (
        good(**table("options", towers="no")),
        "castle has no option 'towers'; it has target, layout",
    ),
    "no such target": (good(**table("options", target="7")), "Option target: '7' is not one of its choices"),
    "no such layout": (good(**table("options", layout="x.toml")), "x.toml: it cannot be read"),
    "options as text": (good(options="a"), "options must be a table, not 'a'."),
    "a mouse on a trap": (
        good(
            floor=FLOOR.replace(". . , M", "o . , M")
            .replace("w c h", "w c .")
            .replace("d o w", "d . w")
            .replace("# .", "# h", 1),
            **table("mice", green=["g1", "a4", "g2", "outside"]),
        ),
        "A mouse of green stands on the trap at a4; it would have fallen.",
    ),
    "a pair without a token": (
        good(**table("mice", green=["g1", "a2", "g6", "outside"], red=["g7", "outside", "fallen f2", "a1"])),
        "green stands twice on the drop and has no token of it.",
    ),
    "an end that is not due": (good(end="target"), "end is 'target', but the game goes on."),
    "the wrong end": (good(rounds=100, end="target"), "end is 'target', but by the rules it is 'round limit' here."),
    "an end that is missing": (
        good(**table("tokens", red=["moon", "slice", "wheel", "brick", "cone"])),
        "end is missing, but by the rules it is 'target' here.",
    ),
    "a placement in an open castle": (good(placement=True), "In the placement all roofs are closed"),
    "a placement with mice inside": (good(placement=True), "In the placement green has no mouse on the table now."),
}


@pytest.mark.parametrize("document, reason", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_is_told_with_its_reason(document: Document, reason: str) -> None:
    assert any(reason in found for found in reasons(document)), reasons(document)


def test_all_reasons_are_told_at_once() -> None:
    floor = FLOOR.replace("T , #", "T x #").replace("# m #", "s m #")
    found = reasons(
        good(
            seats=9,
            rounds=-1,
            spare="gouda",
            floor=floor,
            open=["b2"],
            colour="red",
            mice={"red": ["nowhere"]},
            tokens={"red": ["gouda"]},
            options={"target": "9"},
            slide="maybe",
        )
    )
    for part in (
        "seats",
        "rounds",
        "spare",
        "'x' at b1",
        "a3",
        "b2",
        "colour",
        "red has 1 mice",
        "gouda",
        "target",
        "slide",
    ):
        assert any(part in reason for reason in found), part


def test_a_pair_without_its_token_and_a_missing_end_are_told_together() -> None:
    document = good(
        **table("mice", green=["g1", "a2", "g6", "outside"], red=["g7", "fallen b2", "fallen f2", "fallen b4"])
    )
    assert len(reasons(document)) == 2


def test_a_pair_without_its_token_is_told_together_with_whatever_else_is_wrong() -> None:
    document = good(
        rounds=-1, **table("mice", green=["g1", "a2", "g6", "outside"], red=["g7", "fallen b2", "outside", "outside"])
    )
    found = reasons(document)
    assert len(found) == 2
    assert any("rounds must be a number" in reason for reason in found)
    assert any("stands twice on" in reason for reason in found)


# Text from anywhere.


@pytest.mark.parametrize(
    "text, reason",
    [
        ("seats = ", "It is neither TOML nor JSON"),
        ('{"seats": 3', "It is neither TOML nor JSON"),
        ("{" * 100_000, "It is"),
        ('{"a":' * 100_000, "It is nested too deeply."),
        ("a = " + "[" * 100_000, "It is"),
        ("seats = 1e999999", "seats must be a number"),
        ("seats = 2024-01-01", "seats must be a number"),
        ("seats = nan", "seats must be a number"),
        ("seats = " + "9" * 5000, "It is"),
        ('{"seats": ' + "9" * 5000 + "}", "It is"),
        ("seats = 0x" + "f" * 5000, "seats must be a number"),
        ("points = -0x" + "f" * 5000, ""),
        ("turn = [0x" + "f" * 5000 + "]", "turn must be one of"),
    ],
)
def test_text_that_is_no_position_is_told_why(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        CASTLE.read_position(read_document(text))
    assert any(reason in found for found in caught.value.reasons)


@pytest.mark.parametrize("text", ["[]", "3", '"floor"', "null", "\ufeff{}", "\0", "", "'''"])
def test_text_that_is_no_table_is_refused(text: str) -> None:
    reads_or_refuses(text)
    with pytest.raises(BadPosition):
        CASTLE.read_position(read_document(text))


def reads_or_refuses(text: str) -> None:
    """Nothing but an error of ours comes out; and what was read is a whole position that can be played."""
    try:
        state = CASTLE.read_position(read_document(text))
    except CheeseboardError:
        return
    again = CASTLE.read_position(read_document(write_json(CASTLE.write_position(state))))
    assert again.hash() == state.hash()
    assert state.seen_by(0).imagine(1).acting == state.acting
    assert (state.acting == 0) == (state.outcome is not None)
    if state.outcome is None:
        assert legal(state)


@explore(300)
@given(st.text(max_size=100))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    reads_or_refuses(text)
    reads_or_refuses("{" + text)


LETTERS = "swbchdm.oSWBCHDM,O?T# \n\"'=[]{}0129abx\0ü"


@explore(400)
@given(st.integers(0, 2**32), st.integers(1, 5))
def test_a_position_with_slips_of_the_pen_is_read_or_refused(seed: int, slips: int) -> None:
    chance = random.Random(seed)
    for text in (GOOD, write_json(read_document(GOOD))):
        letters = list(text)
        for _ in range(slips):
            place = chance.randrange(len(letters))
            letters[place : place + chance.randrange(3)] = chance.choice(LETTERS) * chance.randrange(3)
        reads_or_refuses("".join(letters))


ANYTHING: st.SearchStrategy[object] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(("red", "a1")),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5) | st.just("red"), inner, max_size=3)
    ),
    max_leaves=8,
)


@explore(400)
@given(
    st.dictionaries(
        st.sampled_from(sorted([*read_document(GOOD), "end", "placement"])), ANYTHING, min_size=1, max_size=4
    )
)
def test_a_position_with_parts_of_any_sort_is_read_or_refused(changes: dict[str, object]) -> None:
    reads_or_refuses_document({**read_document(GOOD), **changes})


def reads_or_refuses_document(document: dict[str, object]) -> None:
    read: Callable[[dict[str, object]], object] = CASTLE.read_position  # type: ignore[assignment]
    try:
        read(document)
    except CheeseboardError:
        return
