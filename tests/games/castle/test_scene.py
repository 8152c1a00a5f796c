"""The scene of Cheese Castle: everything on the table is in it, nothing that a seat does not know is, and it can be played on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.core import WATCHER, Chance, Message, bits, play_randomly
from cheeseboard.core.scene import ADORNMENT, CHOSEN, FADED, LOST, REMEMBERED, WINNER, Scene
from cheeseboard.core.svg import draw
from cheeseboard.core.text_board import plain
from cheeseboard.core.words import LANGUAGES, words_for
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import CELL_NAMES, CHEESES, SLOT_NAMES
from cheeseboard.games.castle.notation import room_name
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import SLIDE
from tests.games.castle.positions import SEATS, after, new_game, table
from tests.games.looking import mat, mat_of, named, pieces, place, written

ALL_SEATS = (2, 3, 4)


def look(state: Castle, seat: int | None = None) -> Scene:
    """What a seat has before its eyes; whoever's turn it is, if nobody is named."""
    eyes = int(state.active) if seat is None else seat
    return CASTLE.scene(state.seen_by(eyes), eyes)


def moments(seats: int, seed: str, most: int = 400) -> Iterator[Castle]:
    """A random game, move by move."""
    state = new_game(seats, seed=seed)
    chance = Chance(sum(map(ord, seed)))
    yield state
    for _ in range(most):
        if play_randomly(state, chance, 1) == 0:
            return
        yield state


# Ids.


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_legal_move_can_be_touched(seats: int) -> None:
    for state in moments(seats, "touched"):
        for seat in bits.members(state.acting):
            ids = pieces(look(state, seat)).keys()
            for move in state.moves(seat):
                assert ids >= set(CASTLE.path(state, seat, move)), CASTLE.write_move(state, move)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_whatever_can_move_is_always_there_under_its_own_id(seats: int) -> None:
    always = {f"tile-{number}" for number in range(34)}
    always |= {f"cell-{name}" for name in CELL_NAMES}
    always |= {f"slot-{name}" for name in SLOT_NAMES}
    always |= {f"mouse-{seat}-{number}" for seat in SEATS[:seats] for number in (1, 2, 3, 4)}
    always |= {f"token-{seat}-{cheese}" for seat in SEATS[:seats] for cheese in CHEESES}
    always |= {f"point-{number}" for number in (1, 2, 3, 4)}
    for state in moments(seats, "always"):
        assert pieces(look(state)).keys() >= always


