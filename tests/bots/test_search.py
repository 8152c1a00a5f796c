"""What the search promises whatever the game: it is honest, changes nothing, keeps to its budget and to its room."""

from __future__ import annotations

import pytest

from cheeseboard.bots import ask
from cheeseboard.bots.search import Search, Settings
from cheeseboard.bots.search_bot import SearchBot
from cheeseboard.bots.search_tree import NONE, Tree
from cheeseboard.core import BadSetup, Chance, Game, State, play_randomly
from cheeseboard.core.bits import lowest
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.bots.test_search_positions_castle import last_pair
from tests.toy import Peppercorn

PEPPERCORN = Peppercorn()
GAMES: list[tuple[Game, int]] = [(game, seats) for game in (CASTLE, RACE, PEPPERCORN) for seats in (2, 3, 4)]

EVERY_GAME = pytest.mark.parametrize("game, seats", GAMES, ids=[f"{game.key}-{seats}" for game, seats in GAMES])


def moments(game: Game, seats: int, seed: str, count: int = 3) -> list[State]:
    """Some positions of a random game at which somebody has to choose."""
    state = game.setup(seats, seed=seed)
    found: list[State] = []
    dice = Chance(7)
    while state.acting and len(found) < count:
        if len(state.moves(lowest(state.acting))) > 1:
            found.append(state.clone())
            play_randomly(state, dice, 3 if game is PEPPERCORN else 12)
        else:
            play_randomly(state, dice, 1)
    return found


def think(view: State, seat: int, seed: str = "s", playouts: int = 40) -> int:
    return int(SearchBot(seed, playouts=playouts).choose(view, seat))


@EVERY_GAME
def test_a_search_chooses_a_legal_move(game: Game, seats: int) -> None:
    for state in moments(game, seats, "legal"):
        for seat in range(seats):
            if state.acting >> seat & 1:
                assert think(state.seen_by(seat), seat) in state.moves(seat)


@EVERY_GAME
def test_a_search_does_not_change_the_view_it_is_given(game: Game, seats: int) -> None:
    for state in moments(game, seats, "unchanged"):
        seat = int(lowest(state.acting))
        view = state.seen_by(seat)
        before = view.facts()
        think(view, seat)
        assert view.facts() == before


@EVERY_GAME
def test_asking_a_bot_does_not_change_the_game_or_its_future(game: Game, seats: int) -> None:
    asked, left_alone = game.setup(seats, seed="future"), game.setup(seats, seed="future")
    bot = SearchBot("guest", playouts=20)
    for _ in range(10):
        if asked.acting:
            ask(bot, asked, int(lowest(asked.acting)))
        play_randomly(asked, Chance(asked.hash()), 3)
        play_randomly(left_alone, Chance(left_alone.hash()), 3)
        assert asked.facts() == left_alone.facts()


@EVERY_GAME
def test_whatever_is_hidden_the_choice_is_the_same(game: Game, seats: int) -> None:
    """The hidden part of the real table is dealt anew, consistently with the view."""
    for state in moments(game, seats, "peek"):
        seat = int(lowest(state.acting))
        view = state.seen_by(seat)
        expected = ask(SearchBot("honest", playouts=60), state, seat)
        for shuffled in range(3):
            other = view.imagine(shuffled)
            assert other.seen_by(seat).facts() == view.facts()
            assert ask(SearchBot("honest", playouts=60), other, seat) == expected


@EVERY_GAME
def test_the_same_seed_plays_the_same_game(game: Game, seats: int) -> None:
    def played(seed: str) -> list[int]:
        state = game.setup(seats, seed="again")
        bots = [SearchBot(f"{seed} {seat}", playouts=15) for seat in range(seats)]
        hashes = []
        for _ in range(25):
            if state.acting:
                seat = int(lowest(state.acting))
                state.play(seat, ask(bots[seat], state, seat))
                hashes.append(state.hash())
        return hashes

    assert played("same") == played("same")


def test_a_search_of_one_seat_at_a_shared_step_can_be_any_of_them() -> None:
    state = PEPPERCORN.setup(4, seed="together")
    assert int(state.acting) == 0b1111
    for seat in range(4):
        assert think(state.seen_by(seat), seat) in state.moves(seat)


