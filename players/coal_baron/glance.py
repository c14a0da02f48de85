"""A turn chosen at a glance: from what there is to do, without looking at where each choice leads."""

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from games.coal_baron import facts
from games.coal_baron.actions import Action, DraftOrder, PlaceWorkers
from games.coal_baron.placing import OPEN_SPACES
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron import prices
from players.coal_baron.gains import CARTS, END, PLACE, Means, means_of, mined
from players.coal_baron.holding import (
    NONE,
    ORDER_INDEX,
    POINTS,
    SPACES,
    VEHICLE,
    Holding,
    carts_of,
    holding_of,
)
from players.coal_baron.outlook import PRICE, Work, extra, fraction, outlook, spare_worth, value, work_of
from players.coal_baron.worth import emptied

WHIM: Final = 0.6
"""By so many points at most a choice is taken for better than it is, so that games go on in different ways."""
_NEVER: Final = -99.0
_LOOKAHEAD: Final = Means(12, 6, 1, 2, 1.0)
"""A plan of mining does not depend on more workers than these."""


class _Space(NamedTuple):
    """A worker space as it is looked at here."""

    id: str
    place: PlaceWorkers
    area: str
    number: int
    vehicle: int


_SPACES: Final = {
    seats: tuple(
        _Space(
            space.id, PLACE[space.id], space.area, space.number, facts.VEHICLES.index(space.vehicle or "handcart")
        )
        for space in spaces
        if space.number or space.area == "delivery"  # piles are not drawn from
    )
    for seats, spaces in OPEN_SPACES.items()
}


def glance(state: State, seat: Seat, chance: Random) -> tuple[Action, ...]:
    """A whole turn of placing workers; piles are not drawn from."""
    me = state.seats[seat]
    sight = _sight(holding_of(me), means_of(state, seat))
    left, francs = sight.means.left, me.francs
    light = carts_of(me.sections)[2]
    now = prices.francs(francs, left)
    best, chosen = _NEVER, _SPACES[len(state.seats)][-1]
    spaces, workers, tiles, orders = state.spaces, me.workers, state.tile_slots, state.order_slots
    for space in _SPACES[len(state.seats)]:
        name, _, area, number, vehicle = space
        needed = spaces[name].count + 1 if name in spaces else 1
        if needed > workers:
            continue
        if area == "factory":
            tile = tiles[number - 1]
            if tile is None or facts.TILES[tile].price > francs:
                continue
            gain = sight.brings(tile, needed, light)
        elif area == "orders":
            order = orders[number - 1]
            if order is None:
                continue
            gain = sight.brings(ORDER_INDEX[order], needed)
        elif area == "mining":
            gain = sight.mining(number, needed)
        elif area == "delivery":
            gain = sight.delivery(vehicle, needed)
        else:
            gain = prices.francs(francs + number, left) - now + sight.spending(needed)
        gain += WHIM * chance.random()
        if gain > best:
            best, chosen = gain, space
    return _turn(state, sight, chosen)


def drafted(state: State, seat: Seat, chance: Random) -> tuple[Action, ...]:
    """An open card of the draft."""
    sight = _sight(holding_of(state.seats[seat]), means_of(state, seat))
    gains = [(sight.brings(ORDER_INDEX[card], 0) + WHIM * chance.random(), card) for card in state.draft]
    return (DraftOrder(max(gains)[1]), END)


def _turn(state: State, sight: "_Sight", space: _Space) -> tuple[Action, ...]:
    """The whole turn on a space, as far as nothing is asked that depends on the supply."""
    if space.area == "mining":
        means = sight.means
        near = Means(
            min(means.left, _LOOKAHEAD.left), min(means.now, _LOOKAHEAD.now), means.shift, means.seats, 1.0
        )
        return (space.place, *mined(sight.holding, space.number, near, 1)[0].actions, END)
    if space.area == "factory":
        tile = facts.TILES[state.tile_slots[space.number - 1] or ""]
        if state.supply[tile.level - 1] < tile.minecarts:
            return (space.place,)
    return (space.place, END)


