"""Card files: what is read, and what is told about one that breaks the rules of the box."""

from __future__ import annotations

import contextlib
import random
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadContent
from cheeseboard.games.race.board import KIND_NAMES, NOWHERE, ROWS, WAY_COUNT
from cheeseboard.games.race.cards import (
    CONTENT,
    all_tracks,
    draw_card,
    draw_track,
    find_track,
    impassable_tracks,
    parts_of,
    read_box,
    read_gate,
    read_section,
    read_track,
    read_wind,
    the_box,
)
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


@pytest.mark.rule("race 2.9", "race R-60")
def test_a_section_that_cannot_be_passed_makes_its_tracks_impassable(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    wall = "".join(
        line[:12] + "|" + line[13:] if len(line) > 12 and line[0] in " |" and "^" not in line else line
        for line in SECTION.splitlines(keepends=True)
    )
    (folder / "sections" / "section-03.toml").write_text(wall, "utf-8")
    found = impassable_tracks(read_box(folder))
    assert all("3" in {word.strip("r") for word in key.split()[1:-1]} for key in found)
    assert len(found) == 60 + 30 * 23 * 4 * 2


@pytest.mark.rule("race R-60")
def test_there_are_1440_short_and_66240_long_tracks() -> None:
    lengths = Counter(len(key.split()) for key in all_tracks())
    assert lengths == {3: 1440, 4: 66240}


@pytest.mark.rule("race R-60")
def test_the_search_by_parts_agrees_with_walking_over_the_whole_track() -> None:
    chance = random.Random(60)
    for key in chance.sample(list(all_tracks()), 60):
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
        assert set(parts_of(card)) == {0}, card.key


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
