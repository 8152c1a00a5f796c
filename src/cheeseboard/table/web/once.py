"""The ids of messages: what is sent twice under the same one is done once."""

from __future__ import annotations

from typing import Final

from cheeseboard.table.problems import NotUnderstood

LONGEST_ID: Final = 64


def once(id: str) -> str:
    if not 0 < len(id) <= LONGEST_ID:
        raise NotUnderstood("problem-wrong-field", where="$.id")
    return id
