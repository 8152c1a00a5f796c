"""Cheese Castle (Burg Appenzell), for 2 to 4 players: slide the floor, run with your mice, and mind the traps."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from cheeseboard.core.chance import WORLD, stream
from cheeseboard.core.errors import BadContent
from cheeseboard.core.game import Game, Option, Options, text_mark
from cheeseboard.games.castle import features, layouts, notation, positions
from cheeseboard.games.castle.board import ALL_TILES, Layout
from cheeseboard.games.castle.state import Agreement, Castle
from cheeseboard.games.castle.steps import MOVE_SPACE, PLACEMENT, SEAT_NAMES

if TYPE_CHECKING:
    from cheeseboard.core.position import Document
    from cheeseboard.core.scene import Scene
    from cheeseboard.core.state import State


def agree(options: Options) -> Agreement:
    """What the options say, as the table keeps it."""
    return _agree(
        layouts.find_layout(options["layout"]), options["target"], options["through-towers"], options["edition"]
    )


@lru_cache(maxsize=64)
def _agree(layout: Layout, target: str, through_towers: str, edition: str) -> Agreement:
    return Agreement(layout, int(target), through_towers=through_towers == "yes", leave_out_losers=edition == "2022")


def options_of(state: Castle) -> Options:
    """The options that were agreed on."""
    agreement = state.agreement
    return {
        "target": str(int(agreement.target)),
        "layout": agreement.layout.key,
        "through-towers": "yes" if agreement.through_towers else "no",
        "edition": "2022" if agreement.leave_out_losers else "rulebook",
    }


class CheeseCastle(Game):
    """The card of the game."""

    key = "castle"
    version = 1
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    options = (
        Option("target", ("4", "5", "6"), lambda seats: "4" if seats == 4 else "5"),
        Option("layout", layouts.BUILT_IN, "a"),
        Option("through-towers", ("yes", "no"), "yes"),
        Option("edition", ("rulebook", "2022"), "rulebook"),
    )
    move_space = MOVE_SPACE
    folder = Path(__file__).parent

    def option_error(self, name: str, value: str) -> str | None:
        if self.file_of(name, value) is None:
            return super().option_error(name, value)
        try:
            layouts.find_layout(value)
        except BadContent as error:
            return str(error)
        return None

    def file_of(self, name: str, value: str) -> Path | None:
        return Path(value) if name == "layout" and value.endswith(".toml") else None

    def deal(self, seats: int, options: Options, seed: str) -> Castle:
        state = Castle(agree(options), seats, stream(seed, WORLD))
        tiles = ALL_TILES[:]
        state.dice.shuffle(tiles)
        state.lay_floor(tiles)
        state.starter = state.active = state.dice.below(seats)
        state.push(PLACEMENT)
        return state

    def content_mark(self, options: Options) -> str:
        return text_mark(layouts.draw_rooms(layouts.find_layout(options["layout"])))

    def write_move(self, state: State, move: int) -> str:
        return notation.write_move(_castle(state), move)

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(_castle(state), text)

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return notation.path(_castle(state), seat, move)

    def write_position(self, state: State) -> Document:
        return positions.write_position(_castle(state), options_of(_castle(state)))

    def read_position(self, document: Document) -> Castle:
        return positions.read_position(self, document)

    def scene(self, state: State, seat: int) -> Scene:
        from cheeseboard.games.castle.scene import scene

        return scene(_castle(state), seat)

    def count_pieces(self, state: State) -> dict[str, int]:
        return notation.count_pieces(_castle(state))

    def observation_names(self, seats: int) -> list[str]:
        return features.observation_names()

    def observation(self, state: State, seat: int) -> list[float]:
        return features.observation(_castle(state.seen_by(seat)), seat)


def _castle(state: State) -> Castle:
    if not isinstance(state, Castle):
        raise TypeError(f"Cheese Castle was given a {type(state).__name__}")
    return state


CASTLE = CheeseCastle()
