"""Crops of 1,080 px for panels: the river of a dominion, options, port, calendar, a player."""

from functools import partial
from typing import Final

import msgspec

from renderer.canvas import Canvas
from renderer.crops import HEAD, ROOM, TOP, UnknownArea, crop, owners_sign, seat_of, sign
from renderer.icons import coin, warehouse
from renderer.picture import given
from renderer.ruhrschifffahrt import calendar, player_areas, port, river, supply, tracks
from renderer.ruhrschifffahrt.course import board_of, course_of, height, stretch_of
from renderer.ruhrschifffahrt.depots import put_depots
from renderer.ruhrschifffahrt.options_sheet import put_options
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.standings import phase_label, round_label
from renderer.ruhrschifffahrt.words import STRETCHES
from renderer.scene import Scene
from renderer.theme import MARGIN, PLAYERS, SLATE

_GAP: Final = 12
_ACROSS: Final = 7
"""Most spaces of the river in a row."""
_REACH: Final = 262
_HIGHEST: Final = 836
_SHEET: Final = 252
_OPTIONS: Final = 470
_EXPORT: Final = 200


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


def _stretch(picture: Picture, dominion: str) -> Scene:
    """The river through a dominion, and as far beyond as fills the rows; the last one down to Ruhrort."""
    spaces, rows = stretch_of(board_of(picture), dominion, _ACROSS)
    course = course_of(board_of(picture), spaces, (MARGIN, TOP), ROOM, rows, reach_of(rows))
    scene = crop(course.box[3])
    river.put_river(scene, picture, course)
    put_head(scene, picture)
    return scene


def reach_of(rows: int) -> float:
    """How far reaches are apart: as far as a crop of 1.2 times its width has room for, up to a bound."""
    return _REACH if rows == 1 else min(_REACH, (_HIGHEST - height(1)) / (rows - 1))


def _options(picture: Picture) -> Scene:
    scene = crop(_OPTIONS + _GAP + tracks.HEIGHT)
    put_head(scene, picture)
    put_options(scene, picture, (MARGIN, TOP, ROOM, _OPTIONS), across=2)
    tracks.put_tracks(scene, picture, (MARGIN, TOP + _OPTIONS + _GAP, ROOM, tracks.HEIGHT))
    return scene


def _port(picture: Picture) -> Scene:
    scene = crop(2 * (_EXPORT + _GAP) + _SHEET)
    put_head(scene, picture)
    half = (ROOM - _GAP) / 2
    port.put_export(scene, picture, (MARGIN, TOP, ROOM, _EXPORT))
    y = TOP + _EXPORT + _GAP
    put_depots(scene, picture, (MARGIN, y, half, _SHEET))
    supply.put_bag(scene, picture, (MARGIN + half + _GAP, y, half, _SHEET))
    supply.put_white_tiles(scene, picture, (MARGIN, y + _SHEET + _GAP, ROOM, _EXPORT))
    return scene


def _calendar(picture: Picture) -> Scene:
    rows = 2
    scene = crop(rows * calendar.CELL + (rows - 1) * _GAP)
    put_head(scene, picture)
    calendar.put_calendar(scene, picture, MARGIN, TOP, ROOM, rows)
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
    box = (MARGIN, MARGIN, scene.width - 2 * MARGIN, HEAD)
    line = f"{round_label(picture)} · {phase_label(picture)}"
    scene.put(box, SLATE, _head, owner_of(picture), picture.title, line)


def owner_of(picture: Picture) -> Owner | None:
    """The player the crop is for, if it is for one."""
    seat = seat_of(picture)
    if seat is None:
        return None
    shown = picture.view.seats[seat]
    return Owner(picture.names[seat], picture.colours[seat], shown.coins, shown.supply, shown.points)


def _head(canvas: Canvas, owner: Owner | None, title: str, stage: str) -> None:
    if owner is None:
        sign(canvas, title, stage)
        return
    house = partial(warehouse, walls=PLAYERS[owner.colour].ground)
    owners_sign(canvas, owner, ((coin, owner.coins), (house, owner.supply)))