class _Sight:
    """What things to be had bring who holds this; each reckoned when it is first asked for.

    What saves workers is worth as much as having them: the future is summed up by how many are left.
    """

    __slots__ = ("_brings", "_totals", "_used", "base", "holding", "means", "work")

    def __init__(self, holding: Holding, means: Means) -> None:
        self.holding, self.means = holding, means
        self.work = work_of(holding, means.shift)
        self._used = sum([task.workers for task in self.work.tasks])
        self._brings: dict[tuple[str | int, int, int], float] = {}
        self._totals: dict[float, float] = {}
        self.base = self.total(0)

    def total(self, more: float) -> float:
        """What is to be expected with so many workers more, or fewer."""
        if (found := self._totals.get(more)) is None:
            found = self._totals[more] = self._expected(self.means.left + more, self.means.now + more)
        return found

    def _expected(self, left: float, now: float) -> float:
        shift, total = self.means.shift, 0.0
        ahead = outlook(self.work, left, now, self.means.ease)
        for order, by_end, by_now in ahead.chances:
            soon, later = extra(order, shift)
            total += by_end * (POINTS[order] + 1 + later) + by_now * soon - 1
        total += prices.workers(ahead.free, self.means.seats)
        total -= ahead.francs * prices.franc(self.means.left)
        return total + spare_worth(self.work.spare, max(0, int(left)))

    def spending(self, needed: int) -> float:
        """What so many workers less cost."""
        return self.total(-needed) - self.base

    def brings(self, what: str | int, needed: int, light: int = 0) -> float:
        """What a tile, an order (by its index) or a mining space brings, and its workers cost."""
        key = (what, needed, light)
        if (found := self._brings.get(key)) is None:
            found = self._order(what, needed) if isinstance(what, int) else self._tile(what, needed, light)
            self._brings[key] = found
        return found

    def mining(self, steps: int, needed: int) -> float:
        """What so many steps bring."""
        saved, loaded = _saved(self.holding, self.work, steps)
        emptied_now = loaded * _CART * (1 - emptied(self.means.left))
        return self.total(saved / prices.STEPS_OF_A_WORKER - needed) - self.base + emptied_now

    def delivery(self, vehicle: int, needed: int) -> float:
        """What is sure then, and what is to be expected of the other orders."""
        ready = [need for need in self.holding.needs if VEHICLE[need.order] == vehicle and need.free == NONE]
        if not ready:
            return _NEVER
        kept = tuple([need for need in self.holding.needs if need not in ready])
        other = _sight(self.holding._replace(needs=kept), self.means)
        return sum([value(need.order, self.means.shift) - 1 for need in ready]) + other.total(-needed) - self.base

    def _tile(self, kind: str, needed: int, light: int) -> float:
        tile, work = facts.TILES[kind], self.work
        coal = tile.level - 1
        lacking, left = work.bought[coal], self.means.left
        useful = min(lacking, tile.minecarts)
        franc = prices.franc(left)
        gain = self.total(useful * prices.WORKERS_OF_A_CUBE - needed) - self.base
        gain += useful * PRICE[coal] * franc - tile.price * franc
        if useful < tile.minecarts:
            spare = list(work.spare)
            spare[coal] += tile.minecarts - useful
            gain += spare_worth(tuple(spare), left) - spare_worth(work.spare, left)
        gain += tile.minecarts * CARTS[coal] * emptied(left)
        after = light + (1 if tile.side == "light" else -1)
        return gain + prices.excess(light, left) - prices.excess(after, left)

    def _order(self, order: int, needed: int) -> float:
        work, means, steps, lacking, francs = self.work, self.means, 0.0, 0, 0.0
        for coal, count in enumerate(SPACES[order]):
            if count:
                steps += count * prices.STEPS_OF_A_CUBE
                short = max(0, count - work.spare[coal])
                lacking += short
                francs += short * PRICE[coal] * prices.franc(means.left)
                francs += (count - short) * 0.8
        together = work.vehicles & (1 << VEHICLE[order])
        takes = prices.WORKERS_OF_A_DELIVERY_MORE if together else prices.WORKERS_OF_A_DELIVERY
        takes += steps / prices.STEPS_OF_A_WORKER + lacking * prices.WORKERS_OF_A_CUBE
        by_end = fraction(means.left - needed - self._used, takes)
        by_now = fraction(means.now - needed - self._used, takes)
        soon, later = extra(order, means.shift)
        free = means.left - needed - self._used
        gain = by_end * (POINTS[order] + 1 + later - francs) + by_now * soon - 1
        gain += prices.workers(free - by_end * takes, means.seats) - prices.workers(free, means.seats)
        return gain + self.total(-needed) - self.base


_CART: Final = sum(CARTS) / len(CARTS)


def _saved(holding: Holding, work: Work, steps: int) -> tuple[float, int]:
    """How many of the steps count, and how many cubes they load."""
    saved, loaded = 0.0, 0
    if work.handy:
        up = 1 if holding.level and holding.cage != NONE else 0
        taken = min(work.handy, max(0, steps - up))
        steps -= taken + up
        saved += taken + up
    if work.mined and steps > 2:
        visits = 1 if work.mined < 3 else 2
        loaded = min(work.mined, facts.CAGE_CAPACITY, max(0, (steps - visits - 1) // 2))
        if loaded:
            saved += loaded * prices.STEPS_OF_A_CUBE
        else:
            loaded = min(work.mined, steps - 1)
            saved += loaded * (prices.STEPS_OF_A_CUBE - 1)
    return saved, loaded


@lru_cache(maxsize=1000)
def _sight(holding: Holding, means: Means) -> _Sight:
    return _Sight(holding, means)
