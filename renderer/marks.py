"""What changed since the last move, marked beside what it marks: rings, flags, arrowheads, contours."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise, zip_longest
from typing import Final

import msgspec

from renderer import fonts
from renderer.canvas import Canvas
from renderer.pieces import MINUS
from renderer.scene import Box, Form, Scene, Spot, meet, shared_area
from renderer.theme import CROP_WIDTH, FUCHSINE, MARGIN, WHITE

MOST: Final = 7
"""More marks than this would mark nothing any more."""
NUMBERED: Final = 24
"""So many can be told under numbers: fifteen places, and the numbers of players that changed with them."""
AROUND: Final = 24
"""How far ring and ticks stand out over the box."""
_CLEAR: Final = (6.0, 4.5, 3.0)
"""How far a ring keeps off what it marks, nearer where it would come upon a text."""
_RING: Final = 6
_CASING: Final = 2.5
_TICK: Final = 9
FLAG: Final = 30
"""Height of a flag without its tip, and of a number at a mark."""
TIP: Final = 6
_REACH: Final = 21
"""How far the tip of a flag comes over the rim of the plate."""
_BETWEEN: Final = 4
"""Between two flags."""
ARROW: Final = (26, 18)
_TAG_TEXT: Final = 28
_SAME: Final = 0.3
"""Boxes of which so much of the smaller one is shared are one thing."""
_LAYERS: Final[Mapping[Form, int]] = {"ring": 0, "slot": 0, "hull": 0, "track": 1, "flag": 2, "plate": 3}
"""The board before the plates, a number on a plate before the plate."""


class Mark(msgspec.Struct, frozen=True):
    """One mark and the places it marks, with the numbers that stand at it and by how much a number changed."""

    spot: Spot
    places: tuple[str, ...]
    numbers: tuple[int, ...] = ()
    amount: int = 0


class Marks(msgspec.Struct, frozen=True):
    """The marks of a picture, and how many more it would need."""

    marks: tuple[Mark, ...]
    rest: int

    @property
    def places(self) -> frozenset[str]:
        """All places that are marked, each by a mark of its own or with another."""
        return frozenset(place for mark in self.marks for place in (*mark.places, *mark.spot.says))


def chosen(
    scene: Scene, places: Sequence[str], numbers: Sequence[int] = (), amounts: Iterable[tuple[str, int]] = ()
) -> Marks:
    """One mark for each thing that changed: those of the board before those of plates, the newest first.

    Seven at most, or more where they have numbers. A place of the board that the picture does not have counts as
    one more that would be needed; what players have stands in the text as well.
    """
    by = dict(amounts)
    changed: dict[str, list[int]] = {
        place: [] for place in by if place in scene.spots and scene.spots[place].form == "flag"
    }
    for place, number in zip_longest(places, numbers[: len(places)], fillvalue=0):
        changed.setdefault(str(place), []).extend([int(number)] if number else [])
    spots = {place: scene.spot(place) for place in changed}
    said = {other for spot in spots.values() if spot is not None for other in spot.says}
    found: list[Mark] = []
    missing = 0
    for place in reversed(list(changed)):
        spot = spots[place]
        if spot is None:
            missing += not place.startswith("seat.")
        elif place not in said:
            mark = Mark(spot, (place,), tuple(dict.fromkeys(changed[place])), by.get(spot.counts or place, 0))
            if mark.amount or spot.form != "flag":
                _merge(found, mark)
            elif spot.counts not in ("", place):
                _merge(found, _of_plate(mark))
    found = _plates_once(found)
    found.sort(key=lambda mark: _LAYERS[mark.spot.form])
    most = NUMBERED if numbers else MOST
    return Marks(tuple(found[:most]), len(found[most:]) + missing)


def _of_plate(mark: Mark) -> Mark:
    """The mark of a plate where something changed that is counted there, though not how many there are."""
    rim = mark.spot.rim or mark.spot.box
    return msgspec.structs.replace(mark, spot=Spot(rim, "plate", rim))


def _merge(found: list[Mark], mark: Mark) -> None:
    """Add a mark, or take it into one for the same thing."""
    for index, other in enumerate(found):
        one = _one_of(other, mark)
        if one is not None:
            found[index] = one
            return
    found.append(mark)


def _one_of(one: Mark, two: Mark) -> Mark | None:
    """One mark for both where their boxes are one thing: the narrower where one lies in the other."""
    first, second = one.spot, two.spot
    if first.form != second.form and {first.form, second.form} != {"ring", "slot"}:
        return None
    shared = shared_area(first.box, second.box)
    least = min(_size(first.box), _size(second.box))
    if shared <= _SAME * least:
        return None
    if shared >= 0.98 * least:
        spot = min((first, second), key=lambda spot: (_size(spot.box), spot.form))
    else:
        spot = msgspec.structs.replace(first, box=_union(first.box, second.box))
    numbers = tuple(dict.fromkeys((*two.numbers, *one.numbers)))
    return Mark(spot, (*one.places, *two.places), numbers, one.amount or two.amount)


def _plates_once(found: list[Mark]) -> list[Mark]:
    """Without marks of plates that have a flag already, which says that the player has something new."""
    flagged = {mark.spot.rim for mark in found if mark.spot.form == "flag"}
    return [mark for mark in found if not (_is_of_seat(mark) and mark.spot.box in flagged)]


def _is_of_seat(mark: Mark) -> bool:
    return mark.spot.form == "plate" and all(place.startswith("seat.") for place in mark.places)


def _size(box: Box) -> float:
    return max(box[2], 0) * max(box[3], 0)


def _union(one: Box, two: Box) -> Box:
    x, y = min(one[0], two[0]), min(one[1], two[1])
    return x, y, max(one[0] + one[2], two[0] + two[2]) - x, max(one[1] + one[3], two[1] + two[3]) - y


# Putting them down


class Laid(msgspec.Struct):
    """Where the marks of a picture stand: sides of rings, what lies over all, and the texts below."""

    rings: list[Box] = []
    tops: list[Box] = []
    texts: tuple[Box, ...] = ()


def put_marks(scene: Scene, marks: Marks, more: str) -> Laid:
    """Rings below all raised pieces, flags and arrowheads over them; `more` says where the rest is told."""
    laid = Laid()
    for mark in marks.marks:
        match mark.spot.form:
            case "ring":
                _ring(scene, mark.spot.box, laid)
            case "hull" if mark.spot.contour is not None:
                mark.spot.contour()
            case _:
                pass
    scene.settle()
    laid.texts = (*scene.under, *scene.texts)
    for mark in marks.marks:
        match mark.spot.form:
            case "slot":
                x, y, w, h = mark.spot.box
                scene.put((x, y, w, h), None, _slot)
            case "track":
                _arrowheads(scene, mark, laid)
            case "plate":
                _pennant(scene, mark, laid)
            case _:
                pass
    _flags(scene, [mark for mark in marks.marks if mark.spot.form == "flag"], laid)
    for mark in marks.marks:
        if mark.numbers and mark.spot.form != "flag":
            _badge(scene, mark, laid)
    if marks.rest:
        _tag(scene, f"+{marks.rest}, {more}", laid)
    return laid


def _grown(box: Box, by: float) -> Box:
    x, y, w, h = box
    return x - by, y - by, w + 2 * by, h + 2 * by


def _within(scene: Scene, box: Box) -> bool:
    x, y, w, h = box
    return x >= 0 and y >= 0 and x + w <= scene.width and y + h <= scene.height


def _free(box: Box, taken: Iterable[Box]) -> bool:
    return not any(meet(box, other) for other in taken)


def _ring(scene: Scene, box: Box, laid: Laid) -> None:
    """A ring as far off as there is room for it, with those ticks that have room."""
    near = [text for text in scene.under if meet(text, _grown(box, AROUND))]
    clear = max(_CLEAR, key=lambda clear: (-_hits(scene, box, clear, near), clear))
    reach = clear + _RING + _CASING
    ticks = tuple(_within(scene, tick) and _free(tick, near) for tick in _ticks(_grown(box, reach - _CASING)))
    around = reach + _TICK
    whole = _grown(box, around)
    sides = _sides(box, clear)
    with scene.ringing(
        (*sides, *(tick for tick, shown in zip(_ticks(_grown(box, reach)), ticks, strict=True) if shown))
    ):
        scene.put(whole, None, ring, box[2], box[3], clear, ticks)
    laid.rings += sides


def _hits(scene: Scene, box: Box, clear: float, near: Iterable[Box]) -> int:
    """How many texts a ring would come upon, or sides of the picture."""
    sides = _sides(box, clear)
    beyond = sum(not _within(scene, side) for side in sides)
    return beyond + sum(any(meet(text, side) for side in sides) for text in near)


def _sides(box: Box, clear: float) -> list[Box]:
    """The four sides of a ring with its casing."""
    x, y, w, h = _grown(box, clear - _CASING)
    wide = _RING + 2 * _CASING
    left, top, across = x - wide, y - wide, w + 2 * wide
    return [(left, top, across, wide), (left, y + h, across, wide), (left, y, wide, h), (x + w, y, wide, h)]


def _ticks(ring: Box) -> tuple[Box, Box, Box, Box]:
    """Where the ticks stand outside the ring: above, below, left, right."""
    x, y, w, h = ring
    middle, level = x + w / 2, y + h / 2
    return (
        (middle - 11, y - _TICK, 22, _TICK),
        (middle - 11, y + h, 22, _TICK),
        (x - _TICK, level - 11, _TICK, 22),
        (x + w, level - 11, _TICK, 22),
    )


def ring(
    canvas: Canvas, w: float, h: float, clear: float = _CLEAR[0], ticks: Sequence[bool] = (True,) * 4
) -> None:
    """Ring of 6 px in a white casing around `w` x `h` px in the middle of the canvas, with ticks on its sides."""
    x, y = (canvas.width - w) / 2, (canvas.height - h) / 2
    out = clear + _RING
    left, top, wide, high = x - out, y - out, w + 2 * out, h + 2 * out
    middle_x, middle_y = left + wide / 2, top + high / 2
    corners = (
        ((middle_x, top - _TICK - 1), (middle_x - 11, top + 3), (middle_x + 11, top + 3)),
        ((middle_x, top + high + _TICK + 1), (middle_x - 11, top + high - 3), (middle_x + 11, top + high - 3)),
        ((left - _TICK - 1, middle_y), (left + 3, middle_y - 11), (left + 3, middle_y + 11)),
        ((left + wide + _TICK + 1, middle_y), (left + wide - 3, middle_y - 11), (left + wide - 3, middle_y + 11)),
    )
    radius = min(14.0, min(wide, high) / 2)
    canvas.rect(
        left - _CASING, top - _CASING, wide + 2 * _CASING, high + 2 * _CASING,
        outline=WHITE, width=_RING + 2 * _CASING, radius=radius + _CASING,
    )  # fmt: skip
    for points, shown in zip(corners, ticks, strict=True):
        if shown:
            canvas.polygon(points, fill=FUCHSINE)
    canvas.rect(left, top, wide, high, outline=FUCHSINE, width=_RING, radius=radius)


def _slot(canvas: Canvas) -> None:
    w, h = canvas.width, canvas.height
    canvas.dashes([(2, 2), (w - 2, 2), (w - 2, h - 2), (2, h - 2), (2, 2)], WHITE, 4, dash=14, gap=0)
    canvas.dashes([(2, 2), (w - 2, 2), (w - 2, h - 2), (2, h - 2), (2, 2)], FUCHSINE, 4, dash=14, gap=7)


# Flags


class _Flag(msgspec.Struct):
    """A flag before it is put: its label, the numbers at it, where its tip is, where it begins, and its plate."""

    amount: str
    number: str
    tip: tuple[float, float]
    down: bool
    wide: float
    left: float
    rim: Box

    def unnumbered(self) -> None:
        """Leave out the numbers at it: by how much something changed says more."""
        less = _wide(self.number)
        self.number, self.wide, self.left = "", self.wide - less, self.left + less / 2


def signed(amount: int) -> str:
    """By how much a number changed."""
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"


def _flags(scene: Scene, marks: Sequence[Mark], laid: Laid) -> None:
    """Flags at the rims of plates, side by side where they would cover each other."""
    found = [_flag(mark) for mark in marks]
    rows: dict[tuple[float, bool], list[_Flag]] = {}
    for flag in found:
        rows.setdefault((flag.tip[1], flag.down), []).append(flag)
    for row in rows.values():
        _within_plates(row)
        _apart(row, scene.width)
        for flag in row:
            _put_flag(scene, flag, laid)


def _within_plates(row: Sequence[_Flag]) -> None:
    """Leave out numbers, the longest first, where the flags of a plate would stand below others' as well."""
    for rim in {flag.rim for flag in row}:
        own = [flag for flag in row if flag.rim == rim]
        for longest in sorted(own, key=lambda flag: -len(flag.number)):
            if sum(flag.wide + _BETWEEN for flag in own) > rim[2]:
                longest.unnumbered()


