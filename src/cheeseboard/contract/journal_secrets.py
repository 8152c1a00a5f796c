from __future__ import annotations

from cheeseboard.contract.case import Case, Choice
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import observers, who
from cheeseboard.core import Event, Journal, State

WORLDS = 3


@Promise
def the_journal_keeps_secrets(case: Case) -> None:
    """Where two worlds look the same to a seat before and after an event, it reads the same of it in both."""
    for state, choice in case.choices():
        real = told(state.clone(), choice)
        for seat in observers(state):
            view = state.seen_by(seat)
            for number in range(WORLDS):
                world = view.imagine(1000 * case.played + number)
                world.dice = state.dice.copy()
                if choice.move in world.moves(choice.seat):
                    compare(case, real, told(world, choice), seat)


def told(state: State, choice: Choice) -> list[Event]:
    """What the journal has to say about a move."""
    journal = state.journal = Journal()
    state.play(choice.seat, choice.move)
    return journal.events


def compare(case: Case, real: list[Event], imagined: list[Event], seat: int) -> None:
    for one, two in zip(real, imagined, strict=False):
        if one.state.seen_by(seat).facts() != two.state.seen_by(seat).facts():
            return
        if (one.message_for(seat), one.rule) != (two.message_for(seat), two.rule):
            raise case.broken(
                f"{who(seat)} reads {one.message_for(seat)}, and would read {two.message_for(seat)} "
                "in a world that looks the same to it before and after."
            )
