"""The parts of the board as sheets: each puts itself at a point of a scene, at any zoom."""

from collections.abc import Callable

from games.coal_baron.facts import COALS, ORDER_SLOTS, SPACES, TILE_SLOTS, Space
from games.coal_baron.view import View
from renderer.canvas import Canvas
from renderer.coal_baron import orders, spaces, tiles
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.standings import turn_order
from renderer.icons import Pen, cube
from renderer.pieces import heading, pile
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import COALS as COAL_LOOKS
from renderer.theme import PAPER

WIDE = 780
DISPLAY = 546
ROW = 226
_PAD = 18
_SLOT = 177
_STEP = _SLOT + 12
_PLATE = 56
_PICTURE = 84


def put_heading(scene: Scene, x: float, y: float, w: float, text: str) -> None:
    """The heading of a sheet whose corner is at x, y; `w` is the room for the text."""
    scene.put((x, y + 10, w, 44), PAPER, heading, 0, 22, text, w)


def put_plate(
    scene: Scene, picture: Picture, space: Space, x: float, y: float, w: float, above: float = 0
) -> None:
    """The worker plate of a space; its picture stands so far `above` it."""
    view = picture.view
    standing = view.spaces.get(space.id)
    colour = picture.colours[standing.seat] if standing and standing.count else None
    scene.put(
        (x, y, w, _PLATE),
        PAPER,
        spaces.plate,
        w,
        _PLATE,
        colour,
        standing.count if standing else 0,
        view.workers_needed(space.id),
    )
    scene.place(space.id, (x, y - above, w, _PLATE + above))


