"""Where the mats of a scene lie on a picture.

The largest board stands large; the other mats stand on shelves beside it, or below it if the board is wide, or for a page
held upright. Hands lie below everything, as they do before whoever holds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from cheeseboard.core.scene import BOARD, HAND, PLAYER, STORY, Mat

GAP: Final = 16
LABEL: Final = 30
# How high shelves beside a small board may be.
COLUMN: Final = 700
# A board so many times as wide as it is high has the other mats below it, always.
WIDE: Final = 1.5


class Place(NamedTuple):
    """A mat on the page: the upper left corner of what is drawn of it, and how large that is, its header included."""

    mat: Mat
    x: int
    y: int
    width: int
    height: int


class Page(NamedTuple):
    """Where every mat lies, and how much room they need together. The large board has its labels around it."""

    board: Place | None
    shelved: list[Place]
    hands: list[Place]
    width: int
    height: int


def lay_out(mats: Sequence[Mat], tall: bool, header: int) -> Page:
    """The largest board large, the other mats beside it, or below it if that is wished for or the board is wide."""
    boards = [mat for mat in mats if mat.kind == BOARD]
    large = max(boards, key=lambda mat: mat.width * mat.height) if boards else None
    others = [mat for mat in mats if mat.kind != HAND and mat is not large]
    page = Page(None, [], [], 0, 0) if large is None else place_board(large)
    if others:
        below = tall or large is None or large.width > WIDE * large.height
        page = shelve_below(page, others, header) if below else shelve_beside(page, others, header)
    return place_hands(page, [mat for mat in mats if mat.kind == HAND], header)


def place_board(mat: Mat) -> Page:
    x, y = LABEL if mat.rows else 0, LABEL if mat.columns else 0
    return Page(Place(mat, x, y, mat.width, mat.height), [], [], x + mat.width, y + mat.height)


def shelve_below(page: Page, mats: Sequence[Mat], header: int) -> Page:
    width = max(page.width, *[mat.width for mat in mats])
    shelved, used = shelve_evenly(mats, width, header)
    start = page.height + GAP if page.height else 0
    shelved = [place._replace(y=place.y + start) for place in centre(shelved, width)]
    return page._replace(shelved=shelved, width=width, height=start + used)


def shelve_beside(page: Page, mats: Sequence[Mat], header: int) -> Page:
    shelved, used = shelve_no_higher(mats, max(page.height, COLUMN), header)
    start = page.width + 2 * GAP
    shelved = [place._replace(x=place.x + start) for place in shelved]
    width = max(place.x + place.width for place in shelved)
    return page._replace(shelved=shelved, width=width, height=max(page.height, used))


def place_hands(page: Page, mats: Sequence[Mat], header: int) -> Page:
    """Each in a row of its own, no wider than the rest of the page."""
    width = page.width or max((mat.width for mat in mats), default=0)
    hands: list[Place] = []
    height = page.height
    for mat in mats:
        y = height + GAP if height else 0
        used = min(mat.width, width)
        hands.append(Place(mat, (width - used) // 2, y, used, mat.height + header))
        height = y + mat.height + header
    return page._replace(hands=hands, width=width, height=height)


# Shelves.


def family(mat: Mat) -> str:
    """Mats of one family may share a shelf: those of players, stories, and all that lies on the table for everybody."""
    return mat.kind if mat.kind in (PLAYER, STORY) else BOARD


def shelve(mats: Sequence[Mat], width: int, header: int) -> tuple[list[Place], int]:
    """Put mats side by side while they fit and are of one family, then on the next shelf; the height of all shelves."""
    places: list[Place] = []
    x = y = tallest = 0
    before = family(mats[0])
    for mat in mats:
        if x and (family(mat) != before or x + mat.width > width):
            y += tallest + GAP
            x = tallest = 0
        before = family(mat)
        places.append(Place(mat, x, y, mat.width, mat.height + header))
        x += mat.width + GAP
        tallest = max(tallest, mat.height + header)
    return places, y + tallest


def shelve_evenly(mats: Sequence[Mat], width: int, header: int) -> tuple[list[Place], int]:
    """As many shelves as that width needs for each family of mats, and none of them nearly empty."""
    places: list[Place] = []
    used = -GAP
    for _, group in groupby(mats, key=family):
        alike = list(group)
        best, height = shelve(alike, width, header)
        for narrower in range(width - GAP, max(mat.width for mat in alike), -GAP):
            closer, higher = shelve(alike, narrower, header)
            if higher > height:
                break
            best = closer
        places += [place._replace(y=place.y + used + GAP) for place in best]
        used += GAP + height
    return places, used


def shelve_no_higher(mats: Sequence[Mat], height: int, header: int) -> tuple[list[Place], int]:
    """The narrowest shelves, a whole number of the widest mat wide, that are no higher than that, if there are any."""
    widest = max(mat.width for mat in mats)
    places, used = shelve(mats, widest, header)
    for columns in range(2, len(mats) + 1):
        if used <= height:
            break
        places, used = shelve(mats, columns * (widest + GAP) - GAP, header)
    return places, used


def centre(places: Sequence[Place], width: int) -> list[Place]:
    """The same shelves, each in the middle of that width."""
    right = {place.y: place.x + place.width for place in places}
    return [place._replace(x=place.x + (width - right[place.y]) // 2) for place in places]
