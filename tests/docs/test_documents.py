"""The documents fit together, and what is put into them by a program is what that program makes today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts.documents import ROOT, pages, stale

LINK = re.compile(r"\]\((?!https?://)(?P<path>[^)#\s]*)(?:#(?P<place>[^)\s]+))?\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def prose(page: Path) -> str:
    return CODE.sub("", page.read_text("utf-8"))


def places(page: Path) -> set[str]:
    """The names that its headings have as places to link to."""
    headings = re.findall(r"^#+ (.+)$", CODE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_pictures_code_and_help_texts_are_up_to_date() -> None:
    names = [path.relative_to(ROOT).as_posix() for path in stale()]
    assert not names, f"python scripts/documents.py writes these again: {', '.join(names)}"


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.finditer(prose(page)):
        target = (page.parent / link["path"]).resolve() if link["path"] else page
        assert target.exists(), f"{link['path']} is not there"
        if link["place"]:
            assert link["place"] in places(target), f"{target.name} has no heading for #{link['place']}"


def test_every_page_is_in_the_index() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link["path"]).resolve() for link in LINK.finditer(prose(index))}
    assert {page for page in pages() if ROOT / "docs" in page.parents} <= {*linked, index}


def test_every_command_has_its_help_on_the_page_of_the_command_line() -> None:
    from cheeseboard.cli.app import app

    page = (ROOT / "docs" / "reference" / "command-line.md").read_text("utf-8")
    for command in app.registered_commands:
        name = command.name or (command.callback.__name__ if command.callback else "")
        assert f"<!-- made: help {name} -->" in page
