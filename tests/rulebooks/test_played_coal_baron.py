"""Whatever random games of Coal Baron tell and refuse refers to a place in each language's rules."""

from random import Random

import pytest
from played_games import rules_referred_to, without_place

from games.coal_baron.game import GAME
from games.coal_baron.state import Options
from games.engine.contract import Setup


def played(seed: int) -> set[str]:
    """The rules that a random game refers to with options and seats by chance."""
    chance = Random(seed)
    options = Options(**{name: chance.choice(values) for name, values in GAME.public_options})
    setup = Setup(seats=chance.choice(GAME.seats), options=options, seed=f"{seed:032x}")
    return rules_referred_to(GAME, setup, chance)


def referred(seeds: range) -> set[str]:
    return {rule for seed in seeds for rule in played(seed)}


@pytest.mark.slow
def test_what_random_games_refer_to_has_a_place():
    rules = referred(range(60))
    assert len(rules) > 40
    assert without_place("coal_baron", rules) == set()


@pytest.mark.slow
def test_what_many_random_games_refer_to_has_a_place():
    rules = referred(range(60, 460))
    assert len(rules) > 40
    assert without_place("coal_baron", rules) == set()
