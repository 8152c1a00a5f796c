"""Card files: what is read, and what is told about one that breaks the rules of the box."""

from __future__ import annotations

import contextlib
import random
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadContent
from cheeseboard.games.race.board import KIND_NAMES, NOWHERE, ROWS, WAY_COUNT
from cheeseboard.games.race.cards import (
    CONTENT,
    draw_card,
    draw_track,
    find_track,
    read_box,
    read_gate,
    read_section,
    read_track,
    read_wind,
    the_box,
)
from cheeseboard.games.race.ways import all_tracks, is_whole
from tests.core.exploring import explore

SECTION = """\
# A section.
name = "Mine"
origin = "a friend"
map = '''
+---+---+---+---+---+---+
  .   .   .   p   .   .
+   +   +   +   +   +   +
  .   .   . | .   .   .
+   +   +---+   +   +   +
  .   .   #   .   ~   . |
+   +   +   +   +   +   +
| .   *   .   .   .   s
+   +   +   +   +   +   +
  .   .   .   c   .   .
+---+---+---+---+---+---+
  ^   v   ^   v   ^   v
'''
"""
GATE = """\
name = "Mine"
origin = "a friend"
map = '''
+---+---+---+
  F   .   .
+   +   +   +
  F   .   .
+   +   +   +
  F   .   .
+   +   +   +
  F   .   .
+   +   +   +
  .   .   .
+---+---+---+
  ^   v   ^
'''
"""


