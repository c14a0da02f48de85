"""Where a loaded barge can go, what a sale brings, and the sale itself (6.4)."""

from itertools import takewhile
from typing import Final

import msgspec

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import barges, facts, reasons, tracks
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.4"


class Trip(msgspec.Struct, frozen=True):
    """What shipping a die to a sale space brings its seller.

    `value` is the die's value on arrival, `lost` whether obstacles took a point. `coins` is all that the seller
    receives, `demand` and `own_warehouse` of it what lies on the space and what an own warehouse in the city
    brings. `cube` says whether a development cube comes with it, in `area`.
    """

    space: str
    distance: int
    value: int
    lost: bool
    coins: int
    demand: int
    own_warehouse: int
    area: facts.Area
    cube: bool


# Reach


def distance(state: State, river: River, storage: str, space: str) -> int:
    """Spaces from a storage downstream to a space (`lock_spaces`: without those of locks, R5)."""
    steps = river.index[space] - river.index[storage]
    if state.options.lock_spaces == "vanish":
        steps -= len(_locks_between(state, river, storage, space))
    return steps


def _locks_between(state: State, river: River, storage: str, space: str) -> list[str]:
    return [at for at in river.obstacles_between(storage, space) if at not in state.obstacles]


def reachable(state: State, river: River, storage: str, *, pilot: bool) -> list[str]:
    """Sale spaces within reach of a storage, downstream; Ruhrort only with a pilot (R7)."""
    after = river.sales_after[storage]
    if pilot:
        return list(after)
    near = takewhile(lambda space: distance(state, river, storage, space) <= facts.SIMPLE_TRIP, after)
    return [space for space in near if space != river.port]


def can_sell_from(state: State, river: River, storage: str, *, pilot: bool) -> bool:
    """Whether a barge may start from a storage: with a helm only by a pilot, however near a sale is (2.1)."""
    nearest = river.sales_after[storage][:1]
    if pilot or not nearest:
        return bool(nearest)
    helm = river.spaces[storage].helm
    return (
        not helm and nearest[0] != river.port and distance(state, river, storage, nearest[0]) <= facts.SIMPLE_TRIP
    )


# What it brings


def _crosses(state: State, river: River, storage: str, space: str) -> bool:
    """Whether an obstacle lies on the way that no lock has taken the place of."""
    return any(obstacle in state.obstacles for obstacle in river.obstacles_between(storage, space))


def trip(state: State, seat: Seat, storage: str, space: str, value: int) -> Trip:
    """What it brings the seat to ship a die of a value from a storage to a space."""
    river = river_of(state)
    arrived = max(facts.LOWEST_DIE, value - _crosses(state, river, storage, space))
    area = river.area(river.storages[storage], space)
    cube = state.seats[seat].cubes.get(area, 0) < river.board.areas[area]
    demand = state.demand.get(space, 0)
    own_warehouse = facts.WAREHOUSE_COIN if seat in state.cities.get(space, ()) else 0
    bonus = facts.RUHRORT_COIN if space == river.port else 0
    return Trip(
        space=space,
        distance=distance(state, river, storage, space),
        value=arrived,
        lost=arrived < value,
        coins=arrived - cube + bonus + demand + own_warehouse,
        demand=demand,
        own_warehouse=own_warehouse,
        area=area,
        cube=cube,
    )


def export_steps(state: State, trip: Trip) -> int:
    """Cells by which a trip moves the export marker: in Ruhrort alone."""
    return _steps(state, trip.value) if trip.space == river_of(state).port else 0


def _steps(state: State, value: int) -> int:
    """Cells to the right, as far as the track goes (`export_marker`: by the first sale of a round only, R12)."""
    if state.options.export_marker == "first_only" and state.exported:
        return 0
    last = len(river_of(state).board.export_track) - 1
    return min(last - state.export, facts.EXPORT_STEPS[value])


def trips(state: State, seat: Seat, storage: str, *, pilot: bool) -> list[Trip]:
    """What each sale would bring the seat from a storage with a die, as things stand."""
    river = river_of(state)
    value = state.dice[storage]
    return [trip(state, seat, storage, space, value) for space in reachable(state, river, storage, pilot=pilot)]


def trips_of_barge(state: State, seat: Seat) -> list[Trip]:
    """The sales that the seat can choose from with its loaded barge; none where it is not loaded."""
    own = state.seats[seat]
    if own.place is None or own.place not in river_of(state).storages:
        return []
    value = state.dice.get(own.place)
    if value is None:
        return []
    return [trip(state, seat, own.place, space, value) for space in spaces_of_barge(state, seat)]


def has_pilot(state: State, seat: Seat) -> bool:
    """Whether the option the seat chose in this round brings a pilot."""
    option = state.seats[seat].option
    return option is not None and facts.OPTIONS[option].pilot


def spaces_of_barge(state: State, seat: Seat) -> list[str]:
    """Where the seat can sell the die that its barge is loaded with.

    A barge that has started can sell on the nearest space at least, also where `lock_spaces` was changed since.
    """
    river, berth = river_of(state), barges.berth(state, seat)
    return reachable(state, river, berth, pilot=has_pilot(state, seat)) or list(river.sales_after[berth][:1])


