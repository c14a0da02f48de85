"""A player's money, debts, special option, plan and warehouses."""

from typing import Final

import msgspec

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.facts import OPTIONS
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, lock, warehouse
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.looks import OPTIONS as OPTION_ICONS
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import (
    CREAM,
    ENAMEL,
    FUCHSINE,
    INK,
    INK_SECOND,
    PAPER,
    PAPER_LIGHT,
    PLAYERS,
    RULE,
    mix,
)

LINE: Final = 143
"""Height of the sheets of income, debts and option."""
DEBTS: Final = 280
"""Width of the debts."""
_HEADING: Final = 48


def put_income(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The income track; coins that it cannot keep are told beside it."""
    x, y, w, h = box
    coins, high = picture.view.seats[seat].coins, _cells(h)
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD - 120, picture.words["income"])
    scene.put((x + PAD, y + _HEADING, w - 2 * PAD, high), PAPER, _income, coins)
    if coins > facts.COINS_KEPT:
        scene.put((x + w - PAD - 110, y + 8, 110, 38), PAPER, _surplus, coins - facts.COINS_KEPT)
    step = (w - 2 * PAD) / facts.COINS_KEPT
    last = min(max(coins, 1), facts.COINS_KEPT) - 1
    scene.place(f"seat.{seat}.coins", (x + PAD + last * step, y + _HEADING, step - 4, high), form="track")


def _cells(sheet: float) -> float:
    """How high the cells on a sheet of income or debts are."""
    return sheet - _HEADING - 17


def _income(canvas: Canvas, coins: int) -> None:
    w, h = canvas.width / facts.COINS_KEPT, canvas.height
    for index in range(facts.COINS_KEPT):
        x, kept = index * w, index < coins
        canvas.rect(x, 0, w - 4, h, fill=PAPER_LIGHT, outline=INK if kept else RULE, width=2, radius=6)
        if kept:
            side = min(w - 14, h - 14)
            coin(Pen(canvas, x + (w - 4 - side) / 2, (h - side) / 2, side))
        text = str(index + 1)
        canvas.text(x + (w - 4) / 2, h / 2, text, face="number", size=34, ink=INK if kept else INK_SECOND,
                    align="centre")  # fmt: skip


def _surplus(canvas: Canvas, more: int) -> None:
    """Coins beyond the track: they go back at the end of the round."""
    w, h = canvas.width, canvas.height
    coin(Pen(canvas, w - h, 0, h))
    canvas.text(w - h - 6, h / 2, f"+{more}", face="number", size=36, align="right")


def put_debts(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The spaces for debts, taken and free."""
    x, y, w, h = box
    debts = picture.view.seats[seat].debts
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["debts"])
    place = (x + PAD, y + _HEADING, w - 2 * PAD, _cells(h))
    scene.put(place, PAPER, _debts, debts, picture.colours[seat])
    step = place[2] / facts.DEBT_SPACES
    newest = (place[0] + max(0, debts - 1) * step, place[1], step, place[3])
    scene.place(f"seat.{seat}.debts", newest, form="track")


def _debts(canvas: Canvas, debts: int, colour: str) -> None:
    """A warehouse lies on each debt taken."""
    look = PLAYERS[colour]
    w, h = canvas.width / facts.DEBT_SPACES, canvas.height
    side = min(w - 8, h - 8)
    for index in range(facts.DEBT_SPACES):
        x, y = index * w + (w - side) / 2, (h - side) / 2
        if index < debts:
            pen = Pen(canvas, x, y, side)
            warehouse(pen, look.ground, look.mark, look.on)
            pen.line((8, 92), (92, 12), width=8, ink=FUCHSINE)
        else:
            canvas.dashed_rect(x + 2, y + 2, side - 4, side - 4, RULE)


class Round(msgspec.Struct, frozen=True):
    """What a seat does in this round: icons and name of its option, its price; what the owner sees of the plan.

    In the turn in which it was made a die may be raised: until its end that is the `least` that it pays.
    """

    option: facts.Option | None
    name: str
    coins: int
    plan: str
    pays: int
    least: bool = False


def round_of(picture: Picture, seat: int) -> Round:
    """The special option of a seat, and its plan where the picture may tell it."""
    view, words = picture.view, picture.words
    own = view.seats[seat]
    name = words["no_option"] if own.option is None else option_name(picture, own.option)
    coins = 0 if own.option is None else OPTIONS[own.option].coins(view.round)
    if own.plan is None:
        return Round(own.option, name, coins, "", 0)
    river = enumerate(board_of(picture).river, start=1)
    where = next(f"{number} {space.name}" for number, space in river if space.id == own.plan.space)
    least = view.turn.stage == "plan" and seat in view.active
    return Round(own.option, name, coins, f"{words['plan']} · {where}", own.plan.coins, least)


