"""What the purchases of phase 6 cost and bring, and what they name: a row for each kind (6.6)."""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import actions, facts, locks, port, tile_use, warehouses
from games.ruhrschifffahrt.actions import Purchase
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import State

Figure: TypeAlias = Callable[[State, Any], int]


@dataclass(frozen=True)
class Name:
    """A field that names what a board may have or not: what it has, and the code that refuses anything else."""

    field: str
    known: Callable[[River], Container[str]]
    code: str


@dataclass(frozen=True)
class Row:
    """What a purchase costs the seat at turn, the points that it brings at once, and the names in it."""

    price: Figure
    points: Figure
    names: tuple[Name, ...] = ()


def _always(figure: int) -> Figure:
    return lambda state, action: figure


def _country(field: str) -> Name:
    return Name(field, lambda river: facts.COUNTRIES, "unknown-country")


ROWS: Final[Mapping[type[Purchase], Row]] = {
    actions.BuildLock: Row(
        lambda state, action: locks.price_of_lock(state),
        lambda state, action: locks.points_of_lock(state, action.obstacle),
        (Name("obstacle", lambda river: river.obstacles, "unknown-obstacle"),),
    ),
    actions.BuildInCity: Row(
        warehouses.price_in_city,
        _always(facts.WAREHOUSE_POINTS),
        (Name("city", lambda river: river.cities, "unknown-city"),),
    ),
    actions.BuildInDepot: Row(
        lambda state, action: warehouses.price_in_depot(state, action.dominion),
        _always(facts.WAREHOUSE_POINTS),
        (Name("dominion", lambda river: river.depots, "unknown-depot"),),
    ),
    actions.BuildInPort: Row(
        lambda state, action: port.price_in_port(state, white=action.white),
        _always(facts.WAREHOUSE_POINTS),
        (_country("country"),),
    ),
    actions.MoveInPort: Row(_always(facts.PORT_MOVE_COINS), _always(0), (_country("source"), _country("to"))),
    actions.UseInn: Row(
        _always(0),
        lambda state, action: facts.INN_POINTS if action.what == "point" else 0,
        (Name("what", lambda river: tile_use.GOODS, "unknown-good"),),
    ),
    actions.RepayDebt: Row(_always(facts.REPAYMENT), _always(0)),
}


def unknown_name(state: State, action: Purchase) -> Violation | None:
    """The first name in a purchase that the board does not have, if any."""
    river = river_of(state)
    for name in ROWS[type(action)].names:
        word = getattr(action, name.field)
        if word not in name.known(river):
            return Violation(name.code, "DESIGN", {"word": quoted(word)})
    return None
