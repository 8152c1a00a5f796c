"""Positions as documents: every state is written and read again, and what cannot be is refused with all its reasons."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadPosition, play_randomly, stream
from cheeseboard.core.position import Document, Value, read_document, write_json, write_toml
from cheeseboard.games.race import RACE
from tests.core.exploring import explore
from tests.games.race.crowded import crowded
from tests.games.race.positions import after, bet, legal, new_game, row, table, turn

RATS: Document = {"red": "d3", "yellow": "e3", "green": "f3"}
GOOD: Document = {"seats": 3, "track": "1 1 2", "rats": RATS}


def good(**changes: Value) -> Document:
    return {**GOOD, **changes}


def reasons(document: Document) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        RACE.read_position(document)
    assert all(reason.endswith(".") for reason in caught.value.reasons)
    return caught.value.reasons


@pytest.mark.parametrize("options", [{}, {"mode": "tournament", "wind": "yes"}, {"track": "long", "play_on": "no"}])
@pytest.mark.parametrize("moves", [0, 1, 5, 9, 13, 60, 10_000])
def test_every_position_of_a_game_is_written_and_read_again(options: dict[str, str], moves: int) -> None:
    for seats in (2, 3, 4):
        state = new_game(seats, f"positions {seats}", **options)
        play_randomly(state, stream("positions", "bot"), moves)
        for table_ in (state, state.seen_by(0), state.seen_by(-1)):
            again = RACE.read_position(read_document(write_toml(RACE.write_position(table_))))
            assert again.facts() == table_.facts()
            assert again.outcome == table_.outcome
            assert RACE.write_position(again) == RACE.write_position(table_)


def test_crowded_tables_are_written_and_read_again() -> None:
    for number in range(100):
        state = crowded(number)
        again = RACE.read_position(read_document(write_json(RACE.write_position(state))))
        assert (again.hash(), legal(again)) == (state.hash(), legal(state))


def test_a_short_position_is_filled_in() -> None:
    state = RACE.read_position(good())
    document = RACE.write_position(state)
    assert (document["step"], row(state), turn(state)) == ("bets", ["red", "yellow", "green"], "red")
    assert document["rounds"] == document["races"] == 0
    assert len(legal(state, "red")) == 6


def test_a_drawn_track_is_kept_as_a_drawing() -> None:
    state = table(rats={"red": "d3", "yellow": "e3"})
    document = RACE.write_position(state)
    assert document["track"] == "drawn"
    assert str(document["map"]).startswith("+---+")


def test_a_bet_that_a_view_does_not_know_is_a_question_mark() -> None:
    state = after(RACE.read_position(good()), "red bet dash")
    assert RACE.write_position(state)["laid"] == {"red": "dash"}
    assert RACE.write_position(state.seen_by(1))["laid"] == {"red": "?"}


@pytest.mark.parametrize(
    "changes, reason",
    [
        ({"rules": "mine"}, "There is no part 'rules'"),
        ({"game": "castle"}, "This is a position of 'castle'"),
        ({"seats": 5}, "seats must be a number from 2 to 4, not 5."),
        ({"track": "1 1 1"}, "the box has every card only once."),
        ({"track": "drawn"}, "track must be the numbers of its cards"),
        ({"dice": "xyz"}, "dice must be"),
        ({"orders": ["dash", "step"]}, "The order row has 2 cards; it needs 6."),
        ({"orders": ["dash", "hop"]}, "There is no 'hop' in orders"),
        ({"step": "sleep"}, "step must be one of"),
        ({"rats": {**RATS, "red": "e3"}}, "Two rats stand on e3; a cell has room for one."),
        ({"rats": {**RATS, "red": "z9"}}, "The rat of red is at 'z9'"),
        ({"rats": {**RATS, "red": "l3"}}, "stands on l3, which is home"),
        ({"rats": {**RATS, "blue": "a1"}}, "There is no seat 'blue' in rats."),
        ({"rats": {**RATS, "red": "home 2"}}, "Rats come home in the places 1, 2, 3"),
        ({"rats": {"red": "d3", "yellow": "e3"}}, "The row is the seats of the rats on the track"),
        ({"rats": {**RATS, "red": "home 1", "green": "home 2"}}, "This race is over."),
        ({"row": ["green", "red", "yellow"]}, "the row is the turn order: red, yellow, green."),
        ({"turn": "blue"}, "turn must be one of the row"),
        ({"turn": "green"}, "nobody has acted yet"),
        ({"hands": {"red": ["dash", "dash"]}}, "names something twice"),
        ({"hands": {"red": ["dash", "step"]}}, "red has 4 open cards"),
        ({"hands": {"red": ["dash", "step", "swap"]}, "laid": {"red": "idea"}}, "is still in the hand"),
        ({"laid": {"red": "hop"}}, "red cannot have laid 'hop'"),
        ({"step": "action", "laid": {"red": "dash", "yellow": "step"}}, "green has laid no card."),
        ({"step": "action", "laid": {"red": "dash", "yellow": "step", "green": "dash"}}, "is no longer in the hand"),
        ({"tokens": {"red": "mud"}}, "red cannot have a token of 'mud'"),
        ({"cheese": {"red": 3}}, "Cheese is won in a tournament only."),
        ({"races": 1}, "1 races are over, so there is none to be run."),
        ({"wind": 3}, "There is wind in the document, but not in the options."),
        ({"options": {"wind": "yes"}}, "In a round a wind card lies open."),
        ({"options": {"mode": "teams"}}, "they need 4 seats"),
        (
            {"step": "pepper", "laid": {"red": "dash", "yellow": "step", "green": "swap"}},
            "Nobody is left to be asked about pepper.",
        ),
        ({"declined": ["red"]}, "Only while pepper may be eaten has somebody declined."),
        ({"step": "token"}, "A token is taken after the first and the second race"),
        ({"step": "over"}, "The race goes on"),
        ({"step": "placement"}, "is waiting now."),
        ({"step": "discard"}, "on a flag"),
        ({"lost": ["red"]}, "lost an action"),
    ],
)
def test_what_cannot_be_is_refused(changes: Document, reason: str) -> None:
    assert any(reason in told for told in reasons(good(**changes))), reasons(good(**changes))


def test_two_seats_never_lay_the_same_card_without_a_lost_action() -> None:
    rats = {"red": "d3", "yellow": "e3"}
    with pytest.raises(BadPosition, match="Two seats have laid the same card"):
        table(rats=rats, laid={"red": "dash", "yellow": "dash"})
    assert legal(after(table(rats=rats, laid={"red": "dash", "yellow": "dash"}, lost="yellow"), "pass")) == {"pass"}


def test_all_reasons_are_found_at_once() -> None:
    assert len(reasons(good(seats=5, step="sleep", orders=["dash"], tokens={"red": "mud"}))) >= 4


def test_a_bet_can_be_made_from_a_position() -> None:
    state = bet(RACE.read_position(good()), "dash", "step", "swap")
    assert turn(state) == "red"


value = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["red", "dash", "d3", "home 1", "pepper"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["red", "yellow", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
PARTS = sorted(
    {
        "game",
        "seats",
        "dice",
        "races",
        "rounds",
        "step",
        "row",
        "turn",
        "orders",
        "track",
        "map",
        "declined",
        "lost",
        "wind",
    }
)
MORE = sorted({"winds", "options", "rats", "hands", "laid", "tokens", "cheese"})


@given(st.dictionaries(st.sampled_from(PARTS + MORE), value, max_size=4))
@explore(300)
def test_whatever_a_document_says_it_is_read_or_refused(changes: dict[str, object]) -> None:
    document: Document = dict(GOOD)
    document.update(changes)  # type: ignore[arg-type]
    with contextlib.suppress(BadPosition):
        play_randomly(RACE.read_position(document), stream("whatever", "bot"), 20)
