"""The smallest game in which everything happens that a match, a journal and a record care about.

Two seats in turn. A seat may add one to the sum, roll a die onto it, show the next hidden card to everybody, look at it
alone, be asked a question first, let both seats call at once, pass the turn on, or stop the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import (
    HIDDEN,
    Chance,
    Game,
    Message,
    Move,
    Moves,
    Option,
    Options,
    Outcome,
    Reason,
    Refusal,
    Seat,
    State,
    Step,
    UnreadableMove,
    stream,
)

if TYPE_CHECKING:
    from cheeseboard.core.position import Document

MOVES = ("add", "roll", "show", "look", "ask", "call", "pass", "stop")
ADD, ROLL, SHOW, LOOK, ASK, CALL, PASS, STOP = range(8)
EVERYBODY_SEES = 3


class Ending(Reason):
    STOPPED = "tiny-end-stopped"


class Tiny(State):
    """A sum, three cards, and who knows them."""

    def __init__(self, cards: list[int], dice: Chance) -> None:
        super().__init__(2, dice)
        self.cards = cards
        self.known = [0] * len(cards)
        self.sum = 0
        self.active = 0
        self.calls = [0, 0]

    @property
    def game(self) -> Game:
        return TINY

    def clone(self) -> Tiny:
        copy = Tiny(self.cards.copy(), self.dice.copy())
        self.share_engine(copy)
        copy.known = self.known.copy()
        copy.sum, copy.active, copy.calls = self.sum, self.active, self.calls.copy()
        return copy

    def facts(self) -> list[int]:
        return [*self.engine_facts(), *self.cards, *self.known, self.sum, self.active, *self.calls]

    def seen_by(self, seat: Seat) -> Tiny:
        view = self.clone()
        view.dice = Chance(-1)
        for number, who in enumerate(self.known):
            if seat < 0 or not who >> seat & 1:
                view.cards[number] = HIDDEN if who != EVERYBODY_SEES else self.cards[number]
        return view

    def imagine(self, seed: i64) -> Tiny:
        world = self.clone()
        world.dice = Chance(seed)
        world.cards = [int(world.dice.below(6)) if card == HIDDEN else card for card in world.cards]
        return world

    def progress(self, seat: Seat) -> i64:
        return self.sum

    def next_card(self) -> int:
        return next((number for number, who in enumerate(self.known) if who != EVERYBODY_SEES), -1)


class Turn(Step[Tiny]):
    """It is your turn."""

    def acting(self, state: Tiny) -> i64:
        return 1 << state.active

    def moves(self, state: Tiny, seat: Seat) -> Moves:
        found = [ADD, ROLL, ASK, CALL, PASS, STOP]
        return vec[i64]([*found, SHOW, LOOK] if state.next_card() >= 0 else found)

    def play(self, state: Tiny, seat: Seat, move: Move) -> None:
        if move == ADD:
            state.sum += 1
            state.tell("1.1", "tiny-added", {"sum": state.sum})
            state.tell("1.1", "tiny-sum", {"sum": state.sum})
        elif move == ROLL:
            state.sum += int(state.dice.below(6)) + 1
            state.tell("1.2", "tiny-rolled", {"sum": state.sum})
        elif move == SHOW:
            state.known[state.next_card()] = EVERYBODY_SEES
            state.tell("1.3", "tiny-shown")
        elif move == LOOK:
            card = state.next_card()
            state.known[card] |= 1 << seat
            somebody = Message("tiny-somebody-looked", {"seat": int(seat)})
            state.tell("1.4", "tiny-looked", {"card": state.cards[card]}, seats=1 << seat, others=somebody)
            state.tell("1.4", "tiny-secretly-pleased", seats=1 << seat)
        elif move == ASK:
            state.push(Question())
        elif move == CALL:
            state.replace(Call())
        elif move == PASS:
            state.active = 1 - state.active
        else:
            state.finish(Outcome(Ending.STOPPED, "1.8", (1, 2), (state.sum, 0)))

    def prompt(self, state: Tiny, seat: Seat) -> Message:
        return Message("tiny-prompt-turn" if seat == state.active else "tiny-prompt-wait")

    def refuse(self, state: Tiny, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("tiny-refuse"), "1.0")

    def facts(self) -> list[int]:
        return [1]


class Question(Step[Tiny]):
    """Before that: the other seat says yes or no."""

    def acting(self, state: Tiny) -> i64:
        return 2 >> state.active

    def moves(self, state: Tiny, seat: Seat) -> Moves:
        return vec[i64]([ADD, PASS])

    def play(self, state: Tiny, seat: Seat, move: Move) -> None:
        state.sum += 10 if move == ADD else 0
        state.pop()

    def prompt(self, state: Tiny, seat: Seat) -> Message:
        return Message("tiny-prompt-question")

    def refuse(self, state: Tiny, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("tiny-refuse-answer"), "2.1")

    def facts(self) -> list[int]:
        return [2]


class Call(Step[Tiny]):
    """Both seats call at once, in any order."""

    def acting(self, state: Tiny) -> i64:
        return sum(1 << seat for seat in range(2) if state.calls[seat] == 0)

    def moves(self, state: Tiny, seat: Seat) -> Moves:
        return vec[i64]([ADD, PASS])

    def play(self, state: Tiny, seat: Seat, move: Move) -> None:
        state.calls[seat] = int(move) + 1
        if all(state.calls):
            state.sum += 100 * state.calls.count(1)
            state.calls = [0, 0]
            state.replace(Turn())

    def prompt(self, state: Tiny, seat: Seat) -> Message:
        return Message("tiny-prompt-call")

    def refuse(self, state: Tiny, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("tiny-refuse-call"), "3.1")

    def facts(self) -> list[int]:
        return [3]


class TinyGame(Game):
    key = "tiny"
    version = 3
    seats = (2,)
    seat_names = ("red", "yellow")
    options = (
        Option("speed", ("slow", "fast"), "slow"),
        Option("cards", ("3", "5"), lambda seats: "3" if seats == 2 else "5"),
        Option("note", (), "none"),
    )
    move_space = len(MOVES)
    folder = Path(__file__).parent

    def deal(self, seats: int, options: Options, seed: str) -> Tiny:
        dice = stream(seed, "world")
        state = Tiny([int(dice.below(6)) for _ in range(int(options["cards"]))], dice)
        state.push(Turn())
        return state

    def option_error(self, name: str, value: str) -> str | None:
        return None if name == "note" else super().option_error(name, value)

    def write_move(self, state: State, move: int) -> str:
        return MOVES[move] if 0 <= move < len(MOVES) else f"move {move}"

    def read_move(self, state: State, text: str) -> int:
        if text not in MOVES:
            raise UnreadableMove(f"'{text}' is not a move.")
        return MOVES.index(text)

    def write_position(self, state: State) -> Document:
        assert isinstance(state, Tiny)
        return {"sum": state.sum, "active": state.active, "cards": list(state.cards), "known": list(state.known)}


TINY = TinyGame()


def new_tiny(seed: str = "tiny") -> Tiny:
    return TINY.deal(2, {"speed": "slow", "cards": "3", "note": "none"}, seed)
