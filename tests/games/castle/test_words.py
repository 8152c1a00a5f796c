"""The words of Cheese Castle: everything it can say has words, and the sentences read as a player would say them."""

from __future__ import annotations

import pytest

from cheeseboard.core.bits import lowest
from cheeseboard.core.chance import BOT, Chance, stream
from cheeseboard.core.journal import Journal
from cheeseboard.core.message import Argument, Message
from cheeseboard.core.state import State
from cheeseboard.core.words import LANGUAGES, Words, words_for
from cheeseboard.games.castle import CASTLE
from cheeseboard.games.castle.board import CHEESES, SLOT_NAMES
from cheeseboard.games.castle.state import Ending
from cheeseboard.games.castle.steps import SEAT_NAMES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, key: str, **arguments: Argument) -> str:
    return words_for(CASTLE, language).say_strictly(Message(key, arguments))


# Everything has words.


@every_language
def test_every_ending_has_a_sentence(language: str) -> None:
    for ending in Ending:
        for tokens in range(8):
            assert say(language, ending.value, seat="red", tokens=tokens)


@every_language
@pytest.mark.parametrize("seats", CASTLE.seats)
def test_everything_that_happens_in_whole_games_can_be_said(language: str, seats: int) -> None:
    words = words_for(CASTLE, language)
    for seed in ("one", "two"):
        state = CASTLE.setup(seats, {"target": "4"}, f"words {seed}")
        state.journal = Journal()
        chance = stream(f"words {seed}", BOT)
        while state.outcome is None:
            for seat in range(seats):
                assert words.say_strictly(state.prompt(seat))
            play_at_random(state, chance)
        for event in state.journal.events:
            assert words.say_strictly(event.message)


@every_language
@pytest.mark.parametrize("through_towers", ["yes", "no"])
def test_everything_that_is_refused_can_be_explained(language: str, through_towers: str) -> None:
    words = words_for(CASTLE, language)
    state = CASTLE.setup(4, {"through-towers": through_towers}, "refused words")
    chance = stream("refused words", BOT)
    for _ in range(60):
        explain_refusals(words, state)
        play_at_random(state, chance)


def explain_refusals(words: Words, state: State) -> None:
    """Ask for every move that is not legal."""
    seat = lowest(state.acting)
    legal = set(state.moves(seat))
    for move in range(0, CASTLE.move_space, 7):
        if move not in legal:
            assert words.say_strictly(state.refusal(seat, move).message)
    assert words.say_strictly(state.refusal((seat + 1) % state.seats, 0).message)


def play_at_random(state: State, chance: Chance) -> None:
    seat = lowest(state.acting)
    moves = state.moves(seat)
    state.play(seat, moves[chance.below(len(moves))])


@every_language
def test_no_two_tiles_roofs_seats_or_slots_read_alike(language: str) -> None:
    tiles = [say(language, "castle-piece-spare", tile=tile) for tile in (*CHEESES, "blank", "trap")]
    roofs = [say(language, "castle-piece-roof", roof=roof, cell="b1") for roof in ("tiled", "thatched", "copper")]
    mice = [say(language, "castle-piece-mouse", seat=seat, number=1, place="b1") for seat in SEAT_NAMES]
    slots = [say(language, "castle-piece-slot", slot=slot) for slot in SLOT_NAMES]
    for sentences in (tiles, roofs, mice, slots):
        assert len(set(sentences)) == len(sentences)


# How it reads.


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Red uncovers a tiled roof at b1."),
        ("uk", "Червоні знімають черепичний дах над b1."),
        ("pl", "Czerwoni zdejmują dach kryty dachówką nad b1."),
        ("ru", "Красные снимают черепичную крышу над b1."),
    ],
)
def test_uncovering_reads_well(language: str, sentence: str) -> None:
    assert say(language, "castle-uncovered", seat="red", roof="tiled", cell="b1") == sentence


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Blue slides row 2 right (W2): a tile with a heart goes in, a trap drops out."),
        ("uk", "Сині зсувають ряд 2 праворуч (W2): заштовхують плитку із серцем, випадає пастка."),
        ("pl", "Niebiescy przesuwają rząd 2 w prawo (W2): wpychają płytkę z sercem, wypada pułapka."),
        ("ru", "Синие сдвигают ряд 2 вправо (W2): вталкивают плитку с сердцем, выпадает ловушка."),
    ],
)
def test_a_slide_reads_well(language: str, sentence: str) -> None:
    assert say(language, "castle-slid", seat="blue", slot="W2", pushed="heart", spare="trap") == sentence


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Green gets a slice token."),
        ("uk", "Зелені отримують жетон зі скибкою."),
        ("pl", "Zieloni dostają żeton z plastrem."),
        ("ru", "Зелёные получают жетон с ломтиком."),
    ],
)
def test_a_token_reads_well(language: str, sentence: str) -> None:
    assert say(language, "castle-token", seat="green", cheese="slice") == sentence


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Yellow has 4 kinds of cheese and wins!"),
        ("uk", "Жовті зібрали 4 сорти сиру й перемагають!"),
        ("pl", "Żółci zebrali 4 rodzaje sera i wygrywają!"),
        ("ru", "Жёлтые собрали 4 сорта сыра и побеждают!"),
    ],
)
def test_a_reached_target_reads_well(language: str, sentence: str) -> None:
    assert say(language, "castle-end-target", seat="yellow", tokens=4) == sentence


