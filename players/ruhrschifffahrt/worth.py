"""The final points that each seat may expect."""

from collections.abc import Sequence
from typing import Final

from games.engine.event import Seat
from games.ruhrschifffahrt import facts, shipping
from games.ruhrschifffahrt.state import OVER, SOURCES, State
from players.mind import Item, scored_as
from players.ruhrschifffahrt.ahead import Dice
from players.ruhrschifffahrt.appraisal import MARK, all_standings, appraisal, with_cube
from players.ruhrschifffahrt.chart import Chart, chart_of
from players.ruhrschifffahrt.expectation import expectation, parts
from players.ruhrschifffahrt.standing import Market, Standing

SCORED: Final = {
    **dict.fromkeys(("essen_set", "mark_set", "city_set", "depot_set"), "sure.sets"),
    **dict.fromkeys(("mayor", "railway", "barge"), "tile.final"),
    "cities": "cities",
    "depots": "depot_warehouses",
    "depot_majorities": "sure.leads",
    "port": "port_warehouses",
    "export": "sure.exports",
    "debts": "sure.debts",
}
"""As what the sources of the score sheet count once the game is over; the others are points."""


def worth(state: State) -> Sequence[float]:
    """The final points that each seat may expect."""
    if state.phase == OVER:
        return [float(own.points) for own in state.seats]
    market, stands, claims = _expected(state)
    dice = Dice(state, chart_of(state))
    return [
        own.points + expectation(stand, market, claims) + dice.points(stand.place, mark=MARK in stand.tiles)
        for own, stand in zip(state.seats, stands, strict=True)
    ]


def items(state: State, seat: Seat) -> Sequence[Item]:
    """The worth of a seat in parts: what it has already, what it may expect of each thing that it owns."""
    own = state.seats[seat]
    if state.phase == OVER:
        scored = scored_as(SOURCES, own.score, SCORED)
        return [Item(what, points, points) for what, points in scored.items() if points]
    market, stands, claims = _expected(state)
    stand = stands[seat]
    ahead = Dice(state, chart_of(state)).points(stand.place, mark=MARK in stand.tiles)
    found = [Item("points", own.points, own.points), *parts(stand, market, claims), Item("dice", 1, ahead)]
    return [item for item in found if item.worth]


def _expected(state: State) -> tuple[Market, list[Standing], float]:
    """How all stand once what is loaded is sold."""
    chart = chart_of(state)
    market, stands, claims = all_standings(state, chart)
    _sell_cargoes(state, chart, market, stands, claims)
    return market, stands, claims


def _sell_cargoes(state: State, chart: Chart, market: Market, stands: list[Standing], claims: float) -> None:
    """Loaded dice are counted as sold: where their owners plan to, else where it seems best."""
    for seat in state.waiting if state.phase == 4 else range(len(stands)) if state.phase == 3 else ():
        trip = expected_trip(state, chart, seat, market, stands[seat], claims)
        if trip is None:
            continue
        stands[seat] = sold(chart, stands[seat], market, trip)
        for owner in state.cities.get(trip.space, ()):
            if owner != seat:
                stands[owner] = stands[owner]._replace(coins=stands[owner].coins + facts.WAREHOUSE_COIN)


def sold(chart: Chart, own: Standing, market: Market, trip: shipping.Trip) -> Standing:
    """How a seat stands after a sale."""
    own = own._replace(coins=own.coins + trip.coins, sales=own.sales - 1, place=chart.river.index[trip.space])
    return with_cube(own, facts.AREAS.index(trip.area), market) if trip.cube else own


def expected_trip(
    state: State, chart: Chart, seat: Seat, market: Market, own: Standing, claims: float
) -> shipping.Trip | None:
    """The sale that a loaded barge will make; None where it is not loaded."""
    it = state.seats[seat]
    if it.place not in chart.river.storages or it.place not in state.dice:
        return None
    if it.plan is not None:
        return shipping.trip(state, seat, it.place, it.plan.space, state.dice[it.place])
    values = appraisal(own._replace(sales=max(0, own.sales - 1)), market, claims)

    def points(trip: shipping.Trip) -> float:
        cube = values.cubes[facts.AREAS.index(trip.area)] if trip.cube else 0
        return values.coin * trip.coins + cube + values.berths[chart.river.index[trip.space]]

    return max(shipping.trips_of_barge(state, seat), key=points, default=None)
