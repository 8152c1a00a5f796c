"""Rulebook, chapter 3: a round."""

from __future__ import annotations

import pytest

from cheeseboard.core import HIDDEN, WATCHER, Journal
from cheeseboard.games.race import RACE
from tests.games.race.positions import (
    FAR,
    SEATS,
    acting,
    after,
    asked,
    bet,
    events,
    hand,
    laid,
    legal,
    new_game,
    open_cards,
    place,
    play,
    refused,
    row,
    table,
    turn,
)

IN_LINE = {"red": "d3", "yellow": "e3", "green": "f3", "blue": "g3"}
"""The turn order is that of the seats."""


@pytest.mark.rule("race 3.1")
def test_a_round_goes_from_bets_over_actions_to_the_next_bets() -> None:
    state = table(rats=IN_LINE)
    assert asked(state) == "Bets"
    state = bet(state, "dash", "step", "swap", "jump")
    assert asked(state) == "Acting"
    state = after(state, "pass", "pass", "pass", "pass")
    assert (asked(state), int(state.rounds)) == ("Bets", 1)


# 3.2 Turn order.


@pytest.mark.rule("race 3.2")
def test_the_rulebooks_example_of_the_turn_order() -> None:
    """Yellow and red share a column whose arrow points up, green and blue one whose arrow points down."""
    drawing = """
        F . . . . . . . . . . F
        F . . . . Y . . G . . F
        F . . . . . . . . . . F
        F . . . . R . . B . . F
        F . . . . . . . . . . F
    """
    state = table(drawing, arrows="vvvvv^vvvvvv")
    assert row(state) == ["red", "yellow", "green", "blue"]
    other = table(drawing, arrows="vvvvvvvv^vvv")
    assert row(other) == ["yellow", "red", "blue", "green"]


@pytest.mark.rule("race 3.2")
def test_the_rat_nearest_to_the_start_acts_first() -> None:
    assert row(table(rats={"red": "h1", "yellow": "b5", "green": "k2", "blue": "e3"})) == [
        "yellow",
        "blue",
        "red",
        "green",
    ]


@pytest.mark.rule("race 3.3", "race R-9")
def test_the_turn_order_stays_for_the_round() -> None:
    state = after(table(rats=IN_LINE, laid={"red": "swap", "yellow": "dash"}), "swap e3")
    assert (place(state, "red"), place(state, "yellow")) == ("e3", "d3")
    assert row(state) == list(SEATS)
    assert turn(state) == "yellow"


# 3.4 and 3.5 Bets.


@pytest.mark.rule("race 3.4", "race R-4")
def test_all_bet_at_the_same_time_and_in_any_order() -> None:
    state = table(rats=IN_LINE)
    assert acting(state) == set(SEATS)
    forth = after(state, "red bet dash", "blue bet step", "green bet jump", "yellow bet swap")
    back = after(state, "yellow bet swap", "green bet jump", "blue bet step", "red bet dash")
    assert forth.facts() == back.facts()


@pytest.mark.rule("race 3.4", "race R-4", "race 8.3")
def test_a_bet_is_hidden_from_everybody_else_until_all_have_bet() -> None:
    for mode in ("race", "teams"):
        state = table(rats=IN_LINE, options={"mode": mode})
        bets = [after(state, f"red bet {card}") for card in ("dash", "step")]
        for seat in (WATCHER, 1, 2, 3):
            first, second = (other.seen_by(seat) for other in bets)
            assert first.bets[0] == HIDDEN
            assert first.facts() == second.facts()
            assert RACE.write_position(first) == RACE.write_position(second)
        assert bets[0].seen_by(0).bets[0] != HIDDEN
        turned = bet(bets[0], "step", "swap", "jump")
        assert HIDDEN not in turned.seen_by(WATCHER).bets


@pytest.mark.rule("race 3.4")
def test_the_journal_tells_others_only_that_somebody_has_bet() -> None:
    told = play(table(rats=IN_LINE), "red bet dash")[1][0]
    own, other = told.message_for(0), told.message_for(2)
    assert own is not None
    assert other is not None
    assert (own.key, own.arguments["action"]) == ("race-bet", "dash")
    assert (other.key, other.arguments) == ("race-bet-secretly", {"seat": "red"})


@pytest.mark.rule("race 3.4")
def test_one_bets_a_card_of_the_own_hand() -> None:
    state = table(rats=IN_LINE, hands={"red": "dash step swap"})
    assert legal(state, "red") == {"bet dash", "bet step", "bet swap"}
    assert refused(state, "red bet idea") == ("3.4", "race-refuse-not-in-hand")
    assert refused(state, "red pass") == ("3.4", "race-refuse-bet-first")


@pytest.mark.rule("race 3.5", "race R-39")
def test_everything_but_unrevealed_bets_is_known_to_all() -> None:
    state = table(rats=IN_LINE, hands={"red": "dash step swap"}, tokens={"blue": "sugar"})
    for seat in (WATCHER, 0, 3):
        assert state.seen_by(seat).facts()[2:] == state.facts()[2:]
    state = bet(state, "dash", "step", "jump", "idea")
    assert state.seen_by(WATCHER).facts()[2:] == state.facts()[2:]


