"""The five pithead cards of a player: side up, pieces on their places, what they bring, what a flip takes."""

from typing import Final

import msgspec

from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import PitheadCard, Slot
from games.kohle_kolonie.state import PitheadSide
from games.kohle_kolonie.view import SeatView
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, engine, engineer, miner, star, steps, wagon, worker
from renderer.kohle_kolonie.picture import Picture
from renderer.scene import Box, Scene
from renderer.theme import (
    CREAM,
    ENAMEL,
    INK,
    INK_SECOND,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    SKIN,
    SLATE,
    WOOD,
    Ink,
    mix,
)

TITLE: Final = 66
_PAD: Final = 16
_PLACE: Final = 56
_SECOND: Final = 44
"""Width of a place for one piece, and of what a second one adds."""
_ROW: Final = 98
_FOOT: Final = 54
_BADGE: Final = 21
_PALE: Final[Ink] = mix(PAPER, PAPER_SHADE, 0.8)


class Shown(msgspec.Struct, frozen=True):
    """What a pithead card shows; `wagons` are those the player has for Loading, `rows` the lines of Workforce."""

    card: str
    title: str
    side: PitheadSide
    colour: str
    wagons: int
    points: int
    rows: tuple[tuple[str, str, int], ...]


def put_pitheads(
    scene: Scene,
    picture: Picture,
    seat: int,
    boxes: tuple[Box, ...],
    cards: tuple[PitheadCard, ...] = facts.PITHEADS,
) -> None:
    """All five cards, or some of them, in the given boxes."""
    for card, (x, y, w, h) in zip(cards, boxes, strict=True):
        shown = shown_of(picture, seat, card)
        scene.put((x - 6, y - 6, w + 12, h + 16), SLATE, pithead, w, h, shown)
        scene.place(f"seat.{seat}.pithead.{card.id}", (x, y, w, h))
        if card.id == "administration":
            scene.place(f"seat.{seat}.administration", (x, y, w, h))


def shown_of(picture: Picture, seat: int, card: PitheadCard) -> Shown:
    """A seat's card as it lies."""
    own: SeatView = picture.view.seats[seat]
    side = own.pitheads[facts.PITHEAD_INDEX[card.id]]
    title = picture.words[f"pithead_{card.id}_flipped" if side.flipped else f"pithead_{card.id}"]
    rows: tuple[tuple[str, str, int], ...] = ()
    if card.id == "workforce":
        redeployed = facts.REDEPLOYED[side.flipped]
        rows = (
            ("miner", picture.words["insert"], facts.INSERTED),
            ("miner", picture.words["redeploy"], redeployed),
            *([("engineer", picture.words["redeploy"], 1)] if side.flipped else []),
        )
    return Shown(
        card.id,
        title,
        side,
        picture.colours[seat],
        own.wagons + own.markers.count("wagon"),
        own.administration,
        rows,
    )


def pithead(canvas: Canvas, w: float, h: float, shown: Shown) -> None:
    """A card, 6 inside the canvas."""
    card = facts.PITHEADS[facts.PITHEAD_INDEX[shown.card]]
    flipped = shown.side.flipped
    canvas.shadow(6, 6, w, h, SLATE, 6)
    canvas.rect(6, 6, w, h, fill=PAPER if card.workers and not flipped else PAPER_LIGHT, radius=RADIUS)
    corners = (True, True, False, False)
    canvas.rect(6, 6, w, TITLE, fill=ENAMEL if flipped else PAPER_SHADE, radius=RADIUS, corners=corners)
    canvas.rect(6, 6 + TITLE - 2, w, 2.5, fill=INK)
    canvas.rect(6, 6, w, h, outline=INK, width=2.5, radius=RADIUS)
    _title(canvas, w, shown.title, flipped=flipped, flippable=bool(card.workers))
    if shown.rows:
        _workforce(canvas, w, h, shown, foot=not flipped)
    else:
        _places(canvas, w, h - (0 if flipped and shown.card != "loading" else _FOOT), shown, card.side(flipped))
    if shown.card == "loading":
        _wagons(canvas, w, h - _FOOT, shown.wagons)
    if shown.card == "administration":
        _sum(canvas, w, h, shown.points)
    elif not flipped:
        _flip(canvas, w, h, card)