def test_what_was_thought_about_a_turn_is_kept_for_its_next_move() -> None:
    state = CASTLE.setup(2, seed="kept")
    play_randomly(state, Chance(1), 2)
    seat = int(lowest(state.acting))
    bot = SearchBot("thoughtful", playouts=300)
    for _ in range(12):
        if state.acting >> seat & 1:
            state.play(seat, ask(bot, state, seat))
        else:
            play_randomly(state, Chance(2), 1)
    assert bot.search.reused > 0


def test_kept_thoughts_are_a_part_of_the_budget_that_is_spent() -> None:
    state = CASTLE.setup(2, seed="saved")
    bots = [SearchBot(f"saving {seat}", playouts=300) for seat in range(2)]
    saved = 0
    for _ in range(30):
        seat = int(lowest(state.acting))
        search = bots[seat].search
        reused, before = search.reused, search.playouts
        state.play(seat, ask(bots[seat], state, seat))
        spent = search.playouts - before
        assert spent <= 300
        if search.reused > reused:
            assert spent < 300
            saved += 300 - spent
    assert saved > 0


def test_a_choice_that_nothing_can_change_any_more_is_made() -> None:
    """One move wins at once; the others are hardly tried, so half of the budget is enough."""
    bot = SearchBot("clear", playouts=2000)
    state = last_pair(2)
    assert CASTLE.write_move(state, bot.choose(state.seen_by(0), 0)) == "run d2 d1"
    assert bot.search.playouts < 1200


@pytest.mark.parametrize("playouts", [1, 5, 40])
def test_no_budget_is_exceeded(playouts: int) -> None:
    bot = SearchBot("small", playouts=playouts)
    view = CASTLE.setup(2, seed="small").seen_by(0)
    bot.choose(view, int(lowest(view.acting)))
    assert bot.search.playouts <= playouts


def test_the_tree_does_not_grow_from_turn_to_turn() -> None:
    state = CASTLE.setup(2, {"target": "4"}, seed="long")
    bots = [SearchBot(str(seat), playouts=40) for seat in range(2)]
    while state.acting:
        seat = int(lowest(state.acting))
        state.play(seat, ask(bots[seat], state, seat))
        assert len(bots[seat].search.tree.keys) < 400


def test_after_something_else_than_expected_the_search_begins_anew() -> None:
    state = CASTLE.setup(2, seed="anew")
    play_randomly(state, Chance(1), 2)
    seat = int(lowest(state.acting))
    bot = SearchBot("surprised", playouts=200)
    for _ in range(3):
        chosen = ask(bot, state, seat)
        other = next(move for move in state.moves(seat) if move not in {chosen, 0})
        state.play(seat, other)
        assert state.acting >> seat & 1
    assert bot.search.reused == 0


def test_the_tree_grows_no_further_than_its_limit() -> None:
    view = CASTLE.setup(2, seed="room").seen_by(0)
    seat = int(lowest(view.acting))
    search = Search(Settings(limit=50), Chance(1), Chance(2))
    assert search.think(view, seat, 400, 0.0) in view.moves(seat)
    assert len(search.tree.keys) <= 50
    assert len(search.tree.owner) <= 50 + len(view.moves(seat)) + 40  # a node is looked at as a whole


def test_a_tree_finds_its_nodes_again() -> None:
    tree = Tree(10_000)
    nodes = {key: tree.add_node(key) for key in range(1, 3_000, 7)}
    assert all(tree.node_of(key) == node for key, node in nodes.items())
    assert tree.node_of(5) == NONE


def test_a_budget_in_seconds_ends_the_search() -> None:
    view = CASTLE.setup(2, seed="clock").seen_by(0)
    bot = SearchBot("clock", seconds=0.01)
    assert bot.choose(view, int(lowest(view.acting))) in view.moves(int(lowest(view.acting)))
    assert bot.search.playouts > 0


def test_a_bot_without_a_budget_is_refused() -> None:
    with pytest.raises(BadSetup, match="budget"):
        SearchBot("endless")
