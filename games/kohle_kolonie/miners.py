"""Inserting and redeploying miners one by one (5.1.2e), and where miners can stand."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, BeginMiners, InsertMiner, RedeployMiner, Stop
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.pitheads import SPOTS, WORKFORCE, free_spots, held_spots, pieces_on, with_piece
from games.kohle_kolonie.state import SeatState, Settlement, State, Turn
from games.kohle_kolonie.stations import take_marker, way_to, with_miners
from games.kohle_kolonie.terrain import Terrain, terrain_of
from games.kohle_kolonie.turns import going_on

_RULE: Final = "5.1.2e"
POOL: Final = "pool"
STOP: Final = Stop()
BEGIN: Final = {False: BeginMiners(), True: BeginMiners(bonus=True)}
_RESCUE: Final = "rescue."


@cache  # as many as there are spots
def insert_to(to: str) -> InsertMiner:
    """The action object for a spot, built once."""
    return InsertMiner(to)


@cache  # pairs of spots
def redeploy_to(source: str, to: str) -> RedeployMiner:
    """The action object for two spots, built once."""
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


def insertable(terrain: Terrain, own: SeatState) -> list[str]:
    """Every spot on which a miner can be inserted."""
    return [*own_spots(terrain, own), *roomy_settlements(own)]


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
    elif spot in terrain.open_stations:
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
    return f"station.{spot}" if spot in terrain.open_stations else f"village.{spot}"


# Beginning


def violation_of_begin(state: State, seat: Seat, *, bonus: bool) -> Violation | None:
    """Why the miners action would be idle, or the marker for it, which moves no engineer, if so."""
    own = state.seats[seat]
    if own.pool or _can_redeploy(state, own) or (not bonus and _can_shift(own)):
        return None
    return Violation("no-miner-to-move", _RULE)


def _can_redeploy(state: State, own: SeatState) -> bool:
    return any(True for source in movable(terrain_of(state), own) for _ in targets(state, own, source))


def _can_shift(own: SeatState) -> bool:
    """Whether a flipped Workforce lets an engineer be redeployed."""
    sides = own.pitheads
    return sides[WORKFORCE].flipped and bool(held_spots(sides, "engineer") and free_spots(sides, "engineer"))


def begin(move: Move, *, bonus: bool) -> None:
    """Open the action: two to insert, two to redeploy; a flipped Workforce allows more, but not to the marker."""
    flipped = move.state.seats[move.seat].pitheads[WORKFORCE].flipped and not bonus
    turn = move.state.turn
    move.wait(
        replace(
            turn,
            stage="miners",
            doing="bonus" if bonus else "action",
            insert=facts.INSERTED,
            redeploy=facts.REDEPLOYED[flipped],
            engineer=int(flipped),
            inserted=(),
            moved=False,
        )
    )


def close(move: Move) -> None:
    """End the open miners action; what is left of it lapses."""
    turn = replace(move.state.turn, doing=None, insert=0, redeploy=0, engineer=0, inserted=(), moved=False)
    move.wait(going_on(turn))


def close_if_used_up(move: Move) -> None:
    """End the open miners action once nothing is left of it."""
    turn = move.state.turn
    if turn.doing and not (turn.insert or turn.redeploy or turn.engineer):
        close(move)


# Inserting


def violation_of_insert(state: State, seat: Seat, action: InsertMiner) -> Violation | None:
    """Why no miner can be inserted there, if so."""
    terrain, own, turn = terrain_of(state), state.seats[seat], state.turn
    if turn.stage == "miners" and not turn.insert:
        return Violation("no-inserts-left", _RULE, {"count": facts.INSERTED})
    if not own.pool:
        return Violation("pool-empty", _RULE)
    spots = own_spots(terrain, own) if turn.stage == "second_miner" else insertable(terrain, own)
    return None if action.to in spots else _no_entry(terrain, own, action.to, turn)


def _no_entry(terrain: Terrain, own: SeatState, to: str, turn: Turn) -> Violation:
    """The refusal of a spot on which no miner can be inserted."""
    if to in terrain.open_stations:
        return Violation("no-insert-at-station", "5.3", {"station": to})
    if to in terrain.villages:
        if turn.stage == "second_miner":
            return Violation("no-second-miner-there", "second_miner", {"village": to})
        return _no_room(own, to)
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


def insert(move: Move, action: InsertMiner) -> None:
    """Put a miner from the pool on the spot."""
    seat, turn = move.seat, move.state.turn
    put(move.terrain, move.of(seat), action.to, 1)
    move.miners(seat, -1)
    place = place_of(seat, action.to, move.terrain)
    move.tell("miner_inserted", _RULE, {"spot": action.to}, (place,))
    if turn.stage == "second_miner":
        move.wait(going_on(turn))
        return
    fixed = turn.doing == "bonus" and move.state.options.bonus_miners_may_move_new == "no"
    inserted = (*turn.inserted, action.to) if fixed else ()
    move.wait(replace(turn, insert=turn.insert - 1, inserted=inserted, moved=True))
    close_if_used_up(move)


# Redeploying


def targets(state: State, own: SeatState, source: str) -> Iterator[str]:
    """Every spot one space away from a source: what a miner there can be redeployed to at the cost of one move."""
    terrain = terrain_of(state)
    if source in own.stations:
        yield from terrain.steps[source]
        if state.options.station_to_pool == "yes":
            yield POOL
        return
    yield from own_spots(terrain, own)
    if source in terrain.villages:
        yield from terrain.steps[source]
    elif state.options.miner_moves_board == "to_board":
        yield from roomy_settlements(own)
    yield POOL


def _sources(state: State, seat: Seat) -> list[str]:
    """Spots with a miner that may be redeployed now (`bonus_miners_may_move_new`)."""
    terrain, own, turn = terrain_of(state), state.seats[seat], state.turn
    spots = movable(terrain, own)
    if turn.inserted:
        return [spot for spot in spots if miners_at(terrain, own, spot) > turn.inserted.count(spot)]
    return spots


def violation_of_redeploy(state: State, seat: Seat, action: RedeployMiner) -> Violation | None:
    """Why the miner cannot be redeployed so, if so."""
    terrain, own, turn = terrain_of(state), state.seats[seat], state.turn
    source, to = action.source, action.to
    if turn.stage == "second_miner":
        return _violation_of_second(state, own, source, to)
    if not turn.redeploy:
        return Violation("no-moves-left", _RULE)
    if not miners_at(terrain, own, source):
        return Violation("no-miner-there", _RULE, {"spot": quoted(source)})
    if source not in _sources(state, seat):
        return Violation("just-inserted", "5.1.1", {"spot": source})
    if to == source:
        return Violation("same-spot", _RULE, {"spot": to})
    if to in targets(state, own, source):
        return None
    way = way_to(terrain, source, to)
    if way is not None and way.spaces <= turn.redeploy:
        return None
    if way is not None:
        return Violation("too-few-moves", _RULE, {"station": to, "count": way.spaces})
    return _no_way(state, own, source, to)


def _no_way(state: State, own: SeatState, source: str, to: str) -> Violation:
    terrain = terrain_of(state)
    if source in own.stations and to == POOL:
        return Violation("station-not-to-pool", "station_to_pool", {"station": source})
    if source in own.stations:
        return Violation("only-along-the-line", "5.3", {"station": source})
    if to in terrain.open_stations:
        return Violation("station-out-of-reach", "5.3", {"station": to, "spot": source})
    if to in terrain.villages:
        return _no_settling(state, own, source, to)
    if terrain.is_station(to):
        return Violation("station-unused", "7.0", {"station": to})
    if to in SPOTS or to.removeprefix(_RESCUE) in terrain.spaces:
        return Violation("spot-taken", _RULE, {"spot": to})
    return Violation("unknown-spot", _RULE, {"word": quoted(to)})


def _no_settling(state: State, own: SeatState, source: str, village: str) -> Violation:
    """The refusal of a settlement as a target; between settlements nobody goes in any edition."""
    if state.options.miner_moves_board == "to_board" and source not in terrain_of(state).villages:
        return _no_room(own, village)
    return Violation("no-move-to-settlement", "miner_moves_board", {"village": village})


def _violation_of_second(state: State, own: SeatState, source: str, to: str) -> Violation | None:
    """A second miner may be transferred from elsewhere only where that edition is played."""
    terrain = terrain_of(state)
    if state.options.second_miner_source == "pool":
        return Violation("second-miner-from-pool", "second_miner_source")
    if source in own.stations:
        return Violation("only-along-the-line", "5.3", {"station": source})
    if not miners_at(terrain, own, source):
        return Violation("no-miner-there", "5.1.2a", {"spot": quoted(source)})
    if to == source:
        return Violation("same-spot", _RULE, {"spot": to})
    if to not in own_spots(terrain, own):
        return _no_entry(terrain, own, to, state.turn)
    return None


def redeploy(move: Move, action: RedeployMiner) -> None:
    """Take the miner from its spot to the other; stations entered or passed give up their markers."""
    seat, turn, terrain = move.seat, move.state.turn, move.terrain
    own, source, to = move.of(seat), action.source, action.to
    way = way_to(terrain, source, to)
    put(terrain, own, source, -1)
    if to == POOL:
        move.miners(seat, 1)
    else:
        put(terrain, own, to, 1)
    places = (place_of(seat, source, terrain), place_of(seat, to, terrain))
    move.tell("miner_redeployed", _RULE, {"source": source, "spot": to}, places)
    for station in (way.via, to) if way else ():
        if station is not None:
            take_marker(move, seat, station)
    if turn.stage == "second_miner":
        move.wait(going_on(turn))
        return
    move.wait(replace(turn, redeploy=turn.redeploy - (way.spaces if way else 1), moved=True))
    close_if_used_up(move)


# Listing


def legal(state: State, seat: Seat) -> Iterable[Action]:
    """Every insertion and redeployment that is legal while miners are open."""
    terrain, own, turn = terrain_of(state), state.seats[seat], state.turn
    spots = own_spots(terrain, own)
    if turn.insert and own.pool:
        yield from map(insert_to, spots)
        yield from map(insert_to, roomy_settlements(own))
    if not turn.redeploy:
        return
    to_board = roomy_settlements(own) if state.options.miner_moves_board == "to_board" else []
    stations_to_pool = state.options.station_to_pool == "yes"
    for source in _sources(state, seat):
        if source in own.stations:
            yield from (redeploy_to(source, to) for to in terrain.steps[source])
            if stations_to_pool:
                yield redeploy_to(source, POOL)
        else:
            yield from (redeploy_to(source, to) for to in spots if to != source)
            yield from (redeploy_to(source, to) for to in terrain.steps.get(source, to_board))
            yield redeploy_to(source, POOL)
        if turn.redeploy > 1:
            yield from (redeploy_to(source, to) for to, _ in terrain.far.get(source, ()))


def legal_second(state: State, seat: Seat) -> Iterator[Action]:
    """Where the second miner of a mine just bought can go, and from where."""
    terrain, own = terrain_of(state), state.seats[seat]
    spots = own_spots(terrain, own)
    if own.pool:
        yield from map(insert_to, spots)
    if state.options.second_miner_source == "anywhere":
        for source in movable(terrain, own):
            if source not in own.stations:
                yield from (redeploy_to(source, to) for to in spots if to != source)
