"""Records: what is written is played again byte for byte, and whatever is wrong is told with its line."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadRecord, CheeseboardError, commitment, stream
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.layouts import CONTENT
from tests.core.exploring import explore
from tests.games.castle.positions import table

ABOUT_TO_END = table(rounds=99, turn="yellow", tokens={"red": "moon"}, mice={"yellow": "a1"}, target=6)


def random_match(moves: int, seats: int = 2, seed: str = "a record") -> Match:
    match = Match(CASTLE, seats, {}, seed)
    chance = stream(seed, "bot")
    for _ in range(moves):
        if match.state.outcome is not None:
            break
        seat = int(match.state.acting).bit_length() - 1
        legal = match.state.moves(seat)
        match.play(seat, int(legal[chance.below(len(legal))]))
    return match


def short_match() -> Match:
    """A whole game in four moves, from a position just before the house limit."""
    match = Match(CASTLE, 2, {"target": "6"}, "short", players=("Ada", "nibbler"), start=ABOUT_TO_END)
    for text in ("uncover b1", "slide Nd", "enter g7", "end"):
        match.play_text(1, text)
    return match


RUNNING = write_record(random_match(45), reveal_seed=True)
SHORT = write_record(short_match())
WHOLE = write_record(random_match(10_000, seed="r232"))
RECORDS = {"running": RUNNING, "short": SHORT, "whole": WHOLE}


def told(text: str) -> tuple[int, str]:
    """The line and the reason with which a record is refused, while reading or while playing it again."""
    with pytest.raises(BadRecord) as caught:
        replay(read_record(text))
    return caught.value.line, caught.value.reason


# What is written.


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_is_played_again_is_written_the_same(name: str) -> None:
    assert write_record(replay(read_record(RECORDS[name])), reveal_seed=True) == RECORDS[name]


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    lines = SHORT.splitlines()
    assert lines[:6] == [
        "curd 1",
        f"game: castle {CASTLE.version}",
        "seats: 2",
        "options: target=6 layout=a through-towers=yes edition=rulebook",
        f"content: {CASTLE.content_mark({'layout': 'a'})}",
        "seed: short",
    ]
    assert lines[6].startswith('start: {"game": "castle"')
    assert lines[7:14] == [
        "player red: Ada",
        "player yellow: nibbler",
        "",
        "1. yellow uncover b1",
        "2. yellow slide Nd",
        "3. yellow enter g7",
        "4. yellow end",
    ]
    assert re.fullmatch("= [0-9a-f]{16}", lines[14])
    assert lines[15:] == ["end: castle-end-round-limit 1 2"]
    assert SHORT.endswith("\n")


def test_the_seed_of_a_running_game_is_kept_back_and_committed_to() -> None:
    match = random_match(30)
    text = write_record(match)
    assert match.seed not in text
    assert f"commitment: {commitment(match.seed)}" in text
    assert "cannot be replayed" in told(text)[1]


def test_a_running_game_tells_nothing_hidden_about_where_it_started() -> None:
    match = Match(CASTLE, 2, {}, "start", start=table(spare="trap", seed=1))
    other = Match(CASTLE, 2, {}, "start", start=table(spare="trap", seed=2))
    assert write_record(match) == write_record(other)


def test_the_seed_shown_at_the_end_is_checked_against_the_commitment() -> None:
    both = WHOLE.replace("seed: r232", f"seed: r232\ncommitment: {commitment('r232')}")
    assert replay(read_record(both)).state.outcome is not None
    assert "not the one that was committed to" in told(both.replace("seed: r232", "seed: another"))[1]


@pytest.mark.parametrize(
    "seed", ["two  spaces", " before", "after ", "a\ttab", "", "#", "=", "1.", "a: b", "ünïcödé 🧀", "x" * 500]
)
def test_any_seed_comes_back_from_the_record(seed: str) -> None:
    match = Match(CASTLE, 2, {}, seed)
    match.play_text(int(match.state.acting).bit_length() - 1, "enter a1")
    assert write_record(replay(read_record(write_record(match, reveal_seed=True))), reveal_seed=True) == write_record(
        match, reveal_seed=True
    )


@pytest.mark.parametrize(
    "player",
    ["Ada Lovelace", "a: b", "#1", "= =", "1. red", "", "Ż̈🧀", "end:", "two\nlines", "two\u2028lines", "curd 1"],
)
def test_players_may_be_called_anything(player: str) -> None:
    match = Match(CASTLE, 2, {}, "names", players=(player, "x"))
    again = replay(read_record(write_record(match, reveal_seed=True)))
    assert again.players == (player, "x")


@pytest.mark.parametrize(
    "name", ["plain.toml", "with spaces.toml", 'with "quotes".toml', '"quoted".toml', "a=b.toml", "ü ł.toml"]
)
def test_a_layout_file_may_be_called_anything(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / name).write_text((CONTENT / "b.toml").read_text("utf-8"), "utf-8")
    monkeypatch.chdir(tmp_path)
    match = Match(CASTLE, 2, {"layout": name}, "layout")
    text = write_record(match, reveal_seed=True)
    assert write_record(replay(read_record(text)), reveal_seed=True) == text


def test_a_record_written_by_hand_needs_no_more_than_this() -> None:
    text = (
        f"curd 1\n\n# My first game.\ngame: castle {CASTLE.version}\ncontent: {CASTLE.content_mark({'layout': 'a'})}\n"
    )
    match = Match(CASTLE, 2, {}, "hand")
    first, second = (("red", "yellow"), ("yellow", "red"))[int(match.state.acting) - 1]
    text += f"  seats:   2\nseed: hand\n\n1. {first}   ENTER A1\n # and then\n2. {second} enter g7\n"
    again = replay(read_record(text))
    assert [played.text for played in again.played] == ["enter a1", "enter g7"]
    assert again.players == ("red", "yellow")


# What is wrong with a record.

CHANGES = [
    ("curd 1", "curd 2", 1, "a record begins with 'curd 1', and this program reads no format '2'"),
    ("curd 1\n", "", 1, "a record begins with 'curd 1'"),
    (f"game: castle {CASTLE.version}\n", "", 0, "This record has no line 'game: …'"),
    (f"castle {CASTLE.version}", "castle 99", 2, "this is a record of castle 99; this program plays castle"),
    (f"castle {CASTLE.version}", "castle", 2, "the version of the game must be a number, not ''"),
    ("seats: 2\n", "", 0, "This record has no line 'seats: …'"),
    ("seats: 2", "seats: two", 3, "the number of seats must be a number, not 'two'"),
    ("seats: 2", "seats: 5", 3, "castle is for 2, 3, 4 seats, not 5"),
    ("seats: 2", "seats: 2\nseats: 2", 4, "'seats' is said a second time"),
    ("target=6", "target=7", 4, "Option target: '7' is not one of its choices"),
    ("target=6", "goal=6", 4, "castle has no option 'goal'"),
    ("layout=a", "layout=a target=6", 4, "option target is said a second time"),
    ("edition=rulebook", "2022", 4, "'2022' is no option; options are written name=value"),
    ("layout=a", 'layout="a', 4, "the value of layout has no closing quotation mark"),
    ("content: ", "content: f", 5, "this record was played with other content files of castle than are here"),
    ("seed: short", "sede: short", 6, "there is no part 'sede' in a record"),
    ("seed: short", "seed short", 6, "'seed short' is neither 'name: value' nor a move"),
    ('start: {"game"', 'start: {"gam"', 7, "There is no part 'gam'"),
    ("start: {", "start: ", 7, "It is neither TOML nor JSON"),
    ("player red: ", "player purple: ", 8, "there is no seat 'purple'; there are red, yellow"),
    ("player red: Ada", 'player red: "Ada', 8, "does not end where its quotation marks do"),
    ("1. yellow uncover b1", "١. yellow uncover b1", 11, "is neither 'name: value' nor a move"),
    ("1. yellow uncover b1", "1. yellow", 11, "a move is written as '1. red enter a1': number, seat, move"),
    ("1. yellow uncover b1", "1. purple uncover b1", 11, "there is no seat 'purple'; there are red, yellow"),
    ("1. yellow uncover b1", "1. green uncover b1", 11, "there is no seat 'green'"),
    (
        "1. yellow uncover b1",
        "1. red uncover b1",
        11,
        "'uncover b1' is not a legal move for red now: It is not your turn.",
    ),
    ("1. yellow uncover b1", "1. yellow lift b1", 11, "'lift b1' is not a move"),
    (
        "1. yellow uncover b1",
        "1. yellow uncover d1",
        11,
        "is not a legal move for yellow now (rule 5.2): This roof touches no cell",
    ),
    ("1. yellow uncover b1", "1. yellow uncover a2", 15, "after move 4, but the game played here has"),
    ("2. yellow slide Nd", "2. yellow slide Nf", 15, "after move 4"),
    ("2. yellow slide Nd\n", "", 12, "this is move 3, but move 2 was expected: a line is missing or added"),
    ("2. yellow slide Nd", "3. yellow slide Nd", 12, "this is move 3, but move 2 was expected"),
    ("2. yellow slide Nd", "2. yellow slide Nd\n2. yellow slide Nd", 13, "this is move 2, but move 3 was expected"),
    ("4. yellow end", "4. yellow enter g1", 15, "after move 4"),
    ("4. yellow end", "4. yellow end\n5. red end", 15, "'end' is not a legal move"),
    ("\n= ", "\n= f", 15, "the record says f"),
    (
        "end: castle-end-round-limit 1 2\n",
        "",
        0,
        "The game is over after the last move, but the record has no line 'end: …'",
    ),
    ("round-limit 1 2", "round-limit 2 1", 16, "the record ends with 'castle-end-round-limit 2 1', but the game here"),
    ("end: castle-end-round-limit", "end: castle-end-target", 16, "the record ends with 'castle-end-target 1 2'"),
    ("end: castle-end-round-limit 1 2", "end:", 16, "the record ends with ''"),
]


@pytest.mark.parametrize("good, bad, line, reason", CHANGES, ids=[f"{good!r} {bad!r}" for good, bad, _, _ in CHANGES])
def test_a_change_is_told_with_its_line(good: str, bad: str, line: int, reason: str) -> None:
    assert SHORT.count(good) >= 1
    found = told(SHORT.replace(good, bad, 1))
    assert reason in found[1]
    assert found[0] == line


def test_an_end_before_the_game_is_over_is_told() -> None:
    assert "says that the game is over, but it goes on" in told(RUNNING + "end: castle-end-target 1 2\n")[1]


def test_a_record_of_another_game_is_told() -> None:
    line, reason = told(SHORT.replace("castle 1", "chess 1", 1))
    assert line == 2
    assert "There is no game called 'chess'" in reason


def test_a_record_without_a_seed_or_a_start_is_told() -> None:
    assert "neither a seed nor a position" in told(WHOLE.replace("seed: r232\n", ""))[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_start_with_other_seats_than_the_record_is_told(seats: int) -> None:
    """The position has two seats, the record says more."""
    assert "seats" in told(SHORT.replace("seats: 2", f"seats: {seats}", 1))[1]


@pytest.mark.parametrize(
    "option, other",
    [("target=6", "target=5"), ("through-towers=yes", "through-towers=no"), ("edition=rulebook", "edition=2022")],
)
def test_a_start_with_other_options_than_the_record_is_told(option: str, other: str) -> None:
    assert option.partition("=")[0] in told(SHORT.replace(option, other, 1))[1]


def test_a_record_that_starts_from_a_view_is_told_instead_of_played() -> None:
    """Nobody knows what the slide would push out."""
    match = Match(CASTLE, 2, {"target": "6"}, "short", start=ABOUT_TO_END.seen_by(0))
    record = write_record(match, reveal_seed=True) + "1. yellow slide Nd\n2. yellow end\n"
    assert told(record)[1]


@pytest.mark.parametrize("name", RECORDS)
def test_two_lines_of_moves_that_changed_places_are_told(name: str) -> None:
    lines = RECORDS[name].splitlines()
    moves = [number for number, line in enumerate(lines) if re.match(r"\d+\. ", line)]
    for first, second in pairwise(moves):
        turned = lines.copy()
        turned[first], turned[second] = turned[second], turned[first]
        assert told("\n".join(turned))[0] == first + 1


@pytest.mark.parametrize("name", RECORDS)
def test_every_hash_is_checked(name: str) -> None:
    lines = RECORDS[name].splitlines()
    for number, line in enumerate(lines):
        if line.startswith("= "):
            other = line[:-1] + ("0" if line[-1] != "0" else "1")
            assert told("\n".join([*lines[:number], other, *lines[number + 1 :]]))[0] == number + 1


@pytest.mark.parametrize("name", RECORDS)
def test_every_move_changed_for_another_is_told(name: str) -> None:
    """Another move is illegal, or the next hash differs: at once or at the latest there."""
    chance = random.Random(name)
    lines = RECORDS[name].splitlines()
    moves = [number for number, line in enumerate(lines) if re.match(r"\d+\. ", line)]
    for number in chance.sample(moves, min(len(moves), 12)):
        count, seat, *words = lines[number].split()
        text = " ".join(words)
        other = chance.choice(
            [move for move in ("end", "slide Nb", "slide W6", "enter a1", "run b2 b4") if move != text]
        )
        line, _ = told("\n".join([*lines[:number], f"{count} {seat} {other}", *lines[number + 1 :]]))
        assert line > number


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_cut_off_anywhere_is_refused_or_a_true_beginning_of_the_game(name: str) -> None:
    text = RECORDS[name]
    whole = [played.text for played in replay(read_record(text)).played]
    chance = random.Random(name)
    for place in sorted({*chance.sample(range(len(text) - 1), 25), *range(len(text) - 40, len(text) - 1, 2)}):
        try:
            cut = replay(read_record(text[:place]))
        except CheeseboardError:
            continue
        assert [played.text for played in cut.played] == whole[: len(cut.played)]
        assert len(cut.played) < len(whole) or cut.state.outcome is None or place == len(text) - 1


# Text from anywhere.


def plays_or_refuses(text: str) -> None:
    """Nothing but an error of ours comes out."""
    try:
        match = replay(read_record(text))
    except CheeseboardError:
        return
    again = replay(read_record(write_record(match, reveal_seed=True)))
    assert again.state.hash() == match.state.hash()


@explore(200)
@given(st.text(max_size=80), st.sampled_from(("", "curd 1\n", "curd 1\ngame: castle 1\nseats: 2\n", SHORT)))
def test_any_text_is_a_record_or_refused(text: str, before: str) -> None:
    plays_or_refuses(before + text)


@explore(200)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_a_record_with_slips_of_the_pen_is_played_or_refused(seed: int, slips: int) -> None:
    chance = random.Random(seed)
    letters = list(chance.choice((SHORT, RUNNING)))
    for _ in range(slips):
        place = chance.randrange(len(letters))
        letters[place : place + chance.randrange(3)] = chance.choice(
            '\n .:=#?"{}[]019abcdeny\0é\u2028²١'
        ) * chance.randrange(3)
    plays_or_refuses("".join(letters))


@explore(200)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_a_record_with_lines_lost_doubled_or_turned_is_played_or_refused(seed: int, changes: int) -> None:
    chance = random.Random(seed)
    lines = chance.choice((SHORT, RUNNING)).splitlines()
    for _ in range(changes):
        first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[first : first + 1] = chance.choice(([], [lines[first]] * 2, [lines[second]], [lines[first][::-1]]))
        lines = lines or [""]
    plays_or_refuses("\n".join(lines))
