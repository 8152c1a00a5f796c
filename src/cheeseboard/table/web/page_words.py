"""The words of the pages as the browser takes them: {key: "text with {blank}" or {plural form: text}}."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

from cheeseboard.core.errors import BadContent
from cheeseboard.core.words import LANGUAGES
from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.speech import OWN_FOLDER

PREFIX: Final = "page-"
COUNT: Final = "count"

Sentence: TypeAlias = "str | dict[str, str]"


@cache
def page_words(language: str) -> dict[str, Sentence]:
    """All sentences of the pages in one of our languages."""
    if language not in LANGUAGES:
        raise NoSuchThing("problem-unknown-language")
    resource = FluentParser().parse((OWN_FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    return {key: PageSentence(language, key, messages).written() for key in messages if key.startswith(PREFIX)}


class PageSentence:
    """A message of Fluent, of which the browser understands blanks and one choice by the plural of a count."""

    def __init__(self, language: str, key: str, messages: dict[str, ast.Message]) -> None:
        self.language = language
        self.key = key
        self.messages = messages

    def written(self) -> Sentence:
        pattern = self.messages[self.key].value
        if pattern is None:
            raise self.wrong("it has no text")
        return self.write(pattern)

    def write(self, pattern: ast.Pattern) -> Sentence:
        """Text around a choice belongs to every form of it."""
        written: Sentence = ""
        for element in pattern.elements:
            piece = element.value if isinstance(element, ast.TextElement) else self.place(element.expression)
            written = self.join(written, piece)
        return written

    def place(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Sentence:
        if isinstance(expression, ast.VariableReference):
            return f"{{{expression.id.name}}}"
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.SelectExpression):
            return self.choose(expression)
        raise self.wrong("it may have blanks and one choice by number, and nothing else")

    def choose(self, expression: ast.SelectExpression) -> dict[str, str]:
        if not isinstance(expression.selector, ast.VariableReference) or expression.selector.id.name != COUNT:
            raise self.wrong(f"what it chooses by has to be ${COUNT}")
        forms: dict[str, str] = {}
        for variant in expression.variants:
            text = self.write(variant.value)
            if not isinstance(variant.key, ast.Identifier) or isinstance(text, dict):
                raise self.wrong("the forms of a choice are plurals with text")
            forms[variant.key.name] = text
        return forms

    def join(self, first: Sentence, second: Sentence) -> Sentence:
        if isinstance(first, str):
            return first + second if isinstance(second, str) else {form: first + text for form, text in second.items()}
        if isinstance(second, str):
            return {form: text + second for form, text in first.items()}
        raise self.wrong("there is more than one choice in it")

    def wrong(self, reason: str) -> BadContent:
        return BadContent(f"table/words/{self.language}.ftl", 0, f"the browser cannot say '{self.key}': {reason}.")