def option_name(picture: Picture, option: facts.Option) -> str:
    """The names of an option's parts."""
    return " + ".join(picture.words[f"option_{part}"] for part in option.split("_"))


def put_round(scene: Scene, picture: Picture, seat: int, box: Box) -> None:
    """The sheet of this round: special option, plan."""
    x, y, w, h = box
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["this_round"])
    scene.put((x + PAD, y + _HEADING, w - 2 * PAD, h - _HEADING - 12), PAPER, _round, round_of(picture, seat))


def _round(canvas: Canvas, shown: Round) -> None:
    w, h = canvas.width, canvas.height
    x, middle = 0.0, h * (0.27 if shown.plan else 0.45)
    if shown.option is not None:
        for icon in OPTION_ICONS[shown.option]:
            icon(Pen(canvas, x, middle - 22, 44))
            x += 50
        x += 4
    price = 84 if shown.coins else 0
    ink = INK_SECOND if shown.option is None else INK
    canvas.text(x, middle, shown.name, face="label", size=34, ink=ink, box=w - x - price)
    if shown.coins:
        _pays(canvas, w, middle, f"–{shown.coins}")
    if shown.plan:
        room = 128 if shown.least else 90
        canvas.text(0, h * 0.78, shown.plan, face="text", size=32, box=w - room)
        _pays(canvas, w, h * 0.78, f"≥ +{shown.pays}" if shown.least else f"+{shown.pays}")


def _pays(canvas: Canvas, right: float, middle: float, text: str) -> None:
    coin(Pen(canvas, right - 36, middle - 18, 36))
    canvas.text(right - 42, middle, text, face="number", size=34, align="right")


# Warehouses


class Stock(msgspec.Struct, frozen=True):
    """Warehouses that lie together: what for, one for each entry with a number in it or none; ready or to come."""

    word: str
    houses: tuple[str, ...]
    ready: bool

    def shown(self, most: int) -> tuple[tuple[str, ...], int]:
        """The warehouses that are drawn, and how many they are where one stands for all."""
        if len(self.houses) <= most or self.houses[0]:
            return self.houses, 0
        return self.houses[:1], len(self.houses)


def stocks_of(picture: Picture, seat: int) -> list[Stock]:
    """Where a seat's warehouses are that have not been built; what holds none is left out, but for the supply."""
    own, words = picture.view.seats[seat], picture.words
    found = [
        Stock(words["supply"], ("",) * own.supply, ready=True),
        Stock(words["first_lock"], ("",) * own.with_lock, ready=False),
        Stock(words["tile_county_mark"], ("",) * own.with_mark, ready=False),
        Stock(words["in_round"], tuple(str(round) for round in own.calendar), ready=False),
    ]
    return [stock for stock in found if stock.houses or stock.ready]


_ALL: Final = 99
_HOUSE: Final = 58
_STEP: Final = 66
_TIMES: Final = 60
"""Room for how many warehouses one stands for."""
_GROUP: Final = 102
_BETWEEN: Final = 40
_BUILT: Final = 200
_ROOMY: Final = 1000
"""From this width on a sheet has room for the plate of what has been built beside the stocks."""


def _wide(stock: Stock, most: int) -> float:
    label = fonts.width(fonts.split("text", stock.word), 30)
    houses, times = stock.shown(most)
    return max(label, len(houses) * _STEP + (_TIMES if times else 0), _STEP)


def _laid(stocks: list[Stock], room: float, most: int) -> list[tuple[Stock, float, int]]:
    """The stocks from the left, with a new row where the room ends: each with its left edge and row."""
    found: list[tuple[Stock, float, int]] = []
    x, row = 0.0, 0
    for stock in stocks:
        wide = _wide(stock, most)
        if x and x + wide > room:
            x, row = 0.0, row + 1
        found.append((stock, x, row))
        x += wide + _BETWEEN
    return found


def _room(w: float) -> float:
    """The room for stocks on a sheet: all, or what the plate at the right leaves, and a gap before it."""
    return w - 2 * PAD if w < _ROOMY else w - 3 * PAD - _BUILT


def warehouses_height(picture: Picture, seat: int, w: float, most: int = _ALL) -> float:
    """How high the sheet of warehouses is at a width, with `most` of a kind shown one by one."""
    laid = _laid(stocks_of(picture, seat), _room(w), most)
    return _HEADING + (1 + laid[-1][2]) * _GROUP + PAD + 4


