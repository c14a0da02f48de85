"""Crops of 1,080 px for panels: a city, what is for sale, the tracks, an auction, a player's side of the table."""

from functools import partial
from typing import Final

import msgspec

from games.kohle_kolonie import facts
from games.kohle_kolonie.terrain import Terrain
from renderer.canvas import Canvas
from renderer.crops import HEAD, ROOM, TOP, UnknownArea, crop, owners_sign, seat_of, sign
from renderer.icons import Pen, coin, miner, worker
from renderer.kohle_kolonie import auction as bidding
from renderer.kohle_kolonie import lanes, stocks, tableau, tracks
from renderer.kohle_kolonie.chart import Chart, surrounds
from renderer.kohle_kolonie.display import Rows, put_display
from renderer.kohle_kolonie.labels import Labels, labels_of, lies_in
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.pithead_cards import put_pitheads
from renderer.kohle_kolonie.player import put_consolidation
from renderer.kohle_kolonie.standings import name_of, phase_label, round_label
from renderer.kohle_kolonie.survey import HIGH, WIDE, survey_of, terrain_of
from renderer.picture import given
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import MARGIN, PAPER, PLAYERS, SLATE, WOOD

_RIM: Final = 10
"""Land shown around a city and what belongs to it."""
_NARROWEST: Final = 740
_WIDEST: Final = 872
"""No wider, so that text stays large enough."""
_PRIZE: Final = 166


def area(picture: Picture) -> Scene:
    """The crop named by the picture's `area`."""
    match picture.area:
        case "display":
            return _display(picture)
        case "tracks":
            return _tracks(picture)
        case "auction":
            return _auction(picture)
        case "player":
            return _player(picture, given(picture.seat, "seat"))
        case "pitheads":
            return _pitheads(picture, given(picture.seat, "seat"))
        case str() as region if region in survey_of(picture.view.options.board).regions:
            return _city(picture, region)
        case _:
            raise UnknownArea(picture.area)


def _scene(picture: Picture, height: float) -> Scene:
    scene = crop(height)
    _put_head(scene, picture)
    return scene


def _put_head(scene: Scene, picture: Picture) -> None:
    box = (MARGIN, MARGIN, scene.width - 2 * MARGIN, HEAD)
    line = f"{round_label(picture)} · {phase_label(picture)}"
    scene.put(box, SLATE, _head, owner_of(picture), picture.title, line)


# A city


def window_of(picture: Picture, region: str) -> Box:
    """The part of the map with as much as possible of a region's own, between `_NARROWEST` and `_WIDEST` wide."""
    terrain = terrain_of(picture)
    board = picture.view.options.board
    land, villages = _own(terrain, labels_of(board), region)
    points = [point for ring in survey_of(board).regions[region] for point in ring]
    west, north, east, south = _extent([*land, *villages, *((x, y, 0.0, 0.0) for x, y in points)])
    wide = min(WIDE, _WIDEST, max(_NARROWEST, east - west + 2 * _RIM))
    middle = (west + east - wide) / 2
    ends = [end for box in (*land, *villages) for end in (box[0] - 1, box[0] + box[2] + 1 - wide)]
    top, bottom = max(0.0, north - _RIM), min(HIGH, south + _RIM)
    found = [(min(max(0.0, left), WIDE - wide), top, wide, bottom - top) for left in (middle, *ends)]
    return max(found, key=lambda at: (_held(at, land), _held(at, villages), -abs(at[0] - middle)))


def _held(window: Box, boxes: list[Box]) -> int:
    return sum(lies_in(window, box) for box in boxes)


def _own(terrain: Terrain, labels: Labels, region: str) -> tuple[list[Box], list[Box]]:
    """Boxes of a region's grounds and mines, and of the villages next to them with their names."""
    grounds = {ground.id for ground in terrain.board.grounds if ground.region == region}
    mines = [mine for mine in terrain.board.small_mines if mine.ground in grounds]
    villages = [village.id for village in terrain.board.villages if grounds & set(village.grounds)]
    land = [labels.plates[ground] for ground in sorted(grounds)]
    return (
        [*land, *(labels.tokens[str(mine.number)] for mine in mines)],
        [box for village in villages for box in (labels.villages[village], labels.names[village])],
    )


def _extent(boxes: list[Box]) -> tuple[float, float, float, float]:
    """West, north, east and south ends of all boxes."""
    return (
        min(x for x, _, _, _ in boxes),
        min(y for _, y, _, _ in boxes),
        max(x + w for x, _, w, _ in boxes),
        max(y + h for _, y, _, h in boxes),
    )


def _city(picture: Picture, region: str) -> Scene:
    window = window_of(picture, region)
    w, h = window[2], window[3]
    width = w + 2 * MARGIN
    scene = crop(h, width)
    chart = Chart(scene, picture, (MARGIN, TOP), window)
    scene.page(("kohle_kolonie", chart.key), chart.lay)
    chart.put()
    surrounds(scene, (MARGIN, TOP, w, h))
    _put_head(scene, picture)
    return scene


# Cards and tracks


def _display(picture: Picture) -> Scene:
    cards = len(picture.view.display)
    rows = Rows("full", 2, (ROOM - 12) / 2, 200) if cards <= 10 else Rows("short", 3, (ROOM - 24) / 3, 112)
    scene = _scene(picture, rows.height(cards))
    put_display(scene, picture, MARGIN, TOP, rows)
    return scene


