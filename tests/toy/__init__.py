"""Peppercorn, a toy game for 2 to 4 mice that uses every part of the engine: secret bids, a die, a cat out of the hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import Die, Event, Game, Option, Options, Shown, State, stream
from cheeseboard.core.chance import WORLD
from tests.toy import fairness, features, notation, positions, scene
from tests.toy.state import BOX, CARD_NAMES, HAND_SIZE, SEAT_NAMES, Pantry
from tests.toy.steps import MOVE_SPACE, Bid

if TYPE_CHECKING:
    from cheeseboard.core.position import Document
    from cheeseboard.core.scene import Scene


class Peppercorn(Game):
    """The card of the game."""

    key = "peppercorn"
    version = 1
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    options = (Option("rerolls", ("1", "2"), "1"),)
    move_space = MOVE_SPACE
    folder = Path(__file__).parent
    dice = (Die("die", ("1", "2", "3", "4", "5", "6")), Die("card", CARD_NAMES, BOX))
    table: type[Pantry] = Pantry

    def deal(self, seats: int, options: Options, seed: str) -> Pantry:
        state = self.table(self, seats, int(options["rerolls"]), stream(seed, WORLD))
        cards = vec[i64]([card for card, copies in enumerate(BOX) for _ in range(copies)])
        state.dice.shuffle(cards)  # 1.2
        state.deck = [int(card) for card in cards]
        for seat in range(seats):
            for _ in range(HAND_SIZE):
                state.draw_card(seat)
        state.first = int(state.dice.below(seats))  # 1.3
        state.push(Bid())
        return state

    def write_move(self, state: State, move: int) -> str:
        return notation.write_move(move)

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(text)

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return notation.path(move)

    def write_position(self, state: State) -> Document:
        return positions.write_position(_pantry(state))

    def read_position(self, document: Document) -> Pantry:
        return positions.read_position(self, document)

    def scene(self, state: State, seat: int) -> Scene:
        return scene.scene(_pantry(state), seat)

    def count_pieces(self, state: State) -> dict[str, int]:
        table = _pantry(state)
        cards = Counter(card for place in (*table.hands, table.deck, table.open) for card in place)
        return {CARD_NAMES[card]: copies for card, copies in cards.items()}

    def rolled(self, event: Event) -> tuple[Shown, ...]:
        """3.1 and 5.1: the die, and the cards that were drawn, of which there are fewer each time."""
        blanks = event.message.arguments
        if event.message.key == "peppercorn-rolled":
            return (Shown("die", str(blanks["number"])),)
        if event.message.key != "peppercorn-drew":
            return ()
        left = [*_pantry(event.state).deck, CARD_NAMES.index(str(blanks["card"]))]
        return (Shown("card", str(blanks["card"]), tuple(left.count(card) for card in range(len(BOX)))),)

    def observation_names(self, seats: int) -> list[str]:
        return features.observation_names(seats)

    def observation(self, state: State, seat: int) -> list[float]:
        return features.observation(_pantry(state.seen_by(seat)), seat)

    # Not every game can offer these; the contract kit uses them where they are.

    def permuted(self, state: State, order: tuple[int, ...]) -> Pantry | None:
        return fairness.permuted(_pantry(state), order)

    def permuted_move(self, move: int, order: tuple[int, ...]) -> int:
        return move

    def other_secrets(self, state: State, seat: int, seed: int) -> Pantry:
        return fairness.other_secrets(_pantry(state), seat, seed)


def _pantry(state: State) -> Pantry:
    if not isinstance(state, Pantry):
        raise TypeError(f"Peppercorn was given a {type(state).__name__}")
    return state


PEPPERCORN = Peppercorn()
