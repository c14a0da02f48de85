"""Mines on the map: tokens of small mines, plates of grounds with their large or single mine."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.kohle_kolonie.terrain import Card, Terrain
from games.kohle_kolonie.view import MineView
from renderer.canvas import Canvas
from renderer.fonts import split
from renderer.fonts import width as text_width
from renderer.icons import Pen, coin, engine, player_mark, star
from renderer.kohle_kolonie.labels import TEXT
from renderer.kohle_kolonie.looks import ROUNDS, TRUST
from renderer.theme import (
    BRASS,
    CREAM,
    CREAM_DIM,
    INK,
    INK_SECOND,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RULE,
    Ink,
    mix,
)

State: TypeAlias = Literal["later", "sale", "owned", "trust", "gone"]
ROUND: Final = 6
"""Radius of the corners of tokens and plates."""
AROUND: Final = 8
"""How far a piece's canvas stands out over its box, for frame and shadow."""
_OUT: Final = 2
"""How far the brass frame of a plate stands out, so that the name keeps its room."""


class Mine(msgspec.Struct, frozen=True):
    """What the map shows of a mine: state, owner's colour, number, price, round of entry or founding, points.

    `engine`: one stands on an owned mine; `coined`: a coin marks one of the Trust in place of an engine.
    """

    state: State
    number: int
    price: int
    round: int
    points: int
    colour: str | None = None
    engine: bool = False
    coined: bool = False


def mine_of(card: Card, view: MineView | None, colours: tuple[str, ...]) -> Mine:
    """The mine of a card as it stands."""
    status = view.status if view else "unused"
    state: State = "gone"
    match status:
        case "not_yet":
            state = "later"
        case "displayed":
            state = "sale"
        case "owned":
            state = "owned"
        case "trust":
            state = "trust"
        case "merged" | "unused":
            pass
    owner = view.owner if view and status == "owned" else None
    colour = colours[owner] if owner is not None else None
    has_engine, coined = bool(view and view.engine), bool(view and view.marker == "coin")
    return Mine(state, card.number, card.price, card.round, card.points, colour, has_engine, coined)


def ground_mine(
    terrain: Terrain, ground: str, mines: dict[str, MineView], colours: tuple[str, ...]
) -> Mine | None:
    """The large or single mine of a ground, None where the ground is out of play."""
    card = terrain.cards.get(ground) or next(
        (card for card in terrain.cards.values() if card.ground == ground and card.kind == "single"), None
    )
    return mine_of(card, mines.get(card.id), colours) if card else None


def token(canvas: Canvas, w: float, h: float, mine: Mine) -> None:
    """A small mine, `AROUND` inside the canvas."""
    x = y = AROUND
    match mine.state:
        case "gone":
            ink = mix(PAPER, INK, 0.35)
            canvas.rect(x + 16, y + 10, w - 32, h - 20, outline=ink, width=1.8, radius=4)
            canvas.line([(x + 24, y + h - 16), (x + w - 24, y + 16)], ink, 1.8)
        case "later":
            canvas.rect(x, y, w, h, fill=mix(PAPER, PAPER_LIGHT, 0.5), outline=RULE, width=1.8, radius=ROUND)
            _pair(canvas, x + w / 2, y + h / 2, str(mine.number), ROUNDS[mine.round - 1])
        case "sale":
            _brass(canvas, x, y, w, h)
            _priced(canvas, x, y, w, h, mine)
        case "owned" | "trust":
            ground, on = _body(canvas, x, y, w, h, mine)
            _sign(canvas, x + 8, y + h / 2, 26, mine, on)
            canvas.text(
                x + w - 22, y + h / 2 + 0.5, str(mine.number), face="number", size=32, ink=on, align="centre"
            )
            if mine.engine and mine.colour:
                _flywheel(canvas, x + w - 3, y + 2, ground)


def _pair(canvas: Canvas, x: float, middle: float, number: str, roman: str) -> None:
    """A number and the round in which it comes, side by side in second ink."""
    gap = 8
    wide = text_width(split("number", number), TEXT)
    both = wide + gap + text_width(split("label", roman), TEXT)
    left = x - both / 2
    canvas.text(left, middle + 0.5, number, face="number", size=TEXT, ink=INK_SECOND, box=60)
    canvas.text(left + wide + gap, middle + 0.5, roman, face="text", size=TEXT, ink=INK_SECOND, box=60)


