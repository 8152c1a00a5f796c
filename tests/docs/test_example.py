"""The sample game of the how-to is a package of its own, is found when it is installed, and keeps all promises."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.running import surroundings

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "crumbs"
PAGE = ROOT / "docs" / "how-to" / "build-a-game.md"


@pytest.fixture(scope="module")
def crumbs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package is installed, with nothing but what is here already."""
    folder = tmp_path_factory.mktemp("crumbs")
    source, installed = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    alone = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check"]
    run(folder, "-m", "pip", "install", *alone, "--target", str(installed), str(source))
    return folder


def run(folder: Path, *arguments: str) -> str:
    """What Python prints with the installed package on its path."""
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=surroundings(folder / "installed"),
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_the_game_is_found_like_those_of_the_house(crumbs: Path) -> None:
    code = "from cheeseboard import find_game, game_keys; print(find_game('crumbs').folder, *game_keys())"
    folder, *keys = run(crumbs, "-c", code).split()
    assert Path(folder) == crumbs / "installed" / "crumbs"
    assert {"castle", "crumbs"} <= set(keys)


def test_the_game_keeps_every_promise(crumbs: Path) -> None:
    assert re.search(
        r"\d+ passed", run(crumbs, "-m", "pytest", "-q", "-p", "no:cacheprovider", "source/test_crumbs.py")
    )


def test_the_game_can_be_played_on_the_command_line(crumbs: Path) -> None:
    told = run(
        crumbs, "-m", "cheeseboard", "play", "crumbs", "--seats", "random,nibbler", "--seed", "1", "--speed", "0"
    )
    assert "runs home" in told


def test_the_page_shows_every_file_of_the_game_but_translations() -> None:
    shown = set(re.findall(r"<!-- made: code (.+?) -->", PAGE.read_text("utf-8")))
    files = {path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    translations = {path for path in files if path.stem in {"uk", "pl", "ru"}}
    assert {(ROOT / path).resolve() for path in shown} == files - translations


def test_the_rules_are_some_sixty_lines() -> None:
    """As the page says: state and steps without imports, docstrings and empty lines."""
    assert 55 <= sum(lines_of_code(EXAMPLE / "crumbs" / name) for name in ("state.py", "steps.py")) <= 69


def lines_of_code(file: Path) -> int:
    lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    return sum(bool(line) and not line.startswith(("from ", "import ", '"""', "#")) for line in lines)
