"""Crumbs keeps every promise of a Cheeseboard game."""

from __future__ import annotations

import pytest

from cheeseboard.contract import PROMISES, Case, Promise, cases_for
from crumbs import CRUMBS


@pytest.mark.parametrize("promise", PROMISES, ids=str)
@pytest.mark.parametrize("case", cases_for(CRUMBS), ids=str)
def test_crumbs_keeps_its_promise(promise: Promise, case: Case) -> None:
    promise(case)
