"""What makes a message the same message: sent again after a lost connection, it must not be carried out again."""

from __future__ import annotations

import hashlib


def once_mark(person: str, seat: int, wanted: str, version: int, id: str) -> str:
    """The same only for the same wish of the same person about the same moment, whatever ids others make up."""
    return hashlib.sha256(f"{person}\n{seat}\n{wanted}\n{version}\n{id}".encode()).hexdigest()[:32]
