"""Cards of choices: the sign, a die, a name, and what the choice costs and brings, in as many columns as fit."""

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

import msgspec

from games.ruhrschifffahrt.facts import OPTIONS, REPLENISHED
from renderer import fonts
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.decision import GAP, TEXT
from renderer.icons import (
    Pen,
    arrow,
    coal_die,
    coal_heap,
    coin,
    flag,
    helm,
    lock,
    loose_cube,
    star,
    town,
    warehouse,
)
from renderer.picture import Target
from renderer.pieces import MINUS, player_disc
from renderer.ruhrschifffahrt import looks
from renderer.ruhrschifffahrt.decision_signs import CHOICE, draw_choice, draw_goal
from renderer.ruhrschifffahrt.standings import debt
from renderer.scene import Box, Scene
from renderer.theme import FUCHSINE, INK, INK_SECOND, PAPER_LIGHT, PAPER_SHADE, PLAYERS, RADIUS, RULE, SLATE

Figure: TypeAlias = tuple[str, str]
NAME: Final = ("label", "")
"""Where among its figures the name of a card stands, behind the sign where they have none."""

_ICON: Final = 42
_NUMBER: Final = 44
_PAD: Final = 8
_BETWEEN: Final = 7
_SIGN: Final = 2 * (CHOICE + 7) + _BETWEEN
_GOAL: Final = 54
_CUBE: Final = 34
_DISC: Final = 32
_WIDTHS: Final = {"to": 22, "dash": 16, "or": 14}
_NAME: Final = 82
"""So much of a name must have room, or there is none."""
_ALONE: Final = 170
"""The same of a choice that its name alone tells."""
_LEFT_OUT: Final = ("tile_", "disc_")
"""With these begin figures without a number, which are left out where there is no room for them."""
_BUYERS: Final = ("industry_", "city", "port")
"""What stands last without a number fills its square, and keeps more of a distance from the edge where it can."""
_TALL: Final = 760
_WHOLE: Final = 1000.0
_READ: Final = (
    *((_WHOLE, 0), (_WHOLE, 110), (_WHOLE, 260), (_WHOLE, 560)),
    *((_ALONE, 200), (_NAME, 260), (_NAME, 500)),
)
"""How much of every name must have room, and how much higher cards may stand for the sake of that."""
_NAMED: Final = 0.6
"""Where so many cards have room for their names they need not be narrower."""
_BROAD: Final = 0.25
_BROAD_OF_MANY: Final = 0.4
"""So many of the cards may be broad, where they are few, and where they are more than `_MANY`."""
_MANY: Final = 8
_LABEL: Final = 40
ROOMY: Final = 80
LOW: Final = 62
_HEIGHTS: Final = ((ROOMY, GAP), (LOW, 8))
"""Heights of a card, and what parts two, where there are few and where there are many."""


class Grid(msgspec.Struct, frozen=True):
    """How cards stand: in so many columns, so high each, so far apart; `broad` ones last, in rows alone."""

    columns: int
    high: float
    gap: float = GAP
    broad: tuple[int, ...] = ()

    def rows(self, count: int) -> int:
        """Of so many cards."""
        return -(-(count - len(self.broad)) // self.columns) + len(self.broad)

    def height(self, count: int) -> float:
        """Of so many cards."""
        rows = self.rows(count)
        return rows * self.high + max(0, rows - 1) * self.gap

    def wide(self, room: float) -> float:
        """Of one card."""
        return (room - self.gap * (self.columns - 1)) / self.columns


# Icons


def _cube(white: bool) -> Icon:
    return partial(loose_cube, ground=PAPER_LIGHT if white else "#3A3A3E")


def _die(colour: str, value: str) -> Icon:
    """A coal die with a digit that can be read on a phone."""

    def draw(pen: Pen) -> None:
        coal_die(pen, colour == "white", "")
        pen.digit(50, 51, value, 88, INK if colour == "white" else PAPER_LIGHT)

    return draw


def _tile(tile: str) -> Icon:
    if tile == "replenishment":
        return _raised  # as the option is drawn that it opens

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, 100, 100, PAPER_LIGHT, radius=14)
        _UNLETTERED.get(tile, looks.TILES[tile])(pen.within(13, 13, 74))

    return draw


