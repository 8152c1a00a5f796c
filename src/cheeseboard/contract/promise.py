"""A promise: one thing that every game keeps, with the check that sees whether it does."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Final, final

from cheeseboard.contract.case import BrokenPromise, Case


@final
class Promise:
    """Made of a function that takes a case and raises BrokenPromise. Whatever else a game raises breaks the promise too."""

    def __init__(self, check: Callable[[Case], None]) -> None:
        self.check: Final = check
        self.name: Final = check.__name__
        self.sentence: Final = (check.__doc__ or "").strip()

    def __call__(self, case: Case) -> None:
        case.played = 0
        try:
            self.check(case)
        except BrokenPromise as broken:
            broken.promise = self.name
            raise
        except Exception as error:
            raised = case.broken(describe(error))
            raised.promise = self.name
            raise raised from error

    def __repr__(self) -> str:
        return self.name


def describe(error: Exception) -> str:
    """What was raised, and where."""
    trace: TracebackType | None = error.__traceback__
    where = ""
    while trace is not None:
        where = trace.tb_frame.f_code.co_name
        trace = trace.tb_next
    if isinstance(error, NotImplementedError):
        return f"the game has not filled in {where}."
    return f"{where} raised {type(error).__name__}: {error}"
