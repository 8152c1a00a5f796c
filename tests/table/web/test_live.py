"""Live connections as a browser has them: numbered, acknowledged, resumed after a gap, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.web.visiting import Live, Server, Visitor, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("live"), "--limits", 0, toys=True) as server:
        yield server


@pytest.fixture(params=["browser", "program"])
def visitor(request: pytest.FixtureRequest, server: Server) -> Visitor:
    return server.browser() if request.param == "browser" else server.program("Ann")


def first_move(live: Live) -> dict[str, Any]:
    """A move that is legal now."""
    table = live.wait_for("table")
    ask = table["ask"]
    return {"seat": ask["seat"], "text": ask["choices"][0]["text"], "version": table["version"]}


def test_a_move_is_told_to_everybody_and_acknowledged_to_whoever_made_it(server: Server, visitor: Visitor) -> None:
    table = visitor.new_table("person", "device", game="castle")
    with visitor.live(table) as live, server.stranger().live(table, language="pl") as watcher:
        watcher.wait_for("table")
        sent = live.say("move", **first_move(live))
        assert live.wait_for("played")["version"] == 1
        assert live.answer_to(sent) == {"type": "done", "id": sent, "version": 1}
        seen = watcher.wait_for("played")
        assert (seen["version"], seen["moves"], "choices" in seen["ask"]) == (1, 1, False)


def test_a_message_sent_again_after_the_connection_was_cut_is_played_once(visitor: Visitor) -> None:
    table = visitor.new_table("person", "device", game="castle")
    with visitor.live(table) as live:
        move = first_move(live)
        live.say("move", id="the same", **move)
    with visitor.live(table, version=0) as live:
        live.say("move", id="the same", **move)
        assert live.answer_to("the same") == {"type": "done", "id": "the same", "version": 1}
        live.say("move", id="the same", **move)
        assert live.answer_to("the same") == {"type": "done", "id": "the same", "version": 1}
    assert visitor.get(f"/api/tables/{table}")["version"] == 1
    again = visitor.post(f"/api/tables/{table}/moves", {"type": "move", "id": "the same", **move})
    assert again["version"] == 1


def test_after_a_gap_comes_what_was_missed(server: Server, visitor: Visitor) -> None:
    table = visitor.new_table("person", game="larder")
    with server.stranger().live(table) as watcher:
        watcher.wait_for("table")
    with visitor.live(table) as live:
        live.wait_for("table")
        for version, text in enumerate(("page", "keep 1", "keep 2")):
            sent = live.say("move", seat=0, text=text, version=version)
            assert live.answer_to(sent)["version"] == version + 1
        assert live.answer_to(live.say("back", seat=0, version=3))["version"] == 4
        assert live.answer_to(live.say("again", seat=0, version=4))["version"] == 5
    with server.stranger().live(table, version=1) as watcher:
        heard = [watcher.hear() for _ in range(5)]
        assert [message["version"] for message in heard] == [2, 3, 4, 5, 5]
        assert [message["type"] for message in heard] == ["played"] * 4 + ["table"]


def test_two_tabs_on_one_seat_stay_together(visitor: Visitor) -> None:
    table = visitor.new_table("person", "device", game="castle")
    with visitor.live(table) as one, visitor.live(table) as other:
        move = first_move(one)
        other.wait_for("table")
        sent = one.say("move", id="of one", **move)
        assert one.answer_to(sent)["version"] == 1
        late = other.say("move", id="of the other", **move)
        answer = other.answer_to(late)
        assert (answer["type"], answer.get("stale", False)) == ("refused", True)
        assert visitor.get(f"/api/tables/{table}")["version"] == 1


def test_an_illegal_move_is_refused_with_its_rule_and_why_says_the_same(visitor: Visitor) -> None:
    table = visitor.new_table("person", "device", game="castle")
    with visitor.live(table) as live:
        move = first_move(live)
        refused = live.answer_to(live.say("move", **move | {"text": "end"}))
        assert refused["type"] == "refused"
        assert refused["rule"]
        reply = live.answer_to(live.say("why", seat=move["seat"], path=["button-end"]))
        assert reply["type"] == "reply"
        assert reply["text"]


def test_a_watcher_may_neither_move_nor_ask_why(server: Server, visitor: Visitor) -> None:
    table = visitor.new_table("person", "device", game="castle")
    with server.program().live(table) as watcher:
        assert watcher.wait_for("table")["looking"] == -1
        for message in (
            watcher.say("move", seat=0, text="enter a1", version=0),
            watcher.say("back", seat=0, version=0),
            watcher.say("why", seat=0, path=["x"]),
        ):
            assert watcher.answer_to(message)["type"] == "refused"


def test_what_is_said_reaches_all(server: Server, visitor: Visitor) -> None:
    table = visitor.new_table("person", "device", game="castle")
    with visitor.live(table) as live, server.program("Ben", "uk").live(table, language="uk") as other:
        live.wait_for("table")
        other.wait_for("table")
        live.answer_to(live.say("say", text=" Сир? "))
        live.say("phrase", key="thanks")
        assert other.wait_for("said")["saying"]["text"] == "Сир?"
        assert other.wait_for("said")["saying"]["text"] == "Дякую!"
