"""show and replay: records and positions, looked at from where one sits."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.core.match import Match
from cheeseboard.core.record import write_record
from cheeseboard.core.words import LANGUAGES
from tests.cli.running import played, position_file, record_file, refused, run


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture
def record(tmp_path: Path, match: Match) -> Path:
    return record_file(tmp_path, match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_sentences_with_their_rules(record: Path, match: Match, language: str) -> None:
    said = run("replay", record, "--lang", language)
    assert said.code == 0
    first = match.game.seat_names[match.played[0].seat]
    assert f"   1. {first} enter " in said.out
    assert said.out.count(" §") == sum(len(move.events) for move in match.played)
    assert f"{len(match.played)} " in said.out.splitlines()[-3]


def test_a_record_that_is_right_is_called_so(record: Path, match: Match) -> None:
    assert f"The record is right: {len(match.played)} moves. " in run("replay", record).out


def test_a_story_may_end_early_but_all_of_it_is_checked(record: Path, match: Match) -> None:
    out = run("replay", record, "--until", "3").out
    assert "   3. " in out
    assert "   4. " not in out
    assert f"The record is right: {len(match.played)} moves." in out


def test_a_script_gets_the_story_as_json(record: Path, match: Match) -> None:
    story = json.loads(run("replay", record, "--json", "--until", "5").out)
    assert story["moves"] == len(match.played)
    assert [move["text"] for move in story["story"]] == [move.text for move in match.played[:5]]
    assert story["story"][0]["events"][0]["rule"] == "2.7"
    assert match.state.outcome is not None
    assert story["outcome"]["reason"] == match.state.outcome.reason.value


def test_a_running_game_is_right_so_far(tmp_path: Path) -> None:
    out = run("replay", record_file(tmp_path, played(7))).out
    assert "The record is right: 7 moves. The game is not over yet." in out


def edited(record: Path, old: str, new: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    return record


@pytest.mark.parametrize("command", [["replay"], ["show"], ["play", "--load"]], ids=" ".join)
def test_a_record_that_is_wrong_is_refused_with_file_and_line(tmp_path: Path, match: Match, command: list[str]) -> None:
    path = record_file(tmp_path, match)
    hash_line = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("= "))
    number = path.read_text(encoding="utf-8").splitlines().index(hash_line) + 1
    told = refused(*command, edited(path, hash_line, "= 0123456789abcdef"))
    assert told.startswith(f"{path}, line {number}: the record says 0123456789abcdef after move 20, but")


def test_a_record_that_was_cut_off_is_refused(tmp_path: Path, match: Match) -> None:
    path = record_file(tmp_path, match)
    path.write_text(path.read_text(encoding="utf-8").split("\nend: ")[0], encoding="utf-8")
    assert "it may be cut off" in refused("replay", path)
    path.write_text("curd 1\ngame: cas", encoding="utf-8")
    assert str(path) in refused("replay", path)


def test_a_record_with_its_seed_kept_back_cannot_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "sealed.curd"
    path.write_text(write_record(played(5)), encoding="utf-8")
    assert "only the hash of its seed" in refused("replay", path)


def test_what_is_no_file_of_ours_is_refused(tmp_path: Path) -> None:
    assert refused("replay", tmp_path / "nowhere.curd") == f"There is no file '{tmp_path / 'nowhere.curd'}'."
    assert "cannot be read" in refused("show", tmp_path)
    path = tmp_path / "anything"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused("show", path) == f"{path} is not a text file."
    path.write_text("once upon a time", encoding="utf-8")
    assert "It is neither TOML nor JSON" in refused("show", path)
    path.write_text("points = 4", encoding="utf-8")
    assert "It does not say which game" in refused("show", path)
    path.write_text('game = "chess"', encoding="utf-8")
    assert "There is no game called 'chess'" in refused("show", path)


def test_a_file_with_a_mark_of_its_bytes_order_is_read_like_any_other(record: Path) -> None:
    plain = run("replay", record)
    record.write_text("\ufeff" + record.read_text("utf-8"), encoding="utf-8")
    assert run("replay", record) == plain
    assert run("show", record).code == 0


def test_a_folder_that_is_called_like_a_game_hides_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "castle").mkdir()
    monkeypatch.chdir(tmp_path)
    assert run("show", "castle").code == 0


def test_a_file_without_end_is_refused() -> None:
    assert refused("show", "/dev/zero") == "/dev/zero is too large: neither a record nor a position."


def test_all_reasons_why_a_position_cannot_be_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "impossible.toml"
    path.write_text('game = "castle"\nseats = 9\npoints = 7\n', encoding="utf-8")
    told = refused("show", path)
    for part in (str(path), "seats must be", "points must be", "floor must be"):
        assert part in told


# Looking.


def test_a_record_can_be_looked_at_after_any_move(record: Path, match: Match) -> None:
    begin, later = run("show", record, "--move", 0).out, run("show", record, "--move", 9).out
    assert "R1  R2  R3  R4" in begin
    assert begin != later
    assert run("show", record).out == run("show", record, "--move", len(match.played)).out
    assert f"has {len(match.played)} moves, so there is no move 9999" in refused("show", record, "--move", 9999)


def test_what_nobody_has_seen_is_shown_only_at_an_open_table(tmp_path: Path) -> None:
    view = played(30).state.seen_by(0)
    worlds = [position_file(tmp_path, view.imagine(seed), f"world-{seed}.toml") for seed in (1, 2)]
    for options in ((), ("--seat", "red"), ("--seat", "yellow", "--json"), ("--svg", "-")):
        first, second = (run("show", world, *options).out for world in worlds)
        assert first == second
    first, second = (run("show", world, "--seat", "all").out for world in worlds)
    assert first != second


def test_a_picture_is_written_whole(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    said = run("show", record, "--svg", path, "--theme", "dark")
    assert said == (0, "", "")
    assert ET.parse(path).getroot().tag.endswith("svg")
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


def test_a_picture_can_be_drawn_for_a_page_held_upright() -> None:
    def size(*options: str) -> tuple[int, int]:
        root = ET.fromstring(run("show", "castle", "--svg", "-", *options).out)
        return int(root.attrib["width"]), int(root.attrib["height"])

    wide, tall = size(), size("--tall")
    assert wide[0] > wide[1]
    assert tall[0] < tall[1]


def test_a_picture_that_cannot_be_written_leaves_nothing(record: Path, tmp_path: Path) -> None:
    assert "cannot be written: no such file or directory" in refused(
        "show", record, "--svg", tmp_path / "no" / "out.svg"
    )
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    assert "cannot be written" in refused("show", record, "--svg", tmp_path / "folder")
    assert sorted(tmp_path.rglob("*")) == before


def test_a_picture_and_the_board_can_be_had_at_once(record: Path, tmp_path: Path) -> None:
    assert "┌" in run("show", record, "--svg", tmp_path / "out.svg", "--text").out


def test_a_position_comes_back_as_it_was_shown(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(run("show", record, "--move", "12", "--json").out, encoding="utf-8")
    assert run("show", path).out == run("show", record, "--move", "12").out


@pytest.mark.parametrize(
    "layout, room", [("a", "│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│░░░░░░░░│"), ("b", "│░░░░░░░░░░░░░░░░░░░░░░░░░░│░░░░░░░░│")]
)
def test_a_game_can_be_looked_at_as_it_is_set_up(layout: str, room: str) -> None:
    first_row = run("show", f"castle:layout-{layout}").out.splitlines()[3]
    assert room in first_row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_shown_in_every_language(record: Path, language: str) -> None:
    said = run("show", record, "--move", "40", "--lang", language)
    assert (said.code, said.err) == (0, "")


# Cards of the box.


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
@pytest.mark.parametrize("card", ["gate-01", "section-07", "section-07r", "wind-03"])
def test_a_card_of_the_box_is_shown_as_a_picture(card: str, theme: str) -> None:
    said = run("show", f"race:{card}", "--svg", "--theme", theme)
    assert (said.code, said.err) == (0, "")
    assert ET.fromstring(said.out).tag.endswith("svg")
    assert said.out == run("show", f"race:{card.replace('-0', '-')}", "--theme", theme, "--svg", "-").out


def test_a_card_of_the_box_is_shown_with_its_walls_and_arrows() -> None:
    first_row = run("show", "race:section-01").out.splitlines()
    assert first_row[1].split() == list("↑↓↑↓↑↓")
    assert "│" in first_row[6].strip("│ 2")
    assert run("show", "race:section-01").out.splitlines()[-1] == "Section 1"
    assert run("show", "race:section-01r").out.splitlines()[-1] == "Section 1, upside down"
    assert run("show", "race:gate-5").out.splitlines()[-1] == "Start/finish card 5"
    assert run("show", "race:gate-5r").out.splitlines()[-1] == "Start/finish card 5, turned to be the finish"


def test_a_card_of_the_box_has_no_moves_no_seats_and_no_position() -> None:
    assert "looks the same at any move" in refused("show", "race:section-07", "--move", 3)
    assert "looks the same at any move" in refused("show", "race:section-07", "--seat", "red")
    assert "is no position" in refused("show", "race:section-07", "--json")
    told = refused("show", "race:section-25")
    assert "race has no 'section-25' to show" in told
    assert "gate-01 to gate-06, section-01 to section-24, wind-01 to wind-16." in told
    assert "castle has no 'section-07' to show" in refused("show", "castle:section-07")


def test_a_track_that_players_choose_can_be_looked_at() -> None:
    assert set(run("show", "race:track-1 1 2").out.splitlines()[1].split()) == set("↑↓")
    assert "race has no 'track-1 1 1' to show" in refused("show", "race:track-1 1 1")