def _brass(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Light paper in a brass frame between ink lines: for sale."""
    canvas.rect(x - 1, y - 1, w + 2, h + 2, fill=INK, radius=ROUND + 1)
    canvas.rect(x + 1.5, y + 1.5, w - 3, h - 3, fill=BRASS, radius=ROUND - 1)
    canvas.rect(x + 5.5, y + 5.5, w - 11, h - 11, fill=INK, radius=3)
    canvas.rect(x + 7, y + 7, w - 14, h - 14, fill=PAPER_LIGHT, radius=2)


def _priced(canvas: Canvas, x: float, y: float, w: float, h: float, mine: Mine) -> None:
    """The number, and its price as one coin or two."""
    canvas.text(x + w / 2 - 9, y + h / 2 + 0.5, str(mine.number), face="number", size=30, align="centre")
    for index in range(mine.price):
        middle = y + h / 2 + (index - (mine.price - 1) / 2) * 15
        coin(Pen(canvas, x + w - 26, middle - 7.5, 15, stroke=8))


def _body(canvas: Canvas, x: float, y: float, w: float, h: float, mine: Mine) -> tuple[Ink, Ink]:
    """The ground of a mine that belongs to somebody; its colour and the colour on it."""
    canvas.rect(x + 1, y + 4, w, h, fill=mix(PAPER, INK, 0.45), radius=ROUND)
    if mine.colour is None:
        canvas.rect(x, y, w, h, fill=TRUST, outline=INK, width=2.5, radius=ROUND)
        canvas.rect(x + 4, y + 4, w - 8, h - 8, outline=CREAM_DIM, width=1.2, radius=ROUND - 2)
        return TRUST, CREAM
    look = PLAYERS[mine.colour]
    canvas.rect(x, y, w, h, fill=look.ground, outline=INK, width=2.5, radius=ROUND)
    return look.ground, look.on


def _sign(canvas: Canvas, x: float, middle: float, side: float, mine: Mine, on: Ink) -> None:
    """The owner's mark, or the Trust's: a steam engine, or a coin where there was none."""
    if mine.coined:
        coin(Pen(canvas, x, middle - side / 2, side))
    elif mine.colour is None:
        engine(Pen(canvas, x - 2, middle - side / 2 - 1, side + 2, ink=CREAM_DIM), TRUST)
    else:
        shrunk = side * 0.84
        player_mark(
            Pen(canvas, x + (side - shrunk) / 2, middle - shrunk / 2, shrunk), PLAYERS[mine.colour].mark, on
        )


def _flywheel(canvas: Canvas, x: float, y: float, ground: Ink) -> None:
    """A steam engine stands on the mine: its flywheel at the corner."""
    canvas.disc(x, y, 10.5, fill=PAPER_LIGHT, outline=INK, width=2.5)
    for dx, dy in ((9, 0), (0, 9), (6.4, 6.4), (6.4, -6.4)):
        canvas.line([(x - dx, y - dy), (x + dx, y + dy)], INK, 1.4)
    canvas.disc(x, y, 3, fill=ground, outline=INK, width=1.5)


def plate(canvas: Canvas, w: float, h: float, title: str, mine: Mine | None) -> None:
    """A ground with its name; round and points of its large mine, or number and points of its single one."""
    x = y = AROUND
    ink, sign = INK, False
    if mine is None:
        canvas.rect(x, y, w, h, fill=PAPER_SHADE, outline=RULE, width=1.5, radius=ROUND)
        canvas.text(
            x + w / 2, y + h / 2, title, face="label", size=TEXT, ink=INK_SECOND, box=w - 10, align="centre"
        )
        return
    if mine.state in ("owned", "trust"):
        _, ink = _body(canvas, x, y, w, h, mine)
        sign = True
    elif mine.state == "sale":
        _brass(canvas, x - _OUT, y - _OUT, w + 2 * _OUT, h + 2 * _OUT)
    else:
        canvas.rect(x, y, w, h, fill=mix(PAPER, PAPER_LIGHT, 0.6), radius=ROUND)
        canvas.dashed_rect(x + 1, y + 1, w - 2, h - 2, INK_SECOND, 1.8)
    room = w + 2 * _OUT - 16 if mine.state == "sale" else w - 8
    canvas.text(x + w / 2, y + 21, title, face="number", size=TEXT, ink=ink, box=room, align="centre")
    _second_line(canvas, x, y + h - 21, w, mine, ink, sign)
    if mine.engine and mine.colour:
        _flywheel(canvas, x + w - 3, y + 3, PLAYERS[mine.colour].ground)


def _second_line(canvas: Canvas, x: float, middle: float, w: float, mine: Mine, ink: Ink, sign: bool) -> None:
    """Owner's sign, number or round, points; a single mine for sale shows its price."""
    what = str(mine.number) if mine.number else ROUNDS[mine.round - 1]
    price = mine.price if mine.state == "sale" else 0
    later = ROUNDS[mine.round - 1] if mine.number and mine.state == "later" else ""
    widths = [text_width(split("number", text), 30) for text in (what, later, str(mine.points))]
    gap = 9
    wide = (
        (30 if sign else 0)
        + widths[0]
        + gap
        + (widths[1] + gap if later else 0)
        + price * 13
        + (9 if price else 0)
        + widths[2]
        + 29
    )
    left = x + (w - wide) / 2
    if sign:
        _sign(canvas, left, middle, 24, mine, ink)
        left += 30
    canvas.text(left, middle + 0.5, what, face="number", size=30, ink=ink, box=w)
    left += widths[0] + gap
    if later:
        canvas.text(left, middle + 0.5, later, face="text", size=30, ink=INK_SECOND, box=w)
        left += widths[1] + gap
    left = _coins(canvas, left, middle, price)
    canvas.text(left, middle + 0.5, str(mine.points), face="number", size=30, ink=ink, box=w)
    on = _star_on(mine)
    star(Pen(canvas, left + widths[2] + 3, middle - 12.5, 25), ink, on)


def _coins(canvas: Canvas, left: float, middle: float, price: int) -> float:
    """So many coins in a row; where what follows them begins."""
    for _ in range(price):
        coin(Pen(canvas, left - 4, middle - 9, 18, stroke=8))
        left += 13
    return left + 9 if price else left


def _star_on(mine: Mine) -> Ink:
    if mine.state == "trust":
        return TRUST
    return PLAYERS[mine.colour].ground if mine.colour else PAPER_LIGHT
