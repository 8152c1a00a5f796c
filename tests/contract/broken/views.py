"""Views that show too much or too little, worlds that cannot be, and events that tell secrets."""

from __future__ import annotations

import random
from typing import Self

from mypy_extensions import i64

from cheeseboard.contract.future import bots_leave_the_future_alone
from cheeseboard.contract.hidden import views_hide_secrets
from cheeseboard.contract.imagination import imagined_worlds_are_possible
from cheeseboard.contract.journal_secrets import the_journal_keeps_secrets
from cheeseboard.contract.observations import observations_are_views
from cheeseboard.contract.positions import positions_read_back
from cheeseboard.contract.public import public_moves_keep_secrets
from cheeseboard.contract.touch import moves_can_be_touched
from cheeseboard.contract.undo import taking_back_hides_nothing
from cheeseboard.contract.views import views_know_their_moves
from cheeseboard.core import HIDDEN, WATCHER, Event, Message, Move, Refusal, Seat, State, Step
from cheeseboard.core.journal import EVERYBODY
from cheeseboard.core.position import Document
from cheeseboard.core.scene import Scene
from tests.contract.broken import Heard, OtherSteps, WrongGame, breaks
from tests.toy.state import CAT_CARD, Pantry
from tests.toy.steps import CAT, Answer


@breaks(views_know_their_moves, "but in its view", taking_back_hides_nothing, the_journal_keeps_secrets)
class HandsFaceDown(Pantry):
    """Nobody sees even the own hand."""

    def seen_by(self, seat: Seat) -> Self:
        return super().seen_by(WATCHER)


@breaks(
    views_know_their_moves,
    "of its own view differs",
    imagined_worlds_are_possible,
    observations_are_views,
    positions_read_back,
    taking_back_hides_nothing,
    views_hide_secrets,
)
class FadingViews(Pantry):
    """Each look shows one card fewer of those that lie open."""

    def seen_by(self, seat: Seat) -> Self:
        view = super().seen_by(seat)
        view.open = view.open[1:]
        return view


@breaks(views_know_their_moves, "holds the dice", taking_back_hides_nothing, views_hide_secrets)
class DiceOnView(Pantry):
    """The dice can be seen."""

    def seen_by(self, seat: Seat) -> Self:
        view = super().seen_by(seat)
        view.dice = self.dice.copy()
        return view


@breaks(views_hide_secrets, "can tell by something that it cannot know", taking_back_hides_nothing)
class OpenDeck(Pantry):
    """The deck lies there face up."""

    def seen_by(self, seat: Seat) -> Self:
        view = super().seen_by(seat)
        view.deck = self.deck.copy()
        return view


@breaks(views_hide_secrets, "differs when it is made from the whole state", moves_can_be_touched)
class OpenScene(WrongGame):
    """Its pictures show all hands."""

    def scene(self, state: State, seat: int) -> Scene:
        return super().scene(state, WATCHER)


@breaks(views_hide_secrets, "in its position", positions_read_back, taking_back_hides_nothing)
class MarkedCards(WrongGame):
    """A view hides the deck, but its position still names the top card."""

    class Marked(Pantry):
        top = HIDDEN

        def clone(self) -> Self:
            copy = super().clone()
            copy.top = self.top
            return copy

        def seen_by(self, seat: Seat) -> Self:
            view = super().seen_by(seat)
            view.top = self.deck[-1] if self.deck else HIDDEN
            return view

    table = Marked

    def write_position(self, state: State) -> Document:
        assert isinstance(state, self.Marked)
        return super().write_position(state) | {"top": int(state.top)}


@breaks(views_hide_secrets, "gives a secret away")
class TellingRefusals(OtherSteps):
    class Giveaway(Answer):
        """Tells somebody without a cat that the others have none either."""

        def refuse(self, state: Pantry, seat: Seat, move: Move) -> Refusal:
            if move == CAT and not any(CAT_CARD in hand for hand in state.hands):
                return Refusal(Message("peppercorn-refuse-answer-first"), "4.2")
            return super().refuse(state, seat, move)

    def other(self, step: Step[Self]) -> Step[Self]:
        return self.Giveaway() if isinstance(step, Answer) else step


@breaks(imagined_worlds_are_possible, "holds")
class LosesACard(Pantry):
    """An imagined world has one cat too many in its deck, and something else too few."""

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        if world.deck:
            world.deck[0] = CAT_CARD
        return world


@breaks(imagined_worlds_are_possible, "still has HIDDEN", bots_leave_the_future_alone, the_journal_keeps_secrets)
class DoesNotGuess(Pantry):
    """What the others have chosen stays hidden in an imagined world."""

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        world.choices = self.choices.copy()
        return world


@breaks(imagined_worlds_are_possible, "always imagine the same world")
class NoImagination(Pantry):
    """Knows only one world, whatever the seed."""

    def imagine(self, seed: i64) -> Self:
        return super().imagine(1)


