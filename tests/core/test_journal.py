"""The journal: what is told while somebody listens, to whom, and with which frame."""

from __future__ import annotations

from cheeseboard.core import EVERYBODY, WATCHER, Journal, Message
from tests.core.tiny import ADD, LOOK, ROLL, SHOW, Tiny, new_tiny


def listened() -> Tiny:
    state = new_tiny()
    state.journal = Journal()
    return state


def test_nothing_is_told_while_nobody_listens() -> None:
    state = new_tiny()
    state.play(0, ADD)
    assert state.journal is None


def test_events_are_told_in_order_with_the_rule_behind_them() -> None:
    state = listened()
    state.play(0, ADD)
    state.play(0, SHOW)
    assert state.journal is not None
    assert [(event.message.key, event.rule) for event in state.journal.events] == [
        ("tiny-added", "1.1"),
        ("tiny-sum", "1.1"),
        ("tiny-shown", "1.3"),
    ]
    assert state.journal.events[0].message == Message("tiny-added", {"sum": 1})


def test_listening_changes_nothing() -> None:
    heard, unheard = listened(), new_tiny()
    for move in (ADD, ROLL, LOOK, SHOW, ROLL):
        heard.play(0, move)
        unheard.play(0, move)
        assert heard.hash() == unheard.hash()


def test_an_event_keeps_the_state_right_after_it() -> None:
    state = listened()
    for _ in range(3):
        state.play(0, ADD)
    assert state.journal is not None
    sums = [event.state.sum for event in state.journal.events if isinstance(event.state, Tiny)]
    assert sums == [1, 1, 2, 2, 3, 3]
    assert all(event.state.journal is None for event in state.journal.events)
    assert state.sum == 3


def test_everybody_reads_what_is_told_to_everybody() -> None:
    state = listened()
    state.play(0, ADD)
    assert state.journal is not None
    event = state.journal.events[0]
    assert event.seats == EVERYBODY
    assert all(event.message_for(seat) == event.message for seat in (WATCHER, 0, 1))


def test_a_secret_is_read_by_its_seats_and_the_others_read_something_else() -> None:
    state = listened()
    state.play(0, LOOK)
    assert state.journal is not None
    looked, pleased = state.journal.events
    assert looked.message_for(0) == Message("tiny-looked", {"card": state.cards[0]})
    assert looked.message_for(1) == looked.message_for(WATCHER) == Message("tiny-somebody-looked", {"seat": 0})
    assert pleased.message_for(0) == Message("tiny-secretly-pleased")
    assert pleased.message_for(1) is pleased.message_for(WATCHER) is None
