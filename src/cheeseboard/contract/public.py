from __future__ import annotations

from cheeseboard.contract.case import Case, Choice
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import observers, who
from cheeseboard.core import State
from cheeseboard.core.match import Match

WORLDS = 4


@Promise
def public_moves_keep_secrets(case: Case) -> None:
    """The written form of a move that everybody may read tells nobody more than can be seen after it."""
    for state, choice in case.choices(3 * case.looks):
        match = Match(case.game, case.seats, case.options, case.seed, start=state)
        if match.play(choice.seat, choice.move).public:
            for seat in observers(state):
                if seat != choice.seat:
                    check_reader(case, state, match.state, choice, seat)


def check_reader(case: Case, state: State, after: State, choice: Choice, seat: int) -> None:
    """Whoever reads of the move must be able to see that it could be made."""
    view, seen = state.seen_by(seat), after.seen_by(seat).facts()
    for number in range(WORLDS):
        world = view.imagine(1000 * case.played + number)
        world.dice = state.dice.copy()
        moves = [int(move) for move in world.moves(choice.seat)]
        if choice.move not in moves and any(looks_like(world, choice.seat, move, seat, seen) for move in moves):
            raise case.broken(
                f"{who(seat)} may read of {case.name_move(state, choice.seat, choice.move)}, which tells a secret: "
                "it could not be made in a world that looks the same before and after."
            )


def looks_like(world: State, mover: int, move: int, seat: int, seen: list[int]) -> bool:
    """Whether a seat would see just this if that move were made there."""
    copy = world.clone()
    copy.play(mover, move)
    return copy.seen_by(seat).facts() == seen