@pytest.mark.rule("castle 7.2")
def test_a_slide_moves_every_tile_of_the_line_one_cell_and_swaps_the_spare() -> None:
    before = table()
    for slot, name in enumerate(SLOT_NAMES):
        then, now = CASTLE.scene(before, WATCHER), CASTLE.scene(after(before, f"slide {name}"), WATCHER)
        was, is_now = pieces(then), pieces(now)
        moved = {tile for tile in named(then, "tile-") if place(was[tile]) != place(is_now[tile])}
        pushed, dropped = spare_tile(then), spare_tile(now)
        step = ((0, 100), (0, -100), (100, 0), (-100, 0))[slot // 3]
        assert len(moved - {pushed, dropped}) == 6
        for tile in moved - {pushed, dropped}:
            assert (is_now[tile].x - was[tile].x, is_now[tile].y - was[tile].y) == step
        assert mat_of(now, pushed) == "board"
        assert mat_of(then, dropped) == "board"
        assert {tile: is_now[tile].art for tile in moved} == {tile: was[tile].art for tile in moved}


def spare_tile(what: Scene) -> str:
    (tile,) = mat(what, "spare").pieces
    return tile.id


def test_a_slide_leaves_all_other_pieces_in_their_order_so_that_nothing_flickers() -> None:
    for state in moments(4, "order", 60):
        for move in state.moves(state.active):
            if SLIDE <= move < SLIDE + len(SLOT_NAMES):
                copy = state.clone()
                copy.play(copy.active, move)
                then, now = still_pieces(look(state)), still_pieces(look(copy))
                assert [name for name in now if name in then] == [name for name in then if name in now]
                assert len(now) >= 30


def still_pieces(what: Scene) -> list[str]:
    """The pieces on the board that a slide does not move off or onto it."""
    moving = ("tile-", "recall-", "mouse-")
    return [piece.id for piece in mat(what, "board").pieces if not piece.id.startswith(moving)]


# What is known.


@pytest.mark.rule("castle 10.1", "castle 10.2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_two_castles_that_differ_only_in_what_nobody_has_seen_look_the_same_to_the_byte(seats: int) -> None:
    for state in moments(seats, "unseen", 120):
        for seat in (WATCHER, *range(seats)):
            view = state.seen_by(seat)
            worlds = (state, view.imagine(1), view.imagine(2))
            scenes = [CASTLE.scene(world.seen_by(seat), seat) for world in worlds]
            assert len({written(found) for found in scenes}) == 1
            if seat == WATCHER:
                assert len({draw(CASTLE, found) for found in scenes}) == 1
                assert len({plain(CASTLE, found) for found in scenes}) == 1


@pytest.mark.rule("castle 10.1")
def test_a_seat_never_sees_more_than_its_view_even_of_the_whole_table() -> None:
    state = after(table(mice={"red": "a1"}), "uncover a2")
    for seat in range(2):
        assert written(CASTLE.scene(state, seat)) == written(CASTLE.scene(state.seen_by(seat), seat))


@pytest.mark.rule("castle 10.1")
def test_unseen_tiles_all_look_alike_and_a_seen_one_lies_small_on_its_roof() -> None:
    state = table(
        """
        T S # ? # ? T
        w ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """
    )
    scene = look(state)
    found = pieces(scene)
    recalled = [found[name] for name in named(scene, "recall-")]
    assert [(piece.art, place(piece), piece.looks) for piece in recalled] == [("tile-wheel", (150, 250), (REMEMBERED,))]
    assert [piece.id for piece in scene.pieces() if piece.art == "tile-slice"] == []
    unseen = [piece for piece in scene.pieces() if piece.art == "tile-hidden"]
    assert len(unseen) == 32
    assert {piece.words.key for piece in unseen} == {"castle-piece-tile-unknown"}
    assert recalled[0].words == Message("castle-piece-tile", {"tile": "wheel", "cell": "a2"})


def test_an_open_table_shows_the_unseen_tiles_fainter() -> None:
    state = table(mice={"red": "a1"})
    recalled = [piece for piece in CASTLE.scene(state, -1).pieces() if piece.id.startswith("recall-")]
    assert len(recalled) == 33
    assert {piece.looks for piece in recalled} == {(REMEMBERED, FADED)}


# Roofs.


@pytest.mark.rule("castle 1.3", "castle 2.4")
@pytest.mark.parametrize("layout", ["a", "b"])
def test_every_closed_room_wears_the_roof_of_its_size_over_exactly_its_cells(layout: str) -> None:
    state = table(layout=layout)
    found = pieces(look(state))
    assert len(named(look(state), "roof-")) == 18
    for room in range(18):
        cells = list(bits.members(state.layout.room_cells[room]))
        roof = found[f"roof-{room_name(state.layout, room)}"]
        assert roof.art == {2: "roof-tiled", 3: "roof-thatched", 4: "roof-copper"}[len(cells)]
        width, height = (roof.height, roof.width) if roof.turn == 90 else (roof.width, roof.height)
        covered = {
            name
            for name in CELL_NAMES
            if abs(found[f"cell-{name}"].x - roof.x) < width / 2 and abs(found[f"cell-{name}"].y - roof.y) < height / 2
        }
        assert covered == {CELL_NAMES[cell] for cell in cells}


@pytest.mark.rule("castle 5.1")
def test_an_open_room_has_a_border_instead_of_its_roof() -> None:
    state = table(mice={"red": "a1"})
    assert "roof-a2" in pieces(look(state))
    opened = look(after(state, "uncover a2"))
    assert "roof-a2" not in pieces(opened)
    assert named(opened, "room-") == {"room-a2"}


# Mice and tokens.


def test_every_mouse_is_where_it_is() -> None:
    state = table(open="a2", mice={"red": "a2, a1", "blue": "g7"}, seats=4)
    scene = look(state)
    assert mat_of(scene, "mouse-red-1") == mat_of(scene, "mouse-red-2") == mat_of(scene, "mouse-blue-1") == "board"
    assert mat_of(scene, "mouse-red-3") == "player-red"
    assert mat_of(scene, "mouse-yellow-1") == "player-yellow"
    assert pieces(scene)["mouse-red-3"].words == Message("castle-piece-mouse-outside", {"seat": "red", "number": 3})
    assert named(scene, "home-red") == {"home-red-1", "home-red-2"}


def test_a_mouse_on_a_cheese_leaves_it_to_be_seen() -> None:
    floor = """
        T s # ? # ? T
        . ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
    """
    found = pieces(look(table(floor, open="b1 a2", mice={"red": "b1, a2"})))
    on_cheese, on_blank = found["mouse-red-1"], found["mouse-red-2"]
    assert on_cheese.width < on_blank.width
    assert place(on_cheese) > place(found["cell-b1"])
    assert place(on_blank) == place(found["cell-a2"])


@pytest.mark.rule("castle 7.5")
def test_a_fallen_mouse_lies_in_the_dungeon_on_its_players_mat() -> None:
    scene = look(after(table(open="a2", mice={"red": "a2"}, spare="trap"), "slide W2"))
    mouse = pieces(scene)["mouse-red-1"]
    assert mat_of(scene, "mouse-red-1") == mat_of(scene, "dungeon-red-1") == "player-red"
    assert LOST in mouse.looks
    assert mouse.words == Message("castle-piece-mouse-fallen", {"seat": "red", "number": 1, "cell": "a2"})
    assert place(mouse) == place(pieces(scene)["dungeon-red-1"])


@pytest.mark.rule("castle 8.1", "castle 8.3")
def test_a_token_lies_in_its_place_and_the_others_are_empty() -> None:
    scene = look(table(tokens={"yellow": "moon, heart"}))
    found = pieces(scene)
    owned = {name for name in named(scene, "token-") if found[name].art != "token-empty"}
    assert owned == {"token-yellow-moon", "token-yellow-heart"}
    assert found["token-yellow-moon"].art == "token-moon"
    assert found["token-red-moon"].words == Message("castle-piece-token-empty", {"cheese": "moon"})


# Whose turn it is.


def test_one_mat_shows_whose_turn_it_is_and_another_may_show_who_began() -> None:
    scene = look(table(seats=3, turn="green", starter="yellow"))
    assert [found.id for found in scene.mats if CHOSEN in found.looks] == ["player-green"]
    assert mat_of(scene, "starter") == "player-yellow"
    assert mat(scene, "actions").tone == "green"


@pytest.mark.rule("castle 4.1")
@pytest.mark.parametrize("points", range(5))
def test_the_points_left_are_there_and_the_others_are_spent(points: int) -> None:
    found = pieces(look(table(points=points)))
    assert [found[f"point-{number}"].art for number in (1, 2, 3, 4)] == ["point"] * points + ["point-spent"] * (
        4 - points
    )


@pytest.mark.rule("castle 7.1")
def test_the_slots_are_faded_while_nobody_may_slide() -> None:
    for state, faded in (
        (table(), False),
        (table(points=3, slide=False), True),
        (table(points=0), True),
        (new_game(), True),
    ):
        found = pieces(look(state))
        assert {FADED in found[f"slot-{name}"].looks for name in SLOT_NAMES} == {faded}


@pytest.mark.rule("castle 4.2")
def test_only_whoever_has_the_turn_has_the_button_that_ends_it() -> None:
    state = table()
    assert mat_of(look(state, 0), "button-end") == "end-turn"
    assert "button-end" not in pieces(look(state, 1))
    assert "button-end" not in pieces(look(new_game()))


@pytest.mark.rule("castle 9.1")
def test_at_the_end_the_winner_is_marked_and_named() -> None:
    for state in moments(3, "end", 100_000):
        if state.outcome is not None:
            (winner,) = state.outcome.winners
            scene = look(state, 0)
            assert [found.seat for found in scene.mats if WINNER in found.looks] == [winner]
            assert not [found for found in scene.mats if CHOSEN in found.looks]
            assert scene.prompt.arguments["seat"] == SEATS[winner]
            return
    pytest.fail("the game did not end")


# Art and words.


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_art_and_all_words_that_are_used_exist(seats: int) -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', (CASTLE.folder / "art.svg").read_text("utf-8")))
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for state in moments(seats, "words"):
        scene = look(state)
        assert {piece.art for piece in scene.pieces()} - {""} <= drawn
        for language in LANGUAGES:
            words = words_for(CASTLE, language)
            messages = [scene.prompt, *(found.words for found in scene.mats)]
            messages += [piece.words for piece in scene.pieces() if piece.words != ADORNMENT]
            messages += [piece.sign for piece in scene.pieces() if isinstance(piece.sign, Message)]
            for message in messages:
                if repr(message) not in said[language]:
                    said[language].add(repr(message))
                    assert words.say_strictly(message)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_picture_is_well_formed_and_asks_for_nothing_from_elsewhere(seats: int) -> None:
    for number, state in enumerate(moments(seats, "picture", 120)):
        if number % 20 == 0:
            for tall in (False, True):
                text = draw(CASTLE, look(state), tall=tall)
                root = ET.fromstring(text)
                ids = [element.get("id") for element in root.iter() if element.get("id")]
                assert len(ids) == len(set(ids))
                assert "<script" not in text
                assert set(re.findall(r'href="(.)', text)) == {"#"}
                assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]


# The text board.


def test_the_text_board_shows_the_castle() -> None:
    state = table(
        """
        T s # ? # ? T
        o . ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="b1 a2",
        mice={"red": "b1, b2", "yellow": "c1, fallen a2"},
        tokens={"yellow": "moon, heart"},
        spare="wheel",
        points=3,
    )
    assert plain(CASTLE, look(state)) == BOARD


BOARD = """\
         a        b        c        d        e        f        g
                  Nb                Nd                Nf
     ┌────────┬─────────────────┬────────┬─────────────────┬────────┐
   1 │   ◎    │ slice      ▪    │░░░░░░░░│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│   ◎    │
     │        │   R1       Y1   │░░░░░░░░│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│        │
     ├────────┴────────┬────────┤░░░░░░░░├────────┬────────┴────────┤
W2 2 │  trap      ·    │░░░░░░░░│░░░░░░░░│░░░░░░░░│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│ E2
     │            R2   │░░░░░░░░│░░░░░░░░│░░░░░░░░│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│
     ├─────────────────┤░░░░░░░░│░░░░░░░░│░░░░░░░░├─────────────────┤
   3 │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│░░░░░░░░│░░░░░░░░│░░░░░░░░│▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│
     │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│░░░░░░░░│░░░░░░░░│░░░░░░░░│▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│
     │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│░░░░░░░░├────────┤░░░░░░░░│▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│
W4 4 │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│░░░░░░░░│▒▒▒▒▒▒▒▒│░░░░░░░░│▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│ E4
     │▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│░░░░░░░░│▒▒▒▒▒▒▒▒│░░░░░░░░│▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓│
     ├────────┬────────┴────────┤▒▒▒▒▒▒▒▒├────────┴────────┬────────┤
   5 │▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│
     │▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│
     │▒▒▒▒▒▒▒▒├────────┬────────┴────────┴────────┬────────┤▒▒▒▒▒▒▒▒│
W6 6 │▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│░░░░░░░░░░░░░░░░░░░░░░░░░░│▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│ E6
     │▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│░░░░░░░░░░░░░░░░░░░░░░░░░░│▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒│
     ├────────┤▒▒▒▒▒▒▒▒├──────────────────────────┤▒▒▒▒▒▒▒▒├────────┤
   7 │   ◎    │▒▒▒▒▒▒▒▒│░░░░░░░░░░░░░░░░░░░░░░░░░░│▒▒▒▒▒▒▒▒│   ◎    │
     │        │▒▒▒▒▒▒▒▒│░░░░░░░░░░░░░░░░░░░░░░░░░░│▒▒▒▒▒▒▒▒│        │
     └────────┴────────┴──────────────────────────┴────────┴────────┘
                  Sb                Sd                Sf
  Spare tile               wheel
  Actions                  ●  ●  ●  ○
▶ Red: mice and tokens     R3  R4
  Yellow: mice and tokens  (Y2)  Y3  Y4  heart  moon
"""
