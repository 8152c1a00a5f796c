"""What a learner sees: a view as numbers between 0 and 1, its own seat first, the others in turn order."""

from __future__ import annotations

from cheeseboard.core.state import HIDDEN
from cheeseboard.games.race.board import (
    ACTION_COUNT,
    ACTION_NAMES,
    CELL_NAMES,
    CELLS_AT_MOST,
    CLOVER,
    FAR_AWAY,
    HOME,
    KIND_NAMES,
    NOWHERE,
    PEPPER,
    ROWS,
    WAITING,
    WAY_COUNT,
    WAY_NAMES,
)
from cheeseboard.games.race.state import NO_CARD, ROUND_LIMIT, SEATS_AT_MOST, Race

TOKENS = KIND_NAMES[PEPPER : CLOVER + 1]
STEPS = ("placement", "discard", "token", "bets", "pepper", "action")
RACES = 3
MOST_CHEESE = 9
FAR = 30


def observation_names() -> list[str]:
    """The same for every seat count and track; absent seats and cells are all zero."""
    names: list[str] = []
    for cell in CELL_NAMES:
        names += [f"{cell} {kind}" for kind in (*KIND_NAMES, "home", "arrow up", "distance")]
        names += [f"{cell} open to {way}" for way in WAY_NAMES]
    for player in range(SEATS_AT_MOST):
        names += [f"player {player} on {cell}" for cell in (*CELL_NAMES, "no cell")]
        names += [f"player {player} has {action}" for action in ACTION_NAMES]
        names += [f"player {player} has laid {action}" for action in (*ACTION_NAMES, "something")]
        names += [f"player {player} token {token}" for token in TOKENS]
        names += [f"player {player} {what}" for what in ("to move", "place in row", "home", "cheese", "action lost")]
    for place in range(1, ACTION_COUNT + 1):
        names += [f"order {place} {action}" for action in ACTION_NAMES]
    names += [f"wind {way}" for way in WAY_NAMES]
    names += [f"asked {step}" for step in STEPS]
    return [*names, "round", "race", "tournament", "teams", "play on", "bent step"]


def observation(view: Race, seat: int) -> list[float]:
    """Made from a view; of a hidden bet only that it lies there."""
    found: list[float] = []
    for cell in range(CELLS_AT_MOST):
        found += _cell(view, cell) if cell < view.track.cell_count else [0.0] * CELL_SIZE
    for player in range(SEATS_AT_MOST):
        found += _player(view, (seat + player) % int(view.seats)) if player < view.seats else [0.0] * PLAYER_SIZE
    for order in view.orders:
        found += [float(order == action) for action in range(ACTION_COUNT)]
    way = int(view.agreement.winds[view.wind]) if view.wind < len(view.agreement.winds) else -1
    found += [float(way == number) for number in range(WAY_COUNT)]
    step = view.step.facts()[0]
    found += [float(step == number) for number in range(1, len(STEPS) + 1)]
    agreement = view.agreement
    switches = (agreement.tournament, agreement.teams, agreement.play_on, agreement.bent_step)
    return [*found, view.rounds / ROUND_LIMIT, view.race / RACES, *(float(switch) for switch in switches)]


CELL_SIZE = len(KIND_NAMES) + 3 + WAY_COUNT
PLAYER_SIZE = CELLS_AT_MOST + 1 + 2 * ACTION_COUNT + 1 + len(TOKENS) + 5


def _cell(view: Race, cell: int) -> list[float]:
    track = view.track
    found = [float(track.kinds[cell] == kind) for kind in range(len(KIND_NAMES))]
    distance = min(1.0, int(track.distance[cell]) / (FAR * 10)) if track.distance[cell] < FAR_AWAY else 1.0
    found += [float(track.finish[cell]), float(track.arrows[cell // ROWS]), distance]
    return found + [float(track.next[cell * WAY_COUNT + way] != NOWHERE) for way in range(WAY_COUNT)]


def _player(view: Race, seat: int) -> list[float]:
    place = int(view.places[seat])
    found = [float(place == cell) for cell in range(CELLS_AT_MOST)]
    found.append(float(place in (WAITING, HOME)))
    found += [float(view.hands[seat] >> action & 1) for action in range(ACTION_COUNT)]
    laid = int(view.bets[seat])
    found += [float(laid == action) for action in range(ACTION_COUNT)]
    found.append(float(laid == HIDDEN or laid < NO_CARD))
    found += [float(view.tokens[seat] == kind) for kind in range(PEPPER, CLOVER + 1)]
    row = [int(number) for number in view.row]
    in_row = (row.index(seat) + 1) / SEATS_AT_MOST if seat in row else 0.0
    home = (SEATS_AT_MOST + 1 - int(view.homes[seat])) / SEATS_AT_MOST if view.homes[seat] else 0.0
    cheese = int(view.cheese[seat]) / MOST_CHEESE
    return [*found, float(view.acting >> seat & 1), in_row, home, cheese, float(view.lost >> seat & 1)]
