"""The gate: what is let in, what is not, and what every answer carries."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.table.people import COOKIE, TOKEN, People
from cheeseboard.table.settings import Settings
from cheeseboard.table.web.asker import Asker
from cheeseboard.table.web.gate import ASKER, POLICY, Gate
from cheeseboard.table.web.limits import RATES, Limits

PEOPLE = People(b"the secret of a house")
PERSON = "somebody-by-name"
HERE = "127.0.0.1:8000"
COOKIE_HEADER = f"{PEOPLE.cookie_name}={PEOPLE.write(COOKIE, PERSON)}"
CSRF = PEOPLE.csrf(PERSON)
BEARER = f"Bearer {PEOPLE.write(TOKEN, PERSON)}"


class Inside:
    """What is behind the gate: remembers who has come through."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.askers.append(scope[ASKER])
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})


class Answer:
    """What came out of the gate."""

    def __init__(self, inside: Inside, sent: list[dict[str, Any]]) -> None:
        self.asker = inside.askers[-1] if inside.askers else None
        start = sent[0] if sent else {}
        self.kind: str = start.get("type", "")
        self.status: int = start.get("status", 0)
        self.headers = {name.decode(): value.decode() for name, value in start.get("headers", [])}
        body = b"".join(message.get("body", b"") for message in sent)
        self.text = json.loads(body)["text"] if body else ""


def make_gate(host: str = "127.0.0.1", address: str = "", limits: float = 0.0) -> Gate:
    gate = Gate(Inside(), Settings(Path("nowhere"), host=host, address=address), Limits(limits))
    gate.people = PEOPLE
    return gate


async def pass_gate(
    gate: Gate, kind: str, method: str, headers: dict[str, str], extensions: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = []

    async def receive() -> Any:
        return {"type": f"{kind}.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {
        "type": kind,
        "method": method,
        "path": "/",
        "client": ("192.0.2.7", 4000),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
        "extensions": {"websocket.http.response": {}} if extensions is None else extensions,
    }
    await gate(scope, receive, send)
    return sent


def ask(
    method: str = "GET",
    *,
    kind: str = "http",
    gate: Gate | None = None,
    host: str = HERE,
    extensions: dict[str, Any] | None = None,
    **named: Any,
) -> Answer:
    gate = gate or make_gate()
    inside = gate.inside
    assert isinstance(inside, Inside)
    inside.askers.clear()
    headers = {"host": host} | {name.replace("_", "-"): value for name, value in named.items()}
    return Answer(inside, asyncio.run(pass_gate(gate, kind, method, headers, extensions)))


# Who asks.


def test_whoever_has_neither_cookie_nor_token_may_look() -> None:
    answer = ask()
    assert answer.asker is not None
    assert (answer.asker.person, answer.asker.address) == ("", "192.0.2.7")


def test_a_cookie_of_ours_is_known_among_others() -> None:
    answer = ask(cookie=f"other=1; {COOKIE_HEADER}; more=2")
    assert answer.asker is not None
    assert (answer.asker.person, answer.asker.program) == (PERSON, False)


@pytest.mark.parametrize(
    "cookie", ["", "x", f"{PEOPLE.cookie_name}=forged.signature", COOKIE_HEADER + "x", "=;;=" * 2000]
)
def test_a_cookie_that_is_not_ours_is_none(cookie: str) -> None:
    answer = ask(cookie=cookie)
    assert answer.asker is not None
    assert answer.asker.person == ""


def test_a_token_makes_a_program() -> None:
    for written in (BEARER, BEARER.replace("Bearer", "bearer")):
        answer = ask(authorization=written)
        assert answer.asker is not None
        assert (answer.asker.person, answer.asker.program) == (PERSON, True)


@pytest.mark.parametrize("token", ["", "x", PEOPLE.write(COOKIE, PERSON), People(b"other").write(TOKEN, PERSON)])
def test_a_token_that_is_not_ours_is_refused(token: str) -> None:
    answer = ask(authorization=f"Bearer {token}")
    assert (answer.status, answer.asker, answer.text) == (401, None, "Nobody is known by this token.")


@pytest.mark.parametrize(
    "header, language",
    [
        ("uk", "uk"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de, ru;q=0.3, uk;q=0.7", "uk"),
        ("en;q=0.1, ru", "ru"),
        ("fr, de", "en"),
        ("", "en"),
        (";;;,q=,uk;q=x,pl;q=0.5", "pl"),
        ("uk;q=0", "en"),
    ],
)
def test_the_language_is_the_one_of_ours_that_is_liked_best(header: str, language: str) -> None:
    answer = ask(accept_language=header)
    assert answer.asker is not None
    assert answer.asker.language == language


# From where.


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "LOCALHOST:1", "[::1]:8000"])
def test_a_server_for_oneself_answers_to_the_names_of_this_machine(host: str) -> None:
    assert ask(host=host).status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example:8000", "192.168.1.5:8000", "", "[::1", "localhost."]
)
def test_a_server_for_oneself_answers_to_no_other_name(host: str) -> None:
    answer = ask(host=host)
    assert (answer.status, answer.asker) == (403, None)