@pytest.mark.parametrize(
    "language, tokens, sentence",
    [
        ("en", 0, "A third mouse is lost and the game is over: Red wins without a single token."),
        ("en", 1, "A third mouse is lost and the game is over: Red wins with 1 token."),
        ("en", 3, "A third mouse is lost and the game is over: Red wins with 3 tokens."),
        ("uk", 0, "Утрачено третю мишу, гру закінчено: перемагають червоні, у них жодного жетона."),
        ("uk", 1, "Утрачено третю мишу, гру закінчено: перемагають червоні, у них 1 жетон."),
        ("uk", 3, "Утрачено третю мишу, гру закінчено: перемагають червоні, у них 3 жетони."),
        ("pl", 0, "Trzecia mysz stracona, koniec gry: wygrywają czerwoni, nie mają żadnego żetonu."),
        ("pl", 1, "Trzecia mysz stracona, koniec gry: wygrywają czerwoni, mają 1 żeton."),
        ("pl", 3, "Trzecia mysz stracona, koniec gry: wygrywają czerwoni, mają 3 żetony."),
        ("ru", 0, "Потеряна третья мышь, игра окончена: побеждают красные, у них ни одного жетона."),
        ("ru", 1, "Потеряна третья мышь, игра окончена: побеждают красные, у них 1 жетон."),
        ("ru", 3, "Потеряна третья мышь, игра окончена: побеждают красные, у них 3 жетона."),
    ],
)
def test_a_lost_third_mouse_reads_well(language: str, tokens: int, sentence: str) -> None:
    assert say(language, "castle-end-third-mouse", seat="red", tokens=tokens) == sentence


@pytest.mark.parametrize(
    "language, slide, sentence",
    [
        ("en", "yes", "Uncover a roof, run, slide or end your turn: 3 points left."),
        ("en", "no", "Uncover a roof, run or end your turn: 3 points left."),
        ("uk", "yes", "Відкрийте кімнату, біжіть, зсуньте лінію або завершіть хід: лишилося 3 очки."),
        ("uk", "no", "Відкрийте кімнату, біжіть або завершіть хід: лишилося 3 очки."),
        ("pl", "yes", "Odkryj komnatę, biegnij, przesuń linię albo zakończ turę: zostały 3 punkty."),
        ("pl", "no", "Odkryj komnatę, biegnij albo zakończ turę: zostały 3 punkty."),
        ("ru", "yes", "Откройте комнату, бегите, сдвиньте линию или завершите ход: осталось 3 очка."),
        ("ru", "no", "Откройте комнату, бегите или завершите ход: осталось 3 очка."),
    ],
)
def test_a_turn_offers_the_slide_only_while_it_is_still_to_come(language: str, slide: str, sentence: str) -> None:
    assert say(language, "castle-prompt-turn", points=3, slide=slide) == sentence


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "No points left: end your turn."),
        ("uk", "Очок не лишилося: завершіть хід."),
        ("pl", "Nie masz już punktów: zakończ turę."),
        ("ru", "Очков не осталось: завершите ход."),
    ],
)
def test_a_turn_without_points_asks_only_to_be_ended(language: str, sentence: str) -> None:
    for slide in ("yes", "no"):
        assert say(language, "castle-prompt-turn", points=0, slide=slide) == sentence


