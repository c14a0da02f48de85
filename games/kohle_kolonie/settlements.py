"""Placing settlements, and their miners (5.1.2c)."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from games.engine.conditions import Gate
from games.engine.event import Fact, Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts, supplies
from games.kohle_kolonie.actions import PlaceSettlement, PutMiners
from games.kohle_kolonie.board import Village
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.miners import put
from games.kohle_kolonie.state import Settlement, State
from games.kohle_kolonie.supplies import price_facts, price_of
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import SettlementMiners, going_on, used_up

_RULE: Final = "5.1.2c"
_COUNTS: Final = tuple(PutMiners(count) for count in range(facts.MINERS_PER_SETTLEMENT + 1))
_EXTRA_AT: Final = 3


@cache  # as many as there are villages
def _settle_in(village: str, bonus: bool) -> PlaceSettlement:
    return PlaceSettlement(village, bonus)


def settlements_in(state: State, village: str) -> int:
    """How many settlements stand in a village."""
    return sum(at.village == village for own in state.seats for at in own.settlements)


def any_left(state: State, seat: Seat) -> bool:
    """Whether the seat has a settlement to place."""
    return len(state.seats[seat].settlements) < facts.SETTLEMENTS


def payable(bonus: bool) -> Gate[State]:
    """The seat has the coins for a settlement."""
    return supplies.payable("settlement", _RULE, bonus, placeable=_placeable)


def _placeable(state: State, seat: Seat) -> bool:
    return any(True for _ in _places(state, seat))


def placings(bonus: bool) -> Callable[[State, Seat], list[PlaceSettlement]]:
    """For every village in which the seat can place a settlement."""

    def candidates(state: State, seat: Seat) -> list[PlaceSettlement]:
        return [_settle_in(village, bonus) for village in _places(state, seat)]

    return candidates


def _places(state: State, seat: Seat) -> Iterator[str]:
    """Villages without workers in which the seat has no settlement and a space is free."""
    terrain, workers = terrain_of(state), state.village_workers
    emptied = _anywhere(state) and _one_emptied(state)
    homes = [at.village for at in state.seats[seat].settlements]
    for village in terrain.open_villages:
        if (
            (emptied or not workers.get(village))
            and village not in homes
            and not _is_full(state, terrain.villages[village])
        ):
            yield village


def no_place(state: State, seat: Seat, action: PlaceSettlement) -> Violation:
    """No settlement of the seat can stand in the village."""
    terrain, village = terrain_of(state), action.village
    if village not in terrain.villages:
        return Violation("unknown-village", _RULE, {"word": quoted(village)})
    if village not in terrain.open_villages:
        return Violation("village-unused", "7.0", {"village": village})
    if any(at.village == village for at in state.seats[seat].settlements):
        return Violation("own-settlement-there", _RULE, {"village": village})
    if _is_full(state, terrain.villages[village]):
        return Violation("village-full", _RULE, {"village": village})
    rule = "settlement_village_condition" if _anywhere(state) else "settlement_village_empty"
    count = state.village_workers.get(village, 0)
    return Violation("workers-in-village", rule, {"village": village, "count": count})


def _is_full(state: State, village: Village) -> bool:
    return settlements_in(state, village.id) >= village.spaces


def _anywhere(state: State) -> bool:
    """Whether it is enough that some village has no worker (`settlement_village_condition`)."""
    return state.options.settlement_village_condition == "any_village"


def _one_emptied(state: State) -> bool:
    """Whether a village in play has no worker; one that was not set up has none where it may be entered (7.0)."""
    return not all(state.village_workers.get(village) for village in terrain_of(state).open_villages)


def place(change: Change, action: PlaceSettlement) -> None:
    """Pay and place a settlement; its reward follows, and up to two miners may be put there."""
    seat, own = change.seat, change.of(change.seat)
    cost = price_of(change.state, "settlement", bonus=action.bonus)
    change.coins(seat, -cost)
    change.book(seat, "settlements", -1)
    own.settlements = (*own.settlements, Settlement(action.village))
    points = facts.SETTLEMENT_POINTS[len(own.settlements) - 1]
    change.score(seat, "settlements", points)
    count = len(own.settlements)
    params = {"village": action.village, "coins": cost, "count": count, "points": points}
    reward = Fact("settlement_reward", {"count": count, "points": points})
    why = (*price_facts(change.state, "settlement", bonus=action.bonus), reward)
    change.tell("settlement_placed", _RULE, params, (f"village.{action.village}", f"seat.{seat}.coins"), facts=why)
    if count == _EXTRA_AT:
        change.extra(seat, "settlements")
    if own.pool:
        change.wait(SettlementMiners(seat, used_up(change.state.turn), action.village))


def counts(state: State, seat: Seat) -> tuple[PutMiners, ...]:
    """How many miners can be put at the settlement just placed."""
    return _COUNTS[: state.seats[seat].pool + 1]


def wrong_number(state: State, seat: Seat, action: PutMiners) -> Violation:
    """Not so many miners can be put there."""
    most = min(state.seats[seat].pool, facts.MINERS_PER_SETTLEMENT)
    return Violation("wrong-number-of-miners", _RULE, {"count": action.count, "most": most})


def put_miners(change: Change, action: PutMiners) -> None:
    """Put miners from the pool at the settlement just placed."""
    seat, turn = change.seat, expect(change.state.turn, SettlementMiners)
    village = turn.village
    if action.count:
        put(change.terrain, change.of(seat), village, action.count)
        change.miners(seat, -action.count)
    params = {"village": village, "count": action.count}
    change.tell("miners_put", _RULE, params, (f"village.{village}",))
    change.wait(going_on(turn))
