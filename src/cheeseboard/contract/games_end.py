from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise


@Promise
def games_end(case: Case) -> None:
    """Random games end, and nothing is ever raised."""
    if len(case.trail) >= case.most:
        case.played = case.most
        raise case.broken(f"the game is not over after {case.most} random moves.")
    for _ in case.choices():
        pass
