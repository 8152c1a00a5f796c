"""What belongs to a seat: the own hand, large, and what is known of the others."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.bits import BIT
from cheeseboard.core.message import Message
from cheeseboard.core.scene import ADORNMENT, CHOSEN, FADED, LOST, SIGNED, WINNER, Mat, Piece
from cheeseboard.games.race.board import ACTION_COUNT, ACTION_NAMES, KIND_NAMES, WAITING
from cheeseboard.games.race.scene.cards import lay_card, lay_rat, lay_slot, token_sign
from cheeseboard.games.race.state import NO_TOKEN, Race
from cheeseboard.games.race.steps import SEAT_NAMES
from cheeseboard.games.race.steps.setting_up import Placement, StartingDiscard

# The mats of the players: the own one has the hand, large enough to touch.
PLAYER_HEIGHT: Final = 254
OWN_WIDTH: Final = 640
OTHER_WIDTH: Final = 198


def lay_own(state: Race, seat: int) -> Mat:
    """The own mat: the hand in the order of the order row, so that to the right of each card lies what would replace it."""
    name = SEAT_NAMES[seat]
    pieces = lay_belongings(state, seat)
    for place in range(ACTION_COUNT):
        action = int(state.orders[place])
        x = 65 + 102 * place
        if is_in_hand(state, seat, action):
            card = lay_card(state, seat, action, x, 178, 94)
            pieces.append(card)
            pieces.append(Piece(f"hand-{ACTION_NAMES[action]}", "", x, 178, card.words, width=94, height=card.height))
            continue
        pieces.append(lay_slot(f"place-{ACTION_NAMES[action]}", x, 178, 90, name))
        if state.bets[seat] != action:
            pieces.append(lay_card(state, seat, action, 304 + 58 * place, 46, 52, (LOST,)))
    return lay_mat(state, seat, OWN_WIDTH, Message("race-mat-hand", {"seat": name}), pieces)


def lay_other(state: Race, seat: int) -> Mat:
    """The mat of somebody else: the cards in hand, which the open ones tell, and those faded."""
    name = SEAT_NAMES[seat]
    pieces = lay_belongings(state, seat)
    for place in range(ACTION_COUNT):
        action = int(state.orders[place])
        x, y = 38 + 61 * (place % 3), 124 + 84 * (place // 3)
        if state.bets[seat] == action:
            pieces.append(lay_slot(f"place-{name}-{ACTION_NAMES[action]}", x, y, 50, name))
        else:
            looks = () if is_in_hand(state, seat, action) else (LOST, FADED)
            pieces.append(lay_card(state, seat, action, x, y, 55, looks))
    return lay_mat(state, seat, OTHER_WIDTH, Message("race-mat-player", {"seat": name}), pieces)


def lay_mat(state: Race, seat: int, width: int, words: Message, pieces: list[Piece]) -> Mat:
    looks: tuple[str, ...] = ()
    if state.outcome is not None:
        looks = (WINNER,) if seat in state.outcome.winners else ()
    elif (state.acting >> seat) & 1:
        looks = (CHOSEN,)
    name = SEAT_NAMES[seat]
    return Mat(f"player-{name}", "player", width, PLAYER_HEIGHT, words, pieces, seat=seat, looks=looks, tone=name)


def is_in_hand(state: Race, seat: int, action: int) -> bool:
    """Whether a card is in hand; a bet, which the state leaves there until it is turned over, lies on the table."""
    return state.hands[seat] & BIT[action] != 0 and state.bets[seat] != action


def lay_belongings(state: Race, seat: int) -> list[Piece]:
    """Who it is, the token, the flag of the team, and the cheese of the first player."""
    name = SEAT_NAMES[seat]
    pieces = [lay_character(state, seat), lay_token(state, seat)]
    if state.agreement.teams:
        team = int(state.agreement.team(seat)) + 1
        words = Message("race-piece-team", {"team": team})
        pieces.append(Piece(f"team-{name}", f"team-{team}", 166, 22, words, width=40, height=40, sign=f"⚑{team}"))
    if isinstance(state.step, (Placement, StartingDiscard)) and state.row[0] == seat:
        words = Message("race-piece-starter")
        pieces.append(Piece("starter", "starter", 166, 60, words, width=42, height=42))
    return pieces


def lay_character(state: Race, seat: int) -> Piece:
    """The rat before it is placed, its portrait while it runs, its medal when it is home."""
    name = SEAT_NAMES[seat]
    looks = (SIGNED,)
    if state.places[seat] == WAITING:
        return lay_rat(seat, 42, 41, Message("race-piece-rat-waiting", {"seat": name}), 74)
    place = final_place(state, seat)
    if place == 0:
        return Piece(f"portrait-{name}", f"rat-{name}", 42, 41, ADORNMENT, width=74, height=74, looks=looks, tone=name)
    words = Message("race-piece-medal", {"place": place})
    return Piece(
        f"medal-{name}", "medal", 42, 41, words, width=76, height=76, looks=looks, sign=str(place), tone="medal"
    )


def final_place(state: Race, seat: int) -> int:
    """The place in which a rat is home, or a seat is when the tournament is over; 0 before."""
    if state.agreement.tournament and state.outcome is not None:
        return state.outcome.places[seat]
    return int(state.homes[seat])


def lay_token(state: Race, seat: int) -> Piece:
    """6.1: at most one."""
    name = SEAT_NAMES[seat]
    kind = int(state.tokens[seat])
    if kind == NO_TOKEN:
        words = Message("race-piece-token-empty")
        return Piece(f"token-{name}", "token-empty", 112, 41, words, width=58, height=58)
    token = KIND_NAMES[kind]
    words = Message("race-piece-token", {"token": token})
    sign = token_sign(kind)
    return Piece(f"token-{name}", f"token-{token}", 112, 41, words, width=62, height=62, sign=sign, tone=token)
