"""Inserting and redeploying miners one by one (5.1.2e), and where miners can stand."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from games.engine.conditions import Gate, refused_as
from games.engine.event import Fact, Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import BeginMiners, InsertMiner, RedeployMiner
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.pitheads import (
    SPOTS,
    WORKFORCE,
    free_spots,
    held_spots,
    is_half_filled,
    pieces_on,
    with_piece,
)
from games.kohle_kolonie.state import SeatState, Settlement, State
from games.kohle_kolonie.stations import take_marker, way_to, with_miners
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.turns import Act, Miners, MinersLeft, going_on, miners_left

_RULE: Final = "5.1.2e"
_REDEPLOYING: Final = "5.1.2e Redeploying"
POOL: Final = "pool"
BEGIN: Final = {False: BeginMiners(), True: BeginMiners(bonus=True)}
_RESCUE: Final = "rescue."


@cache  # as many as there are spots
def _insert_to(to: str) -> InsertMiner:
    return InsertMiner(to)


@cache  # pairs of spots
def _redeploy_to(source: str, to: str) -> RedeployMiner:
    return RedeployMiner(source, to)


# Where miners stand


def rescue_spots(terrain: Terrain, own: SeatState, *, held: bool) -> list[str]:
    """Rescue slots with a miner, or without one."""
    return [
        f"{_RESCUE}{space}" for space, manned in zip(terrain.spaces, own.rescue, strict=True) if manned is held
    ]


def own_spots(terrain: Terrain, own: SeatState) -> list[str]:
    """Free spots on tableau and pithead cards."""
    return [*rescue_spots(terrain, own, held=False), *free_spots(own.pitheads, "miner")]


def roomy_settlements(own: SeatState) -> list[str]:
    """Villages with an own settlement that has room for a miner."""
    return [at.village for at in own.settlements if at.miners < facts.MINERS_PER_SETTLEMENT]


def movable(terrain: Terrain, own: SeatState) -> list[str]:
    """Every spot from which a miner can be taken: all but those that mark mines and disaster spaces."""
    return [
        *rescue_spots(terrain, own, held=True),
        *held_spots(own.pitheads, "miner"),
        *(at.village for at in own.settlements if at.miners),
        *own.stations,
    ]


def miners_at(terrain: Terrain, own: SeatState, spot: str) -> int:
    """How many of a seat's miners stand on a spot."""
    if spot.startswith(_RESCUE):
        index = terrain.space_index.get(spot[len(_RESCUE) :])
        return int(index is not None and own.rescue[index])
    if "." in spot:
        return pieces_on(own.pitheads, spot, "miner")
    if spot in own.stations:
        return own.stations[spot]
    return sum(at.miners for at in own.settlements if at.village == spot)


def put(terrain: Terrain, own: SeatState, spot: str, more: int) -> None:
    """Add miners to a spot (or take them off); the pool is left to the caller."""
    if spot.startswith(_RESCUE):
        index = terrain.space_index[spot[len(_RESCUE) :]]
        own.rescue = (*own.rescue[:index], more > 0, *own.rescue[index + 1 :])
    elif "." in spot:
        own.pitheads = with_piece(own.pitheads, spot, more)
    elif spot in own.stations or spot in terrain.open_stations:
        own.stations = with_miners(own.stations, spot, more)
    else:
        own.settlements = tuple(
            Settlement(at.village, at.miners + more) if at.village == spot else at for at in own.settlements
        )


def place_of(seat: Seat, spot: str, terrain: Terrain) -> str:
    """The place that a picture marks for a spot."""
    if spot == POOL:
        return f"seat.{seat}.pool"
    if spot.startswith(_RESCUE):
        return f"seat.{seat}.space.{spot[len(_RESCUE) :]}"
    if "." in spot:
        return f"seat.{seat}.pithead.{spot.partition('.')[0]}"
    return f"village.{spot}" if spot in terrain.villages else f"station.{spot}"


# Beginning


def beginnings(bonus: bool) -> Callable[[State, Seat], tuple[BeginMiners, ...]]:
    """To begin by the action, or by the marker."""
    begun = (BEGIN[bonus],)
    return lambda state, seat: begun


