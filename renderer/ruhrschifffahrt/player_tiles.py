"""Progress tiles of a player board: what each needs, and whether it was received, used or sold out."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.ruhrschifffahrt.facts import AREAS, OWN_TILES, WHITE_TILES, Tile
from games.ruhrschifffahrt.turns import Purchase
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, cross_in_disc
from renderer.pieces import player_disc
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.looks import TILES
from renderer.ruhrschifffahrt.picture import Picture
from renderer.ruhrschifffahrt.player_cubes import area_sign, cube_space
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import (
    CREAM,
    ENAMEL,
    HATCH,
    HIDDEN,
    INK,
    INK_SECOND,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    mix,
)

Status: TypeAlias = Literal["open", "received", "used", "sold_out"]
ACROSS: Final = 2
"""Tiles beside one another on a sheet of a whole picture."""
DENSE: Final = 3
"""Tiles beside one another on a sheet of a crop."""
_HEADING: Final = 50
_ROW: Final = 116
_DENSE_ROW: Final = 108
_GAP: Final = 10
_ICON: Final = 76
_SMALL_ICON: Final = 54
_ONE_LINE: Final = 150
"""A longer name stands on two lines of a narrow tile."""
_SIGN: Final = 40
_CUBE: Final = 32


class Need(msgspec.Struct, frozen=True):
    """Cubes of an area that a tile needs, and how many of them are there."""

    area: str
    count: int
    there: int


class TileLook(msgspec.Struct, frozen=True):
    """What a progress tile shows. `note` says in a word what became of it."""

    tile: Tile
    name: str
    status: Status
    needs: tuple[Need, ...]
    colour: str
    note: str


def tile_look(picture: Picture, seat: int, tile: Tile) -> TileLook:
    """A tile as it lies on a seat's board."""
    cubes = picture.view.seats[seat].cubes
    needs = board_of(picture).combinations[tile]
    status = _status(picture, seat, tile)
    return TileLook(
        tile,
        picture.words[f"tile_{tile}"],
        status,
        tuple(Need(area, needs[area], min(needs[area], cubes.get(area, 0))) for area in AREAS if needs.get(area)),
        picture.colours[seat],
        picture.words.get(status, ""),
    )


def _status(picture: Picture, seat: int, tile: Tile) -> Status:
    own, turn = picture.view.seats[seat], picture.view.turn
    if tile in own.blanks:
        return "sold_out"
    if tile not in own.tiles:
        return "open"
    used = tile in own.turned or (isinstance(turn, Purchase) and turn.seat == seat and tile in turn.used)
    return "used" if used else "received"


def height_of(tiles: int, across: int = ACROSS) -> float:
    """How high a sheet with so many tiles is, so many beside one another."""
    rows = -(-tiles // across)
    return _HEADING + rows * (_row(across) + _GAP) - _GAP + PAD - 4


def _row(across: int) -> float:
    return _ROW if across == ACROSS else _DENSE_ROW


HEIGHT: Final = height_of(len(OWN_TILES))
"""Of the sheet with a player's own tiles; the white ones have room in as much."""


def put_own_tiles(scene: Scene, picture: Picture, seat: int, box: Box, across: int = ACROSS) -> None:
    """The sheet of the tiles that every player has one of."""
    _put_tiles(scene, picture, seat, box, picture.words["progress"], OWN_TILES, across)


def put_white_tiles(scene: Scene, picture: Picture, seat: int, box: Box, across: int = ACROSS) -> None:
    """The sheet of the white tiles, for which the players compete, each with the number left."""
    _put_tiles(scene, picture, seat, box, picture.words["white_tiles"], WHITE_TILES, across)


def _put_tiles(
    scene: Scene, picture: Picture, seat: int, box: Box, title: str, tiles: tuple[Tile, ...], across: int
) -> None:
    x, y, w, _ = box
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, title)
    step, high = (w - 2 * PAD + _GAP) / across, _row(across)
    for index, tile in enumerate(tiles):
        row, column = divmod(index, across)
        place = (x + PAD + column * step, y + _HEADING + row * (high + _GAP), step - _GAP, high)
        look = tile_look(picture, seat, tile)
        paint = _tile if across == ACROSS else _dense_tile
        with scene.raised():
            scene.put(place, PAPER, paint, look, picture.view.white.get(tile))
        scene.place(f"seat.{seat}.tiles.{tile}", place)


def _tile(canvas: Canvas, look: TileLook, left: int | None) -> None:
    w, h = canvas.width, canvas.height
    _ground(canvas, w, h, look)
    ink = {"open": INK, "received": INK, "used": CREAM, "sold_out": CREAM}[look.status]
    room = w - _ICON - 34
    supply = left is not None and look.status == "open"
    _name(canvas, _ICON + 22, look.name, ink, room - (46 if supply or look.status != "open" else 0))
    if supply:
        canvas.text(w - 12, 30, f"×{left}", face="number", size=32, ink=INK_SECOND, align="right")
    if look.status == "received":
        player_disc(canvas, w - 28, 30, 19, look.colour)
    if look.note and look.status in ("used", "sold_out"):
        canvas.text(_ICON + 22, h - 28, look.note, face="text", size=31, ink=CREAM, box=room)
    else:
        _needs(canvas, _ICON + 22, h - 29, room, look)


