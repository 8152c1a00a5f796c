"""Whatever comes in, there is a clear refusal: never a mistake of ours, and no table is changed by it.

CHEESEBOARD_WRONG=10000 python -m pytest -s tests/table/web/test_wrong_input.py      ten thousand of most kinds
"""

from __future__ import annotations

import json
import os
import random
import string
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.borrowed import find_initdb
from tests.table.web.visiting import Live, Server, serving

COUNT: Final = int(os.environ.get("CHEESEBOARD_WRONG", "300"))
NONSENSE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    2**63,
    -(2**70),
    1e308,
    "",
    "\x00",
    "\ud7ff",
    "é" * 300,
    "x" * 20_000,
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
    [],
    {},
    [[[[]]]],
    {"a": {"b": [1, 2, 3]}},
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """On PostgreSQL if there is one, as it takes less than SQLite."""
    where = ["--database", request.getfixturevalue("postgres").new_database()] if find_initdb() else []
    with serving(tmp_path_factory.mktemp("wrong"), *where, "--limits", 0, toys=True) as server:
        yield server


@pytest.fixture(scope="module")
def chance() -> random.Random:
    seed = os.environ.get("CHEESEBOARD_SEED") or str(random.SystemRandom().getrandbits(32))
    print(f"CHEESEBOARD_SEED={seed} sends the same again.")
    return random.Random(seed)


