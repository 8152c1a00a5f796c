"""Rulebook, chapter 9: the end, and who has won."""

from __future__ import annotations

import pytest

from tests.games.castle.positions import (
    ROOMS_A,
    SEATS,
    after,
    ending,
    events,
    legal,
    mice,
    places,
    play,
    refused,
    table,
    tokens,
    winner,
)

# W4 brings the slice under b4, the wheel under c4, the brick under d4 and the cone under e4; the other one of each pair is
# under a mouse at the edge. So every seat of FOUR_PAIRS gets a token by the same slide.
FOUR_KINDS = """
    T ? # s # w T
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    s w b c . . .
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # b # c T
"""
FOUR_PAIRS = {"red": "d1, b4", "yellow": "f1, c4", "green": "d7, d4", "blue": "f7, e4"}

# W4 pushes the trap that is the spare under a4, and those on b4 and d4 under c4 and e4.
THREE_TRAPS = """
    T ? # ? # ? T
    ? ? ? ? ? ? ?
    # ? # ? # ? #
    . o . o . . .
    # ? # ? # ? #
    ? ? ? ? ? ? ?
    T ? # ? # ? T
"""
NEXT_TO_FALL = ("a4", "c4", "e4")

SEAT_COUNTS_AND_TURNS = [(seats, turn) for seats in (2, 3, 4) for turn in SEATS[:seats]]
TURNS_AND_LOSERS = [(seats, turn, loser) for seats, turn in SEAT_COUNTS_AND_TURNS for loser in SEATS[:seats]]


def in_turn_order_after(turn: str, seats: int) -> list[str]:
    """Everybody from the player after this one round to this one: who has waited longest comes first."""
    first = SEATS.index(turn) + 1
    return [SEATS[(first + number) % seats] for number in range(seats)]


def order(of: dict[str, int]) -> list[str]:
    """The seats by their places."""
    return sorted(of, key=of.__getitem__)


# 9.1 and 9.2 The target.


@pytest.mark.parametrize("turn", SEATS)
@pytest.mark.rule("castle 9.1")
def test_whoever_reaches_the_target_wins_in_anybodys_turn(turn: str) -> None:
    state = table(
        FOUR_KINDS,
        open=ROOMS_A,
        seats=4,
        turn=turn,
        target=4,
        mice=FOUR_PAIRS,
        tokens={"green": "heart, drop, moon"},
    )
    over = after(state, "slide W4")
    assert (ending(over), winner(over)) == ("target", "green")


@pytest.mark.rule("castle 9.1")
def test_the_game_ends_at_once() -> None:
    state = table(FOUR_KINDS, open=ROOMS_A, target=4, mice=FOUR_PAIRS | {"green": "", "blue": ""}, seats=4)
    assert ending(after(state, "slide W4")) == ""
    rich = table(FOUR_KINDS, open=ROOMS_A, seats=4, target=4, mice=FOUR_PAIRS, tokens={"red": "heart, drop, moon"})
    over = after(rich, "slide W4")
    assert over.acting == 0
    assert all(len(over.moves(seat)) == 0 for seat in range(4))
    for move in ("end", "run b4 b3", "slide Nd"):
        assert refused(over, move) == ("9.1", "refusal-over")


@pytest.mark.rule("castle 9.1")
def test_the_target_is_reached_by_a_run_too() -> None:
    floor = FOUR_KINDS.replace("s w b c . . .", ". s . . . . .")
    state = table(floor, open=ROOMS_A, target=4, mice={"red": "d1, a4"}, tokens={"red": "heart, drop, moon"})
    assert events(state, "run a4 b4") == [("castle-ran", "6.1"), ("castle-token", "8.1"), ("castle-end-target", "9.1")]


@pytest.mark.parametrize("turn", SEATS)
@pytest.mark.rule("castle 9.2", "castle R-16")
def test_of_several_who_reach_the_target_by_one_slide_the_one_with_the_most_tokens_wins(turn: str) -> None:
    """Green completes two kinds and has five then; the others who reach the target have four."""
    three = "heart, drop, moon"
    state = table(
        FOUR_KINDS,
        open=ROOMS_A,
        seats=4,
        turn=turn,
        target=4,
        mice={"red": "f7, e4", "yellow": "f1, c4", "green": "d1, b4, d7, d4"},
        tokens=dict.fromkeys(("red", "yellow", "green"), three),
    )
    over = after(state, "slide W4")
    assert (ending(over), winner(over)) == ("target", "green")
    assert len(tokens(over, "green")) == 5


