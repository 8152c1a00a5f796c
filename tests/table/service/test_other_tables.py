"""What follows from a game: branches, rematches and records; and what is said and noted at a table."""

from __future__ import annotations

import pytest

from cheeseboard.core.chance import commitment
from cheeseboard.core.record import read_record, write_record
from cheeseboard.table.problems import NoSuchThing, NotAllowed, NotUnderstood, TableProblem, TooLarge
from cheeseboard.table.service.branches import MOST_MOVES
from cheeseboard.table.service.room import Room
from tests.cli.running import played
from tests.table.hosting import Guest, Hall
from tests.toy import PEPPERCORN


def finished(guest: Guest, seats: int = 2) -> Room:
    match = played(game=PEPPERCORN, seats=seats, seed="finished")
    return opened(guest, write_record(match))


def opened(guest: Guest, record: str) -> Room:
    return guest.hall.room(guest.hall.run(guest.hall.house.open_record(guest.person, record)).table)


def branch(guest: Guest, room: Room, move: int) -> Room:
    return guest.hall.room(guest.hall.run(room.branch(guest.person, move)).table)


# Branches.


def test_one_plays_on_from_any_moment_and_the_old_line_stays(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    there = room.live.state.clone()
    ann.move(room, "keep 1")
    other = branch(ann, room, 1)
    assert other.data.branch_of == room.data.id
    assert other.live.state.seen_by(0).facts() == there.seen_by(0).facts()
    ann.move(other, "keep 2")
    assert room.live.moves == 2
    assert hall.forget(other).live.moves == 1


def test_a_branch_has_fresh_dice(ann: Guest) -> None:
    room = ann.new_table("person", game="larder")
    ann.move(room, "page")
    one, other = branch(ann, room, 1), branch(ann, room, 1)
    assert len({one.data.seed, other.data.seed, room.data.seed}) == 3
    assert one.live.state.dice.memory != room.live.state.dice.memory != other.live.state.dice.memory


def test_against_bots_one_may_go_back_and_bots_take_their_seats_again(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "bot:nibbler", game="peppercorn")
    ann.any_move(room)
    hall.rest()
    other = branch(ann, room, 0)
    assert [(seat.kind, seat.level) for seat in other.seats] == [("person", ""), ("bot", "nibbler")]


def test_with_others_at_the_table_nobody_goes_back_while_it_runs(ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", game="peppercorn")
    with pytest.raises(NotAllowed, match="problem-others-play"):
        branch(ann, room, 0)
    with pytest.raises(NotAllowed, match="problem-others-play"):
        branch(ben, room, 0)


def test_whoever_went_back_alone_knows_too_much_for_anybody_to_join(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "bot:nibbler", game="peppercorn")
    other = branch(ann, room, 0)
    for looked_into in (room, hall.forget(room), other):
        with pytest.raises(NotAllowed, match="problem-looked-into"):
            ann.change_seat(looked_into, 1, "open")


def test_whoever_has_the_seed_of_a_running_game_plays_it_without_others(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "bot:nibbler", game="peppercorn")
    record = hall.run(room.record(ann.person))
    assert room.data.seed in record
    with pytest.raises(NotAllowed, match="problem-looked-into"):
        ann.change_seat(hall.forget(room), 1, "open")
    with pytest.raises(NotAllowed, match="problem-looked-into"):
        ann.change_seat(opened(ann, record), 1, "open")


def test_a_game_nobody_has_looked_into_can_still_be_joined(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "bot:nibbler", game="peppercorn")
    assert room.data.seed not in hall.run(room.record(ben.person))
    ann.change_seat(room, 1, "open")
    assert room.seats[1].kind == "open"
    assert room.data.seed not in hall.run(room.record(ann.person))


def test_over_a_finished_game_everybody_may_play_on_from_anywhere_but_the_end(ann: Guest, ben: Guest) -> None:
    room = finished(ann, 3)
    other = branch(ben, room, 2)
    assert [seat.kind for seat in other.seats].count("person") == 1
    with pytest.raises(NotAllowed, match="problem-already-over"):
        branch(ben, room, room.live.moves)
    for move in (-1, room.live.moves + 1, 10**9):
        with pytest.raises(NoSuchThing, match="problem-unknown-moment"):
            branch(ben, room, move)


# Rematch.


def test_a_rematch_is_one_table_whoever_asks_first(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", "bot:crumb", game="peppercorn")
    hall.run(hall.house.take_seat(ben.person, ann.table(room).seats[1].link.removeprefix("/seats/")))
    watcher = ben.watch(room)
    for guest, seat in ((ann, 0), (ben, 1)):
        guest.change_seat(room, seat, "cover", "crumb")
    hall.until(lambda: room.over)
    links = [hall.run(room.rematch(guest.person)) for guest in (ben, ann, ben)]
    assert len({link.table for link in links}) == 1
    assert [link.seat for link in links] == [1, 0, 1]
    again = hall.room(links[0].table)
    assert [seat.kind for seat in again.seats] == ["person", "person", "bot"]
    assert not any(seat.covered for seat in again.seats)
    assert again.data.seed != room.data.seed
    assert watcher.wait_for("seated", lambda message: "rematch" in message)["rematch"] == links[0].table


def test_a_rematch_waits_for_the_end_and_is_for_those_who_played(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    with pytest.raises(NotAllowed, match="problem-not-over"):
        hall.run(room.rematch(ann.person))
    with pytest.raises(NotAllowed, match="problem-not-seated"):
        hall.run(finished(ann).rematch(ben.person))


# Records.


def test_a_record_of_a_finished_game_opens_elsewhere_as_the_same_game(hall: Hall, ann: Guest) -> None:
    room = finished(ann)
    text = hall.run(room.record(ann.person))
    again = opened(ann, text)
    assert again.live.state.facts() == room.live.state.facts()
    assert hall.run(again.record(ann.person)).splitlines()[5:] == text.splitlines()[5:]


def test_a_record_of_a_running_game_goes_on(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    for seat in (0, 1):
        ann.any_move(room, seat)
    again = opened(ann, hall.run(room.record(ann.person)))
    assert again.live.state.facts() == room.live.state.facts()
    assert [seat.kind for seat in again.seats] == ["person", "device"]
    ann.any_move(again, next(seat for seat in (0, 1) if again.live.state.moves(seat)))


def test_the_seed_of_a_game_that_others_play_is_kept_back(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open", game="peppercorn")
    ann.any_move(room, 0)
    for guest in (ann, ben):
        text = hall.run(room.record(guest.person))
        assert room.data.seed not in text
        assert commitment(room.data.seed) in text
        assert "1. red ?" in text
    alone = ann.new_table("person", "bot:crumb", game="peppercorn")
    assert read_record(hall.run(alone.record(ann.person))).seed == alone.data.seed
    assert alone.data.seed not in hall.run(alone.record(ben.person))


GOOD = write_record(played(game=PEPPERCORN, seats=2, seed="good"))


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "curd",
        "curd 1\n",
        "\x00" * 50,
        GOOD.replace("seats: 2", "seats: 99"),
        GOOD.replace("game: peppercorn 1", "game: chess 1"),
        GOOD.replace("game: peppercorn 1", "game: peppercorn 7"),
        GOOD.replace("1. red", "1. purple"),
        GOOD.replace("end: ", "end: nothing "),
        GOOD.replace("options: ", "options: layout=/etc/passwd "),
        "\n".join(GOOD.splitlines()[:-3]) + "\n= 0000000000000000\n",
    ],
)
def test_a_record_that_makes_no_sense_is_refused_with_a_reason(ann: Guest, wrong: str) -> None:
    with pytest.raises((NotUnderstood, NoSuchThing)):
        opened(ann, wrong)


def test_a_record_that_is_too_long_is_not_even_played(ann: Guest) -> None:
    header = GOOD.partition("\n\n")[0]
    lines = "\n".join(f"{number}. red keep" for number in range(1, MOST_MOVES + 2))
    for wrong in (f"{header}\n\n{lines}\n", GOOD + "# x\n" * 300_000):
        with pytest.raises(TooLarge):
            opened(ann, wrong)


def test_names_in_a_record_show_what_they_are(hall: Hall, ann: Guest) -> None:
    record = GOOD.replace("player red: random", 'player red: "a\\u202eb\\u0000c' + "x" * 100 + '"')
    assert record != GOOD
    name = opened(ann, record).seats[0].name
    assert name.startswith("abcxxx")
    assert len(name) == 40


# Looking back.


def test_any_moment_can_be_looked_at_from_the_own_seat(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    scenes = [ann.table(room, 0).scene]
    for seat in (0, 1):
        ann.any_move(room, seat)
        scenes.append(ann.table(room, 0).scene)
    for move, scene in enumerate(scenes):
        moment = hall.run(room.moment(ann.person, 0, move, "en"))
        assert (moment.move, moment.moves, moment.scene) == (move, 2, scene)
    assert hall.run(room.moment(ann.person, 0, 1, "en")).text.startswith("bid")
    for wrong in (-1, 3, 10**9):
        with pytest.raises(NoSuchThing, match="problem-unknown-moment"):
            hall.run(room.moment(ann.person, 0, wrong, "en"))


def test_over_a_finished_game_everything_lies_open(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = finished(ann)
    assert hall.run(room.moment(ben.person, -1, 1, "en")).text.startswith("bid")
    back = [piece for piece in hall.run(room.moment(ben.person, -1, 1, "en")).scene.pieces if piece.art == "card-back"]
    seen = [piece for piece in hall.run(room.moment(ben.person, 0, 1, "en")).scene.pieces if piece.art == "card-back"]
    assert len(back) < len(seen)


def test_older_sentences_of_the_log_come_in_pieces(hall: Hall, ann: Guest) -> None:
    room = finished(ann)
    lines: list[int] = []
    before = room.live.moves + 1
    while before > 1:
        piece = hall.run(room.log(ann.person, -1, before, "en"))
        lines = [*(line.move for line in piece), *lines]
        before = piece[0].move
    assert lines == sorted(lines)
    assert set(lines) == set(range(1, room.live.moves + 1))
    assert hall.run(room.log(ann.person, -1, -5, "en")) == ()


# Talking, and notes.


def test_what_is_said_is_heard_by_all_in_order_and_kept(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "device")
    watcher = ben.watch(room)
    for text in ("Сир!", "<b>bold</b>", "Ser 🧀"):
        hall.run(room.say(ann.person, text))
    hall.run(room.say(ben.person, "from a watcher"))
    said = [message["saying"] for message in watcher.of("said")]
    assert [saying["text"] for saying in said] == ["Сир!", "<b>bold</b>", "Ser 🧀", "from a watcher"]
    assert [saying["number"] for saying in said] == [1, 2, 3, 4]
    assert [saying.get("tone", "") for saying in said] == ["red", "red", "red", ""]
    assert [saying.text for saying in ann.table(hall.forget(room)).sayings] == [saying["text"] for saying in said]


def test_a_quick_phrase_is_read_by_everybody_in_the_own_language(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "device")
    heard = {language: ben.watch(room, language=language) for language in ("en", "pl", "ru", "uk")}
    hall.run(room.phrase(ann.person, "thanks"))
    assert len({watcher.of("said")[0]["saying"]["text"] for watcher in heard.values()}) == 4
    with pytest.raises(NotUnderstood, match="problem-unknown-phrase"):
        hall.run(room.phrase(ann.person, "nonsense"))


@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
def test_nothing_and_too_much_are_not_said(hall: Hall, ann: Guest, text: str) -> None:
    room = ann.new_table("person", "device")
    with pytest.raises(TableProblem, match="problem-text"):
        hall.run(room.say(ann.person, text))


def test_notes_are_for_oneself(hall: Hall, ann: Guest, ben: Guest) -> None:
    room = ann.new_table("person", "open")
    hall.run(room.write_notes(ann.person, "a plan"))
    assert ann.table(room).notes == "a plan"
    assert ben.table(room).notes == ""
    assert hall.run(hall.forget(room).notes(ann.person)) == "a plan"
    with pytest.raises(TooLarge, match="problem-text-long"):
        hall.run(room.write_notes(ann.person, "x" * 20_001))
    assert ann.table(room).notes == "a plan"


# Setting up.


@pytest.mark.parametrize(
    "game, kinds, options",
    [
        ("chess", ("person", "person"), {}),
        ("castle", ("person",), {}),
        ("castle", ("person",) * 5, {}),
        ("castle", (), {}),
        ("castle", ("person", "person"), {"target": "99"}),
        ("castle", ("person", "person"), {"layout": "/etc/passwd"}),
        ("castle", ("person", "person"), {"layout": "../../x.toml"}),
        ("castle", ("person", "person"), {"nonsense": "1"}),
        ("castle", ("person", "bot:cat"), {}),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    ann: Guest, game: str, kinds: tuple[str, ...], options: dict[str, str]
) -> None:
    with pytest.raises((NotUnderstood, NoSuchThing)):
        ann.new_table(*kinds, game=game, **options)  # type: ignore[arg-type]


def test_ones_tables_are_listed_with_those_first_where_one_is_to_move(hall: Hall, ann: Guest, ben: Guest) -> None:
    over = finished(ann)
    waiting = ann.new_table("open", "person", game="castle")
    to_move = ann.new_table("person", "device", game="larder")
    rows = hall.run(hall.house.tables_of(ann.person, "en"))
    assert [row.table for row in rows][-1] == over.data.id
    assert rows[0].your_turn
    assert {row.table for row in rows} == {over.data.id, waiting.data.id, to_move.data.id}
    assert rows[-1].over
    assert hall.run(hall.house.tables_of(ben.person, "en")) == []


def test_a_new_name_is_shown_at_all_tables(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="castle")
    watcher = ann.watch(room)
    hall.run(hall.house.save_person(ann.person, "Анна", "uk"))
    watcher.wait_for("seated", lambda message: message["seats"][0]["player"] == "Анна")
    assert hall.forget(room).seats[0].name == "Анна"
