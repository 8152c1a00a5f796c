"""The games on the shelf, and their rulebooks."""

from __future__ import annotations

import json

from rich.markdown import Markdown
from rich.text import Text

from cheeseboard.cli.screen import console, print_plain, style_of
from cheeseboard.cli.speech import speech
from cheeseboard.core.errors import CheeseboardError
from cheeseboard.core.game import Game, Option
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.core.rulebook import Paragraph, Rulebook, rulebook
from cheeseboard.core.words import game_name, phrase

READABLE_WIDTH = 90


class NothingFound(CheeseboardError):
    """The rulebook has no such paragraph, and says nothing about these words."""


def show_games(language: str, *, as_json: bool) -> None:
    games = [find_game(key) for key in game_keys()]
    if as_json:
        print_plain(json.dumps([game_document(game, language) for game in games], ensure_ascii=False, indent=2))
        return
    screen = console()
    for game in games:
        screen.print(*describe_game(game, language), sep="\n")


def game_document(game: Game, language: str) -> dict[str, object]:
    seats = game.seats[-1]
    return {
        "game": game.key,
        "version": game.version,
        "name": game_name(game, speech(game, language)),
        "seats": list(game.seats),
        "seat_names": list(game.seat_names),
        "options": {
            option.name: {"choices": list(option.choices), "default": option.default(seats)} for option in game.options
        },
    }


def describe_game(game: Game, language: str) -> list[Text]:
    """Its name, what it is, how many play, and the options with their values."""
    words = speech(game, language)
    seats = phrase(words, "player-count", count=game.seats[-1])
    if len(game.seats) > 1:
        seats = f"{game.seats[0]}–{seats}"
    lines = [Text.assemble((game.key, "bold"), "  ", game_name(game, words), "  ", (seats, style_of("label")))]
    if words.has(f"{game.key}-tagline"):
        lines.append(Text("  " + phrase(words, f"{game.key}-tagline")))
    lines += [Text("  --option ").append_text(describe_option(game, option, language)) for option in game.options]
    return lines


def describe_option(game: Game, option: Option, language: str) -> Text:
    words = speech(game, language)
    defaults = {seats: option.default(seats) for seats in game.seats}
    usual = next(iter(defaults.values())) if len(set(defaults.values())) == 1 else None
    line = Text(f"{option.name}=")
    for number, choice in enumerate(option.choices):
        line.append("|" if number else "").append(choice, "bold" if choice == usual else "")
    if words.has(f"{game.key}-option-{option.name}"):
        line.append("  " + phrase(words, f"{game.key}-option-{option.name}"), style_of("label"))
    if usual is None:
        told = ", ".join(f"{seats}: {value}" for seats, value in defaults.items())
        line.append(f" ({told})", style_of("label"))
    return line


# Rulebooks.


def show_rules(key: str, wanted: str, language: str, *, as_json: bool) -> None:
    game = find_game(key)
    book = rulebook(game, language)
    found = look_up(game, book, wanted, language)
    if as_json:
        print_plain(json.dumps([paragraph._asdict() for paragraph in found], ensure_ascii=False, indent=2))
        return
    screen = console()
    text = book.text if not wanted else "\n\n".join(with_chapters(found))
    screen.print(Markdown(text), width=min(screen.width, READABLE_WIDTH))


def look_up(game: Game, book: Rulebook, wanted: str, language: str) -> list[Paragraph]:
    """All paragraphs, or those that are wanted; raises NothingFound."""
    found = book.look_up(wanted) if wanted else book.paragraphs
    if not found:
        raise NothingFound(phrase(speech(game, language), "cli-rules-none", text=wanted))
    return found


def with_chapters(found: list[Paragraph]) -> list[str]:
    """Paragraphs in Markdown, under the heading of each chapter where it changes."""
    lines: list[str] = []
    chapter = None
    for paragraph in found:
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            lines.append(f"## {chapter}")
        lines.append(paragraph.markdown)
    return lines
