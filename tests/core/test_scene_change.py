"""What is told of the way from one scene to the next is enough to make the next of the last."""

from __future__ import annotations

import pytest

from cheeseboard.core.bits import members
from cheeseboard.core.chance import Chance
from cheeseboard.core.game import Game
from cheeseboard.core.message import Message
from cheeseboard.core.scene import Mat, Piece, Scene
from cheeseboard.core.scene_change import change_between, same_mat, same_piece
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.larder import LARDER
from tests.toy import PEPPERCORN

MOVES = 60


def piece(id: str, x: int = 50, art: str = "pea") -> Piece:
    return Piece(id, art, x, 50, Message(f"words-{id}"))


def mat(id: str, *pieces: Piece) -> Mat:
    return Mat(id, "board", 900, 900, Message(f"mat-{id}"), list(pieces))


def scene(*mats: Mat, prompt: str = "your-turn") -> Scene:
    return Scene(list(mats), Message(prompt))


def followed(before: Scene, after: Scene) -> Scene:
    """The scene that somebody has who has seen the one before and is told of the change."""
    change = change_between(before, after)
    pieces = {old.id: old for old in before.pieces()} | {new.id: new for new in change.pieces}
    mats = {old.id: old for old in before.mats} | {new.id: new for new in change.mats}
    order = [old.id for old in before.mats] if change.order is None else change.order
    laid = [mats[name] for name in order]
    for one in laid:
        one.pieces = [pieces[lying.id] for lying in one.pieces]
    return Scene(laid, after.prompt if change.prompt else before.prompt)


def alike(one: Scene, other: Scene) -> bool:
    mats = zip(one.mats, other.mats, strict=True)
    pieces = zip(one.pieces(), other.pieces(), strict=True)
    return (
        one.prompt == other.prompt
        and all(same_mat(mine, yours) for mine, yours in mats)
        and all(mine.id == yours.id and same_piece(mine, yours) for mine, yours in pieces)
    )


@pytest.mark.parametrize("game", [CASTLE, RACE, PEPPERCORN, LARDER], ids=lambda game: game.key)
@pytest.mark.parametrize("seat", [-1, 0])
def test_whoever_is_told_all_changes_sees_every_scene_of_a_game(game: Game, seat: int) -> None:
    state, chance = game.setup(2, seed="changes"), Chance(7)
    seen = game.scene(state.seen_by(seat), seat)
    for _ in range(MOVES):
        if state.outcome is not None:
            break
        mover = next(members(state.acting))
        moves = state.moves(mover)
        state.play(mover, moves[chance.below(len(moves))])
        seen = followed(seen, game.scene(state.seen_by(seat), seat))
        assert alike(seen, game.scene(state.seen_by(seat), seat))


def test_nothing_is_told_of_a_scene_that_stays() -> None:
    assert change_between(scene(mat("a", piece("x"))), scene(mat("a", piece("x")))).is_nothing


def test_a_piece_that_moves_to_another_mat_is_not_told_again() -> None:
    change = change_between(scene(mat("a", piece("x")), mat("b")), scene(mat("a"), mat("b", piece("x"))))
    assert change.pieces == []
    assert [one.id for one in change.mats] == ["a", "b"]


def test_a_piece_laid_below_the_others_is_the_only_one_told() -> None:
    change = change_between(
        scene(mat("a", piece("x"), piece("y"))), scene(mat("a", piece("z"), piece("x"), piece("y")))
    )
    assert [one.id for one in change.pieces] == ["z"]
    assert [one.id for one in change.mats] == ["a"]


def test_a_piece_that_changes_its_place_in_the_pile_and_its_look_is_told() -> None:
    change = change_between(
        scene(mat("a", piece("x"), piece("y"))), scene(mat("a", piece("y", art="bean"), piece("x")))
    )
    assert [(one.id, one.art) for one in change.pieces] == [("y", "bean")]


def test_a_piece_on_a_mat_of_its_own_is_told_if_it_is_new() -> None:
    change = change_between(scene(mat("a")), scene(mat("a"), mat("b", piece("x"))))
    assert [one.id for one in change.pieces] == ["x"]
    assert change.order == ["a", "b"]
