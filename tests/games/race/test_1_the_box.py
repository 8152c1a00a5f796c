"""Rulebook, chapter 1: the box."""

from __future__ import annotations

from collections import Counter

import pytest

from cheeseboard.core import play_randomly, stream
from cheeseboard.core.words import LANGUAGES
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES, CLOVER, KIND_NAMES, PEPPER, ROWS, SUGAR
from cheeseboard.games.race.cards import draw_card, the_box
from tests.games.race.positions import FAR, SEATS, legal, new_game, table


@pytest.mark.rule("race 1.1")
def test_there_are_four_rats_in_four_colours() -> None:
    assert RACE.seat_names == ("red", "yellow", "green", "blue")
    assert RACE.seats == (2, 3, 4)


@pytest.mark.rule("race 1.2", "race 1.3")
def test_everybody_has_the_same_six_cards_and_there_is_an_order_for_each() -> None:
    counts = RACE.count_pieces(new_game(4))
    assert {counts[f"cards {seat}"] for seat in SEATS} == {6}
    assert counts["orders"] == len(ACTION_NAMES) == 6


@pytest.mark.rule("race 1.4", "race 1.7")
def test_start_finish_cards_have_three_columns_and_four_or_five_flags_in_the_outer_one() -> None:
    gates = the_box().gates
    assert len(gates) == 6
    for gate in gates:
        assert gate.columns == 3
        assert sum(gate.flags) in (4, 5)
        assert not any(gate.flags[ROWS:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("race 1.7")
def test_the_card_that_the_rulebook_shows_is_in_the_box(language: str) -> None:
    shown = (RACE.folder / "rules" / f"{language}.md").read_text("utf-8").split("```text\n")[1].split("```")[0]
    assert shown in [draw_card(gate) for gate in the_box().gates]


@pytest.mark.rule("race 1.4", "race 1.8")
def test_there_are_24_sections_of_six_columns_with_an_arrow_each() -> None:
    sections = the_box().sections
    assert [section.key for section in sections] == [f"section-{number:02}" for number in range(1, 25)]
    assert {(section.columns, len(section.kinds)) for section in sections} == {(6, 30)}
    assert {arrow for section in sections for arrow in section.arrows} == {0, 1}


@pytest.mark.rule("race 1.5")
def test_the_borders_of_the_track_are_closed() -> None:
    assert legal(table(rats={"red": "a1", "yellow": "f3"}, laid={"red": "step"})) == {
        "pass",
        *(f"step {cell}" for cell in ("a2", "b1", "b2")),
    }


@pytest.mark.rule("race 1.6", "race 1.8")
def test_all_kinds_of_cells_occur_and_the_first_sections_teach_them_one_by_one() -> None:
    kinds = [{KIND_NAMES[kind] for kind in section.kinds} - {"ordinary"} for section in the_box().sections]
    taught = [set(), {"mud"}, {"water"}, {"spring"}]
    assert kinds[:12] == [kind for kind in taught for _ in range(3)]
    assert kinds[12:15] == [{"spring", "pepper"}, {"spring", "sugar"}, {"spring", "clover"}]
    assert all(len(mixed) > 1 for mixed in kinds[15:])
    assert set().union(*kinds) == set(KIND_NAMES) - {"ordinary"}


@pytest.mark.rule("race 1.9", "race R-41")
def test_no_more_than_four_tokens_of_a_kind_are_ever_held() -> None:
    tokens = dict.fromkeys(SEATS, "sugar")
    state = table(rats=FAR, tokens=tokens)
    assert Counter(int(token) for token in state.tokens) == {SUGAR: 4}
    for seed in range(5):
        played = new_game(4, f"tokens {seed}", mode="tournament")
        play_randomly(played, stream(str(seed), "bot"), 600)
        assert all(token in (0, PEPPER, SUGAR, CLOVER) for token in played.tokens)


@pytest.mark.rule("race 1.10")
def test_there_are_two_wind_cards_for_each_of_the_eight_directions() -> None:
    assert Counter(the_box().winds) == dict.fromkeys(range(8), 2)
