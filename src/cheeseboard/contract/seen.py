"""What can be seen of a state from a seat, put so that it can be compared."""

from __future__ import annotations

from cheeseboard.contract.case import Choice
from cheeseboard.core import WATCHER, Chance, Game, HiddenFuture, Journal, State
from cheeseboard.core.position import write_toml
from cheeseboard.core.scene import Mat, Piece, Scene


def observers(state: State) -> tuple[int, ...]:
    """Everybody who looks at a state: the seats, and a watcher."""
    return (WATCHER, *range(state.seats))


def who(seat: int) -> str:
    return "a watcher" if seat == WATCHER else f"seat {seat}"


def without_dice(state: State) -> list[int]:
    """The facts apart from what the dice will show next."""
    copy = state.clone()
    copy.dice = Chance(0)
    return copy.facts()


def frames_of(state: State, choice: Choice) -> list[State]:
    """The state before a move, those that the journal keeps of it, and the one after it."""
    after = state.clone()
    journal = after.journal = Journal()
    after.play(choice.seat, choice.move)
    after.journal = None
    return [state, *(event.state for event in journal.events), after]


def shown(game: Game, view: State, seat: int) -> dict[str, object]:
    """Everything that the view of a seat tells in any way."""
    found: dict[str, object] = {
        "facts": view.facts(),
        "position": write_toml(game.write_position(view)),
        "scene": picture(game.scene(view, seat)),
        "acting seats": int(view.acting),
        "outcome": view.outcome,
        "prompts": [view.prompt(other) for other in observers(view)],
        "moves": [moves_shown(view, other) for other in range(view.seats)],
    }
    if seat != WATCHER:
        found["observation"] = game.observation(view, seat)
    return found


def moves_shown(view: State, seat: int) -> list[int] | None:
    """The moves of a seat in somebody's view; a view may refuse to tell those of others."""
    try:
        return [int(move) for move in view.moves(seat)]
    except HiddenFuture:
        return None


def picture(scene: Scene) -> list[object]:
    """A scene as plain values."""
    return [("prompt", scene.prompt), *(line for mat in scene.mats for line in (_mat(mat), *map(_piece, mat.pieces)))]


def _mat(mat: Mat) -> object:
    name = f"mat {mat.id}"
    size = (mat.width, mat.height, mat.origin, mat.cells, mat.corner, mat.columns, mat.rows)
    return (name, mat.kind, mat.words, mat.text, mat.count, mat.seat, mat.looks, mat.tone, *size)


def _piece(piece: Piece) -> object:
    place = (piece.x, piece.y, piece.width, piece.height, piece.turn)
    return (f"piece {piece.id}", piece.art, piece.words, piece.looks, piece.sign, piece.tone, *place)


def difference(first: object, second: object) -> str:
    """Where two values differ, in a few words."""
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        place = next(place for place, (one, two) in enumerate(zip(first, second, strict=True)) if one != two)
        return f"number {place} is {first[place]!r} and {second[place]!r}"
    if isinstance(first, str) and isinstance(second, str):
        pairs = zip([*first.splitlines(), ""], [*second.splitlines(), ""], strict=False)
        return next((f"{one!r} and {two!r}" for one, two in pairs if one != two), "more lines in one of them")
    if isinstance(first, list) and isinstance(second, list):
        return f"{len(first)} values and {len(second)} values"
    return f"{first!r} and {second!r}"


def unlike(first: dict[str, object], second: dict[str, object]) -> str | None:
    """The first part in which two views differ; None if they are alike."""
    for part, value in first.items():
        if value != second[part]:
            return f"{part}: {difference(value, second[part])}"
    return None
