"""The Larder, a toy game for 1 or 2 mice that needs everything the generic table page can show.

A map that grows in all directions, a hand of ten cards, dice that are kept and rerolled, a hidden and an open pile, boards
with a track and slots, cards that are picked and confirmed, pages of a story, and ants that take forty steps in one move.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import Die, Event, Game, Options, Shown, State, stream
from cheeseboard.core.chance import WORLD
from tests.larder import fairness, features, notation, positions, scene
from tests.larder.board import CARD_NAMES, CARDS, HAND_SIZE, SEAT_NAMES, TILES
from tests.larder.state import UNEXPLORED, Cellar
from tests.larder.steps import MOVE_SPACE, begin_turn

if TYPE_CHECKING:
    from cheeseboard.core.position import Document
    from cheeseboard.core.scene import Scene


class Larder(Game):
    """The card of the game."""

    key = "larder"
    version = 1
    seats = (1, 2)
    seat_names = SEAT_NAMES
    options = ()
    move_space = MOVE_SPACE
    folder = Path(__file__).parent
    dice = (Die("die", ("1", "2", "3", "4", "5", "6")),)
    table: type[Cellar] = Cellar

    def deal(self, seats: int, options: Options, seed: str) -> Cellar:
        state = self.table(self, seats, stream(seed, WORLD))
        tiles = vec[i64](list(range(1, TILES)))
        state.dice.shuffle(tiles)  # 1.2
        state.stack = [int(tile) for tile in tiles]
        cards = vec[i64](list(range(CARDS)))
        state.dice.shuffle(cards)  # 1.3
        state.deck = [int(card) for card in cards]
        for seat in range(seats):
            state.draw_cards(seat, HAND_SIZE)
        state.first = state.active = int(state.dice.below(seats))  # 1.4
        begin_turn(state)
        return state

    def write_move(self, state: State, move: int) -> str:
        return notation.write_move(move)

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(text)

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return notation.path(_cellar(state), seat, move)

    def write_position(self, state: State) -> Document:
        return positions.write_position(_cellar(state))

    def read_position(self, document: Document) -> Cellar:
        return positions.read_position(self, document)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(_cellar(state), seat)

    def count_pieces(self, state: State) -> dict[str, int]:
        table = _cellar(state)
        counts = Counter(CARD_NAMES[card] for card in table.open_cards())
        counts.update(f"tile {tile}" for tile in (*table.floor, *table.stack) if tile != UNEXPLORED)
        return dict(counts)

    def rolled(self, event: Event) -> tuple[Shown, ...]:
        """3.1 and 3.2: the dice that were not kept."""
        if event.message.key != "larder-rolled":
            return ()
        table = _cellar(event.state)
        thrown = [face for face, kept in zip(table.faces, table.kept, strict=True) if not kept]
        return tuple(Shown("die", str(face)) for face in thrown)

    def observation_names(self, seats: int) -> list[str]:
        return features.observation_names(seats)

    def observation(self, state: State, seat: int) -> list[float]:
        return features.observation(_cellar(state.seen_by(seat)), seat)

    # Not every game can offer these; the contract kit uses them where they are.

    def permuted(self, state: State, order: tuple[int, ...]) -> Cellar:
        return fairness.permuted(_cellar(state), order)

    def permuted_move(self, move: int, order: tuple[int, ...]) -> int:
        return move

    def other_secrets(self, state: State, seat: int, seed: int) -> Cellar:
        return fairness.other_secrets(_cellar(state), seat, seed)


def _cellar(state: State) -> Cellar:
    if not isinstance(state, Cellar):
        raise TypeError(f"The Larder was given a {type(state).__name__}")
    return state


LARDER = Larder()
