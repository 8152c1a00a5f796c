"""Where every piece of Rat Race lies and which art it wears.

A card keeps its id wherever it goes: from the hand to the bets, and on among the open cards. Hands follow from the open
cards, so everybody's are in the scene; only a bet that is not yet turned over is a back without a face, which for its
owner lies on it, small. What is touched to lay a card is the place of the card in the own hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from cheeseboard.core.message import Message
from cheeseboard.core.scene import Mat, Piece, Scene
from cheeseboard.games.race.board import WAY_NAMES
from cheeseboard.games.race.cards import Box
from cheeseboard.games.race.scene.seats import lay_other, lay_own
from cheeseboard.games.race.scene.table import (
    lay_bets,
    lay_lone_wind,
    lay_orders,
    lay_podium,
    lay_supply,
    lay_tournament,
    lay_wind,
)
from cheeseboard.games.race.scene.track import lay_lone_card, lay_track
from cheeseboard.games.race.state import Race
from cheeseboard.games.race.steps import SEAT_NAMES
from cheeseboard.games.race.steps.acting import Acting
from cheeseboard.games.race.steps.betting import PepperWindow
from cheeseboard.games.race.steps.setting_up import Consolation


def scene(state: Race, seat: i64) -> Scene:
    """The table before that seat's eyes; for nobody's seat, everything that the state itself holds."""
    view = state if seat < 0 else state.seen_by(seat)
    mats = [lay_track(view), lay_orders(view), lay_bets(view), lay_podium(view)]
    if view.agreement.wind:
        mats.append(lay_wind(view))
    if view.agreement.tournament:
        mats.append(lay_tournament(view))
    if isinstance(view.step, Consolation):
        mats.append(lay_supply())
    mats += [lay_own(view, player) if player == seat else lay_other(view, player) for player in range(view.seats)]
    if seat < 0 or (view.acting >> seat) & 1:
        mats += lay_buttons(view)
    return Scene(mats, say_prompt(view, seat))


def card_scene(box: Box, kind: str, number: int, *, turned: bool) -> Scene:
    """One card of the box by itself: a gate, a section either way up, or a wind."""
    if kind == "wind":
        way = int(box.winds[number - 1])
        said = Message("race-card-wind", {"number": number, "way": WAY_NAMES[way]})
        return Scene([lay_lone_wind(way, said)], said)
    said = Message(f"race-card-{kind}{'-turned' if turned else ''}", {"number": number})
    card = (box.gates if kind == "gate" else box.sections)[number - 1]
    return Scene([lay_lone_card(card.turned() if turned else card, said)], said)


def say_prompt(state: Race, seat: i64) -> Message:
    """What is asked now; at the end, who has won."""
    outcome = state.outcome
    if outcome is None:
        return state.prompt(seat)
    winner = outcome.winners[0]
    return Message(outcome.reason.value, {"seat": SEAT_NAMES[winner], "cheese": outcome.points[winner]})


def lay_buttons(state: Race) -> list[Mat]:
    """3.10: an action may be left out. 6.3: pepper may be kept."""
    if isinstance(state.step, Acting):
        return [lay_button("pass")]
    return [lay_button("keep")] if isinstance(state.step, PepperWindow) else []


def lay_button(name: str) -> Mat:
    words = Message(f"race-piece-{name}")
    return Mat(name, "button", 220, 60, words, [Piece(f"button-{name}", "", 110, 30, words, width=220, height=60)])
