"""Phase 3: a special option, its effect, the start space, and the sale that is planned (6.3)."""

from collections.abc import Iterator
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import barges, facts, shipping, starts, tile_use, tracks, turns
from games.ruhrschifffahrt.actions import ChooseStart, PlanSale, Replenish, TransportDie
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Colour
from games.ruhrschifffahrt.state import Sale, State

_RULE: Final = "6.3"
STAGES: Final = ("option", "transport", "replenish", "start", "plan")
"""The stages of a turn, at any of which the coal hauler and the inn can be used (R42)."""


def go_on(change: Change) -> bool:
    """Give the turn to the next seat in the order of the phase; False once all barges are loaded."""
    state = change.state
    if isinstance(state.turn, turns.Begin):
        if state.round > 1:
            state.order = barges.in_order(state)
        state.waiting = state.order
    else:
        _keep_plan(change, change.seat)
        state.waiting = tuple(seat for seat in state.waiting if seat != change.seat)
    if not state.waiting:
        return False
    change.wait(turns.Option(state.waiting[0]))
    return True


def _keep_plan(change: Change, seat: Seat) -> None:
    """The plan remembers what the sale would bring now that the turn ends: a die may have been raised since."""
    plan = change.state.seats[seat].plan
    if plan is not None:
        change.of(seat).plan = _sale(change.state, seat, plan.space)


# The effect of the option


def transports(state: State, seat: Seat) -> Iterator[TransportDie]:
    """The dice that the option chosen can transport, with where to."""
    return starts.transports(state, seat, starts.way_of(state.seats[seat]))


def cannot_transport(state: State, seat: Seat, action: TransportDie) -> Violation:
    """The die cannot be transported so by the option chosen."""
    return starts.cannot_transport(state, seat, action, starts.way_of(state.seats[seat]))


def transport(change: Change, action: TransportDie) -> None:
    """Bring the die on the arrow to a storage; by Tow and transport the barge must start there (R17)."""
    state, seat = change.state, change.seat
    colour: Colour = action.colour
    value = tracks.take(change, colour)
    state.dice = {**state.dice, action.storage: value}
    params = {"storage": action.storage, "colour": colour, "value": value}
    unshippable = colour == "white" and "county_mark" not in state.seats[seat].tiles
    rule = "R22" if unshippable else "5.2"
    change.tell("die_transported", rule, params, (action.storage, "tracks"))
    filled = action.storage if starts.way_of(state.seats[seat]).tow else None
    change.wait(turns.Start(seat, filled))


def replenishments(state: State, seat: Seat) -> list[Replenish]:
    """Every storage whose die can be raised; any will do (R21)."""
    return [Replenish(storage) for storage, die in state.dice.items() if die < facts.HIGHEST_DIE]


def cannot_replenish(state: State, seat: Seat, action: Replenish) -> Violation:
    """The die of a storage cannot be replenished."""
    return tile_use.cannot_raise(state, action.storage)


def replenish(change: Change, action: Replenish) -> None:
    """Raise a die by two, to six at most."""
    state = change.state
    before = state.dice[action.storage]
    value = min(facts.HIGHEST_DIE, before + facts.REPLENISHED)
    state.dice = {**state.dice, action.storage: value}
    params = {"storage": action.storage, "value_before": before, "value": value}
    rule = "R20" if barges.barge_at(state, action.storage) is not None else "5.2"
    change.tell("die_replenished", rule, params, (action.storage,))
    change.wait(turns.Start(change.seat))


# The start


def _filled(state: State) -> str | None:
    """The storage that Tow and transport has filled, from which the barge must start."""
    return state.turn.filled if isinstance(state.turn, turns.Start) else None


def starting_places(state: State, seat: Seat) -> list[ChooseStart]:
    """Where the barge can start by the option chosen, or without one; only where Tow and transport has filled."""
    filled = _filled(state)
    if filled is not None:
        return [ChooseStart(filled)]
    return [ChooseStart(storage) for storage in starts.starts(state, seat, starts.way_of(state.seats[seat]))]


def cannot_start(state: State, seat: Seat, action: ChooseStart) -> Violation:
    """The barge cannot start from a storage."""
    filled = _filled(state)
    if filled is not None:
        return Violation("start-where-filled", "R17", {"instead_storage": filled})
    return starts.cannot_start(state, seat, action.storage, starts.way_of(state.seats[seat]))


def start(change: Change, action: ChooseStart) -> None:
    """Move the barge to its start space; it is loaded."""
    state, seat = change.state, change.seat
    barges.go(change, seat, action.storage)
    colour = change.river.storages[action.storage]
    params = {"storage": action.storage, "colour": colour, "value": state.dice[action.storage]}
    change.tell("barge_started", _RULE, params, (action.storage, f"barge.{seat}"))
    change.wait(turns.Plan(seat))


# The plan


def plans(state: State, seat: Seat) -> list[PlanSale]:
    """Wherever the die could be sold."""
    return [PlanSale(space) for space in shipping.spaces_of_barge(state, seat)]


def cannot_plan(state: State, seat: Seat, action: PlanSale) -> Violation:
    """The die could not be sold there."""
    return shipping.cannot_sell(state, seat, action.space)


def plan(change: Change, action: PlanSale) -> None:
    """Keep where the die is to be sold; only the seat itself is told."""
    state, seat = change.state, change.seat
    sale = _sale(state, seat, action.space)
    change.of(seat).plan = sale
    change.tell("sale_planned", "6.4", {"space": sale.space, "coins": sale.coins}, only=(seat,))


def _sale(state: State, seat: Seat, space: str) -> Sale:
    storage = barges.berth(state, seat)
    return Sale(space, shipping.trip(state, seat, storage, space, state.dice[storage]).coins)


# For panels


def starts_now(state: State, seat: Seat) -> list[starts.Start]:
    """The storages that can be chosen at this stage of the turn, with what each sale would bring."""
    way = starts.way_of(state.seats[seat])
    every = starts.starts_with_trips(state, seat, way)
    filled = _filled(state)
    return every if filled is None else [start for start in every if start.storage == filled]
