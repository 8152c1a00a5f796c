"""Taking back: which moves stay, and the line of those that do not.

A move stays for good if it drew a random number or showed anybody something hidden. Of the others a seat may take the last
one back as long as nobody else has moved since, and then play it again.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from cheeseboard.core.state import HIDDEN, WATCHER, State

WORLDS: Final = 4
"""In how many imagined worlds a move is tried, to see whether it shows anything."""


class Made(NamedTuple):
    """A move that was made, and by whom."""

    seat: int
    move: int


@final
class UndoLine:
    """The moves since the last one that stays, and those taken back.

    It keeps the state after the last move that stays, from which every later one is found by playing.
    """

    def __init__(self, start: State) -> None:
        self.start = start.clone()
        self.moves: list[Made] = []
        self.taken_back: list[Made] = []

    def add(self, made: Made, after: State, *, stays: bool) -> None:
        """A move was played; what was taken back is forgotten, unless this is the next of it."""
        if self.taken_back and self.taken_back[-1] == made:
            self.taken_back.pop()
        else:
            self.taken_back.clear()
        if stays:
            self.start = after.clone()
            self.moves.clear()
        else:
            self.moves.append(made)

    def may_take_back(self, seat: int) -> bool:
        """Whether the last move was this seat's, and does not stay."""
        return bool(self.moves) and self.moves[-1].seat == seat

    def may_play_again(self, seat: int) -> bool:
        """Whether the last move taken back was this seat's."""
        return bool(self.taken_back) and self.taken_back[-1].seat == seat

    def before_last(self) -> State:
        """The state before the last move, which must be one that may be taken back."""
        state = self.start.clone()
        for made in self.moves[:-1]:
            state.play(made.seat, made.move)
        return state

    def take_back(self) -> None:
        """The last move was taken back."""
        self.taken_back.append(self.moves.pop())


def shows_something(before: State, after: State, seat: int, move: int) -> bool:
    """Whether a move drew a random number, or let anybody see something that was hidden."""
    if before.dice.memory != after.dice.memory:
        return True
    asked: list[list[int]] = []
    for observer in (WATCHER, *range(before.seats)):
        view, seen = before.seen_by(observer), after.seen_by(observer).facts()
        known = view.facts()
        if seen.count(HIDDEN) < known.count(HIDDEN):
            return True
        # Those who knew the same imagine the same worlds.
        if known not in asked:
            asked.append(known)
            if _worlds_differ(before, after, view, known, seat, move):
                return True
    return False


def _worlds_differ(before: State, after: State, view: State, known: list[int], seat: int, move: int) -> bool:
    """Whether the same move in another possible world would have shown something else to one of those who know this."""
    observers = [other for other in (WATCHER, *range(before.seats)) if before.seen_by(other).facts() == known]
    seen = [after.seen_by(observer).facts() for observer in observers]
    for number in range(1, WORLDS + 1):
        world = view.imagine(number)
        if move in world.moves(seat):
            world.play(seat, move)
            for place in range(len(observers)):
                if world.seen_by(observers[place]).facts() != seen[place]:
                    return True
    return False
