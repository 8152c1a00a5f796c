"""The scene of Rat Race: everything on the table is in it, no bet that is face down is, and it can be played on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from cheeseboard.core import WATCHER, Chance, Message, bits, play_randomly
from cheeseboard.core.art import LIGHT
from cheeseboard.core.scene import ADORNMENT, CHOSEN, FADED, LOST, REMEMBERED, WINNER, Scene
from cheeseboard.core.state import HIDDEN
from cheeseboard.core.svg import draw
from cheeseboard.core.text_board import plain
from cheeseboard.core.words import LANGUAGES, words_for
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import ACTION_NAMES, CELL_NAMES, ROWS
from cheeseboard.games.race.cards import find_track
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps.acting import Acting
from cheeseboard.games.race.steps.setting_up import Consolation
from tests.games.looking import mat, mat_of, named, pieces, place, written
from tests.games.race.positions import FAR, SEATS, after, bet, new_game, table

ALL_SEATS = (2, 3, 4)
ART = (RACE.folder / "art.svg").read_text("utf-8")

Options = dict[str, str]
GAMES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {"wind": "yes"}),
    (4, {"track": "long"}),
    (4, {"mode": "teams", "wind": "yes"}),
    (4, {"mode": "tournament"}),
]
every_game = pytest.mark.parametrize("seats, options", GAMES)


def look(state: Race, seat: str | None = None) -> Scene:
    """What a seat has before its eyes; whoever may move first, if nobody is named."""
    eyes = int(bits.lowest(state.acting)) if seat is None else SEATS.index(seat)
    return RACE.scene(state.seen_by(eyes), eyes)


def watch(state: Race) -> Scene:
    return RACE.scene(state.seen_by(WATCHER), WATCHER)


def mats(what: Scene) -> set[str]:
    return {mat.id for mat in what.mats}


def in_row(what: Scene, *ids: str) -> list[str]:
    """These pieces from left to right."""
    return sorted(ids, key=lambda name: pieces(what)[name].x)


def moments(seats: int, options: Options, most: int = 250) -> Iterator[Race]:
    """A random game, move by move."""
    state = new_game(seats, seed=f"{seats} {options}", **options)
    chance = Chance(7)
    yield state
    for _ in range(most):
        if play_randomly(state, chance, 1) == 0:
            return
        yield state


# Ids.


@every_game
def test_every_legal_move_can_be_touched(seats: int, options: Options) -> None:
    for state in moments(seats, options, 600):
        for seat in bits.members(state.acting):
            ids = pieces(look(state, SEATS[seat])).keys()
            for move in state.moves(seat):
                assert ids >= set(RACE.path(state, seat, move)), RACE.write_move(state, move)


@every_game
def test_whatever_can_move_is_always_there_under_its_own_id(seats: int, options: Options) -> None:
    for state in moments(seats, options):
        always = {f"cell-{CELL_NAMES[cell]}" for cell in range(state.track.cell_count)}
        always |= {f"rat-{seat}" for seat in SEATS[:seats]}
        always |= {f"token-{seat}" for seat in SEATS[:seats]}
        always |= {f"order-{action}" for action in ACTION_NAMES}
        always |= {f"card-{seat}-{action}" for seat in SEATS[:seats] for action in ACTION_NAMES}
        for seat in (WATCHER, *range(seats)):
            view = state.seen_by(seat)
            face_down = sum(bet == HIDDEN for bet in view.bets)
            found = RACE.scene(view, seat)
            assert pieces(found).keys() >= always
            assert len(named(found, "bet-")) >= face_down


@pytest.mark.rule("race 3.4", "race 3.6")
def test_a_card_keeps_its_id_from_the_hand_to_the_bets_and_on_to_the_open_cards() -> None:
    state = table(rats=FAR, step="bets")
    before = look(state, "red")
    assert mat_of(before, "card-red-jump") == mat_of(before, "hand-jump") == "player-red"
    assert place(pieces(before)["card-red-jump"]) == place(pieces(before)["hand-jump"])
    laid = after(state, "red bet jump")
    assert mat_of(look(laid, "red"), "card-red-jump") == "bets"
    assert "hand-jump" not in pieces(look(laid, "red"))
    revealed = bet(state, "jump", "dash", "step", "idea")
    assert mat_of(look(revealed, "blue"), "card-red-jump") == "bets"
    played = after(revealed, "pass", "pass", "pass", "pass")
    assert mat_of(look(played, "red"), "card-red-jump") == "player-red"
    assert LOST in pieces(look(played, "red"))["card-red-jump"].looks
    assert LOST in pieces(look(played, "blue"))["card-red-jump"].looks
    assert LOST not in pieces(look(played, "blue"))["card-red-dash"].looks


# What is known.


@pytest.mark.rule("race 3.5", "race R-4")
@every_game
def test_two_races_that_differ_only_in_bets_face_down_look_the_same_to_the_byte(seats: int, options: Options) -> None:
    for number, state in enumerate(moments(seats, options, 120)):
        for seat in (WATCHER, *range(seats)):
            view = state.seen_by(seat)
            worlds = (state, view.imagine(1), view.imagine(2))
            scenes = [RACE.scene(world.seen_by(seat), seat) for world in worlds]
            assert len({written(found) for found in scenes}) == 1
            if number % 20 == 0:
                assert len({draw(RACE, found) for found in scenes}) == 1
                assert len({plain(RACE, found) for found in scenes}) == 1


@pytest.mark.rule("race 3.5")
def test_a_seat_never_sees_more_than_its_view_even_of_the_whole_table() -> None:
    state = after(table(rats=FAR, step="bets"), "red bet jump", "blue bet idea")
    for seat in range(4):
        assert written(RACE.scene(state, seat)) == written(RACE.scene(state.seen_by(seat), seat))


@pytest.mark.rule("race 3.4", "race 3.5")
def test_a_bet_is_a_back_for_the_others_and_its_owner_has_the_card_on_it_small() -> None:
    state = after(table(rats=FAR, step="bets"), "red bet jump")
    for scene in (look(state, "blue"), watch(state)):
        assert pieces(scene)["bet-red"].art == "back-red"
        assert mat_of(scene, "card-red-jump") == "player-red"
        assert not named(scene, "mark-")
    own = look(state, "red")
    card = pieces(own)["card-red-jump"]
    assert mat_of(own, "card-red-jump") == mat_of(own, "bet-red") == "bets"
    assert REMEMBERED in card.looks
    assert card.width < pieces(own)["bet-red"].width
    everything = RACE.scene(state, WATCHER)
    assert mat_of(everything, "card-red-jump") == "bets"


@pytest.mark.rule("race 3.5")
def test_whoever_has_bet_can_be_told_but_by_nothing_else() -> None:
    state = table(rats=FAR, step="bets")
    looks = {written(look(after(state, f"red bet {action}"), "blue")) for action in ACTION_NAMES}
    assert len(looks) == 1
    assert written(look(state, "blue")) not in looks


# Orders and bets.


@pytest.mark.rule("race 2.5")
def test_the_order_row_lies_as_it_was_shuffled_and_the_own_hand_lies_in_its_order() -> None:
    orders = "jump idea dash swap step diagonal"
    scene = look(table(rats=FAR, step="bets", orders=orders), "red")
    assert in_row(scene, *(f"order-{action}" for action in ACTION_NAMES)) == [f"order-{a}" for a in orders.split()]
    assert in_row(scene, *(f"hand-{action}" for action in ACTION_NAMES)) == [f"hand-{a}" for a in orders.split()]


@pytest.mark.rule("race 3.2")
def test_bets_lie_in_turn_order() -> None:
    rats = {"red": "d1", "yellow": "b1", "green": "e1", "blue": "c1"}
    state = bet(table(rats=rats, step="bets"), "dash", "step", "jump", "idea")
    cards = ("card-red-dash", "card-yellow-step", "card-green-jump", "card-blue-idea")
    expected = ["card-yellow-step", "card-blue-idea", "card-red-dash", "card-green-jump"]
    assert in_row(look(state), *cards) == expected


@pytest.mark.rule("race 3.7")
def test_below_every_order_stands_whoever_has_laid_it_after_replacing() -> None:
    state = bet(table(rats=FAR, step="bets"), "dash", "dash", "dash", "idea")
    scene = look(state)
    for seat, action in zip(SEATS, ("dash", "diagonal", "step", "idea"), strict=True):
        assert pieces(scene)[f"mark-{seat}"].x == pieces(scene)[f"order-{action}"].x
        assert mat_of(scene, f"card-{seat}-{action}") == "bets"
    assert mat_of(scene, "card-green-dash") == "player-green"


@pytest.mark.rule("race 6.3")
def test_equal_cards_stand_below_one_order_until_pepper_is_decided_and_its_eater_comes_first() -> None:
    state = bet(table(rats=FAR, step="bets", tokens={"blue": "pepper"}), "dash", "dash", "swap", "dash")
    scene = look(state)
    marks = [place(pieces(scene)[f"mark-{seat}"]) for seat in ("red", "yellow", "blue")]
    assert len(set(marks)) == 3
    assert sum(x for x, _ in marks) == 3 * pieces(scene)["order-dash"].x
    assert mats(scene) >= {"keep"}
    eaten = look(after(state, "eat pepper"))
    laid = ("card-red-diagonal", "card-yellow-step", "card-green-swap", "card-blue-dash")
    assert in_row(eaten, *laid)[0] == "card-blue-dash"


@pytest.mark.rule("race 3.10")
def test_in_the_row_stands_out_who_acts_and_who_has_acted_is_faded() -> None:
    state = table(rats=FAR, laid={"red": "dash", "yellow": "step", "green": "jump", "blue": "idea"}, turn="yellow")
    found = pieces(look(state))
    cards = ("card-red-dash", "card-yellow-step", "card-green-jump", "card-blue-idea")
    assert [found[card].looks for card in cards] == [(FADED,), (CHOSEN,), (), ()]
    assert [CHOSEN in found[f"rat-{seat}"].looks for seat in SEATS] == [False, True, False, False]


@pytest.mark.rule("race 3.9", "race R-6")
def test_a_lost_action_is_crossed_out() -> None:
    state = table(
        rats=FAR,
        laid={"red": "dash", "yellow": "step", "green": "jump", "blue": "dash"},
        hands={"blue": "step jump"},
        lost="blue",
    )
    found = pieces(look(state))
    assert LOST in found["card-blue-dash"].looks
    assert place(found["lost-blue"]) == place(found["card-blue-dash"])
    assert named(look(state), "lost-") == {"lost-blue"}


# The track.


@pytest.mark.rule("race 1.6")
def test_every_cell_shows_what_it_is() -> None:
    state = table(
        """
        F . . . * . . . F
        F R . # . ~ . . F
        F . . p . s . . F
        F Y . . c . . . F
        . . . . . . . . F
        """
    )
    found = pieces(look(state))
    arts = {
        name: found[f"cell-{name}"].art.removeprefix("cell-")
        for name in ("a1", "d2", "d3", "e1", "e4", "f2", "f3", "i5")
    }
    assert arts == {
        "a1": "flag",
        "d2": "mud",
        "d3": "pepper",
        "e1": "spring",
        "e4": "clover",
        "f2": "water",
        "f3": "sugar",
        "i5": "flag",
    }
    assert found["cell-a5"].art in {"cell-1", "cell-2", "cell-3", "cell-4"}
    assert found["cell-a1"].words == Message("race-piece-cell-start", {"cell": "a1"})
    assert found["cell-i5"].words == Message("race-piece-cell-finish", {"cell": "i5"})
    assert found["cell-d2"].words == Message("race-piece-cell", {"cell": "d2", "kind": "mud"})


@pytest.mark.rule("race 2.3")
def test_a_wall_stands_on_its_edge_with_a_post_on_every_corner_that_it_touches() -> None:
    state = table(
        """
        F . .|. . . . . F
            -
        F R . . . . . . F
        F . . . . . . . F
                -
        F Y . . . . . . F
        F . . . . . . . F
        """
    )
    scene = look(state)
    found = pieces(scene)
    assert named(scene, "wall-") == {"wall-c1-d1", "wall-c1-c2", "wall-e3-e4"}
    assert found["wall-c1-d1"].x == (found["cell-c1"].x + found["cell-d1"].x) // 2
    assert found["wall-c1-d1"].y == found["cell-c1"].y
    assert found["wall-c1-c2"].y == (found["cell-c1"].y + found["cell-c2"].y) // 2
    corners = {place(found[name]) for name in named(scene, "post-")}
    x, y = found["cell-c1"].x, found["cell-c1"].y
    assert corners >= {(x + 50, y - 50), (x + 50, y + 50), (x - 50, y + 50)}
    assert len(corners) == 5


@pytest.mark.rule("race 2.3")
@pytest.mark.parametrize("key", ["1 1 2", "2 7r 4", "3 24 5", "6 20 8r 1"])
def test_walls_lie_between_exactly_the_cells_that_they_part(key: str) -> None:
    track = find_track(key)
    state = new_game(2, track=key)
    walls = named(look(state), "wall-")
    for cell in range(track.cell_count):
        here = CELL_NAMES[cell]
        if cell + ROWS < track.cell_count:
            assert (f"wall-{here}-{CELL_NAMES[cell + ROWS]}" in walls) == (track.next[8 * cell + 2] < 0)
        if cell % ROWS < ROWS - 1:
            assert (f"wall-{here}-{CELL_NAMES[cell + 1]}" in walls) == (track.next[8 * cell + 4] < 0)


@pytest.mark.rule("race 3.2", "race R-10")
def test_every_column_has_its_arrow_at_the_top_and_at_the_bottom() -> None:
    found = pieces(look(table(rats=FAR, arrows="v^vvvvvvvvvv")))
    assert [found[name].turn for name in ("arrow-a", "arrow-a-south", "arrow-b", "arrow-b-south")] == [180, 180, 0, 0]
    assert found["arrow-a"].y < found["cell-a1"].y < found["cell-a5"].y < found["arrow-a-south"].y
    assert found["arrow-b"].words == Message("race-piece-arrow-up", {"column": "b"})


@pytest.mark.rule("race 2.1")
@pytest.mark.parametrize("columns", [7, 9, 12, 18])
def test_the_cards_of_the_track_lie_side_by_side_over_its_whole_length(columns: int) -> None:
    row = " ".join(["F", *"." * (columns - 2), "F"])
    scene = look(table("\n".join([row] * 5), rats={"red": "a1", "yellow": "a2"}))
    frames = [piece for piece in mat(scene, "track").pieces if piece.id.startswith("frame-")]
    edges = [(piece.x - piece.width // 2, piece.x + piece.width // 2) for piece in frames]
    assert edges[0][0] == 0
    assert edges[-1][1] == mat(scene, "track").width
    assert all(first[1] == second[0] for first, second in pairwise(edges))


@pytest.mark.rule("race 2.1")
def test_a_card_by_itself_is_drawn_as_it_lies_and_its_flags_are_of_the_side_on_which_they_lie() -> None:
    assert all(RACE.content_scene(name).mats for name in RACE.content_names())
    for name, frame, flag, side in (
        ("gate-01", "frame-start", "a1", "start"),
        ("gate-01r", "frame-finish", "c5", "finish"),
    ):
        found = pieces(RACE.content_scene(name))
        assert found["frame-1"].art == frame
        assert found[f"cell-{flag}"].words == Message(f"race-piece-cell-{side}", {"cell": flag})
    card, upside_down = (pieces(RACE.content_scene(name)) for name in ("section-07", "section-07r"))
    assert card["cell-d1"].art == upside_down["cell-c5"].art == "cell-water"


# Rats and tokens.


def test_a_rat_stands_on_its_cell_and_a_little_aside_where_there_is_something_to_use() -> None:
    state = table(
        """
        F R . . p . . . F
        F . . # . . . . F
        F . . . . . . . F
        F . . . . . . . F
        F . . . . . . . F
        """,
        rats={"yellow": "e1", "green": "d2"},
    )
    found = pieces(look(state))
    assert mat_of(look(state), "rat-red") == "track"
    assert found["rat-red"].x == found["cell-b1"].x
    assert found["rat-yellow"].x > found["cell-e1"].x
    assert found["rat-yellow"].width < found["rat-red"].width == found["rat-green"].width
    assert found["rat-red"].words == Message("race-piece-rat", {"cell": "b1", "seat": "red"})


@pytest.mark.rule("race 2.7")
def test_a_rat_waits_on_its_players_mat_and_the_first_player_is_marked() -> None:
    state = new_game(3)
    scene = look(state)
    first = SEATS[state.row[0]]
    assert all(mat_of(scene, f"rat-{seat}") == f"player-{seat}" for seat in SEATS[:3])
    assert mat_of(scene, "starter") == f"player-{first}"
    state.play(state.row[0], state.moves(state.row[0])[0])
    assert mat_of(look(state), f"rat-{first}") == "track"
    assert f"portrait-{first}" in pieces(look(state))


@pytest.mark.rule("race 7.2")
def test_a_rat_that_is_home_stands_on_the_podium_and_has_its_medal() -> None:
    state = table(rats={"red": "home 2", "yellow": "a1", "green": "home 1", "blue": "a2"})
    scene = look(state)
    assert mat_of(scene, "rat-red") == mat_of(scene, "rat-green") == "podium"
    assert pieces(scene)["rat-green"].y < pieces(scene)["rat-red"].y
    assert pieces(scene)["medal-red"].sign == "2"
    assert named(scene, "medal-") == {"medal-red", "medal-green"}
    assert {name.removeprefix("turn-") for name in named(scene, "turn-")} == {"yellow", "blue"}


@pytest.mark.rule("race 6.1")
def test_every_seat_has_its_token_or_an_empty_place() -> None:
    found = pieces(look(table(rats=FAR, tokens={"red": "pepper", "blue": "clover"})))
    arts = [found[f"token-{seat}"].art for seat in SEATS]
    assert arts == ["token-pepper", "token-empty", "token-empty", "token-clover"]


# Modes.


@pytest.mark.rule("race 10.1")
def test_the_wind_blows_where_its_card_says_and_its_deck_is_counted() -> None:
    state = table(rats=FAR, wind=4, winds=[1, 2, 3], options={"wind": "yes"})
    found = pieces(look(state))
    way = int(state.agreement.winds[3])
    assert found["wind"].turn == 45 * way
    assert found["winds"].sign == "3"
    assert mats(look(table(rats=FAR))).isdisjoint({"wind", "tournament", "supply"})
    assert "wind" not in pieces(look(new_game(2, wind="yes")))


@pytest.mark.rule("race 8.1", "race R-57")
@pytest.mark.parametrize("partners, teams", [("opposite", "1212"), ("neighbours", "1122")])
def test_partners_have_the_same_flag(partners: str, teams: str) -> None:
    found = pieces(look(new_game(4, mode="teams", partners=partners)))
    assert [found[f"team-{seat}"].art for seat in SEATS] == [f"team-{team}" for team in teams]


@pytest.mark.rule("race 9.2")
def test_a_tournament_shows_the_cheese_of_every_seat_and_which_race_is_run() -> None:
    state = table(
        rats=FAR, races=1, cheese={"red": 3, "yellow": 2, "green": 1, "blue": 0}, options={"mode": "tournament"}
    )
    scene = look(state)
    assert [len(named(scene, f"cheese-{seat}-")) for seat in SEATS] == [3, 2, 1, 0]
    assert [pieces(scene)[f"race-{number}"].looks for number in (1, 2, 3)] == [(), (CHOSEN,), (FADED,)]


@pytest.mark.rule("race 9.5")
def test_tokens_to_choose_from_lie_there_only_for_the_last_of_a_race() -> None:
    seen = False
    for state in moments(3, {"mode": "tournament"}, 2000):
        choosing = isinstance(state.step, Consolation)
        assert ("supply" in mats(look(state))) == choosing if state.acting else True
        seen = seen or choosing
    assert seen


# Whose turn it is.


@pytest.mark.rule("race 3.4")
def test_everybody_who_has_yet_to_bet_is_marked() -> None:
    state = after(table(rats=FAR, step="bets"), "yellow bet dash")
    chosen = [found.id for found in look(state, "red").mats if CHOSEN in found.looks]
    assert chosen == ["player-red", "player-green", "player-blue"]


@pytest.mark.rule("race 3.10", "race 6.3")
def test_only_whoever_may_pass_or_keep_pepper_has_the_button() -> None:
    acting = table(rats=FAR, laid={"red": "dash"})
    assert isinstance(acting.step, Acting)
    assert mat_of(look(acting, "red"), "button-pass") == "pass"
    assert "pass" not in mats(look(acting, "blue"))
    asked = table(rats=FAR, step="pepper", tokens={"green": "pepper"})
    assert mat_of(look(asked, "green"), "button-keep") == "keep"
    assert "keep" not in mats(look(asked, "red"))
    assert mats(look(table(rats=FAR, step="bets"))).isdisjoint({"pass", "keep"})


def test_only_the_own_mat_has_a_hand_to_touch() -> None:
    scene = look(table(rats=FAR, step="bets"), "green")
    assert {mat_of(scene, name) for name in named(scene, "hand-")} == {"player-green"}
    assert mat(scene, "player-green").width > mat(scene, "player-red").width
    assert not named(watch(table(rats=FAR, step="bets")), "hand-")


@every_game
def test_at_the_end_the_winners_are_marked_and_one_is_named(seats: int, options: Options) -> None:
    for state in moments(seats, options, 100_000):
        if state.outcome is not None:
            winners = list(state.outcome.winners)
            scene = RACE.scene(state, 0)
            assert [found.seat for found in scene.mats if WINNER in found.looks] == winners
            assert not [found for found in scene.mats if CHOSEN in found.looks]
            assert scene.prompt.arguments["seat"] == SEATS[winners[0]]
            return
    pytest.fail("the game did not end")


# Art and words.


@every_game
def test_every_art_and_all_words_that_are_used_exist(seats: int, options: Options) -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', ART))
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for number, state in enumerate(moments(seats, options, 400)):
        scene = RACE.scene(state, number % seats)
        assert {piece.art for piece in scene.pieces()} - {""} <= drawn
        for language in LANGUAGES:
            words = words_for(RACE, language)
            messages = [scene.prompt, *(found.words for found in scene.mats)]
            messages += [piece.words for piece in scene.pieces() if piece.words != ADORNMENT]
            messages += [piece.sign for piece in scene.pieces() if isinstance(piece.sign, Message)]
            for message in messages:
                if repr(message) not in said[language]:
                    said[language].add(repr(message))
                    assert words.say_strictly(message)


def test_the_art_is_drawn_in_the_colours_of_the_house_and_without_a_word() -> None:
    colours = set(re.findall(r'(?:fill|stroke)="(?!none)([^"]*)"', ART))
    assert colours <= {f"var(--{name},{light})" for name, light in LIGHT.items()}
    assert "<text" not in ART
    assert len(ART.encode()) < 60 * 1024


@every_game
def test_the_picture_is_well_formed_and_asks_for_nothing_from_elsewhere(seats: int, options: Options) -> None:
    for number, state in enumerate(moments(seats, options, 120)):
        if number % 30 == 0:
            for tall in (False, True):
                text = draw(RACE, RACE.scene(state, number % seats), tall=tall)
                root = ET.fromstring(text)
                ids = [element.get("id") for element in root.iter() if element.get("id")]
                assert len(ids) == len(set(ids))
                assert "<script" not in text
                assert set(re.findall(r'href="(.)', text)) == {"#"}
                assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]


# The text board.


@every_game
def test_the_text_board_is_never_wider_than_a_terminal(seats: int, options: Options) -> None:
    for number, state in enumerate(moments(seats, options, 200)):
        if number % 20 == 0:
            assert max(map(len, plain(RACE, RACE.scene(state, number % seats)).splitlines())) <= 80


def test_the_text_board_shows_the_track() -> None:
    state = table(
        """
        F . . . . * . . . . . F
                    - -
        F . p . . .|. . . . . F
        F . R ~ ~ .|# . . s . F
            -
        . . . Y . . . B . . . F
        F . c . . . . . . . . F
        """,
        laid={"yellow": "jump", "red": "swap", "blue": "dash"},
        hands={"yellow": "dash step swap idea", "red": "dash diagonal step idea", "blue": "step jump swap"},
        tokens={"yellow": "sugar"},
        rats={"green": "home 1"},
        arrows="^v^v^v^v^v^v",
        orders="swap step idea jump diagonal dash",
    )
    shown = plain(RACE, look(state))
    assert shown.startswith(BOARD)
    lists = [line.rstrip() for line in shown.removeprefix(BOARD).splitlines()]
    assert len(lists) == len(LISTS)
    for line, pieces_of_it in zip(lists, LISTS, strict=True):
        assert line.endswith(f"  {pieces_of_it}")


BOARD = """\
     a     b     c     d     e     f     g     h     i     j     k     l
     ↑     ↓     ↑     ↓     ↑     ↓     ↑     ↓     ↑     ↓     ↑     ↓
  ┌───────────────────────────────────────────────────────────────────────┐
1 │  ▞▞    ·     ·     ·     ·     *     ·     ·     ·     ·     ·     ▞▞ │
  │                                                                       │
  │                                   ┌───────────╴                       │
2 │  ▞▞    ·    pep    ·     ·     ·  │  ·     ·     ·     ·     ·     ▞▞ │
  │                                   │                                   │
  │                                   │                                   │
3 │  ▞▞    ·     ·     ~     ~     ·  │  #     ·     ·    sug    ·     ▞▞ │
  │             R:>                   │                                   │
  │           ╶─────╴                 ╵                                   │
4 │  ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ·     ▞▞ │
  │                   Y:>                     B:>                         │
  │                                                                       │
5 │  ▞▞    ·    clo    ·     ·     ·     ·     ·     ·     ·     ·     ▞▞ │
  │                                                                       │
  └───────────────────────────────────────────────────────────────────────┘
"""
LISTS = (
    "1 swap  2 step  3 idea  4 jump  5 diag  6 dash",
    "Y:  [jump]  R:  swap  B:  dash",
    "G:>",
    "step  idea  (jump)  diag  dash",
    "sugar  swap  step  idea  (diag)  dash",
    "1  swap  step  idea  jump  diag  dash",
    "swap  step  (idea)  jump  (diag)",
)