def not_idle(bonus: bool) -> Gate[State]:
    """There is something to be done in the miners action, or by the marker for it, which moves no engineer."""

    def holds(state: State, seat: Seat) -> bool:
        own = state.seats[seat]
        return own.pool > 0 or _can_redeploy(state, own) or (not bonus and _can_shift(own))

    return Gate(holds, refused_as("no-miner-to-move", _RULE))


def _can_redeploy(state: State, own: SeatState) -> bool:
    terrain = terrain_of(state)
    spots = own_spots(terrain, own)
    return any(_near(state, terrain, own, source, spots) for source in movable(terrain, own))


def _can_shift(own: SeatState) -> bool:
    """Whether a flipped Workforce lets an engineer be redeployed."""
    sides = own.pitheads
    return sides[WORKFORCE].flipped and bool(held_spots(sides, "engineer") and free_spots(sides, "engineer"))


def begin(change: Change, action: BeginMiners) -> None:
    """Open the action: two to insert, two to redeploy; a flipped Workforce allows more, but not to the marker."""
    flipped = change.state.seats[change.seat].pitheads[WORKFORCE].flipped and not action.bonus
    turn = expect(change.state.turn, Act)
    by = "bonus" if action.bonus else "action"
    left = MinersLeft(by, facts.INSERTED, facts.REDEPLOYED[flipped], int(flipped))
    change.wait(Miners(turn.seat, turn.used, left))


def use(change: Change, **changes: Any) -> None:
    """Something of the open miners action is done; it ends once nothing is left of it."""
    turn = expect(change.state.turn, Miners)
    left = replace(turn.left, moved=True, **changes)
    more = left.insert or left.redeploy or left.engineer
    change.wait(Miners(turn.seat, turn.used, left) if more else Act(turn.seat, turn.used))


# Inserting; where no miners action is open, it is the second miner of a mine that is put somewhere


def may_insert(state: State, seat: Seat) -> bool:
    """Whether a miner may still be inserted, or is the second one of a mine."""
    left = miners_left(state.turn)
    return left is None or left.insert > 0


def no_inserts_left(state: State, seat: Seat) -> Violation:
    """As many are inserted as may be: a flipped Workforce raises it no more than the action does."""
    flipped = state.seats[seat].pitheads[WORKFORCE].flipped
    return Violation("no-inserts-left", "workforce_insert" if flipped else _RULE, {"count": facts.INSERTED})


def has_pool(state: State, seat: Seat) -> bool:
    """Whether there are miners in the pool."""
    return state.seats[seat].pool > 0


def insertions(state: State, seat: Seat) -> list[InsertMiner]:
    """On every free spot; not at settlements where it is the second miner of a mine."""
    terrain, own = terrain_of(state), state.seats[seat]
    spots = own_spots(terrain, own)
    if miners_left(state.turn):
        spots += roomy_settlements(own)
    return list(map(_insert_to, spots))


def cannot_insert(state: State, seat: Seat, action: InsertMiner) -> Violation:
    """No miner can be inserted there."""
    return _no_entry(state, state.seats[seat], action.to)


def _no_entry(state: State, own: SeatState, to: str) -> Violation:
    terrain = terrain_of(state)
    if to in terrain.open_stations:
        return Violation("no-insert-at-station", "5.3", {"station": to})
    if to in terrain.villages:
        if miners_left(state.turn):
            return _no_room(own, to)
        return Violation("no-second-miner-there", "second_miner", {"village": to})
    return _no_spot(terrain, to)


def _no_spot(terrain: Terrain, to: str) -> Violation:
    """The refusal of what is no village and no station that may be entered."""
    if terrain.is_station(to):
        return Violation("station-unused", "7.0", {"station": to})
    if to in SPOTS or to.removeprefix(_RESCUE) in terrain.spaces:
        return Violation("spot-taken", _RULE, {"spot": to})
    return Violation("unknown-spot", _RULE, {"word": quoted(to)})


