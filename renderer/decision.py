"""Pictures to decide from: one question, what can be spent, and every choice with its sign.

A phone shows them 400 px wide, so everything is drawn at picture size and no text is smaller than `TEXT`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from renderer import fonts
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.icons import Pen, coin, player_mark, star
from renderer.picture import Picture, Target
from renderer.pieces import enamel
from renderer.scene import Box, Scene
from renderer.theme import (
    CREAM,
    CROP_WIDTH,
    ENAMEL,
    INK,
    INK_SECOND,
    LAMP,
    MARGIN,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    SLATE,
)

WIDTH: Final = CROP_WIDTH
HEIGHT: Final = 810
TEXT: Final = 36
"""The smallest text: 13 px where the picture is 400 px wide."""
HEAD: Final = 92
TOP: Final = MARGIN + HEAD + 16
"""Where a picture begins below its head."""
ROOM: Final = WIDTH - 2 * MARGIN
BOTTOM: Final = HEIGHT - MARGIN
GAP: Final = 14
CARD: Final = 80
"""The usual height of a choice's card."""
SIGN: Final = 30
"""Radius of a choice's sign."""
ICONS: Final[Mapping[str, Icon]] = {"coin": coin, "star": star}
"""Icons that every game's decisions have, by id."""
_GLOW: Final = 6
_FIGURE: Final = 46
_MOST_OF_HEAD: Final = 0.42


def decision_scene(height: float = HEIGHT) -> Scene:
    """An empty picture of a decision."""
    return Scene(WIDTH, height, SLATE)


def put_head(scene: Scene, picture: Picture, icons: Mapping[str, Icon]) -> None:
    """The sign at the top in the lamp's glow: who is asked, what, and what can be spent.

    Nobody stands there where the question is put to several seats.
    """
    owner = None if picture.seat is None else (picture.names[picture.seat], picture.colours[picture.seat])
    means = tuple((icons[name], number) for name, number in picture.means)
    scene.put((MARGIN - _GLOW, MARGIN - _GLOW, ROOM + 2 * _GLOW, HEAD + 2 * _GLOW), None, _glow)
    scene.put((MARGIN, MARGIN, ROOM, HEAD), None, _head, owner, picture.question, means)
    taken = sum(fonts.width((("number", number),), 48) + _FIGURE + 38 for _, number in means)
    scene.spare = (MARGIN + 34, MARGIN, ROOM - 68 - taken, HEAD)


def _glow(canvas: Canvas) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=LAMP, radius=RADIUS + _GLOW)
    canvas.rect(3, 3, w - 6, h - 6, fill=INK, radius=RADIUS + 3)


def _head(
    canvas: Canvas, owner: tuple[str, str] | None, question: str, means: tuple[tuple[Icon, str], ...]
) -> None:
    enamel(canvas, canvas.width, canvas.height)
    middle = canvas.height / 2
    right = canvas.width - 34
    for icon, number in reversed(means):
        right -= canvas.text(right, middle + 0.5, number, face="number", size=48, ink=CREAM, align="right") + 10
        right -= _FIGURE + 8
        canvas.rect(right, middle - 27, 54, 54, fill=PAPER_SHADE, radius=7)
        icon(Pen(canvas, right + 4, middle - 23, _FIGURE))
        right -= 20
    left = 34.0
    if owner is not None:
        name, colour = owner
        look = PLAYERS[colour]
        canvas.rect(left, middle - 29, 58, 58, fill=look.ground, outline=CREAM, width=2.5, radius=8)
        player_mark(Pen(canvas, left + 12, middle - 17, 34), look.mark, look.on)
        left += 76
        room = max(120, min((right - left) * _MOST_OF_HEAD, right - left - _wide(question) - 20))
        left += canvas.text(left, middle, name, face="name", size=42, ink=CREAM, box=room, smallest=TEXT, cut=True)
        left += 20
    _question(canvas, left, middle, question, right - left)


def _wide(question: str) -> float:
    return fonts.width(fonts.split("label", question), 40)


