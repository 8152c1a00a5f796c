"""Watching: everything in order, what was missed after a gap, and each in the own language."""

from __future__ import annotations

import asyncio

import pytest

from cheeseboard.core.words import LANGUAGES
from cheeseboard.table.problems import AgainstRules, Stale
from cheeseboard.table.service.audience import MOST_MISSED
from tests.table.hosting import Guest, Hall, Watcher


def versions(watcher: Watcher) -> list[int]:
    return [message["version"] for message in watcher.of("played")]


def test_every_entry_is_told_once_and_in_order(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", game="larder")
    watchers = [ann.watch(room), ben.watch(room), ann.watch(room)]
    ann.move(room, "page")
    for die in ("keep 1", "keep 2", "keep 3"):
        ann.move(room, die)
    ann.back(room)
    for watcher in watchers:
        assert versions(watcher) == [1, 2, 3, 4, 5]
        assert [message.get("taken", False) for message in watcher.of("played")] == [False] * 4 + [True]
        assert watcher.of("played")[-1]["moves"] == 3


def test_after_a_gap_comes_what_was_missed_and_then_everything(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    first = ann.watch(room)
    first.leave()
    for die in ("keep 1", "keep 2", "keep 3"):
        ann.move(room, die)
    ann.back(room)
    back = ann.watch(room, version=1)
    assert [message["type"] for message in back.heard] == ["played"] * 4 + ["table"]
    assert versions(back) == [2, 3, 4, 5]
    assert [message.get("taken", False) for message in back.of("played")] == [False, False, False, True]
    assert back.heard[-1]["version"] == 5


def test_what_is_missed_is_what_was_seen_by_those_who_stayed(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    stayed = ben.watch(room)
    for seat in (0, 1):
        ann.any_move(room, seat)
    came_back = ben.watch(room, version=0)
    shown = [(message["version"], message["frames"]) for message in stayed.of("played")]
    assert [(message["version"], message["frames"]) for message in came_back.of("played")][: len(shown)] == shown


@pytest.mark.parametrize("version", [0, 99, -5])
def test_a_long_gap_or_none_of_this_table_begins_anew(hall: Hall, ann: Guest, version: int) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    for _ in range(MOST_MISSED // 2):
        ann.move(room, "keep 1")
        ann.back(room)
    watcher = ann.watch(room, version=version)
    assert [message["type"] for message in watcher.heard] == ["table"]


def test_two_tabs_on_one_seat_see_the_same_and_either_may_move(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle")
    tabs = [ann.watch(room, seat=0), ann.watch(room, seat=0)]
    ann.any_move(room, next(seat for seat in (0, 1) if room.live.state.moves(seat)))
    hall.rest()
    assert tabs[0].of("played") == tabs[1].of("played")
    tabs[0].leave()
    ann.any_move(room, next(seat for seat in (0, 1) if room.live.state.moves(seat)))
    assert versions(tabs[1]) == [1, 2]
    assert versions(tabs[0]) == [1]


def test_of_two_tabs_that_move_at_once_one_is_told_that_the_table_has_moved_on(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle")
    seat = next(seat for seat in (0, 1) if room.live.state.moves(seat))
    texts = [room.game.write_move(room.live.state, int(move)) for move in room.live.state.moves(seat)][:2]

    async def both() -> list[object]:
        moves = (room.move(ann.person, seat, text, 0, text) for text in texts)
        return list(await asyncio.gather(*moves, return_exceptions=True))

    outcomes = hall.run(both())
    assert outcomes[0] == 1
    assert isinstance(outcomes[1], Stale | AgainstRules)
    assert room.live.version == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_in_the_own_language(hall: Hall, ann: Guest, language: str) -> None:
    room = ann.new_table("person", "device", game="castle")
    watcher = ann.watch(room, language=language)
    ann.any_move(room, next(seat for seat in (0, 1) if room.live.state.moves(seat)))
    letters = str([message["frames"] for message in watcher.of("played")]) + watcher.heard[0]["title"]
    cyrillic = any("а" <= letter <= "я" for letter in letters.lower())
    assert cyrillic == (language in {"uk", "ru"})


def test_the_language_and_the_seat_can_be_changed_while_watching(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    watcher = ann.watch(room, seat=0)
    hall.call(lambda: watcher.watch.look(1, "pl"))
    table = watcher.wait_for("table", lambda message: message["looking"] == 1)
    assert table["title"] == "Ziarnko pieprzu"


def test_who_is_here_is_told_to_the_others(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open")
    hall.run(hall.house.take_seat(ben.person, ann.table(room).seats[1].link.removeprefix("/seats/")))
    watcher = ann.watch(room)
    other = ben.watch(room)
    watcher.wait_for("seated", lambda message: message["seats"][1].get("here", False))
    other.leave()
    watcher.heard.clear()
    watcher.wait_for("seated", lambda message: not message["seats"][1].get("here", False))


def test_a_connection_that_takes_nothing_does_not_hold_up_the_others(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", game="larder")
    broken = ben.watch(room)

    def refuse(_: bytes) -> None:
        raise OSError("cut off")

    broken.watch.send = refuse
    watcher = ann.watch(room)
    ann.move(room, "page")
    assert versions(watcher) == [1]
    assert broken.watch not in room.audience.watches


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    hall.rest()
    room.used -= hall.house.pace.idle + 1
    hall.call(hall.house.forget_idle_rooms)
    assert hall.house.rooms() == []
    assert hall.room(room.data.id).live.version == 1


def test_a_table_that_somebody_watches_stays(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.watch(room)
    hall.rest()
    room.used -= hall.house.pace.idle + 1
    hall.call(hall.house.forget_idle_rooms)
    assert hall.house.rooms() == [room]
