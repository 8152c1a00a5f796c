"""Why something may not be touched now: the refusal of a move that begins like that, with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cheeseboard.core.game import Game
from cheeseboard.core.message import Message, Refusal
from cheeseboard.core.state import State

LONGEST_PATH: Final = 64


def why_not(game: Game, view: State, seat: int, path: tuple[str, ...]) -> Refusal:
    """What the rules have to say to most of the moves that touching these pieces could mean."""
    if not (view.acting >> seat) & 1:
        return view.refusal(seat, 0)
    refusals: Counter[tuple[Message, str]] = Counter()
    legal = set(view.moves(seat))
    for move in moves_along(game, view, seat, path[:LONGEST_PATH]):
        if move in legal:
            return Refusal(view.prompt(seat), "")
        refusal = view.refusal(seat, move)
        refusals[refusal.message, refusal.rule] += 1
    if not refusals:
        return Refusal(Message("problem-nothing-there"), "")
    (message, rule), _ = refusals.most_common(1)[0]
    return Refusal(message, rule)


def moves_along(game: Game, view: State, seat: int, path: tuple[str, ...]) -> Iterator[int]:
    """All moves, legal or not, whose path begins so. Of a move that makes no sense a game need not know a path."""
    for move in range(game.move_space):
        try:
            found = game.path(view, seat, move)
        except Exception:
            continue
        if found[: len(path)] == path:
            yield move
