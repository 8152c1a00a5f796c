"""The front door: help, versions, exit codes, and one sentence instead of a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
import typer

from cheeseboard import COMPILED, __version__
from cheeseboard.cli import door, server
from cheeseboard.cli.app import app
from cheeseboard.cli.arguments import Tongue
from cheeseboard.cli.door import TRACEBACK_WANTED
from cheeseboard.core.words import LANGUAGES
from tests.cli.running import refused, run

COMMANDS = ("serve", "games", "play", "simulate", "ladder", "analyse", "show", "replay", "bench", "rules")


def test_the_commands_are_these() -> None:
    assert set(typer.main.get_command(app).commands) == set(COMMANDS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert f"cheeseboard {command}" in said.out.split("Example")[1]


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr(server, "run", lambda **arguments: asked.append(arguments))
    assert run() == (0, "", "")
    assert [(one["open_browser"], one["host"], one["workers"], one["limits"]) for one in asked] == [
        (True, None, 1, 1.0)
    ]


def test_the_version_tells_whether_the_rules_are_compiled() -> None:
    form = "compiled" if COMPILED else "plain Python"
    assert run("--version") == (0, f"cheeseboard {__version__} ({form})\n", "")


def test_the_languages_of_the_command_line_are_those_of_the_house() -> None:
    assert get_args(Tongue) == LANGUAGES


@pytest.mark.parametrize(
    "wrong, said",
    [
        (["chess"], "No such command 'chess'"),
        (["play", "castle", "--colour-of-hair"], "No such option: --colour-of-hair"),
        (["simulate"], "Missing argument 'GAME'"),
        (["simulate", "castle", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "castle", "--games", "0"], "Invalid value for '--games'"),
        (["rules", "castle", "--lang", "fr"], "Invalid value for '--lang': 'fr' is not one of 'en', 'uk', 'pl', 'ru'."),
        (["play", "castle", "--players", "two"], "Invalid value for '--players': it must be a whole number."),
        (["bench", "--seconds", "long"], "Invalid value for '--seconds': it must be a valid number."),
        (["bench", "--seconds", "0"], "Invalid value for '--seconds': it must be greater than or equal to 0.01."),
        (["play"], "Say which game to play"),
        (["play", "chess"], "There is no game called 'chess'; there is castle"),
        (["play", "castle", "--seats", "human,robot"], "There is no bot 'robot'; there are random, crumb, nibbler"),
        (["play", "castle", "--players", "9"], "castle is for 2, 3, 4 seats, not 9."),
        (
            ["play", "castle", "--players", "2", "--seats", "human,nibbler,nibbler"],
            "--players says 2, but --seats names 3.",
        ),
        (["play", "castle", "--option", "size=9"], "castle has no option 'size'"),
        (["play", "castle", "--option", "target=9"], "Option target: '9' is not one of its choices"),
        (["play", "castle", "--option", "target"], "An option is written name=value, not 'target'."),
        (["simulate", "castle", "-o", "target=4", "-o", "target=5"], "Option target is given twice."),
        (["simulate", "castle", "--seats", "human,random"], "There is no bot 'human'"),
        (["show", "castle:layout-z"], "castle has no 'layout-z' to show; it has target-4"),
        (["show", "castle:layout-z.toml"], "Option layout: z.toml: it cannot be read: no such file or directory."),
        (["play", "castle", "-o", "layout=z.toml"], "Option layout: z.toml: it cannot be read: no such file"),
        (["show", "castle", "--move", "3"], "A game that is only set up has no moves"),
        (["show", "castle", "--seat", "pink"], "There is no seat 'pink'; there are red, yellow, green, blue"),
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_told_in_one_sentence(wrong: list[str], said: str) -> None:
    assert said in refused(*wrong)


def test_a_mistake_of_ours_is_told_in_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(TRACEBACK_WANTED, raising=False)
    assert door.explain(ZeroDivisionError("division by zero")) == door.OUR_MISTAKE
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith("cheeseboard: A mistake of ours: ZeroDivisionError: division by zero.")


def test_what_a_file_says_gives_no_orders_to_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "evil.curd"
    record.write_text("curd 1\ngame: castle 1\nseats: 2\n\x1b[2J\x07: x\n", encoding="utf-8")
    assert refused("replay", record) == f"{record}, line 4: there is no part '\\x1b[2J\\x07' in a record."


def test_whoever_mends_it_can_see_where_it_happened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(TRACEBACK_WANTED, "1")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError as error:
        door.explain(error)
    assert "Traceback" in capsys.readouterr().err


def test_starting_up_loads_nothing_slow() -> None:
    slow = (
        "babel",
        "fluent",
        "rich.console",
        "multiprocessing",
        "cheeseboard.lab",
        "cheeseboard.bots",
        "cheeseboard.games",
    )
    look = f"import sys, cheeseboard.cli.app; print([name for name in {slow!r} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"