POINTS_LEFT = [
    ("en", 1, "1 point left"),
    ("en", 2, "2 points left"),
    ("en", 11, "11 points left"),
    ("en", 21, "21 points left"),
    ("uk", 1, "лишилося 1 очко"),
    ("uk", 2, "лишилося 2 очки"),
    ("uk", 3, "лишилося 3 очки"),
    ("uk", 4, "лишилося 4 очки"),
    ("uk", 5, "лишилося 5 очок"),
    ("uk", 11, "лишилося 11 очок"),
    ("uk", 21, "лишилося 21 очко"),
    ("uk", 22, "лишилося 22 очки"),
    ("uk", 25, "лишилося 25 очок"),
    ("pl", 1, "został 1 punkt"),
    ("pl", 2, "zostały 2 punkty"),
    ("pl", 3, "zostały 3 punkty"),
    ("pl", 4, "zostały 4 punkty"),
    ("pl", 5, "zostało 5 punktów"),
    ("pl", 11, "zostało 11 punktów"),
    ("pl", 21, "zostało 21 punktów"),
    ("pl", 22, "zostały 22 punkty"),
    ("pl", 25, "zostało 25 punktów"),
    ("ru", 1, "осталось 1 очко"),
    ("ru", 2, "осталось 2 очка"),
    ("ru", 3, "осталось 3 очка"),
    ("ru", 4, "осталось 4 очка"),
    ("ru", 5, "осталось 5 очков"),
    ("ru", 11, "осталось 11 очков"),
    ("ru", 21, "осталось 21 очко"),
    ("ru", 22, "осталось 22 очка"),
    ("ru", 25, "осталось 25 очков"),
]


@pytest.mark.parametrize("language, points, ending", POINTS_LEFT)
def test_points_left_are_counted_as_the_language_counts(language: str, points: int, ending: str) -> None:
    assert say(language, "castle-prompt-turn", points=points, slide="no").endswith(f": {ending}.")


@pytest.mark.parametrize(
    "language, roofs, sentence",
    [
        ("en", 0, "Red ends the turn."),
        ("en", 1, "Red ends the turn and puts 1 roof back."),
        ("en", 2, "Red ends the turn and puts 2 roofs back."),
        ("uk", 0, "Червоні завершують хід."),
        ("uk", 1, "Червоні завершують хід і закривають 1 кімнату."),
        ("uk", 2, "Червоні завершують хід і закривають 2 кімнати."),
        ("uk", 5, "Червоні завершують хід і закривають 5 кімнат."),
        ("pl", 0, "Czerwoni kończą turę."),
        ("pl", 1, "Czerwoni kończą turę i zakrywają 1 komnatę."),
        ("pl", 2, "Czerwoni kończą turę i zakrywają 2 komnaty."),
        ("pl", 5, "Czerwoni kończą turę i zakrywają 5 komnat."),
        ("ru", 0, "Красные завершают ход."),
        ("ru", 1, "Красные завершают ход и закрывают 1 комнату."),
        ("ru", 2, "Красные завершают ход и закрывают 2 комнаты."),
        ("ru", 5, "Красные завершают ход и закрывают 5 комнат."),
    ],
)
def test_the_end_of_a_turn_counts_the_roofs_that_go_back(language: str, roofs: int, sentence: str) -> None:
    assert say(language, "castle-turn-ended", seat="red", roofs=roofs) == sentence


@pytest.mark.parametrize(
    "language, names",
    [
        ("en", ["b4: red mouse 2", "Outside the castle: red mouse 2", "In the dungeon under d2: red mouse 2"]),
        ("uk", ["b4: червона миша 2", "Поза замком: червона миша 2", "У підземеллі під d2: червона миша 2"]),
        ("pl", ["b4: czerwona mysz 2", "Na zewnątrz zamku: czerwona mysz 2", "W lochach pod d2: czerwona mysz 2"]),
        ("ru", ["b4: красная мышь 2", "Снаружи замка: красная мышь 2", "В подземелье под d2: красная мышь 2"]),
    ],
)
def test_a_mouse_is_named_by_where_it_is_its_colour_and_its_number(language: str, names: list[str]) -> None:
    assert [
        say(language, "castle-piece-mouse", seat="red", number=2, place="b4"),
        say(language, "castle-piece-mouse-outside", seat="red", number=2),
        say(language, "castle-piece-mouse-fallen", seat="red", number=2, cell="d2"),
    ] == names


@pytest.mark.parametrize(
    "language, sentences",
    [
        ("en", ["Run from a2 to b2 (1 point)", "Run from a2 to b2 (2 points)"]),
        ("uk", ["Бігти з a2 на b2 (1 очко)", "Бігти з a2 на b2 (2 очки)"]),
        ("pl", ["Biegnij z a2 na b2 (1 punkt)", "Biegnij z a2 na b2 (2 punkty)"]),
        ("ru", ["Бежать с a2 на b2 (1 очко)", "Бежать с a2 на b2 (2 очка)"]),
    ],
)
def test_a_run_is_offered_with_its_price(language: str, sentences: list[str]) -> None:
    assert [
        say(language, "castle-move-run", origin="a2", goal="b2", price=1),
        say(language, "castle-move-run", origin="a2", goal="b2", price=2),
    ] == sentences
