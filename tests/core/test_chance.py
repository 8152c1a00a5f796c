"""Chance: the same numbers on every machine, in plain Python and compiled, and every one equally likely."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core import Chance, HiddenFuture, commitment, new_seed, stream
from cheeseboard.core.chance import BOT, HIDDEN_FUTURE, IMAGINATION, WORLD

# Frozen: a change here would make every recorded game play differently.
VECTORS = {
    ("", WORLD): [1481915988746275565, 8097822595523601813, 5540300698753021297, 1304804778723555882],
    ("a first game", WORLD): [929371973505186558, 1597702700768409477, 2326464877842744907, 7218152011840467959],
    ("a first game", BOT): [8136774864243554393, 5732135602356806968, 6958615091876038495, 6682425928718673283],
    ("a first game", IMAGINATION): [
        2441604587897967787,
        5704729297117129144,
        7720597615638759141,
        346634228171381328,
    ],
    ("Žlutý kůň", WORLD): [4699769470046011906, 2340510248644178720, 1333436820444652786, 5909899325777041164],
}
FROM_MEMORY = {
    0: [1517046713075839355, 7960286522194355700, 7036458801432265024, 8686239344220733932],
    2**63 - 1: [3055647633038352039, 3931318902156738921, 2244677178587611952, 2319021877215838258],
}

# What a chi-square value passes once in a hundred thousand; the streams are always the same, so no test is flaky.
DEGREES_AND_LIMITS = {1: 19.5, 5: 31.0, 6: 33.1, 9: 38.8, 33: 83.2, 99: 168.0}


def numbers(chance: Chance, count: int) -> list[int]:
    return [int(chance.next()) for _ in range(count)]


def mixed_by_hand(memory: int, count: int) -> list[int]:
    """The same generator once more, with Python's unlimited integers."""
    low = 2**63 - 1
    found = []
    for _ in range(count):
        memory = (memory + 0x1E3779B97F4A7C15) & low
        mixed = ((memory ^ memory >> 30) * 0x3F58476D1CE4E5B9) & low
        mixed = ((mixed ^ mixed >> 27) * 0x14D049BB133111EB) & low
        found.append(mixed ^ mixed >> 31)
    return found


def chi_square(found: Counter[int], expected: Sequence[float]) -> float:
    assert set(found) <= set(range(len(expected)))
    return sum((found[value] - often) ** 2 / often for value, often in enumerate(expected))


@pytest.mark.parametrize("seed, name", list(VECTORS))
def test_a_seed_and_a_name_always_give_the_same_numbers(seed: str, name: str) -> None:
    assert numbers(stream(seed, name), 4) == VECTORS[seed, name]


@pytest.mark.parametrize("memory", list(FROM_MEMORY))
def test_a_stream_goes_on_from_its_memory(memory: int) -> None:
    assert numbers(Chance(memory), 4) == FROM_MEMORY[memory]
    assert numbers(Chance(memory), 1000) == mixed_by_hand(memory, 1000)


def test_all_numbers_are_63_bits_wide_and_use_every_bit() -> None:
    drawn = numbers(stream("bits", WORLD), 2000)
    assert all(0 <= number < 2**63 for number in drawn)
    for bit in range(63):
        assert 850 < sum(number >> bit & 1 for number in drawn) < 1150


def test_streams_of_one_seed_share_no_number() -> None:
    drawn = [number for name in (WORLD, BOT, IMAGINATION, "") for number in numbers(stream("one", name), 1000)]
    assert len(set(drawn)) == 4000


def test_a_name_does_not_run_into_its_seed() -> None:
    assert numbers(stream("b", "a"), 1) != numbers(stream("ab", ""), 1) != numbers(stream("", "ab"), 1)


def test_below_is_frozen_too() -> None:
    chance = stream("vectors", WORLD)
    assert [int(chance.below(limit)) for limit in (1, 2, 6, 6, 6, 34, 100, 1000, 2**31)] == [
        *[0, 1, 2, 5, 0, 25, 43, 322],
        1161245100,
    ]


@pytest.mark.parametrize("limit", [2, 6, 7, 10, 34, 100])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_below_gives_every_number_as_often(limit: int, seed: str) -> None:
    chance = stream(seed, "below")
    draws = 200 * limit
    found = Counter(int(chance.below(limit)) for _ in range(draws))
    assert chi_square(found, [draws / limit] * limit) < DEGREES_AND_LIMITS[limit - 1]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_below_draws_again_where_a_large_limit_would_favour_some_numbers(seed: str) -> None:
    """32 bits scaled to 3 * 2**29 would reach two of every three neighbours half as often again as the third."""
    chance = stream(seed, "large")
    found = Counter(int(chance.below(3 * 2**29)) % 3 for _ in range(6000))
    assert chi_square(found, [2000] * 3) < 23.1


@pytest.mark.parametrize("limit", [1, 2, 3, 2**31 - 1, 2**31])
def test_below_stays_below(limit: int) -> None:
    chance = stream("edge", "below")
    assert all(0 <= chance.below(limit) < limit for _ in range(200))


def test_shuffle_is_frozen_too() -> None:
    items = vec[i64](range(10))
    stream("vectors", WORLD).shuffle(items)
    assert list(items) == [8, 4, 9, 1, 3, 0, 6, 2, 7, 5]


@pytest.mark.parametrize("length", [0, 1, 2, 3, 34])
def test_shuffle_keeps_every_item(length: int) -> None:
    for seed in range(50):
        items = vec[i64](range(length))
        stream(str(seed), "shuffle").shuffle(items)
        assert sorted(items) == list(range(length))


def test_shuffle_gives_every_order_as_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        items = vec[i64]([0, 1, 2, 3])
        stream(str(seed), "orders").shuffle(items)
        orders[tuple(int(item) for item in items)] += 1
    assert len(orders) == 24
    # 23 degrees of freedom: 67.5 is passed once in a hundred thousand.
    assert sum((found - 100) ** 2 / 100 for found in orders.values()) < 67.5


def test_a_copy_has_the_same_future_and_leaves_the_first_alone() -> None:
    chance = stream("copy", WORLD)
    chance.next()
    copy = chance.copy()
    assert numbers(copy, 10) == numbers(chance, 10)
    numbers(copy, 10)
    assert chance.memory != copy.memory


def test_the_hidden_future_cannot_be_drawn_from() -> None:
    chance = Chance(HIDDEN_FUTURE)
    with pytest.raises(HiddenFuture, match=r"call imagine\(seed\)"):
        chance.next()
    with pytest.raises(HiddenFuture):
        chance.below(6)
    with pytest.raises(HiddenFuture):
        chance.shuffle(vec[i64]([1, 2]))
    assert chance.memory == HIDDEN_FUTURE


def test_a_new_seed_is_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and set(seed) <= set("0123456789abcdef") for seed in seeds)


def test_the_commitment_is_a_plain_hash_that_anyone_can_check() -> None:
    assert commitment("a first game") == "580a4fabbb271b7793269e39d0f1f05d41f14bb9717fee8f31c997a457f20ab2"
    assert commitment("a first game") == hashlib.sha256(b"cheeseboard seed\na first game").hexdigest()
    assert commitment("a first game ") != commitment("a first game")
