"""Where every piece of the Larder lies: the map, the story, dice, piles, everybody's board, the own hand and the buttons."""

from __future__ import annotations

from typing import Final

from cheeseboard.core import HIDDEN, Message
from cheeseboard.core.scene import ADORNMENT, CHOSEN, FADED, OUTLINED, SIGNED, UNIT, WINNER, Mat, Piece, Scene
from tests.larder.board import (
    ANTS,
    CARD_NAMES,
    DOOR,
    HERBS,
    PAGE_ROUNDS,
    SEAT_NAMES,
    SLOTS,
    TRACK_END,
    column,
    herb_of_card,
    herb_of_tile,
    neighbour,
    row,
)
from tests.larder.notation import BUTTONS, place_name
from tests.larder.state import FREE, UNEXPLORED, Cellar
from tests.larder.steps import END_TURN, KEEP, WALK, Keep, Page, card_words

CARD_HEIGHT: Final = 140
PARAGRAPHS: Final = 2
SMALL: Final = 64


def scene(state: Cellar, seat: int) -> Scene:
    """The table before that seat's eyes; for nobody's seat, everything that the state itself holds."""
    view = state if seat < 0 else state.seen_by(seat)
    mats = [story(view)] if isinstance(view.step, Page) else []
    mats += [lay_map(view), dice(view), stack(view), deck(view), discard(view)]
    mats += [player(view, other) for other in range(view.seats)]
    mats += [hand(view, other) for other in range(view.seats) if HIDDEN not in view.hands[other]]
    if seat >= 0:
        mats.append(buttons(view, seat))
    return Scene(mats, view.prompt(seat))


def story(state: Cellar) -> Mat:
    page = PAGE_ROUNDS.index(state.round) + 1
    text = tuple(Message(f"larder-story-{page}-{number + 1}") for number in range(PARAGRAPHS))
    lantern = Piece("lantern", "lantern", 280, 60, ADORNMENT, width=120, height=120)
    return Mat("story", "story", 560, 120, Message(f"larder-story-{page}"), [lantern], text=text)


# The map.


