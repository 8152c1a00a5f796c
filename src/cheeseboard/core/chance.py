"""Chance: one small generator, the same numbers in plain Python and compiled, on every machine.

A Weyl sequence over 63 bits with a mixing function after it (the splitmix family). Its whole memory is one number,
so a copy of a state copies its future too, and a generator can be started from any number.
Streams are told apart by name: the world's dice, a bot's own dice and a bot's imagination never share a number.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.errors import HiddenFuture

WORLD: Final = "world"
BOT: Final = "bot"
IMAGINATION: Final = "imagination"

HIDDEN_FUTURE: Final = -1

# A number this large would be a slow object in compiled code; in a vec it is machine words.
LOW_63_BITS: Final = vec[i64]([0x7FFFFFFFFFFFFFFF])


@final
class Chance:
    """A stream of random numbers. A stream whose memory is HIDDEN_FUTURE cannot be drawn from."""

    def __init__(self, memory: i64) -> None:
        self.memory: i64 = memory

    def next(self) -> i64:
        """The next number, 63 bits wide."""
        if self.memory < 0:
            raise HiddenFuture
        # Products and sums wrap only when compiled; keeping the low 63 bits makes both forms agree.
        low = LOW_63_BITS[0]
        mixed: i64 = (self.memory + 0x1E3779B97F4A7C15) & low
        self.memory = mixed
        mixed = ((mixed ^ (mixed >> 30)) * 0x3F58476D1CE4E5B9) & low
        mixed = ((mixed ^ (mixed >> 27)) * 0x14D049BB133111EB) & low
        return mixed ^ (mixed >> 31)

    def below(self, limit: i64) -> i64:
        """A number from 0 up to but not including limit (at most 2**31), every one equally likely."""
        # 32 random bits scaled to the limit; the first few values that would make some results likelier are drawn again.
        scaled: i64 = (self.next() >> 31) * limit
        if (scaled & 0xFFFFFFFF) < limit:
            spare: i64 = 0x100000000 % limit
            while (scaled & 0xFFFFFFFF) < spare:
                scaled = (self.next() >> 31) * limit
        return scaled >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put items into a random order, in place."""
        left: i64 = len(items)
        while left > 1:
            pick = self.below(left)
            left -= 1
            items[pick], items[left] = items[left], items[pick]

    def copy(self) -> Chance:
        return Chance(self.memory)


def stream(seed: str, name: str) -> Chance:
    """The stream of that name which belongs to a seed."""
    digest = hashlib.sha256(f"cheeseboard {name}\n{seed}".encode()).digest()
    return Chance(int.from_bytes(digest[:8], "big") >> 1)


def new_seed() -> str:
    """A seed nobody can guess, from the operating system."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The hash that is shown at the start of a game, so that the seed shown at its end can be checked."""
    return hashlib.sha256(f"cheeseboard seed\n{seed}".encode()).hexdigest()
