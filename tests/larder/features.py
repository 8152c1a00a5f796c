"""What a learner of the Larder sees: a view as numbers between 0 and 1, the own seat first."""

from __future__ import annotations

from tests.larder.board import (
    ANTS,
    CARD_NAMES,
    CARDS,
    DICE,
    HERBS,
    ROUNDS,
    SLOTS,
    TILES,
    TRACK_END,
    WAYS,
    herb_of_tile,
    neighbour,
)
from tests.larder.state import FREE, UNEXPLORED, Cellar
from tests.larder.steps import Keep, Page, Sort, Walk

PHASES = ("page", "keep", "sort", "walk")


def observation_names(seats: int) -> list[str]:
    names = [f"hand {card}" for card in CARD_NAMES]
    names += [f"{what} {die + 1}" for what in ("face", "kept") for die in range(DICE)]
    for player in range(seats):
        names += [f"player {player} {what}" for what in ("to move", "first", "crumbs", "slots filled", "cards")]
        names += [f"player {player} {what} {way}" for way in WAYS for what in ("explored", "crumbs")]
        names += [f"player {player} on {herb}" for herb in HERBS]
        names.append(f"player {player} ants here")
    return [*names, *PHASES, "left", "round", "stack", "deck"]


def observation(view: Cellar, seat: int) -> list[float]:
    """Made from the view of that seat."""
    found = [float(card in view.hands[seat]) for card in range(CARDS)]
    found += [face / 6 for face in view.faces] + [float(kept) for kept in view.kept]
    for player in range(view.seats):
        found += of_player(view, (seat + player) % int(view.seats))
    step = view.step
    found += [float(isinstance(step, kind)) for kind in (Page, Keep, Sort, Walk)]
    left = step.rerolls if isinstance(step, Keep) else step.steps if isinstance(step, (Sort, Walk)) else 0
    return [*found, left / DICE, view.round / ROUNDS, len(view.stack) / TILES, len(view.deck) / CARDS]


def of_player(view: Cellar, player: int) -> list[float]:
    filled = sum(card != FREE for card in view.slots[player])
    found = [float(view.active == player), float(view.first == player), view.eaten[player] / TRACK_END]
    found += [filled / SLOTS, len(view.hands[player]) / CARDS]
    cell = view.mice[player]
    for way in range(len(WAYS)):
        place = neighbour(cell, way)
        explored = place is not None and view.floor[place] != UNEXPLORED
        found += [float(explored), view.crumbs[place] / 3 if place is not None and explored else 0.0]
    tile = view.floor[cell]
    found += [float(tile != 0 and herb_of_tile(tile) == herb) for herb in range(len(HERBS))]
    return [*found, view.ants.count(cell) / ANTS]
