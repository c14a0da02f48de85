"""Sales in words: where a die can go, what is left of it, what it pays and which progress it completes."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.presenter import Party
from cogs.desk import CHOICE
from cogs.ruhrschifffahrt.names import Names
from cogs.short_names import plain_short
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, progress, shipping, starting
from games.ruhrschifffahrt.actions import TransportDie
from games.ruhrschifffahrt.facts import WHITE_TILES, Tile
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.shipping import Trip
from games.ruhrschifffahrt.starts import Start
from games.ruhrschifffahrt.state import State

MOST_SALES: Final = 4
"""Sales of a start that one line lists."""


def start(found: Start, names: Names) -> str:
    """A storage with its die: "32 Heisingen, storage (black 4)"."""
    return names.words("ru-start", storage=names.space(found.storage), die=names.die(found.colour, found.value))


def start_after(state: State, seat: Seat, action: TransportDie) -> Start | None:
    """The start from where a die is transported to; None where the barge cannot start from there in this turn."""
    after = GAME.apply(state, seat, action).state
    return next((one for one in starting.starts_now(after, seat) if one.storage == action.storage), None)


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


def brought(state: State, seat: Seat, trip: Trip) -> list[Tile]:
    """The progress tiles that the cube of a trip would bring, without those that are sold out."""
    tiles = progress.gained_by(state, seat, trip.area) if trip.cube else ()
    return [tile for tile in tiles if tile not in WHITE_TILES or state.white[tile]]


def best_first(state: State, seat: Seat, trips: Iterable[Trip]) -> list[Trip]:
    """Trips by the progress tiles that they bring, then by their coins."""
    return sorted(trips, key=lambda trip: (-len(brought(state, seat, trip)), -trip.coins))


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


def brief_sales(state: State, seat: Seat, found: Start, names: Names) -> str:
    """As many sales of a start as an entry of a menu can hold, the best first, and how many more there are.

    Of the best one at least where it is and what it pays, and what the best paid one pays.
    """
    best = best_first(state, seat, found.trips)
    several = (_sales(state, seat, best, most, names) for most in range(min(MOST_SALES, len(best)), 0, -1))
    counted = _sales(state, seat, best, 1, names, counted=True)
    alone = names.words("ru-semicolon").join((pays(best[0], names), *_further(best, 1, names))) if best else ""
    return next((text for text in (*several, counted, alone) if len(text) <= CHOICE), "")


def _sales(
    state: State, seat: Seat, best: Sequence[Trip], most: int, names: Names, *, counted: bool = False
) -> str:
    """So many sales with what they complete, the tiles by name or counted: "40 Kettwig, city: 4 coins"."""

    def completes(trip: Trip) -> list[str]:
        if not counted:
            return completed(state, seat, trip, names)
        tiles = len(brought(state, seat, trip))
        return [names.words("ru-trip-completes-count", count=tiles)] if tiles else []

    told = [" · ".join((pays(trip, names), *completes(trip))) for trip in best[:most]]
    return names.words("ru-semicolon").join((*told, *_further(best, most, names)))


def _further(best: Sequence[Trip], named: int, names: Names) -> list[str]:
    """How many sales are not named, and what they pay where that is more than what is named."""
    rest = best[named:]
    if not rest:
        return []
    more = max(trip.coins for trip in rest)
    if more > max(trip.coins for trip in best[:named]):
        return [names.words("ru-trip-more-paying", count=len(rest), coins=names.coins(more))]
    return [names.words("ru-trip-more", count=len(rest))]
