"""A consolidation under way: the prize, everybody's value cell by cell, what the next bid costs."""

from typing import Final

import msgspec

from games.kohle_kolonie.board import MineBonus
from games.kohle_kolonie.facts import ROUNDS
from games.kohle_kolonie.view import AuctionView
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, engine, miner, star, wagon
from renderer.kohle_kolonie import lanes
from renderer.kohle_kolonie.chart import Chart, surrounds
from renderer.kohle_kolonie.labels import labels_of
from renderer.kohle_kolonie.lanes import AROUND, Lane, Measure
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.standings import phase_label, round_label
from renderer.kohle_kolonie.survey import HIGH, WIDE, terrain_of
from renderer.picture import given
from renderer.pieces import enamel, player_disc, sheet
from renderer.scene import Box, Scene
from renderer.sheets import PAD
from renderer.theme import (
    BOARD_WIDTH,
    CREAM,
    CREAM_DIM,
    INK,
    INK_SECOND,
    LAMP,
    MARGIN,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    RULE,
    SLATE,
)

_HEAD: Final = 138
_FOOT: Final = 150
_LANE: Final = 202
_LEAST: Final = 1202
"""Height of the picture at least, three quarters of its width; what few lanes leave of it is the map's."""
_GAP: Final = 14
_LEFT: Final = 372
_RIGHT: Final = 190
_CELL: Final = 64
_KINDS: Final = {"coins": "coins", "administration": "administration", "markers": "railway", "bonus": "aid"}
"""What of a seat each stretch of its bar stands for."""
_PRIZE: Final = 246
"""Width of points and income, and the gap after them."""


class Prize(msgspec.Struct, frozen=True):
    """What the large mine brings: points, income if any is to come, bonus, the engines on the mines that merge."""

    name: str
    points: int
    income: int
    bonus: MineBonus | None
    engines: int


def prize_of(picture: Picture, ground: str) -> Prize:
    """The large mine of a ground."""
    terrain = terrain_of(picture)
    card = terrain.cards[ground]
    views = [picture.view.mines[small] for small in terrain.small[ground]]
    engines = sum(view.engine or view.marker == "engine" for view in views)
    income = card.income if picture.view.round < ROUNDS else 0
    return Prize(card.name, card.points, income, card.bonus, engines)


def auction(picture: Picture) -> Scene:
    """The picture of the consolidation under way."""
    running = given(picture.view.auction, "auction")
    rows = lanes.lanes_of(picture, running)
    high = _LANE
    top = MARGIN + _HEAD + 18
    lowest = _FOOT + MARGIN + 4
    free = _LEAST - top - len(rows) * (high + _GAP) - lowest
    w = BOARD_WIDTH - 2 * MARGIN
    scene = Scene(BOARD_WIDTH, max(_LEAST, _LEAST - free), SLATE)
    if free > _GAP:
        put_map(scene, picture, running.auction.ground, top, free - _GAP)
        top += free
    foot = top + len(rows) * (high + _GAP)
    line = f"{round_label(picture)} · {phase_label(picture)}"
    prize = prize_of(picture, running.auction.ground)
    scene.put((MARGIN, MARGIN, w, _HEAD), SLATE, _head, prize, line, picture.words["prize"])
    measure = measure_of(rows, w, high, running)
    put_lanes(scene, picture, running, rows, measure, MARGIN, top, w)
    put_beat(scene, measure, MARGIN, top, len(rows), high)
    put_foot(scene, picture, running, MARGIN, foot, w)
    wide = prize_box(prize)
    scene.spare = (MARGIN + 34, MARGIN + 0.56 * _HEAD, w - wide - 80, 0.36 * _HEAD)
    for place in ("ground", "mine"):
        box = (MARGIN + w - wide - 26, MARGIN + 18, wide, _HEAD - 36)
        scene.place(f"{place}.{running.auction.ground}", box)
    return scene