@pytest.mark.rule("race 3.6")
def test_cards_are_turned_over_when_all_have_bet() -> None:
    told = events(
        table(rats=IN_LINE),
        *(f"{seat} bet {card}" for seat, card in zip(SEATS, ("dash", "step", "swap", "jump"), strict=True)),
    )
    assert told[-4:] == [("race-revealed", "3.6")] * 4


# 3.7 to 3.9 Replacing.


@pytest.mark.rule("race 3.8", "race 3.7", "race R-5")
def test_the_rulebooks_example_of_replacing() -> None:
    hands = {"green": "swap idea jump dash"}
    state = table(rats=IN_LINE, orders="swap step idea jump diagonal dash", hands=hands)
    state = bet(state, "dash", "dash", "swap", "dash")
    assert laid(state) == {"red": "dash", "yellow": "swap", "green": "idea", "blue": "step"}
    assert hand(state, "green") == {"swap", "jump", "dash"}
    assert "dash" in hand(state, "blue")


@pytest.mark.rule("race 3.7", "race R-7")
def test_replacing_does_not_look_at_later_players() -> None:
    state = bet(table(rats=IN_LINE, orders="swap step idea jump diagonal dash"), "swap", "swap", "step", "jump")
    assert laid(state) == {"red": "swap", "yellow": "step", "green": "idea", "blue": "jump"}


@pytest.mark.rule("race 3.9", "race R-6")
def test_whose_every_card_is_taken_keeps_the_card_and_loses_the_action() -> None:
    state = table(rats=IN_LINE, hands={"blue": "dash step jump"})
    state = bet(state, "dash", "step", "jump", "step")
    assert laid(state)["blue"] == "step"
    state = after(state, "pass", "pass", "pass")
    assert turn(state) == "blue"
    assert legal(state) == {"pass"}
    assert refused(state, "step h3") == ("3.9", "race-refuse-action-lost")
    assert hand(after(state, "pass"), "blue") == {"dash", "diagonal", "step", "jump", "swap", "idea"}


@pytest.mark.parametrize("token", ["sugar", "clover"])
@pytest.mark.rule("race 3.9", "race R-43")
def test_with_a_lost_action_no_token_can_be_eaten_but_the_wind_blows(token: str) -> None:
    state = table(
        rats=IN_LINE,
        hands={"blue": "dash step jump"},
        tokens={"blue": token},
        wind=5,
        options={"wind": "yes"},
    )
    state = after(bet(state, "dash", "step", "jump", "step"), "pass", "pass", "pass")
    assert legal(state) == {"pass"}
    assert place(after(state, "pass"), "blue") == "h3"


# 3.10 and 3.11.


@pytest.mark.rule("race 3.10")
def test_an_action_may_be_left_out_and_nobody_else_can_act_now() -> None:
    state = table(rats=IN_LINE, laid={"red": "dash", "yellow": "step"})
    assert acting(state) == {"red"}
    assert "pass" in legal(state)
    state = after(state, "pass")
    assert (place(state, "red"), turn(state)) == ("d3", "yellow")
    assert refused(state, "dash e4") == ("3.10", "race-refuse-other-card")


@pytest.mark.rule("race 3.10")
def test_an_action_that_cannot_be_carried_out_is_lost() -> None:
    state = table(rats={"red": "d3", "yellow": "h3"}, laid={"red": "swap"})
    assert legal(state) == {"pass"}


@pytest.mark.rule("race 3.11", "race R-50")
def test_whoever_has_four_open_cards_takes_them_back() -> None:
    hands = {"red": "dash step jump", "yellow": "dash step jump swap"}
    state = after(bet(table(rats=IN_LINE, hands=hands), "dash", "step", "swap", "idea"), "pass", "pass", "pass", "pass")
    assert len(hand(state, "red")) == 6
    assert open_cards(state, "red") == set()
    assert hand(state, "yellow") == {"dash", "jump", "swap"}
    assert open_cards(state, "yellow") == {"diagonal", "idea", "step"}


@pytest.mark.rule("race 3.11")
def test_starting_discards_count_among_the_open_cards() -> None:
    state = new_game(4, "first back", track="1 1 2")
    first = row(state)[0]
    state = after(state, "place a1", "place a2", "place a3", "place a4", "discard jump", "discard swap", "discard idea")
    state = after(state, "discard jump", "discard swap", "discard jump")
    assert len(hand(state, first)) == 3
    cards = dict(zip(row(new_game(4, "first back", track="1 1 2")), ("dash", "step", "diagonal", "idea"), strict=True))
    state = after(state, *(f"{seat} bet {card}" for seat, card in cards.items()), "pass", "pass", "pass", "pass")
    assert len(hand(state, first)) == 6


def test_rats_out_of_the_way_are_out_of_the_way() -> None:
    state = table(rats=FAR)
    state.journal = Journal()
    assert len(set(FAR.values())) == 4