@pytest.mark.parametrize("seats, turn", SEAT_COUNTS_AND_TURNS)
@pytest.mark.rule("castle 9.2", "castle 9.6", "castle R-16", "castle R-20")
def test_if_they_are_tied_at_the_target_whoever_has_waited_longest_wins(seats: int, turn: str) -> None:
    names = SEATS[:seats]
    state = table(
        FOUR_KINDS,
        open=ROOMS_A,
        seats=seats,
        turn=turn,
        target=4,
        mice={name: FOUR_PAIRS[name] for name in names},
        tokens=dict.fromkeys(names, "heart, drop, moon"),
    )
    over = after(state, "slide W4")
    assert ending(over) == "target"
    assert order(places(over)) == in_turn_order_after(turn, seats)


# 9.3 The third mouse.


@pytest.mark.parametrize("seats, turn, loser", TURNS_AND_LOSERS)
@pytest.mark.rule("castle 9.3")
def test_the_game_ends_when_anybody_has_lost_the_third_mouse(seats: int, turn: str, loser: str) -> None:
    state = table(
        THREE_TRAPS, open=ROOMS_A, seats=seats, turn=turn, spare="trap", mice={loser: "fallen d6, fallen d2, a4"}
    )
    assert ending(state) == ""
    assert ending(after(state, "slide W4")) == "third-mouse"
    assert events(state, "slide W4")[-1] == ("castle-end-third-mouse", "9.3")


@pytest.mark.rule("castle 9.3")
def test_a_second_mouse_lost_ends_nothing() -> None:
    state = table(THREE_TRAPS, open=ROOMS_A, spare="trap", mice={"red": "fallen d6, a4", "yellow": "fallen d6, c4"})
    over = after(state, "slide W4")
    assert ending(over) == ""
    assert "end" in legal(over)


@pytest.mark.rule("castle 9.3", "castle R-21", "castle R-36")
def test_losing_the_last_two_mice_at_once_counts_as_losing_the_third() -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        spare="trap",
        turn="yellow",
        mice={"red": "fallen d6, fallen d2, a4, c4"},
        tokens={"red": "moon", "yellow": "moon"},
    )
    over = after(state, "slide W4")
    assert (ending(over), winner(over)) == ("third-mouse", "yellow")
    assert all(place.startswith("fallen") for place in mice(over, "red"))


@pytest.mark.rule("castle 9.3", "castle R-21")
def test_losing_three_mice_by_one_slide_counts_as_well() -> None:
    state = table(THREE_TRAPS, open=ROOMS_A, spare="trap", mice={"red": "a4, c4, e4"})
    assert ending(after(state, "slide W4")) == "third-mouse"


@pytest.mark.parametrize("left", ["outside", "e4"])
@pytest.mark.parametrize("edition", ["rulebook", "2022"])
@pytest.mark.parametrize("turn", ["red", "yellow", "green"])
@pytest.mark.rule("castle 9.3", "castle R-36")
def test_a_player_without_a_mouse_is_treated_like_one_with_a_single_mouse(left: str, edition: str, turn: str) -> None:
    """Red keeps one mouse, or loses that one too; either way red is left out of the tie, and the places are the same."""
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        spare="trap",
        seats=3,
        turn=turn,
        edition=edition,
        mice={"red": f"fallen d6, a4, c4, {left}"},
        tokens={"red": "moon, heart", "yellow": "moon, cone", "green": "moon"},
    )
    assert order(places(after(state, "slide W4")))[0] == "yellow"


# 9.4 Both at once.


