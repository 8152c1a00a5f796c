"""Wrong names, wrong paths, wrong pictures, wrong documents, and words that are missing."""

from __future__ import annotations

from pathlib import Path

from cheeseboard.contract.frames import every_frame_can_be_seen
from cheeseboard.contract.hidden import views_hide_secrets
from cheeseboard.contract.ids import pieces_keep_their_ids
from cheeseboard.contract.journal_secrets import the_journal_keeps_secrets
from cheeseboard.contract.journal_words import events_are_said_in_all_languages
from cheeseboard.contract.luck import luck_can_be_told
from cheeseboard.contract.notation import moves_are_written
from cheeseboard.contract.positions import positions_read_back
from cheeseboard.contract.records import records_read_back
from cheeseboard.contract.scenes import scenes_are_sound
from cheeseboard.contract.touch import moves_can_be_touched
from cheeseboard.contract.words import all_is_said_in_all_languages
from cheeseboard.core import Event, Message, Options, Shown, State, UnreadableMove, new_seed
from cheeseboard.core.position import Document
from cheeseboard.core.scene import Mat, Piece, Scene
from tests.contract.broken import Heard, WrongGame, breaks
from tests.toy.state import CARD_NAMES, NOBODY, Pantry
from tests.toy.steps import BID, KEEP, PASS

# Records and positions.


@breaks(records_read_back, "other content files")
class NewBoxEveryTime(WrongGame):
    """Says of its content that it is never the same."""

    def content_mark(self, options: Options) -> str:
        return new_seed()


@breaks(records_read_back, "there is no seat", all_is_said_in_all_languages)
class SeatsOfTwoWords(WrongGame):
    """A record cannot tell these seats from their moves."""

    seat_names = ("the red", "the yellow", "the green", "the blue")


@breaks(positions_read_back, "reads back as another", records_read_back)
class WhoseTurnWasIt(WrongGame):
    """Its positions do not say who is first."""

    def write_position(self, state: State) -> Document:
        return {name: value for name, value in super().write_position(state).items() if name != "first"}


@breaks(positions_read_back, "plays on differently", records_read_back)
class WhoeverIsFirst(WrongGame):
    """Neither its facts nor its positions tell who is first, so they seem alike."""

    class Forgetful(Pantry):
        def facts(self) -> list[int]:
            first, self.first = self.first, 0
            try:
                return super().facts()
            finally:
                self.first = first

    table = Forgetful

    def write_position(self, state: State) -> Document:
        return {name: value for name, value in super().write_position(state).items() if name != "first"}


# Moves.


@breaks(moves_are_written, "are both written", records_read_back)
class AnyCard(WrongGame):
    """Bidding is written without the card."""

    def write_move(self, state: State, move: int) -> str:
        return "bid" if move >= BID else super().write_move(state, move)

    def read_move(self, state: State, text: str) -> int:
        return BID if text.strip().lower() == "bid" else super().read_move(state, text)


@breaks(moves_are_written, "is read as move", records_read_back)
class ReadsOneTooHigh(WrongGame):
    """Reads a bid as the next higher card."""

    def read_move(self, state: State, text: str) -> int:
        move = super().read_move(state, text)
        return min(move + 1, self.move_space - 1) if move >= BID else move


@breaks(moves_can_be_touched, "does not lie in the scene")
class GhostCards(WrongGame):
    """Bidding touches the second card of a kind, which is often not there."""

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return (f"hand-{CARD_NAMES[move - BID]}-2",) if move >= BID else super().path(state, seat, move)


@breaks(moves_can_be_touched, "has the path of move")
class OneButton(WrongGame):
    """Every bid is the same touch."""

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        return ("deck",) if move >= BID else super().path(state, seat, move)


@breaks(moves_can_be_touched, "is the beginning of the path")
class KeepOrKeepOn(WrongGame):
    """Rolling again begins with the touch that keeps."""

    def path(self, state: State, seat: int, move: int) -> tuple[str, ...]:
        path = super().path(state, seat, move)
        return path if move in (KEEP, PASS) or move >= BID else ("button-keep", *path)


# Pictures.


class OtherScene(WrongGame):
    """A picture of the table with some piece that is wrong."""

    wrong = Piece("deck-2", "card-back", 50, 50, Message("peppercorn-piece-chosen"))

    def scene(self, state: State, seat: int) -> Scene:
        scene = super().scene(state, seat)
        scene.mats[0].pieces.append(self.wrong)
        return scene


