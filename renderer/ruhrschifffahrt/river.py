"""The river with everything on it: land and water once, then dice, locks, warehouses, coins and barges."""

from functools import partial
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
from renderer.scene import Box, Scene, meet
from renderer.theme import INK, PAPER_LIGHT, SLATE, mix

SHORE: Final = mix(WATER, PAPER_LIGHT, 0.5)
"""The ground of the valley beside the water."""
_VALLEY: Final = 11
"""How far the pale ground of the valley reaches beyond the banks."""
_BARGES: Final = {1: 84, 2: 62, 3: 46, 4: 40}
"""Width of each barge, by how many lie side by side on a space."""
_SHIFTS: Final = tuple(way * by for by in range(0, 66, 5) for way in ((1, -1) if by else (1,)))
"""How far barges may lie aside of the middle of their space, the least first."""
_HULL: Final = 44
"""Height of a barge, with the coal on its deck."""
_LOW: Final = 11
"""From the middle of a space down to the canvas of its barges."""
_PURCHASES: Final = 6
"""The phase in which players buy."""
_DOTS: Final = 19
"""Between two dots of a barge's way."""
_BANK: Final = 54
"""From the middle of the river to these dots."""
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
    scene.put(labels.badges_of(course)[spot.space.id], None, spaces.number, str(spot.number))


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
        _put_barges(scene, picture, course)
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


# Barges


def _put_barges(scene: Scene, picture: Picture, course: Course) -> None:
    """Barges before their spaces, of several on one the most upstream one first; in Ruhrort on its four places."""
    view = picture.view
    for spot in course.stations:
        here = [seat for seat in view.barges if view.seats[seat].place == spot.space.id]
        if spot.space.kind == "port" and course.basin is not None:
            _put_port(scene, picture, course, spot, here)
        else:
            _put_afloat(scene, picture, course, spot, here[::-1] if spot.left else here)


def _put_afloat(scene: Scene, picture: Picture, course: Course, spot: Spot, seats: list[int]) -> None:
    """Barges side by side before a space, in the order in which they lie on the river, from the left."""
    for box, seat in zip(afloat(course, spot, len(seats)), seats, strict=True):
        scene.put(box, None, spaces.barge, picture.colours[seat], picture.view.seats[seat].loaded)
        _place_barge(scene, picture, course, spot, seat, box)


def afloat(course: Course, spot: Spot, barges: int) -> list[Box]:
    """The canvases of barges that lie side by side before a space, from the left."""
    if not barges:
        return []
    step = _BARGES[barges]
    x, _, w, _ = course.box
    wide, top = step * barges, spot.y + _LOW
    middle = min(max(spot.x, x + 3 + wide / 2), x + w - 3 - wide / 2)
    shift = _shift(course, spot, (middle - wide / 2, top + 9, wide, _HULL - 12))
    return [(middle + shift - wide / 2 + index * step, top, step, _HULL) for index in range(barges)]


def _shift(course: Course, spot: Spot, hulls: Box) -> float:
    """How far barges lie aside so that they cover no figure, number or name, if that can be."""
    x, y, w, h = hulls
    numbers, names = labels.badges_of(course), labels.labels_of(course)
    figures = [labels.figure_of(other) for other in course.stations] + list(numbers.values())
    for taken in (figures + [label.box for label in names], figures):
        for shift in _SHIFTS:
            moved = (x + shift + 1, y, w - 2, h)
            left, right = course.box[0], course.box[0] + course.box[2]
            if left <= moved[0] and moved[0] + moved[2] <= right and not any(meet(moved, one) for one in taken):
                return shift
    return 0


def berth_of(basin: Box, number: int) -> Box:
    """The canvas of a place of Ruhrort, from 1: two above, two below."""
    x, y, w, h = basin
    wide = _BARGES[1]
    column, row = (number - 1) % 2, (number - 1) // 2
    left = x + w / 2 + (column - 1) * (wide + 4) + 2
    return left, y + row * h / 2 + h / 4 - _HULL / 2 - 4, wide, _HULL


def _put_port(scene: Scene, picture: Picture, course: Course, spot: Spot, seats: list[int]) -> None:
    """The four places of Ruhrort, the first one most downstream."""
    assert course.basin is not None
    lying = {picture.view.seats[seat].position: seat for seat in seats}
    for number in range(1, 5):
        box, seat = berth_of(course.basin, number), lying.get(number)
        if seat is None:
            scene.put(box, None, spaces.berth, number)
        else:
            scene.put(box, None, spaces.barge, picture.colours[seat], picture.view.seats[seat].loaded)
            _place_barge(scene, picture, course, spot, seat, box)


def _place_barge(scene: Scene, picture: Picture, course: Course, spot: Spot, seat: int, box: Box) -> None:
    """A barge is marked by its outline, and by the way it came where the picture has both ends of it."""
    came = _origin(picture, course, spot, seat)
    x, y, w, h = box
    hull = (x + 1, y + 9, w - 2, h - 11)
    said = (spot.space.id,) if came is None else (spot.space.id, came.space.id)
    contour = partial(_outline, scene, course, came, spot, box)
    scene.place(f"barge.{seat}", hull, form="hull", contour=contour, says=said)


def _origin(picture: Picture, course: Course, spot: Spot, seat: int) -> Spot | None:
    """The storage from which a barge came: of those that changed the last one before the barge, if it is empty."""
    name = f"barge.{seat}"
    if name not in picture.marks:
        return None
    before = picture.marks[: picture.marks.index(name)]
    spots = course.spots()
    found = [spots[place] for place in before if place in spots and spots[place].space.kind == "storage"]
    left = [came for came in found if came.number < spot.number and came.space.id not in picture.view.dice]
    return left[-1] if left else None


def _outline(scene: Scene, course: Course, came: Spot | None, spot: Spot, box: Box) -> None:
    """The contour of a barge that moved; dots along the left bank to where it lay."""
    if came is not None:
        dots = _way(course, came, spot)
        with scene.ringing(dots):
            for at in dots:
                scene.put(at, None, spaces.dot)
        _put_contour(scene, afloat(course, came, 1)[0], there=False)
    _put_contour(scene, box, there=True)


def _put_contour(scene: Scene, box: Box, *, there: bool) -> None:
    x, y, w, h = box
    around = spaces.CONTOUR
    whole = (x - around, y - around, w + 2 * around, h + 2 * around)
    with scene.ringing([box]):
        scene.put(whole, None, spaces.contour, there=there)


def _way(course: Course, came: Spot, spot: Spot) -> list[Box]:
    """Dots along the left-hand bank from one space to another."""
    count = int((spot.along - came.along - 90) // _DOTS)
    if count < 1:
        return []
    found: list[Box] = []
    for index in range(count):
        along = came.along + 50 + index * _DOTS
        x, y = course.bank(along, along + 1, -_BANK)[0]
        found.append((x - 6, y - 6, 12, 12))
    return found
