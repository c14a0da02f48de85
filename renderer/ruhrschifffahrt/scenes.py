"""Which picture of Ruhrschifffahrt is asked for: the river's storages in order, and everybody's means."""

from typing import Final

from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.river import river_on
from renderer.canvas import Canvas
from renderer.fonts import readable_name
from renderer.icons import Pen, coin, player_mark, star
from renderer.picture import RuhrschifffahrtPicture as Picture
from renderer.picture import given
from renderer.pieces import enamel, figure, head, value
from renderer.scene import Scene
from renderer.score_sheet import score_sheet
from renderer.theme import BOARD_WIDTH, CREAM, INK, MARGIN, PAPER, PLAYERS, SLATE

_HEAD: Final = 112
_PLATE: Final = 84
_CELL: Final = 64
_ACROSS: Final = 5


def scene_of(picture: Picture) -> Scene:
    """The picture put together, without its marks; the board it comes with is known from now on."""
    if isinstance(picture.board, Board):
        boards.know(picture.board)
    match picture.kind:
        case "score_sheet":
            return score_sheet(picture, given(picture.outcome, "outcome"), {})
        case "player":
            return _board(picture, (given(picture.seat, "seat"),), river=False)
        case "area" if picture.seat is not None:
            return _board(picture, (picture.seat,), river=False)
        case _:
            return _board(picture, picture.view.barges or picture.view.order, river=True)


def _board(picture: Picture, seats: tuple[int, ...], *, river: bool) -> Scene:
    """The head, a plate for each of the seats, and the storages of the river in their order."""
    wide = BOARD_WIDTH - 2 * MARGIN
    storages = tuple(river_on(picture.view.options.board).storages) if river else ()
    plates = MARGIN + _HEAD + 10
    cells = plates + len(seats) * (_PLATE + 10)
    rows = -(-len(storages) // _ACROSS)
    scene = Scene(BOARD_WIDTH, cells + rows * (_CELL + 8) + MARGIN, SLATE)
    texts = (picture.title, picture.subtitle, picture.headline, picture.subline)
    scene.put((MARGIN, MARGIN, wide, _HEAD), SLATE, head, *texts, 0)
    for row, seat in enumerate(seats):
        box = (MARGIN, plates + row * (_PLATE + 10), wide, _PLATE)
        _put_plate(scene, picture, seat, box)
    for index, storage in enumerate(storages):
        across = wide / _ACROSS
        box = (
            MARGIN + index % _ACROSS * across,
            cells + index // _ACROSS * (_CELL + 8),
            across - 8,
            _CELL,
        )
        _put_storage(scene, picture, storage, box)
    return scene


def _put_plate(scene: Scene, picture: Picture, seat: int, box: tuple[float, float, float, float]) -> None:
    colour = picture.colours[seat]
    name = readable_name(picture.names[seat], picture.words[f"colour_{colour}"])
    me = picture.view.seats[seat]
    scene.put(box, PAPER, _plate, name, colour, me.points, me.coins)
    for part in ("coins", "points", "supply", "debts"):
        scene.place(f"seat.{seat}.{part}", box)


def _plate(canvas: Canvas, name: str, colour: str, points: int, coins: int) -> None:
    canvas.rect(0, 0, 80, _PLATE, fill=PLAYERS[colour].ground)
    player_mark(Pen(canvas, 20, 22, 40), PLAYERS[colour].mark, PLAYERS[colour].on)
    canvas.text(100, 42, name, face="name", size=40, ink=INK, box=canvas.width - 500, cut=True)
    figure(canvas, canvas.width - 340, 42, str(coins), coin, size=44, icon_size=40, gap=6)
    value(canvas, canvas.width - 24, 42, str(points), star, size=48, icon_size=38, gap=6)


def _put_storage(scene: Scene, picture: Picture, storage: str, box: tuple[float, float, float, float]) -> None:
    river = river_on(picture.view.options.board)
    die = picture.view.dice.get(storage)
    shown = "" if die is None else str(die)
    scene.put(box, SLATE, _storage, river.spaces[storage].name, shown, river.storages[storage] == "black")
    scene.place(storage, box)


def _storage(canvas: Canvas, name: str, die: str, black: bool) -> None:
    enamel(canvas, canvas.width, canvas.height)
    canvas.text(16, 32, name, face="text", size=30, ink=CREAM, box=canvas.width - 90, cut=True)
    if die:
        canvas.rect(canvas.width - 60, 10, 44, 44, fill=INK if black else CREAM, outline=CREAM, radius=6)
        ink = CREAM if black else INK
        canvas.text(canvas.width - 38, 32, die, face="number", size=34, ink=ink, align="centre")
