"""A finished game looked back at: who led when, what would have been better, and what the dice showed.

The bots look at one moment after the other, in their own processes, so that no bot that is to move waits for longer than
one of these looks takes. What they have found is kept, in no language, and never looked for again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cheeseboard.bots.analysis import SEARCHES, Analysis, Look, put_together, seed_of, sides_of
from cheeseboard.core import COMPILED
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.undo import Made
from cheeseboard.table import wire
from cheeseboard.table.problems import NotAllowed
from cheeseboard.table.storage.orders import ADD_STORY
from cheeseboard.table.storage.past import load_match
from cheeseboard.table.storage.questions import read_story
from cheeseboard.table.storage.writer import Overtaken
from cheeseboard.table.views import Teller, teller

if TYPE_CHECKING:
    from cheeseboard.table.service.room import Room

SLOWER: Final = 1 if COMPILED else 25
"""About so many times as long plain Python takes for a playout, so that it gets by with fewer."""
PLAYOUTS: Final = 300_000 // SLOWER
"""For a whole game, shared out among its moments."""
MOST_PLAYOUTS: Final = 3_000 // SLOWER
LEAST_PLAYOUTS: Final = 4 * SEARCHES
SEED: Final = "story"
EXACT: Final = 4
"""Digits after the point."""


class Luck(msgspec.Struct, frozen=True):
    """How often each face of a die came up, and how often it should have."""

    die: str
    seen: tuple[int, ...]
    expected: tuple[float, ...]


class Findings(msgspec.Struct, frozen=True):
    """What is kept of a game that was looked back at."""

    shares: tuple[tuple[float, ...], ...]
    low: tuple[tuple[float, ...], ...]
    high: tuple[tuple[float, ...], ...]
    best: tuple[str, ...]
    loss: tuple[float, ...]
    turning: tuple[int, ...]
    luck: tuple[Luck, ...]


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Findings)


class Storyteller:
    """Of one room. Its game is looked back at when somebody first asks, and once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._findings: Findings | None = None
        self._looking: asyncio.Task[Findings] | None = None
        self._done = 0.0

    async def tell(self, language: str) -> wire.Story:
        """What has been found, or how much of the game has been looked at by now."""
        room = self.room
        if not room.over:
            raise NotAllowed("problem-not-over")
        if self._findings is None:
            self._findings = await self._find()
        if self._findings is None:
            return wire.Story(ready=False, done=round(self._done, 3))
        return put_into_words(teller(room.game, language), self._findings, room.data.seed, room.commitment)

    async def _find(self) -> Findings | None:
        """None while the bots are still looking."""
        if self._looking is None:
            kept = await self.room.house.read(read_story, self.room.data.id)
            if kept is not None:
                return DECODER.decode(kept)
        if self._looking is None:
            self._looking = self.room.start(self._look())
        if not self._looking.done():
            return None
        looked, self._looking = self._looking, None
        return looked.result()

    async def _look(self) -> Findings:
        """One game after the other is looked at in a house, so that there are processes left for those that are played."""
        room, house = self.room, self.room.house
        self._done = 0.0
        async with house.one_story:
            match = await house.read(load_match, room.data, room.game, room.game.seat_names[: room.data.seats])
            playouts = playouts_for(len(match.played))
            looks: list[Look] = []
            moments = len(match.played) + 1
            for moment in range(moments):
                made, seed = made_at(match, moment), seed_of(SEED, moment)
                looks.append(
                    await house.thinkers.look(room.game, match.state_after(moment), made, playouts=playouts, seed=seed)
                )
                self._done = len(looks) / moments
            analysis = put_together(looks, sides_of(match.state_after(0)), playouts)
            findings = await house.think(find, match, analysis)
        await self._keep(findings)
        return findings

    async def _keep(self, findings: Findings) -> None:
        """Where another worker has looked at the same game, it has found the same."""
        order: tuple[Any, Any] = (
            ADD_STORY,
            {"table_id": self.room.data.id, "story": ENCODER.encode(findings).decode()},
        )
        try:
            await self.room.house.writer.commit(order)
        except Overtaken:
            return


def playouts_for(moves: int) -> int:
    """Of a long game each moment is looked at less closely."""
    return max(LEAST_PLAYOUTS, min(MOST_PLAYOUTS, PLAYOUTS // (moves + 1)))


def made_at(match: Match, moment: int) -> Made | None:
    """The move made at a moment; none at the last."""
    if moment == len(match.played):
        return None
    return Made(match.played[moment].seat, match.played[moment].move)


def find(match: Match, analysis: Analysis) -> Findings:
    """A better move is named only where the bots are sure that it is one."""
    sure = [low > 0.0 for low in analysis.loss_low]
    return Findings(
        rounded(analysis.shares),
        rounded(analysis.low),
        rounded(analysis.high),
        tuple(best if certain else "" for best, certain in zip(analysis.best, sure, strict=True)),
        tuple(round(loss, EXACT) if certain else 0.0 for loss, certain in zip(analysis.loss, sure, strict=True)),
        analysis.turning,
        tuple(find_luck(match)),
    )


def rounded(rows: tuple[tuple[float, ...], ...]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(round(share, EXACT) for share in row) for row in rows)


def find_luck(match: Match) -> list[Luck]:
    """Every die of the game that was ever rolled, against what was to be expected of each of its rolls."""
    game = match.game
    shown = [shown for played in match.played for event in played.events for shown in game.rolled(event)]
    found: list[Luck] = []
    for die in game.dice:
        rolls = [roll for roll in shown if roll.die == die.name]
        seen = tuple(sum(roll.face == face for roll in rolls) for face in die.faces)
        expected = [0.0] * len(die.faces)
        for roll in rolls:
            weights = die.weights if roll.weights is None else roll.weights
            for place, weight in enumerate(weights):
                expected[place] += weight / sum(weights)
        if rolls:
            found.append(Luck(die.name, seen, tuple(round(often, EXACT) for often in expected)))
    return found


# In words.


def put_into_words(words: Teller, findings: Findings, seed: str, commitment: str) -> wire.Story:
    return wire.Story(
        ready=True,
        done=1.0,
        shares=findings.shares,
        low=findings.low,
        high=findings.high,
        best=findings.best,
        loss=findings.loss,
        turning=findings.turning,
        rolls=tuple(roll(words, words.game, luck) for luck in findings.luck),
        seed=seed,
        commitment=commitment,
    )


def roll(words: Teller, game: Game, luck: Luck) -> wire.Roll:
    key = f"{game.key}-die-{luck.die}"
    faces = next(die.faces for die in game.dice if die.name == luck.die)
    named = tuple(face if face.isdecimal() else words.key(f"{key}-{face}") for face in faces)
    return wire.Roll(words.key(key), named, luck.seen, luck.expected)
