"""The kit's own tests: wrong games, and whether the kit finds what is wrong with them, and nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cheeseboard.contract import PROMISES, cases_for, check_all
from tests.contract.broken import BROKEN, Broken, play, views, writing
from tests.toy import PEPPERCORN

WHERE_THEY_ARE = (play, views, writing)
MOST = 400


@pytest.mark.parametrize("broken", BROKEN, ids=str)
def test_the_kit_catches_the_broken_promise(broken: Broken, tmp_path: Path) -> None:
    game = broken.game
    game.folder = shutil.copytree(PEPPERCORN.folder, tmp_path / "toy")
    game.spoil(game.folder)
    (caught,) = check_all(cases_for(game, seats=(3,), seeds_each=4, most=MOST), [broken.promise])
    assert broken.sentence in caught.sentence
    innocent = [promise for promise in PROMISES if promise not in (broken.promise, *broken.also)]
    assert check_all(cases_for(game, seats=(3,), most=MOST), innocent) == []


@pytest.mark.parametrize("promise", PROMISES, ids=str)
def test_every_promise_is_broken_by_some_game(promise: object) -> None:
    assert promise in [broken.promise for broken in BROKEN]
