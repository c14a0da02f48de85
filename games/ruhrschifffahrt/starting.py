"""Phase 3: a special option, its effect, the start space, and the sale that is planned (6.3)."""

from collections.abc import Iterator
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import barges, facts, shipping, special_options, starts, tile_use, tracks
from games.ruhrschifffahrt.actions import Action, ChooseStart, PlanSale, Replenish, TransportDie
from games.ruhrschifffahrt.facts import Colour
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import Sale, Stage, State, Turn

_RULE: Final = "6.3"
STAGES: Final[tuple[Stage, ...]] = ("option", "transport", "replenish", "start", "plan")
"""The stages of a turn, at any of which the coal hauler and the inn can be used (R42)."""


def go_on(move: Move) -> bool:
    """Give the turn to the next seat in the order of the phase; False once all barges are loaded."""
    state = move.state
    if state.turn.stage == "begin":
        if state.round > 1:
            state.order = barges.in_order(state)
        state.waiting = state.order
    else:
        _keep_plan(move, move.seat)
        state.waiting = tuple(seat for seat in state.waiting if seat != move.seat)
    if not state.waiting:
        return False
    move.wait(Turn(state.waiting[0], "option"))
    return True


def _keep_plan(move: Move, seat: Seat) -> None:
    """The plan remembers what the sale would bring now that the turn ends: a die may have been raised since."""
    plan = move.state.seats[seat].plan
    if plan is not None:
        move.of(seat).plan = _sale(move.state, seat, plan.space)


# The effect of the option


def violation_of_transport(state: State, seat: Seat, action: TransportDie) -> Violation | None:
    """Why a die cannot be transported so by the option chosen, if so."""
    return starts.violation_of_transport(state, seat, action, starts.way_of(state.seats[seat]))


def transport(move: Move, action: TransportDie) -> None:
    """Bring the die on the arrow to a storage; by Tow and transport the barge must start there (R17)."""
    state, seat = move.state, move.seat
    colour: Colour = action.colour
    value = tracks.take(move, colour)
    state.dice = {**state.dice, action.storage: value}
    params = {"storage": action.storage, "colour": colour, "value": value}
    move.tell("die_transported", "5.2", params, (action.storage, "tracks"))
    filled = action.storage if starts.way_of(state.seats[seat]).tow else None
    move.wait(Turn(seat, "start", filled=filled))


def violation_of_replenishing(state: State, seat: Seat, action: Replenish) -> Violation | None:
    """Why the die of a storage cannot be replenished, if so; any storage will do (R21)."""
    return tile_use.violation_of_raising(state, action.storage)


def replenish(move: Move, action: Replenish) -> None:
    """Raise a die by two, to six at most."""
    state = move.state
    before = state.dice[action.storage]
    value = min(facts.HIGHEST_DIE, before + facts.REPLENISHED)
    state.dice = {**state.dice, action.storage: value}
    params = {"storage": action.storage, "value_before": before, "value": value}
    move.tell("die_replenished", "5.2", params, (action.storage,))
    move.wait(Turn(move.seat, "start"))


# The start


def violation_of_start(state: State, seat: Seat, action: ChooseStart) -> Violation | None:
    """Why the barge cannot start from a storage, if so; without an option chosen it starts without one."""
    filled = state.turn.filled
    if filled is not None and action.storage != filled:
        return Violation("start-where-filled", "R17", {"instead_storage": filled})
    return starts.violation_of_start(state, seat, action.storage, starts.way_of(state.seats[seat]))


def start(move: Move, action: ChooseStart) -> None:
    """Move the barge to its start space; it is loaded."""
    state, seat = move.state, move.seat
    barges.go(move, seat, action.storage)
    colour = move.river.storages[action.storage]
    params = {"storage": action.storage, "colour": colour, "value": state.dice[action.storage]}
    move.tell("barge_started", _RULE, params, (action.storage, f"barge.{seat}"))
    move.wait(Turn(seat, "plan"))


# The plan


def plan(move: Move, action: PlanSale) -> None:
    """Keep where the die is to be sold; only the seat itself is told."""
    state, seat = move.state, move.seat
    sale = _sale(state, seat, action.space)
    move.of(seat).plan = sale
    move.tell("sale_planned", "6.4", {"space": sale.space, "coins": sale.coins}, only=(seat,))


def _sale(state: State, seat: Seat, space: str) -> Sale:
    storage = state.seats[seat].place
    assert storage is not None
    return Sale(space, shipping.trip(state, seat, storage, space, state.dice[storage]).coins)


# Listing


def legal_actions(state: State, seat: Seat) -> Iterator[Action]:
    """Everything but the end that the seat can do at the stage its turn is at."""
    way = starts.way_of(state.seats[seat])
    match state.turn.stage:
        case "option":
            yield from (ChooseStart(storage) for storage in starts.starts(state, seat, way))
            yield from special_options.legal_options(state, seat)
        case "transport":
            yield from starts.transports(state, seat, way)
        case "replenish":
            raised = (storage for storage, die in state.dice.items() if die < facts.HIGHEST_DIE)
            yield from (Replenish(storage) for storage in raised)
        case "start":
            filled = state.turn.filled
            storages = (filled,) if filled is not None else starts.starts(state, seat, way)
            yield from (ChooseStart(storage) for storage in storages)
        case "plan":
            storage = state.seats[seat].place
            assert storage is not None
            spaces = shipping.reachable(state, river_of(state), storage, pilot=way.pilot)
            yield from (PlanSale(space) for space in spaces)
        case _:
            return
    yield from tile_use.legal_hauls(state, seat)
    yield from tile_use.legal_inns(state, seat)


def starts_now(state: State, seat: Seat) -> list[starts.Start]:
    """For a panel: the storages that can be chosen at this stage of the turn, with what each sale would bring."""
    way = starts.way_of(state.seats[seat])
    every = starts.starts_with_trips(state, seat, way)
    filled = state.turn.filled
    return every if filled is None else [start for start in every if start.storage == filled]


def starts_with(state: State, seat: Seat, option: facts.Option | None) -> list[starts.Start]:
    """For a panel: the storages with a die now that an option (or none) would let the seat start from."""
    return starts.starts_with_trips(state, seat, facts.OPTIONS[option] if option else starts.NO_OPTION)