@pytest.mark.parametrize("edition", ["rulebook", "2022"])
@pytest.mark.rule("castle 9.4", "castle R-15")
def test_if_the_same_slide_brings_both_endings_the_target_goes_first(edition: str) -> None:
    """Yellow completes its fourth kind while red loses the third mouse."""
    state = table(
        """
        T ? # ? # s T
        ? ? ? ? ? ? ?
        # ? # ? # ? #
        . . s . . . .
        # ? # ? # ? #
        ? ? ? ? ? ? ?
        T ? # ? # ? T
        """,
        open="d1 e1 a4 d4 c4",
        spare="trap",
        target=4,
        edition=edition,
        mice={"red": "fallen d6, fallen d2, a4", "yellow": "f1, d4"},
        tokens={"red": "wheel, cone, moon", "yellow": "wheel, cone, moon"},
    )
    over = after(state, "slide W4")
    assert (ending(over), winner(over)) == ("target", "yellow")
    assert len([key for key, _ in events(state, "slide W4") if key.startswith("castle-end")]) == 1


@pytest.mark.parametrize("edition", ["rulebook", "2022"])
@pytest.mark.rule("castle 9.4", "castle 9.8", "castle R-15")
def test_if_the_target_is_reached_lost_mice_no_longer_matter_for_the_other_places_either(edition: str) -> None:
    state = table(
        FOUR_KINDS.replace("s w b c . . .", ". s . . . . ."),
        open=ROOMS_A,
        spare="trap",
        seats=3,
        target=4,
        edition=edition,
        mice={"red": "fallen d6, fallen d2, a4", "yellow": "d1, c4"},
        tokens={"red": "wheel, cone, moon", "yellow": "wheel, cone, moon", "green": "wheel"},
    )
    assert order(places(after(state, "slide W4"))) == ["yellow", "red", "green"]


# 9.5 to 9.7 Most tokens, and ties.


@pytest.mark.parametrize("seats, turn, loser", TURNS_AND_LOSERS)
@pytest.mark.rule("castle 9.5")
def test_most_tokens_win_when_the_third_mouse_is_lost(seats: int, turn: str, loser: str) -> None:
    for best in SEATS[:seats]:
        if best == loser:
            continue
        state = table(
            THREE_TRAPS,
            open=ROOMS_A,
            seats=seats,
            turn=turn,
            spare="trap",
            mice={loser: "fallen d6, fallen d2, a4"},
            tokens=dict.fromkeys(SEATS[:seats], "moon") | {best: "moon, heart"},
        )
        assert winner(after(state, "slide W4")) == best


@pytest.mark.parametrize("seats, turn, loser", TURNS_AND_LOSERS)
@pytest.mark.parametrize("owned", ["", "moon"])
@pytest.mark.rule("castle 9.6", "castle 9.7", "castle R-17", "castle R-20")
def test_in_a_tie_whoever_has_waited_longest_wins_and_the_loser_is_left_out(
    seats: int, turn: str, loser: str, owned: str
) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=seats,
        turn=turn,
        spare="trap",
        mice={loser: "fallen d6, fallen d2, a4"},
        tokens=dict.fromkeys(SEATS[:seats], owned),
    )
    over = after(state, "slide W4")
    waiting = [seat for seat in in_turn_order_after(turn, seats) if seat != loser]
    assert order(places(over)) == [*waiting, loser]


@pytest.mark.parametrize("seats, turn", SEAT_COUNTS_AND_TURNS)
@pytest.mark.parametrize("starter", ["red", "yellow"])
@pytest.mark.rule("castle 9.6", "castle R-34")
def test_in_the_first_round_plain_turn_order_decides_as_well(seats: int, turn: str, starter: str) -> None:
    """Not everybody has had a turn, but who started makes no difference."""
    state = table(
        FOUR_KINDS,
        open=ROOMS_A,
        seats=seats,
        turn=turn,
        starter=starter,
        rounds=0,
        target=4,
        mice={name: FOUR_PAIRS[name] for name in SEATS[:seats]},
        tokens=dict.fromkeys(SEATS[:seats], "heart, drop, moon"),
    )
    assert order(places(after(state, "slide W4"))) == in_turn_order_after(turn, seats)


@pytest.mark.parametrize("turn", SEATS)
@pytest.mark.rule("castle 9.6")
def test_only_the_tied_players_count_in_a_tie(turn: str) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=4,
        turn=turn,
        spare="trap",
        mice={"blue": "fallen d6, fallen d2, a4"},
        tokens={"red": "moon", "yellow": "moon, heart", "green": "moon, cone", "blue": "moon"},
    )
    longest = next(seat for seat in in_turn_order_after(turn, 4) if seat in {"yellow", "green"})
    assert winner(after(state, "slide W4")) == longest


