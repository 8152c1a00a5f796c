"""An analysis as a picture: for every side a line of how likely it was to win, in the house's colours.

Sides are told apart by colour, by dashes, and by the letters of their seats at the end of the line. The band around a line
is the uncertainty. Where a move turned the game stands its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from cheeseboard.bots.analysis import Analysis
from cheeseboard.core.art import DARK, LIGHT, THEMES, colour, paint
from cheeseboard.core.game import Game
from cheeseboard.core.message import Message
from cheeseboard.core.svg import FONT, write
from cheeseboard.core.words import Words, words_for

WIDTH: Final = 960
HEIGHT: Final = 480
LEFT: Final = 76
RIGHT: Final = 884
TOP: Final = 84
BOTTOM: Final = 400
RADIUS: Final = 15
DASHES: Final = ("", "14 7", "3 8", "18 7 3 7")
TICKS_AT_MOST: Final = 8


class Side(NamedTuple):
    """Seats that win together: one line."""

    seats: tuple[int, ...]
    dashes: str

    @property
    def first(self) -> int:
        return self.seats[0]


def draw_chart(game: Game, analysis: Analysis, *, theme: str = "auto", language: str = "en") -> str:
    """The picture of an analysis."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme '{theme}'; there are {', '.join(THEMES)}.")
    return paint("\n".join(Chart(game, analysis, theme, words_for(game, language)).lines()) + "\n", theme)


