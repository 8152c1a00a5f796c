"""Documents: TOML and JSON of positions, written and read, whatever stands in them."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, strategies as st

from cheeseboard.core import BadPosition, CheeseboardError
from cheeseboard.core.position import Document, read_document, write_json, write_toml
from tests.core.exploring import explore

DOCUMENT: Document = {
    "game": "tiny",
    "seats": 2,
    "over": False,
    "drawing": "T o\n# .\n",
    "cards": [1, 2, 3],
    "open": ["a1", "b2"],
    "none": [],
    "options": {"speed": "fast", "note": 'with "quotes", a \\ and ü'},
    "deep": {"number": 3, "deeper": {"number": 4}},
}


def test_a_document_is_written_as_toml_with_drawings_as_they_look() -> None:
    text = write_toml(DOCUMENT)
    assert "drawing = '''\nT o\n# .\n'''\n" in text
    assert "\n[deep.deeper]\nnumber = 4\n" in text
    assert tomllib.loads(text) == DOCUMENT


def test_toml_and_json_say_the_same() -> None:
    assert read_document(write_toml(DOCUMENT)) == read_document(write_json(DOCUMENT)) == DOCUMENT
    assert "\n" not in write_json(DOCUMENT)


@pytest.mark.parametrize(
    "text", ["'''", "a\n'''b", "\n", "a\r\nb", "tab\t", "\\", "\0", "\x7f", "\u2028", "🧀", "'", '"', "\n'"]
)
def test_any_text_stands_in_a_document(text: str) -> None:
    document: Document = {"text": text, "table": {"text": text}, "list": [text]}
    assert read_document(write_toml(document)) == document
    assert read_document(write_json(document)) == document


NAMES = st.text("abcdefghijklmnopqrstuvwxyz-_", min_size=1, max_size=8)
VALUES = (
    st.text(max_size=12) | st.integers(-(2**63), 2**63 - 1) | st.booleans() | st.lists(st.text(max_size=5), max_size=3)
)
DOCUMENTS = st.recursive(
    st.dictionaries(NAMES, VALUES, max_size=4),
    lambda inner: st.dictionaries(NAMES, VALUES | inner, max_size=4),
    max_leaves=4,
)


@explore(300)
@given(DOCUMENTS)
def test_every_document_comes_back(document: Document) -> None:
    assert read_document(write_json(document)) == document
    assert read_document(write_toml(document)) == document


@pytest.mark.parametrize(
    "text, reason",
    [
        ("a = ", "It is neither TOML nor JSON"),
        ('{"a": 1', "It is neither TOML nor JSON"),
        ('{"a":' * 50_000, "It is nested too deeply."),
        ("a = 1\na = 2", "It is neither TOML nor JSON"),
        ("a = " + "9" * 5000, "It is neither TOML nor JSON"),
    ],
)
def test_what_is_no_document_is_told(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_document(text)
    assert caught.value.reasons[0].startswith(reason)


@explore(300)
@given(st.text(max_size=60), st.sampled_from(("", "{", "a = ", "[", '{"a": ')))
def test_any_text_is_a_document_or_refused(text: str, before: str) -> None:
    try:
        document = read_document(before + text)
    except CheeseboardError:
        return
    assert isinstance(document, dict)
