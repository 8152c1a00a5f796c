from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.scenes import check_scene
from cheeseboard.contract.seen import difference, observers, who
from cheeseboard.core import Event, Journal
from cheeseboard.core.scene import Scene


@Promise
def listening_changes_nothing(case: Case) -> None:
    """A game that is listened to goes as any other; each event keeps the state right after it, whatever follows."""
    heard, unheard = case.deal(), case.deal()
    kept: list[tuple[int, Event, list[int]]] = []
    for choice in case.follow():
        journal = heard.journal = Journal()
        heard.play(choice.seat, choice.move)
        unheard.play(choice.seat, choice.move)
        if heard.facts() != unheard.facts():
            raise case.broken(f"with a journal the game goes elsewhere: {difference(heard.facts(), unheard.facts())}.")
        kept += [(case.played + 1, event, event.state.facts()) for event in journal.events]
    heard.journal = None
    for case.played, event, facts in kept:
        if event.state.journal is not None:
            raise case.broken(f"the state kept with '{event.message.key}' is being listened to.")
        if event.state.facts() != facts:
            where = difference(facts, event.state.facts())
            raise case.broken(f"the state kept with '{event.message.key}' changed when the game went on: {where}.")


@Promise
def every_frame_can_be_seen(case: Case) -> None:
    """In the middle of a move, too, everybody has a sound scene before their eyes."""
    for state, choice in case.choices():
        copy = state.clone()
        journal = copy.journal = Journal()
        copy.play(choice.seat, choice.move)
        for event in journal.events:
            for seat in observers(state):
                check_scene(case, frame(case, event, seat))


def frame(case: Case, event: Event, seat: int) -> Scene:
    try:
        return case.game.scene(event.state.seen_by(seat), seat)
    except Exception as error:
        raise case.broken(
            f"{who(seat)} cannot see the state right after '{event.message.key}': the scene raises {error!r}."
        ) from error
