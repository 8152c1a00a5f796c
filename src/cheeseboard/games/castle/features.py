"""What a learner sees: a view as numbers between 0 and 1, its own seat first, the others in turn order."""

from __future__ import annotations

from cheeseboard.games.castle.board import (
    CELL_COUNT,
    CELL_NAMES,
    CHEESE_COUNT,
    CHEESES,
    FALLEN,
    HOLES,
    KIND_MASK,
    MICE_EACH,
    OUTSIDE,
    TILE_NAMES,
)
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import POINTS_EACH_TURN, Turn

SEATS_AT_MOST = 4


def observation_names() -> list[str]:
    """The same for every seat count; absent seats are all zero."""
    holes = [name for cell, name in enumerate(CELL_NAMES) if HOLES >> cell & 1]
    names = [f"floor {hole} {tile}" for hole in holes for tile in (*TILE_NAMES, "unknown")]
    names += [f"spare {tile}" for tile in TILE_NAMES]
    names += [f"open {cell}" for cell in CELL_NAMES]
    for player in range(SEATS_AT_MOST):
        names += [f"player {player} mouse on {cell}" for cell in CELL_NAMES]
        names += [f"player {player} outside", f"player {player} fallen", f"player {player} to move"]
        names += [f"player {player} token {cheese}" for cheese in CHEESES]
    return [*names, "points", "may slide", "placement", "tokens wanted"]


def observation(view: Castle, seat: int) -> list[float]:
    """Made from a view; in it UNSEEN tiles count as unknown."""
    found: list[float] = []
    for cell in range(CELL_COUNT):
        if HOLES >> cell & 1:
            kind = min(int(view.kind_at(cell)), len(TILE_NAMES))
            found += [float(kind == number) for number in range(len(TILE_NAMES) + 1)]
    found += [float(view.spare & KIND_MASK == number) for number in range(len(TILE_NAMES))]
    found += [float(view.open_cells >> cell & 1) for cell in range(CELL_COUNT)]
    for player in range(SEATS_AT_MOST):
        found += _player(view, (seat + player) % int(view.seats)) if player < view.seats else [0.0] * PLAYER_SIZE
    step = view.step
    points, may_slide = (int(step.points), step.may_slide) if isinstance(step, Turn) else (0, False)
    placing = view.outcome is None and not isinstance(step, Turn)
    return [*found, points / POINTS_EACH_TURN, float(may_slide), float(placing), view.agreement.target / CHEESE_COUNT]


PLAYER_SIZE = CELL_COUNT + 3 + CHEESE_COUNT


def _player(view: Castle, seat: int) -> list[float]:
    mice = [int(place) for place in view.mice[seat * MICE_EACH : (seat + 1) * MICE_EACH]]
    outside = sum(place == OUTSIDE for place in mice) / MICE_EACH
    fallen = sum(place >= FALLEN for place in mice) / MICE_EACH
    standing = [float(view.standing[seat] >> cell & 1) for cell in range(CELL_COUNT)]
    tokens = [float(view.tokens[seat] >> kind & 1) for kind in range(CHEESE_COUNT)]
    return [*standing, outside, fallen, float(view.acting >> seat & 1), *tokens]
