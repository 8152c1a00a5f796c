"""Where an action can take a rat. Rulebook: chapters 4 to 6; rulings R-12 to R-23, R-40, R-42, R-44, R-53 to R-59.

Every function adds moves to a list: base, which says what is carried out and spent, plus the cell where the rat ends up.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from cheeseboard.core.step import Moves, Seat
from cheeseboard.games.race.board import (
    DASH,
    DIAGONAL,
    IDEA,
    JUMP,
    MUD,
    NOWHERE,
    ORDINARY,
    SPRING,
    STEP,
    WATER,
    WAY_COUNT,
    Action,
    Cell,
    Way,
)
from cheeseboard.games.race.state import NO_TOKEN, NOBODY, Race
from cheeseboard.games.race.steps.moves import CLOVER_EATEN, SUGAR_EATEN, first_move


def list_action(state: Race, found: Moves, seat: Seat, spent: i64, action: Action) -> Moves:
    """Everything an action can do without sugar."""
    place = state.places[seat]
    kind = state.track.kinds[place]
    base = first_move(spent, action)
    if action == IDEA:
        return list_idea(state, found, base, place, kind)
    if kind == MUD:  # 5.3
        return found
    if action == DASH:
        return list_dashes(state, found, base, place, 0, 1 if kind == WATER else 2)
    if action == DIAGONAL:
        return list_dashes(state, found, base, place, 1, 1 if kind == WATER else 2)
    if action == STEP:
        return list_steps(state, found, base, place)
    if action == JUMP:
        return list_jumps(state, found, base, place)
    return list_swaps(state, found, base, place)


def list_with_sugar(state: Race, found: Moves, seat: Seat, action: Action) -> Moves:
    """Everything an action can do that sugar has strengthened (chapter 6)."""
    place = state.places[seat]
    kind = state.track.kinds[place]
    base = first_move(SUGAR_EATEN, action)
    if action == IDEA:
        return list_thefts(state, found, base, seat, place)
    if kind == MUD:
        return found
    if action == DASH:
        return list_long_dashes(state, found, base, place, 0, 2, 2 if kind == WATER else 3)
    if action == DIAGONAL:
        return list_long_dashes(state, found, base, place, 1, 2, 2 if kind == WATER else 3)
    if action == STEP:
        if state.agreement.bent_step:
            return list_bent_steps(state, found, base, place)
        return list_long_dashes(state, found, base, place, 0, 1, 2)
    if action == JUMP:
        return list_long_jumps(state, found, base, place)
    return list_long_swaps(state, found, base, place)


def list_with_clover(state: Race, found: Moves, seat: Seat, laid: Action) -> Moves:
    """6.9: either of the next two actions, counted from the card that lies there in the end (R-26)."""
    found = list_action(state, found, seat, CLOVER_EATEN, state.next_order(laid, 1))
    return list_action(state, found, seat, CLOVER_EATEN, state.next_order(laid, 2))


# 4.2 to 4.4 Running.


def list_dashes(state: Race, found: Moves, base: i64, place: Cell, first: Way, most: i64) -> Moves:
    """Up to that many cells one way: straight ones if the first is even, else diagonal ones."""
    track = state.track
    way = first
    while way < WAY_COUNT:
        here = place
        left = most
        while left > 0:
            here = track.next[here * WAY_COUNT + way]
            if here == NOWHERE or state.rats[here] != NOBODY:
                break
            found = append(found, base + here)
            if track.ends_move[here] != 0:
                break
            left -= 1
        way += 2
    return found


def list_steps(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    first = place * WAY_COUNT
    for way in range(WAY_COUNT):
        goal = state.track.next[first + way]
        if goal != NOWHERE and state.rats[goal] == NOBODY:
            found = append(found, base + goal)
    return found


def list_long_dashes(state: Race, found: Moves, base: i64, place: Cell, first: Way, every: i64, length: i64) -> Moves:
    """R-42: exactly that many cells one way, or fewer where mud, water or a finish flag ends the move."""
    track = state.track
    way = first
    while way < WAY_COUNT:
        here = place
        left = length
        while left > 0:
            here = track.next[here * WAY_COUNT + way]
            if here == NOWHERE or state.rats[here] != NOBODY:
                break
            left -= 1
            if left == 0 or track.ends_move[here] != 0:
                found = append(found, base + here)
                break
        way += every
    return found


def list_bent_steps(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    """R-13, the other reading: two steps, each any way, or one where it ends the move."""
    track = state.track
    for way in range(WAY_COUNT):
        here = track.next[place * WAY_COUNT + way]
        if here == NOWHERE or state.rats[here] != NOBODY:
            continue
        if track.ends_move[here] != 0:
            found = append_once(found, base + here)
            continue
        for second in range(WAY_COUNT):
            goal = track.next[here * WAY_COUNT + second]
            if goal != NOWHERE and state.rats[goal] == NOBODY:
                found = append_once(found, base + goal)
    return found


def append_once(found: Moves, move: i64) -> Moves:
    """R-56: however one gets there, it is one move."""
    return found if move in found else append(found, move)


# 4.5 Jumping.


def behind_rats(state: Race, place: Cell, way: Way) -> Cell:
    """The cell behind all rats that stand one after another from here on; NOWHERE behind a wall or the border."""
    here = place
    while here != NOWHERE and state.rats[here] != NOBODY:
        here = state.track.next[here * WAY_COUNT + way]
    return here


def list_jumps(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    for way in range(WAY_COUNT):
        goal = state.track.next[place * WAY_COUNT + way]
        if goal != NOWHERE and state.rats[goal] != NOBODY:
            goal = behind_rats(state, goal, way)
            if goal != NOWHERE:
                found = append(found, base + goal)
    return found


def list_long_jumps(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    """6.6: one cell longer: over an empty cell before the rats, or over one behind them (R-19, R-54)."""
    track = state.track
    for way in range(WAY_COUNT):
        here = track.next[place * WAY_COUNT + way]
        if here == NOWHERE:
            continue
        if state.rats[here] != NOBODY:
            here = behind_rats(state, here, way)
            goal = NOWHERE if here == NOWHERE else track.next[here * WAY_COUNT + way]
        else:
            here = track.next[here * WAY_COUNT + way]
            if here == NOWHERE or state.rats[here] == NOBODY:
                continue
            goal = behind_rats(state, here, way)
        if goal != NOWHERE and state.rats[goal] == NOBODY:
            found = append(found, base + goal)
    return found


# 4.6 Swapping.


def list_swaps(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    first = place * WAY_COUNT
    for way in range(WAY_COUNT):
        goal = state.track.next[first + way]
        if goal != NOWHERE and state.rats[goal] != NOBODY:
            found = append(found, base + goal)
    return found


def list_long_swaps(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    """6.7: with a rat behind one empty cell, in a straight line (R-20)."""
    track = state.track
    for way in range(WAY_COUNT):
        here = track.next[place * WAY_COUNT + way]
        if here != NOWHERE and state.rats[here] == NOBODY:
            goal = track.next[here * WAY_COUNT + way]
            if goal != NOWHERE and state.rats[goal] != NOBODY:
                found = append(found, base + goal)
    return found


# 4.7 and 5 Having an idea.


def list_idea(state: Race, found: Moves, base: i64, place: Cell, kind: i64) -> Moves:
    """What the special cell is good for."""
    if kind == ORDINARY:
        return found
    if kind == SPRING:
        return list_springs(state, found, base, place)
    if kind == MUD:
        return list_steps(state, found, base, place)  # 5.2
    if kind == WATER:
        return list_strokes(state, found, base, place)
    return append(found, base + place)  # 5.6


def list_springs(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    """5.1: one to three cells any way, over rats and walls."""
    for way in range(WAY_COUNT):
        here = place
        left: i64 = 3
        while left > 0:
            here = state.track.fly[here * WAY_COUNT + way]
            if here == NOWHERE:
                break
            if state.rats[here] == NOBODY:
                found = append(found, base + here)
            left -= 1
    return found


def list_strokes(state: Race, found: Moves, base: i64, place: Cell) -> Moves:
    """5.4: one or two strokes, each to a free cell of water (R-40); never back to where the rat began (R-56)."""
    track = state.track
    for way in range(WAY_COUNT):
        here = track.next[place * WAY_COUNT + way]
        if here == NOWHERE or track.kinds[here] != WATER or state.rats[here] != NOBODY:
            continue
        found = append_once(found, base + here)
        for second in range(WAY_COUNT):
            goal = track.next[here * WAY_COUNT + second]
            if goal != NOWHERE and track.kinds[goal] == WATER and state.rats[goal] == NOBODY:
                found = append_once(found, base + goal)
    return found


def list_thefts(state: Race, found: Moves, base: i64, seat: Seat, place: Cell) -> Moves:
    """6.8: from a rat on any of the cells around, through walls too (R-17, R-53)."""
    for way in range(WAY_COUNT):
        goal = state.track.fly[place * WAY_COUNT + way]
        if goal != NOWHERE:
            other = state.rats[goal]
            if other != NOBODY and state.tokens[other] != NO_TOKEN:
                found = append(found, base + goal)
    return found
