"""Where every piece of Rat Race lies and which art it wears.

A card keeps its id wherever it goes: from the hand to the bets, and on among the open cards. Hands follow from the open
cards, so everybody's are in the scene; only a bet that is not yet turned over is a back without a face, which for its
owner lies on it, small. What is touched to lay a card is the place of the card in the own hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cheeseboard.core.bits import BIT, count
from cheeseboard.core.message import Message
from cheeseboard.core.scene import (
    ADORNMENT,
    CHOSEN,
    FADED,
    HIDDEN_LOOK,
    LOST,
    OUTLINED,
    REMEMBERED,
    SIGNED,
    WINNER,
    Mat,
    Piece,
    Scene,
)
from cheeseboard.core.state import HIDDEN
from cheeseboard.games.race.board import (
    ACTION_COUNT,
    ACTION_NAMES,
    CELL_NAMES,
    CLOVER,
    COLUMN_NAMES,
    HOME,
    KIND_NAMES,
    ORDINARY,
    PEPPER,
    ROWS,
    SECTION_COLUMNS,
    SPRING,
    SUGAR,
    WAITING,
    WALL,
    WAY_NAMES,
)
from cheeseboard.games.race.state import NO_CARD, NO_TOKEN, NO_WIND, RACES_OF_A_TOURNAMENT, Race
from cheeseboard.games.race.steps import SEAT_NAMES
from cheeseboard.games.race.steps.acting import Acting
from cheeseboard.games.race.steps.betting import PepperWindow
from cheeseboard.games.race.steps.setting_up import Consolation, Placement, StartingDiscard

# The track: a street of cells of 100, with a meadow around it.
FIRST_COLUMN: Final = 90
FIRST_ROW: Final = 120
SIDE_MEADOW: Final = 40
TRACK_HEIGHT: Final = 640
MIDDLE: Final = 320
NORTH_MEADOW: Final = 32
SOUTH_MEADOW: Final = 608

# What lies beside it, in rows of cards.
ROW_HEIGHT: Final = 148
CARD_STEP: Final = 84
CARD_WIDTH: Final = 75

# The mats of the players: the own one has the hand, large enough to touch.
PLAYER_HEIGHT: Final = 254
OWN_WIDTH: Final = 640
OTHER_WIDTH: Final = 198

ORDINARY_ARTS: Final = ("cell-1", "cell-2", "cell-1", "cell-3", "cell-1", "cell-1", "cell-4")
CELL_SIGNS: Final = ("·", "*", "#", "~")
FLAG_SIGN: Final = "▞▞"
WAY_SIGNS: Final = ("↑", "↗", "→", "↘", "↓", "↙", "←", "↖")
RAT_SIGN: Final = ":>"

# Where the rats stand on the podium: in the middle, to the left, to the right, before it.
STANDS: Final = ((95, 53), (38, 72), (152, 81), (95, 116))


def scene(state: Race, seat: i64) -> Scene:
    """The table before that seat's eyes; for nobody's seat, everything that the state itself holds."""
    view = state if seat < 0 else state.seen_by(seat)
    mats = [lay_track(view), lay_orders(view), lay_bets(view), lay_podium(view)]
    if view.agreement.wind:
        mats.append(lay_wind(view))
    if view.agreement.tournament:
        mats.append(lay_tournament(view))
    if isinstance(view.step, Consolation):
        mats.append(lay_supply())
    mats += [lay_own(view, player) if player == seat else lay_other(view, player) for player in range(view.seats)]
    if seat < 0 or (view.acting >> seat) & 1:
        mats += lay_buttons(view)
    return Scene(mats, say_prompt(view, seat))


def say_prompt(state: Race, seat: i64) -> Message:
    """What is asked now; at the end, who has won."""
    outcome = state.outcome
    if outcome is None:
        return state.prompt(seat)
    winner = outcome.winners[0]
    return Message(outcome.reason.value, {"seat": SEAT_NAMES[winner], "cheese": outcome.points[winner]})


# The track.


def lay_track(state: Race) -> Mat:
    columns = int(state.track.columns)
    pieces = [outline_track(columns)]
    pieces += lay_cards_of_track(state)
    pieces += lay_cells(state)
    pieces += lay_arrows(state)
    pieces += lay_walls(state)
    pieces += lay_posts(state)
    pieces += lay_rats(state)
    return Mat(
        "track",
        "board",
        100 * columns + 2 * SIDE_MEADOW,
        TRACK_HEIGHT,
        Message("race-mat-track"),
        pieces,
        cells=(columns, ROWS),
        corner=(FIRST_COLUMN, FIRST_ROW),
        columns=tuple(COLUMN_NAMES[:columns]),
        rows=("1", "2", "3", "4", "5"),
    )


def across(cell: int) -> int:
    return FIRST_COLUMN + 100 * (cell // ROWS)


def down(cell: int) -> int:
    return FIRST_ROW + 100 * (cell % ROWS)


def lay_cards_of_track(state: Race) -> list[Piece]:
    """2.1: a start card, sections and a finish card; a drawn track may have a section of any length."""
    pieces: list[Piece] = []
    left = SIDE_MEADOW
    last = len(state.track.cards) - 1
    for number, card in enumerate(state.track.cards):
        wide = 100 * card.columns
        name = f"frame-{number + 1}"
        if number == 0:
            pieces.append(lay_frame(name, "frame-start", left - SIDE_MEADOW, wide + SIDE_MEADOW))
        elif number == last:
            pieces.append(lay_frame(name, "frame-finish", left, wide + SIDE_MEADOW))
        elif card.columns == SECTION_COLUMNS:
            pieces.append(lay_frame(name, "frame-section", left, wide))
        else:
            pieces += [
                lay_frame(f"{name}-{part + 1}", "frame-street", left + 100 * part, 100) for part in range(wide // 100)
            ]
        left += wide
    return pieces


def lay_frame(id: str, art: str, left: int, wide: int) -> Piece:
    return Piece(id, art, left + wide // 2, MIDDLE, ADORNMENT, width=wide, height=TRACK_HEIGHT)


def outline_track(columns: int) -> Piece:
    """The whole street as one room, which only walls divide; the cards of the track lie on its border."""
    x = SIDE_MEADOW + 50 * columns
    return Piece("street", "", x, MIDDLE, ADORNMENT, width=100 * columns, height=100 * ROWS, looks=(OUTLINED,))


def lay_cells(state: Race) -> list[Piece]:
    pieces: list[Piece] = []
    for cell in range(int(state.track.cell_count)):
        kind = int(state.track.kinds[cell])
        where = CELL_NAMES[cell]
        words = Message("race-piece-cell", {"cell": where, "kind": KIND_NAMES[kind]})
        art = ORDINARY_ARTS[(5 * cell + cell // ROWS) % 7] if kind == ORDINARY else f"cell-{KIND_NAMES[kind]}"
        sign = cell_sign(kind)
        tone = "floor" if kind == ORDINARY else KIND_NAMES[kind]
        if cell in state.track.start or state.track.finish[cell] != 0:
            side = "start" if cell in state.track.start else "finish"
            words = Message(f"race-piece-cell-{side}", {"cell": where})
            art, sign, tone = "cell-flag", FLAG_SIGN, "flag"
        pieces.append(Piece(f"cell-{where}", art, across(cell), down(cell), words, sign=sign, tone=tone))
    return pieces


def cell_sign(kind: int) -> str | Message:
    """The sign of a cell for the text board, at most three letters."""
    return CELL_SIGNS[kind] if kind < PEPPER else Message(f"race-sign-{KIND_NAMES[kind]}")


def lay_arrows(state: Race) -> list[Piece]:
    """3.2: at the top and at the bottom of every column."""
    pieces: list[Piece] = []
    for column in range(int(state.track.columns)):
        name = COLUMN_NAMES[column]
        up = state.track.arrows[column] != 0
        words = Message(f"race-piece-arrow-{'up' if up else 'down'}", {"column": name})
        pieces.append(lay_arrow(f"arrow-{name}", column, NORTH_MEADOW, up, words))
        pieces.append(lay_arrow(f"arrow-{name}-south", column, SOUTH_MEADOW, up, ADORNMENT))
    return pieces


def lay_arrow(id: str, column: int, y: int, up: bool, words: Message) -> Piece:
    return Piece(
        id,
        "arrow",
        FIRST_COLUMN + 100 * column,
        y,
        words,
        width=46,
        height=46,
        turn=0 if up else 180,
        sign="↑" if up else "↓",
        tone="dim",
    )


def lay_walls(state: Race) -> list[Piece]:
    """Every wall on the edge that it closes, also where two cards meet (2.3)."""
    pieces: list[Piece] = []
    for cell in range(int(state.track.cell_count)):
        where, x, y = CELL_NAMES[cell], across(cell), down(cell)
        if has_wall_right(state, cell):
            other = CELL_NAMES[cell + ROWS]
            words = Message("race-piece-wall-right", {"cell": where, "other": other})
            pieces.append(lay_wall(f"wall-{where}-{other}", "wall-upright", x + 50, y, 30, 120, words))
        if has_wall_below(state, cell):
            other = CELL_NAMES[cell + 1]
            words = Message("race-piece-wall-below", {"cell": where, "other": other})
            pieces.append(lay_wall(f"wall-{where}-{other}", "wall-level", x, y + 50, 120, 30, words))
    return pieces


def lay_wall(id: str, art: str, x: int, y: int, width: int, height: int, words: Message) -> Piece:
    return Piece(id, art, x, y, words, width=width, height=height, tone="wall")


def has_wall_right(state: Race, cell: int) -> bool:
    """Whether a wall stands between a cell and the next column; the border of the track is none."""
    return cell + ROWS < state.track.cell_count and state.track.upright[cell + ROWS] == WALL


def has_wall_below(state: Race, cell: int) -> bool:
    return cell % ROWS < ROWS - 1 and state.track.level[cell] == WALL


def lay_posts(state: Race) -> list[Piece]:
    """A post on every corner that a wall touches, so that walls join and end well."""
    columns = int(state.track.columns)
    pieces: list[Piece] = []
    for column in range(columns + 1):
        for row in range(ROWS + 1):
            if touches_wall(state, column, row):
                x, y = SIDE_MEADOW + 100 * column, FIRST_ROW - 50 + 100 * row
                pieces.append(Piece(f"post-{column}-{row}", "wall-post", x, y, ADORNMENT, width=30, height=30))
    return pieces


def touches_wall(state: Race, column: int, row: int) -> bool:
    """Whether a wall comes from any side to the upper left corner of this place."""
    inside = column < state.track.columns
    before = (column - 1) * ROWS + row
    return (
        (column > 0 and row < ROWS and has_wall_right(state, before))
        or (column > 0 and row > 0 and has_wall_right(state, before - 1))
        or (inside and 0 < row < ROWS and has_wall_below(state, before + ROWS - 1))
        or (column > 0 and 0 < row < ROWS and has_wall_below(state, before - 1))
    )


# The rats.


def lay_rats(state: Race) -> list[Piece]:
    """The rats on the track; a little aside on what can be used there, so that one sees it."""
    pieces: list[Piece] = []
    for seat in range(state.seats):
        place = int(state.places[seat])
        if place < WAITING:
            words = Message("race-piece-rat", {"cell": CELL_NAMES[place], "seat": SEAT_NAMES[seat]})
            looks = (SIGNED, CHOSEN) if isinstance(state.step, Acting) and seat == state.active else (SIGNED,)
            aside = state.track.kinds[place] in (SPRING, PEPPER, SUGAR, CLOVER)
            x, y, size = (17, 16, 66) if aside else (0, -1, 86)
            pieces.append(lay_rat(seat, across(place) + x, down(place) + y, words, size, looks))
    return pieces


def lay_rat(seat: int, x: int, y: int, words: Message, size: int, looks: tuple[str, ...] = (SIGNED,)) -> Piece:
    name = SEAT_NAMES[seat]
    return Piece(
        f"rat-{name}", f"rat-{name}", x, y, words, width=size, height=size, looks=looks, sign=RAT_SIGN, tone=name
    )


# The cards on the table: orders and bets.


def lay_orders(state: Race) -> Mat:
    """The order row, which goes round, and below each order whoever has laid it."""
    pieces = [Piece("loop", "loop", 260, 128, ADORNMENT, width=490, height=21)]
    for place in range(ACTION_COUNT):
        action, number, x = int(state.orders[place]), place + 1, card_place(place)
        pieces.append(lay_order(action, number, x))
        pieces.append(Piece(f"number-{number}", f"number-{number}", x - 27, 14, ADORNMENT, width=34, height=34))
        pieces += mark_order(state, action, x)
    return Mat("orders", "board", CARD_STEP * ACTION_COUNT + 16, ROW_HEIGHT, Message("race-mat-orders"), pieces)


def card_place(place: int) -> int:
    return 50 + CARD_STEP * place


def lay_order(action: int, number: int, x: int) -> Piece:
    name = ACTION_NAMES[action]
    words = Message("race-piece-order", {"number": number, "action": name})
    sign = Message("race-sign-order", {"number": number, "action": card_sign(action)})
    return Piece(
        f"order-{name}", f"order-{name}", x, 62, words, width=CARD_WIDTH, height=card_height(CARD_WIDTH), sign=sign
    )


def card_height(width: int) -> int:
    return width * 17 // 12


def card_sign(action: int) -> Message:
    return Message(f"race-sign-{ACTION_NAMES[action]}")


def mark_order(state: Race, action: int, x: int) -> list[Piece]:
    """The seats that are known to have laid this action."""
    seats = [seat for seat in range(state.seats) if state.bets[seat] == action]
    first = x - 13 * (len(seats) - 1)
    looks = (REMEMBERED,) if state.face_down else ()
    return [
        lay_mark(f"mark-{SEAT_NAMES[seat]}", seat, first + 26 * place, 128, looks) for place, seat in enumerate(seats)
    ]


def lay_mark(id: str, seat: int, x: int, y: int, looks: tuple[str, ...] = (), sign: str = "") -> Piece:
    """The shape of a seat."""
    name = SEAT_NAMES[seat]
    return Piece(id, f"mark-{name}", x, y, ADORNMENT, width=28, height=28, looks=looks, sign=sign, tone=name)


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


def lay_slot(id: str, x: int, y: int, width: int, tone: str) -> Piece:
    """The place of a card that is not there."""
    high = card_height(width)
    return Piece(id, "", x, y, ADORNMENT, width=width, height=high, looks=(OUTLINED, FADED), tone=tone)


def lay_card(state: Race, seat: int, action: int, x: int, y: int, width: int, looks: tuple[str, ...] = ()) -> Piece:
    """One of the six cards of a seat, wherever it lies."""
    name = ACTION_NAMES[action]
    if state.bets[seat] == action:
        words = Message("race-piece-card-laid", {"seat": SEAT_NAMES[seat], "action": name})
    else:
        where = "hand" if state.hands[seat] & BIT[action] != 0 else "open"
        words = Message(f"race-piece-card-{where}", {"action": name})
    card = f"card-{SEAT_NAMES[seat]}-{name}"
    high = card_height(width)
    return Piece(card, card, x, y, words, width=width, height=high, looks=looks, sign=card_sign(action))


# Beside the track.


def lay_podium(state: Race) -> Mat:
    """7.2: the rats that are home."""
    pieces = [Piece("podium", "podium", 95, 98, ADORNMENT, width=176, height=88)]
    for seat in range(state.seats):
        if state.places[seat] == HOME:
            place = int(state.homes[seat])
            x, y = STANDS[place - 1]
            words = Message("race-piece-rat-home", {"seat": SEAT_NAMES[seat], "place": place})
            pieces.append(lay_rat(seat, x, y, words, 60))
    return Mat("podium", "board", 190, ROW_HEIGHT, Message("race-mat-podium"), pieces)


def lay_wind(state: Race) -> Mat:
    """10.1: the wind of this round, and how many cards are still to come."""
    pieces = [Piece("wind-rose", "wind-rose", 62, 74, ADORNMENT, width=112, height=112)]
    if state.wind != NO_WIND:
        way = int(state.agreement.winds[state.wind])
        words = Message("race-piece-wind", {"way": WAY_NAMES[way]})
        sign = WAY_SIGNS[way]
        pieces.append(Piece("wind", "wind-arrow", 62, 74, words, width=92, height=92, turn=45 * way, sign=sign))
    left = int(count(state.winds_left))
    words = Message("race-piece-wind-deck", {"cards": left})
    looks = (SIGNED,)
    pieces.append(
        Piece("winds", "wind-back", 143, 82, words, width=48, height=68, looks=looks, sign=str(left), tone="dim")
    )
    return Mat("wind", "board", 170, ROW_HEIGHT, Message("race-mat-wind"), pieces)


def lay_tournament(state: Race) -> Mat:
    """9: the cheese of every seat, and the races that are over."""
    pieces: list[Piece] = []
    for seat in range(state.seats):
        name, y = SEAT_NAMES[seat], 16 + 27 * seat
        cheese = int(state.cheese[seat])
        mark = lay_mark(f"prize-{name}", seat, 22, y, sign=f" {cheese}")
        mark.words = Message("race-piece-cheese", {"cheese": cheese})
        pieces.append(mark)
        for number in range(cheese):
            x = 50 + 12 * number
            pieces.append(Piece(f"cheese-{name}-{number + 1}", "cheese", x, y, ADORNMENT, width=26, height=26))
    pieces += [lay_race(state, race) for race in range(RACES_OF_A_TOURNAMENT)]
    return Mat("tournament", "board", 170, ROW_HEIGHT, Message("race-mat-tournament"), pieces)


def lay_race(state: Race, race: int) -> Piece:
    """The flag of a race that is over, being run, or still to come."""
    when = "over" if race < state.race else "now" if race == state.race else "later"
    words = Message(f"race-piece-race-{when}", {"number": race + 1})
    looks: tuple[str, ...] = (CHOSEN,) if when == "now" else (FADED,) if when == "later" else ()
    sign = "▞" if when == "over" else "…" if when == "now" else ""
    return Piece(f"race-{race + 1}", "flag", 36 + 50 * race, 126, words, width=32, height=32, looks=looks, sign=sign)


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


def token_sign(kind: int) -> Message:
    return Message(f"race-kind-{KIND_NAMES[kind]}")


# What belongs to a seat.


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
    return lay_mat(state, seat, OWN_WIDTH, Message("race-mat-hand"), pieces)


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


# Buttons.


def lay_buttons(state: Race) -> list[Mat]:
    """3.10: an action may be left out. 6.3: pepper may be kept."""
    if isinstance(state.step, Acting):
        return [lay_button("pass")]
    return [lay_button("keep")] if isinstance(state.step, PepperWindow) else []


def lay_button(name: str) -> Mat:
    words = Message(f"race-piece-{name}")
    return Mat(name, "button", 220, 60, words, [Piece(f"button-{name}", "", 110, 30, words, width=220, height=60)])
