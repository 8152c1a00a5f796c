"""The terminal: lists of moves, pages that fit, and what is drawn where a person watches."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from cheeseboard.cli.screen import TONES, draw_scene, style_of
from cheeseboard.cli.speech import speech
from cheeseboard.cli.terminal import Session
from cheeseboard.cli.terminal.display import Display, fitted, packed, side_by_side, wrapped
from cheeseboard.cli.terminal.moves import draw_choices, find_choices, list_choices, spell_out
from cheeseboard.cli.terminal.page import last_lines, lay_out
from cheeseboard.core.bits import lowest
from cheeseboard.core.match import Match
from cheeseboard.core.message import Message
from cheeseboard.core.words import LANGUAGES
from cheeseboard.games.castle import CASTLE
from tests.cli.running import played
from tests.games.castle.positions import WIDE_OPEN, table
from tests.larder import LARDER
from tests.toy import PEPPERCORN


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What a person will type, line by line, until the input ends."""
    waiting = iter(lines)

    def read(_asked: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def watched(width: int = 120, height: int = 40) -> tuple[Display, io.StringIO]:
    """A terminal that somebody looks at."""
    drawn = io.StringIO()
    console = Console(
        file=drawn, force_terminal=True, color_system="256", width=width, height=height, highlight=False, markup=False
    )
    return Display(console, speed=0, watched=True), drawn


def pages(drawn: io.StringIO) -> list[str]:
    """What was drawn from one jump to the top to the next, without colours."""
    return [Text.from_ansi(page).plain for page in drawn.getvalue().split("\x1b[H")]


# Moves.


def test_moves_with_the_same_first_word_stand_together_and_single_words_last() -> None:
    castle = table(open=WIDE_OPEN, mice={"red": "b2"})
    choices = list_choices(CASTLE, castle, 0)
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert {choice.move for choice in choices} == {int(move) for move in castle.moves(0)}
    verbs = [choice.verb for choice in choices]
    assert list(dict.fromkeys(verbs)) == ["run", "enter", "slide", "end"]
    assert verbs == sorted(verbs, key=["run", "enter", "slide", "end"].index)


def test_words_typed_may_be_beginnings_of_the_words_of_a_move() -> None:
    choices = list_choices(CASTLE, table(open=WIDE_OPEN, mice={"red": "b2"}), 0)

    def found(typed: str) -> list[str]:
        return [choice.text for choice in find_choices(choices, typed)]

    assert found("run b2 b3") == ["run b2 b3"]
    assert found("r b2 b3") == ["run b2 b3"]
    assert found("s nd") == ["slide Nd"]
    assert found("end") == ["end"]
    assert len(found("slide")) == 12
    assert found("2") == [choices[1].text]
    assert found("run b2 b3 b4") == found("zzz") == found("") == found("0") == found("9" * 50) == []
    assert spell_out(choices, "s Nz") == "slide Nz"
    assert spell_out(choices, "e a1") == "e a1"


@pytest.mark.parametrize("width", [20, 47, 79, 200])
def test_the_list_of_moves_keeps_to_its_width(width: int) -> None:
    castle = table(open=WIDE_OPEN, mice={"red": "b2, d4, f6, d2", "yellow": "d3, c4"})
    choices = list_choices(CASTLE, castle, 0)
    lines = plain(draw_choices(choices, width))
    assert max(map(len, lines)) <= width
    shown = " ".join(lines).split()
    assert all(str(choice.number) in shown for choice in choices)


# Lines and blocks.


def test_long_lines_are_broken_between_words_and_moved_in() -> None:
    line = Text("Yellow slides row 4 right (W4): a trap goes in. §7.2")
    assert plain(wrapped(line, 30)) == ["Yellow slides row 4 right ", "  (W4): a trap goes in. §7.2"]
    assert wrapped(line, 80) == [line]
    assert fitted(line, 10).plain == "Yellow sl…"
    assert fitted(line, 80) is line


def test_blocks_stand_side_by_side_where_they_are_narrow() -> None:
    narrow, wide = [Text("ab"), Text("cd")], [Text("x" * 30)]
    assert plain(packed([narrow, narrow], 20)) == ["ab        ab", "cd        cd"]
    assert plain(packed([narrow, wide, narrow], 20)) == ["ab", "cd", "x" * 30, "ab", "cd"]
    assert plain(side_by_side([Text("a")], [Text("b"), Text("c")], 3)) == ["a  b", "   c"]


def test_the_story_ends_with_its_last_sentence() -> None:
    story = [Text(f"sentence {number}") for number in range(10)]
    assert plain(last_lines(story, 40, 3)) == ["sentence 7", "sentence 8", "sentence 9"]
    assert last_lines([], 40, 3) == []


# Pages.


def page(width: int, height: int, language: str = "en") -> list[Text]:
    match = played(60, seats=4)
    seat = int(lowest(match.state.acting))
    choices = list_choices(CASTLE, match.state, seat)
    return lay_out(
        CASTLE,
        CASTLE.scene(match.state.seen_by(seat), seat),
        language,
        title=Text("title"),
        story=[Text(f"sentence {number}") for number in range(40)],
        moves=lambda wide: draw_choices(choices, wide),
        asked=Text("asked"),
        width=width,
        height=height,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width, height", [(120, 40), (120, 32), (100, 60), (160, 50)])
def test_a_page_fits_a_large_terminal_with_the_moves_and_the_story(width: int, height: int, language: str) -> None:
    lines = plain(page(width, height, language))
    assert len(lines) < height
    assert max(map(len, lines)) < width
    text = "\n".join(lines)
    for part in ("asked", "slide", "sentence 39", "title", "▶"):
        assert part in text


def test_the_moves_stand_beside_the_board_where_there_is_room() -> None:
    assert any("│" in line and "slide" in line for line in plain(page(120, 32)) + plain(page(160, 50))) or any(
        "slide" in line and line.index("slide") > 70 for line in plain(page(120, 40))
    )
    assert all("│" not in line for line in plain(page(80, 60)) if "slide" in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_terminal_still_shows_the_board_the_mats_and_what_is_asked(language: str) -> None:
    lines = plain(page(80, 24, language))
    assert len(lines) < 24
    assert max(map(len, lines)) < 80
    text = "\n".join(lines)
    for part in ("asked", "sentence 39", "▶", "Nb", "Sb"):
        assert part in text
    assert lines[-1] == "asked"


@pytest.mark.parametrize("width", [79, 72, 60, 50])
def test_on_a_narrow_terminal_the_board_is_narrower_and_nothing_of_it_is_cut_off(width: int) -> None:
    lines = plain(page(width, 60))
    assert max(map(len, lines)) < width
    for row in "246":
        assert any(line.startswith(f"W{row} {row} │") and line.endswith(f"│ E{row}") for line in lines)


def test_every_tone_of_a_board_has_a_colour() -> None:
    match = played(60, seats=4)
    scene = CASTLE.scene(match.state, -1)
    tones = {piece.tone for piece in scene.pieces() if piece.tone}
    assert {tone for tone in tones if not style_of(tone)} == set()
    assert draw_scene(CASTLE, scene, "en")


def test_an_unknown_tone_is_simply_not_coloured() -> None:
    assert style_of("octarine") == style_of("") == ""
    assert style_of("roof-copper") == TONES["copper"]


# Sessions that somebody watches.


def session(match: Match, display: Display) -> Session:
    return Session(match, display, "en")


def test_pages_are_drawn_over_each_other_and_bots_move_before_ones_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "1", "1", "1", "1", "1", "quit")
    display, drawn = watched()
    match = Match(CASTLE, 2, seed="watched", players=("human", "nibbler"))
    session(match, display).run()
    text = drawn.getvalue()
    assert text.count("\x1b[2J") == 1
    assert text.count("\x1b[H") > 6
    assert any("Yellow is thinking." in page for page in pages(drawn))
    assert "Goodbye!" in text


def test_the_colours_of_a_page_are_those_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "1", "quit")
    display, drawn = watched()
    session(Match(CASTLE, 2, seed="watched", players=("human", "nibbler")), display).run()
    assert "\x1b[1;38;5;" in drawn.getvalue()


def test_a_whole_game_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "")
    display, drawn = watched()
    session(Match(CASTLE, 2, seed="watched", players=("nibbler", "nibbler")), display).run()
    last = pages(drawn)[-1]
    assert "wins!" in last
    assert "It fits the seal shown at the start" in last
    assert "★" in last


