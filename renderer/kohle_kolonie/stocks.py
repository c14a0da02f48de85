"""Sheets beside a player's mines: settlements, engines, bonus marker, prices, markers, miners lost."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import BonusMarker, RailwayMarker
from renderer.canvas import Canvas
from renderer.icons import Pen, bolt, coin, engine, engineer, house, settlement, star
from renderer.kohle_kolonie.bonuses import bonus_icon, railway_icon
from renderer.kohle_kolonie.looks import ROUNDS
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.places import settled
from renderer.scene import Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import (
    FUCHSINE,
    INK,
    INK_SECOND,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    RULE,
    mix,
)

SETTLEMENTS: Final = 166
LINE: Final = 122
_BESIDE: Final = 110
"""So much room has a railway marker if those of this round stand beside the count, not below it."""
_EXTRA_AT: Final = 3
"""The settlement that brings an extra action marker."""

Icon = Callable[[Pen], None]
Kept: TypeAlias = tuple[tuple[RailwayMarker, int, int], ...]
"""Railway markers with how many of each can be used, and how many only from the next round on."""

_PRICED: Final[Mapping[str, Icon]] = {
    "engine": partial(engine, body=NEUTRAL),
    "settlement": partial(settlement, walls=NEUTRAL),
    "engineer": partial(engineer, coat=NEUTRAL),
}


def put_settlements(scene: Scene, picture: Picture, seat: int, x: float, y: float, w: float) -> None:
    """The five settlements: placed ones with their miners, and what each brings."""
    shown = picture.view.seats[seat]
    put_sheet(scene, x, y, w, SETTLEMENTS)
    put_heading(scene, x, y, w - 2 * PAD - 70, picture.words["settlements"])
    placed = len(shown.settlements)
    miners = tuple(one.miners for one in shown.settlements)
    scene.put((x + w - PAD - 70, y + 12, 70, 36), PAPER, _share, placed, facts.SETTLEMENTS)
    with scene.raised():
        scene.put((x + PAD, y + 48, w - 2 * PAD, 110), None, _settlements, miners, picture.colours[seat])
    step = (w - 2 * PAD) / facts.SETTLEMENTS
    last = x + PAD + step * (max(placed, 1) - 0.5)
    scene.place(f"seat.{seat}.settlements", (last - 34, y + 48, 68, 70))


def _share(canvas: Canvas, part: int, whole: int) -> None:
    canvas.text(canvas.width, 18, f"{part} / {whole}", face="label", size=31, ink=INK_SECOND, align="right")


def _settlements(canvas: Canvas, miners: tuple[int, ...], colour: str) -> None:
    step = canvas.width / facts.SETTLEMENTS
    for index in range(facts.SETTLEMENTS):
        middle = step * (index + 0.5)
        if index < len(miners):
            settled(canvas, middle - 32, 2, 64, colour, miners[index])
        else:
            pen = Pen(canvas, middle - 32, 2, 64, ink=RULE)
            house(pen, mix(PAPER, PAPER_LIGHT, 0.6))
        ink = INK if index < len(miners) else INK_SECOND
        if index + 1 == _EXTRA_AT:
            canvas.text(middle - 2, 91, "+1", face="number", size=30, ink=ink, align="right")
            bolt(Pen(canvas, middle, 75, 32))
        elif points := facts.SETTLEMENT_POINTS[index]:
            canvas.text(middle - 2, 91, f"+{points}", face="number", size=30, ink=ink, align="right")
            star(Pen(canvas, middle + 1, 78, 27), ink)


def put_engines(scene: Scene, picture: Picture, seat: int, x: float, y: float, w: float) -> None:
    """The engines owned and what they are worth in the end; right of it the bonus marker held."""
    shown = picture.view.seats[seat]
    put_sheet(scene, x, y, w, LINE)
    half = w * 0.62
    put_heading(scene, x, y, half - PAD - 8, picture.words["steam_engines"])
    put_heading(scene, x + half - PAD + 10, y, w - half - PAD - 10, picture.words["bonus_marker"])
    worth = facts.ENGINE_POINTS[min(shown.engines, len(facts.ENGINE_POINTS) - 1)]
    scene.put((x + PAD, y + 50, half - PAD - 22, 64), PAPER, _engines, shown.engines, shown.beside, worth)
    scene.put((x + half - 4, y + 16, 2, LINE - 32), RULE, _bare)
    scene.put((x + half + 10, y + 50, w - half - PAD - 10, 64), PAPER, _held, shown.bonus)
    for part in ("engines", "beside"):
        scene.place(f"seat.{seat}.{part}", (x + PAD, y + 52, 120, 60))
    scene.place(f"seat.{seat}.bonus", (x + half + 10, y + 52, 58, 58))


def _bare(_canvas: Canvas) -> None:
    """Nothing on the ground."""


def _engines(canvas: Canvas, engines: int, beside: int, worth: int) -> None:
    engine(Pen(canvas, 0, 4, 56), NEUTRAL)
    wide = canvas.text(66, 33, str(engines), face="number", size=46)
    if beside:
        canvas.text(66 + wide + 12, 34, f"({beside})", face="text", size=32, ink=INK_SECOND)
    star(Pen(canvas, canvas.width - 38, 15, 36))
    canvas.text(canvas.width - 44, 33, str(worth), face="number", size=42, align="right")


def _held(canvas: Canvas, marker: BonusMarker | None) -> None:
    if marker is None:
        canvas.dashed_rect(1, 3, 56, 56, RULE, 2)
        return
    canvas.rect(0, 2, 58, 58, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    bonus_icon(marker)(Pen(canvas, 8, 10, 42))
    if price := facts.BONUS_PRICE.get(marker):
        canvas.text(72, 32, str(price), face="number", size=42)
        coin(Pen(canvas, 98, 14, 36))


def put_prices(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """What engine, settlement and engineer cost now; a triangle where the price was raised."""
    view = picture.view
    put_sheet(scene, x, y, w, LINE)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["prices_now"])
    step = (w - 2 * PAD) / 3
    for index, what in enumerate(("engine", "settlement", "engineer")):
        box = (x + PAD + index * step, y + 50, step, 64)
        scene.put(box, PAPER, _price, what, view.prices[what], what in view.raised)


def _price(canvas: Canvas, what: str, price: int, raised: bool) -> None:
    _PRICED[what](Pen(canvas, 0, 6, 54))
    canvas.text(64, 33, str(price), face="number", size=44)
    coin(Pen(canvas, 90, 14, 38))
    if raised:
        canvas.polygon([(134, 44), (145, 24), (156, 44)], fill=FUCHSINE)


def put_costs(scene: Scene, picture: Picture, x: float, y: float, w: float, h: float) -> None:
    """The same prices without a heading; the triangle stands over a raised one."""
    view = picture.view
    put_sheet(scene, x, y, w, h)
    step = (w - 2 * PAD) / 3
    for index, what in enumerate(("engine", "settlement", "engineer")):
        box = (x + PAD + index * step, y + 5, step, h - 10)
        scene.put(box, PAPER, _cost, what, view.prices[what], what in view.raised)
        scene.place(f"price.{what}", box)


def _cost(canvas: Canvas, what: str, price: int, raised: bool) -> None:
    middle = canvas.height / 2 + 5
    _PRICED[what](Pen(canvas, 0, middle - 26, 48))
    wide = canvas.text(54, middle, str(price), face="number", size=44)
    coin(Pen(canvas, 58 + wide, middle - 16, 32))
    if raised:
        x = 54 + wide / 2
        canvas.polygon([(x - 11, middle - 19), (x, middle - 37), (x + 11, middle - 19)], fill=FUCHSINE)


def put_markers(scene: Scene, picture: Picture, seat: int, x: float, y: float, w: float) -> None:
    """Railway markers kept, by kind, those not yet usable apart; right of them the miners lost in disasters."""
    shown = picture.view.seats[seat]
    put_sheet(scene, x, y, w, LINE)
    half = w * 0.52
    put_heading(scene, x, y, half - PAD - 8, picture.words["railway_markers"])
    put_heading(scene, x + half - PAD + 10, y, w - half - PAD - 10, picture.words["lost_miners"])
    kept: Kept = tuple(
        (marker, shown.markers.count(marker), shown.fresh.count(marker)) for marker in facts.KEPT_MARKERS
    )
    scene.put((x + PAD, y + 46, half - PAD - 8, 68), PAPER, _markers, kept)
    scene.put((x + half - 4, y + 16, 2, LINE - 32), RULE, _bare)
    lost = (x + half + 8, y + 46, w - half - PAD - 8, 68)
    scene.put(lost, PAPER, _lost, shown.lost, picture.colours[seat])
    scene.place(f"seat.{seat}.markers", (x + PAD, y + 50, half - PAD - 8, 60))
    step = lost[2] / len(shown.lost)
    scene.place(f"seat.{seat}.lost", (lost[0] + (picture.view.round - 1) * step, y + 76, step, 40))


def _markers(canvas: Canvas, kept: Kept) -> None:
    step = canvas.width / len(kept)
    for index, (marker, count, fresh) in enumerate(kept):
        x = step * index
        if count or fresh:
            canvas.disc(x + 29, 34, 28, fill=PAPER_LIGHT, outline=INK, width=2.5)
            railway_icon(marker)(Pen(canvas, x + 11, 16, 36))
        else:
            canvas.disc(x + 29, 34, 28, fill=mix(PAPER, PAPER_SHADE, 0.4), outline=RULE, width=2)
        beside = step > _BESIDE
        middle = 18 if fresh and not beside else 34.5
        ink = INK if count else INK_SECOND
        wide = canvas.text(x + 64, middle, str(count), face="number", size=36, ink=ink)
        if fresh and beside:
            canvas.text(x + 72 + wide, middle, f"+{fresh}", face="text", size=36, ink=INK_SECOND)
        elif fresh:
            canvas.text(x + 62, 52, f"+{fresh}", face="text", size=28, ink=INK_SECOND)


def _lost(canvas: Canvas, lost: tuple[int, ...], colour: str) -> None:
    """Miners on the disaster spaces, round by round."""
    step = canvas.width / len(lost)
    for index, count in enumerate(lost):
        middle = step * (index + 0.5)
        ink = INK if count else INK_SECOND
        canvas.text(middle, 16, ROUNDS[index], face="text", size=28, ink=INK_SECOND, align="centre")
        canvas.text(middle, 50, str(count), face="number" if count else "text", size=38, ink=ink, align="centre")
        if count:
            canvas.rect(middle - 15, 31, 30, 36, outline=PLAYERS[colour].ground, width=2, radius=4)
