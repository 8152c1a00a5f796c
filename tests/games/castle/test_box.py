"""Whatever is played: the box stays complete, the table stays possible, and what the table knows is true.

Hypothesis plays, and beside the engine plays the plain castle (plain.py), which follows every tile by hand.
"""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import (
    BLANK,
    CELL_NAMES,
    CHEESES,
    FALLEN,
    HOLES,
    MICE_EACH,
    OUTSIDE,
    TILE_NAMES,
    TOWERS,
    TRAP,
)
from cheeseboard.games.castle.state import Castle
from cheeseboard.games.castle.steps import Turn
from tests.core.exploring import explore
from tests.games.castle.crowded import crowded
from tests.games.castle.plain import LINES
from tests.games.castle.positions import after, draw, legal, new_game, spare
from tests.games.castle.test_played_twice import describe, read_plainly

OPPOSITE = {"N": "S", "S": "N", "W": "E", "E": "W"}
BOX = dict.fromkeys(CHEESES, 3) | {"blank": 10, "trap": 3, "stone": 16}


def cells_where(state: Castle, test: int) -> int:
    """The cells that show this kind, as a mask."""
    return sum(1 << cell for cell in range(49) if state.kind_at(cell) == test)


class Box(RuleBasedStateMachine):
    """A castle at play."""

    @initialize(
        seats=st.sampled_from((2, 3, 4)),
        layout=st.sampled_from("ab"),
        kinds=st.sampled_from("456"),
        switch=st.sampled_from(("yes", "no")),
        edition=st.sampled_from(("rulebook", "2022")),
        seed=st.text("0123456789abcdef", max_size=4),
    )
    def deal(self, seats: int, layout: str, kinds: str, switch: str, edition: str, seed: str) -> None:
        options = {"layout": layout, "target": kinds, "through-towers": switch, "edition": edition}
        self.begin(new_game(seats, options, seed))

    def begin(self, state: Castle) -> None:
        self.state = state
        self.other = read_plainly(state)
        self.just_ended = False

    @rule(number=st.integers(0, 100_000))
    def begin_in_a_crowd(self, number: int) -> None:
        self.begin(crowded(number))

    @precondition(lambda self: self.state.outcome is None)
    @rule(kind=st.sampled_from(("run", "enter", "slide", "uncover", "end", "")), choice=st.integers(0, 63))
    def play(self, kind: str, choice: int) -> None:
        moves = sorted(legal(self.state, kind)) or sorted(legal(self.state))
        text = moves[choice % len(moves)]
        self.state.play(self.state.active, CASTLE.read_move(self.state, text))
        self.other.play(text)
        self.just_ended = text == "end"

    @precondition(lambda self: self.state.outcome is None)
    @rule(choices=st.lists(st.integers(0, 63), max_size=8))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            if self.state.outcome is None:
                self.play("", choice)

    @precondition(lambda self: isinstance(self.state.step, Turn))
    @rule(slot=st.sampled_from(sorted(LINES)))
    def push_there_and_back(self, slot: str) -> None:
        """A slide and the opposite slide with the ejected tile restore the tiles."""
        state = after(self.state, "end")
        if state.outcome is None:
            there = after(state, f"slide {slot}")
            if there.outcome is None:
                there = after(there, "end")
            if there.outcome is None:
                back = after(there, f"slide {OPPOSITE[slot[0]]}{slot[1]}")
                assert draw(back).upper().replace(".", ",") == draw(state).upper().replace(".", ",")
                assert spare(back) == spare(state)

    @rule()
    def save_and_load(self) -> None:
        loaded = CASTLE.read_position(CASTLE.write_position(self.state))
        assert loaded.hash() == self.state.hash()
        self.state = loaded

    @rule(seed=st.integers(0, 2**62))
    def imagine(self, seed: int) -> None:
        """Play on in a world that looks the same to everybody."""
        world = self.state.seen_by(0).imagine(seed)
        assert world.seen_by(0).hash() == self.state.seen_by(0).hash()
        if self.state.outcome is None:
            self.begin(world)

    @invariant()
    def the_box_is_complete(self) -> None:
        pieces = CASTLE.count_pieces(self.state)
        assert {name: pieces[name] for name in BOX} == BOX
        tiles = [int(self.state.floor[cell]) >> 4 for cell in range(49) if HOLES >> cell & 1]
        assert sorted([*tiles, int(self.state.spare) >> 4]) == list(range(34))

    @invariant()
    def every_mouse_is_somewhere(self) -> None:
        for seat in range(self.state.seats):
            mice = [int(place) for place in self.state.mice[seat * MICE_EACH : (seat + 1) * MICE_EACH]]
            assert all(0 <= place <= OUTSIDE or HOLES >> (place - FALLEN) & 1 for place in mice)

    @invariant()
    def no_mouse_stands_on_a_trap_or_under_a_roof(self) -> None:
        assert self.state.taken & self.state.traps == 0
        assert self.state.taken & ~self.state.open_cells == 0

    @invariant()
    def after_a_turn_only_rooms_with_mice_are_open(self) -> None:
        if self.just_ended:
            for room, cells in enumerate(self.state.layout.room_cells):
                assert bool(self.state.open_rooms >> room & 1) == bool(cells & self.state.taken)

    @invariant()
    def masks_agree_with_lists(self) -> None:
        state = self.state
        assert cells_where(state, TRAP) == state.traps
        standing = [0] * int(state.seats)
        for mouse, place in enumerate(state.mice):
            if place < OUTSIDE:
                standing[mouse // MICE_EACH] |= 1 << int(place)
        assert standing == [int(mask) for mask in state.standing]
        mice = [int(place) for place in state.mice]
        outside = [mice[seat * MICE_EACH : (seat + 1) * MICE_EACH].count(OUTSIDE) for seat in range(state.seats)]
        assert outside == [int(number) for number in state.outside]
        assert sum(standing) == state.taken
        rooms = [int(cells) for room, cells in enumerate(state.layout.room_cells) if state.open_rooms >> room & 1]
        assert sum(rooms) | TOWERS == state.open_cells

    @invariant()
    def known_tiles_are_holes_and_everything_in_the_open_is_known(self) -> None:
        assert self.state.known & ~HOLES == 0
        assert self.state.open_cells & HOLES & ~self.state.known == 0

    @invariant()
    def unseen_tiles_are_what_lies_on_unknown_holes(self) -> None:
        state = self.state
        hidden = Counter(int(state.kind_at(cell)) for cell in range(49) if state.unknown >> cell & 1)
        assert Counter(int(kind) for kind in state.unseen_tiles()) == hidden

    @invariant()
    def a_view_holds_no_trap_that_nobody_has_seen(self) -> None:
        view = self.state.seen_by(0)
        assert view.traps == cells_where(view, TRAP) == self.state.traps & self.state.known

    @invariant()
    def nobody_has_a_token_that_does_not_exist(self) -> None:
        assert all(0 <= tokens < 1 << len(CHEESES) for tokens in self.state.tokens)

    @invariant()
    def the_plain_castle_looks_the_same(self) -> None:
        """Also what is known: the plain castle marks every tile that was seen."""
        assert describe(self.state) == self.other.describe()
        assert legal(self.state) == self.other.moves()


TestBox = Box.TestCase
TestBox.settings = explore(60, steps=60)


def test_the_box_counts_what_the_rulebook_counts() -> None:
    assert sum(BOX.values()) - BOX["stone"] == 34
    assert (TILE_NAMES[BLANK], TILE_NAMES[TRAP]) == ("blank", "trap")
    assert len(CELL_NAMES) == 49 == 33 + BOX["stone"]