@pytest.mark.parametrize("seats, turn, loser", TURNS_AND_LOSERS)
@pytest.mark.rule("castle 9.7", "castle R-17")
def test_who_has_lost_three_mice_still_wins_with_strictly_the_most_tokens(seats: int, turn: str, loser: str) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=seats,
        turn=turn,
        spare="trap",
        mice={loser: "fallen d6, fallen d2, a4"},
        tokens=dict.fromkeys(SEATS[:seats], "moon") | {loser: "moon, heart"},
    )
    assert winner(after(state, "slide W4")) == loser


TWO_LOSERS = {"red": "fallen d6, fallen d2, a4", "yellow": "fallen d6, fallen d2, c4"}


@pytest.mark.parametrize("turn", SEATS)
@pytest.mark.rule("castle 9.7", "castle R-18")
def test_several_who_lose_the_third_mouse_together_are_all_left_out(turn: str) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=4,
        turn=turn,
        spare="trap",
        mice=TWO_LOSERS,
        tokens={"red": "moon, cone", "yellow": "moon, cone", "green": "moon, heart", "blue": "moon"},
    )
    assert winner(after(state, "slide W4")) == "green"


@pytest.mark.parametrize("turn", SEATS)
@pytest.mark.rule("castle 9.7", "castle R-18")
def test_if_all_who_are_tied_have_lost_three_they_are_compared_after_all(turn: str) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=4,
        turn=turn,
        spare="trap",
        mice=TWO_LOSERS,
        tokens={"red": "moon, cone", "yellow": "moon, cone", "green": "moon", "blue": "moon"},
    )
    longest = next(seat for seat in in_turn_order_after(turn, 4) if seat in TWO_LOSERS)
    assert winner(after(state, "slide W4")) == longest


@pytest.mark.parametrize("turn", ["red", "yellow"])
@pytest.mark.parametrize(
    "red, yellow, rulebook, edition_2022",
    [
        ("moon, heart", "moon", "red", "yellow"),
        ("moon", "moon", "yellow", "yellow"),
        ("", "", "yellow", "yellow"),
        ("moon", "moon, heart", "yellow", "yellow"),
    ],
)
@pytest.mark.rule("castle 9.7", "castle 9.8", "castle R-19")
def test_with_two_players_a_tie_goes_to_the_one_who_has_not_lost_three(
    red: str, yellow: str, rulebook: str, edition_2022: str, turn: str
) -> None:
    for edition, best in (("rulebook", rulebook), ("2022", edition_2022)):
        state = table(
            THREE_TRAPS,
            open=ROOMS_A,
            turn=turn,
            spare="trap",
            edition=edition,
            mice={"red": "fallen d6, fallen d2, a4"},
            tokens={"red": red, "yellow": yellow},
        )
        assert winner(after(state, "slide W4")) == best


@pytest.mark.parametrize("edition", ["rulebook", "2022"])
@pytest.mark.parametrize("turn, other", [("red", "yellow"), ("yellow", "red")])
@pytest.mark.rule("castle 9.7", "castle 9.8", "castle R-18", "castle R-19", "castle R-29")
def test_if_both_of_two_players_lose_the_third_mouse_tokens_and_then_waiting_decide(
    edition: str, turn: str, other: str
) -> None:
    for red, yellow, best in (("moon", "", "red"), ("", "moon", "yellow"), ("moon", "moon", other)):
        state = table(
            THREE_TRAPS,
            open=ROOMS_A,
            turn=turn,
            spare="trap",
            edition=edition,
            mice=TWO_LOSERS,
            tokens={"red": red, "yellow": yellow},
        )
        assert winner(after(state, "slide W4")) == best


# 9.8 The 2022 edition.


@pytest.mark.parametrize("seats, turn, loser", TURNS_AND_LOSERS)
@pytest.mark.rule("castle 9.8", "castle R-17")
def test_in_the_2022_edition_who_has_lost_three_mice_cannot_win(seats: int, turn: str, loser: str) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=seats,
        turn=turn,
        spare="trap",
        edition="2022",
        mice={loser: "fallen d6, fallen d2, a4"},
        tokens={loser: "moon, heart, cone"},
    )
    waiting = [seat for seat in in_turn_order_after(turn, seats) if seat != loser]
    assert order(places(after(state, "slide W4"))) == [*waiting, loser]


