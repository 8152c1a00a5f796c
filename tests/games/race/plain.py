"""The actions of Rat Race a second time, written from the rulebook alone: slow, plain, on names of cells.

It shares nothing with the engine but the rulebook, the drawing of tracks and the words of the notation. Where the two
differ, one of them has misread a rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from cheeseboard.core.position import Document

COLUMNS = "abcdefghijklmnopqr"
TOKENS = {"p": "pepper", "s": "sugar", "c": "clover"}
EIGHT = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down]
STRAIGHT = [way for way in EIGHT if 0 in way]
DIAGONAL = [way for way in EIGHT if 0 not in way]


class PlainRace:
    """The table, as a person would describe it: who stands where, and what is drawn."""

    def __init__(self, document: Document, drawing: str) -> None:
        lines = drawing.splitlines()
        self.width = (len(lines[0]) - 1) // 4
        self.signs: dict[str, str] = {}
        self.walls: set[frozenset[str]] = set()
        for row in range(5):
            line = lines[2 * row + 1].ljust(4 * self.width + 1)
            below = lines[2 * row + 2].ljust(4 * self.width + 1)
            for column in range(self.width):
                cell = f"{COLUMNS[column]}{row + 1}"
                self.signs[cell] = line[4 * column + 2]
                if line[4 * column + 4] == "|" and column + 1 < self.width:
                    self.walls.add(frozenset({cell, f"{COLUMNS[column + 1]}{row + 1}"}))
                if below[4 * column + 2] == "-" and row < 4:
                    self.walls.add(frozenset({cell, f"{COLUMNS[column]}{row + 2}"}))
        rats, laid, tokens = (_names(document[part]) for part in ("rats", "laid", "tokens"))
        self.rats = {seat: cell for seat, cell in rats.items() if cell in self.signs}
        self.laid, self.tokens = laid, tokens
        self.me = str(document["turn"])
        self.here = self.rats[self.me]
        orders, lost = document["orders"], document.get("lost", [])
        assert isinstance(orders, list)
        assert isinstance(lost, list)
        self.orders = [str(order) for order in orders]
        self.lost = self.me in lost
        self.bent = _names(document["options"])["sugar-step"] == "bent"

    # What a person sees.

    def beside(self, cell: str, way: tuple[int, int]) -> str | None:
        """The next cell that way, walls or not."""
        column, row = COLUMNS.index(cell[0]) + way[0], int(cell[1]) + way[1]
        return f"{COLUMNS[column]}{row}" if 0 <= column < self.width and 1 <= row <= 5 else None

    def joined(self, cell: str, other: str) -> bool:
        """4.3: side by side without a wall; corner to corner if they are joined inside their block of four."""
        if cell[0] == other[0] or cell[1] == other[1]:
            return frozenset({cell, other}) not in self.walls
        rounds = (f"{cell[0]}{other[1]}", f"{other[0]}{cell[1]}")
        return any(self.joined(cell, corner) and self.joined(corner, other) for corner in rounds)

    def step(self, cell: str, way: tuple[int, int]) -> str | None:
        """The next cell that way, if no wall is in between."""
        other = self.beside(cell, way)
        return other if other is not None and self.joined(cell, other) else None

    def rat(self, cell: str) -> str | None:
        return next((seat for seat, place in self.rats.items() if place == cell), None)

    def free(self, cell: str | None) -> bool:
        return cell is not None and self.rat(cell) is None

    def stops(self, cell: str) -> bool:
        """Mud, water and finish flags end a move."""
        finish = self.signs[cell] == "F" and COLUMNS.index(cell[0]) >= self.width - 3
        return self.signs[cell] in "#~" or finish

    # 3.10 What may be done.

    def moves(self) -> set[str]:
        found = {"pass"}
        if self.lost:
            return found
        card = self.laid[self.me]
        found |= {f"{card} {cell}" for cell in self.plain(card)}
        token = self.tokens.get(self.me)
        if token == "sugar":
            found |= {f"sugar {card} {cell}" for cell in self.sugared(card)}
        if token == "clover":
            place = self.orders.index(card)
            for action in (self.orders[(place + 1) % 6], self.orders[(place + 2) % 6]):
                found |= {f"clover {action} {cell}" for cell in self.plain(action)}
        return found

    def plain(self, action: str) -> set[str]:
        sign = self.signs[self.here]
        if action == "idea":
            return self.idea(sign)
        if sign == "#":
            return set()
        most = 1 if sign == "~" else 2
        if action == "dash":
            return {cell for way in STRAIGHT for cell in self.run(way, most)}
        if action == "diagonal":
            return {cell for way in DIAGONAL for cell in self.run(way, most)}
        if action == "step":
            return {cell for way in EIGHT for cell in self.run(way, 1)}
        if action == "jump":
            return self.jumps(gaps=0)
        return {cell for way in EIGHT if (cell := self.step(self.here, way)) is not None and self.rat(cell)}

    def run(self, way: tuple[int, int], most: int) -> list[str]:
        """Cell after cell one way, until something is in the way or the move ends."""
        found: list[str] = []
        cell = self.here
        while len(found) < most:
            ahead = self.step(cell, way)
            if ahead is None or not self.free(ahead):
                break
            found.append(ahead)
            cell = ahead
            if self.stops(ahead):
                break
        return found

    def line(self, way: tuple[int, int]) -> Iterator[str]:
        """All cells one way, up to the first wall."""
        cell = self.step(self.here, way)
        while cell is not None:
            yield cell
            cell = self.step(cell, way)

    def jumps(self, gaps: int) -> set[str]:
        """4.5 and 6.6: over rats without a gap among them, and so many free cells before or behind them."""
        found: set[str] = set()
        for way in EIGHT:
            line = list(self.line(way))
            pattern = "".join("r" if self.rat(cell) else "." for cell in line)
            for rats in (1, 2, 3):
                for before in range(gaps + 1):
                    wanted = "." * before + "r" * rats + "." * (gaps - before) + "."
                    if pattern.startswith(wanted):
                        found.add(line[len(wanted) - 1])
        return found

    def idea(self, sign: str) -> set[str]:
        if sign in TOKENS:
            return {self.here}
        if sign == "#":
            return {cell for way in EIGHT if (cell := self.step(self.here, way)) is not None and self.free(cell)}
        if sign == "*":
            found: set[str] = set()
            for way in EIGHT:
                here: str | None = self.here
                for _ in range(3):
                    here = self.beside(here, way) if here is not None else None
                    if here is not None and self.free(here):
                        found.add(here)
            return found
        if sign == "~":
            once = self.strokes({self.here})
            return (once | self.strokes(once)) - {self.here}
        return set()

    def strokes(self, begun: set[str]) -> set[str]:
        ends = {self.step(cell, way) for cell in begun for way in EIGHT}
        return {cell for cell in ends if cell is not None and self.signs[cell] == "~" and self.free(cell)}

    def sugared(self, action: str) -> set[str]:
        sign = self.signs[self.here]
        if action == "idea":
            around = {self.beside(self.here, way) for way in EIGHT}
            return {cell for cell in around if cell is not None and (self.rat(cell) or "") in self.tokens}
        if sign == "#":
            return set()
        if action in ("dash", "diagonal"):
            ways = STRAIGHT if action == "dash" else DIAGONAL
            return self.exact_runs(ways, 2 if sign == "~" else 3)
        if action == "step":
            return self.bent_steps() if self.bent else self.exact_runs(EIGHT, 2)
        if action == "jump":
            return self.jumps(gaps=1)
        lines = [list(self.line(way))[:2] for way in EIGHT]
        return {line[1] for line in lines if len(line) == 2 and not self.rat(line[0]) and self.rat(line[1])}

    def exact_runs(self, ways: list[tuple[int, int]], length: int) -> set[str]:
        runs = [self.run(way, length) for way in ways]
        return {cells[-1] for cells in runs if cells and (len(cells) == length or self.stops(cells[-1]))}

    def bent_steps(self) -> set[str]:
        found: set[str] = set()
        for way in EIGHT:
            first = self.step(self.here, way)
            if first is None or not self.free(first):
                continue
            if self.stops(first):
                found.add(first)
                continue
            found |= {cell for second in EIGHT if (cell := self.step(first, second)) is not None and self.free(cell)}
        return found


def _names(value: object) -> dict[str, str]:
    assert isinstance(value, dict)
    return {str(name): str(found) for name, found in value.items()}


# 3.7 Replacing, a second time.


def replaced(orders: list[str], laid: list[str], hands: list[set[str]]) -> list[str | None]:
    """What everybody lays in the end, in turn order; None for an action that is lost."""
    found: list[str | None] = []
    for card, hand in zip(laid, hands, strict=True):
        place = orders.index(card)
        choices = [card, *(orders[(place + more) % 6] for more in range(1, 6))]
        held = {other if other is not None else laid[number] for number, other in enumerate(found)}
        found.append(next((choice for choice in choices if choice in hand and choice not in held), None))
    return found
