"""The river in brief: its course as on the board, but only the reaches that a decision is about, without names."""

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from games.ruhrschifffahrt.board import Space
from games.ruhrschifffahrt.facts import WHITE_DOMINION
from renderer.canvas import Canvas, regular
from renderer.decision import TEXT
from renderer.icons import Pen, demand_tile, hull, lock, sailing_barge, town
from renderer.icons.ruhr import WATER, WATER_LINE
from renderer.ruhrschifffahrt import land
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.ruhrschifffahrt.decision_arrows import BENT, Way, levels, put_arrow, put_lit
from renderer.ruhrschifffahrt.decision_course import bank, brief_of, size_of, within
from renderer.ruhrschifffahrt.decision_signs import PLAIN, Sign, draw_sign, parted, radius_of, reach_of
from renderer.ruhrschifffahrt.looks import INDUSTRIES
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.theme import FUCHSINE, INK, PAPER_LIGHT, PLAYERS, RULE, SLATE, WHITE, WOOD, Ink, mix

_HALF: Final = 29
"""Half the river's width."""
_BANK: Final[Ink] = "#3F717F"
_ABOVE_BASIN: Final = 24
_CONTOUR: Final = 10
"""Room around a barge for the contour of one that has moved."""
_SIDE: Final = 72
"""Of the canvas of a space in its full size."""


def put_river(
    scene: Scene,
    picture: Picture,
    reaches: tuple[int, int],
    box: Box,
    signs: Mapping[str, Sign],
    ways: Sequence[Way],
    lit: Way | None = None,
) -> None:
    """The reaches with everything on them: land and water, spaces, arrows, barges, and the signs above all.

    `lit` is the stretch of water that shines: where a barge can go.
    """
    course = brief_of(picture.view.options.board, reaches, box)
    scene.put(box, SLATE, _sheet, picture.view.options.board, reaches, box, picture.words["dominion_ruhrort"])
    if lit:
        put_lit(scene, course, lit)
    with scene.raised():
        _put_spaces(scene, picture, course, signs, ways)


def _put_spaces(
    scene: Scene, picture: Picture, course: Course, signs: Mapping[str, Sign], ways: Sequence[Way]
) -> None:
    """All that stands on the river."""
    size, radius = size_of(course), radius_of(course, signs)
    shown = parted(course, signs, size, radius)
    for spot in shown:
        half = PLAIN * size
        if sign := signs.get(spot.space.id):
            half = reach_of(sign, radius)
        else:
            _put_space(scene, picture, spot, size)
        scene.place(spot.space.id, (spot.x - half, spot.y - half, 2 * half, 2 * half))
    for way, level in levels(course, ways):
        put_arrow(scene, replace(course, stations=tuple(shown)), way, level)
    _put_barges(scene, picture, course, shown, signs)
    for spot in shown:
        if sign := signs.get(spot.space.id):
            far = reach_of(sign, radius) + 1
            box = (spot.x - far, spot.y - far, 2 * far, 2 * far)
            scene.put(box, None, draw_sign, sign, spot.space.kind, radius)


def _sheet(canvas: Canvas, board: str, reaches: tuple[int, int], box: Box, ruhrort: str) -> None:
    course = brief_of(board, reaches, box)
    x0, y0, w, h = course.box
    land.draw(canvas, replace(course, stations=tuple(within(course, 0))), relief=True)
    water = [(x - x0, y - y0) for x, y in course.line]
    north, south = bank(water, _HALF), bank(water, -_HALF)
    canvas.polygon([*bank(water, _HALF + 9), *bank(water, -_HALF - 9)[::-1]], fill=mix(WATER, PAPER_LIGHT, 0.45))
    canvas.polygon([*north, *south[::-1]], fill=WATER)
    for aside, dash, gap in ((-18, 46, 70), (17, 60, 90)):
        canvas.dashes(bank(water, aside)[::3], mix(WATER, WATER_LINE, 0.5), 1.6, dash=dash, gap=gap)
    for side in (north, south):
        canvas.line(side, _BANK, 2.4)
    if course.basin is not None:
        _basin(canvas, course, ruhrort)
    canvas.rect(0, 0, w, h, outline=INK, width=2.5)


def _basin(canvas: Canvas, course: Course, ruhrort: str) -> None:
    assert course.basin is not None
    x, y, w, h = course.basin
    left, top = x - course.box[0], y - course.box[1]
    if not 0 <= top + h / 2 <= canvas.height:
        return
    canvas.rect(left, top, w, h, fill=WATER, outline=_BANK, width=2.4, radius=8)
    canvas.halo_text(left + 4, top - _ABOVE_BASIN, ruhrort, face="name", size=TEXT)


# Spaces


def _put_space(scene: Scene, picture: Picture, spot: Spot, size: float) -> None:
    view, space = picture.view, spot.space
    side = _SIDE * size
    box = (spot.x - side / 2, spot.y - side / 2, side, side)
    there = space.id in (view.dice if space.kind == "storage" else view.obstacles)
    scene.put(box, None, _space, space.kind, str(space.industry_type), there, _is_white(space), spot.left)


def _is_white(space: Space) -> bool:
    return space.dominion == WHITE_DOMINION


