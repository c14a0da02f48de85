"""Crops of 1,080 px for panels: a city, what is for sale, the tracks, an auction, a player's side of the table."""

from functools import lru_cache, partial
from typing import Final

import msgspec

from games.kohle_kolonie import boards, facts
from games.kohle_kolonie.board import Board
from renderer.canvas import Canvas
from renderer.crops import HEAD, ROOM, TOP, WIDTH, UnknownArea, crop, owners_sign, seat_of, sign
from renderer.icons import Pen, coin, miner, worker
from renderer.kohle_kolonie import auction as bidding
from renderer.kohle_kolonie import lanes, stocks, tableau, tracks
from renderer.kohle_kolonie.chart import Chart, surrounds
from renderer.kohle_kolonie.display import put_card
from renderer.kohle_kolonie.labels import Labels, labels_of, lies_in
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.pithead_cards import put_pitheads
from renderer.kohle_kolonie.player import put_consolidation
from renderer.kohle_kolonie.standings import name_of, phase_label, round_label
from renderer.kohle_kolonie.survey import HIGH, WIDE, survey_of, terrain_of
from renderer.picture import given
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_sheet
from renderer.theme import MARGIN, PAPER, PLAYERS, SLATE, WOOD

_RIM: Final = 10
"""Land shown around a city and what belongs to it."""
_NARROWEST: Final = 740
_WIDEST: Final = 872
"""No wider, so that text stays large enough."""
_WINDOWS: Final = 64
"""Windows that are kept: each follows from its board alone, and takes a tenth of a second to find."""
_PRIZE: Final = 98
_NEXT: Final = 72
_BETWEEN: Final = 12
_LANE: Final = 158
_PITHEAD: Final = 336
_TALL: Final = 1.2
"""No crop is higher than so many times its width."""
_FEW: Final = 15
"""So many cards for sale have three columns, more of them four."""


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
        case "stocks":
            return _stocks(picture, given(picture.seat, "seat"))
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
    """The part of the map with as much as possible of a region's own.

    It is between `_NARROWEST` and `_WIDEST` wide, and no higher than a crop may be.
    """
    terrain_of(picture)  # from here on the board is known
    return _window_of(picture.view.options.board, region)


@lru_cache(maxsize=_WINDOWS)
def _window_of(board: str, region: str) -> Box:
    land, villages = _own(boards.known[board], labels_of(board), region)
    points = [point for ring in survey_of(board).regions[region] for point in ring]
    pieces = [*land, *villages]
    west, north, east, south = _extent([*pieces, *((x, y, 0.0, 0.0) for x, y in points)])
    high = min(HIGH, south + _RIM) - max(0.0, north - _RIM)
    wide = min(WIDE, _WIDEST, max(_NARROWEST, east - west + 2 * _RIM, _width_for(high)))
    high = min(high, deepest(wide + 2 * MARGIN))
    lefts = [(west + east - wide) / 2]
    lefts += [end for x, _, w, _ in pieces for end in (x - 1, x + w + 1 - wide)]
    tops = [max(0.0, north - _RIM), min(HIGH, south + _RIM) - high]
    tops += [end for _, y, _, h in pieces for end in (y - _RIM, y + h + _RIM - high)]
    found = [
        (min(max(0.0, left), WIDE - wide), min(max(0.0, top), HIGH - high), wide, high)
        for left in dict.fromkeys(lefts)
        for top in dict.fromkeys(tops)
    ]
    return max(
        found,
        key=lambda at: (_held(at, land), _held(at, villages), -abs(at[0] - lefts[0]) - abs(at[1] - tops[0])),
    )


def deepest(width: float) -> float:
    """Room below the sign of a crop this wide: no crop is higher than 1.2 times its width."""
    return width * _TALL - TOP - MARGIN - 4


def _width_for(high: float) -> float:
    """How wide a window so high must be at least."""
    return (high + TOP + MARGIN + 4) / _TALL - 2 * MARGIN


def _held(window: Box, boxes: list[Box]) -> int:
    return sum(lies_in(window, box) for box in boxes)


