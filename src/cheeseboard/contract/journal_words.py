from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import observers, who
from cheeseboard.contract.wording import check_rule, check_words
from cheeseboard.core import Journal


@Promise
def events_are_said_in_all_languages(case: Case) -> None:
    """Every event of the whole game has words in every language, for all who may read it, and its rule stands in all rulebooks."""
    state = case.deal()
    for choice in case.follow():
        journal = state.journal = Journal()
        state.play(choice.seat, choice.move)
        for event in journal.events:
            for seat in observers(state):
                message = event.message_for(seat)
                if message is not None:
                    check_words(case, message, f"the event '{message.key}' for {who(seat)}")
            check_rule(case, event.rule, f"the event '{event.message.key}'")
