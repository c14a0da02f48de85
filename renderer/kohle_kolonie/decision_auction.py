"""A bid to decide on: the prize, a lane for each bidder, then every legal bid with its price and what is left."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from games.kohle_kolonie.terrain import Terrain
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.decision import BOTTOM, GAP, ROOM, TEXT, TOP, sign_disc
from renderer.icons import Pen, coin, engine, hammer_and_pick, miner, player_mark, star, wagon
from renderer.kohle_kolonie import auction as bidding
from renderer.kohle_kolonie import lanes
from renderer.kohle_kolonie.auction import Prize
from renderer.kohle_kolonie.decision_map import put_ground
from renderer.kohle_kolonie.lanes import Lane, Part, Status
from renderer.kohle_kolonie.looks import TRUST
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.standings import name_of
from renderer.kohle_kolonie.survey import terrain_of
from renderer.picture import Target
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    INK,
    INK_SECOND,
    LAMP,
    MARGIN,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    SLATE,
    mix,
)

_PRIZE: Final = 78
_LANE: Final = 88
_LEAST_LANE: Final = 64
_BAND: Final = 60
_BAR: Final = 330
"""Where the bars begin."""
_VALUE: Final = 92
_CELL: Final = 44
_COLUMNS: Final = 3
_CARD: Final = 80
_LEAST_CARD: Final = 64
_GLOW: Final = 6
_LEAST_MAP: Final = 180
"""Where so much room is left, the ground is shown on the map."""


def put_auction(scene: Scene, picture: Picture, icons: Mapping[str, Icon]) -> None:
    """Everything below the head."""
    terrain = terrain_of(picture)
    ground = (picture.area or "").partition(".")[2]
    running = picture.view.auction
    bids = running is not None and running.auction.ground == ground
    rows = lanes.lanes_of(picture, running) if bids and running is not None else _owners(picture, terrain, ground)
    targets = picture.targets
    cards = -(-len(targets) // _COLUMNS)
    room = BOTTOM - TOP - _PRIZE - GAP
    gap = 12
    high = min(_CARD, max(_LEAST_CARD, (room - len(rows) * (_LEAST_LANE + gap)) / cards - gap)) if cards else _CARD
    lane = min(_LANE, (room - cards * (high + gap) + gap) / len(rows) - gap)
    scene.put((MARGIN, TOP, ROOM, _PRIZE), SLATE, _prize, bidding.prize_of(picture, ground))
    scene.place(f"ground.{ground}", (MARGIN, TOP, ROOM, _PRIZE))
    top = TOP + _PRIZE + GAP
    beat = running.next_bid - 1 if bids and running is not None and running.next_bid else 0
    most = max(beat, *(row.value for row in rows), 1)
    cell = min(float(_CELL), (ROOM - _BAR - _VALUE - 12) / most)
    for index, row in enumerate(rows):
        y = top + index * (lane + gap)
        box = (MARGIN - _GLOW, y - _GLOW, ROOM + 2 * _GLOW, lane + 2 * _GLOW)
        shown = row if row.colour else msgspec.structs.replace(row, name=picture.words["trust"])
        scene.put(box, None, _lane, shown, cell)
        coins = sum(part.points for part in row.parts if part.kind == "coins")
        if coins and running is not None and bids and index < len(running.auction.order):
            last = (MARGIN + _BAR + (row.value - 1) * cell, y, cell, lane)
            scene.place(f"seat.{running.auction.order[index]}.coins", last, "track")
    _put_beat(scene, beat, cell, top, len(rows) * (lane + gap) - gap)
    top += len(rows) * (lane + gap)
    free = BOTTOM - top - cards * (high + gap) + gap
    if free > _LEAST_MAP:
        put_ground(scene, picture, ground, (MARGIN, top, ROOM, free - GAP))
        top += free
    _put_bids(scene, targets, top, high, gap, icons)


def _owners(picture: Picture, terrain: Terrain, ground: str) -> tuple[Lane, ...]:
    """The lanes of a ground that has not come up: the values of its mines by owner, and the Trust."""
    values: dict[int, int] = {}
    for card in reversed(terrain.small[ground]):
        mine = picture.view.mines[card]
        if mine.status == "owned" and mine.owner is not None:
            values[mine.owner] = values.get(mine.owner, 0) + terrain.cards[card].value
    rows: list[Lane] = []
    for seat, value in values.items():
        shown = picture.view.seats[seat]
        parts = [Part("mine", value, "")]
        if shown.administration:
            parts.append(Part("administration", shown.administration, ""))
        total = value + shown.administration
        status: Status = "acts" if seat == picture.seat else "waits"
        rows.append(
            Lane(name_of(picture, seat), picture.colours[seat], shown.coins, "", status, tuple(parts), total)
        )
    rest = sum(
        terrain.cards[card].value for card in terrain.small[ground] if picture.view.mines[card].status != "owned"
    )
    if rest:
        coins = picture.view.trust.coins + picture.view.trust.extra_coin
        parts = (Part("mine", rest, ""), *((Part("coins", coins, ""),) if coins else ()))
        rows.append(Lane(picture.words["coal_trust"], None, 0, "", "trust", parts, rest + coins))
    return tuple(rows)


def _prize(canvas: Canvas, prize: Prize) -> None:
    """The large mine: its name, points, income, bonus, engines."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER, outline=INK, width=2, radius=RADIUS)
    canvas.rect(5, 5, w - 10, h - 10, outline=mix(PAPER, RULE, 0.75), width=1.5, radius=4)
    middle, right = h / 2, w - 24.0
    if prize.engines:
        right -= 54
        engine(Pen(canvas, right, middle - 29, 54))
        right -= (
            canvas.text(right - 6, middle + 0.5, str(prize.engines), face="number", size=46, align="right") + 26
        )
    if prize.bonus:
        right -= 56
        (wagon(Pen(canvas, right, middle - 28, 56)) if prize.bonus == "wagon"
         else miner(Pen(canvas, right, middle - 28, 54), NEUTRAL))  # fmt: skip
        right -= 22
    if prize.income:
        right -= 40
        coin(Pen(canvas, right, middle - 20, 40))
        said = f"+{prize.income}"
        right -= canvas.text(right - 4, middle + 0.5, said, face="number", size=46, align="right") + 26
    right -= 46
    star(Pen(canvas, right, middle - 23, 46))
    right -= canvas.text(right - 4, middle + 0.5, str(prize.points), face="number", size=56, align="right") + 24
    canvas.text(22, middle, prize.name, face="name", size=46, box=right - 22, smallest=TEXT, cut=True)


