"""Hypothesis plays: whatever the players do, the table stays whole."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cheeseboard.core import HIDDEN, WATCHER
from cheeseboard.core.bits import members
from cheeseboard.games.race import RACE
from cheeseboard.games.race.board import HOME, WAITING
from cheeseboard.games.race.state import NO_CARD, NOBODY, Race
from tests.core.exploring import explore
from tests.games.race.positions import asked, new_game

OPTIONS = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["race", "teams", "tournament"]),
        "wind": st.sampled_from(["yes", "no"]),
        "sections": st.sampled_from(["first", "all"]),
        "sugar_step": st.sampled_from(["straight", "bent"]),
        "play_on": st.sampled_from(["yes", "no"]),
    }
)


class Racing(RuleBasedStateMachine):
    """Anybody who may move does, in any order; copies are kept and looked at again."""

    state: Race

    @initialize(options=OPTIONS, seats=st.integers(2, 4), seed=st.integers(0, 1000))
    def set_up(self, options: dict[str, str], seats: int, seed: int) -> None:
        self.state = new_game(4 if options["mode"] == "teams" else seats, str(seed), **options)
        self.kept = self.state.clone()
        self.kept_hash = self.kept.hash()

    @rule(choice=st.randoms(use_true_random=False), steps=st.integers(1, 12))
    def play(self, choice: object, steps: int) -> None:
        pick = getattr(choice, "choice")  # noqa: B009
        for _ in range(steps):
            if self.state.outcome is None:
                seat = pick(list(members(self.state.acting)))
                self.state.play(seat, pick(list(self.state.moves(seat))))

    @rule()
    def keep(self) -> None:
        assert self.kept.hash() == self.kept_hash
        self.kept = self.state.clone()
        self.kept_hash = self.kept.hash()

    @invariant()
    def rats_and_cells_agree(self) -> None:
        state = self.state
        on_track = {int(place): seat for seat, place in enumerate(state.places) if place < WAITING}
        assert on_track == {cell: int(seat) for cell, seat in enumerate(state.rats) if seat != NOBODY}
        homes = sorted(int(home) for home in state.homes if home)
        assert homes == list(range(1, int(state.home_count) + 1))
        assert all((place == HOME) == (home > 0) for place, home in zip(state.places, state.homes, strict=True))
        assert not any(state.track.finish[cell] for cell in on_track)

    @invariant()
    def cards_are_in_one_place_each(self) -> None:
        for seat, hand in enumerate(self.state.hands):
            in_hand, opened = int(hand).bit_count(), int(self.state.open_cards(seat)).bit_count()
            assert in_hand + opened in (5, 6)
            assert asked(self.state) != "Bets" or 3 <= in_hand <= 6

    @invariant()
    def laid_cards_differ(self) -> None:
        if asked(self.state) == "Acting":
            kept = [int(self.state.bets[seat]) for seat in self.state.row if not self.state.lost >> seat & 1]
            assert len(set(kept)) == len(kept)
            assert NO_CARD not in kept

    @invariant()
    def bets_are_hidden_only_while_they_are_made(self) -> None:
        hidden = HIDDEN in self.state.seen_by(WATCHER).bets
        assert not hidden or asked(self.state) == "Bets"

    @invariant()
    def the_position_reads_back(self) -> None:
        again = RACE.read_position(RACE.write_position(self.state))
        assert again.facts() == self.state.facts()

    def teardown(self) -> None:
        if hasattr(self, "kept"):
            assert self.kept.hash() == self.kept_hash


Racing.TestCase.settings = explore(30, steps=25)
TestRacing = Racing.TestCase
