"""The bot that searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from cheeseboard.bots.bot import Bot
from cheeseboard.bots.search import Search, Settings
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.state import State
from cheeseboard.core.step import Move, Seat

NO_LIMIT: Final = 1 << 60


@mypyc_attr(native_class=False)
class SearchBot(Bot):
    """Thinks for so many seconds, or for so many playouts, whichever is over first."""

    def __init__(
        self, seed: str, *, seconds: float = 0.0, playouts: int = NO_LIMIT, settings: Settings | None = None
    ) -> None:
        super().__init__(seed)
        if seconds <= 0.0 and playouts >= NO_LIMIT:
            raise BadSetup("A searching bot needs a budget, in seconds or in playouts.")
        self.seconds = seconds
        self.playouts = playouts
        self.search = Search(settings or Settings(), self.dice, self.imagination)

    def choose(self, view: State, seat: Seat) -> Move:
        return self.search.think(view, seat, self.playouts, self.seconds)
