"""A step: one decision of the rulebook, asking one seat or several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from cheeseboard.core.message import Message, Refusal

if TYPE_CHECKING:
    from librt.vecs import vec

    from cheeseboard.core.state import State

Seat: TypeAlias = i64
Move: TypeAlias = i64
Moves: TypeAlias = "vec[i64]"

Game_State = TypeVar("Game_State", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[Game_State]):
    """Small and immutable. The docstring of a subclass is the sentence a player would say."""

    def acting(self, state: Game_State) -> i64:
        """The seats that may move now, as a mask. Never empty."""
        raise NotImplementedError

    def moves(self, state: Game_State, seat: Seat) -> Moves:
        """Every legal move of that seat, each once; not empty if the seat is acting."""
        raise NotImplementedError

    def play(self, state: Game_State, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def prompt(self, state: Game_State, seat: Seat) -> Message:
        """What is asked of that seat, or what it is waiting for."""
        raise NotImplementedError

    def refuse(self, state: Game_State, seat: Seat, move: Move) -> Refusal:
        """Why a move that is not legal is not."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """What tells this step from another, as numbers, its kind first."""
        raise NotImplementedError


@final
class Over(Step["State"]):
    """The game is over: nobody may move."""

    def acting(self, state: State) -> i64:
        return 0

    def facts(self) -> list[int]:
        return [0]


OVER: Final = Over()
