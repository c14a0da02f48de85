"""The draft: the open order cards large, whose pick it is, what each player has taken."""

from typing import Final

import msgspec

from games.coal_baron.facts import DRAFTED, SHARES, TILE_SLOTS
from games.coal_baron.state import Outstanding
from games.coal_baron.view import View
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import orders, spaces, tiles
from renderer.coal_baron.display import put_heading
from renderer.coal_baron.picture import Picture
from renderer.coal_baron.standings import HEAD, PLATE, name_of, order_of_play, put_head, put_standings
from renderer.coal_baron.words import DRAFT
from renderer.icons import Pen, player_mark
from renderer.pieces import player_disc
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import BOARD_WIDTH, CREAM, ENAMEL, INK, LAMP, MARGIN, PAPER, PLAYERS, RULE, SLATE, mix

_PAD: Final = 18
_GAP: Final = 14
_HEADING: Final = 74
_ONE_LINE: Final = 1000
_TRACK: Final = 0.56
_TILE: Final = 178
_STRIP: Final = 62 + 124 + 30
_TAKEN_CARD: Final = 104
_TAKEN_ROW: Final = _TAKEN_CARD + 14
_NAME: Final = 52
"""Room above the cards taken for who took them."""
_NAME_AT: Final = 54
"""Where a name begins, right of the disc."""


