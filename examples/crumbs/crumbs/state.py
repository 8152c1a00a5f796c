"""What lies on the table in Crumbs: the crumbs that everybody has brought home."""

from __future__ import annotations

from mypy_extensions import i64

from cheeseboard import Game, State, find_game
from cheeseboard.core import Chance, Seat, stream
from cheeseboard.core.chance import HIDDEN_FUTURE, IMAGINATION


class Crumbs(State):
    """The table."""

    def __init__(self, seats: int, dice: Chance) -> None:
        super().__init__(seats, dice)
        self.home = [0] * seats
        self.active = 0

    @property
    def game(self) -> Game:
        return find_game("crumbs")

    def clone(self) -> Crumbs:
        copy = Crumbs(self.seats, self.dice.copy())
        self.share_engine(copy)
        copy.home, copy.active = self.home.copy(), self.active
        return copy

    def facts(self) -> list[int]:
        return [*self.engine_facts(), *self.home, self.active]

    def seen_by(self, seat: Seat) -> Crumbs:
        """Nothing is hidden but what the die will show."""
        view = self.clone()
        view.dice = Chance(HIDDEN_FUTURE)
        return view

    def imagine(self, seed: i64) -> Crumbs:
        world = self.clone()
        world.dice = stream(str(seed), IMAGINATION)
        return world

    def progress(self, seat: Seat) -> i64:
        return self.home[seat]
