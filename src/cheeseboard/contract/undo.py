from __future__ import annotations

from cheeseboard.contract.case import Case, Choice
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers, who
from cheeseboard.core import Game, State
from cheeseboard.core.match import Match
from cheeseboard.core.position import Document

WORLDS = 4


@Promise
def taking_back_hides_nothing(case: Case) -> None:
    """A move that may be taken back has drawn no dice and shown nobody anything hidden; taken back, it has never been."""
    for state, choice in case.choices(3 * case.looks):
        match = Match(case.game, case.seats, case.options, case.seed, start=state)
        match.play(choice.seat, choice.move)
        if match.may_take_back(choice.seat):
            after = match.state.clone()
            name = case.name_move(state, choice.seat, choice.move)
            check_taken_back(case, match, state, choice)
            if after.dice.memory != state.dice.memory:
                raise case.broken(f"{name} may be taken back, but has drawn from the dice.")
            for seat in observers(state):
                check_nothing_shown(case, state, after, choice, seat)


def check_taken_back(case: Case, match: Match, state: State, choice: Choice) -> None:
    match.take_back(choice.seat)
    if match.state.facts() != state.facts():
        where = difference(state.facts(), match.state.facts())
        raise case.broken(
            f"{case.name_move(state, choice.seat, choice.move)} was taken back, but not all is as before: {where}."
        )


def check_nothing_shown(case: Case, state: State, after: State, choice: Choice, seat: int) -> None:
    """Every world that a seat thought possible before the move is still possible to it after the move."""
    view, seen = state.seen_by(seat), case.game.write_position(after.seen_by(seat))
    for number in range(WORLDS):
        world = view.imagine(1000 * case.played + number)
        moves = [choice.move] if choice.seat == seat else likely(world, choice)
        if not any(leads_to(case.game, world, choice.seat, move, seat, seen) for move in moves):
            raise case.broken(
                f"{case.name_move(state, choice.seat, choice.move)} may be taken back, but has shown {who(seat)} something hidden: "
                "a world that was possible before is not any more."
            )


def likely(world: State, choice: Choice) -> list[int]:
    """What somebody else may have played, the real move first."""
    moves = [int(move) for move in world.moves(choice.seat)]
    return sorted(moves, key=lambda move: move != choice.move)


def leads_to(game: Game, world: State, mover: int, move: int, seat: int, seen: Document) -> bool:
    """Whether a seat would see just this if that move were played in that world."""
    if move not in world.moves(mover):
        return False
    copy = world.clone()
    copy.play(mover, move)
    return game.write_position(copy.seen_by(seat)) == seen
