"""The board as the table may set it right: dice, tracks, obstacles and locks, demand, warehouses, export."""

from collections.abc import Callable, Iterator
from typing import Final

from games.engine import repairing
from games.engine.event import Seat
from games.engine.repairing import NOTHING, Unsettable, number, numbers
from games.ruhrschifffahrt import facts, tracks
from games.ruhrschifffahrt.facts import Colour
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import State

Setting = repairing.Setting[State]

NOBODY: Final = "nobody"
_DICE: Final = (NOTHING, *numbers(facts.LOWEST_DIE, facts.HIGHEST_DIE))
_ON_OBSTACLE: Final = ("obstacle", "lock")


def river_settings(state: State) -> Iterator[Setting]:
    """All of the board that lies open."""
    river = river_of(state)
    yield from _dice(state, river)
    for obstacle in river.obstacles:
        value = _ON_OBSTACLE[obstacle not in state.obstacles]
        yield repairing.Setting(f"obstacle.{obstacle}", value, _ON_OBSTACLE, _bridge(obstacle))
    for space in river.sale_spaces:
        coins = state.demand.get(space, 0)
        yield number(f"demand.{space}", coins, numbers(0, facts.MOST_COINS_ON_SPACE), _demand(space))
    yield from _warehouses(state, river)
    for tile, left in state.white.items():
        most = facts.WHITE_SUPPLY[len(state.seats)]
        yield number(f"white.{tile}", left, numbers(0, most), _left(tile))
    yield number("export", state.export, numbers(0, len(river.board.export_track) - 1), _mark)


# Dice


def _dice(state: State, river: River) -> Iterator[Setting]:
    for storage in river.storages:
        value = str(state.dice[storage]) if storage in state.dice else NOTHING
        yield repairing.Setting(f"die.{storage}", value, _DICE, _lay(storage))
    for colour in tracks.COLOURS:
        dice = state.tracks[colour]
        room = max(len(dice), tracks.cells(river.board, facts.era_of(state.round), colour))
        for cell in reversed(range(room)):  # from above: only the end of a row can be taken
            value = str(dice[cell]) if cell < len(dice) else NOTHING
            yield repairing.Setting(f"track.{colour}.{cell}", value, _DICE, _on_track(colour, cell))
        removed = state.removed.get(colour, 0)
        yield number(f"removed.{colour}", removed, numbers(0, facts.DICE[colour]), _removed(colour))


def _lay(storage: str) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        others = {at: die for at, die in anew.dice.items() if at != storage}
        anew.dice = others if value == NOTHING else {**others, storage: int(value)}

    return put


def _on_track(colour: Colour, cell: int) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        die = None if value == NOTHING else int(value)
        anew.tracks = {**anew.tracks, colour: _set(anew.tracks[colour], cell, die)}

    return put


def _set(row: tuple[int, ...], at: int, value: int | None) -> tuple[int, ...]:
    """A row without gaps with one of its places set: only its end can be taken, or joined by something new."""
    if at > len(row) or (value is None and at < len(row) - 1):
        raise Unsettable(str(at + 1))
    return (*row[:at], *(() if value is None else (value,)), *row[at + 1 :])


def _removed(colour: Colour) -> Callable[[State, int], None]:
    def put(anew: State, count: int) -> None:
        others = {other: dice for other, dice in anew.removed.items() if other != colour}
        anew.removed = {**others, colour: count} if count else others

    return put


# Obstacles, demand, export


def _bridge(obstacle: str) -> Callable[[State, str], None]:
    """A lock takes the place of an obstacle, whose tile goes into the bag; an obstacle takes one from there."""

    def put(anew: State, value: str) -> None:
        if value == "lock":
            anew.bag = tuple(sorted((*anew.bag, anew.obstacles[obstacle])))
            anew.obstacles = {at: tile for at, tile in anew.obstacles.items() if at != obstacle}
            return
        if not anew.bag:
            raise Unsettable(obstacle)
        index, anew.rng = anew.rng.below(len(anew.bag))
        lying = {**anew.obstacles, obstacle: anew.bag[index]}
        anew.obstacles = {at: lying[at] for at in river_of(anew).obstacles if at in lying}
        anew.bag = (*anew.bag[:index], *anew.bag[index + 1 :])

    return put


def _demand(space: str) -> Callable[[State, int], None]:
    def put(anew: State, coins: int) -> None:
        others = {other: lying for other, lying in anew.demand.items() if other != space}
        anew.demand = {**others, space: coins} if coins else others

    return put


def _left(tile: str) -> Callable[[State, int], None]:
    def put(anew: State, count: int) -> None:
        anew.white = {**anew.white, tile: count}

    return put


def _mark(anew: State, cell: int) -> None:
    anew.export = cell


# Warehouses


def _warehouses(state: State, river: River) -> Iterator[Setting]:
    values = (NOBODY, *numbers(0, len(state.seats) - 1))
    rooms = {
        "city": {id: len(city.prices) for id, city in river.cities.items()},
        "depot": {dominion: len(depot.prices) for dominion, depot in river.depots.items()},
        "port": {column.country: column.spaces for column in river.board.port},
    }
    for kind, places in rooms.items():
        for place, room in places.items():
            owners = _owners(state, kind).get(place, ())
            for at in reversed(range(max(room, len(owners)))):
                value = str(owners[at]) if at < len(owners) else NOBODY
                yield repairing.Setting(f"{kind}.{place}.{at}", value, values, _build(kind, place, at))


_FIELDS: Final = {"city": "cities", "depot": "depots", "port": "port"}


def _owners(state: State, kind: str) -> dict[str, tuple[Seat, ...]]:
    return getattr(state, _FIELDS[kind])


def _build(kind: str, place: str, at: int) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        owners = _owners(anew, kind)
        row = _set(owners.get(place, ()), at, None if value == NOBODY else int(value))
        setattr(anew, _FIELDS[kind], {**owners, place: row})

    return put
