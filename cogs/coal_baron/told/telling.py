"""Events as sentences."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names, things
from cogs.coal_baron.signs import signs
from cogs.coal_baron.told import repairs
from cogs.coal_baron.told.phrases import phrases
from cogs.moves import Told, moves_told
from cogs.signs import signed
from games.coal_baron import facts, turns
from games.coal_baron.actions import (
    Action,
    ChooseSubstitute,
    DraftOrder,
    FillSpace,
    FillWithTwo,
    Keep,
    LoadCube,
    MoveCage,
    PlaceWorkers,
    PutNext,
    StoreCube,
)
from games.coal_baron.state import State
from games.coal_baron.verbs import VERBS
from games.engine.contract import REPAIRED
from games.engine.event import Event, Fact


def tell(event: Event, party: Party, words: Words) -> str:
    """One event as a sentence, with names and numbers."""
    if event.kind == REPAIRED:
        return words(f"cb-event-{REPAIRED}", changes=repairs.changes(event, party, words))
    who = "" if event.seat is None else party.names[event.seat]
    said = words(f"cb-event-{event.kind}", who=who, **phrases(event.params, party, words))
    return words("cb-tied-event", event=said.removesuffix(".")) if tied(event) else said


def tied(event: Event) -> bool:
    """Whether the place for which an element brings points is shared."""
    shared = "first_shared" if event.params.get("rank") == 1 else "second_shared"
    return event.kind == "element_scored" and any(fact.kind == shared for fact in event.facts)


def shared_by_all(event: Event) -> bool:
    """Whether an element brought everybody the same."""
    counts = next((fact.params["counts"] for fact in event.facts if fact.kind == "element_counts"), ())
    return event.kind == "element_scored" and isinstance(counts, tuple) and len({*counts}) == 1


def fact(fact: Fact, party: Party, words: Words) -> str:
    """On what an event's numbers rest, as a short sentence."""
    return names.capital(words(f"cb-fact-{fact.kind}", **phrases(fact.params, party, words)))


def _substitute(state: State, action: ChooseSubstitute, words: Words) -> str:
    if action.coal is None:
        return words("cb-move-leave-empty")
    return words("cb-move-substitute", cube=names.cube(action.coal, words))


def _next(state: State, action: PutNext, words: Words) -> str:
    laid = len(state.turn.returned) if isinstance(state.turn, turns.PutNext) else 0
    return words("cb-move-next", number=laid + 1, card=names.card(action.card, words))


def _cage(state: State, action: MoveCage, words: Words) -> str:
    return words("cb-move-cage", number=action.level, level=names.level(action.level, words))


def _load(state: State, action: LoadCube, words: Words) -> str:
    return words("cb-move-load", cube=names.cube(action.coal, words))


def _store(state: State, action: StoreCube, words: Words) -> str:
    return words("cb-move-store", cube=names.cube(action.coal, words))


def _fill(state: State, action: FillSpace, words: Words) -> str:
    return _onto(names.order(action.order, words), action, words)


def _pair(state: State, action: FillWithTwo, words: Words) -> str:
    return _onto(names.order(action.order, words), action, words)


def _onto(order: str, action: FillSpace | FillWithTwo, words: Words) -> str:
    """Cubes put on an order of that name."""
    if isinstance(action, FillSpace):
        source = words(f"cb-source-{action.source}")
        taken = words("cb-cube-from", coal=names.coal(action.coal, words), source=source)
        return words("cb-move-fill", order=order, cubes=taken)
    first, second = (names.taken(cube, words) for cube in action.cubes)
    space = names.coal(action.space, words)
    return words("cb-move-pair", order=order, space=space, first=first, second=second)


OWN: Final[Mapping[type, Told]] = {
    ChooseSubstitute: _substitute,
    PutNext: _next,
    MoveCage: _cage,
    LoadCube: _load,
    StoreCube: _store,
    FillSpace: _fill,
    FillWithTwo: _pair,
}
"""Moves that say more than their fields, or say these in another case."""

A_PAIR: Final = 2
"""So many cubes of any coal fill a space together."""

move: Final = moves_told("cb", VERBS, things.name, OWN)


def planned(state: State, action: Action, party: Party, words: Words) -> str:
    """A move of a plan: with the letter by which the picture and the panel have the place, and what lies there.

    The coal of an order is said only where another of its owner's is called the same.
    """
    match action:
        case PlaceWorkers(space):
            offer = things.offer(state, space, words)
            said = words("cb-move-place", space=signed(space, offer, signs(state), words))
            return _with_use(said, state, _tile_at(state, space), words)
        case Keep(card) if card in facts.TILES:
            return _with_use(move(state, action, party, words), state, card, words)
        case DraftOrder(order):
            return words("cb-move-draft", order=signed(order, names.order(order, words), signs(state), words))
        case FillSpace() | FillWithTwo():
            return _onto(_briefly(state, action.order, words), action, words)
        case _:
            return move(state, action, party, words)


def _tile_at(state: State, space: str) -> str | None:
    found = facts.SPACES[space]
    return state.tile_slots[found.number - 1] if found.area == "factory" and found.number else None


def _with_use(said: str, state: State, tile: str | None, words: Words) -> str:
    """The move that brings a tile; where its coal fits no order, for which lacking coal two such cubes can do."""
    own = state.seats[state.turn.seat]
    spaces = [(facts.ORDERS[one.order].spaces, one.filled) for one in own.outstanding]
    free = Counter(
        coal for printed, filled in spaces for coal, held in zip(printed, filled, strict=True) if not held
    )
    had = Counter((*own.cage, *own.storage, *(cube for one in own.sections for cube in one.cubes if cube)))
    lacking = [coal for coal in facts.COALS if free[coal] > had[coal]]
    if tile is None or not lacking or free[facts.TILES[tile].coal] or facts.TILES[tile].minecarts < A_PAIR:
        return said
    return words("cb-move-two-of-tile", move=said, coal=names.coal(lacking[0], words))


def _briefly(state: State, order: str, words: Words) -> str:
    """An order without its coal, where its owner has no other of that name."""
    held = next((me.outstanding for me in state.seats if any(own.order == order for own in me.outstanding)), ())
    named = [names.order_bare(own.order, words) for own in held]
    bare = names.order_bare(order, words)
    return bare if named.count(bare) < 2 else names.order(order, words)


def source(key: str, words: Words) -> str:
    """A source of points by name: an element, or one of the others of the score sheet."""
    found = any(key == one.id for one in facts.ELEMENTS)
    return names.element(key, words) if found else words(f"cb-score-{key}")
