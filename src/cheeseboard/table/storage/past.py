"""Tables read back: as they are now, and as they were after any of their moves."""

from __future__ import annotations

import logging
from typing import Final, NamedTuple

from sqlalchemy import Connection

from cheeseboard.core.errors import CheeseboardError
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.position import read_document, write_json
from cheeseboard.core.state import State
from cheeseboard.table.entries import line_of
from cheeseboard.table.live import Deal, Live, Step, walk
from cheeseboard.table.storage.questions import read_entries, read_next_snapshot_number, read_snapshot
from cheeseboard.table.storage.rows import Snapshot, TableData

LOG: Final = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 20
"""Entries between snapshots, or more where nothing stays for longer."""


def deal_of(data: TableData, game: Game) -> Deal:
    start = None if data.start is None else read_document(data.start)
    return Deal(game, data.seats, data.options, data.seed, start)


def hash_of(state: State) -> str:
    return f"{state.hash():016x}"


def take_snapshot(game: Game, state: State, number: int, moves: int) -> Snapshot:
    return Snapshot(number, moves, write_json(game.write_position(state)), hash_of(state))


def restore(game: Game, snapshot: Snapshot) -> State | None:
    """The state of a snapshot; None if it is not any more what it was, as after an edited file of the box."""
    try:
        state = game.read_position(read_document(snapshot.position))
    except CheeseboardError as error:
        LOG.warning("A snapshot of %s cannot be read: %s", game.key, error)
        return None
    if hash_of(state) != snapshot.hash:
        LOG.warning("A snapshot of %s does not lead to the state that it was made of", game.key)
        return None
    return state


def load_live(connection: Connection, data: TableData, game: Game) -> Live:
    """The table as it is now."""
    live = load_base(connection, data, game)
    live.replay(read_entries(connection, data.id, live.version))
    return live


def load_base(
    connection: Connection, data: TableData, game: Game, *, moves: int | None = None, number: int | None = None
) -> Live:
    """As it was at the last snapshot with at most so many moves or entries; at its deal, if there is none to be trusted."""
    snapshot = read_snapshot(connection, data.id, moves, number)
    state = None if snapshot is None else restore(game, snapshot)
    if snapshot is None or state is None:
        return Live(game, deal_of(data, game).state())
    return Live(game, state, version=snapshot.number, moves=snapshot.moves)


def load_steps(connection: Connection, data: TableData, game: Game, first: int, last: int) -> list[Step]:
    """The moves from one to another, counted from 1, as they are in the game now; fewer if it is shorter."""
    base = load_base(connection, data, game, moves=first - 1)
    until = read_next_snapshot_number(connection, data.id, last)
    line = line_of(read_entries(connection, data.id, base.version, until))
    steps = enumerate(walk(game, base.state, line), base.moves + 1)
    return [step for number, step in steps if first <= number <= last]


class Missed(NamedTuple):
    """An entry that somebody has not seen: which it is, and how many moves the game has after it."""

    version: int
    moves: int
    step: Step


def load_missed(connection: Connection, data: TableData, game: Game, version: int) -> list[Missed]:
    """All entries after one, carried out again."""
    live = load_base(connection, data, game, number=version)
    live.replay(read_entries(connection, data.id, live.version, version))
    found: list[Missed] = []
    for entry in read_entries(connection, data.id, version):
        step = live.try_entry(entry)
        live.accept(step)
        found.append(Missed(live.version, live.moves, step))
    return found


def load_match(connection: Connection, data: TableData, game: Game, players: tuple[str, ...]) -> Match:
    """The whole game."""
    deal = deal_of(data, game)
    start = None if deal.start is None else deal.state()
    match = Match(game, data.seats, data.options, data.seed, players=players, start=start)
    for entry in line_of(read_entries(connection, data.id)):
        match.play(entry.seat, game.read_move(match.state, entry.text), final=entry.stays)
    return match


def load_state(connection: Connection, data: TableData, game: Game, move: int) -> State:
    """The state after so many moves."""
    if move == 0:
        return deal_of(data, game).state()
    return load_steps(connection, data, game, move, move)[0].after
