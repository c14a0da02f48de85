"""What the things that a turn can do bring the seat, reckoned without playing them."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.coal_baron import facts
from games.coal_baron.actions import Action, DraftOrder, EndTurn, Keep, PlaceWorkers
from games.coal_baron.placing import OPEN_SPACES
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron import prices
from players.coal_baron.digging import Dig, digs
from players.coal_baron.holding import NONE, POINTS, VEHICLE, Holding, fresh, holding_of
from players.coal_baron.outlook import extra, outlook, spare_worth, work_of
from players.coal_baron.worth import ease, emptied

END: Final = EndTurn()
PLACE: Final = {space: PlaceWorkers(space) for space in facts.SPACES}
CARTS: Final = tuple(prices.LEAD * element.first for element in facts.ELEMENTS[8:])
_CLEARING: Final = 7
"""With so few workers left minecarts are emptied for their own sake."""


class Choice(NamedTuple):
    """A whole turn, or as much of it as shows nothing new, and what it seems to bring."""

    gain: float
    actions: tuple[Action, ...]


class Means(NamedTuple):
    """Workers until the end and in this shift, the shift, the number of seats, how much a worker counts by now."""

    left: int
    now: int
    shift: int
    seats: int
    ease: float

    def less(self, workers: int) -> "Means":
        """With so many workers spent."""
        return Means(self.left - workers, self.now - workers, self.shift, self.seats, self.ease)


def means_of(state: State, seat: Seat) -> Means:
    """What the seat can still do with."""
    seats, now = len(state.seats), state.seats[seat].workers
    return Means(
        now + (facts.SHIFTS - state.shift) * facts.SHARES[seats].workers,
        now,
        state.shift,
        seats,
        round(8 * ease(state)) / 8,
    )


@lru_cache(maxsize=8000)
def alone(holding: Holding, means: Means) -> float:
    """What orders, cubes and workers will bring, majorities reckoned by a fixed share for each space."""
    ahead = outlook(work_of(holding, means.shift), means.left, means.now, means.ease)
    total = 0.0
    for order, by_end, by_now in ahead.chances:
        now, later = extra(order, means.shift)
        total += by_end * (POINTS[order] + 1 + later) + by_now * now - 1
    total += prices.workers(ahead.free, means.seats)
    total -= ahead.francs * prices.franc(means.left)
    total += spare_worth(ahead.spare, means.left)
    full = 1 - emptied(means.left)
    for level, weight in enumerate(CARTS):
        laden = holding.mine[4 * level : 4 * level + 4]
        total -= weight * full * sum(laden)
    return total


@lru_cache(maxsize=2000)
def mined(holding: Holding, steps: int, means: Means, most: int) -> list[Dig]:
    """The best plans of mining."""

    def value(reached: Holding) -> float:
        return alone(reached, means)

    clear = means.shift == facts.SHIFTS and means.left <= _CLEARING
    return digs(holding, steps, means.shift, value, most, clear=clear)


class Chooser:
    """What a seat may do now, with what it brings over what it has."""

    __slots__ = ("base", "francs", "holding", "light", "means", "seat", "state")

    def __init__(self, state: State, seat: Seat) -> None:
        me = state.seats[seat]
        self.state, self.seat, self.francs = state, seat, me.francs
        self.holding, self.means = holding_of(me), means_of(state, seat)
        self.light = 0
        for section in me.sections:
            if section.kind in facts.TILES:
                self.light += 1 if facts.TILES[section.kind].side == "light" else -1
        self.base = alone(self.holding, self.means) + prices.francs(self.francs, self.means.left)

    def gain(self, holding: Holding, means: Means, francs: int) -> float:
        """What is gained by having this instead."""
        return alone(holding, means) + prices.francs(francs, means.left) - self.base

    def placings(self, most: int, *, drawing: bool) -> list[Choice]:
        """All spaces that can be used; of mining up to `most` plans each; `drawing` includes the piles."""
        state, me = self.state, self.state.seats[self.seat]
        found: list[Choice] = []
        best = {"factory": 0.0, "orders": 0.0}
        for space in OPEN_SPACES[len(state.seats)]:
            standing = state.spaces.get(space.id)
            needed = standing.count + 1 if standing else 1
            if needed > me.workers:
                continue
            means = self.means.less(needed)
            place = PLACE[space.id]
            match space.area:
                case "bank" | "money":
                    gain = self.gain(self.holding, means, self.francs + space.number)
                    found.append(Choice(gain, (place, END)))
                case "factory" if space.number:
                    tile = state.tile_slots[space.number - 1]
                    if tile is None or facts.TILES[tile].price > self.francs:
                        continue
                    gain = self.tile(tile, means)
                    best["factory"] = max(best["factory"], gain)
                    found.append(Choice(gain, (place, END) if self.supplied(tile) else (place,)))
                case "orders" if space.number:
                    order = state.order_slots[space.number - 1]
                    if order is None:
                        continue
                    gain = self.order(order, means)
                    best["orders"] = max(best["orders"], gain)
                    found.append(Choice(gain, (place, END)))
                case "delivery":
                    if (gain := self.delivery(facts.VEHICLES.index(space.vehicle or "truck"), means)) is not None:
                        found.append(Choice(gain, (place, END)))
                case "mining":
                    for dig in mined(self.holding, space.number, means, most):
                        if dig.actions:
                            gain = self.gain(dig.holding, means, self.francs)
                            found.append(Choice(gain, (place, *dig.actions, END)))
                case _:
                    pile = state.tile_pile if space.area == "factory" else state.order_pile
                    if drawing and pile:
                        found.append(Choice(best[space.area] + 0.3 - 1.5 * (needed - 1), (place,)))
        found.sort(key=_by_gain)
        return found

    def tile(self, kind: str, means: Means) -> float:
        """The gain of a tile, its price paid."""
        tile = facts.TILES[kind]
        coal = tile.level - 1
        mine = list(self.holding.mine)
        mine[5 * coal] += tile.minecarts
        gain = self.gain(self.holding._replace(mine=tuple(mine)), means, self.francs - tile.price)
        light = self.light + (1 if tile.side == "light" else -1)
        loss = prices.excess(light, means.left) - prices.excess(self.light, means.left)
        return gain + tile.minecarts * CARTS[coal] - loss

    def supplied(self, kind: str) -> bool:
        """Whether the supply fills a tile, so that nothing is asked."""
        tile = facts.TILES[kind]
        return self.state.supply[tile.level - 1] >= tile.minecarts

    def order(self, order: str, means: Means) -> float:
        """The gain of an order card."""
        holding = self.holding._replace(needs=(*self.holding.needs, fresh(order)))
        return self.gain(holding, means, self.francs)

    def delivery(self, vehicle: int, means: Means) -> float | None:
        """The gain of delivering what is complete of a vehicle; None where nothing is."""
        kept = [need for need in self.holding.needs if VEHICLE[need.order] != vehicle or need.free != NONE]
        if len(kept) == len(self.holding.needs):
            return None
        points = 0.0
        for need in self.holding.needs:
            if VEHICLE[need.order] == vehicle and need.free == NONE:
                points += POINTS[need.order] + sum(extra(need.order, means.shift))
        return points + self.gain(self.holding._replace(needs=tuple(kept)), means, self.francs)

    def drafts(self) -> list[Choice]:
        """The open cards of the draft."""
        found = [Choice(self.order(card, self.means), (DraftOrder(card), END)) for card in self.state.draft]
        found.sort(key=_by_gain)
        return found

    def keeps(self, keeps: list[Keep], *, of_tiles: bool) -> list[Choice]:
        """The cards drawn that may be kept, or none."""
        found: list[Choice] = []
        for keep in keeps:
            if keep.card is None:
                gain = 0.0
            else:
                gain = self.tile(keep.card, self.means) if of_tiles else self.order(keep.card, self.means)
            found.append(Choice(gain, (keep,)))
        found.sort(key=_by_gain)
        return found


def _by_gain(choice: Choice) -> float:
    return -choice.gain
