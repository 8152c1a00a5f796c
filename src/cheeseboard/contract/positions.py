from __future__ import annotations

from collections.abc import Callable

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, observers, who
from cheeseboard.core import State, play_randomly
from cheeseboard.core.position import Document, read_document, write_json, write_toml


@Promise
def positions_read_back(case: Case) -> None:
    """At every move the state, and at some every view too, as TOML or JSON, is read again as the same and written the same."""
    for state in case.states(len(case.trail)):
        read_back(case, state, "the position", "JSON", write_json)
    for state in case.states(2 * case.looks):
        read = check_position(case, state, "the position")
        for seat in observers(state):
            check_position(case, state.seen_by(seat), f"the view of {who(seat)}")
        copy = state.clone()
        for table in (read, copy):
            play_randomly(table, case.chance("after the position"), case.most)
        if read.facts() != copy.facts():
            raise case.broken(f"a position read back plays on differently: {difference(copy.facts(), read.facts())}.")


def check_position(case: Case, state: State, what: str) -> State:
    read_back(case, state, what, "JSON", write_json)
    return read_back(case, state, what, "TOML", write_toml)


def read_back(case: Case, state: State, what: str, form: str, write: Callable[[Document], str]) -> State:
    document = case.game.write_position(state)
    read = case.game.read_position(read_document(write(document)))
    if read.facts() != state.facts():
        where = difference(state.facts(), read.facts())
        raise case.broken(f"{what}, written as {form}, reads back as another: {where}.")
    if case.game.write_position(read) != document:
        where = difference(write_toml(document), write_toml(case.game.write_position(read)))
        raise case.broken(f"{what}, read back from {form}, is written differently: {where}.")
    return read
