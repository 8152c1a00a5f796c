"""How Hypothesis looks for examples in these tests: always the same ones, so that no test is flaky.

CHEESEBOARD_EXPLORE=20 looks for twenty times as many, other ones on every run; what it finds it prints with the line that
repeats it.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

TIMES = int(os.environ.get("CHEESEBOARD_EXPLORE", "0"))


def explore(examples: int, steps: int = 50) -> settings:
    """Settings for a test that is worth so many examples in an ordinary run."""
    return settings(
        max_examples=examples * max(TIMES, 1),
        stateful_step_count=steps,
        derandomize=TIMES == 0,
        database=None,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
