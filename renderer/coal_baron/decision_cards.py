"""Orders and tiles as cards to choose from."""

from collections import Counter
from collections.abc import Sequence

from games.coal_baron.facts import ORDERS
from renderer.canvas import Canvas
from renderer.coal_baron import orders, tiles
from renderer.decision import TEXT
from renderer.icons import VEHICLES, Pen, cube
from renderer.scene import Scene
from renderer.theme import COALS, INK, NEUTRAL, RADIUS


def blank(canvas: Canvas, ground: str) -> None:
    """A card with nothing on it yet."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=ground, outline=INK, width=2.5, radius=RADIUS)


def order_card(canvas: Canvas, order: str) -> None:
    """An order on display: vehicle, points, spaces."""
    w, h = canvas.width, canvas.height
    card = ORDERS[order]
    size = min(w * 0.56, h * 0.42)
    VEHICLES[card.vehicle](Pen(canvas, w / 2 - size / 2, h * 0.24 - size * 0.47, size), NEUTRAL)
    orders.worth(canvas, w / 2, h * 0.58, card.points, 62)
    wide = min(46.0, (w - 12) / len(card.spaces) - 3) + 3
    needed(canvas, w / 2 - len(card.spaces) * wide / 2, h * 0.86, card.spaces, w - 12)


def needed(
    canvas: Canvas, x: float, middle: float, coals: Sequence[str], room: float, cubes: Sequence[str] = ()
) -> None:
    """Spaces of an order from x on, as large as there is room; `cubes` lie on those of their coal."""
    if not coals:
        return
    side, left = min(46.0, room / len(coals) - 3), x
    rest = Counter(cubes)
    for coal in coals:
        if rest[coal] > 0:
            rest[coal] -= 1
            cube(Pen(canvas, left, middle - side / 2, side), COALS[coal], TEXT / side * 100)
        else:
            orders.printed(canvas, left, middle - side / 2, side, COALS[coal], TEXT)
        left += side + 3


def put_tile(scene: Scene, scale: float, left: float, top: float, kind: str, ground: str) -> None:
    """A tile as it is displayed, with its price, drawn larger or smaller; its corner at `left`, `top`."""
    scene.put_scaled(scale, (left, top, 193, 134), ground, tiles.displayed, 177, 124, kind, None, ground)
