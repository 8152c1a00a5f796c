"""Who somebody is: what this server has signed, and names that show what they are."""

from __future__ import annotations

import pytest

from cheeseboard.core.words import LANGUAGES
from cheeseboard.table.people import (
    COOKIE,
    LONGEST_NAME,
    LONGEST_NOTES,
    LONGEST_TEXT,
    NOBODY,
    TOKEN,
    People,
    clean_name,
    clean_notes,
    clean_text,
    made_up_name,
)
from cheeseboard.table.problems import NotUnderstood

PEOPLE = People(b"the secret of a house")
OTHERS = People(b"the secret of another")


def test_an_identity_is_known_again() -> None:
    person = PEOPLE.new_person()
    assert PEOPLE.read(COOKIE, PEOPLE.write(COOKIE, person)) == person


def test_every_person_is_somebody_else() -> None:
    assert len({PEOPLE.new_person() for _ in range(1000)}) == 1000


def test_workers_with_the_same_secret_know_the_same_people() -> None:
    person = PEOPLE.new_person()
    assert People(b"the secret of a house").read(TOKEN, PEOPLE.write(TOKEN, person)) == person


def test_a_cookie_is_no_token_and_a_token_no_cookie() -> None:
    person = PEOPLE.new_person()
    assert PEOPLE.read(TOKEN, PEOPLE.write(COOKIE, person)) == NOBODY
    assert PEOPLE.read(COOKIE, PEOPLE.write(TOKEN, person)) == NOBODY


def test_what_another_house_has_signed_is_worth_nothing_here() -> None:
    person = PEOPLE.new_person()
    assert PEOPLE.read(COOKIE, OTHERS.write(COOKIE, person)) == NOBODY
    assert not PEOPLE.is_csrf(person, OTHERS.csrf(person))
    assert PEOPLE.cookie_name != OTHERS.cookie_name


def test_no_changed_letter_of_an_identity_goes_unnoticed() -> None:
    signed = PEOPLE.write(COOKIE, PEOPLE.new_person())
    for place in range(len(signed)):
        other = "A" if signed[place] != "A" else "B"
        assert PEOPLE.read(COOKIE, signed[:place] + other + signed[place + 1 :]) == NOBODY


@pytest.mark.parametrize("text", ["", ".", "a.b", "..", "é.ü", "\x00", "a" * 10_000, f"{'x' * 16}.", "\ud800.x"])
def test_nonsense_is_nobody(text: str) -> None:
    assert PEOPLE.read(COOKIE, text) == NOBODY
    assert not PEOPLE.is_csrf("somebody", text)


def test_a_signed_empty_person_is_still_nobody() -> None:
    assert PEOPLE.read(COOKIE, PEOPLE.write(COOKIE, "")) == NOBODY


def test_what_a_page_sends_back_belongs_to_one_person() -> None:
    one, other = PEOPLE.new_person(), PEOPLE.new_person()
    assert PEOPLE.is_csrf(one, PEOPLE.csrf(one))
    assert not PEOPLE.is_csrf(one, PEOPLE.csrf(other))
    assert not PEOPLE.is_csrf(one, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_made_up_name_is_always_the_same_and_two_words(language: str) -> None:
    for number in range(100):
        name = made_up_name(f"person {number}", language)
        assert name == made_up_name(f"person {number}", language)
        assert len(name.split(" ")) == 2
        assert clean_name(name) == name


def test_adjectives_agree_with_animals() -> None:
    names = {made_up_name(f"person {number}", "pl") for number in range(3000)}
    assert {"Dzielna mysz", "Dzielny szczur"} <= names
    assert not {"Dzielny mysz", "Dzielna szczur"} & names


@pytest.mark.parametrize(
    "written, kept",
    [
        ("  Ann\t B \n", "Ann B"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("\u2066Ann\u2069", "Ann"),
        ("An\x00n\x1b[31m", "Ann[31m"),
        ("A\ufeffn\u200bn\u00ad", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0336" * 50, "Z" + "\u0336" * 3),
        ("Оля Їжак", "Оля Їжак"),
        ("नमस्ते", "नमस्ते"),
        ("👩‍🚀 7", "👩‍🚀 7"),
        ("\ud800Ann", "Ann"),
        ("\ue000Ann", "Ann"),
        ("one\u2028two", "one two"),
    ],
)
def test_what_cannot_be_seen_does_not_stay_in_a_name(written: str, kept: str) -> None:
    assert clean_name(written) == kept


@pytest.mark.parametrize("text", ["", "   ", "\u202e", "!!!", "\x00\x01", "…"])
def test_a_name_needs_a_letter(text: str) -> None:
    with pytest.raises(NotUnderstood, match="problem-name-empty"):
        clean_name(text)


def test_names_texts_and_notes_have_an_end() -> None:
    assert clean_name("x" * LONGEST_NAME)
    assert clean_text("x" * LONGEST_TEXT)
    assert clean_notes("x" * LONGEST_NOTES)
    with pytest.raises(NotUnderstood, match="problem-name-long"):
        clean_name("x" * (LONGEST_NAME + 1))
    with pytest.raises(NotUnderstood, match="problem-text-long"):
        clean_text("x" * (LONGEST_TEXT + 1))
    with pytest.raises(NotUnderstood, match="problem-text-long"):
        clean_notes("x" * (LONGEST_NOTES + 1))


def test_nothing_is_not_said() -> None:
    with pytest.raises(NotUnderstood, match="problem-text-empty"):
        clean_text(" \u202e ")


def test_notes_keep_their_lines() -> None:
    assert clean_notes("one\r\n\ntwo\x00") == "one\n\ntwo"
