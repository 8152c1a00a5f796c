"""How a game ended: a place for every seat, the points that decided, and the reason."""

from __future__ import annotations

import enum
from typing import final


class Reason(enum.Enum):
    """Every game lists its own endings as a subclass; the value is the key of the words files."""


@final
class Outcome:
    """The end of a game. Place 1 has won; seats may share a place; where all have lost, nobody has place 1."""

    __slots__ = ("places", "points", "reason", "rule")

    def __init__(self, reason: Reason, rule: str, places: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.reason = reason
        self.rule = rule
        self.places = places
        self.points = points

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def facts(self) -> list[int]:
        """The end as numbers; a score below zero is moved down by one, as -1 means HIDDEN."""
        reason = list(type(self.reason)).index(self.reason)
        return [reason, *self.places, *(score if score >= 0 else score - 1 for score in self.points)]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.reason is other.reason
            and self.places == other.places
            and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.places, self.points))

    def __repr__(self) -> str:
        return f"Outcome({self.reason.name}, places={self.places}, points={self.points})"
