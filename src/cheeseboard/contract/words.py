from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import observers, who
from cheeseboard.contract.wording import check_key, check_rule, check_rulebooks, check_words
from cheeseboard.core import Message, State

REFUSALS = 20


@Promise
def all_is_said_in_all_languages(case: Case) -> None:
    """The name, options, questions, refusals and the ending have words in every language, and all rulebooks the same paragraphs."""
    check_words(case, Message(f"{case.game.key}-name"), "the name of the game")
    for option in case.game.options:
        key = f"{case.game.key}-option-{option.name}"
        for name in (key, *(f"{key}-{choice}" for choice in option.choices)):
            check_words(case, Message(name), f"option {option.name}")
    for name in case.game.seat_names:
        check_words(case, Message(f"seat-{name}"), f"seat {name}")
    check_rulebooks(case)
    for state in case.states(3 * case.looks):
        for seat in observers(state):
            check_words(case, state.prompt(seat), f"the prompt of {who(seat)}")
        for seat in range(case.seats):
            check_refusals(case, state, seat)
        if state.outcome is not None:
            check_key(case, state.outcome.reason.value, "the reason of the outcome")
            check_rule(case, state.outcome.rule, "the outcome")


def check_refusals(case: Case, state: State, seat: int) -> None:
    chance = case.chance(f"refusals {case.played} {seat}")
    for move in {int(chance.below(case.game.move_space)) for _ in range(REFUSALS)}.difference(state.moves(seat)):
        refusal = state.refusal(seat, move)
        what = f"the refusal of {case.name_move(state, seat, move)}"
        check_words(case, refusal.message, what)
        if refusal.rule:  # nothing but "it is not your turn" goes without
            check_rule(case, refusal.rule, what)
