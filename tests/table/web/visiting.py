"""A server in a process of its own, and those who come to it: programs with a token, and browsers with a cookie."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.shelf import with_toys

PATIENCE = 60.0
"""Seconds after which a test is given up. Nothing is measured."""


class Server:
    """cheeseboard serve, on a free port of this machine."""

    def __init__(self, data: Path, *options: object, port: int = 0, toys: bool = False) -> None:
        self.data = data
        self._held = contextlib.ExitStack()
        self.log = self._held.enter_context(data.with_suffix(".log").open("w+", encoding="utf-8"))
        line = ["-m", "cheeseboard", "serve", "--data", str(data), "--port", str(port), "--lang", "en"]
        self.process = subprocess.Popen(
            [sys.executable, *line, *(str(option) for option in options)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.log,
            encoding="utf-8",
            env=(with_toys() if toys else dict(os.environ)) | {"NO_COLOR": "1", "COLUMNS": "200"},
            start_new_session=True,
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("Cheeseboard is open at "), first + self.complaints()
        self.address = first.rpartition(" ")[2].strip()
        self.port = urlsplit(self.address).port or 0

    def complaints(self) -> str:
        """Everything on its stderr so far."""
        self.log.flush()
        self.log.seek(0)
        return self.log.read()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to end; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """With all that it has started, at once, as when the power fails."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            if self.process.poll() is None:
                self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._held.close()

    # Those who come.

    def browser(self, language: str = "en") -> Visitor:
        """Somebody with a cookie, as a page of ours has it."""
        client = self.client(language)
        assert client.get("/").status_code == 200
        me = client.get("/api/me").json()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        client.headers.update({"x-cheeseboard": me["csrf"], "origin": self.address})
        return Visitor(client, me["person"], {"Cookie": cookie, "Origin": self.address})

    def program(self, name: str = "", language: str = "en") -> Visitor:
        """Somebody with a token."""
        client = self.client(language)
        me = client.post("/api/people", json={"name": name} if name else {}).json()
        bearer = {"Authorization": f"Bearer {me['token']}"}
        client.headers.update(bearer)
        return Visitor(client, me["person"], bearer)

    def stranger(self) -> Visitor:
        """Nobody that anybody knows."""
        return Visitor(self.client("en"), "", {})

    def client(self, language: str) -> httpx.Client:
        client = httpx.Client(base_url=self.address, timeout=PATIENCE, headers={"accept-language": language})
        return self._held.enter_context(client)


class Visitor:
    """Asks, and talks on live connections, as one person."""

    def __init__(self, client: httpx.Client, person: str, shown: dict[str, str]) -> None:
        self.http = client
        self.person = person
        self.shown = shown

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._read(self.http.post(path, json={} if body is None else body))

    def post_text(self, path: str, text: str) -> Any:
        return self._read(self.http.post(path, content=text.encode(), headers={"content-type": "text/plain"}))

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the sentence of a refusal."""
        if body is not None:
            more["json"] = body
        answer = self.http.request(method, path, **more)
        assert answer.is_client_error, f"{answer.status_code} {answer.text}"
        told = answer.json()
        assert set(told) <= {"text", "rule"}
        assert told["text"]
        return answer.status_code, told["text"]

    def new_table(self, *kinds: str, game: str = "castle", **options: str) -> str:
        """A table whose seats are of these kinds; a bot is written with its level: bot:crumb."""
        seats = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or "crumb"} for kind in kinds]
        made = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        return str(made["table"])

    def live(self, table: str, *, hello: bool = True, language: str = "en", seat: int = -1, version: int = -1) -> Live:
        """A live connection to a table; its first message is read unless nothing is said."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        live = Live(f"{address}/api/tables/{table}/live", self.shown)
        if hello:
            live.say("hello", language=language, seat=seat, version=version)
        return live


class Live:
    """A live connection."""

    def __init__(self, address: str, shown: dict[str, str]) -> None:
        self._stack = contextlib.ExitStack()
        headers = {name: value for name, value in shown.items() if name != "Origin"}
        opening = connect(
            address,
            additional_headers=headers,
            origin=shown.get("Origin"),  # type: ignore[arg-type]
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            max_size=None,
        )
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def say(self, type: str, **fields: Any) -> str:
        """Say something; the id it was given."""
        self._number += 1
        message = {"type": type, **fields}
        if type in {"move", "back", "again", "why", "say", "phrase"}:
            message.setdefault("id", f"message {self._number}")
        self.socket.send(json.dumps(message))
        return str(message.get("id", ""))

    def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        message = json.loads(self.socket.recv(timeout=PATIENCE))
        assert isinstance(message, dict)
        return message

    def wait_for(self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of this kind, those before it are dropped."""
        while True:
            message = self.hear()
            if message["type"] == type and fits(message):
                return message

    def answer_to(self, id: str) -> dict[str, Any]:
        """What came of a message, by its id."""
        while True:
            message = self.hear()
            if message.get("id") == id:
                return message


@contextlib.contextmanager
def serving(data: Path, *options: object, toys: bool = False) -> Iterator[Server]:
    """A server that has nothing to complain about from its start to its end, and ends in order."""
    with Server(data, *options, toys=toys) as server:
        yield server
        assert server.stop() == 0
        assert server.complaints() == ""


def in_background(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread
