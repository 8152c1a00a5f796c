"""play, typed through a pipe: whole games, every command, and what is answered to what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cheeseboard.cli.speech import speech
from cheeseboard.core.chance import commitment
from cheeseboard.core.record import read_record, replay
from cheeseboard.core.words import LANGUAGES, phrase
from cheeseboard.games.castle import CASTLE
from tests.cli.running import Said, played, position_file, record_file, refused, run
from tests.games.castle.positions import WIDE_OPEN, table

every_language = pytest.mark.parametrize("language", LANGUAGES)

TWO = ("play", "castle", "--seats", "human,random", "--seed", "two")
SEALED = commitment("two")


def play(*lines: str, arguments: tuple[object, ...] = TWO) -> Said:
    return run(*arguments, typed="".join(f"{line}\n" for line in lines))


def on_position(folder: Path, *lines: str, **drawing: object) -> str:
    """What is answered in a position, with red and yellow at one keyboard, and red to move."""
    path = position_file(folder, table(open=WIDE_OPEN, **drawing))  # type: ignore[arg-type]
    said = play(*lines, "quit", arguments=("play", "--load", path, "--seats", "human,human", "--seed", "s"))
    assert (said.code, said.err) == (0, "")
    return said.out


# Whole games.


@every_language
def test_typing_any_legal_number_ends_the_game(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.curd"
    said = play(*["1"] * 1000, arguments=(*TWO, "--save", path, "--lang", language))
    assert (said.code, said.err) == (0, "")
    match = replay(read_record(path.read_text(encoding="utf-8")))
    assert match.state.outcome is not None
    words = speech(CASTLE, language)
    for part in (
        phrase(words, "seed-sealed", hash=SEALED),
        phrase(words, "winner", seat=CASTLE.seat_names[match.state.outcome.winners[0]]),
        phrase(words, "seed-opened", seed="two"),
        phrase(words, "saved", file=str(path)),
    ):
        assert part in " ".join(said.out.split())


def test_the_seed_is_shown_only_after_the_end(tmp_path: Path) -> None:
    out = play("1", "quit").out
    assert SEALED in out
    assert "two" not in out


def test_the_same_seed_and_the_same_answers_play_the_same_game() -> None:
    assert play(*"1321" * 3).out == play(*"1321" * 3).out


def test_bots_can_play_alone_while_one_watches() -> None:
    said = run("play", "castle", "--seats", "nibbler,random", "--seed", "alone")
    assert said.code == 0
    assert "wins!" in said.out


def test_you_sit_down_against_three_bots_if_you_say_nothing() -> None:
    said = run("play", "castle", typed="quit\n")
    for player in ("Red: you", "Yellow: computer (Nibbler)", "Green: computer (Crumb)", "Blue: computer (Nibbler)"):
        assert player in said.out


def test_the_end_of_the_input_ends_the_session_quietly() -> None:
    said = play("1", "1")
    assert (said.code, said.err) == (0, "")
    assert said.out.rstrip().endswith("The input has ended, so the game stops here.")


def test_quitting_says_goodbye() -> None:
    for word in ("quit", "q", "exit", "QUIT"):
        assert play(word).out.rstrip().endswith("Goodbye!")


@every_language
def test_every_command_is_explained(language: str) -> None:
    out = play("?", "quit", arguments=(*TWO, "--lang", language)).out
    for command in ("moves", "board", "rules", "why", "hint", "undo", "redo", "log", "save", "quit"):
        assert f"\n{command} " in out


# Moves.


def test_a_move_can_be_typed_by_number_or_as_it_is_written_or_by_beginnings(tmp_path: Path) -> None:
    mice = {"red": "b2"}
    for number, typed in enumerate(("run b2 b3", "RUN  b2 b3", "r b2 b3", "run b b3", "ru b2 b3")):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert "Red runs from b2 to b3. §6.1" in on_position(folder, typed, mice=mice)


def test_a_room_can_be_uncovered_by_any_of_its_cells(tmp_path: Path) -> None:
    path = position_file(tmp_path, table(open="c2", mice={"red": "c2"}))
    arguments = ("play", "--load", path, "--seats", "human,human")
    for typed in ("uncover b1", "uncover c1", "u c1"):
        assert "Red uncovers a tiled roof at b1. §5.1" in play(typed, "quit", arguments=arguments).out


def test_a_beginning_of_several_moves_is_asked_about(tmp_path: Path) -> None:
    out = on_position(tmp_path, "run b2", mice={"red": "b2"})
    assert "“run b2” may be: " in out
    assert "run b2 b1" in out
    assert "Red runs" not in out


def test_a_number_that_is_not_in_the_list_is_refused(tmp_path: Path) -> None:
    assert "There is no move 999: the list ends with " in on_position(tmp_path, "999")
    assert "There is no move 0: " in on_position(tmp_path, "0")


def test_an_illegal_move_is_answered_with_the_reason_and_its_rule(tmp_path: Path) -> None:
    out = on_position(tmp_path, "run b2 d4", mice={"red": "b2"})
    assert "A step takes a mouse one cell up, down, left or right, never diagonally. §6.1" in out


@every_language
def test_a_refusal_is_told_in_the_language_of_the_player(tmp_path: Path, language: str) -> None:
    path = position_file(tmp_path, table(mice={"red": "a1"}, points=3, slide=False))
    arguments = ("play", "--load", path, "--seats", "human,human", "--lang", language)
    said = phrase(speech(CASTLE, language), "castle-refuse-slide-once")
    assert f"{said} §7.1" in play("slide Nb", "quit", arguments=arguments).out


@every_language
def test_what_is_no_move_is_said_to_be_none(language: str) -> None:
    assert "xyzzy" in play("xyzzy", "quit", arguments=(*TWO, "--lang", language)).out.replace("> xyzzy", "")


def test_letters_of_any_kind_can_be_typed() -> None:
    assert play("\u0000", "кот 🐭", "\u202e", "rules \ufffd", "quit").code == 0


def test_a_turn_without_points_ends_by_itself(tmp_path: Path) -> None:
    mice = {"red": "b2", "yellow": "f6"}
    out = on_position(tmp_path, "run b2 b3", mice=mice, points=1, slide=False)
    assert "Red ends the turn" in out


def test_with_step_it_does_not(tmp_path: Path) -> None:
    path = position_file(tmp_path, table(open=WIDE_OPEN, mice={"red": "b2"}, points=1, slide=False))
    arguments = ("play", "--load", path, "--seats", "human,human", "--step")
    out = play("run b2 b3", "quit", arguments=arguments).out
    assert "No points left: end your turn." in out
    assert "Red ends the turn" not in out


# Commands.


def test_why_opens_the_rule_of_the_last_refusal(tmp_path: Path) -> None:
    out = on_position(tmp_path, "run b2 d4", "why", mice={"red": "b2"})
    assert out.count("A step takes a mouse one cell") == 2
    assert "6.1 A step takes one of your mice one cell" in out


def test_why_opens_the_rule_of_what_happened_last(tmp_path: Path) -> None:
    out = on_position(tmp_path, "run b2 d4", "run b2 b3", "why", mice={"red": "b2"})
    assert "6.1 A step takes one of your mice one cell" in out


def test_there_is_nothing_to_explain_at_the_start(tmp_path: Path) -> None:
    assert "There is no rule to explain." in on_position(tmp_path, "why")


def test_a_hint_is_a_legal_move(tmp_path: Path) -> None:
    floor = """
        T ? # ? # ? T
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? s ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
    """
    tokens = {"red": "wheel, brick, cone"}
    out = on_position(tmp_path, "hint", floor=floor, mice={"red": "b2, b3"}, tokens=tokens, target=4)
    assert "A computer player would choose: run b3 b4" in out


def test_a_move_can_be_taken_back_and_played_again(tmp_path: Path) -> None:
    out = on_position(tmp_path, "run b2 b3", "undo", "redo", "log", mice={"red": "b2"})
    assert out.count("Red runs from b2 to b3") == 2  # when it was played, and in the log
    assert out.count("4 points left") == 2
    assert out.count("3 points left") == 2


def test_what_cannot_be_taken_back_or_played_again_is_refused() -> None:
    out = play("undo", "redo", "quit").out
    assert "No move has been played." in out or "Somebody else has moved since." in out
    assert "There is nothing to play again." in out


def test_the_log_tells_everything_with_its_rules() -> None:
    out = play("1", "1", "log", "quit").out
    log = out[out.rindex("The seal on this game") :]
    assert log.count("§2.7") == 2
    assert SEALED in log


def test_rules_are_found_by_number_and_by_words() -> None:
    assert "7.5 If a trap arrives under a mouse" in play("rules 7.5", "quit").out
    assert "7.5 If a trap arrives under a mouse" in play("rules trap fall", "quit").out
    assert "10 What is known" in play("rules", "quit").out
    assert "The rulebook says nothing about “dragon”." in play("rules dragon", "quit").out
    assert "Also there: " in play("rules mouse", "quit").out


def test_rules_are_in_the_language_of_the_player() -> None:
    assert "пастка" in play("rules 7.5", "quit", arguments=(*TWO, "--lang", "uk")).out


def test_moves_and_the_board_are_shown_again_when_asked() -> None:
    out = play("moves", "", "board", "quit").out
    assert out.count("enter ") == 4
    assert out.count("Spare tile") == 2


# Files.


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "evening.curd"
    said = play("1", "1", "1", f"save {path}", "quit")
    assert f"The game is saved in {path}." in " ".join(said.out.split())
    before = replay(read_record(path.read_text(encoding="utf-8")))
    assert before.players == ("human", "random")
    said = play(*["1"] * 1000, arguments=("play", "--load", path, "--save", path))
    assert "wins!" in said.out
    after = replay(read_record(path.read_text(encoding="utf-8")))
    assert after.played[: len(before.played)] != []
    assert [move.text for move in after.played[: len(before.played)]] == [move.text for move in before.played]


def test_saving_needs_a_name_once(tmp_path: Path) -> None:
    assert "for example: save castle.curd" in play("save", "quit").out
    path = tmp_path / "game.curd"
    assert "The game is saved in" in play("save", "quit", arguments=(*TWO, "--save", path)).out


def test_the_file_of_save_is_kept_up_to_date_whatever_happens(tmp_path: Path) -> None:
    path = tmp_path / "game.curd"
    play("1", "1", arguments=(*TWO, "--save", path))
    assert len(read_record(path.read_text(encoding="utf-8")).moves) >= 3


def test_only_records_are_ever_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada", encoding="utf-8")
    assert f"{path} exists and is no record" in refused(*TWO, "--save", path, typed="quit\n")
    assert f"{path} exists and is no record" in " ".join(play(f"save {path}", "quit").out.split())
    assert path.read_text(encoding="utf-8") == "Dear Ada"


def test_a_place_where_nothing_can_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    assert "cannot be written" in refused(*TWO, "--save", tmp_path / "no" / "game.curd", typed="1\n")


def test_a_record_brings_its_own_game_options_and_seed(tmp_path: Path) -> None:
    path = record_file(tmp_path, played(6))
    assert "has its options already" in refused("play", "--load", path, "-o", "target=4")
    assert "has its seed already" in refused("play", "--load", path, "--seed", "other")
    assert "is a game for 2, not for 3" in refused("play", "--load", path, "--players", "3")
    assert "--seats names 3, but this is a game for 2" in refused(
        "play", "--load", path, "--seats", "human,random,random"
    )
    assert "There is no game called 'chess'" in refused("play", "chess")


def test_other_players_may_take_over_the_seats(tmp_path: Path) -> None:
    path = record_file(tmp_path, played(6))
    said = run("play", "castle", "--load", path, "--seats", "nibbler,random")
    assert "Red: computer (Nibbler)" in said.out
    assert "wins!" in said.out


def test_a_position_can_be_played_on_from(tmp_path: Path) -> None:
    path = position_file(tmp_path, played(40).state)
    said = run("play", "--load", path, "--seats", "nibbler,random", "--seed", "on")
    assert (said.code, said.err) == (0, "")
    assert "wins!" in said.out


def test_what_a_view_does_not_show_is_imagined(tmp_path: Path) -> None:
    path = position_file(tmp_path, played(40).state.seen_by(0))
    said = run("play", "--load", path, "--seats", "nibbler,random", "--seed", "on")
    assert (said.code, said.err) == (0, "")
    assert "wins!" in said.out


# Secrets.


def test_what_nobody_has_seen_is_never_shown(tmp_path: Path) -> None:
    view = played(30).state.seen_by(0)
    worlds = [position_file(tmp_path, view.imagine(seed), f"world-{seed}.toml") for seed in (1, 2)]
    lines = ("?", "moves", "hint", "rules 5", "why", "log", "slide Nb", "board", "run a1 g7", "quit")
    arguments = ("--seats", "human,human", "--seed", "same")
    first, second = (play(*lines, arguments=("play", "--load", world, *arguments)).out for world in worlds)
    assert first[: first.index("slide Nb")] == second[: second.index("slide Nb")]
    assert "▒" in first
