"""How the kit chooses its cases, and how it says what is broken."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, product
from pathlib import Path

import pytest

from cheeseboard.contract import PROMISES, Case, Promise, cases_for, check_all, options_for
from cheeseboard.core import BadSetup, Game, Option, State
from cheeseboard.games.castle import CASTLE
from tests.contract import golden
from tests.contract.broken.play import SecretLuck
from tests.toy import PEPPERCORN, Peppercorn


class AnyOptions(Game):
    """A game of which only the options matter."""

    seats = (2,)

    def deal(self, seats: int, options: dict[str, str], seed: str) -> State:
        return PEPPERCORN.setup(seats, {}, seed)


def test_every_seat_count_and_every_option_alone_has_a_case() -> None:
    cases = cases_for(CASTLE)
    for seats in CASTLE.seats:
        chosen = [case.options for case in cases if case.seats == seats]
        assert {} in chosen
        for option in CASTLE.options:
            for choice in set(option.choices) - {option.default(seats)}:
                assert {option.name: choice} in chosen


@pytest.mark.parametrize("seats", CASTLE.seats)
def test_any_two_choices_meet_in_some_case(seats: int) -> None:
    chosen = [CASTLE.check_options(seats, options) for options in options_for(CASTLE, seats)]
    for first, second in combinations(CASTLE.options, 2):
        for one, two in product(first.choices, second.choices):
            assert any(options[first.name] == one and options[second.name] == two for options in chosen)


def test_few_options_are_tried_in_all_combinations() -> None:
    class Choosy(AnyOptions):
        options = (Option("rerolls", ("1", "2"), "2"), Option("cats", ("3", "4", "5"), lambda seats: str(seats + 2)))

    assert len(options_for(Choosy(), 2)) == 6
    assert options_for(Choosy(), 2)[0] == {}


def test_what_a_game_does_not_offer_has_no_case() -> None:
    class Picky(AnyOptions):
        """Neither b with x nor d with anything else."""

        options = tuple(
            Option(name, ("no", *choices), "no") for name, choices in (("1", "ab"), ("2", "xy"), ("3", "cd"))
        )

        def deal(self, seats: int, options: dict[str, str], seed: str) -> State:
            chosen = {choice for choice in options.values() if choice != "no"}
            if {"b", "x"} <= chosen or ("d" in chosen and len(chosen) > 1):
                raise BadSetup("Not like this.")
            return PEPPERCORN.setup(seats, {}, seed)

    chosen = [set(options.values()) for options in options_for(Picky(), 2)]
    assert {"d"} in chosen
    assert not any({"b", "x"} <= choices or {"d"} < choices for choices in chosen)
    for pair in ("ax", "ay", "by", "ac", "bc", "xc", "yc"):
        assert any(set(pair) <= choices for choices in chosen)


def test_the_environment_multiplies_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    once = len(cases_for(PEPPERCORN))
    monkeypatch.setenv("CHEESEBOARD_GAMES", "3")
    assert len(cases_for(PEPPERCORN)) == 3 * once


def test_a_case_plays_the_same_game_every_time() -> None:
    first, second = (Case(PEPPERCORN, 3, {"rerolls": "2"}, "again") for _ in range(2))
    assert first.trail == second.trail
    assert first.trail != Case(PEPPERCORN, 3, {"rerolls": "2"}, "other").trail


def test_a_case_looks_at_the_ends_of_the_game_and_at_every_kind_of_step() -> None:
    case = Case(PEPPERCORN, 3, looks=6)
    seen = [(case.played, type(state.step).__name__) for state in case.states()]
    assert seen[0] == (0, "Bid")
    assert seen[-1] == (len(case.trail), "Over")
    assert {step for _, step in seen} == {"Bid", "Keep", "Answer", "Over"}


def test_a_broken_promise_says_which_and_where_and_how_to_see_it_again() -> None:
    game = Peppercorn()
    game.table = SecretLuck
    (broken, *_) = check_all([Case(game, 3, {"rerolls": "2"}, "again")])
    assert broken.promise == "clones_share_nothing"
    assert str(broken).splitlines() == [
        f"peppercorn breaks clones_share_nothing after move {broken.moves}: {broken.sentence}",
        "To repeat: clones_share_nothing(Case(Peppercorn(), 3, {'rerolls': '2'}, 'again'))",
    ]


def test_a_game_that_is_not_finished_is_told_what_is_missing() -> None:
    class Sketch(Game):
        """Nothing but its card."""

        key, version, seats, seat_names, options, move_space = "sketch", 1, (2,), ("red", "yellow"), (), 1
        folder = Path()

    broken = {error.promise: error.sentence for error in check_all(cases_for(Sketch()))}
    assert broken["games_end"] == "the game has not filled in deal."
    assert broken["observations_are_views"] == "the game has not filled in observation_names."


def test_whatever_a_game_raises_breaks_the_promise() -> None:
    @Promise
    def boxes_are_round(case: Case) -> None:
        """Not a promise of ours."""
        len(case.seats)  # type: ignore[arg-type]

    (broken,) = check_all(cases_for(PEPPERCORN), [boxes_are_round])
    assert broken.sentence == "boxes_are_round raised TypeError: object of type 'int' has no len()"


def test_promises_have_names_and_sentences() -> None:
    assert len({promise.name for promise in PROMISES}) == len(PROMISES)
    assert all(promise.sentence.endswith(".") for promise in PROMISES)


def test_golden_games_are_only_written_when_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "GOLDEN", golden.GOLDEN[:1])
    monkeypatch.setattr(sys, "argv", ["golden"])
    assert golden.main() == 1
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(sys, "argv", ["golden", "--update"])
    assert golden.main() == 0
    assert [file.name for file in tmp_path.iterdir()] == ["peppercorn-default.txt"]
    monkeypatch.setattr(sys, "argv", ["golden"])
    assert golden.main() == 0


def test_the_kit_needs_no_pytest() -> None:
    check = "import sys, cheeseboard.contract; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
