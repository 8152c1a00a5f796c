from __future__ import annotations

import pytest

from cheeseboard.contract import PROMISES, Case, Promise, cases_for
from tests.larder import LARDER
from tests.toy import PEPPERCORN


@pytest.mark.parametrize("promise", PROMISES, ids=str)
@pytest.mark.parametrize("case", cases_for(PEPPERCORN, seeds_each=2), ids=str)
def test_peppercorn_keeps_its_promise(promise: Promise, case: Case) -> None:
    promise(case)


@pytest.mark.parametrize("promise", PROMISES, ids=str)
@pytest.mark.parametrize("case", cases_for(LARDER, seeds_each=2), ids=str)
def test_the_larder_keeps_its_promise(promise: Promise, case: Case) -> None:
    promise(case)