@breaks(imagined_worlds_are_possible, "two worlds")
class WildImagination(Pantry):
    """Imagines with Python's dice."""

    def imagine(self, seed: i64) -> Self:
        return super().imagine(random.randrange(10**9))


@breaks(the_journal_keeps_secrets, "in a world that looks the same")
class OpenDraws(Heard):
    """Everybody reads which card was drawn."""

    def hear(self, event: Event) -> None:
        if event.message.key == "peppercorn-drew":
            event.seats = EVERYBODY
            event.others = None
        super().hear(event)


@breaks(the_journal_keeps_secrets, "can tell by the picture of")
class OpenFrames(Heard):
    """While something happens, all hands lie open."""

    happening = False

    def hear(self, event: Event) -> None:
        assert isinstance(event.state, OpenFrames)
        event.state.happening = True
        super().hear(event)

    def clone(self) -> Self:
        copy = super().clone()
        copy.happening = self.happening
        return copy

    def seen_by(self, seat: Seat) -> Self:
        return self.clone() if self.happening else super().seen_by(seat)


@breaks(public_moves_keep_secrets, "which tells a secret")
class UntoldBids(Heard):
    """Nobody is told of a bid, so it passes for a move that had no secrets."""

    def hear(self, event: Event) -> None:
        if event.message.key not in {"peppercorn-bid", "peppercorn-answered"}:
            super().hear(event)


@breaks(observations_are_views, "made from what it cannot know")
class LearnsTooMuch(WrongGame):
    """Its learners see the top of the deck."""

    def observation(self, state: State, seat: int) -> list[float]:
        deck = state.deck if isinstance(state, Pantry) else []
        return [*super().observation(state, seat)[:-1], float(bool(deck) and deck[-1] == CAT_CARD)]


@breaks(observations_are_views, "must be from 0 to 1")
class LearnsInBulk(WrongGame):
    """Its learners see plain numbers of peppercorns."""

    def observation(self, state: State, seat: int) -> list[float]:
        own = float(state.progress(seat))
        return [*super().observation(state, seat)[:-1], own]


@breaks(observations_are_views, "values for")
class LearnsNameless(WrongGame):
    """One value of its observation has no name."""

    def observation_names(self, seats: int) -> list[str]:
        return super().observation_names(seats)[:-1]


# Worlds that nobody could be in.


@breaks(imagined_worlds_are_possible, "the facts of the whole state have HIDDEN in them")
class FactsWithHoles(Pantry):
    """Even the whole table does not tell who is first."""

    def facts(self) -> list[int]:
        return [*super().facts(), HIDDEN]


@breaks(imagined_worlds_are_possible, "imagining has changed the view")
class ImaginedAway(Pantry):
    """Whoever has imagined a world takes its dice for the real ones."""

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        self.dice = world.dice.copy()
        return world


@breaks(
    imagined_worlds_are_possible,
    "other seats are acting",
    observations_are_views,
    taking_back_hides_nothing,
    views_hide_secrets,
)
class SomebodyElseWon(Pantry):
    """In imagined worlds the next seat has won the roll."""

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        if world.winner < self.seats:
            world.winner = (world.winner + 1) % int(self.seats)
            world.replace(world.step)
        return world


@breaks(
    imagined_worlds_are_possible,
    "cannot be played to the end",
    bots_leave_the_future_alone,
    the_journal_keeps_secrets,
)
class OnlyForLooking(Pantry):
    """In imagined worlds no card can be laid."""

    imagined = False

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        world.imagined = True
        return world

    def lay_open(self, seat: int, card: int) -> None:
        if self.imagined:
            raise ValueError("not a real card")
        super().lay_open(seat, card)


@breaks(views_hide_secrets, "can tell an imagined world from the real one", observations_are_views)
class RicherInDreams(Pantry):
    """In imagined worlds everybody has one peppercorn more."""

    def imagine(self, seed: i64) -> Self:
        world = super().imagine(seed)
        world.peppercorns = [corns + 1 for corns in world.peppercorns]
        return world


@breaks(
    views_know_their_moves,
    "has other acting seats or another outcome",
    imagined_worlds_are_possible,
    observations_are_views,
    taking_back_hides_nothing,
    views_hide_secrets,
)
class ThinksItsOver(Pantry):
    """Whoever looks at a roll believes that the next seat has it."""

    def seen_by(self, seat: Seat) -> Self:
        view = super().seen_by(seat)
        if view.winner < self.seats and self.dice.memory >= 0:
            view.winner = (view.winner + 1) % int(self.seats)
            view.replace(view.step)
        return view


@breaks(views_know_their_moves, "but in its view")
class AskedOtherwise(Pantry):
    """A seat is asked something else than it sees."""

    def prompt(self, seat: Seat) -> Message:
        return super().prompt(seat) if self.dice.memory >= 0 else Message("peppercorn-prompt-wait")


@breaks(observations_are_views, "have the same name")
class NamelessNumbers(WrongGame):
    """All numbers of an observation are called alike."""

    def observation_names(self, seats: int) -> list[str]:
        return ["number" for _ in super().observation_names(seats)]
