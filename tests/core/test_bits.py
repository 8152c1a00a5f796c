"""Masks as sets of small numbers, beside plain Python."""

from __future__ import annotations

import random

import pytest

from cheeseboard.core.bits import BIT, count, lowest, members

CHANCE = random.Random(1)
MASKS = [
    *(1 << bit for bit in range(62)),
    2**62 - 1,
    *(CHANCE.getrandbits(62) or 1 for _ in range(500)),
    *(CHANCE.getrandbits(62) & CHANCE.getrandbits(62) & CHANCE.getrandbits(62) or 1 for _ in range(500)),
]


def plain(mask: int) -> list[int]:
    return [bit for bit in range(62) if mask >> bit & 1]


def test_the_lowest_member_of_every_mask() -> None:
    assert [int(lowest(mask)) for mask in MASKS] == [plain(mask)[0] for mask in MASKS]


def test_the_number_of_members_of_every_mask() -> None:
    assert [int(count(mask)) for mask in MASKS] == [mask.bit_count() for mask in MASKS]
    assert count(0) == 0


def test_the_members_of_every_mask_smallest_first() -> None:
    assert [list(members(mask)) for mask in MASKS] == [plain(mask) for mask in MASKS]
    assert list(members(0)) == []


@pytest.mark.parametrize("number", range(63))
def test_bit_is_the_set_of_one_number(number: int) -> None:
    assert BIT[number] == 1 << number