def _question(canvas: Canvas, left: float, middle: float, question: str, room: float) -> None:
    """On one line, or on two of the smallest text where it is too long."""
    if fonts.width(fonts.split("label", question), TEXT) <= room:
        canvas.text(left, middle, question, face="label", size=40, ink=LAMP, box=room, smallest=TEXT)
        return
    lines = fonts.wrap("label", question, TEXT, room)
    for row, line in enumerate(lines):
        y = middle + (row - (len(lines) - 1) / 2) * 38
        canvas.text(left, y, line, face="label", size=TEXT, ink=LAMP, box=room, smallest=TEXT)


def sign_disc(canvas: Canvas, x: float, y: float, sign: str, radius: float = SIGN) -> None:
    """The sign of what can be chosen: a cream figure on enamel in a glowing ring."""
    canvas.disc(x, y, radius + 6, fill=INK)
    canvas.disc(x, y, radius + 4, fill=LAMP)
    canvas.disc(x, y, radius, fill=ENAMEL, outline=INK, width=2)
    size = TEXT if len(sign) > 2 else 44
    canvas.text(x, y + 0.5, sign, face="number", size=size, smallest=min(size, TEXT), ink=CREAM, align="centre")


def put_sign(scene: Scene, x: float, y: float, sign: str, radius: float = SIGN) -> None:
    """A sign with its middle at x, y, over what is there."""
    around = radius + 7
    scene.put((x - around, y - around, 2 * around, 2 * around), None, _sign, sign, radius)


def _sign(canvas: Canvas, sign: str, radius: float) -> None:
    sign_disc(canvas, canvas.width / 2, canvas.height / 2, sign, radius)


def put_cards(
    scene: Scene,
    box: Box,
    targets: Sequence[Target],
    columns: int,
    icons: Mapping[str, Icon],
    *,
    high: float = CARD,
) -> None:
    """A card for each choice, row by row from the box's corner: its sign, its label, and its figures at the right.

    A card with no sign is a choice by its label alone, such as passing.
    """
    x, y, w, _ = box
    wide = (w - GAP * (columns - 1)) / columns
    for index, target in enumerate(targets):
        row, column = divmod(index, columns)
        left, top = x + column * (wide + GAP), y + row * (high + GAP)
        figures = tuple((icons[name] if name else None, text) for name, text in target.figures)
        scene.put((left, top, wide, high), SLATE, _card, target.sign, target.label, figures, target.faint)
        scene.place(target.place, (left, top, wide, high))


def cards_high(targets: int, columns: int, high: float = CARD) -> float:
    """The height of so many cards in so many columns."""
    rows = -(-targets // columns)
    return rows * high + max(0, rows - 1) * GAP


def _card(
    canvas: Canvas, sign: str, label: str, figures: tuple[tuple[Icon | None, str], ...], faint: bool
) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE if faint else PAPER_LIGHT, outline=INK, width=2, radius=RADIUS)
    middle, left, right = h / 2, 20.0, w - 18
    if sign and not faint:
        sign_disc(canvas, 46, middle, sign)
        left = 94
    elif sign:
        left += canvas.text(left, middle, sign, face="number", size=44, smallest=TEXT, ink=INK_SECOND) + 16
    for icon, text in reversed(figures):
        if icon is not None:
            right -= _FIGURE
            icon(Pen(canvas, right, middle - _FIGURE / 2, _FIGURE))
            right -= 5
        if text:
            right -= canvas.text(right, middle + 0.5, text, face="number", size=44, align="right", smallest=TEXT)
            right -= 12
    ink = INK_SECOND if faint else INK
    canvas.text(
        left, middle, label, face="label", size=40, ink=ink, box=right - left, smallest=TEXT, cut=True
    )  # fmt: skip


def cards_only(picture: Picture, icons: Mapping[str, Icon]) -> Scene:
    """A decision between choices that lie nowhere: their cards alone, in one column or two."""
    columns = 1 if len(picture.targets) <= 6 else 2
    high = cards_high(len(picture.targets), columns)
    scene = decision_scene(TOP + high + MARGIN)
    put_head(scene, picture, icons)
    put_cards(scene, (MARGIN, TOP, ROOM, high), picture.targets, columns, icons)
    return scene
