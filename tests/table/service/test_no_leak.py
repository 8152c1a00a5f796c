"""Nobody is sent anything that they cannot know: two tables that differ only in secrets send everybody else the same bytes.

    CHEESEBOARD_GAMES=1 python -m pytest tests/table/service/test_no_leak.py      every move of a game with each option

Otherwise the beginning, the middle and the end of a game are compared, for every game and number of seats.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.contract.case import Case, cases_for
from cheeseboard.core import WATCHER, Game
from cheeseboard.table.service import audience
from tests.contract.fair_castle import FairCastle
from tests.games.race.fair import FairRace
from tests.larder import LARDER
from tests.table import hosting
from tests.table.twins import Twins
from tests.toy import PEPPERCORN

SECRETIVE: Final[dict[str, Game]] = {game.key: game for game in (FairCastle(), FairRace(), PEPPERCORN, LARDER)}
SEGMENT: Final = 12
"""After so many moves others look on."""
WHOLE: Final = "CHEESEBOARD_GAMES" in os.environ
CASES: Final = [
    case
    for game in SECRETIVE.values()
    for case in (cases_for(game) if WHOLE else [Case(game, seats, {}, "leak") for seats in game.seats])
]


@pytest.fixture
def twins(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twins]:
    monkeypatch.setattr(hosting, "GAMES", SECRETIVE)
    monkeypatch.setattr(audience, "PATIENCE", 0.0)
    found = Twins(tmp_path, case.game)
    yield found
    found.close()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_game_tells_nobody_a_secret(case: Case, twins: Twins) -> None:
    chance = case.chance("no leak")
    state = case.deal()
    onlookers = [*range(case.seats), WATCHER]
    played = lasted = 0
    begun = 0
    for number, choice in enumerate(case.follow()):
        if lasted == 0 and not looked_at(number, len(case.trail)):
            state.play(choice.seat, choice.move)
            continue
        if lasted == 0:
            twins.begin(state, onlookers[begun % len(onlookers)])
            begun += 1
        lasted = (lasted + 1) % SEGMENT
        alike = twins.play(choice.seat, choice.move)
        state.play(choice.seat, choice.move)
        played += 1
        if not alike:
            lasted = 0
            continue
        if state.outcome is not None:
            return
        if chance.below(3) == 0:
            twins.take_back_and_play_again(choice.seat)
        last = lasted == 0
        if last or chance.below(6) == 0:
            twins.compare_answers(chance, everything=last)
        if last:
            twins.compare_coming_back()
    assert twins.compared >= played // 2


def looked_at(number: int, moves: int) -> bool:
    """Whether twins begin at this move of so many."""
    return WHOLE or any(first <= number < first + SEGMENT for first in (0, moves // 2, moves - SEGMENT))
