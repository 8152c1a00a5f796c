"""Clocks: until when each seat must have moved, and when somebody has to look at a table in any case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.bots import LEVELS
from cheeseboard.core.bits import members
from cheeseboard.core.state import State
from cheeseboard.table.live import Step
from cheeseboard.table.service import seats as seating
from cheeseboard.table.service.sources import Pace
from cheeseboard.table.storage.rows import SeatData, TableData

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

NO_CLOCK: Final = "none"


def after_entry(room: Room, step: Step, now: float) -> TableData:
    """What a new entry makes of the times of a table."""
    deadlines = run_on(room.data, room.seats, step.after, room.live.moves + 1, now)
    if step.taken and room.data.deadlines:
        # Taking back gives nobody more time.
        earliest = min(room.data.deadlines.values())
        deadlines = {seat: min(at, earliest) for seat, at in deadlines.items()}
    elif step.seat in deadlines and room.live.moves >= room.furthest:
        # Nor does a move that only stands where one was taken back.
        deadlines[step.seat] = now + room.data.seconds
    asked = room.waited_for
    return with_times(room.house.pace, room.data, room.seats, step.after, deadlines, now, asked=asked)


def run_on(data: TableData, seats: list[SeatData], state: State, moves: int, now: float) -> dict[int, float]:
    """A clock runs for whoever is to act and is a person; it does not begin before everybody has sat down."""
    if data.clock == NO_CLOCK or (moves == 0 and any(seat.kind == seating.OPEN for seat in seats)):
        return {}
    waiting = [seat for seat in members(state.acting) if seating.waits_for_person(seats[seat])]
    return {seat: data.deadlines.get(seat, now + data.seconds) for seat in waiting}


def with_times(
    pace: Pace,
    data: TableData,
    seats: list[SeatData],
    state: State,
    deadlines: dict[int, float],
    now: float,
    *,
    asked: bool,
) -> TableData:
    """Due when the first clock runs out, or when a bot that is asked now should long have moved."""
    thinking = [
        now + LEVELS[seats[seat].level].milliseconds / 1000 + pace.patience
        for seat in members(state.acting)
        if asked and seating.plays_by_itself(seats[seat])
    ]
    due = min([*deadlines.values(), *thinking], default=None)
    return data._replace(over=state.outcome is not None, deadlines=deadlines, due=due)
