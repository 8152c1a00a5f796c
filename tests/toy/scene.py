"""Where every piece of Peppercorn lies: the pantry in the middle, a mat for each seat, the own hand and the buttons."""

from __future__ import annotations

from collections import Counter

from cheeseboard.core import HIDDEN, Message
from cheeseboard.core.scene import HIDDEN_LOOK, UNIT, Mat, Piece, Scene
from tests.toy.notation import MOVE_NAMES
from tests.toy.state import CARD_NAMES, NOTHING, SEAT_NAMES, Pantry
from tests.toy.steps import BID, CAT


def scene(state: Pantry, seat: int) -> Scene:
    """The table before that seat's eyes; for nobody's seat, everything that the state itself holds."""
    view = state if seat < 0 else state.seen_by(seat)
    mats = [pantry(view), *(player(view, other) for other in range(view.seats))]
    if seat >= 0:
        mats += [hand(view, seat), buttons(view, seat)]
    return Scene(mats, view.prompt(seat))


def pantry(state: Pantry) -> Mat:
    words = Message("peppercorn-mat-pantry", {"cards": len(state.deck)})
    pieces: list[Piece] = []
    if state.deck:
        pieces.append(Piece("deck", "card-back", 50, 50, Message("peppercorn-piece-deck", {"cards": len(state.deck)})))
    if state.open:
        pieces.append(card_piece("open", state.open[-1], 1))
    if state.die:
        pieces.append(Piece("die", f"die-{state.die}", 250, 50, Message("peppercorn-piece-die", {"number": state.die})))
    return Mat("pantry", "board", 3 * UNIT, UNIT, words, pieces)


def player(state: Pantry, seat: int) -> Mat:
    """Peppercorns, the card or answer chosen in secret, and the backs of the hand, or its faces where they are known."""
    name = SEAT_NAMES[seat]
    heap = Message("peppercorn-piece-peppercorns", {"number": state.peppercorns[seat]})
    sign = str(state.peppercorns[seat])
    pieces = [Piece(f"peppercorns-{name}", "peppercorn", 50, 50, heap, sign=sign, tone=name)]
    if state.choices[seat] != NOTHING:
        chosen = Message("peppercorn-piece-chosen")
        pieces.append(Piece(f"chosen-{name}", "card-back", 150, 50, chosen, looks=(HIDDEN_LOOK,)))
    pieces += lay_cards(name, state.hands[seat], 2)
    words = Message("peppercorn-mat-player", {"seat": name})
    return Mat(f"player-{name}", "player", (3 + len(state.hands[seat])) * UNIT, UNIT, words, pieces, seat=seat)


def hand(state: Pantry, seat: int) -> Mat:
    """The own hand, which is touched to bid."""
    known = [card for card in state.hands[seat] if card != HIDDEN]
    size = max(1, len(known)) * UNIT
    return Mat("hand", "hand", size, UNIT, Message("peppercorn-mat-hand"), lay_cards("hand", known, 0), seat=seat)


def lay_cards(name: str, cards: list[int], first: int) -> list[Piece]:
    """Cards side by side; one is named by its kind and which copy of it this is, or by its place if nobody knows its kind."""
    copies: Counter[int] = Counter()
    pieces: list[Piece] = []
    for place, card in enumerate(cards):
        copies[card] += 1
        kind = "back" if card == HIDDEN else CARD_NAMES[card]
        pieces.append(card_piece(f"{name}-{kind}-{copies[card]}", card, first + place))
    return pieces


def buttons(state: Pantry, seat: int) -> Mat:
    names = [MOVE_NAMES[move] for move in state.moves(seat) if move < BID and move != CAT]
    pieces = [
        Piece(f"button-{name}", "button", place * UNIT + 50, 50, Message(f"peppercorn-button-{name}"))
        for place, name in enumerate(names)
    ]
    return Mat("buttons", "button", max(1, len(names)) * UNIT, UNIT, Message("peppercorn-mat-buttons"), pieces)


def card_piece(id: str, card: int, place: int) -> Piece:
    x = place * UNIT + 50
    if card == HIDDEN:
        return Piece(id, "card-back", x, 50, Message("peppercorn-piece-card-hidden"), looks=(HIDDEN_LOOK,))
    name = CARD_NAMES[card]
    return Piece(id, f"card-{name}", x, 50, Message("peppercorn-piece-card", {"card": name}), sign=name[:1])
