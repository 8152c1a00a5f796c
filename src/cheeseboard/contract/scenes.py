from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.seen import difference, frames_of, observers, picture, who
from cheeseboard.contract.wording import check_words
from cheeseboard.core import WATCHER, State
from cheeseboard.core.art import THEMES
from cheeseboard.core.scene import KINDS, PILE, Mat, Scene
from cheeseboard.core.text_board import plain
from cheeseboard.core.words import LANGUAGES

PICTURES = 3


@Promise
def scenes_are_sound(case: Case) -> None:
    """In a scene every id is there once, every art in art.svg, every word in every language; it can be drawn and printed.

    That holds for the frames of the journal too, in which something has happened and more is to come.
    """
    for state in case.states():
        for seat in observers(state):
            scene = case.game.scene(state, seat)
            check_scene(case, scene)
            again = picture(case.game.scene(state.clone(), seat))
            if again != picture(scene):
                raise case.broken(f"the same state gave two scenes: {difference(picture(scene), again)}.")
    for state, choice in case.choices():
        for frame in frames_of(state, choice):
            for seat in (WATCHER, choice.seat):
                check_scene(case, case.game.scene(frame.seen_by(seat), seat))
    for state in case.states(PICTURES):
        check_drawing(case, state)


def check_scene(case: Case, scene: Scene) -> None:
    for kind, ids in (("piece", [piece.id for piece in scene.pieces()]), ("mat", [mat.id for mat in scene.mats])):
        for name, copies in Counter(ids).most_common(1):
            if copies > 1:
                raise case.broken(f"there are {copies} {kind}s with the id '{name}' in one scene.")
    for piece in scene.pieces():
        if piece.art and piece.art not in symbols(case.game.folder / "art.svg"):
            raise case.broken(f"piece '{piece.id}' wears '{piece.art}', which art.svg does not have.")
        if piece.words.key:
            check_words(case, piece.words, f"piece '{piece.id}'")
    for mat in scene.mats:
        check_mat(case, mat)
    check_words(case, scene.prompt, "the prompt of a scene")


def check_mat(case: Case, mat: Mat) -> None:
    check_words(case, mat.words, f"mat '{mat.id}'")
    for paragraph in mat.text:
        check_words(case, paragraph, f"the text of mat '{mat.id}'")
    if mat.kind not in KINDS:
        raise case.broken(f"mat '{mat.id}' is of the kind '{mat.kind}'; there are {', '.join(KINDS)}.")
    if mat.kind == PILE and mat.count < len(mat.pieces):
        raise case.broken(
            f"of the pile '{mat.id}' {len(mat.pieces)} pieces are laid out, but its count is {mat.count}."
        )


@cache
def symbols(art: Path) -> frozenset[str]:
    """What art.svg has to wear."""
    return frozenset(element.attrib["id"] for element in ET.parse(art).iter() if "id" in element.attrib)


def check_drawing(case: Case, state: State) -> None:
    """Everything open in one language and theme, each seat's view in others."""
    for number, seat in enumerate(observers(state)):
        language = LANGUAGES[number % len(LANGUAGES)]
        svg = case.game.svg(state, seat, THEMES[number % len(THEMES)], language)
        try:
            ET.fromstring(svg)
        except ET.ParseError as error:
            raise case.broken(f"the picture is not well-formed: {error}.") from error
        if not plain(case.game, case.game.scene(state, seat), language).strip():
            raise case.broken(f"the text board of {who(seat)} is empty.")
