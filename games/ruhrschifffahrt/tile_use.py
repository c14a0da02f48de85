"""Using progress tiles: own ones once a round, white ones once in the game (6.5.2)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import Good, HaulCoal, UseInn
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import SeatState, State

_RULE: Final = "6.5.2"
GOODS: Final[tuple[Good, ...]] = ("coin", "point")


def violation_of_own_tile(state: State, seat: Seat, tile: Tile) -> Violation | None:
    """Why a tile of the player board cannot be used in this phase 6, if so."""
    if tile not in state.seats[seat].tiles:
        return Violation("tile-needed", _RULE, {"tile": tile})
    if tile in state.turn.used:
        return Violation("tile-used-this-round", _RULE, {"tile": tile})
    return None


def violation_of_white_tile(own: SeatState, tile: Tile) -> Violation | None:
    """Why a white tile cannot be used, if so."""
    if tile not in own.tiles:
        return Violation("tile-needed", _RULE, {"tile": tile})
    if tile in own.turned:
        return Violation("white-tile-used", _RULE, {"tile": tile})
    return None


def turn_over(move: Move, seat: Seat, tile: Tile) -> None:
    """A white tile is used up."""
    own = move.of(seat)
    own.turned = (*own.turned, tile)


# Coal hauler


def violation_of_haul(state: State, seat: Seat, action: HaulCoal) -> Violation | None:
    """Why the coal hauler cannot raise a die so, if so (R43, `coal_hauler`)."""
    closed = violation_of_white_tile(state.seats[seat], "coal_hauler")
    return closed or _violation_of_raise(state, action)


def _violation_of_raise(state: State, action: HaulCoal) -> Violation | None:
    violation = violation_of_raising(state, action.storage)
    if violation is not None:
        return violation
    value = state.dice[action.storage]
    most = facts.HIGHEST_DIE if state.options.coal_hauler == "to_six" else value + 1
    if not value < action.value <= most:
        return Violation("value-out-of-range", "R43", {"value": action.value, "least": value + 1, "most": most})
    return None


def violation_of_raising(state: State, storage: str) -> Violation | None:
    """Why the die of a storage cannot be raised, if so; whose barge lies there does not matter (R20, R60)."""
    if storage not in river_of(state).storages:
        return Violation("unknown-storage", _RULE, {"word": quoted(storage)})
    if storage not in state.dice:
        return Violation("storage-empty", "6.3", {"storage": storage})
    if state.dice[storage] == facts.HIGHEST_DIE:
        return Violation("die-at-highest", "R60", {"storage": storage, "most": facts.HIGHEST_DIE})
    return None


def can_replenish(state: State) -> bool:
    """Whether any storage holds a die that can be raised."""
    return any(die < facts.HIGHEST_DIE for die in state.dice.values())


def legal_hauls(state: State, seat: Seat) -> list[HaulCoal]:
    """Every way in which the seat can use the coal hauler now."""
    if violation_of_white_tile(state.seats[seat], "coal_hauler") is not None:
        return []
    values = range(facts.LOWEST_DIE + 1, facts.HIGHEST_DIE + 1)
    hauls = [HaulCoal(storage, value) for storage, die in state.dice.items() for value in values if value > die]
    return [haul for haul in hauls if _violation_of_raise(state, haul) is None]


def haul(move: Move, action: HaulCoal) -> None:
    """Raise a die by the coal hauler; where nothing is left to replenish then, the turn goes on to the start."""
    state, seat = move.state, move.seat
    before = state.dice[action.storage]
    turn_over(move, seat, "coal_hauler")
    state.dice = {**state.dice, action.storage: action.value}
    params = {"storage": action.storage, "value_before": before, "value": action.value}
    move.tell("coal_hauled", _RULE, params, (action.storage, f"seat.{seat}.tiles.coal_hauler"))
    if state.turn.stage == "replenish" and not can_replenish(state):
        move.wait(replace(state.turn, stage="start"))


# Inn


def violation_of_inn(state: State, seat: Seat, action: UseInn) -> Violation | None:
    """Why the inn cannot be used, if so."""
    if action.what not in GOODS:
        return Violation("unknown-good", _RULE, {"word": quoted(action.what)})
    return violation_of_white_tile(state.seats[seat], "inn")


def legal_inns(state: State, seat: Seat) -> list[UseInn]:
    """Coins or points from the inn, while it can be used."""
    if violation_of_white_tile(state.seats[seat], "inn") is not None:
        return []
    return [*INNS]


def use_inn(move: Move, action: UseInn) -> None:
    """Take coins or points for the inn."""
    seat = move.seat
    turn_over(move, seat, "inn")
    coins, points = 0, 0
    if action.what == "coin":
        coins = facts.INN_COINS
        move.coins(seat, coins)
    else:
        points = move.score(seat, "inn", facts.INN_POINTS)
    account = "coins" if coins else "points"
    places = (f"seat.{seat}.tiles.inn", f"seat.{seat}.{account}")
    move.tell("inn_used", _RULE, {"coins": coins, "points": points}, places)


INNS: Final = tuple(UseInn(what) for what in GOODS)