@breaks(scenes_are_sound, "2 pieces with the id 'die'", every_frame_can_be_seen)
class TwoDice(OtherScene):
    wrong = Piece("die", "die-1", 50, 50, Message("peppercorn-piece-chosen"))


@breaks(scenes_are_sound, "which art.svg does not have", every_frame_can_be_seen)
class ArtOnOrder(OtherScene):
    wrong = Piece("cheese", "cheese", 50, 50, Message("peppercorn-piece-chosen"))


@breaks(scenes_are_sound, "cannot be said in", every_frame_can_be_seen)
class NamelessPiece(OtherScene):
    wrong = Piece("thing", "peppercorn", 50, 50, Message("peppercorn-piece-thing"))


class OtherIds(WrongGame):
    """A picture of the table on which some pieces have other ids."""

    def rename(self, piece: Piece, mat: str, seat: int) -> str:
        return piece.id

    def scene(self, state: State, seat: int) -> Scene:
        scene = super().scene(state, seat)
        for mat in scene.mats:
            for piece in mat.pieces:
                piece.id = self.rename(piece, mat.id, seat)
        return scene


@breaks(
    pieces_keep_their_ids,
    "although nothing has happened to it",
    scenes_are_sound,
    the_journal_keeps_secrets,
    views_hide_secrets,
)
class NewIdsEveryTime(OtherIds):
    def rename(self, piece: Piece, mat: str, seat: int) -> str:
        return f"{piece.id}-{new_seed()}" if piece.art == "peppercorn" else piece.id


@breaks(pieces_keep_their_ids, "after it has moved")
class CardsByTheirPlace(OtherIds):
    """The second card becomes the first when the first is played."""

    def rename(self, piece: Piece, mat: str, seat: int) -> str:
        return f"{mat}-{piece.x}" if mat.startswith("player-") and piece.art.startswith("card-") else piece.id


@breaks(pieces_keep_their_ids, "for a watcher, and")
class DeckOfOnesOwn(OtherIds):
    def rename(self, piece: Piece, mat: str, seat: int) -> str:
        return f"deck-of-{seat}" if piece.id == "deck" else piece.id


@breaks(
    scenes_are_sound, "raised IndexError", pieces_keep_their_ids, the_journal_keeps_secrets, every_frame_can_be_seen
)
class RollOfNobody(Heard):
    """While the die is being kept, nobody has won the bidding, so nobody can be asked."""

    def hear(self, event: Event) -> None:
        if event.message.key == "peppercorn-kept":
            assert isinstance(event.state, Pantry)
            event.state.winner = NOBODY
        super().hear(event)


class OtherMat(WrongGame):
    """A table with a mat that is wrong."""

    wrong = Mat("wrong", "board", 100, 100, Message("peppercorn-mat-hand"), [])

    def scene(self, state: State, seat: int) -> Scene:
        scene = super().scene(state, seat)
        scene.mats.append(self.wrong)
        return scene


@breaks(scenes_are_sound, "is of the kind 'carpet'; there are board, player, hand", every_frame_can_be_seen)
class MatOfItsOwnKind(OtherMat):
    wrong = Mat("carpet", "carpet", 100, 100, Message("peppercorn-mat-hand"), [])


@breaks(scenes_are_sound, "1 pieces are laid out, but its count is 0", every_frame_can_be_seen)
class PileMiscounted(OtherMat):
    card = Piece("lost-card", "card-back", 50, 50, Message("peppercorn-piece-card-hidden"))
    wrong = Mat("pile", "pile", 100, 100, Message("peppercorn-mat-hand"), [card], count=0)


@breaks(scenes_are_sound, "the text of mat 'page' cannot be said in en", every_frame_can_be_seen)
class UntoldStory(OtherMat):
    wrong = Mat("page", "story", 300, 0, Message("peppercorn-mat-hand"), [], text=(Message("peppercorn-story"),))


# Words and rules.


class MissingWords(WrongGame):
    """A folder in which one line of one file is gone."""

    file = ""
    beginning = ""

    def spoil(self, folder: Path) -> None:
        lines = (folder / self.file).read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith(self.beginning)]
        assert len(kept) == len(lines) - 1
        (folder / self.file).write_text("".join(kept), encoding="utf-8")


