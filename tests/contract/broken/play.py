"""Wrong moves, wrong copies, wrong chance, wrong endings."""

from __future__ import annotations

import random
from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.contract import PROMISES
from cheeseboard.contract.box import the_box_stays_full
from cheeseboard.contract.clones import clones_share_nothing
from cheeseboard.contract.estimates import estimates_are_fair
from cheeseboard.contract.frames import every_frame_can_be_seen, listening_changes_nothing
from cheeseboard.contract.future import bots_leave_the_future_alone
from cheeseboard.contract.games_end import games_end
from cheeseboard.contract.hidden import views_hide_secrets
from cheeseboard.contract.ids import pieces_keep_their_ids
from cheeseboard.contract.imagination import imagined_worlds_are_possible
from cheeseboard.contract.journal_secrets import the_journal_keeps_secrets
from cheeseboard.contract.moves import moves_and_play_agree
from cheeseboard.contract.notation import moves_are_written
from cheeseboard.contract.outcomes import the_end_is_clear
from cheeseboard.contract.positions import positions_read_back
from cheeseboard.contract.public import public_moves_keep_secrets
from cheeseboard.contract.records import records_read_back
from cheeseboard.contract.scenes import scenes_are_sound
from cheeseboard.contract.seeds import the_seed_decides
from cheeseboard.contract.settled import settled_places_stay
from cheeseboard.contract.symmetry import seats_are_treated_alike
from cheeseboard.contract.together import answers_wait_for_each_other
from cheeseboard.contract.touch import moves_can_be_touched
from cheeseboard.contract.undo import taking_back_hides_nothing
from cheeseboard.contract.views import views_know_their_moves
from cheeseboard.contract.words import all_is_said_in_all_languages
from cheeseboard.core import Event, Message, Move, Moves, Options, Outcome, Refusal, Seat, Step
from cheeseboard.core.journal import EVERYBODY
from tests.contract.broken import Heard, OtherSteps, WrongGame, breaks
from tests.toy.state import CAT_CARD, NOBODY, NOTHING, Pantry
from tests.toy.steps import CAT, KEEP, MOVE_SPACE, PASS, REROLL, Answer, Bid, Keep

# Games that do not end, or not well.


