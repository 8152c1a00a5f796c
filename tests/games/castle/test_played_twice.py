"""The engine beside a second, plain reading of the rulebook (plain.py): the same moves, the same prices, the same table."""

from __future__ import annotations

import random

import pytest

from cheeseboard.core import play_randomly, stream
from cheeseboard.core.position import Document
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from tests.games.castle import plain
from tests.games.castle.crowded import crowded
from tests.games.castle.plain import PlainCastle
from tests.games.castle.positions import after, ending, legal, new_game, places, points

ROOMS = {"a": plain.LAYOUT_A, "b": plain.LAYOUT_B}
BATCHES = range(5)
BATCH = 400


def read_plainly(state: Castle) -> PlainCastle:
    document = CASTLE.write_position(state)
    options = document["options"]
    assert isinstance(options, dict)
    return PlainCastle.read(document, ROOMS[str(options["layout"])])


def describe(state: Castle) -> dict[str, object]:
    """The engine's table in the form that the plain one describes itself in."""
    document: Document = CASTLE.write_position(state)
    found: dict[str, object] = {name: document[name] for name in ("turn", "rounds", "spare", "open", "mice")}
    found |= {name: document[name] for name in ("points", "slide", "placement") if name in document}
    tokens = document["tokens"]
    assert isinstance(tokens, dict)
    found["tokens"] = {seat: sorted(str(cheese) for cheese in _list(owned)) for seat, owned in tokens.items()}
    found["floor"] = str(document["floor"]).split()
    found["end"] = ending(state) or None
    found["places"] = places(state) if state.outcome is not None else {}
    return found


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.rule("castle 6.1", "castle 6.7", "castle 6.8", "castle 6.9", "castle R-27", "castle 5.2")
def test_every_legal_move_of_a_crowded_castle_is_found_by_walking_step_by_step(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        state = crowded(number)
        assert legal(state) == read_plainly(state).moves(), f"repeat with crowded({number})"


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.rule("castle 6.8")
def test_every_run_in_a_crowded_castle_costs_its_cheapest_way(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH, 5):
        state = crowded(number)
        for (origin, goal), price in read_plainly(state).runs().items():
            ran = after(state, plain.written_run(origin, goal))
            if ran.outcome is None:
                assert points(ran) == read_plainly(state).points - price, f"repeat with crowded({number})"


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.rule("castle 8.5", "castle R-14", "castle 10.1")
def test_every_slide_in_a_crowded_castle_leaves_the_same_table(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH, 10):
        state = crowded(number)
        for move in sorted(legal(state, "slide")):
            other = read_plainly(state)
            other.play(move)
            assert describe(after(state, move)) == other.describe(), f"repeat with crowded({number}), {move}"


@pytest.mark.parametrize("game", range(12))
def test_whole_games_go_the_same_way(game: int) -> None:
    options = {
        "layout": "ab"[game % 2],
        "target": "456"[game % 3],
        "through-towers": ("yes", "no")[game // 2 % 2],
        "edition": ("rulebook", "2022")[game // 4 % 2],
    }
    state = new_game(2 + game % 3, options, f"twice {game}")
    other = read_plainly(state)
    chance = random.Random(game)
    for _ in range(200):
        if state.outcome is not None:
            break
        moves = sorted(legal(state))
        assert set(moves) == other.moves()
        text = chance.choice(moves)
        state.play(state.active, CASTLE.read_move(state, text))
        other.play(text)
        assert describe(state) == other.describe(), f"repeat with game {game}, after {text}"


def test_crowded_castles_are_of_every_sort() -> None:
    """What the other tests here stand on: passes of every price, full and empty castles, every number of points."""
    prices: set[tuple[bool, int]] = set()
    endings: set[str] = set()
    for number in range(0, BATCH * len(BATCHES), 5):
        state = crowded(number)
        prices |= {(origin == "outside", price) for (origin, _), price in read_plainly(state).runs().items()}
        endings |= {ending(after(state, move)) for move in legal(state, "slide")}
    assert prices == {(outside, price) for outside in (False, True) for price in (1, 2, 3, 4)}
    assert endings >= {"", "target", "third-mouse"}


def test_random_games_from_crowded_castles_go_the_same_way() -> None:
    for number in range(60):
        state = crowded(number)
        play_randomly(state, stream(str(number), "bot"), 3)
        other = read_plainly(state)
        chance = random.Random(number)
        while state.outcome is None and other.rounds < 3:
            text = chance.choice(sorted(other.moves() - {"end"}) or ["end"])
            state.play(state.active, CASTLE.read_move(state, text))
            other.play(text)
            assert describe(state) == other.describe(), f"repeat with crowded({number}), after {text}"
