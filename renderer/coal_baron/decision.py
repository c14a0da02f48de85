"""Pictures to decide from: an open card, a worker space, a goal of mining, a card drawn, a cube instead."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from games.coal_baron.facts import ORDERS, SPACES, TILES, Coal
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron import brief, orders, player, spaces, tiles
from renderer.coal_baron.picture import Picture
from renderer.crops import Icon
from renderer.decision import (
    BOTTOM,
    GAP,
    ICONS,
    ROOM,
    TEXT,
    TOP,
    WIDTH,
    cards_only,
    decision_scene,
    put_cards,
    put_head,
    sign_disc,
)
from renderer.icons import VEHICLES, Pen, coin, cube, hammer_and_pick, player_mark, star, worker
from renderer.picture import Target, given
from renderer.pieces import value
from renderer.scene import Box, Scene
from renderer.sheets import put_sheet
from renderer.theme import (
    COALS,
    CREAM,
    ENAMEL,
    HATCH,
    HIDDEN,
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
)

SCALE: Final = WIDTH / 808
"""By how much a decision is larger than the parts of crops that it shows."""
_LEFT: Final = 692
"""Width of the choices where the own orders stand beside them."""
_HIGH: Final = BOTTOM - TOP
_SHADOW: Final = 14


def decision(picture: Picture) -> Scene:
    """The picture of what the picture's `area` says is decided; a card for each choice where it says nothing."""
    if picture.area not in _SORTS:
        return cards_only(picture, icons_of(picture))
    scene = decision_scene()
    put_head(scene, picture, icons_of(picture))
    with scene.raised():
        _SORTS[picture.area](scene, picture)
    return scene


def icons_of(picture: Picture) -> Mapping[str, Icon]:
    """The icons by which means and figures are named, workers in the colour of the seat."""
    return _icons(picture.colours[picture.seat] if picture.seat is not None else "")


@cache
def _icons(colour: str) -> Mapping[str, Icon]:
    # The same functions each time: by them a piece is known again.
    coat = PLAYERS[colour].ground if colour else NEUTRAL
    coals: dict[str, Icon] = {f"coal_{coal}": partial(cube, look=look, digit=80) for coal, look in COALS.items()}
    return {**ICONS, "worker": partial(worker, coat=coat), "steps": hammer_and_pick, **coals}


@contextmanager
def enlarged(scene: Scene, scale: float = SCALE) -> Generator[Scene]:
    """Within it, what is put is drawn larger; its places are those of the picture all the same."""
    known = set(scene.spots)
    scene.zoom *= scale
    yield scene
    scene.zoom /= scale
    for name in scene.spots.keys() - known:
        spot = scene.spots[name]
        rim = spot.rim and _larger(spot.rim, scale)
        scene.spots[name] = replace(spot, box=_larger(spot.box, scale), rim=rim)
        scene.places[name] = scene.spots[name].box


def _larger(box: Box, scale: float) -> Box:
    x, y, w, h = box
    return x * scale, y * scale, w * scale, h * scale


