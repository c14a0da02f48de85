"""What speaks against a repair, or would conflict with a switch, tells nobody what is hidden."""

from random import Random
from typing import Any

import pytest
from judged import positions, tables
from walks import redealt

from games.engine.contract import AnyGame
from games.engine.violation import IllegalAction, Violation
from games.registry import GAMES
from tests.soaking import sampled

REPAIRED_ONES = [game for game in GAMES if GAMES[game].repairs is not None]
SWITCHED_ONES = [game for game in GAMES if GAMES[game].switches]


def against(game: AnyGame, state: Any, wanted: dict[str, str]) -> tuple[Violation, ...]:
    """What a player is told of a proposal before anybody is asked."""
    assert game.repairs is not None
    try:
        made = game.repairs.repaired(state, wanted)
    except IllegalAction as error:
        return (error.violation,)
    return game.conserved(made.state)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_what_speaks_against_a_repair_is_the_same_after_a_new_deal(game_id: str, players: int):
    """Whoever tries one thing after the other learns nothing about piles, and no one else's secrets."""
    game, chance, spoken = GAMES[game_id], Random(players), 0
    assert game.repairs is not None
    for number, state in enumerate(positions(game_id, players)[:-1]):
        listed = list(game.repairs.quantities(state))
        dealt = [redealt(game, state, viewer, number) for viewer in (None, *range(players))]
        for one in chance.sample(listed, min(sampled(5, 25), len(listed))):
            wanted = {one.id: chance.choice(one.values)}
            told = against(game, state, wanted)
            spoken += bool(told)
            for other in dealt:
                assert against(game, other, wanted) == told, (wanted, told)
    assert spoken > 10


@pytest.mark.parametrize(("game_id", "players"), tables(SWITCHED_ONES))
def test_what_conflicts_with_a_switch_is_the_same_after_a_new_deal(game_id: str, players: int):
    game = GAMES[game_id]
    values = dict(game.public_options)
    for number, state in enumerate(positions(game_id, players)[:-1]):
        dealt = [redealt(game, state, viewer, number) for viewer in (None, *range(players))]
        for option, conflicts in game.switches.items():
            for value in values[option]:
                told = conflicts(state, value)
                for other in dealt:
                    assert conflicts(other, value) == told, (option, value)