class Untouched:
    """A table at which nothing may happen, and its player."""

    def __init__(self, server: Server) -> None:
        self.ann = server.program("Ann")
        self.ben = server.program("Ben")
        self.table = self.ann.new_table("person", "device", "open", game="peppercorn")
        seen = self.ann.get(f"/api/tables/{self.table}")
        self.seat = seen["ask"]["seat"]
        self.legal = [choice["text"] for choice in seen["ask"]["choices"]]
        self.before = self.now()

    def now(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.ann.get(f"/api/tables/{self.table}")
        return {part: seen[part] for part in ("version", "moves", "scene", "log", "ask")} | {
            "kinds": [seat["kind"] for seat in seen["seats"]],
            "said": seen.get("sayings", []),
        }

    def check(self) -> None:
        assert self.now() == self.before


@pytest.fixture
def untouched(server: Server) -> Iterator[Untouched]:
    found = Untouched(server)
    yield found
    found.check()
    assert server.complaints() == ""


def check_refusal(answer: httpx.Response, statuses: Counter[int]) -> None:
    """A status of theirs, never of ours, with a sentence and nothing of our insides."""
    statuses[answer.status_code] += 1
    assert 400 <= answer.status_code < 500, f"{answer.request.method} {answer.request.url} {answer.text[:300]}"
    told = answer.json()
    assert set(told) <= {"text", "rule"}
    assert told["text"]
    assert "Traceback" not in answer.text
    assert len(answer.content) < 2_000


# Moves and seats through the API.


def wrong_move(chance: random.Random, game: Untouched) -> dict[str, Any]:
    """A move that is right but for one or two things."""
    good = {
        "type": "move",
        "id": str(chance.random()),
        "seat": game.seat,
        "text": chance.choice(game.legal),
        "version": 0,
    }
    spoils: list[Callable[[], dict[str, Any]]] = [
        lambda: {"seat": chance.choice([-1, 2, 7, 10**9])},
        lambda: {"version": chance.choice([-1, 1, 10**12, -(10**15)])},
        lambda: {"text": scrambled(chance, good["text"])},
        lambda: {"id": chance.choice(["", "x" * 65])},
        lambda: {
            chance.choice(["seat", "text", "version", "id"]): chance.choice(
                NONSENSE[:2] + NONSENSE[4:5] + NONSENSE[14:]
            )
        },
        lambda: {"type": chance.choice(["back", "again", "hello", "x", 5])},
        lambda: {"text": "bid 99"},
    ]
    return good | chance.choice(spoils)()


def scrambled(chance: random.Random, text: str) -> str:
    """Never what it was."""
    return text + chance.choice(["x", "\x00", " 5", "é", "'", "\n\n1. red", "/" * 300])


def test_wrong_moves_are_refused_and_change_nothing(chance: random.Random, untouched: Untouched) -> None:
    statuses: Counter[int] = Counter()
    for _ in range(COUNT):
        body = wrong_move(chance, untouched)
        who = chance.choice([untouched.ann, untouched.ann, untouched.ben])
        check_refusal(who.http.post(f"/api/tables/{untouched.table}/moves", json=body), statuses)
    print(f"{statuses.total()} wrong moves: {dict(statuses)}")


def test_whoever_does_not_sit_there_changes_nothing(
    chance: random.Random, server: Server, untouched: Untouched
) -> None:
    statuses: Counter[int] = Counter()
    path = f"/api/tables/{untouched.table}"
    good = {"type": "move", "id": "1", "seat": untouched.seat, "text": untouched.legal[0], "version": 0}
    strangers = [untouched.ben, server.stranger()]
    for _ in range(COUNT // 10):
        who = chance.choice(strangers)
        asked: list[tuple[str, str, Any]] = [
            ("POST", f"{path}/moves", good),
            ("POST", f"{path}/back", {"type": "back", "id": "1", "seat": untouched.seat, "version": 0}),
            (
                "POST",
                f"{path}/seats/{chance.randrange(-1, 5)}",
                {"action": chance.choice(["bot", "cover", "open", "take"]), "level": "crumb"},
            ),
            ("POST", f"{path}/branches", {"move": chance.choice([0, -1, 10**9])}),
            ("POST", f"{path}/rematch", None),
            ("GET", f"{path}?seat={chance.randrange(0, 3)}", None),
            ("GET", f"{path}/moments/0?seat=0", None),
            ("GET", f"{path}/log?seat=1", None),
            ("GET", f"{path}/seats/2/code.svg", None),
            ("GET", f"{path}/story", None),
        ]
        method, at, body = chance.choice(asked)
        check_refusal(who.http.request(method, at, json=body), statuses)
    print(f"{statuses.total()} strangers: {dict(statuses)}")


def wrong_token(chance: random.Random, good: str) -> str:
    place = chance.randrange(len(good))
    other = chance.choice([letter for letter in string.ascii_letters if letter != good[place]])
    return chance.choice(
        [
            good[:place] + other + good[place + 1 :],
            good[:place] or "x",
            good + "x",
            "x",
            good.partition(".")[0] + ".",
            "." * 5,
            "x" * 3000,
        ]
    )


def test_forged_tokens_links_cookies_and_origins_open_nothing(
    chance: random.Random, server: Server, untouched: Untouched
) -> None:
    statuses: Counter[int] = Counter()
    client = server.client("en")
    token = untouched.ann.shown["Authorization"].removeprefix("Bearer ")
    link = untouched.ann.get(f"/api/tables/{untouched.table}")["seats"][2]["link"].removeprefix("/seats/")
    browser = server.browser()
    cookie = browser.shown["Cookie"]
    csrf = browser.http.headers["x-cheeseboard"]
    body = {"text": "I was never here"}
    path = f"/api/tables/{untouched.table}/sayings"
    good = {"cookie": cookie, "origin": server.address, "x-cheeseboard": csrf}
    for _ in range(COUNT):
        name, _, value = cookie.partition("=")
        headers: dict[str, str] = chance.choice(
            [
                {"authorization": f"Bearer {wrong_token(chance, token)}"},
                good | {"x-cheeseboard": wrong_token(chance, csrf)},
                good | {"cookie": f"{name}={wrong_token(chance, value)}", "x-cheeseboard": csrf},
                good
                | {
                    "origin": chance.choice(["http://evil.example", "null", "http://127.0.0.1:1", server.address + "0"])
                },
                good | {"host": chance.choice(["evil.example", "127.0.0.1.evil.example", "192.168.1.5", ""])},
                good | {"sec-fetch-site": chance.choice(["cross-site", "same-site"])},
                {},
            ]
        )
        check_refusal(client.post(path, json=body, headers=headers), statuses)
    for _ in range(COUNT // 3):
        wrong = wrong_token(chance, link).replace("/", "x")
        if wrong.strip("."):
            check_refusal(untouched.ben.http.post(f"/api/seats/{wrong}"), statuses)
    print(f"{statuses.total()} forgeries: {dict(statuses)}")


# Bodies.


def test_bodies_that_are_none_or_too_large_are_refused(
    chance: random.Random, server: Server, untouched: Untouched
) -> None:
    statuses: Counter[int] = Counter()
    paths = [
        "/api/tables",
        f"/api/tables/{untouched.table}/moves",
        f"/api/tables/{untouched.table}/seats/2",
        f"/api/tables/{untouched.table}/branches",
    ]
    raw = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"a":' * 3000,
        b'"' + b"x" * 70_000 + b'"',
        b"\x00" * 100,
        b"1e999",
        b"NaN",
    ]
    for _ in range(COUNT):
        content = chance.choice([*raw, json.dumps(chance.choice(NONSENSE)).encode()])
        kind = chance.choice(
            ["application/json", "text/plain", "application/xml", "multipart/form-data; boundary=x", "", "x" * 500]
        )
        check_refusal(
            untouched.ann.http.post(chance.choice(paths), content=content, headers={"content-type": kind}), statuses
        )
    for size in (100_000, 2_100_000):
        answer = untouched.ann.http.put(f"/api/tables/{untouched.table}/notes", content=b"x" * size)
        check_refusal(answer, statuses)
        check_refusal(untouched.ann.http.post("/api/records", content=b"x" * size), statuses)
    assert statuses[413] > 0
    print(f"{statuses.total()} bodies: {dict(statuses)}")


# Live connections.


def test_wrong_messages_on_a_live_connection_are_refused_one_by_one(
    chance: random.Random, untouched: Untouched
) -> None:
    refused = 0
    with untouched.ann.live(untouched.table) as live:
        live.wait_for("table")
        for number in range(COUNT):
            message = chance.choice(
                [
                    json.dumps(wrong_message(chance, untouched)),
                    json.dumps(chance.choice(NONSENSE))[:16_000],
                    "{" * chance.randrange(1, 2000),
                    json.dumps({"type": "move", "id": f"{number}", "seat": 10**30, "text": [], "version": "0"}),
                    json.dumps({"type": "hello"}),
                    "x" * 16_000,
                ]
            )
            live.socket.send(message)
            assert live.wait_for("refused")["text"]
            refused += 1
        live.say("ping")
        assert live.wait_for("pong")["version"] == 0
    print(f"{refused} messages refused, and the connection still lives")


def wrong_message(chance: random.Random, game: Untouched) -> dict[str, Any]:
    found: dict[str, Any] = {
        "type": chance.choice(["move", "back", "again", "look", "why", "say", "phrase", "x"]),
        "id": f"{chance.random()}",
    }
    found |= {
        "seat": chance.choice([True, "0", None, 2.5, [], -(2**70)]),
        "version": chance.choice(NONSENSE[:6] + NONSENSE[14:]),
    }
    return found | {
        "text": chance.choice([None, 5, []]),
        "path": chance.choice([5, None, "x"]),
        "key": chance.choice([None, 5, []]),
        "language": 7,
    }


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(untouched: Untouched) -> None:
    with untouched.ann.live(untouched.table) as live:
        live.wait_for("table")
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            live.wait_for("refused")
    with untouched.ann.live(untouched.table) as live:
        live.wait_for("table")


def test_whoever_says_something_else_first_is_told_so(untouched: Untouched) -> None:
    with untouched.ann.live(untouched.table, hello=False) as live:
        live.say("move", seat=0, text="x", version=0)
        assert live.wait_for("refused")["text"]


@pytest.mark.parametrize("headers", [{"Authorization": "Bearer x"}, {"Origin": "http://evil.example"}], ids=str)
def test_a_handshake_from_elsewhere_is_refused(server: Server, untouched: Untouched, headers: dict[str, str]) -> None:
    address = server.address.replace("http", "ws", 1)
    with pytest.raises(InvalidStatus) as refused:
        Live(f"{address}/api/tables/{untouched.table}/live", headers)
    assert 400 <= refused.value.response.status_code < 500


def test_names_and_sayings_stay_text_wherever_they_are_shown(server: Server) -> None:
    name = "<img src=x onerror=alert(1)>"
    eve = server.program(name)
    table = eve.new_table("person", "device")
    eve.post(f"/api/tables/{table}/sayings", {"text": "<script>alert(1)</script>"})
    seen = eve.http.get(f"/api/tables/{table}")
    assert seen.headers["content-type"].startswith("application/json")
    assert seen.headers["x-content-type-options"] == "nosniff"
    assert seen.json()["seats"][0]["player"] == name
    for path in (
        "/",
        f"/tables/{table}",
        f"/tables/{table}/story",
        "/seats/<script>alert(1)</script>",
        "/<b>nowhere</b>",
    ):
        page = eve.http.get(path, headers={"accept": "text/html"})
        assert "<script>alert" not in page.text
        assert "<img" not in page.text
        assert "<b>" not in page.text
        assert "unsafe" not in page.headers["content-security-policy"]
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert " style=" not in page.text
        assert all("src=" in script for script in page.text.split("<script")[1:])


def test_too_much_from_one_place_is_slowed_down_and_told_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("fast"), "--limits", 0.05) as server:
        client = server.client("en")
        statuses = Counter(client.get("/api/games").status_code for _ in range(60))
        assert statuses[429] > 0
        assert statuses[200] > 0
        late = next(answer for answer in iter(lambda: client.get("/api/games"), None) if answer.status_code == 429)
        assert int(late.headers["retry-after"]) >= 1
