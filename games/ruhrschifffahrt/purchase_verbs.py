"""The verbs of phase 6, which can also be left ahead (6.6)."""

from collections.abc import Callable
from typing import Final, TypeVar

from msgspec.structs import replace

from games.engine.conditions import Gate, Listed, Need, refused_as, unknown
from games.engine.turns import expect
from games.engine.verbs import Row, Verb, Way, only
from games.ruhrschifffahrt import actions, locks, port, repaying, starting, tile_use, turns, warehouses
from games.ruhrschifffahrt.actions import Purchase
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import State

A = TypeVar("A", bound=Purchase)

_AT: Final = frozenset({"purchase"})


def _bought(perform: Callable[[Change, A], None]) -> Callable[[Change, A], None]:
    """Does it, and says that the turn was used."""

    def then(change: Change, action: A) -> None:
        perform(change, action)
        change.wait(replace(expect(change.state.turn, turns.Purchase), bought=True))

    return then


_IN_CITY: Final = (
    locks.NO_LOCK_DUE,
    Need(warehouses.is_city, unknown("unknown-city", "6.6", "city")),
    Need(warehouses.new_in_city, refused_as("own-warehouse-there", "6.6", "city")),
    Need(warehouses.room_in_city, warehouses.city_full),
)
_CITY_PAID: Final = Need(warehouses.city_payable, warehouses.city_unpayable)
_IN_PORT: Final = (
    locks.NO_LOCK_DUE,
    Need(port.column_open, port.column_closed),
    Gate(port.fewer_built, port.all_built),
)

PURCHASES: Final[tuple[Row[State, Change], ...]] = (
    Verb(
        actions.BuildLock,
        "lock ob_horst",
        "6.6",
        at=_AT,
        conditions=(Listed(locks.no_obstacle), Gate(locks.can_build, locks.cannot_build)),
        candidates=locks.building,
        perform=_bought(locks.build_lock),
    ),
    Verb(
        actions.BuildInCity,
        "city ci_werden",
        "6.6",
        at=_AT,
        ways=(
            Way(
                lambda action: not action.white,
                conditions=(*_IN_CITY, Need(warehouses.city_tile, warehouses.no_city_tile), _CITY_PAID),
                candidates=warehouses.cities,
            ),
            Way(
                lambda action: action.white,
                conditions=(*_IN_CITY, tile_use.by_white(warehouses.WHITE_TILE), _CITY_PAID),
                candidates=warehouses.cities_by_white,
            ),
        ),
        off=warehouses.white_elsewhere,
        perform=_bought(warehouses.build_in_city),
    ),
    Verb(
        actions.BuildInDepot,
        "depot essen",
        "6.6",
        at=_AT,
        conditions=(
            locks.NO_LOCK_DUE,
            Need(warehouses.is_depot, unknown("unknown-depot", "6.6", "dominion")),
            Need(warehouses.room_in_depot, warehouses.depot_full),
            tile_use.by_own(warehouses.DEPOT_TILE),
            Need(warehouses.depot_payable, warehouses.depot_unpayable),
        ),
        candidates=warehouses.depots,
        perform=_bought(warehouses.build_in_depot),
    ),
    Verb(
        actions.BuildInPort,
        "port belgium",
        "6.6",
        at=_AT,
        ways=(
            Way(
                lambda action: not action.white,
                conditions=(*_IN_PORT, tile_use.by_own(port.TILE), port.payable(white=False)),
                candidates=port.columns,
            ),
            Way(
                lambda action: action.white,
                conditions=(*_IN_PORT, tile_use.by_white(warehouses.WHITE_TILE), port.payable(white=True)),
                candidates=port.columns_by_white,
            ),
        ),
        off=warehouses.white_elsewhere,
        perform=_bought(port.build_in_port),
    ),
    Verb(
        actions.MoveInPort,
        "shift belgium rhineland",
        "6.6",
        options={"to": "target"},
        at=_AT,
        conditions=(
            locks.NO_LOCK_DUE,
            Gate(port.has_port_tile, refused_as("tile-needed", "R48", tile=port.TILE)),
            Gate(port.not_moved, refused_as("already-moved", "R48")),
            Need(port.stands_there, unknown("no-warehouse-in-column", "R48", "source", "country")),
            Need(port.target_open, port.target_closed),
            Gate(port.move_payable, port.move_unpayable),
        ),
        candidates=port.shifts,
        perform=_bought(port.shift),
    ),
    Verb(
        actions.UseInn,
        "inn coin",
        "6.5.2",
        at=frozenset(starting.STAGES) | _AT,
        conditions=(Listed(unknown("unknown-good", "6.5.2", "what")), tile_use.by_white("inn")),
        candidates=only(*tile_use.INNS),
        off=lambda state, seat, action: tile_use.white_elsewhere(state, seat, "inn"),
        perform=tile_use.use_inn,
    ),
    Verb(
        actions.RepayDebt,
        "repay",
        "6.6",
        at=_AT,
        conditions=(
            locks.NO_LOCK_DUE,
            Gate(repaying.in_debt, refused_as("no-debt", "6.6")),
            Gate(repaying.can_repay, repaying.cannot_repay),
        ),
        candidates=only(actions.RepayDebt()),
        perform=_bought(repaying.repay),
    ),
)
