"""The river with everything on it: land and water once, then dice, locks, warehouses, coins and barges."""

import unicodedata
from itertools import pairwise
from typing import Final

from games.ruhrschifffahrt.facts import DOMINIONS, WHITE_DOMINION
from renderer import fonts
from renderer.canvas import Canvas, Point
from renderer.icons import Pen, hull
from renderer.icons.ruhr import WATER, WATER_LINE
from renderer.ruhrschifffahrt import arrows, labels, spaces
from renderer.ruhrschifffahrt.course import HIGH, STRIP, Course, Row, Spot
from renderer.ruhrschifffahrt.labels import SLOT, Label
from renderer.ruhrschifffahrt.looks import band, wash
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.theme import INK, INK_SECOND, PAPER, PAPER_LIGHT, PLAYERS, RULE, SLATE, mix

_HALF: Final = 37
"""Half the river's width."""
_BARGE: Final = 34
"""How far below the middle of a space the canvas of its barges begins."""
_WIDE: Final = 62
_NARROW: Final = 42
"""Width of a barge alone, and of each of several on one space."""


def put_river(scene: Scene, picture: Picture, course: Course) -> None:
    """A stretch of the river with everything on it: to be put first, as what never changes is kept as a page."""
    scene.page(page_key(picture, course), lambda page: lay(page, picture, course))
    put(scene, picture, course)


def page_key(picture: Picture, course: Course) -> tuple[object, ...]:
    """What a stretch of the river looks like where nothing moves: the board, the stretch, the names."""
    names = tuple(_land(picture, dominion) for dominion in DOMINIONS)
    boxes = tuple(row.box for row in course.rows)
    return ("ruhrschifffahrt", picture.view.options.board, course.downstream()[0], boxes, names)


def lay(page: Scene, picture: Picture, course: Course) -> None:
    """Land, water, names and arrows, which never change."""
    names = tuple((dominion, _land(picture, dominion)) for dominion in DOMINIONS)
    for row, printed in zip(course.rows, arrows.arrows_of(course), strict=True):
        page.put(row.box, SLATE, _row, row, names, labels.labels_of(row), printed)


def _land(picture: Picture, dominion: str) -> tuple[str, str]:
    """A dominion's whole name, and the short one for where that has no room."""
    return picture.words[f"land_{dominion}"], picture.words[f"dominion_{dominion}"]


def _row(
    canvas: Canvas,
    row: Row,
    names: tuple[tuple[str, tuple[str, str]], ...],
    written: tuple[Label, ...],
    printed: tuple[arrows.Arrow, ...],
) -> None:
    x0 = row.box[0]
    for dominion, left, right in row.lands():
        _ground(canvas, dominion, left - x0, right - x0, dict(names)[dominion])
    _water(canvas, row)
    for _, left, _ in row.lands()[1:]:
        canvas.dashes([(left - x0, 0), (left - x0, HIGH)], INK, 3, dash=12, gap=7)
    for arrow in printed:
        arrows.draw(canvas, row, arrow)
    for label in written:
        labels.write(canvas, row, label)
    canvas.rect(0, 0, row.box[2], HIGH, outline=INK, width=2.5)


def _ground(canvas: Canvas, dominion: str, left: float, right: float, names: tuple[str, str]) -> None:
    """Washed land below the band with the dominion's name."""
    canvas.rect(left, 0, right - left, HIGH, fill=wash(dominion))
    canvas.rect(left, 0, right - left, STRIP, fill=band(dominion))
    canvas.rect(left, STRIP - 1, right - left, 1.5, fill=mix(band(dominion), INK, 0.6))
    room = right - left - 16
    spaced = fonts.width(fonts.split("label", names[0].upper()), 28, 3) <= room
    name = names[0] if spaced else names[1]
    spaced = spaced or fonts.width(fonts.split("label", name.upper()), 28, 3) <= room
    written = name.upper() if spaced else name
    # A capital with an accent stands lower in the band, and smaller, so that the accent has room above it.
    accented = written[:1].isupper() and any(map(unicodedata.combining, unicodedata.normalize("NFD", written)))
    canvas.text(
        (left + right) / 2,
        STRIP / 2 + (3 if accented else 0),
        written,
        face="label",
        size=24 if accented else 28,
        ink=mix(band(dominion), INK, 0.85),
        box=room,
        align="centre",
        spacing=3 if spaced else 0,
        cut=True,
    )


