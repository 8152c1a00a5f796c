"""Crumbs, a small game for 2 to 4 mice: roll and gather, but mind the cat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cheeseboard.core import Game, Options, State, UnreadableMove, stream
from cheeseboard.core.chance import WORLD
from crumbs import positions, scene
from crumbs.state import Crumbs
from crumbs.steps import SEAT_NAMES, TARGET, Forage

if TYPE_CHECKING:
    from cheeseboard.core.position import Document
    from cheeseboard.core.scene import Scene

MOVE_NAMES = ("home", "roll")


class CrumbsGame(Game):
    """The card of the game."""

    key = "crumbs"
    version = 1
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    options = ()
    move_space = len(MOVE_NAMES)
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, seed: str) -> Crumbs:
        state = Crumbs(seats, stream(seed, WORLD))
        state.active = int(state.dice.below(seats))  # 1.2
        state.push(Forage(0))
        return state

    def write_move(self, state: State, move: int) -> str:
        return MOVE_NAMES[move] if 0 <= move < self.move_space else f"move {move}"

    def read_move(self, state: State, text: str) -> int:
        name = text.strip().lower()
        if name not in MOVE_NAMES:
            raise UnreadableMove(f"'{text}' is not a move: write home or roll.")
        return MOVE_NAMES.index(name)

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return (f"button-{MOVE_NAMES[move]}",)

    def write_position(self, state: State) -> Document:
        return positions.write_position(_crumbs(state))

    def read_position(self, document: Document) -> Crumbs:
        return positions.read_position(document)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(_crumbs(state), seat)

    def count_pieces(self, state: State) -> dict[str, int]:
        return {}  # 1.1: there are always more crumbs

    def observation_names(self, seats: int) -> list[str]:
        return ["held", *(f"player {player} home" for player in range(seats))]

    def observation(self, state: State, seat: int) -> list[float]:
        table = _crumbs(state)
        homes = [table.home[(seat + player) % len(table.home)] for player in range(len(table.home))]
        return [min(1.0, crumbs / TARGET) for crumbs in (scene.held_now(table), *homes)]


def _crumbs(state: State) -> Crumbs:
    if not isinstance(state, Crumbs):
        raise TypeError(f"Crumbs was given a {type(state).__name__}")
    return state


CRUMBS = CrumbsGame()