def _dense_tile(canvas: Canvas, look: TileLook, left: int | None) -> None:
    """A narrow tile: icon and name above, cubes over the whole width below."""
    w, h = canvas.width, canvas.height
    upper = h - 45
    _ground(canvas, w, upper, look, h)
    ink = CREAM if look.status in ("used", "sold_out") else INK
    x = _SMALL_ICON + 17
    supply = left is not None and look.status == "open"
    room = w - x - 6
    lines = _parted(look.name)
    for index, line in enumerate(lines):
        middle = upper / 2 + 1 + (index - (len(lines) - 1) / 2) * 27
        canvas.text(x, middle, line, face="label", size=28, ink=ink, box=room)
    if supply:
        canvas.text(w - 10, h - 25, f"×{left}", face="number", size=30, ink=INK_SECOND, align="right")
    if look.status == "received":
        player_disc(canvas, w - 27, h - 27, 16, look.colour)
    if look.note and look.status in ("used", "sold_out"):
        canvas.text(14, h - 24, look.note, face="text", size=30, ink=CREAM, box=w - 28)
    else:
        _needs(canvas, 12, h - 25, w - (62 if supply or look.status == "received" else 24), look)


def _parted(name: str) -> tuple[str, ...]:
    """A name on one line, or on two of about the same length."""
    words = name.split()
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not pairs or fonts.width(fonts.split("label", name), 28) <= _ONE_LINE:
        return (name,)
    return min(pairs, key=lambda pair: max(fonts.width(fonts.split("label", line), 28) for line in pair))


def _ground(canvas: Canvas, w: float, upper: float, look: TileLook, h: float = 0) -> None:
    """The plate with its icon: pale while it is to be reached, light with the owner's colour once received.

    The icon stands in the upper part, where the whole plate (`h`) is higher than that.
    """
    side = _ICON if not h else _SMALL_ICON
    h = h or upper
    icon = Pen(canvas, 12 if side == _ICON else 11, (upper - side + 8) / 2, side - 8)
    match look.status:
        case "open":
            canvas.rect(0, 0, w, h, fill=PAPER_SHADE, outline=RULE, width=2, radius=RADIUS)
            TILES[look.tile](icon)
        case "received":
            canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
            canvas.rect(
                3, 3, side + 10, upper - 6, fill=mix(PAPER_LIGHT, PLAYERS[look.colour].ground, 0.25), radius=6
            )
            canvas.rect(0, 0, w, h, outline=PLAYERS[look.colour].ground, width=7, radius=RADIUS)
            canvas.rect(0, 0, w, h, outline=INK, width=2.5, radius=RADIUS)
            TILES[look.tile](icon)
        case "used":
            canvas.rect(0, 0, w, h, fill=ENAMEL, outline=PLAYERS[look.colour].ground, width=7, radius=RADIUS)
            canvas.rect(10, 10, side - 4, upper - 20, fill=mix(ENAMEL, CREAM, 0.75), radius=6)
            TILES[look.tile](icon)
        case "sold_out":
            canvas.rect(0, 0, w, h, fill=HIDDEN, radius=RADIUS)
            canvas.hatch(4, 4, side + 6, h - 8, HATCH, gap=11, width=2, cross=False)
            canvas.rect(0, 0, w, h, outline=INK, width=2.5, radius=RADIUS)
            cross_in_disc(icon, mix(HIDDEN, ENAMEL, 0.5), CREAM)


def _name(canvas: Canvas, x: float, name: str, ink: str, room: float) -> None:
    """The name on a line, or smaller on two."""
    if fonts.width(fonts.split("label", name), 29) <= room:
        canvas.text(x, 30, name, face="label", size=34, ink=ink, box=room)
        return
    for index, line in enumerate(fonts.wrap("label", name, 28, room)):
        canvas.text(x, 20 + 30 * index, line, face="label", size=28, ink=ink, box=room)


def _needs(canvas: Canvas, x: float, middle: float, room: float, look: TileLook) -> None:
    """Each area the tile needs cubes of, with a space for every cube; smaller where there are many."""
    wide = sum(_SIGN + 6 + need.count * (_CUBE + 4) + 14 for need in look.needs) - 14
    share = min(1.0, room / wide)
    sign, cube = _SIGN * share, _CUBE * share
    for need in look.needs:
        area_sign(Pen(canvas, x, middle - sign / 2, sign), need.area)
        x += sign + 6 * share
        for index in range(need.count):
            there = index < need.there or look.status == "received"
            cube_space(canvas, x, middle - cube / 2, cube, look.colour if there else None)
            x += cube + 4 * share
        x += 14 * share
