"""What a player reads, before it is put into words: a key with arguments, the same for every language."""

from __future__ import annotations

from typing import TypeAlias, final

Argument: TypeAlias = "str | int | Message | tuple[Message, ...]"


@final
class Message:
    """A key of the words files, and what stands in its blanks. A blank may hold messages in turn."""

    __slots__ = ("arguments", "key")

    def __init__(self, key: str, arguments: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.arguments: dict[str, Argument] = {} if arguments is None else arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.arguments)))

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
