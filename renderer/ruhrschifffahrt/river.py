"""The river with everything on it: land and water once, then dice, locks, warehouses, coins and barges."""

from typing import Final

from games.ruhrschifffahrt.boards import STEIGER
from games.ruhrschifffahrt.facts import DOMINIONS, WHITE_DOMINION
from renderer.canvas import Canvas
from renderer.icons.ruhr import WATER, WATER_LINE
from renderer.ruhrschifffahrt import arrows, labels, land, land_names, spaces
from renderer.ruhrschifffahrt.badges import badges_of
from renderer.ruhrschifffahrt.barges import put_barges
from renderer.ruhrschifffahrt.course import HALF, Course, Spot
from renderer.ruhrschifffahrt.labels import Label
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.spaces import BANK
from renderer.scene import Box, Scene
from renderer.theme import INK, PAPER_LIGHT, SLATE, mix

SHORE: Final = mix(WATER, PAPER_LIGHT, 0.5)
"""The ground of the valley beside the water."""
_VALLEY: Final = 11
"""How far the pale ground of the valley reaches beyond the banks."""
_PURCHASES: Final = 6
"""The phase in which players buy."""
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
        _lay_space(page, course, spot)


def _land(picture: Picture, dominion: str) -> tuple[str, str]:
    """A dominion's whole name, and the short one for where that has no room."""
    return picture.words[f"land_{dominion}"], picture.words[f"dominion_{dominion}"]


def _sheet(canvas: Canvas, course: Course, relief: bool, names: tuple[tuple[str, tuple[str, str]], ...]) -> None:
    """The sheet of the river without its spaces."""
    land.draw(canvas, course, relief=relief)
    _water(canvas, course)
    for arrow in arrows.arrows_of(course):
        arrows.draw(canvas, course, arrow)
    for name in land_names.land_names(course, names):
        land_names.write_land(canvas, course, name)
    for label in labels.labels_of(course):
        labels.write(canvas, course, label)
    canvas.rect(0, 0, course.box[2], course.box[3], outline=INK, width=2.5)


def _water(canvas: Canvas, course: Course) -> None:
    """The river between its banks, with lines of the current, and the basin of Ruhrort."""
    x0, y0 = course.box[0], course.box[1]
    end = course.lengths[-1]

    def bank(aside: float) -> list[tuple[float, float]]:
        return [(x - x0, y - y0) for x, y in course.bank(0, end, aside)]

    canvas.polygon([*bank(-HALF - _VALLEY), *bank(HALF + _VALLEY)[::-1]], fill=SHORE)
    canvas.polygon([*bank(-HALF), *bank(HALF)[::-1]], fill=WATER)
    for aside, dash in ((-25, 0), (26, 9), (2, 18)):
        current = bank(aside)
        for at in range(dash, len(current) - 9, 27):
            canvas.line(current[at : at + 8], mix(WATER, WATER_LINE, 0.5), 1.5)
    for aside in (-HALF, HALF):
        canvas.line(bank(aside), BANK, 2.4)
    if course.basin is not None:
        x, y, w, h = course.basin
        canvas.rect(x - x0, y - y0, w, h, fill=WATER, outline=BANK, width=2.6, radius=9)
        mouth = course.stations[-1].y - y0
        canvas.rect(x - x0 + w - 3, mouth - HALF + 2, 8, 2 * HALF - 4, fill=WATER)


def _lay_space(page: Scene, course: Course, spot: Spot) -> None:
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
    _put_number(page, course, spot)


def _put_number(scene: Scene, course: Course, spot: Spot) -> None:
    scene.put(badges_of(course)[spot.space.id], None, spaces.number, str(spot.number))


def _box(spot: Spot) -> Box:
    """The canvas of a space."""
    half = spaces.SIDE / 2
    return spot.x - half, spot.y - half, 2 * half, 2 * half


# What lies on it


def put(scene: Scene, picture: Picture, course: Course) -> None:
    """Everything that changes, and the places for the marks."""
    named = {spot.space.id: label for label in labels.labels_of(course) for spot in label.spots}
    with scene.raised():
        for spot in course.stations:
            _put_space(scene, picture, course, spot)
            label = named[spot.space.id]
            if spot.space.prices and label.chief == spot:
                _put_warehouses(scene, picture, label)
        put_barges(scene, picture, course)
    for spot in course.stations:
        across, down = spaces.HALF[spot.space.kind]
        scene.place(spot.space.id, (spot.x - across, spot.y - down, 2 * across, 2 * down))


def _put_space(scene: Scene, picture: Picture, course: Course, spot: Spot) -> None:
    """What lies on a space; of a marked one what is printed on its shoulders once more, over its ring."""
    view, space = picture.view, spot.space
    box, marked = _box(spot), space.id in picture.marks
    if space.id in view.dice:
        white = space.dominion == WHITE_DOMINION
        scene.put((spot.x - 26, spot.y - 26, 52, 52), None, spaces.die, view.dice[space.id], white)
    if space.kind == "obstacle":
        there = space.id in view.obstacles
        heading = 0.0 if there else round(round(spot.heading / _TURN) * _TURN, 4)
        scene.put(box, None, spaces.obstacle, there, heading)
    if marked and space.helm:
        scene.put(box, None, spaces.pilot, -spot.upstream)
    if marked or space.kind == "obstacle":
        _put_number(scene, course, spot)
    if coins := view.demand.get(space.id, 0):
        scene.put(box, None, spaces.demand, coins, spot.left)


def _put_warehouses(scene: Scene, picture: Picture, label: Label) -> None:
    """A city's spaces for warehouses: who has built there, and what the next ones cost."""
    view, space = picture.view, label.chief.space
    built = tuple(picture.colours[seat] for seat in view.cities.get(space.id, ()))
    scene.put(label.slots, None, spaces.warehouses, space.prices, built, labels.SLOT)
    if view.phase == _PURCHASES and built:
        # What changes of a city while players buy is the warehouse that was built last.
        x, y, _, h = label.slots
        newest = (x + (len(built) - 1) * labels.SLOT + 1, y, labels.SLOT - 2, h)
        scene.place(space.id, newest, form="track")