def _title(canvas: Canvas, w: float, title: str, *, flipped: bool, flippable: bool) -> None:
    """The name, on two lines where it is long, and the side's badge."""
    ink = CREAM if flipped else INK
    room = w - 2 * _PAD - (2 * _BADGE + 8 if flippable else 0)
    fits = fonts.width(fonts.split("name", title), 30) <= room
    lines = (title,) if fits else fonts.wrap("name", title, 28, room)
    if any(fonts.width(fonts.split("name", line), 28) > room for line in lines):
        lines = fonts.wrap("label", title, 29, room)
        _lines(canvas, lines, "label", 29, room, ink)
    else:
        _lines(canvas, lines, "name", 36 if len(lines) == 1 else 28, room, ink)
    if flippable:
        x, y = 6 + w - _PAD - _BADGE + 4, 6 + TITLE / 2
        canvas.disc(x, y, _BADGE, fill=PAPER_LIGHT, outline=INK, width=2.5)
        canvas.text(x, y + 0.5, "II" if flipped else "I", face="number", size=28, align="centre")


def _lines(canvas: Canvas, lines: tuple[str, ...], face: fonts.Face, size: float, room: float, ink: Ink) -> None:
    for index, line in enumerate(lines):
        middle = 6 + TITLE / 2 + (index - (len(lines) - 1) / 2) * 30
        canvas.text(6 + _PAD, middle, line, face=face, size=size, ink=ink, box=room)


def _workforce(canvas: Canvas, w: float, h: float, shown: Shown, *, foot: bool) -> None:
    """What one action with miners may do."""
    room = h - TITLE - (_FOOT if foot else 0)
    step = room / len(shown.rows)
    for index, (piece, word, number) in enumerate(shown.rows):
        middle = 6 + TITLE + step * (index + 0.5)
        icon = engineer if piece == "engineer" else miner
        icon(Pen(canvas, 6 + _PAD, middle - 25, 50), PLAYERS[shown.colour].ground)
        canvas.text(6 + _PAD + 66, middle, word, face="text", size=34, ink=INK_SECOND, box=w - 2 * _PAD - 66 - 40)
        canvas.text(6 + w - _PAD, middle, str(number), face="number", size=52, align="right")


def _places(canvas: Canvas, w: float, h: float, shown: Shown, slots: tuple[Slot, ...]) -> None:
    """The places of a side in rows, each with what it brings below."""
    rows = _rows(slots, w - 2 * _PAD)
    free = h - TITLE - len(rows) * _ROW
    top = 6 + TITLE + (12 if shown.card == "loading" else max(12.0, free / 2 + 4))
    for row, placed in enumerate(rows):
        taken = sum(_wide(slot) for slot, _ in placed)
        gap = min(26.0, (w - 2 * _PAD - taken) / max(len(placed) - 1, 1))
        x = 6 + w / 2 - (taken + gap * (len(placed) - 1)) / 2
        for slot, index in placed:
            _place(canvas, x, top + row * _ROW, slot, shown.side.pieces[index], shown.colour)
            x += _wide(slot) + gap


def _wide(slot: Slot) -> float:
    return _PLACE + (slot.needs - 1) * _SECOND