def _cells(count: int, columns: int, box: Box, highest: float) -> list[Box]:
    """So many boxes of equal size in rows, from the corner of a box."""
    x, y, w, h = box
    rows = max(1, -(-count // columns))
    wide = (w - GAP * (columns - 1)) / columns
    high = min(highest, (h - GAP * (rows - 1)) / rows)
    return [
        (x + index % columns * (wide + GAP), y + index // columns * (high + GAP), wide, high)
        for index in range(count)
    ]


def _put_own_orders(scene: Scene, picture: Picture) -> None:
    """The own orders right of the choices, complete ones first, and what else counts where they are few."""
    seat = given(picture.seat, "seat")
    shown = picture.view.seats[seat]
    with enlarged(scene) as part:
        x, y = (MARGIN + _LEFT + GAP + 4) / SCALE, TOP / SCALE
        w, h = (ROOM - _LEFT - GAP - 4) / SCALE, _HIGH / SCALE
        put_sheet(part, x, y, w, h)
        inner, inset = w - 30, 15
        few = len(shown.outstanding) <= _FEW
        heading = picture.words["own_orders"]
        player.put_count(
            part, x + inset - player.PAD, y + 4, inner + 2 * player.PAD, heading, len(shown.outstanding)
        )
        room = h - 52 - (player.FOOT + 4 if few else 6)
        layout = player.Cards.stacked(len(shown.outstanding), inner, room)
        player.put_outstanding(part, x + inset, y + 48, seat, shown, layout)
        if few:
            player.put_foot(part, x + inset, y + h - player.FOOT, inner, shown)


_FEW: Final = 4


def put_sign(canvas: Canvas, x: float, middle: float, sign: str) -> float:
    """A sign that begins at x; the width it took. Several letters stand on a plate instead of a disc."""
    wide = fonts.width((("number", sign),), 44)
    if wide <= _DISC:
        sign_disc(canvas, x + 36, middle, sign)
        return 72
    w = fonts.width((("number", sign),), TEXT) + 40
    for by, ink in ((6, INK), (4, LAMP), (0, ENAMEL)):
        canvas.rect(x + 6 - by, middle - 30 - by, w + 2 * by, 60 + 2 * by, fill=ink, radius=30 + by)
    canvas.text(x + 6 + w / 2, middle, sign, face="number", size=TEXT, ink=CREAM, align="centre", box=w - 8)
    return w + 12


_DISC: Final = 50


# The draft


def _draft(scene: Scene, picture: Picture) -> None:
    """All cards that the draft began with, each in its cell until it is taken; the own ones at the end."""
    seat = given(picture.seat, "seat")
    own = tuple(one.order for one in picture.view.seats[seat].outstanding)
    takers = {one.order: at for at, other in enumerate(picture.view.seats) for one in other.outstanding}
    cells = _cells(len(picture.targets) + 2, 3, (MARGIN, TOP, ROOM, _HIGH), 190)
    for target, box in zip(picture.targets, cells, strict=False):
        order = target.place.removeprefix("draft.")
        if target.faint:
            scene.put(box, SLATE, _gone)
            if order not in own:
                for place in (target.place, f"seat.{takers[order]}.order.{order}"):
                    scene.place(place, box, "slot")
            continue
        scene.put(box, SLATE, _order_choice, order, target.sign, target.label, None)
        scene.place(target.place, box)
    for order, box in zip(own, cells[len(picture.targets) :], strict=False):
        scene.put(box, SLATE, _order_choice, order, "", "", picture.colours[seat])
        scene.place(f"seat.{seat}.order.{order}", box)
        scene.place(f"draft.{order}", box)


def _gone(canvas: Canvas) -> None:
    canvas.dashed_rect(2, 2, canvas.width - 4, canvas.height - 4, HATCH, 3)


def _order_choice(canvas: Canvas, order: str, sign: str, rank: str, owner: str | None) -> None:
    """An order as a choice: sign, vehicle, points above its spaces; or one that its owner has taken."""
    w, h = canvas.width, canvas.height
    card = ORDERS[order]
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE if owner else PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    if owner:
        look = PLAYERS[owner]
        canvas.rect(18, h / 2 - 26, 52, 52, fill=look.ground, outline=INK, width=2.5, radius=8)
        player_mark(Pen(canvas, 29, h / 2 - 15, 30), look.mark, look.on)
    else:
        put_sign(canvas, 4, h / 2, sign)
    size = min(72.0, h * 0.54)
    VEHICLES[card.vehicle](Pen(canvas, 120 - size / 2, h / 2 - size * 0.47, size), NEUTRAL)
    value(canvas, w - 14, h * 0.28, str(card.points), star, size=52, icon_size=42)
    if rank:
        canvas.rect(156, h * 0.28 - 24, 48, 48, fill=ENAMEL, radius=6)
        canvas.text(180, h * 0.28 + 0.5, rank, face="number", size=TEXT, ink=CREAM, align="centre")
    _needed(canvas, 166, h * 0.72, card.spaces, w - 174)


def _needed(
    canvas: Canvas, x: float, middle: float, coals: Sequence[str], room: float, *, pale: bool = True
) -> None:
    """Spaces of an order from x on, as large as there is room."""
    if not coals:
        return
    side = min(46.0, room / len(coals) - 3)
    for index, coal in enumerate(coals):
        left = x + index * (side + 3)
        if pale:
            orders.printed(canvas, left, middle - side / 2, side, COALS[coal], TEXT)
        else:
            cube(Pen(canvas, left, middle - side / 2, side), COALS[coal], TEXT / side * 100)


# Workers


def _place(scene: Scene, picture: Picture) -> None:
    """The spaces of one part of the board with what they give and take, and the own orders."""
    of_orders = any(target.place.startswith("order") for target in picture.targets)
    columns = 3 if len(picture.targets) > _FEW else 2
    cells = _cells(len(picture.targets), columns, (MARGIN, TOP, _LEFT, _HIGH), 330 if of_orders else 215)
    for target, box in zip(picture.targets, cells, strict=True):
        _put_space(scene, picture, target, box)
    _put_own_orders(scene, picture)


def _put_space(scene: Scene, picture: Picture, target: Target, box: Box) -> None:
    """A worker space: what it gives above; its sign, who stands there and how many workers it takes below."""
    x, y, w, h = box
    space, view = SPACES[target.place], picture.view
    ground = PAPER_SHADE if target.faint else PAPER_LIGHT
    scene.put(box, SLATE, _sheet, ground)
    above = (x + 4, y + 4, w - 8, h - _STRIP - 4)
    slot = space.number - 1
    if space.area == "factory" and space.number and (kind := view.tile_slots[slot]):
        scale = min(w - 8, 212) / 203
        top, left = y + max(3, (h - _STRIP - 130 * scale) / 2), x + (w - 193 * scale) / 2
        scene.put_scaled(scale, (left, top, 193, 134), ground, tiles.displayed, 177, 124, kind, None, ground)
        scene.place(f"tile_slot.{space.number}", box)
    elif space.area == "orders" and space.number and (order := view.order_slots[slot]):
        scene.put(above, ground, _card, order)
        scene.place(f"order_slot.{space.number}", box)
    elif not space.number and space.area in ("factory", "orders"):
        word = picture.words["draw_tiles" if space.area == "factory" else "draw_orders"]
        pile = view.tile_pile if space.area == "factory" else view.order_pile
        scene.put(above, ground, _draw, word, pile)
    elif space.number or space.vehicle:
        scene.put(above, ground, _gift, space.area, space.number, space.vehicle or "", target.figures)
    standing = view.spaces.get(space.id)
    colour = picture.colours[standing.seat] if standing and standing.count else None
    count = standing.count if standing else 0
    below = (x + 76, y + h - _STRIP, w - 82, 56)
    if space.area != "bank":
        scene.put(below, ground, spaces.plate, below[2], 56, colour, count, view.workers_needed(space.id))
    else:
        scene.put(below, ground, spaces.plate, below[2], 56, None, 0, 1)
    if target.sign and not target.faint:
        scene.put((x + 2, y + h - _STRIP - 9, 74, 74), None, _lone_sign, target.sign)
    scene.place(space.id, box)


_STRIP: Final = 64


def _lone_sign(canvas: Canvas, sign: str) -> None:
    sign_disc(canvas, canvas.width / 2, canvas.height / 2, sign, 28)


def _sheet(canvas: Canvas, ground: str) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=ground, outline=INK, width=2.5, radius=RADIUS)


def _card(canvas: Canvas, order: str) -> None:
    """An order on display: vehicle, points, spaces."""
    w, h = canvas.width, canvas.height
    card = ORDERS[order]
    size = min(w * 0.56, h * 0.42)
    VEHICLES[card.vehicle](Pen(canvas, w / 2 - size / 2, h * 0.24 - size * 0.47, size), NEUTRAL)
    orders.worth(canvas, w / 2, h * 0.58, card.points, 62)
    wide = min(46.0, (w - 12) / len(card.spaces) - 3) + 3
    _needed(canvas, w / 2 - len(card.spaces) * wide / 2, h * 0.86, card.spaces, w - 12)


def _draw(canvas: Canvas, text: str, pile: int) -> None:
    """The words for drawing five, and the pile with its cards."""
    w, h = canvas.width, canvas.height
    lines = fonts.wrap("label", text, TEXT, w - 12, 3)
    high = len(lines) * 38
    shown = h - high > 66
    top = (h - high - (66 if shown else 0)) / 2
    for row, line in enumerate(lines):
        canvas.text(
            w / 2, top + 20 + row * 38, line, face="label", size=TEXT, smallest=30, align="centre", box=w - 8
        )
    if shown:
        left, y = w / 2 - 42, top + high + 8
        for shift in (6, 3, 0) if pile > 2 else (0,):
            canvas.rect(left - shift, y + shift, 84, 50, fill=HIDDEN, outline=INK, width=2.5, radius=6)
        canvas.text(left + 42, y + 25, str(pile), face="number", size=TEXT + 2, ink=CREAM, align="centre")


def _gift(canvas: Canvas, area: str, number: int, vehicle: str, figures: tuple[tuple[str, str], ...]) -> None:
    """Mining steps, francs or a vehicle, and the points that this could bring now."""
    w, h = canvas.width, canvas.height
    points = next((text for name, text in figures if name == "star"), "")
    middle = h * (0.36 if points else 0.5)
    if vehicle:
        size = h * (0.62 if points else 0.8)
        VEHICLES[vehicle](Pen(canvas, w / 2 - size / 2, middle - size * 0.47, size), NEUTRAL)
    else:
        icon = hammer_and_pick if area == "mining" else coin
        taken = fonts.width((("number", str(number)),), 76) + 72
        value(canvas, w / 2 + taken / 2, middle, str(number), icon, size=76, icon_size=60, gap=12)
    if points:
        taken = fonts.width((("number", points),), 46) + 44
        value(canvas, w / 2 + taken / 2, h * 0.82, points, star, size=46, icon_size=38)


# Mining


_BRIEF: Final = 474
_GOALS: Final = (MARGIN + _BRIEF + 18, ROOM - _BRIEF - 18)
_GOAL: Final = 108


def _mining(scene: Scene, picture: Picture) -> None:
    """The mine in brief, the goals with their points and steps, and the orders that are out of reach."""
    seat = given(picture.seat, "seat")
    wanted = {target.place: target.label for target in picture.targets if ".section." in target.place}
    with enlarged(scene) as part:
        brief.put_brief(part, MARGIN / SCALE, TOP / SCALE, seat, picture, wanted)
    x, w = _GOALS
    top = float(TOP)
    goals = [target for target in picture.targets if not target.faint and target.place not in wanted]
    for target in goals:
        box = (x, top, w, _GOAL)
        scene.put(
            box, SLATE, _goal, target, _filled(picture, seat), _step_word(picture, target), _held(picture, seat)
        )
        scene.place(target.place, box)
        top += _GOAL + GAP
    rest = tuple(target for target in picture.targets if target.faint)
    if rest and BOTTOM - top > _REST_TITLE + _REST_ROW:
        _put_rest(scene, picture, rest, (x, top, w, BOTTOM - top), seat)


def _held(picture: Picture, seat: int) -> tuple[Coal, ...]:
    return picture.view.seats[seat].cage


Lacking: TypeAlias = tuple[tuple[str, tuple[Coal, ...]], ...]
"""Outstanding orders, each with the coal of its free spaces."""


def _filled(picture: Picture, seat: int) -> Lacking:
    """What each own order still lacks."""
    return tuple(
        (own.order, tuple(coal for coal, on in zip(ORDERS[own.order].spaces, own.filled, strict=True) if not on))
        for own in picture.view.seats[seat].outstanding
    )


def _step_word(picture: Picture, target: Target) -> str:
    steps = next((text for name, text in target.figures if name == "steps"), "")
    return picture.words["one_step" if steps == "1" else "many_steps"]


def _goal(canvas: Canvas, target: Target, lacking: Lacking, word: str, cage: tuple[Coal, ...]) -> None:
    """A goal: its sign, the orders with the coal they lack, points, and the steps it takes."""
    w, h = canvas.width, canvas.height
    figures = dict(target.figures)
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2, radius=RADIUS)
    x = 8 + put_sign(canvas, 6, h / 2, target.sign) + 8
    right = _steps(canvas, w, figures.get("steps", ""), word)
    if points := figures.get("star", ""):
        right -= value(canvas, right, h / 2 + 0.5, points, star, size=50, icon_size=40) + 8
    named = [part for part in target.place.split(".")[1:] if part in ORDERS]
    wants = dict(lacking)
    middle = h * (0.36 if target.label else 0.5)
    if not named:
        _cage(canvas, x, h, cage)
    elif len(named) > 1:
        _vehicles(canvas, x, middle, named, right - x)
    else:
        coals = wants.get(named[0], ())
        size = 66.0 if len(coals) < 4 else 54.0
        VEHICLES[ORDERS[named[0]].vehicle](Pen(canvas, x, middle - size * 0.47, size), NEUTRAL)
        _needed(canvas, x + size + 8, middle, coals, right - x - size - 12, pale=False)
    if target.label:
        canvas.text(
            x, h * 0.80, target.label, face="text", size=TEXT, ink=INK_SECOND, box=right - x, smallest=TEXT
        )


def _steps(canvas: Canvas, w: float, steps: str, word: str) -> float:
    """The steps right of a line: with their word, or, where that is too long, with the sign for mining."""
    h = canvas.height
    wide = fonts.width((("text", word),), TEXT)
    if wide <= _WORD:
        column = max(96.0, wide + 24)
        middle = w - column / 2
        canvas.text(middle, h * 0.31, steps, face="number", size=48, align="centre", box=column)
        canvas.text(middle, h * 0.71, word, face="text", size=TEXT, ink=INK_SECOND, align="centre", box=column)
    else:
        column = 116.0
        value(canvas, w - 14, h / 2, steps, hammer_and_pick, size=48, icon_size=44, gap=8)
    canvas.rect(w - column, 16, 2, h - 32, fill=RULE)
    return w - column - 12


_WORD: Final = 112


def _vehicles(canvas: Canvas, x: float, middle: float, named: Sequence[str], room: float) -> None:
    """The vehicles of several orders, a plus between them where there is room."""
    count = len(named)
    size = min(76.0, (room - 4) / count - 4)
    plus = room - count * size >= (count - 1) * 28
    step = size + (28 if plus else 4)
    for index, order in enumerate(named):
        VEHICLES[ORDERS[order].vehicle](Pen(canvas, x + index * step, middle - size * 0.47, size), NEUTRAL)
        if plus and index:
            left = x + index * step - 24
            canvas.rect(left, middle - 3, 20, 6, fill=INK_SECOND)
            canvas.rect(left + 7, middle - 10, 6, 20, fill=INK_SECOND)


def _cage(canvas: Canvas, x: float, h: float, cubes: Sequence[str]) -> None:
    """The cage being emptied: its cubes, and an arrow up."""
    canvas.polygon([(x + 18, h / 2 - 34), (x + 38, h / 2 - 4), (x - 2, h / 2 - 4)], fill=INK)
    canvas.rect(x + 11, h / 2 - 6, 14, 38, fill=INK)
    side = 44
    for index, coal in enumerate(cubes):
        cube(Pen(canvas, x + 50 + index * (side + 3), h / 2 - side / 2, side), COALS[coal], TEXT / side * 100)


_REST_ROW: Final = 62
_REST_TITLE: Final = 60


class Beyond(msgspec.Struct, frozen=True):
    """An order out of reach, where it stands in its sheet: its letter, what it lacks, its points."""

    x: float
    y: float
    sign: str
    order: str
    lacking: tuple[Coal, ...]
    points: str


def _put_rest(scene: Scene, picture: Picture, rest: Sequence[Target], box: Box, seat: int) -> None:
    """The orders out of reach in paper shade, with what they lack; of many the first, and how many more."""
    x, y, w, h = box
    found = _laid_out(rest, dict(_filled(picture, seat)), w)
    shown = [one for one in found if one.y + _REST_ROW / 2 <= h]
    if len(shown) < len(found):
        while shown and shown[-1].y + _REST_ROW * 1.5 > h and _beyond_width(shown[-1]) + shown[-1].x > w - 80:
            shown.pop()
    high = min(h, max(one.y for one in found) + _REST_ROW / 2 + 8)
    scene.put((x, y, w, high), SLATE, _rest, picture.subline, tuple(shown), len(found) - len(shown))
    for one in shown:
        place = (x + one.x - 6, y + one.y - 30, _beyond_width(one), 60)
        scene.place(f"seat.{seat}.order.{one.order}", place)


def _laid_out(rest: Sequence[Target], lacking: Mapping[str, tuple[Coal, ...]], w: float) -> list[Beyond]:
    x, y, found = 20.0, _REST_TITLE + _REST_ROW / 2, list[Beyond]()
    for target in rest:
        order = target.place.rsplit(".", 1)[-1]
        points = next((text for name, text in target.figures if name == "star"), "")
        one = Beyond(x, y, target.sign, order, lacking.get(order, ()), points)
        if x > 20 and x + _beyond_width(one) > w - 10:
            x, y = 20.0, y + _REST_ROW
            one = replace(one, x=x, y=y)
        found.append(one)
        x += _beyond_width(one) + 18
    return found


def _beyond_width(one: Beyond) -> float:
    return 92 + len(one.lacking) * 45 + 6 + fonts.width((("number", one.points),), 40) + 40


def _rest(canvas: Canvas, title: str, rest: tuple[Beyond, ...], more: int) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE, outline=RULE, width=2, radius=RADIUS)
    canvas.text(20, 34, title, face="text", size=38, ink=INK_SECOND, box=w - 36, smallest=TEXT)
    for one in rest:
        x = one.x
        canvas.text(x + 12, one.y, one.sign, face="number", size=40, ink=INK_SECOND, align="centre")
        VEHICLES[ORDERS[one.order].vehicle](Pen(canvas, x + 32, one.y - 26, 56), NEUTRAL)
        x += 92
        for coal in one.lacking:
            orders.printed(canvas, x, one.y - 21, 42, COALS[coal], TEXT)
            x += 45
        x += 6 + canvas.text(x + 6, one.y, one.points, face="number", size=40)
        star(Pen(canvas, x + 5, one.y - 17, 34))
    if more:
        canvas.text(w - 16, h - 40, f"+{more}", face="number", size=40, ink=INK_SECOND, align="right")


