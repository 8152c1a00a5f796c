from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.core import IllegalMove, State, UnreadableMove

NOT_MOVES = ("", " ", "?", "no such move", "0", "щось інше")


@Promise
def moves_are_written(case: Case) -> None:
    """Every legal move has a written form on one line, no two the same, and reading it gives the move again."""
    for state in case.states():
        for table in (state, *(state.seen_by(seat) for seat in range(case.seats) if (state.acting >> seat) & 1)):
            for seat in range(case.seats):
                check_seat(case, table, [int(move) for move in table.moves(seat)])
        check_nonsense(case, state)


def check_seat(case: Case, state: State, moves: list[int]) -> None:
    written: dict[str, int] = {}
    for move in moves:
        text = case.game.write_move(state, move)
        if text in written:
            raise case.broken(f"moves {written[text]} and {move} are both written '{text}'.")
        if text != " ".join(text.split()) or not text:
            raise case.broken(f"move {move} is written {text!r}; words and single spaces make a move.")
        written[text] = move
        for form in (text, text.upper(), f"  {text} "):
            if case.game.read_move(state, form) != move:
                raise case.broken(
                    f"move {move} is written '{text}', but {form!r} is read as move {case.game.read_move(state, form)}."
                )


def check_nonsense(case: Case, state: State) -> None:
    """Any number can be written, and what is no move is told to be none."""
    for number in (-1, case.game.move_space, 10**9):
        case.game.write_move(state, number)
    for text in NOT_MOVES:
        try:
            case.game.read_move(state, text)
        except (UnreadableMove, IllegalMove):
            continue
        raise case.broken(f"{text!r} is read as a move.")
