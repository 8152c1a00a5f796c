"""A game looked back at when it is over: who led when, what the dice showed, and that all this is found out once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cheeseboard.bots.analysis import Bounds, Look, Verdict, analyse, put_together
from cheeseboard.core.chance import commitment
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.record import write_record
from cheeseboard.core.state import State
from cheeseboard.core.undo import Made
from cheeseboard.core.words import LANGUAGES
from cheeseboard.games.race import RACE
from cheeseboard.table import wire
from cheeseboard.table.problems import NotAllowed
from cheeseboard.table.service import story as stories
from cheeseboard.table.service.room import Room
from tests.cli.running import played
from tests.larder import LARDER
from tests.table.hosting import Guest, Hall, hosting
from tests.toy import PEPPERCORN


async def glance(game: Game, state: State, made: Made | None, *, playouts: int, seed: str) -> Look:
    """A bot that takes no time, and has always thought of something better."""
    await asyncio.sleep(0)
    shares = tuple(Bounds(1 / state.seats, 0.0, 1.0) for _ in range(state.seats))
    return Look(shares, None if made is None else Verdict("something better", Bounds(0.2, 0.1, 0.3)))


@pytest.fixture
def glancing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of everything else."""
    monkeypatch.setattr(hall.house.thinkers, "look", glance)


def finished(guest: Guest, game: Game = PEPPERCORN, seats: int = 3) -> tuple[Room, Match]:
    """A table with a game that is over."""
    match = played(game=game, seats=seats, seed="a story")
    link = guest.hall.run(guest.hall.house.open_record(guest.person, write_record(match)))
    return guest.hall.room(link.table), match


def told(room: Room, hall: Hall, language: str = "en") -> wire.Story:
    """The story, as soon as it is ready."""
    while not (story := hall.run(room.story(language))).ready:
        pass
    return story


def test_it_is_what_the_bots_find_when_they_look_back_at_the_record(
    hall: Hall, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories, "MOST_PLAYOUTS", stories.LEAST_PLAYOUTS)
    room, match = finished(ann, seats=2)
    story = told(room, hall)
    states = [match.state_after(moment) for moment in range(len(match.played) + 1)]
    moves = [(made.seat, made.move) for made in match.played]
    found = analyse(match.game, states, moves, playouts=stories.playouts_for(len(moves)), seed=stories.SEED)
    assert story.shares == stories.rounded(found.shares)
    assert (story.low, story.high) == (stories.rounded(found.low), stories.rounded(found.high))
    assert story.turning == found.turning
    assert (len(story.best), len(story.loss)) == (len(moves), len(moves))
    for made, best, loss in zip(match.played, story.best, story.loss, strict=True):
        assert (best == "") == (loss == 0.0)
        assert best != made.text


def test_a_better_move_is_named_only_where_the_bots_are_sure() -> None:
    match = played(2, game=PEPPERCORN)
    even = (Bounds(0.5, 0.4, 0.6),) * 2
    verdicts = [Verdict("keep", Bounds(0.3, 0.1, 0.5)), Verdict("keep", Bounds(0.3, 0.0, 0.6))]
    looks = [*(Look(even, verdict) for verdict in verdicts), Look(even, None)]
    found = stories.find(match, put_together(looks, ((0,), (1,)), 100))
    assert (found.best, found.loss) == (("keep", ""), (0.3, 0.0))


@pytest.mark.usefixtures("glancing")
def test_it_holds_the_seed_and_what_was_committed_to(hall: Hall, ann: Guest) -> None:
    room, match = finished(ann)
    story = told(room, hall)
    assert (story.seed, story.commitment) == (match.seed, commitment(match.seed))


@pytest.mark.usefixtures("glancing")
def test_while_the_bots_look_it_says_how_far_they_are(hall: Hall, ann: Guest) -> None:
    room, _ = finished(ann)
    first = hall.run(room.story("en"))
    assert (first.ready, first.done, first.shares, first.seed) == (False, 0.0, (), "")
    seen = [first.done]
    while not (now := hall.run(room.story("en"))).ready:
        seen.append(now.done)
    assert seen == sorted(seen)
    assert len(set(seen)) > 2


