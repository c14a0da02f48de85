"""Whatever random games of Ruhrschifffahrt tell and refuse refers to a place in each language's rules."""

from random import Random
from typing import Final

import msgspec
import pytest
from book_texts import books

from games.engine.contract import Setup
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options

TRIED: Final = 2
"""Actions of earlier turns that somebody tries again before each move."""


def played(seed: int) -> set[str]:
    """The rules that a random game refers to, in which somebody also tries what was possible earlier."""
    chance = Random(seed)
    options = msgspec.convert({name: chance.choice(values) for name, values in GAME.public_options}, Options)
    setup = Setup(seats=chance.choice(GAME.seats), options=options, seed=f"{seed:032x}")
    made = GAME.new_game(setup)
    rules, known = {event.rule for event in made.events}, list[Action]()
    while active := GAME.active_seats(made.state):
        for action in chance.sample(known, min(len(known), TRIED)):
            refused = GAME.check(made.state, chance.choice((active[0], 0)), action)
            rules |= {refused.rule} if refused else set()
        legal = GAME.legal_actions(made.state, active[0])
        action = chance.choice(legal[1:] or legal)
        known.append(action)
        made = GAME.apply(made.state, active[0], action)
        rules |= {event.rule for event in made.events}
    return rules


def referred(seeds: range) -> set[str]:
    return {rule for seed in seeds for rule in played(seed)}


def without_place(rules: set[str]) -> set[tuple[str, str]]:
    return {
        (book.language, rule) for book in books("ruhrschifffahrt") for rule in rules if book.place(rule) is None
    }


def test_what_random_games_refer_to_has_a_place() -> None:
    rules = referred(range(40))
    assert len(rules) > 50
    assert without_place(rules) == set()


@pytest.mark.slow
def test_what_many_random_games_refer_to_has_a_place() -> None:
    rules = referred(range(40, 400))
    assert len(rules) > 55
    assert without_place(rules) == set()
