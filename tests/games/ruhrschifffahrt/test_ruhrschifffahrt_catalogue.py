"""The catalogue lists exactly what the rules can say."""

from random import Random

import pytest
from ruhrschifffahrt_builders import SEED

from games.engine.contract import Setup
from games.engine.event import Event
from games.engine.violation import Violation
from games.ruhrschifffahrt import actions as rs
from games.ruhrschifffahrt import facts, game
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.river import river_on
from tests.catalogues import ruhrschifffahrt as catalogue
from tests.games.written import ENGINE, Written, said_as_listed

WRITTEN = Written(game, tuple(f"{what}_set_scored" for what in ("essen", "mark", "city", "depot")))
TOLD = {"tell": 0, "_tell": 2}
"""Functions that tell, and which of their arguments is the kind."""
REFUSED = {"Violation": 0, "_unknown": 0, "refused_as": 0, "unknown": 0, "seated": 0}
IDS = (*river_on(Options().board).spaces, "moon")


def test_every_code_in_the_source_is_listed():
    refused, told = WRITTEN.arguments(REFUSED), WRITTEN.arguments(TOLD)
    assert refused <= set(catalogue.VIOLATIONS)
    assert told <= set(catalogue.EVENTS)
    assert len(refused) > 70
    assert len(told) > 50


def test_everything_listed_is_in_the_source():
    """No entry that nothing emits."""
    listed = {*catalogue.VIOLATIONS, *catalogue.EVENTS, *catalogue.MALFORMED}
    assert listed <= WRITTEN.strings() | ENGINE
    assert set(catalogue.RULES) <= WRITTEN.strings()


def nonsense(chance: Random) -> rs.Action:
    """Any action with any ids, known and unknown."""
    id, other = chance.choice(IDS), chance.choice(IDS)
    countries = [chance.choice((*facts.COUNTRIES, "moon")) for _ in range(2)]
    good = chance.choice(("coin", "point", "moon"))
    white = chance.random() < 0.5
    made = (
        (rs.Choose, good),
        (rs.RemoveDie, id),
        (rs.PlaceDie, id),
        (rs.ChooseOption, chance.choice((*facts.OPTIONS, "moon")), white),
        (rs.TransportDie, chance.choice(("black", "white")), id),
        (rs.Replenish, id),
        (rs.ChooseStart, id),
        (rs.PlanSale, id),
        (rs.HaulCoal, id, chance.randrange(8)),
        (rs.UseInn, good),
        (rs.Sell, id),
        (rs.BuildLock, id),
        (rs.BuildInCity, id, white),
        (rs.BuildInDepot, chance.choice((*facts.DEPOTS, "moon"))),
        (rs.BuildInPort, countries[0], white),
        (rs.MoveInPort, *countries),
        (rs.RepayDebt,),
        (rs.EndTurn,),
        (rs.LeaveChoice, chance.choice((3, 4, 6, 10)), good),
        (rs.LeavePurchases, (rs.BuildLock(id), rs.BuildInCity(other)), chance.randrange(-1, 101)),
        (rs.LeaveStorages, (id, other, other)),
        (rs.Withdraw, chance.choice(("choice", "purchases", "skip", "storages", "moon"))),
    )
    kind, *words = chance.choice(made)
    return kind(*words)


def said(seed: int) -> tuple[list[Violation], list[Event]]:
    """All refusals and events of a random game in which somebody also tries nonsense all the time."""
    chance = Random(seed)
    options = {name: chance.choice(values) for name, values in PUBLIC_OPTIONS}
    setup = Setup(seats=2 + seed % 3, options=Options(**options), seed=SEED[:-2] + f"{seed:02x}")
    begun = GAME.new_game(setup)
    state, events, refusals = begun.state, [*begun.events], list[Violation]()
    while active := GAME.active_seats(state):
        for _ in range(8):
            violation = GAME.check(state, chance.choice((active[0], active[0], 0, 5)), nonsense(chance))
            refusals += [violation] if violation else []
        legal = GAME.legal_actions(state, active[0])
        going_on = [action for action in legal if action != GAME.end_turn]
        transition = GAME.apply(
            state, active[0], chance.choice(going_on if going_on and chance.random() < 0.8 else legal)
        )
        state, events = transition.state, [*events, *transition.events]
    return refusals, events


@pytest.mark.slow
def test_parameters_and_rules_are_as_listed():
    """Whatever random games and nonsense bring up has the parameters and cites a rule of the catalogue."""
    codes, kinds = said_as_listed(catalogue, map(said, range(15)))
    assert len(codes) > 50
    assert len(kinds) > 60
