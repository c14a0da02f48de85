"""The river with everything on it: land and water once, then dice, locks, warehouses, coins and barges."""

from typing import Final

from games.ruhrschifffahrt.boards import STEIGER
from games.ruhrschifffahrt.facts import DOMINIONS, WHITE_DOMINION
from renderer.canvas import Canvas
from renderer.icons.ruhr import WATER, WATER_LINE
from renderer.ruhrschifffahrt import arrows, labels, land, spaces
from renderer.ruhrschifffahrt.course import HALF, Course, Spot
from renderer.ruhrschifffahrt.labels import Label, LandName
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.spaces import BANK
from renderer.scene import Box, Scene
from renderer.theme import INK, PAPER_LIGHT, SLATE, mix

_VALLEY: Final = 11
"""How far the pale ground of the valley reaches beyond the banks."""
_BARGES: Final = {1: 84, 2: 62, 3: 46, 4: 46}
"""Width of each barge, by how many lie side by side on a space."""
_HULL: Final = 44
"""Height of a barge, with the coal on its deck."""
_LOW: Final = 11
"""From the middle of a space down to the canvas of its barges."""
_TURN: Final = 0.0873
"""Locks are turned in steps of five degrees."""


def put_river(scene: Scene, picture: Picture, course: Course) -> None:
    """A stretch of the river with everything on it: to be put first, as what never changes is kept as a page."""
    scene.page(page_key(picture, course), lambda page: lay(page, picture, course))
    put(scene, picture, course)


def page_key(picture: Picture, course: Course) -> tuple[object, ...]:
    """What a stretch of the river looks like where nothing moves: the board, the stretch, the names."""
    names = tuple(_land(picture, dominion) for dominion in DOMINIONS)
    stretch = (course.stations[0].space.id, len(course.stations))
    return ("ruhrschifffahrt", picture.view.options.board, stretch, course.box, names)


def lay(page: Scene, picture: Picture, course: Course) -> None:
    """Land, water, arrows, names and printed spaces, which never change."""
    names = tuple((dominion, _land(picture, dominion)) for dominion in DOMINIONS)
    relief = picture.view.options.board == STEIGER
    page.put(course.box, SLATE, _sheet, course, relief, names)
    for spot in course.stations:
        _lay_space(page, spot)


def _land(picture: Picture, dominion: str) -> tuple[str, str]:
    """A dominion's whole name, and the short one for where that has no room."""
    return picture.words[f"land_{dominion}"], picture.words[f"dominion_{dominion}"]


def _sheet(canvas: Canvas, course: Course, relief: bool, names: tuple[tuple[str, tuple[str, str]], ...]) -> None:
    """The sheet of the river without its spaces."""
    land.draw(canvas, course, relief=relief)
    _water(canvas, course)
    for arrow in arrows.arrows_of(course):
        arrows.draw(canvas, course, arrow)
    written: list[LandName] = labels.land_names(course, names)
    for name in written:
        labels.write_land(canvas, course, name)
    for label in labels.labels_of(course):
        labels.write(canvas, course, label)
    canvas.rect(0, 0, course.box[2], course.box[3], outline=INK, width=2.5)


def _water(canvas: Canvas, course: Course) -> None:
    """The river between its banks, with lines of the current, and the basin of Ruhrort."""
    x0, y0 = course.box[0], course.box[1]
    end = course.lengths[-1]

    def bank(aside: float) -> list[tuple[float, float]]:
        return [(x - x0, y - y0) for x, y in course.bank(0, end, aside)]

    shore = mix(WATER, PAPER_LIGHT, 0.5)
    canvas.polygon([*bank(-HALF - _VALLEY), *bank(HALF + _VALLEY)[::-1]], fill=shore)
    canvas.polygon([*bank(-HALF), *bank(HALF)[::-1]], fill=WATER)
    for aside, dash in ((-25, 0), (26, 2), (-8, 4), (11, 1)):
        current = bank(aside)
        for at in range(dash, len(current) - 9, 22):
            canvas.line(current[at : at + 8], mix(WATER, WATER_LINE, 0.5), 1.5)
    for aside in (-HALF, HALF):
        canvas.line(bank(aside), BANK, 2.4)
    if course.basin is not None:
        x, y, w, h = course.basin
        canvas.rect(x - x0, y - y0, w, h, fill=WATER, outline=BANK, width=2.6, radius=9)
        mouth = course.stations[-1].y - y0
        canvas.rect(x - x0 + w - 3, mouth - HALF + 2, 8, 2 * HALF - 4, fill=WATER)


