"""Lanes of an auction: a player's or the Trust's value as a bar of cells, a point each."""

from collections.abc import Mapping
from functools import partial
from typing import Final, Literal, TypeAlias

import msgspec

from games.kohle_kolonie.state import Auction, Value
from games.kohle_kolonie.terrain import Terrain
from games.kohle_kolonie.view import AuctionView
from renderer import fonts
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.icons import Pen, coin, engine, hammer_and_pick, lamp, miner, player_mark, station, steps
from renderer.kohle_kolonie.looks import TRUST
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.standings import name_of
from renderer.kohle_kolonie.survey import terrain_of
from renderer.pieces import figure
from renderer.theme import (
    BRASS,
    CREAM,
    CREAM_DIM,
    INK,
    INK_SECOND,
    LAMP,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    SLATE,
    Ink,
    mix,
)

Kind: TypeAlias = Literal["mine", "administration", "aid", "railway", "coins"]
Style: TypeAlias = tuple[fonts.Face, float]
"""Face and size of a text."""
Status: TypeAlias = Literal["leads", "acts", "passed", "waits", "trust"]
AROUND: Final = 10
_BAND: Final = 70
BAR: Final = 90
"""Height of a bar."""
_UNDER: Final = 34
"""Words under a bar."""
_SMALL: Final = 37
"""Words beside and below the bars: a phone shows them at a quarter."""
_SMALL_NAME: Final = 250
"""Room for a name on a lane of a crop."""
FOR_COINS: Final[Ink] = mix(PAPER_LIGHT, BRASS, 0.35)
"""The ground of coins in a bar."""


class Part(msgspec.Struct, frozen=True):
    """A stretch of a bar: what it comes from, how many points, the number of a mine, and the word below."""

    kind: Kind
    points: int
    word: str
    number: int = 0


class Lane(msgspec.Struct, frozen=True):
    """Who bids, with what left, how the value is made up. `colour` None: the Trust."""

    name: str
    colour: str | None
    coins: int
    line: str
    status: Status
    parts: tuple[Part, ...]
    value: int
    leads: bool = False


class Measure(msgspec.Struct, frozen=True):
    """How lanes are drawn: where the bar begins, width of a cell, cells, height, the bid to beat."""

    left: float
    cell: float
    cells: int
    h: float
    beat: int


def lanes_of(picture: Picture, running: AuctionView) -> tuple[Lane, ...]:
    """The players in bidding order, then the Trust."""
    auction, words = running.auction, picture.words
    lanes = [_of_player(picture, running, place) for place in range(len(auction.order))]
    if auction.trust is not None:
        leads = running.leader is None and auction.trust == highest(auction)
        line = words["highest_bid"] if leads else words["never_raises"]
        parts = _trust_parts(picture, auction, auction.trust)
        status: Status = "leads" if leads else "trust"
        lanes.append(Lane(words["coal_trust"], None, 0, line, status, parts, auction.trust, leads))
    return tuple(lanes)


def highest(auction: Auction) -> int:
    """The highest value of those still in, the Trust's included."""
    still = [value.total for seat, value in zip(auction.order, auction.values, strict=True)
             if seat not in auction.passed]  # fmt: skip
    return max([*still, auction.trust or 0])


def _of_player(picture: Picture, running: AuctionView, place: int) -> Lane:
    auction, words = running.auction, picture.words
    seat, value = auction.order[place], auction.values[place]
    status: Status = "waits"
    line = ""
    if seat in auction.passed:
        status, line = "passed", words["passed"]
    elif seat == running.bidder or (seat in picture.view.active and running.bidder is None):
        status, line = "acts", words["to_bid" if auction.declared[place] else "to_declare"]
        if seat == running.leader and picture.view.turn.stage == "done":
            line = words["highest_bid"]
    elif seat == running.leader:
        status, line = "leads", words["highest_bid"]
    coins = picture.view.seats[seat].coins
    parts = _parts(picture, auction.ground, seat, value)
    leads = seat == running.leader and status != "passed"
    return Lane(name_of(picture, seat), picture.colours[seat], coins, line, status, parts, value.total, leads)


def _small(terrain: Terrain, ground: str) -> tuple[str, ...]:
    return terrain.small.get(ground, ())


