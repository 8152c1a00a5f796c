"""Commands as processes: exit codes, closed pipes, Ctrl-C, and a terminal of their own."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cheeseboard.core.record import read_record, replay
from tests.cli.running import finish, played, record_file, start


def test_exit_codes_are_those_that_a_script_expects(tmp_path: Path) -> None:
    path = record_file(tmp_path, played(5))
    assert finish(start("replay", path)).code == 0
    said = finish(start("replay", tmp_path / "nowhere.curd"))
    assert (said.code, said.out) == (2, "")
    assert said.err == f"cheeseboard: There is no file '{tmp_path / 'nowhere.curd'}'.\n"


@pytest.mark.parametrize(
    "command", [("rules", "castle"), ("games",), ("replay", "RECORD"), ("show", "RECORD", "--svg", "-")]
)
def test_nobody_has_to_read_to_the_end(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = record_file(tmp_path, played())
    reader, writer = os.pipe()
    os.close(reader)
    process = start(*(path if word == "RECORD" else word for word in command), stdout=writer)
    os.close(writer)
    said = finish(process)
    assert (said.code, said.err) == (141, "")


def test_a_full_disk_is_told_in_a_sentence() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no full disk here")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        said = finish(start("games", stdout=full))
    assert said.code == 2
    assert said.err == "cheeseboard: The output: No space left on device.\n"


def interrupt_soon(process: subprocess.Popen[str], seconds: float) -> None:
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)  # all of the group hear it, as from a keyboard


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_in_a_simulation_prints_what_has_been_played(workers: str) -> None:
    process = start("simulate", "castle", "-n", "1000000", "--seats", "random,random", "--workers", workers)
    interrupt_soon(process, 4)
    said = finish(process)
    assert (said.code, said.err) == (130, "")
    assert "games of castle of 1,000,000, then stopped" in said.out
    assert "games won" in said.out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_on_a_ladder_prints_and_keeps_what_has_been_played(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "ladder.jsonl"
    levels = ("--levels", "random,crumb", "--seats", "2", "--games", "100000")
    process = start("ladder", "race", *levels, "--workers", workers, "--file", file)
    deadline = time.monotonic() + 30
    while not (file.exists() and file.read_text(encoding="utf-8").count("\n") > 2):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    interrupt_soon(process, 0.2)
    said = finish(process)
    assert (said.code, said.err) == (130, "")
    games = file.read_text(encoding="utf-8").count("\n") - 1
    assert said.out.startswith(f"{games:,} games of race, 2 seats of 100,000, then stopped")


def test_ctrl_c_in_a_game_leaves_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.curd"
    process = start("play", "castle", "--players", "2", "--seed", "c", "--save", path)
    assert process.stdin is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while not (path.exists() and len(read_record(path.read_text(encoding="utf-8")).moves) > 2):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    interrupt_soon(process, 0.2)
    said = finish(process)
    assert (said.code, said.err) == (130, "")
    assert replay(read_record(path.read_text(encoding="utf-8"))).played


def test_output_goes_through_where_letters_are_missing() -> None:
    process = start("show", "castle", environment={"PYTHONIOENCODING": "ascii"})
    said = finish(process)
    assert (said.code, said.err) == (0, "")


ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A real terminal of a given size, with a command in it."""

    def __init__(self, width: int, height: int, *arguments: str) -> None:
        import fcntl
        import termios

        self.master, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LANGUAGE": "", "LC_ALL": ""}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            environment.pop(name, None)
        command = [sys.executable, "-m", "cheeseboard", *arguments]
        self.process = subprocess.Popen(
            command, env=environment, start_new_session=True, stdin=inside, stdout=inside, stderr=inside
        )
        os.close(inside)

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Everything that was written until this was, without colours and jumps."""
        found = b""
        deadline = time.monotonic() + seconds
        while text.encode() not in found:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, found.decode(errors="replace")
            found += os.read(self.master, 65536)
        return ESCAPES.sub("", found.decode(errors="replace"))

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        self.process.wait(30)
        os.close(self.master)
        return self.process.returncode


@pytest.mark.parametrize("width, height", [(80, 24), (120, 40)])
def test_a_game_in_a_real_terminal(width: int, height: int) -> None:
    terminal = Terminal(width, height, "play", "castle", "--speed", "0", "--players", "2", "--seed", "terminal")
    assert "The seal on this game" in terminal.wait_for("Press Enter to begin.")
    terminal.type("")
    assert "Put a mouse on a free tower." in terminal.wait_for("Your move (? for help):")
    terminal.type("1")
    assert "▶ Red" in terminal.wait_for("Your move (? for help):")
    terminal.type("quit")
    terminal.wait_for("Goodbye!")
    assert terminal.close() == 0
