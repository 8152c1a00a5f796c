"""What the pages about serving tell is true: the client plays, the proxy's headers let in, a back-up is whole."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cheeseboard.table.settings import Settings
from cheeseboard.table.storage.database import Database
from cheeseboard.table.storage.questions import read_entries
from cheeseboard.table.web.limits import RATES
from tests.table.web.visiting import PATIENCE, Server

ROOT = Path(__file__).resolve().parents[2]
HOW_TO = ROOT / "docs" / "how-to"
CLIENT = ROOT / "examples" / "play_by_api.py"
NAME = "cheese.example"
HEADER = re.compile(r"^\s*proxy_set_header (?P<name>\S+) (?P<value>\S+);$", re.MULTILINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("serving") / "data", "--address", f"https://{NAME}") as running:
        yield running
        assert running.stop() == 0
        assert running.complaints() == ""


def through_nginx(client: str, **live: str) -> dict[str, str]:
    """The headers that the server gets, as the example on the page puts them."""
    values = {"$host": NAME, "$proxy_add_x_forwarded_for": client, "$scheme": "https"}
    values |= {"$http_upgrade": "", "$connection_upgrade": "close"} | live
    lines = HEADER.findall((HOW_TO / "play-with-friends.md").read_text("utf-8"))
    assert lines
    return {name: values[value] for name, value in lines if values[value]}


def test_the_client_of_the_api_page_plays_a_whole_game(server: Server) -> None:
    line = [sys.executable, str(CLIENT), server.address]
    played = subprocess.run(line, check=False, capture_output=True, encoding="utf-8", timeout=2 * PATIENCE)
    assert played.returncode == 0, played.stderr
    assert re.search(r"win.* after \d+ moves\.\n$", played.stdout), played.stdout


def test_a_browser_that_comes_through_the_proxy_gets_a_cookie_for_tls_alone(server: Server) -> None:
    answer = httpx.get(server.address, headers=through_nginx("203.0.113.7"))
    assert answer.status_code == 200
    assert "; Secure" in answer.headers["set-cookie"]


def test_a_live_connection_comes_through_the_proxy_from_its_own_page_only(server: Server) -> None:
    table = server.program().new_table("person", "bot:crumb")
    page = httpx.get(server.address, headers=through_nginx("203.0.113.7"))
    cookie = page.headers["set-cookie"].partition(";")[0]
    headers = {name: value for name, value in through_nginx("203.0.113.7").items() if name.startswith("X-")}
    address = f"ws://{NAME}/api/tables/{table}/live"

    def live(origin: str) -> str:
        shown = headers | {"Cookie": cookie}
        opened = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        with connect(address, sock=opened, origin=Origin(origin), additional_headers=shown, proxy=None) as line:
            line.send('{"type": "hello"}')
            return str(json.loads(line.recv(PATIENCE))["type"])

    assert live(f"https://{NAME}") == "table"
    with pytest.raises(InvalidStatus):
        live("https://elsewhere.example")


def test_the_proxy_tells_who_asks_so_that_friends_do_not_share_one_limit(server: Server) -> None:
    def ask(client: str) -> int:
        return httpx.get(f"{server.address}/api/seats/x-0-y", headers=through_nginx(client)).status_code

    while ask("203.0.113.8") != 429:
        pass
    assert ask("203.0.113.9") == 404


def test_a_back_up_made_while_the_server_runs_holds_every_acknowledged_move(server: Server, tmp_path: Path) -> None:
    person = server.program()
    table = person.new_table("person", "device")
    for _ in range(3):
        now = person.get(f"/api/tables/{table}")
        seat, version = now["ask"]["seat"], now["version"]
        move = {"id": str(version), "seat": seat, "version": version, "text": now["ask"]["choices"][0]["text"]}
        person.post(f"/api/tables/{table}/moves", move)
    [code] = re.findall(
        r"^```python\n(.*?)^```$", (HOW_TO / "run-for-many.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    (tmp_path / "restored").mkdir()
    copy = tmp_path / "restored" / "tables.db"
    making = f"{code}\nimport sys\nback_up(Path(sys.argv[1]), Path(sys.argv[2]))\n"
    subprocess.run([sys.executable, "-c", making, str(server.data), str(copy)], check=True)
    database = Database(Settings(data=copy.parent))
    with closing(database), database.to_read.connect() as connection:
        assert len(read_entries(connection, table)) == 3


def test_the_limits_on_the_api_page_are_those_of_the_server() -> None:
    page = " ".join((ROOT / "docs" / "reference" / "api.md").read_text("utf-8").split())
    ask, change, table = RATES["ask"], RATES["change"], RATES["table"]
    assert f"{ask.a_second} times a second and {ask.at_once} at once" in page
    assert f"{change.a_second} times a second and {change.at_once} at once" in page
    assert table.a_second == 0.5
    assert f"every two seconds and {table.at_once} at once" in page
