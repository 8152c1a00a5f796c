"""The engine beside a second, plain reading of the rulebook (plain.py): the same moves, the same replacing."""

from __future__ import annotations

import random

import pytest

from cheeseboard.core import play_randomly, stream
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES
from cheeseboard.games.race.cards import draw_track
from cheeseboard.games.race.state import Race
from tests.games.race.crowded import crowded
from tests.games.race.plain import PlainRace, replaced
from tests.games.race.positions import SEATS, after, asked, bet, laid, legal, new_game, table

BATCHES = range(5)
BATCH = 400


def read_plainly(state: Race) -> PlainRace:
    return PlainRace(RACE.write_position(state), draw_track(state.track))


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.rule("race 4.1", "race 4.3", "race R-14", "race R-16", "race R-42", "race R-19", "race R-56")
def test_every_legal_action_is_found_by_reading_the_rulebook_plainly(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        state = crowded(number)
        assert legal(state) == read_plainly(state).moves(), f"repeat with crowded({number})"


def test_crowded_tables_are_of_every_sort() -> None:
    """What the other test here stands on: every action, plain and with either token, can be carried out often enough."""
    kinds: dict[str, int] = {}
    for number in range(BATCH * len(BATCHES)):
        for kind in {text.rpartition(" ")[0] for text in legal(crowded(number))} - {""}:
            kinds[kind] = kinds.get(kind, 0) + 1
    spent = [f"{token}{action}" for token in ("", "sugar ", "clover ") for action in ACTION_NAMES]
    assert set(kinds) == set(spent)
    assert min(kinds.values()) >= 10, kinds


@pytest.mark.parametrize("game", range(6))
def test_whole_random_races_offer_the_same_actions(game: int) -> None:
    options = {"track": ("short", "long")[game % 2], "wind": ("no", "yes")[game // 2 % 2]}
    state, chance = new_game(2 + game % 3, f"twice {game}", **options), stream(f"twice {game}", "bot")
    for _ in range(250):
        if state.outcome is not None:
            break
        if asked(state) == "Acting":
            assert legal(state) == read_plainly(state).moves(), f"repeat with game {game}"
        play_randomly(state, chance, 1)


@pytest.mark.rule("race 3.7", "race R-5", "race R-7", "race R-6")
def test_cards_are_replaced_as_a_plain_reading_says() -> None:
    rats = dict(zip(SEATS, ("d1", "e1", "f1", "g1"), strict=True))
    for number in range(1500):
        chance = random.Random(number)
        orders = chance.sample(ACTION_NAMES, 6)
        hands = [set(chance.sample(ACTION_NAMES, chance.choice((3, 3, 4, 5, 6)))) for _ in SEATS]
        cards = [chance.choice(sorted(hand)) for hand in hands]
        in_hand = {seat: " ".join(sorted(hand)) for seat, hand in zip(SEATS, hands, strict=True)}
        state = bet(table(rats=rats, hands=in_hand, orders=" ".join(orders)), *cards)
        expected = replaced(orders, cards, hands)
        lost = [bool(state.lost >> seat & 1) for seat in range(4)]
        assert lost == [card is None for card in expected], f"repeat with {number}"
        ends = [card if card is not None else cards[seat] for seat, card in enumerate(expected)]
        assert [laid(state)[seat] for seat in SEATS] == ends, f"repeat with {number}"


def test_a_copy_of_a_crowded_table_can_be_played_on() -> None:
    for number in range(60):
        state = after(crowded(number), "pass")
        play_randomly(state, stream(str(number), "bot"))
        assert state.outcome is not None