def _flag(mark: Mark) -> _Flag:
    x, y, w, h = mark.spot.box
    rim = mark.spot.rim or mark.spot.box
    _, top, _, high = rim
    up = y + h / 2 < top + high / 2
    level = min(y - 2, top + _REACH) if up else max(y + h + 2, top + high - _REACH)
    amount = signed(mark.amount)
    number = ", ".join(map(str, mark.numbers))
    wide = max(40.0, fonts.width((("number", amount),), 30) + 18) + _wide(number)
    middle = x + w / 2
    return _Flag(amount, number, (middle, level), not up, wide, middle - wide / 2, rim)


def _wide(number: str) -> float:
    return fonts.width((("number", number),), 28) + 16 if number else 0


def _apart(row: list[_Flag], room: float) -> None:
    """Push flags of a row apart, each as near to its tip as may be."""
    row.sort(key=lambda flag: flag.tip[0])
    for _ in range(20):
        for one, two in pairwise(row):
            over = one.left + one.wide + _BETWEEN - two.left
            if over > 0:
                one.left -= over / 2
                two.left += over / 2
        for flag in row:
            flag.left = min(max(flag.left, 2), room - flag.wide - 2)


def _put_flag(scene: Scene, flag: _Flag, laid: Laid) -> None:
    x, level = flag.tip
    top = level if flag.down else level - FLAG - TIP
    box = (flag.left, top, flag.wide, FLAG + TIP)
    at = min(max(x - flag.left, 16), flag.wide - 16)
    scene.put(box, None, flagged, flag.amount, flag.number, at, flag.down)
    laid.tops.append(box)


