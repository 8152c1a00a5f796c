"""The rounds that a house makes: it looks after tables whose time has come, and forgets those that nobody needs.

With several workers each makes its rounds. Of those who find the same table due, the one who puts its time off looks
after it; the others see that somebody was quicker.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cheeseboard.core.errors import CheeseboardError
from cheeseboard.table.service.neighbours import FORGOTTEN_AFTER
from cheeseboard.table.storage.orders import CLAIM
from cheeseboard.table.storage.questions import read_due
from cheeseboard.table.storage.writer import Overtaken

if TYPE_CHECKING:
    from cheeseboard.table.service.house import House

LOG: Final = logging.getLogger(__name__)

PUT_OFF: Final = 15.0
"""Seconds after which a table is due again if looking after it has not helped."""


async def go_round(house: House) -> None:
    """For as long as the house is open."""
    tidied = house.clock()
    while True:
        await asyncio.sleep(house.pace.rounds)
        try:
            await look_after_tables(house)
            if house.clock() - tidied > FORGOTTEN_AFTER / 3:
                tidied = house.clock()
                tidy_up(house)
        except Exception:
            LOG.exception("A round through the house was not finished")


async def look_after_tables(house: House) -> None:
    for table, due in await house.read(read_due, house.sources.now()):
        put_off = house.sources.now() + PUT_OFF
        claim = {"this_table": table, "old_due": due, "new_due": put_off}
        try:
            await house.writer.commit((CLAIM, claim), guarded=True)
            room = await house.room(table)
            await room.in_turn(room.look_after(put_off))
        except Overtaken:
            continue
        except CheeseboardError as error:
            LOG.warning("Table %s cannot be looked after: %s", table, error)


def tidy_up(house: House) -> None:
    """Say again who is here, and forget what is not needed."""
    for room in house.rooms():
        if room.audience:
            house.neighbours.tell_who_is_here(room)
        room.audience.forget_sights()
    house.forget_idle_rooms()
