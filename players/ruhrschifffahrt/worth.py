"""The final points that each seat may expect."""

from collections.abc import Sequence

from games.engine.event import Seat
from games.ruhrschifffahrt import facts, shipping
from games.ruhrschifffahrt.state import OVER, State
from players.mind import Item
from players.ruhrschifffahrt.appraisal import all_standings, appraisal, berth_points, with_cube
from players.ruhrschifffahrt.chart import Chart, chart_of
from players.ruhrschifffahrt.prospects import city_set, depot_set, export_points, majority, prospects
from players.ruhrschifffahrt.standing import Market, Standing


def worth(state: State) -> Sequence[float]:
    """The final points that each seat may expect."""
    if state.phase == OVER:
        return [float(own.points) for own in state.seats]
    chart = chart_of(state)
    market, stands, claims = all_standings(state, chart)
    _sell_cargoes(state, chart, market, stands, claims)
    return [
        own.points
        + prospects(stand, market, claims)
        + sum(settled(stand, market))
        + berth_points(chart, stand, stand.place)
        for own, stand in zip(state.seats, stands, strict=True)
    ]


def _sell_cargoes(state: State, chart: Chart, market: Market, stands: list[Standing], claims: float) -> None:
    """Loaded dice are counted as sold: where their owners plan to, else where it seems best."""
    for seat in state.waiting if state.phase == 4 else range(len(stands)) if state.phase == 3 else ():
        trip = expected_trip(state, chart, seat, market, stands[seat], claims)
        if trip is None:
            continue
        stands[seat] = sold(chart, stands[seat], trip)
        for owner in state.cities.get(trip.space, ()):
            if owner != seat:
                stands[owner] = stands[owner]._replace(coins=stands[owner].coins + facts.WAREHOUSE_COIN)


def sold(chart: Chart, own: Standing, trip: shipping.Trip) -> Standing:
    """How a seat stands after a sale."""
    cubes = with_cube(own.cubes, facts.AREAS.index(trip.area)) if trip.cube else own.cubes
    return own._replace(
        coins=own.coins + trip.coins, cubes=cubes, sales=own.sales - 1, place=chart.river.index[trip.space]
    )


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
        return values.coin * trip.coins + cube + berth_points(chart, own, chart.river.index[trip.space])

    return max(shipping.trips_of_barge(state, seat), key=points, default=None)


def settled(own: Standing, market: Market) -> tuple[float, ...]:
    """What stands on the board already and will bring or cost points: debts, sets, majorities, export."""
    return (
        -float(facts.DEBT_POINTS * own.debts),
        city_set(sum(own.cities[:3]))
        + city_set(sum(own.cities[3:6]))
        + depot_set(sum(mine > 0 for mine, _ in own.depots)),
        sum(majority(mine, theirs, own.purchases) for mine, theirs in own.depots),
        sum(
            market.exports[number] * export_points(position)
            for number, position in enumerate(own.port)
            if position
        ),
    )


def items(state: State, seat: Seat) -> Sequence[Item]:
    """The worth of a seat in parts."""
    return [Item("all", 1, worth(state)[seat])]