def _rows(slots: tuple[Slot, ...], room: float) -> list[list[tuple[Slot, int]]]:
    """Places filled into as few rows as they need, evenly."""
    whole = sum(_wide(slot) + 12 for slot in slots)
    wanted = max(1, -(-int(whole) // int(room)))
    per_row = -(-len(slots) // wanted)
    numbered = [(slot, index) for index, slot in enumerate(slots)]
    return [numbered[start : start + per_row] for start in range(0, len(numbered), per_row)]


def _place(canvas: Canvas, x: float, y: float, slot: Slot, pieces: int, colour: str) -> None:
    """One place: full in colour, empty pale, and what it brings; paler what is not complete."""
    complete = pieces >= slot.needs
    for index in range(slot.needs):
        left = x + index * _SECOND
        w = _PLACE if slot.needs == 1 else _PLACE - 6
        filled = index < pieces
        canvas.rect(left, y, w, _PLACE, fill=PAPER_LIGHT if filled else _PALE, outline=INK if filled else RULE,
                    width=2.5 if filled else 2, radius=6)  # fmt: skip
        _piece(canvas, left + w / 2, y + _PLACE / 2, slot.piece, PLAYERS[colour].ground, filled=filled)
    middle = x + _wide(slot) / 2
    _gain(canvas, middle, y + _PLACE + 21, slot, INK if complete else INK_SECOND)


def _piece(canvas: Canvas, x: float, y: float, piece: str, ground: Ink, *, filled: bool) -> None:
    pale = mix(PAPER_SHADE, RULE, 0.7)
    pen = Pen(canvas, x - 21, y - 21, 42, ink=INK if filled else pale)
    skin, coat = (SKIN, ground) if filled else (_PALE, _PALE)
    match piece:
        case "engine":
            engine(pen, NEUTRAL if filled else _PALE)
        case "engineer":
            engineer(pen, coat, skin)
        case _:
            miner(pen, coat, skin)


def _gain(canvas: Canvas, middle: float, y: float, slot: Slot, ink: Ink) -> None:
    """What a place brings: coins, points or consolidation points; at Loading the wagons it takes."""
    gains = ((slot.coins, coin), (slot.points, star), (slot.consolidation, steps))
    number, icon = next(gain for gain in gains if gain[0])
    canvas.text(middle - 4, y, str(number), face="number", size=32, ink=ink, align="right")
    icon(Pen(canvas, middle, y - 14, 28))
    if slot.wagons:
        canvas.text(middle - 8, y + 36, str(slot.wagons), face="number", size=30, ink=ink, align="right")
        wagon(Pen(canvas, middle - 4, y + 20, 32))


def _wagons(canvas: Canvas, w: float, bottom: float, wagons: int) -> None:
    """Wagons the player has, a point each."""
    y = bottom - 20
    canvas.rect(6 + _PAD, y - 32, w - 2 * _PAD, 1.5, fill=RULE)
    wagon(Pen(canvas, 6 + _PAD, y - 26, 50))
    canvas.text(6 + _PAD + 60, y, str(wagons), face="number", size=44)
    star(Pen(canvas, 6 + w - _PAD - 32, y - 16, 32))
    canvas.text(6 + w - _PAD - 38, y, str(wagons), face="number", size=40, align="right")


def _sum(canvas: Canvas, w: float, h: float, points: int) -> None:
    """Consolidation points that Administration adds now."""
    y = 6 + h - 30
    canvas.rect(6 + _PAD, y - 26, w - 2 * _PAD, 1.5, fill=RULE)
    steps(Pen(canvas, 6 + w - _PAD - 36, y - 18, 36))
    canvas.text(6 + w - _PAD - 44, y, f"+{points}", face="number", size=44, align="right")


def _flip(canvas: Canvas, w: float, h: float, card: PitheadCard) -> None:
    """What a flip takes (workers or coins for Workforce, else both) and scores."""
    y = 6 + h - 28
    canvas.rect(6 + _PAD, y - 26, w - 2 * _PAD, 1.5, fill=RULE)
    x = 6 + _PAD
    wide = canvas.text(x, y, str(card.workers), face="number", size=34)
    worker(Pen(canvas, x + wide + 2, y - 16, 32), WOOD)
    x += wide + 42
    if card.id == "workforce":
        x += canvas.text(x - 2, y, "/", face="text", size=34, ink=INK_SECOND) + 8
    wide = canvas.text(x, y, str(card.coins), face="number", size=34)
    coin(Pen(canvas, x + wide + 3, y - 15, 30))
    x += wide + 44
    canvas.polygon([(x, y - 10), (x + 16, y), (x, y + 10)], fill=INK_SECOND)
    canvas.text(x + 22, y, "II", face="number", size=30, ink=INK_SECOND)
    star(Pen(canvas, 6 + w - _PAD - 30, y - 15, 30))
    canvas.text(6 + w - _PAD - 34, y, f"+{card.points}", face="number", size=34, align="right")
