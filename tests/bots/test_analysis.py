"""A look back: shares that add up, ends that are certain, mistakes that are told, and nothing told that could not be known."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from dataclasses import asdict

import pytest

from cheeseboard.bots.analysis import Analysis, analyse
from cheeseboard.core import BadSetup, Chance, Game, State
from cheeseboard.core.bits import lowest
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.race import RACE
from tests.bots.doors import DOORS, Places, doors, everything
from tests.bots.test_search_positions_castle import last_defence
from tests.games.castle.positions import after
from tests.toy import PEPPERCORN

SHORT: Mapping[str, str] = {"target": "4"}
TEAMS: Mapping[str, str] = {"mode": "teams"}
GAMES: list[tuple[Game, int, Mapping[str, str]]] = [
    (CASTLE, 2, SHORT),
    (CASTLE, 4, SHORT),
    (RACE, 2, {}),
    (RACE, 3, {}),
    (RACE, 4, TEAMS),
    (PEPPERCORN, 3, {}),
]
EVERY_GAME = pytest.mark.parametrize(
    "game, seats, options", GAMES, ids=[f"{game.key}-{seats}" for game, seats, _ in GAMES]
)


def history(start: State, most: int = 8) -> tuple[list[State], list[tuple[int, int]]]:
    """The states and moves of a random game that begins there."""
    state, dice = start.clone(), Chance(5)
    states: list[State] = [state.clone()]
    moves: list[tuple[int, int]] = []
    while state.acting and len(moves) < most:
        seat = int(lowest(state.acting))
        offered = state.moves(seat)
        moves.append((seat, int(offered[dice.below(len(offered))])))
        state.play(*moves[-1])
        states.append(state.clone())
    return states, moves


def looked_back(start: State, most: int = 8, playouts: int = 50, seed: str = "look") -> Analysis:
    return analyse(start.game, *history(start, most), playouts=playouts, seed=seed)


@EVERY_GAME
def test_the_shares_of_all_sides_are_one_at_every_moment(game: Game, seats: int, options: Mapping[str, str]) -> None:
    found = looked_back(game.setup(seats, options, seed="sum"))
    for shares, low, high in zip(found.shares, found.low, found.high, strict=True):
        assert sum(shares[side[0]] for side in found.sides) == pytest.approx(1.0)
        assert all(0 <= bounds[0] <= bounds[1] <= bounds[2] <= 1 for bounds in zip(low, shares, high, strict=True))
    assert len(found.shares) == len(found.best) + 1 == len(found.loss) + 1 == 9


def test_allies_are_one_side_and_have_the_same_share() -> None:
    found = looked_back(RACE.setup(4, TEAMS, seed="teams"))
    assert found.sides == ((0, 2), (1, 3))
    assert all(shares[0] == shares[2] and shares[1] == shares[3] for shares in found.shares)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_certain(seats: int) -> None:
    found = looked_back(PEPPERCORN.setup(seats, seed="end"), most=1000, playouts=5)
    states, _ = history(PEPPERCORN.setup(seats, seed="end"), 1000)
    outcome = states[-1].outcome
    assert outcome is not None
    winners = set(outcome.winners)
    assert found.shares[-1] == tuple(1 / len(winners) if seat in winners else 0 for seat in range(seats))
    assert found.low[-1] == found.shares[-1] == found.high[-1]


def test_the_last_moment_of_a_running_game_is_estimated() -> None:
    found = looked_back(CASTLE.setup(2, seed="running"), most=3)
    assert all(0 < share < 1 for share in found.shares[-1])


def test_alone_a_lost_game_is_told_from_a_won_one() -> None:
    places: Places = {(door,): (1,) if door == 3 else (2,) for door in range(DOORS)}
    start = doors(1, places)
    lost, won = (
        analyse(start.game, [start, opened(start, door)], [(0, door)], playouts=50, seed="") for door in (1, 3)
    )
    assert (lost.best, lost.turning) == (("door 3",), (1,))
    assert lost.loss[0] == pytest.approx(1.0)
    assert lost.shares[-1] == (0.0,)
    assert (won.best, won.loss, won.shares[-1]) == (("door 3",), (0.0,), (1.0,))


def opened(start: State, door: int) -> State:
    state = start.clone()
    state.play(0, door)
    return state


def test_together_all_are_one_side_and_win_or_lose_alike() -> None:
    places: Places = {doors: (1, 1, 1) if doors[0] == 3 else (2, 2, 2) for doors in everything(3)}
    found = looked_back(doors(3, places, allied=True), most=3, playouts=300)
    assert found.sides == ((0, 1, 2),)
    assert found.best[0] == "door 3"
    assert found.shares[-1] in {(1.0, 1.0, 1.0), (0.0, 0.0, 0.0)}


def test_at_the_same_time_nobody_is_blamed_for_what_nobody_could_know() -> None:
    """Whoever guesses the other's door wins; all doors are alike, so none was better."""
    places: Places = {doors: (2, 1) if doors[0] == doors[1] else (1, 2) for doors in everything(2)}
    start = doors(2, places, together=True)
    states = [start.clone()]
    for seat, door in ((0, 2), (1, 2)):
        start.play(seat, door)
        states.append(start.clone())
    found = analyse(start.game, states, [(0, 2), (1, 2)], playouts=500, seed="guess")
    assert found.loss_low == (0.0, 0.0)
    assert found.shares[-1] == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mistake_is_told_with_what_had_been_better(seats: int) -> None:
    start: Castle = last_defence(seats)
    move = CASTLE.read_move(start, "run e5 f5")
    found = analyse(CASTLE, [start, after(start, "run e5 f5")], [(0, move)], playouts=3000, seed="mistake")
    assert found.best == ("slide W2",)
    assert 0 < found.loss_low[0] < found.loss[0] < found.loss_high[0]