@pytest.mark.parametrize("turn", SEATS)
@pytest.mark.rule("castle 9.8", "castle R-29")
def test_in_the_2022_edition_several_left_out_stand_behind_by_tokens_and_waiting(turn: str) -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        seats=4,
        turn=turn,
        spare="trap",
        edition="2022",
        mice={**TWO_LOSERS, "green": "fallen d6, fallen d2, e4"},
        tokens={"red": "moon, cone", "yellow": "moon, cone", "green": "moon, cone, heart"},
    )
    over = after(state, "slide W4")
    tied = [seat for seat in in_turn_order_after(turn, 4) if seat in TWO_LOSERS]
    assert order(places(over)) == ["blue", "green", *tied]


@pytest.mark.parametrize("turn", ["red", "yellow", "green"])
@pytest.mark.rule("castle 9.8", "castle R-29")
def test_in_the_2022_edition_the_best_loser_wins_only_if_nobody_else_remains(turn: str) -> None:
    all_three = {**TWO_LOSERS, "green": "fallen d6, fallen d2, e4"}
    for owned, best in (
        ({"red": "moon", "yellow": "moon, cone", "green": "moon"}, "yellow"),
        ({"red": "moon", "yellow": "moon", "green": "moon"}, in_turn_order_after(turn, 3)[0]),
    ):
        state = table(
            THREE_TRAPS,
            open=ROOMS_A,
            seats=3,
            turn=turn,
            spare="trap",
            edition="2022",
            mice=all_three,
            tokens=owned,
        )
        assert winner(after(state, "slide W4")) == best


@pytest.mark.rule("castle 9.8", "castle R-17")
def test_the_2022_edition_is_normally_off() -> None:
    state = table(
        THREE_TRAPS,
        open=ROOMS_A,
        spare="trap",
        mice={"red": "fallen d6, fallen d2, a4"},
        tokens={"red": "moon"},
    )
    assert winner(after(state, "slide W4")) == "red"


# 9.9 The house limit.


@pytest.mark.parametrize("seats, starter", SEAT_COUNTS_AND_TURNS)
@pytest.mark.rule("castle 9.9", "castle R-33")
def test_the_game_ends_when_everybody_has_had_100_turns(seats: int, starter: str) -> None:
    last = in_turn_order_after(starter, seats)[-2]
    state = table(seats=seats, starter=starter, turn=last, rounds=99, tokens={starter: "moon"})
    over, told = play(state, "end")
    assert (ending(over), winner(over)) == ("round-limit", starter)
    assert [(event.message.key, event.rule) for event in told] == [
        ("castle-turn-ended", "4.3"),
        ("castle-end-round-limit", "9.9"),
    ]


@pytest.mark.parametrize("seats, starter", SEAT_COUNTS_AND_TURNS)
@pytest.mark.rule("castle 9.9", "castle R-33")
def test_not_one_turn_earlier(seats: int, starter: str) -> None:
    last = in_turn_order_after(starter, seats)[-2]
    assert ending(after(table(seats=seats, starter=starter, turn=last, rounds=98), "end")) == ""
    for turn in SEATS[:seats]:
        if turn != last:
            assert ending(after(table(seats=seats, starter=starter, turn=turn, rounds=99), "end")) == ""


@pytest.mark.parametrize("seats, starter", SEAT_COUNTS_AND_TURNS)
@pytest.mark.rule("castle 9.9", "castle R-33")
def test_a_tie_at_the_limit_goes_to_whoever_has_waited_longest(seats: int, starter: str) -> None:
    last = in_turn_order_after(starter, seats)[-2]
    over = after(table(seats=seats, starter=starter, turn=last, rounds=99), "end")
    assert order(places(over)) == in_turn_order_after(last, seats)
    assert order(places(over))[0] == starter


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("castle 9.9", "castle R-33")
def test_a_hundred_rounds_are_counted_from_the_first_turn(seats: int) -> None:
    state = table(seats=seats)
    turns = 0
    while not ending(state):
        state.play(state.active, 0)
        turns += 1
    assert turns == 100 * seats
    assert ending(state) == "round-limit"
