"""From settings to a running server: its socket, its worker processes, and how it ends."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from cheeseboard.core.errors import CheeseboardError
from cheeseboard.table.settings import ANY_FREE_PORT, Settings
from cheeseboard.table.storage.database import Database
from cheeseboard.table.web.app import make_app
from cheeseboard.table.web.gate import Gate
from cheeseboard.table.web.live import LONGEST_MESSAGE
from cheeseboard.table.web.squeezing import LiveProtocol

USUAL_PORT: Final = 8000
PORTS_TRIED: Final = 20
SECONDS_TO_FINISH: Final = 3
BACKLOG: Final = 2048
PING_EVERY: Final = 20.0
PONG_WITHIN: Final = 30.0
REFUSED_HANDSHAKE: Final = "ASGI callable returned without completing handshake."
RARELY: Final = (20_000, 20, 50)
"""After how many new objects the youngest are looked through; how often those before the next older ones are."""


class CannotServe(CheeseboardError):
    """The address is taken, or is none of this machine's."""


def find_socket(host: str, port: int | None) -> socket.socket:
    """A socket on this port; without one on the usual port, or on the next that is free."""
    if port is not None:
        return open_socket(host, port)
    for tried in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return open_socket(host, tried)
        except CannotServe:
            continue
    return open_socket(host, ANY_FREE_PORT)


def open_socket(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
        # Bound is not enough: another server that is not yet listening may be bound to the same port, too.
        opened.listen(BACKLOG)
    except OSError as error:
        opened.close()
        raise CannotServe(_why(host, port, error)) from error
    opened.set_inheritable(True)
    return opened


def _why(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} of {host} is in use; choose another one with --port, or leave it out."
    if error.errno == errno.EACCES:
        return f"Port {port} is not for everybody to use; choose one above 1023 with --port."
    return f"This machine cannot be reached at {host}: {(error.strerror or str(error)).lower()}."


def address_of(host: str, port: int) -> str:
    """How a browser on this machine, or in the same network, calls it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def own_number() -> str | None:
    """The address of this machine in its network, as the system would choose it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))
            return str(asked.getsockname()[0])
        except OSError:
            return None


def settled(settings: Settings, opened: socket.socket) -> Settings:
    """With the port there is; and, if others can come, with the address that they come to."""
    port = int(opened.getsockname()[1])
    address = settings.address
    if settings.public and not address:
        everywhere = settings.host in {"0.0.0.0", "::"}
        number = own_number() if everywhere else settings.host
        address = address_of(number, port) if number else ""
    return replace(settings, port=port, address=address)


def prepare(settings: Settings) -> None:
    """The database is there and up to date, before anybody is let in."""
    from sqlalchemy.exc import SQLAlchemyError

    database = Database(settings)
    try:
        database.migrate()
    except SQLAlchemyError as error:
        reason = " ".join(str(error.__cause__ or error).split())
        raise CannotServe(f"The database cannot be used: {reason.rstrip('.')}.") from error
    finally:
        database.close()


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        partial(application, settings),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop" if sys.platform != "win32" else "auto",
        http="httptools",
        ws=LiveProtocol,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        lifespan="on",
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        backlog=BACKLOG,
    )


def application(settings: Settings) -> Gate:
    """In a worker process, which may be another one than this."""
    write_log()
    look_for_rings_less_often()
    return make_app(settings)


def look_for_rings_less_often() -> None:
    """Almost nothing here needs the garbage collector to be freed, and looking at all tables takes time from everybody."""
    gc.freeze()
    gc.set_threshold(*RARELY)


def serve(settings: Settings, opened: socket.socket) -> None:
    """Until somebody ends it."""
    config = configuration(settings)
    if settings.workers > 1:
        Multiprocess(config, [opened]).run()
    else:
        PatientServer(config).run([opened])


class PatientServer(uvicorn.Server):
    """Told to end while it starts, it ends as soon as it has started."""

    _told = False

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        previous = signal.signal(signal.SIGTERM, self._note)
        try:
            super().run(sockets)
        finally:
            signal.signal(signal.SIGTERM, previous)

    def _note(self, _signal: int, _frame: Any) -> None:
        self._told = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.should_exit = self.should_exit or self._told


@contextlib.contextmanager
def ended_in_order() -> Iterator[None]:
    """To be told to end by SIGTERM is no mistake."""
    previous = signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, previous)


def _leave(_signal: int, _frame: Any) -> None:
    raise SystemExit(0)


def write_log() -> None:
    """Warnings and worse, on stderr. Addresses of pages are not written: some of them are secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").addFilter(is_worth_telling)


def is_worth_telling(record: logging.LogRecord) -> bool:
    """A handshake that is answered with a refusal is no mistake, though uvicorn takes it for one."""
    return record.getMessage() != REFUSED_HANDSHAKE