def _water(canvas: Canvas, row: Row) -> None:
    """The river with its banks, some lines of the current, and arrowheads where it enters and leaves."""
    line = _line(row)
    north = [(x, y - _HALF) for x, y in line]
    south = [(x, y + _HALF) for x, y in line]
    canvas.polygon([*north, *south[::-1]], fill=WATER)
    for shift, dash, gap in ((-26, 60, 90), (27, 80, 110), (0, 40, 150)):
        current = [(x, y + shift) for x, y in line[::4]]
        canvas.dashes(current, mix(WATER, WATER_LINE, 0.5), 1.6, dash=dash, gap=gap)
    for bank in (north, south):
        canvas.line(bank, INK, 2.5)
    way = -1 if row.left else 1
    for x in (row.upstream(11) - row.box[0], row.downstream(11) - row.box[0]):
        y = line[0][1] if x < row.box[2] / 2 else line[-1][1]
        tip = [(x + way * 7, y), (x - way * 6, y - 9), (x - way * 6, y + 9)]
        canvas.polygon(tip, fill=PAPER_LIGHT, outline=INK, width=1.5)


def _line(row: Row) -> list[Point]:
    """The middle of the river, from the left: through the middle of each space, level at both ends."""
    x0, y0 = row.box[0], row.box[1]
    knots = [(spot.x - x0, spot.y - y0) for spot in row.spots]
    knots = [(-4, knots[0][1]), *knots, (row.box[2] + 4, knots[-1][1])]
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(knots):
        for step in range(12):
            share = step / 12
            bend = share * share * (3 - 2 * share)
            found.append((ax + (bx - ax) * share, ay + (by - ay) * bend))
    return [*found, knots[-1]]


# What lies on it


def put(scene: Scene, picture: Picture, course: Course) -> None:
    """Everything that changes, and the places for the marks."""
    for row in course.rows:
        rooms = {label.spot.space.id: label for label in labels.labels_of(row)}
        for spot in row.spots:
            _put_space(scene, picture, row, spot)
            if spot.space.prices:
                _put_warehouses(scene, picture, row, rooms[spot.space.id])
    _put_barges(scene, picture, course)


def _put_space(scene: Scene, picture: Picture, row: Row, spot: Spot) -> None:
    view, space = picture.view, spot.space
    half = spaces.SIDE / 2
    box = (spot.x - half, spot.y - half, 2 * half, 2 * half)
    match space.kind:
        case "storage":
            scene.put(box, None, spaces.storage, view.dice.get(space.id), space.dominion == WHITE_DOMINION)
        case "obstacle":
            scene.put(box, None, spaces.obstacle, space.id in view.obstacles, row.left)
        case "industry":
            scene.put(box, None, spaces.industry, str(space.industry_type))
        case "city":
            scene.put(box, None, spaces.city)
        case "port":
            scene.put(box, None, spaces.port)
    _put_badges(scene, picture, row, spot, box)
    ringed = spaces.RINGED / 2
    scene.place(space.id, (spot.x - ringed, spot.y - ringed, 2 * ringed, 2 * ringed))


def _put_badges(scene: Scene, picture: Picture, row: Row, spot: Spot, box: Box) -> None:
    """The helm or the coins on a space's shoulder; over the ring where the space is marked."""
    space, coins = spot.space, picture.view.demand.get(spot.space.id, 0)

    def put_them() -> None:
        if space.helm:
            scene.put(box, None, spaces.pilot)
        if coins:
            scene.put(box, None, spaces.demand, coins, row.left)

    put_them()
    if space.id in picture.marks:
        scene.over.append(put_them)


