"""The shelf: which games are installed. A game in another package joins by an entry point, nothing else."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from cheeseboard.core.errors import UnknownGame
from cheeseboard.core.game import Game

ENTRY_POINT_GROUP = "cheeseboard.games"


@cache
def game_keys() -> tuple[str, ...]:
    """The keys of all installed games, in alphabetical order."""
    return tuple(sorted(entry_points(group=ENTRY_POINT_GROUP).names))


@cache
def find_game(key: str) -> Game:
    """The card of an installed game."""
    found = tuple(entry_points(group=ENTRY_POINT_GROUP, name=key))
    if not found:
        raise UnknownGame(f"There is no game called '{key}'; there is {', '.join(game_keys())}.")
    try:
        game = found[0].load()
    except Exception as error:
        raise UnknownGame(f"The package that offers '{key}' at {found[0].value} cannot be loaded: {error}.") from error
    if not isinstance(game, Game) or game.key != key:
        raise UnknownGame(f"The package that offers '{key}' has no card of that name at {found[0].value}.")
    return game