def _no_room(own: SeatState, village: str) -> Violation:
    """The refusal of a village in which no further miner of the seat can stand."""
    if any(at.village == village for at in own.settlements):
        return Violation("settlement-full", "5.1.2c", {"village": village})
    return Violation("no-own-settlement", _RULE, {"village": village})


def insert(change: Change, action: InsertMiner) -> None:
    """Put a miner from the pool on the spot."""
    seat, left = change.seat, miners_left(change.state.turn)
    put(change.terrain, change.of(seat), action.to, 1)
    change.miners(seat, -1)
    place = place_of(seat, action.to, change.terrain)
    rule = _standing(change.terrain, change.of(seat), action.to) or _RULE
    change.tell("miner_inserted", rule, {"spot": action.to}, (place,))
    if left:
        fixed = left.by == "bonus" and change.state.options.bonus_miners_may_move_new == "no"
        use(change, insert=left.insert - 1, inserted=(*left.inserted, action.to) if fixed else ())
    else:
        change.wait(going_on(change.state.turn))


def _standing(terrain: Terrain, own: SeatState, spot: str) -> str | None:
    """The ruling by which a miner that has just come to a spot may stand there, if it takes one."""
    if spot.startswith(_RESCUE):
        empty = own.cards[terrain.space_index[spot[len(_RESCUE) :]]] is None
        return "rescue_slot_any" if empty else None
    if is_half_filled(own.pitheads, spot):
        return "two_miner_slot"
    return "administration_slots" if spot.startswith("administration.") else None


# Redeploying


def may_redeploy(state: State, seat: Seat) -> bool:
    """Whether a miner may still be redeployed; the second one of a mine if `second_miner_source` says so."""
    left = miners_left(state.turn)
    return left.redeploy > 0 if left else state.options.second_miner_source == "anywhere"


def no_moves_left(state: State, seat: Seat) -> Violation:
    """No miner may be redeployed, or none any more."""
    if miners_left(state.turn):
        return Violation("no-moves-left", _REDEPLOYING)
    return Violation("second-miner-from-pool", "second_miner_source")


def redeployments(state: State, seat: Seat) -> list[RedeployMiner]:
    """From every spot with a miner that may be redeployed to every spot within reach."""
    terrain, left, own = terrain_of(state), miners_left(state.turn), state.seats[seat]
    spots = own_spots(terrain, own)
    return [
        _redeploy_to(source, to)
        for source in _sources(state, left, own)
        for to in _goals(state, left, own, source, spots)
        if to != source
    ]


def can_redeploy(state: State, seat: Seat, action: RedeployMiner) -> bool:
    """Whether the miner may be redeployed so."""
    left, own, source = miners_left(state.turn), state.seats[seat], action.source
    if source == action.to or source not in _sources(state, left, own):
        return False
    return action.to in _goals(state, left, own, source, own_spots(terrain_of(state), own))


def can_move_any(state: State, seat: Seat) -> bool:
    """Whether any miner can be inserted or redeployed."""
    if may_insert(state, seat) and has_pool(state, seat) and insertions(state, seat):
        return True
    return may_redeploy(state, seat) and bool(redeployments(state, seat))


def _sources(state: State, left: MinersLeft | None, own: SeatState) -> list[str]:
    """Spots with a miner that may be redeployed now (`bonus_miners_may_move_new`)."""
    terrain = terrain_of(state)
    spots = movable(terrain, own)
    if left is None:
        return [spot for spot in spots if spot not in own.stations]
    if left.inserted:
        return [spot for spot in spots if miners_at(terrain, own, spot) > left.inserted.count(spot)]
    return spots


def _goals(state: State, left: MinersLeft | None, own: SeatState, source: str, spots: list[str]) -> Sequence[str]:
    """Every spot within reach of a source; `spots` are the free ones on tableau and pithead cards."""
    if left is None:
        return spots
    terrain = terrain_of(state)
    near = _near(state, terrain, own, source, spots)
    if left.redeploy > 1 and source in terrain.far:
        return [*near, *(to for to, _ in terrain.far[source])]
    return near


