"""Pictures of every page, in three sizes, light and dark.

python -m tests.browser.screenshots            those worth showing, into docs/images/table; dark ones in the largest size
python -m tests.browser.screenshots lobby      some of them
python -m tests.browser.screenshots --every    every page, in every size, light and dark
python -m tests.browser.screenshots --to DIR   somewhere else
"""

from __future__ import annotations

import argparse
import io
import tempfile
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.chromium import NONE_HERE, OPTIONS, find_chromium
from tests.browser.people import DESKTOP, SIZES, THEMES, People, Size, Theme
from tests.browser.places import NEEDS_TOYS, PICTURED, PLACES, Stage, known_to
from tests.shelf import ROOT
from tests.table.web.visiting import Server

FOLDER: Final = ROOT / "docs" / "images" / "table"
COLOURS: Final = 192
EXACT: Final = 96
"""So many colours, those of the largest areas, are kept as they are."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every page.")
    parser.add_argument("places", nargs="*", metavar="PLACE", help=f"some of: {', '.join(PICTURED)}")
    parser.add_argument("--every", action="store_true", help="every page, in every size, light and dark")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="DIR")
    given = parser.parse_args()
    found = find_chromium()
    if found is None:
        raise SystemExit(NONE_HERE)
    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "tables"
        data.mkdir()
        browser = playwright.chromium.launch(executable_path=found, args=OPTIONS)
        # No toys here: the shelf is the one of the house.
        with Server(data, "--limits", 0) as server, People(server, browser) as people:
            stage = Stage(server)
            every = [place for place in PLACES if place not in NEEDS_TOYS]
            for place in given.places or (every if given.every else PICTURED):
                for size, theme in product(SIZES, THEMES):
                    if given.every or theme == "light" or size == DESKTOP:
                        picture = photograph(people, stage, place, size, theme)
                        write(picture, given.to / f"{place}-{size.name}-{theme}.png")


def photograph(people: People, stage: Stage, place: str, size: Size, theme: Theme) -> bytes:
    person = people.come(size, theme=theme, visitor=known_to(place, stage))
    page = person.page()
    PLACES[place](page, stage)
    page.mouse.move(0, 0)
    picture = page.screenshot()
    person.context.close()
    return picture


def write(picture: bytes, path: Path) -> None:
    """Flat drawings need few colours."""
    with Image.open(io.BytesIO(picture)) as opened:
        full = opened.convert("RGB")
    few = full.quantize(palette=palette_for(full), dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    print(f"{path} ({path.stat().st_size // 1024} KiB)")


def palette_for(picture: Image.Image) -> Image.Image:
    counted = Counter(zip(*[iter(picture.tobytes())] * 3, strict=True))
    exact = [channel for colour, _ in counted.most_common(EXACT) for channel in colour]
    rest = picture.quantize(COLOURS - EXACT, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*exact, *rest[: 3 * (COLOURS - EXACT)]])
    return palette


if __name__ == "__main__":
    main()
