"""A cube in place of one that the supply lacks, to decide on."""

from games.coal_baron.facts import TILES
from renderer.canvas import Canvas
from renderer.coal_baron import orders
from renderer.coal_baron.decision_cards import blank, put_tile
from renderer.coal_baron.decision_home import LEFT, put_own_orders
from renderer.coal_baron.decision_signs import icons_of
from renderer.coal_baron.picture import Picture
from renderer.decision import BOTTOM, GAP, TOP, put_cards
from renderer.scene import Scene
from renderer.theme import COALS, INK, MARGIN, PAPER, SLATE


def put_substitutes(scene: Scene, picture: Picture) -> None:
    """The tile that the supply cannot fill, and the coal to choose from with what is left of it."""
    kind = picture.view.tile
    top = float(TOP)
    if kind is not None:
        scene.put((MARGIN, top, LEFT, 236), SLATE, blank, PAPER)
        put_tile(scene, 1.5, MARGIN + 20, top + 12, kind, PAPER)
        missing = (MARGIN + 330, top + 20, LEFT - 350, 190)
        scene.put(missing, PAPER, _missing, TILES[kind].coal, picture.view.unfilled)
        top += 236 + GAP
    box = (MARGIN, top, LEFT, BOTTOM - top)
    put_cards(scene, box, picture.targets, 2, icons_of(picture), high=100)
    put_own_orders(scene, picture)


def _missing(canvas: Canvas, coal: str, unfilled: int) -> None:
    """How many cubes of the tile's coal are lacking: crossed out."""
    h = canvas.height
    for index in range(unfilled):
        x = 10 + index * 120
        orders.printed(canvas, x, h / 2 - 50, 100, COALS[coal], 72)
        canvas.line([(x + 6, h / 2 + 44), (x + 94, h / 2 - 44)], INK, 7)
