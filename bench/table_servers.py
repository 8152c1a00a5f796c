"""Servers to be measured, each in a process of its own on a free port of 127.0.0.1: ours, and boardgame.io."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / "bench" / "peers" / "boardgame"
HOST: Final = "127.0.0.1"
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A process that listens."""

    kind: str
    process: subprocess.Popen[str]
    port: int

    def processor_seconds(self) -> float:
        """That it has used so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are its own."""
        told = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return 1024 * sum(int(size) for size in re.findall(r"^Private_\w+: +(\d+) kB", told, re.MULTILINE))

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """A request to our API, and what it answers."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{HOST}:{self.port}{path}", sent, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or b"null")

    def seconds_for(self, path: str, token: str = "") -> float:
        """From the question to the last byte of the answer."""
        started = time.perf_counter()
        self.ask("GET", path, token=token)
        return time.perf_counter() - started

    def new_person(self) -> str:
        """The token of somebody new."""
        return str(self.ask("POST", "/api/people", {})["token"])

    def new_table(self, tokens: list[str], game: str, options: dict[str, str], bots: int = 0) -> dict[str, Any]:
        """A table with a person at every seat but those of bots, as the client wants it described."""
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (len(tokens) - 1), *[{"kind": "bot"}] * bots]
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options}, tokens[0])["table"]
        cards = self.ask("GET", f"/api/tables/{table}", token=tokens[0])["seats"]
        for card, token in zip(cards[1:], tokens[1:], strict=False):
            self.ask("POST", f"/api{card['link']}", {}, token)
        return {"table": table, "tokens": tokens}


@contextlib.contextmanager
def cheeseboard(data: Path) -> Iterator[Server]:
    """With all tables in this folder, and without limits, since everybody comes from the same address."""
    command = ["-m", "cheeseboard", "serve", "--port", "0", "--data", str(data), "--limits", "0", "--bots", "1"]
    with running([sys.executable, *command], r"http://127\.0\.0\.1:(\d+)") as (process, port):
        yield Server("cheeseboard", process, port)


@contextlib.contextmanager
def boardgame(folder: Path | None) -> Iterator[Server]:
    """In memory, or with its flat files in this folder."""
    if not (PEER / "node_modules").is_dir():
        quiet = ["--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(["npm", "ci", *quiet], cwd=PEER, check=True)
    command = ["node", str(PEER / "server.cjs"), *([str(folder)] if folder else [])]
    with running(command, r"port (\d+)", NODE_ENV="production") as (process, port):
        yield Server("boardgame", process, port)


@contextlib.contextmanager
def running(command: list[str], told: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A program from when it has told its port until it is not needed any more."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process, port_of(process, told)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def port_of(process: subprocess.Popen[str], told: str) -> int:
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        found = re.search(told, line)
        if found:
            return int(found[1])
    raise RuntimeError("".join(["The server has not started:\n", *lines]))


# Clients.


class Client:
    """bench/table_client.py at work."""

    def __init__(self, server: Server, **job: Any) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.table_client"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdin is not None
        self._folder = tempfile.TemporaryDirectory(prefix="cheeseboard-bench-")
        self._result = Path(self._folder.name) / "result.json"
        told = {"kind": server.kind, "host": HOST, "port": server.port, "result": str(self._result), **job}
        self.process.stdin.write(json.dumps(told) + "\n")
        self.process.stdin.flush()

    def wait_for(self, word: str) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        if line != word:
            raise RuntimeError(f"The client says '{line}' instead of '{word}'.")

    def result(self) -> dict[str, Any]:
        """What it has found, when it is done."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(600)
        with self._folder:
            found: dict[str, Any] = json.loads(self._result.read_text(encoding="utf-8"))
        return found


def calm_down(server: Server) -> None:
    """Until the server has nothing to do."""
    used, now = -1.0, server.processor_seconds()
    while now - used > 0.02:
        time.sleep(0.5)
        used, now = now, server.processor_seconds()


def moves_on_disk(data: Path) -> int:
    """Entries that people have made, counted in the file itself."""
    with contextlib.closing(sqlite3.connect(data / "tables.db")) as database:
        [count] = database.execute("SELECT count(*) FROM entries WHERE by = 'person'").fetchone()
    return int(count)
