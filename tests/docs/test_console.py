"""What the pages show of the command line is what it does: every ```console block is run, in a folder with the page's files."""

from __future__ import annotations

import doctest
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.running import surroundings

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (?P<line>.+)\n(?P<shown>(?:(?!\$ ).*\n)*)", re.MULTILINE)
PAGES = [
    page for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]) if BLOCK.search(page.read_text("utf-8"))
]


def run(line: str, folder: Path) -> str:
    """What a command prints, errors after the rest."""
    result = subprocess.run(
        ["bash", "-c", line],
        cwd=folder,
        env=surroundings(),
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert "Traceback" not in result.stderr, result.stderr
    return result.stdout + result.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_command_on_a_page_prints_what_stands_below_it(page: Path, tmp_path: Path) -> None:
    for file in page.parent.iterdir():
        if file.suffix in {".toml", ".curd"}:
            shutil.copy(file, tmp_path)
    alike = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    checker = doctest.OutputChecker()
    wrong: list[str] = []
    for block in BLOCK.findall(page.read_text("utf-8")):
        for command in COMMAND.finditer(block):
            printed = run(command["line"], tmp_path)
            if not checker.check_output(command["shown"], printed, alike):
                wrong.append(f"$ {command['line']}\n{printed}")
    if wrong:
        pytest.fail("\n".join(["Other than on the page:", *wrong]), pytrace=False)
