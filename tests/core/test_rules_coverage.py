"""make rules: every paragraph of every rulebook and every ruling is named by a test, in all four languages alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.rules_coverage import find_marks, find_rulebooks, problems

RULEBOOK = "# A game\n\n## 1 Start\n\n**1.1** Begin.\n\n**1.2** Go on [R-2], then [R-1, R-3].\n\n## 2 End\n\n**2.1** Stop [R-2].\n"
TESTS = """
import pytest

pytestmark = [pytest.mark.rule("game 1.1")]


@pytest.mark.rule("game 1.2", "game R-1")
@pytest.mark.parametrize("number", [1])
def test_one(number): ...


class TestTwo:
    @pytest.mark.parametrize("number", [pytest.param(1, marks=pytest.mark.rule("game R-2"))])
    def test_two(self, number): ...

    @pytest.mark.rule("game 2.1")
    async def test_three(self): ...


@pytest.mark.rule("game R-3")
def test_four(): ...


@pytest.mark.rule("game 9.9")
def no_test(): ...
"""


def test_nothing_is_missing() -> None:
    assert problems() == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    rules = tmp_path / "src" / "cheeseboard" / "games" / "game" / "rules"
    rules.mkdir(parents=True)
    for language in ("en", "uk", "pl", "ru"):
        (rules / f"{language}.md").write_text(RULEBOOK, "utf-8")
    (tmp_path / "tests" / "game").mkdir(parents=True)
    (tmp_path / "tests" / "game" / "test_rules.py").write_text(TESTS, "utf-8")
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_paragraphs_and_rulings_are_read_in_order(house: Path) -> None:
    assert find_rulebooks(house)["game"][0].names == [
        f"game {rule}" for rule in ("1.1", "1.2", "2.1", "R-1", "R-2", "R-3")
    ]


def test_marks_are_found_on_functions_methods_parameters_and_files(house: Path) -> None:
    here = "tests/game/test_rules.py"
    assert {(mark.rule, mark.test) for mark in find_marks(house)} == {
        ("game 1.1", here),
        ("game 1.2", f"{here}::test_one"),
        ("game R-1", f"{here}::test_one"),
        ("game R-2", f"{here}::TestTwo::test_two"),
        ("game 2.1", f"{here}::TestTwo::test_three"),
        ("game R-3", f"{here}::test_four"),
    }
    assert problems(house) == []


def test_what_no_test_names_is_told(house: Path) -> None:
    change(house / "tests" / "game" / "test_rules.py", '"game 1.2", "game R-1"', '"game 1.1"')
    assert problems(house) == ["game: no test names 1.2, R-1."]


@pytest.mark.parametrize("name", ["game 1.3", "game R-4", "chess 1.1", "1.1"])
def test_a_test_that_names_what_no_rulebook_has_is_told(house: Path, name: str) -> None:
    change(house / "tests" / "game" / "test_rules.py", '"game 1.2"', f'"game 1.2", "{name}"')
    assert problems(house) == [f"tests/game/test_rules.py::test_one names '{name}', which no rulebook has."]


def test_another_language_with_other_numbers_or_rulings_is_told(house: Path) -> None:
    rules = house / "src" / "cheeseboard" / "games" / "game" / "rules"
    change(rules / "uk.md", "**2.1**", "**2.2**")
    change(rules / "pl.md", "[R-1, R-3]", "[R-3]")
    (rules / "ru.md").unlink()
    assert problems(house) == [
        "game: there is no rules/ru.md.",
        "game: uk.md has the paragraphs 1.1, 1.2, 2.2; English has 1.1, 1.2, 2.1.",
        "game: in pl.md, 1.2 has the rulings R-2, R-3; in English R-2, R-1, R-3.",
    ]
