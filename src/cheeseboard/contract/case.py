"""A case: a game with its seats, options and seed, and the random game that is played on it."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import combinations, product
from typing import Final, NamedTuple

from cheeseboard.core import BadSetup, Chance, Game, State, stream
from cheeseboard.core.bits import members

GAMES_VARIABLE: Final = "CHEESEBOARD_GAMES"
"""The environment variable that multiplies the number of games."""

FULL_PRODUCT_AT_MOST: Final = 12
"""So many combinations of options are all tried; of more, every pair of values at least once."""

Options = dict[str, str]


class Choice(NamedTuple):
    """One move of a random game, and the kind of step that asked for it."""

    seat: int
    move: int
    step: str


class BrokenPromise(AssertionError):
    """A game does not keep a promise; the text says which and where, and how to see it again."""

    def __init__(self, case: Case, sentence: str) -> None:
        super().__init__(sentence)
        self.case = case
        self.sentence = sentence
        self.moves = case.played
        self.promise = "a promise"

    def __str__(self) -> str:
        where = "in its first position" if self.moves == 0 else f"after move {self.moves}"
        return f"{self.case.game.key} breaks {self.promise} {where}: {self.sentence}\nTo repeat: {self.promise}({self.case!r})"


class Case:
    """One random game, the same every time. A promise walks through it with states() or choices().

    most    a game that takes more moves than this does not end
    looks   at how many moments of the game a promise looks, if looking takes long
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str = "1",
        *,
        most: int = 10_000,
        looks: int = 10,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options: Options = dict(options or {})
        self.seed = seed
        self.most = most
        self.looks = looks
        self.played = 0
        """How many moves had been played where a promise is looking now."""

    def __repr__(self) -> str:
        return f"Case({type(self.game).__name__}(), {self.seats}, {self.options}, {self.seed!r})"

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.key, str(self.seats), *chosen, f"#{self.seed}"])

    def broken(self, sentence: str) -> BrokenPromise:
        return BrokenPromise(self, sentence)

    def deal(self, seed: str | None = None) -> State:
        return self.game.setup(self.seats, self.options, self.seed if seed is None else seed)

    def chance(self, name: str) -> Chance:
        """A stream of random numbers for one use, apart from the game's own dice."""
        return stream(self.seed, f"contract {name}")

    def name_move(self, state: State, seat: int, move: int) -> str:
        return f"move {move} ('{self.game.write_move(state, move)}') of seat {seat}"

    @cached_property
    def trail(self) -> list[Choice]:
        """The whole random game, up to the most moves."""
        state, chance = self.deal(), self.chance("trail")
        trail: list[Choice] = []
        while state.acting and len(trail) < self.most:
            self.played = len(trail)
            seat = pick(chance, list(members(state.acting)))
            moves = [int(move) for move in state.moves(seat)]
            if not moves:
                raise self.broken(f"seat {seat} is acting and has no move.")
            choice = Choice(seat, pick(chance, moves), type(state.step).__name__)
            name = self.name_move(state, seat, choice.move)
            try:
                state.play(seat, choice.move)
            except Exception as error:
                raise self.broken(f"{name} is listed, but play raises {error!r}.") from error
            trail.append(choice)
        return trail

    def follow(self) -> Iterator[Choice]:
        """Every choice of the random game in turn, for a promise that plays them itself."""
        for place, choice in enumerate(self.trail):
            self.played = place
            yield choice
        self.played = len(self.trail)

    def moments(self, looks: int) -> set[int]:
        """That many places in the random game, the ends among them, and all kinds of steps equally."""
        last = len(self.trail) - 1
        chance = self.chance("moments")
        places: defaultdict[str, list[int]] = defaultdict(list)
        for place, choice in enumerate(self.trail):
            places[choice.step].append(place)
        chosen = {0, last}
        while len(chosen) < looks and any(places.values()):
            for left in places.values():
                if left:
                    chosen.add(left.pop(int(chance.below(len(left)))))
        return chosen

    def choices(self, looks: int | None = None) -> Iterator[tuple[State, Choice]]:
        """States of the random game, each with the choice that is made next. The state itself must not be changed."""
        chosen = self.moments(looks or self.looks)
        state = self.deal()
        for choice in self.follow():
            if self.played in chosen:
                yield state, choice
            state.play(choice.seat, choice.move)

    def states(self, looks: int | None = None) -> Iterator[State]:
        """States of the random game, its last one too. The state itself must not be changed."""
        state: State | None = None
        for state, _ in self.choices(looks):
            yield state
        yield self.deal() if state is None else state


def pick(chance: Chance, choices: list[int]) -> int:
    """Any one of them, all equally likely."""
    return choices[int(chance.below(len(choices)))]


def cases_for(
    game: Game,
    *,
    seeds_each: int = 1,
    seats: tuple[int, ...] | None = None,
    most: int = 10_000,
    looks: int = 10,
) -> list[Case]:
    """Cases for every seat count, every option alone, and options together, as far as the game can be set up so.

    The environment variable CHEESEBOARD_GAMES multiplies the number of games.
    """
    games = seeds_each * int(os.environ.get(GAMES_VARIABLE, "1"))
    return [
        Case(game, count, options, str(number), most=most, looks=looks)
        for count in seats or game.seats
        for options in options_for(game, count)
        for number in range(1, games + 1)
    ]


def options_for(game: Game, seats: int) -> list[Options]:
    """Options to play with, the defaults first; what is left at its default is not named, what is not offered left out."""
    defaults = {option.name: option.default(seats) for option in game.options}
    everything = [_named(defaults, values) for values in product(*(option.choices for option in game.options))]
    if len(everything) > FULL_PRODUCT_AT_MOST:
        others = {
            option.name: [choice for choice in option.choices if choice != defaults[option.name]]
            for option in game.options
        }
        alone = [{name: choice} for name, choices in others.items() for choice in choices]
        everything = [{}, *alone, *_pairs(game, seats, others)]
    return [options for options in sorted(everything, key=len) if not options or is_offered(game, seats, options)]


def is_offered(game: Game, seats: int, options: Options) -> bool:
    """Whether the game can be set up like this."""
    try:
        game.setup(seats, options, "1")
    except BadSetup:
        return False
    return True


def _named(defaults: Options, values: tuple[str, ...]) -> Options:
    return {name: value for (name, default), value in zip(defaults.items(), values, strict=True) if value != default}


def _pairs(game: Game, seats: int, others: dict[str, list[str]]) -> list[Options]:
    """Few combinations in which every two values that are not defaults meet, if they may."""
    found: list[Options] = []
    for first, second in combinations(others, 2):
        for one, two in product(others[first], others[second]):
            pair = {first: one, second: two}
            if is_offered(game, seats, pair):
                _add_pair(game, seats, found, pair)
    return found


def _add_pair(game: Game, seats: int, found: list[Options], pair: Options) -> None:
    """Into the first combination that it goes with, or as a new one."""
    for options in found:
        together = options | pair
        if len(together.items() - options.items()) == len(together) - len(options) and is_offered(
            game, seats, together
        ):
            options.update(pair)
            return
    found.append(pair)
