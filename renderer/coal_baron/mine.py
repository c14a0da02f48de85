"""What moves in a player's mine: sections, cage, workers in reserve, private storage."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.coal_baron.facts import CAGE_CAPACITY, COALS, LEVEL, SECTIONS, SIDES, Coal, Side
from games.coal_baron.view import SeatView
from renderer.canvas import Canvas
from renderer.coal_baron import tiles
from renderer.coal_baron.rock import Size, put_headframe
from renderer.coal_baron.tiles import Look
from renderer.icons import Pen, cube, worker
from renderer.scene import Box, Scene
from renderer.theme import (
    BRASS,
    EARTH,
    GALLERY_LIGHT,
    INK,
    INK_SECOND,
    PAPER,
    PLAYERS,
    RULE,
    WOOD,
)
from renderer.theme import (
    COALS as COAL_LOOKS,
)

_GAP: Final = 5
_PAD: Final = 12
_LARGEST: Final = (92.0, 66.0)
"""Carts of a whole picture and of a crop at most."""
_SMALLEST: Final = 12
_WIDE: Final = 400


class Spot(msgspec.Struct, frozen=True):
    """Where a section lies within its side of a level."""

    section: int
    x: float
    y: float
    w: float
    h: float


def cart_size(shown: SeatView, room: float, height: float) -> float:
    """The largest carts with which every side of every level has room: one scale for the whole mine."""
    return largest(
        [here for coal in COALS for side in SIDES if (here := sections_of(shown, coal, side))], room, height
    )


def largest(sides: Sequence[Sequence[tuple[int, int]]], room: float, height: float) -> float:
    """The largest carts with which sections (index, minecarts) of several sides have room, each in its own."""
    size = _LARGEST[0] if room > _WIDE else _LARGEST[1]
    while size > _SMALLEST and not all(_fits(here, room, height, Look(size)) for here in sides):
        size -= 1
    return size


def _fits(sections: Sequence[tuple[int, int]], room: float, height: float, look: Look) -> bool:
    lines = _lines(sections, room - _GAP - _PAD, look)
    wide = max(look.width(carts) for _, carts in sections) <= room - _GAP - _PAD
    return wide and len(lines) * (look.height + _GAP) + _GAP <= height


def spots(sections: Sequence[tuple[int, int]], room: float, height: float, cart: float) -> tuple[Spot, ...]:
    """Sections (index, minecarts) with carts of a size from the shaft outwards, in rows as their side has room."""
    look = Look(cart)
    lines = _lines(sections, room - _GAP - _PAD, look)
    top = (height - len(lines) * (look.height + _GAP) + _GAP) / 2
    found: list[Spot] = []
    for row, line in enumerate(lines):
        x = float(_GAP)
        for index, carts in line:
            w = look.width(carts)
            found.append(Spot(index, x, round(top + row * (look.height + _GAP)), w, look.height))
            x += w + _GAP
    return tuple(found)


def sections_of(shown: SeatView, coal: Coal, side: Side) -> tuple[tuple[int, int], ...]:
    """Index and minecarts of the sections of a level on one side."""
    return tuple(
        (index, len(section.cubes))
        for index, section in enumerate(shown.sections)
        if SECTIONS[section.kind].coal == coal and SECTIONS[section.kind].side == side
    )


def _lines(sections: Sequence[tuple[int, int]], room: float, look: Look) -> list[list[tuple[int, int]]]:
    lines: list[list[tuple[int, int]]] = [[]]
    used = 0.0
    for index, carts in sections:
        w = look.width(carts)
        if lines[-1] and used + w > room:
            lines.append([])
            used = 0.0
        lines[-1].append((index, carts))
        used += w + _GAP
    return lines


def put_mine(
    scene: Scene, x: float, y: float, size: Size, seat: int, shown: SeatView, colour: str, empty: str
) -> None:
    """Everything that moves in the mine; `empty` is the word for a storage without cubes."""
    _put_workers(scene, x, y, size, seat, shown.workers, colour)
    _put_storage(scene, x, y, size, seat, shown.storage, empty)
    put_sections(scene, x, y, size, seat, shown)
    put_cage(scene, x, y, size, seat, shown)
    put_headframe(scene, x, y, size)


def put_sections(scene: Scene, x: float, y: float, size: Size, seat: int, shown: SeatView) -> None:
    """All tunnel tiles and printed sections, at one scale."""
    cart = cart_size(shown, size.side, size.level - 12)
    for level, coal in enumerate(COALS):
        top = y + size.surface + level * size.level + 12
        for side in SIDES:
            _put_side(scene, (x, top, size.side, size.level - 12), size, seat, shown, coal, side, cart)


def _put_side(
    scene: Scene, box: Box, size: Size, seat: int, shown: SeatView, coal: Coal, side: Side, cart: float
) -> None:
    """All sections of a level on one side, the oldest next to the shaft."""
    x, y, room, height = box
    for spot in spots(sections_of(shown, coal, side), room, height, cart):
        section = shown.sections[spot.section]
        left = x + room - spot.x - spot.w if side == "light" else x + room + size.shaft + spot.x
        area = (left, y + spot.y, spot.w, spot.h)
        ground = EARTH[LEVEL[coal] - 1]
        scene.put(area, ground, _section, section.kind, section.cubes, cart)
        scene.place(f"seat.{seat}.section.{spot.section}", area)


def _section(canvas: Canvas, kind: str, cubes: tuple[Coal | None, ...], cart: float) -> None:
    tiles.gallery(canvas, 0, 0, canvas.width, canvas.height, kind, cubes, cart)


_HEADED: Final = 58
"""Where workers and storage begin below their headings."""


def _put_workers(scene: Scene, x: float, y: float, size: Size, seat: int, count: int, colour: str) -> None:
    """Workers in reserve, one by one."""
    room = size.side - 24 - (20 if size.side > _WIDE else 0)
    box = (x + 12, y + _HEADED, room, size.surface - _HEADED - 6)
    scene.put(box, PAPER, _workers, count, colour)
    rows, a_row, step, _ = _crowd(count, room, box[3])
    wide = min(room, a_row * step + 6)
    scene.place(f"seat.{seat}.workers", (box[0] - 4, box[1] - 2, wide, min(box[3], rows * _crowd_row(step) + 4)))


def _crowd_row(step: float) -> float:
    return min(66.0, step * 1.1 + 12)


def _crowd(count: int, w: float, h: float) -> tuple[int, int, float, float]:
    """Rows, workers a row, step and size of a worker: as large as the room lets them be."""
    for rows in (1, 2, 3):
        a_row = max(1, -(-count // rows))
        step = min(66.0, w / a_row)
        if step >= _SHOULDER or rows == _CROWD:
            return rows, a_row, step, min(58.0, max(step * 0.92, 34.0), h / rows - 2)
    raise AssertionError


_SHOULDER: Final = 40
_CROWD: Final = 3


def _workers(canvas: Canvas, count: int, colour: str) -> None:
    rows, a_row, step, side = _crowd(count, canvas.width, canvas.height)
    high = min(canvas.height / rows, _crowd_row(step))
    step = min(step, (canvas.width - side) / max(1, a_row - 1))
    for index in range(count):
        row, column = divmod(index, a_row)
        worker(Pen(canvas, column * step, 2 + row * high, side), PLAYERS[colour].ground)


def _put_storage(
    scene: Scene, x: float, y: float, size: Size, seat: int, cubes: tuple[Coal, ...], empty: str
) -> None:
    """Cubes on their shelf; many stand as piles with a number."""
    inset = 34 if size.side > _WIDE else 22
    room = size.side - inset - 12
    box = (x + size.side + size.shaft + inset, y + _HEADED, room, size.surface - _HEADED - 12)
    scene.put(box, PAPER, storage, tuple(sorted(cubes, key=COALS.index)), empty)
    shelf = Shelf.of(box[2], box[3])
    high = min(shelf.rows, max(1, -(-len(cubes) // shelf.a_row))) * shelf.step + 14
    scene.place(f"seat.{seat}.storage", (box[0], box[1] + box[3] - high, box[2], high))


class Shelf(msgspec.Struct, frozen=True):
    """How cubes stand on the shelf of a storage: their side, the step from one to the next, how many have room."""

    side: float
    step: float
    a_row: int
    rows: int

    @staticmethod
    def of(w: float, h: float) -> "Shelf":
        """The shelf at the foot of so much room."""
        wide = w > _WIDE * 0.8
        side = 54 if wide else 40
        step = side + (4 if wide else 1)
        return Shelf(side, step, int((w + 2) // step), int((h - 10) // step))


def storage(canvas: Canvas, cubes: tuple[Coal, ...], empty: str) -> None:
    """A shelf with cubes; where they are too many, four piles with their numbers."""
    w, bottom = canvas.width, canvas.height - 10
    canvas.rect(0, bottom, w, 8, fill=WOOD, outline=INK, width=1.5)
    if not cubes:
        canvas.text(w / 2, bottom - 24, empty, face="text", size=30, ink=INK_SECOND, align="centre", box=w)
        return
    shelf = Shelf.of(w, canvas.height)
    if len(cubes) <= shelf.a_row * shelf.rows:
        for index, coal in enumerate(cubes):
            row, column = divmod(index, shelf.a_row)
            corner = (column * shelf.step, bottom - shelf.side - 1 - row * shelf.step)
            cube(Pen(canvas, *corner, shelf.side), COAL_LOOKS[coal])
        return
    a_row = 4 if w > _WIDE * 0.8 else 2
    for index, coal in enumerate(COALS):
        row, column = divmod(index, a_row)
        left, top = column * w / a_row, bottom - (4 // a_row - row) * (shelf.side + 6) + 4
        cube(Pen(canvas, left, top, shelf.side), COAL_LOOKS[coal])
        room = w / a_row - shelf.side - 6
        number = str(cubes.count(coal))
        canvas.text(left + shelf.side + 5, top + shelf.side / 2, number, face="number", size=38, box=room)


def put_cage(
    scene: Scene, x: float, y: float, size: Size, seat: int, shown: SeatView, *, roomy: bool = False
) -> None:
    """The pit cage at its level, with its cubes; on the surface between the legs of the headframe.

    A `roomy` one has cubes whose digits a phone shows where the shaft is narrow.
    """
    scale = size.scale
    w, h = 116 * scale, 152 * scale
    if roomy and shown.cage:
        w, h = size.shaft - 8, 18 + max(2, -(-len(shown.cage) // 2)) * _ROOMY + 7
    top = 62 * scale + 4
    if shown.cage_level:
        top = min(size.surface + (shown.cage_level - 0.5) * size.level - h / 2, size.h - h - 2)
    box = (x + size.w / 2 - w / 2, y + top, w, h)
    scene.put(box, None, roomy_cage if roomy and shown.cage else cage, shown.cage)
    scene.place(f"seat.{seat}.cage", box)


_ROOMY: Final = 31


def roomy_cage(canvas: Canvas, cubes: tuple[Coal, ...]) -> None:
    """The pit cage where its shaft is narrow: cubes as large as it can hold, two beside each other."""
    w, h = canvas.width, canvas.height
    _frame(canvas, 18, 5, 4)
    for index in range(min(CAGE_CAPACITY, int((h - 20) // _ROOMY) * 2)):
        row, column = divmod(index, 2)
        _on_place(canvas, w / 2 + (column - 1) * _ROOMY, 19 + row * _ROOMY, _ROOMY - 1, cubes, index)


def cage(canvas: Canvas, cubes: tuple[Coal, ...]) -> None:
    """The pit cage, filling the canvas, with its cubes on five places."""
    w, h = canvas.width, canvas.height
    unit = w / 116
    roof, floor = 24 * unit, 12 * unit
    _frame(canvas, roof, floor, 7 * unit)
    side, gap, step = 37 * unit, 14 * unit, (h - roof - floor - 2) / 3
    places = [(w / 2 - side / 2, roof), *((w / 2 + (dx - 1) * side + (dx - 0.5) * gap, roof + row * step)
              for row in (1, 2) for dx in (0, 1))]  # fmt: skip
    for index, (x, y) in enumerate(places):
        _on_place(canvas, x, y + 1, side, cubes, index)


def _frame(canvas: Canvas, roof: float, floor: float, wall: float) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(1, roof - 2, w - 2, h - roof + 1, fill=INK, radius=4)
    canvas.rect(wall, roof, w - 2 * wall, h - roof - floor, fill=GALLERY_LIGHT)
    canvas.polygon([(4, roof), (w / 2, 3), (w - 4, roof)], fill=BRASS, outline=INK, width=3)


def _on_place(canvas: Canvas, x: float, y: float, side: float, cubes: tuple[Coal, ...], index: int) -> None:
    """A cube on its place in the cage, or the empty place."""
    if index < len(cubes):
        cube(Pen(canvas, x, y, side), COAL_LOOKS[cubes[index]], max(74, _DIGIT / side * 100))
    else:
        canvas.rect(x + 3, y + 3, side - 6, side - 6, outline=RULE, width=2, radius=4)


_DIGIT: Final = 28.0
