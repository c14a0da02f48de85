"""What must hold of a board's layout, so that every picture of it can be drawn."""

from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeAlias, cast

import msgspec

from games.engine.board_form import Fault
from games.kohle_kolonie.board import Board

_Figure: TypeAlias = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]
_Point: TypeAlias = tuple[_Figure, _Figure]
_Rectangle: TypeAlias = tuple[_Figure, _Figure, _Figure, _Figure]


class _Place(msgspec.Struct, frozen=True):
    """Where something stands; what else the file says of it is free."""

    x: _Figure
    y: _Figure


class _Outline(msgspec.Struct, frozen=True):
    """A ground: its corners, the place of its name."""

    polygon: Annotated[tuple[_Point, ...], msgspec.Meta(min_length=3)] | None = None
    centre: _Point | msgspec.UnsetType = msgspec.UNSET


class _River(msgspec.Struct, frozen=True):
    """The river, if the file has one: the points that its course goes through downstream, its name."""

    points: Annotated[tuple[_Point, ...], msgspec.Meta(min_length=2, max_length=500)]
    name: Annotated[str, msgspec.Meta(max_length=40)] | msgspec.UnsetType = msgspec.UNSET


_FORMS: Final[dict[str, Any]] = {"grounds": _Outline, "mines": _Place, "villages": _Place, "stations": _Place}


def faults_of(board: Board) -> Iterator[Fault]:
    """Whether all that a picture must show has a place, written so that it can be read."""
    numbers = [str(mine.number) for mine in (*board.small_mines, *board.single_mines)]
    wanted = {
        "grounds": [ground.id for ground in board.grounds],
        "mines": [*numbers, *(mine.ground for mine in board.large_mines)],
        "villages": [village.id for village in board.villages],
        "stations": [station.id for station in board.stations],
    }
    for kind, ids in wanted.items():
        places = _listed(board, kind)
        if places is None:
            yield Fault("layout", kind, "missing")
            continue
        for id in ids:
            if id not in places:
                yield Fault(f"layout {kind}", id, "missing")
        for id, place in places.items():
            yield from _form(f"layout {kind}", id, place, _FORMS[kind])
    yield from _unplaced(board)
    yield from _rectangle(board.layout.get("map_rectangle"))
    if "river" in board.layout:
        yield from _form("layout", "river", board.layout["river"], _River)


def _listed(board: Board, kind: str) -> dict[str, Any] | None:
    """What the layout lists by id; None where it lists nothing of the kind."""
    places = board.layout.get(kind)
    return cast("dict[str, Any]", places) if isinstance(places, dict) else None


def _form(record: str, field: str, value: object, form: Any) -> Iterator[Fault]:
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError as error:
        yield Fault(record, field, "wrong-type", {"detail": str(error)})


def _unplaced(board: Board) -> Iterator[Fault]:
    """Single grounds of which neither corners nor middle are known: no large mine stands in for these."""
    places = _listed(board, "grounds") or {}
    for ground in board.grounds:
        if ground.kind == "single" and _homeless(places.get(ground.id)):
            yield Fault(f"layout grounds {ground.id}", "centre", "missing")


def _homeless(place: object) -> bool:
    return isinstance(place, dict) and not ({"polygon", "centre"} & cast("dict[str, Any]", place).keys())


def _rectangle(value: Any) -> Iterator[Fault]:
    """The map's left, top, right and bottom; a file may leave them out."""
    if value is None:
        return
    faults = tuple(_form("layout", "map_rectangle", value, _Rectangle))
    yield from faults
    if not faults:
        left, top, right, bottom = value
        if right <= left or bottom <= top:
            yield Fault("layout", "map_rectangle", "empty")
