"""Rat Race (Rat de France), for 2 to 4 players: bet on what to do, in secret, and be the first rat at the cheese."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from cheeseboard.core.chance import WORLD, stream
from cheeseboard.core.errors import BadContent, BadSetup
from cheeseboard.core.game import Game, Option, Options, text_mark
from cheeseboard.games.race import cards, features, notation, positions
from cheeseboard.games.race.state import Agreement, Mode, Race
from cheeseboard.games.race.steps import MOVE_SPACE, SEAT_NAMES, begin_race, draw_track, push_races

if TYPE_CHECKING:
    from cheeseboard.core.position import Document
    from cheeseboard.core.scene import Scene
    from cheeseboard.core.state import State

SECTIONS = {"first": 1, "easy": 6, "middling": 15, "all": cards.SECTION_COUNT}


def agree(options: Options) -> Agreement:
    """What the options say, as the table keeps it."""
    return Agreement(
        Mode(options["mode"]),
        options["track"],
        SECTIONS[options["sections"]],
        wind=options["wind"] == "yes",
        play_on=options["play-on"] == "yes",
        bent_step=options["sugar-step"] == "bent",
        neighbours=options["partners"] == "neighbours",
        winds=cards.the_box().winds,
    )


def options_of(state: Race) -> Options:
    """The options that were agreed on."""
    agreement = state.agreement
    return {
        "mode": agreement.mode.value,
        "track": agreement.track,
        "sections": next(name for name, most in SECTIONS.items() if most == agreement.sections),
        "wind": "yes" if agreement.wind else "no",
        "play-on": "yes" if agreement.play_on else "no",
        "partners": "neighbours" if agreement.neighbours else "opposite",
        "sugar-step": "bent" if agreement.bent_step else "straight",
    }


class RatRace(Game):
    """The card of the game."""

    key = "race"
    version = 1
    seats = (2, 3, 4)
    seat_names = SEAT_NAMES
    options = (
        Option("mode", ("race", "teams", "tournament"), "race"),
        Option("track", ("short", "long"), "short"),
        Option("sections", tuple(SECTIONS), "all"),
        Option("wind", ("no", "yes"), "no"),
        Option("play-on", ("yes", "no"), "yes"),
        Option("partners", ("opposite", "neighbours"), "opposite"),
        Option("sugar-step", ("straight", "bent"), "straight"),
    )
    move_space = MOVE_SPACE
    folder = Path(__file__).parent

    def option_error(self, name: str, value: str) -> str | None:
        if name != "track" or not value[:1].isdecimal():
            return super().option_error(name, value)
        try:
            cards.find_track(value)
        except BadContent as error:
            return error.reason
        return None

    def check_options(self, seats: int, options: Mapping[str, str]) -> Options:
        chosen = super().check_options(seats, options)
        if chosen["mode"] == "teams" and seats != 4:
            raise BadSetup(f"Option mode: teams are two against two, so they need 4 seats, not {seats}.")
        if chosen["mode"] == "tournament" and chosen["track"] != "short":
            raise BadSetup("Option track: a tournament is run on three short tracks; choose short.")
        return chosen

    def deal(self, seats: int, options: Options, seed: str) -> Race:
        agreement, dice = agree(options), stream(seed, WORLD)
        track = draw_track(agreement, 0, dice)
        state = Race(agreement, track, seats, dice)
        dice.shuffle(state.orders)  # 2.5
        begin_race(state, dice.below(seats), track)
        push_races(state)
        return state

    def content_mark(self, options: Options) -> str:
        return text_mark(cards.the_box().text)

    def write_move(self, state: State, move: int) -> str:
        return notation.write_move(_race(state), move)

    def read_move(self, state: State, text: str) -> int:
        return notation.read_move(_race(state), text)

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return notation.path(_race(state), seat, move)

    def write_position(self, state: State) -> Document:
        return positions.write_position(_race(state), options_of(_race(state)))

    def read_position(self, document: Document) -> Race:
        return positions.read_position(self, document)

    def scene(self, state: State, seat: int) -> Scene:
        from cheeseboard.games.race.scene import scene

        return scene(_race(state), seat)

    def content_names(self) -> tuple[str, ...]:
        return tuple(cards.card_names())

    def content_scene(self, name: str) -> Scene:
        from cheeseboard.games.race.scene import card_scene

        kind, number, turned = cards.card_names()[name]
        return card_scene(cards.the_box(), kind, number, turned=turned)

    def count_pieces(self, state: State) -> dict[str, int]:
        return notation.count_pieces(_race(state))

    def observation_names(self, seats: int) -> list[str]:
        return features.observation_names()

    def observation(self, state: State, seat: int) -> list[float]:
        return features.observation(_race(state.seen_by(seat)), seat)


def _race(state: State) -> Race:
    if not isinstance(state, Race):
        raise TypeError(f"Rat Race was given a {type(state).__name__}")
    return state


RACE = RatRace()
