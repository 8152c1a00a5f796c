"""A game is a state; a turn is a stack of steps. Everything else in the house stands on this class.

A game fills in: clone, facts, seen_by, imagine, progress and game; estimate if it likes, allies if it has any, and settled
if places are certain before the end. The engine's own part is the stack, the dice, the journal and the end. Invariants: OVER is on top exactly when there is an outcome; only play changes a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cheeseboard.core.bits import BIT
from cheeseboard.core.chance import HIDDEN_FUTURE, LOW_63_BITS, Chance
from cheeseboard.core.errors import HiddenFuture, IllegalMove
from cheeseboard.core.journal import EVERYBODY, Event, Journal
from cheeseboard.core.message import Argument, Message, Refusal
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.step import OVER, Move, Moves, Seat, Step

if TYPE_CHECKING:
    from cheeseboard.core.game import Game

HIDDEN: Final = -1
WATCHER: Final = -1
_NOBODY: Final = -1
_UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table now, and what is being decided."""

    def __init__(self, seats: i64, dice: Chance) -> None:
        self.seats: i64 = seats
        self.dice = dice
        # The top of the stack, and what lies under it. Only push() and replace() put a step here, and they take
        # nothing but steps of this kind of state.
        self.step: Step[Any] = OVER
        self.later: list[Step[Any]] = []
        self.outcome: Outcome | None = None
        self.journal: Journal | None = None
        # Remembered until something is played, so that play can check a move at the price of a look.
        self._acting: i64 = _UNKNOWN
        self._listed_for: i64 = _NOBODY
        self._listed: Moves = vec[i64]()

    # What a game fills in.

    @property
    def game(self) -> Game:
        """The card of the game this is a state of."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares nothing that can change. Nobody listens to a copy."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """Everything that tells this state from another, as numbers, with HIDDEN for what a view does not know."""
        raise NotImplementedError

    def seen_by(self, seat: Seat) -> Self:
        """A copy in which everything that seat (or WATCHER) cannot know is HIDDEN, the dice included."""
        raise NotImplementedError

    def imagine(self, seed: i64) -> Self:
        """A copy of a view in which everything HIDDEN is filled in, consistently, at random."""
        raise NotImplementedError

    def progress(self, seat: Seat) -> i64:
        """The game's own cheap sense of how far that seat has come; more is better."""
        raise NotImplementedError

    def estimate(self, seat: Seat) -> i64:
        """How good that seat's prospects are, for whoever cannot look to the end of the game; more is better.

        A search compares seats by it, so it is asked of worlds in which nothing is hidden. Allies have the same.
        """
        return self.progress(seat)

    def allies(self, seat: Seat) -> i64:
        """The seats that win together with this one, itself among them, as a mask. The same from beginning to end."""
        return BIT[seat]

    def settled(self, seat: Seat) -> i64:
        """The place that is that seat's for certain, whatever is still played; 0 while that is open."""
        return 0

    # Deciding.

    @property
    def acting(self) -> i64:
        """The seats that may move now, as a mask; 0 when the game is over."""
        if self._acting == _UNKNOWN:
            self._acting = self.step.acting(self)
        return self._acting

    def moves(self, seat: Seat) -> Moves:
        """The legal moves of that seat."""
        if self._listed_for != seat or seat < 0:
            if seat < 0 or seat >= self.seats or (self.acting >> seat) & 1 == 0:
                return vec[i64]()
            self._listed = self.step.moves(self, seat)
            self._listed_for = seat
        return self._listed

    def play(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move; refuse any other and change nothing. A view is only looked at."""
        if self.dice.memory == HIDDEN_FUTURE:
            raise HiddenFuture
        if move not in self.moves(seat):
            raise IllegalMove(self.game, self.game.write_move(self, move), seat, self.refusal(seat, move))
        self.step.play(self, seat, move)
        self._acting = _UNKNOWN
        self._listed_for = _NOBODY

    def prompt(self, seat: Seat) -> Message:
        """What is asked of that seat now, or what it is waiting for."""
        if self.outcome is not None:
            return Message("game-over")
        return self.step.prompt(self, seat)

    def refusal(self, seat: Seat, move: Move) -> Refusal:
        """Why a move that is not legal is not."""
        if self.outcome is not None:
            return Refusal(Message("refusal-over"), self.outcome.rule)
        if seat < 0 or seat >= self.seats or (self.acting >> seat) & 1 == 0:
            return Refusal(Message("refusal-not-your-turn"), "")
        return self.step.refuse(self, seat, move)

    def open_place(self) -> i64:
        """The best place that is not settled yet."""
        place: i64 = 1
        taken: i64 = 1
        while taken > 0:
            taken = 0
            for seat in range(self.seats):
                if self.settled(seat) == place:
                    taken += 1
            place += taken
        return place

    # The stack, the end and the journal: for steps.

    def push(self, step: Step[Self]) -> None:
        """This has to be decided first."""
        if self.step is not OVER:
            self.later.append(self.step)
        self.replace(step)

    def replace(self, step: Step[Self]) -> None:
        """The step on top is done; this one follows."""
        self.step = step
        self._acting = _UNKNOWN
        self._listed_for = _NOBODY

    def pop(self) -> None:
        """The step on top is done."""
        self.replace(self.later.pop() if self.later else OVER)

    def finish(self, outcome: Outcome) -> None:
        """The game is over."""
        self.replace(OVER)
        self.later.clear()
        self.outcome = outcome

    def tell(
        self,
        rule: str,
        key: str,
        arguments: dict[str, Argument] | None = None,
        seats: int = EVERYBODY,
        others: Message | None = None,
    ) -> None:
        """Write an event into the journal; seats is the mask of those who may read it, the rest read others."""
        journal = self.journal
        if journal is not None:
            journal.events.append(Event(Message(key, arguments), rule, self.clone(), seats, others))

    # Copies and comparison.

    def share_engine(self, copy: State) -> None:
        """Give a copy the engine's own part of this state: for clone."""
        copy.step = self.step
        if self.later:
            copy.later = self.later.copy()
        copy.outcome = self.outcome

    def engine_facts(self) -> list[int]:
        """The engine's own part of facts: seats, dice, the stack and the end."""
        found: list[int] = [self.seats, self.dice.memory, len(self.later), *self.step.facts()]
        for step in self.later:
            found.extend(step.facts())
        if self.outcome is not None:
            found.extend(self.outcome.facts())
        return found

    def hash(self) -> int:
        """A 63-bit number that differs, in all likelihood, for any two states that differ."""
        low = LOW_63_BITS[0]
        total: i64 = 0
        for fact in self.facts():
            number: i64 = fact
            total = ((total ^ (number & low)) * 0x3F58476D1CE4E5B9) & low
            total ^= total >> 29
        return total

    def _repr_svg_(self) -> str:
        return self.game.svg(self)
