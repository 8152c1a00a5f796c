"""What pages are put together from, the same for everybody: art, words, rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from markdown_it import MarkdownIt

from cheeseboard.core.art import SVG as SVG_NAMESPACE, read_art
from cheeseboard.core.game import Game
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.core.rulebook import Rulebook, rulebook
from cheeseboard.core.words import ENGLISH, LANGUAGES
from cheeseboard.table import wire
from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.web.assets import JSON, SVG, Asset
from cheeseboard.table.web.page_words import page_words


def known_game(key: str) -> Game:
    if key not in game_keys():
        raise NoSuchThing("problem-unknown-game", game=key[:40])
    return find_game(key)


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise NoSuchThing("problem-unknown-language")
    return language


@cache
def art_of(game: Game) -> Asset:
    """All symbols of a game, without what was noted down for whoever draws them."""
    symbols = "\n".join(read_art(game.folder).parts.values())
    return Asset(f'<svg xmlns="{SVG_NAMESPACE}">\n{symbols}\n</svg>\n'.encode(), SVG)


@cache
def words_in(language: str) -> Asset:
    return Asset(msgspec.json.encode(page_words(language)), JSON)


# Rulebooks. Their Markdown is ours; still no HTML in it is let through.

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def render(text: str) -> str:
    return str(_MARKDOWN.render(text))


@cache
def rulebook_of(game: Game, language: str) -> Asset:
    return Asset(msgspec.json.encode(as_document(game, language)), JSON)


def as_document(game: Game, language: str) -> wire.Rulebook:
    book = rulebook(game, language)
    written = language if (game.folder / "rules" / f"{language}.md").is_file() else ENGLISH
    return wire.Rulebook(
        game=game.key,
        language=written,
        title=book.title,
        introduction=render(book.introduction),
        chapters=tuple(_chapter(book, heading) for heading in book.chapters),
    )


def _chapter(book: Rulebook, heading: str) -> wire.Chapter:
    number, _, title = heading.partition(" ")
    paragraphs = (paragraph for paragraph in book.paragraphs if paragraph.chapter == heading)
    return wire.Chapter(
        number=number,
        title=title,
        paragraphs=tuple(wire.Paragraph(paragraph.number, render(paragraph.text)) for paragraph in paragraphs),
    )
