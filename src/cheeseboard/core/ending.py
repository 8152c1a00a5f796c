"""How a game ended, in sentences. Imported only where something is said, like words.py."""

from __future__ import annotations

from cheeseboard.core.game import Game
from cheeseboard.core.message import Message
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.words import Words, phrase


def say_winners(game: Game, words: Words, outcome: Outcome) -> str:
    seats = tuple(Message("seat-in-list", {"seat": game.seat_names[seat]}) for seat in outcome.winners)
    if len(seats) == 1:
        return phrase(words, "winner", seat=game.seat_names[outcome.winners[0]])
    return phrase(words, "winners", seats=seats) if seats else phrase(words, "nobody-wins")


def in_order(outcome: Outcome) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])


def say_standing(game: Game, words: Words, outcome: Outcome, seat: int) -> str:
    """A seat with its place and points."""
    name, place, points = game.seat_names[seat], outcome.places[seat], outcome.points[seat]
    return phrase(words, "standing", seat=name, place=place, points=points)


def say_standings(game: Game, words: Words, outcome: Outcome) -> list[str]:
    """Every seat with its place and points, the best first."""
    return [say_standing(game, words, outcome, seat) for seat in in_order(outcome)]
