from __future__ import annotations

from cheeseboard.contract.case import Case, Choice
from cheeseboard.contract.hidden import TellsSecrets
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers, picture, who
from cheeseboard.core import Event, Journal, State

WORLDS = 3


@Promise
def the_journal_keeps_secrets(case: Case) -> None:
    """Where two worlds look the same to a seat before and after an event, it reads the same of it in both; frames hide secrets too."""
    for state, choice in case.choices():
        real = told(state.clone(), choice)
        for seat in observers(state):
            for event in real:
                check_frame(case, event, seat)
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


def check_frame(case: Case, event: Event, seat: int) -> None:
    """The state that is kept with an event shows no more than it would if everything hidden were otherwise."""
    if not isinstance(case.game, TellsSecrets):
        return
    frames = event.state, case.game.other_secrets(event.state, seat, case.played)
    views = [picture(case.game.scene(frame.seen_by(seat), seat)) for frame in frames]
    if views[0] != views[1]:
        raise case.broken(
            f"{who(seat)} can tell by the picture of '{event.message.key}' what it cannot know: {difference(*views)}."
        )
