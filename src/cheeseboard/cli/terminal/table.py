"""Who sits down to what: from the command line, from a record, or from a position."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cheeseboard.bots import check_bots, is_bot
from cheeseboard.cli.files import Position, load
from cheeseboard.core.chance import HIDDEN_FUTURE, WORLD, new_seed, stream
from cheeseboard.core.errors import BadSetup
from cheeseboard.core.match import Match
from cheeseboard.core.registry import find_game

HUMAN: Final = "human"
OPPONENTS: Final = ("nibbler", "crumb")


def set_up(
    key: str | None,
    seats: list[str] | None,
    players: int | None,
    options: dict[str, str],
    seed: str | None,
    file: Path | None,
) -> Match:
    """The match to be played; everything that is wrong is found before it begins."""
    if seats is not None:
        check_bots(name for name in seats if name != HUMAN)
        if players is not None and players != len(seats):
            raise BadSetup(f"--players says {players}, but --seats names {len(seats)}.")
    if file is not None:
        return go_on(file, key, seats, players, options, seed)
    if key is None:
        raise BadSetup("Say which game to play, for example: cheeseboard play castle.")
    game = find_game(key)
    count = game.check_seats(players if seats is None else len(seats))
    return Match(game, count, options, seed, players=tuple(seats or usual_players(count)))


def usual_players(seats: int) -> list[str]:
    """You, and bots in turn."""
    return [HUMAN, *(OPPONENTS[seat % len(OPPONENTS)] for seat in range(seats - 1))]


def go_on(
    file: Path, key: str | None, seats: list[str] | None, players: int | None, options: dict[str, str], seed: str | None
) -> Match:
    """A record goes on with its own seed and options; a position has options, and gets a seed for the bots."""
    found = load(file)
    if key is not None and key != found.game.key:
        raise BadSetup(f"{file} is a game of {found.game.key}, not of {key}.")
    if options:
        raise BadSetup(f"{file} has its options already, so --option cannot change them.")
    if isinstance(found, Match):
        if seed is not None:
            raise BadSetup(f"{file} has its seed already, so --seed cannot change it.")
        match = found
    else:
        match = from_position(found, seed)
    if players not in (None, match.seats):
        raise BadSetup(f"{file} is a game for {match.seats}, not for {players}.")
    match.players = seated(match, seats)
    return match


def from_position(found: Position, seed: str | None) -> Match:
    """A game that begins there; what the position does not show, if it is a view, is imagined."""
    match_seed = new_seed() if seed is None else seed
    state = found.state
    if state.dice.memory == HIDDEN_FUTURE:
        state = state.imagine(stream(match_seed, WORLD).next())
    return Match(found.game, int(state.seats), found.options, match_seed, start=state)


def seated(match: Match, seats: list[str] | None) -> tuple[str, ...]:
    """The seats as they are asked for, or as they were; who is no bot is a person."""
    if seats is None:
        known = [player if is_bot(player) else HUMAN for player in match.players]
        return tuple(usual_players(match.seats) if match.from_position and HUMAN not in known else known)
    if len(seats) != match.seats:
        raise BadSetup(f"--seats names {len(seats)}, but this is a game for {match.seats}.")
    return tuple(seats)
