from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple, TypeVar

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import frames_of, observers
from cheeseboard.core import WATCHER, State
from cheeseboard.core.scene import ADORNMENT, DICE, Scene


@Promise
def pieces_keep_their_ids(case: Case) -> None:
    """From frame to frame, and from seat to seat, a piece keeps its id."""
    for state, choice in case.choices():
        for seat in (WATCHER, choice.seat):
            scenes = [case.game.scene(frame.seen_by(seat), seat) for frame in frames_of(state, choice)]
            for before, after in pairwise(scenes):
                compare(case, before, after)
        check_seats(case, state)


def check_seats(case: Case, state: State) -> None:
    """What lies there for all to see has the same id for all."""
    watched, *others = [by_place(case.game.scene(state.seen_by(seat), seat)) for seat in observers(state)]
    for other in others:
        for place, name in watched.items():
            if other.get(place, name) != name:
                raise case.broken(f"{place} is '{name}' for a watcher, and '{other[place]}' for a seat.")


def compare(case: Case, before: Scene, after: Scene) -> None:
    """Between one frame and the next."""
    old, new = by_place(before), by_place(after)
    gone = {piece.id for piece in before.pieces()} - {piece.id for piece in after.pieces()}
    for place, name in old.items():
        if name in gone and new.get(place, name) != name:
            raise case.broken(f"{place} was '{name}', and is '{new[place]}' although nothing has happened to it.")
    there = {name: place for place, name in old.items()}
    moved = by_face(after, new)
    for face, place in by_face(before, old).items():
        name, later = old[place], moved.get(face, place)
        # With the place of a piece in its words, another one may come to lie there and be called the same.
        if later != place and new[later] != name and new[later] in there:
            raise case.broken(f"{place} was '{name}', and is '{new[later]}' after it has moved.")


class Place(NamedTuple):
    """Where something lies, and what it looks like and is called."""

    mat: str
    x: int
    y: int
    face: str

    def __str__(self) -> str:
        return f"the piece at {self.x}, {self.y} on mat '{self.mat}' ({self.face})"


def by_place(scene: Scene) -> dict[Place, str]:
    """The id of whatever is more than an adornment, and the only one that lies somewhere with its face."""
    pieces = [(mat.id, piece) for mat in scene.mats for piece in mat.pieces if piece.words != ADORNMENT]
    return alone(
        (Place(mat, piece.x, piece.y, f"{piece.art} {piece.tone} {piece.words}"), piece.id) for mat, piece in pieces
    )


def by_face(scene: Scene, places: dict[Place, str]) -> dict[tuple[str, str], Place]:
    """Where the only piece of a face lies on its mat; but a die may show what another one showed before."""
    dice = {mat.id for mat in scene.mats if mat.kind == DICE}
    return alone(((place.mat, place.face), place) for place in places if place.mat not in dice)


Key = TypeVar("Key")
Value = TypeVar("Value")


def alone(found: Iterable[tuple[Key, Value]]) -> dict[Key, Value]:
    """What is there once."""
    pairs = list(found)
    times = Counter(key for key, _ in pairs)
    return {key: value for key, value in pairs if times[key] == 1}