def put_map(scene: Scene, picture: Picture, ground: str, y: float, h: float) -> None:
    """A strip of the map with the ground in its middle, whose plate is framed; put it before all else."""
    x = (BOARD_WIDTH - WIDE) / 2
    left, plate, wide, high = labels_of(picture.view.options.board).plates[ground]
    top = min(max(0.0, plate + high / 2 - h / 2), HIGH - h)
    chart = Chart(scene, picture, (x, y), (0, top, WIDE, h))
    scene.page(("kohle_kolonie", "auction", chart.key), chart.lay)
    chart.put()
    surrounds(scene, (x, y, WIDE, h))
    scene.put((x - 2, y - 2, WIDE + 4, h + 4), None, _frame, INK, 3)
    box = (x + left - 9, y + plate - top - 9, wide + 18, high + 18)
    scene.put(box, None, _glow)


def _frame(canvas: Canvas, ink: str, width: float) -> None:
    canvas.rect(0, 0, canvas.width, canvas.height, outline=ink, width=width, radius=4)


def _glow(canvas: Canvas) -> None:
    """The lamp's light between two lines of ink."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, outline=INK, width=9, radius=12)
    canvas.rect(2, 2, w - 4, h - 4, outline=LAMP, width=5, radius=10)


def measure_of(rows: tuple[Lane, ...], w: float, high: float, running: AuctionView) -> Measure:
    """Cells of one width for all lanes, narrower where somebody has bid very much."""
    room = w - _LEFT - _RIGHT
    most = max(row.value for row in rows)
    cells = max(14, most + 1)
    beat = lanes.highest(running.auction)
    return Measure(_LEFT, min(_CELL, room / cells), cells, high, beat)


def put_lanes(
    scene: Scene,
    picture: Picture,
    running: AuctionView,
    rows: tuple[Lane, ...],
    measure: Measure,
    x: float,
    y: float,
    w: float,
) -> None:
    """All lanes, one below the other; a player's coins are at the end of the bar."""
    style = lanes.lane_style(rows, measure)
    for index, row in enumerate(rows):
        top = y + index * (measure.h + _GAP)
        box = (x - AROUND, top - AROUND, w + 2 * AROUND, measure.h + 2 * AROUND)
        scene.put(box, None, lanes.lane, w, row, measure, picture.words["left"], style)
        if index < len(running.auction.order):
            _places(scene, running, index, row, measure, x, top, w)
        else:
            total = (x + w - 164, top + 40, 140, measure.h - 80)
            scene.place("trust_track", stretches_of(row, measure, x, top).get("coins", total), "track")


def _places(
    scene: Scene, running: AuctionView, index: int, row: Lane, measure: Measure, x: float, top: float, w: float
) -> None:
    """The stretch of the bar for what a seat bids with, or else its value."""
    seat = running.auction.order[index]
    stretches = stretches_of(row, measure, x, top)
    total = (x + w - 164, top + 40, 140, measure.h - 80)
    for part, kind in _KINDS.items():
        scene.place(f"seat.{seat}.{part}", stretches.get(kind, total), "track")
    scene.place(f"seat.{seat}.points", total, "track")


def stretches_of(row: Lane, measure: Measure, x: float, top: float) -> dict[str, Box]:
    """Where the cells of each kind lie on a bar."""
    found: dict[str, Box] = {}
    left = x + measure.left
    for part in row.parts:
        wide = part.points * measure.cell
        begins = found[part.kind][0] if part.kind in found else left
        found[part.kind] = (begins, top + lanes.bar_top(measure.h), left + wide - begins, lanes.BAR)
        left += wide
    return found


def put_beat(scene: Scene, measure: Measure, x: float, y: float, rows: int, high: float) -> None:
    """A dashed line over each bar at the value to beat; it strikes through no word and no stretch of a bar."""
    left = x + measure.left + measure.beat * measure.cell
    for index in range(rows):
        top = y + index * (high + _GAP) + lanes.bar_top(high)
        scene.put((left - 5, top - 14, 10, lanes.BAR + 18), None, _beat)


def _beat(canvas: Canvas) -> None:
    canvas.dashes([(5, 0), (5, canvas.height)], PAPER_LIGHT, 7, dash=14, gap=8)
    canvas.dashes([(5, 0), (5, canvas.height)], INK, 4.5, dash=14, gap=8)


