"""A match: playing, looking back, taking back as far as nothing was drawn, shown or answered, and playing again."""

from __future__ import annotations

import pytest

from cheeseboard.core import IllegalMove, NothingToTakeBack, UnreadableMove, commitment
from cheeseboard.core.match import Match
from cheeseboard.games.castle import CASTLE
from tests.core.tiny import ADD, ASK, LOOK, PASS, ROLL, SHOW, STOP, TINY
from tests.games.castle.positions import table


def match(*moves: tuple[int, int]) -> Match:
    found = Match(TINY, seed="tiny")
    for seat, move in moves:
        found.play(seat, move)
    return found


# Playing and looking back.


def test_a_match_keeps_who_played_what_and_what_happened() -> None:
    played = match().play(0, ADD)
    assert (played.seat, played.move, played.text, played.final) == (0, ADD, "add", False)
    assert [event.message.key for event in played.events] == ["tiny-added", "tiny-sum"]


def test_moves_are_played_as_they_are_written() -> None:
    found = match()
    found.play_text(0, "pass")
    assert found.played[0].move == PASS
    with pytest.raises(UnreadableMove):
        found.play_text(1, "jump")
    assert len(found.played) == 1


def test_every_earlier_state_can_be_looked_at() -> None:
    found = match((0, ADD), (0, ROLL), (0, PASS))
    hashes = [found.state_after(number).hash() for number in range(4)]
    assert len(set(hashes)) == 4
    assert hashes[0] == match().state.hash()
    assert hashes[3] == found.state.hash()


def test_a_state_looked_at_is_a_copy() -> None:
    found = match((0, ADD))
    found.state_after(0).play(0, ROLL)
    found.state_after(1).play(0, STOP)
    assert found.state_after(0).hash() == match().state.hash()
    assert found.state.outcome is None


def test_a_match_from_a_position_leaves_the_position_alone() -> None:
    start = match((0, ADD)).state
    found = Match(TINY, start=start)
    found.play(0, ROLL)
    assert found.from_position
    assert start.hash() == match((0, ADD)).state.hash() == found.state_after(0).hash()


def test_an_illegal_move_leaves_no_trace() -> None:
    found = match((0, ADD))
    with pytest.raises(IllegalMove):
        found.play(1, ADD)
    assert len(found.played) == 1
    assert found.state.hash() == match((0, ADD)).state.hash()
    assert found.state.journal is None
    assert found.may_take_back(0)


def test_the_seed_is_committed_to() -> None:
    assert match().commitment == commitment("tiny")
    assert Match(TINY).seed != Match(TINY).seed


def test_players_are_called_by_their_seats_unless_they_have_names() -> None:
    assert Match(TINY).players == ("red", "yellow")
    assert Match(TINY, players=("Ada", "nibbler")).players == ("Ada", "nibbler")


# Taking back.


def test_a_move_that_shows_and_draws_nothing_can_be_taken_back() -> None:
    found = match((0, ADD), (0, ADD))
    assert found.may_take_back(0)
    assert found.take_back(0).text == "add"
    assert found.state.hash() == match((0, ADD)).state.hash()
    found.take_back(0)
    assert found.state.hash() == match().state.hash()
    assert not found.may_take_back(0)


@pytest.mark.parametrize("move", [ROLL, SHOW, LOOK])
def test_after_dice_or_after_something_hidden_was_seen_by_anybody_nothing_is_taken_back(move: int) -> None:
    found = match((0, ADD), (0, move))
    assert found.played[-1].final
    before = found.state.hash()
    with pytest.raises(NothingToTakeBack, match="drew a random number or showed something hidden"):
        found.take_back(0)
    assert found.state.hash() == before
    assert len(found.played) == 2


def test_what_was_played_after_a_die_can_be_taken_back_but_not_the_die() -> None:
    found = match((0, ADD), (0, ROLL), (0, ADD))
    found.take_back(0)
    assert not found.may_take_back(0)


def test_after_another_seat_has_moved_nothing_is_taken_back() -> None:
    found = match((0, ASK), (1, ADD))
    with pytest.raises(NothingToTakeBack, match="Somebody else has moved since"):
        found.take_back(0)
    assert found.may_take_back(1)
    found.take_back(1)
    assert found.may_take_back(0)


