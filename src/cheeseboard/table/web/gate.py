"""The gate: everything that comes in passes it, and everything that goes out leaves through it.

It refuses what did not come from a page of ours, is meant for another name, or comes too often; it knows who asks; and it
tells every browser what our pages may do.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cheeseboard.table.people import People
from cheeseboard.table.problems import NotAllowed, TableProblem, TooMuch
from cheeseboard.table.settings import Settings
from cheeseboard.table.web.asker import Asker, asker_of, language_of
from cheeseboard.table.web.limits import Limits
from cheeseboard.table.web.refusals import in_words, status_of

ASKER: Final = "cheeseboard.asker"
"""Where in a request's scope whoever asks is kept."""
CSRF_HEADER: Final = "x-cheeseboard"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SECURITY: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\[\]:]+))(?::\d+)?")
_SECURITY: Final = [(name.encode(), value.encode()) for name, value in SECURITY.items()]


class Gate:
    """Around the whole application."""

    def __init__(self, inside: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.inside = inside
        self._limits = limits
        self._names = own_names(settings)
        self._any_number = settings.public
        self._address = place_of(settings.address)
        self.people: People | None = None
        """Known as soon as the database is open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ways = {"http": self._request, "websocket": self._connection}
        await ways.get(scope["type"], self.inside)(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_SECURITY]
            await send(message)

        try:
            asker = self._let_in(scope)
            if scope["method"] not in SAFE:
                self._check_change(Headers.from_scope(scope), asker)
        except TableProblem as problem:
            await refuse(problem, scope, out, "http.response")
        else:
            await self.inside(scope, receive, out)

    async def _connection(self, scope: Any, receive: Receive, send: Send) -> None:
        """Browsers send cookies along with a handshake from anywhere, and no header of ours: the origin has to do."""
        try:
            asker = self._let_in(scope)
            self._limits.take("connect", asker.address)
            headers = Headers.from_scope(scope)
            if not asker.program and (asker.person or "origin" in headers):
                self._check_origin(headers, needed=True)
        except TableProblem as problem:
            await receive()
            await refuse(problem, scope, send, "websocket.http.response")
        else:
            await self.inside(scope, receive, send)

    def _let_in(self, scope: Any) -> Asker:
        assert self.people is not None
        self._check_host(Headers.from_scope(scope))
        asker = asker_of(scope, self.people)
        scope[ASKER] = asker
        self._limits.take("ask", asker.address)
        return asker

    def _check_host(self, headers: Headers) -> None:
        """A name that somebody else has pointed at this machine is none of ours; a number cannot be pointed anywhere."""
        name = host_name(headers.get("host", ""))
        if name in self._names or (self._any_number and is_number(name)):
            return
        raise NotAllowed("problem-wrong-host", host=name[:80])

    def _check_change(self, headers: Headers, asker: Asker) -> None:
        self._limits.take("change", asker.address)
        self._check_origin(headers, needed=False)
        if asker.program or not asker.person:
            return
        assert self.people is not None
        if not self.people.is_csrf(asker.person, headers.get(CSRF_HEADER, "")):
            raise NotAllowed("problem-not-from-here")

    def _check_origin(self, headers: Headers, *, needed: bool) -> None:
        """What says where it comes from has to come from here."""
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        here = {place for place in (headers.get("host", "").lower(), self._address) if place}
        if site not in {None, "same-origin"} or (origin is not None and place_of(origin) not in here):
            raise NotAllowed("problem-not-from-here")
        if needed and origin is None:
            raise NotAllowed("problem-not-from-here")


def own_names(settings: Settings) -> frozenset[str]:
    """The names by which this server may be called."""
    names = {"localhost", "127.0.0.1", "::1", settings.host.lower(), host_name(place_of(settings.address))}
    if settings.public:
        machine = socket.gethostname().lower()
        names |= {machine, f"{machine}.local", machine.partition(".")[0]}
    return frozenset(names - {""})


def place_of(address: str) -> str:
    """The host and port of an address; nothing if it is none."""
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


def host_name(host: str) -> str:
    """Without port and brackets; nothing if it is none."""
    found = _HOST.fullmatch(host.lower())
    return (found[1] or found[2]) if found else ""


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def refuse(problem: TableProblem, scope: Any, send: Send, response: str) -> None:
    """Answer at the gate."""
    if response != "http.response" and response not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(in_words(problem, language_of(Headers.from_scope(scope))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"cache-control", b"no-store"))
    if isinstance(problem, TooMuch):
        headers.append((b"retry-after", str(problem.seconds).encode()))
    start: Any = {"type": f"{response}.start", "status": status_of(problem), "headers": headers}
    end: Any = {"type": f"{response}.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
