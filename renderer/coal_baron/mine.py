"""What moves in a player's mine: sections, cage, workers in reserve, private storage."""

from typing import Final

import msgspec

from games.coal_baron.facts import COALS, LEVEL, SECTIONS, Coal, Side
from games.coal_baron.view import SeatView
from renderer.canvas import Canvas
from renderer.coal_baron import tiles
from renderer.coal_baron.rock import SURFACE, Size
from renderer.icons import Pen, cube, worker
from renderer.scene import Box, Scene
from renderer.theme import (
    BRASS,
    EARTH,
    GALLERY_LIGHT,
    INK,
    PAPER,
    PLAYERS,
    RULE,
    WOOD,
)
from renderer.theme import (
    COALS as COAL_LOOKS,
)

_GAP: Final = 10
_PAD: Final = 18
_CARTS_FROM: Final = 92.0
_MOST_ROWS: Final = 4
_LARGE: Final = 70
"""Carts whose digit a crop shows at 36 px."""
_LEVELS: Final = (176.0, 226.0)
_CAGE: Final = (124, 194)


class Spot(msgspec.Struct, frozen=True):
    """Where a section lies within its side of a level, and how large its carts are."""

    section: int
    x: float
    y: float
    w: float
    h: float
    cart: float


def spots(sections: tuple[tuple[int, int], ...], room: float, height: float) -> tuple[Spot, ...]:
    """Sections (index, minecarts) from the shaft outwards in as few rows as keep the carts large."""
    best: tuple[float, list[list[tuple[int, int]]]] = (0.0, [])
    for rows in range(1, _MOST_ROWS + 1):
        high = (height - (rows + 1) * _GAP) / rows
        tallest = (high - 16) / 1.06
        size = min(_CARTS_FROM, tallest)
        while size > 12:
            lines = _lines(sections, room - _GAP - _PAD, size)
            if len(lines) <= rows:
                break
            size -= 1
        else:
            continue
        if size > best[0] + 4:
            best = (size, lines)
    size, lines = best
    return tuple(_laid(lines, size, height))


def level_height(shown: SeatView, size: Size) -> float:
    """Height of a level at which carts stay large: more where a side needs a second row."""
    for coal in COALS:
        for side in ("light", "dark"):
            here = _sections_of(shown, coal, side)
            if len(_lines(here, size.side - _GAP - _PAD, _LARGE)) > 1:
                return _LEVELS[1]
    return _LEVELS[0]


def _sections_of(shown: SeatView, coal: Coal, side: Side) -> tuple[tuple[int, int], ...]:
    """Index and minecarts of the sections of a level on one side."""
    return tuple(
        (index, len(section.cubes))
        for index, section in enumerate(shown.sections)
        if SECTIONS[section.kind].coal == coal and SECTIONS[section.kind].side == side
    )


def _lines(sections: tuple[tuple[int, int], ...], room: float, size: float) -> list[list[tuple[int, int]]]:
    lines: list[list[tuple[int, int]]] = [[]]
    used = 0.0
    for index, carts in sections:
        w = _section_width(carts, size)
        if lines[-1] and used + w > room:
            lines.append([])
            used = 0.0
        lines[-1].append((index, carts))
        used += w + _GAP
    return lines


def _section_width(carts: int, size: float) -> float:
    frame = 26 if size > 60 else 20
    lonely = size * 0.9 if carts == 1 and size > _CARTS_FROM - 4 else 0
    return frame + carts * (size + 3) + lonely


def _laid(lines: list[list[tuple[int, int]]], size: float, height: float) -> list[Spot]:
    rows = len(lines)
    most = 196.0 if rows == 1 else size * 1.06 + 20
    high = min(most, (height - (rows + 1) * _GAP) / rows)
    top = (height - rows * high - (rows - 1) * _GAP) / 2 + (2 if rows == 1 else 0)
    found: list[Spot] = []
    for row, line in enumerate(lines):
        x = float(_GAP)
        for index, carts in line:
            w = round(_section_width(carts, size))
            found.append(Spot(index, x, round(top + row * (high + _GAP)), w, round(high), size))
            x += w + _GAP
    return found


def put_mine(scene: Scene, x: float, y: float, size: Size, seat: int, shown: SeatView, colour: str) -> None:
    """Everything that moves in the mine."""
    _put_workers(scene, x, y, size, seat, shown.workers, colour)
    _put_storage(scene, x, y, size, seat, shown.storage)
    for level, coal in enumerate(COALS):
        top = y + SURFACE + level * size.level + 10
        for side in ("light", "dark"):
            _put_side(scene, (x, top, size.side, size.level - 12), size, seat, shown, coal, side)
    _put_cage(scene, x, y, size, seat, shown)


