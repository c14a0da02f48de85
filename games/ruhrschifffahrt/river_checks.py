"""What must hold of the river of a board, and of the dice on its storages."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from games.engine.board_faults import bad_id, miscounted, out_of_range, repeated, unfit_name, wrong
from games.engine.board_form import Fault
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import Board, Space

_ID: Final = re.compile(r"[a-z][a-z0-9_]{1,23}")
COUNTS: Final = {"storage": 15, "city": 7, "industry": 12, "obstacle": 14, "port": 1}
"""Spaces of the river by kind (2.1)."""
CITIES: Final = {"essen": 3, "mark": 3, "muelheim": 1}
"""Cities by group (6.5.2)."""
DEAREST: Final = 9
_SALE: Final = ("city", "industry", "port")
_OF_KIND: Final = {
    "storage": {"arrow", "helm"},
    "city": {"group", "prices"},
    "industry": {"industry_type"},
    "obstacle": set[str](),
    "port": set[str](),
}
"""Fields that a space of a kind has; `helm` alone may be left out."""


def faults_of_river(board: Board) -> Iterator[Fault]:
    """Everything that is wrong with the spaces of the river."""
    yield from repeated("river", "id", [space.id for space in board.river])
    kinds = Counter(space.kind for space in board.river)
    for kind, wanted in COUNTS.items():
        yield from miscounted("river", kind, kinds[kind], wanted)
    groups = Counter(space.group for space in board.river if space.kind == "city")
    for group, wanted in CITIES.items():
        yield from miscounted("river", f"group {group}", groups[group], wanted)
    for space in board.river:
        yield from _space(space)
    yield from _stretches(board.river)
    yield from _arrows(board.river)


def _space(space: Space) -> Iterator[Fault]:
    label = f"river {space.id}"
    yield from bad_id("river", space.id, _ID)
    yield from unfit_name(label, space.name)
    given = {field for field in ("arrow", "helm", "group", "prices", "industry_type") if getattr(space, field)}
    for field in sorted(_OF_KIND[space.kind] - given - {"helm"}):
        yield Fault(label, field, "missing")
    for field in sorted(given - _OF_KIND[space.kind]):
        yield wrong(label, field, "not-of-kind", kind=space.kind)
    if space.kind == "city":
        yield from _warehouses(space)


def _warehouses(city: Space) -> Iterator[Fault]:
    """A city has at most a space for each player, Mülheim one for each white tile Warehouse (6.6)."""
    label = f"river {city.id}"
    tiles = max(facts.WHITE_SUPPLY.values())
    if city.group == "muelheim":
        yield from miscounted(label, "prices", len(city.prices), tiles)
    else:
        yield from out_of_range(label, "prices", len(city.prices), 1, facts.SEATS[-1])
    yield from faults_of_prices(label, city.prices)


def faults_of_prices(record: str, prices: tuple[int, ...]) -> Iterator[Fault]:
    """Prices of warehouses that nobody can be asked for."""
    for price in prices:
        yield from out_of_range(record, "prices", price, 1, DEAREST)


def _stretches(river: tuple[Space, ...]) -> Iterator[Fault]:
    """Each dominion is one stretch, all of them downstream in their order; Ruhrort is the port alone (2.1)."""
    if tuple(dominion for dominion, _ in groupby(space.dominion for space in river)) != facts.DOMINIONS:
        yield wrong("river", "dominion", "wrong-order", kinds=", ".join(facts.DOMINIONS))
    for index, space in enumerate(river, start=1):
        if space.kind == "port" and index < len(river):
            yield wrong(f"river {space.id}", "kind", "not-last", at=index, last=len(river))
        if (space.kind == "port") != (space.dominion == "ruhrort"):
            yield wrong(f"river {space.id}", "dominion", "not-of-kind", kind=space.kind)


def _arrows(river: tuple[Space, ...]) -> Iterator[Fault]:
    """An arrow shows where a barge can sell; a helm, that this takes a pilot (2.1)."""
    places = {space.id: index for index, space in enumerate(river)}
    for index, space in enumerate(river):
        if space.kind != "storage" or space.arrow is None:
            continue
        label = f"river {space.id}"
        at = places.get(space.arrow)
        if at is None or river[at].kind not in _SALE:
            yield wrong(label, "arrow", "no-sale-space", id=space.arrow)
        elif at <= index:
            yield wrong(label, "arrow", "not-downstream", id=space.arrow)
        elif not space.helm:
            yield from _plain(label, at - index, river[at])
        else:
            near = [other.id for other in river[index + 1 : index + 1 + facts.SIMPLE_TRIP] if _is_near(other)]
            if near:
                yield wrong(label, "helm", "helm-not-needed", id=near[0])


def _plain(label: str, distance: int, target: Space) -> Iterator[Fault]:
    if target.kind == "port":
        yield wrong(label, "helm", "helm-needed", id=target.id)
    elif distance > facts.SIMPLE_TRIP:
        yield wrong(label, "arrow", "too-far", id=target.id, distance=distance, most=facts.SIMPLE_TRIP)


def _is_near(space: Space) -> bool:
    """Whether a barge within a simple trip of the space can sell there without a pilot."""
    return space.kind in ("city", "industry")


def faults_of_dice(board: Board) -> Iterator[Fault]:
    """Everything that is wrong with storages for dice, and with the dice on them at the start."""
    yield from out_of_range("board", "first_die", board.first_die, facts.LOWEST_DIE, facts.HIGHEST_DIE)
    storages = {space.id: space for space in board.river if space.kind == "storage"}
    yield from _storages(list(storages.values()))
    if set(board.start_dice) != {str(players) for players in facts.SEATS}:
        yield wrong("board", "start_dice", "wrong-kinds", kinds=", ".join(map(str, facts.SEATS)))
    for players in facts.SEATS:
        if (dice := board.start_dice.get(str(players))) is not None:
            yield from _start(players, dice, storages)


def _storages(storages: list[Space]) -> Iterator[Fault]:
    """Enough for every die that leaves a track (5.1), and for a delivery by every player in every round (6.4).

    A player who is not first finds up to three storages taken. Where a black die lies on a track he brings it to
    an empty storage without a helm, or one of these holds a die that nobody has taken; else all dice left lie on
    storages, and more of them than have a helm.
    """
    white = [space for space in storages if space.dominion == facts.WHITE_DOMINION]
    black = [space for space in storages if space.dominion in facts.BLACK_DOMINIONS]
    helms = sum(space.helm for space in black)
    for colour, there in (("white", len(white)), ("black", len(black))):
        if there < facts.DICE[colour]:
            yield wrong("river", f"storage {colour}", "too-few", count=there, least=facts.DICE[colour])
    if len(black) - helms < facts.SEATS[-1]:
        yield wrong("river", "storage plain", "too-few", count=len(black) - helms, least=facts.SEATS[-1])
    most = min(_black_dice(players) - facts.REMOVED_DICE[players]["black"] - players for players in facts.SEATS)
    if helms > most:
        yield wrong("river", "helm", "too-many", count=helms, most=most)


def _black_dice(players: int) -> int:
    return facts.DICE["black"] - facts.FEWER_DICE[players]


def _start(players: int, dice: dict[str, int], storages: dict[str, Space]) -> Iterator[Fault]:
    """All dice but the one on the track lie on storages, enough for a simple trip of everybody (4.0, 8.0)."""
    label = f"start_dice {players}"
    for id, value in dice.items():
        if id not in storages:
            yield wrong(label, id, "unknown-storage", id=id)
        yield from out_of_range(label, id, value, facts.LOWEST_DIE, facts.HIGHEST_DIE)
    held = [storages[id] for id in dice if id in storages]
    white = sum(space.dominion == facts.WHITE_DOMINION for space in held)
    black = sum(space.dominion in facts.BLACK_DOMINIONS for space in held)
    yield from miscounted(label, "black", black, _black_dice(players) - 1)
    yield from miscounted(label, "white", white, facts.DICE["white"] - facts.FEWER_DICE[players])
    plain = sum(space.dominion in facts.BLACK_DOMINIONS and not space.helm for space in held)
    if plain < players:
        yield wrong(label, "plain", "too-few", count=plain, least=players)