def _own(board: Board, labels: Labels, region: str) -> tuple[list[Box], list[Box]]:
    """Boxes of a region's grounds and mines, and of the villages next to them with their names."""
    grounds = {ground.id for ground in board.grounds if ground.region == region}
    mines = [mine for mine in board.small_mines if mine.ground in grounds]
    villages = [village.id for village in board.villages if grounds & set(village.grounds)]
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
    cards = picture.view.display
    columns = 3 if len(cards) <= _FEW else 4
    rows = max(1, -(-len(cards) // columns))
    w = (ROOM - 12 * (columns - 1)) / columns
    h = min(w * 0.62, (deepest(WIDTH) - 12 * (rows - 1)) / rows)
    scene = _scene(picture, rows * (h + 12) - 12)
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        put_card(scene, picture, card, (MARGIN + column * (w + 12), TOP + row * (h + 12), w, h))
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
    asked = running.next_bid is not None and running.price is not None
    room = deepest(WIDTH) - _PRIZE - (_NEXT + _BETWEEN if asked else 0)
    high = min(_LANE, room / len(rows) - _BETWEEN)
    below = TOP + _PRIZE + _BETWEEN
    scene = _scene(picture, _PRIZE + len(rows) * (high + _BETWEEN) + (_NEXT + _BETWEEN if asked else 0))
    put_sheet(scene, MARGIN, TOP, ROOM, _PRIZE)
    box = (MARGIN + PAD, TOP + 12, ROOM - 2 * PAD, _PRIZE - 24)
    scene.put(box, PAPER, _prize, prize)
    scene.place(f"ground.{running.auction.ground}", box)
    style = lanes.small_lane_style(rows)
    for index, row in enumerate(rows):
        top = below + index * (high + _BETWEEN)
        box = (MARGIN - lanes.AROUND, top - lanes.AROUND, ROOM + 2 * lanes.AROUND, high + 2 * lanes.AROUND)
        scene.put(box, None, lanes.small_lane, ROOM, high, row, picture.words["left"], style)
        total = (MARGIN + ROOM - 150, top + 6, 140, high - 12)
        if index < len(running.auction.order):
            seat = running.auction.order[index]
            for part in ("coins", "points", "administration", "markers", "bonus"):
                scene.place(f"seat.{seat}.{part}", total, "track")
        else:
            scene.place("trust_track", total, "track")
    if running.next_bid is not None and running.price is not None:
        top = below + len(rows) * (high + _BETWEEN)
        put_sheet(scene, MARGIN, top, ROOM, _NEXT)
        words = (picture.words["next_bid"], running.next_bid, running.price)
        scene.put((MARGIN + PAD, top + 8, ROOM - 2 * PAD, _NEXT - 16), PAPER, _next, *words)
    return scene


def _prize(canvas: Canvas, prize: bidding.Prize) -> None:
    middle = canvas.height / 2
    wide = bidding.prize_width(prize)
    canvas.text(6, middle, prize.name, face="name", size=40, box=canvas.width - wide - 40, cut=True)
    bidding.put_prize(canvas, canvas.width - wide - 8, middle, prize)


def _next(canvas: Canvas, word: str, bid: int, price: int) -> None:
    w, middle = canvas.width, canvas.height / 2
    coin(Pen(canvas, w - 46, middle - 20, 40))
    x = w - 54
    x -= 16 + canvas.text(x, middle, f"{bid} = {price}", face="number", size=50, align="right")
    canvas.text(8, middle, word, face="text", size=32, box=x - 8)


# A player


def _player(picture: Picture, seat: int) -> Scene:
    """Mines, settlements, engines and bonus marker."""
    grid = tableau.grid_of(terrain_of(picture), ROOM - 2 * PAD, 186, 10)
    mines = 18 + grid.height
    scene = _scene(picture, mines + 12 + stocks.SETTLEMENTS + 12 + stocks.LINE)
    put_sheet(scene, MARGIN, TOP, ROOM, mines)
    tableau.put_tableau(scene, picture, seat, MARGIN + PAD, TOP + 7, grid)
    y = TOP + mines + 12
    stocks.put_settlements(scene, picture, seat, MARGIN, y, ROOM)
    stocks.put_engines(scene, picture, seat, MARGIN, y + stocks.SETTLEMENTS + 12, ROOM)
    return scene


def _pitheads(picture: Picture, seat: int) -> Scene:
    """The pithead cards that can be flipped, two in a row."""
    boxes = _two_in_a_row(len(facts.FLIPPABLE))
    scene = _scene(picture, -(-len(boxes) // 2) * (_PITHEAD + 14) - 14)
    put_pitheads(scene, picture, seat, boxes, facts.PITHEADS[: len(boxes)])
    return scene


def _two_in_a_row(count: int) -> tuple[Box, ...]:
    w = (ROOM - 12) / 2
    return tuple(
        (MARGIN + (index % 2) * (w + 12), TOP + (index // 2) * (_PITHEAD + 14), w, _PITHEAD)
        for index in range(count)
    )


def _stocks(picture: Picture, seat: int) -> Scene:
    """The last pithead card, the consolidation track it counts for, prices, railway markers, miners lost."""
    side = 12 + stocks.LINE
    scene = _scene(picture, _PITHEAD + 2 * side + 4)
    card, track = _two_in_a_row(2)
    put_pitheads(scene, picture, seat, (card,), facts.PITHEADS[len(facts.FLIPPABLE) :])
    put_consolidation(scene, picture, seat, track)
    top = TOP + _PITHEAD + 16
    stocks.put_prices(scene, picture, MARGIN, top, ROOM)
    stocks.put_markers(scene, picture, seat, MARGIN, top + side, ROOM)
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