def flagged(canvas: Canvas, amount: str, number: str, at: float, down: bool) -> None:
    """A flag that says by how much, at the top of the canvas, its tip at `at`; on white before it numbers."""
    w = canvas.width
    top = TIP if down else 0
    foot, apex = (top + 4, 0) if down else (top + FLAG - 4, FLAG + TIP)
    for ink, half, shift in ((WHITE, 12, 0), (FUCHSINE, 9, 2.5)):
        canvas.polygon([(at, apex + (shift if down else -shift)), (at - half, foot), (at + half, foot)], fill=ink)
        if ink == WHITE:
            canvas.rect(0, top, w, FLAG, fill=FUCHSINE, outline=WHITE, width=_CASING, radius=7)
    left = _wide(number)
    if number:
        canvas.rect(
            _CASING, top + _CASING, left - _CASING, FLAG - 2 * _CASING, fill=WHITE, radius=5,
            corners=(True, False, False, True),
        )  # fmt: skip
        canvas.text(left / 2 + 1, top + FLAG / 2, number, face="number", size=28, ink=FUCHSINE, align="centre")
    canvas.text((left + w) / 2, top + FLAG / 2, amount, face="number", size=30, ink=WHITE, align="centre")


def _pennant(scene: Scene, mark: Mark, laid: Laid) -> None:
    """An arrowhead at the plate of a player: something changed that has no number on it."""
    x, y, _, h = mark.spot.box
    w, high = ARROW
    box = (x + 32 - w / 2, y + h - 4, w, high)
    scene.put(box, None, arrowhead, True, "up")
    laid.tops.append(box)