def _space(canvas: Canvas, kind: str, industry: str, there: bool, white: bool, left: bool) -> None:
    """A space that nobody is asked about, as on the board, but without a figure."""
    side = canvas.width
    m, unit = side / 2, side / _SIDE
    match kind:
        case "storage":
            _storage(canvas, there, white)
        case "obstacle" if there:
            demand_tile(Pen(canvas, m - 26 * unit, m - 26 * unit, 52 * unit), question=False)
        case "obstacle":
            lock(Pen(canvas, m - 28 * unit, m - 28 * unit, 56 * unit), left=left)
        case "industry":
            canvas.polygon(regular(m, m, 34 * unit, 6, turn=0), fill=PAPER_LIGHT, outline=INK, width=2.2)
            INDUSTRIES[industry](Pen(canvas, m - 19 * unit, m - 19 * unit, 38 * unit))
        case "city":
            canvas.disc(m, m, 33 * unit, fill=PAPER_LIGHT, outline=INK, width=2.2)
            town(Pen(canvas, m - 20 * unit, m - 22 * unit, 40 * unit))
        case _:
            canvas.rect(
                m - 32 * unit,
                m - 32 * unit,
                64 * unit,
                64 * unit,
                fill=PAPER_LIGHT,
                outline=INK,
                width=2.2,
                radius=6,
            )
            sailing_barge(Pen(canvas, m - 24 * unit, m - 25 * unit, 48 * unit))


def _storage(canvas: Canvas, there: bool, white: bool) -> None:
    side = canvas.width
    m, unit = side / 2, side / _SIDE
    canvas.rect(m - 31 * unit, m - 31 * unit, 62 * unit, 62 * unit, fill=WOOD, outline=INK, width=2.2, radius=6)
    fill = mix(WOOD, PAPER_LIGHT, 0.75)
    if there:
        fill = PAPER_LIGHT if white else INK
    canvas.rect(m - 22 * unit, m - 22 * unit, 44 * unit, 44 * unit, fill=fill, outline=INK, width=1.8, radius=4)
    if not there:
        canvas.dashed_rect(m - 15 * unit, m - 15 * unit, 30 * unit, 30 * unit, RULE, 2)


# Barges


def _put_barges(
    scene: Scene, picture: Picture, course: Course, shown: Sequence[Spot], signs: Mapping[str, Sign]
) -> None:
    """Barges before the lower edge of their spaces, in a bend beside them; those in Ruhrort in its basin."""
    view = picture.view
    for spot in shown:
        here = [seat for seat in view.barges if view.seats[seat].place == spot.space.id]
        if not here:
            continue
        if spot.space.kind == "port" and course.basin is not None:
            _put_moored(scene, picture, course.basin, here)
            continue
        wide = 64.0 if len(here) == 1 else 52.0
        ordered = here[::-1] if spot.left else here
        left, top = spot.x - wide * len(here) / 2, spot.y + (27 if spot.space.id in signs else 15)
        if abs(math.sin(spot.heading)) > BENT:
            inner = 1 if spot.x < course.box[0] + course.box[2] / 2 else -1
            left, top = left + inner * (wide * len(here) / 2 + 22), spot.y - 19
        left = min(max(left, course.box[0] + 4), course.box[0] + course.box[2] - 4 - wide * len(here))
        if _on_the_name(course, left, top + 38):
            top = spot.y - 54
        for index, seat in enumerate(ordered):
            box = (left + index * wide, top, wide, 38)
            _put_barge(scene, picture, seat, box)


def _on_the_name(course: Course, left: float, bottom: float) -> bool:
    """Whether a barge would cover the name of Ruhrort."""
    if course.basin is None:
        return False
    x, y, w, _ = course.basin
    return left < x + w + 40 and y - _ABOVE_BASIN - TEXT / 2 < bottom < y


def _put_moored(scene: Scene, picture: Picture, basin: Box, seats: Sequence[int]) -> None:
    x, y, w, h = basin
    wide = w / 2
    for seat in seats:
        berth = picture.view.seats[seat].position - 1
        box = (x + berth % 2 * wide + 2, y + h / 2 - 34 + berth // 2 * 34, wide - 4, 36)
        _put_barge(scene, picture, seat, box)


def _put_barge(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    scene.put(box, None, _afloat, picture.colours[seat])
    x, y, w, h = box
    around = (x - _CONTOUR, y - _CONTOUR, w + 2 * _CONTOUR, h + 2 * _CONTOUR)
    scene.place(f"barge.{seat}", box, "hull", contour=partial(scene.put, around, None, _moved))


def _moved(canvas: Canvas) -> None:
    """The contour of a barge that has moved."""
    unit = (canvas.width - 2 * _CONTOUR - 4) / 100
    outline = [
        (_CONTOUR + 2 + x * unit, _CONTOUR + 1 + y * unit) for x, y in ((2, 4), (98, 4), (84, 52), (16, 52))
    ]
    canvas.polygon(outline, outline=WHITE, width=17)
    canvas.polygon(outline, outline=FUCHSINE, width=12)


def _afloat(canvas: Canvas, colour: str) -> None:
    look = PLAYERS[colour]
    hull(Pen(canvas, 2, 1, canvas.width - 4), look.ground, look.mark, look.on)