def test_a_server_for_the_network_answers_to_numbers_and_to_its_address() -> None:
    def status(host: str, address: str = "https://cheese.example") -> int:
        return ask(gate=make_gate("0.0.0.0", address), host=host).status

    assert status("192.168.1.5:8000") == 200
    assert status("[fe80::1]:8000") == 200
    assert status("cheese.example") == 200
    assert status("evil.example") == 403
    assert status("evil.example", "") == 403


def test_a_refusal_is_in_the_language_of_whoever_asks() -> None:
    assert ask(host="evil.example", accept_language="pl").text == "Ten serwer nie odpowiada na nazwę „evil.example”."


OWN: dict[str, Any] = {"cookie": COOKIE_HEADER, "x_cheeseboard": CSRF}


def test_a_page_of_ours_may_change_something() -> None:
    assert ask("POST", **OWN).status == 200
    assert ask("POST", **OWN, origin=f"http://{HERE}", sec_fetch_site="same-origin").status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("csrf", ["", "x", PEOPLE.csrf("somebody-else---"), PEOPLE.write(COOKIE, PERSON)])
def test_without_what_only_our_pages_know_nothing_is_changed(method: str, csrf: str) -> None:
    answer = ask(method, cookie=COOKIE_HEADER, x_cheeseboard=csrf)
    assert (answer.status, answer.asker) == (403, None)


FOREIGN: list[dict[str, Any]] = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:9000"},
    {"origin": "http://["},
    {"sec_fetch_site": "cross-site"},
    {"sec_fetch_site": "same-site"},
    {"sec_fetch_site": "none"},
    {"origin": f"http://{HERE}", "sec_fetch_site": "cross-site"},
]


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_a_page_of_somebody_else_changes_nothing(foreign: dict[str, Any]) -> None:
    assert ask("POST", **OWN, **foreign).status == 403
    assert ask("POST", **foreign).status == 403


def test_behind_a_proxy_the_origin_is_the_address() -> None:
    gate = make_gate(address="https://cheese.example")
    assert ask("POST", gate=gate, **OWN, origin="https://cheese.example").status == 200
    assert ask("POST", gate=gate, **OWN, origin="https://evil.example").status == 403


def test_a_program_needs_nothing_but_its_token() -> None:
    assert ask("POST", authorization=BEARER).status == 200
    assert ask("POST", authorization=BEARER, sec_fetch_site="cross-site").status == 403


# Live connections.


def connect(extensions: dict[str, Any] | None = None, **headers: Any) -> Answer:
    return ask(kind="websocket", extensions=extensions, **headers)


def test_a_live_connection_from_a_page_of_ours_is_let_in() -> None:
    assert connect(cookie=COOKIE_HEADER, origin=f"http://{HERE}").asker is not None
    assert connect(authorization=BEARER).asker is not None
    assert connect().asker is not None


@pytest.mark.parametrize("foreign", [*FOREIGN, {}], ids=str)
def test_a_live_connection_from_elsewhere_is_not(foreign: dict[str, Any]) -> None:
    answer = connect(cookie=COOKIE_HEADER, **foreign)
    assert answer.asker is None
    assert (answer.kind, answer.status) == ("websocket.http.response.start", 403)


def test_a_browser_without_a_cookie_must_come_from_here_as_well() -> None:
    assert connect(origin="http://evil.example").asker is None


def test_where_a_handshake_cannot_be_answered_it_is_closed() -> None:
    assert connect(extensions={}, origin="http://evil.example").kind == "websocket.close"


# How often, and what every answer carries.


def test_who_asks_too_often_is_told_when_to_come_back() -> None:
    gate = make_gate(limits=0.01)
    statuses = [ask(gate=gate).status for _ in range(int(RATES["ask"].at_once * 0.01))]
    assert set(statuses) == {200}
    answer = ask(gate=gate)
    assert answer.status == 429
    assert int(answer.headers["retry-after"]) >= 1


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer nobody"}], ids=["let in", "refused"])
def test_every_answer_tells_the_browser_what_our_pages_may_do(headers: dict[str, Any]) -> None:
    answer = ask(**headers)
    assert answer.headers["content-security-policy"] == POLICY
    assert "unsafe" not in POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