def told(read: object, text: str) -> tuple[int, str]:
    """The line and the reason with which a file is refused."""
    assert callable(read)
    with pytest.raises(BadContent) as caught:
        read(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert str(caught.value).startswith("mine.toml")
    return caught.value.line, caught.value.reason


def test_a_section_is_read_as_it_is_drawn() -> None:
    card = read_section(SECTION, "mine.toml")
    assert draw_card(card) == SECTION.split("'''\n")[1]
    assert card.columns == 6
    assert Counter(KIND_NAMES[kind] for kind in card.kinds)["ordinary"] == 24


@pytest.mark.parametrize(
    "good, bad, line, reason",
    [
        ("  .   .   .   p", "  .   .   .   q", 6, "'q' is no cell"),
        ("  .   .   .   p", "  F   .   .   p", 5, "only start/finish cards have flags"),
        ("  .   .   .   p", "  .  ..   .   p", 6, "a cell is one letter with a space on both sides"),
        ("  .   .   . | .", "  .   .   . ! .", 8, "between two cells stands a |"),
        ("+   +   +---+   +", "+   +   +-- +   +", 9, "between two rows stand +"),
        ("  ^   v   ^   v   ^   v", "  ^   v   ^   v   ^", 16, "the last line has 6 arrows"),
        ("  ^   v   ^   v   ^   v\n", "", 5, "the map has 11 lines; it needs 12"),
        ("name = ", "title = ", 2, "there is no 'title' on a card"),
        ('origin = "a friend"\n', "", 1, "it needs 'origin'"),
        ("'''\n+---", "''\n+---", 5, "it is not TOML"),
        ("map = '''\n+---+---+", "map = '''\n+---+   +", 5, "the first line is the upper border"),
        ("  .   .   .   c   .   .\n", "  .   .   .   c   .   .   . .\n", 14, "this line is longer than the border"),
    ],
)
def test_what_is_wrong_with_a_card_is_told_with_its_line(good: str, bad: str, line: int, reason: str) -> None:
    assert good in SECTION
    found = told(read_section, SECTION.replace(good, bad, 1))
    assert found[0] == line
    assert reason in found[1]


def test_a_section_has_six_columns_and_a_gate_three() -> None:
    assert told(read_section, GATE) == (4, "the map has 3 columns; it needs 6.")
    assert told(read_gate, SECTION) == (5, "the map has 6 columns; it needs 3.")


def test_mud_never_fills_a_column() -> None:
    lines = SECTION.splitlines(keepends=True)
    text = "".join(
        line[:2] + "#" + line[3:] if line.startswith(("  ", "| ")) and "^" not in line else line for line in lines
    )
    assert told(read_section, text) == (5, "column a is all mud.")


def test_no_cell_is_walled_in_on_all_sides() -> None:
    text = SECTION.replace("  .   .   .   p   .   .\n+   +", "  . | .   .   p   .   .\n+---+", 1)
    assert told(read_section, text) == (6, "a1 is walled in on all sides.")


@pytest.mark.rule("race R-2")
def test_a_start_finish_card_has_at_least_four_flags_in_its_first_column() -> None:
    assert read_gate(GATE, "mine.toml").columns == 3
    assert "four rats need 4" in told(read_gate, GATE.replace("F", ".", 1))[1]
    moved = GATE.replace("  .   .   .\n+---", "  .   F   .\n+---")
    assert "flags stand in the first column" in told(read_gate, moved)[1]
    assert "draw no walls there" in told(read_gate, GATE.replace("  F   .", "| F   .", 1))[1]


def test_a_wind_card_names_one_of_eight_ways() -> None:
    text = 'name = "Mine"\norigin = "house"\nway = "NE"\n'
    assert read_wind(text, "mine.toml") == 1
    assert told(read_wind, text.replace("NE", "up")) == (3, "way must be one of N, NE, E, SE, S, SW, W, NW, not 'up'.")


@pytest.mark.rule("race 1.8", "race 1.7")
def test_every_card_of_the_box_is_ours() -> None:
    files = sorted(CONTENT.glob("*/*.toml"))
    assert Counter(file.parent.name for file in files) == {"gates": 6, "sections": 24, "winds": 16}
    texts = [file.read_text("utf-8") for file in files]
    assert all('origin = "house"' in text for text in texts)
    names = [line for text in texts for line in text.splitlines() if line.startswith("name")]
    assert len(set(names)) == len(files)


def test_a_box_with_a_card_too_many_or_too_few_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    assert read_box(folder).text == the_box().text
    extra = folder / "sections" / "section-25.toml"
    extra.write_text(SECTION, "utf-8")
    with pytest.raises(BadContent, match="this is none"):
        read_box(folder)
    extra.unlink()
    (folder / "winds" / "wind-07.toml").unlink()
    with pytest.raises(BadContent, match="cannot be read"):
        read_box(folder)


@pytest.mark.rule("race 2.9")
def test_a_way_leads_from_every_flag_inwards_and_through_every_section() -> None:
    shut_in = GATE.replace("  F   .   .\n+   +   +   +", "  F   . | .\n+---+---+   +", 1)
    assert told(read_gate, shut_in) == (5, "no way leads from the flag on a1 inwards.")
    assert told(read_section, with_wall(SECTION, "d")) == (5, "no way leads from its left to its right.")


def with_wall(text: str, column: str, rows: str = "12345") -> str:
    """A section with a wall to the left of a column in these rows; to the right of the card for column g."""
    lines = text.splitlines()
    first = lines.index("map = '''") + 2
    for row in rows:
        number = first + 2 * (int(row) - 1)
        line, sign = lines[number].ljust(25), 4 * "abcdefg".index(column)
        lines[number] = f"{line[:sign]}|{line[sign + 1 :]}".rstrip()
    return "\n".join(lines) + "\n"


def told_of_box(folder: Path, **sections: str) -> tuple[str, int, str]:
    """The file, the line and the reason with which our box is refused when these sections are changed."""
    shutil.copytree(CONTENT, folder)
    for name, text in sections.items():
        (folder / "sections" / f"{name.replace('_', '-')}.toml").write_text(text, "utf-8")
    with pytest.raises(BadContent) as caught:
        read_box(folder)
    return Path(caught.value.file).name, caught.value.line, caught.value.reason


@pytest.mark.rule("race 2.3", "race 2.9")
def test_a_card_that_closes_a_joint_by_itself_is_refused(tmp_path: Path) -> None:
    file, line, reason = told_of_box(tmp_path / "content", section_03=with_wall(SECTION, "g"))
    assert (file, line) == ("section-03.toml", 5)
    assert reason == "laid as section-03r, it has no way over to gate-1 on its left."


@pytest.mark.rule("race 2.3", "race 2.9")
def test_two_cards_that_close_a_joint_together_are_refused(tmp_path: Path) -> None:
    open_left = SECTION.replace("| .   *", "  .   *").replace("~   . |", "~   .")
    first, second = with_wall(open_left, "g", "123"), with_wall(open_left, "a", "345")
    file, _, reason = told_of_box(tmp_path / "content", section_08=first, section_21=second)
    assert file == "section-21.toml", reason
    assert reason == "laid as section-21, it has no way over to section-08 on its left."


@pytest.mark.rule("race 2.9", "race R-60")
def test_a_track_of_cards_that_fall_into_parts_may_be_impassable_though_all_its_joints_are_open(tmp_path: Path) -> None:
    """The upper lane of section 5 cannot be entered from a gate, and the lower one leads to no way on to section 9."""
    open_sides = SECTION.replace("| .   *", "  .   *").replace("~   . |", "~   .")
    lanes = open_sides.replace("+   +   +---+   +   +   +", "+---+---+---+---+---+---+")
    changed = {"section_05": with_wall(lanes, "a", "12"), "section_09": with_wall(open_sides, "a", "345")}
    file, line, reason = told_of_box(tmp_path / "content", **changed)
    assert (file, line) == ("section-05.toml", 5)
    assert re.fullmatch(r"track \d 5 9 \d cannot be run.", reason)


@pytest.mark.rule("race R-60")
def test_there_are_1440_short_and_66240_long_tracks() -> None:
    lengths = Counter(len(key.split()) for key in all_tracks(6, 24))
    assert lengths == {3: 1440, 4: 66240}


@pytest.mark.rule("race R-60")
def test_the_search_by_parts_agrees_with_walking_over_the_whole_track() -> None:
    chance = random.Random(60)
    for key in chance.sample(list(all_tracks(6, 24)), 60):
        track = find_track(key)
        for start in track.start:
            reached, waiting = {int(start)}, [int(start)]
            while waiting:
                cell = waiting.pop()
                ahead = [int(goal) for goal in track.next[cell * WAY_COUNT : (cell + 1) * WAY_COUNT] if goal != NOWHERE]
                waiting += [goal for goal in ahead if goal not in reached]
                reached.update(ahead)
            assert any(track.finish[cell] for cell in reached), key
            assert len(reached) == track.cell_count


def test_every_card_of_the_box_is_in_one_part() -> None:
    for card in (*the_box().gates, *the_box().sections):
        assert is_whole(card), card.key


def test_a_drawn_track_is_drawn_again_as_it_was() -> None:
    drawing = draw_track(find_track("2 24r 4"))
    assert draw_track(read_track(drawing, "mine.toml")) == drawing
    with pytest.raises(BadContent, match="at least 7 columns"):
        read_track(SECTION.split("'''\n")[1], "mine.toml")


@given(st.text(), st.integers(0, len(SECTION)))
@explore(200)
def test_whatever_a_file_says_it_is_read_or_refused(text: str, place: int) -> None:
    with contextlib.suppress(BadContent):
        read_section(SECTION[:place] + text + SECTION[place:], "mine.toml")


def test_rows_are_as_many_as_the_board_says() -> None:
    assert len(read_section(SECTION, "mine.toml").kinds) == 6 * ROWS
