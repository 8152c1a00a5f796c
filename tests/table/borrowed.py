"""PostgreSQL and Redis, started for the tests in temporary folders, on free ports of this machine.

Both come from the system (scripts/test_servers.sh installs them where it may). Where they are not, the tests that need
them are left out, and say so.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NoReturn
from uuid import uuid4

import psycopg
import pytest

PATIENCE: Final = 60.0
NEEDED: Final = bool(os.environ.get("CHEESEBOARD_SERVERS"))
"""Whether tests fail for want of a server, instead of being left out."""
UNPRIVILEGED: Final = ("postgres", "nobody")
"""Who PostgreSQL runs as where the tests run as root, which it refuses."""


def leave_out(why: str) -> NoReturn:
    """Unless these tests must be run."""
    if NEEDED:
        pytest.fail(why)
    pytest.skip(why)


def free_port() -> int:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return int(opened.getsockname()[1])


class Postgres:
    """A server, and a new empty database for whoever asks."""

    def __init__(self, port: int, user: str) -> None:
        self.port = port
        self.user = user

    def new_database(self) -> str:
        """Its address."""
        name = f"house_{uuid4().hex}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, database: str) -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{database}"


def find_initdb() -> Path | None:
    """The newest that there is: Debian keeps it off the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found)
    return max(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]), default=None)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """Nothing is flushed to the disk: it is never this server that is killed."""
    initdb = find_initdb()
    if initdb is None:
        leave_out("There is no PostgreSQL here, so what needs it was not tested: apt-get install postgresql.")
    user = unprivileged()
    with temporary_folder(user) as folder:
        data, port = folder / "data", free_port()
        name = user or pwd.getpwuid(os.getuid()).pw_name
        made: list[str | Path] = [
            initdb,
            "--pgdata",
            data,
            "--auth",
            "trust",
            "--username",
            name,
            "--encoding",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run([*made, "--locale", "C"], check=True, stdout=subprocess.DEVNULL, cwd=folder, **as_user(user))
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": folder,
            "fsync": "off",
            "max_connections": 200,
        }
        options = [text for key, value in settings.items() for text in ("-c", f"{key}={value}")]
        log = (folder / "log").open("w")
        program: Any = [initdb.with_name("postgres"), "-D", data, *options]
        with log, running(subprocess.Popen(program, stdout=log, stderr=log, cwd=folder, **as_user(user))):
            server = Postgres(port, name)
            wait_for(lambda: psycopg.connect(server.address("postgres")).close())
            yield server


@contextlib.contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """The address of a server that keeps nothing."""
    program = shutil.which("redis-server")
    if program is None:
        leave_out("There is no Redis here, so what needs it was not tested: apt-get install redis-server.")
    port = port or free_port()
    line = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with temporary_folder("") as folder, running(subprocess.Popen(line, stdout=subprocess.DEVNULL, cwd=folder)):
        wait_for(lambda: socket.create_connection(("127.0.0.1", port)).close())
        yield f"redis://127.0.0.1:{port}"


def unprivileged() -> str:
    """Nobody else, where the tests do not run as root."""
    if os.getuid() != 0:
        return ""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


def as_user(user: str) -> dict[str, Any]:
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}


@contextlib.contextmanager
def temporary_folder(user: str) -> Iterator[Path]:
    """One that belongs to that user; the folders of pytest are for nobody else."""
    folder = Path(tempfile.mkdtemp(prefix="cheeseboard-"))
    try:
        if user:
            shutil.chown(folder, user)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Ended at once, without waiting for whoever is still connected."""
    try:
        yield
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def wait_for(work: Callable[[], None]) -> None:
    """Until it does not fail any more."""
    last = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError, psycopg.OperationalError):
            return work()
        assert time.monotonic() < last, "What was started does not answer."
        time.sleep(0.05)
