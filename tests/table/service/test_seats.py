"""Seats change hands: by link, to a bot and back, opened again, and onto the same device."""

from __future__ import annotations

import asyncio

import pytest

from cheeseboard.table.problems import NoSuchThing, NotAllowed, NotUnderstood, TableProblem
from cheeseboard.table.service.room import Room
from tests.table.hosting import Guest, Hall


def token(guest: Guest, room: Room, seat: int) -> str:
    link = guest.table(room).seats[seat].link
    assert link.startswith("/seats/")
    return link.removeprefix("/seats/")


def sit_down(guest: Guest, token: str) -> int:
    return guest.hall.run(guest.hall.house.take_seat(guest.person, token)).seat


def kinds(guest: Guest, room: Room) -> list[str]:
    return [f"{seat.kind}{' covered' if seat.covered else ''}" for seat in guest.table(room).seats]


def test_whoever_opens_the_link_of_a_free_seat_sits_there(ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open")
    watcher = ann.watch(room)
    assert sit_down(ben, token(ann, room, 1)) == 1
    seats = watcher.wait_for("seated", lambda message: message["seats"][1]["kind"] == "person")["seats"]
    assert (seats[1]["player"], seats[1].get("yours", False)) == ("Ben", False)
    assert [seat.yours for seat in ben.table(room).seats] == [False, True]


def test_only_whoever_may_give_a_seat_away_sees_its_link(ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", "bot:crumb", game="race")
    assert [bool(seat.link) for seat in ann.table(room).seats] == [True, True, False]
    assert [bool(seat.link) for seat in ben.table(room).seats] == [False, False, False]
    sit_down(ben, token(ann, room, 1))
    assert [bool(seat.link) for seat in ann.table(room).seats] == [True, False, False]
    assert [bool(seat.link) for seat in ben.table(room).seats] == [False, True, False]
    with pytest.raises(NotAllowed):
        room.seat_link(ann.person, 1)


def test_a_link_can_be_looked_at_before_anybody_sits_down(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open")
    offer = hall.run(hall.house.seat_offer(ben.person, token(ann, room, 1), "pl"))
    assert (offer.table, offer.game, offer.seat) == (room.data.id, "castle", 1)
    assert not any(seat.link for seat in offer.seats)
    assert kinds(ann, room) == ["person", "open"]


def test_whoever_has_lost_the_browser_takes_the_seat_back_with_the_link(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device")
    link = token(ann, room, 0)
    elsewhere = hall.guest("Ann elsewhere")
    assert sit_down(elsewhere, link) == 0
    with pytest.raises(NotAllowed):
        ann.move(room, "enter a1", seat=0)


@pytest.mark.parametrize("wrong", ["", "x", "x-0-y", "a-1-b-c", "-0-", "é-1-ü", "0" * 5000, "\x00"])
def test_a_link_that_leads_nowhere_is_refused(hall: Hall, ann: Guest, wrong: str) -> None:
    with pytest.raises(NoSuchThing, match="problem-unknown-link"):
        sit_down(ann, wrong)


def test_a_link_with_another_secret_or_seat_opens_nothing(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", "open", game="race")
    table, _, secret = token(ann, room, 1).split("-", 2)
    for wrong in (f"{table}-1-{secret}x", f"{table}-2-{secret}", f"{table}-9-{secret}", f"{table}--1-{secret}"):
        with pytest.raises(NoSuchThing, match="problem-unknown-link"):
            sit_down(ben, wrong)
    assert kinds(ann, room) == ["person", "open", "open"]


def test_a_seat_that_was_given_away_has_another_link(ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open")
    old = token(ann, room, 1)
    ann.change_seat(room, 1, "bot", "crumb")
    ann.change_seat(room, 1, "open")
    assert token(ann, room, 1) != old
    with pytest.raises(NoSuchThing):
        sit_down(ben, old)


def test_a_bot_covers_for_a_player_who_takes_the_seat_back_with_one_touch(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", game="peppercorn")
    sit_down(ben, token(ann, room, 1))
    ben.change_seat(room, 1, "cover", "crumb")
    assert kinds(ann, room) == ["person", "person covered"]
    hall.until(lambda: room.live.version == 1)
    with pytest.raises(NotAllowed):
        ben.move(room, "bid 3", seat=1)
    ben.change_seat(room, 1, "return")
    assert kinds(ann, room) == ["person", "person"]
    ann.any_move(room, 0)
    hall.rest()
    assert room.live.version == 2


def test_the_host_lets_a_bot_cover_only_for_whoever_is_not_here(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open")
    sit_down(ben, token(ann, room, 1))
    watching = ben.watch(room)
    with pytest.raises(NotAllowed):
        ann.change_seat(room, 1, "cover")
    watching.leave()
    ann.change_seat(room, 1, "cover")
    assert kinds(ann, room) == ["person", "person covered"]
    with pytest.raises(NotAllowed):
        ann.change_seat(room, 1, "return")
    ben.change_seat(room, 1, "return")


@pytest.mark.parametrize("action", ["bot", "open", "device", "take", "cover", "return"])
def test_nobody_gives_away_the_seat_of_another(ann: Guest, ben: Guest, action: str) -> None:
    room = ann.new_table("person", "open", "bot:crumb", game="race")
    for seat in range(3):
        with pytest.raises(NotAllowed):
            ben.change_seat(room, seat, action, "crumb")
    assert kinds(ann, room) == ["person", "open", "bot"]


def test_the_host_seats_bots_and_opens_their_seats_again(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "open")
    ann.change_seat(room, 1, "bot", "gouda")
    assert (ann.table(room).seats[1].kind, ann.table(room).seats[1].level) == ("bot", "gouda")
    ann.change_seat(room, 1, "open")
    ann.change_seat(room, 1, "device", name="Grandma")
    assert ann.table(room).seats[1].player == "Grandma"
    assert hall.forget(room).seats == room.seats


def test_a_name_for_a_seat_shows_what_it_is(ann: Guest) -> None:
    room = ann.new_table("person", "open")
    ann.change_seat(room, 1, "device", name=" a\u202egnp.exe\x00 \n b ")
    assert ann.table(room).seats[1].player == "agnp.exe b"
    with pytest.raises(NotUnderstood, match="problem-name"):
        ann.change_seat(room, 1, "device", name="x" * 500)
    with pytest.raises(NotUnderstood, match="problem-name"):
        ann.change_seat(room, 1, "device", name="!!!")


@pytest.mark.parametrize("level", ["", "cat", "search:999999999", "x" * 5000])
def test_only_a_level_can_be_seated(ann: Guest, level: str) -> None:
    room = ann.new_table("person", "open")
    with pytest.raises(NotUnderstood, match="problem-unknown-level"):
        ann.change_seat(room, 1, "bot", level)


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_there_is_not_is_refused(ann: Guest, seat: int) -> None:
    room = ann.new_table("person", "open")
    with pytest.raises(TableProblem, match="problem-unknown-seat"):
        ann.change_seat(room, seat, "open")


def test_of_two_who_take_the_same_seat_at_once_one_sits_there(hall: Hall, ann: Guest, ben: Guest) -> None:
    room, cleo = ann.new_table("person", "open"), hall.guest("Cleo")
    link = token(ann, room, 1)

    async def both() -> None:
        wishes = (hall.house.take_seat(guest.person, link) for guest in (ben, cleo))
        await asyncio.gather(*wishes, return_exceptions=True)

    hall.run(both())
    sitting = room.seats[1].person
    assert sitting in {ben.person, cleo.person}
    assert hall.forget(room).seats[1].person == sitting


# On one device.


def test_seats_on_the_same_device_know_different_things_behind_a_curtain(ann: Guest) -> None:
    assert ann.table(ann.new_table("person", "device", game="peppercorn")).curtain
    assert not ann.table(ann.new_table("person", "device", game="castle")).curtain
    assert not ann.table(ann.new_table("person", "bot:crumb", game="peppercorn")).curtain


def test_the_view_turns_to_the_own_seat_that_is_to_act(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle")
    watcher = ann.watch(room)
    for _ in range(3):
        acting = next(seat for seat in (0, 1) if room.live.state.moves(seat))
        assert watcher.of("table")[-1]["looking"] == acting
        watcher.heard.clear()
        ann.any_move(room, acting)
        hall.rest()
        watcher.wait_for("table")


def test_nobody_looks_from_the_seat_of_another(ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    assert ben.watch(room, seat=0).heard[0]["looking"] == -1
    for seat in (0, 1):
        with pytest.raises(NotAllowed, match="problem-not-your-seat"):
            ben.table(room, seat)
        with pytest.raises(NotAllowed, match="problem-not-your-seat"):
            ben.hall.run(room.moment(ben.person, seat, 0, "en"))
        with pytest.raises(NotAllowed, match="problem-not-your-seat"):
            ben.hall.run(room.log(ben.person, seat, 1, "en"))
        with pytest.raises(NotAllowed, match="problem-not-your-seat"):
            room.why(ben.person, seat, ("x",), "en")


def test_whoever_loses_a_seat_looks_from_it_no_longer(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", game="peppercorn")
    watcher = ann.watch(room)
    assert watcher.heard[-1]["looking"] == 0
    sit_down(ben, token(ann, room, 0))
    watcher.wait_for("table", lambda message: message["looking"] == -1)
    watcher.heard.clear()
    ben.any_move(room, 0)
    assert "choices" not in str(watcher.heard)
