from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise


@Promise
def the_box_stays_full(case: Case) -> None:
    """After every move all pieces of the box lie somewhere, and no more than these."""
    state = case.deal()
    box = case.game.count_pieces(state)
    for choice in case.follow():
        state.play(choice.seat, choice.move)
        case.played += 1
        counts = case.game.count_pieces(state)
        if counts != box:
            changed = {name: (box.get(name, 0), counts.get(name, 0)) for name in box | counts}
            wrong = [f"{name} {now} instead of {before}" for name, (before, now) in changed.items() if now != before]
            raise case.broken(f"the pieces do not add up: {', '.join(wrong)}.")
