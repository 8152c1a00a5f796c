"""What a bot is, and the plainest one."""

from __future__ import annotations

from cheeseboard.core.chance import BOT, IMAGINATION, stream
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat


class Bot:
    """Chooses moves from a view. It has dice and an imagination of its own, so the same seed plays the same game."""

    def __init__(self, seed: str) -> None:
        self.dice = stream(seed, BOT)
        self.imagination = stream(seed, IMAGINATION)

    def choose(self, view: State, seat: Seat) -> Move:
        """A legal move for this seat, which must be acting; the view is what it may see, and is not changed."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, view: State, seat: Seat) -> Move:
        moves = view.moves(seat)
        return moves[self.dice.below(len(moves))]


def ask(bot: Bot, state: State, seat: Seat) -> Move:
    """The move a bot chooses at the real table, of which it gets no more than its seat may see."""
    moves = state.moves(seat)
    return moves[0] if len(moves) == 1 else bot.choose(state.seen_by(seat), seat)
