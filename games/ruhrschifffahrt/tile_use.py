"""Using progress tiles: own ones once a round, white ones once in the game (6.5.2)."""

from collections.abc import Iterator
from typing import Final

from games.engine.conditions import Gate
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import barges, facts, turns
from games.ruhrschifffahrt.actions import Good, HaulCoal, UseInn
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import SeatState, State

_RULE: Final = "6.5.2"
GOODS: Final[tuple[Good, ...]] = ("coin", "point")
INNS: Final = tuple(UseInn(what) for what in GOODS)


def can_use_own(state: State, seat: Seat, tile: Tile) -> bool:
    """Whether a tile of the player board can be used in this phase 6."""
    return tile in state.seats[seat].tiles and tile not in expect(state.turn, turns.Purchase).used


def own_closed(state: State, seat: Seat, tile: Tile) -> Violation:
    """A tile of the player board cannot be used."""
    used = tile in state.seats[seat].tiles
    return Violation("tile-used-this-round" if used else "tile-needed", _RULE, {"tile": tile})


def can_use_white(own: SeatState, tile: Tile) -> bool:
    """Whether a white tile is there and still to be used."""
    return tile in own.tiles and tile not in own.turned


def white_closed(own: SeatState, tile: Tile) -> Violation:
    """A white tile cannot be used."""
    return Violation("white-tile-used" if tile in own.tiles else "tile-needed", _RULE, {"tile": tile})


def by_own(tile: Tile) -> Gate[State]:
    """What takes a tile of the player board."""
    return Gate(
        lambda state, seat: can_use_own(state, seat, tile), lambda state, seat: own_closed(state, seat, tile)
    )


def by_white(tile: Tile) -> Gate[State]:
    """What takes a white tile."""
    return Gate(
        lambda state, seat: can_use_white(state.seats[seat], tile),
        lambda state, seat: white_closed(state.seats[seat], tile),
    )


def white_elsewhere(state: State, seat: Seat, tile: Tile) -> Violation | None:
    """A white tile that is still to be used, but not now (R42)."""
    if state.choosers or state.turn.stage == "done" or not can_use_white(state.seats[seat], tile):
        return None
    return Violation("decision-open", "R42", {"stage": state.turn.stage})


def turn_over(change: Change, seat: Seat, tile: Tile) -> None:
    """A white tile is used up."""
    own = change.of(seat)
    own.turned = (*own.turned, tile)


# Coal hauler


def can_replenish(state: State) -> bool:
    """Whether any storage holds a die that can be raised."""
    return any(die < facts.HIGHEST_DIE for die in state.dice.values())


def cannot_raise(state: State, storage: str) -> Violation:
    """The die of a storage cannot be raised; whose barge lies there does not matter (R20, R60)."""
    if storage not in river_of(state).storages:
        return Violation("unknown-storage", _RULE, {"word": quoted(storage)})
    if storage not in state.dice:
        return Violation("storage-empty", "6.3", {"storage": storage})
    return Violation("die-at-highest", "R60", {"storage": storage, "most": facts.HIGHEST_DIE})


def hauls(state: State, seat: Seat) -> Iterator[HaulCoal]:
    """Every die on a storage raised to every value (R43, `coal_hauler`)."""
    for storage, die in state.dice.items():
        for value in range(die + 1, _most(state, die) + 1):
            yield HaulCoal(storage, value)


def cannot_haul(state: State, seat: Seat, action: HaulCoal) -> Violation:
    """The coal hauler cannot raise a die so."""
    value = state.dice.get(action.storage, facts.HIGHEST_DIE)
    if value == facts.HIGHEST_DIE:
        return cannot_raise(state, action.storage)
    least, most = value + 1, _most(state, value)
    if least == most:
        return Violation("only-this-value", "R43", {"value": action.value, "most": most})
    return Violation("value-out-of-range", "R43", {"value": action.value, "least": least, "most": most})


def _most(state: State, die: int) -> int:
    """The value up to which the coal hauler raises a die."""
    return facts.HIGHEST_DIE if state.options.coal_hauler == "to_six" else min(die + 1, facts.HIGHEST_DIE)


def haul(change: Change, action: HaulCoal) -> None:
    """Raise a die by the coal hauler; where nothing is left to replenish then, the turn goes on to the start."""
    state, seat = change.state, change.seat
    before = state.dice[action.storage]
    turn_over(change, seat, "coal_hauler")
    state.dice = {**state.dice, action.storage: action.value}
    params = {"storage": action.storage, "value_before": before, "value": action.value}
    under_barge = barges.barge_at(state, action.storage) is not None
    rule = "R43" if action.value > before + 1 else "R20" if under_barge else _RULE
    change.tell("coal_hauled", rule, params, (action.storage, f"seat.{seat}.tiles.coal_hauler"))
    if isinstance(state.turn, turns.Replenish) and not can_replenish(state):
        change.wait(turns.Start(seat))


# Inn


def use_inn(change: Change, action: UseInn) -> None:
    """Take coins or points for the inn."""
    seat = change.seat
    turn_over(change, seat, "inn")
    coins, points = 0, 0
    if action.what == "coin":
        coins = facts.INN_COINS
        change.coins(seat, coins)
    else:
        points = change.score(seat, "inn", facts.INN_POINTS)
    account = "coins" if coins else "points"
    places = (f"seat.{seat}.tiles.inn", f"seat.{seat}.{account}")
    change.tell("inn_used", _rule_of_inn(change.state, seat), {"coins": coins, "points": points}, places)


def _rule_of_inn(state: State, seat: Seat) -> str:
    """What lets the inn be used now: before a lock that is due too (R62)."""
    buying = isinstance(state.turn, turns.Purchase)
    return "R62" if buying and state.forced_lock and can_use_own(state, seat, "lock_construction") else "R42"
