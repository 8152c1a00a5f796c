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
    old_mats = {mat.id: mat for mat in before.mats}
    pieces: list[Piece] = []
    mats: list[Mat] = []
    moved: list[Piece] = []
    for mat in after.mats:
        old = old_mats.get(mat.id)
        if old is None or not same_mat(old, mat):
            mats.append(mat)
        find_changed(old, mat, pieces, moved)
    if moved:
        known = {piece.id: piece for piece in before.pieces()}
        pieces += [piece for piece in moved if piece.id not in known or not same_piece(known[piece.id], piece)]
    order = [mat.id for mat in after.mats]
    same_order = order == [mat.id for mat in before.mats]
    return Change(pieces, mats, None if same_order else order, prompt=before.prompt != after.prompt)


def find_changed(old: Mat | None, mat: Mat, changed: list[Piece], moved: list[Piece]) -> None:
    """Pieces that lie where they lay before can be compared at once, and most do; the others have to be looked for."""
    lay = 0 if old is None else len(old.pieces)
    for place in range(len(mat.pieces)):
        piece = mat.pieces[place]
        if old is None or place >= lay:
            moved.append(piece)
        else:
            last = old.pieces[place]
            if last is not piece:
                if last.id != piece.id:
                    moved.append(piece)
                elif not same_piece(last, piece):
                    changed.append(piece)


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
