"""Whatever random games of Ruhrschifffahrt tell and refuse refers to a place in each language's rules."""

from random import Random

import msgspec
import pytest
from played_games import rules_referred_to, without_place

from games.engine.contract import Setup
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options


def played(seed: int) -> set[str]:
    """The rules that a random game refers to with options and seats by chance."""
    chance = Random(seed)
    options = msgspec.convert({name: chance.choice(values) for name, values in GAME.public_options}, Options)
    setup = Setup(seats=chance.choice(GAME.seats), options=options, seed=f"{seed:032x}")
    return rules_referred_to(GAME, setup, chance)


def referred(seeds: range) -> set[str]:
    return {rule for seed in seeds for rule in played(seed)}


@pytest.mark.slow
def test_what_random_games_refer_to_has_a_place() -> None:
    rules = referred(range(40))
    assert len(rules) > 50
    assert without_place("ruhrschifffahrt", rules) == set()


@pytest.mark.slow
def test_what_many_random_games_refer_to_has_a_place() -> None:
    rules = referred(range(40, 400))
    assert len(rules) > 55
    assert without_place("ruhrschifffahrt", rules) == set()