def _lane(canvas: Canvas, shown: Lane, cell: float) -> None:
    """Who bids with what, cell by cell, and the value."""
    x = y = float(_GLOW)
    w, h = canvas.width - 2 * _GLOW, canvas.height - 2 * _GLOW
    out = shown.status == "passed"
    if shown.status == "acts":
        canvas.rect(0, 0, w + 2 * _GLOW, h + 2 * _GLOW, fill=LAMP, radius=RADIUS + _GLOW)
        canvas.rect(3, 3, w + 6, h + 6, fill=INK, radius=RADIUS + 3)
    canvas.rect(x, y, w, h, fill=lanes.ground_of(shown), outline=INK, width=2, radius=RADIUS)
    look = PLAYERS[shown.colour] if shown.colour else None
    canvas.rect(x + 2, y + 2, _BAND - 2, h - 4, fill=look.ground if look else TRUST, radius=RADIUS - 1,
                corners=(True, False, False, True))  # fmt: skip
    if look:
        player_mark(Pen(canvas, x + _BAND / 2 - 19, y + h / 2 - 19, 38), look.mark, look.on)
    else:
        engine(Pen(canvas, x + _BAND / 2 - 22, y + h / 2 - 23, 44, ink=CREAM_DIM), TRUST)
    canvas.rect(x + _BAND, y, 2, h, fill=INK)
    ink = INK_SECOND if out else INK
    room = _BAR - _BAND - 28
    canvas.text(
        x + _BAND + 14, y + h / 2, shown.name, face="name", size=40, ink=ink, box=room, smallest=TEXT, cut=True
    )
    left, high = x + _BAR, min(52.0, h - 18)
    for part in shown.parts:
        _cells(canvas, left, y + (h - high) / 2, cell, high, part, shown.colour)
        left += part.points * cell
    right = x + w - 8
    if shown.leads:
        canvas.rect(right - _VALUE + 8, y + 8, _VALUE - 8, h - 16, fill=SLATE, radius=RADIUS)
    ink = CREAM if shown.leads else ink
    canvas.text(
        right - _VALUE / 2 + 4, y + h / 2 + 1, str(shown.value), face="number", size=56, ink=ink, align="centre"
    )