def _parts(picture: Picture, ground: str, seat: int, value: Value) -> tuple[Part, ...]:
    """The stretches of a player's bar."""
    terrain, words = terrain_of(picture), picture.words
    owned = [card for card in _small(terrain, ground) if picture.view.mines[card].owner == seat]
    mines = [
        Part("mine", terrain.cards[card].value, "", terrain.cards[card].number)
        for card in owned
        if picture.view.mines[card].status == "owned"
    ]
    if sum(mine.points for mine in mines) != value.mines:
        mines = [Part("mine", value.mines, "")] if value.mines else []
    others: tuple[tuple[Kind, int, str], ...] = (
        ("administration", value.administration, words["bar_administration"]),
        ("aid", value.aid, words["bar_aid"]),
        ("railway", value.unification, words["bar_railway"]),
        ("coins", value.coins, words["bar_coins"]),
    )
    return (*_named(mines, words), *(Part(kind, points, word) for kind, points, word in others if points))


def _named(mines: list[Part], words: Mapping[str, str]) -> list[Part]:
    """The mines, the first with the word for all."""
    word = words["bar_mine" if len(mines) == 1 else "bar_mines"]
    return [Part("mine", mine.points, word if index == 0 else "", mine.number) for index, mine in enumerate(mines)]


def _trust_parts(picture: Picture, auction: Auction, value: int) -> tuple[Part, ...]:
    """The Trust's mines in the ground, unbought ones too, and its coins."""
    terrain, words = terrain_of(picture), picture.words
    small = _small(terrain, auction.ground)
    if any(picture.view.mines[card].status == "merged" for card in small):
        # The consolidation is over: whose mines they were can no longer be told.
        return (Part("mine", value, ""),)
    cards = [terrain.cards[card] for card in small if picture.view.mines[card].status != "owned"]
    mines = _named([Part("mine", card.value, "", card.number) for card in cards], words)
    coins = value - sum(mine.points for mine in mines)
    return (*mines, *([Part("coins", coins, words["bar_trust_coins"])] if coins > 0 else []))


def name_style(rows: tuple[Lane, ...], room: float, size: float, smallest: float = fonts.SMALLEST) -> Style:
    """One face and size for the names of all players in a room."""
    return fonts.alike("name", [(row.name, room) for row in rows if row.colour is not None], size, smallest)


def lane_style(rows: tuple[Lane, ...], measure: Measure) -> Style:
    """Face and size of the names on lanes."""
    return name_style(rows, _room(measure), 38)


def small_lane_style(rows: tuple[Lane, ...]) -> Style:
    """Face and size of the names on the lanes of a crop."""
    return name_style(rows, _SMALL_NAME, 36, 30)


def _room(measure: Measure) -> float:
    """The room left of a bar."""
    return measure.left - _BAND - 36


def lane(canvas: Canvas, w: float, shown: Lane, measure: Measure, left_word: str, style: Style) -> None:
    """A lane with the name in a style, `AROUND` inside the canvas."""
    x, y, h = AROUND, AROUND, measure.h
    out = shown.status == "passed"
    _frame(canvas, w, h, shown)
    _who(canvas, x + _BAND + 20, y, _room(measure), h, shown, left_word, style)
    _bar(canvas, x + measure.left, y + bar_top(h), shown, measure)
    _total(canvas, x + w, y + h / 2, shown, faded=out)


def ground_of(shown: Lane) -> Ink:
    """The paper of a lane: light where it acts or leads, dark where it has passed."""
    if shown.status == "passed":
        return mix(PAPER, RULE, 0.30)
    return PAPER_LIGHT if shown.status in ("acts", "leads") else PAPER


def _frame(canvas: Canvas, w: float, h: float, shown: Lane) -> None:
    """A lane with nothing on it yet, in the lamp's glow where it acts."""
    x, y = AROUND, AROUND
    if shown.status == "acts":
        canvas.rect(x - 8, y - 8, w + 16, h + 16, fill=LAMP, radius=RADIUS + 7)
        canvas.rect(x - 2.5, y - 2.5, w + 5, h + 5, fill=SLATE, radius=RADIUS + 2)
    canvas.rect(x, y, w, h, fill=ground_of(shown), radius=RADIUS)
    _band(canvas, x, y, h, shown.colour)
    canvas.rect(x, y, w, h, outline=INK, width=2.5, radius=RADIUS)


