"""The own orders out of reach of a decision of mining, with the coal that they lack."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from games.coal_baron.facts import ORDERS, Coal
from games.coal_baron.view import SeatView
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import orders
from renderer.decision import TEXT
from renderer.icons import VEHICLES, Pen, star
from renderer.picture import Target
from renderer.scene import Box, Scene
from renderer.theme import COALS, INK_SECOND, NEUTRAL, PAPER_SHADE, RADIUS, RULE, SLATE

_ROW: Final = 62
_TITLE: Final = 60
LEAST: Final = _TITLE + _ROW
"""The least height in which orders out of reach are shown."""
Lacking: TypeAlias = tuple[tuple[str, tuple[Coal, ...]], ...]
"""Outstanding orders, each with the coal of its free spaces."""


def lacking_of(own: SeatView) -> Lacking:
    """What each own order still lacks."""
    return tuple(
        (one.order, tuple(coal for coal, on in zip(ORDERS[one.order].spaces, one.filled, strict=True) if not on))
        for one in own.outstanding
    )


class Beyond(msgspec.Struct, frozen=True):
    """An order out of reach, where it stands in its sheet: its letter, what it lacks, its points."""

    x: float
    y: float
    sign: str
    order: str
    lacking: tuple[Coal, ...]
    points: str


def put_beyond(scene: Scene, title: str, rest: Sequence[Target], lacking: Lacking, box: Box, seat: int) -> None:
    """The orders out of reach in paper shade, with what they lack; of many the first, and how many more."""
    x, y, w, h = box
    found = _laid_out(rest, dict(lacking), w)
    shown = [one for one in found if one.y + _ROW / 2 <= h]
    if len(shown) < len(found):
        while shown and shown[-1].y + _ROW * 1.5 > h and _beyond_width(shown[-1]) + shown[-1].x > w - 80:
            shown.pop()
    high = min(h, max(one.y for one in found) + _ROW / 2 + 8)
    scene.put((x, y, w, high), SLATE, _beyond, title, tuple(shown), len(found) - len(shown))
    for one in shown:
        place = (x + one.x - 6, y + one.y - 30, _beyond_width(one), 60)
        scene.place(f"seat.{seat}.order.{one.order}", place)


def _laid_out(rest: Sequence[Target], lacking: Mapping[str, tuple[Coal, ...]], w: float) -> list[Beyond]:
    x, y, found = 20.0, _TITLE + _ROW / 2, list[Beyond]()
    for target in rest:
        order = target.place.rsplit(".", 1)[-1]
        points = next((text for name, text in target.figures if name == "star"), "")
        one = Beyond(x, y, target.sign, order, lacking.get(order, ()), points)
        if x > 20 and x + _beyond_width(one) > w - 10:
            x, y = 20.0, y + _ROW
            one = replace(one, x=x, y=y)
        found.append(one)
        x += _beyond_width(one) + 18
    return found


def _beyond_width(one: Beyond) -> float:
    return 92 + len(one.lacking) * 45 + 6 + fonts.width((("number", one.points),), 40) + 40


def _beyond(canvas: Canvas, title: str, rest: tuple[Beyond, ...], more: int) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE, outline=RULE, width=2, radius=RADIUS)
    canvas.text(20, 34, title, face="text", size=38, ink=INK_SECOND, box=w - 36, smallest=TEXT)
    for one in rest:
        x = one.x
        canvas.text(x + 12, one.y, one.sign, face="number", size=40, ink=INK_SECOND, align="centre")
        VEHICLES[ORDERS[one.order].vehicle](Pen(canvas, x + 32, one.y - 26, 56), NEUTRAL)
        x += 92
        for coal in one.lacking:
            orders.printed(canvas, x, one.y - 21, 42, COALS[coal], TEXT)
            x += 45
        x += 6 + canvas.text(x + 6, one.y, one.points, face="number", size=40)
        star(Pen(canvas, x + 5, one.y - 17, 34))
    if more:
        canvas.text(w - 16, h - 40, f"+{more}", face="number", size=40, ink=INK_SECOND, align="right")
