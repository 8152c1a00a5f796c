"""Sets of small numbers as the bits of one integer, alike in plain Python and compiled.

A mask holds up to 62 members, so that no operation here ever needs the sign bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A de Bruijn number: multiplied by a power of two, its top six bits name that power.
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89


def _index_table() -> vec[i64]:
    table = vec[i64]([0] * 64)
    for index in range(63):
        table[((_DE_BRUIJN << index) >> 58) & 63] = index
    return table


_INDEX: Final = _index_table()

# BIT[n] is the set of n alone. Written as 1 << n it would be a 32-bit number in the C that mypyc makes.
BIT: Final = vec[i64]([1 << index for index in range(63)])


def lowest(mask: i64) -> i64:
    """The smallest member of a mask that is not empty."""
    # Only bits 58 to 63 of the product count, and they are the same whether it wraps or grows.
    return _INDEX[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]


def count(mask: i64) -> i64:
    """How many members a mask has."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> Iterator[int]:
    """The members of a mask, smallest first. For places where speed does not matter."""
    while mask:
        yield int(lowest(mask))
        mask &= mask - 1
