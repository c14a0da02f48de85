"""The whole board of Kohle & Kolonie."""

from typing import Final

from renderer.canvas import Canvas
from renderer.kohle_kolonie import score_track, standings, tracks
from renderer.kohle_kolonie.chart import Chart
from renderer.kohle_kolonie.display import put_display, rows_for
from renderer.kohle_kolonie.picture import Picture
from renderer.scene import Scene
from renderer.theme import BOARD_WIDTH, CREAM_DIM, MARGIN, SLATE

_GAP: Final = 10
_STANDINGS: Final = MARGIN + standings.HEAD + _GAP
_TRACKS: Final = _STANDINGS + standings.PLATE + _GAP
_MAP: Final = _TRACKS + tracks.HEIGHT + _GAP
_SALE: Final = _MAP + score_track.HEIGHT + 4
_CARDS: Final = _SALE + 40
_ROOM: Final = BOARD_WIDTH - 2 * MARGIN
_KEY: Final = _ROOM - 4 * (264 + 12)


def board(picture: Picture) -> Scene:
    """The board in any phase."""
    cards = len(picture.view.display)
    rows = rows_for(cards, _ROOM)
    height = _CARDS + max(236, rows.height(cards)) + MARGIN
    scene = Scene(BOARD_WIDTH, height, SLATE)
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
    scene.put((MARGIN + 4, _SALE, 600, 36), SLATE, _sale_heading, picture.words["for_sale"])
    put_display(scene, picture, MARGIN, _CARDS, rows)
    if cards <= 4:
        tracks.put_railways(scene, picture, BOARD_WIDTH - MARGIN - _KEY, _SALE + 12, _KEY, 260)
    return scene


def _sale_heading(canvas: Canvas, text: str) -> None:
    heading_on(canvas, text)


def heading_on(canvas: Canvas, text: str) -> None:
    """A heading in spaced capitals on slate."""
    canvas.text(0, 19, text.upper(), face="label", size=30, ink=CREAM_DIM, box=canvas.width, spacing=1.5)
