"""The whole board of Kohle & Kolonie."""

from typing import Final

from renderer.kohle_kolonie import display, score_track, standings, stocks, tracks
from renderer.kohle_kolonie.chart import Chart
from renderer.kohle_kolonie.picture import Picture
from renderer.scene import Scene
from renderer.theme import BOARD_WIDTH, MARGIN, SLATE

_GAP: Final = 10
_STANDINGS: Final = MARGIN + standings.HEAD + _GAP
_TRACKS: Final = _STANDINGS + standings.PLATE + _GAP
_MAP: Final = _TRACKS + tracks.HEIGHT + _GAP
_SALE: Final = _MAP + score_track.HEIGHT + 8
_ROOM: Final = BOARD_WIDTH - 2 * MARGIN
_KEY: Final = _ROOM - display.WIDTH - 16
_RAILWAYS: Final = 182
_PRICES: Final = 84
HEIGHT: Final = 1840


def board(picture: Picture) -> Scene:
    """The board in any phase."""
    scene = Scene(BOARD_WIDTH, HEIGHT, SLATE)
    corner = (MARGIN + score_track.BAND, _MAP + score_track.BAND)
    chart = Chart(scene, picture, corner)

    def lay(page: Scene) -> None:
        score_track.track_page(page, MARGIN, _MAP)
        chart.lay(page)

    scene.page(("kohle_kolonie", chart.key), lay)
    standings.put_head(scene, picture)
    standings.put_standings(scene, picture, _STANDINGS)
    tracks.put_tracks(scene, picture, _TRACKS, MARGIN, _ROOM)
    chart.put()
    score_track.put_scores(scene, picture, MARGIN, _MAP)
    display.put_strip(scene, picture, MARGIN, _SALE)
    left = BOARD_WIDTH - MARGIN - _KEY
    tracks.put_key(scene, picture, left, _SALE, _KEY, _RAILWAYS)
    stocks.put_costs(scene, picture, left, _SALE + display.HEIGHT - _PRICES, _KEY, _PRICES)
    return scene