def icons_of(colour: str | None) -> Mapping[Kind, Icon]:
    """The icons of what a value comes from, a miner in the colour of the player."""
    return {
        "mine": hammer_and_pick,
        "administration": partial(miner, coat=PLAYERS[colour].ground if colour else NEUTRAL),
        "aid": steps,
        "railway": partial(station, body=NEUTRAL),
        "coins": coin,
    }


def _band(canvas: Canvas, x: float, y: float, h: float, colour: str | None) -> None:
    look = PLAYERS[colour] if colour else None
    canvas.rect(
        x, y, _BAND, h, fill=look.ground if look else TRUST, radius=RADIUS, corners=(True, False, False, True)
    )
    if look:
        player_mark(Pen(canvas, x + _BAND / 2 - 22, y + h / 2 - 22, 44), look.mark, look.on)
    else:
        engine(Pen(canvas, x + _BAND / 2 - 25, y + h / 2 - 26, 50, ink=CREAM_DIM), TRUST)
    canvas.rect(x + _BAND - 1, y, 2.5, h, fill=INK)


def _who(
    canvas: Canvas, x: float, y: float, room: float, h: float, shown: Lane, left_word: str, style: Style
) -> None:
    """Name, coins left, and what the player does."""
    ink = INK_SECOND if shown.status == "passed" else INK
    middle = y + h / 2
    if shown.colour is None:
        lines = fonts.wrap("name", shown.name, 34, room)
        for index, line in enumerate(lines):
            canvas.text(
                x, middle - 28 - 38 * (len(lines) - 1 - index), line, face="name", size=36, ink=ink, box=room
            )
        canvas.text(x, middle + 28, shown.line, face="text", size=_SMALL, ink=INK_SECOND, box=room)
        return
    face, size = style
    canvas.text(x, middle - 52, shown.name, face=face, size=size, smallest=size, ink=ink, box=room, cut=True)
    wide = canvas.text(x, middle + 2, str(shown.coins), face="number", size=46, ink=ink)
    coin(Pen(canvas, x + wide + 6, middle - 18, 40))
    canvas.text(
        x + wide + 58, middle + 3, left_word, face="text", size=_SMALL, ink=INK_SECOND, box=room - wide - 58
    )
    indent = 0
    if shown.status == "acts":
        lamp(Pen(canvas, x - 4, middle + 34, 42))
        indent = 44
    canvas.text(x + indent, middle + 56, shown.line, face="number", size=_SMALL, ink=ink, box=room - indent)


def bar_top(h: float) -> float:
    """Where the bar begins below the upper edge of a lane."""
    return h / 2 - 72


def _bar(canvas: Canvas, x: float, y: float, shown: Lane, measure: Measure) -> None:
    """The cells, the parts of the value on them, and under each the word for it."""
    cell = measure.cell
    pale = mix(PAPER, PAPER_SHADE, 0.8)
    canvas.rect(x, y, cell * measure.cells, BAR, fill=pale, outline=RULE, width=1.5)
    for index in range(1, measure.cells):
        canvas.rect(x + index * cell - 1, y, 1.5, BAR, fill=mix(PAPER, RULE, 0.7))
    left = x
    for part in shown.parts:
        _part(canvas, left, y, cell, BAR, part, shown.colour)
        left += part.points * cell
    for middle, row, word in said_under(shown.parts, x, cell):
        canvas.text(
            middle, y + BAR + 22 + row * 34, word, face="text", size=_UNDER, ink=INK_SECOND, align="centre"
        )
        if row:
            canvas.rect(middle - 1, y + BAR + 5, 2, 30, fill=RULE)


def said_under(parts: tuple[Part, ...], x: float, cell: float) -> list[tuple[float, int, str]]:
    """Middle, row and word of each stretch: under its cells, in a second row where it is too wide."""
    found: list[tuple[float, int, str]] = []
    ends = [x - 40.0, x - 40.0]
    left = x
    for index, part in enumerate(parts):
        if part.word:
            wide = sum(other.points for other in parts[index:] if other.kind == part.kind) * cell
            half = fonts.width(fonts.split("text", part.word), _UNDER) / 2
            middle = left + wide / 2
            room = next((row for row in (0, 1) if middle - half > ends[row] + 12), 1)
            if half * 2 > wide and any(other.word for other in parts[index + 1 :]) and room == 0 and index:
                room = 1 if middle - half > ends[1] + 12 else 0
            found.append((middle, room, part.word))
            ends[room] = middle + half
        left += part.points * cell
    return found


