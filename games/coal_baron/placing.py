"""Placing workers: what a space costs, who is displaced, and which action begins (Tour de jeu)."""

from typing import Final, assert_never

from games.coal_baron import delivery, drawing, factory, facts, mining, orders, reasons
from games.coal_baron.actions import PlaceWorkers
from games.coal_baron.change import Change
from games.coal_baron.facts import Space
from games.coal_baron.state import State, Workers
from games.coal_baron.turns import Done
from games.engine.event import Fact, Seat
from games.engine.violation import Violation, quoted

_RULE = "Tour de jeu"

OPEN_SPACES: Final[dict[int, tuple[Space, ...]]] = {
    seats: tuple(space for space in facts.SPACES.values() if seats not in space.closed_at)
    for seats in facts.SHARES
}
"""The worker spaces without a stop tile, by number of players (Mise en place 2)."""
_PLACINGS: Final = {
    seats: tuple(PlaceWorkers(space.id) for space in spaces) for seats, spaces in OPEN_SPACES.items()
}
_BANK: Final = facts.SPACES["bank"]


# What the rules look at.


def workers_needed(state: State, space: str) -> int:
    """How many workers using the space takes: one more than stand there (P1), in the bank always one."""
    standing = state.spaces.get(space)
    return standing.count + 1 if standing else 1


def placings(state: State, seat: Seat) -> tuple[PlaceWorkers, ...]:
    """On every space without a stop tile."""
    return _PLACINGS[len(state.seats)]


def enough_workers(state: State, seat: Seat, action: PlaceWorkers) -> bool:
    """Whether the seat has the workers that the space takes (P2)."""
    standing = state.spaces.get(action.space)
    return (standing.count if standing else 0) < state.seats[seat].workers


def carried_out(state: State, seat: Seat, action: PlaceWorkers) -> bool:
    """Whether the seat can carry out the space's action (P4)."""
    space = facts.SPACES[action.space]
    match space.area:
        case "factory":
            return factory.can_buy(state, seat, space) if space.number else bool(state.tile_pile)
        case "orders":
            return bool(state.order_slots[space.number - 1] if space.number else state.order_pile)
        case "delivery":
            return delivery.can_deliver(state.seats[seat], space)
        case _:
            return True


# Refusals.


def no_such_space(state: State, seat: Seat, action: PlaceWorkers) -> Violation:
    """There is no such space, or a stop tile lies on it."""
    space = facts.SPACES.get(action.space)
    if space is None:
        return Violation("unknown-space", _RULE, {"word": quoted(action.space)})
    return Violation("space-covered", "Mise en place 2", {"space": space.id, "count": len(state.seats)})


def too_few_workers(state: State, seat: Seat, action: PlaceWorkers) -> Violation:
    """Workers are lacking; names the nearest space that can be used instead: of the same area, else the bank."""
    space = facts.SPACES[action.space]
    usable = [
        facts.SPACES[other.space]
        for other in placings(state, seat)
        if enough_workers(state, seat, other) and carried_out(state, seat, other)
    ]
    same_area = [other for other in usable if other.area == space.area]
    nearest = min(same_area, key=lambda other: abs(other.number - space.number), default=_BANK)
    return Violation(
        "too-few-workers",
        "P2",
        {
            "space": space.id,
            "workers_needed": workers_needed(state, space.id),
            "workers_have": state.seats[seat].workers,
            "instead_space": nearest.id,
        },
    )


def not_carried_out(state: State, seat: Seat, action: PlaceWorkers) -> Violation:
    """What keeps the seat from carrying out the space's action."""
    space = facts.SPACES[action.space]
    if space.vehicle is not None:
        return delivery.nothing_complete(state.seats[seat], space.vehicle)
    if not space.number:
        return Violation("pile-empty", "F5", {"space": space.id})
    tile = state.tile_slots[space.number - 1] if space.area == "factory" else None
    return (
        Violation("slot-empty", "F6", {"space": space.id}) if tile is None else factory.too_dear(state, seat, tile)
    )


# Doing.


def place_workers(change: Change, action: PlaceWorkers) -> None:
    """Put the workers down, displacing others, and begin the space's action."""
    space = facts.SPACES[action.space]
    _occupy(change, space)
    match space.area:
        case "factory" if space.number:
            factory.buy_displayed(change, space)
        case "factory":
            drawing.draw(change, "factory_draw")
        case "mining":
            mining.begin(change, space)
        case "delivery":
            delivery.deliver(change, space)
        case "money" | "bank":
            _take_francs(change, space)
        case "orders" if space.number:
            orders.take_displayed(change, space)
        case "orders":
            drawing.draw(change, "order_draw")
        case _:
            assert_never(space.area)


def _occupy(change: Change, space: Space) -> None:
    state, seat = change.state, change.seat
    count = workers_needed(state, space.id)
    displaced = state.spaces.get(space.id)
    if space.id == "bank":  # takes any number and never displaces (P5)
        state.bank = _added(state.bank, seat, 1)
    else:
        state.spaces = {**state.spaces, space.id: Workers(seat, count)}
    change.workers(seat, -count)
    places = (space.id, f"seat.{seat}.workers")
    params = {"space": space.id, "workers": count}
    change.tell("workers_placed", _RULE, params, places, facts=reasons.of_placing(space, displaced))
    if displaced:
        state.canteen = _added(state.canteen, displaced.seat, displaced.count)
        params = {"space": space.id, "workers": displaced.count, "other": seat}
        place = f"canteen.{displaced.seat}"
        change.tell("workers_displaced", "P5", params, (place,), seat=displaced.seat)


def _added(counts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])


def _take_francs(change: Change, space: Space) -> None:
    seat, francs = change.seat, space.number
    change.francs(seat, francs)
    rule = _RULE if space.area == "bank" else "Capitaux"
    params = {"space": space.id, "francs": francs}
    paid = (Fact("space_pays", {"space": space.id, "francs": francs}),)
    change.tell("francs_taken", rule, params, (f"seat.{seat}.francs",), facts=paid)
    change.wait(Done(seat, space.id))