def _cells(canvas: Canvas, x: float, y: float, cell: float, high: float, part: Part, colour: str | None) -> None:
    """A cell for each point, with the icon of what it comes from."""
    look = PLAYERS[colour] if colour else None
    if part.kind == "mine":
        fill, icon = look.ground if look else TRUST, partial(hammer_and_pick, ink=look.on if look else CREAM)
    else:
        fill, icon = lanes.FOR_COINS if part.kind == "coins" else PAPER_SHADE, lanes.icons_of(colour)[part.kind]
    side = min(36.0, cell - 6)
    for index in range(part.points):
        left = x + index * cell
        canvas.rect(left - 1, y, cell + 2, high, fill=fill, outline=INK, width=2)
        if side >= 18:
            icon(Pen(canvas, left + cell / 2 - side / 2, y + high / 2 - side / 2, side))


def _put_beat(scene: Scene, beat: int, cell: float, y: float, h: float) -> None:
    """A dashed line at the bid to beat."""
    if beat > 0:
        x = MARGIN + _BAR + beat * cell + 6
        scene.put((x - 5, y, 10, h), None, _dashes)


def _dashes(canvas: Canvas) -> None:
    canvas.dashes([(5, 0), (5, canvas.height)], PAPER_LIGHT, 9, dash=16, gap=7)
    canvas.dashes([(5, 0), (5, canvas.height)], INK, 4, dash=16, gap=7)


def _put_bids(
    scene: Scene, targets: Sequence[Target], top: float, high: float, gap: float, icons: Mapping[str, Icon]
) -> None:
    w = (ROOM - GAP * (_COLUMNS - 1)) / _COLUMNS
    for index, target in enumerate(targets):
        row, column = divmod(index, _COLUMNS)
        box = (MARGIN + column * (w + GAP), top + row * (high + gap), w, high)
        figures = tuple((icons[name], text) for name, text in target.figures)
        scene.put(box, SLATE, _bid, target.sign, target.label, figures, target.place == "pass" or target.faint)
        scene.place(target.place, box)


def _bid(canvas: Canvas, sign: str, label: str, figures: tuple[tuple[Icon, str], ...], shaded: bool) -> None:
    """A value with its price and the coins left after it; a pass, a declaration, further bids by their name."""
    w, h, middle = canvas.width, canvas.height, canvas.height / 2
    ground = PAPER_SHADE if shaded else PAPER_LIGHT
    canvas.rect(0, 0, w, h, fill=ground, outline=INK, width=2, radius=RADIUS)
    left = 20.0
    if sign:
        radius = min(30, h / 2 - 9)
        sign_disc(canvas, 46, middle, sign, radius)
        left = 92 + canvas.text(92, middle, "=", face="text", size=44, ink=INK_SECOND) + 8
        for icon, text in figures:
            left += canvas.text(left, middle + 0.5, text, face="number", size=46) + 4
            icon(Pen(canvas, left, middle - 18, 36))
            left += 46
        canvas.text(w - 16, middle, label, face="text", size=38, ink=INK_SECOND, box=w - 16 - left,
                    smallest=TEXT, align="right", cut=True)  # fmt: skip
        return
    right = w - 16
    for icon, text in reversed(figures):
        right -= 40
        icon(Pen(canvas, right, middle - 20, 40))
        right -= canvas.text(right - 4, middle + 0.5, text, face="number", size=42, align="right") + 16
    canvas.text(left, middle, label, face="label", size=42, box=right - left, smallest=TEXT, cut=True)
