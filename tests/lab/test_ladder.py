"""The ladder: fair pairings, the same luck for both sides, and nothing lost when it is stopped."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from cheeseboard.bots import PLAYS
from cheeseboard.core import BadContent, BadSetup, CheeseboardError
from cheeseboard.games.castle import CASTLE
from cheeseboard.lab.ladder import Ladder, Result, ladder, read_ladder
from cheeseboard.lab.ladder_file import read_whole
from cheeseboard.lab.rungs import Played, Rung, make_plan, pair_up
from tests.toy import Peppercorn

PEPPERCORN = Peppercorn()
LEVELS = ["random", "nibbler", "search:5"]


def climb(file: Path | None = None, games: int = 4, seed: str = "a", levels: list[str] | None = None) -> Ladder:
    return ladder(PEPPERCORN, 2, levels or LEVELS, games, seed, file=file)


def test_each_level_meets_the_one_below_it() -> None:
    assert [rung.name for rung in pair_up(LEVELS)] == ["nibbler over random", "search:5 over nibbler"]


def test_on_a_high_ladder_the_top_also_meets_the_second_level() -> None:
    rungs = pair_up(["random", "nibbler", "whisker", "gouda"])
    assert rungs[-1] == Rung("gouda", "nibbler")


def test_every_seat_is_sat_on_alike(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder(PEPPERCORN, 3, ["random", "nibbler"], 9, "seats", file=file)
    _, _, games = read_whole(file)
    assert sorted(game.seat for game in games) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert all(len(game.places) == 3 for game in games)


def test_a_ladder_counts_what_its_games_say() -> None:
    result = Result(Rung("nibbler", "random"), 4)
    for number in range(8):
        places = (1, 2, 3, 4) if number < 6 else (2, 1, 3, 4)
        result.add(Played("nibbler over random", number, 0, places, "end", 10, (4, 12), (0.2, 0.3), (80, 0)))
    assert (result.games, result.wins) == (8, 6)
    assert result.times_fair == pytest.approx(3.0)
    assert result.share.low < 0.75 < result.share.high
    assert result.milliseconds(0) == pytest.approx(50.0)
    assert (result.spent(0), result.spent(1)) == ("50.0 ms, 20 playouts", "25.0 ms")


def test_the_same_seed_gives_the_same_ladder() -> None:
    first, second = climb(), climb()
    assert [result.wins for result in first.results.values()] == [result.wins for result in second.results.values()]
    assert first.finished


def test_a_stopped_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file, games=2)
    heard: list[int] = []
    whole = ladder(PEPPERCORN, 2, LEVELS, 6, "a", file=file, told=heard.append)
    assert heard == list(range(4, 13))
    assert [result.wins for result in whole.results.values()] == [
        result.wins for result in climb(games=6).results.values()
    ]
    assert len(file.read_text().splitlines()) == 13


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file)
    file.write_text(file.read_text()[:-30])
    heard: list[int] = []
    ladder(PEPPERCORN, 2, LEVELS, 4, "a", file=file, told=heard.append)
    assert heard == [7, 8]
    assert len(file.read_text().splitlines()) == 9
    assert all(json.loads(line) for line in file.read_text().splitlines())


def test_games_of_bots_that_played_otherwise_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file)
    monkeypatch.setattr("cheeseboard.lab.ladder_file.PLAYS", PLAYS + 1)
    with pytest.raises(BadSetup, match="version of the bots"):
        climb(file)


def test_the_file_of_another_ladder_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file)
    before = file.read_text()
    with pytest.raises(BadSetup, match="another ladder"):
        climb(file, seed="b")
    assert file.read_text() == before


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", '{"rung": "nibbler over random"}', '["nibbler over random",0,0,[1,2],"end"]']
)
def test_a_broken_line_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file)
    lines = file.read_text().splitlines()
    lines[2] = line
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadContent, match=r"ladder\.jsonl, line 3"):
        climb(file)


@pytest.mark.parametrize("text", [b"once upon a time", b"once upon a time\n", b"[" * 9999, b"{}", b"\xff\xfe\n"])
def test_a_file_of_something_else_is_never_written_over(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(text)
    with pytest.raises(CheeseboardError, match=r"letter\.txt"):
        climb(file)
    assert file.read_bytes() == text


def test_a_ladder_that_was_cut_off_in_its_first_line_begins_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file)
    whole = file.read_text()
    file.write_text(whole[:20])
    climb(file)
    assert file.read_text().splitlines()[0] == whole.splitlines()[0]


@pytest.mark.parametrize(
    "levels, games, sentence",
    [
        (["random", "nobody"], 2, "There is no bot 'nobody'"),
        (["random"], 2, "at least two levels"),
        (["random", "random"], 2, "stands twice"),
        (["random", "nibbler"], 3, "multiple of the 2 seats"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(levels: list[str], games: int, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        make_plan(CASTLE, 2, levels, games, "a", {})


def test_the_table_states_budget_and_interval() -> None:
    table = climb().table()
    assert "| search:5 | nibbler | 5 playouts |" in table
    assert "95 % interval" in table


def test_several_workers_play_the_same_games(tmp_path: Path) -> None:
    def outcomes(workers: int) -> list[tuple[str, int, tuple[int, ...]]]:
        file = tmp_path / f"{workers}.jsonl"
        ladder(CASTLE, 2, ["random", "nibbler"], 4, "w", workers, file=file, options={"target": "4"})
        return sorted((game.rung, game.number, game.places) for game in read_whole(file)[2])

    assert outcomes(1) == outcomes(2)


def test_a_file_says_by_itself_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file, games=4)
    climb(file, games=6, levels=["random", "nibbler"])
    told, begun = read_ladder(file)
    assert (told.plan.game, told.plan.seats, told.plan.seed) == ("peppercorn", 2, "a")
    assert [(result.rung.name, result.games) for result in told.results.values()] == [
        ("nibbler over random", 6),
        ("search:5 over nibbler", 4),
    ]
    assert date.fromisoformat(begun) > date(2026, 1, 1)


def test_rungs_of_a_file_stand_from_the_lowest_up(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    for levels in (["random", "nibbler"], ["crumb", "nibbler"], ["random", "crumb"]):
        climb(file, games=2, levels=levels)
    assert list(read_ladder(file)[0].results) == ["crumb over random", "nibbler over crumb", "nibbler over random"]


@pytest.mark.parametrize(
    "text, sentence", [("", "empty"), ("[]\n", "no line of a ladder"), ('{"ladder": "x"}\n', "does not say")]
)
def test_a_file_that_is_no_ladder_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "ladder.jsonl"
    file.write_text(text)
    with pytest.raises(BadContent, match=sentence):
        read_ladder(file)
