from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.wording import check_words
from cheeseboard.core import IllegalMove, State

FEW_MOVES = 64
"""A move space up to this size is tried in full at every look."""


@Promise
def moves_and_play_agree(case: Case) -> None:
    """Every listed move can be played; every other is refused, with words, and changes nothing."""
    for state in case.states():
        for seat in range(-2, case.seats + 1):
            acting = seat in range(case.seats) and (state.acting >> seat) & 1 == 1
            listed = [int(move) for move in state.moves(seat)]
            if bool(listed) != acting:
                raise case.broken(f"seat {seat} is {'' if acting else 'not '}acting and has the moves {listed}.")
            check_listed(case, state, seat, listed)
            for move in others(case, listed):
                check_refused(case, state, seat, move)


def check_listed(case: Case, state: State, seat: int, listed: list[int]) -> None:
    if len(set(listed)) != len(listed):
        raise case.broken(f"moves lists a move twice for seat {seat}: {sorted(listed)}.")
    for move in listed:
        if not 0 <= move < case.game.move_space:
            raise case.broken(f"move {move} of seat {seat} lies outside the move space of {case.game.move_space}.")
        try:
            state.clone().play(seat, move)
        except Exception as error:
            raise case.broken(f"{case.name_move(state, seat, move)} is listed, but play raises {error!r}") from error


def others(case: Case, listed: list[int]) -> list[int]:
    """Moves that are not listed: all of a small space; else the neighbours of what is listed, and a few at random."""
    space = case.game.move_space
    if space <= FEW_MOVES:
        numbers = set(range(-1, space + 1))
    else:
        chance = case.chance(f"unlisted moves {case.played}")
        numbers = {-1, 0, 1, space - 1, space, *(int(chance.below(space)) for _ in range(20))}
        numbers |= {near for move in listed[:20] for near in (move - 1, move + 1)}
    return sorted(numbers.difference(listed))


def check_refused(case: Case, state: State, seat: int, move: int) -> None:
    before = state.facts()
    try:
        state.play(seat, move)
    except IllegalMove as error:
        check_words(case, error.refusal.message, f"the refusal of {case.name_move(state, seat, move)}")
    else:
        raise case.broken(f"move {move} of seat {seat} is not listed, but play accepts it.")
    if state.facts() != before:
        raise case.broken(f"{case.name_move(state, seat, move)} is refused, but the state is another afterwards.")
