"""Buying a steam engine (5.1.2b)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, BuyEngine
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.pitheads import free_spots, score_cokery, with_piece
from games.kohle_kolonie.state import MineCard, SeatState, State
from games.kohle_kolonie.supplies import price_of
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.2b"
_COKERY: Final = "cokery.s1"


@cache  # as many as there are spaces
def engine_to(to: str, bonus: bool) -> BuyEngine:
    """The action object for a space or the Cokery, built once."""
    return BuyEngine(to, bonus)


def price(state: State, *, bonus: bool) -> int:
    """What an engine costs: by the marker always 1."""
    return facts.BONUS_PRICE["engine"] if bonus else price_of(state, "engine")


def engine_spots(terrain: Terrain, own: SeatState) -> list[str]:
    """Spaces whose card has no engine, and the flipped Cokery's place."""
    spaces = [space for space, held in zip(terrain.spaces, own.cards, strict=True) if held and not held.engine]
    return [*spaces, *free_spots(own.pitheads, "engine")]


def violation_of_engine(state: State, seat: Seat, action: BuyEngine) -> Violation | None:
    """Why the engine cannot be bought, if so."""
    terrain, own = terrain_of(state), state.seats[seat]
    if (closed := _closed(state)) is not None:
        return closed
    spots, cost = engine_spots(terrain, own), price(state, bonus=action.bonus)
    if spots and cost > own.coins:
        return Violation("too-few-coins", _RULE, {"coins_needed": cost, "coins_have": own.coins})
    if action.to in spots:
        return None
    if action.to == _COKERY:
        return Violation("cokery-has-no-place", "5.2.2", {"spot": action.to})
    if action.to not in terrain.space_index:
        return Violation("unknown-space", _RULE, {"word": quoted(action.to)})
    if own.cards[terrain.space_index[action.to]] is None:
        return Violation("space-empty", _RULE, {"space": action.to})
    return Violation("engine-already-there", _RULE, {"space": action.to})


def _closed(state: State) -> Violation | None:
    """Why nobody can buy an engine, if so."""
    if state.round < facts.FIRST_ENGINE_ROUND:
        return Violation("engines-not-yet", _RULE, {"round": facts.FIRST_ENGINE_ROUND})
    if not state.engine_pool:
        return Violation("no-engine-left", _RULE)
    return None


def legal_engines(state: State, seat: Seat, *, bonus: bool) -> Iterator[Action]:
    """Every place on which an engine can be set now."""
    own = state.seats[seat]
    if _closed(state) is None and price(state, bonus=bonus) <= own.coins:
        for spot in engine_spots(terrain_of(state), own):
            yield engine_to(spot, bonus)


def buy(move: Move, action: BuyEngine) -> None:
    """Pay the engine and set it."""
    seat, own = move.seat, move.of(move.seat)
    cost = price(move.state, bonus=action.bonus)
    move.coins(seat, -cost)
    move.state.engine_pool -= 1
    move.note(seat, "engines", 1)
    if action.to == _COKERY:
        own.pitheads = with_piece(own.pitheads, action.to, 1)
        place = f"seat.{seat}.pithead.cokery"
    else:
        index = move.terrain.space_index[action.to]
        held = own.cards[index]
        assert held is not None
        own.cards = (*own.cards[:index], MineCard(held.card, True), *own.cards[index + 1 :])
        place = f"seat.{seat}.space.{action.to}"
    move.tell("engine_bought", _RULE, {"spot": action.to, "coins": cost}, (place, f"seat.{seat}.coins"))
    if action.to == _COKERY:
        score_cokery(move, seat, "engine")
