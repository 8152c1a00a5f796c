"""What lies beside the track for everybody: orders, bets, the podium, the wind, the tournament."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.bits import count
from cheeseboard.core.message import Message
from cheeseboard.core.scene import ADORNMENT, CHOSEN, FADED, HIDDEN_LOOK, LOST, REMEMBERED, SIGNED, Mat, Piece
from cheeseboard.core.state import HIDDEN
from cheeseboard.games.race.board import ACTION_COUNT, ACTION_NAMES, CLOVER, HOME, KIND_NAMES, PEPPER, WAY_NAMES
from cheeseboard.games.race.scene.cards import (
    CARD_STEP,
    CARD_WIDTH,
    ROW_HEIGHT,
    card_height,
    card_place,
    card_sign,
    lay_card,
    lay_mark,
    lay_rat,
    lay_slot,
    token_sign,
)
from cheeseboard.games.race.state import NO_CARD, NO_WIND, RACES_OF_A_TOURNAMENT, Race
from cheeseboard.games.race.steps import SEAT_NAMES
from cheeseboard.games.race.steps.acting import Acting

WAY_SIGNS: Final = ("↑", "↗", "→", "↘", "↓", "↙", "←", "↖")
RAT_SIGN: Final = ":>"

# Where the rats stand on the podium: in the middle, to the left, to the right, before it.
STANDS: Final = ((95, 53), (38, 72), (152, 81), (95, 116))


def lay_orders(state: Race) -> Mat:
    """The order row, which goes round, and below each order whoever has laid it."""
    pieces = [Piece("loop", "loop", 260, 128, ADORNMENT, width=490, height=21)]
    for place in range(ACTION_COUNT):
        action, number, x = int(state.orders[place]), place + 1, card_place(place)
        pieces.append(lay_order(action, number, x))
        pieces.append(Piece(f"number-{number}", f"number-{number}", x - 27, 14, ADORNMENT, width=34, height=34))
        pieces += mark_order(state, action, x)
    return Mat("orders", "board", CARD_STEP * ACTION_COUNT + 16, ROW_HEIGHT, Message("race-mat-orders"), pieces)


def lay_order(action: int, number: int, x: int) -> Piece:
    name = ACTION_NAMES[action]
    words = Message("race-piece-order", {"number": number, "action": name})
    sign = Message("race-sign-order", {"number": number, "action": card_sign(action)})
    return Piece(
        f"order-{name}", f"order-{name}", x, 62, words, width=CARD_WIDTH, height=card_height(CARD_WIDTH), sign=sign
    )


def mark_order(state: Race, action: int, x: int) -> list[Piece]:
    """The seats that are known to have laid this action."""
    seats = [seat for seat in range(state.seats) if state.bets[seat] == action]
    first = x - 13 * (len(seats) - 1)
    looks = (REMEMBERED,) if state.face_down else ()
    return [
        lay_mark(f"mark-{SEAT_NAMES[seat]}", seat, first + 26 * place, 128, looks) for place, seat in enumerate(seats)
    ]


def lay_bets(state: Race) -> Mat:
    """The bets in turn order; before the first round, the seats in the order in which they are asked."""
    pieces: list[Piece] = []
    for place in range(len(state.row)):
        seat, x = int(state.row[place]), card_place(place)
        pieces.append(lay_mark(f"turn-{SEAT_NAMES[seat]}", seat, x, 15, sign=":"))
        pieces += lay_bet(state, seat, place, x)
    return Mat("bets", "board", CARD_STEP * int(state.seats) + 16, ROW_HEIGHT, Message("race-mat-bets"), pieces)


def lay_bet(state: Race, seat: int, place: int, x: int) -> list[Piece]:
    """3.4: nothing, a back, or a card; the own card lies on its back, small."""
    laid = int(state.bets[seat])
    if laid == NO_CARD:
        return [lay_slot(f"slot-{SEAT_NAMES[seat]}", x, 88, CARD_WIDTH - 4, SEAT_NAMES[seat])]
    if state.face_down:
        pieces = [lay_back(seat, x)]
        if laid != HIDDEN:
            pieces.append(lay_card(state, seat, laid, x, 92, 54, (REMEMBERED,)))
        return pieces
    looks: tuple[str, ...] = ()
    if isinstance(state.step, Acting):
        looks = (CHOSEN,) if place == state.turn else (FADED,) if place < state.turn else ()
    if (state.lost >> seat) & 1 == 0:
        return [lay_card(state, seat, laid, x, 88, CARD_WIDTH, looks)]
    return [lay_card(state, seat, laid, x, 88, CARD_WIDTH, (*looks, LOST)), lay_loss(seat, x)]


def lay_loss(seat: int, x: int) -> Piece:
    """3.9: an action that is lost."""
    words = Message("race-piece-lost", {"seat": SEAT_NAMES[seat]})
    return Piece(f"lost-{SEAT_NAMES[seat]}", "lost", x, 88, words, width=CARD_WIDTH, height=card_height(CARD_WIDTH))


def lay_back(seat: int, x: int) -> Piece:
    """3.4: a bet that has not been turned over."""
    name = SEAT_NAMES[seat]
    words = Message("race-piece-card-hidden", {"seat": name})
    wide, high = CARD_WIDTH, card_height(CARD_WIDTH)
    return Piece(f"bet-{name}", f"back-{name}", x, 88, words, width=wide, height=high, looks=(HIDDEN_LOOK,), sign="?")


def lay_podium(state: Race) -> Mat:
    """7.2: the rats that are home."""
    pieces = [Piece("podium", "podium", 95, 98, ADORNMENT, width=176, height=88)]
    home = [seat for seat in range(state.seats) if state.places[seat] == HOME]
    for seat in sorted(home, key=lambda seat: int(state.homes[seat])):
        place = int(state.homes[seat])
        x, y = STANDS[place - 1]
        words = Message("race-piece-rat-home", {"seat": SEAT_NAMES[seat], "place": place})
        pieces.append(lay_rat(seat, x, y, words, 60))
    return Mat("podium", "board", 190, ROW_HEIGHT, Message("race-mat-podium"), pieces)


def lay_wind(state: Race) -> Mat:
    """10.1: the wind of this round, and how many cards are still to come."""
    pieces = [lay_rose(62, 74, 112)]
    if state.wind != NO_WIND:
        pieces.append(lay_wind_arrow(int(state.agreement.winds[state.wind]), 62, 74, 98))
    left = int(count(state.winds_left))
    words = Message("race-piece-wind-deck", {"cards": left})
    looks = (SIGNED,)
    pieces.append(
        Piece("winds", "wind-back", 143, 82, words, width=48, height=68, looks=looks, sign=str(left), tone="dim")
    )
    return Mat("wind", "board", 170, ROW_HEIGHT, Message("race-mat-wind"), pieces)


def lay_rose(x: int, y: int, size: int) -> Piece:
    return Piece("wind-rose", "wind-rose", x, y, ADORNMENT, width=size, height=size)


def lay_wind_arrow(way: int, x: int, y: int, size: int) -> Piece:
    words = Message("race-piece-wind", {"way": WAY_NAMES[way]})
    return Piece("wind", "wind-arrow", x, y, words, width=size, height=size, turn=45 * way, sign=WAY_SIGNS[way])


def lay_lone_wind(way: int, words: Message) -> Mat:
    """A wind card by itself."""
    return Mat("wind", "board", 480, 240, words, [lay_rose(240, 120, 220), lay_wind_arrow(way, 240, 120, 190)])


def lay_tournament(state: Race) -> Mat:
    """9: the cheese of every seat, and the races that are over."""
    pieces: list[Piece] = []
    for seat in range(state.seats):
        name, y = SEAT_NAMES[seat], 22 + 34 * seat
        cheese = int(state.cheese[seat])
        mark = lay_mark(f"prize-{name}", seat, 22, y, sign=f" {cheese}")
        mark.words = Message("race-piece-cheese", {"cheese": cheese})
        pieces.append(mark)
        for number in range(cheese):
            x = 50 + 9 * number
            pieces.append(Piece(f"cheese-{name}-{number + 1}", "cheese", x, y, ADORNMENT, width=26, height=26))
    pieces += [lay_race(state, race) for race in range(RACES_OF_A_TOURNAMENT)]
    return Mat("tournament", "board", 170, ROW_HEIGHT, Message("race-mat-tournament"), pieces)


def lay_race(state: Race, race: int) -> Piece:
    """The flag of a race that is over, being run, or still to come."""
    when = "over" if race < state.race else "now" if race == state.race else "later"
    words = Message(f"race-piece-race-{when}", {"number": race + 1})
    looks: tuple[str, ...] = (CHOSEN,) if when == "now" else (FADED,) if when == "later" else ()
    sign = "▞" if when == "over" else "…" if when == "now" else ""
    return Piece(f"race-{race + 1}", "flag", 149, 28 + 46 * race, words, width=32, height=32, looks=looks, sign=sign)


def lay_supply() -> Mat:
    """9.5: the tokens to choose from."""
    pieces: list[Piece] = []
    for kind in range(PEPPER, CLOVER + 1):
        name = KIND_NAMES[kind]
        x = 60 + 90 * (kind - PEPPER)
        words = Message("race-piece-supply", {"token": name})
        pieces.append(
            Piece(f"supply-{name}", f"token-{name}", x, 74, words, width=80, height=80, sign=token_sign(kind))
        )
    return Mat("supply", "board", 300, ROW_HEIGHT, Message("race-mat-supply"), pieces)
