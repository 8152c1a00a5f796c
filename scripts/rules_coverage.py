"""Which paragraphs of the rulebooks and which rulings no test names.

A test names what it is about with `@pytest.mark.rule("castle 6.7", "castle R-7")`: the game's folder, then a paragraph or a
ruling. The marks are read from the sources of the tests; nothing is run. Paragraphs are numbered in bold (**6.7**) in
rules/en.md of every game, rulings stand there in square brackets ([R-7]); the other languages must have the same.

Exit code 1: a paragraph or ruling that no test names, a test that names one that does not exist, or a language that differs.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "uk", "pl", "ru")


@dataclass(frozen=True)
class Rulebook:
    """One language of one game: its rulings by paragraph, in the order they stand."""

    game: str
    file: Path
    rulings: dict[str, tuple[str, ...]]

    @property
    def names(self) -> list[str]:
        """Every paragraph, then every ruling, with the game before it."""
        rulings = {ruling for found in self.rulings.values() for ruling in found}
        numbered = sorted(rulings, key=lambda ruling: int(ruling.removeprefix("R-")))
        return [f"{self.game} {name}" for name in (*self.rulings, *numbered)]


@dataclass(frozen=True)
class Mark:
    """A rule named by a test."""

    rule: str
    test: str


def read_rulebook(game: str, file: Path) -> Rulebook:
    rulings: dict[str, tuple[str, ...]] = {}
    paragraphs = re.split(r"^\*\*(\d+\.\d+)\*\*", file.read_text("utf-8"), flags=re.MULTILINE)
    for number, text in zip(paragraphs[1::2], paragraphs[2::2], strict=True):
        tags = re.findall(r"\[(R-\d+(?:, R-\d+)*)\]", text)
        rulings[number] = tuple(ruling for tag in tags for ruling in tag.split(", "))
    return Rulebook(game, file, rulings)


def find_rulebooks(root: Path) -> dict[str, list[Rulebook]]:
    """All languages of every game that has a rulebook, English first."""
    found: dict[str, list[Rulebook]] = {}
    for english in sorted((root / "src" / "cheeseboard" / "games").glob("*/rules/en.md")):
        game = english.parent.parent.name
        files = [english.with_name(f"{language}.md") for language in LANGUAGES]
        found[game] = [read_rulebook(game, file) for file in files if file.exists()]
    return found


def find_marks(root: Path) -> list[Mark]:
    """Every rule that a test names, file by file."""
    found: list[Mark] = []
    for file in sorted((root / "tests").rglob("test_*.py")):
        where = file.relative_to(root).as_posix()
        found += [Mark(rule, f"{where}{test}") for rule, test in marks_in(ast.parse(file.read_text("utf-8")), "")]
    return found


def marks_in(body: ast.Module | ast.ClassDef, inside: str) -> Iterator[tuple[str, str]]:
    """The rules named by the tests of a file or class, each with the name of its test."""
    for node in body.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from ((rule, f"{inside}::{node.name}") for rule in rules_named(*node.decorator_list))
            yield from marks_in(node, f"{inside}::{node.name}")
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
            yield from ((rule, f"{inside}::{node.name}") for rule in rules_named(*node.decorator_list))
        elif isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield from ((rule, inside) for rule in rules_named(node.value))


def rules_named(*expressions: ast.expr) -> Iterator[str]:
    """The arguments of pytest.mark.rule(...) in these decorators, also inside pytest.param(..., marks=...)."""
    for expression in expressions:
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (getattr(argument, "value", ast.unparse(argument)) for argument in node.args)


def differences(books: list[Rulebook]) -> Iterator[str]:
    """Where another language has other numbers or tags than English."""
    english, *others = books
    missing = set(LANGUAGES) - {book.file.stem for book in books}
    yield from (f"{english.game}: there is no rules/{language}.md." for language in sorted(missing))
    for book in others:
        if list(book.rulings) != list(english.rulings):
            has, needs = (", ".join(rulebook.rulings) for rulebook in (book, english))
            yield f"{book.game}: {book.file.name} has the paragraphs {has}; English has {needs}."
            continue
        for number, rulings in book.rulings.items():
            if sorted(rulings) != sorted(english.rulings[number]):
                has, needs = (", ".join(tags) or "none" for tags in (rulings, english.rulings[number]))
                yield f"{book.game}: in {book.file.name}, {number} has the rulings {has}; in English {needs}."


def problems(root: Path = ROOT) -> list[str]:
    """A sentence for everything that is missing, wrong or different."""
    rulebooks, marks = find_rulebooks(root), find_marks(root)
    found: list[str] = []
    for game, books in rulebooks.items():
        named = {mark.rule for mark in marks}
        missing = [rule.removeprefix(f"{game} ") for rule in books[0].names if rule not in named]
        if missing:
            found.append(f"{game}: no test names {', '.join(missing)}.")
        found.extend(differences(books))
    known = {rule for books in rulebooks.values() for rule in books[0].names}
    # The toy games of the tests have rulebooks too; what names their rules is theirs to say.
    toys = {file.parent.parent.name for file in (root / "tests").glob("*/rules/en.md")}
    unknown = [mark for mark in marks if mark.rule not in known and mark.rule.split(" ")[0] not in toys]
    return found + [f"{mark.test} names '{mark.rule}', which no rulebook has." for mark in unknown]


def main() -> int:
    parser = argparse.ArgumentParser(description="Which paragraphs of the rulebooks and which rulings no test names.")
    parser.add_argument("--list", action="store_true", help="print which tests name each paragraph and ruling")
    arguments = parser.parse_args()
    rulebooks, marks = find_rulebooks(ROOT), find_marks(ROOT)
    for game, books in rulebooks.items():
        tests = {mark.test for mark in marks if mark.rule.startswith(f"{game} ")}
        rulings = sum(" R-" in name for name in books[0].names)
        print(f"{game}: {len(books[0].rulings)} paragraphs and {rulings} rulings; {len(tests)} tests name them.")
        if arguments.list:
            for rule in books[0].names:
                print(f"  {rule}", *sorted({mark.test for mark in marks if mark.rule == rule}), sep="\n      ")
    found = problems()
    print(*found or ["Every paragraph and every ruling is named by a test."], sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
