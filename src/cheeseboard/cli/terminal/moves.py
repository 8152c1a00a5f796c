"""The legal moves as a numbered list, and what a person may type to pick one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from cheeseboard.cli.screen import style_of
from cheeseboard.core.game import Game
from cheeseboard.core.state import State


@dataclass(frozen=True)
class Choice:
    """A legal move, how it is written, and its number in the list."""

    number: int
    move: int
    text: str

    @property
    def verb(self) -> str:
        return self.text.split()[0]

    @property
    def rest(self) -> str:
        return " ".join(self.text.split()[1:])


def list_choices(game: Game, view: State, seat: int) -> list[Choice]:
    """All legal moves, those with the same first word together, those of a single word last."""
    moves = [int(move) for move in view.moves(seat)]
    texts = {move: game.write_move(view, move) for move in moves}
    verbs = list(dict.fromkeys(texts[move].split()[0] for move in moves))
    # Sorting keeps the order in which the rules list them.
    moves.sort(key=lambda move: (" " not in texts[move], verbs.index(texts[move].split()[0])))
    return [Choice(number, move, texts[move]) for number, move in enumerate(moves, 1)]


def find_choices(choices: list[Choice], typed: str) -> list[Choice]:
    """The moves that this may mean: one by its number or written form, or all whose words begin with the words typed."""
    if typed.isascii() and typed.isdecimal():
        return [choice for choice in choices if choice.number == int(typed[:9])]
    words = typed.casefold().split()
    exact = [choice for choice in choices if choice.text.casefold().split() == words]
    return exact or [choice for choice in choices if _begins(choice.text.casefold().split(), words)]


def _begins(words: list[str], typed: list[str]) -> bool:
    if not typed or len(typed) > len(words):
        return False
    return all(word.startswith(start) for word, start in zip(words, typed, strict=False))


def spell_out(choices: list[Choice], typed: str) -> str:
    """With the first word written out, if it can only be the beginning of one."""
    word, _, rest = typed.partition(" ")
    verbs = {choice.verb for choice in choices if choice.verb.casefold().startswith(word.casefold())}
    return f"{verbs.pop()} {rest}" if len(verbs) == 1 else typed


def draw_choices(choices: Sequence[Choice], width: int) -> list[Text]:
    """One paragraph for each first word, its moves in columns."""
    by_verb: dict[str, list[Choice]] = {}
    for choice in choices:
        by_verb.setdefault(choice.verb if choice.rest else "", []).append(choice)
    margin = max((len(verb) for verb in by_verb), default=0) + 1
    lines: list[Text] = []
    for verb, group in by_verb.items():
        for row in _rows(group, width - margin):
            lines.append(Text.assemble((verb.ljust(margin), "bold"), row))
            verb = ""
    return lines


def _rows(group: list[Choice], width: int) -> Iterator[Text]:
    digits = max(len(str(choice.number)) for choice in group)
    letters = max(len(choice.rest or choice.text) for choice in group)
    column = digits + 1 + letters + 2
    each = max(1, (width + 2) // column)
    for first in range(0, len(group), each):
        row = Text()
        for choice in group[first : first + each]:
            row.append(str(choice.number).rjust(digits), style_of("label"))
            row.append(" " + (choice.rest or choice.text).ljust(letters + 2))
        row.rstrip()
        yield row
