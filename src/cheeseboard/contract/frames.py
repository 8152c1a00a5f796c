from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference
from cheeseboard.core import Event, Journal


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
