"""R-60: whatever cards are drawn, every track can be run, without a spring.

A card falls into parts: cells from which one can walk to each other without leaving it. A way through a track is a way
through the parts of its cards, from part to part over the joints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, permutations, product
from typing import TypeAlias

from cheeseboard.games.race.board import NOWHERE, ROWS, WAY_COUNT, Card, Track

ALONE = "alone"
"""The key of a track that is laid only to look at its cards."""

Joint: TypeAlias = frozenset[tuple[int, int]]
"""Which part of a card leads to which part of the card to its right."""
Side: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The upright and the level walls of a column."""


@cache
def turned(card: Card) -> Card:
    return card.turned()


@cache
def parts_of(card: Card) -> tuple[int, ...]:
    """For every cell of a card, the first cell of its part."""
    alone = Track(ALONE, [card])
    parts = [-1] * (card.columns * ROWS)
    for first in range(len(parts)):
        if parts[first] < 0:
            parts[first] = first
            waiting = [first]
            while waiting:
                cell = waiting.pop()
                for goal in alone.next[cell * WAY_COUNT : (cell + 1) * WAY_COUNT]:
                    if goal != NOWHERE and parts[goal] < 0:
                        parts[goal] = first
                        waiting.append(int(goal))
    return tuple(parts)


def can_be_crossed(card: Card) -> bool:
    """Whether a way leads from the left to the right of a card."""
    parts = parts_of(card)
    return bool(set(parts[:ROWS]) & set(parts[-ROWS:]))


def shut_in_flags(card: Card) -> list[int]:
    """The flags of a start/finish card from which no way leads to the inner side."""
    parts = parts_of(card)
    return [cell for cell, flag in enumerate(card.flags) if flag and parts[cell] not in parts[-ROWS:]]


# Joints.


@cache
def joint(left: Card, right: Card) -> Joint:
    rows = joined_rows(side_of(left, left.columns - 1), side_of(right, 0))
    left_parts, right_parts = parts_of(left)[-ROWS:], parts_of(right)[:ROWS]
    return frozenset((left_parts[row], right_parts[other]) for row, other in rows)


def side_of(card: Card, column: int) -> Side:
    upright = [int(wall) for wall in card.upright[column * ROWS : (column + 2) * ROWS]]
    return tuple(upright), tuple(int(wall) for wall in card.level[column * ROWS : (column + 1) * ROWS])


@cache
def joined_rows(left: Side, right: Side) -> tuple[tuple[int, int], ...]:
    """From which row of a column one can go to which row of the column beside it."""
    both = Track(ALONE, [column_of(left), column_of(right)])
    return tuple(
        (row, int(goal) - ROWS)
        for row in range(ROWS)
        for goal in both.next[row * WAY_COUNT : (row + 1) * WAY_COUNT]
        if goal >= ROWS
    )


def column_of(side: Side) -> Card:
    upright, level = side
    return Card(ALONE, [0] * ROWS, [0] * ROWS, [0], list(upright), list(level))


def closed_joints(gates: Sequence[Card], sections: Sequence[Card]) -> Iterator[tuple[Card, Card]]:
    """The cards that can be laid side by side, but leave no way from one to the other."""
    laid = [card for section in sections for card in (section, turned(section))]
    finishes = [turned(gate) for gate in gates]
    for left, right in (*product(gates, laid), *product(laid, laid), *product(laid, finishes)):
        if left.key.removesuffix("r") != right.key.removesuffix("r") and not joint(left, right):
            yield left, right


# Whole tracks.


def all_tracks(gate_count: int, section_count: int) -> Iterator[str]:
    """How every short and then every long track is written."""
    laid = [f"{number}{side}" for number in range(1, section_count + 1) for side in ("", "r")]
    ends = list(permutations(range(1, gate_count + 1), 2))
    yield from (f"{first} {section} {last}" for first, last in ends for section in laid)
    for (first, last), one, two in product(ends, laid, laid):
        if one.removesuffix("r") != two.removesuffix("r"):
            yield f"{first} {one} {two} {last}"


def impassable_tracks(gates: Sequence[Card], sections: Sequence[Card]) -> Iterator[str]:
    """The tracks on which some start flag has no way to any finish flag."""
    laid = {
        f"{number}{side}": card
        for number, first in enumerate(sections, 1)
        for side, card in (("", first), ("r", turned(first)))
    }
    starts = {str(number): gate for number, gate in enumerate(gates, 1)}
    finishes = {number: turned(gate) for number, gate in starts.items()}
    for key in all_tracks(len(gates), len(sections)):
        first, *middle, last = key.split()
        if not can_be_run([starts[first], *(laid[word] for word in middle), finishes[last]]):
            yield key


def can_be_run(cards: list[Card]) -> bool:
    """Whether from every start flag some finish flag can be reached, going back and forth over the joints."""
    joints = [joint(left, right) for left, right in pairwise(cards)]
    if not all(joints):
        return False
    if all(is_whole(card) for card in cards):
        return True
    goals = {(len(joints), part) for part in flagged_parts(cards[-1])}
    return all(goals & reached_from(part, joints) for part in flagged_parts(cards[0]))


@cache
def is_whole(card: Card) -> bool:
    return len(set(parts_of(card))) == 1


@cache
def flagged_parts(card: Card) -> frozenset[int]:
    return frozenset(part for part, flag in zip(parts_of(card), card.flags, strict=True) if flag)


def reached_from(part: int, joints: list[Joint]) -> set[tuple[int, int]]:
    """All parts that can be reached from a part of the first card, each with the place of its card."""
    reached = {(0, part)}
    waiting = [(0, part)]
    while waiting:
        card, here = waiting.pop()
        ahead = [(card + 1, two) for one, two in (joints[card] if card < len(joints) else ()) if one == here]
        back = [(card - 1, one) for one, two in (joints[card - 1] if card else ()) if two == here]
        waiting += [place for place in (*ahead, *back) if place not in reached]
        reached.update(waiting)
    return reached
