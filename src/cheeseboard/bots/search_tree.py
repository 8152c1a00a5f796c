"""The tree of a search: what was tried where, how often it was on offer, and what came of it.

Nodes and edges are rows of tables. A node is found by its key, so that different orders of the same moves can meet in
one node. An edge is a move that a seat was seen to have at a node.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.core.chance import LOW_63_BITS

NONE: Final = -1
UNKNOWN: Final = -1.0

FIRST_SLOTS: Final = 1024


def mix(number: i64) -> i64:
    """A number that looks like no other, alike compiled and interpreted."""
    low = LOW_63_BITS[0]
    mixed: i64 = (number + 0x1E3779B97F4A7C15) & low
    mixed = ((mixed ^ (mixed >> 30)) * 0x3F58476D1CE4E5B9) & low
    return mixed ^ (mixed >> 29)


@final
class Tree:
    """Invariants: a node's edges are of different moves or seats; nodes are added only below the limit."""

    def __init__(self, limit: i64) -> None:
        self.limit = limit
        # One row for each node.
        self.keys: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """The edge added last; the others follow from it."""
        self.looked: vec[i64] = vec[i64]()
        """The first of the edges that were added when the node was looked at, in the order of the moves."""
        self.visits: vec[i64] = vec[i64]()
        # One row for each edge.
        self.owner: vec[i64] = vec[i64]()
        self.following: vec[i64] = vec[i64]()
        self.seat: vec[i64] = vec[i64]()
        self.move: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        """In how many playouts that came by the move was legal."""
        self.tries: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        """What the playouts that tried it were worth to the seat, all together."""
        self.prior: vec[float] = vec[float]()
        """What the move looked like before it was tried; UNKNOWN where nobody looked."""
        # Where to find the node of a key: open addressing, at most half full.
        self.slots: vec[i64] = vec[i64]([NONE] * FIRST_SLOTS)

    @property
    def is_full(self) -> bool:
        return len(self.keys) >= self.limit or len(self.owner) >= self.limit

    def node_of(self, key: i64) -> i64:
        """The node with that key; NONE if there is none."""
        last: i64 = len(self.slots) - 1
        slot = key & last
        while True:
            node = self.slots[slot]
            if node == NONE or self.keys[node] == key:
                return node
            slot = (slot + 1) & last

    def add_node(self, key: i64) -> i64:
        """A new node; the key must be new too."""
        node: i64 = len(self.keys)
        if node * 2 >= len(self.slots):
            self.double_slots()
        self.keys = append(self.keys, key)
        self.first = append(self.first, NONE)
        self.looked = append(self.looked, 0)
        self.visits = append(self.visits, 0)
        self.enter(node)
        return node

    def enter(self, node: i64) -> None:
        last: i64 = len(self.slots) - 1
        slot = self.keys[node] & last
        while self.slots[slot] != NONE:
            slot = (slot + 1) & last
        self.slots[slot] = node

    def double_slots(self) -> None:
        self.slots = vec[i64]([NONE] * (2 * len(self.slots)))
        for node in range(len(self.keys)):
            self.enter(node)

    def add_edge(self, node: i64, seat: i64, move: i64) -> i64:
        """A new edge, which is on offer now for the first time."""
        edge: i64 = len(self.owner)
        self.owner = append(self.owner, node)
        self.following = append(self.following, self.first[node])
        self.first[node] = edge
        self.seat = append(self.seat, seat)
        self.move = append(self.move, move)
        self.offered = append(self.offered, 1)
        self.tries = append(self.tries, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, UNKNOWN)
        return edge

    def is_edge(self, edge: i64, node: i64, seat: i64, move: i64) -> bool:
        """Whether that edge is that move of that seat at that node."""
        return (
            edge < len(self.owner) and self.owner[edge] == node and self.move[edge] == move and self.seat[edge] == seat
        )
