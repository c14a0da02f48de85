"""Placing settlements, and their miners (5.1.2c)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, PlaceSettlement, PutMiners
from games.kohle_kolonie.miners import put
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import Settlement, State
from games.kohle_kolonie.supplies import price_of
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import going_on

_RULE: Final = "5.1.2c"
_COUNTS: Final = tuple(PutMiners(count) for count in range(facts.MINERS_PER_SETTLEMENT + 1))
_EXTRA_AT: Final = 3


@cache  # as many as there are villages
def settle_in(village: str, bonus: bool) -> PlaceSettlement:
    """The action object for a village, built once."""
    return PlaceSettlement(village, bonus)


def price(state: State, *, bonus: bool) -> int:
    """What a settlement costs: by the marker always 2."""
    return facts.BONUS_PRICE["settlement"] if bonus else price_of(state, "settlement")


def settlements_in(state: State, village: str) -> int:
    """How many settlements stand in a village."""
    return sum(at.village == village for own in state.seats for at in own.settlements)


def violation_of_settlement(state: State, seat: Seat, action: PlaceSettlement) -> Violation | None:
    """Why the settlement cannot be placed, if so."""
    own = state.seats[seat]
    if len(own.settlements) == facts.SETTLEMENTS:
        return Violation("no-settlement-left", _RULE)
    closed, cost = _closed(state, seat, action.village), price(state, bonus=action.bonus)
    if cost > own.coins and (closed is None or _some_open(state, seat)):
        return Violation("too-few-coins", _RULE, {"coins_needed": cost, "coins_have": own.coins})
    return closed


def _some_open(state: State, seat: Seat) -> bool:
    return any(_closed(state, seat, village) is None for village in terrain_of(state).open_villages)


def _closed(state: State, seat: Seat, village: str) -> Violation | None:
    """Why no settlement of the seat can stand in the village, if so."""
    terrain = terrain_of(state)
    if village not in terrain.villages:
        return Violation("unknown-village", _RULE, {"word": quoted(village)})
    if village not in terrain.open_villages:
        return Violation("village-unused", "7.0", {"village": village})
    if any(at.village == village for at in state.seats[seat].settlements):
        return Violation("own-settlement-there", _RULE, {"village": village})
    if settlements_in(state, village) >= terrain.villages[village].spaces:
        return Violation("village-full", _RULE, {"village": village})
    if not _emptied(state, village):
        anywhere = state.options.settlement_village_condition == "any_village"
        rule = "settlement_village_condition" if anywhere else _RULE
        return Violation("workers-in-village", rule, {"village": village, "count": _workers(state, village)})
    return None


def _workers(state: State, village: str) -> int:
    return state.village_workers.get(village, 0)


def _emptied(state: State, village: str) -> bool:
    """Whether the condition on workers holds (`settlement_village_condition`)."""
    if state.options.settlement_village_condition == "any_village":
        return _one_emptied(state)
    return not _workers(state, village)


def _one_emptied(state: State) -> bool:
    """Whether a village in play has no worker; one that was not set up has none where it may be entered (7.0)."""
    return not all(state.village_workers.get(village) for village in terrain_of(state).open_villages)


def legal_settlements(state: State, seat: Seat, *, bonus: bool) -> Iterator[Action]:
    """Every village in which the seat can place a settlement now."""
    own = state.seats[seat]
    if len(own.settlements) == facts.SETTLEMENTS or price(state, bonus=bonus) > own.coins:
        return
    terrain, workers = terrain_of(state), state.village_workers
    free_anywhere = state.options.settlement_village_condition == "any_village" and _one_emptied(state)
    for village in terrain.open_villages:
        if (free_anywhere or not workers.get(village)) and _closed(state, seat, village) is None:
            yield settle_in(village, bonus)


def place(move: Move, action: PlaceSettlement) -> None:
    """Pay and place a settlement; its reward follows, and up to two miners may be put there."""
    seat, own = move.seat, move.of(move.seat)
    cost = price(move.state, bonus=action.bonus)
    move.coins(seat, -cost)
    move.note(seat, "settlements", -1)
    own.settlements = (*own.settlements, Settlement(action.village))
    points = facts.SETTLEMENT_POINTS[len(own.settlements) - 1]
    move.score(seat, "settlements", points)
    params = {"village": action.village, "coins": cost, "count": len(own.settlements), "points": points}
    move.tell("settlement_placed", _RULE, params, (f"village.{action.village}", f"seat.{seat}.coins"))
    if len(own.settlements) == _EXTRA_AT:
        move.extra(seat, "settlements")
    if own.pool:
        move.wait(replace(move.state.turn, stage="settlement_miners", village=action.village))


def violation_of_putting(state: State, seat: Seat, action: PutMiners) -> Violation | None:
    """Why not so many miners can be put at the settlement, if so."""
    pool = state.seats[seat].pool
    most = min(pool, facts.MINERS_PER_SETTLEMENT)
    if 0 <= action.count <= most:
        return None
    return Violation("wrong-number-of-miners", _RULE, {"count": action.count, "most": most})


def legal_counts(state: State, seat: Seat) -> list[Action]:
    """How many miners can be put at the settlement just placed."""
    return [*_COUNTS[: state.seats[seat].pool + 1]]


def put_miners(move: Move, action: PutMiners) -> None:
    """Put miners from the pool at the settlement just placed."""
    seat, turn = move.seat, move.state.turn
    village = turn.village or ""
    if action.count:
        put(move.terrain, move.of(seat), village, action.count)
        move.miners(seat, -action.count)
    params = {"village": village, "count": action.count}
    move.tell("miners_put", _RULE, params, (f"village.{village}",))
    move.wait(going_on(turn))