def test_passing_the_turn_on_can_be_taken_back_until_the_next_seat_has_moved() -> None:
    found = match((0, PASS))
    assert found.may_take_back(0)
    found.play(1, ADD)
    assert not found.may_take_back(0)


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    found = match((0, STOP))
    found.take_back(0)
    assert found.state.outcome is None
    assert found.state.acting == 1


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    with pytest.raises(NothingToTakeBack, match="No move has been played"):
        match().take_back(0)


# Playing again.


def test_a_move_taken_back_is_played_again() -> None:
    found = match((0, ADD), (0, PASS))
    found.take_back(0)
    found.take_back(0)
    assert found.may_play_again(0)
    assert [found.play_again(0).text, found.play_again(0).text] == ["add", "pass"]
    assert found.state.hash() == match((0, ADD), (0, PASS)).state.hash()
    assert not found.may_play_again(0)


def test_only_the_seat_that_took_back_plays_again() -> None:
    found = match((0, PASS))
    found.take_back(0)
    assert not found.may_play_again(1)
    with pytest.raises(NothingToTakeBack, match="No move of this seat was taken back"):
        found.play_again(1)


def test_another_move_forgets_what_was_taken_back() -> None:
    found = match((0, ADD), (0, PASS))
    found.take_back(0)
    found.take_back(0)
    found.play(0, ASK)
    assert not found.may_play_again(0)


def test_the_same_move_keeps_the_rest_of_what_was_taken_back() -> None:
    found = match((0, ADD), (0, PASS))
    found.take_back(0)
    found.take_back(0)
    found.play(0, ADD)
    assert found.may_play_again(0)
    assert found.play_again(0).text == "pass"


def test_an_illegal_move_keeps_what_was_taken_back() -> None:
    found = match((0, ADD))
    found.take_back(0)
    with pytest.raises(IllegalMove):
        found.play(0, 99)
    assert found.may_play_again(0)


# In the castle.

CASTLE_FLOOR = """
    T s # ? # ? T
    w b ? ? ? ? ?
    # ? # ? # ? #
    {row}
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""


def castle(row: str, *moves: str, **position: object) -> Match:
    state = table(CASTLE_FLOOR.format(row=row), mice={"red": "a1"}, **position)  # type: ignore[arg-type]
    found = Match(CASTLE, 2, {}, "castle", start=state)
    for text in moves:
        found.play_text(int(found.state.acting).bit_length() - 1, text)
    return found


@pytest.mark.rule("castle 10.1")
def test_uncovering_a_room_that_everybody_knows_can_be_taken_back() -> None:
    assert castle("? ? ? ? ? ? ?", "uncover a2").may_take_back(0)


@pytest.mark.rule("castle 10.1")
def test_uncovering_a_room_with_an_unknown_tile_cannot() -> None:
    found = castle("? ? ? ? ? ? ?", "uncover a2", "run a1 a2", "uncover a3")
    assert not found.may_take_back(0)


@pytest.mark.rule("castle 10.1")
def test_a_slide_that_brings_out_a_known_tile_can_be_taken_back() -> None:
    found = castle("S W B C H D m", "slide W4")
    assert found.may_take_back(0)
    found.take_back(0)
    assert found.state.hash() == castle("S W B C H D m").state.hash()


@pytest.mark.rule("castle 10.1")
def test_a_slide_that_brings_out_an_unseen_tile_cannot() -> None:
    assert not castle("s w b c h d M", "slide W4").may_take_back(0)


@pytest.mark.rule("castle 10.1")
def test_a_slide_that_brings_an_unseen_tile_into_an_open_room_cannot() -> None:
    assert not castle("S W b C H D m", "slide W4", open="c4").may_take_back(0)


@pytest.mark.rule("castle 10.1")
def test_running_and_ending_the_turn_can_be_taken_back_until_the_next_player_moves() -> None:
    found = castle("? ? ? ? ? ? ?", "uncover a2", "run a1 a2", "end")
    for _ in range(3):
        found.take_back(0)
    assert found.state.hash() == castle("? ? ? ? ? ? ?").state.hash()
    found = castle("? ? ? ? ? ? ?", "end", "end")
    assert not found.may_take_back(0)
    assert found.may_take_back(1)
