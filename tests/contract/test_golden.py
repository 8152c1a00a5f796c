"""Plain Python and the compiled form are both run against the same files, so they agree with each other."""

from __future__ import annotations

import pytest

from cheeseboard.contract import golden_games
from tests.contract.golden import GOLDEN, SEEDS, Golden
from tests.toy import Peppercorn
from tests.toy.state import Pantry


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.file.stem)
def test_golden_games_are_played_as_ever(golden: Golden) -> None:
    assert golden.text().splitlines() == golden.file.read_text(encoding="utf-8").splitlines()


def test_a_game_that_is_played_differently_is_not_golden() -> None:
    class RollsHigh(Pantry):
        """Its die never shows less than 3."""

        def __setattr__(self, name: str, value: object) -> None:
            super().__setattr__(name, max(3, value) if name == "die" and isinstance(value, int) and value else value)

    game = Peppercorn()
    game.table = RollsHigh
    assert golden_games(game, {}, SEEDS) != golden_games(Peppercorn(), {}, SEEDS)
