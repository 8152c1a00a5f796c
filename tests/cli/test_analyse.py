"""analyse: a record looked back at, as text, JSON and a chart."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.core.match import Match
from cheeseboard.core.words import LANGUAGES
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.cli.running import played, record_file, refused, run

QUICK = ("--playouts", 10)


@pytest.fixture(scope="module")
def match() -> Match:
    return played(9)


@pytest.fixture
def record(tmp_path: Path, match: Match) -> Path:
    return record_file(tmp_path, match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_a_line_with_the_share_of_every_side(record: Path, match: Match, language: str) -> None:
    said = run("analyse", record, *QUICK, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "analysis-" not in said.out
    for number, move in enumerate(match.played, 1):
        line = next(line for line in said.out.splitlines() if line.startswith(f"{number} "))
        assert f"{CASTLE.seat_names[move.seat]} {move.text}" in line
        assert line.count("±") >= 2


def test_a_script_gets_estimates_with_bounds_and_the_best_moves(record: Path, match: Match) -> None:
    document = json.loads(run("analyse", record, *QUICK, "--json").out)
    assert [move["text"] for move in document["moves"]] == [move.text for move in match.played]
    for move in document["moves"]:
        assert set(move["shares"]) == {"red", "yellow"}
        assert sum(share["estimate"] for share in move["shares"].values()) == pytest.approx(1, abs=0.001)
        assert move["loss"]["estimate"] == 0 or move["best"] != move["text"]
    assert set(document["start"]) == {"red", "yellow"}
    assert document["outcome"] is None
    assert all(1 <= number <= len(match.played) for number in document["turning"])


def test_a_finished_game_ends_with_its_winner(tmp_path: Path) -> None:
    match = played(game=RACE, seats=3, seed="whole")
    document = json.loads(run("analyse", record_file(tmp_path, match), "--playouts", 5, "--json").out)
    shares = document["moves"][-1]["shares"]
    winners = document["outcome"]["winners"]
    assert {seat for seat, share in shares.items() if share["estimate"] > 0} == set(winners)


def test_the_same_record_is_thought_of_alike_unless_another_seed_is_given(record: Path) -> None:
    first = run("analyse", record, *QUICK, "--json").out
    assert run("analyse", record, *QUICK, "--json").out == first
    assert run("analyse", record, *QUICK, "--json", "--seed", "other").out != first


def test_a_chart_is_written_to_a_file_or_to_the_screen(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    assert run("analyse", record, *QUICK, "--svg", path, "--theme", "dark") == (0, "", "")
    assert ET.parse(path).getroot().tag.endswith("svg")
    shown = run("analyse", record, *QUICK, "--theme", "dark", "--svg").out
    assert shown == path.read_text(encoding="utf-8")


def test_a_chart_and_json_can_be_had_at_once(record: Path, tmp_path: Path) -> None:
    said = run("analyse", record, *QUICK, "--json", "--svg", tmp_path / "out.svg")
    assert json.loads(said.out)["game"] == "castle"
    assert (tmp_path / "out.svg").exists()


def test_a_team_has_one_column(tmp_path: Path) -> None:
    match = Match(RACE, 4, {"mode": "teams"}, seed="teams")
    match.play_text(int(match.state.acting).bit_length() - 1, "place a1")
    said = run("analyse", record_file(tmp_path, match), *QUICK)
    assert said.code == 0
    assert "Red," in said.out
    assert "Green" in said.out


def test_what_cannot_be_analysed_is_refused(record: Path, tmp_path: Path) -> None:
    assert "There is no file" in refused("analyse", tmp_path / "nowhere.curd")
    assert "greater than or equal to 5" in refused("analyse", record, "--playouts", 4)
    assert "cannot be written" in refused("analyse", record, *QUICK, "--svg", tmp_path)
    (tmp_path / "position.toml").write_text('game = "castle"', encoding="utf-8")
    assert "a record begins with" in refused("analyse", tmp_path / "position.toml")