# Tracks


def _arrowheads(scene: Scene, mark: Mark, laid: Laid) -> None:
    """A full arrowhead over the new cell, an empty one over the old; at another side where a text stands above."""
    spot = mark.spot
    cells = [(spot.box, True)] if spot.was in (None, spot.box) else [(spot.box, True), (spot.was, False)]
    side = _side_of([cell for cell, _ in cells], scene, laid)
    for cell, full in reversed(cells):
        box = _SIDES[side](cell)
        scene.put(box, None, arrowhead, full, side.partition(" ")[0])
        laid.tops.append(box)


def _side_of(cells: Sequence[Box], scene: Scene, laid: Laid) -> str:
    """Where arrowheads of the cells come upon no text and no other mark, or upon the least."""
    taken = (*laid.texts, *laid.tops)

    def in_the_way(side: str) -> float:
        boxes = [_SIDES[side](cell) for cell in cells]
        outside = sum(not _within(scene, box) for box in boxes)
        return 1000 * outside + sum(shared_area(box, other) for box in boxes for other in taken)

    return min(_SIDES, key=in_the_way)


def _beside(across: float, down: float, *, upright: bool) -> Callable[[Box], Box]:
    """The box of an arrowhead whose middle is at such shares of a cell, just outside it."""

    def box(cell: Box) -> Box:
        x, y, w, h = cell
        wide, high = ARROW if upright else ARROW[::-1]
        left, top = x + w * across - wide / 2, y + h * down - high / 2
        if upright:
            top = y - high + 1 if down == 0 else y + h - 1
        else:
            left = x - wide + 1 if across == 0 else x + w - 1
        return left, top, wide, high

    return box


