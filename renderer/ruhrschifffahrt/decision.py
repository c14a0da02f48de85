"""Pictures to decide from: the river in brief with the letters of what can be chosen, below it a card for each."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from renderer import fonts
from renderer.canvas import Canvas
from renderer.crops import Icon
from renderer.decision import BOTTOM, GAP, HEIGHT, ROOM, TEXT, TOP, decision_scene, put_head
from renderer.icons import Pen, coin, star
from renderer.picture import Target
from renderer.pieces import player_disc
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.decision_arrows import Way
from renderer.ruhrschifffahrt.decision_cards import (
    OPTION_ICONS,
    ROOMY,
    Figure,
    Grid,
    draw_figure,
    grid_of,
    icon_of,
    put_cards,
    wide_of,
)
from renderer.ruhrschifffahrt.decision_course import REACHES, reaches_of
from renderer.ruhrschifffahrt.decision_river import put_river
from renderer.ruhrschifffahrt.decision_signs import Sign
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene, inside
from renderer.theme import (
    FUCHSINE,
    INK,
    INK_SECOND,
    LAMP,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    RADIUS,
    RULE,
    SLATE,
)

OPTION: Final = "options."
"""With this begins the place of a special option."""
_LOWEST: Final = 340
"""Height of a picture with few cards and no river."""
_RIVER: Final = (200, 300, 386)
"""Usual height of one, two and three reaches of the river."""
_LEAST: Final = (170, 250, 330)
_MOST: Final = (300, 420, 520)
_IN_A_COLUMN: Final = 5
_ARROWS: Final = 2
"""Most arrows from a start, on an average."""
_LOWEST_RIVER: Final = 150
_TALLEST: Final = 1290
"""No picture of a panel is taller than 1.2 times its width."""
_WITHIN: Final = 14
"""How far within a plate its ring lies."""
_STEP: Final = 48
"""Between two heights of the river."""
_ROW: Final = 64
_NAMED_ROW: Final = 76
_ROW_GAP: Final = 8
_SIDE: Final = 12
"""From the edge of an option's plate to what is on it."""
_LARGE: Final = 42
_SMALL: Final = 30
"""Side of an option's icons, and how small they are made before a figure is left out."""
_ICON_GAP: Final = 3
_FIGURE_GAP: Final = 8
_DISC: Final = 34
_PLAYER: Final = 130
_COINS: Final = 300
_POINTS: Final = 110
"""Where a number ends, from the right."""


def decision(picture: Picture) -> Scene:
    """The picture of a decision, by its sort."""
    return _choose(picture) if picture.area == "choose" else _on_the_river(picture)


# On the river


def _on_the_river(picture: Picture) -> Scene:
    downstream = [space.id for space in board_of(picture).river]
    options = [target for target in picture.targets if target.place.startswith(OPTION)]
    cards = [target for target in picture.targets if (target.label or target.figures) and target not in options]
    signs = {
        target.place: Sign(target.sign, goal=_leads_to(target, picture.area, cards))
        for target in picture.targets
        if target.place in downstream and target.sign
    }
    if not signs and not options:
        return _cards_alone(picture, cards)
    shown = [*signs, *_own_place(picture)]
    rows = reaches_of(picture.view.options.board, shown)
    strip = _strip_height(options, roomy=not cards)
    river, rows, grid = _shares(rows, cards, strip)
    below = [part for part in (strip, grid.height(len(cards)) if cards else 0) if part]
    others = TOP + sum(part + GAP for part in below) + MARGIN
    river = max(_LOWEST_RIVER, min(river, _TALLEST - others))
    height = others + river
    scene = decision_scene(max(HEIGHT, height))
    lit = _lit(picture, signs, downstream)
    put_river(scene, picture, rows, (MARGIN, TOP, ROOM, river), signs, _ways(picture), lit)
    put_head(scene, picture, _icons(picture))
    y = TOP + river + GAP
    if cards:
        put_cards(scene, (MARGIN, y, ROOM, 0), cards, grid)
        y += grid.height(len(cards)) + GAP
    if options:
        _put_options(scene, picture, (MARGIN, y, ROOM, strip), options, roomy=not cards)
    return scene


def _cards_alone(picture: Picture, cards: Sequence[Target]) -> Scene:
    """Choices that lie nowhere on the river, such as debts and columns of Ruhrort."""
    grid = grid_of(cards, ROOM, BOTTOM - TOP)
    if len(cards) <= _IN_A_COLUMN:
        grid = Grid(1, max(ROOMY, (_LOWEST - TOP - MARGIN - (len(cards) - 1) * GAP) / len(cards)))
    scene = decision_scene(TOP + grid.height(len(cards)) + MARGIN)
    put_head(scene, picture, _icons(picture))
    put_cards(scene, (MARGIN, TOP, ROOM, 0), cards, grid)
    return scene


