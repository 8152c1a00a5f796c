"""Stopping long work with Ctrl-C, here and on several processes, without losing what is done."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Protocol


class StopSign(Protocol):
    """Raised to end all work early: a threading or a multiprocessing Event."""

    def is_set(self) -> bool: ...
    def set(self) -> None: ...


@contextmanager
def interrupted_by(stop: StopSign) -> Iterator[None]:
    """Ctrl-C raises the stop sign instead of an exception; a second one is an exception again."""
    before = signal.getsignal(signal.SIGINT)

    def raise_sign(_signal: int, _frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    with interrupt_handler(raise_sign):
        yield


def interrupts_ignored() -> AbstractContextManager[None]:
    return interrupt_handler(signal.SIG_IGN)


@contextmanager
def interrupt_handler(handler: signal.Handlers | Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Something else happens on Ctrl-C for a while; only the main thread may say what."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def usable_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