_SIDES: Final[Mapping[str, Callable[[Box], Box]]] = {
    "down": _beside(0.5, 0, upright=True),
    "down left": _beside(0.2, 0, upright=True),
    "down right": _beside(0.8, 0, upright=True),
    "up": _beside(0.5, 1, upright=True),
    "up left": _beside(0.2, 1, upright=True),
    "up right": _beside(0.8, 1, upright=True),
    "right": _beside(0, 0.5, upright=False),
    "left": _beside(1, 0.5, upright=False),
}
"""Which way an arrowhead points, and where along the side, the best first."""


def arrowhead(canvas: Canvas, full: bool, way: str, box: Box | None = None) -> None:
    """An arrowhead that points a way, full or empty, over the canvas or in a box of it."""
    left, top, w, h = box or (0, 0, canvas.width, canvas.height)
    long, deep = (w, h) if way in ("up", "down") else (h, w)

    def at(along: float, across: float) -> tuple[float, float]:
        """A point of an arrowhead that points down, turned."""
        x, y = {"down": (along, across), "up": (along, h - across), "right": (across, along)}.get(
            way, (w - across, along)
        )
        return left + x, top + y

    def shape(rim: float) -> list[tuple[float, float]]:
        foot, apex = rim * 0.7, deep - rim * 1.3
        return [at(rim * 1.5, foot), at(long - rim * 1.5, foot), at(long / 2, apex)]

    canvas.polygon(shape(0), fill=WHITE)
    canvas.polygon(shape(2.5), fill=FUCHSINE)
    if not full:
        canvas.polygon(shape(5.5), fill=WHITE)


# Numbers, and what has no mark


def _badge(scene: Scene, mark: Mark, laid: Laid) -> None:
    """The numbers under which a change is told, at a corner of its mark where no text stands."""
    label = ", ".join(map(str, mark.numbers))
    wide = max(float(FLAG), fonts.width((("number", label),), 26) + 18)
    x, y, w, h = _grown(mark.spot.box, 14)
    corners = [
        (x - wide / 2, y - FLAG / 2), (x + w - wide / 2, y - FLAG / 2), (x - wide / 2, y + h - FLAG / 2),
        (x + w - wide / 2, y + h - FLAG / 2), (x + w / 2 - wide / 2, y - FLAG / 2),
        (x + w / 2 - wide / 2, y + h - FLAG / 2), (x - wide, y + h / 2 - FLAG / 2),
        (x + w, y + h / 2 - FLAG / 2),
    ]  # fmt: skip
    spots = [
        (min(max(0, left), scene.width - wide), min(max(0, top), scene.height - FLAG), wide, float(FLAG))
        for left, top in corners
    ]
    taken = (*scene.under, *scene.texts, *laid.tops)
    box = min(spots, key=lambda box: sum(shared_area(box, other) for other in taken))
    scene.put(box, None, _numbered, label)
    laid.tops.append(box)


def _numbered(canvas: Canvas, label: str) -> None:
    w = canvas.width
    canvas.rect(0, 0, w, FLAG, fill=FUCHSINE, outline=WHITE, width=_CASING, radius=FLAG / 2)
    canvas.text(w / 2, FLAG / 2, label, face="number", size=26, ink=WHITE, align="centre", box=w - 6, smallest=20)


def _tag(scene: Scene, text: str, laid: Laid) -> None:
    """How much more changed than is marked: in the spare line of the head, else below the picture."""
    # Pictures to decide from are drawn at picture size.
    size = _TAG_TEXT * 1.3 if scene.width == CROP_WIDTH else _TAG_TEXT
    wide, high = fonts.width(fonts.split("label", text), size) + 28, size + 8
    room = scene.beside(wide, high)
    if room is None:
        x, y, w, _ = scene.add_foot(high + 6)
        room = (x + w - wide - MARGIN, y - 8, wide, high)
    scene.put(room, None, _tagged, text, size)
    laid.tops.append(room)


def _tagged(canvas: Canvas, text: str, size: float) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=FUCHSINE, outline=WHITE, width=_CASING, radius=8)
    canvas.text(w / 2, h / 2, text, face="label", size=size, ink=WHITE, align="centre", box=w - 12)
