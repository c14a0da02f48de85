"""What must hold of a board whose fields have the right types: all that the rules rely on."""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, cast

from games.engine.board_faults import FAULTS, bad_id, miscounted, out_of_range, repeated, unfit_name, wrong
from games.engine.board_form import Fault
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import Board, DemandTile, Space
from games.ruhrschifffahrt.river_checks import faults_of_dice, faults_of_prices, faults_of_river

BOARD_FAULTS: Final[dict[str, tuple[str, ...]]] = {
    **FAULTS,
    "not-of-kind": ("kind",),
    "not-of-event": ("event",),
    "not-last": ("at", "last"),
    "wrong-order": ("kinds",),
    "no-sale-space": ("id",),
    "not-downstream": ("id",),
    "too-far": ("id", "distance", "most"),
    "helm-needed": ("id",),
    "helm-not-needed": ("id",),
    "unknown-storage": ("id",),
    "unknown-city": ("id",),
    "no-industry": ("id",),
    "not-rising": ("value", "before"),
    "grows": ("count", "before"),
    "unknown-area": ("id",),
    "same-combination": ("id",),
    "not-black": ("id",),
    "bad-place": ("least", "most"),
}
"""What can be wrong with a board file: code to parameter names."""

DEMAND_TILES: Final = 20
STARRED: Final = 2
_ID: Final = re.compile(r"[a-z][a-z0-9_]{1,11}")
_CELLS: Final = 20
"""No track has more."""
_AREA_SPACES: Final = 6
_LAYOUT: Final = (0, 100)
"""Places on the map are given in hundredths of its width and height."""
_OF_EVENT: Final = {
    "industry_type": "industry_type",
    "industry_dominion": "dominion",
    "cities": "cities",
    "flood": "dice",
    "low_water": "dice",
}
"""The field in which a demand tile says what its event is about."""


def faults_of(board: Board) -> Iterator[Fault]:
    """Everything that is wrong with the board."""
    yield from unfit_name("board", board.name)
    yield from _years(board.years)
    yield from faults_of_river(board)
    yield from faults_of_dice(board)
    yield from _depots(board)
    yield from _port(board)
    yield from _tracks(board)
    yield from _combinations(board)
    yield from _demand_tiles(board)
    yield from _layout(board)


def _years(years: tuple[int, ...]) -> Iterator[Fault]:
    yield from miscounted("board", "years", len(years), facts.ROUNDS)
    for year in years:
        yield from out_of_range("board", "years", year, 1, 9999)
    for before, year in pairwise(years):
        if year <= before:
            yield wrong("board", "years", "not-rising", value=year, before=before)


def _kinds(record: str, field: str, given: Collection[str], wanted: Sequence[str]) -> Iterator[Fault]:
    """A fault where not every kind is there exactly once."""
    if sorted(given) != sorted(wanted):
        yield wrong(record, field, "wrong-kinds", kinds=", ".join(wanted))


def _depots(board: Board) -> Iterator[Fault]:
    yield from _kinds("board", "depots", [depot.dominion for depot in board.depots], facts.DEPOTS)
    for depot in board.depots:
        label = f"depots {depot.dominion}"
        yield from unfit_name(label, depot.name)
        yield from out_of_range(label, "prices", len(depot.prices), 1, facts.WAREHOUSES)
        yield from faults_of_prices(label, depot.prices)


def _port(board: Board) -> Iterator[Fault]:
    """Columns, export track and country tiles."""
    yield from _kinds("board", "port", [column.country for column in board.port], facts.COUNTRIES)
    for column in board.port:
        yield from out_of_range(f"port {column.country}", "spaces", column.spaces, 1, len(facts.POSITION_BONUS))
    yield from out_of_range("board", "export_track", len(board.export_track), 2, _CELLS)
    for points in board.export_track:
        yield from out_of_range("board", "export_track", points, 0, 9)
    for before, points in pairwise(board.export_track):
        if points < before:
            yield wrong("board", "export_track", "not-rising", value=points, before=before)
    yield from _kinds("board", "countries", board.countries, facts.COUNTRIES)
    for country, tiles in board.countries.items():
        yield from out_of_range("board", f"countries.{country}", tiles, 0, len(facts.EXPORT_ROUNDS))
    yield from miscounted("board", "countries", sum(board.countries.values()), len(facts.EXPORT_ROUNDS))


def _tracks(board: Board) -> Iterator[Fault]:
    """Cells get fewer from part to part; the clay path has none for white dice, and holds all dice of round 1."""
    eras = {"clay": board.clay, "paved": board.paved, "rail": board.rail}
    for era, track in eras.items():
        least = 1 + facts.SEATS[-1] if era == "clay" else 1
        yield from out_of_range(era, "black", track.black, least, _CELLS)
        yield from out_of_range(era, "white", track.white, *((0, 0) if era == "clay" else (1, _CELLS)))
    for (_, wider), (era, track) in pairwise(eras.items()):
        if track.black > wider.black:
            yield wrong(era, "black", "grows", count=track.black, before=wider.black)
    if board.rail.white > board.paved.white:
        yield wrong("rail", "white", "grows", count=board.rail.white, before=board.paved.white)