class Chart:
    """One chart being drawn."""

    def __init__(self, game: Game, analysis: Analysis, theme: str, words: Words) -> None:
        self.game = game
        self.analysis = analysis
        self.sides = [Side(seats, DASHES[seats[0] % len(DASHES)]) for seats in analysis.sides]
        self.theme = theme
        self.words = words
        self.moves = len(analysis.shares) - 1

    def lines(self) -> Iterator[str]:
        yield from self.open()
        yield from self.draw_grid()
        yield from self.draw_turning()
        for side in self.sides:
            yield from self.draw_band(side)
        for side in self.sides:
            yield from self.draw_line(side)
        yield from self.sign_lines()
        yield "</svg>"

    def open(self) -> Iterator[str]:
        title, about = self.say(f"{self.game.key}-name"), self.say("analysis-chart")
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="cheeseboard" role="img" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" style="max-width:100%;height:auto" font-family="{FONT}" '
            f'fill="{colour("line")}">'
        )
        yield f"<title>{escape(title)}</title>"
        yield f"<desc>{escape(about)}</desc>"
        if self.theme == "auto":
            night = ";".join(f"--{name}:{value}" for name, value in DARK.items())
            yield f"<style>@media (prefers-color-scheme:dark){{.cheeseboard{{{night}}}}}</style>"
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{colour("paper")}"/>'
        yield f'<text x="{LEFT}" y="40" font-size="24" font-weight="700">{escape(title)}</text>'
        yield f'<text x="{LEFT}" y="64" font-size="16" opacity=".8">{escape(about)}</text>'

    def draw_grid(self) -> Iterator[str]:
        yield f'<g font-size="15" stroke="{colour("line")}" stroke-opacity=".25">'
        for percent in (0, 25, 50, 75, 100):
            y = height_of(percent / 100)
            yield f'<path d="M{LEFT} {y:g}H{RIGHT}"/>'
            yield f'<text x="{LEFT - 10}" y="{y + 5:g}" text-anchor="end" stroke="none">{percent} %</text>'
        for moment in range(0, self.moves + 1, tick_of(self.moves)):
            x = self.place_of(moment)
            yield f'<path d="M{x:g} {BOTTOM}v6"/>'
            yield f'<text x="{x:g}" y="{BOTTOM + 24}" text-anchor="middle" stroke="none">{moment}</text>'
        yield "</g>"
        middle = (LEFT + RIGHT) // 2
        label = escape(self.say("analysis-moves"))
        yield f'<text x="{middle}" y="{BOTTOM + 52}" font-size="16" text-anchor="middle">{label}</text>'

    def draw_turning(self) -> Iterator[str]:
        """A thin line at every move that turned the game, with its number above."""
        turning = self.analysis.turning
        middles = side_by_side([self.place_of(number) for number in turning])
        for number, middle in zip(turning, middles, strict=True):
            x = self.place_of(number)
            dots = f'stroke="{colour("line")}" stroke-width="1.5" stroke-dasharray="2 5" fill="none"'
            yield f'<g id="{self.game.key}-turning-{number}">'
            yield f'<path d="M{middle:g} {TOP}L{x:g} {TOP + 2 * RADIUS}V{BOTTOM}" {dots}/>'
            yield f'<circle cx="{middle:g}" cy="{TOP}" r="{RADIUS}" fill="{colour("cheese")}"/>'
            yield write(str(number), middle, TOP, 13 if number < 1000 else 10)
            yield "</g>"

    def draw_band(self, side: Side) -> Iterator[str]:
        low = self.points([moment[side.first] for moment in self.analysis.low])
        high = self.points([moment[side.first] for moment in self.analysis.high])
        outline = " ".join([*high, *reversed(low)])
        yield f'<polygon points="{outline}" fill="{self.tone_of(side)}" opacity=".2"/>'

    def draw_line(self, side: Side) -> Iterator[str]:
        points = " ".join(self.points([moment[side.first] for moment in self.analysis.shares]))
        dashes = f' stroke-dasharray="{side.dashes}"' if side.dashes else ""
        joined = 'stroke-linejoin="round" stroke-linecap="round"'
        yield f'<g id="{self.game.key}-line-{self.game.seat_names[side.first]}">'
        yield f"<title>{escape(self.name_of(side))}</title>"
        yield (
            f'<polyline points="{points}" fill="none" stroke="{self.tone_of(side)}" stroke-width="4" {joined}{dashes}/>'
        )
        yield "</g>"

    def sign_lines(self) -> Iterator[str]:
        """The letters of the seats in a ring, beside the end of their line and not on top of each other."""
        last = self.analysis.shares[-1]
        for side, y in spread_out([(side, height_of(last[side.first])) for side in self.sides]):
            ring = f'fill="{colour("cream")}" stroke="{self.tone_of(side)}" stroke-width="4"'
            for place, seat in enumerate(side.seats):
                x = RIGHT + RADIUS + 8 + place * 2 * RADIUS
                yield f'<circle cx="{x}" cy="{y:g}" r="{RADIUS - 3}" {ring}/>'
                yield write(self.say(f"seat-{self.game.seat_names[seat]}-letter"), x, y, 15)

    # Where and how.

    def place_of(self, moment: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * moment / max(self.moves, 1), 1)

    def points(self, shares: Sequence[float]) -> list[str]:
        return [f"{self.place_of(moment):g},{height_of(share):g}" for moment, share in enumerate(shares)]

    def tone_of(self, side: Side) -> str:
        tone = f"seat-{self.game.seat_names[side.first]}"
        return colour(tone if tone in LIGHT else "line")

    def name_of(self, side: Side) -> str:
        names = (self.game.seat_names[seat] for seat in side.seats)
        return ", ".join(self.words.say(Message("seat-in-list", {"seat": name})) for name in names)

    def say(self, key: str) -> str:
        return self.words.say(Message(key))


def height_of(share: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP - 2 * RADIUS) * share, 1)


def tick_of(moves: int) -> int:
    """A round number of moves between two ticks."""
    tick, factors = 1, (2, 5)
    while moves > tick * TICKS_AT_MOST:
        tick = tick * factors[0] if str(tick)[0] != "2" else tick // 2 * factors[1]
    return tick


def side_by_side(wanted: Sequence[float]) -> list[float]:
    """The same places from left to right, each at least a ball beyond the one before, and none beyond the right end."""
    wide = 2 * RADIUS + 2
    placed: list[float] = []
    for number, x in enumerate(wanted):
        most = RIGHT - wide * (len(wanted) - 1 - number)
        placed.append(min(max(x, placed[-1] + wide if placed else x), most))
    return placed


def spread_out(wanted: Sequence[tuple[Side, float]]) -> list[tuple[Side, float]]:
    """The same heights, from the lowest on the page upwards, each at least a ring above the one before."""
    placed: list[tuple[Side, float]] = []
    free = float(BOTTOM)
    for side, y in sorted(wanted, key=lambda pair: -pair[1]):
        placed.append((side, min(y, free)))
        free = placed[-1][1] - 2 * RADIUS
    return placed