def test_where_there_are_secrets_the_screen_is_cleared_before_the_next_person_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typing(monkeypatch, "", "", "1", "", "quit")
    display, drawn = watched()
    session(Match(PEPPERCORN, 2, seed="secrets", players=("human", "human")), display).run()
    handed = [page for page in pages(drawn) if "Waiting for" in page]
    assert len(handed) == 2
    assert all("Your moves" not in page and "bid" not in page for page in handed)


def test_where_there_are_none_nobody_has_to_look_away(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "1", "1", "quit")
    display, drawn = watched()
    session(Match(CASTLE, 2, seed="open", players=("human", "human")), display).run()
    assert not any("Waiting for" in page for page in pages(drawn))


def test_a_page_of_story_is_told_in_full_and_waits_to_be_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    for width, height in ((120, 40), (80, 24)):
        typing(monkeypatch, "", "page", "quit")
        display, drawn = watched(width, height)
        session(Match(LARDER, 1, seed="story", players=("human",)), display).run()
        told = pages(drawn)
        first = next(place for place, page in enumerate(told) if "Read the page" in page)
        words = speech(LARDER, "en")
        story = [words.say(Message(f"larder-story-1{part}")) for part in ("", "-1", "-2")]
        assert set(" ".join(story).split()) <= set(told[first].split())
        assert "turns the page" not in told[first]
        assert "Red turns the page. §2.1" in told[first + 1]
        assert "grandmother" not in told[first + 1]


def test_every_event_of_a_bot_is_a_page_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "", "end")
    display, drawn = watched()
    display.pause = 0.000_001
    castle = table(mice={"red": "a1", "yellow": "g7"}, points=1)
    match = Match(CASTLE, 2, {"target": "6"}, "frames", players=("human", "random"), start=castle)
    session(match, display).run()
    events = [event for move in match.played for event in move.events if move.seat == 1]
    thinking = [page for page in pages(drawn) if "Yellow is thinking." in page]
    assert len(thinking) == len(events) + sum(move.seat == 1 for move in match.played)


def test_speed_shortens_the_pause() -> None:
    console = Console(file=io.StringIO())
    slow, fast, none = (Display(console, speed=speed, watched=True).pause for speed in (1, 4, 0))
    assert slow == 4 * fast
    assert none == 0
    assert Display(console, speed=1, watched=False).pause == 0
