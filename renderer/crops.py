"""Crops of 1,080 px for panels: their size, the sign at their top, and for whom they are drawn."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from renderer.canvas import Canvas
from renderer.icons import Pen, star
from renderer.picture import Picture
from renderer.pieces import enamel, player_disc
from renderer.scene import Scene
from renderer.theme import CREAM, CROP_WIDTH, ENAMEL, MARGIN, PAPER_SHADE, SLATE

WIDTH: Final = 808
"""Logical pixels of a crop; what is 28 there is 37 in the picture."""
ROOM: Final = WIDTH - 2 * MARGIN
HEAD: Final = 84
TOP: Final = MARGIN + HEAD + 14
"""Where a crop begins below its sign."""
_FOOT: Final = MARGIN + 4
_MEANS: Final = 112
"""Room for an icon and its number."""

Icon: TypeAlias = Callable[[Pen], None]


class UnknownArea(ValueError):
    """A crop was asked for that the game does not have."""


class Owner(Protocol):
    """For whom a crop is drawn."""

    @property
    def name(self) -> str:
        """The player's name."""
        ...

    @property
    def colour(self) -> str:
        """The player's colour."""
        ...

    @property
    def points(self) -> int:
        """The player's points."""
        ...


def crop(height: float, width: float = WIDTH) -> Scene:
    """An empty crop with so much room below its sign."""
    return Scene(width, TOP + height + _FOOT, SLATE, CROP_WIDTH / width)


def seat_of(picture: Picture) -> int | None:
    """The seat a crop is for: the one given, else the viewer, else the only one that must act."""
    view = picture.view
    seat = view.viewer if picture.seat is None else picture.seat
    if seat is None and len(view.active) == 1:
        return view.active[0]
    return seat


def sign(canvas: Canvas, title: str, stage: str) -> None:
    """The sign of a crop that is for nobody: title left, right where the game stands."""
    w, middle = canvas.width, canvas.height / 2
    enamel(canvas, w, canvas.height)
    canvas.text(32, middle, title, face="title", size=38, ink=CREAM, box=w * 0.44, cut=True)
    canvas.text(w - 32, middle, stage, face="label", size=32, ink=CREAM, box=w * 0.47, align="right", cut=True)


def owners_sign(canvas: Canvas, owner: Owner, means: Sequence[tuple[Icon, int]]) -> None:
    """The sign of a crop for a player: mark and name, what can be spent, and points."""
    w, middle = canvas.width, canvas.height / 2
    enamel(canvas, w, canvas.height)
    player_disc(canvas, 54, middle, 26, owner.colour)
    room = w - 94 - 146 - len(means) * _MEANS
    canvas.text(94, middle, owner.name, face="title", size=38, ink=CREAM, box=room, cut=True)
    for index, (icon, number) in enumerate(means):
        x = 94 + room + 14 + index * _MEANS
        canvas.rect(x - 4, middle - 25, 50, 50, fill=PAPER_SHADE, radius=7)
        icon(Pen(canvas, x, middle - 21, 42))
        canvas.text(x + 52, middle + 0.5, str(number), face="number", size=44, ink=CREAM)
    star(Pen(canvas, w - 68, middle - 21, 42), CREAM, ENAMEL)
    canvas.text(w - 76, middle + 0.5, str(owner.points), face="number", size=48, ink=CREAM, align="right")
