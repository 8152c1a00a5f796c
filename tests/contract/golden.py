"""The golden games in tests/golden: python -m tests.contract.golden compares them, and with --update writes them anew.

Write them anew only when a change of the rules was meant, and raise the version of the game with it: old records play
differently then. Whoever reads the change sees in the files which games it touched.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from cheeseboard.contract import golden_games
from cheeseboard.core import Game
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.larder import LARDER
from tests.toy import PEPPERCORN

FOLDER = Path(__file__).parent.parent / "golden"
SEEDS = tuple(str(seed) for seed in range(1, 9))


class Golden(NamedTuple):
    """One file of golden games."""

    game: Game
    options: dict[str, str]

    @property
    def file(self) -> Path:
        chosen = [f"{name}-{value}" for name, value in self.options.items()] or ["default"]
        return FOLDER / f"{self.game.key}-{'-'.join(chosen)}.txt"

    def text(self) -> str:
        return "\n".join(golden_games(self.game, self.options, SEEDS)) + "\n"


GOLDEN = (
    Golden(PEPPERCORN, {}),
    Golden(PEPPERCORN, {"rerolls": "2"}),
    Golden(LARDER, {}),
    Golden(CASTLE, {}),
    Golden(CASTLE, {"target": "6"}),
    Golden(CASTLE, {"layout": "b"}),
    Golden(CASTLE, {"through-towers": "no"}),
    Golden(CASTLE, {"edition": "2022"}),
    Golden(RACE, {}),
    Golden(RACE, {"track": "long", "wind": "yes"}),
    Golden(RACE, {"mode": "tournament", "wind": "yes"}),
    Golden(RACE, {"play-on": "no", "sugar-step": "bent"}),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.golden", description=__doc__)
    parser.add_argument("--update", action="store_true", help="write the files anew where the games have changed")
    update = parser.parse_args().update
    changed = [golden for golden in GOLDEN if not golden.file.exists() or golden.file.read_text() != golden.text()]
    for golden in changed:
        print(f"{golden.file.name} {'written anew' if update else 'does not hold'}")
        if update:
            golden.file.write_text(golden.text())
    return 0 if update or not changed else 1


if __name__ == "__main__":
    sys.exit(main())
