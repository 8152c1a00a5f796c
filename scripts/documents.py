"""Write the parts of the documents that are made of something else: pictures, code, help texts.

    python scripts/documents.py           write them
    python scripts/documents.py --check   say which are out of date, and change nothing

On a page, such a part stands between <!-- made: code PATH --> and <!-- /made -->; the words after "made:" say what it is
made of. A picture docs/images/NAME.svg is drawn from the position in docs/images/NAME.toml, by the seat whose turn it is.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from cheeseboard import find_game
from cheeseboard.core.position import read_document
from cheeseboard.lab.ladder import read_ladder

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.api_tables import show_messages, show_routes  # noqa: E402

IMAGES = ROOT / "docs" / "images"
PART = re.compile(r"(?P<open><!-- made: (?P<name>[^\n]+?) -->\n).*?(?P<close><!-- /made -->)", re.DOTALL)
LANGUAGES = {".py": "python", ".ftl": "fluent", ".svg": "xml", ".md": "markdown", ".toml": "toml", ".curd": "text"}
HELP_WIDTH = "100"


def pages() -> list[Path]:
    """The pages that may have made parts."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def made(page: Path) -> str:
    """What the page should be."""
    return PART.sub(lambda part: part["open"] + make(part["name"]) + part["close"], page.read_text("utf-8"))


def make(name: str) -> str:
    """A part by its name."""
    kind, _, rest = name.partition(" ")
    return MAKERS[kind](rest)


def show_code(path: str) -> str:
    """A file of this repository, whole."""
    return fenced((ROOT / path).read_text("utf-8"), LANGUAGES[Path(path).suffix])


def show_errors(_: str) -> str:
    """The tree of errors, as it stands at the top of its file."""
    source = (ROOT / "src" / "cheeseboard" / "core" / "errors.py").read_text("utf-8")
    return fenced((ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[2], "text")


def show_help(command: str) -> str:
    """What a command says of itself, alike on every terminal."""
    plain = {"COLUMNS": HELP_WIDTH, "TERMINAL_WIDTH": HELP_WIDTH, "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8"}
    coloured = {"FORCE_COLOR", "GITHUB_ACTIONS", "PY_COLORS"}
    environment = {name: value for name, value in os.environ.items() if name not in coloured} | plain
    line = [sys.executable, "-m", "cheeseboard", *command.split(), "--help"]
    result = subprocess.run(line, env=environment, check=True, capture_output=True, encoding="utf-8")
    return fenced("\n".join(row.rstrip() for row in result.stdout.strip("\n ").splitlines()), "text")


def show_ladder(name: str) -> str:
    """The ladder of a file in bench/ladders, as a table."""
    ladder, begun = read_ladder(ROOT / "bench" / "ladders" / f"{name}.jsonl")
    return f"{ladder.games:,} games, begun {begun}, seed `{ladder.plan.seed}`.\n\n{ladder.table()}"


def fenced(text: str, language: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```\n"


MAKERS: dict[str, Callable[[str], str]] = {
    "code": show_code,
    "errors": show_errors,
    "help": show_help,
    "ladder": show_ladder,
    "routes": show_routes,
    "messages": show_messages,
}


def drawn(position: Path) -> str:
    """The picture of a position."""
    document = read_document(position.read_text("utf-8"))
    game = find_game(str(document["game"]))
    return game.svg(game.read_position(document), game.seat_names.index(str(document["turn"])))


def stale() -> dict[Path, str]:
    """Every file that is made, or has made parts, and is not what it should be; and what that is."""
    wanted = {path.with_suffix(".svg"): drawn(path) for path in sorted(IMAGES.glob("*.toml"))}
    wanted |= {page: made(page) for page in pages()}
    return {path: text for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the made parts of the documents.")
    parser.add_argument("--check", action="store_true", help="change nothing, but say what is out of date")
    arguments = parser.parse_args()
    found = stale()
    for path, text in found.items():
        if not arguments.check:
            path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
    if found and arguments.check:
        sys.exit("These are out of date: python scripts/documents.py writes them again.")


if __name__ == "__main__":
    main()
