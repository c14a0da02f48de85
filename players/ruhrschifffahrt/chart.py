"""A board in numbers: what a voyage asks for again and again, so that many can be looked at."""

from dataclasses import dataclass
from functools import lru_cache
from typing import get_args

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.river import River, river_on
from games.ruhrschifffahrt.state import State


@dataclass(frozen=True, slots=True)
class Landing:
    """A sale space: its id, its place on the river, which number its area has by the colour of the die."""

    space: str
    place: int
    area: dict[str, int]
    in_port: bool


@dataclass(frozen=True, slots=True)
class Need:
    """A progress tile and the cubes that it takes, by number of the area.

    `cubes` are those of its combination, `in_all` those that it takes with the County of Mark before it, where
    white coal is needed.
    """

    tile: facts.Tile
    cubes: tuple[tuple[int, int], ...]
    in_all: tuple[tuple[int, int], ...]
    limited: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """A board indexed for the computer players; places are counted downstream from 0."""

    river: River
    landings: dict[str, tuple[Landing, ...]]
    """Sale spaces downstream of each storage."""
    helms: frozenset[str]
    needs: tuple[Need, ...]
    needs_of: tuple[tuple[Need, ...], ...]
    """Tiles that a cube on each area may complete."""
    lock_cubes: tuple[tuple[int, int], ...]
    """Cubes that the building of locks takes, by number of the area."""
    room: tuple[int, ...]
    """Spaces for cubes, by number of the area."""
    length: int
    """Spaces of the river."""
    columns: tuple[int, ...]
    """Warehouses that fit in the port, by country."""
    obstacle_places: dict[str, int]
    cities: dict[facts.CityGroup, tuple[int, ...]]
    """Numbers of the cities of each group, as they follow downstream."""
    in_mark: frozenset[str]
    """Obstacles in the County of Mark."""


MARK: facts.Tile = "county_mark"


@lru_cache(maxsize=16)
def chart_on(board: str) -> Chart:
    """The chart of a known board, by its fingerprint."""
    river = river_on(board)
    landings = {space: _landing(river, space) for space in river.sale_spaces}
    combinations = river.board.combinations
    needs = tuple(_need(combinations, tile) for tile in facts.TILES)
    return Chart(
        river=river,
        landings={at: tuple(landings[space] for space in river.sales_after[at]) for at in river.storages},
        helms=frozenset(at for at in river.storages if river.spaces[at].helm),
        needs=needs,
        lock_cubes=_numbered(combinations["lock_construction"]),
        needs_of=tuple(
            tuple(need for need in needs if any(at == area for at, _ in need.cubes))
            for area in range(len(facts.AREAS))
        ),
        room=tuple(river.board.areas[area] for area in facts.AREAS),
        length=len(river.spaces),
        columns=tuple(_fit(river, country) for country in facts.COUNTRIES),
        obstacle_places={at: river.index[at] for at in river.obstacles},
        cities={group: _in_group(river, group) for group in get_args(facts.CityGroup)},
        in_mark=frozenset(at for at in river.obstacles if river.spaces[at].dominion == facts.WHITE_DOMINION),
    )


def chart_of(state: State) -> Chart:
    """The chart of the board that a state is played on."""
    return chart_on(state.options.board)


def _fit(river: River, country: facts.Country) -> int:
    return sum(column.spaces for column in river.board.port if column.country == country)


def _in_group(river: River, group: facts.CityGroup) -> tuple[int, ...]:
    return tuple(number for number, city in enumerate(river.cities.values()) if city.group == group)


def _landing(river: River, space: str) -> Landing:
    areas = {colour: facts.AREAS.index(river.area(colour, space)) for colour in ("black", "white")}
    return Landing(space, river.index[space], areas, space == river.port)


def _need(combinations: dict[str, dict[str, int]], tile: facts.Tile) -> Need:
    own = combinations[tile]
    white = any(area.startswith("W") for area in own)
    before = combinations[MARK] if white else {}
    in_all = {area: max(own.get(area, 0), before.get(area, 0)) for area in facts.AREAS}
    return Need(tile, _numbered(own), _numbered(in_all), tile in facts.WHITE_TILES)


def _numbered(cubes: dict[str, int]) -> tuple[tuple[int, int], ...]:
    return tuple((number, cubes[area]) for number, area in enumerate(facts.AREAS) if cubes.get(area, 0))