def test_of_a_game_that_goes_on_nothing_is_told(hall: Hall, ann: Guest) -> None:
    room = ann.new_table("person", "device", game="peppercorn")
    with pytest.raises(NotAllowed, match="problem-not-over"):
        hall.run(room.story("en"))


def test_a_game_is_looked_back_at_once_however_many_ask(tmp_path: Path) -> None:
    with hosting(tmp_path) as hall:
        hall.house.thinkers.look = glance  # type: ignore[method-assign]
        room, _ = finished(hall.guest())
        story = told(room, hall)
        assert told(room, hall) == story
        assert told(hall.forget(room), hall) == story
    with hosting(tmp_path) as hall:
        hall.house.thinkers.look = never  # type: ignore[method-assign, assignment]
        assert hall.run(hall.room(room.data.id).story("en")) == story


async def never(*_: object, **__: object) -> None:
    raise AssertionError("It was looked at a second time.")


@pytest.mark.usefixtures("glancing")
def test_a_look_that_failed_is_told_and_then_tried_again(hall: Hall, ann: Guest) -> None:
    room, _ = finished(ann)
    look, hall.house.thinkers.look = hall.house.thinkers.look, never  # type: ignore[method-assign, assignment]
    assert not hall.run(room.story("en")).ready
    hall.rest()
    with pytest.raises(AssertionError):
        hall.run(room.story("en"))
    hall.house.thinkers.look = look  # type: ignore[method-assign]
    assert told(room, hall).ready


@pytest.mark.usefixtures("glancing")
def test_dice_are_held_against_what_was_to_be_expected(hall: Hall, ann: Guest) -> None:
    room, match = finished(ann, LARDER, 2)
    [dice] = told(room, hall).rolls
    rolled = [face for made in match.played for event in made.events for face in LARDER.rolled(event)]
    assert (dice.title, dice.faces) == ("Dice", ("1", "2", "3", "4", "5", "6"))
    assert dice.seen == tuple(sum(shown.face == face for shown in rolled) for face in dice.faces)
    assert sum(dice.seen) >= 4 * 2
    assert dice.expected == pytest.approx((sum(dice.seen) / 6,) * 6, abs=1e-4)


@pytest.mark.usefixtures("glancing")
def test_cards_that_were_drawn_are_expected_less_from_then_on(hall: Hall, ann: Guest) -> None:
    room, match = finished(ann)
    die, cards = told(room, hall).rolls
    assert (die.title, cards.title) == ("The die", "Cards drawn")
    assert cards.faces == ("the cat", "1", "2", "3", "4", "5")
    assert sum(cards.expected) == pytest.approx(sum(cards.seen), abs=1e-3)
    deck = match.state_after(0).deck[::-1]  # type: ignore[attr-defined]
    drawn = deck[: sum(cards.seen)]
    assert cards.seen == tuple(drawn.count(card) for card in range(6))
    for card, expected in enumerate(cards.expected):
        chances = [deck[place:].count(card) / len(deck[place:]) for place in range(len(drawn))]
        assert expected == pytest.approx(sum(chances), abs=1e-4)


@pytest.mark.usefixtures("glancing")
@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_is_told_in_the_language_of_whoever_asks(hall: Hall, ann: Guest, language: str) -> None:
    room, _ = finished(ann, LARDER, 1)
    told(room, hall)
    titles = {"en": "Dice", "uk": "Кубики", "pl": "Kostki", "ru": "Кубики"}
    assert hall.run(room.story(language)).rolls[0].title == titles[language]


@pytest.mark.usefixtures("glancing")
def test_a_game_without_dice_has_no_luck_to_tell(hall: Hall, ann: Guest) -> None:
    room, _ = finished(ann, RACE, 2)
    assert told(room, hall).rolls == ()


@pytest.mark.parametrize("moves", [0, 1, 50, 1000, 10_000])
def test_a_long_game_is_looked_at_less_closely_but_never_blindly(moves: int) -> None:
    playouts = stories.playouts_for(moves)
    assert stories.LEAST_PLAYOUTS <= playouts <= stories.MOST_PLAYOUTS
    assert playouts == stories.LEAST_PLAYOUTS or playouts * (moves + 1) <= stories.PLAYOUTS
