"""Whatever stands on the command line, in a file or at the keyboard is done, or refused in one sentence."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import CheeseboardError
from cheeseboard.core.game import Game
from cheeseboard.core.match import Match
from cheeseboard.core.record import read_record, replay, write_record
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.race import RACE
from tests.cli.running import played, position_file, record_file, run
from tests.core.exploring import explore

ODD = (
    "",
    " ",
    "-",
    "--",
    "-1",
    "0",
    "٣",
    "1e9",
    "nan",
    "é" * 300,
    "x\0y",
    "\x1b[2J",
    "[",
    "\\",
    "=",
    ",",
    "{}",
    "castle:",
)
NUMBERS = ("0", "1", "7", "99999999999999999999", *ODD)
FILES = (
    "evening.curd",
    "position.toml",
    "cut.curd",
    "folder",
    "nowhere",
    "castle",
    "race",
    "castle:layout-b",
    "race:gate-9",
    *ODD,
)
SEATS = ("red", "all", "nobody", *ODD)
LANGUAGES = ("en", "uk", "pl", "ru", *ODD)
OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "show": {
        "--move": NUMBERS,
        "--seat": SEATS,
        "--theme": ("dark", *ODD),
        "--svg": ("-", "folder", "no/where"),
        "--lang": LANGUAGES,
    },
    "replay": {"--until": NUMBERS, "--lang": LANGUAGES},
    "rules": {"--lang": LANGUAGES},
}
WORDS: dict[str, tuple[str, ...]] = {"show": FILES, "replay": FILES, "rules": ("castle", "race", "castle:", *ODD)}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record, a position, half a record, and a folder."""
    folder = tmp_path_factory.mktemp("anything")
    match = played(40)
    text = record_file(folder, match).read_text("utf-8")
    (folder / "cut.curd").write_text(text[: len(text) // 2], "utf-8")
    position_file(folder, match.state)
    (folder / "folder").mkdir()
    return folder


@explore(120)
@given(st.data())
def test_any_command_line_is_carried_out_or_refused(here: Path, data: st.DataObject) -> None:
    command = data.draw(st.sampled_from(sorted(OPTIONS)))
    line = [command, data.draw(st.sampled_from(WORDS[command]))]
    for name in data.draw(st.lists(st.sampled_from(sorted(OPTIONS[command])), unique=True)):
        line += [name, data.draw(st.sampled_from(OPTIONS[command][name]))]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(here)
        said = run(*line)
    assert said.code in {0, 2}, said
    assert said.err.count("\n") == (said.code == 2), said
    assert "mistake of ours" not in said.err


@explore(40)
@given(st.integers(0, 2**32), st.integers(1, 12))
def test_any_line_may_be_typed_in_a_game(here: Path, seed: int, lines: int) -> None:
    chance = random.Random(seed)
    commands = ("moves", "board", "rules", "rules 6.7", "why", "undo", "redo", "log", "save", "help", "1", "2")
    typed = [chance.choice((*commands, *ODD, chance.choice(commands) + " " + chance.choice(ODD))) for _ in range(lines)]
    line = ("play", "castle", "--seats", "human,random", "--seed", "1", "--speed", "0")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(here)
        said = run(*line, typed="\n".join([*typed, "quit", ""]))
    assert said.code == 0, (typed, said)
    assert said.err == "", (typed, said)


@pytest.mark.parametrize("game", [CASTLE, RACE], ids=lambda game: game.key)
def test_any_options_and_any_seed_come_back_from_the_record_or_are_refused(game: Game) -> None:
    @explore(60)
    @given(
        st.dictionaries(
            st.sampled_from([option.name for option in game.options]) | st.text(max_size=5), st.text(max_size=8)
        ),
        st.dictionaries(st.sampled_from([option.name for option in game.options]), st.integers(0, 9)),
        st.text(max_size=20),
    )
    def come_back(wild: dict[str, str], tame: dict[str, int], seed: str) -> None:
        choices = {option.name: option.choices for option in game.options}
        options = wild | {name: choices[name][number % len(choices[name])] for name, number in tame.items()}
        try:
            match = Match(game, game.seats[-1], options, seed)
        except CheeseboardError:
            return
        text = write_record(match, reveal_seed=True)
        assert write_record(replay(read_record(text)), reveal_seed=True) == text

    come_back()