def _lay_space(page: Scene, spot: Spot) -> None:
    """What is printed on a space, and its number."""
    space, box = spot.space, _box(spot)
    match space.kind:
        case "storage":
            page.put(box, None, spaces.field, space.dominion == WHITE_DOMINION)
        case "industry":
            page.put(box, None, spaces.industry, str(space.industry_type))
        case "city":
            page.put(box, None, spaces.city)
        case "port":
            page.put(box, None, spaces.port)
        case "obstacle":
            pass
    if space.helm:
        page.put(box, None, spaces.pilot, -spot.upstream)
    _put_number(page, spot)


def _put_number(scene: Scene, spot: Spot) -> None:
    scene.put(labels.badge_of(spot), None, spaces.number, str(spot.number))


def _box(spot: Spot) -> Box:
    """The canvas of a space."""
    half = spaces.SIDE / 2
    return spot.x - half, spot.y - half, 2 * half, 2 * half


# What lies on it


def put(scene: Scene, picture: Picture, course: Course) -> None:
    """Everything that changes, and the places for the marks."""
    named = {spot.space.id: label for label in labels.labels_of(course) for spot in label.spots}
    for spot in course.stations:
        _put_space(scene, picture, spot)
        label = named[spot.space.id]
        if spot.space.prices and label.chief == spot:
            _put_warehouses(scene, picture, label)
    _put_barges(scene, picture, course)


def _put_space(scene: Scene, picture: Picture, spot: Spot) -> None:
    view, space = picture.view, spot.space
    box = _box(spot)
    if space.id in view.dice:
        white = space.dominion == WHITE_DOMINION
        scene.put((spot.x - 26, spot.y - 26, 52, 52), None, spaces.die, view.dice[space.id], white)
    if space.kind == "obstacle":
        heading = round(spot.heading / _TURN) * _TURN
        there = space.id in view.obstacles
        scene.put(box, None, spaces.obstacle, there, 0.0 if there else round(heading, 4))
        _put_number(scene, spot)
    coins = view.demand.get(space.id, 0)
    if coins:
        scene.put(box, None, spaces.demand, coins, spot.left)
    ringed = spaces.RINGED / 2
    scene.place(space.id, (spot.x - ringed, spot.y - ringed, 2 * ringed, 2 * ringed))


def _put_warehouses(scene: Scene, picture: Picture, label: Label) -> None:
    """A city's spaces for warehouses: who has built there, and what the next ones cost."""
    built = tuple(picture.colours[seat] for seat in picture.view.cities.get(label.chief.space.id, ()))
    scene.put(label.slots, None, spaces.warehouses, label.chief.space.prices, built, labels.SLOT)


def _put_barges(scene: Scene, picture: Picture, course: Course) -> None:
    """Barges before their spaces, of several on one the most upstream one first; in Ruhrort on its four places."""
    view = picture.view
    for spot in course.stations:
        here = [seat for seat in view.barges if view.seats[seat].place == spot.space.id]
        if spot.space.kind == "port" and course.basin is not None:
            _put_port(scene, picture, course.basin, here)
        elif here:
            _put_afloat(scene, picture, course, spot, here[::-1] if spot.left else here)


def _put_afloat(scene: Scene, picture: Picture, course: Course, spot: Spot, seats: list[int]) -> None:
    """Barges side by side before a space, in the order in which they lie on the river, from the left."""
    step = _BARGES[len(seats)]
    x, _, w, _ = course.box
    left = min(max(spot.x - step * len(seats) / 2, x + 3), x + w - step * len(seats) - 3)
    for index, seat in enumerate(seats):
        box = (left + index * step, spot.y + _LOW, step, _HULL)
        scene.put(box, None, spaces.barge, picture.colours[seat], picture.view.seats[seat].loaded)
        scene.place(f"barge.{seat}", _hull(box))


def _hull(box: Box) -> Box:
    """What a mark surrounds of a barge."""
    x, y, w, h = box
    return x + 1, y + 9, w - 2, h - 11


def berth_of(basin: Box, number: int) -> Box:
    """The canvas of a place of Ruhrort, from 1: two above, two below."""
    x, y, w, h = basin
    wide = _BARGES[1]
    column, row = (number - 1) % 2, (number - 1) // 2
    left = x + w / 2 + (column - 1) * (wide + 4) + 2
    return left, y + row * h / 2 + h / 4 - _HULL / 2 - 4, wide, _HULL


def _put_port(scene: Scene, picture: Picture, basin: Box, seats: list[int]) -> None:
    """The four places of Ruhrort, the first one most downstream."""
    lying = {picture.view.seats[seat].position: seat for seat in seats}
    for number in range(1, 5):
        box, seat = berth_of(basin, number), lying.get(number)
        if seat is None:
            scene.put(box, None, spaces.berth, number)
        else:
            scene.put(box, None, spaces.barge, picture.colours[seat], picture.view.seats[seat].loaded)
            scene.place(f"barge.{seat}", _hull(box))
