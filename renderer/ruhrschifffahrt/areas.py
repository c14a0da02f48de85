"""Crops of 1,080 px for panels: the river of a dominion, options, port, calendar, a player."""

from functools import partial
from typing import Final

import msgspec

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import Board, Space
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, star, warehouse
from renderer.picture import RuhrschifffahrtPicture as Picture
from renderer.picture import given
from renderer.pieces import enamel, player_disc
from renderer.ruhrschifffahrt import calendar, player_areas, port, river, supply, tracks
from renderer.ruhrschifffahrt.course import board_of, course_of
from renderer.ruhrschifffahrt.depots import put_depots
from renderer.ruhrschifffahrt.options_sheet import put_options
from renderer.ruhrschifffahrt.standings import phase_label, round_label
from renderer.ruhrschifffahrt.words import STRETCHES
from renderer.scene import Scene
from renderer.theme import CREAM, CROP_WIDTH, ENAMEL, MARGIN, PAPER_SHADE, PLAYERS, SLATE

_WIDTH: Final = 808
"""Logical pixels of a crop; what is 28 there is 37 in the picture."""
_ROOM: Final = _WIDTH - 2 * MARGIN
_HEAD: Final = 84
_TOP: Final = MARGIN + _HEAD + 14
_FOOT: Final = MARGIN + 4
_GAP: Final = 12
_ACROSS: Final = 8
"""Most spaces of the river in a row."""
_SHEET: Final = 252
_OPTIONS: Final = 470
_EXPORT: Final = 200


class UnknownArea(ValueError):
    """A crop was asked for that the game does not have."""


def area(picture: Picture) -> Scene:
    """The crop named by the picture's `area`."""
    match picture.area:
        case "options":
            return _options(picture)
        case "port":
            return _port(picture)
        case "calendar":
            return _calendar(picture)
        case "player":
            return player_areas.means(picture, given(seat_of(picture), "seat"))
        case "progress":
            return player_areas.progress(picture, given(seat_of(picture), "seat"))
        case str() as dominion if dominion in STRETCHES:
            return _stretch(picture, dominion)
        case _:
            raise UnknownArea(picture.area)


def _scene(height: float) -> Scene:
    return Scene(_WIDTH, _TOP + height + _FOOT, SLATE, CROP_WIDTH / _WIDTH)


def _stretch(picture: Picture, dominion: str) -> Scene:
    """The river through a dominion; the last one down to Ruhrort."""
    spaces = stretch(board_of(picture), dominion)
    course = course_of(board_of(picture), spaces, (MARGIN, _TOP), _ROOM, -(-len(spaces) // _ACROSS))
    scene = _scene(course.height)
    river.put_river(scene, picture, course)
    put_head(scene, picture)
    return scene


def stretch(board: Board, dominion: str) -> tuple[Space, ...]:
    """The spaces of the river that a crop shows."""
    wanted = {dominion, facts.DOMINIONS[-1]} if dominion == STRETCHES[-1] else {dominion}
    return tuple(space for space in board.river if space.dominion in wanted)


def _options(picture: Picture) -> Scene:
    scene = _scene(_OPTIONS + _GAP + tracks.HEIGHT)
    put_head(scene, picture)
    put_options(scene, picture, (MARGIN, _TOP, _ROOM, _OPTIONS), across=2)
    tracks.put_tracks(scene, picture, (MARGIN, _TOP + _OPTIONS + _GAP, _ROOM, tracks.HEIGHT))
    return scene


def _port(picture: Picture) -> Scene:
    scene = _scene(2 * (_EXPORT + _GAP) + _SHEET)
    put_head(scene, picture)
    half = (_ROOM - _GAP) / 2
    port.put_export(scene, picture, (MARGIN, _TOP, _ROOM, _EXPORT))
    y = _TOP + _EXPORT + _GAP
    put_depots(scene, picture, (MARGIN, y, half, _SHEET))
    supply.put_bag(scene, picture, (MARGIN + half + _GAP, y, half, _SHEET))
    supply.put_white_tiles(scene, picture, (MARGIN, y + _SHEET + _GAP, _ROOM, _EXPORT))
    return scene


def _calendar(picture: Picture) -> Scene:
    rows = 2
    scene = _scene(rows * calendar.CELL + (rows - 1) * _GAP)
    put_head(scene, picture)
    calendar.put_calendar(scene, picture, MARGIN, _TOP, _ROOM, rows)
    return scene


# The head


class Owner(msgspec.Struct, frozen=True):
    """For whom the crop is drawn: what they can spend."""

    name: str
    colour: str
    coins: int
    supply: int
    points: int


def put_head(scene: Scene, picture: Picture) -> None:
    """The sign at the top: the seat that the crop is for and its means, else title and phase."""
    box = (MARGIN, MARGIN, scene.width - 2 * MARGIN, _HEAD)
    line = f"{round_label(picture)} · {phase_label(picture)}"
    scene.put(box, SLATE, _head, owner_of(picture), picture.title, line)


def seat_of(picture: Picture) -> int | None:
    """The seat the crop is for: the one given, else the viewer, else the only one that must act."""
    view = picture.view
    seat = view.viewer if picture.seat is None else picture.seat
    if seat is None and len(view.active) == 1:
        return view.active[0]
    return seat


def owner_of(picture: Picture) -> Owner | None:
    """For whom the crop is drawn, if it is for one seat."""
    seat = seat_of(picture)
    if seat is None:
        return None
    shown = picture.view.seats[seat]
    return Owner(picture.names[seat], picture.colours[seat], shown.coins, shown.supply, shown.points)


def _head(canvas: Canvas, owner: Owner | None, title: str, stage: str) -> None:
    w, middle = canvas.width, canvas.height / 2
    enamel(canvas, w, canvas.height)
    if owner is None:
        canvas.text(32, middle, title, face="title", size=38, ink=CREAM, box=w * 0.42, cut=True)
        canvas.text(w - 32, middle, stage, face="label", size=32, ink=CREAM, box=w * 0.49, align="right", cut=True)
        return
    player_disc(canvas, 54, middle, 26, owner.colour)
    room = w - 94 - 390
    canvas.text(94, middle, owner.name, face="title", size=38, ink=CREAM, box=room, cut=True)
    x = 94 + room + 14
    ground = PLAYERS[owner.colour].ground
    for icon, number in ((coin, owner.coins), (partial(warehouse, walls=ground), owner.supply)):
        canvas.rect(x - 4, middle - 25, 50, 50, fill=PAPER_SHADE, radius=7)
        icon(Pen(canvas, x, middle - 21, 42))
        canvas.text(x + 54, middle + 0.5, str(number), face="number", size=44, ink=CREAM)
        x += 122
    star(Pen(canvas, w - 68, middle - 21, 42), CREAM, ENAMEL)
    canvas.text(w - 76, middle + 0.5, str(owner.points), face="number", size=48, ink=CREAM, align="right")
