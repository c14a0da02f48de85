"""Buying a steam engine (5.1.2b)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from games.engine.conditions import Gate
from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts, supplies
from games.kohle_kolonie.actions import BuyEngine
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.pitheads import ENGINE_SPOT, free_spots, score_cokery, with_piece
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.supplies import price_facts, price_of
from games.kohle_kolonie.tableau import with_engine
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.2b"


@cache  # as many as there are spaces
def _engine_to(to: str, bonus: bool) -> BuyEngine:
    return BuyEngine(to, bonus)


def engine_spots(terrain: Terrain, own: SeatState) -> list[str]:
    """Spaces whose card has no engine, and the flipped Cokery's place."""
    spaces = [space for space, held in zip(terrain.spaces, own.cards, strict=True) if held and not held.engine]
    return [*spaces, *free_spots(own.pitheads, "engine")]


def are_sold(state: State, seat: Seat) -> bool:
    """Whether engines can be bought in this round."""
    return state.round >= facts.FIRST_ENGINE_ROUND


def any_left(state: State, seat: Seat) -> bool:
    """Whether there is an engine in the pool."""
    return state.engine_pool > 0


def payable(bonus: bool) -> Gate[State]:
    """The seat has the coins for an engine."""
    return supplies.payable("engine", _RULE, bonus, placeable=_placeable)


def _placeable(state: State, seat: Seat) -> bool:
    return bool(engine_spots(terrain_of(state), state.seats[seat]))


def purchases(bonus: bool) -> Callable[[State, Seat], list[BuyEngine]]:
    """For every place on which an engine can be set."""

    def candidates(state: State, seat: Seat) -> list[BuyEngine]:
        return [_engine_to(spot, bonus) for spot in engine_spots(terrain_of(state), state.seats[seat])]

    return candidates


def no_place(state: State, seat: Seat, action: BuyEngine) -> Violation:
    """No engine can be set there."""
    terrain = terrain_of(state)
    if action.to == ENGINE_SPOT:
        return Violation("cokery-has-no-place", "5.2.2", {"spot": action.to})
    if action.to not in terrain.space_index:
        return Violation("unknown-space", _RULE, {"word": quoted(action.to)})
    if state.seats[seat].cards[terrain.space_index[action.to]] is None:
        return Violation("space-empty", _RULE, {"space": action.to})
    return Violation("engine-already-there", _RULE, {"space": action.to})


def buy(change: Change, action: BuyEngine) -> None:
    """Pay the engine and set it."""
    seat, own = change.seat, change.of(change.seat)
    cost = price_of(change.state, "engine", bonus=action.bonus)
    change.coins(seat, -cost)
    change.state.engine_pool -= 1
    change.book(seat, "engines", 1)
    if action.to == ENGINE_SPOT:
        own.pitheads = with_piece(own.pitheads, action.to, 1)
        place = f"seat.{seat}.pithead.cokery"
    else:
        index = change.terrain.space_index[action.to]
        own.cards = with_engine(own.cards, index)
        place = f"seat.{seat}.space.{action.to}"
    change.tell(
        "engine_bought",
        _RULE,
        {"spot": action.to, "coins": cost},
        (place, f"seat.{seat}.coins"),
        facts=price_facts(change.state, "engine", bonus=action.bonus),
    )
    if action.to == ENGINE_SPOT:
        score_cokery(change, seat, "engine")