def _head(canvas: Canvas, prize: Prize, line: str, word: str) -> None:
    w, h = canvas.width, canvas.height
    enamel(canvas, w, h)
    wide = prize_box(prize)
    canvas.text(36, 50, prize.name, face="title", size=56, ink=CREAM, box=w - wide - 80, smallest=34)
    canvas.text(36, 104, line, face="text", size=40, ink=CREAM_DIM, box=w - wide - 80, cut=True)
    x = w - wide - 26
    canvas.rect(x, 18, wide, h - 36, fill=PAPER_LIGHT, radius=8)
    canvas.text(x + 22, h / 2, word.upper(), face="label", size=34, ink=INK_SECOND, box=120, spacing=1)
    put_prize(canvas, x + 150, h / 2, prize)


def put_prize(canvas: Canvas, x: float, middle: float, prize: Prize) -> None:
    """Points, income and bonus of the large mine, and the engines that come with it."""
    wide = canvas.text(x, middle + 1, str(prize.points), face="number", size=66)
    star(Pen(canvas, x + wide + 6, middle - 29, 58))
    if prize.income:
        wide = canvas.text(x + 128, middle, f"+{prize.income}", face="number", size=48)
        coin(Pen(canvas, x + 128 + wide + 8, middle - 24, 48))
    match prize.bonus:
        case "wagon":
            wagon(Pen(canvas, x + _PRIZE, middle - 34, 64))
        case "miner":
            miner(Pen(canvas, x + _PRIZE, middle - 32, 62), NEUTRAL)
        case None:
            pass
    if prize.engines:
        left = x + _PRIZE + (76 if prize.bonus else 0)
        canvas.rect(left, middle - 42, 1.5, 84, fill=RULE)
        canvas.text(left + 18, middle, str(prize.engines), face="number", size=48)
        engine(Pen(canvas, left + 48, middle - 36, 66), NEUTRAL)


def prize_box(prize: Prize) -> float:
    """The width of the plate with the prize and its word."""
    return 150 + prize_width(prize) + 24


def prize_width(prize: Prize) -> float:
    """The room that `put_prize` takes."""
    return _PRIZE + (64 if prize.bonus else -16) + (126 if prize.engines else 0)


def put_foot(scene: Scene, picture: Picture, running: AuctionView, x: float, y: float, w: float) -> None:
    """Who must decide, and the least bid with what it costs."""
    scene.put((x - 6, y - 6, w + 12, _FOOT + 18), SLATE, sheet, w, _FOOT)
    active = picture.view.active
    seat = active[0] if running.bidder is None and len(active) == 1 else running.bidder
    colour = picture.colours[seat] if seat is not None else None
    scene.put((x + PAD, y + 12, w * 0.62, _FOOT - 24), PAPER, _saying, picture.headline, picture.subline, colour)
    if running.next_bid is not None and running.price is not None:
        left = w * 0.64
        box = (x + left, y + 12, w - left - PAD, _FOOT - 24)
        scene.put(box, PAPER, _next, picture.words["next_bid"], running.next_bid, running.price)


def _saying(canvas: Canvas, headline: str, subline: str, colour: str | None) -> None:
    h, left = canvas.height, 0
    if colour:
        player_disc(canvas, 44, h / 2, 38, colour)
        left = 104
    room = canvas.width - left
    canvas.text(left, h * (0.32 if subline else 0.5), headline, face="name", size=42, box=room, cut=True)
    canvas.text(left, h * 0.74, subline, face="text", size=38, ink=INK_SECOND, box=room, cut=True)


def _next(canvas: Canvas, word: str, bid: int, price: int) -> None:
    w, h = canvas.width, canvas.height
    x = w - 46
    coin(Pen(canvas, x, h / 2 - 23, 46))
    x -= 12 + canvas.text(x - 8, h / 2, f"= {price}", face="number", size=54, ink=INK_SECOND, align="right")
    x -= 26 + canvas.text(x - 14, h / 2 + 1, str(bid), face="number", size=96, align="right")
    lines = _halves(word)
    for index, line in enumerate(lines):
        middle = h / 2 + (index - (len(lines) - 1) / 2) * 42
        canvas.text(x - 6, middle, line, face="text", size=37, ink=INK_SECOND, box=x - 6, align="right")


def _halves(text: str) -> tuple[str, ...]:
    """A text on two lines of about the same length."""
    words = text.split(" ")
    if len(words) < 2:
        return (text,)
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return " ".join(words[:cut]), " ".join(words[cut:])
