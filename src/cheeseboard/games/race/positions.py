"""Positions of Rat Race as documents: cards, cells and tokens by their names, ? for a bet that a view does not know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.errors import BadContent
from cheeseboard.core.game import Game, Options
from cheeseboard.core.position import Document, Reader, shown, write_dice
from cheeseboard.core.state import HIDDEN
from cheeseboard.games.race.board import (
    ACTION_COUNT,
    ACTION_NAMES,
    CELL_NAMES,
    CLOVER,
    HOME,
    KIND_NAMES,
    PEPPER,
    WAITING,
    Track,
)
from cheeseboard.games.race.cards import DRAWN, draw_track, find_track, read_track
from cheeseboard.games.race.state import (
    ALL_WINDS,
    CARDS_TAKEN_BACK,
    NO_CARD,
    NO_TOKEN,
    NO_WIND,
    NOBODY,
    RACES_OF_A_TOURNAMENT,
    ROUND_LIMIT,
    SEATS_AT_MOST,
    WIND_COUNT,
    Race,
)
from cheeseboard.games.race.steps import (
    ACTING,
    BETS,
    CONSOLATION,
    PEPPER_WINDOWS,
    PLACEMENT,
    SEAT_NAMES,
    STARTING_DISCARD,
    PepperWindow,
    final_outcome,
    is_decided,
    push_races,
)
from cheeseboard.games.race.steps.betting import NO_SEAT, next_pepper
from cheeseboard.games.race.steps.setting_up import DISCARDS, cards_to_discard

STEPS = ("placement", "discard", "bets", "pepper", "action", "token", "over")
TOKENS = KIND_NAMES[PEPPER : CLOVER + 1]
MOST_CHEESE = 9


def write_position(state: Race, options: Options) -> Document:
    seats = range(state.seats)
    document: Document = {
        "game": "race",
        "seats": int(state.seats),
        "dice": write_dice(state.dice),
        "races": int(state.race),
        "rounds": int(state.rounds),
        "step": step_name(state),
        "row": [SEAT_NAMES[seat] for seat in state.row],
        "turn": SEAT_NAMES[state.active],
        "orders": [ACTION_NAMES[action] for action in state.orders],
        "track": state.track.key,
    }
    if state.track.key == DRAWN:
        document["map"] = draw_track(state.track)
    if isinstance(state.step, PepperWindow):
        document["declined"] = write_seats(int(state.step.declined))
    if state.lost:
        document["lost"] = write_seats(int(state.lost))
    if state.agreement.wind:
        document["wind"] = 0 if state.wind == NO_WIND else int(state.wind) + 1
        document["winds"] = [card + 1 for card in range(WIND_COUNT) if state.winds_left >> card & 1]
    document["options"] = dict(options)
    document["rats"] = {SEAT_NAMES[seat]: write_place(state, seat) for seat in seats}
    document["hands"] = {SEAT_NAMES[seat]: write_cards(int(state.hands[seat])) for seat in seats}
    laid = {SEAT_NAMES[seat]: int(state.bets[seat]) for seat in seats}
    document["laid"] = {
        name: "?" if card == HIDDEN else ACTION_NAMES[card] for name, card in laid.items() if card != NO_CARD
    }
    tokens = {SEAT_NAMES[seat]: int(state.tokens[seat]) for seat in seats}
    document["tokens"] = {name: KIND_NAMES[token] for name, token in tokens.items() if token != NO_TOKEN}
    if state.agreement.tournament:
        document["cheese"] = {SEAT_NAMES[seat]: int(state.cheese[seat]) for seat in seats}
    return document


def step_name(state: Race) -> str:
    if state.outcome is not None:
        return "over"
    if isinstance(state.step, PepperWindow):
        return "pepper"
    names = {1: "placement", 2: "discard", 3: "token", 4: "bets", 6: "action"}
    return names[state.step.facts()[0]]


def write_seats(mask: int) -> list[str]:
    return [name for seat, name in enumerate(SEAT_NAMES) if mask >> seat & 1]


def write_cards(mask: int) -> list[str]:
    return [name for card, name in enumerate(ACTION_NAMES) if mask >> card & 1]


def write_place(state: Race, seat: int) -> str:
    place = int(state.places[seat])
    if place == WAITING:
        return "waiting"
    return f"home {int(state.homes[seat])}" if place == HOME else CELL_NAMES[place]


def read_position(game: Game, document: Document) -> Race:
    """The state a document describes; every reason why it cannot be is found before any is told."""
    return _Reader(game, document).read()


class _Reader(Reader):
    def read(self) -> Race:
        state = self.read_table()
        step = self.read_step()
        self.read_rats(state)
        self.read_cards(state, step)
        self.read_tokens(state)
        self.read_row(state)
        self.read_wind(state)
        self.tell()
        self.push_steps(state, step)
        self.check_together(state, step)
        self.tell()
        return state

    def known_names(self, value: object, what: str, known: tuple[str, ...]) -> list[int]:
        """A list of different names, as their places among those known; or nothing with a reason."""
        found = self.names(value, what)
        for name in found:
            if name not in known:
                self.refuse(f"There is no '{name}' in {what}; there are {', '.join(known)}.")
        if len(set(found)) != len(found):
            self.refuse(f"{what} names something twice: {', '.join(found)}.")
        return [known.index(name) for name in found if name in known]

    # The table.

    def read_table(self) -> Race:
        """An empty table with the seats, options and track of the document."""
        from cheeseboard.games.race import agree

        known = {"game", "seats", "dice", "races", "rounds", "step", "row", "turn", "orders", "track", "map"}
        known |= {"declined", "lost", "wind", "winds", "options", "rats", "hands", "laid", "tokens", "cheese"}
        self.check_parts(known)
        seats, options = self.seats_and_options()
        state = Race(agree(options), self.read_track(), seats, self.dice())
        for place, action in enumerate(self.read_orders()):
            state.orders[place] = action
        state.rounds = self.number("rounds", 0, 0, ROUND_LIMIT)
        state.race = self.number("races", 0, 0, RACES_OF_A_TOURNAMENT)
        return state

    def read_track(self) -> Track:
        key, drawing = self.document.get("track"), self.document.get("map")
        try:
            if key == DRAWN and isinstance(drawing, str):
                return read_track(drawing, "map")
            if isinstance(key, str) and key != DRAWN and drawing is None:
                return find_track(key)
            self.refuse("track must be the numbers of its cards (2 7r 4), or drawn, with a map; only that has a map.")
        except BadContent as error:
            self.refuse(f"The track cannot be laid: {error}")
        return find_track("1 1 2")

    def read_orders(self) -> list[int]:
        orders = self.known_names(self.document.get("orders", list(ACTION_NAMES)), "orders", ACTION_NAMES)
        if len(orders) != ACTION_COUNT:
            self.refuse(f"The order row has {len(orders)} cards; it needs {ACTION_COUNT}.")
            return list(range(ACTION_COUNT))
        return orders

    def read_step(self) -> str:
        step = self.document.get("step", "bets")
        if step not in STEPS:
            self.refuse(f"step must be one of {', '.join(STEPS)}, not {shown(step)}.")
            return "bets"
        return str(step)

    def read_rats(self, state: Race) -> None:
        for seat, value in self.seat_table(int(state.seats), "rats"):
            name = SEAT_NAMES[seat]
            if value == "waiting":
                continue
            if isinstance(value, str) and value.startswith("home ") and value[5:] in ("1", "2", "3", "4"):
                state.places[seat] = HOME
                state.homes[seat] = int(value[5:])
                state.home_count += 1
            elif not isinstance(value, str) or value not in CELL_NAMES[: state.track.cell_count]:
                self.refuse(
                    f"The rat of {name} is at {shown(value)}; write a cell of the track, waiting, or home and its place."
                )
            elif state.rats[CELL_NAMES.index(value)] != NOBODY:
                self.refuse(f"Two rats stand on {value}; a cell has room for one.")
            elif state.track.finish[CELL_NAMES.index(value)]:
                self.refuse(f"The rat of {name} stands on {value}, which is home: write home and its place.")
            else:
                state.move_rat(seat, CELL_NAMES.index(value))
        homes = sorted(int(place) for place in state.homes if place)
        if homes != list(range(1, len(homes) + 1)):
            self.refuse(f"Rats come home in the places 1, 2, 3 and so on, not {homes}.")

    def read_cards(self, state: Race, step: str) -> None:
        """Whoever is not named has all six cards in hand, and has laid none."""
        for seat, value in self.seat_table(int(state.seats), "hands"):
            state.hands[seat] = sum(
                1 << card for card in self.known_names(value, f"the hand of {SEAT_NAMES[seat]}", ACTION_NAMES)
            )
        state.face_down = step == "bets"
        for seat, value in self.seat_table(int(state.seats), "laid"):
            if value == "?" and step == "bets":
                state.bets[seat] = HIDDEN
            elif value in ACTION_NAMES:
                state.bets[seat] = ACTION_NAMES.index(str(value))
            else:
                self.refuse(
                    f"{SEAT_NAMES[seat]} cannot have laid {shown(value)}; write an action, or ? for a bet that a view does not know."
                )

    def read_tokens(self, state: Race) -> None:
        for seat, value in self.seat_table(int(state.seats), "tokens"):
            if value in TOKENS:
                state.tokens[seat] = KIND_NAMES.index(str(value))
            else:
                self.refuse(f"{SEAT_NAMES[seat]} cannot have a token of {shown(value)}; there are {', '.join(TOKENS)}.")
        for seat, value in self.seat_table(int(state.seats), "cheese"):
            state.cheese[seat] = self.check_number(value, f"The cheese of {SEAT_NAMES[seat]}", 0, 0, MOST_CHEESE)
        if "cheese" in self.document and not state.agreement.tournament:
            self.refuse("Cheese is won in a tournament only.")

    def read_row(self, state: Race) -> None:
        """Without a row, the turn order as the rats stand; without a turn, the first in it."""
        names = SEAT_NAMES[: state.seats]
        if "row" in self.document:
            state.row = vec[i64](self.known_names(self.document["row"], "row", names))
        elif any(place < WAITING for place in state.places):
            state.order_seats()
        else:
            state.seat_clockwise(0)
        row = [SEAT_NAMES[seat] for seat in state.row]
        turn = self.document.get("turn", row[0] if row else None)
        if turn in row:
            state.turn = row.index(str(turn))
        else:
            self.refuse(f"turn must be one of the row, {', '.join(row)}, not {shown(turn)}.")
        for seat in self.known_names(self.document.get("lost", []), "lost", names):
            state.lost |= 1 << seat

    def read_wind(self, state: Race) -> None:
        if not state.agreement.wind:
            if "wind" in self.document or "winds" in self.document:
                self.refuse("There is wind in the document, but not in the options.")
            return
        card = self.number("wind", 0, 0, WIND_COUNT)
        state.wind = card - 1 if card else NO_WIND
        left = self.document.get("winds")
        if left is None:
            state.winds_left = ALL_WINDS if card == 0 else ALL_WINDS & ~(1 << card - 1)
            return
        if not isinstance(left, list) or not all(
            isinstance(number, int) and 1 <= number <= WIND_COUNT for number in left
        ):
            self.refuse(f"winds must be a list of numbers from 1 to {WIND_COUNT}, not {shown(left)}.")
            return
        state.winds_left = sum({1 << int(number) - 1 for number in left})

    # The steps, and what no single part shows.

    def push_steps(self, state: Race, step: str) -> None:
        if step == "over":
            return
        if step == "token" and not (state.agreement.tournament and 0 < state.race < RACES_OF_A_TOURNAMENT):
            self.refuse("A token is taken after the first and the second race of a tournament.")
        if (state.race and not state.agreement.tournament) or state.race == RACES_OF_A_TOURNAMENT:
            self.refuse(f"{state.race} races are over, so there is none to be run.")
        self.tell()
        push_races(state)
        declined = sum(
            1 << seat for seat in self.known_names(self.document.get("declined", []), "declined", SEAT_NAMES)
        )
        if declined and step != "pepper":
            self.refuse("Only while pepper may be eaten has somebody declined.")
        if step == "token":
            state.push(CONSOLATION)
            return
        for ready in (PLACEMENT, STARTING_DISCARD, BETS):
            if step_name(state) == step or ready is BETS:
                break
            state.pop()
        if step == "pepper":
            state.push(PEPPER_WINDOWS[declined])
        elif step == "action":
            state.push(ACTING)

    def check_together(self, state: Race, step: str) -> None:
        if step in ("placement", "discard"):
            self.check_before_race(state, step)
        elif step in ("bets", "pepper", "action"):
            self.check_round(state, step)
        elif step == "token":
            self.check_race_over(state)
        else:
            self.check_over(state)

    def check_before_race(self, state: Race, step: str) -> None:
        seats = range(int(state.seats))
        clockwise = [(int(state.row[0]) + number) % len(seats) for number in seats]
        if [int(seat) for seat in state.row] != clockwise:
            self.refuse("Before a race the row is all seats, clockwise from the first player.")
            return
        if any(card != NO_CARD for card in state.bets) or state.rounds or state.home_count or state.lost:
            self.refuse("Before a race nobody has laid a card, lost an action or come home, and no round is over.")
        for number, seat in enumerate(clockwise):
            placed = step == "discard" or number < state.turn
            flags = [CELL_NAMES[cell] for cell in state.track.start]
            if placed != (state.places[seat] < WAITING) or (placed and state.places[seat] not in state.track.start):
                where = f"on a flag ({', '.join(flags)})" if placed else "waiting"
                self.refuse(f"In the {step} the rat of {SEAT_NAMES[seat]} is {where} now.")
            discarded = ACTION_COUNT - int(state.hands[seat]).bit_count()
            due = int(DISCARDS[len(seats) * SEATS_AT_MOST + number]) if step == "discard" and number < state.turn else 0
            if discarded != due and not (step == "discard" and number == state.turn):
                self.refuse(f"In the {step} {SEAT_NAMES[seat]} has discarded {due} cards now, not {discarded}.")
        if step == "discard" and cards_to_discard(state, state.active) <= 0:
            self.refuse(f"{SEAT_NAMES[state.active]} has no card to discard any more.")

    def check_round(self, state: Race, step: str) -> None:
        if state.rounds == ROUND_LIMIT or is_decided(state):
            self.refuse("This race is over.")
        on_track = {seat for seat in range(state.seats) if state.places[seat] < WAITING}
        row = [int(seat) for seat in state.row]
        home_now = {seat for seat in row[: state.turn] if step == "action" and state.places[seat] == HOME}
        if set(row) != on_track | home_now or on_track | {
            seat for seat in range(state.seats) if state.homes[seat]
        } != set(range(state.seats)):
            self.refuse("The row is the seats of the rats on the track, which are all that are not home.")
            return
        if step != "action" and (state.turn or state.lost):
            self.refuse(f"In the step {step} nobody has acted yet or lost an action.")
        if step == "bets":
            state.order_seats()
            if [int(seat) for seat in state.row] != row:
                right = ", ".join(SEAT_NAMES[seat] for seat in state.row)
                self.refuse(f"While bets are made, the row is the turn order: {right}.")
        if state.agreement.wind and state.wind == NO_WIND:
            self.refuse("In a round a wind card lies open.")
        for seat in range(state.seats):
            self.check_hand(state, step, seat, in_row=seat in row)
        if step == "action":
            self.check_laid(state, row)
        if isinstance(state.step, PepperWindow) and next_pepper(state, state.step.declined) == NO_SEAT:
            self.refuse("Nobody is left to be asked about pepper.")

    def check_hand(self, state: Race, step: str, seat: int, *, in_row: bool) -> None:
        name, card = SEAT_NAMES[seat], int(state.bets[seat])
        if card == NO_CARD and in_row and step != "bets":
            self.refuse(f"{name} has laid no card.")
        elif card != NO_CARD and not in_row:
            self.refuse(f"{name} is not in the row, but has laid a card.")
        elif card not in (NO_CARD, HIDDEN) and (state.hands[seat] >> card & 1 == 1) != (step != "action"):
            where = "still" if step != "action" else "no longer"
            self.refuse(f"The card that {name} has laid is {where} in the hand, in the step {step}.")
        if int(state.open_cards(seat)).bit_count() >= CARDS_TAKEN_BACK:
            self.refuse(
                f"{name} has {int(state.open_cards(seat)).bit_count()} open cards, and would have taken four back."
            )

    def check_laid(self, state: Race, row: list[int]) -> None:
        """3.7: laid cards differ, but for those of seats that have lost their action."""
        held = [int(state.bets[seat]) for seat in row if not state.lost >> seat & 1]
        if len(set(held)) != len(held):
            self.refuse("Two seats have laid the same card; the later one would have replaced it.")
        if any(state.lost >> seat & 1 and state.bets[seat] not in held for seat in row):
            self.refuse("An action is lost only where an earlier seat holds it too.")

    def check_race_over(self, state: Race) -> None:
        if not is_decided(state) and state.rounds != ROUND_LIMIT:
            self.refuse("The race goes on, so no token is taken yet.")
        if any(place == WAITING for place in state.places):
            self.refuse("At the end of a race every rat is on the track or home.")

    def check_over(self, state: Race) -> None:
        self.check_race_over(state)
        if state.agreement.tournament and state.race != RACES_OF_A_TOURNAMENT:
            self.refuse(f"A tournament is over after {RACES_OF_A_TOURNAMENT} races, not {state.race}.")
        if not self.reasons:
            state.finish(final_outcome(state))
