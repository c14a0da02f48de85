"""What a coin, a cube or a berth is worth to a seat as it stands."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import State
from players.ruhrschifffahrt.chart import Chart, chart_on
from players.ruhrschifffahrt.prospects import lock_claim, prospects
from players.ruhrschifffahrt.standing import Market, Standing, market_of, standing_of

DOWNSTREAM: Final = 1.2
"""Points between the upper and the lower end of the river: where a barge lies it starts, and late."""
IN_PORT: Final = 0.8
"""Points lost in Ruhrort, from where one must tow."""


class Appraisal(NamedTuple):
    """Points of a coin, of a cube by number of its area, once the sale of this round is made."""

    coin: float
    cubes: tuple[float, ...]


@lru_cache(maxsize=4_000)
def appraisal(own: Standing, market: Market, claims: float) -> Appraisal:
    """What the next coin and the next cube are worth to a seat that stands so."""
    room = chart_on(market.board).room
    here = prospects(own, market, claims)
    fewer = min(1, own.coins)
    more = prospects(own._replace(coins=own.coins + 2), market, claims)
    less = prospects(own._replace(coins=own.coins - fewer), market, claims)
    return Appraisal(
        coin=(more - less) / (2 + fewer),
        cubes=tuple(
            prospects(own._replace(cubes=with_cube(own.cubes, area)), market, claims) - here
            if own.cubes[area] < room[area]
            else 0.0
            for area in range(len(facts.AREAS))
        ),
    )


def with_cube(cubes: tuple[int, ...], area: int) -> tuple[int, ...]:
    """The cubes with one more on an area."""
    return (*cubes[:area], cubes[area] + 1, *cubes[area + 1 :])


def berth_points(chart: Chart, own: Standing, place: int) -> float:
    """What it is worth to a seat that its barge lies there when the round is over."""
    in_port = place == chart.length - 1
    if not own.sales:
        barge = "ruhr_barge" in own.tiles and in_port
        return facts.BARGE_POINTS_RUHRORT - facts.BARGE_POINTS if barge else 0.0
    return -DOWNSTREAM * place / chart.length - (IN_PORT if in_port else 0)


def all_standings(state: State, chart: Chart) -> tuple[Market, list[Standing], float]:
    """What all share, how all seats stand, and the locks that they claim together."""
    phase, waiting = state.phase, state.waiting
    market = market_of(state, chart)
    stands = [
        standing_of(
            state,
            chart,
            seat,
            bought=phase > 6 or (phase == 6 and seat not in waiting),
            sold=phase > 4 or (phase == 4 and seat not in waiting),
        )
        for seat in range(len(state.seats))
    ]
    return market, stands, sum(lock_claim(chart, own, market.seats) for own in stands)
