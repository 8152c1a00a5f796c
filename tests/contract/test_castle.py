from __future__ import annotations

import pytest

from cheeseboard.contract import PROMISES, Case, Promise, cases_for
from tests.contract.fair_castle import FairCastle


@pytest.mark.parametrize("promise", PROMISES, ids=str)
@pytest.mark.parametrize("case", cases_for(FairCastle()), ids=str)
def test_cheese_castle_keeps_its_promise(promise: Promise, case: Case) -> None:
    promise(case)