def _put_warehouses(scene: Scene, picture: Picture, row: Row, label: Label) -> None:
    """A city's spaces for warehouses: who has built there, and what the next ones cost."""
    built = tuple(picture.colours[seat] for seat in picture.view.cities.get(label.spot.space.id, ()))
    prices = label.spot.space.prices
    top = row.box[1] + labels.slots_top(label.spot)
    left = label.x - len(prices) * SLOT / 2
    scene.put((left, top, len(prices) * SLOT, 31), None, spaces.warehouses, prices, built, SLOT)


def _put_barges(scene: Scene, picture: Picture, course: Course) -> None:
    """Barges below their spaces, of several on one the most upstream one first; in Ruhrort on its four places."""
    view = picture.view
    for row in course.rows:
        for spot in row.spots:
            here = [seat for seat in view.barges if view.seats[seat].place == spot.space.id]
            if spot.space.kind == "port":
                _put_port(scene, picture, spot, here)
            elif here:
                _put_afloat(scene, picture, row, spot, here if not row.left else here[::-1])


def _put_afloat(scene: Scene, picture: Picture, row: Row, spot: Spot, seats: list[int]) -> None:
    """Barges side by side below a space, in the order in which they lie on the river, from the left."""
    step = _WIDE if len(seats) == 1 else _NARROW
    wide = step * len(seats)
    left = min(max(spot.x - wide / 2, row.box[0] + 3), row.box[0] + row.box[2] - wide - 3)
    for index, seat in enumerate(seats):
        box = (left + index * step, spot.y + _BARGE, step, 40)
        scene.put(box, None, afloat, picture.colours[seat])
        scene.place(f"barge.{seat}", _hull(box))


def _hull(box: Box) -> Box:
    """What a mark rings of a barge, so that it covers no name below."""
    x, y, w, _ = box
    return x + 7, y + 8, w - 14, 18


def afloat(canvas: Canvas, colour: str) -> None:
    """A barge with its owner's mark, smaller where there are several."""
    look = PLAYERS[colour]
    w = canvas.width
    pen = Pen(canvas, 2, 2, w - 4)
    if w > 50:
        hull(pen, look.ground, look.mark, look.on)
        return
    canvas.polygon([(3, 4), (w - 3, 4), (w - 8, 32), (8, 32)], fill=look.ground, outline=INK, width=2.5)
    spaces.mark(canvas, w / 2, 17.5, 19, colour)


def _put_port(scene: Scene, picture: Picture, spot: Spot, seats: list[int]) -> None:
    """The four places of Ruhrort, the first one most downstream."""
    step = spot.wide / 2 - 4
    for index in range(4):
        seat = next((seat for seat in seats if picture.view.seats[seat].position == index + 1), None)
        colour = None if seat is None else picture.colours[seat]
        left = spot.x - step + (index % 2) * step
        box = (left + 2, spot.y + _BARGE + 13 + (index // 2) * 40, step - 4, 38)
        scene.put(box, None, berth, colour, index + 1)
        if seat is not None:
            scene.place(f"barge.{seat}", _hull(box))


def berth(canvas: Canvas, colour: str | None, number: int) -> None:
    """A place of Ruhrort with its barge, or its number."""
    w = canvas.width
    outline: list[Point] = [(3, 3), (w - 3, 3), (w - 11, 34), (11, 34)]
    look = PLAYERS[colour] if colour else None
    canvas.polygon(outline, fill=look.ground if look else PAPER, outline=INK if look else RULE, width=2.5)
    if colour:
        spaces.mark(canvas, w / 2, 18.5, 21, colour)
    else:
        canvas.text(w / 2, 19, str(number), face="number", size=28, ink=INK_SECOND, align="centre")
