from __future__ import annotations

from cheeseboard.contract.case import Case
from cheeseboard.contract.promise import Promise
from cheeseboard.contract.wording import check_words
from cheeseboard.core import Die, Journal, Message, Shown


@Promise
def luck_can_be_told(case: Case) -> None:
    """The dice of a game have words in every language, and nothing is rolled but a face that could come up on one of them."""
    dice = {die.name: die for die in case.game.dice}
    for die in case.game.dice:
        check_die(case, die)
    state = case.deal()
    for choice in case.follow():
        journal = state.journal = Journal()
        state.play(choice.seat, choice.move)
        for event in journal.events:
            for shown in case.game.rolled(event):
                check_shown(case, dice, shown, event.message)


def check_die(case: Case, die: Die) -> None:
    key = f"{case.game.key}-die-{die.name}"
    check_words(case, Message(key), f"the die {die.name}")
    for face in die.faces:
        if not face.isdecimal():
            check_words(case, Message(f"{key}-{face}"), f"the face {face} of the die {die.name}")
    check_weights(case, die, die.weights, f"the die {die.name}")


def check_shown(case: Case, dice: dict[str, Die], shown: Shown, message: Message) -> None:
    what = f"the event '{message.key}' shows {shown.face} on {shown.die}"
    die = dice.get(shown.die)
    if die is None:
        raise case.broken(f"{what}, which is none of the dice of the game.")
    if shown.face not in die.faces:
        raise case.broken(f"{what}, which has no such face.")
    weights = die.weights if shown.weights is None else shown.weights
    check_weights(case, die, weights, what)
    if not weights[die.faces.index(shown.face)]:
        raise case.broken(f"{what}, which could not come up there.")


def check_weights(case: Case, die: Die, weights: tuple[int, ...], what: str) -> None:
    """Each face has one, and something has to come up."""
    if len(weights) != len(die.faces) or min(weights) < 0 or sum(weights) == 0:
        raise case.broken(f"{what} with the weights {weights} for {len(die.faces)} faces.")
