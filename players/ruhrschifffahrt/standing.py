"""How a seat stands: what it has to go on with, in a form that can be looked up again."""

from collections import Counter
from typing import NamedTuple

from games.engine.event import Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import OVER, State
from players.ruhrschifffahrt.chart import Chart


class Market(NamedTuple):
    """What all seats share: what can still be bought, and until when."""

    board: str
    round: int
    seats: int
    locks_in_mark: int
    locks_elsewhere: int
    cities: tuple[int, ...]
    """Warehouses by city."""
    depots: tuple[int, ...]
    port: tuple[int, ...]
    exports: tuple[int, ...]
    """Exports to come by country."""
    white: tuple[int, ...]
    """White tiles left."""
    owners: tuple[int, ...]
    """Seats that have each tile, in the order of `facts.TILES`."""


class Standing(NamedTuple):
    """What one seat has. `purchases` and `sales` are the phases 6 and 4 in which it will still act."""

    purchases: int
    sales: int
    coins: int
    debts: int
    supply: int
    with_lock: int
    with_mark: int
    calendar: int
    locks: int
    tiles: frozenset[facts.Tile]
    """Those that can still be used, or count at the end."""
    closed: frozenset[facts.Tile]
    """Those that cannot come any more: received, or covered by a blank one."""
    cubes: tuple[int, ...]
    cities: tuple[bool, ...]
    depots: tuple[tuple[int, int], ...]
    """Own warehouses by depot, with the most of any other seat."""
    port: tuple[int, ...]
    """Own position in each column from 1; 0 where it has none."""
    place: int
    """Of its barge; -1 before the first start."""


def market_of(state: State, chart: Chart) -> Market:
    """What all seats share in a position."""
    in_mark = sum(at in chart.in_mark for at in state.obstacles)
    owners = Counter([tile for own in state.seats for tile in own.tiles])
    return Market(
        board=state.options.board,
        round=state.round,
        seats=len(state.seats),
        locks_in_mark=in_mark,
        locks_elsewhere=len(state.obstacles) - in_mark,
        cities=tuple([len(state.cities.get(city, ())) for city in chart.river.cities]),
        depots=tuple([len(state.depots.get(at, ())) for at in facts.DEPOTS]),
        port=tuple([len(state.port.get(country, ())) for country in facts.COUNTRIES]),
        exports=_exports(state),
        white=tuple([state.white[tile] for tile in facts.WHITE_TILES]),
        owners=tuple([owners[tile] for tile in facts.TILES]),
    )


def _exports(state: State) -> tuple[int, ...]:
    """Every country tile comes up once, so what is still to come is known as a number."""
    done = max(0, state.round - facts.EXPORT_ROUNDS.start + (state.phase == OVER))
    left = state.countries[done:]
    return tuple(left.count(country) for country in facts.COUNTRIES)


def standing_of(state: State, chart: Chart, seat: Seat, *, bought: bool, sold: bool) -> Standing:
    """How a seat stands."""
    own = state.seats[seat]
    rounds = facts.ROUNDS - state.round
    return Standing(
        purchases=rounds + (not bought),
        sales=rounds + (not sold),
        coins=own.coins,
        debts=own.debts,
        supply=own.supply,
        with_lock=own.with_lock,
        with_mark=own.with_mark,
        calendar=len(own.calendar),
        locks=own.locks,
        tiles=frozenset(own.tiles).difference(own.turned) if own.turned else frozenset(own.tiles),
        closed=frozenset(own.tiles + own.blanks),
        cubes=tuple([own.cubes.get(area, 0) for area in facts.AREAS]),
        cities=tuple([seat in state.cities.get(city, ()) for city in chart.river.cities]),
        depots=tuple([_in_depot(state, at, seat) for at in facts.DEPOTS]),
        port=tuple([_in_column(state, country, seat) for country in facts.COUNTRIES]),
        place=-1 if own.place is None else chart.river.index[own.place],
    )


def _in_depot(state: State, dominion: str, seat: Seat) -> tuple[int, int]:
    owners = state.depots.get(dominion, ())
    if not owners:
        return (0, 0)
    mine = owners.count(seat)
    if mine == len(owners):
        return mine, 0
    return mine, max([owners.count(other) for other in set(owners) if other != seat])


def _in_column(state: State, country: facts.Country, seat: Seat) -> int:
    column = state.port.get(country, ())
    return column.index(seat) + 1 if seat in column else 0