def test_a_forced_move_gives_nothing_away() -> None:
    start = PEPPERCORN.setup(2, seed="forced")
    found = looked_back(start, most=40)
    states, moves = history(start, 40)
    forced = [number for number, (seat, _) in enumerate(moves) if len(states[number].moves(seat)) == 1]
    assert forced
    for number in forced:
        assert found.loss[number] == 0
        assert found.best[number] == PEPPERCORN.write_move(states[number], moves[number][1])


@EVERY_GAME
def test_what_a_player_could_not_know_does_not_count(game: Game, seats: int, options: Mapping[str, str]) -> None:
    """Everything that is hidden from whoever moves is dealt anew: the moment is thought of alike."""
    states, moves = history(game.setup(seats, options, seed="peek"))
    number = len(moves) - 1
    seat, move = moves[number]
    other = states[number].seen_by(seat).imagine(77)
    assert other.seen_by(seat).facts() == states[number].seen_by(seat).facts()
    found = []
    for start in (states[number], other):
        then = start.clone()
        then.play(seat, move)
        found.append(analyse(game, [start, then], [(seat, move)], playouts=100, seed="peek"))
    assert found[0].shares[0] == found[1].shares[0]
    assert (found[0].best, found[0].loss) == (found[1].best, found[1].loss)


@EVERY_GAME
def test_looking_back_changes_nothing(game: Game, seats: int, options: Mapping[str, str]) -> None:
    states, moves = history(game.setup(seats, options, seed="same"), 4)
    before = [state.facts() for state in states]
    analyse(game, states, moves, playouts=20, seed="same")
    assert [state.facts() for state in states] == before


def test_the_same_seed_says_the_same_and_another_something_else() -> None:
    start = CASTLE.setup(2, seed="seeds")
    assert looked_back(start, 3) == looked_back(start, 3)
    assert looked_back(start, 3) != looked_back(start, 3, seed="other")


def test_an_analysis_is_plain_data() -> None:
    found = looked_back(CASTLE.setup(2, seed="plain"), 3)
    assert pickle.loads(pickle.dumps(found)) == found
    document = json.loads(json.dumps(asdict(found)))
    assert document["shares"][0] == list(found.shares[0])


def test_every_moment_is_told() -> None:
    heard: list[tuple[int, int]] = []
    states, moves = history(PEPPERCORN.setup(2, seed="told"), 3)
    analyse(PEPPERCORN, states, moves, playouts=5, seed="", told=lambda done, every: heard.append((done, every)))
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_moves_without_their_moments_are_refused() -> None:
    states, moves = history(PEPPERCORN.setup(2, seed="few"), 3)
    with pytest.raises(BadSetup, match="3 moves have 4 moments, not 3"):
        analyse(PEPPERCORN, states[:3], moves, playouts=50, seed="")
    with pytest.raises(BadSetup, match="at least 5 playouts"):
        analyse(PEPPERCORN, states, moves, playouts=4, seed="")
