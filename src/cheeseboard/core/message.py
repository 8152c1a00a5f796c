"""What a player reads, before it is put into words: a key with arguments, the same for every language."""

from __future__ import annotations

from typing import TypeAlias, final

Argument: TypeAlias = "str | int | Message | tuple[Message, ...]"


@final
class Message:
    """A key of the words files, and what stands in its blanks. A blank may hold messages in turn."""

    __slots__ = ("_hash", "arguments", "key")

    def __init__(self, key: str, arguments: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, Argument] = {} if arguments is None else arguments
        # Remembered, since sentences that were put into words before are looked up by their messages.
        self._hash = 0

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Message) and self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        if self._hash == 0:
            self._hash = hash((self.key, frozenset(self.arguments.items())))
        return self._hash

    def __repr__(self) -> str:
        blanks = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Message({self.key!r}{blanks})"


@final
class Refusal:
    """Why a move is not allowed, with the rule that says so."""

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule
