"""The catalogue lists exactly what the rules can say."""

from random import Random

import pytest
from kohle_kolonie_builders import new_game

from games.engine.board_faults import FAULTS
from games.engine.event import Event
from games.engine.violation import Violation
from games.kohle_kolonie import actions as kk
from games.kohle_kolonie import facts, game
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import PUBLIC_OPTIONS
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from tests.catalogues import kohle_kolonie as catalogue
from tests.games.written import ENGINE, Written, said_as_listed

WRITTEN = Written(game)
TOLD = {"tell": 0, "_tell": 2}
"""Functions that tell, and which of their arguments is the kind."""
REFUSED = {"Violation": 0, "refused_as": 0, "unknown": 0, "seated": 0}


def test_every_code_in_the_source_is_listed():
    refused, told = WRITTEN.arguments(REFUSED), WRITTEN.arguments(TOLD)
    assert refused <= set(catalogue.VIOLATIONS)
    assert told <= set(catalogue.EVENTS)
    assert WRITTEN.arguments({"Fact": 0}) == set(catalogue.FACTS)
    assert len(refused) > 80
    assert len(told) > 60


def test_everything_listed_is_in_the_source():
    """No entry that nothing emits."""
    listed = {
        *catalogue.VIOLATIONS,
        *catalogue.EVENTS,
        *catalogue.FACTS,
        *catalogue.MALFORMED,
        *catalogue.BOARD_FAULTS,
    }
    assert listed <= WRITTEN.strings() | ENGINE | FAULTS.keys()
    assert set(catalogue.RULES) <= WRITTEN.strings()


def nonsense(state: State, chance: Random) -> kk.Action:
    """Any action with any ids, known and unknown."""
    terrain = terrain_of(state)
    spots = (*terrain.spaces, *terrain.steps, "rescue.A1", "cokery.m1", "cokery.e1", "cokery.s1", "pool", "moon")
    spot, other = chance.choice(spots), chance.choice(spots)
    village = chance.choice((*terrain.villages, "moon"))
    space = chance.choice((*terrain.spaces, "moon"))
    count = chance.randrange(-1, 5)
    return chance.choice(
        (
            kk.ChooseBonus(chance.choice((*facts.BONUS_MARKERS, "moon"))),  # type: ignore[arg-type]
            kk.BuyMine(chance.choice((*terrain.cards, "moon"))),
            kk.TakeWorker(village),
            kk.TakeSettler(village),
            kk.PlaceCard(space),
            kk.BuyEngine(chance.choice((space, "cokery.s1")), chance.random() < 0.5),
            kk.PlaceSettlement(village, chance.random() < 0.5),
            kk.PutMiners(count),
            kk.InsertEngineer(spot, chance.random() < 0.5),
            kk.BeginMiners(chance.random() < 0.5),
            kk.InsertMiner(spot),
            kk.RedeployMiner(spot, other),
            kk.RedeployEngineer(spot, other),
            kk.TakeCoin(),
            kk.Flip(chance.choice((*facts.PITHEAD_INDEX, "moon")), chance.choice((None, "coins"))),  # type: ignore[arg-type]
            kk.Arrange((0, 1, count)),
            kk.Exchange(chance.choice(("coins", "workers", "moon"))),  # type: ignore[arg-type]
            kk.SpendExtra(),
            kk.Stop(),
            kk.Secure(space),
            kk.Rescue(space),
            kk.LoseMiner(spot),
            kk.Pay(chance.choice(("coin", "points", "moon"))),  # type: ignore[arg-type]
            kk.Declare(chance.random() < 0.5, count, chance.choice((None, count))),
            kk.Bid(count),
            kk.Bid(99),
            kk.Pass(),
            kk.Load(count, chance.random() < 0.5),
            kk.EndTurn(),
        )
    )


def said(seed: int) -> tuple[list[Violation], list[Event]]:
    """All refusals and events of a random game in which somebody also tries nonsense all the time."""
    chance = Random(seed)
    options = {name: chance.choice(values) for name, values in PUBLIC_OPTIONS}
    state = new_game(chance.choice((3, 4, 5)), seed=f"{seed:032x}", **options)
    refusals, events = list[Violation](), list[Event]()
    while active := GAME.active_seats(state):
        for _ in range(6):
            violation = GAME.check(state, chance.choice((active[0], active[0], 0, 5)), nonsense(state, chance))
            refusals += [violation] if violation else []
        legal = GAME.legal_actions(state, active[0])
        going_on = [action for action in legal if action != GAME.end_turn]
        transition = GAME.apply(state, active[0], chance.choice(going_on or legal))
        state, events = transition.state, [*events, *transition.events]
    return refusals, events


@pytest.mark.slow
def test_parameters_and_rules_are_as_listed():
    """Whatever random games and nonsense bring up has the parameters and cites a rule of the catalogue."""
    codes, kinds = said_as_listed(catalogue, map(said, range(30)))
    assert len(codes) > 60
    assert len(kinds) > 55