def factory_page(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """What never moves of the factory: sheet, headings, stop tiles."""
    words, view = picture.words, picture.view
    put_sheet(scene, x, y, WIDE, DISPLAY)
    put_heading(scene, x + _PAD, y, WIDE - 2 * _PAD, words["factory"])
    _draw_line(scene, x, y, words["draw_tiles"])
    for slot in range(1, TILE_SLOTS + 1):
        if view.closed(f"factory_{slot}"):
            left, top = _tile_corner(x, y, slot)
            scene.put((left, top, _SLOT, 190), PAPER, spaces.shut, _SLOT, 190)


def orders_page(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """What never moves of the orders: sheet, headings, stop tiles."""
    words, view = picture.words, picture.view
    put_sheet(scene, x, y, WIDE, DISPLAY)
    put_heading(scene, x + _PAD, y, WIDE - 2 * _PAD, words["orders"])
    _draw_line(scene, x, y, words["draw_orders"])
    for slot in range(1, ORDER_SLOTS + 1):
        if view.closed(f"order_{slot}"):
            scene.put((x + _PAD + (slot - 1) * _STEP, y + 62, _SLOT, 390), PAPER, spaces.shut, _SLOT, 390)


def _tile_corner(x: float, y: float, slot: int) -> tuple[float, float]:
    row, column = divmod(slot - 1, 4)
    return x + _PAD + column * _STEP, y + 64 + row * 204


def _draw_line(scene: Scene, x: float, y: float, text: str) -> None:
    scene.put((x + _PAD, y + 472, 2 * _STEP - 14, _PLATE), PAPER, _draw_text, text)


def _draw_text(canvas: Canvas, text: str) -> None:
    canvas.text(2, canvas.height / 2, text, face="label", size=32, box=canvas.width - 4)


def _put_draw(scene: Scene, picture: Picture, space: str, cards: int, x: float, y: float) -> None:
    """The space for drawing five and the pile it draws from."""
    put_plate(scene, picture, SPACES[space], x + _PAD + 2 * _STEP, y + 472, _SLOT)
    scene.put((x + _PAD + 3 * _STEP + 44, y + 468, 84, 64), PAPER, pile, cards)


def put_factory(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """Tiles on display, workers and the pile."""
    view = picture.view
    for slot in range(1, TILE_SLOTS + 1):
        space = SPACES[f"factory_{slot}"]
        if view.closed(space.id):
            continue
        left, top = _tile_corner(x, y, slot)
        kind = view.tile_slots[slot - 1]
        box = (left - 8, top - 10, _SLOT + 16, 142)
        if kind is None:
            scene.put(box, PAPER, tiles.empty_slot, _SLOT, 124, slot)
        else:
            scene.put(box, PAPER, tiles.displayed, _SLOT, 124, kind, slot, PAPER)
        scene.place(f"tile_slot.{slot}", (left, top, _SLOT, 124), "slot" if kind is None else "ring")
        put_plate(scene, picture, space, left, top + 134, _SLOT)
    _put_draw(scene, picture, "factory_draw", view.tile_pile, x, y)


def put_orders(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """Order cards on display, workers and the pile."""
    view = picture.view
    for slot in range(1, ORDER_SLOTS + 1):
        space = SPACES[f"order_{slot}"]
        if view.closed(space.id):
            continue
        left, top = x + _PAD + (slot - 1) * _STEP, y + 62
        order = view.order_slots[slot - 1]
        if order is None:
            scene.put((left - 8, top - 10, _SLOT + 16, 342), PAPER, tiles.empty_slot, _SLOT, 324, slot)
        else:
            scene.put((left - 8, top - 6, _SLOT + 16, 340), PAPER, orders.upright, _SLOT, 322, order, slot, PAPER)
        scene.place(f"order_slot.{slot}", (left, top, _SLOT, 322), "slot" if order is None else "ring")
        put_plate(scene, picture, space, left, y + 398, _SLOT)
    _put_draw(scene, picture, "order_draw", view.order_pile, x, y)


def _row(area: str) -> list[Space]:
    return [space for space in SPACES.values() if space.area == area]


def _row_page(
    scene: Scene,
    view: View,
    area: str,
    x: float,
    y: float,
    w: float,
    put: Callable[[Scene, tuple[float, float, float, float], Space], None],
) -> None:
    """Pictures of a row of spaces with the same width, or the stop tile over them."""
    for index, space in enumerate(_row(area)):
        left = x + index * (w + 12)
        if view.closed(space.id):
            scene.put((left, y, w, _PICTURE + 8 + _PLATE), PAPER, spaces.shut, w, _PICTURE + 8 + _PLATE)
        else:
            put(scene, (left, y, w, _PICTURE), space)


def mining_page(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """What never moves of the mining spaces."""
    put_sheet(scene, x, y, WIDE, ROW)
    put_heading(scene, x + _PAD, y, WIDE - 2 * _PAD, picture.words["mining"])
    _row_page(
        scene, picture.view, "mining", x + _PAD, y + 58, _SLOT,
        lambda scene, box, space: scene.put(box, PAPER, spaces.steps, box[2], box[3], space.number),
    )  # fmt: skip


def delivery_page(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """What never moves of the delivery spaces."""
    put_sheet(scene, x, y, WIDE, ROW)
    put_heading(scene, x + _PAD, y, WIDE - 2 * _PAD, picture.words["delivery"])
    _row_page(
        scene, picture.view, "delivery", x + _PAD, y + 58, _SLOT,
        lambda scene, box, space: scene.put(box, PAPER, spaces.vehicle, box[2], box[3], space.vehicle or ""),
    )  # fmt: skip


_MONEY = 126
_BANK = 192


def money_page(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """What never moves of money and bank."""
    put_sheet(scene, x, y, WIDE, ROW)
    put_heading(scene, x + _PAD, y, WIDE - 3 * _PAD - _BANK, picture.words["money"])
    put_heading(scene, x + WIDE - _PAD - _BANK, y, _BANK, picture.words["bank"])
    _row_page(
        scene, picture.view, "money", x + _PAD, y + 58, _MONEY,
        lambda scene, box, space: scene.put(box, PAPER, spaces.francs, box[2], box[3], space.number),
    )  # fmt: skip


def put_row(scene: Scene, picture: Picture, area: str, x: float, y: float, w: float = _SLOT) -> None:
    """Worker plates of a row of spaces."""
    for index, space in enumerate(_row(area)):
        if not picture.view.closed(space.id):
            left, top = x + _PAD + index * (w + 12), y + 58 + _PICTURE + 8
            put_plate(scene, picture, space, left, top, w, _PICTURE + 8)


def put_money(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """Worker plates of the money spaces, and who stands in the bank."""
    put_row(scene, picture, "money", x, y, _MONEY)
    box = (x + WIDE - _PAD - _BANK, y + 58, _BANK, _PICTURE + 8 + _PLATE)
    scene.put(box, PAPER, spaces.bank, box[2], box[3], _in_turn_order(picture, picture.view.bank))
    scene.place("bank", box)


_CANTEEN = 500
_SUPPLY = WIDE - _CANTEEN - 12


def _in_turn_order(picture: Picture, counts: tuple[int, ...]) -> spaces.Standing:
    """Colours with their counts, in the order of the players' plates."""
    return tuple((picture.colours[seat], counts[seat]) for seat in turn_order(picture.view))


def canteen_page(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """Sheets of the canteen and of the supply."""
    words = picture.words
    put_sheet(scene, x, y, _CANTEEN, ROW)
    put_heading(scene, x + _PAD, y, _CANTEEN - 2 * _PAD, words["canteen"])
    scene.put((x + _PAD, y + 166, _CANTEEN - 2 * _PAD, 40), PAPER, _note, words["canteen_note"])
    put_sheet(scene, x + _CANTEEN + 12, y, _SUPPLY, ROW)
    put_heading(scene, x + _CANTEEN + 12 + _PAD, y, _SUPPLY - 2 * _PAD, words["supply"])


def _note(canvas: Canvas, text: str) -> None:
    canvas.text(0, 20, text, face="text", size=29, ink="#5A5046", box=canvas.width)


def put_canteen(scene: Scene, picture: Picture, x: float, y: float) -> None:
    """Workers in the canteen by player, and the cubes left in the supply by coal."""
    seats = len(picture.colours)
    w = (_CANTEEN - 2 * _PAD - 12 * (seats - 1)) / seats
    for index, seat in enumerate(turn_order(picture.view)):
        box = (x + _PAD + index * (w + 12), y + 58, w, 98)
        scene.put(box, PAPER, spaces.canteen, w, 98, picture.colours[seat], picture.view.canteen[seat])
        scene.place(f"canteen.{seat}", box)
    scene.place("canteen", (x + _PAD, y + 58, _CANTEEN - 2 * _PAD, 98))
    for index, coal in enumerate(COALS):
        row, column = divmod(index, 2)
        left = x + _CANTEEN + 12 + _PAD + column * 120
        scene.put((left, y + 60 + row * 76, 116, 66), PAPER, _stock, coal, picture.view.supply[index])


def _stock(canvas: Canvas, coal: str, number: int) -> None:
    cube(Pen(canvas, 0, 7, 52), COAL_LOOKS[coal], 74)
    canvas.text(62, 33.5, str(number), face="number", size=44, box=52)
