"""The games on the shelf and the bots beside it, in words."""

from __future__ import annotations

from functools import cache

from cheeseboard.bots.levels import LEVELS
from cheeseboard.core.game import Game, Option
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.core.words import Words, game_name, phrase
from cheeseboard.table.speech import speech
from cheeseboard.table.wire import Choosable, GameCard, LevelCard, OptionCard


@cache
def game_cards(language: str) -> tuple[GameCard, ...]:
    return tuple(game_card(find_game(key), language) for key in game_keys())


def game_card(game: Game, language: str) -> GameCard:
    words = speech(game, language)
    return GameCard(
        key=game.key,
        title=game_name(game, words),
        tagline=if_any(words, f"{game.key}-tagline"),
        seats=game.seats,
        seat_keys=game.seat_names,
        seat_titles=tuple(phrase(words, "seat-in-list", seat=name) for name in game.seat_names),
        minutes=if_any(words, f"{game.key}-minutes"),
        options=tuple(option_card(game, option, words) for option in game.options),
    )


def option_card(game: Game, option: Option, words: Words) -> OptionCard:
    key = f"{game.key}-option-{option.name}"
    return OptionCard(
        name=option.name,
        title=phrase(words, key),
        hint=if_any(words, f"{key}-hint"),
        choices=tuple(Choosable(value, phrase(words, f"{key}-{value}")) for value in option.choices),
        defaults={str(seats): option.default(seats) for seats in game.seats},
    )


@cache
def level_cards(language: str) -> tuple[LevelCard, ...]:
    words = speech(None, language)
    return tuple(LevelCard(key, phrase(words, f"level-{key}"), phrase(words, f"level-{key}-hint")) for key in LEVELS)


def if_any(words: Words, key: str) -> str:
    """What there may be no words for; then nothing."""
    sentence = phrase(words, key)
    return "" if sentence == key else sentence