# Cards drawn


def _drawn(scene: Scene, picture: Picture) -> None:
    """The cards in hand with their signs, face down where the public looks on, and the own orders."""
    cards = [target for target in picture.targets if target.place.startswith("card.")]
    ways = [target for target in picture.targets if not target.place.startswith("card.")]
    if len(ways) > 1:
        _put_ways_back(scene, picture, cards, ways)
        return
    if not cards:
        scene.put((MARGIN, TOP, _LEFT, _HIGH), SLATE, _hand)
    tall = any(target.place.removeprefix("card.") in ORDERS for target in cards)
    cells = _cells(len(cards) + len(ways), 3, (MARGIN, TOP, _LEFT, _HIGH), 330 if tall else 215)
    for target, box in zip(cards, cells, strict=False):
        _put_drawn(scene, target, box)
    if ways:
        scene.put(cells[-1], SLATE, _alone, ways[0].label)
        scene.place(ways[0].place, cells[-1])
    _put_own_orders(scene, picture)


def _put_ways_back(scene: Scene, picture: Picture, cards: Sequence[Target], ways: Sequence[Target]) -> None:
    """The cards in a row as they would lie, from the top of the pile, and below them the ways to put them back."""
    for target, box in zip(cards, _cells(len(cards), 5, (MARGIN, TOP, ROOM, 250), 250), strict=True):
        _put_drawn(scene, target, box)
    low = len(ways) * (_WAY + GAP) - GAP
    put_cards(scene, (MARGIN, BOTTOM - low, ROOM, low), ways, 1, icons_of(picture), high=_WAY)


