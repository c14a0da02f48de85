"""The catalogue lists exactly what the rules can say."""

from random import Random

from coal_baron_builders import new_game

from games.coal_baron import actions, facts, game
from games.coal_baron.actions import Action, Cube
from games.coal_baron.game import GAME
from games.engine.event import Event
from games.engine.violation import Violation
from tests.catalogues import coal_baron as catalogue
from tests.games.written import ENGINE, Written, said_as_listed

COMPOSED = (
    *(f"{what}_{verb}" for what in ("tiles", "orders") for verb in ("drawn", "seen", "returned")),
    *(f"{much}-in-{source}" for much in ("none", "one") for source in ("cage", "storage")),
)
WRITTEN = Written(game, COMPOSED)
TOLD = {"tell": 0, "_tell_points": 2}
"""Functions that tell, and which of their arguments is the kind."""
REFUSED = {"Violation": 0, "refused_as": 0, "unknown": 0, "seated": 0}
ORDERS = tuple(facts.ORDERS)
COALS = (*facts.COALS, "red")


def test_every_code_in_the_source_is_listed():
    """Literal codes of refusals and kinds of events."""
    refused, told = WRITTEN.arguments(REFUSED), WRITTEN.arguments(TOLD)
    assert refused <= set(catalogue.VIOLATIONS)
    assert told <= set(catalogue.EVENTS)
    assert len(refused) > 40
    assert len(told) > 25


def test_everything_listed_is_in_the_source():
    """No entry that nothing emits; formatted ones by their parts."""
    listed = {*catalogue.VIOLATIONS, *catalogue.EVENTS, *catalogue.MALFORMED}
    assert listed <= WRITTEN.strings() | ENGINE
    assert set(catalogue.RULES) <= WRITTEN.strings() | {"DESIGN"}


def random_action(chance: Random) -> Action:
    """Any action with any ids, known and unknown."""
    order = chance.choice((*ORDERS, "moon"))
    coal = chance.choice(COALS)
    source = chance.choice(("cage", "storage", "mine"))
    cubes = tuple(Cube(chance.choice(("cage", "storage")), chance.choice(facts.COALS)) for _ in range(2))
    return chance.choice(
        (
            actions.DraftOrder(order),
            actions.PlaceWorkers(chance.choice((*facts.SPACES, "moon"))),
            actions.ChooseSubstitute(chance.choice((*COALS, None))),  # type: ignore[arg-type]
            actions.Keep(chance.choice((*ORDERS, *facts.TILES, "moon", None))),
            actions.ReturnTo(chance.choice(("top", "bottom", "middle"))),  # type: ignore[arg-type]
            actions.PutNext(chance.choice((*ORDERS, *facts.TILES, "moon"))),
            actions.MoveCage(chance.choice((-1, 0, 1, 2, 3, 4, 5))),
            actions.LoadCube(coal),  # type: ignore[arg-type]
            actions.FillSpace(order, coal, source),  # type: ignore[arg-type]
            actions.FillWithTwo(order, coal, cubes),  # type: ignore[arg-type]
            actions.StoreCube(coal),  # type: ignore[arg-type]
            actions.EndTurn(),
            actions.LeaveRanking(tuple(chance.choices((*ORDERS, "moon"), k=chance.randrange(3)))),
            actions.WithdrawRanking(),
        )
    )


def said(seed: int) -> tuple[list[Violation], list[Event]]:
    """All refusals and events of a random game in which somebody also tries nonsense all the time."""
    chance = Random(seed)
    options = {
        "storing": chance.choice(("always", "unneeded_only")),
        "substitutes": chance.choice(("required", "optional")),
        "storage_use": chance.choice(("any_level", "surface")),
    }
    state = new_game(chance.choice((2, 3, 4)), **options)
    refusals, events = list[Violation](), list[Event]()
    while active := GAME.active_seats(state):
        for seat in (active[0], chance.randrange(-1, 5)):
            violation = GAME.check(state, seat, random_action(chance))
            refusals += [violation] if violation else []
        legal = GAME.legal_actions(state, active[0])
        transition = GAME.apply(state, active[0], chance.choice(legal[1:] or legal))
        state, events = transition.state, [*events, *transition.events]
    return refusals, events


def test_parameters_and_rules_are_as_listed():
    """Whatever random games and nonsense bring up has the parameters and cites a rule of the catalogue."""
    codes, kinds = said_as_listed(catalogue, map(said, range(12)))
    assert len(codes) > 30
    assert len(kinds) > 30
