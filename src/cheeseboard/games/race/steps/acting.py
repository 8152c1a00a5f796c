"""The actions of the rats, one after another, and the wind after each. Rulebook: 3.10, chapters 4 to 6 and 10."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cheeseboard.core.bits import BIT
from cheeseboard.core.message import Argument, Message, Refusal
from cheeseboard.core.step import Move, Moves, Seat, Step
from cheeseboard.games.race.board import (
    CLOVER,
    HOME,
    IDEA,
    MUD,
    NOWHERE,
    ORDINARY,
    PEPPER,
    SUGAR,
    SWAP,
    WAY_COUNT,
    Action,
    Cell,
)
from cheeseboard.games.race.state import NO_TOKEN, NOBODY, Race
from cheeseboard.games.race.steps.moves import (
    ACT,
    CLOVER_EATEN,
    MOVE_SPACE,
    NOTHING,
    PASS,
    SUGAR_EATEN,
    action_of,
    goal_of,
    spent_on,
)
from cheeseboard.games.race.steps.reach import list_action, list_with_clover, list_with_sugar
from cheeseboard.games.race.steps.rounds import come_home, end_race, end_round, is_decided
from cheeseboard.games.race.steps.telling import (
    ACTION_RULES,
    CELL_RULES,
    SUGAR_RULES,
    action_name,
    kind_name,
    seat_name,
    tell_acted,
    tell_blown,
)


@final
class Acting(Step[Race]):
    """In row order, everybody carries out the action of the own card, or passes."""

    def acting(self, state: Race) -> i64:
        return BIT[state.active]

    def moves(self, state: Race, seat: Seat) -> Moves:
        found: Moves = vec[i64](capacity=32)
        found = append(found, PASS)
        # R-43; and while the journal tells of it, a rat that has just come home still has its turn.
        if (state.lost >> seat) & 1 or state.places[seat] == HOME:
            return found
        laid = state.bets[seat]
        found = list_action(state, found, seat, NOTHING, laid)
        token = state.tokens[seat]
        if token == SUGAR:
            found = list_with_sugar(state, found, seat, laid)
        elif token == CLOVER:
            found = list_with_clover(state, found, seat, laid)
        return found

    def play(self, state: Race, seat: Seat, move: Move) -> None:
        if move == PASS:
            if state.journal is not None:
                state.tell("3.10", "race-passed", {"seat": seat_name(seat)})
        else:
            carry_out(state, seat, spent_on(move), action_of(move), goal_of(move))
        if state.places[seat] != HOME and state.agreement.wind:
            blow(state, seat)
        end_turn(state)

    def prompt(self, state: Race, seat: Seat) -> Message:
        if seat != state.active or state.places[seat] == HOME:  # whose rat has just come home is done
            return Message("turn-of", {"seat": seat_name(state.active)})
        if (state.lost >> seat) & 1:
            return Message("race-prompt-lost")
        arguments: dict[str, Argument] = {
            "action": action_name(state.bets[seat]),
            "token": kind_name(state.tokens[seat]),
            "choice": "yes" if len(state.moves(seat)) > 1 else "no",
        }
        return Message("race-prompt-act", arguments)

    def refuse(self, state: Race, seat: Seat, move: Move) -> Refusal:
        if move < ACT or move >= MOVE_SPACE:
            return Refusal(Message("race-refuse-act-first"), "3.10")
        if (state.lost >> seat) & 1:
            return Refusal(Message("race-refuse-action-lost"), "3.9")
        return refuse_action(state, seat, spent_on(move), action_of(move), goal_of(move))

    def facts(self) -> list[int]:
        return [6]


ACTING: Final = Acting()


def carry_out(state: Race, seat: Seat, spent: i64, action: Action, goal: Cell) -> None:
    origin = state.places[seat]
    if spent != NOTHING:
        state.tokens[seat] = NO_TOKEN
        if state.journal is not None:
            tell_eaten(state, seat, spent, action)
    if action == SWAP:
        state.swap_rats(seat, state.rats[goal])
    elif action == IDEA and spent == SUGAR_EATEN:
        steal(state, seat, state.rats[goal])
        return
    elif action == IDEA and state.track.kinds[origin] >= PEPPER:
        take_token(state, seat, state.track.kinds[origin])
        return
    else:
        state.move_rat(seat, goal)
    if state.journal is not None:
        tell_acted(state, seat, action, origin, rule_of(state, spent, action, origin))
    if state.track.finish[goal] != 0:  # R-29
        come_home(state, seat, "7.1")


def rule_of(state: Race, spent: i64, action: Action, origin: Cell) -> str:
    if spent == SUGAR_EATEN:
        return SUGAR_RULES[int(action)]
    return CELL_RULES[state.track.kinds[origin]] if action == IDEA else ACTION_RULES[int(action)]


def tell_eaten(state: Race, seat: Seat, spent: i64, action: Action) -> None:
    rule = "6.9" if spent == CLOVER_EATEN else SUGAR_RULES[int(action)]
    key = "race-ate-clover" if spent == CLOVER_EATEN else "race-ate-sugar"
    state.tell(rule, key, {"seat": seat_name(seat), "action": action_name(action)})


def take_token(state: Race, seat: Seat, token: i64) -> None:
    """5.6: a token; the one that the rat had goes back to the box (6.1)."""
    state.tokens[seat] = token
    if state.journal is not None:
        state.tell("5.6", "race-took-token", {"seat": seat_name(seat), "token": kind_name(token)})


def steal(state: Race, seat: Seat, other: Seat) -> None:
    """6.8: the token of a rat beside this one."""
    token = state.tokens[other]
    state.tokens[seat] = token
    state.tokens[other] = NO_TOKEN
    if state.journal is not None:
        arguments: dict[str, Argument] = {"seat": seat_name(seat), "other": seat_name(other), "token": kind_name(token)}
        state.tell("6.8", "race-stole", arguments)


def blow(state: Race, seat: Seat) -> None:
    """10.2: the wind carries the rat that has just acted one cell on, if nothing is in the way."""
    way = state.agreement.winds[state.wind]
    goal = state.track.next[state.places[seat] * WAY_COUNT + way]
    if goal == NOWHERE or state.rats[goal] != NOBODY:
        return
    state.move_rat(seat, goal)
    if state.journal is not None:
        tell_blown(state, seat, way, goal)
    if state.track.finish[goal] != 0:
        come_home(state, seat, "10.4")


def end_turn(state: Race) -> None:
    """7.5: a race that is decided ends at once; else the next in the row acts, or the round is over."""
    if is_decided(state):
        state.pop()
        end_race(state)
        return
    if state.turn + 1 < len(state.row):
        state.turn += 1
        return
    state.pop()
    end_round(state)


def refuse_action(state: Race, seat: Seat, spent: i64, action: Action, goal: Cell) -> Refusal:
    laid = state.bets[seat]
    if spent == SUGAR_EATEN and state.tokens[seat] != SUGAR:
        return Refusal(Message("race-refuse-no-token", {"token": kind_name(SUGAR)}), "6.4")
    if spent == CLOVER_EATEN and state.tokens[seat] != CLOVER:
        return Refusal(Message("race-refuse-no-token", {"token": kind_name(CLOVER)}), "6.9")
    if spent == CLOVER_EATEN:
        if action != state.next_order(laid, 1) and action != state.next_order(laid, 2):
            return Refusal(Message("race-refuse-not-next-orders", {"action": action_name(action)}), "6.9")
    elif action != laid:
        return Refusal(Message("race-refuse-other-card", {"action": action_name(laid)}), "3.10")
    kind = state.track.kinds[state.places[seat]]
    if kind == MUD and action != IDEA:
        return Refusal(Message("race-refuse-mud"), "5.3")
    if action == IDEA and kind == ORDINARY and spent != SUGAR_EATEN:
        return Refusal(Message("race-refuse-ordinary-cell"), "4.7")
    if action not in (IDEA, SWAP) and goal < state.track.cell_count and state.rats[goal] != NOBODY:
        return Refusal(Message("race-refuse-cell-taken"), "4.1")
    rule = (
        SUGAR_RULES[int(action)]
        if spent == SUGAR_EATEN
        else CELL_RULES[kind]
        if action == IDEA
        else ACTION_RULES[int(action)]
    )
    return Refusal(Message("race-refuse-cannot-reach", {"action": action_name(action)}), rule)