def cannot_sell(state: State, seat: Seat, space: str) -> Violation:
    """The loaded die cannot be sold on a space."""
    river = river_of(state)
    storage = barges.berth(state, seat)
    if space not in river.sale_spaces:
        return Violation("no-sale-space", "R6" if space in river.spaces else _RULE, {"word": quoted(space)})
    if river.index[space] < river.index[storage]:
        return Violation("only-downstream", _RULE, {"space": space, "storage": storage})
    steps = distance(state, river, storage, space)
    if space == river.port:
        return Violation("ruhrort-needs-pilot", "R7" if steps <= facts.SIMPLE_TRIP else "5.2")
    params = {"space": space, "storage": storage, "distance": steps, "most": facts.SIMPLE_TRIP}
    near = steps - len(_locks_between(state, river, storage, space)) <= facts.SIMPLE_TRIP
    return Violation("too-far-without-pilot", "R5" if near else _RULE, params)


# The sale


def sell(change: Change, seat: Seat, space: str, *, kind: str = "coal_sold") -> None:
    """Ship and sell the loaded die; its place on a track may make another die leave (R13)."""
    state, river = change.state, change.river
    storage = barges.berth(state, seat)
    sale = trip(state, seat, storage, space, state.dice[storage])
    colour, rule = river.storages[storage], _rule_of(state, storage, sale)
    rests_on = _reasons(state, storage, sale)
    state.dice = {other: value for other, value in state.dice.items() if other != storage}
    barges.go(change, seat, space)
    _take_payment(change, seat, sale)
    params = {
        "space": space,
        "storage": storage,
        "colour": colour,
        "value": sale.value,
        "lost": int(sale.lost),
        "coins": sale.coins - sale.own_warehouse,
        "demand": sale.demand,
        "area": sale.area,
        "cube": int(sale.cube),
    }
    places = (storage, space, f"barge.{seat}", f"seat.{seat}.coins", f"seat.{seat}.cubes.{sale.area}")
    change.tell(kind, rule, params, places, seat=seat, facts=rests_on)
    _pay_owners(change, seat, space)
    if space == river.port:
        _move_export_marker(change, seat, sale.value)
    tracks.add(change, colour, sale.value)


def _reasons(state: State, storage: str, sale: Trip) -> reasons.Facts:
    river = river_of(state)
    on_the_way = river.obstacles_between(storage, sale.space)
    return reasons.of_sale(
        state.dice[storage],
        sum(obstacle in state.obstacles for obstacle in on_the_way),
        cube=sale.cube,
        area=sale.area,
        room=river.board.areas[sale.area],
        in_port=sale.space == river.port,
    )


def _rule_of(state: State, storage: str, sale: Trip) -> str:
    """What decides a sale: that no die falls below 1 (R8), what a 1 or a full area pays (R9), a demand (R10)."""
    river = river_of(state)
    if not sale.lost and _crosses(state, river, storage, sale.space):
        return "R8"
    if sale.value == facts.LOWEST_DIE if sale.cube else sale.space == river.port:
        return "R9"
    return "R10" if sale.demand else _RULE


def _take_payment(change: Change, seat: Seat, sale: Trip) -> None:
    state, own = change.state, change.of(seat)
    if sale.cube:
        own.cubes = {**own.cubes, sale.area: own.cubes.get(sale.area, 0) + 1}
        change.book(seat, "cubes", 1)
    change.coins(seat, sale.coins - sale.own_warehouse)
    if sale.demand:
        state.demand = {space: coins for space, coins in state.demand.items() if space != sale.space}


def _pay_owners(change: Change, seller: Seat, space: str) -> None:
    """A coin for each owner of a warehouse in the city, the seller too (R11)."""
    owners = sorted(change.state.cities.get(space, ()))
    for owner in owners:
        change.coins(owner, facts.WAREHOUSE_COIN)
        params = {"city": space, "coins": facts.WAREHOUSE_COIN}
        rule = "R11" if owner == seller else "6.6"
        places = (space, f"seat.{owner}.coins")
        change.tell("warehouse_earned", rule, params, places, seat=owner, facts=reasons.of_owners(owners))


def _move_export_marker(change: Change, seat: Seat, value: int) -> None:
    """One or two cells to the right (`export_marker`: by the first sale of a round only, R12)."""
    state = change.state
    steps = _steps(state, value)
    rule = "R12" if state.exported or steps < facts.EXPORT_STEPS[value] else _RULE
    cell = state.export + steps
    less = reasons.of_marker(state, steps) if steps < facts.EXPORT_STEPS[value] else ()
    state.exported += 1
    if cell != state.export:
        points = change.river.board.export_track[cell]
        params = {"cell_before": state.export + 1, "cell": cell + 1, "points": points, "value": value}
        state.export = cell
        change.tell("export_marker_rose", rule, params, ("export",), seat=seat, facts=less)
    else:
        params = {"cell": cell + 1, "points": change.river.board.export_track[cell]}
        change.tell("export_marker_stayed", rule, params, ("export",), seat=seat, facts=less)
