"""The modules of a table that draw nothing: choosing by touch, following changes, finding room."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.people import People

CHOICES = [
    {"text": "run a1 b1", "path": ["mouse-1", "cell-b1"]},
    {"text": "run a1 a2", "path": ["mouse-1", "cell-a2"]},
    {"text": "run c3 c4", "path": ["mouse-2", "cell-c4"]},
    {"text": "end", "path": ["button-end"]},
]

TOUCH = """async ([choices, touches]) => {
  const { Touching } = await import("/static/touching.js");
  const touching = new Touching();
  touching.offer(choices);
  const answers = touches.map((piece) => piece === "let go" ? touching.letGo() : touching.touch(piece));
  return { answers: answers.map((answer) => answer?.text ?? answer ?? null), unknown: answers.map((answer) => answer === undefined), next: [...touching.next()].sort(), path: touching.path };
}"""


@pytest.fixture
def page(people: People) -> Page:
    return people.come().page("/rules/castle")


def touch(page: Page, *pieces: str) -> Any:
    return page.evaluate(TOUCH, [CHOICES, pieces])


def test_at_first_everything_that_begins_a_move_may_be_touched(page: Page) -> None:
    assert touch(page)["next"] == ["button-end", "mouse-1", "mouse-2"]


def test_a_touch_narrows_and_the_last_one_completes_the_move(page: Page) -> None:
    assert touch(page, "mouse-1")["next"] == ["cell-a2", "cell-b1"]
    assert touch(page, "mouse-1", "cell-a2")["answers"][-1] == "run a1 a2"
    assert touch(page, "button-end")["answers"] == ["end"]


def test_touching_another_beginning_begins_anew(page: Page) -> None:
    assert touch(page, "mouse-1", "mouse-2")["next"] == ["cell-c4"]


def test_what_leads_nowhere_changes_nothing(page: Page) -> None:
    touched = touch(page, "mouse-1", "cell-c4")
    assert touched["unknown"] == [False, True]
    assert touched["path"] == ["mouse-1"]


def test_one_can_let_go_of_what_was_touched(page: Page) -> None:
    touched = touch(page, "mouse-1", "let go")
    assert touched["answers"][-1] is True
    assert touched["next"] == ["button-end", "mouse-1", "mouse-2"]


def test_what_is_held_stays_held_if_the_very_same_is_asked_again(page: Page) -> None:
    held = """async ([choices, others]) => {
      const { Touching } = await import("/static/touching.js");
      const touching = new Touching();
      touching.offer(choices);
      touching.touch("mouse-1");
      touching.offer(structuredClone(choices));
      const before = [...touching.path];
      touching.offer(others);
      return [before, touching.path];
    }"""
    assert page.evaluate(held, [CHOICES, CHOICES[1:]]) == [["mouse-1"], []]


FOLLOW = """async ([scene, changes]) => {
  const { Scene } = await import("/static/scene.js");
  const shown = new Scene(scene);
  for (const change of changes) shown.apply(change);
  return { prompt: shown.prompt, mats: shown.mats.map(({ id }) => id), pieces: [...shown.pieces.keys()].sort(), on: Object.fromEntries(shown.mats.map((mat) => [mat.id, shown.piecesOn(mat).map(({ id, x }) => [id, x])])) };
}"""
SCENE = {
    "prompt": "Roll.",
    "mats": [
        {"id": "board", "kind": "board", "w": 300, "h": 300, "pieces": ["mouse", "cat"]},
        {"id": "hand", "kind": "hand", "w": 100, "h": 100, "pieces": []},
    ],
    "pieces": [{"id": "mouse", "x": 50, "y": 50}, {"id": "cat", "x": 150, "y": 50}],
}


def follow(page: Page, *changes: object) -> Any:
    return page.evaluate(FOLLOW, [SCENE, changes])


def test_a_piece_that_is_told_anew_lies_where_it_lies_now(page: Page) -> None:
    assert follow(page, {"pieces": [{"id": "mouse", "x": 250, "y": 50}]})["on"]["board"] == [
        ["mouse", 250],
        ["cat", 150],
    ]


def test_a_piece_on_no_mat_has_left_the_table(page: Page) -> None:
    changed = follow(page, {"mats": [{**SCENE["mats"][0], "pieces": ["cat"]}]})  # type: ignore[dict-item]
    assert changed["pieces"] == ["cat"]


def test_mats_come_and_go_by_their_order_and_the_prompt_stays_until_it_changes(page: Page) -> None:
    story = {"id": "story", "kind": "story", "w": 100, "h": 100, "pieces": []}
    changed = follow(page, {"mats": [story], "order": ["story", "board"]})
    assert (changed["mats"], changed["prompt"]) == (["story", "board"], "Roll.")
    assert follow(page, {"prompt": "Run."})["prompt"] == "Run."


BOARDS = {"square": (900, 900), "wide": (1280, 640), "very wide": (2600, 640), "small": (300, 100)}
ROOMS = {"phone": (376, 620), "tablet": (806, 950), "desk": (1395, 760), "small desk": (1000, 560)}
MATS = [
    {"kind": "board", "w": 520, "h": 148, "others": False},
    {"kind": "player", "w": 640, "h": 254, "others": False},
    *[{"kind": "player", "w": 198, "h": 254, "others": True}] * 3,
]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("room", ROOMS)
def test_everything_has_room_and_no_cell_is_too_small_to_touch(page: Page, board: str, room: str) -> None:
    found = page.evaluate(
        """async ([board, mats, width, height]) => {
          const { arrange, outer } = await import("/static/arrange.js");
          const found = arrange(board, mats, width, height);
          return { ...found, widest: Math.max(...mats.map((mat) => outer(mat.w, mat.others ? found.small : found.unit))) };
        }""",
        [{"kind": "board", "w": BOARDS[board][0], "h": BOARDS[board][1], "others": False}, MATS, *ROOMS[room]],
    )
    width, _ = ROOMS[room]
    assert found["boardWidth"] + (found["shelfWidth"] if found["beside"] else 0) <= width + 1
    assert found["widest"] <= (found["shelfWidth"] if found["beside"] else width) + 1
    assert found["boardHeight"] / BOARDS[board][1] * 100 >= 40
