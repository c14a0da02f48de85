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
"""Tiles beside one another on a sheet."""
_HEADING: Final = 50
_ROW: Final = 116
_GAP: Final = 10
_ICON: Final = 76
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


def height_of(tiles: int) -> float:
    """How high a sheet with so many tiles is."""
    rows = -(-tiles // ACROSS)
    return _HEADING + rows * (_ROW + _GAP) - _GAP + PAD


HEIGHT: Final = height_of(len(OWN_TILES))
"""Of the sheet with a player's own tiles; the white ones have room in as much."""


def put_own_tiles(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The sheet of the tiles that every player has one of."""
    _put_tiles(scene, picture, seat, box, picture.words["progress"], OWN_TILES)


def put_white_tiles(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The sheet of the white tiles, for which the players compete, each with the number left."""
    _put_tiles(scene, picture, seat, box, picture.words["white_tiles"], WHITE_TILES)


def _put_tiles(scene: Scene, picture: Picture, seat: int, box: Box, title: str, tiles: tuple[Tile, ...]) -> None:
    x, y, w, _ = box
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, title)
    across = (w - 2 * PAD + _GAP) / ACROSS
    for index, tile in enumerate(tiles):
        row, column = divmod(index, ACROSS)
        place = (x + PAD + column * across, y + _HEADING + row * (_ROW + _GAP), across - _GAP, _ROW)
        look = tile_look(picture, seat, tile)
        scene.put(place, PAPER, _tile, look, picture.view.white.get(tile))
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


def _ground(canvas: Canvas, w: float, h: float, look: TileLook) -> None:
    """The plate with its icon: pale while it is to be reached, light with the owner's colour once received."""
    icon = Pen(canvas, 12, (h - _ICON + 8) / 2, _ICON - 8)
    match look.status:
        case "open":
            canvas.rect(0, 0, w, h, fill=PAPER_SHADE, outline=RULE, width=2, radius=RADIUS)
            TILES[look.tile](icon)
        case "received":
            canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
            canvas.rect(
                3, 3, _ICON + 10, h - 6, fill=mix(PAPER_LIGHT, PLAYERS[look.colour].ground, 0.25), radius=6
            )
            canvas.rect(0, 0, w, h, outline=PLAYERS[look.colour].ground, width=7, radius=RADIUS)
            canvas.rect(0, 0, w, h, outline=INK, width=2.5, radius=RADIUS)
            TILES[look.tile](icon)
        case "used":
            canvas.rect(0, 0, w, h, fill=ENAMEL, outline=PLAYERS[look.colour].ground, width=7, radius=RADIUS)
            canvas.rect(10, 10, _ICON - 4, h - 20, fill=mix(ENAMEL, CREAM, 0.75), radius=6)
            TILES[look.tile](icon)
        case "sold_out":
            canvas.rect(0, 0, w, h, fill=HIDDEN, radius=RADIUS)
            canvas.hatch(4, 4, _ICON + 6, h - 8, HATCH, gap=11, width=2, cross=False)
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
