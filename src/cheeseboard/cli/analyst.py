"""A record looked back at: as a table for people, as JSON for scripts, and as a chart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from cheeseboard.bots.analysis import Analysis, analyse
from cheeseboard.cli.files import load_match, write_text
from cheeseboard.cli.laboratory import new_table, print_table, progress_bar
from cheeseboard.cli.screen import console, print_lines, print_plain, style_of
from cheeseboard.cli.speech import seat_word, speech
from cheeseboard.cli.story import outcome_document
from cheeseboard.core.match import Match
from cheeseboard.core.message import Message
from cheeseboard.core.words import Words, game_name, phrase

SEED: Final = "analysis"
"""Unless another is given: the same record is always thought of alike."""
WORTH_TELLING: Final = 0.005
"""So much has to be given away for it to be a number that is not 0."""


def run(
    path: Path, playouts: int, seed: str | None, svg: Path | None, theme: str, *, as_json: bool, language: str
) -> None:
    """Look at every moment, with a progress bar on stderr, and print or draw what was found."""
    match = load_match(path)
    analysis = look_back(match, playouts, seed or SEED, language)
    if as_json:
        print_plain(json.dumps(as_document(match, analysis), ensure_ascii=False, indent=2))
    if svg is not None:
        draw(match, analysis, svg, theme, language)
    if not (as_json or svg):
        print_analysis(match, analysis, language)


def look_back(match: Match, playouts: int, seed: str, language: str) -> Analysis:
    moments = range(len(match.played) + 1)
    states = [match.state_after(moment) for moment in moments]
    moves = [(played.seat, played.move) for played in match.played]
    bar = progress_bar(phrase(speech(match.game, language), "analysis-moves"))
    task = bar.add_task("", total=len(states))
    with bar:
        return analyse(
            match.game,
            states,
            moves,
            playouts=playouts,
            seed=seed,
            told=lambda done, _: bar.update(task, completed=done),
        )


def draw(match: Match, analysis: Analysis, path: Path, theme: str, language: str) -> None:
    from cheeseboard.bots.chart import draw_chart

    svg = draw_chart(match.game, analysis, theme=theme, language=language)
    if str(path) == "-":
        print_plain(svg)
    else:
        write_text(path, svg)


# For people.


def print_analysis(match: Match, analysis: Analysis, language: str) -> None:
    words, screen = speech(match.game, language), console()
    screen.print(Text(game_name(match.game, words), "bold"))
    screen.print(Text(phrase(words, "cli-analysis-how"), style_of("label")), soft_wrap=True)
    screen.print()
    print_table(screen, move_table(match, analysis, words))
    screen.print()
    print_lines(screen, turning_lines(match, analysis, words))


def move_table(match: Match, analysis: Analysis, words: Words) -> Table:
    """Every moment: the move that led to it, how likely each side is to win then, and what had been better."""
    sides = [side_word(match, side, words).replace(", ", ",\n") for side in analysis.sides]
    table = new_table("", phrase(words, "analysis-move"), *sides, left=2)
    table.add_column(phrase(words, "analysis-better"), no_wrap=True)
    table.add_column(phrase(words, "analysis-loss"), justify="right", no_wrap=True)
    for moment in range(len(analysis.shares)):
        shares = [with_doubt(*bounds) for bounds in bounds_at(analysis, moment)]
        table.add_row(str(moment), move_text(match, moment), *shares, *better(match, analysis, moment))
    return table


def side_word(match: Match, side: tuple[int, ...], words: Words) -> str:
    return ", ".join(seat_word(match.game, seat, words) for seat in side)


def bounds_at(analysis: Analysis, moment: int) -> list[tuple[float, float, float]]:
    """Share, low and high of every side."""
    return [
        (analysis.shares[moment][side[0]], analysis.low[moment][side[0]], analysis.high[moment][side[0]])
        for side in analysis.sides
    ]


def move_text(match: Match, moment: int) -> Text:
    """The move that led to a moment, with the seat that made it; nothing led to the first."""
    if moment == 0:
        return Text("")
    played = match.played[moment - 1]
    seat = match.game.seat_names[played.seat]
    return Text.assemble((seat, style_of(seat)), " ", played.text)


def better(match: Match, analysis: Analysis, moment: int) -> tuple[str, str]:
    """The better move and what it would have kept, where the search is sure that there was one worth a percent."""
    number = moment - 1
    if moment == 0 or analysis.loss_low[number] <= 0.0 or analysis.loss[number] < WORTH_TELLING:
        return "", ""
    loss = with_doubt(analysis.loss[number], analysis.loss_low[number], analysis.loss_high[number])
    return analysis.best[number], loss


def with_doubt(share: float, low: float, high: float) -> str:
    return f"{100 * share:.0f} ±{max(100 * (high - share), 100 * (share - low)):.0f}"


def turning_lines(match: Match, analysis: Analysis, words: Words) -> list[Text]:
    if not analysis.turning:
        return [Text(phrase(words, "analysis-nothing-turned"), "bold")]
    title = Text(phrase(words, "analysis-turning"), "bold")
    return [title, *(turning_line(match, analysis, number, words) for number in analysis.turning)]


def turning_line(match: Match, analysis: Analysis, number: int, words: Words) -> Text:
    """A move that turned the game, and how likely each side was to win before and after it."""
    before, after = bounds_at(analysis, number - 1), bounds_at(analysis, number)
    changes = tuple(
        Message(
            "analysis-turned-share",
            {"side": side_word(match, side, words), "before": f"{100 * old[0]:.0f}", "after": f"{100 * new[0]:.0f}"},
        )
        for side, old, new in zip(analysis.sides, before, after, strict=True)
    )
    played = match.played[number - 1]
    move = f"{number}. {match.game.seat_names[played.seat]} {played.text}"
    return Text("  " + words.say(Message("analysis-turned", {"move": move, "shares": changes})))


# For scripts.


def as_document(match: Match, analysis: Analysis) -> dict[str, object]:
    names = match.game.seat_names
    return {
        "game": match.game.key,
        "version": match.game.version,
        "options": match.options,
        "players": dict(zip(names, match.players, strict=False)),
        "playouts": analysis.playouts,
        "sides": [[names[seat] for seat in side] for side in analysis.sides],
        "start": share_document(match, analysis, 0),
        "moves": [move_document(match, analysis, number) for number in range(1, len(analysis.shares))],
        "turning": list(analysis.turning),
        "outcome": outcome_document(match.game, match.state.outcome),
    }


def move_document(match: Match, analysis: Analysis, number: int) -> dict[str, object]:
    played, place = match.played[number - 1], number - 1
    return {
        "move": number,
        "seat": match.game.seat_names[played.seat],
        "text": played.text,
        "best": analysis.best[place],
        "loss": bounds_document(analysis.loss[place], analysis.loss_low[place], analysis.loss_high[place]),
        "shares": share_document(match, analysis, number),
    }


def share_document(match: Match, analysis: Analysis, moment: int) -> dict[str, dict[str, float]]:
    bounds = zip(analysis.shares[moment], analysis.low[moment], analysis.high[moment], strict=True)
    return {match.game.seat_names[seat]: bounds_document(*found) for seat, found in enumerate(bounds)}


def bounds_document(estimate: float, low: float, high: float) -> dict[str, float]:
    return {"estimate": round(estimate, 4), "low": round(low, 4), "high": round(high, 4)}
