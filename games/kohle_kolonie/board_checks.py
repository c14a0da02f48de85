"""What must hold of a board whose fields have the right types: ids, neighbours, counts and sums."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from games.engine.board_faults import bad_id, miscounted, out_of_range, repeated, unfit_name, wrong
from games.engine.board_form import Fault
from games.engine.violation import Param
from games.kohle_kolonie import facts, layout_checks
from games.kohle_kolonie.board import Board, Ground, Line, Space, Station, Village

_WORD: Final = re.compile(r"[a-z][a-z_]{0,19}")
"""Ids of regions, grounds, villages and lines."""
_SIGN: Final = re.compile(r"[A-Z][0-9]{1,2}")
"""Ids of stations and mine spaces."""
_RESERVED: Final = frozenset({"pool", "rescue", "none", "bonus", "marker", *facts.PITHEAD_INDEX})

COUNTS: Final = {
    "grounds": 20,
    "small_mines": 40,
    "single_mines": 5,
    "large_mines": 15,
    "lines": 4,
    "stations": 19,
    "tableau": 6,
    "disaster_losses": facts.ROUNDS,
}
STATIONS_WITH_THREE: Final = 13
SETTLEMENT_SPACES: Final = 25
SMALL_MINES_OF_A_GROUND: Final = (2, 4)


def faults_of(board: Board) -> Iterator[Fault]:
    """Everything that is wrong with the board."""
    yield from _ids(board)
    yield from _names(board)
    yield from _counts(board)
    yield from _figures(board)
    yield from _grounds(board)
    yield from _villages(board)
    yield from _railways(board)
    yield from _tableau(board.tableau)
    yield from _markers(board)
    yield from layout_checks.faults_of(board)


def _ids(board: Board) -> Iterator[Fault]:
    words = {
        "regions": [region.id for region in board.regions],
        "grounds": [ground.id for ground in board.grounds],
        "villages": [village.id for village in board.villages],
        "lines": [line.id for line in board.lines],
    }
    signs = {
        "stations": [station.id for station in board.stations],
        "tableau": [space.id for space in board.tableau],
    }
    numbers = [mine.number for mine in (*board.small_mines, *board.single_mines)]
    large = [mine.ground for mine in board.large_mines]
    for kind, ids in {**words, **signs}.items():
        form = _WORD if kind in words else _SIGN
        for id in ids:
            yield from bad_id(kind, id, form, _RESERVED)
        yield from repeated(kind, "id", ids)
    yield from repeated("mines", "number", numbers)
    yield from repeated("large_mines", "ground", large)


def _names(board: Board) -> Iterator[Fault]:
    """Every name can be shown on one line of a message and of a picture."""
    yield from unfit_name("board", board.name)
    for kind in ("regions", "grounds", "villages", "lines", "stations"):
        for record in getattr(board, kind):
            yield from unfit_name(f"{kind} {record.id}", record.name)
    for mine in (*board.small_mines, *board.single_mines):
        yield from unfit_name(f"mines {mine.number}", mine.name)
    for mine in board.large_mines:
        yield from unfit_name(f"large_mines {mine.ground}", mine.name)


def _counts(board: Board) -> Iterator[Fault]:
    for field, wanted in COUNTS.items():
        yield from miscounted("board", field, len(getattr(board, field)), wanted)
    workers = sum(village.workers for village in board.villages)
    if workers > facts.WORKERS:
        yield wrong("villages", "workers", "too-many", count=workers, most=facts.WORKERS)
    spaces = sum(village.spaces for village in board.villages)
    if spaces < SETTLEMENT_SPACES:
        yield wrong("villages", "spaces", "too-few", count=spaces, least=SETTLEMENT_SPACES)
    open_stations = sum(station.with_three for station in board.stations)
    yield from miscounted("stations", "with_three", open_stations, STATIONS_WITH_THREE)


def _figures(board: Board) -> Iterator[Fault]:
    for kind, mines in (("small_mines", board.small_mines), ("single_mines", board.single_mines)):
        for mine in mines:
            label = f"{kind} {mine.number}"
            yield from out_of_range(label, "number", mine.number, 1, 99)
            yield from out_of_range(label, "entry", mine.entry, 1, facts.ROUNDS)
            yield from out_of_range(label, "price", mine.price, 1, 2)
            yield from out_of_range(label, "income", mine.income, 1, 2)
    for mine in board.single_mines:
        yield from out_of_range(f"single_mines {mine.number}", "points", mine.points, 0, 99)
    for mine in board.large_mines:
        label = f"large_mines {mine.ground}"
        first = facts.FIRST_CONSOLIDATION_ROUND
        yield from out_of_range(label, "consolidation", mine.consolidation, first, facts.ROUNDS)
        yield from out_of_range(label, "income", mine.income, 1, 2)
        yield from out_of_range(label, "points", mine.points, 0, 99)
    for village in board.villages:
        yield from out_of_range(f"villages {village.id}", "workers", village.workers, 1, 2)
        yield from out_of_range(f"villages {village.id}", "spaces", village.spaces, 1, 2)
    for line in board.lines:
        yield from out_of_range(f"lines {line.id}", "points", line.points, 0, 99)
        yield from out_of_range(f"lines {line.id}", "points_with_three", line.points_with_three or 0, 0, 99)
    for loss in board.disaster_losses:
        yield from out_of_range("board", "disaster_losses", loss, 0, 99)


def _grounds(board: Board) -> Iterator[Fault]:
    regions = {region.id for region in board.regions}
    grounds = {ground.id: ground for ground in board.grounds}
    if board.closed_region not in regions:
        yield wrong("board", "closed_region", "unknown-region", id=board.closed_region)
    for ground in board.grounds:
        if ground.region not in regions:
            yield wrong(f"grounds {ground.id}", "region", "unknown-region", id=ground.region)
    for kind, mines in (
        ("small_mines", board.small_mines),
        ("single_mines", board.single_mines),
        ("large_mines", board.large_mines),
    ):
        for mine in mines:
            label = f"{kind} {mine.ground if kind == 'large_mines' else getattr(mine, 'number', '')}"
            if mine.ground not in grounds:
                yield wrong(label, "ground", "unknown-ground", id=mine.ground)
    for ground in board.grounds:
        yield from _mines_of(board, ground)


def _mines_of(board: Board, ground: Ground) -> Iterator[Fault]:
    """Whether the ground holds what its kind says, and its small mines enter before they are merged."""
    label = f"grounds {ground.id}"
    small = [mine for mine in board.small_mines if mine.ground == ground.id]
    single = sum(mine.ground == ground.id for mine in board.single_mines)
    large = [mine for mine in board.large_mines if mine.ground == ground.id]
    if ground.kind == "single":
        yield from miscounted(label, "single_mines", single, 1)
        yield from miscounted(label, "small_mines", len(small), 0)
        yield from miscounted(label, "large_mines", len(large), 0)
        return
    yield from miscounted(label, "single_mines", single, 0)
    yield from miscounted(label, "large_mines", len(large), 1)
    yield from out_of_range(label, "small_mines", len(small), *SMALL_MINES_OF_A_GROUND)
    for mine in small:
        for merger in large:
            if mine.entry > merger.consolidation:
                params: dict[str, Param] = {"entry": mine.entry, "consolidation": merger.consolidation}
                yield Fault(f"small_mines {mine.number}", "entry", "enters-too-late", params)


def _villages(board: Board) -> Iterator[Fault]:
    grounds = {ground.id: ground for ground in board.grounds}
    villages = {village.id: village for village in board.villages}
    for ground in board.grounds:
        yield from _border_of(ground, villages)
    for village in board.villages:
        yield from _village(village, grounds, board.closed_region)


def _border_of(ground: Ground, villages: dict[str, Village]) -> Iterator[Fault]:
    label = f"grounds {ground.id}"
    yield from repeated(label, "villages", ground.villages)
    for id in ground.villages:
        if id not in villages:
            yield wrong(label, "villages", "unknown-village", id=id)
        elif ground.id not in villages[id].grounds:
            yield wrong(label, "villages", "not-mutual", id=id)


def _village(village: Village, grounds: dict[str, Ground], closed_region: str) -> Iterator[Fault]:
    label = f"villages {village.id}"
    if not village.grounds:
        yield Fault(label, "grounds", "empty")
    yield from repeated(label, "grounds", village.grounds)
    for id in village.grounds:
        if id not in grounds:
            yield wrong(label, "grounds", "unknown-ground", id=id)
        elif village.id not in grounds[id].villages:
            yield wrong(label, "grounds", "not-mutual", id=id)
    regions = {grounds[id].region for id in village.grounds if id in grounds}
    if regions and village.with_three != (regions != {closed_region}):
        yield wrong(label, "with_three", "contradicts-regions", region=closed_region)


def _railways(board: Board) -> Iterator[Fault]:
    villages = {village.id for village in board.villages}
    stations = {station.id: station for station in board.stations}
    lines = {line.id: line for line in board.lines}
    for line in board.lines:
        yield from _line(line, stations)
    for station in board.stations:
        yield from _station(station, lines, villages)


def _line(line: Line, stations: dict[str, Station]) -> Iterator[Fault]:
    label = f"lines {line.id}"
    for id in line.stations:
        if id not in stations:
            yield wrong(label, "stations", "unknown-station", id=id)
        elif stations[id].line != line.id:
            yield wrong(label, "stations", "not-mutual", id=id)
    yield from repeated(label, "stations", line.stations)
    used = any(stations[id].with_three for id in line.stations if id in stations)
    if used != (line.points_with_three is not None):
        yield wrong(label, "points_with_three", "contradicts-stations")


def _station(station: Station, lines: dict[str, Line], villages: set[str]) -> Iterator[Fault]:
    label = f"stations {station.id}"
    if station.line not in lines:
        yield wrong(label, "line", "unknown-line", id=station.line)
        return
    along = lines[station.line].stations
    if station.id not in along:
        yield wrong(label, "line", "not-mutual", id=station.line)
    elif set(station.neighbours) != _beside(along, station.id):
        yield wrong(label, "neighbours", "contradicts-line", id=station.line)
    if not station.villages:
        yield Fault(label, "villages", "empty")
    yield from repeated(label, "villages", station.villages)
    yield from repeated(label, "neighbours", station.neighbours)
    for id in station.villages:
        if id not in villages:
            yield wrong(label, "villages", "unknown-village", id=id)


def _beside(stations: tuple[str, ...], id: str) -> set[str]:
    at = stations.index(id)
    return {*stations[max(0, at - 1) : at], *stations[at + 1 : at + 2]}


def _tableau(spaces: tuple[Space, ...]) -> Iterator[Fault]:
    """One space to begin with, from which all others are reached."""
    known = {space.id for space in spaces}
    for space in spaces:
        for id in space.next:
            if id not in known:
                yield wrong(f"tableau {space.id}", "next", "unknown-space", id=id)
    following = {space.id: set(space.next) & known for space in spaces}
    starts = known - {id for ids in following.values() for id in ids}
    yield from miscounted("tableau", "next", len(starts), 1)
    for id in sorted(known - _reached(starts, following)):
        yield Fault(f"tableau {id}", "next", "not-reached")
    yield from repeated("tableau", "row", [(space.row, space.column) for space in spaces])
    rows = Counter(space.row for space in spaces)
    for row, count in rows.items():
        # After a consolidation a lower row may move up: it must find as many spaces there.
        yield from miscounted(f"tableau row {row}", "column", count, max(rows.values()))


def _reached(starts: set[str], following: dict[str, set[str]]) -> set[str]:
    """The spaces to begin with, and all that follow one of them."""
    reached = set(starts)
    while further := {id for space in reached for id in following[space]} - reached:
        reached |= further
    return reached


def _markers(board: Board) -> Iterator[Fault]:
    if set(board.railway_markers) != set(facts.RAILWAY_MARKERS):
        yield wrong("board", "railway_markers", "wrong-kinds", kinds=", ".join(facts.RAILWAY_MARKERS))
    for kind, count in board.railway_markers.items():
        yield from out_of_range("board", f"railway_markers.{kind}", count, 0, len(board.stations))
    yield from miscounted("board", "railway_markers", sum(board.railway_markers.values()), len(board.stations))
    if sorted(board.bonus_order) != sorted(facts.BONUS_MARKERS):
        yield wrong("board", "bonus_order", "wrong-kinds", kinds=", ".join(facts.BONUS_MARKERS))
    elif board.bonus_order[-1] != "engine":
        yield Fault("board", "bonus_order", "engine-not-last")