_UNLETTERED: Final[dict[str, Icon]] = {
    "essen_warehouses": partial(warehouse, walls=looks.DOMINIONS["essen"]),
    "mark_warehouses": partial(warehouse, walls=looks.DOMINIONS["mark"]),
    "ruhrort_port": partial(warehouse, walls=looks.DOMINIONS["ruhrort"]),
}
"""Tiles whose letters would be too small to be read: land in its colour instead."""


def _berth(pen: Pen) -> None:
    """An empty place in a column of Ruhrort, whose number stands before it."""
    pen.shape([(6, 38), (50, 6), (94, 38), (94, 95), (6, 95)], PAPER_LIGHT)


@cache
def icon_of(name: str) -> Icon | None:
    """The icon with an id, None for nothing."""
    kind, _, which = name.partition("_")
    match kind:
        case "die":
            colour, _, value = which.partition("_")
            return _die(colour, value)
        case "cube":
            return _cube(which == "white")
        case "tile":
            return _tile(which)
        case "industry":
            return looks.INDUSTRIES[which]
        case "house":
            return partial(warehouse, walls=PLAYERS[which].ground)
        case _:
            return _PLAIN.get(name)


_PLAIN: Final[dict[str, Icon]] = {
    "coin": coin,
    "star": star,
    "debt": debt,
    "city": town,
    "port": looks.PLACES["R"],
    "lock": lock,
    "depot": coal_heap,
    "warehouse": warehouse,
    "helm": helm,
    "export": flag,
    "bonus": _berth,
    "to": arrow,
    "inn": looks.TILES["inn"],
}


# Measuring


def wide_of(figure: Figure) -> float:
    """Width of a figure: what stands before its icon, and the icon."""
    name, text = figure
    if name.startswith("goal"):
        return _GOAL
    if name.startswith("disc"):
        return _DISC
    number = fonts.width((("number", text),), _NUMBER) if text else 0
    shown = _WIDTHS.get(name, _side(name) if icon_of(name) else 0)
    return number + shown + (3 if number and shown else 0)


def _side(name: str) -> float:
    return _CUBE if name.startswith("cube") else _ICON


def _figures_wide(figures: Sequence[tuple[str, str]]) -> float:
    return sum(wide_of(figure) + _BETWEEN for figure in figures if figure != NAME)


@lru_cache(maxsize=512)
def needed(target: Target, *, named: bool, bare: bool = False, least: float = 0) -> float:
    """The width that a card needs, with its name in the smallest letters, if it has one, or without it.

    The name of a place may be shortened, since its letter stands before it; what has no letter is shortened less,
    and to no less than `least`.
    A `bare` card has neither tiles nor players.
    """
    figures = [figure for figure in target.figures if not (bare and figure[0].startswith(_LEFT_OUT))]
    wide = 2 * _PAD + _figures_wide(figures) + (_SIGN if target.sign else 6)
    if (named or not target.sign) and target.label:
        name = fonts.width(fonts.split("label", target.label), TEXT)
        wide += min(name, max(least, _NAME if target.sign else _ALONE)) + _BETWEEN
    return wide


def shortened(name: str, room: float) -> str:
    """A name in the smallest letters, or as much of it as has room, with a full stop."""
    if fonts.width(fonts.split("label", name), TEXT) <= room:
        return name
    return next(
        (
            f"{name[:length].rstrip()}."
            for length in range(len(name) - 2, 3, -1)
            if fonts.width(fonts.split("label", f"{name[:length].rstrip()}."), TEXT) <= room
        ),
        "",
    )


