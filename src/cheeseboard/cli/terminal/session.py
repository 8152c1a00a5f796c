"""A game at one keyboard: people, bots, and everything a person may type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from cheeseboard.bots import Bot, ask, choose_move, find_bot, is_bot, level_key
from cheeseboard.cli.files import UnusableFile, write_record_file
from cheeseboard.cli.screen import style_of, toned
from cheeseboard.cli.speech import speech
from cheeseboard.cli.story import rule_mark, sentences
from cheeseboard.cli.terminal.display import Display
from cheeseboard.cli.terminal.moves import Choice, draw_choices, find_choices, list_choices, spell_out
from cheeseboard.cli.terminal.page import lay_out
from cheeseboard.core.bits import lowest
from cheeseboard.core.chance import commitment
from cheeseboard.core.ending import say_standings, say_winners
from cheeseboard.core.errors import NothingToTakeBack, UnreadableMove
from cheeseboard.core.match import Match, Played
from cheeseboard.core.message import Message, Refusal
from cheeseboard.core.record import write_record
from cheeseboard.core.rulebook import Paragraph, rulebook
from cheeseboard.core.state import WATCHER, State
from cheeseboard.core.words import ENGLISH, game_name, phrase

# What else commands are called; an empty line lists the moves.
SHORT: Final = {"": "moves", "?": "help", "exit": "quit", "q": "quit"}
ADVISER: Final = "search:500"
"""Who gives hints: the same ones whenever the same is seen."""

MANY_CHOICES: Final = 8
# More moves than any page has room for.
RECENT: Final = 30
SHOWN_PARAGRAPHS: Final = 3
# As high as paper: where pages are not drawn over each other, nothing has to give way.
NO_END: Final = 10_000


class Leaving(Exception):
    """Somebody stops playing."""


class Session:
    """Plays a match from where it stands to its end, or until somebody leaves."""

    def __init__(
        self, match: Match, display: Display, language: str, *, every_step: bool = False, file: Path | None = None
    ) -> None:
        self.match = match
        self.game = match.game
        self.display = display
        self.language = language
        self.words = speech(match.game, language)
        self.every_step = every_step
        self.file = file
        self.bots = self.seat_bots()
        self.people = [seat for seat in range(match.seats) if self.bots[seat] is None]
        self.viewer = self.people[0] if len(self.people) == 1 else WATCHER
        self.sealed = match.commitment
        self.to_explain: tuple[str, str] | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "moves": self.show_moves,
            "board": self.show_board,
            "rules": self.show_rules,
            "why": self.show_why,
            "hint": self.show_hint,
            "undo": self.take_back,
            "redo": self.play_again,
            "log": self.show_log,
            "save": self.save_as,
            "help": self.show_help,
            "quit": self.leave,
        }

    def seat_bots(self) -> list[Bot | None]:
        """A bot for every seat that is not a person's; the number of moves keeps a loaded game from repeating dice."""
        seed = f"{self.match.seed} {len(self.match.played)}"
        return [
            find_bot(player, f"{seed} {seat}") if is_bot(player) else None
            for seat, player in enumerate(self.match.players)
        ]

    # The course of a game.

    def run(self) -> None:
        """Until the end of the game, or until somebody leaves."""
        try:
            self.open()
            self.play()
            self.close()
        except Leaving:
            self.save()
            self.tell_saved()

    def play(self) -> None:
        """Until the end; raises Leaving when somebody stops."""
        while self.match.state.acting:
            seat = int(lowest(self.match.state.acting))
            moves = self.match.state.moves(seat)
            bot = self.bots[seat]
            if bot is not None:
                self.think(seat, bot)
            elif len(moves) == 1 and not self.has_to_be_asked(seat):
                self.carry_out(seat, int(moves[0]))
            else:
                self.ask_person(seat)

    def has_to_be_asked(self, seat: int) -> bool:
        """Whether even the only move there is waits for its player."""
        return self.every_step or self.game.scene(self.match.state, seat).has_text()

    def open(self) -> None:
        """Who plays, and the seal on the seed."""
        self.write(self.file)  # better now than after an hour
        self.display.say(Text(game_name(self.game, self.words), "bold"))
        for seat, player in enumerate(self.match.players):
            name = self.game.seat_names[seat]
            line = phrase(self.words, "player-at-seat", seat=name, player=self.player_words(seat, player))
            self.display.say(toned("● ", name).append(line, ""))
        self.display.say(self.note("seed-sealed", hash=self.sealed))
        if self.display.redraws and self.people:
            self.display.say("")
            self.read_line("cli-begin")

    def player_words(self, seat: int, player: str) -> Message:
        if self.bots[seat] is not None:
            return Message("player-computer", {"level": level_key(player)})
        return Message("player-you" if len(self.people) == 1 else "player-person")

    def think(self, seat: int, bot: Bot) -> None:
        """A bot's move, shown frame by frame."""
        self.show_thinking(seat, self.match.state, self.story())
        self.tell(self.match.play(seat, int(ask(bot, self.match.state, seat))))

    def carry_out(self, seat: int, move: int) -> None:
        """A person's move, or one that nobody has to be asked for."""
        self.to_explain = None
        played = self.match.play(seat, move)
        if not self.display.redraws:  # where it does, the next page shows it
            self.tell(played)

    def tell(self, played: Played) -> None:
        """What a move brought about: a page for every event, or just its sentences."""
        if not self.display.redraws:
            self.display.say(*sentences(self.game, self.words, [played], self.viewer))
            self.display.wait()
            return
        if not self.display.pause:
            return
        frames = [event for event in played.events if event.message_for(self.viewer) is not None]
        story = self.story()
        for later, event in zip(range(len(frames) - 1, -1, -1), frames, strict=True):
            self.show_thinking(played.seat, event.state, story[: len(story) - later])
            self.display.wait()

    def close(self) -> None:
        """The winner, the places, and the seed that proves the dice."""
        outcome = self.match.state.outcome
        if outcome is None:
            return
        self.save()
        if self.display.redraws:
            self.display.show_page(self.page(self.match.state, Text(), self.story()))
        self.display.say("", Text(say_winners(self.game, self.words, outcome), "bold"))
        self.display.say(*say_standings(self.game, self.words, outcome), "")
        self.display.say(self.note("seed-opened", seed=self.match.seed))
        fits = commitment(self.match.seed) == self.sealed
        self.display.say(self.note("cli-seed-fits" if fits else "cli-seed-does-not-fit", hash=self.sealed))
        self.tell_saved()

    def tell_saved(self) -> None:
        if self.file is not None:
            self.display.say(phrase(self.words, "saved", file=str(self.file)))

    # Pages.

    def view(self, state: State) -> State:
        """What the person at the keyboard may see."""
        return state.seen_by(self.viewer)

    def page(self, state: State, asked: Text, story: list[Text], choices: Sequence[Choice] = ()) -> list[Text]:
        return lay_out(
            self.game,
            self.game.scene(self.view(state), self.viewer),
            self.language,
            title=self.title(state),
            story=story,
            moves=lambda width: draw_choices(choices, width),
            asked=asked,
            width=self.display.width,
            height=self.display.height if self.display.redraws else NO_END,
        )

    def title(self, state: State) -> Text:
        title = Text.assemble((game_name(self.game, self.words), "bold"))
        rounds = getattr(state, "rounds", None)
        if rounds is not None and state.outcome is None:
            title.append(" · " + phrase(self.words, "round", number=int(rounds) + 1), style_of("label"))
        return title

    def story(self, moves: int = RECENT) -> list[Text]:
        """What the last moves brought about."""
        return sentences(self.game, self.words, self.match.played[-moves:], self.viewer)

    def show_thinking(self, seat: int, state: State, story: list[Text]) -> None:
        if self.display.redraws:
            asked = self.note("thinking", seat=self.game.seat_names[seat])
            self.display.show_page(self.page(state, asked, story))

    def note(self, key: str, **blanks: str | int) -> Text:
        return self.note_text(phrase(self.words, key, **blanks))

    def note_text(self, text: str) -> Text:
        return Text(text, style_of("label"))

    # Asking a person.

    def ask_person(self, seat: int) -> None:
        """Until something was played or taken back."""
        self.hand_over(seat)
        state = self.match.state
        choices = list_choices(self.game, self.view(state), seat)
        played = len(self.match.played)
        self.show_turn(seat, choices)
        while len(self.match.played) == played:
            self.answer(seat, choices, self.read_line())
        self.save()

    def hand_over(self, seat: int) -> None:
        """The next person takes the keyboard; alone with it, where there are secrets."""
        before, self.viewer = self.viewer, seat
        if before == seat or not self.display.watched or not self.secrets(before, seat):
            return
        if self.display.redraws:
            self.display.show_page([])
        self.display.say(phrase(self.words, "waiting-for", seat=self.game.seat_names[seat]))
        self.read_line("cli-hand-over")

    def secrets(self, one: int, other: int) -> bool:
        """Whether two seats know different things."""
        state = self.match.state
        return state.seen_by(one).facts() != state.seen_by(other).facts()

    def show_turn(self, seat: int, choices: list[Choice]) -> None:
        state = self.match.state
        prompt = Text(self.words.say(self.view(state).prompt(seat)), "bold")
        if len(self.people) > 1:
            name = self.game.seat_names[seat]
            who = phrase(self.words, "seat-in-list", seat=name)
            prompt = toned(f"{who[:1].upper()}{who[1:]}: ", name).append_text(prompt)
        # Pages that do not cover each other have told the story as it happened.
        story = self.story() if self.display.redraws else []
        self.display.show_page(self.page(state, prompt, story, choices))

    def read_line(self, asked: str = "cli-ask") -> str:
        try:
            return self.display.read_line(phrase(self.words, asked) + " ").strip()
        except EOFError:
            self.display.say("", phrase(self.words, "cli-input-ended"))
            raise Leaving from None

    def answer(self, seat: int, choices: list[Choice], typed: str) -> None:
        """A move, a command, or something else."""
        found = find_choices(choices, typed)
        command = self.find_command(typed)
        if command is not None and not any(choice.text.casefold() == typed.casefold() for choice in found):
            command(typed.partition(" ")[2].strip())
        elif len(found) == 1:
            self.carry_out(seat, found[0].move)
        elif found:
            self.ask_again(typed, found)
        elif typed.isascii() and typed.isdecimal():
            self.display.say(phrase(self.words, "cli-no-such-number", number=typed[:9], count=len(choices)))
        else:
            self.try_other_spelling(seat, spell_out(choices, typed))

    def find_command(self, typed: str) -> Callable[[str], None] | None:
        word = typed.partition(" ")[0].casefold()
        return self.commands.get(SHORT.get(word, word))

    def ask_again(self, typed: str, found: list[Choice]) -> None:
        texts = [f"{choice.number} {choice.text}" for choice in found[:MANY_CHOICES]]
        dots = ", …" if len(found) > MANY_CHOICES else ""
        self.display.say(phrase(self.words, "cli-several", text=typed, moves=", ".join(texts) + dots))

    def try_other_spelling(self, seat: int, typed: str) -> None:
        """Only the game itself knows everything that a move may be called."""
        view = self.view(self.match.state)
        try:
            move = self.game.read_move(view, typed)
        except UnreadableMove as error:
            said = str(error) if self.language == ENGLISH else phrase(self.words, "unreadable-move", text=typed)
            self.display.say(Text(said, style_of("trap")))
            return
        if move in view.moves(seat):
            self.carry_out(seat, move)
        else:
            self.refuse(view.refusal(seat, move))

    def refuse(self, refusal: Refusal) -> None:
        """Why not, as far as the view can tell: the table knows more."""
        said = self.words.say(refusal.message)
        self.to_explain = (said, refusal.rule)
        self.display.say(Text(said, style_of("trap")).append(rule_mark(refusal.rule), style_of("rule")))

    # Commands.

    def show_moves(self, _: str) -> None:
        seat = self.viewer
        choices = list_choices(self.game, self.view(self.match.state), seat)
        self.display.say(*draw_choices(choices, self.display.width - 1))

    def show_board(self, _: str) -> None:
        self.show_turn(self.viewer, list_choices(self.game, self.view(self.match.state), self.viewer))

    def show_help(self, _: str) -> None:
        lines = [
            ("1, 2, 3, …", "help-move"),
            ("moves", "help-moves"),
            ("board", "help-board"),
            ("rules …", "cli-help-rules"),
            ("why", "cli-help-why"),
            ("hint", "cli-help-hint"),
            ("undo", "help-back"),
            ("redo", "help-again"),
            ("log", "cli-help-log"),
            ("save …", "help-save"),
            ("?", "help-help"),
            ("quit", "help-quit"),
        ]
        self.display.say(Text(phrase(self.words, "help-title"), "bold"))
        self.display.say(*(Text.assemble((name.ljust(12), "bold"), phrase(self.words, key)) for name, key in lines))

    def show_rules(self, wanted: str) -> None:
        """The chapters, or what is said about something."""
        book = rulebook(self.game, self.language)
        if not wanted:
            self.display.say(*book.chapters, self.note("cli-rules-how", command="rules 5.1"))
            return
        found = book.look_up(wanted)
        if not found:
            self.display.say(phrase(self.words, "cli-rules-none", text=wanted))
        for paragraph in found[:SHOWN_PARAGRAPHS]:
            self.show_paragraph(paragraph)
        if len(found) > SHOWN_PARAGRAPHS:
            others = ", ".join(paragraph.number for paragraph in found[SHOWN_PARAGRAPHS:])
            self.display.say(self.note("cli-rules-more", numbers=others))

    def show_paragraph(self, paragraph: Paragraph) -> None:
        from rich.markdown import Markdown

        self.display.console.print(Markdown(paragraph.markdown), width=min(self.display.width, 90))

    def show_why(self, _: str) -> None:
        """The rule behind the last refusal, or else behind the last thing that happened."""
        said, rule = self.to_explain or self.last_event() or ("", "")
        paragraph = rulebook(self.game, self.language).find(rule) if rule else None
        if said:
            self.display.say(said)
        if paragraph is None:
            self.display.say(self.note("cli-why-nothing"))
        else:
            self.show_paragraph(paragraph)

    def last_event(self) -> tuple[str, str] | None:
        events = [event for played in self.match.played for event in played.events if event.rule]
        readable = [(event.message_for(self.viewer), event.rule) for event in events]
        said = [(self.words.say(message), rule) for message, rule in readable if message is not None]
        return said[-1] if said else None

    def show_hint(self, _: str) -> None:
        """What a bot would do that has seen no more than whoever asks."""
        view = self.match.state.seen_by(self.viewer)
        move = choose_move(view, self.viewer, ADVISER, f"{self.match.seed} hint {len(self.match.played)}")
        self.display.say(phrase(self.words, "cli-hint", move=self.game.write_move(self.match.state, move)))

    def take_back(self, _: str) -> None:
        try:
            self.match.take_back(self.viewer)
        except NothingToTakeBack as error:
            said = str(error) if self.language == ENGLISH else phrase(self.words, "nothing-to-take-back")
            self.display.say(said)

    def play_again(self, _: str) -> None:
        try:
            self.match.play_again(self.viewer)
        except NothingToTakeBack:
            self.display.say(phrase(self.words, "nothing-to-play-again"))

    def show_log(self, _: str) -> None:
        told = self.story(len(self.match.played))
        self.display.say(self.note("seed-sealed", hash=self.sealed))
        self.display.say(*(told or [self.note("cli-log-empty")]))

    def save_as(self, name: str) -> None:
        if not name and self.file is None:
            self.display.say(self.note("cli-save-how", command=f"save {self.game.key}.curd"))
            return
        path = at_home(name) if name else self.file
        try:
            self.write(path)
            self.display.say(phrase(self.words, "saved", file=str(path)))
        except UnusableFile as error:
            self.say_unsaved(path, error)

    def write(self, path: Path | None) -> None:
        if path is not None:
            # The seed belongs to whoever sits here, and without it nobody could go on later.
            write_record_file(path, write_record(self.match, reveal_seed=True))

    def save(self) -> None:
        """Keep the file of --save up to date, so that nothing is lost whatever happens."""
        try:
            self.write(self.file)
        except UnusableFile as error:
            self.say_unsaved(self.file, error)

    def say_unsaved(self, path: Path | None, error: UnusableFile) -> None:
        said = str(error) if self.language == ENGLISH else phrase(self.words, "cli-save-failed", file=str(path))
        self.display.say(said)

    def leave(self, _: str) -> None:
        self.display.say(phrase(self.words, "goodbye"))
        raise Leaving


def at_home(name: str) -> Path:
    """The path that somebody means; ~ is home, if there is one."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)
