"""Barges on the river and in Ruhrort, and how it is marked that one has moved."""

from functools import partial
from typing import Final

from renderer.ruhrschifffahrt import labels, spaces
from renderer.ruhrschifffahrt.badges import badges_of, figure_of
from renderer.ruhrschifffahrt.course import Course, Spot
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene, meet

_BARGES: Final = {1: 84, 2: 62, 3: 46, 4: 40}
"""Width of each barge, by how many lie side by side on a space."""
_SHIFTS: Final = tuple(way * by for by in range(0, 66, 5) for way in ((1, -1) if by else (1,)))
"""How far barges may lie aside of the middle of their space, the least first."""
_HULL: Final = 44
"""Height of a barge, with the coal on its deck."""
_LOW: Final = 11
"""From the middle of a space down to the canvas of its barges."""
_DOTS: Final = 19
"""Between two dots of a barge's way."""
_BANK: Final = 54
"""From the middle of the river to these dots."""


def put_barges(scene: Scene, picture: Picture, course: Course) -> None:
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
    numbers, names = badges_of(course), labels.labels_of(course)
    figures = [figure_of(other) for other in course.stations] + list(numbers.values())
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
