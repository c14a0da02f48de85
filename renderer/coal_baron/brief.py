"""A mine in brief, for a decision: the cubes on each level, cage and storage; what a goal needs glows."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from games.coal_baron.facts import COALS, SIDES, Coal, Side
from games.coal_baron.view import SeatView
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron.mine import put_cage, sections_of
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.rock import Size, mine_page, put_headframe
from renderer.coal_baron.tiles import Look
from renderer.icons import Pen, cart, cube
from renderer.scene import Scene
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import (
    CREAM,
    EARTH,
    GALLERY_DARK,
    GALLERY_DARK_FRAME,
    GALLERY_LIGHT,
    INK,
    INK_SECOND,
    LAMP,
    PAPER,
    WOOD,
)

SIZE: Final = Size(354, 100, 84, 104)
_LOOK: Final = Look(38)
_STEP: Final = 42
_EACH: Final = 2
"""So many carts stand one by one; more of a coal are one with their number, beside empty ones "3/6"."""
_DIGIT: Final = 28.0

Group = tuple[Coal | None, str, int]
"""A coal (None: an empty cart), for how many carts it stands where for several, how many of them a goal needs."""


def put_brief(scene: Scene, x: float, y: float, seat: int, picture: Picture, wanted: Mapping[str, str]) -> None:
    """The mine of a seat; `wanted` are places of sections with the number of cubes that a goal needs of them."""
    shown = picture.view.seats[seat]
    mine_page(scene, x, y, SIZE)
    _put_storage(scene, x, y, shown, picture.words["storage_short"], picture.words["storage_empty"])
    for level, coal in enumerate(COALS):
        for side in SIDES:
            groups = _groups(shown, coal, side, seat, wanted)
            if groups:
                _put_groups(scene, x, y + SIZE.surface + level * SIZE.level, side, coal, groups, level)
    put_cage(scene, x, y, SIZE, seat, shown, roomy=True)
    put_headframe(scene, x, y, SIZE)


def _groups(shown: SeatView, coal: Coal, side: Side, seat: int, wanted: Mapping[str, str]) -> tuple[Group, ...]:
    """What stands on one side of a level: cart by cart where they are few, else coal by coal."""
    cubes: list[tuple[Coal | None, bool]] = []
    for index, _ in sections_of(shown, coal, side):
        lacking = int(wanted.get(f"seat.{seat}.section.{index}", "0"))
        for held in shown.sections[index].cubes:
            take = lacking > 0 and held is not None
            lacking -= take
            cubes.append((held, take))
    if len(cubes) <= _EACH:
        return tuple((held, "", int(take)) for held, take in cubes)
    loaded: list[tuple[Coal, bool]] = [(held, take) for held, take in cubes if held is not None]
    if not loaded:
        return ((None, f"×{len(cubes)}", 0),)
    counted, needed = Counter[Coal](), Counter[Coal]()
    for held, take in loaded:
        counted[held] += 1
        needed[held] += take
    if len(counted) > 1:  # the sign for "times" and what is empty have no room
        return tuple((held, str(count) if count > 1 else "", needed[held]) for held, count in counted.items())
    empty = len(cubes) - len(loaded)
    return tuple(
        (held, f"{count}/{len(cubes)}" if empty else f"×{count}", needed[held]) for held, count in counted.items()
    )


def _put_groups(
    scene: Scene, x: float, y: float, side: Side, coal: Coal, groups: tuple[Group, ...], level: int
) -> None:
    w = 12 + sum(_STEP + (_number(count) if count else 0) for _, count, _ in groups)
    h = _LOOK.height
    left = x + SIZE.side - 5 - w if side == "light" else x + SIZE.side + SIZE.shaft + 5
    box = (left - 2, y + 12 + (SIZE.level - 12 - h) / 2 - 4, w + 4, h + 6)
    scene.put(box, EARTH[level], _gallery, side, coal, groups)


def _number(count: str) -> float:
    return fonts.width((("number", count),), 32) + 6


def _gallery(canvas: Canvas, side: Side, coal: Coal, groups: tuple[Group, ...]) -> None:
    """A gallery with carts, a number beside a cube that stands for several; needed cubes glow."""
    w, h = canvas.width - 4, canvas.height - 6
    light, frame = side == "light", 5
    canvas.rect(2, 4, w, h, fill=WOOD if light else GALLERY_DARK_FRAME, radius=4)
    canvas.rect(2 + frame, 4 + frame, w - 2 * frame, h - frame, fill=GALLERY_LIGHT if light else GALLERY_DARK)
    canvas.rect(2, h - 2, w, 6, fill=GALLERY_LIGHT if light else GALLERY_DARK_FRAME)
    canvas.rect(2, h - 3, w, 2.5, fill=INK)
    canvas.rect(2, 4, w, h, outline=INK, width=2.5, radius=4)
    x = 2.0 + 6
    for held, count, needed in groups:
        size, side_of_cube = _LOOK.cart, _LOOK.cargo
        pen = Pen(canvas, x + 2, h - 2 - size * 0.975, size, stroke=3.6)
        if held is not None:
            left, top = x + 2 + size / 2 - side_of_cube / 2, h - 2 - size * 0.455 - side_of_cube
            if needed:
                glow = (left - 5, top - 5, side_of_cube + 10, side_of_cube + 10)
                canvas.rect(*glow, fill=LAMP, outline=INK, width=2, radius=7)
            cart(pen, COAL_LOOKS[coal])
            cube(Pen(canvas, left, top, side_of_cube), COAL_LOOKS[held], _DIGIT / side_of_cube * 100)
        else:
            cart(pen, COAL_LOOKS[coal])
        x += _STEP
        if count:
            ink = INK if light else CREAM
            x += canvas.text(x + 1, h * 0.46, count, face="number", size=32, ink=ink) + 6


def _put_storage(scene: Scene, x: float, y: float, shown: SeatView, heading: str, empty: str) -> None:
    room = SIZE.side - 16
    box = (x + SIZE.side + SIZE.shaft + 8, y + 6, room, SIZE.surface - 14)
    scene.put(box, PAPER, _storage, tuple(sorted(shown.storage, key=COALS.index)), heading, empty)


def _storage(canvas: Canvas, cubes: tuple[Coal, ...], heading: str, empty: str) -> None:
    """Storage: its cubes, or how many of each coal."""
    w, shelf = canvas.width, canvas.height - 8
    canvas.rect(0, shelf, w, 6, fill=WOOD, outline=INK, width=1.5)
    side = 32
    if len(cubes) <= int((w + 1) // (side + 1)):
        canvas.text(w / 2, 20, heading, face="label", size=30, ink=INK_SECOND, align="centre", box=w)
        if not cubes:
            canvas.text(w / 2, shelf - 20, empty, face="text", size=30, ink=INK_SECOND, align="centre", box=w)
        for index, coal in enumerate(cubes):
            cube(Pen(canvas, index * (side + 1), shelf - side - 1, side), COAL_LOOKS[coal], _DIGIT / side * 100)
        return
    counted = [(coal, cubes.count(coal)) for coal in COALS if coal in cubes]
    for index, (coal, count) in enumerate(counted):
        row, column = divmod(index, 2)
        left, top = column * w / 2, shelf - (2 if len(counted) > 2 else 1) * (side + 4) + row * (side + 4) + 2
        cube(Pen(canvas, left, top, side), COAL_LOOKS[coal], _DIGIT / side * 100)
        canvas.text(
            left + side + 4, top + side / 2, str(count), face="number", size=32, box=w / 2 - side - 4, smallest=28
        )