class Grid(msgspec.Struct, frozen=True):
    """How many cards a row, and the size of a card."""

    cards: int
    columns: int
    w: float
    h: float

    @staticmethod
    def of(cards: int, room: float) -> "Grid":
        """The layout of so many cards in a width."""
        rows = -(-cards // max(4, int(room // 200)))
        columns = max(4, -(-cards // rows))
        w = min(276.0, (room - _GAP * (columns - 1)) / columns)
        return Grid(cards, columns, w, min(w * 1.46, 312))

    @property
    def height(self) -> float:
        """Height of all rows."""
        return -(-self.cards // self.columns) * (self.h + 20)


def sheet_height(grid: Grid, w: float) -> float:
    """Height of the sheet of open cards, `w` wide."""
    return _heading(w) + grid.height + 12


def _heading(w: float) -> float:
    """Room for the heading and the picks: one line, or two on a narrow sheet."""
    return _HEADING if w > _ONE_LINE else 2 * _HEADING - 10


def picks(view: View) -> tuple[tuple[int, ...], int]:
    """Seats in the order of their picks (counter-clockwise, the start player last), and how many are done."""
    seats = len(view.seats)
    a_round = tuple((view.start_seat - 1 - index) % seats for index in range(seats))
    return a_round * DRAFTED, sum(len(seat.outstanding) for seat in view.seats)


def draft_board(picture: Picture) -> Scene:
    """The board while order cards are drafted."""
    view = picture.view
    inner = BOARD_WIDTH - 2 * MARGIN - 2 * _PAD
    grid = Grid.of(SHARES[len(view.seats)].revealed_orders, inner)
    cards_top = MARGIN + HEAD + 16 + PLATE + 16
    cards_height = sheet_height(grid, BOARD_WIDTH - 2 * MARGIN)
    taken_top = cards_top + cards_height + _GAP
    across = len(view.seats) == 2
    taken_height = 62 + _NAME + (_TAKEN_ROW if across else DRAFTED * _TAKEN_ROW) + 6
    strip_top = taken_top + taken_height + _GAP
    scene = Scene(BOARD_WIDTH, strip_top + _STRIP + MARGIN + 4, SLATE)
    words = tuple(picture.words[key] for key in (*DRAFT, "factory"))

    def lay(page: Scene) -> None:
        w = BOARD_WIDTH - 2 * MARGIN
        cards_page(page, picture, MARGIN, cards_top, w, grid)
        for top, height, word in ((taken_top, taken_height, "draft_taken"), (strip_top, _STRIP, "factory")):
            put_sheet(page, MARGIN, top, w, height)
            put_heading(page, MARGIN + _PAD, top, w - 2 * _PAD, picture.words[word])

    scene.page(("draft", len(view.seats), words), lay)
    put_head(scene, picture)
    with scene.raised():
        put_cards(scene, picture, MARGIN, cards_top, BOARD_WIDTH - 2 * MARGIN, grid)
        # Before the standings: the mark of an order goes to the card itself, not to its player's strip.
        _put_taken(scene, picture, taken_top, across=across)
        put_standings(scene, picture, MARGIN + HEAD + 16)
        _put_strip(scene, picture, strip_top)
    return scene


def cards_page(scene: Scene, picture: Picture, x: float, y: float, w: float, grid: Grid) -> None:
    """The sheet of open cards with its heading."""
    put_sheet(scene, x, y, w, sheet_height(grid, w))
    inner = w - 2 * _PAD
    room = inner - w * _TRACK if w > _ONE_LINE else inner
    put_heading(scene, x + _PAD, y + 6, room, picture.words["draft_heading"])


def put_cards(scene: Scene, picture: Picture, x: float, y: float, w: float, grid: Grid) -> None:
    """The open cards and the order of picks; cards taken leave a dashed place at the end."""
    view = picture.view
    _put_picks(scene, picture, x, y, w)
    ranking = view.seats[view.viewer].ranking if view.viewer is not None else ()
    spread = (w - 2 * _PAD - grid.columns * grid.w) / max(1, grid.columns - 1)
    for index in range(grid.cards):
        row, column = divmod(index, grid.columns)
        left, top = x + _PAD + column * (grid.w + spread), y + _heading(w) + row * (grid.h + 20)
        box = (left - 8, top - 6, grid.w + 16, grid.h + 18)
        if index >= len(view.draft):
            scene.put(box, PAPER, _gone, grid.w, grid.h)
            continue
        order = view.draft[index]
        scene.put(box, PAPER, orders.upright, grid.w, grid.h, order, None, PAPER)
        scene.place(f"draft.{order}", (left, top, grid.w, grid.h))
        if order in ranking:
            scene.put((left + 6, top + 6, 42, 42), None, _rank, ranking.index(order) + 1)


def _put_picks(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """The order of picks beside or below the heading."""
    one_line = w > _ONE_LINE
    inner = w - 2 * _PAD
    track = w * _TRACK if one_line else inner
    sequence, done = picks(picture.view)
    colours = tuple(picture.colours[seat] for seat in sequence)
    top = y + 8 if one_line else y + _HEADING - 8
    scene.put(
        (x + _PAD + inner - track, top, track, 60), PAPER, _track, colours, done, picture.words["draft_picks"]
    )


def _gone(canvas: Canvas, w: float, h: float) -> None:
    canvas.dashed_rect(9, 7, w - 2, h - 2, mix(PAPER, RULE, 0.5), 2)


def _rank(canvas: Canvas, rank: int) -> None:
    """The viewer's own ranking left ahead."""
    canvas.rect(0, 0, 42, 42, fill=ENAMEL, radius=6)
    canvas.text(21, 21.5, str(rank), face="number", size=32, ink=CREAM, align="centre")


def _track(canvas: Canvas, colours: tuple[str, ...], done: int, label: str) -> None:
    """Whose picks follow each other: those done paled, the present one under the lamp."""
    w, step = canvas.width, min(58.0, canvas.width * 0.65 / len(colours))
    left = w - step * len(colours)
    for index, colour in enumerate(colours):
        x = left + (index + 0.5) * step
        if index < done:
            look = PLAYERS[colour]
            canvas.disc(x, 30, step * 0.30, fill=mix(PAPER, look.ground, 0.25), outline=RULE, width=2)
            side = step * 0.28
            player_mark(Pen(canvas, x - side / 2, 30 - side / 2, side), look.mark, mix(PAPER, INK, 0.35))
            continue
        if index == done:
            canvas.disc(x, 30, step * 0.52, fill=LAMP, outline=INK, width=2.5)
        player_disc(canvas, x, 30, step * 0.39, colour)
    canvas.text(left - 12, 30, label, face="text", size=29, box=left - 14, align="right")


def _put_taken(scene: Scene, picture: Picture, y: float, *, across: bool) -> None:
    """Orders taken so far, each player's under its plate."""
    w = BOARD_WIDTH - 2 * MARGIN
    seats = order_of_play(picture.view)
    room = (w - 2 * _PAD - _GAP * 2 * (len(seats) - 1)) / len(seats)
    card = (room - 2 * _GAP) / DRAFTED if across else room
    style = fonts.alike("name", [(name_of(picture, seat), room - _NAME_AT - 2) for seat in seats], 32)
    for index, seat in enumerate(seats):
        x = MARGIN + _PAD + index * (room + 2 * _GAP)
        scene.put((x, y + 60, room, _NAME), PAPER, _owner, name_of(picture, seat), picture.colours[seat], style)
        for place in range(DRAFTED):
            left = x + place * (card + _GAP) if across else x
            top = y + 62 + _NAME + (0 if across else place * _TAKEN_ROW)
            taken = picture.view.seats[seat].outstanding
            _put_taken_card(scene, left, top, card, taken[place] if place < len(taken) else None, seat)


def _put_taken_card(scene: Scene, x: float, y: float, w: float, taken: Outstanding | None, seat: int) -> None:
    box = (x - 6, y - 4, w + 12, _TAKEN_CARD + 12)
    if taken is None:
        scene.put(box, PAPER, _free, w)
    else:
        scene.put(box, PAPER, orders.lying, w, _TAKEN_CARD, taken.order, taken.filled, PAPER)
        # A card just taken has left the sheet of open cards: its mark goes where it lies now.
        for place in (f"seat.{seat}.order.{taken.order}", f"draft.{taken.order}"):
            scene.place(place, (x, y, w, _TAKEN_CARD))


def _free(canvas: Canvas, w: float) -> None:
    canvas.dashed_rect(8, 6, w - 4, _TAKEN_CARD - 4, RULE, 2.5)


def _owner(canvas: Canvas, name: str, colour: str, style: tuple[fonts.Face, float]) -> None:
    face, size = style
    player_disc(canvas, 22, 24, 20, colour)
    room = canvas.width - _NAME_AT - 2
    canvas.text(_NAME_AT, 24, name, face=face, size=size, smallest=size, box=room, cut=True)


def _put_strip(scene: Scene, picture: Picture, y: float) -> None:
    """Tiles already on display: they tell which coal will be easy to get."""
    view = picture.view
    w = BOARD_WIDTH - 2 * MARGIN
    step = (w - 2 * _PAD + 12) / TILE_SLOTS
    for slot in range(1, TILE_SLOTS + 1):
        left, top = MARGIN + _PAD + (slot - 1) * step, y + 64
        box = (left - 8, top - 10, _TILE + 16, 142)
        kind = view.tile_slots[slot - 1]
        if kind is not None:
            scene.put(box, PAPER, tiles.displayed, _TILE, 124, kind, slot, PAPER)
        elif view.closed(f"factory_{slot}"):
            scene.put((left, top, _TILE, 124), PAPER, spaces.shut, _TILE, 124)
        else:
            scene.put(box, PAPER, tiles.empty_slot, _TILE, 124, slot)
        scene.place(f"tile_slot.{slot}", (left, top, _TILE, 124))
