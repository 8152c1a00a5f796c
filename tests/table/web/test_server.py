"""The server as a process: how it starts, how it ends, and that nothing is lost in between."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import httpx
import pytest

from tests.cli.running import finish, start
from tests.table.web.visiting import Server, serving


@pytest.mark.parametrize("how, code", [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_ends_in_order_with_open_connections_and_thinking_bots(
    tmp_path: Path, how: signal.Signals, code: int
) -> None:
    with Server(tmp_path) as server:
        person = server.browser()
        table = person.new_table("bot:stilton", "bot:stilton")
        with person.live(table) as live:
            assert live.hear()["type"] == "table"
            assert server.stop(how) == code
        assert server.complaints() == ""


def test_a_killed_server_comes_back_with_everything_that_was_acknowledged(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        person = server.browser()
        table = person.new_table("person", "device")
        with person.live(table) as live:
            before = live.hear()
            for number in range(6):
                ask = before["ask"]
                sent = live.say("move", seat=ask["seat"], text=ask["choices"][0]["text"], version=number)
                assert live.answer_to(sent) == {"type": "done", "id": sent, "version": number + 1}
                live.say("look", seat=-1)
                before = live.wait_for("table")
            server.kill()
    with serving(tmp_path) as server:
        person.http.base_url = server.address
        person.shown["Origin"] = person.http.headers["origin"] = server.address
        with person.live(table, version=4) as live:
            after = live.wait_for("table")
            assert (after["version"], after["scene"], after["ask"]) == (6, before["scene"], before["ask"])


def test_a_folder_of_tables_is_served_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        second = finish(start("serve", "--data", tmp_path, "--lang", "en"))
        assert (second.code, second.out) == (0, f"Cheeseboard is open already, at {server.address}\n")


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = finish(start("serve", "--data", tmp_path, "--port", port))
        assert (said.code, said.out) == (2, "")
        assert (
            said.err
            == f"cheeseboard: Port {port} of 127.0.0.1 is in use; choose another one with --port, or leave it out.\n"
        )


def test_only_this_machine_can_come_unless_told_otherwise(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.address == f"http://127.0.0.1:{server.port}"
        with socket.socket() as elsewhere:
            elsewhere.bind(("127.0.0.2", server.port))  # free, as nobody listens at every address


def test_a_server_for_the_network_says_where_others_come_to(tmp_path: Path) -> None:
    with Server(tmp_path, "--host", "0.0.0.0") as server:
        assert server.process.stdout is not None
        told = server.process.stdout.readline()
        assert told.startswith("Others come to http://")
        address = told.rpartition(" ")[2].strip()
        assert httpx.get(address).status_code == 200
        assert server.stop() == 0


def test_another_process_does_not_know_the_secret_of_this_house(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as one, serving(tmp_path / "other") as other:
        person = one.browser()
        person.http.base_url = other.address
        assert person.get("/api/me")["person"] != person.person


@pytest.mark.parametrize(
    "wrong, said",
    [
        (["--workers", "2"], "Several workers need a database and channels that they share"),
        (["--database", "mysql://x/y"], "--database is written postgresql://…, postgres://…, not 'mysql'."),
        (["--channels", "carrier-pigeon"], "--channels is written memory://"),
        (["--address", "cheese.example"], "--address is written https://name"),
        (["--host", "192.0.2.1"], "This machine cannot be reached at 192.0.2.1"),
        (["--database", "postgresql://127.0.0.1:1/nothing"], "The database cannot be used: "),
    ],
)
def test_what_cannot_be_served_is_told_in_one_sentence(tmp_path: Path, wrong: list[str], said: str) -> None:
    told = finish(start("serve", "--data", tmp_path, *wrong))
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"cheeseboard: {said}")
    assert told.err.count("\n") == 1
