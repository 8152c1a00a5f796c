"""Moving, taking back and playing again: only what is allowed, on disk when it is acknowledged, and never twice."""

from __future__ import annotations

import pytest

from cheeseboard.core.bits import members
from cheeseboard.table.entries import AGAIN, ALONE, BACK, BOT, MOVE, PERSON
from cheeseboard.table.problems import AgainstRules, NotAllowed, NotUnderstood, Stale, TableProblem
from cheeseboard.table.service.room import Room
from cheeseboard.table.storage.questions import read_entries
from tests.table.hosting import Guest, Hall


def log(hall: Hall, room: Room) -> list[tuple[int, str, int, str, str]]:
    entries = hall.run(hall.house.read(read_entries, room.data.id))
    return [(entry.number, entry.kind, entry.seat, entry.text, entry.by) for entry in entries]


def test_a_move_is_in_the_log_when_it_is_acknowledged(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    text = room.game.write_move(room.live.state, int(room.live.state.moves(0)[0]))
    assert ann.move(room, text) == 1
    assert log(hall, room) == [(1, MOVE, 0, text, PERSON)]


def test_a_table_read_from_its_log_is_the_same_table(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="larder")
    for _ in range(45):
        if room.over:
            break
        ann.any_move(room, next(seat for seat in (0, 1) if room.live.state.moves(seat)))
    again = hall.forget(room)
    assert again is not room
    assert again.live.state.facts() == room.live.state.facts()
    assert (again.live.version, again.live.moves) == (room.live.version, room.live.moves)
    assert ann.table(again) == ann.table(room)


def test_nobody_moves_for_the_seat_of_another(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", "bot:crumb", game="peppercorn")
    text = room.game.write_move(room.live.state, int(room.live.state.moves(1)[0]))
    for guest, seat in ((ben, 0), (ben, 1), (ann, 1), (ann, 2)):
        with pytest.raises(NotAllowed, match="problem-not-your-seat"):
            guest.move(room, text, seat=seat)
    with pytest.raises(TableProblem, match="problem-unknown-seat"):
        ann.move(room, text, seat=7)
    assert [entry for entry in log(hall, room) if entry[4] == PERSON] == []


def test_what_is_no_move_or_no_legal_one_changes_nothing(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle")
    acting = next(seat for seat in (0, 1) if room.live.state.moves(seat))
    before = room.live.state.facts()
    for text in ("", "slide", "\x00", "é" * 5000, "bid 3", "enter a1; enter a1"):
        with pytest.raises(NotUnderstood, match="unreadable-move"):
            ann.move(room, text, seat=acting)
    with pytest.raises(AgainstRules) as refused:
        ann.move(room, "end", seat=acting)
    assert refused.value.rule
    with pytest.raises(AgainstRules, match="refusal-not-your-turn"):
        ann.move(room, "enter a1", seat=1 - acting)
    assert room.live.state.facts() == before
    assert log(hall, room) == []


def test_a_move_for_a_moment_that_has_passed_is_stale(ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle")
    acting = next(seat for seat in (0, 1) if room.live.state.moves(seat))
    ann.any_move(room, acting)
    for version in (0, 2, -1, 10**12):
        with pytest.raises(Stale, match="problem-moved-on"):
            ann.move(room, "enter a1", seat=1 - acting, version=version)


def test_who_chooses_in_secret_at_the_same_time_is_not_made_stale_by_the_others(ann: Guest) -> None:
    room = ann.new_table("person", "device", "device", game="peppercorn")
    texts = [room.game.write_move(room.live.state, int(room.live.state.moves(seat)[0])) for seat in range(3)]
    assert [ann.move(room, texts[seat], seat=seat, version=0) for seat in range(3)] == [1, 2, 3]


def test_the_same_message_is_carried_out_once(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    text = room.game.write_move(room.live.state, int(room.live.state.moves(0)[0]))
    assert [ann.move(room, text, version=0, once="the same") for _ in range(3)] == [1, 1, 1]
    ann.any_move(room, 1)
    again = hall.forget(room)
    assert ann.move(again, text, version=0, once="the same") == 1
    assert [entry[:3] for entry in log(hall, again)] == [(1, MOVE, 0), (2, MOVE, 1)]


def test_another_message_with_the_same_content_is_not_the_same(ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    text = room.game.write_move(room.live.state, int(room.live.state.moves(0)[0]))
    ann.move(room, text, version=0, once="one")
    with pytest.raises((Stale, AgainstRules)):
        ann.move(room, text, version=0, once="other")


def test_the_name_of_a_message_belongs_to_whoever_sent_it(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", game="peppercorn")
    hall.run(hall.house.take_seat(ben.person, ann.table(room).seats[1].link.removeprefix("/seats/")))
    for guest, seat in ((ann, 0), (ben, 1)):
        text = room.game.write_move(room.live.state, int(room.live.state.moves(seat)[0]))
        assert guest.move(room, text, seat=seat, version=0, once="1") == seat + 1


# Taking back.


def test_a_move_is_taken_back_and_played_again(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    start = room.live.state.facts()
    ann.move(room, "keep 1")
    kept = room.live.state.facts()
    ann.back(room)
    assert (room.live.state.facts(), room.live.version, room.live.moves) == (start, 3, 1)
    ann.again(room)
    assert (room.live.state.facts(), room.live.version, room.live.moves) == (kept, 4, 2)
    assert [entry[1] for entry in log(hall, room)] == [MOVE, MOVE, BACK, AGAIN]
    assert hall.forget(room).live.state.facts() == kept


def test_on_one_device_the_last_move_can_be_taken_back_after_the_turn_has_passed(hall: Hall, ann: Guest) -> None:
    """In Cheese Castle everybody knows the same, so whoever holds the device may take back for the seat before."""
    room = ann.new_table("person", "device", game="castle")
    first = acting(room)
    while acting(room) == first:
        ann.move(room, "end" if "end" in written(room, first) else written(room, first)[0], seat=first)
    seen = ann.table(room)
    assert seen.looking != first
    assert (seen.ask.back, seen.ask.back_of) == (True, first)
    ann.back(room, seat=first)
    assert acting(room) == first
    assert (ann.table(room).ask.again, ann.table(room).ask.again_of) == (True, -1)


def test_where_one_device_has_secrets_only_the_seat_looked_from_takes_back(ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    ann.any_move(room, 0)
    assert room.live.line.may_take_back(0)
    assert not ann.table(room, seat=1).ask.back
    assert ann.table(room, seat=0).ask.back


def acting(room: Room) -> int:
    return next(members(room.live.state.acting))


def written(room: Room, seat: int) -> list[str]:
    return [room.game.write_move(room.live.state, int(move)) for move in room.live.state.moves(seat)]


def test_dice_that_were_rolled_stay(ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    with pytest.raises(NotAllowed, match="nothing-to-take-back"):
        ann.back(room)
    assert not ann.table(room).ask.back


def test_what_somebody_else_has_followed_cannot_be_taken_back(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", game="peppercorn")
    hall.run(hall.house.take_seat(ben.person, ann.table(room).seats[1].link.removeprefix("/seats/")))
    ann.any_move(room, 0)
    with pytest.raises(NotAllowed, match="nothing-to-take-back"):
        ben.back(room, seat=1)
    ben.any_move(room, 1)
    with pytest.raises(NotAllowed, match="nothing-to-take-back"):
        ann.back(room, seat=0)


def test_what_was_taken_back_is_forgotten_when_something_else_is_played(ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    ann.move(room, "keep 1")
    ann.back(room)
    ann.move(room, "keep 2")
    with pytest.raises(NotAllowed, match="nothing-to-play-again"):
        ann.again(room)


# What goes on by itself.


def test_bots_play_a_whole_game_while_somebody_watches(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("bot:crumb", "bot:nibbler", "bot:crumb", game="peppercorn")
    watcher = ann.watch(room)
    hall.until(lambda: room.over)
    watcher.wait_for("played", lambda message: "end" in message)
    entries = log(hall, room)
    assert {entry[4] for entry in entries} == {BOT}
    assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1))


def test_bots_among_themselves_wait_until_somebody_watches(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("bot:crumb", "bot:crumb", game="peppercorn")
    hall.rest()
    assert room.live.version == 0


def test_a_bot_that_crashes_still_moves(hall: Hall, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crash(*_: object, **__: object) -> int:
        raise RuntimeError("out of cheese")

    monkeypatch.setattr(hall.house.thinkers, "ask", crash)
    room = ann.new_table("bot:crumb", "person", game="peppercorn")
    ann.any_move(room, 1)
    hall.until(lambda: room.live.version == 2)


def played_alone(hall: Hall, room: Room) -> list[str]:
    return [text for _, _, _, text, by in log(hall, room) if by == ALONE]


def test_a_page_of_a_story_waits_until_it_has_been_read(hall: Hall, ann: Guest) -> None:
    hall.let_moves_play_themselves()
    room = ann.new_table("person", game="larder")
    ann.watch(room)
    hall.rest()
    assert (room.live.version, room.turns.soon(0)) == (0, 0.0)


def test_the_only_move_plays_itself_where_everybody_knows_that_there_is_no_choice(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    watcher = ann.watch(room)
    for seat in (0, 1):
        ann.any_move(room, seat)
    while room.live.state.step.facts()[0] != 2:  # a roll that can be kept or not
        for seat in (0, 1):
            if room.live.state.moves(seat):
                ann.any_move(room, seat)
    winner = next(seat for seat in (0, 1) if room.live.state.moves(seat))
    hall.let_moves_play_themselves()
    ann.move(room, "reroll", seat=winner)
    watcher.wait_for("played", lambda message: message["ask"].get("soon", 0) > 0)
    moves = room.live.moves
    hall.until(lambda: room.live.moves > moves)
    assert played_alone(hall, room)[0] == "keep"


def test_a_seat_that_has_no_choice_in_secret_is_asked_like_the_others(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    for _ in range(40):
        state = room.live.state
        step = state.step.facts()[0]
        answering = [seat for seat in (0, 1) if step == 3 and len(state.moves(seat)) == 1]
        if answering:
            hall.let_moves_play_themselves()
            hall.call(room.wake)
            hall.rest()
            assert room.live.state is state, "that it passes at once tells that it has no cat"
            assert room.turns.soon(answering[0]) == 0.0
            return
        seat = next(seat for seat in (0, 1) if state.moves(seat))
        ann.any_move(room, seat)
    raise AssertionError("Nobody ever had to pass.")
