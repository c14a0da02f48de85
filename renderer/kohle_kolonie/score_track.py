"""The score track of 100 spaces as the border of the map."""

from collections.abc import Mapping
from typing import Final

from renderer.canvas import Canvas, Point
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import HIGH, WIDE
from renderer.pieces import player_disc
from renderer.scene import Box, Scene
from renderer.theme import CREAM, ENAMEL, INK, PAPER, PAPER_LIGHT, PAPER_SHADE, SLATE

BAND: Final = 40
WIDTH: Final = WIDE + 2 * BAND
HEIGHT: Final = HIGH + 2 * BAND
SPACES: Final = 100
_ALONG: Final = 30
_DOWN: Final = 20
SHARED: Final[Mapping[int, tuple[float, tuple[Point, ...]]]] = {
    1: (17, ((0, 0),)),
    2: (14, ((-14, 0), (14, 0))),
    3: (12, ((-15, -7), (0, 7), (15, -7))),
    4: (11, ((-15, -9), (-6, 10), (6, -9), (15, 10))),
    5: (10, ((-19, -9), (-10, 9), (0, -9), (10, 9), (19, -9))),
}
"""Radius and places of the discs by how many share a space, in one that lies."""


def space(points: int) -> Box:
    """The cell of so many points, clockwise from the upper left corner, in pixels of the frame."""
    at = points % SPACES
    w, h = WIDTH / _ALONG, (HEIGHT - 2 * BAND) / _DOWN
    if at < _ALONG:
        return at * w, 0, w, BAND
    if at < _ALONG + _DOWN:
        return WIDTH - BAND, BAND + (at - _ALONG) * h, BAND, h
    if at < 2 * _ALONG + _DOWN:
        return WIDTH - (at - _ALONG - _DOWN + 1) * w, HEIGHT - BAND, w, BAND
    return 0, HEIGHT - BAND - (at - 2 * _ALONG - _DOWN + 1) * h, BAND, h


def track_page(scene: Scene, x: float, y: float) -> None:
    """The empty track around the place of the map."""
    scene.put((x - 3, y - 3, WIDTH + 6, HEIGHT + 6), SLATE, _cells)


def _cells(canvas: Canvas) -> None:
    canvas.rect(0, 0, WIDTH + 6, HEIGHT + 6, fill=INK, radius=6)
    for points in range(SPACES):
        x, y, w, h = space(points)
        tenth, fifth = points % 10 == 0, points % 5 == 0
        fill = ENAMEL if tenth else PAPER_SHADE if points % 2 else PAPER_LIGHT
        canvas.rect(x + 4, y + 4, w - 2, h - 2, fill=fill if not fifth or tenth else PAPER)
        if fifth:
            ink = CREAM if tenth else INK
            canvas.text(
                x + 3 + w / 2, y + 3.5 + h / 2, str(points), face="number", size=29, ink=ink, align="centre"
            )
    canvas.rect(BAND + 1, BAND + 1, WIDE + 4, HIGH + 4, outline=INK, width=3)


def put_scores(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """Every player's disc on the space of its points; equal points share the space, no mark hides another."""
    here: dict[int, list[int]] = {}
    for seat in picture.view.order:
        here.setdefault(picture.view.seats[seat].points % SPACES, []).append(seat)
    for points, seats in here.items():
        left, top, w, h = space(points)
        radius, spots = SHARED[len(seats)]
        for seat, (dx, dy) in zip(seats, spots, strict=True):
            if w < h:
                dx, dy = dy, dx
            box = (
                x + left + w / 2 + dx - radius - 3,
                y + top + h / 2 + dy - radius - 3,
                2 * radius + 6,
                2 * radius + 6,
            )
            with scene.raised():
                scene.put(box, None, _disc, picture.colours[seat], radius)
            scene.place(f"score.{seat}", box)


def _disc(canvas: Canvas, colour: str, radius: float) -> None:
    player_disc(canvas, radius + 3, radius + 3, radius, colour)
