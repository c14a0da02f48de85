"""Rings around what changed since the last move."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from renderer.canvas import Canvas
from renderer.scene import Box, Scene
from renderer.theme import FUCHSINE, WHITE

MOST: Final = 5
"""More rings than this would mark nothing any more."""
AROUND: Final = 20
"""How far ring and ticks stand out over the box."""
_BADGE: Final = 34
"""Height of the number at a ring, and its width where it is one digit."""
_DIGIT: Final = 13


def ring(scene: Scene, places: Sequence[str], numbers: Sequence[int] = ()) -> None:
    """Ring the places the picture has, each box once, five at most; or all of those that have numbers."""
    boxes: dict[Box, list[int]] = {}
    for place, number in zip_longest(places, numbers[: len(places)], fillvalue=0):
        box = scene.places.get(str(place))
        if box is not None:
            boxes.setdefault(box, []).append(int(number))
    for box, said in list(boxes.items())[: None if numbers else MOST]:
        x, y, w, h = _inside(scene, box)
        scene.put((x - AROUND, y - AROUND, w + 2 * AROUND, h + 2 * AROUND), None, changed, w, h)
        if any(said):
            label = ", ".join(str(number) for number in dict.fromkeys(said))
            wide = _BADGE + _DIGIT * (len(label) - 1)
            left, top = max(0, x - AROUND), max(0, y - AROUND)
            scene.put((left, top, wide, _BADGE), None, _badge, label, wide)


def _inside(scene: Scene, box: Box) -> Box:
    """The box drawn in where ring and ticks would leave the picture."""
    left, top = max(box[0], AROUND), max(box[1], AROUND)
    right = min(box[0] + box[2], scene.width - AROUND)
    bottom = min(box[1] + box[3], scene.height - AROUND)
    return left, top, right - left, bottom - top


def changed(canvas: Canvas, w: float, h: float) -> None:
    """Ring of 6 px in a white casing around `w` x `h` px, `AROUND` inside the canvas, and a tick on each side."""
    out = 9
    left, top = AROUND - out, AROUND - out
    wide, high = w + 2 * out, h + 2 * out
    canvas.rect(left, top, wide, high, outline=WHITE, width=11, radius=14)
    middle_x, middle_y = left + wide / 2, top + high / 2
    for tip, left_foot, right_foot in (
        ((middle_x, 0), (middle_x - 11, top + 3), (middle_x + 11, top + 3)),
        ((middle_x, top + high + AROUND - out), (middle_x - 11, top + high - 3), (middle_x + 11, top + high - 3)),
        ((0, middle_y), (left + 3, middle_y - 11), (left + 3, middle_y + 11)),
        (
            (left + wide + AROUND - out, middle_y),
            (left + wide - 3, middle_y - 11),
            (left + wide - 3, middle_y + 11),
        ),
    ):
        canvas.polygon([tip, left_foot, right_foot], fill=FUCHSINE, outline=None)
    canvas.rect(left + 2.5, top + 2.5, wide - 5, high - 5, outline=FUCHSINE, width=6, radius=12)


def _badge(canvas: Canvas, label: str, wide: float) -> None:
    """A number, or several, on a plate in the colour of the rings."""
    canvas.rect(0, 0, wide, _BADGE, fill=FUCHSINE, outline=WHITE, width=3, radius=_BADGE / 2)
    canvas.text(wide / 2, _BADGE / 2, label, face="number", size=22, ink=WHITE, align="centre", box=wide - 8)
