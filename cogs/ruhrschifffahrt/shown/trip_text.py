"""Sales in words: where a die can go, what is left of it, what it pays and which progress it completes."""

from collections.abc import Sequence
from typing import Final

from bot.presenter import Party
from cogs.desk import CHOICE
from cogs.ruhrschifffahrt.names import Names
from cogs.short_names import plain_short
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, progress, shipping
from games.ruhrschifffahrt.facts import WHITE_TILES, Tile
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.shipping import Trip
from games.ruhrschifffahrt.starts import Start
from games.ruhrschifffahrt.state import State

MOST_SALES: Final = 4
"""Sales of a start that one line lists."""


def start(found: Start, names: Names) -> str:
    """A storage with its die: "32 Heisingen, storage (black 4)"."""
    return names.words("ru-start", storage=names.space(found.storage), die=names.die(found.colour, found.value))


def pays(trip: Trip, names: Names) -> str:
    """Where a trip ends and what it pays: "35 Werden, city: 3 coins"."""
    return names.words("ru-trip-pays", space=names.space(trip.space), coins=names.coins(trip.coins))


def with_others(state: State, seat: Seat, trip: Trip, party: Party, names: Names) -> str:
    """Where a trip ends, what it pays, and what others get from it."""
    return ", ".join((pays(trip, names), *_for_others(state, seat, trip, party, names)))


def _for_others(state: State, seat: Seat, trip: Trip, party: Party, names: Names) -> list[str]:
    """The coins of rivals' warehouses there; in Ruhrort how far the export marker goes, which is everybody's."""
    owners = [owner for owner in sorted(state.cities.get(trip.space, ())) if owner != seat]
    told: list[str] = []
    if owners:
        told.append(names.words("ru-trip-others", who=", ".join(plain_short(party, owner) for owner in owners)))
    if steps := export_steps(state, trip):
        told.append(names.words("ru-trip-export", steps=steps))
    return told


def export_steps(state: State, trip: Trip) -> int:
    """How far a trip moves the export marker, where any round still exports."""
    return shipping.export_steps(state, trip) if state.round < facts.EXPORT_ROUNDS.stop else 0


def details(state: State, seat: Seat, storage: str, trip: Trip, party: Party, names: Names) -> str:
    """What a demand adds, what the cube completes, where it goes, what others get, what is lost, the way.

    That is the order of weight: what an entry of a menu has no room for is left out. A demand always fits, and so
    does where the cube goes, unless it completes a tile.
    """
    words = names.words
    parts = [words("ru-trip-demand", coins=names.coins(trip.demand))] if trip.demand else []
    parts += completed(state, seat, trip, names)
    key = "ru-trip-cube" if trip.cube else "ru-trip-no-cube"
    parts.append(words(key, area=names.area(trip.area)))
    parts += _for_others(state, seat, trip, party, names)
    if trip.own_warehouse:
        parts.append(words("ru-trip-warehouse", coins=names.coins(trip.own_warehouse)))
    arrival = words("ru-trip-value-lost" if trip.lost else "ru-trip-value", value=trip.value)
    told = [] if words.spoken and not trip.lost else [arrival]  # who hears it knows the value of the die
    way_there = way(state, storage, trip, names)
    return fitting([*parts, *told, way_there] if trip.lost else [*parts, way_there, *told])


def way(state: State, storage: str, trip: Trip, names: Names) -> str:
    """How far a trip is and what lies on it: "5 spaces, 2 obstacles, 1 lock, from a helm"."""
    words, river = names.words, river_of(state)
    passed = river.obstacles_between(storage, trip.space)
    obstacles = sum(obstacle in state.obstacles for obstacle in passed)
    parts = [words("ru-trip-spaces", count=trip.distance)]
    if obstacles:
        parts.append(words("ru-trip-obstacles", count=obstacles))
    if len(passed) > obstacles:
        parts.append(words("ru-trip-locks", count=len(passed) - obstacles))
    if river.spaces[storage].helm:
        parts.append(words("ru-trip-helm"))
    return ", ".join(parts)


def fitting(parts: Sequence[str]) -> str:
    """The parts, without those that would make it longer than an entry of a menu can hold with what is before."""
    kept = ""
    for part in parts:
        longer = f"{kept}, {part}" if kept else part
        kept = longer if len(longer) <= CHOICE else kept
    return kept


def completed(state: State, seat: Seat, trip: Trip, names: Names) -> list[str]:
    """The progress tiles that the cube of a trip would complete, and which of them are sold out."""
    tiles = progress.gained_by(state, seat, trip.area) if trip.cube else ()
    if not tiles:
        return []
    named = ", ".join(_tile(state, tile, names) for tile in tiles)
    return [names.words("ru-trip-completes", tiles=named)]


def _tile(state: State, tile: Tile, names: Names) -> str:
    name = names.tile(tile)
    if tile in WHITE_TILES and not state.white[tile]:
        return names.words("ru-sold-out", tile=name)
    return name


def sales(state: State, seat: Seat, found: Start, names: Names, most: int = MOST_SALES) -> str:
    """The sales of a start, the best first, and how many more there are: "40 Kettwig, city: 4 coins"."""
    best = sorted(found.trips, key=lambda trip: -trip.coins)[:most]
    told = [" · ".join((pays(trip, names), *completed(state, seat, trip, names))) for trip in best]
    if more := len(found.trips) - len(best):
        told.append(names.words("ru-trip-more", count=more))
    return names.words("ru-semicolon").join(told)


def brief_sales(state: State, seat: Seat, found: Start, names: Names) -> str:
    """As many of the sales as an entry of a menu can hold; of the best one at least what it pays."""
    told = [sales(state, seat, found, names, most) for most in range(min(MOST_SALES, len(found.trips)), 0, -1)]
    most_paid = max((trip.coins for trip in found.trips), default=0)
    best = [pays(trip, names) for trip in found.trips if trip.coins == most_paid]
    return next(text for text in (*told, *best[:1], "") if len(text) <= CHOICE)