def grid_of(targets: Sequence[Target], room: float, height: float) -> Grid:
    """The roomiest way in which the cards fit: with whole names, else with their beginnings, most or none."""
    columns = (1,) if len(targets) == 1 else (2, 3, 4)
    grids = [Grid(number, high, gap) for number in columns for high, gap in _HEIGHTS]
    alone = [Grid(1, high, gap) for high, gap in _HEIGHTS]
    fitting = [
        *(grid for grid in grids if _fits(grid, targets, room, named=True)),
        *(grid for grid in alone if _fits(grid, targets, room, named=True)),
        *(grid for grid in grids if _fits(grid, targets, room, named=False)),
    ]
    for least, taller in _READ:
        for plain in (*grids, *alone):
            grid = _with_broad(plain, targets, room, least)
            if grid is not None and grid.height(len(targets)) <= height + taller:
                return grid
    low = [grid for grid in fitting if grid.height(len(targets)) <= height]
    if low:
        return low[0]
    least = min(fitting, key=lambda grid: grid.height(len(targets)), default=Grid(1, LOW))
    if least.height(len(targets)) <= _TALL:
        return least
    # So many wide cards that some leave out tiles and players.
    bare = [
        grid
        for grid in grids
        if all(needed(target, named=False, bare=True) <= grid.wide(room) for target in targets)
    ]
    return min(bare, key=lambda grid: grid.height(len(targets)), default=least)


def _with_broad(grid: Grid, targets: Sequence[Target], room: float, least: float) -> Grid | None:
    """The grid with a row alone for each of the few cards that need one; None where that is not enough."""
    wants = [needed(target, named=True, least=least) for target in targets]
    broad = tuple(index for index, wanted in enumerate(wants) if wanted > grid.wide(room))
    most = _BROAD_OF_MANY if len(targets) > _MANY else _BROAD
    if len(broad) > most * len(targets) or any(wants[index] > room for index in broad):
        return None
    return msgspec.structs.replace(grid, broad=broad)


def _fits(grid: Grid, targets: Sequence[Target], room: float, *, named: bool) -> bool:
    wide = grid.wide(room)
    if any(needed(target, named=False) > wide for target in targets):
        return False
    with_name = sum(needed(target, named=True) <= wide for target in targets)
    return not named or with_name >= _NAMED * len(targets)


# Drawing


def put_cards(scene: Scene, box: Box, targets: Sequence[Target], grid: Grid) -> None:
    """The cards row by row from the box's corner."""
    x, y, w, _ = box
    usual = [target for index, target in enumerate(targets) if index not in grid.broad]
    wide, rows = grid.wide(w), grid.rows(len(targets)) - len(grid.broad)
    boxes: list[tuple[Target, Box]] = []
    for index, target in enumerate(usual):
        row, column = divmod(index, grid.columns)
        left, top = x + column * (wide + grid.gap), y + row * (grid.high + grid.gap)
        boxes.append((target, (left, top, wide, grid.high)))
    for row, index in enumerate(grid.broad, start=rows):
        boxes.append((targets[index], (x, y + row * (grid.high + grid.gap), w, grid.high)))
    for target, place in boxes:
        scene.put(place, SLATE, _card, target)
        scene.place(target.place, place)


