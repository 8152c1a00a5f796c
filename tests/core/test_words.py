"""Words: how messages become sentences, and what must be true of every words file in the house."""

from __future__ import annotations

import ast as python
import itertools
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cheeseboard
from cheeseboard.core.errors import BadContent
from cheeseboard.core.message import Argument, Message
from cheeseboard.core.words import ENGLISH, FOLDER, LANGUAGES, Words, language_from, words_for

PACKAGE = Path(cheeseboard.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.glob("**/words/en.ftl"))
GAMES = [folder.parent for folder in FOLDERS if folder != FOLDER]
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100)
PREFIXES = {"table": ("page-", "problem-", "name-")}
PLURALS = {"zero", "one", "two", "few", "many"}

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# Reading words files.


@cache
def read(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a folder's file."""
    body = read(folder / f"{language}.ftl").body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Blanks(Visitor):
    """What may stand in the blanks of a message, and in those of the messages it refers to."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.values: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.known[node.id.name])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        family, member = node.arguments.positional
        assert node.id.name == "NAME"
        assert isinstance(family, ast.StringLiteral)
        assert isinstance(member, ast.VariableReference)
        self.values.setdefault(member.id.name, set()).update(self.members(family.value))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant_key(variant) for variant in node.variants]
            values = self.values.setdefault(node.selector.id.name, set())
            values.update(NUMBERS if is_number(keys) else keys)
        self.generic_visit(node)

    def members(self, family: str) -> Iterator[str]:
        """The words that NAME finds: a key that is the family's name and one more part is one of them."""
        names = (key.removeprefix(f"{family}-") for key in self.known if key.startswith(f"{family}-"))
        return (name for name in names if "-" not in name)


def blanks_of(message: ast.Message, known: dict[str, ast.Message]) -> dict[str, set[str | int]]:
    found = Blanks(known)
    found.visit(message)
    return found.values


def variant_key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def is_number(keys: list[str]) -> bool:
    return any(key in PLURALS or key.isdigit() for key in keys)


def all_messages(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a folder, and of the core."""
    return messages(FOLDER, language) | messages(folder, language)


@cache
def blanks_in(folder: Path, language: str) -> dict[str, dict[str, set[str | int]]]:
    """The blanks of every message of a folder."""
    known = all_messages(folder, language)
    return {key: blanks_of(message, known) for key, message in messages(folder, language).items()}


@cache
def words_of(folder: Path, language: str) -> Words:
    return Words(language, (FOLDER,) if folder == FOLDER else (FOLDER, folder))


def selects(folder: Path, language: str) -> Iterator[tuple[str, list[str]]]:
    """The keys of every choice that a message makes."""
    for key, message in messages(folder, language).items():
        found = Selects()
        found.visit(message)
        yield from ((key, keys) for keys in found.keys)


class Selects(Visitor):
    def __init__(self) -> None:
        self.keys: list[list[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.keys.append([variant_key(variant) for variant in node.variants])
        self.generic_visit(node)


# What must be true of every words file.


@every_folder
def test_a_folder_of_words_has_a_file_for_every_language(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{language}.ftl" for language in LANGUAGES)


@every_language
@every_folder
def test_every_line_of_a_words_file_can_be_read_and_no_key_stands_twice(folder: Path, language: str) -> None:
    body = read(folder / f"{language}.ftl").body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert sum(isinstance(entry, ast.Message) for entry in body) == len(messages(folder, language))


@every_language
@every_folder
def test_all_languages_have_the_same_keys_in_the_same_order(folder: Path, language: str) -> None:
    assert list(messages(folder, language)) == list(messages(folder, ENGLISH))


@every_language
@every_folder
def test_all_languages_have_the_same_blanks_in_every_message(folder: Path, language: str) -> None:
    def names(of: str) -> dict[str, set[str]]:
        return {key: set(blanks) for key, blanks in blanks_in(folder, of).items()}

    assert names(language) == names(ENGLISH)


@every_language
@every_folder
def test_every_message_can_be_said_whatever_stands_in_its_blanks(folder: Path, language: str) -> None:
    words = words_of(folder, language)
    for key, blanks in blanks_in(folder, language).items():
        values = {
            name: set().union(*(blanks_in(folder, other)[key][name] for other in LANGUAGES)) or {"b4", 7}
            for name in blanks
        }
        for chosen in itertools.product(*(sorted(values[name], key=str) for name in values)):
            sentence = words.say_strictly(Message(key, dict(zip(values, chosen, strict=True))))
            assert sentence == " ".join(sentence.split()), key
            assert sentence, key
            assert not set(sentence) & set("{}$"), key


@every_language
@every_folder
def test_a_choice_by_number_has_exactly_the_plural_forms_of_its_language(folder: Path, language: str) -> None:
    forms = ["one", "other"] if language == ENGLISH else ["one", "few", "many"]
    for key, keys in selects(folder, language):
        if PLURALS.intersection(keys):
            assert [form for form in keys if not form.isdigit()] == forms, key


@every_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_keys_of_a_room_begin_with_its_name_and_the_keys_of_the_core_do_not(game: Path, language: str) -> None:
    own = PREFIXES.get(game.name, (f"{game.name}-",))
    assert [key for key in messages(game / "words", language) if not key.startswith(own)] == []
    assert [key for key in messages(FOLDER, language) if key.startswith(own)] == []


def told_keys(source: Path) -> Iterator[str]:
    """The keys that a source writes out where it says something, refuses something or tells an event."""
    places = {"Message": 0, "tell": 1, "phrase": 1}
    places |= dict.fromkeys(("NotUnderstood", "NotIdentified", "NotAllowed", "NoSuchThing", "Stale", "TooLarge"), 0)
    for node in python.walk(python.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call):
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
            place = places.get(str(name))
            if place is not None and len(node.args) > place:
                key = node.args[place]
                if isinstance(key, python.Constant) and isinstance(key.value, str):
                    yield key.value


def test_every_key_that_a_source_writes_out_has_words() -> None:
    missing = []
    for source in PACKAGE.rglob("*.py"):
        game = next((game for game in GAMES if game in source.parents), None)
        known = words_of(FOLDER if game is None else game / "words", ENGLISH)
        missing += [f"{source.name}: {key}" for key in told_keys(source) if key and not known.has(key)]
    assert missing == []


# Saying a message.


HOUSE = """
seat-red = Red
cat = The { $colour } cat
cats =
    { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
met = { $who } met { $whom }.
only-english = Only here
wears = The cat wears { NAME("hat", $hat, form: "indefinite") }.
hat-bowler = bowler
    .indefinite = a bowler
hat-nameless =
    .indefinite = a hat
"""

DIM = """
cat = { $colour } кіт
met = { $whom } зустріли { $who }.
wears = Кіт вдягає { NAME("hat", $hat, form: "accusative") }.
broken = { $colour
hat-bowler = казанок
"""


@pytest.fixture
def english(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(HOUSE, encoding="utf-8")
    return Words("en", (tmp_path,))


@pytest.fixture
def ukrainian(tmp_path: Path, english: Words) -> Words:
    (tmp_path / "uk.ftl").write_text(DIM, encoding="utf-8")
    return Words("uk", (tmp_path,), english)


def test_blanks_are_filled_without_any_marks_around_them(english: Words) -> None:
    assert english.say(Message("cat", {"colour": "red"})) == "The red cat"


def test_a_number_chooses_the_plural_form(english: Words) -> None:
    assert [english.say(Message("cats", {"count": count})) for count in (0, 1, 2)] == ["0 cats", "1 cat", "2 cats"]


def test_a_message_in_a_blank_is_said_first(english: Words) -> None:
    arguments: dict[str, Argument] = {"who": Message("cat", {"colour": "red"}), "whom": "nobody"}
    assert english.say(Message("met", arguments)) == "The red cat met nobody."


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Shared victory: Red, Green and Blue."),
        ("uk", "Спільна перемога: червоні, зелені і сині."),
        ("pl", "Wspólna wygrana: czerwoni, zieloni i niebiescy."),
        ("ru", "Общая победа: красные, зелёные и синие."),
    ],
)
def test_several_messages_in_a_blank_become_a_list_as_the_language_makes_them(language: str, sentence: str) -> None:
    seats = tuple(Message("seat-in-list", {"seat": seat}) for seat in ("red", "green", "blue"))
    assert words_for(None, language).say_strictly(Message("winners", {"seats": seats})) == sentence


def test_NAME_finds_the_form_of_a_word_by_the_value_of_a_blank(english: Words) -> None:  # noqa: N802
    assert english.say_strictly(Message("wears", {"hat": "bowler"})) == "The cat wears a bowler."


def test_what_a_language_lacks_is_said_in_english(ukrainian: Words) -> None:
    assert ukrainian.say(Message("only-english")) == "Only here"
    assert ukrainian.say(Message("cats", {"count": 2})) == "2 cats"


def test_what_a_language_cannot_say_is_said_in_english(ukrainian: Words) -> None:
    assert ukrainian.say(Message("wears", {"hat": "bowler"})) == "The cat wears a bowler."


def test_a_sentence_keeps_its_language_when_only_a_message_in_it_is_lacking(ukrainian: Words) -> None:
    arguments: dict[str, Argument] = {"who": Message("only-english"), "whom": "Рудий"}
    assert ukrainian.say(Message("met", arguments)) == "Рудий зустріли Only here."


@pytest.mark.parametrize(
    "message",
    [
        Message("no-such-key"),
        Message("broken"),
        Message("cat"),
        Message("wears", {"hat": "crown"}),
        Message("hat-nameless"),
        Message("", {"": ""}),
    ],
    ids=repr,
)
def test_what_no_language_can_say_is_said_as_its_bare_key(ukrainian: Words, message: Message) -> None:
    assert ukrainian.say(message) == message.key
    with pytest.raises(BadContent, match=f"'{message.key}'"):
        ukrainian.say_strictly(message)


def test_strictly_nothing_is_said_in_another_language(ukrainian: Words) -> None:
    with pytest.raises(BadContent, match=r"words/uk\.ftl: there are no words for 'only-english'"):
        ukrainian.say_strictly(Message("only-english"))
    with pytest.raises(BadContent, match="only-english"):
        ukrainian.say_strictly(Message("met", {"who": Message("only-english"), "whom": "Рудий"}))


def test_a_language_has_only_its_own_words(english: Words, ukrainian: Words) -> None:
    assert english.has("only-english")
    assert not ukrainian.has("only-english")
    assert not english.has("hat-nameless")
    assert ukrainian.keys() == {"cat", "met", "wears", "hat-bowler"}


def test_a_message_without_a_key_says_nothing() -> None:
    assert words_for(None, "uk").say(Message("")) == ""


def test_the_words_for_a_game_are_read_once() -> None:
    assert words_for(None, "pl") is words_for(None, "pl")


def test_a_language_that_we_do_not_speak_is_taken_as_english() -> None:
    assert words_for(None, "../secret") is words_for(None, "en")


@every_language
def test_every_language_knows_what_it_is_called(language: str) -> None:
    names = {"en": "English", "uk": "Українська", "pl": "Polski", "ru": "Русский"}
    assert words_for(None, language).say_strictly(Message("language-name")) == names[language]


@pytest.mark.parametrize("language, letters", [("en", "RYGB"), ("uk", "ЧЖЗС"), ("pl", "CŻZN"), ("ru", "КЖЗС")])
def test_every_seat_has_a_letter_of_its_own(language: str, letters: str) -> None:
    words = words_for(None, language)
    seats = ("red", "yellow", "green", "blue")
    assert "".join(words.say_strictly(Message(f"seat-{seat}-letter")) for seat in seats) == letters


POINTS = [
    ("en", {0: "points", 1: "point", 2: "points", 5: "points", 11: "points", 21: "points", 22: "points", 25: "points"}),
    ("uk", {0: "очок", 1: "очко", 2: "очки", 4: "очки", 5: "очок", 11: "очок", 21: "очко", 22: "очки", 25: "очок"}),
    ("pl", {0: "punktów", 1: "punkt", 2: "punkty", 5: "punktów", 11: "punktów", 21: "punktów", 22: "punkty"}),
    ("ru", {0: "очков", 1: "очко", 2: "очка", 4: "очка", 5: "очков", 11: "очков", 21: "очко", 22: "очка", 25: "очков"}),
]


@pytest.mark.parametrize(
    "language, points, word", [(language, points, word) for language, forms in POINTS for points, word in forms.items()]
)
def test_points_are_counted_as_the_language_counts(language: str, points: int, word: str) -> None:
    assert words_for(None, language).say_strictly(Message("points", {"points": points})) == f"{points} {word}"


@pytest.mark.parametrize(
    "language, places",
    [
        ("en", ["1st place", "2nd place", "3rd place", "4th place"]),
        ("uk", ["1-ше місце", "2-ге місце", "3-тє місце", "4-те місце"]),
        ("pl", ["1. miejsce", "2. miejsce", "3. miejsce", "4. miejsce"]),
        ("ru", ["1-е место", "2-е место", "3-е место", "4-е место"]),
    ],
)
def test_places_are_written_as_the_language_writes_them(language: str, places: list[str]) -> None:
    words = words_for(None, language)
    assert [words.say_strictly(Message("place", {"place": place})) for place in (1, 2, 3, 4)] == places


# Choosing a language.


@pytest.mark.parametrize(
    "preferred, environment, chosen",
    [
        ("pl", {}, "pl"),
        ("uk-UA", {"LANG": "pl_PL.UTF-8"}, "uk"),
        ("RU", {}, "ru"),
        ("de", {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANGUAGE": "de:uk:pl", "LC_ALL": "ru_RU.UTF-8"}, "uk"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "pl_PL.UTF-8"}, "ru"),
        (None, {"LC_MESSAGES": "ru_RU", "LANG": "pl_PL.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA@hryvnia"}, "uk"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_asked_for_goes_before_the_environment_and_english_comes_last(
    monkeypatch: pytest.MonkeyPatch, preferred: str | None, environment: dict[str, str], chosen: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_from(preferred) == chosen


def test_importing_cheeseboard_does_not_load_fluent() -> None:
    program = (
        "import sys, cheeseboard; sys.exit(bool({'fluent', 'babel', 'cheeseboard.core.words'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
