"""From states to what one viewer gets: scenes, changes, sentences, choices, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from cheeseboard.core import scene as core
from cheeseboard.core.ending import in_order, say_standing, say_winners
from cheeseboard.core.game import Game
from cheeseboard.core.journal import Event
from cheeseboard.core.message import Message
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.scene_change import Change, change_between
from cheeseboard.core.state import WATCHER, State
from cheeseboard.table import wire
from cheeseboard.table.live import Step
from cheeseboard.table.speech import speech

MOST_SENTENCES: Final = 20_000
MOST_PIECES: Final = 5_000
"""So many are remembered for each game and language, then all are forgotten."""


class Teller:
    """Puts a game into one language. Sentences are put together once and remembered."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.words = speech(game, language)
        self._said: dict[Message, str] = {}
        # Pieces that games share between scenes are put into words once.
        self._pieces: dict[core.Piece, wire.Piece] = {}

    def say(self, message: Message) -> str:
        said = self._said.get(message)
        if said is None:
            if len(self._said) >= MOST_SENTENCES:
                self._said.clear()
            said = self._said[message] = self.words.say(message)
        return said

    def key(self, key: str) -> str:
        """A sentence without blanks."""
        return self.say(Message(key))

    # Scenes.

    def scene(self, scene: core.Scene) -> wire.Scene:
        mats = tuple(self.mat(mat) for mat in scene.mats)
        return wire.Scene(self.say(scene.prompt), mats, tuple(self.piece(piece) for piece in scene.pieces()))

    def mat(self, mat: core.Mat) -> wire.Mat:
        return wire.Mat(
            mat.id,
            mat.kind,
            mat.width,
            mat.height,
            mat.piece_ids(),
            title=self.title(mat.words),
            seat=mat.seat,
            tone=mat.tone,
            looks=mat.looks,
            origin=mat.origin,
            cells=mat.cells,
            corner=mat.corner,
            columns=mat.columns,
            rows=mat.rows,
            count=None if mat.count == len(mat.pieces) else mat.count,
            text=tuple(self.say(paragraph) for paragraph in mat.text),
        )

    def piece(self, piece: core.Piece) -> wire.Piece:
        told = self._pieces.get(piece)
        if told is None:
            if len(self._pieces) >= MOST_PIECES:
                self._pieces.clear()
            told = self._pieces[piece] = self._put_into_words(piece)
        return told

    def _put_into_words(self, piece: core.Piece) -> wire.Piece:
        return wire.Piece(
            piece.id,
            piece.x,
            piece.y,
            piece.art,
            piece.width,
            piece.height,
            piece.turn,
            piece.looks,
            self.title(piece.words),
            self.sign(piece) if core.SIGNED in piece.looks else "",
            piece.tone,
        )

    def title(self, words: Message) -> str:
        return self.say(words) if words.key else ""

    def sign(self, piece: core.Piece) -> str:
        """What is written on a piece: the letter of its seat, or its own sign."""
        if piece.tone in self.game.seat_names:
            return self.key(f"seat-{piece.tone}-letter")
        return piece.sign if isinstance(piece.sign, str) else self.say(piece.sign)

    def change(self, found: Change, prompt: Message) -> wire.Change:
        return wire.Change(
            tuple(self.piece(piece) for piece in found.pieces),
            tuple(self.mat(mat) for mat in found.mats),
            None if found.order is None else tuple(found.order),
            self.say(prompt) if found.prompt else None,
        )

    # What happens.

    def frames(self, sight: Sight, seat: int, moves: int) -> tuple[wire.Frame, ...]:
        """Everything that a seat sees of somebody's move."""
        return tuple(self.frame(glimpse, seat, moves) for glimpse in sight.glimpses)

    def frame(self, glimpse: Glimpse, seat: int, moves: int) -> wire.Frame:
        change = self.change(glimpse.change, glimpse.prompt)
        if glimpse.event is None or glimpse.message is None:
            return wire.Frame(change)
        return wire.Frame(change, self.line(glimpse.event, glimpse.message, seat, moves))

    def line(self, event: Event, message: Message, seat: int, moves: int) -> wire.Line:
        return wire.Line(moves, self.say(message), event.rule, self.game.seat_names[seat])

    def lines(self, step: Step, looking: int, moves: int, *, revealed: bool = False) -> list[wire.Line]:
        """What a seat may read of a move; once a game is over, everything."""
        heard = [(event, told(event, looking, revealed)) for event in step.events]
        return [self.line(event, message, step.seat, moves) for event, message in heard if message is not None]

    # What may be done.

    def choices(self, view: State, seat: int) -> tuple[wire.Choice, ...]:
        game = self.game
        moves: Iterable[int] = [int(move) for move in view.moves(seat)]
        return tuple(wire.Choice(game.write_move(view, move), game.path(view, seat, move)) for move in moves)

    # The end.

    def end(self, outcome: Outcome, sentence: Message, seed: str) -> wire.End:
        game, words = self.game, self.words
        standings = tuple(
            wire.Standing(seat, outcome.places[seat], outcome.points[seat], say_standing(game, words, outcome, seat))
            for seat in in_order(outcome)
        )
        return wire.End(say_winners(game, words, outcome), self.say(sentence), outcome.rule, standings, seed)


@cache
def teller(game: Game, language: str) -> Teller:
    return Teller(game, language)


# What a seat sees, in no language yet: the same for everybody who looks from there.


class Glimpse(NamedTuple):
    """One thing that happened, what it changed before that seat's eyes, and what is asked then.

    event and message are None if something has changed of which that seat is told nothing.
    """

    change: Change
    prompt: Message
    event: Event | None = None
    message: Message | None = None


class Sight(NamedTuple):
    """All that a seat sees of one entry, and what lies before it afterwards."""

    glimpses: list[Glimpse]
    scene: core.Scene


def see(game: Game, step: Step, looking: int, *, revealed: bool = False, before: core.Scene | None = None) -> Sight:
    """What that seat must not know of it does not see. Whoever has the scene before may say so."""
    state = step.before
    scene = look(game, state, looking, revealed) if before is None else before
    glimpses: list[Glimpse] = []
    for event in step.events:
        message = told(event, looking, revealed)
        if message is not None:
            state, last = event.state, scene
            scene = look(game, state, looking, revealed)
            glimpses.append(Glimpse(change_between(last, scene), scene.prompt, event, message))
    if view_of(state, looking, revealed).facts() != view_of(step.after, looking, revealed).facts():
        last, scene = scene, look(game, step.after, looking, revealed)
        change = change_between(last, scene)
        if not change.is_nothing:
            glimpses.append(Glimpse(change, scene.prompt))
    return Sight(glimpses, scene)


def look(game: Game, state: State, looking: int, revealed: bool = False) -> core.Scene:
    """What lies before that seat's eyes."""
    return game.scene(view_of(state, looking, revealed), looking)


def view_of(state: State, looking: int, revealed: bool) -> State:
    """What that seat knows; revealed, nobody's seat knows everything."""
    return state if revealed and looking == WATCHER else state.seen_by(looking)


def told(event: Event, looking: int, revealed: bool) -> Message | None:
    """What a seat may know of it; once a game is over, everything."""
    return event.message if revealed else event.message_for(looking)
