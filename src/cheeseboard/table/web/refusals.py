"""Everything that goes wrong, as a Problem in the reader's language, with the status for it."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException

from cheeseboard.core.errors import UnknownGame
from cheeseboard.core.game import Game
from cheeseboard.table.problems import NoSuchThing, NotUnderstood, TableProblem, TooLarge, TooMuch
from cheeseboard.table.speech import speech
from cheeseboard.table.web.asker import language_of
from cheeseboard.table.web.assets import JSON, NEVER
from cheeseboard.table.wire import Problem

LOG: Final = logging.getLogger("cheeseboard")

OURS: Final = 500
LONGEST_PLACE: Final = 80
GAME: Final = "cheeseboard.game"
"""Where in a request's scope its game is kept, as soon as it is known."""
_PLACE: Final = re.compile(r"at `([^`]+)`")
_FIELD: Final = re.compile(r"field `([^`]+)`")
_SECRET: Final = re.compile(r"(/seats/)[^/\s]+")


class Wrong(TableProblem):
    """What Litestar refuses by itself, with its own status."""

    def __init__(self, status: int, key: str, **blanks: str) -> None:
        super().__init__(key, **blanks)
        self.code = status


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What is told of an error; of a mistake of ours, only that it was one."""
    problem = as_problem(error)
    if problem is None:
        LOG.error("%s %s failed", request.method, without_secrets(request.url.path), exc_info=error)
        problem = Wrong(OURS, "problem-ours")
    headers = {"cache-control": NEVER}
    if isinstance(problem, TooMuch):
        headers["retry-after"] = str(problem.seconds)
    if isinstance(error, HTTPException):
        headers |= {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    told = in_words(problem, language_of(request.headers), request.scope.get(GAME))  # type: ignore[arg-type]
    return Response(told, status_code=status_of(problem), media_type=JSON, headers=headers)


def status_of(problem: TableProblem) -> int:
    return problem.code if isinstance(problem, Wrong) else problem.status


def in_words(problem: TableProblem, language: str, game: Game | None = None) -> Problem:
    """A refusal by the rules is said in the words of the game."""
    return Problem(speech(game, language).say(problem.message), problem.rule)


def as_problem(error: BaseException) -> TableProblem | None:
    """None for a mistake of ours."""
    if isinstance(error, TableProblem):
        return error
    if isinstance(error, HTTPException):
        return _of_litestar(error)
    if isinstance(error, (msgspec.DecodeError, SerializationException, RecursionError, UnicodeError)):
        return unreadable(error)
    if isinstance(error, UnknownGame):
        return NoSuchThing("problem-unknown-game", game="?")
    return None


def unreadable(error: BaseException) -> TableProblem:
    """JSON that is none, or is not what was asked for: then with the place."""
    told = str(error)
    place, field = _PLACE.search(told), _FIELD.search(told)
    nothing = field is not None and field[1] == "data" and place is None  # which is how Litestar calls the body
    if nothing or not (place or field or isinstance(error, msgspec.ValidationError)):
        return NotUnderstood("problem-not-json")
    where = (place[1] if place else "$").replace("$.data", "$", 1) + (f".{field[1]}" if field else "")
    return NotUnderstood("problem-wrong-field", where=where[:LONGEST_PLACE])


def _of_litestar(error: HTTPException) -> TableProblem | None:
    match error.status_code:
        case 404:
            return NoSuchThing("problem-unknown-page")
        case 405:
            return Wrong(405, "problem-wrong-method")
        case 413:
            return TooLarge("problem-too-large")
        case 400:
            return unreadable(error.__cause__ or error)
        case _:
            return None


def without_secrets(path: str) -> str:
    """A path for the log: a seat's link seats whoever has it."""
    return _SECRET.sub(r"\1…", path)