def _part(canvas: Canvas, x: float, y: float, cell: float, high: float, part: Part, colour: str | None) -> None:
    w = part.points * cell
    if part.kind == "mine":
        _mine(canvas, x, y, w, high, part, colour)
        return
    ground = FOR_COINS if part.kind == "coins" else PAPER_SHADE
    canvas.rect(x - 1.5, y - 1.5, w + 3, high + 3, fill=ground, outline=INK, width=3, radius=3)
    icon = icons_of(colour)[part.kind]
    side = min(46.0, cell - 8)
    for index in range(part.points):
        if index:
            canvas.rect(x + index * cell - 1, y + 8, 1.5, high - 16, fill=RULE)
        icon(Pen(canvas, x + (index + 0.5) * cell - side / 2, y + high / 2 - side / 2, side))


def _mine(canvas: Canvas, x: float, y: float, w: float, high: float, part: Part, colour: str | None) -> None:
    """A mine in its owner's colour: mark and number, above each other on one cell."""
    look = PLAYERS[colour] if colour else None
    canvas.rect(
        x - 1.5, y - 1.5, w + 3, high + 3, fill=look.ground if look else TRUST, outline=INK, width=3, radius=3
    )
    on = look.on if look else CREAM
    middle = x + w / 2
    spots = ((middle, y + 25), (middle, y + 64)) if w < 90 or not part.number else (
        (middle - 30, y + high / 2), (middle + 20, y + high / 2))  # fmt: skip
    if look:
        player_mark(Pen(canvas, spots[0][0] - 13, spots[0][1] - 13, 26), look.mark, on)
    else:
        engine(Pen(canvas, spots[0][0] - 18, spots[0][1] - 18, 36, ink=CREAM_DIM), TRUST)
    if part.number:
        canvas.text(spots[1][0], spots[1][1], str(part.number), face="number", size=34, ink=on, align="centre")


def _total(canvas: Canvas, right: float, middle: float, shown: Lane, *, faded: bool) -> None:
    """The value; the highest in a dark box."""
    centre = right - 94
    high = min(132.0, canvas.height - 2 * AROUND - 14)
    if shown.leads:
        canvas.rect(centre - 74, middle - high / 2, 148, high, fill=SLATE, radius=12)
    ink = CREAM if shown.leads else INK_SECOND if faded else INK
    size = min(88 if faded else 104, high * 0.95)
    canvas.text(centre, middle + 1, str(shown.value), face="number", size=size, ink=ink, align="centre")


def small_lane(canvas: Canvas, w: float, h: float, shown: Lane, left_word: str, style: Style) -> None:
    """A lane of a crop, `AROUND` inside the canvas: name and coins left, what the value comes from, the value."""
    x, y = AROUND, AROUND
    out = shown.status == "passed"
    _frame(canvas, w, h, shown)
    left, right = x + _BAND + 18, x + w - 176
    ink = INK_SECOND if out else INK
    upper, lower = y + max(26, h * 0.22), y + h - max(26, h * 0.30)
    if shown.status == "acts":
        lamp(Pen(canvas, left - 4, upper - 22, 42))
        left += 42
    face, size = style if shown.colour is not None else ("name", 36)
    smallest = size if shown.colour is not None else fonts.SMALLEST
    name = canvas.text(
        left, upper, shown.name, face=face, size=size, smallest=smallest, ink=ink, box=_SMALL_NAME, cut=True
    )
    room = right - left - name - 18
    canvas.text(left + name + 18, upper + 1, shown.line, face="label", size=30, ink=ink, box=room)
    _sum(canvas, x + _BAND + 18, lower, right, shown, left_word)
    _total(canvas, x + w + 8, y + h / 2, shown, faded=out)


def _sum(canvas: Canvas, x: float, middle: float, right: float, shown: Lane, left_word: str) -> None:
    """The parts of a value as figures with their icons; coins left at the end."""
    for kind, icon in icons_of(shown.colour).items():
        points = sum(part.points for part in shown.parts if part.kind == kind)
        if points:
            x += figure(canvas, x, middle, str(points), icon, size=40, icon_size=42, gap=6) + 16
    if shown.colour is not None and x + 190 < right:
        wide = canvas.text(right, middle, left_word, face="text", size=30, ink=INK_SECOND, align="right")
        coin(Pen(canvas, right - wide - 44, middle - 17, 34))
        canvas.text(right - wide - 50, middle, str(shown.coins), face="number", size=34, align="right")
