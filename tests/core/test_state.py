"""States and steps: who may act, what is refused, the stack, the end, copies and hashes."""

from __future__ import annotations

import pytest

from cheeseboard.core import (
    HIDDEN,
    WATCHER,
    HiddenFuture,
    IllegalMove,
    Message,
    Outcome,
    Refusal,
    State,
    Step,
    play_randomly,
    stream,
)
from cheeseboard.core.step import OVER
from tests.core.tiny import (
    ADD,
    ASK,
    CALL,
    LOOK,
    PASS,
    ROLL,
    SHOW,
    STOP,
    TINY,
    Call,
    Ending,
    Question,
    Tiny,
    Turn,
    new_tiny,
)


def played(*moves: tuple[int, int]) -> Tiny:
    state = new_tiny()
    for seat, move in moves:
        state.play(seat, move)
    return state


# Who may act.


def test_acting_is_a_mask_of_the_seats_that_may_move() -> None:
    assert new_tiny().acting == 0b01
    assert played((0, PASS)).acting == 0b10
    assert played((0, CALL)).acting == 0b11
    assert played((0, CALL), (1, ADD)).acting == 0b01
    assert played((0, STOP)).acting == 0


@pytest.mark.parametrize("seat", [-2, WATCHER, 1, 2, 62])
def test_a_seat_that_may_not_move_has_no_moves(seat: int) -> None:
    state = new_tiny()
    assert list(state.moves(seat)) == []
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, ADD)
    assert caught.value.refusal.message == Message("refusal-not-your-turn")
    assert (caught.value.move, caught.value.seat) == ("add", seat)
    assert state.hash() == new_tiny().hash()


def test_moves_are_listed_anew_after_every_move_and_for_every_seat() -> None:
    state = played((0, CALL))
    assert list(state.moves(0)) == list(state.moves(1)) == [ADD, PASS]
    state.play(1, ADD)
    assert list(state.moves(1)) == []
    assert list(state.moves(0)) == [ADD, PASS]
    state.play(0, PASS)
    assert ROLL in state.moves(0)
    for _ in range(3):
        assert SHOW in state.moves(0)
        state.play(0, SHOW)
    assert SHOW not in state.moves(0)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_several_seats_do_at_once_does_not_depend_on_their_order(order: tuple[int, int]) -> None:
    state = played((0, CALL))
    for seat in order:
        state.play(seat, ADD if seat == 0 else PASS)
    assert state.sum == 100
    assert state.hash() == played((0, CALL), (0, ADD), (1, PASS)).hash()


# What is refused.


@pytest.mark.parametrize("move", [-1, 8, 1000, SHOW])
def test_an_illegal_move_is_refused_and_changes_nothing(move: int) -> None:
    state = played((0, SHOW), (0, SHOW), (0, SHOW), (0, ROLL))
    before, dice = state.hash(), state.dice.memory
    with pytest.raises(IllegalMove) as caught:
        state.play(0, move)
    assert (state.hash(), state.dice.memory) == (before, dice)
    assert (caught.value.refusal.message.key, caught.value.refusal.rule) == ("tiny-refuse", "1.0")
    written = TINY.write_move(state, move)
    assert str(caught.value) == f"'{written}' is not a legal move for red now (rule 1.0): tiny-refuse"
    state.play(0, ADD)


def test_the_step_on_top_says_why() -> None:
    state = played((0, ASK))
    assert state.refusal(1, ROLL).message == Message("tiny-refuse-answer")
    assert state.refusal(0, ROLL).message == Message("refusal-not-your-turn")
    assert played((0, CALL)).refusal(0, ROLL).rule == "3.1"


def test_after_the_end_every_move_is_refused_with_the_rule_that_ended_the_game() -> None:
    state = played((0, STOP))
    for seat in (0, 1):
        with pytest.raises(IllegalMove) as caught:
            state.play(seat, ADD)
        assert (caught.value.refusal.message.key, caught.value.refusal.rule) == ("refusal-over", "1.8")


# The stack and the end.


def test_a_step_that_is_pushed_is_decided_first_and_then_the_old_one_goes_on() -> None:
    state = played((0, ASK))
    assert isinstance(state.step, Question)
    assert len(state.later) == 1
    state.play(1, ADD)
    assert isinstance(state.step, Turn)
    assert state.later == []
    assert (state.acting, state.sum) == (0b01, 10)


def test_a_step_that_is_replaced_is_done() -> None:
    state = played((0, CALL))
    assert isinstance(state.step, Call)
    assert state.later == []


def test_several_steps_lie_on_one_another() -> None:
    state = new_tiny()
    steps: list[Step[Tiny]] = [Question(), Call(), Question()]
    first, second, third = steps
    for step in steps:
        state.push(step)
    assert [state.step, *reversed(state.later)][:3] == [third, second, first]
    state.pop()
    assert state.step is second
    state.replace(third)
    state.pop()
    assert state.step is first


def test_over_is_on_top_exactly_when_there_is_an_outcome() -> None:
    state = played((0, ASK), (1, PASS))
    assert (state.outcome, state.step is OVER) == (None, False)
    state.push(Question())
    state.finish(Outcome(Ending.STOPPED, "1.8", (1, 2), (3, 0)))
    assert (state.step is OVER, state.later, state.acting) == (True, [], 0)
    assert list(state.moves(0)) == list(state.moves(1)) == []


