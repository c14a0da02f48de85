"""Building locks, two for the price of one at small tables, and locks that must be built (6.6, 8.0)."""

from typing import Final

from msgspec.structs import replace

from games.engine.conditions import Gate, refused_as
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, money, reasons, tile_use, turns
from games.ruhrschifffahrt.actions import BuildLock
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.6"
_TILE: Final = "lock_construction"
_SECTIONS: Final = {2: "8.1", 3: "8.2"}
"""What lets few players build two locks for the price of one, by their number."""


def price_of_lock(state: State) -> int:
    """What the next lock of the seat at turn costs; nothing where it is the second for the price of one (R50)."""
    return 0 if expect(state.turn, turns.Purchase).free_lock else facts.lock_coins(state.round)


def points_of_lock(state: State, obstacle: str) -> int:
    """Points for a lock in place of an obstacle: more in the County of Mark."""
    in_mark = river_of(state).spaces[obstacle].dominion == facts.WHITE_DOMINION
    return facts.LOCK_POINTS_MARK if in_mark else facts.LOCK_POINTS


def building(state: State, seat: Seat) -> list[BuildLock]:
    """In place of every obstacle; any will do (R49)."""
    return [BuildLock(obstacle) for obstacle in river_of(state).obstacles if obstacle in state.obstacles]


def no_obstacle(state: State, seat: Seat, action: BuildLock) -> Violation:
    """No obstacle lies there."""
    if action.obstacle not in river_of(state).obstacles:
        return Violation("unknown-obstacle", _RULE, {"word": quoted(action.obstacle)})
    return Violation("lock-already-there", _RULE, {"obstacle": action.obstacle})


def can_build(state: State, seat: Seat) -> bool:
    """Whether the seat at turn can build a lock, wherever it were."""
    return expect(state.turn, turns.Purchase).free_lock or (
        state.round >= facts.FIRST_LOCK_ROUND
        and tile_use.can_use_own(state, seat, _TILE)
        and money.can_pay(state.seats[seat], facts.lock_coins(state.round))
    )


def cannot_build(state: State, seat: Seat) -> Violation:
    """No lock can be built, wherever it were."""
    if state.round < facts.FIRST_LOCK_ROUND:
        return Violation("locks-not-yet", "6.1", {"round": facts.FIRST_LOCK_ROUND})
    if not tile_use.can_use_own(state, seat, _TILE):
        return tile_use.own_closed(state, seat, _TILE)
    return money.unpayable(state.seats[seat], price_of_lock(state))


def build_lock(change: Change, action: BuildLock) -> None:
    """Build a lock: its obstacle/demand tile goes into the bag, unseen."""
    state, seat, turn = change.state, change.seat, expect(change.state.turn, turns.Purchase)
    own = change.of(seat)
    price, points = price_of_lock(state), points_of_lock(state, action.obstacle)
    money.pay(change, seat, price)
    if turn.free_lock:
        change.wait(replace(turn, free_lock=False))
    else:
        change.wait(replace(turn, used=(*turn.used, _TILE), free_lock=two_for_one(state, seat)))
    _into_bag(state, action.obstacle)
    own.locks += 1
    change.score(seat, "locks", points)
    params = {"obstacle": action.obstacle, "coins": price, "points": points}
    kind = "second_lock_built" if turn.free_lock else "lock_built"
    change.tell(
        kind,
        _rule_of(state, seat, action, second=turn.free_lock),
        params,
        (action.obstacle, f"seat.{seat}.points"),
        facts=reasons.of_lock(
            state.round,
            second=turn.free_lock,
            in_mark=change.river.spaces[action.obstacle].dominion == facts.WHITE_DOMINION,
        ),
    )
    _free_warehouses(change, seat)


def _rule_of(state: State, seat: Seat, action: BuildLock, *, second: bool) -> str:
    """What allows a lock: that there are few players, or that it may lie in the County of Mark anyway (R49)."""
    if second:
        return _SECTIONS[len(state.seats)]
    in_mark = river_of(state).spaces[action.obstacle].dominion == facts.WHITE_DOMINION
    return "R49" if in_mark and "county_mark" not in state.seats[seat].tiles else _RULE


def _into_bag(state: State, obstacle: str) -> None:
    state.bag = tuple(sorted((*state.bag, state.obstacles[obstacle])))
    state.obstacles = {at: tile for at, tile in state.obstacles.items() if at != obstacle}


def two_for_one(state: State, seat: Seat) -> bool:
    """Whether the next lock that the seat buys brings a second one for nothing (8.0, R50)."""
    match len(state.seats):
        case 2:
            return state.round in facts.TWO_FOR_ONE_ROUNDS
        case 3:
            return not state.seats[seat].locks
        case _:
            return False


def _free_warehouses(change: Change, seat: Seat) -> None:
    """The first lock brings the two warehouses of the board at once."""
    own = change.of(seat)
    count = own.with_lock
    if count:
        own.with_lock = 0
        change.supply(seat, count)
        params = {"count": count, "reason": "lock"}
        change.tell("warehouses_freed", _RULE, params, (f"seat.{seat}.supply",))


def lock_due(state: State, seat: Seat) -> bool:
    """Whether the seat at turn must build a lock before anything else; not while it could not pay (R38, R62)."""
    return not no_lock_due(state, seat)


def no_lock_due(state: State, seat: Seat) -> bool:
    """Whether the seat at turn may do something else than build a lock."""
    return not (
        state.forced_lock
        and tile_use.can_use_own(state, seat, _TILE)
        and state.obstacles
        and can_build(state, seat)
    )


NO_LOCK_DUE: Final = Gate(no_lock_due, refused_as("lock-first", "R38"))