_WAY: Final = 84


def _put_drawn(scene: Scene, target: Target, box: Box) -> None:
    """A card in hand: a tile with its price, an order with its points."""
    x, y, w, h = box
    card = target.place.removeprefix("card.")
    ground = PAPER_SHADE if target.faint else PAPER_LIGHT
    scene.put(box, SLATE, _sheet, ground)
    if card in TILES:
        room = h - 66
        scale = min((w - 12) / 193, room / 130)
        left, top = x + (w - 193 * scale) / 2, y + max(2, (room - 132 * scale) / 2)
        scene.put_scaled(scale, (left, top, 193, 134), ground, tiles.displayed, 177, 124, card, None, ground)
    else:
        high = h - (66 if h > _UPRIGHT else 0)
        if h > _UPRIGHT:
            scene.put((x + 4, y + 4, w - 8, high - 4), ground, _card, card)
        else:
            scene.put((x + 78, y + 4, w - 84, high - 8), ground, _lying, card)
    if target.sign:
        middle = y + h - 38 if card in TILES or h > _UPRIGHT else y + h / 2
        left = x + w / 2 - 37 if card in TILES or h > _UPRIGHT else x + 3
        paint: Callable[[Canvas, str], None] = _place_in_row if target.faint else _lone_sign
        scene.put((left, middle - 37, 74, 74), None, paint, target.sign)
    scene.place(target.place, box)


