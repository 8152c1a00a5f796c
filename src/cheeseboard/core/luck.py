"""Luck: what chance has decided before everybody's eyes, so that it can be held against what was to be expected."""

from __future__ import annotations

from typing import NamedTuple, final


@final
class Die:
    """A die, or anything else that shows one of its faces by chance.

    Its words are KEY-die-NAME. A face that is no number has words, too: KEY-die-NAME-FACE. Weights say how likely the
    faces are, next to each other; without them all are alike.
    """

    def __init__(self, name: str, faces: tuple[str, ...], weights: tuple[int, ...] | None = None) -> None:
        self.name = name
        self.faces = faces
        self.weights = (1,) * len(faces) if weights is None else weights


class Shown(NamedTuple):
    """A face that came up.

    weights  how likely each face was just then, if not as always: cards that were drawn are not drawn again
    """

    die: str
    face: str
    weights: tuple[int, ...] | None = None
