"""What makes a message the same message: sent again after a lost connection, it must not be carried out again."""

from __future__ import annotations

import hashlib


def once_mark(person: str, seat: int, version: int, wish: str) -> str:
    """The same only for the same wish of the same person about the same moment, whatever ids others make up."""
    return hashlib.sha256(f"{person}\n{seat}\n{version}\n{wish}".encode(errors="replace")).hexdigest()[:32]
