from __future__ import annotations

import pytest

from cheeseboard.contract import PROMISES, Case, Promise, cases_for
from cheeseboard.core import BadSetup
from tests.games.race.fair import FairRace


def can_be_set_up(case: Case) -> bool:
    """Teams are for four, and tournaments are run on short tracks."""
    try:
        case.deal()
    except BadSetup:
        return False
    return True


@pytest.mark.parametrize("promise", PROMISES, ids=str)
@pytest.mark.parametrize("case", [case for case in cases_for(FairRace()) if can_be_set_up(case)], ids=str)
def test_rat_race_keeps_its_promise(promise: Promise, case: Case) -> None:
    promise(case)