def put_warehouses(scene: Scene, picture: Picture, seat: int, box: Box, most: int = _ALL) -> None:
    """Warehouses ready to be built, those still to come, and at the right what stands on the board."""
    x, y, w, h = box
    own, colour = picture.view.seats[seat], picture.colours[seat]
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["warehouses"])
    for stock, left, row in _laid(stocks_of(picture, seat), _room(w), most):
        place = (x + PAD + left, y + _HEADING + 6 + row * _GROUP, _wide(stock, most) + 8, _GROUP)
        scene.put(place, PAPER, _stock, stock, colour, most)
        if stock.ready:
            last = max(0, len(stock.shown(most)[0]) - 1)
            scene.place(
                f"seat.{seat}.supply", (place[0] + last * _STEP, place[1] + 38, _HOUSE, _HOUSE), form="track"
            )
    built = (picture.words["built"], own.built, own.locks, colour)
    if w < _ROOMY:
        scene.put((x + w - PAD - _STRIP, y + 8, _STRIP, 46), PAPER, _built_strip, *built)
        left = x + w - PAD - 56
        scene.place(f"seat.{seat}.locks", (left, y + 14, 50, 34), form="track")
    else:
        right = (x + w - PAD - _BUILT, y + 14, _BUILT, h - 28)
        scene.put(right, PAPER, _built, *built)
        scene.place(f"seat.{seat}.locks", (right[0] + 104, y + h / 2 - 12, 90, 48), form="track")


_STRIP: Final = 330


def _stock(canvas: Canvas, stock: Stock, colour: str, most: int) -> None:
    look = PLAYERS[colour]
    ink = INK if stock.ready else INK_SECOND
    canvas.text(0, 16, stock.word, face="text", size=30, ink=ink, box=canvas.width)
    houses, times = stock.shown(most)
    if not houses:
        canvas.text(4, 68, "0", face="number", size=44, ink=INK_SECOND)
    for index, number in enumerate(houses):
        pen = Pen(canvas, index * _STEP, 38, _HOUSE)
        if stock.ready:
            warehouse(pen, look.ground, look.mark, look.on)
        else:
            outline: list[tuple[float, float]] = [(6, 40), (50, 5), (94, 40), (94, 95), (6, 95)]
            pen.shape(outline, mix(PAPER, look.ground, 0.2))
            pen.digit(50, 66, number, 54, INK)
    if times:
        canvas.text(_STEP, 70, f"×{times}", face="number", size=40, ink=ink, box=_TIMES)


def _built(canvas: Canvas, word: str, houses: int, locks: int, colour: str) -> None:
    """The plate of what has been built: warehouses and locks."""
    w, h = canvas.width, canvas.height
    look = PLAYERS[colour]
    canvas.rect(0, 0, w, h, fill=ENAMEL, radius=8)
    canvas.text(w / 2, 28, word, face="label", size=30, ink=CREAM, align="centre", box=w - 20)
    middle = 28 + (h - 28) / 2
    wide = [fonts.width(fonts.split("number", str(number)), 42) for number in (houses, locks)]
    side, gap = 40, 5
    apart = min(24.0, (w - 20 - sum(wide) - 2 * (side + gap)))
    left = (w - sum(wide) - 2 * (side + gap) - apart) / 2
    warehouse(Pen(canvas, left, middle - side / 2 - 2, side, CREAM), look.ground, look.mark, look.on)
    canvas.text(left + side + gap, middle, str(houses), face="number", size=42, ink=CREAM)
    left += side + gap + wide[0] + apart
    lock(Pen(canvas, left, middle - side / 2, side))
    canvas.text(left + side + gap, middle, str(locks), face="number", size=42, ink=CREAM)


def _built_strip(canvas: Canvas, word: str, houses: int, locks: int, colour: str) -> None:
    """The same in one line."""
    w, h = canvas.width, canvas.height
    look = PLAYERS[colour]
    canvas.rect(0, 0, w, h, fill=ENAMEL, radius=8)
    canvas.text(14, h / 2, word, face="label", size=30, ink=CREAM, box=w - 212)
    warehouse(Pen(canvas, w - 190, h / 2 - 18, 36, CREAM), look.ground, look.mark, look.on)
    canvas.text(w - 146, h / 2 + 0.5, str(houses), face="number", size=40, ink=CREAM)
    lock(Pen(canvas, w - 98, h / 2 - 18, 36))
    canvas.text(w - 54, h / 2 + 0.5, str(locks), face="number", size=40, ink=CREAM, box=46)
