"""What miners, engineers and cards beside the tableau are worth to a seat: pithead cards, railways, disasters."""

from functools import lru_cache
from typing import Final

from games.kohle_kolonie import facts
from games.kohle_kolonie.pitheads import COKERY, IRONWORKS, LOADING
from games.kohle_kolonie.state import PitheadSide, SeatState
from games.kohle_kolonie.tableau import Cards
from games.kohle_kolonie.terrain import Terrain
from players.kohle_kolonie import prices
from players.kohle_kolonie.times import Times

HALF: Final = 0.35
"""What a place with one of two miners is worth of the full one."""
HURT: Final = 0.3
"""What the miner lost in a disaster is worth, beside the points."""
HIT: Final = (0.0, 0.23, 0.39, 0.48)
"""How likely a seat with so many discs in the bag suffers a disaster."""


@lru_cache(maxsize=1024)
def yield_of(index: int, side: PitheadSide, engineer: int) -> tuple[float, float]:
    """Coins and points that a pithead card brings in each phase 10."""
    coins = points = 0.0
    slots = facts.PITHEADS[index].side(side.flipped)
    for slot, count in zip(slots, side.pieces, strict=True):
        if count:
            share = 1.0 if count >= slot.needs else HALF
            front = slot.piece == "engineer" and not side.flipped
            coins += share * slot.coins
            points += share * slot.points * (engineer if front else 1)
    return coins, points


def cokery(own: SeatState, times: Times) -> tuple[float, float]:
    """Coins of the Cokery in each phase 10 to come, and what they are worth in all."""
    coins, _ = yield_of(COKERY, own.pitheads[COKERY], 1)
    return coins, coins * sum([prices.COIN_LAST[round] for round in times.yields])


def ironworks(own: SeatState, times: Times, engineer: int) -> tuple[float, float]:
    """Points of the Ironworks in each phase 10 to come, and in all."""
    _, points = yield_of(IRONWORKS, own.pitheads[IRONWORKS], engineer)
    return points, points * len(times.yields)


def loading(own: SeatState, times: Times, dues: list[int], coins: int, workers: int) -> float:
    """What Loading brings by wagons on cards that are merged in those rounds, each use bringing so many coins."""
    if not dues:
        return 0.0
    worth, flipped = 0.0, own.pitheads[LOADING].flipped
    for use, round in enumerate(times.yields):
        wagons = sum([due > round for due in dues])
        if not wagons:
            break
        coin = prices.COIN_LAST[round]
        one = wagons + min(coins, wagons) * coin
        if not flipped:
            one = max(0.0, one - prices.WORKER[round] * coin) * (1.0 if use < workers else 0.75)
        worth += one
    return worth


def engines(count: int, round: int) -> float:
    """What so many steam engines are worth by the end, a share of the further ones counted already."""
    table = facts.ENGINE_POINTS
    most = len(table) - 1
    now = table[min(count, most)]
    even = table[most] / most * min(count, most)
    ahead = prices.ENGINE_AHEAD[round] if round <= facts.ROUNDS else 0.0
    return now + ahead * (even - now)


def coins(count: int, coin: float, soon: bool) -> float:
    """What so many coins in hand are worth, the first being worth so much; whether they must be used `soon`."""
    many, surplus = (prices.SOON, prices.SOON_SURPLUS) if soon else (prices.MANY_COINS, prices.SURPLUS)
    few = min(count, many)
    more = min(max(count - many, 0), many)
    rest = max(count - 2 * many, 0)
    return few * coin + more * max(prices.LEAST_COIN, surplus * coin) + prices.LEAST_COIN * rest


@lru_cache(maxsize=4096)
def line_worth(stations: int, occupied: int, points: int, round: int) -> float:
    """What a begun line is worth beyond its stations."""
    if occupied == stations:
        return float(points)
    if not occupied or round > facts.ROUNDS:
        return 0.0
    missing = stations - occupied
    speed = prices.STATIONS_A_ROUND * (facts.ROUNDS - round + 0.5)
    chance = max(0.0, min(0.9, 1.15 - missing / max(speed, 0.1)))
    return 0.65 * points * chance * (occupied / stations)


def railways(terrain: Terrain, own: SeatState, round: int) -> float:
    """What begun lines are worth beyond their stations."""
    if not own.stations:
        return 0.0
    worth = 0.0
    for _, stations, points in terrain.lines:
        occupied = sum([station in own.stations for station in stations])
        if occupied:
            worth += line_worth(len(stations), occupied, points, round)
    return worth


def disasters(terrain: Terrain, own: SeatState, times: Times, now: int) -> float:
    """What disasters to come cost a seat, by coins or by points; `now` counts mines secured in this round."""
    return disaster_cost(terrain, own.cards, own.rescue, times, now)


def disaster_cost(terrain: Terrain, cards: Cards, rescue: tuple[bool, ...], times: Times, now: int) -> float:
    """The same for cards with rescue teams on some of the spaces."""
    mines = sum([card is not None for card in cards])
    manned = sum([card is not None and team for card, team in zip(cards, rescue, strict=True)])
    cost = 0.0
    for round in times.disasters:
        exposed = max(0, mines - manned - (now if round == times.round else 0))
        struck = HIT[min(facts.DISCS, exposed)] * (terrain.board.disaster_losses[round - 1] + HURT)
        cost += min(struck, exposed * prices.COIN[round])
    return cost
