"""A match: one game being played, with everything needed to take back, to look back and to write it down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cheeseboard.core.chance import commitment, new_seed
from cheeseboard.core.errors import BadSetup, NothingToTakeBack
from cheeseboard.core.game import Game, Options
from cheeseboard.core.journal import Event, Journal
from cheeseboard.core.state import WATCHER, State
from cheeseboard.core.undo import Made, UndoLine, shows_something


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a match: who, what, how it is written, what happened, and whether it can ever be taken back."""

    seat: int
    move: int
    text: str
    events: tuple[Event, ...]
    final: bool

    @property
    def public(self) -> bool:
        """Whether a watcher may know which move it was: everything it did was told to everybody in full."""
        return all(event.message_for(WATCHER) is event.message for event in self.events)


class Match:
    """A game from its start. The state is only ever changed through play, take_back and play_again."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        *,
        players: tuple[str, ...] | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(start.seats if seats is None and start is not None else seats)
        agreed = dict(options or {})
        if start is not None:
            _check_start(game, start, self.seats, agreed)
            agreed |= game.options_of(start)
        self.options: Options = game.check_options(self.seats, agreed)
        self.seed = new_seed() if seed is None else seed
        self.players = players or game.seat_names[: self.seats]
        self.from_position = start is not None
        self.state = start.clone() if start is not None else game.deal(self.seats, self.options, self.seed)
        self.played: list[Played] = []
        self._states: list[State] = [self.state.clone()]
        self._line = UndoLine(self.state)

    @property
    def commitment(self) -> str:
        """The hash to show at the start, so that the seed shown at the end can be checked."""
        return commitment(self.seed)

    def state_after(self, moves: int) -> State:
        """A copy of the state after that many moves."""
        return self._states[moves].clone()

    def play(self, seat: int, move: int, *, final: bool | None = None) -> Played:
        """Play a legal move and keep what happened; moves taken back are forgotten, unless this is the next of them.

        Whoever knows already whether the move is final may say so, since finding out takes a while.
        """
        before = self._states[-1]
        text = self.game.write_move(self.state, move)
        events = play_aloud(self.state, seat, move)
        after = self.state.clone()
        stays = shows_something(before, after, seat, move) if final is None else final
        played = Played(seat, move, text, events, stays)
        self.played.append(played)
        self._states.append(after)
        self._line.add(Made(seat, move), after, stays=stays)
        return played

    def play_text(self, seat: int, text: str) -> Played:
        """Play a move from its written form."""
        return self.play(seat, self.game.read_move(self.state, text))

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat made the last move, and it drew no random number and showed nothing hidden."""
        return self._line.may_take_back(seat)

    def take_back(self, seat: int) -> Played:
        """Undo the last move, if the rules of taking back allow it."""
        if not self.may_take_back(seat):
            raise NothingToTakeBack(_why_not(self.played, seat))
        self._line.take_back()
        self._states.pop()
        self.state = self._states[-1].clone()
        return self.played.pop()

    def may_play_again(self, seat: int) -> bool:
        """Whether the last move taken back was this seat's."""
        return self._line.may_play_again(seat)

    def play_again(self, seat: int) -> Played:
        """Redo the move that was taken back last."""
        if not self.may_play_again(seat):
            raise NothingToTakeBack("No move of this seat was taken back.")
        return self.play(seat, self._line.taken_back[-1].move)


def play_aloud(state: State, seat: int, move: int) -> tuple[Event, ...]:
    """Play a legal move, and tell what happened."""
    state.journal = journal = Journal()
    try:
        state.play(seat, move)
    finally:
        state.journal = None
    return tuple(journal.events)


def _check_start(game: Game, start: State, seats: int, options: Options) -> None:
    """Whoever asks for seats or options asks for those of the position."""
    if start.seats != seats:
        raise BadSetup(f"The position to start from has {start.seats} seats, not {seats}.")
    agreed = game.options_of(start)
    differing = [f"{name}={agreed[name]}" for name, value in options.items() if agreed.get(name, value) != value]
    if differing:
        raise BadSetup(f"The position to start from was set up with {', '.join(differing)}.")


def _why_not(played: list[Played], seat: int) -> str:
    if not played:
        return "No move has been played."
    if played[-1].seat != seat:
        return "Somebody else has moved since."
    return "The last move drew a random number or showed something hidden, so it stays."
