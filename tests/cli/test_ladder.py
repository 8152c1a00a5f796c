"""ladder: levels against each other, as a table and as JSON, stopped and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import refused, run

SMALL = ("ladder", "race", "--seats", 2, "--games", 4, "--levels", "random,crumb,search:3", "--workers", 1)


def test_a_person_gets_a_table_in_markdown() -> None:
    said = run(*SMALL)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "8 games of race, 2 seats   seed ladder"
    assert lines[2].startswith("| level | against | budget |")
    assert [line.split(" | ")[0] for line in lines[4:6]] == ["| crumb", "| search:3"]
    assert "3 playouts" in lines[5]
    assert "random | none |" in lines[4]


def test_a_script_gets_what_was_counted() -> None:
    document = json.loads(run(*SMALL, "--json", "--option", "track=short").out)
    assert document["options"]["track"] == "short"
    assert document["finished"] is True
    for rung in document["rungs"]:
        assert rung["games"] == 4
        assert rung["share"]["low"] <= rung["share"]["estimate"] <= rung["share"]["high"]
        assert rung["times_fair"] == pytest.approx(2 * rung["wins"] / 4)
    assert document["rungs"][1]["playouts_a_choice"][0] == 3
    assert document["rungs"][1]["playouts_a_choice"][1] == 0


def test_the_same_seed_gives_the_same_wins_with_one_worker_and_with_two() -> None:
    documents = [json.loads(run(*SMALL, "--workers", workers, "--json").out) for workers in (1, 2)]
    assert [rung["wins"] for rung in documents[0]["rungs"]] == [rung["wins"] for rung in documents[1]["rungs"]]


def test_a_ladder_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "race-2.jsonl"
    run(*SMALL, "--games", 2, "--file", file)
    before = file.read_text(encoding="utf-8")
    document = json.loads(run(*SMALL, "--file", file, "--json").out)
    after = file.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == 1 + 8
    whole = json.loads(run(*SMALL, "--json").out)
    assert [rung["wins"] for rung in document["rungs"]] == [rung["wins"] for rung in whole["rungs"]]


def test_levels_that_are_not_there_and_games_that_cannot_be_shared_out_are_refused() -> None:
    assert "There is no bot 'nobody'" in refused("ladder", "race", "--levels", "crumb,nobody")
    assert "multiple of the 4 seats" in refused("ladder", "race", "--games", 10)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "race-2.jsonl"
    run(*SMALL, "--file", file)
    before = file.read_text(encoding="utf-8")
    assert "holds another ladder" in refused(*SMALL, "--file", file, "--seed", "other")
    assert file.read_text(encoding="utf-8") == before
    file.write_text("once upon a time\n", encoding="utf-8")
    assert "this is no line of a ladder" in refused(*SMALL, "--file", file)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert "Is a directory" in refused(*SMALL, "--file", tmp_path)