def _near(state: State, terrain: Terrain, own: SeatState, source: str, spots: list[str]) -> Sequence[str]:
    """Every spot one space away from a source: what a miner there can be redeployed to at the cost of one move."""
    if source in own.stations:
        steps = terrain.steps.get(source, ())  # of a station closed since there is no way on
        return (*steps, POOL) if state.options.station_to_pool == "yes" else steps
    if source in terrain.villages:
        return [*spots, *terrain.steps[source], POOL]
    if state.options.miner_moves_board == "to_board":
        return [*spots, *roomy_settlements(own), POOL]
    return [*spots, POOL]


def cannot_redeploy(state: State, seat: Seat, action: RedeployMiner) -> Violation:
    """The miner cannot be redeployed so."""
    terrain, own, source, to = terrain_of(state), state.seats[seat], action.source, action.to
    left = miners_left(state.turn)
    if left is None:
        return _no_second(state, own, source, to)
    if not miners_at(terrain, own, source):
        return Violation("no-miner-there", _REDEPLOYING, {"spot": quoted(source)})
    if source not in _sources(state, left, own):
        return Violation("just-inserted", "bonus_miners_may_move_new", {"spot": source})
    if to == source:
        return Violation("same-spot", _REDEPLOYING, {"spot": to})
    way = way_to(terrain, source, to)
    if way is not None:
        return Violation("too-few-moves", _REDEPLOYING, {"station": to, "count": way.spaces})
    return _no_way(state, own, source, to)


def _no_way(state: State, own: SeatState, source: str, to: str) -> Violation:
    terrain = terrain_of(state)
    if source in own.stations and to == POOL:
        return Violation("station-not-to-pool", "station_to_pool", {"station": source})
    if source in own.stations:
        rule = "station_moves" if to in terrain.open_stations else "5.3"
        return Violation("only-along-the-line", rule, {"station": source})
    if to in terrain.open_stations:
        return Violation("station-out-of-reach", "5.3", {"station": to, "spot": source})
    return _no_settling(state, own, source, to) if to in terrain.villages else _no_spot(terrain, to)


def _no_settling(state: State, own: SeatState, source: str, village: str) -> Violation:
    """The refusal of a settlement as a target; between settlements nobody goes in any edition."""
    if state.options.miner_moves_board == "to_board" and source not in terrain_of(state).villages:
        return _no_room(own, village)
    return Violation("no-move-to-settlement", "miner_moves_board", {"village": village})


def _no_second(state: State, own: SeatState, source: str, to: str) -> Violation:
    """The refusal of a transfer of the second miner of a mine."""
    terrain = terrain_of(state)
    if source in own.stations:
        return Violation("only-along-the-line", "5.3", {"station": source})
    if not miners_at(terrain, own, source):
        return Violation("no-miner-there", "5.1.2a", {"spot": quoted(source)})
    if to == source:
        return Violation("same-spot", "5.1.2a", {"spot": to})
    return _no_entry(state, own, to)


def redeploy(change: Change, action: RedeployMiner) -> None:
    """Take the miner from its spot to the other; stations entered or passed give up their markers."""
    seat, left, terrain = change.seat, miners_left(change.state.turn), change.terrain
    own, source, to = change.of(seat), action.source, action.to
    way = way_to(terrain, source, to)
    put(terrain, own, source, -1)
    if to == POOL:
        change.miners(seat, 1)
    else:
        put(terrain, own, to, 1)
    places = (place_of(seat, source, terrain), place_of(seat, to, terrain))
    rule = _standing(terrain, own, to) or (_REDEPLOYING if left else "second_miner_source")
    entered = () if way is None else (to,) if way.via is None else (way.via, to)
    why = tuple(
        Fact("no_marker_there", {"station": station})
        for station in entered
        if station not in change.state.station_markers
    )
    change.tell("miner_redeployed", rule, {"source": source, "spot": to}, places, facts=why)
    for station in entered:
        take_marker(change, seat, station)
    if left:
        use(change, redeploy=left.redeploy - (way.spaces if way else 1))
    else:
        change.wait(going_on(change.state.turn))