def _put_side(scene: Scene, box: Box, size: Size, seat: int, shown: SeatView, coal: Coal, side: Side) -> None:
    """All sections of a level on one side, the oldest next to the shaft."""
    x, y, room, height = box
    here = _sections_of(shown, coal, side)
    for spot in spots(here, room, height) if here else ():
        section = shown.sections[spot.section]
        left = x + room - spot.x - spot.w if side == "light" else x + room + size.shaft + spot.x
        area = (left, y + spot.y, spot.w, spot.h)
        ground = EARTH[LEVEL[coal] - 1]
        scene.put(area, ground, _section, section.kind, section.cubes, spot.cart)
        scene.place(f"seat.{seat}.section.{spot.section}", area)


def _section(canvas: Canvas, kind: str, cubes: tuple[Coal | None, ...], cart: float) -> None:
    tiles.gallery(canvas, 0, 0, canvas.width, canvas.height, kind, cubes, cart)


def _put_workers(scene: Scene, x: float, y: float, size: Size, seat: int, count: int, colour: str) -> None:
    """Workers in reserve, one by one."""
    room = size.side - 2 * _PAD - 20
    box = (x + _PAD, y + 62, room, 138)
    scene.put(box, PAPER, _workers, count, colour)
    scene.place(
        f"seat.{seat}.workers", (box[0] - 4, box[1], min(room, max(1, count) * 60.0), 130 if count > 7 else 66)
    )


def _workers(canvas: Canvas, count: int, colour: str) -> None:
    rows = 1 if count * 62 <= canvas.width else 2
    a_row = -(-count // rows) if count else 1
    step = min(70.0, canvas.width / a_row)
    side = min(56.0, step * 0.84)
    for index in range(count):
        row, column = divmod(index, a_row)
        worker(Pen(canvas, column * step, 4 + row * 68, side), PLAYERS[colour].ground)


def _put_storage(scene: Scene, x: float, y: float, size: Size, seat: int, cubes: tuple[Coal, ...]) -> None:
    """Cubes on their shelf; many stand as piles with a number."""
    room = size.side - 2 * _PAD - 20
    box = (x + size.side + size.shaft + _PAD + 14, y + 62, room, 138)
    scene.put(box, PAPER, _storage, tuple(sorted(cubes, key=COALS.index)))
    scene.place(f"seat.{seat}.storage", box)


def _storage(canvas: Canvas, cubes: tuple[Coal, ...]) -> None:
    w = canvas.width
    canvas.rect(0, 126, w, 8, fill=WOOD, outline=INK, width=1.5)
    if len(cubes) * 58 <= 2 * w:
        _one_by_one(canvas, cubes)
        return
    for index, coal in enumerate(COALS):
        x = index * w / 4
        cube(Pen(canvas, x, 68, 56), COAL_LOOKS[coal])
        canvas.text(x + 28, 40, str(cubes.count(coal)), face="number", size=46, align="centre")


def _one_by_one(canvas: Canvas, cubes: tuple[Coal, ...]) -> None:
    side = 54
    a_row = int((canvas.width + 4) // (side + 4))
    for index, coal in enumerate(cubes):
        row, column = divmod(index, a_row)
        cube(Pen(canvas, column * (side + 4), 70 - row * (side + 4), side), COAL_LOOKS[coal])


def _put_cage(scene: Scene, x: float, y: float, size: Size, seat: int, shown: SeatView) -> None:
    """The pit cage at its level, with its cubes on five places."""
    w, h = _CAGE
    middle = SURFACE - 60 if shown.cage_level == 0 else SURFACE + (shown.cage_level - 0.5) * size.level
    box = (x + size.w / 2 - w / 2, y + middle - h / 2 + 2, w, h)
    scene.put(box, None, cage, shown.cage)
    scene.place(f"seat.{seat}.cage", box)


def cage(canvas: Canvas, cubes: tuple[Coal, ...]) -> None:
    """The pit cage, 124 x 194, with its cubes on five places."""
    w, h = canvas.width, canvas.height
    canvas.rect(2, 30, w - 4, h - 32, fill=INK, radius=4)
    canvas.rect(10, 32, w - 20, h - 52, fill=GALLERY_LIGHT)
    canvas.polygon([(6, 32), (w / 2, 6), (w - 6, 32)], fill=BRASS, outline=INK, width=3)
    side, gap = 45, 8
    places = [(w / 2 - side / 2, 36), *((w / 2 + (dx - 1) * side + (dx - 0.5) * gap, 36 + row * (side + 3))
              for row in (1, 2) for dx in (0, 1))]  # fmt: skip
    for index, (x, y) in enumerate(places):
        if index < len(cubes):
            cube(Pen(canvas, x, y, side), COAL_LOOKS[cubes[index]])
        else:
            canvas.rect(x + 3, y + 3, side - 6, side - 6, outline=RULE, width=2, radius=4)
