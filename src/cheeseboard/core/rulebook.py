"""A rulebook as paragraphs that can be found by number or by words."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from cheeseboard.core.game import Game

NUMBER: Final = re.compile(r"^\*\*(\d+\.\d+)\*\*\s*", re.MULTILINE)
CHAPTER: Final = re.compile(r"^## +(.+)$", re.MULTILINE)
TITLE: Final = re.compile(r"^# +(.+)$", re.MULTILINE)
MARKS: Final = re.compile(r"[*_`#]|\[R-\d+\]")


class Paragraph(NamedTuple):
    """A numbered paragraph, in Markdown, with the heading of its chapter."""

    number: str
    chapter: str
    text: str

    @property
    def markdown(self) -> str:
        return f"**{self.number}** {self.text}"

    @property
    def plain(self) -> str:
        """On one line, without marks and drawings."""
        return " ".join(MARKS.sub("", self.text.split("```")[0]).split())


class Rulebook:
    """One language of a game's rules."""

    def __init__(self, text: str) -> None:
        self.text = text
        pieces = re.split(r"(?=^## )", text, flags=re.MULTILINE)
        self.paragraphs = [paragraph for piece in pieces for paragraph in _paragraphs(piece)]
        self.chapters = [match.group(1).strip() for match in CHAPTER.finditer(text)]
        title = TITLE.match(pieces[0])
        self.title = title.group(1).strip() if title else ""
        self.introduction = TITLE.sub("", pieces[0], count=1).strip()

    def find(self, number: str) -> Paragraph | None:
        return next((paragraph for paragraph in self.paragraphs if paragraph.number == number.strip("§. ")), None)

    def chapter(self, number: str) -> list[Paragraph]:
        """All paragraphs of a chapter."""
        return [paragraph for paragraph in self.paragraphs if paragraph.number.split(".")[0] == number.strip("§. ")]

    def search(self, wanted: str) -> list[Paragraph]:
        """The paragraphs in which every one of these words begins a word; those that say them most often first."""
        stems = [word.casefold() for word in wanted.split()]
        counted = [(_count(paragraph, stems), paragraph) for paragraph in self.paragraphs]
        found = [(count, paragraph) for count, paragraph in counted if count]
        return [paragraph for _, paragraph in sorted(found, key=lambda pair: -pair[0])]

    def look_up(self, wanted: str) -> list[Paragraph]:
        """By the number of a paragraph, by that of a chapter, or by words."""
        paragraph = self.find(wanted)
        if paragraph is not None:
            return [paragraph]
        return self.chapter(wanted) or self.search(wanted)


def _paragraphs(chapter: str) -> list[Paragraph]:
    heading = CHAPTER.match(chapter)
    name = heading.group(1).strip() if heading else ""
    parts = NUMBER.split(chapter)
    return [Paragraph(number, name, text.strip()) for number, text in zip(parts[1::2], parts[2::2], strict=True)]


def _count(paragraph: Paragraph, stems: list[str]) -> int:
    """How often the words are said, those of the chapter's heading too; 0 if one of them is not."""
    said = re.findall(r"\w+", f"{paragraph.chapter} {paragraph.text}".casefold())
    counts = [sum(word.startswith(stem) for word in said) for stem in stems]
    return sum(counts) if counts and all(counts) else 0


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """In this language, or in English where there is no other; a game may have none."""
    for path in (game.folder / "rules" / f"{language}.md", game.folder / "rules" / "en.md"):
        if path.is_file():
            return Rulebook(path.read_text(encoding="utf-8"))
    return Rulebook("")