def _shares(rows: tuple[int, int], cards: Sequence[Target], strip: float) -> tuple[float, tuple[int, int], Grid]:
    """How the height is shared: the river's, with the reaches shown in it, and how the cards stand below."""
    count = rows[1] - rows[0]
    room = BOTTOM - TOP - (strip + GAP if strip else 0)
    least, usual = _LEAST[count], _RIVER[count]
    grid = grid_of(cards, ROOM, room - usual - GAP) if cards else Grid(1, ROOMY)
    taken = grid.height(len(cards)) + GAP if cards else 0
    river = max(float(least), room - taken)
    if cards and river > least:
        # Of few heights, so that land and water are kept; the cards take what is left.
        slack = (river - least) % _STEP
        river -= slack
        grid = replace(grid, high=grid.high + slack / grid.rows(len(cards)))
    while river > _MOST[rows[1] - rows[0]] and rows[1] - rows[0] < REACHES - 1:
        rows = (rows[0], rows[1] + 1) if rows[1] < REACHES - 1 else (rows[0] - 1, rows[1])
    return river, rows, grid


def _leads_to(target: Target, area: str | None, cards: Sequence[Target]) -> bool:
    """Whether a place is not chosen but reached: by a start, or by the sale that is settled."""
    return target.faint if area == "sale" else area == "start" and target not in cards


def _own_place(picture: Picture) -> list[str]:
    """Where the barge lies of whoever is asked."""
    if picture.seat is None:
        return []
    place = picture.view.seats[picture.seat].place
    return [place] if place is not None else []


def _ways(picture: Picture) -> list[Way]:
    """Arrows from starts to where their coal is sold, unless that can be in many places."""
    if picture.area != "start":
        return []
    places = {target.sign: target.place for target in picture.targets}
    found = [
        Way(target.place, places[text])
        for target in picture.targets
        for name, text in target.figures
        if name.startswith("goal")
    ]
    return found if len(found) <= _ARROWS * len({way.start for way in found}) else []


def _lit(picture: Picture, signs: dict[str, Sign], downstream: Sequence[str]) -> Way | None:
    """The water from the barge, or its only start, to the last place where its coal can be, or will be, sold."""
    starts = _own_place(picture) if picture.area == "sale" else [at for at in signs if not signs[at].goal]
    if picture.area not in ("sale", "start") or len(starts) != 1 or _ways(picture) or not signs:
        return None
    settled = [at for at in signs if signs[at].goal] if picture.area == "sale" else []
    return Way(starts[0], max(settled or signs, key=downstream.index))


def _icons(picture: Picture) -> dict[str, Icon]:
    return {name: icon for name, _ in picture.means if (icon := icon_of(name)) is not None}


# Special options


