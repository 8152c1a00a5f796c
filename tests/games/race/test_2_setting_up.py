"""Rulebook, chapter 2: setting up."""

from __future__ import annotations

import pytest

from cheeseboard.core import BadSetup
from cheeseboard.core.position import Document
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES, CELL_NAMES, ROWS
from cheeseboard.games.race.cards import draw_card, draw_track, find_track, the_box
from cheeseboard.games.race.ways import impassable_tracks
from tests.games.race.positions import (
    SEATS,
    after,
    asked,
    cells,
    goals,
    hand,
    legal,
    new_game,
    open_cards,
    refused,
    row,
    table,
    turn,
    values,
)


@pytest.mark.rule("race 2.1", "race R-11")
def test_a_short_track_has_one_section_and_a_long_one_two_between_flags_on_the_outside() -> None:
    for name, columns in (("short", 12), ("long", 18)):
        for seed in range(20):
            track = new_game(2, f"track {seed}", track=name).track
            assert track.columns == columns
            assert all(cell < ROWS for cell in track.start)
            assert {cell // ROWS for cell in range(columns * ROWS) if track.finish[cell]} == {columns - 1}


@pytest.mark.rule("race 2.1")
def test_sections_are_laid_either_way_up_and_no_card_is_laid_twice() -> None:
    keys = [new_game(2, f"{seed}", track="long").track.key.split() for seed in range(60)]
    assert {word.endswith("r") for key in keys for word in key[1:-1]} == {True, False}
    assert all(first != last and one.strip("r") != two.strip("r") for first, one, two, last in keys)


@pytest.mark.rule("race 2.2", "race R-10")
def test_a_turned_card_has_columns_rows_and_arrows_the_other_way_round() -> None:
    straight, turned = find_track("1 16 2"), find_track("1 16r 2")
    cells = range(3 * ROWS, 9 * ROWS)
    assert [straight.kinds[cell] for cell in cells] == [turned.kinds[cell] for cell in cells][::-1]
    assert [straight.arrows[column] for column in range(3, 9)] == [1 - turned.arrows[column] for column in range(3, 9)][
        ::-1
    ]


@pytest.mark.rule("race 2.2")
def test_a_card_turned_twice_is_as_before() -> None:
    for card in (*the_box().gates, *the_box().sections):
        assert draw_card(card.turned().turned()) == draw_card(card)
        assert draw_card(card.turned()) != draw_card(card)


@pytest.mark.rule("race 2.3")
def test_walls_of_two_cards_that_meet_are_one_wall() -> None:
    state = table(
        """
        F . R . . . . . . . . F
            - -
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F . . . . . . . . . . F
        F Y . . . . . . . . . F
        """,
        laid={"red": "step"},
    )
    assert goals(state, "step") == {"b1", "b2", "d1"}


@pytest.mark.parametrize(
    "key, cell, steps",
    [
        (
            "3 12 1",
            "c2",
            "b1 c1 d1 b2 d2",
        ),  # a wall of the start card and one of the section make a line below c2 and d2
        ("3 4 1", "c2", "b1 c1 d1 b2 d2 d3"),  # without the section's wall one can go round
        ("1 12 2", "c2", "b1 c1 d1 b2 d2 b3 c3 d3"),  # without the one of the start card, too
        ("1 18 2", "c3", "b2 c2 d2 b3 b4 c4 d4"),  # the section closes the joint in its middle row alone
    ],
)
@pytest.mark.rule("race 2.3", "race 4.3", "race R-14")
def test_walls_of_the_box_join_where_its_cards_meet(key: str, cell: str, steps: str) -> None:
    laid = {"red": "step", "yellow": "jump"}
    hands = {seat: [name for name in ACTION_NAMES if name != card] for seat, card in laid.items()}
    document: Document = {"seats": 2, "track": key, "step": "action", "row": ["red", "yellow"]}
    document |= {"rats": values({"red": cell, "yellow": "i5"}), "hands": values(hands), "laid": values(laid)}
    state = RACE.read_position(document)
    assert goals(state, "step") == cells(steps)


@pytest.mark.rule("race 2.3")
def test_in_the_box_there_are_walls_that_join_and_joints_that_are_closed_in_part() -> None:
    gates, sections = the_box().gates, the_box().sections
    ends = {row for gate in gates for row in range(ROWS) if gate.level[2 * ROWS + row]}
    sides = {
        row for section in sections for card in (section, section.turned()) for row in range(ROWS) if card.level[row]
    }
    assert ends & sides
    assert sum(any(section.upright[:ROWS]) or any(section.upright[-ROWS:]) for section in sections) >= 3


@pytest.mark.rule("race 2.4")
def test_sections_are_drawn_from_the_numbers_agreed_on() -> None:
    for name, most in (("easy", 6), ("middling", 15), ("all", 24)):
        numbers = {int(new_game(2, f"{seed}", sections=name).track.key.split()[1].strip("r")) for seed in range(120)}
        assert max(numbers) <= most
        assert len(numbers) > most // 2
    assert new_game(2, sections="first").track.key.split()[1].strip("r") == "1"
    first, second = new_game(2, sections="first", track="long").track.key.split()[1:3]
    assert (first.strip("r"), second.strip("r")) == ("1", "2")


@pytest.mark.rule("race 2.4")
def test_players_can_name_the_cards_of_their_track() -> None:
    assert new_game(2, track="2 7r 4").track.key == "2 7r 4"
    for wrong in ("2 7r 2", "7 1 2", "1 25 2", "1 3 3r 2", "1 2"):
        with pytest.raises(BadSetup, match="Option track"):
            new_game(2, track=wrong)


@pytest.mark.rule("race 2.5")
def test_the_order_row_is_shuffled() -> None:
    rows = {tuple(new_game(2, f"{seed}").orders) for seed in range(60)}
    assert all(sorted(order) == list(range(6)) for order in rows)
    assert len(rows) > 40


@pytest.mark.rule("race 2.6", "race R-1")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {turn(new_game(4, f"{seed}")) for seed in range(60)} == set(SEATS)


@pytest.mark.rule("race 2.7", "race R-2")
def test_clockwise_everybody_puts_a_rat_on_a_free_flag_of_the_start() -> None:
    state = new_game(4, "placing", track="5 1 2")
    flags = {f"place {CELL_NAMES[cell]}" for cell in state.track.start}
    assert flags == legal(state) == {"place a2", "place a3", "place a4", "place a5"}
    order = row(state)
    assert order == [SEATS[(SEATS.index(order[0]) + number) % 4] for number in range(4)]
    state = after(state, "place a3")
    assert turn(state) == order[1]
    assert legal(state) == flags - {"place a3"}
    assert refused(state, "place a3") == ("2.7", "race-refuse-flag-taken")


@pytest.mark.parametrize("seats, discards", [(2, [2, 0]), (3, [2, 1, 0]), (4, [3, 2, 1, 0])])
@pytest.mark.rule("race 2.8", "race R-3")
def test_earlier_players_discard_more_and_face_up(seats: int, discards: list[int]) -> None:
    state = new_game(seats, "discards", track="1 1 2")
    order = row(state)
    for number in range(seats):
        state = after(state, f"place a{number + 1}")
    for number, cards in enumerate(discards):
        for card in ("jump", "swap", "idea")[:cards]:
            assert (asked(state), turn(state)) == ("StartingDiscard", order[number])
            state = after(state, f"discard {card}")
            assert card in open_cards(state, order[number]) - hand(state, order[number])
    assert asked(state) == "Bets"
    assert [6 - len(hand(state, seat)) for seat in order] == discards


@pytest.mark.rule("race 2.9", "race R-60")
def test_every_track_of_the_box_can_be_run_from_every_start_flag() -> None:
    assert list(impassable_tracks(the_box().gates, the_box().sections)) == []


def test_a_track_is_drawn_as_its_cards() -> None:
    lines = draw_track(find_track("2 24 4")).splitlines()
    section = draw_card(the_box().sections[23]).splitlines()
    assert [line[13:36].strip() for line in lines[1::2]] == [line[1:24].strip() for line in section[1::2]]
    assert RACE.content_mark({}) == RACE.content_mark({})
