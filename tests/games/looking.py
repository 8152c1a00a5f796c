"""What can be asked of a scene, whatever the game."""

from __future__ import annotations

from cheeseboard.core.scene import Mat, Piece, Scene

PARTS = ("id", "art", "x", "y", "width", "height", "turn", "looks", "words", "sign", "tone")


def pieces(what: Scene) -> dict[str, Piece]:
    """All pieces by their ids, of which no two are alike."""
    found = {piece.id: piece for piece in what.pieces()}
    assert len(found) == len(what.pieces())
    return found


def named(what: Scene, beginning: str) -> set[str]:
    return {name for name in pieces(what) if name.startswith(beginning)}


def mat(what: Scene, id: str) -> Mat:
    (found,) = [mat for mat in what.mats if mat.id == id]
    return found


def mat_of(what: Scene, id: str) -> str:
    """The mat on which a piece lies."""
    (found,) = [mat.id for mat in what.mats if id in {piece.id for piece in mat.pieces}]
    return found


def place(piece: Piece) -> tuple[int, int]:
    return piece.x, piece.y


def written(what: Scene) -> str:
    """Everything that is in a scene, to compare it."""
    lines = [repr(what.prompt)]
    for found in what.mats:
        lines.append(f"{found.id} {found.kind} {found.looks} {found.words} {found.tone}")
        lines += [" ".join(repr(getattr(piece, name)) for name in PARTS) for piece in found.pieces]
    return "\n".join(lines)