def test_a_table_without_a_step_is_over() -> None:
    state = Tiny([], stream("", ""))
    assert state.step is OVER
    state.push(Turn())
    state.pop()
    assert state.step is OVER
    assert state.acting == 0


def test_the_outcome_names_the_winners_and_the_reason() -> None:
    outcome = played((0, ADD), (0, STOP)).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.points) == ((0,), (1, 2), (1, 0))
    assert (outcome.reason, outcome.rule) == (Ending.STOPPED, "1.8")
    assert repr(outcome) == "Outcome(STOPPED, places=(1, 2), points=(1, 0))"


def test_outcomes_are_equal_if_places_points_and_reason_are() -> None:
    one = Outcome(Ending.STOPPED, "1.8", (1, 1, 3), (4, 4, 0))
    assert one == Outcome(Ending.STOPPED, "9.9", (1, 1, 3), (4, 4, 0))
    assert hash(one) == hash(Outcome(Ending.STOPPED, "9.9", (1, 1, 3), (4, 4, 0)))
    assert one != Outcome(Ending.STOPPED, "1.8", (1, 2, 3), (4, 4, 0))
    assert one != Outcome(Ending.STOPPED, "1.8", (1, 1, 3), (4, 4, 1))
    assert one != "a win"
    assert one.winners == (0, 1)
    assert Outcome(Ending.STOPPED, "", (2, 2), (0, 0)).winners == ()


def test_the_prompt_is_the_steps_until_the_end() -> None:
    assert new_tiny().prompt(0) == Message("tiny-prompt-turn")
    assert new_tiny().prompt(1) == Message("tiny-prompt-wait")
    assert played((0, ASK)).prompt(1) == Message("tiny-prompt-question")
    assert played((0, STOP)).prompt(1).key not in {"tiny-prompt-turn", "tiny-prompt-wait"}


# Copies and hashes.


def test_a_clone_shares_nothing_that_can_change() -> None:
    state = played((0, ROLL), (0, ASK))
    copy, before = state.clone(), state.hash()
    assert copy.hash() == before
    copy.play(1, ADD)
    copy.play(0, SHOW)
    copy.play(0, ROLL)
    copy.play(0, STOP)
    assert state.hash() == before
    assert state.outcome is None
    assert len(state.later) == 1


def test_nobody_listens_to_a_clone() -> None:
    from cheeseboard.core import Journal

    state = new_tiny()
    state.journal = Journal()
    assert state.clone().journal is None


def test_any_fact_makes_another_hash() -> None:
    states = [
        new_tiny(),
        new_tiny("other"),
        played((0, ADD)),
        played((0, ROLL)),
        played((0, SHOW)),
        played((0, LOOK)),
        played((0, PASS)),
        played((0, ASK)),
        played((0, CALL)),
        played((0, CALL), (0, ADD)),
        played((0, CALL), (1, ADD)),
        played((0, STOP)),
        played((0, ADD), (0, STOP)),
        new_tiny().seen_by(0),
    ]
    assert len({state.hash() for state in states}) == len(states)
    assert all(0 <= state.hash() < 2**63 for state in states)


def test_hashes_are_frozen() -> None:
    """The same in plain Python and compiled, and in every record there is."""
    assert [
        f"{played(*moves).hash():016x}" for moves in ((), ((0, ADD),), ((0, ROLL),), ((0, ASK),), ((0, STOP),))
    ] == ["223d69da72c9075d", "7d62cb86c20309f3", "77980dccf2955ff3", "64c78b5c4a765a3b", "183fb8a3af7fb6a3"]


def test_a_view_hides_the_dice_and_cannot_be_rolled() -> None:
    view = played((0, SHOW), (0, LOOK)).seen_by(1)
    assert (view.cards[0] == HIDDEN, view.cards[1], view.cards[2]) == (False, HIDDEN, HIDDEN)
    with pytest.raises(HiddenFuture):
        view.play(0, ROLL)
    view.imagine(7).play(0, ROLL)


def test_random_play_goes_on_to_the_end_or_as_far_as_it_is_told() -> None:
    state = new_tiny()
    assert play_randomly(state, stream("bot", "bot"), 5) == 5
    assert play_randomly(state, stream("bot", "bot")) > 0
    assert state.outcome is not None
    assert play_randomly(state, stream("bot", "bot")) == 0


def test_what_a_game_has_not_filled_in_is_told() -> None:
    state = State(2, stream("", ""))
    for missing in (state.clone, state.facts, lambda: state.game, lambda: state.progress(0)):
        with pytest.raises(NotImplementedError):
            missing()
    step = Step[State]()
    for unfilled in (lambda: step.acting(state), lambda: step.moves(state, 0), step.facts):
        with pytest.raises(NotImplementedError):
            unfilled()


def test_messages_and_refusals_are_plain_data() -> None:
    one = Message("key", {"name": "red", "inner": Message("other"), "all": (Message("a"), Message("b"))})
    assert one == Message("key", {"name": "red", "inner": Message("other"), "all": (Message("a"), Message("b"))})
    turned = Message("key", {"all": (Message("a"), Message("b")), "inner": Message("other"), "name": "red"})
    assert one == turned
    assert hash(one) == hash(turned)
    assert one != Message("key", {"name": "red"})
    assert one != "key"
    assert Message("key").arguments == {}
    assert repr(Message("key", {"name": 3})) == "Message('key', name=3)"
    assert Refusal(one, "1.2").message is one
