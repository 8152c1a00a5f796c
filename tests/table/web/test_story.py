"""The story of a game, asked for as a page asks for it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from cheeseboard.core.record import write_record
from tests.cli.running import played
from tests.table.web.visiting import PATIENCE, Visitor, serving
from tests.toy import PEPPERCORN


def test_whoever_asks_again_and_again_gets_the_story_of_a_finished_game(tmp_path: Path) -> None:
    match = played(game=PEPPERCORN, seats=2, seed="short")
    with serving(tmp_path, toys=True) as server:
        person = server.browser()
        table = person.post_text("/api/records", write_record(match))["table"]
        story = when_ready(server.stranger(), f"/api/tables/{table}/story")
        assert len(story["shares"]) == len(match.played) + 1
        assert [roll["title"] for roll in story["rolls"]] == ["The die", "Cards drawn"]
        assert story["seed"] == match.seed


def test_a_game_that_goes_on_has_no_story_yet(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.browser()
        table = person.new_table("person", "device")
        assert person.refused("GET", f"/api/tables/{table}/story") == (403, "That has to wait until the game is over.")


def when_ready(visitor: Visitor, path: str) -> Any:
    for _ in range(int(PATIENCE * 5)):
        story = visitor.get(path)
        if story["ready"]:
            return story
        time.sleep(0.2)
    raise AssertionError("The bots have not finished looking.")