def lay_map(state: Cellar) -> Mat:
    """What has been explored, with a rim one cell wide; the door is in the middle of the cell around 0, 0."""
    cells = [cell for cell, tile in enumerate(state.floor) if tile != UNEXPLORED]
    left, top = (min(side(cell) for cell in cells) - 1 for side in (column, row))
    right, bottom = (max(side(cell) for cell in cells) + 1 for side in (column, row))
    pieces = [piece for cell in cells for piece in lay_tile(state, cell)]
    pieces += [lay_place(state, cell) for cell in places(state)]
    pieces += [lay_mouse(state, seat) for seat in range(state.seats)]
    pieces += [lay_ant(state, ant) for ant in range(ANTS)]
    size = (right - left + 1, bottom - top + 1)
    return Mat(
        "map",
        "board",
        UNIT * size[0],
        UNIT * size[1],
        Message("larder-mat-map"),
        pieces,
        origin=(UNIT * left - UNIT // 2, UNIT * top - UNIT // 2),
        cells=size,
        corner=(UNIT * left, UNIT * top),
    )


def places(state: Cellar) -> list[int]:
    """Where whoever is to move may lay a tile."""
    if state.outcome is not None:
        return []
    ways = [int(move) - WALK for move in state.moves(state.active) if WALK <= move < KEEP]
    cells = [neighbour(state.mice[state.active], way) for way in ways]
    return [cell for cell in cells if cell is not None and state.floor[cell] == UNEXPLORED]


def lay_tile(state: Cellar, cell: int) -> list[Piece]:
    tile, x, y = state.floor[cell], UNIT * column(cell), UNIT * row(cell)
    if tile == DOOR:
        return [Piece("tile-0", "door", x, y, Message("larder-piece-door"), sign=Message("larder-sign-door"))]
    herb = HERBS[herb_of_tile(tile)]
    words = Message("larder-piece-tile", {"herb": herb, "crumbs": state.crumbs[cell]})
    crumbs = [
        Piece(f"crumb-{tile}-{number + 1}", "crumb", x - 30 + 30 * number, y - 30, ADORNMENT, width=26, height=26)
        for number in range(state.crumbs[cell])
    ]
    sign = Message("larder-sign-tile", {"herb": herb, "crumbs": state.crumbs[cell]})
    return [Piece(f"tile-{tile}", f"tile-{herb}", x, y, words, sign=sign, tone=herb), *crumbs]


def lay_place(state: Cellar, cell: int) -> Piece:
    looks = (OUTLINED,)
    words = Message("larder-piece-unexplored")
    return Piece(place_name(state, cell), "", UNIT * column(cell), UNIT * row(cell), words, looks=looks, tone="line")


def lay_mouse(state: Cellar, seat: int) -> Piece:
    name, cell = SEAT_NAMES[seat], state.mice[seat]
    x, y = UNIT * column(cell) - 22 + 44 * seat, UNIT * row(cell) + 4
    words = Message("larder-piece-mouse", {"seat": name})
    looks = (SIGNED,)
    return Piece(f"mouse-{name}", f"mouse-{name}", x, y, words, width=56, height=56, looks=looks, sign="~", tone=name)


def lay_ant(state: Cellar, ant: int) -> Piece:
    """Eight fit along the lower edge of a cell."""
    cell = state.ants[ant]
    x, y = UNIT * column(cell) - 42 + 12 * ant, UNIT * row(cell) + 38 + 5 * (ant % 2)
    words = Message("larder-piece-ant", {"ant": ant + 1})
    return Piece(f"ant-{ant + 1}", "ant", x, y, words, width=20, height=20, sign=",", tone="dim")


# Dice and piles.


def dice(state: Cellar) -> Mat:
    pieces: list[Piece] = []
    for die, face in enumerate(state.faces):
        looks = (CHOSEN,) if state.kept[die] else () if isinstance(state.step, Keep) else (FADED,)
        words = Message("larder-piece-die", {"number": face})
        x = UNIT * die + 50
        pieces.append(Piece(f"die-{die + 1}", f"die-{face}", x, 50, words, looks=looks, sign=str(face)))
    return Mat("dice", "dice", UNIT * len(pieces), UNIT, Message("larder-mat-dice"), pieces)


def stack(state: Cellar) -> Mat:
    """Nobody may look through the tiles: one back stands for all of them."""
    words = Message("larder-piece-stack", {"tiles": len(state.stack)})
    backs = [Piece("stack", "tile-back", 60, 60, words)] if state.stack else []
    return Mat("stack", "pile", 130, CARD_HEIGHT, Message("larder-mat-stack"), backs, count=len(state.stack))


def deck(state: Cellar) -> Mat:
    words = Message("larder-piece-deck", {"count": len(state.deck)})
    backs = [Piece("deck", "card-back", 60, 70, words, height=CARD_HEIGHT)] if state.deck else []
    return Mat("deck", "pile", 130, CARD_HEIGHT + 10, Message("larder-mat-deck"), backs, count=len(state.deck))


def discard(state: Cellar) -> Mat:
    """Everybody may look through the cards that were thrown away."""
    cards = [lay_card(card, 60, 70) for card in state.discard]
    return Mat("discard", "pile", 130, CARD_HEIGHT + 10, Message("larder-mat-discard"), cards)


def lay_card(card: int, x: int, y: int, *looks: str, width: int = UNIT) -> Piece:
    herb = HERBS[herb_of_card(card)]
    number = int(CARD_NAMES[card].split("-")[1])
    sign = Message("larder-sign-card", {"herb": herb, "number": number})
    height = width * CARD_HEIGHT // UNIT
    words = card_words(card)
    looks = (SIGNED, *looks)
    return Piece(
        f"card-{CARD_NAMES[card]}",
        f"card-{herb}",
        x,
        y,
        words,
        width=width,
        height=height,
        looks=looks,
        sign=sign,
        tone=herb,
    )


# What belongs to a seat.


def player(state: Cellar, seat: int) -> Mat:
    """The track with its marker, the slots with what is stored in them, and how many cards are in the hand."""
    name = SEAT_NAMES[seat]
    pieces = [
        Piece(f"track-{name}-{number}", "track", 24 + 44 * number, 24, ADORNMENT, width=44, height=44)
        for number in range(TRACK_END + 1)
    ]
    eaten = state.eaten[seat]
    marker = Message("larder-piece-marker", {"crumbs": eaten, "most": TRACK_END})
    x = 24 + 44 * eaten
    pieces.append(Piece(f"marker-{name}", "crumb", x, 24, marker, width=40, height=40, sign=f":{eaten}", tone=name))
    for slot in range(SLOTS):
        pieces += lay_slot(state, seat, slot)
    cards = len(state.hands[seat])
    backs = Message("larder-piece-cards", {"count": cards})
    looks = (SIGNED,)
    back = Piece(
        f"cards-{name}",
        "card-back",
        430,
        100,
        backs,
        width=SMALL,
        height=90,
        looks=looks,
        sign=f"×{cards}",
        tone="back",
    )
    pieces.append(back)
    words = Message("larder-mat-player", {"seat": name, "points": state.points(seat)})
    return Mat(f"player-{name}", "player", 490, 150, words, pieces, seat=seat, looks=mat_looks(state, seat), tone=name)


def lay_slot(state: Cellar, seat: int, slot: int) -> list[Piece]:
    name, card, x = SEAT_NAMES[seat], state.slots[seat][slot], 46 + 90 * slot
    place = Piece(
        f"slot-{name}-{slot + 1}",
        "",
        x,
        100,
        Message("larder-piece-slot", {"slot": slot + 1}),
        width=SMALL,
        height=90,
        looks=(OUTLINED,),
        sign="",
        tone=name,
    )
    return [place] if card == FREE else [place, lay_card(card, x, 100, width=SMALL)]


def mat_looks(state: Cellar, seat: int) -> tuple[str, ...]:
    if state.outcome is not None:
        return (WINNER,) if seat in state.outcome.winners else ()
    return (CHOSEN,) if seat == state.active else ()


def hand(state: Cellar, seat: int) -> Mat:
    picked = state.picked if seat == state.active else []
    cards = [
        lay_card(card, UNIT * place + 50, 70, *((CHOSEN,) if place < len(picked) and picked[place] == 1 else ()))
        for place, card in enumerate(state.hands[seat])
    ]
    words = Message("larder-mat-hand", {"seat": SEAT_NAMES[seat]})
    return Mat(f"hand-{SEAT_NAMES[seat]}", "hand", UNIT * max(1, len(cards)), CARD_HEIGHT, words, cards, seat=seat)


def buttons(state: Cellar, seat: int) -> Mat:
    names = [BUTTONS[move] for move in state.moves(seat) if move <= END_TURN]
    pieces = [
        Piece(f"button-{name}", "", 110 + 230 * place, 30, Message(f"larder-button-{name}"), width=220, height=60)
        for place, name in enumerate(names)
    ]
    return Mat("buttons", "button", 230 * max(1, len(names)), 60, Message("larder-mat-buttons"), pieces)
