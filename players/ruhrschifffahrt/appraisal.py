"""What a coin, a cube or a berth is worth to a seat as it stands."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.engine.event import Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import State
from players.ruhrschifffahrt.chart import Chart, chart_on
from players.ruhrschifffahrt.expectation import expectation, weights_at
from players.ruhrschifffahrt.features import COUNTED
from players.ruhrschifffahrt.prospects import lock_claim
from players.ruhrschifffahrt.standing import Market, Standing, market_of, standing_of

BERTH: Final = COUNTED.index("berth")
BERTH_IN_PORT: Final = COUNTED.index("berth.port")
MARK: Final = "county_mark"


class Appraisal(NamedTuple):
    """Points of a coin, of a cube by number of its area, of where the barge lies, once a sale is made."""

    coin: float
    cubes: tuple[float, ...]
    berths: tuple[float, ...]


@lru_cache(maxsize=2_000)
def appraisal(own: Standing, market: Market, claims: float) -> Appraisal:
    """What the next coin, the next cube and a berth are worth to a seat that stands so after its sale."""
    chart = chart_on(market.board)
    here = expectation(own, market, claims)
    fewer = min(1, own.coins)
    more = expectation(own._replace(coins=own.coins + 2), market, claims)
    less = expectation(own._replace(coins=own.coins - fewer), market, claims)
    return Appraisal(
        coin=(more - less) / (2 + fewer),
        cubes=tuple(
            expectation(with_cube(own, area, market), market, claims) - here
            if own.cubes[area] < chart.room[area]
            else 0.0
            for area in range(len(facts.AREAS))
        ),
        berths=tuple(_berth_points(chart, own, market, place) for place in range(chart.length)),
    )


def with_cube(own: Standing, area: int, market: Market) -> Standing:
    """How a seat stands with one cube more on an area, and the tiles that it completes."""
    cubes = (*own.cubes[:area], own.cubes[area] + 1, *own.cubes[area + 1 :])
    tiles, closed, supply, with_mark = own.tiles, own.closed, own.supply, own.with_mark
    for need in chart_on(market.board).needs_of[area]:
        tile = need.tile
        if tile in closed or not all(cubes[at] >= count for at, count in need.cubes):
            continue
        closed = closed | {tile}
        if not need.limited or market.white[facts.WHITE_TILES.index(tile)]:
            tiles = tiles | {tile}
        if tile == MARK:
            supply, with_mark = supply + with_mark, 0
    return own._replace(cubes=cubes, tiles=tiles, closed=closed, supply=supply, with_mark=with_mark)


def _berth_points(chart: Chart, own: Standing, market: Market, place: int) -> float:
    """What it is worth to a seat that its barge lies there when the round is over."""
    in_port = place == chart.length - 1
    if not own.sales:
        barge = "ruhr_barge" in own.tiles and in_port
        return facts.BARGE_POINTS_RUHRORT - facts.BARGE_POINTS if barge else 0.0
    weights, _ = weights_at(own, market)
    return weights[BERTH] * place / chart.length + weights[BERTH_IN_PORT] * in_port


def all_standings(state: State, chart: Chart) -> tuple[Market, list[Standing], float]:
    """What all share, how all seats stand, and the locks that they claim together."""
    seats = range(len(state.seats))
    return market_of(state, chart), [standing(state, chart, seat) for seat in seats], claims_of(state, chart)


def standing(state: State, chart: Chart, seat: Seat) -> Standing:
    """How a seat stands now."""
    bought, sold = done(state, seat)
    return standing_of(state, chart, seat, bought=bought, sold=sold)


def claims_of(state: State, chart: Chart) -> float:
    """The locks that all seats together may want to build."""
    rounds, seats = facts.ROUNDS - state.round, len(state.seats)
    claims = 0.0
    for seat, own in enumerate(state.seats):
        bought, sold = done(state, seat)
        claims += lock_claim(chart, own, rounds + (not bought), rounds + (not sold), seats)
    return claims


def done(state: State, seat: Seat) -> tuple[bool, bool]:
    """Whether a seat has bought and whether it has sold in this round."""
    phase, came = state.phase, seat not in state.waiting
    return phase > 6 or (phase == 6 and came), phase > 4 or (phase == 4 and came)
