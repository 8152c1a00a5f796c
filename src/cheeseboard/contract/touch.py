from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.core import State
from cheeseboard.core.bits import members


@Promise
def moves_can_be_touched(case: Case) -> None:
    """Every legal move has its own path of pieces that lie in the scene, and no path is the beginning of another."""
    for state in case.states():
        for seat in members(state.acting):
            check_paths(case, state.seen_by(seat), seat)


def check_paths(case: Case, view: State, seat: int) -> None:
    lying = {piece.id for piece in case.game.scene(view, seat).pieces()}
    paths: dict[tuple[str, ...], int] = {}
    for move in (int(move) for move in view.moves(seat)):
        path = case.game.path(view, seat, move)
        name = case.name_move(view, seat, move)
        if not path:
            raise case.broken(f"{name} has an empty path.")
        if path in paths:
            raise case.broken(f"{name} has the path of move {paths[path]}: {' '.join(path)}.")
        for piece in path:
            if piece not in lying:
                raise case.broken(f"{name} touches '{piece}', which does not lie in the scene.")
        paths[path] = move
    for path, move in paths.items():
        for length in range(1, len(path)):
            if path[:length] in paths:
                shorter = case.name_move(view, seat, paths[path[:length]])
                raise case.broken(
                    f"the path of {shorter} is the beginning of the path of {case.name_move(view, seat, move)}."
                )
