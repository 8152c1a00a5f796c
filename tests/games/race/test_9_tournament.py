"""Rulebook, chapter 9: the tournament."""

from __future__ import annotations

import pytest

from cheeseboard.core import BadSetup, play_randomly, stream
from cheeseboard.games.race.state import Race
from tests.games.race.positions import (
    SEATS,
    acting,
    after,
    asked,
    ending,
    events,
    legal,
    new_game,
    place,
    places,
    row,
    table,
    token,
)

TOURNAMENT = {"mode": "tournament"}


def last_turn(
    races: int = 0, cheese: dict[str, int] | None = None, tokens: dict[str, str] | None = None, seats: int = 4
) -> Race:
    """Red can come home, and then the race is over: yellow and green are home, blue is far behind."""
    rats = {"red": "k1", "yellow": "home 1", "green": "home 2", "blue": "b1"}
    if seats == 3:
        rats = {"red": "k1", "yellow": "home 1", "green": "b1"}
    if seats == 2:
        rats = {"red": "k1", "yellow": "b1"}
    return table(
        rats=rats, laid={"red": "dash"}, races=races, cheese=cheese or {"red": 0}, tokens=tokens, options=TOURNAMENT
    )


@pytest.mark.rule("race 9.1", "race R-35")
def test_the_winner_of_a_race_is_the_first_player_of_the_next_on_a_new_short_track() -> None:
    state = last_turn()
    before = state.track.key
    state = after(state, "dash l1", "take sugar")
    assert (asked(state), row(state)) == ("Placement", ["yellow", "green", "blue", "red"])
    assert (state.track.columns, int(state.rounds)) == (12, 0)
    assert state.track.key != before
    assert {place(state, seat) for seat in SEATS} == {"waiting"}
    assert all(len(bin(hand)) - 2 == 6 for hand in state.hands)


@pytest.mark.rule("race 9.1")
def test_a_tournament_is_run_on_short_tracks() -> None:
    with pytest.raises(BadSetup, match="short"):
        new_game(4, mode="tournament", track="long")


@pytest.mark.parametrize("seats, cheese", [(4, [1, 3, 2, 0]), (3, [2, 3, 1]), (2, [3, 2])])
@pytest.mark.rule("race 9.2", "race R-34")
def test_the_places_of_a_race_bring_cheese(seats: int, cheese: list[int]) -> None:
    state = after(last_turn(seats=seats), "dash l1")
    assert [int(pieces) for pieces in state.cheese] == cheese


@pytest.mark.rule("race 9.1", "race 9.3", "race R-49")
def test_the_order_row_stays_and_every_race_is_played_on() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats, "whole tournament", mode="tournament", play_on="no")
        orders, tracks, chance = list(state.orders), {state.track.key}, stream("whole", "bot")
        while state.outcome is None:
            play_randomly(state, chance, 1)
            assert list(state.orders) == orders
            tracks.add(state.track.key)
        assert ending(state) == "tournament"
        assert len(tracks) == state.race == 3
        assert sum(state.cheese) == 3 * sum((3, 2, 1, 0)[:seats])


@pytest.mark.rule("race 9.4")
def test_tokens_are_kept_for_the_next_race() -> None:
    state = after(last_turn(tokens={"yellow": "clover", "red": "pepper"}), "dash l1", "take sugar")
    assert [token(state, seat) for seat in SEATS] == ["pepper", "clover", "", "sugar"]


@pytest.mark.rule("race 9.5", "race R-46")
def test_the_last_of_a_race_takes_a_token_before_the_next_track_is_laid() -> None:
    state = after(last_turn(), "dash l1")
    assert (asked(state), acting(state)) == ("Consolation", {"blue"})
    assert legal(state) == {"take pepper", "take sugar", "take clover"}
    assert state.track.key == "drawn"
    assert token(after(state, "take clover"), "blue") == "clover"
    assert asked(after(last_turn(races=1), "dash l1")) == "Consolation"
    assert after(last_turn(races=2), "dash l1").outcome is not None


@pytest.mark.rule("race 9.5", "race R-36")
def test_whoever_holds_a_token_may_change_or_keep_it() -> None:
    state = after(last_turn(tokens={"blue": "pepper"}), "dash l1")
    assert len(legal(state)) == 3
    assert token(after(state, "take pepper"), "blue") == "pepper"
    assert token(after(state, "take sugar"), "blue") == "sugar"


@pytest.mark.rule("race 9.6")
def test_most_cheese_wins_the_tournament() -> None:
    state = after(last_turn(races=2, cheese={"red": 6, "yellow": 1, "green": 2, "blue": 3}), "dash l1")
    assert state.outcome is not None
    assert state.outcome.points == (7, 4, 4, 3)
    assert state.outcome.rule == "9.6"
    assert places(state)[0] == 1


@pytest.mark.rule("race 9.6", "race R-37")
def test_a_tie_is_settled_by_the_last_race() -> None:
    state = after(last_turn(races=2, cheese={"red": 4, "yellow": 2, "green": 3, "blue": 3}), "dash l1")
    assert [int(pieces) for pieces in state.cheese] == [5, 5, 5, 3]
    assert places(state) == [3, 1, 2, 4]


@pytest.mark.parametrize(
    "races, cheese, settled",
    [
        (0, (0, 3, 3, 0), [0, 0, 0, 0]),  # anything can happen in the races to come
        (2, (0, 3, 1, 2), [4, 1, 2, 3]),  # yellow has 6 and green 3; blue can get 3, but is behind green; red can get 1
        (2, (0, 1, 2, 0), [0, 1, 2, 0]),  # yellow and green have 4, and yellow is ahead; red and blue can get 1
        (2, (5, 2, 3, 5), [0, 0, 0, 0]),  # yellow and green have 5, red and blue 5 or 6
    ],
)
@pytest.mark.rule("race 9.6")
def test_a_place_is_settled_when_no_prize_to_come_can_change_it(
    races: int, cheese: tuple[int, ...], settled: list[int]
) -> None:
    state = last_turn(races=races, cheese=dict(zip(SEATS, cheese, strict=True)))
    assert [int(state.settled(seat)) for seat in range(4)] == settled


def test_between_races_prizes_are_counted_once() -> None:
    state = after(last_turn(races=1, cheese={"red": 0, "yellow": 3, "green": 2, "blue": 0}), "dash l1")
    assert (asked(state), list(state.cheese)) == ("Consolation", [1, 6, 4, 0])
    assert [int(state.settled(seat)) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("race 9.7", "race R-48")
def test_one_chooses_either_teams_or_a_tournament() -> None:
    modes = {new_game(4, mode=mode).agreement.mode.value for mode in ("race", "teams", "tournament")}
    assert modes == {"race", "teams", "tournament"}
    with pytest.raises(BadSetup):
        new_game(4, mode="teams tournament")


def test_a_race_that_reaches_the_limit_is_ranked_and_the_tournament_goes_on() -> None:
    rats = {"red": "f3", "yellow": "h2"}
    state = table(rats=rats, rounds=59, laid={"red": "dash"}, options=TOURNAMENT)
    told = [key for key, _ in events(state, "pass", "pass")]
    assert told == ["race-passed", "race-passed", "race-prize", "race-prize"]
    state = after(state, "pass", "pass")
    assert (asked(state), acting(state), list(state.cheese)) == ("Consolation", {"red"}, [2, 3])
