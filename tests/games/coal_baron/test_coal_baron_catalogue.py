"""The catalogue lists exactly what the rules can say."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

from coal_baron_builders import new_game

from games.coal_baron import actions, catalogue, facts, game
from games.coal_baron.actions import Action, Cube
from games.coal_baron.game import GAME
from games.engine.event import Event
from games.engine.violation import Violation

SOURCES = sorted(Path(game.__file__).parent.glob("*.py"))
ORDERS = tuple(facts.ORDERS)
COALS = (*facts.COALS, "red")


def literals(node: ast.expr) -> set[str]:
    """What a string expression can be; the variable part of a formatted one is tried with all its values."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    if isinstance(node, ast.JoinedStr):
        values = ("tiles", "orders", "cage", "storage")
        known = catalogue.EVENTS.keys() | catalogue.VIOLATIONS.keys()
        shape = ["{}" if isinstance(part, ast.FormattedValue) else part.value for part in node.values]  # type: ignore[attr-defined]
        return {"".join(shape).format(value) for value in values} & known
    return set()


def calls(name: str) -> Iterator[ast.Call]:
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node


def strings() -> set[str]:
    """Every string written in the package outside the catalogue."""
    return {
        node.value
        for source in SOURCES
        if source.name != "catalogue.py"
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_code_in_the_source_is_listed():
    """Literal codes of refusals and kinds of events."""
    refused = set[str]().union(*(literals(call.args[0]) for call in calls("Violation")))
    told = set[str]().union(*(literals(call.args[0]) for name in ("tell", "Event") for call in calls(name)))
    assert refused <= set(catalogue.VIOLATIONS)
    assert told <= set(catalogue.EVENTS)
    assert len(refused) > 40
    assert len(told) > 25


def test_everything_listed_is_in_the_source():
    """No entry that nothing emits; formatted ones by their parts."""
    written = strings()
    formatted = {f"{what}_{verb}" for what in ("tiles", "orders") for verb in ("drawn", "seen", "returned")}
    formatted |= {f"{much}-in-{source}" for much in ("none", "one") for source in ("cage", "storage")}
    engine = {"reveal-inside-plan"}
    assert set(catalogue.VIOLATIONS) | set(catalogue.EVENTS) <= written | formatted | engine


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
    codes, kinds = set[str](), set[str]()
    for seed in range(12):
        refusals, events = said(seed)
        for violation in refusals:
            assert tuple(violation.params) == catalogue.VIOLATIONS[violation.code], violation
            assert violation.rule in catalogue.RULES
        for event in events:
            assert tuple(event.params) == catalogue.EVENTS[event.kind], event
            assert event.rule in catalogue.RULES
        codes |= {violation.code for violation in refusals}
        kinds |= {event.kind for event in events}
    assert len(codes) > 30
    assert len(kinds) > 30


def test_every_rule_listed_is_cited():
    written = strings() | {"DESIGN"}
    assert set(catalogue.RULES) <= written
