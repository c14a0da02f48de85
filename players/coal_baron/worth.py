"""What a position is worth to each seat, in points at the end of the game."""

from collections.abc import Sequence
from typing import Final

from games.coal_baron import facts
from games.coal_baron.scoring import cubes_held, tiles_by_side
from games.coal_baron.state import SOURCE_INDEX, State
from games.engine.event import Seat
from players.coal_baron import prices
from players.coal_baron.holding import (
    ORDER_IDS,
    POINTS,
    SPACES,
    VEHICLE,
    carts_of,
    delivered_spaces,
    holding_of,
)
from players.coal_baron.majorities import expected
from players.coal_baron.outlook import Outlook, outlook, spare_worth, work_of
from players.mind import Item

AT_END: Final = {"francs": "francs", "cubes": "cubes", "undelivered": "order.none", "balance": "balance"}
"""What is scored only when the game is over, and as what it counts."""


class Prospect:
    """What is expected of a seat: its outlook, and how many it will have of each element now and at the end."""

    __slots__ = ("at_end", "empties", "light", "now", "outlook", "workers_left", "workers_now")

    def __init__(self, state: State, seat: Seat) -> None:
        me = state.seats[seat]
        shares = facts.SHARES[len(state.seats)].workers
        self.workers_now = me.workers
        self.workers_left = me.workers + (facts.SHIFTS - state.shift) * shares
        work = work_of(holding_of(me), state.shift)
        self.outlook: Outlook = outlook(work, self.workers_left, self.workers_now, ease(state))
        has = delivered_spaces(me.delivered)
        now: list[float] = [*has]
        at_end: list[float] = [*has]
        for order, by_end, by_now in self.outlook.chances:
            vehicle = 4 + VEHICLE[order]
            for coal, count in enumerate(SPACES[order]):
                if count:
                    now[coal] += by_now * count
                    at_end[coal] += by_end * count
                    now[vehicle] += by_now * count
                    at_end[vehicle] += by_end * count
        empty, laden, self.light = carts_of(me.sections)
        share = emptied(self.workers_left)
        self.now = [round(2 * count) for count in now]
        self.at_end = [round(2 * count) for count in at_end]
        self.empties = [round(2 * (one + share * other)) for one, other in zip(empty, laden, strict=True)]


def ease(state: State) -> float:
    """How much of a worker's worth is left in this shift: the spaces fill, and each costs more."""
    seats = len(state.seats)
    placed = 1 - sum([own.workers for own in state.seats]) / (seats * facts.SHARES[seats].workers)
    return 1 - prices.CROWD * placed


def emptied(workers_left: int) -> float:
    """The share of the laden minecarts that will be empty at the end."""
    return 0.75 * prices.early(workers_left) + 0.1 * (workers_left > 0)


def worth(state: State) -> Sequence[float]:
    """The points that each seat may expect at the end."""
    if state.phase == "over":
        return [float(own.points) for own in state.seats]
    prospects = [Prospect(state, seat) for seat in range(len(state.seats))]
    totals = [_alone(state, seat, prospects[seat]) for seat in range(len(state.seats))]
    for element in range(len(facts.ELEMENTS)):
        for seat, points in enumerate(_majority(state, prospects, element)):
            totals[seat] += points
    return totals


def items(state: State, seat: Seat) -> Sequence[Item]:
    """What a seat's expected points consist of."""
    me = state.seats[seat]
    delivered = sum([facts.ORDERS[order].points for order in me.delivered])
    at_end = {source: me.score[SOURCE_INDEX[source]] for source in AT_END}
    scored = me.points - delivered - sum(at_end.values())
    found = [Item("delivered", delivered, float(delivered)), Item("scored", scored, float(scored))]
    if state.phase == "over":
        light, dark = tiles_by_side(me)
        had = {"cubes": cubes_held(me), "balance": abs(light - dark), "undelivered": len(me.outstanding)}
        found += [
            Item(AT_END[source], had.get(source, points), float(points)) for source, points in at_end.items()
        ]
        return found
    prospects = [Prospect(state, other) for other in range(len(state.seats))]
    own = prospects[seat]
    for order, by_end, _ in own.outlook.chances:
        found.append(Item(f"order.{ORDER_IDS[order]}", 1, by_end * (POINTS[order] + 1) - 1))
    free = own.outlook.free
    found += [
        Item("workers", free, prices.workers(free, len(state.seats))),
        Item("francs", me.francs, prices.francs(me.francs, own.workers_left)),
        Item("costs", own.outlook.francs, -_costs(own)),
        Item("cubes", sum(own.outlook.spare), spare_worth(own.outlook.spare, own.workers_left)),
        Item("balance", abs(own.light), _balance(own)),
    ]
    for number, element in enumerate(facts.ELEMENTS):
        count = own.empties[number - 8] if number >= 8 else own.at_end[number]
        found.append(Item(f"majority.{element.id}", count / 2, _majority(state, prospects, number)[seat]))
    return found


def _alone(state: State, seat: Seat, own: Prospect) -> float:
    """All but the majorities."""
    me = state.seats[seat]
    total = float(me.points)
    for order, by_end, _ in own.outlook.chances:
        total += by_end * (POINTS[order] + 1) - 1
    total += prices.workers(own.outlook.free, len(state.seats))
    total += _francs(me.francs, own) + _balance(own)
    return total + spare_worth(own.outlook.spare, own.workers_left)


def _francs(had: int, own: Prospect) -> float:
    """What francs bring, and what those will cost that must still be got for the orders."""
    return prices.francs(had, own.workers_left) - _costs(own)


def _costs(own: Prospect) -> float:
    """What the francs would have brought that the orders will still take."""
    return own.outlook.francs * prices.franc(own.workers_left)


def _balance(own: Prospect) -> float:
    return -prices.excess(own.light, own.workers_left)


def _majority(state: State, prospects: Sequence[Prospect], element: int) -> Sequence[float]:
    """What an element brings each seat in all scorings to come."""
    least = facts.ELEMENTS[element].shift
    if element >= 8:
        left = max(own.workers_left for own in prospects)
        return expected(element, tuple([own.empties[element - 8] for own in prospects]), _spread(left))
    now = max(own.workers_now for own in prospects)
    found = [0.0] * len(prospects)
    if state.shift >= least:
        counts = tuple([own.now[element] for own in prospects])
        found = list(expected(element, counts, _spread(now)))
    counts = tuple([own.at_end[element] for own in prospects])
    for shift in range(max(state.shift + 1, least), facts.SHIFTS + 1):
        spread = _spread(now + (shift - state.shift) * facts.SHARES[len(prospects)].workers)
        found = [one + more for one, more in zip(found, expected(element, counts, spread), strict=True)]
    return found


def _spread(workers: int) -> int:
    """How far counts may still move while so many workers are placed."""
    return min(8, (workers + 3) // 4)
