"""What every bot promises: legal moves, the same ones again from the same seed, and no peeking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cheeseboard.bots import Bot, GreedyBot, RandomBot, ask, check_bots, find_bot
from cheeseboard.core import BadSetup, Game, State
from cheeseboard.core.bits import lowest
from cheeseboard.core.step import Move, Seat
from cheeseboard.games.castle import CASTLE
from tests.toy import PEPPERCORN

GAMES = (CASTLE, PEPPERCORN)

every_bot = pytest.mark.parametrize("bot", ["random", "crumb", "nibbler", "search:10"])
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def some_states(game: Game, moves: int = 60, seed: str = "states") -> Iterator[State]:
    """The states of one game between random bots, up to its end."""
    state = game.setup(seed=seed)
    bots = [RandomBot(f"{seed} {seat}") for seat in range(state.seats)]
    for _ in range(moves):
        if not state.acting:
            return
        yield state.clone()
        seat = lowest(state.acting)
        state.play(seat, ask(bots[seat], state, seat))


@every_bot
@every_game
def test_a_bot_chooses_a_legal_move_and_leaves_the_table_as_it_was(bot: str, game: Game) -> None:
    player = find_bot(bot, "anyone")
    for state in some_states(game):
        seat = lowest(state.acting)
        before = state.hash()
        assert ask(player, state, seat) in state.moves(seat)
        assert state.hash() == before


@every_bot
@every_game
def test_what_nobody_can_see_does_not_change_the_choice(bot: str, game: Game) -> None:
    hidden = 0
    for state in some_states(game):
        seat = lowest(state.acting)
        view = state.seen_by(seat)
        worlds = [view.imagine(number) for number in (1, 2, 3)]
        hidden += worlds[0].facts() != worlds[1].facts()
        choices = {int(ask(find_bot(bot, "anyone"), world, seat)) for world in (state, *worlds)}
        assert len(choices) == 1
    assert hidden


@every_bot
@every_game
def test_a_bot_with_the_same_seed_plays_the_same_moves(bot: str, game: Game) -> None:
    played = [[int(ask(player, state, lowest(state.acting))) for state in some_states(game)] for player in twins(bot)]
    assert played[0] == played[1]


def twins(bot: str) -> list[Bot]:
    return [find_bot(bot, "the same") for _ in range(2)]


def test_the_world_has_other_dice_than_a_bot_of_the_same_seed() -> None:
    state = CASTLE.setup(2, seed="shared")
    bot = RandomBot("shared")
    numbers = {int(stream.next()) for stream in (state.dice, bot.dice, bot.imagination)}
    assert len(numbers) == 3


class Proud(Bot):
    """Would never answer a question that answers itself."""

    def choose(self, view: State, seat: Seat) -> Move:
        raise AssertionError("There was only one move.")


def test_a_bot_is_not_asked_where_there_is_only_one_move() -> None:
    state = CASTLE.setup(4, seed="towers")
    bots = [RandomBot(str(seat)) for seat in range(4)]
    for _ in range(3):
        seat = lowest(state.acting)
        state.play(seat, ask(bots[seat], state, seat))
    last = lowest(state.acting)
    assert ask(Proud(""), state, last) == state.moves(last)[0]


def test_the_random_bot_likes_all_moves_alike() -> None:
    state = CASTLE.setup(4, seed="towers")
    seat = lowest(state.acting)
    bot = RandomBot("fair")
    counts = Counter(int(ask(bot, state, seat)) for _ in range(4000))
    assert set(counts) == {int(move) for move in state.moves(seat)}
    assert all(850 < count < 1150 for count in counts.values())


def test_bots_are_found_by_name_and_others_are_named_in_the_refusal() -> None:
    assert isinstance(find_bot("random", ""), RandomBot)
    assert isinstance(find_bot("nibbler", ""), GreedyBot)
    with pytest.raises(BadSetup, match=r"There is no bot 'robot', 'Nibbler'; there are random, crumb, nibbler"):
        check_bots(["nibbler", "robot", "Nibbler", "robot"])
