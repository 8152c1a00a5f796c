"""Everything that can be wrong, as one small tree.

CheeseboardError          something a caller, a player or a file did wrong; its text is a whole sentence
├── IllegalMove           a move that the rules do not allow now; carries the refusal, and says it in English
├── UnreadableMove        a written move that is not one
├── BadSetup              a seat count or an option that the game does not have
├── BadPosition           a position that cannot be; carries every reason found
├── BadRecord             a record that cannot be read or does not lead where it says; carries the line
├── BadContent            a content file that breaks the rules of the box; carries file, line and reason
├── UnknownGame           no game of that name is installed
├── NothingToTakeBack     an undo or redo that the rules do not allow
└── HiddenFuture          a view was asked for something only the real table knows
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cheeseboard.core.game import Game
    from cheeseboard.core.message import Refusal


class CheeseboardError(Exception):
    """The root of the tree. Never raised itself."""


class IllegalMove(CheeseboardError):
    """The rules do not allow this move now."""

    def __init__(self, game: Game, move: str, seat: int, refusal: Refusal) -> None:
        self.game = game
        self.move = move
        self.seat = seat
        self.refusal = refusal
        super().__init__(game, move, seat, refusal)

    def __str__(self) -> str:
        from cheeseboard.core.words import ENGLISH, words_for

        names = self.game.seat_names
        who = names[self.seat] if 0 <= self.seat < len(names) else f"seat {self.seat}"
        rule = f" (rule {self.refusal.rule})" if self.refusal.rule else ""
        reason = words_for(self.game, ENGLISH).say(self.refusal.message)
        return f"'{self.move}' is not a legal move for {who} now{rule}: {reason}"


class UnreadableMove(CheeseboardError):
    """This text is not a move of the game."""


class BadSetup(CheeseboardError):
    """The game cannot be set up like this."""


class BadPosition(CheeseboardError):
    """This position cannot be. All reasons are listed at once."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("This position cannot be: " + " ".join(reasons))


class BadRecord(CheeseboardError):
    """This record cannot be read, or does not lead where it says."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"Line {line}: {reason}" if line else reason)


class BadContent(CheeseboardError):
    """A content file breaks the rules of the box."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.reason = reason
        super().__init__(f"{file}, line {line}: {reason}" if line else f"{file}: {reason}")


class UnknownGame(CheeseboardError):
    """No game of that name is installed."""


class NothingToTakeBack(CheeseboardError):
    """There is no move that this seat may take back or play again."""


class HiddenFuture(CheeseboardError):
    """A view does not know what only the real table knows."""

    def __init__(self) -> None:
        super().__init__("A view holds no dice and no hidden pieces; call imagine(seed) on it to play on.")
