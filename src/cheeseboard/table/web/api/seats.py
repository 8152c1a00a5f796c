"""Seats: who sits there, and the links that seat somebody."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, post

from cheeseboard.table.service.house import House
from cheeseboard.table.service.room import Room
from cheeseboard.table.settings import Settings
from cheeseboard.table.web.api.describing import refused
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.assets import NEVER, SVG
from cheeseboard.table.web.codes import draw_code
from cheeseboard.table.web.identity import remember
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.wire import SeatChange, SeatOffer, TableLink


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=204, responses=refused(404, 409))
async def change_seat(data: SeatChange, seat: int, asker: Asker, house: House, room: Room) -> None:
    """Put a bot there, for good or to cover; let its player return; open it; play it on this device; take it."""
    person = await remember(house, asker)
    await room.seat(person, seat, data.action, data.level, data.name)


@get("/api/tables/{table:str}/seats/{seat:int}/code.svg", media_type=SVG, responses=refused(404))
async def code(
    request: Request[Any, Any, Any], seat: int, asker: Asker, room: Room, settings: Settings
) -> Response[bytes]:
    """The link of a seat as a QR code, for whoever may give the seat away."""
    link = room.seat_link(asker.known, seat)
    here = settings.address or f"{request.url.scheme}://{request.headers['host']}"
    drawn = draw_code(link if "://" in link else f"{here.rstrip('/')}{link}")
    return Response(drawn, media_type=SVG, headers={"cache-control": NEVER})


@get("/api/seats/{token:str}", responses=refused(404))
async def offer(token: str, asker: Asker, house: House, limits: Limits) -> SeatOffer:
    """Where the link of a seat leads, before anybody sits down."""
    limits.take("link", asker.address)
    return await house.seat_offer(asker.person, token, asker.language)


@post("/api/seats/{token:str}", status_code=200, responses=refused(404, 409))
async def take_seat(token: str, asker: Asker, house: House, limits: Limits) -> TableLink:
    """Sit down where this link leads."""
    limits.take("link", asker.address)
    return await house.take_seat(await remember(house, asker), token)


SEATS: Final = (change_seat, code, offer, take_seat)