def _strip_height(options: Sequence[Target], *, roomy: bool) -> float:
    if not options:
        return 0
    columns, high = (2, _NAMED_ROW) if roomy else (4, _ROW)
    rows = -(-len(options) // columns)
    return rows * high + (rows - 1) * _ROW_GAP


def _put_options(scene: Scene, picture: Picture, box: Box, options: Sequence[Target], *, roomy: bool) -> None:
    x, y, w, _ = box
    columns, high = (2, _NAMED_ROW) if roomy else (4, _ROW)
    wide = (w - (columns - 1) * _ROW_GAP) / columns
    for index, target in enumerate(options):
        row, column = divmod(index, columns)
        place = (x + column * (wide + _ROW_GAP), y + row * (high + _ROW_GAP), wide, high)
        scene.put(place, SLATE, _option, target, roomy)
        scene.place(target.place, inside(place, _WITHIN))


def _option(canvas: Canvas, target: Target, named: bool) -> None:
    """A special option: its icons, its name where there is room, who has it, what it costs."""
    w, h = canvas.width, canvas.height
    fill = PAPER_SHADE if target.faint else PAPER_LIGHT
    if not target.faint:
        canvas.rect(0, 0, w, h, fill=LAMP, radius=RADIUS)
        canvas.rect(4, 4, w - 8, h - 8, fill=fill, outline=INK, width=2, radius=RADIUS - 3)
    else:
        canvas.rect(0, 0, w, h, fill=fill, outline=RULE, width=2, radius=RADIUS)
    icons = OPTION_ICONS[target.place.removeprefix(OPTION)]
    figures, side = option_fitting(target, w)
    x = float(_SIDE)
    for icon in icons:
        icon(Pen(canvas, x, h / 2 - side / 2, side))
        x += side + _ICON_GAP
    if target.faint:
        canvas.line([(10, h - 10), (x, 10)], FUCHSINE, 5)
    right = w - float(_SIDE)
    for figure in reversed(figures):
        right -= wide_of(figure)
        draw_figure(canvas, right, h / 2, figure)
        right -= _FIGURE_GAP
    discs = [name.partition("_")[2] for name, _ in target.figures if name.startswith("disc")]
    step = min(32.0, (right - x - 30) / max(1, len(discs) - 1))
    for index, colour in enumerate(discs):
        player_disc(canvas, right - 16 - index * step, h / 2, 15, colour)
    right -= len(discs) * step
    if named:
        ink = INK_SECOND if target.faint else INK
        room = right - x - 16
        if fonts.width(fonts.split("label", target.label), TEXT) <= room:
            canvas.text(x + 8, h / 2, target.label, face="label", size=40, smallest=TEXT, ink=ink, box=room)


def option_fitting(target: Target, wide: float) -> tuple[list[Figure], float]:
    """The figures of a special option that have room on a plate so wide, without players; the side of its icons.

    The points that debts cost go first, since the buttons say them; then the icons are made smaller. Beside a tile
    that pays for it the price goes last.
    """
    count = len(OPTION_ICONS[target.place.removeprefix(OPTION)])
    taken = any(name.startswith("disc") for name, _ in target.figures)
    figures = [one for one in target.figures if not one[0].startswith("disc")]
    side = _side_for(figures, count, wide, taken=taken)
    by_tile = any(name.startswith("tile") for name, _ in figures)
    for left_out in ("star", "debt", *(["coin"] if by_tile else [])):
        least = _LARGE if left_out == "star" and any(name == "debt" for name, _ in figures) else _SMALL
        if side < least:
            figures = [one for one in figures if one[0] not in (left_out, "or" if left_out == "coin" else "")]
            side = _side_for(figures, count, wide, taken=taken)
    return figures, side


def _side_for(figures: Sequence[Figure], count: int, wide: float, *, taken: bool) -> float:
    """How large so many icons can be beside the figures, and beside a player's disc where somebody has it."""
    beside = sum(wide_of(figure) + _FIGURE_GAP for figure in figures) + (_DISC if taken else 0)
    return min(_LARGE, (wide - 2 * _SIDE - beside) / count - _ICON_GAP)


# A coin or a point


def _choose(picture: Picture) -> Scene:
    """The two choices as large plates, and below what everybody has."""
    high, count = 190, len(picture.view.order)
    row = min(_PLAYER, (BOTTOM - TOP - high - GAP - (count - 1) * _ROW_GAP) / count)
    scene = decision_scene(TOP + high + GAP + count * row + (count - 1) * _ROW_GAP + MARGIN)
    put_head(scene, picture, _icons(picture))
    wide = (ROOM - GAP) / 2
    for index, target in enumerate(picture.targets):
        box = (MARGIN + index * (wide + GAP), TOP, wide, high)
        scene.put(box, SLATE, _good, target)
        scene.place(target.place, box)
    _put_everybody(scene, picture, TOP + high + GAP, row)
    return scene


def _good(canvas: Canvas, target: Target) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=LAMP, radius=RADIUS)
    canvas.rect(5, 5, w - 10, h - 10, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS - 2)
    name, text = target.figures[0]
    icon = coin if name == "coin" else star
    x = w / 2 - 90
    taken = canvas.text(x, 68, text, face="number", size=84)
    icon(Pen(canvas, x + taken + 12, 68 - 40, 80))
    canvas.text(
        w / 2,
        h - 44,
        target.label,
        face="label",
        size=40,
        smallest=TEXT,
        ink=INK_SECOND,
        align="centre",
        box=w - 40,
    )


def _put_everybody(scene: Scene, picture: Picture, y: float, high: float) -> None:
    """Everybody's coins and points in the order of the turn."""
    for index, seat in enumerate(picture.view.order):
        own = picture.view.seats[seat]
        box = (MARGIN, y + index * (high + _ROW_GAP), ROOM, high)
        scene.put(
            box,
            SLATE,
            _player,
            picture.names[seat],
            picture.colours[seat],
            own.coins,
            own.points,
            seat in picture.view.active,
        )
        # Where the numbers stand, which are marked by how much they changed.
        for part, right in (("coins", _COINS), ("points", _POINTS)):
            number = (box[0] + ROOM - right - 60, box[1] + high / 2 - 24, 60, 48)
            scene.place(f"seat.{seat}.{part}", number, "flag", rim=box)


def _player(canvas: Canvas, name: str, colour: str, coins: int, points: int, asked: bool) -> None:
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT if asked else PAPER, outline=INK, width=2, radius=RADIUS)
    player_disc(canvas, 52, h / 2, 26, colour)
    canvas.text(98, h / 2, name, face="name", size=42, smallest=TEXT, box=w - 520, cut=True)
    for x, number, icon in ((w - _COINS, coins, coin), (w - _POINTS, points, star)):
        canvas.text(x, h / 2 + 0.5, str(number), face="number", size=54, align="right")
        icon(Pen(canvas, x + 10, h / 2 - 26, 52))
