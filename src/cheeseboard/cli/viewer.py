"""Looking at records, positions and cards of the box: at one moment, or at the whole story."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.text import Text

from cheeseboard.cli.files import load, load_match, write_text
from cheeseboard.cli.screen import console, draw_scene, print_lines, print_plain, style_of
from cheeseboard.cli.speech import speech
from cheeseboard.cli.story import as_document, outcome_document, sentences
from cheeseboard.core.ending import say_standings, say_winners
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.core.scene import Scene
from cheeseboard.core.state import WATCHER, State
from cheeseboard.core.words import game_name, phrase

ALL: Final = "all"
NOBODY: Final = "nobody"
ANY_SEED: Final = "an empty table"


@dataclass(frozen=True)
class Picture:
    """A moment of a game as seen from somewhere, or a card of its box, which is no moment."""

    game: Game
    scene: Scene
    state: State | None


def look(what: str, move: int | None, seat: str | None) -> Picture:
    """A card of the box, or a moment without what whoever looks may not know."""
    return _find_card(what, move, seat) or _find_moment(what, move, seat)


def _find_card(what: str, move: int | None, seat: str | None) -> Picture | None:
    """race:section-07 is that card of the race."""
    key, _, name = what.partition(":")
    if key not in game_keys() or Path(what).is_file() or name not in find_game(key).content_names():
        return None
    if move is not None or seat is not None:
        raise BadSetup(f"{what} is a card of the box: it looks the same at any move and to everybody.")
    game = find_game(key)
    return Picture(game, game.content_scene(name), None)


def _find_moment(what: str, move: int | None, seat: str | None) -> Picture:
    game, state = _find(what, move)
    if seat is None:
        seat = ALL if state.outcome is not None else NOBODY
    if seat == ALL:
        return Picture(game, game.scene(state, WATCHER), state)
    names = game.seat_names[: state.seats]
    if seat != NOBODY and seat not in names:
        raise BadSetup(f"There is no seat '{seat}'; there are {', '.join(names)}, {NOBODY} and {ALL}.")
    number = WATCHER if seat == NOBODY else names.index(seat)
    view = state.seen_by(number)
    return Picture(game, game.scene(view, number), view)


def _find(what: str, move: int | None) -> tuple[Game, State]:
    key, colon, thing = what.partition(":")
    if key in game_keys() and not Path(what).is_file():
        if move is not None:
            raise BadSetup("A game that is only set up has no moves to choose from.")
        game = find_game(key)
        return game, game.setup(options=_read_thing(game, thing) if colon else None, seed=ANY_SEED)
    found = load(Path(what))
    if isinstance(found, Match):
        return found.game, _at(found, move, what)
    if move is not None:
        raise BadSetup(f"{what} is a position, which has no moves to choose from.")
    return found.game, found.state


def _read_thing(game: Game, thing: str) -> dict[str, str]:
    """layout-b is option layout with the value b; a value may also be one that the game makes out of what is written."""
    for option in game.options:
        value = thing.removeprefix(f"{option.name}-")
        if value == thing:
            continue
        # What is wrong with a file is told when the game is set up with it.
        mistake = None if value in option.choices else game.option_error(option.name, value)
        if mistake is None or game.file_of(option.name, value) is not None:
            return {option.name: value}
    options = [f"{option.name}-{choice}" for option in game.options for choice in option.choices]
    shown = ", ".join([*options, *_ranges(game.content_names())])
    raise BadSetup(f"{game.key} has no '{thing}' to show; it has {shown}.")


def _ranges(names: Iterable[str]) -> Iterator[str]:
    """gate-1, gate-2 and so on as gate-1 to gate-6; how else a card may be called is left out."""
    for _, group in groupby(names, lambda name: name.rpartition("-")[0]):
        first, *others = group
        alike = [name for name in others if len(name) == len(first) and name[-1].isdecimal()]
        yield f"{first} to {alike[-1]}" if alike else first


def _at(match: Match, move: int | None, what: str) -> State:
    if move is not None and move > len(match.played):
        raise BadSetup(f"{what} has {len(match.played)} moves, so there is no move {move}.")
    return match.state_after(len(match.played) if move is None else move)


def print_position(picture: Picture) -> None:
    if picture.state is None:
        raise BadSetup("A card of the box is no position, so it has no JSON.")
    print_plain(json.dumps(picture.game.write_position(picture.state), ensure_ascii=False, indent=2))


def draw(picture: Picture, path: Path, theme: str, language: str, *, tall: bool = False) -> None:
    from cheeseboard.core.svg import draw as draw_svg

    svg = draw_svg(picture.game, picture.scene, theme=theme, language=language, tall=tall)
    if str(path) == "-":
        print_plain(svg)
    else:
        write_text(path, svg)


def print_board(picture: Picture, language: str) -> None:
    screen = console()
    print_lines(screen, draw_scene(picture.game, picture.scene, language))
    screen.print(Text(speech(picture.game, language).say(picture.scene.prompt), "bold"))


# The whole story.


def tell_record(path: Path, until: int | None, language: str, *, as_json: bool) -> None:
    """Replay checks everything before the first word is told."""
    match = load_match(path)
    shown = len(match.played) if until is None else min(until, len(match.played))
    if as_json:
        print_plain(json.dumps(story_document(match, shown, language), ensure_ascii=False, indent=2))
    else:
        tell(match, shown, language)


def story_document(match: Match, shown: int, language: str) -> dict[str, object]:
    words = speech(match.game, language)
    return {
        "game": match.game.key,
        "version": match.game.version,
        "options": match.options,
        "players": dict(zip(match.game.seat_names, match.players, strict=False)),
        "moves": len(match.played),
        "story": [as_document(match, words, number) for number in range(1, shown + 1)],
        "outcome": outcome_document(match.game, match.state.outcome),
    }


def tell(match: Match, shown: int, language: str) -> None:
    game, words, screen = match.game, speech(match.game, language), console()
    outcome = match.state.outcome
    lines = [Text(game_name(game, words), "bold")]
    for number, played in enumerate(match.played[:shown], 1):
        lines.append(Text(f"{number:>4}. {game.seat_names[played.seat]} {played.text}", style_of("label")))
        told = sentences(game, words, [played], open_table=outcome is not None)
        lines += [Text("      ").append_text(line) for line in told]
    print_lines(screen, lines)
    screen.print()
    if shown < len(match.played):
        screen.print(phrase(words, "cli-record-until", moves=shown))
    right = phrase(words, "cli-record-right", moves=len(match.played))
    end = phrase(words, "cli-record-running") if outcome is None else say_winners(game, words, outcome)
    screen.print(Text(f"{right} {end}", "bold"))
    if outcome is not None:
        screen.print(*say_standings(game, words, outcome), sep="\n")
