"""What happens by itself: races and rounds begin and end, rats come home, prizes are given.

The steps of a race lie on the stack from its beginning: bets at the bottom, then the starting discard, then the placement.
So what ends is popped here, and whatever comes next lies ready. Rulebook: chapters 2, 3 and 7 to 10.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.bits import BIT, count
from cheeseboard.core.chance import Chance
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.step import Seat
from cheeseboard.games.race.board import ALL_CARDS, HOME, WAITING, Track
from cheeseboard.games.race.cards import GATE_COUNT, find_track
from cheeseboard.games.race.state import (
    ALL_WINDS,
    CARDS_TAKEN_BACK,
    NO_CARD,
    NO_WIND,
    PRIZES,
    RACES_OF_A_TOURNAMENT,
    ROUND_LIMIT,
    Agreement,
    Ending,
    Race,
    pick_card,
)
from cheeseboard.games.race.steps.telling import seat_name, tell_order, tell_wind

# 2 A race begins.


def draw_track(agreement: Agreement, race: i64, dice: Chance) -> Track:
    """2.1 to 2.4: two different gates, and different sections either way up, drawn unless the players have agreed."""
    if agreement.track not in ("short", "long"):
        return find_track(agreement.track)
    start = dice.below(GATE_COUNT)
    finish = (start + 1 + dice.below(GATE_COUNT - 1)) % GATE_COUNT
    first = race if agreement.sections == 1 else dice.below(agreement.sections)
    words = f"{start + 1} {lay_section(first, dice)}"
    if agreement.track == "long":
        second = (
            first + 1
            if agreement.sections == 1
            else (first + 1 + dice.below(agreement.sections - 1)) % agreement.sections
        )
        words += f" {lay_section(second, dice)}"
    return find_track(f"{words} {finish + 1}")


def lay_section(number: i64, dice: Chance) -> str:
    """2.2: either way up."""
    return f"{number + 1}r" if dice.below(2) == 1 else f"{number + 1}"


def begin_race(state: Race, first: Seat, track: Track) -> None:
    """Everything is as before a first race, but for cheese, tokens and the order row (9.3, 9.4)."""
    state.track = track
    for seat in range(state.seats):
        state.lift_rat(seat)
        state.hands[seat] = ALL_CARDS
        state.bets[seat] = NO_CARD
        state.homes[seat] = 0
    state.home_count = 0
    state.rounds = 0
    state.lost = 0
    state.wind = NO_WIND
    state.seat_clockwise(first)
    if state.journal is not None:
        state.tell("2.6", "race-begins", {"race": int(state.race) + 1, "seat": seat_name(first)})


# 3 A round begins and ends.


def begin_round(state: Race) -> None:
    for seat in range(state.seats):
        state.bets[seat] = NO_CARD
    state.lost = 0
    state.face_down = True
    if state.agreement.wind:
        turn_wind_card(state)
    state.order_seats()
    if state.journal is not None:
        tell_order(state)


def turn_wind_card(state: Race) -> None:
    """10.1: the next card of the deck; when it is empty, all are shuffled again."""
    if state.winds_left == 0:
        state.winds_left = ALL_WINDS
    state.wind = pick_card(state.winds_left, state.dice)
    state.winds_left &= ~BIT[state.wind]
    if state.journal is not None:
        tell_wind(state)


def end_round(state: Race) -> None:
    """3.11: laid cards stay open; whoever has four open and two in hand takes the four back. Then the next round."""
    for seat in range(state.seats):
        state.bets[seat] = NO_CARD
        if count(ALL_CARDS & ~state.hands[seat]) == CARDS_TAKEN_BACK:
            state.hands[seat] = ALL_CARDS
            if state.journal is not None:
                state.tell("3.11", "race-took-cards-back", {"seat": seat_name(seat)})
    state.lost = 0
    state.rounds += 1
    if state.rounds == ROUND_LIMIT:  # 7.6
        end_race(state)
    else:
        begin_round(state)


# 7 The finish.


def come_home(state: Race, seat: Seat, rule: str) -> None:
    """7.2: a rat that is home leaves the track at once."""
    state.lift_rat(seat)
    state.places[seat] = HOME
    state.home_count += 1
    state.homes[seat] = state.home_count
    if state.journal is not None:
        state.tell(rule, "race-home", {"seat": seat_name(seat), "place": int(state.home_count)})


def is_decided(state: Race) -> bool:
    """7.4: all rats but one are home; or the first, where that is agreed, and in teams."""
    if state.agreement.first_decides:
        return state.home_count > 0
    return state.home_count >= state.seats - 1


def end_race(state: Race) -> None:
    """Only the bets of this race lie on top now."""
    if state.agreement.tournament:
        give_prizes(state)
        state.race += 1
        if state.race < RACES_OF_A_TOURNAMENT:
            state.pop()
            return
    outcome = final_outcome(state)
    state.finish(outcome)
    if state.journal is not None:
        winner = outcome.winners[0]
        state.tell(outcome.rule, outcome.reason.value, {"seat": seat_name(winner), "cheese": outcome.points[winner]})


def race_places(state: Race) -> vec[i64]:
    """The place of every seat in this race: who is home as they came, then whoever would act last first (7.6)."""
    found: vec[i64] = state.homes[:]
    for seat in range(state.seats):
        if found[seat] == 0:
            place = state.home_count + 1
            for other in range(state.seats):
                if state.homes[other] == 0 and leads(state, other, seat):
                    place += 1
            found[seat] = place
    return found


def leads(state: Race, seat: Seat, other: Seat) -> bool:
    """Whether a rat on the track acts later than another."""
    return turn_key(state, seat) > turn_key(state, other)


def turn_key(state: Race, seat: Seat) -> i64:
    place = state.places[seat]
    return state.track.turn_keys[place] if place < WAITING else -1


def seat_in_place(state: Race, place: i64) -> Seat:
    """Who has come in that place in this race."""
    places = race_places(state)
    seat: i64 = 0
    while places[seat] != place:
        seat += 1
    return seat


def final_outcome(state: Race) -> Outcome:
    """The end of a game whose last race is over."""
    race = [int(place) for place in race_places(state)]
    if state.agreement.tournament:
        cheese = [int(pieces) for pieces in state.cheese]
        order = sorted(range(len(race)), key=lambda seat: (-cheese[seat], race[seat]))  # 9.6
        places = tuple([order.index(seat) + 1 for seat in range(len(race))])
        return Outcome(Ending.TOURNAMENT, "9.6", places, tuple(cheese))
    reason, rule = final_reason(state)
    if state.agreement.teams:
        best = state.agreement.team(race.index(1))
        places = tuple([1 if state.agreement.team(seat) == best else 3 for seat in range(len(race))])
    elif reason is Ending.FIRST_HOME:
        places = tuple([min(place, 2) for place in race])
    else:
        places = tuple(race)
    return Outcome(reason, rule, places, tuple([int(PRIZES[place]) for place in places]))


def final_reason(state: Race) -> tuple[Ending, str]:
    if not is_decided(state):
        return Ending.ROUND_LIMIT, "7.6"
    if state.agreement.teams:
        return Ending.TEAM_HOME, "8.2"
    return (Ending.FIRST_HOME, "7.4") if state.agreement.first_decides else (Ending.ALL_HOME, "7.4")


def give_prizes(state: Race) -> None:
    """9.2: three pieces of cheese for the first, two for the second, one for the third."""
    places = race_places(state)
    for seat in range(state.seats):
        prize = PRIZES[places[seat]]
        state.cheese[seat] += prize
        if state.journal is not None:
            state.tell("9.2", "race-prize", {"seat": seat_name(seat), "place": int(places[seat]), "cheese": int(prize)})
