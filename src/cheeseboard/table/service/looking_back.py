"""What was: any moment of the game, its log, and the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.record import write_record
from cheeseboard.table import wire
from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.service.alone import is_alone, look_into
from cheeseboard.table.service.portraits import Viewer
from cheeseboard.table.storage.past import load_match, load_state, load_steps
from cheeseboard.table.views import look, see, teller

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

LOG_MOVES: Final = 20
"""Of so many moves the sentences are sent at once."""


async def log_before(room: Room, viewer: Viewer, before: int) -> tuple[wire.Line, ...]:
    """The sentences of the last moves before one."""
    last = min(before - 1, room.live.moves)
    first = max(1, last - LOG_MOVES + 1)
    if last < first:
        return ()
    steps = await room.house.read(load_steps, room.data, room.game, first, last)
    words = teller(room.game, viewer.language)
    told = (words.lines(step, viewer.looking, move, revealed=room.over) for move, step in enumerate(steps, first))
    return tuple(line for lines in told for line in lines)


async def moment(room: Room, viewer: Viewer, move: int) -> wire.Moment:
    """After so many moves, and how it came to be; over a finished game a watcher sees everything."""
    if not 0 <= move <= room.live.moves:
        raise NoSuchThing("problem-unknown-moment")
    words = teller(room.game, viewer.language)
    if move == 0:
        state = await room.house.read(load_state, room.data, room.game, 0)
        return wire.Moment(0, room.live.moves, words.scene(look(room.game, state, viewer.looking, room.over)))
    [step] = await room.house.read(load_steps, room.data, room.game, move, move)
    sight = see(room.game, step, viewer.looking, revealed=room.over)
    knows = room.over or viewer.looking == step.seat or step.public
    return wire.Moment(
        move,
        room.live.moves,
        words.scene(sight.scene),
        words.frames(sight, step.seat, move),
        step.text if knows else "",
        step.seat,
    )


async def record(room: Room, person: str) -> str:
    """The record; of a running game with its seed only for whoever plays it alone or against bots."""
    players = tuple(seat.level or seat.name or room.game.seat_names[seat.seat] for seat in room.seats)
    match = await room.house.read(load_match, room.data, room.game, players)
    alone = is_alone(room, person)
    if alone and not room.over:
        await room.in_turn(look_into(room, person))
    return write_record(match, reveal_seed=room.over or alone)
