"""What differs between two scenes, piece by piece: all that has to be told to somebody who has seen the first.

Compiled, since it is done for every frame and every watcher.
"""

from __future__ import annotations

from typing import final

from cheeseboard.core.scene import Mat, Piece, Scene


@final
class Change:
    """The way from one scene to the next.

    pieces  those that are new or do not look as before, whole
    mats    those that are new, are not as before, or hold others or hold them in another order
    order   the ids of all mats in reading order if that is not as before, or else None
    prompt  whether what is asked has changed
    """

    __slots__ = ("mats", "order", "pieces", "prompt")

    def __init__(self, pieces: list[Piece], mats: list[Mat], order: list[str] | None, *, prompt: bool) -> None:
        self.pieces = pieces
        self.mats = mats
        self.order = order
        self.prompt = prompt

    @property
    def is_nothing(self) -> bool:
        return not self.pieces and not self.mats and self.order is None and not self.prompt


def change_between(before: Scene, after: Scene) -> Change:
    """What to tell whoever has seen the scene before."""
    known: dict[str, Piece] = {}
    for mat in before.mats:
        for piece in mat.pieces:
            known[piece.id] = piece
    pieces: list[Piece] = []
    for mat in after.mats:
        for piece in mat.pieces:
            old = known.get(piece.id)
            if old is None or not same_piece(old, piece):
                pieces.append(piece)
    order = [mat.id for mat in after.mats]
    same_order = order == [mat.id for mat in before.mats]
    old_mats = {mat.id: mat for mat in before.mats}
    mats = [mat for mat in after.mats if mat.id not in old_mats or not same_mat(old_mats[mat.id], mat)]
    return Change(pieces, mats, None if same_order else order, prompt=before.prompt != after.prompt)


def same_piece(one: Piece, other: Piece) -> bool:
    return one is other or (
        one.x == other.x
        and one.y == other.y
        and one.art == other.art
        and one.turn == other.turn
        and one.width == other.width
        and one.height == other.height
        and one.tone == other.tone
        and one.looks == other.looks
        and one.sign == other.sign
        and one.words == other.words
    )


def same_mat(one: Mat, other: Mat) -> bool:
    """Whether a mat is as before and holds the same pieces in the same order, however these look."""
    if len(one.pieces) != len(other.pieces):
        return False
    for place in range(len(one.pieces)):
        piece, earlier = other.pieces[place], one.pieces[place]
        if piece is not earlier and piece.id != earlier.id:
            return False
    return (
        one.kind == other.kind
        and one.width == other.width
        and one.height == other.height
        and one.seat == other.seat
        and one.tone == other.tone
        and one.looks == other.looks
        and one.origin == other.origin
        and one.corner == other.corner
        and one.cells == other.cells
        and one.columns == other.columns
        and one.rows == other.rows
        and one.count == other.count
        and one.text == other.text
        and one.words == other.words
    )
