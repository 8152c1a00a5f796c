"""What happened, as sentences with the number of the rule that made it happen."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from cheeseboard.cli.screen import style_of
from cheeseboard.core.game import Game
from cheeseboard.core.journal import Event
from cheeseboard.core.match import Match, Played
from cheeseboard.core.message import Message
from cheeseboard.core.outcome import Outcome
from cheeseboard.core.state import WATCHER
from cheeseboard.core.words import Words

BAR = "▌"


def rule_mark(rule: str) -> str:
    return f" §{rule}" if rule else ""


def told_to(event: Event, seat: int, *, open_table: bool = False) -> Message | None:
    """What a seat may read of it; at an open table, everything."""
    return event.message if open_table else event.message_for(seat)


def sentence(game: Game, words: Words, played: Played, message: Message, rule: str) -> Text:
    """One thing that happened, marked with the colour of whoever moved."""
    bar = (BAR + " ", style_of(game.seat_names[played.seat]))
    return Text.assemble(bar, words.say(message), (rule_mark(rule), style_of("rule")))


def sentences(
    game: Game, words: Words, moves: Iterable[Played], seat: int = WATCHER, *, open_table: bool = False
) -> list[Text]:
    """All that a seat may read of some moves."""
    found: list[Text] = []
    for played in moves:
        for event in played.events:
            message = told_to(event, seat, open_table=open_table)
            if message is not None:
                found.append(sentence(game, words, played, message, event.rule))
    return found


def as_document(match: Match, words: Words, number: int) -> dict[str, object]:
    """Move number n and what it brought about, for scripts."""
    played = match.played[number - 1]
    over = match.state.outcome is not None
    events = []
    for event in played.events:
        message = told_to(event, WATCHER, open_table=over)
        if message is not None:
            events.append({"key": message.key, "rule": event.rule, "text": words.say(message)})
    return {"move": number, "seat": match.game.seat_names[played.seat], "text": played.text, "events": events}


def outcome_document(game: Game, outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    names = game.seat_names
    return {
        "reason": str(outcome.reason.value),
        "rule": outcome.rule,
        "winners": [names[seat] for seat in outcome.winners],
        "places": {names[seat]: place for seat, place in enumerate(outcome.places)},
        "points": {names[seat]: points for seat, points in enumerate(outcome.points)},
    }
