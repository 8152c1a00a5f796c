from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from cheeseboard.contract.case import Case, Choice
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference
from cheeseboard.core import Game, State
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record

MOST_MOVES = 600
"""A longer game is put on record up to here."""
LAST_MOVES = 40
"""So many moves of the end are put on record from a position."""


@Promise
def records_read_back(case: Case) -> None:
    """A record of the game, and one of its end from a position, replay to the same state and are written the same."""
    check_record(case, None, case.trail[:MOST_MOVES])
    start = max(0, len(case.trail) - LAST_MOVES)
    state = case.deal()
    for choice in case.trail[:start]:
        state.play(choice.seat, choice.move)
    check_record(case, state, case.trail[start:])


def check_record(case: Case, start: State | None, choices: list[Choice]) -> None:
    match = Match(case.game, case.seats, case.options, case.seed, start=start)
    for choice in choices:
        match.play(choice.seat, choice.move)
    written = write_record(match, reveal_seed=True)
    with on_the_shelf(case.game):
        again = replay(read_record(written))
    if again.state.facts() != match.state.facts():
        where = difference(match.state.facts(), again.state.facts())
        raise case.broken(f"the record of {len(choices)} moves replays to another state: {where}.")
    rewritten = write_record(again, reveal_seed=True)
    if rewritten != written:
        raise case.broken(f"a record read back is written differently: {difference(written, rewritten)}.")


@contextmanager
def on_the_shelf(game: Game) -> Iterator[None]:
    """For a while a record finds this very game, installed or not."""
    with patch("cheeseboard.core.record.find_game", lambda key: game):
        yield
