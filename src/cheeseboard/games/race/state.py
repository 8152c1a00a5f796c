"""What lies on the table in Rat Race: the track, rats, hands and laid cards, tokens, and whose turn it is."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.core.bits import BIT, count, lowest
from cheeseboard.core.chance import HIDDEN_FUTURE, LOW_63_BITS, Chance
from cheeseboard.core.outcome import Reason
from cheeseboard.core.state import HIDDEN, State
from cheeseboard.core.step import Seat
from cheeseboard.games.race.board import (
    ACTION_COUNT,
    ALL_CARDS,
    CELLS_AT_MOST,
    FAR_AWAY,
    HOME,
    IDEA,
    JUMP,
    MUD,
    NOWHERE,
    PEPPER,
    SWAP,
    WAITING,
    WAY_COUNT,
    Action,
    Cell,
    Track,
)

if TYPE_CHECKING:
    from cheeseboard.core.game import Game

SEATS_AT_MOST: Final = 4
ROUND_LIMIT: Final = 60
RACES_OF_A_TOURNAMENT: Final = 3
CARDS_TAKEN_BACK: Final = 4

NOBODY: Final = 9
"""On a cell without a rat."""
NO_CARD: Final = 6
"""Before a seat that has laid none."""
NO_TOKEN: Final = 0
"""Tokens are numbered like the cells that give them (board.PEPPER and so on)."""
NO_WIND: Final = 16
WIND_COUNT: Final = 16
ALL_WINDS: Final = 0xFFFF

# What a token and each card in hand are worth for progress, in tenths of a step.
TOKEN_WORTH: Final = 12
CHEESE_WORTH: Final = 100
FIRST_HOME_WORTH: Final = 300
CARD_WORTH: Final = vec[i64]([5, 5, 3, 1, 1, 2])

# The cells of a track without rats.
NO_RATS: Final = vec[i64]([NOBODY] * CELLS_AT_MOST)

# 9.2: by place.
PRIZES: Final = vec[i64]([0, 3, 2, 1, 0])


class Mode(enum.Enum):
    """What is played for."""

    RACE = "race"
    TEAMS = "teams"
    TOURNAMENT = "tournament"


class Ending(Reason):
    """How a game of Rat Race can end."""

    FIRST_HOME = "race-end-first-home"
    ALL_HOME = "race-end-all-home"
    TEAM_HOME = "race-end-team-home"
    TOURNAMENT = "race-end-tournament"
    ROUND_LIMIT = "race-end-round-limit"


@final
class Agreement:
    """What the players agreed on before the game; it never changes."""

    def __init__(
        self,
        mode: Mode,
        track: str,
        sections: int,
        *,
        wind: bool,
        play_on: bool,
        bent_step: bool,
        neighbours: bool,
        winds: tuple[int, ...],
    ) -> None:
        self.mode = mode
        self.teams = mode is Mode.TEAMS
        self.tournament = mode is Mode.TOURNAMENT
        self.track = track
        """"short" or "long", or how a certain track is written."""
        self.sections: i64 = sections
        """Sections are drawn from 1 up to this number; 1 means the lowest numbers, one after the other."""
        self.wind = wind
        self.winds: vec[i64] = vec[i64](winds)
        """Which way each wind card blows."""
        self.play_on = play_on
        self.bent_step = bent_step
        self.neighbours = neighbours
        # Whether the first rat home ends the race.
        self.first_decides = self.teams or (not play_on and not self.tournament)

    def team(self, seat: i64) -> i64:
        """8.1: seats opposite each other, or the first two against the last two."""
        return seat // 2 if self.neighbours else seat % 2


@final
class Race(State):
    """The table. Invariants: every card of a seat is in hand, laid, or open; rats holds exactly the places on cells."""

    def __init__(self, agreement: Agreement, track: Track, seats: i64, dice: Chance) -> None:
        super().__init__(seats, dice)
        self.agreement = agreement
        self.track = track
        self.places: vec[i64] = vec[i64]([WAITING] * seats)
        """Where every rat is: on a cell, waiting, or home."""
        self.rats: vec[i64] = NO_RATS[:] if seats > 0 else NO_RATS
        """Whose rat stands on every cell."""
        self.hands: vec[i64] = vec[i64]([ALL_CARDS] * seats)
        """The cards in hand, as masks. A bet stays in the hand until all are turned over."""
        self.bets: vec[i64] = vec[i64]([NO_CARD] * seats)
        """The card each seat has laid in this round."""
        self.face_down = False
        """Whether these cards lie face down, which they do while bets are made."""
        self.tokens: vec[i64] = vec[i64]([NO_TOKEN] * seats)
        self.homes: vec[i64] = vec[i64]([0] * seats)
        """The place each rat has come home in; 0 on the track."""
        self.cheese: vec[i64] = vec[i64]([0] * seats)
        self.row: vec[i64] = vec[i64]()
        """The seats in the order of this round; before the first, clockwise from the first player."""
        self.turn: i64 = 0
        """Whose turn it is, as a place in the row."""
        self.lost: i64 = 0
        """The seats that have lost their action in this round (3.9)."""
        self.orders: vec[i64] = vec[i64](range(ACTION_COUNT)) if seats > 0 else NO_RATS
        """The order row, which is shuffled once and never changes."""
        self.rounds: i64 = 0
        """Full rounds of this race."""
        self.race: i64 = 0
        """Full races of this tournament."""
        self.home_count: i64 = 0
        self.wind: i64 = NO_WIND
        """The wind card of this round."""
        self.winds_left: i64 = ALL_WINDS
        """The wind cards not yet drawn: a card is drawn when it is turned over."""

    @property
    def game(self) -> Game:
        from cheeseboard.games.race import RACE

        return RACE

    def clone(self) -> Race:
        copy = Race(self.agreement, self.track, 0, self.dice.copy())
        copy.seats = self.seats
        self.share_engine(copy)
        copy.places = self.places[:]
        copy.rats = self.rats[:]
        copy.hands = self.hands[:]
        copy.bets = self.bets[:]
        copy.face_down = self.face_down
        copy.tokens = self.tokens[:]
        copy.homes = self.homes[:]
        copy.cheese = self.cheese[:]
        copy.row = self.row[:]
        copy.turn = self.turn
        copy.lost = self.lost
        copy.orders = self.orders
        copy.rounds = self.rounds
        copy.race = self.race
        copy.home_count = self.home_count
        copy.wind = self.wind
        copy.winds_left = self.winds_left
        return copy

    def facts(self) -> list[int]:
        facts = self.engine_facts()
        for seat in range(self.seats):
            facts += [self.places[seat], self.hands[seat], self.bets[seat], self.tokens[seat]]
            facts += [self.homes[seat], self.cheese[seat]]
        for number in self.row:
            facts.append(number)
        for action in self.orders:
            facts.append(action)
        facts += [self.turn, self.lost, self.rounds, self.race, self.home_count, self.wind, self.winds_left]
        facts += [self.track.mark, self.agreement.sections]
        return facts

    def seen_by(self, seat: Seat) -> Race:
        """3.5: only bets that are not yet turned over are hidden; cards in hand follow from those on the table."""
        view = self.clone()
        view.dice = Chance(HIDDEN_FUTURE)
        if self.face_down:
            for other in range(self.seats):
                if other != seat and self.bets[other] != NO_CARD:
                    view.bets[other] = HIDDEN
        return view

    def imagine(self, seed: i64) -> Race:
        """Any bet that the hands allow."""
        world = self.clone()
        world.dice = Chance(seed & LOW_63_BITS[0])
        for seat in range(self.seats):
            if self.bets[seat] == HIDDEN:
                world.bets[seat] = pick_card(self.hands[seat], world.dice)
        return world

    def progress(self, seat: Seat) -> i64:
        """Cheese first, with the prize for being home; then how near the rat is once its laid card is played; then its token."""
        score: i64 = 10 * FAR_AWAY * self.cheese[seat]
        place = self.places[seat]
        if place == HOME:
            given = self.agreement.tournament and not self.is_running()
            return score if given else score + 10 * FAR_AWAY * PRIZES[self.homes[seat]]
        if place == WAITING:
            return score + self.hand_worth(seat)
        return score + FAR_AWAY + self.nearness(seat, place)

    def estimate(self, seat: Seat) -> i64:
        """In tenths of a step: how near the rat is, or its prize, and the cheese it has; of two partners the better rat."""
        own = self.prospects(seat)
        if not self.agreement.teams:
            return own
        partner = self.prospects(lowest(self.allies(seat) & ~BIT[seat]))
        return max(own, partner) + min(own, partner) // 8

    def allies(self, seat: Seat) -> i64:
        """8.2: a team wins together."""
        if not self.agreement.teams:
            return BIT[seat]
        team: i64 = 0
        for other in range(self.seats):
            if self.agreement.team(other) == self.agreement.team(seat):
                team |= BIT[other]
        return team

    def settled(self, seat: Seat) -> i64:
        """7.2: whoever is home keeps the place. In a tournament a place is certain when no prize to come can change it."""
        if not self.agreement.tournament:
            return 0 if self.agreement.teams else self.homes[seat]
        ahead: i64 = 0
        behind: i64 = 0
        for other in range(self.seats):
            if other == seat:
                continue
            if self.stays_ahead(other, seat):
                ahead += 1
            elif self.stays_ahead(seat, other):
                behind += 1
        return ahead + 1 if ahead + behind == self.seats - 1 else 0

    def prospects(self, seat: Seat) -> i64:
        """The estimate of a rat that runs for itself."""
        cheese = CHEESE_WORTH * self.cheese[seat]
        place = self.places[seat]
        if place == HOME:
            return (
                cheese + FIRST_HOME_WORTH if self.homes[seat] == 1 else cheese + CHEESE_WORTH * PRIZES[self.homes[seat]]
            )
        if place == WAITING:
            return cheese + self.hand_worth(seat) - self.track.distance[0]
        return cheese + self.nearness(seat, place)

    def nearness(self, seat: Seat, place: Cell) -> i64:
        """Less than nothing by what is left of the way once the laid card is played; more with a token and good cards."""
        score = self.hand_worth(seat) - self.distance_ahead(seat, place)
        if self.tokens[seat] != NO_TOKEN:
            score += TOKEN_WORTH
        if self.hands[seat] & BIT[IDEA] != 0:
            score += self.prospect(seat, place) // 2
        return score

    # What the table knows.

    @property
    def active(self) -> Seat:
        """The seat whose turn it is in the row."""
        return self.row[self.turn]

    def open_cards(self, seat: Seat) -> i64:
        """The cards that lie face up before a seat, those of this round left out."""
        laid = self.bets[seat]
        on_table = ALL_CARDS & ~self.hands[seat]
        return on_table & ~BIT[laid] if laid >= 0 and laid < NO_CARD else on_table

    def order_of(self, action: Action) -> i64:
        """Where an action stands in the order row, from 0."""
        place: i64 = 0
        while self.orders[place] != action:
            place += 1
        return place

    def next_order(self, action: Action, steps: i64) -> Action:
        """The action so many places on in the order row, which goes round."""
        return self.orders[(self.order_of(action) + steps) % ACTION_COUNT]

    def racing(self) -> i64:
        """How many rats are on the track."""
        return self.seats - self.home_count

    def distance_ahead(self, seat: Seat, place: Cell) -> i64:
        """How far from the finish the rat can be after its action; only a guess, for progress."""
        action = self.bets[seat]
        here = self.track.distance[place]
        if action < 0 or action >= NO_CARD or (self.lost >> seat) & 1 or not self.is_to_act(seat):
            return here
        if action in (SWAP, JUMP):
            return self.distance_over_rats(place, action) if self.track.kinds[place] != MUD else here
        return self.track.outlook[action * self.track.cell_count + place]

    def hand_worth(self, seat: Seat) -> i64:
        worth: i64 = 0
        hand = self.hands[seat]
        while hand != 0:
            worth += CARD_WORTH[lowest(hand)]
            hand &= hand - 1
        return worth

    def prospect(self, seat: Seat, place: Cell) -> i64:
        """What an idea on this cell is worth to a rat that still has it in hand."""
        if self.track.kinds[place] >= PEPPER:
            return TOKEN_WORTH if self.tokens[seat] == NO_TOKEN else 0
        return self.track.distance[place] - self.track.outlook[IDEA * self.track.cell_count + place]

    def distance_over_rats(self, place: Cell, action: Action) -> i64:
        best = self.track.distance[place]
        for way in range(WAY_COUNT):
            goal = self.track.next[place * WAY_COUNT + way]
            if goal == NOWHERE or self.rats[goal] == NOBODY:
                continue
            while action == JUMP and goal != NOWHERE and self.rats[goal] != NOBODY:
                goal = self.track.next[goal * WAY_COUNT + way]
            if goal != NOWHERE:
                best = min(best, self.track.distance[goal])
        return best

    def is_to_act(self, seat: Seat) -> bool:
        """Whether a seat's turn in this round is still to come."""
        return any(self.row[place] == seat for place in range(self.turn, len(self.row)))

    # What is certain in a tournament.

    def stays_ahead(self, seat: Seat, other: Seat) -> bool:
        """9.6: more cheese than the other can still get; or as much, and ahead of it in the last race."""
        last = PRIZES[self.seats]
        least = self.cheese[seat] + self.cheese_to_come(seat, last, last)
        most = self.cheese[other] + self.cheese_to_come(other, PRIZES[self.home_count + 1], PRIZES[1])
        if least != most or self.races_to_come() > 0:
            return least > most
        home = self.homes[seat]
        return home != 0 and (self.homes[other] == 0 or home < self.homes[other])

    def cheese_to_come(self, seat: Seat, on_track: i64, in_race: i64) -> i64:
        """The prizes still to be given to a seat, if it gets these: for this race if it is not home, and for any later one."""
        later = self.races_to_come() * in_race
        if not self.is_running():
            return later
        return later + (PRIZES[self.homes[seat]] if self.homes[seat] != 0 else on_track)

    def races_to_come(self) -> i64:
        """The races of a tournament that have not begun."""
        return RACES_OF_A_TOURNAMENT - self.race - (1 if self.is_running() else 0)

    def is_running(self) -> bool:
        """Whether this race goes on, so that its prizes have not been given yet."""
        return self.home_count < self.seats - 1 and self.rounds < ROUND_LIMIT

    # What steps do to the table.

    def move_rat(self, seat: Seat, goal: Cell) -> None:
        """A rat goes to a cell that is free."""
        self.lift_rat(seat)
        self.places[seat] = goal
        self.rats[goal] = seat

    def lift_rat(self, seat: Seat) -> None:
        """A rat leaves its cell, if it stands on one."""
        place = self.places[seat]
        if place < WAITING:
            self.rats[place] = NOBODY
        self.places[seat] = WAITING

    def swap_rats(self, seat: Seat, other: Seat) -> None:
        place = self.places[seat]
        self.move_rat(seat, self.places[other])
        self.places[other] = place
        self.rats[place] = other

    def order_seats(self) -> None:
        """3.2: the rat nearest the start first; within a column, as its arrow says."""
        row: vec[i64] = vec[i64](capacity=SEATS_AT_MOST)
        keys: vec[i64] = vec[i64](capacity=SEATS_AT_MOST)
        for seat in range(self.seats):
            cell = self.places[seat]
            if cell < WAITING:
                key = self.track.turn_keys[cell]
                place: i64 = len(row)
                row = append(row, seat)
                keys = append(keys, key)
                while place > 0 and keys[place - 1] > key:
                    row[place] = row[place - 1]
                    keys[place] = keys[place - 1]
                    place -= 1
                row[place] = seat
                keys[place] = key
        self.row = row
        self.turn = 0

    def seat_clockwise(self, first: Seat) -> None:
        """The row before a race: all seats, clockwise from the first."""
        row: vec[i64] = vec[i64](capacity=SEATS_AT_MOST)
        for number in range(self.seats):
            row = append(row, (first + number) % self.seats)
        self.row = row
        self.turn = 0


def pick_card(hand: i64, dice: Chance) -> Action:
    """Any card of a hand."""
    skipped = dice.below(count(hand))
    while skipped > 0:
        hand &= hand - 1
        skipped -= 1
    return lowest(hand)
