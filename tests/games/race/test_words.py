"""The words of Rat Race: everything it can say has words, and the sentences read as a player would say them."""

from __future__ import annotations

import pytest

from cheeseboard.core.message import Argument, Message
from cheeseboard.core.words import words_for
from cheeseboard.games.race import RACE


def say(language: str, key: str, **arguments: Argument) -> str:
    return words_for(RACE, language).say_strictly(Message(key, arguments))


def test_english_reads_well() -> None:
    assert (
        say("en", "race-replaced", seat="red", before="dash", action="swap")
        == "Red replaces the straight dash with the swap."
    )
    assert (
        say("en", "race-moved-swap", seat="red", other="blue", origin="d3", goal="e4")
        == "Red goes from d3 to e4 and swaps places with Blue."
    )
    assert (
        say("en", "race-prompt-act", action="dash", token="sugar", choice="yes")
        == "Carry out the straight dash, eat sugar with it, or pass."
    )
    assert (
        say("en", "race-prompt-act", action="swap", token="ordinary", choice="no")
        == "Not possible here: the swap. Pass."
    )
    assert (
        say("en", "race-end-tournament", seat="green", cheese=7)
        == "The tournament is over: Green wins with 7 pieces of cheese!"
    )


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("uk", "Червоні замінюють карту «Ривок по прямій» на «Помінятися місцями»."),
        ("pl", "Czerwoni zastępują zryw po prostej zamianą."),
        ("ru", "Красные заменяют карту «Рывок по прямой» картой «Обмен»."),
    ],
)
def test_actions_are_put_into_a_sentence_in_their_case(language: str, sentence: str) -> None:
    assert say(language, "race-replaced", seat="red", before="dash", action="swap") == sentence


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("uk", "Зелені забирають у жовтих жетон конюшини."),
        ("pl", "Zieloni zabierają żeton żółtym: koniczyna."),
        ("ru", "Зелёные забирают у жёлтых жетон клевера."),
    ],
)
def test_seats_and_tokens_are_put_into_a_sentence_in_their_case(language: str, sentence: str) -> None:
    assert say(language, "race-stole", seat="green", other="yellow", token="clover") == sentence


@pytest.mark.parametrize(
    "language, some",
    [
        ("en", ["no cheese", "1 piece of cheese", "2 pieces of cheese", "5 pieces of cheese", "9 pieces of cheese"]),
        ("uk", ["жодного шматка сиру", "1 шматок сиру", "2 шматки сиру", "5 шматків сиру", "9 шматків сиру"]),
        ("pl", ["bez sera", "1 kawałek sera", "2 kawałki sera", "5 kawałków sera", "9 kawałków sera"]),
        ("ru", ["ни кусочка сыра", "1 кусочек сыра", "2 кусочка сыра", "5 кусочков сыра", "9 кусочков сыра"]),
    ],
)
def test_cheese_is_counted_as_the_language_counts(language: str, some: list[str]) -> None:
    assert [say(language, "race-piece-cheese", cheese=cheese) for cheese in (0, 1, 2, 5, 9)] == some


@pytest.mark.parametrize(
    "language, one, some, many",
    [
        ("en", "Wind deck: 1 card", "Wind deck: 3 cards", "Wind deck: 15 cards"),
        ("uk", "Колода вітру: 1 карта", "Колода вітру: 3 карти", "Колода вітру: 15 карт"),
        ("pl", "Talia wiatru: 1 karta", "Talia wiatru: 3 karty", "Talia wiatru: 15 kart"),
        ("ru", "Колода ветра: 1 карта", "Колода ветра: 3 карты", "Колода ветра: 15 карт"),
    ],
)
def test_cards_are_counted_as_the_language_counts(language: str, one: str, some: str, many: str) -> None:
    assert [say(language, "race-piece-wind-deck", cards=cards) for cards in (1, 3, 15)] == [one, some, many]
