from __future__ import annotations

from cheeseboard.contract.case import Case, pick
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers, who
from cheeseboard.core import Journal, State
from cheeseboard.core.bits import members

TRIES = 3


@Promise
def answers_wait_for_each_other(case: Case) -> None:
    """Where several seats act at once, the order of their answers does not matter, and none is seen before the last."""
    chance = case.chance("together")
    for state, _ in case.choices(2 * case.looks):
        seats = list(members(state.acting))
        for _ in range(TRIES if len(seats) > 1 else 0):
            first = pick(chance, seats)
            second = pick(chance, [seat for seat in seats if seat != first])
            answers = {seat: pick(chance, [int(move) for move in state.moves(seat)]) for seat in (first, second)}
            check_order(case, state, answers)
            other = pick(chance, [int(move) for move in state.moves(first)])
            check_secret(case, state, first, answers[first], other)


def check_order(case: Case, state: State, answers: dict[int, int]) -> None:
    (first, one), (second, two) = answers.items()
    forth, back = state.clone(), state.clone()
    moves = [int(move) for move in state.moves(second)]
    forth.play(first, one)
    if [int(move) for move in forth.moves(second)] != moves:
        raise case.broken(
            f"{case.name_move(state, first, one)} changes the moves of seat {second}, which acts at the same time."
        )
    forth.play(second, two)
    back.play(second, two)
    back.play(first, one)
    if forth.facts() != back.facts():
        raise case.broken(
            f"{case.name_move(state, first, one)} and {case.name_move(state, second, two)} lead elsewhere in the other "
            f"order: {difference(forth.facts(), back.facts())}."
        )


def check_secret(case: Case, state: State, seat: int, one: int, other: int) -> None:
    """Whichever way a seat has answered, the others see and read the same."""
    copies, journals = (state.clone(), state.clone()), (Journal(), Journal())
    for copy, journal, move in zip(copies, journals, (one, other), strict=True):
        copy.journal = journal
        copy.play(seat, move)
    for observer in observers(state):
        if observer == seat:
            continue
        views = [copy.seen_by(observer).facts() for copy in copies]
        if views[0] != views[1]:
            raise case.broken(f"{who(observer)} can see how seat {seat} has answered: {difference(*views)}.")
        read = [[event.message_for(observer) for event in journal.events] for journal in journals]
        if read[0] != read[1]:
            raise case.broken(f"{who(observer)} can read how seat {seat} has answered: {difference(*read)}.")
