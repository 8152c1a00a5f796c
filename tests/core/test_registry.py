"""The shelf: games are found by entry points, also those of other packages."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.core import CheeseboardError, UnknownGame
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.core.registry import find_game, game_keys
from cheeseboard.games.castle import CASTLE


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, as if packages were installed there."""
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    importlib.invalidate_caches()
    find_game.cache_clear()
    game_keys.cache_clear()


def install(shelf: Path, name: str, *lines: str) -> None:
    """What pip leaves behind of a package that offers games."""
    folder = shelf / f"{name}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (folder / "entry_points.txt").write_text("\n".join(["[cheeseboard.games]", *lines]) + "\n", "utf-8")
    forget()


@pytest.mark.usefixtures("shelf")
def test_the_castle_stands_on_the_shelf() -> None:
    assert "castle" in game_keys()
    assert find_game("castle") is CASTLE
    assert list(game_keys()) == sorted(game_keys())


def test_a_game_of_another_package_is_found_without_touching_ours(shelf: Path) -> None:
    (shelf / "a_guest_game.py").write_text("from tests.core.tiny import TINY as GUEST\n", "utf-8")
    install(shelf, "a-guest-game", "tiny = a_guest_game:GUEST")
    assert {"castle", "tiny"} <= set(game_keys())
    game = find_game("tiny")
    assert game.key == "tiny"
    match = Match(game, seed="guest")
    for text in ("add", "roll", "stop"):
        match.play_text(0, text)
    record = write_record(match)
    assert write_record(replay(read_record(record))) == record


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("key", ["chess", "", "Castle", "castle ", "castle:CASTLE", "../castle", "\0"])
def test_an_unknown_game_is_told_with_those_there_are(key: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is .*castle"):
        find_game(key)


@pytest.mark.parametrize(
    "line",
    [
        "tiny = cheeseboard.games.castle:CASTLE",
        "tiny = cheeseboard.core:State",
        "tiny = no_such_module_anywhere:GAME",
        "tiny = cheeseboard.core:NO_SUCH_NAME",
        "tiny = broken_guest_game:GAME",
    ],
)
def test_a_package_that_does_not_keep_its_promise_is_told_by_name(shelf: Path, line: str) -> None:
    (shelf / "broken_guest_game.py").write_text("raise RuntimeError('broken')\n", "utf-8")
    install(shelf, "a-guest-game", line)
    with pytest.raises(CheeseboardError, match="tiny"):
        find_game("tiny")
    assert find_game("castle") is CASTLE