def _combinations(board: Board) -> Iterator[Fault]:
    """What each progress tile needs (6.5)."""
    yield from _kinds("board", "areas", board.areas, facts.AREAS)
    for area, spaces in board.areas.items():
        yield from out_of_range("board", f"areas.{area}", spaces, 1, _AREA_SPACES)
    yield from _kinds("board", "combinations", board.combinations, facts.TILES)
    seen: dict[frozenset[tuple[str, int]], str] = {}
    for tile, needs in board.combinations.items():
        label = f"combinations {tile}"
        yield from _needs(label, needs, board.areas)
        other = seen.setdefault(frozenset(needs.items()), tile)
        if other != tile:
            yield wrong(label, "cubes", "same-combination", id=other)
    yield from _county(board.combinations.get("county_mark", {}))


def _needs(label: str, needs: dict[str, int], areas: dict[str, int]) -> Iterator[Fault]:
    if not needs:
        yield Fault(label, "cubes", "empty")
    for area, cubes in needs.items():
        if area not in facts.AREAS:
            yield wrong(label, area, "unknown-area", id=area)
        else:
            yield from out_of_range(label, area, cubes, 1, areas.get(area, _AREA_SPACES))


def _county(needs: dict[str, int]) -> Iterator[Fault]:
    """County of Mark comes from black coal alone, and no white die is sold before it has a track (6.3).

    A round brings a cube, so who needs three cubes ships white coal from round 4 on, when the road is paved.
    """
    label = "combinations county_mark"
    for area in needs:
        if area in facts.AREAS and not area.startswith("B"):
            yield wrong(label, area, "not-black", id=area)
    paved = min(round for round, era in facts.ERA_ROUNDS.items() if era != "clay")
    if needs and sum(needs.values()) < paved - 1:
        yield wrong(label, "cubes", "too-few", count=sum(needs.values()), least=paved - 1)


def _demand_tiles(board: Board) -> Iterator[Fault]:
    yield from miscounted("board", "demand_tiles", len(board.demand_tiles), DEMAND_TILES)
    yield from repeated("demand_tiles", "id", [tile.id for tile in board.demand_tiles])
    yield from miscounted("demand_tiles", "starred", sum(tile.starred for tile in board.demand_tiles), STARRED)
    for tile in board.demand_tiles:
        label = f"demand_tiles {tile.id}"
        yield from bad_id("demand_tiles", tile.id, _ID)
        yield from _event(label, tile)
        yield from _concerned(label, tile, board)


def _event(label: str, tile: DemandTile) -> Iterator[Fault]:
    """Whether the tile says what its event is about, and nothing else."""
    own = _OF_EVENT[tile.event]
    for field in ("industry_type", "dominion", "cities", "dice"):
        if getattr(tile, field) and field != own:
            yield wrong(label, field, "not-of-event", event=tile.event)
    if not getattr(tile, own) and own != "dice":
        yield Fault(label, own, "missing")
    yield from out_of_range(label, "dice", tile.dice, -1, 1)


def _concerned(label: str, tile: DemandTile, board: Board) -> Iterator[Fault]:
    """Whether there is a space on which the tile lays a coin (6.2)."""
    industries = [space for space in board.river if space.kind == "industry"]
    cities = {space.id for space in board.river if space.kind == "city"}
    if tile.event == "industry_type":
        yield from _no_industry(label, "industry_type", tile.industry_type, industries)
    if tile.event == "industry_dominion":
        yield from _no_industry(label, "dominion", tile.dominion, industries)
    for id in tile.cities:
        if id not in cities:
            yield wrong(label, "cities", "unknown-city", id=id)
    yield from repeated(label, "cities", tile.cities)


def _no_industry(label: str, field: str, named: str | None, industries: Sequence[Space]) -> Iterator[Fault]:
    if named and named not in {getattr(space, field) for space in industries}:
        yield wrong(label, field, "no-industry", id=named)


def _layout(board: Board) -> Iterator[Fault]:
    """Every space has a place on the map."""
    places: object = board.layout.get("xy")
    if not isinstance(places, dict):
        yield Fault("layout", "xy", "missing")
        return
    known = cast(dict[str, Any], places)
    for space in board.river:
        if space.id not in known:
            yield Fault("layout xy", space.id, "missing")
        elif not _is_place(known[space.id]):
            yield wrong("layout xy", space.id, "bad-place", least=_LAYOUT[0], most=_LAYOUT[1])


def _is_place(place: object) -> bool:
    if not isinstance(place, list):
        return False
    numbers = cast(list[object], place)
    return len(numbers) == 2 and all(
        isinstance(number, int | float) and not isinstance(number, bool) and _LAYOUT[0] <= number <= _LAYOUT[1]
        for number in numbers
    )