_UPRIGHT: Final = 240


def _lying(canvas: Canvas, order: str) -> None:
    """An order in a low box: vehicle and points above, spaces below."""
    w, h = canvas.width, canvas.height
    card = ORDERS[order]
    size = min(58.0, h * 0.5)
    VEHICLES[card.vehicle](Pen(canvas, 0, h * 0.28 - size * 0.47, size), NEUTRAL)
    value(canvas, w - 2, h * 0.28, str(card.points), star, size=42, icon_size=32, gap=3)
    _needed(canvas, 0, h * 0.76, card.spaces, w)


def _place_in_row(canvas: Canvas, sign: str) -> None:
    """Which card of a row this is: no choice, so it does not glow."""
    middle = canvas.width / 2
    canvas.rect(middle - 24, middle - 24, 48, 48, fill=PAPER, outline=INK, width=2, radius=6)
    canvas.text(middle, middle + 0.5, sign, face="number", size=40, ink=INK_SECOND, align="centre")


def _alone(canvas: Canvas, label: str) -> None:
    """A choice by its label alone, such as keeping none."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    lines = fonts.wrap("label", label, 40, w - 20, 3)
    for row, line in enumerate(lines):
        y = h / 2 + (row - (len(lines) - 1) / 2) * 44
        canvas.text(w / 2, y, line, face="label", size=40, align="centre", box=w - 12, smallest=TEXT)


def _hand(canvas: Canvas) -> None:
    w, h = canvas.width, canvas.height
    wide, high = w * 0.3, h * 0.6
    for index in range(3):
        x, y = w * 0.18 + index * w * 0.17, h * 0.14 + index * h * 0.06
        canvas.shadow(x, y, wide, high, SLATE)
        canvas.rect(x, y, wide, high, fill=HIDDEN, radius=12)
        canvas.hatch(x + 12, y + 12, wide - 24, high - 24, HATCH, gap=14, width=2, cross=True)
        canvas.rect(x, y, wide, high, outline=INK, width=3, radius=12)
    size = 110
    hammer_and_pick(Pen(canvas, w * 0.52 + wide / 2 - size / 2, h * 0.26 + high / 2 - size / 2, size), CREAM)


# A cube instead


def _substitute(scene: Scene, picture: Picture) -> None:
    """The tile that the supply cannot fill, and the coal to choose from with what is left of it."""
    kind = picture.view.tile
    top = float(TOP)
    if kind is not None:
        scene.put((MARGIN, top, _LEFT, 236), SLATE, _sheet, PAPER)
        scale = 1.5
        scene.put_scaled(
            scale, (MARGIN + 20, top + 12, 193, 134), PAPER, tiles.displayed, 177, 124, kind, None, PAPER
        )
        missing = (MARGIN + 330, top + 20, _LEFT - 350, 190)
        scene.put(missing, PAPER, _missing, TILES[kind].coal, picture.view.unfilled)
        top += 236 + GAP
    columns = 2
    put_cards(
        scene, (MARGIN, top, _LEFT, BOTTOM - top), picture.targets, columns, icons_of(picture), high=100
    )  # fmt: skip
    _put_own_orders(scene, picture)


def _missing(canvas: Canvas, coal: str, unfilled: int) -> None:
    """How many cubes of the tile's coal are lacking: crossed out."""
    h = canvas.height
    for index in range(unfilled):
        x = 10 + index * 120
        orders.printed(canvas, x, h / 2 - 50, 100, COALS[coal], 72)
        canvas.line([(x + 6, h / 2 + 44), (x + 94, h / 2 - 44)], INK, 7)


_SORTS: Final[Mapping[str | None, Callable[[Scene, Picture], None]]] = {
    "draft": _draft,
    "place": _place,
    "mining": _mining,
    "drawn": _drawn,
    "substitute": _substitute,
}