@breaks(events_are_said_in_all_languages, "the event 'peppercorn-kept' for a watcher cannot be said in pl")
class SilentInPolish(MissingWords):
    file = "words/pl.ftl"
    beginning = "peppercorn-kept ="


@breaks(events_are_said_in_all_languages, "rules/uk.md has no paragraph **3.3**", all_is_said_in_all_languages)
class RuleLostInUkrainian(MissingWords):
    file = "rules/uk.md"
    beginning = "**3.3**"


@breaks(all_is_said_in_all_languages, "cannot be said in ru", scenes_are_sound, every_frame_can_be_seen)
class NoQuestionInRussian(MissingWords):
    file = "words/ru.ftl"
    beginning = "peppercorn-prompt-bid ="


@breaks(all_is_said_in_all_languages, "option rerolls cannot be said in en")
class NamelessOption(MissingWords):
    file = "words/en.ftl"
    beginning = "peppercorn-option-rerolls-2 ="


@breaks(all_is_said_in_all_languages, "rules/pl.md has no paragraph **5.2**", events_are_said_in_all_languages)
class EndWithoutARule(MissingWords):
    file = "rules/pl.md"
    beginning = "**5.2**"


@breaks(all_is_said_in_all_languages, "rules/uk.md has no paragraph **1.2**, another rulebook has")
class ParagraphLeftOut(MissingWords):
    """One that no event names."""

    file = "rules/uk.md"
    beginning = "**1.2**"


# Luck.


@breaks(luck_can_be_told, "none of the dice of the game")
class HiddenCoin(WrongGame):
    """Tells of a coin that is not in the box."""

    def rolled(self, event: Event) -> tuple[Shown, ...]:
        return (Shown("coin", "heads"),)


@breaks(luck_can_be_told, "could not come up there")
class DrawnTwice(WrongGame):
    """Forgets that the card which was drawn had still been in the deck."""

    def rolled(self, event: Event) -> tuple[Shown, ...]:
        return tuple(
            Shown(shown.die, shown.face, tuple(count - (face == shown.face) for face, count in self.pairs(shown)))
            for shown in super().rolled(event)
            if shown.weights is not None
        )

    def pairs(self, shown: Shown) -> list[tuple[str, int]]:
        return list(zip(CARD_NAMES, shown.weights or (), strict=True))


@breaks(luck_can_be_told, "cannot be said in")
class DieWithoutAName(WrongGame):
    """Its die has no words in one language."""

    def spoil(self, folder: Path) -> None:
        words = folder / "words" / "pl.ftl"
        words.write_text(
            words.read_text(encoding="utf-8").replace("peppercorn-die-die", "peppercorn-die-cube"), "utf-8"
        )


# What is read, drawn and said.


@breaks(moves_are_written, "is read as a move")
class ReadsAnything(WrongGame):
    """Takes whatever it cannot read for keeping the roll."""

    def read_move(self, state: State, text: str) -> int:
        try:
            return super().read_move(state, text)
        except UnreadableMove:
            return KEEP


@breaks(scenes_are_sound, "the picture is not well-formed")
class TornPicture(WrongGame):
    """A picture whose last line is missing."""

    def svg(self, state: State, seat: int | None = None, theme: str = "auto", language: str = "en") -> str:
        return super().svg(state, seat, theme, language).replace("</svg>", "")


@breaks(scenes_are_sound, "the same state gave two scenes", the_journal_keeps_secrets, views_hide_secrets)
class RestlessPieces(WrongGame):
    """The pieces of a scene lie elsewhere every time it is drawn."""

    drawn = 0

    def scene(self, state: State, seat: int) -> Scene:
        self.drawn += 1
        scene = super().scene(state, seat)
        for piece in scene.pieces():
            piece.x += self.drawn
        return scene


@breaks(all_is_said_in_all_languages, "is empty in ru", every_frame_can_be_seen, scenes_are_sound)
class SilentInRussian(WrongGame):
    """One prompt says nothing."""

    def spoil(self, folder: Path) -> None:
        file = folder / "words" / "ru.ftl"
        lines = file.read_text("utf-8").splitlines()
        said = [
            f'{line.partition("=")[0]}= {{ "" }}' if line.startswith("peppercorn-prompt-bid =") else line
            for line in lines
        ]
        file.write_text("\n".join(said) + "\n", "utf-8")
