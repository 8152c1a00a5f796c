"""What is sent as it is: tags, squeezing, and the files of the browser's side."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from litestar.datastructures import Headers

from cheeseboard.table.problems import NoSuchThing
from cheeseboard.table.web.assets import ASK_AGAIN, JSON, Asset, Folder, takes_gzip

LONG = Asset(b'{"a": "' + b"cheese " * 1000 + b'"}', JSON)


def headers(**named: str) -> Headers:
    return Headers({name.replace("_", "-"): value for name, value in named.items()})


def test_the_tag_changes_with_the_bytes_and_with_nothing_else() -> None:
    assert Asset(b"a", JSON).tag == Asset(b"a", JSON).tag != Asset(b"b", JSON).tag


def test_who_has_it_already_gets_nothing() -> None:
    answer = LONG.answer(headers(if_none_match=f'"other", {LONG.tag}'), ASK_AGAIN)
    assert (answer.status_code, answer.content) == (304, b"")
    assert LONG.answer(headers(if_none_match='"other"'), ASK_AGAIN).status_code == 200


def test_it_is_squeezed_for_those_who_can_unpack_it() -> None:
    answer = LONG.answer(headers(accept_encoding="br, gzip"), ASK_AGAIN)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(answer.content) == LONG.body
    assert LONG.answer(headers(), ASK_AGAIN).content == LONG.body


@pytest.mark.parametrize(
    "accepted, taken",
    [
        ("gzip", True),
        ("GZIP;q=0.5", True),
        ("*", True),
        ("br, gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("", False),
    ],
)
def test_who_can_unpack_gzip_says_so(accepted: str, taken: bool) -> None:
    assert takes_gzip(headers(accept_encoding=accepted)) is taken


def test_what_is_small_or_packed_already_is_left_as_it_is() -> None:
    assert Asset(b"small", JSON).squeezed is None
    assert Asset(b"p" * 5000, "image/png").squeezed is None


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    (tmp_path / "table").mkdir()
    (tmp_path / "page.js").write_text(
        'import { a } from "./words.js";\nimport "./table/board.js";\nexport * from "./words.js";\n'
        'const dynamic = "./other.js";\n// import "./comment.js"\n',
    )
    (tmp_path / "words.js").write_text("export const a = 1;\n")
    (tmp_path / "table" / "board.js").write_text(
        'import {\n  b,\n  c,\n} from "../words.js";\nimport x from "./piece.js";\n'
    )
    (tmp_path / "table" / "piece.js").write_text('import "../page.js";\n')
    (tmp_path / "other.js").write_text("")
    (tmp_path / "wire.d.ts").write_text("types")
    (tmp_path / "notes.md").write_text("not for the browser")
    return Folder(tmp_path)


def test_the_imports_of_a_module_are_found_to_the_last(folder: Folder) -> None:
    assert folder.imports("page.js") == ["words.js", "table/board.js", "table/piece.js"]


def test_only_what_a_browser_needs_is_served(folder: Folder) -> None:
    assert "table/board.js" in folder
    for name in ("wire.d.ts", "notes.md", "../secret.js", "", "table", "/page.js"):
        with pytest.raises(NoSuchThing):
            folder.find(name)


def test_a_changed_file_is_noticed_and_changes_the_mark(folder: Folder) -> None:
    before = folder.mark
    folder.refresh()
    assert folder.mark == before
    path = folder.root / "other.js"
    path.write_text("changed")
    os.utime(path, ns=(1, 1))
    folder.refresh()
    assert folder.find("other.js").body == b"changed"
    assert folder.mark != before