def _tracks(picture: Picture) -> Scene:
    lines = 58 + 54 * len(terrain_of(picture).lines)
    step = tracks.HEIGHT + 12
    scene = _scene(picture, 4 * step + lines)
    half = (ROOM - 12) / 2
    tracks.put_trust(scene, picture, MARGIN, TOP, half + 90)
    tracks.put_purchases(scene, picture, MARGIN + half + 102, TOP, half - 90)
    tracks.put_bonuses(scene, picture, MARGIN, TOP + step, ROOM)
    tracks.put_disasters(scene, picture, MARGIN, TOP + 2 * step, half)
    tracks.put_supply(scene, picture, MARGIN + half + 12, TOP + 2 * step, half)
    stocks.put_prices(scene, picture, MARGIN, TOP + 3 * step, ROOM)
    tracks.put_railways(scene, picture, MARGIN, TOP + 4 * step, ROOM, lines)
    return scene


# An auction


def _auction(picture: Picture) -> Scene:
    running = given(picture.view.auction, "auction")
    rows = lanes.lanes_of(picture, running)
    prize = bidding.prize_of(picture, running.auction.ground)
    high = 158
    scene = _scene(picture, _PRIZE + 14 + len(rows) * (high + 14) + 76)
    put_sheet(scene, MARGIN, TOP, ROOM, _PRIZE)
    scene.put((MARGIN + PAD, TOP + 8, ROOM - 2 * PAD, _PRIZE - 16), PAPER, _prize, prize)
    scene.place(f"ground.{running.auction.ground}", (MARGIN, TOP, ROOM, _PRIZE))
    for index, row in enumerate(rows):
        top = TOP + _PRIZE + 14 + index * (high + 14)
        box = (MARGIN - lanes.AROUND, top - lanes.AROUND, ROOM + 2 * lanes.AROUND, high + 2 * lanes.AROUND)
        scene.put(box, None, lanes.small_lane, ROOM, high, row, picture.words["left"])
        if index < len(running.auction.order):
            seat = running.auction.order[index]
            for part in ("coins", "points", "administration", "markers", "bonus"):
                scene.place(f"seat.{seat}.{part}", (MARGIN, top, ROOM, high))
    if running.next_bid is not None and running.price is not None:
        top = TOP + _PRIZE + 14 + len(rows) * (high + 14)
        put_sheet(scene, MARGIN, top, ROOM, 72)
        words = (picture.words["next_bid"], running.next_bid, running.price)
        scene.put((MARGIN + PAD, top + 8, ROOM - 2 * PAD, 56), PAPER, _next, *words)
    return scene


def _prize(canvas: Canvas, prize: bidding.Prize) -> None:
    canvas.text(6, 30, prize.name, face="name", size=40, box=canvas.width - 12)
    bidding.put_prize(canvas, 8, 104, prize)


def _next(canvas: Canvas, word: str, bid: int, price: int) -> None:
    w, middle = canvas.width, canvas.height / 2
    coin(Pen(canvas, w - 46, middle - 20, 40))
    x = w - 54
    x -= 16 + canvas.text(x, middle, f"{bid} = {price}", face="number", size=50, align="right")
    canvas.text(8, middle, word, face="text", size=32, box=x - 8)


# A player


def _player(picture: Picture, seat: int) -> Scene:
    grid = tableau.grid_of(terrain_of(picture), ROOM - 2 * PAD, 186)
    mines = 60 + grid.height
    side = 12 + stocks.LINE
    scene = _scene(picture, mines + 12 + stocks.SETTLEMENTS + 3 * side)
    put_sheet(scene, MARGIN, TOP, ROOM, mines)
    put_heading(scene, MARGIN, TOP, 300, picture.words["mines"])
    tableau.put_tableau(scene, picture, seat, MARGIN + PAD, TOP + 40, grid)
    scene.place(f"seat.{seat}.cards", (MARGIN, TOP, ROOM, mines))
    y = TOP + mines + 12
    stocks.put_settlements(scene, picture, seat, MARGIN, y, ROOM)
    y += stocks.SETTLEMENTS + 12
    stocks.put_engines(scene, picture, seat, MARGIN, y, ROOM)
    stocks.put_prices(scene, picture, MARGIN, y + side, ROOM)
    stocks.put_markers(scene, picture, seat, MARGIN, y + 2 * side, ROOM)
    return scene


def _pitheads(picture: Picture, seat: int) -> Scene:
    w, h, gap = (ROOM - 12) / 2, 336, 14
    count = len(facts.PITHEADS)
    rows = -(-count // 2)
    scene = _scene(picture, rows * (h + gap))
    boxes = tuple(
        (MARGIN + (index % 2) * (w + 12), TOP + (index // 2) * (h + gap), w, h) for index in range(count)
    )
    put_pitheads(scene, picture, seat, boxes)
    if count % 2:
        left = MARGIN + w + 12
        put_consolidation(scene, picture, seat, (left, TOP + (rows - 1) * (h + gap), w, h))
    return scene


# The head


class Owner(msgspec.Struct, frozen=True):
    """For whom the crop is drawn: what they can spend."""

    name: str
    colour: str
    coins: int
    workers: int
    pool: int
    points: int


def owner_of(picture: Picture) -> Owner | None:
    """The player the crop is for, if it is for one."""
    seat = seat_of(picture)
    if seat is None:
        return None
    shown = picture.view.seats[seat]
    name = name_of(picture, seat)
    return Owner(name, picture.colours[seat], shown.coins, shown.workers, shown.pool, shown.points)


def _head(canvas: Canvas, owner: Owner | None, title: str, stage: str) -> None:
    if owner is None:
        sign(canvas, title, stage)
        return
    coat = PLAYERS[owner.colour].ground
    wooden, own = partial(worker, coat=WOOD), partial(miner, coat=coat)
    owners_sign(canvas, owner, ((coin, owner.coins), (wooden, owner.workers), (own, owner.pool)))
