"""The contract kit: what every game promises to the rest of the house, checked in random games.

The test file of a game in any package:

    import pytest

    from cheeseboard.contract import PROMISES, Case, Promise, cases_for
    from my_package.my_game import MY_GAME


    @pytest.mark.parametrize("promise", PROMISES, ids=str)
    @pytest.mark.parametrize("case", cases_for(MY_GAME), ids=str)
    def test_the_game_keeps_its_promise(promise: Promise, case: Case) -> None:
        promise(case)

Without pytest, check_all(cases_for(MY_GAME)) lists every promise that is broken, in sentences that say where and how to
see it again. CHEESEBOARD_GAMES=20 in the environment plays twenty times as many games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cheeseboard.contract.box import the_box_stays_full
from cheeseboard.contract.case import BrokenPromise, Case, Choice, cases_for, options_for
from cheeseboard.contract.clones import clones_share_nothing
from cheeseboard.contract.estimates import estimates_are_fair
from cheeseboard.contract.frames import every_frame_can_be_seen, listening_changes_nothing
from cheeseboard.contract.future import bots_leave_the_future_alone
from cheeseboard.contract.games_end import games_end
from cheeseboard.contract.golden import golden_games
from cheeseboard.contract.hidden import TellsSecrets, views_hide_secrets
from cheeseboard.contract.ids import pieces_keep_their_ids
from cheeseboard.contract.imagination import imagined_worlds_are_possible
from cheeseboard.contract.journal_secrets import the_journal_keeps_secrets
from cheeseboard.contract.journal_words import events_are_said_in_all_languages
from cheeseboard.contract.luck import luck_can_be_told
from cheeseboard.contract.moves import moves_and_play_agree
from cheeseboard.contract.notation import moves_are_written
from cheeseboard.contract.observations import observations_are_views
from cheeseboard.contract.outcomes import the_end_is_clear
from cheeseboard.contract.positions import positions_read_back
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.public import public_moves_keep_secrets
from cheeseboard.contract.records import records_read_back
from cheeseboard.contract.scenes import scenes_are_sound
from cheeseboard.contract.seeds import the_seed_decides
from cheeseboard.contract.settled import settled_places_stay
from cheeseboard.contract.symmetry import Symmetric, seats_are_treated_alike
from cheeseboard.contract.together import answers_wait_for_each_other
from cheeseboard.contract.touch import moves_can_be_touched
from cheeseboard.contract.undo import taking_back_hides_nothing
from cheeseboard.contract.views import views_know_their_moves
from cheeseboard.contract.words import all_is_said_in_all_languages

__all__ = [
    "PROMISES",
    "BrokenPromise",
    "Case",
    "Choice",
    "Promise",
    "Symmetric",
    "TellsSecrets",
    "cases_for",
    "check_all",
    "golden_games",
    "options_for",
]

PROMISES: Final = (
    games_end,
    moves_and_play_agree,
    answers_wait_for_each_other,
    the_end_is_clear,
    settled_places_stay,
    the_box_stays_full,
    clones_share_nothing,
    the_seed_decides,
    bots_leave_the_future_alone,
    views_know_their_moves,
    views_hide_secrets,
    imagined_worlds_are_possible,
    the_journal_keeps_secrets,
    public_moves_keep_secrets,
    listening_changes_nothing,
    every_frame_can_be_seen,
    taking_back_hides_nothing,
    records_read_back,
    positions_read_back,
    moves_are_written,
    moves_can_be_touched,
    scenes_are_sound,
    pieces_keep_their_ids,
    all_is_said_in_all_languages,
    events_are_said_in_all_languages,
    luck_can_be_told,
    observations_are_views,
    seats_are_treated_alike,
    estimates_are_fair,
)


def check_all(cases: Iterable[Case], promises: Sequence[Promise] = PROMISES) -> list[BrokenPromise]:
    """Everything that is broken: for each promise its first case, if any."""
    broken: dict[str, BrokenPromise] = {}
    for case in cases:
        for promise in promises:
            if promise.name not in broken:
                try:
                    promise(case)
                except BrokenPromise as error:
                    broken[promise.name] = error
    return list(broken.values())
