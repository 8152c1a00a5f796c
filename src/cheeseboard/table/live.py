"""A table in memory: the present state, what may be taken back, and how many entries its log has.

Pure: no disk, no network, no clock. What somebody wants to do is tried on a copy; only when its entry is on disk is it
accepted. Moves that are looked back at are played again from a position, with the journal open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from cheeseboard.core.bits import members
from cheeseboard.core.chance import commitment
from cheeseboard.core.errors import UnreadableMove
from cheeseboard.core.game import Game, Options
from cheeseboard.core.journal import Event
from cheeseboard.core.match import play_aloud
from cheeseboard.core.message import Message
from cheeseboard.core.position import Document
from cheeseboard.core.state import WATCHER, State
from cheeseboard.core.undo import Made, UndoLine, shows_something
from cheeseboard.table.entries import AGAIN, BACK, MOVE, Entry
from cheeseboard.table.problems import AgainstRules, NotAllowed, NotUnderstood

LONGEST_MOVE: Final = 200
"""More letters than any written move has."""


class Deal(NamedTuple):
    """What a game began with: enough to play it again from its log."""

    game: Game
    seats: int
    options: Options
    seed: str
    start: Document | None = None
    """The position it began from, if it was not dealt."""

    def state(self) -> State:
        """Before the first move."""
        if self.start is not None:
            return self.game.read_position(self.start)
        return self.game.deal(self.seats, self.options, self.seed)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)


class Step(NamedTuple):
    """One entry carried out on a copy: what the table would be, and what would have happened."""

    kind: str
    seat: int
    move: int
    text: str
    stays: bool
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def taken(self) -> bool:
        """Whether it takes a move back."""
        return self.kind == BACK

    @property
    def public(self) -> bool:
        """Whether everybody may know which move it was: everything it did was told to everybody in full."""
        return all(event.message_for(WATCHER) is event.message for event in self.events)


class Live:
    """A game from its deal, or from any moment behind which nobody can take back."""

    def __init__(self, game: Game, state: State, *, version: int = 0, moves: int = 0) -> None:
        self.game = game
        self.state = state
        self.version = version
        """How many entries the log has."""
        self.moves = moves
        """How many moves the game has now."""
        self.line = UndoLine(state)
        self.ending: Message | None = None
        """What was told of the end, once there is one."""
        self._unchanged: dict[int, int] = {}
        self._only: tuple[int, Made | None] | None = None

    # Trying.

    def try_move(self, seat: int, text: str) -> Step:
        """A move in its written form."""
        view = self.state.seen_by(seat)
        try:
            move = self.game.read_move(view, text[:LONGEST_MOVE])
        except UnreadableMove as error:
            raise NotUnderstood("unreadable-move", text=text[:LONGEST_MOVE]) from error
        if move not in self.state.moves(seat):
            raise AgainstRules(view.refusal(seat, move))
        return play(self.game, self.state, MOVE, seat, move)

    def try_back(self, seat: int) -> Step:
        """Take the last move back."""
        if not self.line.may_take_back(seat):
            raise NotAllowed("nothing-to-take-back")
        earlier = self.line.before_last()
        move = self.line.moves[-1].move
        return Step(BACK, seat, move, self.game.write_move(earlier, move), False, self.state, earlier, ())

    def try_again(self, seat: int) -> Step:
        """Play the move taken back last again."""
        if not self.line.may_play_again(seat):
            raise NotAllowed("nothing-to-play-again")
        return play(self.game, self.state, AGAIN, seat, self.line.taken_back[-1].move)

    def try_entry(self, entry: Entry) -> Step:
        """What somebody has done already, as the log tells it."""
        if entry.kind == BACK:
            return self.try_back(entry.seat)
        if entry.kind == AGAIN:
            return self.try_again(entry.seat)
        return self.try_move(entry.seat, entry.text)

    # Accepting.

    def accept(self, step: Step) -> None:
        """Its entry is on disk."""
        self._note_unchanged(step)
        self.state = step.after
        self.version += 1
        if step.kind == BACK:
            self.line.take_back()
            self.moves -= 1
        else:
            self.line.add(Made(step.seat, step.move), step.after, stays=step.stays)
            self.moves += 1
        self.ending = ending(step.after, step.events)

    def replay(self, entries: Iterable[Entry]) -> None:
        """Carry out what is on disk already; the log knows which moves stay."""
        for entry in entries:
            if entry.kind == BACK:
                step = self.try_back(entry.seat)
            else:
                move = self.game.read_move(self.state, entry.text)
                step = play(self.game, self.state, entry.kind, entry.seat, move, stays=entry.stays)
            self.accept(step)

    # What may be done now.

    def fits(self, seat: int, version: int) -> bool:
        """Whether what a seat decided at a version was decided before the very same choices as it has now."""
        return self._unchanged.get(seat, self.version) <= version <= self.version

    def _note_unchanged(self, step: Step) -> None:
        """Where several act at once, what one does leaves the choices of the others as they were."""
        before, after = step.before, step.after
        both = set(members(before.acting)) & set(members(after.acting)) - {step.seat}
        self._unchanged = {
            seat: self._unchanged.get(seat, self.version) for seat in both if same_choices(before, after, seat)
        }

    def only_move(self) -> Made | None:
        """The move that plays itself: one seat acts, with one legal move, and nothing that it may take back.

        A page of a story waits until it has been read. And where others cannot know that there is no choice, they must not
        learn it from how fast the move comes.
        """
        if self._only is None or self._only[0] != self.version:
            self._only = self.version, self._find_only_move()
        return self._only[1]

    def _find_only_move(self) -> Made | None:
        acting = list(members(self.state.acting))
        if len(acting) != 1 or self.line.may_take_back(acting[0]) or self.line.may_play_again(acting[0]):
            return None
        seat = acting[0]
        moves = self.state.moves(seat)
        if len(moves) != 1 or self.game.scene(self.state.seen_by(seat), seat).has_text():
            return None
        return Made(seat, int(moves[0])) if everybody_knows_moves(self.state, seat) else None


WORLDS: Final = 32
"""So many worlds that a watcher can imagine are looked at."""


def everybody_knows_moves(state: State, seat: int) -> bool:
    """Whether somebody who knows nothing in secret can tell which moves that seat has now."""
    moves = list(state.moves(seat))
    view = state.seen_by(WATCHER)
    return all(list(view.imagine(number).moves(seat)) == moves for number in range(1, WORLDS + 1))


def same_choices(one: State, other: State, seat: int) -> bool:
    return (
        type(one.step) is type(other.step)
        and list(one.moves(seat)) == list(other.moves(seat))
        and one.prompt(seat) == other.prompt(seat)
    )


def ending(state: State, events: Iterable[Event]) -> Message | None:
    """What the journal told of the end."""
    if state.outcome is None:
        return None
    key = str(state.outcome.reason.value)
    return next((event.message for event in events if event.message.key == key), Message("game-over"))


def play(game: Game, before: State, kind: str, seat: int, move: int, *, stays: bool | None = None) -> Step:
    """Play a legal move on a copy, with the journal open; whether it stays is found out unless it is known."""
    after = before.clone()
    events = play_aloud(after, seat, move)
    if stays is None:
        stays = shows_something(before, after, seat, move)
    return Step(kind, seat, move, game.write_move(before, move), stays, before, after, events)


def walk(game: Game, start: State, line: Iterable[Entry]) -> Iterator[Step]:
    """Moves that were played, once more, with everything that happened."""
    state = start
    for entry in line:
        move = game.read_move(state, entry.text)
        step = play(game, state, MOVE, entry.seat, move, stays=entry.stays)
        state = step.after
        yield step
