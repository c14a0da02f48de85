"""White progress tiles that are left, and the obstacle/demand tiles in the bag and drawn."""

from typing import Final

import msgspec

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import DemandTile
from games.ruhrschifffahrt.river import river_on
from renderer.canvas import Canvas
from renderer.icons import Pen, bag, lock
from renderer.ruhrschifffahrt.looks import TILES, demand_icon
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene, inside
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import INK, INK_SECOND, LAMP, PAPER, PAPER_LIGHT, PAPER_SHADE, RADIUS, RULE

_HEADING: Final = 46
_FORCED: Final = 226
_ROOMY: Final = 58
"""From this size on a tile has room for the initials of its cities."""


class Drawn(msgspec.Struct, frozen=True):
    """An obstacle/demand tile face up, and the initials of what it names."""

    tile: DemandTile
    initials: str


def put_white_tiles(scene: Scene, picture: Picture, box: Box) -> None:
    """The sheet of the white tiles: how many of each are left."""
    x, y, w, h = box
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["white_tiles"])
    scene.place("white", inside(box))
    gap = 8
    wide = (w - 2 * PAD - (len(facts.WHITE_TILES) - 1) * gap) / len(facts.WHITE_TILES)
    for index, tile in enumerate(facts.WHITE_TILES):
        place = (x + PAD + index * (wide + gap), y + _HEADING + 2, wide, h - _HEADING - PAD)
        scene.put(place, PAPER, _tile, tile, picture.view.white.get(tile, 0))


def _tile(canvas: Canvas, tile: str, left: int) -> None:
    """A tile and its number; pale where none is left."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT if left else PAPER_SHADE, radius=RADIUS)
    side = min(w - 16, h - 52)
    TILES[tile](Pen(canvas, (w - side) / 2, 10, side, INK if left else RULE))
    ink = INK if left else INK_SECOND
    canvas.text(w / 2, h - 23, str(left), face="number", size=38, ink=ink, align="centre")
    canvas.rect(0, 0, w, h, outline=INK if left else RULE, width=2, radius=RADIUS)


def put_bag(scene: Scene, picture: Picture, box: Box) -> None:
    """The sheet of the obstacle/demand tiles: how many are in the bag, and what was drawn, the newest lit."""
    x, y, w, h = box
    view = picture.view
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["demand"])
    place = (x + PAD, y + _HEADING, 84, h - _HEADING - 12)
    scene.place("bag", (place[0], place[1] + (place[3] - 76) / 2, 76, 76))
    scene.put(place, PAPER, _bag, view.bag, picture.words["bag_empty"])
    room = (x + PAD + 94, y + _HEADING, w - 2 * PAD - 94, h - _HEADING - 12)
    scene.put(room, PAPER, _drawn, tuple(drawn_of(picture, tile) for tile in view.drawn))
    if view.forced_lock:
        put_forced(scene, picture, (x + w - PAD - _FORCED, y + 9, _FORCED, 38))


def drawn_of(picture: Picture, tile: str) -> Drawn:
    """A tile that was drawn, by its id."""
    river = river_on(picture.view.options.board)
    fact = river.demand_tiles[tile]
    if fact.event == "industry_dominion":
        return Drawn(fact, picture.words[f"dominion_{fact.dominion}"][0])
    return Drawn(fact, "".join(river.spaces[city].name[0] for city in fact.cities))


def put_forced(scene: Scene, picture: Picture, box: Box) -> None:
    """The plate that says that locks are forced in this round (R38)."""
    scene.put(box, PAPER, forced_lock, picture.words["forced_lock"])


def forced_lock(canvas: Canvas, text: str) -> None:
    """A lock in the lamp's glow: whoever can must build one."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=LAMP, outline=INK, width=2.5, radius=7)
    lock(Pen(canvas, 9, h / 2 - 16, 32))
    canvas.text(50, h / 2 + 0.5, text, face="label", size=30, box=w - 58)


def _bag(canvas: Canvas, tiles: int, empty: str) -> None:
    """The bag with its number of tiles; pale, with a word, where none is left."""
    middle = canvas.height / 2
    if not tiles:
        bag(Pen(canvas, 0, middle - 48, 76, RULE), PAPER_SHADE)
        canvas.text(38, middle + 2, "0", face="number", size=36, ink=INK_SECOND, align="centre", box=60)
        canvas.text(38, middle + 45, empty, face="label", size=28, ink=INK_SECOND, align="centre", box=76)
        return
    bag(Pen(canvas, 0, middle - 38, 76))
    canvas.text(38, middle + 12, str(tiles), face="number", size=40, align="centre", box=60)


def _drawn(canvas: Canvas, drawn: tuple[Drawn, ...]) -> None:
    """The tiles drawn, one a round, as large as they can be."""
    count = facts.LAST_DRAW_ROUND
    across = max(range(3, count), key=lambda n: min(canvas.width / n, canvas.height / -(-count // n)))
    step, high = canvas.width / across, canvas.height / -(-count // across)
    side = min(step, high) - 5
    for index in range(count):
        x, y = index % across * step + (step - side) / 2, index // across * high + (high - side) / 2
        if index < len(drawn):
            _tile_drawn(canvas, x, y, side, drawn[index], newest=index == len(drawn) - 1)
        else:
            canvas.disc(x + side / 2, y + side / 2, side / 2, outline=RULE, width=1.5)


def _tile_drawn(canvas: Canvas, x: float, y: float, side: float, tile: Drawn, *, newest: bool) -> None:
    """A tile face up: a dominion's coat of arms with its initial, cities with theirs where there is room."""
    middle, wide = x + side / 2, 3 if newest else 1.5
    canvas.disc(middle, y + side / 2, side / 2, fill=LAMP if newest else PAPER_LIGHT, outline=INK, width=wide)
    icon = demand_icon(tile.tile)
    if tile.tile.event == "industry_dominion":
        icon(Pen(canvas, x + side * 0.16, y + side * 0.18, side * 0.68))
        canvas.text(middle, y + side * 0.56, tile.initials, face="number", size=28, align="centre")
    elif tile.initials and side >= _ROOMY:
        icon(Pen(canvas, x + side * 0.3, y + side * 0.05, side * 0.4))
        canvas.text(middle, y + side * 0.64, tile.initials, face="number", size=28, box=side * 0.8,
                    align="centre", smallest=12)  # fmt: skip
    else:
        icon(Pen(canvas, x + side * 0.2, y + side * 0.2, side * 0.6))
