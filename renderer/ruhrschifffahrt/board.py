"""The whole board of Ruhrschifffahrt."""

from typing import Final

from renderer.ruhrschifffahrt import options_sheet, port, river, standings
from renderer.ruhrschifffahrt.calendar import CELL, put_calendar
from renderer.ruhrschifffahrt.course import board_of, course_of, height
from renderer.ruhrschifffahrt.depots import put_depots
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.supply import put_bag, put_white_tiles
from renderer.ruhrschifffahrt.tracks import put_tracks
from renderer.scene import Scene
from renderer.theme import BOARD_WIDTH, MARGIN, SLATE

_GAP: Final = 12
_ROWS: Final = 3
_ROOM: Final = BOARD_WIDTH - 2 * MARGIN
_STANDINGS: Final = MARGIN + standings.HEAD + _GAP
_CALENDAR: Final = _STANDINGS + standings.PLATE + _GAP
_RIVER: Final = _CALENDAR + CELL + _GAP
_OPTIONS: Final = _RIVER + height(_ROWS) + _GAP
_EXPORT: Final = _OPTIONS + options_sheet.HEIGHT + _GAP
_HEIGHT: Final = _EXPORT + port.HEIGHT + MARGIN
_TRACKS_WIDE: Final = 334
_DEPOTS_WIDE: Final = 348
_WHITE_WIDE: Final = 500
_BAG_WIDE: Final = 480


def board(picture: Picture) -> Scene:
    """The board in any phase."""
    scene = Scene(BOARD_WIDTH, _HEIGHT, SLATE)
    printed = board_of(picture)
    course = course_of(printed, printed.river, (MARGIN, _RIVER), _ROOM, _ROWS)
    river.put_river(scene, picture, course)
    standings.put_head(scene, picture)
    standings.put_standings(scene, picture, _STANDINGS)
    put_calendar(scene, picture, MARGIN, _CALENDAR, _ROOM)
    _put_sheets(scene, picture)
    return scene


def _put_sheets(scene: Scene, picture: Picture) -> None:
    """What lies below the river, in two rows of sheets."""
    right = BOARD_WIDTH - MARGIN
    high = options_sheet.HEIGHT
    wide = _ROOM - _TRACKS_WIDE - _DEPOTS_WIDE - 2 * _GAP
    options_sheet.put_options(scene, picture, (MARGIN, _OPTIONS, wide, high))
    put_tracks(scene, picture, (MARGIN + wide + _GAP, _OPTIONS, _TRACKS_WIDE, high))
    put_depots(scene, picture, (right - _DEPOTS_WIDE, _OPTIONS, _DEPOTS_WIDE, high))
    wide = _ROOM - _WHITE_WIDE - _BAG_WIDE - 2 * _GAP
    port.put_export(scene, picture, (MARGIN, _EXPORT, wide, port.HEIGHT))
    put_white_tiles(scene, picture, (MARGIN + wide + _GAP, _EXPORT, _WHITE_WIDE, port.HEIGHT))
    put_bag(scene, picture, (right - _BAG_WIDE, _EXPORT, _BAG_WIDE, port.HEIGHT))
