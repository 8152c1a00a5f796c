"""The moves of Rat Race as numbers, packed and unpacked here and nowhere else.

    0           pass: leave the action out            12 + card      bet a card
    1           eat the pepper                        18 + cell      place the rat at the start
    2           keep the pepper                       108 + ...      carry out an action:
    3 + kind    take a token: pepper, sugar, clover                  (spent * 6 + action) * 90 + cell
    6 + card    discard a card at the start

An action is told apart by what is spent on it (nothing, sugar, clover), by what is carried out (with clover not the card
that was laid) and by where the rat ends up (R-56). For idea on a token cell that is the cell it stands on; for a swap the
other rat's cell, and for a theft too.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cheeseboard.games.race.board import Action, Cell

PASS: Final = 0
EAT_PEPPER: Final = 1
KEEP_PEPPER: Final = 2
TAKE: Final = 3
DISCARD: Final = 6
BET: Final = 12
PLACE: Final = 18
ACT: Final = 108
MOVE_SPACE: Final = 1728

# What is spent on an action.
NOTHING: Final = 0
SUGAR_EATEN: Final = 1
CLOVER_EATEN: Final = 2

SEAT_NAMES: Final = ("red", "yellow", "green", "blue")


def first_move(spent: i64, action: Action) -> i64:
    """The move of this action to cell 0; add the cell."""
    return ACT + (spent * 6 + action) * 90


def spent_on(move: i64) -> i64:
    return (move - ACT) // 540


def action_of(move: i64) -> Action:
    return (move - ACT) // 90 % 6


def goal_of(move: i64) -> Cell:
    return (move - ACT) % 90