def _card(canvas: Canvas, target: Target) -> None:
    w, h = canvas.width, canvas.height
    fill = PAPER_SHADE if target.faint else PAPER_LIGHT
    canvas.rect(0, 0, w, h, fill=fill, outline=RULE if target.faint else INK, width=2, radius=RADIUS)
    middle, left = h / 2, float(_PAD)
    if target.sign and target.faint:
        draw_goal(canvas, left + CHOICE + 7, middle, target.sign, target.figures[0][0].partition("_")[0])
        left += _SIGN
    elif target.sign:
        draw_choice(canvas, left + CHOICE + 7, middle, target.sign, radius=min(CHOICE, h / 2 - 9))
        left += _SIGN
    else:
        left += 6
    leads, rest = _parted(target)
    rest = _fitting(rest, w - 2 * _PAD - (_SIGN if target.sign else 6) - _figures_wide(leads))
    for figure in leads:
        left += draw_figure(canvas, left, middle, figure) + _BETWEEN
    name = fonts.width(fonts.split("label", target.label), TEXT)
    right = w - end_of(rest, w - _PAD - _figures_wide(rest) - left - name) + _BETWEEN - _figures_wide(rest)
    x = right
    for figure in rest:
        x += draw_figure(canvas, x, middle, figure) + _BETWEEN
    ink, room = INK_SECOND if target.faint else INK, right - _BETWEEN - left
    label = shortened(target.label, room)
    canvas.text(left, middle, label, face="label", size=_LABEL, smallest=TEXT, ink=ink, box=room)


def end_of(figures: Sequence[Figure], spare: float) -> float:
    """How far from the edge the last figure ends, with so much room to spare; farther if it fills its square."""
    fills = bool(figures) and figures[-1][0].startswith(_BUYERS)
    return _PAD + (max(0.0, min(float(_PAD), spare)) if fills else 0.0)


def _fitting(figures: Sequence[Figure], room: float) -> Sequence[Figure]:
    """The figures without as many tiles and players as there is no room for."""
    kept = list(figures)
    while _figures_wide(kept) > room + _BETWEEN and any(name.startswith(_LEFT_OUT) for name, _ in kept):
        kept.remove(next(figure for figure in reversed(kept) if figure[0].startswith(_LEFT_OUT)))
    return kept


def _parted(target: Target) -> tuple[Sequence[Figure], Sequence[Figure]]:
    """The figures before the name, and those behind it."""
    at = target.figures.index(NAME) if NAME in target.figures else -1
    return target.figures[: max(at, 0)], target.figures[at + 1 :]


def draw_figure(canvas: Canvas, x: float, middle: float, figure: tuple[str, str]) -> float:
    """A number with its icon behind it, from the left; the width taken."""
    name, text = figure
    wide = wide_of(figure)
    if name.startswith("goal"):
        draw_goal(canvas, x + _GOAL / 2, middle, text, name.partition("_")[2])
        return wide
    if name.startswith("disc"):
        player_disc(canvas, x + _DISC / 2, middle, 15, name.partition("_")[2])
        return wide
    if name.startswith("tile") and text and (tile := icon_of(name)):
        # What a tile is instead paid with, never how many tiles.
        tile(Pen(canvas, x, middle - _ICON / 2, _ICON))
        x += _ICON + 3
    if text:
        ink = FUCHSINE if name == "debt" or text.startswith(MINUS) else INK
        x += canvas.text(x, middle + 0.5, text, face="number", size=_NUMBER, ink=ink) + 3
    if name == "or":
        canvas.line([(x + 2, middle + 19), (x + 12, middle - 19)], INK, 4)
    elif name.startswith("tile") and text:
        return wide
    elif name == "dash":
        canvas.line([(x + 1, middle), (x + 15, middle)], INK, 4)
    elif name == "to":
        _arrow(canvas, x, middle)
    elif icon := icon_of(name):
        icon(Pen(canvas, x, middle - _side(name) / 2, _side(name)))
    return wide


def _arrow(canvas: Canvas, x: float, middle: float) -> None:
    canvas.line([(x + 1, middle), (x + 11, middle)], INK, 4)
    canvas.polygon([(x + 9, middle - 9), (x + 22, middle), (x + 9, middle + 9)], fill=INK)


def _raised(pen: Pen) -> None:
    """By how much a die rises, in letters that can be read."""
    pen.rect(0, 4, 100, 92, INK, radius=12, outline=False)
    pen.digit(50, 51, f"+{REPLENISHED}", 88, PAPER_LIGHT)


OPTION_ICONS: Final = {option: looks.OPTIONS[option] for option in OPTIONS} | {"replenishment": (_raised,)}
"""The icons of each special option."""