@breaks(
    games_end,
    "not over after",
    imagined_worlds_are_possible,
    positions_read_back,
    records_read_back,
    seats_are_treated_alike,
    the_journal_keeps_secrets,
)
class CardsComeBack(Pantry):
    """A card that is laid goes back under the deck."""

    def lay_open(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.deck.insert(0, card)


@breaks(games_end, "is listed, but play raises ValueError", *PROMISES)
class NoPlaceForCats(Pantry):
    """Nobody thought of where to lay a cat."""

    def lay_open(self, seat: int, card: int) -> None:
        if card == CAT_CARD:
            raise ValueError("a cat")
        super().lay_open(seat, card)


@breaks(the_end_is_clear, "seats ahead of it")
class FirstPlaceIsNought(Pantry):
    """Places are counted from 0, as programmers do."""

    def rank(self) -> Outcome:
        right = super().rank()
        return Outcome(right.reason, right.rule, tuple(place - 1 for place in right.places), right.points)


@breaks(the_end_is_clear, "the acting seats are", *PROMISES)
class NobodyGoesHome(Pantry):
    """There is an outcome, but the game goes on."""

    def draw_card(self, seat: int) -> int:
        if self.outcome is None and sum(self.peppercorns) > 5:
            self.outcome = self.rank()
        return super().draw_card(seat)


@breaks(settled_places_stay, "was settled, and now it is")
class LeadersHaveWon(Pantry):
    """Takes whoever leads by two for the winner."""

    def settled(self, seat: Seat) -> int:
        others = [corns for other, corns in enumerate(self.peppercorns) if other != seat]
        return 1 if self.peppercorns[seat] > 1 + max(others) else 0


# Moves that are not what they are said to be.


@breaks(moves_and_play_agree, "lists a move twice", moves_are_written, moves_can_be_touched)
class BidsTwice(OtherSteps):
    class TwoOfAKind(Bid):
        """Lists every card of the hand, and equal cards are equal moves."""

        def moves(self, state: Pantry, seat: Seat) -> Moves:
            return vec[i64]([4 + card for card in state.hands[seat] if card >= 0])

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.TwoOfAKind() if isinstance(step, Bid) else step


@breaks(moves_and_play_agree, "is listed, but play raises", *PROMISES)
class CatForEverybody(OtherSteps):
    class Generous(Answer):
        """Lists the cat for whoever has none, too."""

        def moves(self, state: Pantry, seat: Seat) -> Moves:
            return vec[i64]([PASS, CAT])

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.Generous() if isinstance(step, Answer) else step


@breaks(moves_and_play_agree, "is not listed, but play accepts it")
class RollsOnAndOn(Pantry):
    """Takes a reroll that is not there any more."""

    def play(self, seat: Seat, move: Move) -> None:
        step = self.step
        if isinstance(step, Keep) and not step.rerolls and seat == self.winner and move == REROLL:
            self.die = 6
        else:
            super().play(seat, move)


@breaks(moves_and_play_agree, "outside the move space")
class SmallSpace(WrongGame):
    """Its highest bid is no move by its own account."""

    move_space = MOVE_SPACE - 1


@breaks(moves_and_play_agree, "is another afterwards", views_hide_secrets)
class RefusalCosts(Pantry):
    """Whoever tries a wrong move loses a peppercorn."""

    def refusal(self, seat: Seat, move: Move) -> Refusal:
        if 0 <= seat < self.seats:
            self.peppercorns[seat] += 1
        return super().refusal(seat, move)


@breaks(moves_and_play_agree, "cannot be said", all_is_said_in_all_languages)
class Speechless(Pantry):
    """Refuses, in no known language."""

    def refusal(self, seat: Seat, move: Move) -> Refusal:
        return Refusal(Message("peppercorn-refuse-just-so"), "2.1")


# Answers given at the same time.


@breaks(answers_wait_for_each_other, "in the other order")
class QuickBidders(OtherSteps):
    class Race(Bid):
        """Whoever bids first has a peppercorn for it."""

        def play(self, state: Pantry, seat: Seat, move: Move) -> None:
            if all(choice == NOTHING for choice in state.choices):
                state.peppercorns[seat] += 1
            super().play(state, seat, move)

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.Race() if isinstance(step, Bid) else step


@breaks(
    answers_wait_for_each_other,
    "can see how seat",
    views_hide_secrets,
    bots_leave_the_future_alone,
    imagined_worlds_are_possible,
    taking_back_hides_nothing,
    the_journal_keeps_secrets,
)
class OpenBids(Pantry):
    """Bids lie face up from the start."""

    def seen_by(self, seat: Seat) -> Self:
        view = super().seen_by(seat)
        view.choices = self.choices.copy()
        return view


@breaks(answers_wait_for_each_other, "can read how seat", public_moves_keep_secrets)
class LoudBids(Heard):
    """Everybody is told what was chosen."""

    def hear(self, event: Event) -> None:
        if event.message.key in ("peppercorn-bid", "peppercorn-answered"):
            event.seats, event.others = EVERYBODY, None
        super().hear(event)


# Pieces.


@breaks(the_box_stays_full, "cat 3 instead of 4", imagined_worlds_are_possible, positions_read_back, records_read_back)
class CatRunsAway(Pantry):
    """A cat that was laid is gone."""

    def lay_open(self, seat: int, card: int) -> None:
        super().lay_open(seat, card)
        if card == CAT_CARD:
            self.open.remove(card)


# Copies.


@breaks(clones_share_nothing, "a clone has changed while the original was played on", *PROMISES)
class OneDeckForAll(Pantry):
    """All copies draw from the same deck."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.deck = self.deck
        return copy


@breaks(
    clones_share_nothing,
    "a clone differs from its original",
    positions_read_back,
    records_read_back,
    taking_back_hides_nothing,
)
class ForgetsWhoIsFirst(Pantry):
    """A copy takes the first seat for the first one."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.first = 0
        return copy


@breaks(clones_share_nothing, "ends elsewhere", seats_are_treated_alike)
class SecretLuck(Pantry):
    """The seventh card laid open earns a peppercorn, by a count that neither facts nor clones know of."""

    laid = 0

    def lay_open(self, seat: int, card: int) -> None:
        super().lay_open(seat, card)
        self.laid += 1
        if self.laid == 7:
            self.peppercorns[seat] += 1


# Chance.


@breaks(the_seed_decides, "gave two states", *PROMISES)
class DiceOfTheirOwn(WrongGame):
    """Deals with Python's dice."""

    def deal(self, seats: int, options: Options, seed: str) -> Pantry:
        return super().deal(seats, options, str(random.random()))


@breaks(the_seed_decides, "other seeds all gave the same deal")
class AlwaysTheSame(WrongGame):
    """Deals the same cards whatever the seed."""

    def deal(self, seats: int, options: Options, seed: str) -> Pantry:
        return super().deal(seats, options, "always")


@breaks(bots_leave_the_future_alone, "has changed the state", *PROMISES)
class CountingTheDeck(Pantry):
    """Sorts the deck before it hides it; the real one."""

    def seen_by(self, seat: Seat) -> Self:
        self.deck.sort()
        return super().seen_by(seat)


@breaks(bots_leave_the_future_alone, "has the real dice", views_know_their_moves, views_hide_secrets)
class SeesTheFuture(Pantry):
    """A view has the dice, and so has every world imagined from it."""

    def seen_by(self, seat: Seat) -> Self:
        view = super().seen_by(seat)
        view.dice = self.dice.copy()
        return view

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        world.dice = self.dice.copy() if self.dice.memory >= 0 else world.dice
        return world


# The journal's frames.


@breaks(listening_changes_nothing, "changed when the game went on")
class MovingPictures(Heard):
    """The frames of the journal are all the state as it is now."""

    def hear(self, event: Event) -> None:
        assert isinstance(event.state, Pantry)
        event.state.hands = self.hands
        super().hear(event)


@breaks(listening_changes_nothing, "with a journal the game goes elsewhere")
class DiceOfTheJournal(Heard):
    """Whoever listens makes the dice roll once more."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.dice.next()


@breaks(
    every_frame_can_be_seen,
    "cannot see the state right after 'peppercorn-laid'",
    the_journal_keeps_secrets,
    scenes_are_sound,
    pieces_keep_their_ids,
)
class AlreadyRolled(Heard):
    """While cards are laid open, somebody is to keep a roll, and nobody knows who."""

    def hear(self, event: Event) -> None:
        assert isinstance(event.state, Pantry)
        if event.message.key == "peppercorn-laid":
            event.state.replace(Keep(1))
        super().hear(event)


# Taking back.


@breaks(taking_back_hides_nothing, "has shown", the_journal_keeps_secrets)
class FactsWithoutCards(Pantry):
    """Its facts leave out all cards and choices, so nobody notices when they come to light."""

    def facts(self) -> list[int]:
        table = self.clone()
        table.hands, table.deck, table.choices = [], [], []
        return super(FactsWithoutCards, table).facts()


# Seats.


@breaks(seats_are_treated_alike, "leads elsewhere")
class RedIsLucky(Pantry):
    """The first seat draws from the bottom of the deck."""

    def draw_card(self, seat: int) -> int:
        if seat == 0:
            self.deck.insert(len(self.deck), self.deck.pop(0))
        return super().draw_card(seat)


# Estimates.


@breaks(estimates_are_fair, "has changed")
class CountsOnItsFingers(Pantry):
    """Asking how far somebody has come moves the dice on."""

    def estimate(self, seat: Seat) -> i64:
        self.dice.next()
        return super().estimate(seat)


@breaks(estimates_are_fair, "but their estimates are")
class QuarrellingAllies(Pantry):
    """All win together, it says, and yet each has an estimate of its own."""

    def allies(self, seat: Seat) -> i64:
        return (1 << self.seats) - 1

    def estimate(self, seat: Seat) -> i64:
        return 10 * super().estimate(seat) + seat


@breaks(estimates_are_fair, "only one of them has won")
class LonelyWinner(Pantry):
    """All win together, it says, and yet only one has won."""

    def allies(self, seat: Seat) -> i64:
        return (1 << self.seats) - 1

    def estimate(self, seat: Seat) -> i64:
        return 0


@breaks(estimates_are_fair, "when it sits at")
class LikesTheFirst(Pantry):
    """The first seat is thought better of."""

    def estimate(self, seat: Seat) -> i64:
        return super().estimate(seat) + (1 if seat == 0 else 0)


# What nobody would do on purpose, and everybody does once.


@breaks(games_end, "is acting and has no move", *PROMISES)
class NothingToChoose(OtherSteps):
    class Empty(Keep):
        """Forgets that the last roll has to be kept."""

        def moves(self, state: Pantry, seat: Seat) -> Moves:
            return super().moves(state, seat) if self.rerolls else vec[i64]()

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.Empty(step.rerolls) if isinstance(step, Keep) else step


@breaks(moves_and_play_agree, "is not acting and has the moves")
class MovesForEverybody(Pantry):
    """Lists the moves of a seat also while it is not asked."""

    def moves(self, seat: Seat) -> Moves:
        return super().moves(seat) if self.outcome is not None else self.step.moves(self, seat)


@breaks(the_end_is_clear, "is not for 3 seats", estimates_are_fair)
class OnlyTheFirstTwoCount(Pantry):
    """Has places for two, however many play."""

    def rank(self) -> Outcome:
        right = super().rank()
        return Outcome(right.reason, right.rule, right.places[:2], right.points)


@breaks(the_end_is_clear, "nobody is acting, but there is no outcome", *PROMISES)
class JustStops(Pantry):
    """The game is over, and nobody says how."""

    def finish(self, outcome: Outcome) -> None:
        super().finish(outcome)
        self.outcome = None


@breaks(clones_share_nothing, "playing on a clone has changed its original", records_read_back)
class CopiesOfCopies(Pantry):
    """A copy is a copy, but a copy of a copy shares its peppercorns."""

    copied = False

    def clone(self) -> Self:
        copy = super().clone()
        copy.copied = True
        if self.copied:
            copy.peppercorns = self.peppercorns
        return copy


@breaks(bots_leave_the_future_alone, "the same moves lead elsewhere", *PROMISES)
class WatchedPot(Pantry):
    """Whoever has been looked at draws from the bottom, and neither facts nor views tell."""

    looked_at = False

    def clone(self) -> Self:
        copy = super().clone()
        copy.looked_at = self.looked_at
        return copy

    def seen_by(self, seat: Seat) -> Self:
        self.looked_at = True
        return super().seen_by(seat)

    def draw_card(self, seat: int) -> int:
        if self.looked_at:
            self.deck.append(self.deck.pop(0))
        return super().draw_card(seat)


@breaks(settled_places_stay, "was settled, but at the end it is")
class SureOfVictory(Pantry):
    """Takes whoever is seen to have the first peppercorn for the winner."""

    sure = NOBODY

    def clone(self) -> Self:
        copy = super().clone()
        copy.sure = self.sure
        return copy

    def settled(self, seat: Seat) -> int:
        if self.sure == NOBODY and any(self.peppercorns):
            self.sure = self.peppercorns.index(max(self.peppercorns))
        return int(self.sure == seat)


@breaks(the_end_is_clear, "the game is over, but there are moves", moves_and_play_agree)
class OneMoreRound(Pantry):
    """Bids are listed even when all is over."""

    def moves(self, seat: Seat) -> Moves:
        return vec[i64]([PASS]) if self.outcome is not None and seat >= 0 else super().moves(seat)


@breaks(answers_wait_for_each_other, "changes the moves of seat", taking_back_hides_nothing, views_know_their_moves)
class TakenIsTaken(OtherSteps):
    class FirstCome(Bid):
        """A card that somebody has bid, nobody else may bid, unless it is all there is."""

        def moves(self, state: Pantry, seat: Seat) -> Moves:
            every = super().moves(state, seat)
            left = [int(move) for move in every if int(move) not in state.choices]
            return vec[i64](left) if left else every

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.FirstCome() if isinstance(step, Bid) else step


@breaks(seats_are_treated_alike, "may not be played when that seat sits at")
class RedNeverRerolls(OtherSteps):
    class NotRed(Keep):
        """The first seat has to keep what it rolls."""

        def moves(self, state: Pantry, seat: Seat) -> Moves:
            return vec[i64]([KEEP]) if seat == 0 else super().moves(state, seat)

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.NotRed(step.rerolls) if isinstance(step, Keep) else step
