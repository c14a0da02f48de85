"""The whole board of Kohle & Kolonie."""

from typing import Final

from renderer.kohle_kolonie import display, score_track, standings, stocks, tracks
from renderer.kohle_kolonie.chart import Chart
from renderer.kohle_kolonie.picture import Picture
from renderer.scene import Scene
from renderer.theme import BOARD_WIDTH, MARGIN, SLATE

_GAP: Final = 10
_STANDINGS: Final = MARGIN + standings.HEAD + _GAP
_ROOM: Final = BOARD_WIDTH - 2 * MARGIN
_KEY: Final = _ROOM - display.WIDTH - 16
_RAILWAYS: Final = 182
_PRICES: Final = 84
_HEIGHT: Final = 1840
_SAVED: Final = 4
"""Where plates are high, so much less stands between the parts below, and between the rows of the strip."""


def board(picture: Picture) -> Scene:
    """The board in any phase."""
    high = standings.plate_height(len(picture.view.seats))
    saved = _SAVED if high > standings.PLATE else 0
    strip = display.HEIGHT - 2 * saved
    tracks_top = _STANDINGS + high + _GAP
    map_top = tracks_top + tracks.HEIGHT + _GAP - saved
    sale = map_top + score_track.HEIGHT + 8 - saved
    scene = Scene(BOARD_WIDTH, _HEIGHT, SLATE)
    corner = (MARGIN + score_track.BAND, map_top + score_track.BAND)
    chart = Chart(scene, picture, corner)

    def lay(page: Scene) -> None:
        score_track.track_page(page, MARGIN, map_top)
        chart.lay(page)

    scene.page(("kohle_kolonie", high, chart.key), lay)
    standings.put_head(scene, picture)
    standings.put_standings(scene, picture, _STANDINGS)
    tracks.put_tracks(scene, picture, tracks_top, MARGIN, _ROOM)
    chart.put()
    score_track.put_scores(scene, picture, MARGIN, map_top)
    display.put_strip(scene, picture, MARGIN, sale, strip)
    left = BOARD_WIDTH - MARGIN - _KEY
    tracks.put_key(scene, picture, left, sale, _KEY, _RAILWAYS - 2 * saved)
    stocks.put_costs(scene, picture, left, sale + strip - _PRICES, _KEY, _PRICES)
    return scene
