"""The ladder: every level against the one below it, on the same deals and from every seat.

Game number i of a rung has the deal of seed "seed/(i // seats)" and its stronger bot on seat i % seats; all other seats
are taken by the level below. So both rungs and both sides of a rung meet the same luck. In a solo game every level plays
alone. Every finished game is a line of a file, if there is one, and a ladder that was stopped goes on from it.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import islice, pairwise
from pathlib import Path
from typing import IO, Any, Final, Self, TypeAlias

from cheeseboard.bots import Bot, ask, budget_of, check_bots, find_bot
from cheeseboard.core.bits import lowest
from cheeseboard.core.errors import BadRecord, BadSetup
from cheeseboard.core.game import Game, Options
from cheeseboard.core.registry import find_game
from cheeseboard.lab.intervals import Interval, share_interval

BotMaker: TypeAlias = "Callable[[str], Bot]"
"""Makes a bot from its seed; most often its class."""

AHEAD: Final = 3
"""How many games are handed to each worker before the first is finished."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A level and the one below it; none in a solo game."""

    upper: str
    lower: str | None

    @property
    def name(self) -> str:
        return self.upper if self.lower is None else f"{self.upper} over {self.lower}"


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a rung."""

    rung: str
    number: int
    seat: int
    """Where the upper level sat."""
    places: tuple[int, ...]
    reason: str
    moves: int
    choices: tuple[int, int]
    """How often the upper level and the one below had to choose."""
    seconds: tuple[float, float]
    """How long they thought, all choices together."""

    @property
    def won(self) -> bool:
        return self.places[self.seat] == 1


@dataclass
class Result:
    """What a rung has come to."""

    rung: Rung
    seats: int
    games: int = 0
    wins: int = 0
    moves: int = 0
    choices: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, game: Played) -> None:
        self.games += 1
        self.wins += game.won
        self.moves += game.moves
        for side in (0, 1):
            self.choices[side] += game.choices[side]
            self.seconds[side] += game.seconds[side]

    @property
    def share(self) -> Interval:
        """The share of games that the upper level won."""
        return share_interval(self.wins, self.games)

    @property
    def times_fair(self) -> float:
        """How many times its fair share that is."""
        return self.share.estimate * self.seats

    def milliseconds(self, side: int) -> float:
        """How long one choice of the upper (0) or the lower (1) level took."""
        return 1000 * self.seconds[side] / self.choices[side] if self.choices[side] else 0.0


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    version: int
    seats: int
    options: Options
    rungs: tuple[Rung, ...]
    games: int
    seed: str
    own: Mapping[str, BotMaker]
    """Bots of your own, by the names they have as levels."""


@dataclass
class Ladder:
    """The rungs from the lowest to the highest, and what is known of each."""

    plan: Plan
    results: dict[str, Result]

    @property
    def finished(self) -> bool:
        return all(result.games >= self.plan.games for result in self.results.values())

    def table(self) -> str:
        """The ladder as a Markdown table."""
        lines = [
            "| level | against | budget | measured a choice | games | won | 95 % interval | times fair share |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for result in self.results.values():
            rung, share = result.rung, result.share
            against = "alone" if rung.lower is None else f"{self.plan.seats - 1} {rung.lower}".removeprefix("1 ")
            lines.append(
                f"| {rung.upper} | {against} | {budget_of(rung.upper) or 'none'} | {result.milliseconds(0):.1f} ms "
                f"| {result.games} | {share.estimate:.1%} | {share.low:.1%} to {share.high:.1%} "
                f"| {result.times_fair:.2f} |"
            )
        return "\n".join(lines) + "\n"


def ladder(
    game: Game,
    seats: int | None,
    levels: Sequence[str],
    games: int,
    seed: str,
    workers: int = 1,
    *,
    options: Mapping[str, str] | None = None,
    own: Mapping[str, BotMaker] | None = None,
    file: Path | None = None,
    told: Callable[[Played, int], None] | None = None,
) -> Ladder:
    """Play all rungs; told hears of every finished game and how many are finished in all.

    A level is the name of a bot, search:500 or search:20ms, or the name of a bot of your own.
    """
    plan = make_plan(game, seats, levels, games, seed, options, own)
    if workers < 1:
        raise BadSetup(f"At least one worker is needed, not {workers}.")
    result = Ladder(plan, {rung.name: Result(rung, plan.seats) for rung in plan.rungs})
    before = read_games(file, plan) if file is not None else []
    for known in before:
        result.results[known.rung].add(known)
    missing = games_missing(plan, before)
    with opened(file, plan) as log:
        done = len(before)
        for played in play_all(game, plan, missing, workers):
            result.results[played.rung].add(played)
            done += 1
            log.write(played)
            if told is not None:
                told(played, done)
    return result


def make_plan(
    game: Game,
    seats: int | None,
    levels: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    own: Mapping[str, BotMaker] | None = None,
) -> Plan:
    """Check everything before the first game is played."""
    count = game.check_seats(seats)
    if games < 1 or games % count:
        raise BadSetup(f"The games must be a multiple of the {count} seats, so that each is sat on alike, not {games}.")
    check_bots([level for level in levels if level not in (own or {})])
    if len(set(levels)) < len(levels):
        raise BadSetup("A level stands twice on this ladder.")
    if len(levels) < 2 and count > 1:
        raise BadSetup("A ladder needs at least two levels.")
    rungs = pair_up(levels) if count > 1 else tuple(Rung(level, None) for level in levels)
    agreed = game.check_options(count, options or {})
    return Plan(game.key, game.version, count, agreed, rungs, games, seed, dict(own or {}))


def pair_up(levels: Sequence[str]) -> tuple[Rung, ...]:
    """Neighbours on the ladder, and the top against the second level where that is not its neighbour."""
    rungs = [Rung(upper, lower) for lower, upper in pairwise(levels)]
    if len(levels) > 3:
        rungs.append(Rung(levels[-1], levels[1]))
    return tuple(rungs)


def games_missing(plan: Plan, played: Iterable[Played]) -> Iterator[tuple[Rung, int]]:
    """What is still to be played, all rungs growing together."""
    have = {(game.rung, game.number) for game in played}
    for number in range(plan.games):
        for rung in plan.rungs:
            if (rung.name, number) not in have:
                yield rung, number


# One game.


def make_bot(plan: Plan, level: str, seed: str) -> Bot:
    return plan.own[level](seed) if level in plan.own else find_bot(level, seed)


def play_rung(game: Game, plan: Plan, rung: Rung, number: int) -> Played:
    """One game of a rung, from its seed to its end."""
    deal, seat = f"{plan.seed}/{number // plan.seats}", number % plan.seats
    state = game.deal(plan.seats, plan.options, deal)
    names = [rung.upper if place == seat else rung.lower or rung.upper for place in range(plan.seats)]
    bots = [make_bot(plan, name, f"{deal} {place}") for place, name in enumerate(names)]
    choices, seconds, moves = [0, 0], [0.0, 0.0], 0
    while state.acting:
        acting = int(lowest(state.acting))
        side = int(acting != seat)
        asked = len(state.moves(acting)) > 1
        started = time.perf_counter()
        move = ask(bots[acting], state, acting)
        seconds[side] += asked * (time.perf_counter() - started)
        choices[side] += asked
        state.play(acting, move)
        moves += 1
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"Game {number} of {rung.name} stopped without an end.")
    reason = str(outcome.reason.value)
    sides = (choices[0], choices[1]), (round(seconds[0], 4), round(seconds[1], 4))
    return Played(rung.name, number, seat, outcome.places, reason, moves, *sides)


# Here, or on several processes.


def play_all(game: Game, plan: Plan, missing: Iterator[tuple[Rung, int]], workers: int) -> Iterator[Played]:
    """Every game that is missing, in whatever order they are finished."""
    if workers == 1:
        yield from (play_rung(game, plan, rung, number) for rung, number in missing)
        return
    find_game(plan.game)  # a worker can only play what is installed
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        running: set[Future[Played]] = set()
        try:
            while True:
                more = islice(missing, workers * AHEAD - len(running))
                running |= {pool.submit(play_in_worker, plan, rung, number) for rung, number in more}
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            for future in running:
                future.cancel()


def play_in_worker(plan: Plan, rung: Rung, number: int) -> Played:
    return play_rung(find_game(plan.game), plan, rung, number)


# The file: its first line says what is played, every other line is a game.


class Log:
    """Writes finished games, each at once, so that none is lost when all is stopped."""

    def __init__(self, stream: IO[str] | None) -> None:
        self.stream = stream

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.stream is not None:
            self.stream.close()

    def write(self, game: Played) -> None:
        self.line(asdict(game))

    def line(self, content: dict[str, Any]) -> None:
        if self.stream is not None:
            self.stream.write(json.dumps(content) + "\n")
            self.stream.flush()


def heading(plan: Plan) -> dict[str, Any]:
    """What has to be the same for games to belong to one ladder: all but how many there are, and which rungs."""
    return {
        "ladder": plan.game,
        "version": plan.version,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
    }


def opened(file: Path | None, plan: Plan) -> Log:
    """The file, ready to be written on; a line that was cut off in the middle is taken away first."""
    if file is None:
        return Log(None)
    text = file.read_text("utf-8") if file.exists() else ""
    if text and not text.endswith("\n"):
        file.write_text(text[: text.rfind("\n") + 1], "utf-8")
    empty = not file.exists() or file.stat().st_size == 0
    file.parent.mkdir(parents=True, exist_ok=True)
    log = Log(file.open("a", encoding="utf-8"))
    if empty:
        log.line(heading(plan))
    return log


def read_games(file: Path, plan: Plan) -> list[Played]:
    """The games of these rungs that a file already has."""
    if not file.exists():
        return []
    lines = file.read_text("utf-8").splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    if not whole:
        return []
    if read_line(whole[0], 1) != heading(plan):
        raise BadSetup(f"{file} holds another ladder, not one of {plan.game} with these seats, options and seed.")
    rungs = {rung.name for rung in plan.rungs}
    games = [read_game(line, number) for number, line in enumerate(whole[1:], 2)]
    return [game for game in games if game.rung in rungs and game.number < plan.games]


def read_line(line: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadRecord(number, f"this is no line of a ladder: {error}.") from error
    if not isinstance(found, dict):
        raise BadRecord(number, "this is no line of a ladder.")
    return found


def read_game(line: str, number: int) -> Played:
    found = read_line(line, number)
    try:
        return Played(
            str(found["rung"]),
            int(found["number"]),
            int(found["seat"]),
            tuple(int(place) for place in found["places"]),
            str(found["reason"]),
            int(found["moves"]),
            (int(found["choices"][0]), int(found["choices"][1])),
            (float(found["seconds"][0]), float(found["seconds"][1])),
        )
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadRecord(number, f"this is no game of a ladder: {error!r}.") from error
