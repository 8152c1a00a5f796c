"""simulate and bench."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import PLAIN, run

SMALL = ("simulate", "castle", "--games", "12", "--seed", "small")


def test_the_same_seed_gives_the_same_numbers_with_one_worker_and_with_two() -> None:
    seats = ("--seats", "random,random,random")
    documents = [json.loads(run(*SMALL, *seats, "--json", "--workers", workers).out) for workers in (1, 2)]
    for document in documents:
        for measured in ("workers", "seconds", "games_per_second", "moves_per_second"):
            document.pop(measured)
    assert documents[0] == documents[1]
    assert documents[0]["games"] == sum(documents[0]["endings"].values()) == 12


def test_a_script_gets_shares_with_their_bounds() -> None:
    document = json.loads(run(*SMALL, "--seats", "nibbler,random", "--option", "target=4", "--json").out)
    wins = document["wins_by_bot"]["nibbler"]
    assert 0 <= wins["low"] < wins["estimate"] <= wins["high"] <= 1
    assert document["options"]["target"] == "4"
    assert document["moves"]["least"] <= document["moves"]["estimate"] <= document["moves"]["most"]
    assert set(document["wins_by_seat"]) == {"red", "yellow"}


def test_one_game_has_no_bounds_and_is_still_json() -> None:
    document = json.loads(run("simulate", "castle", "-n", "1", "--seed", "x", "--json").out)
    assert document["moves"]["low"] is None
    assert document["bots"] == ["random"] * 4


@pytest.mark.parametrize(
    "language, parts",
    [
        ("en", ("12 games of castle", "seed small", "fair share", "Red", "in turn", "games/s")),
        ("uk", ("12 ігор: castle", "зерно small", "рівна частка", "червоні", "по черзі", "ігор/с")),
        ("pl", ("12 gier: castle", "ziarno small", "równy udział", "czerwoni", "na zmianę", "gier/s")),
        ("ru", ("12 игр: castle", "зерно small", "равная доля", "красные", "по очереди", "игр/с")),
    ],
)
def test_a_person_gets_tables(language: str, parts: tuple[str, ...]) -> None:
    said = run(*SMALL, "--seats", "nibbler,random", "--lang", language)
    assert said.code == 0
    assert said.err == ""
    for part in ("50.0%", "95 %", *parts):
        assert part in said.out


def test_no_number_is_cut_off_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAIN, "COLUMNS", "40")
    lines = run(*SMALL, "--seats", "whisker-fixed,random", "-n", "1").out.splitlines()
    assert "…" not in "".join(lines).replace(" … ", "")
    assert any(line.startswith("whisker-fixed") and line.count("%") == 4 for line in lines)


def test_speed_is_measured_for_every_game() -> None:
    speeds = json.loads(run("bench", "--seconds", "0.05", "--json").out)
    assert "castle" in {speed["game"] for speed in speeds}
    assert all(speed["moves_per_second"] > 0 for speed in speeds)
    assert "moves/s" in run("bench", "--seconds", "0.01").out
