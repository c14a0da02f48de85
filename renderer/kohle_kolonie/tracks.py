"""The tracks above the map: Trust, purchases, bonus markers and turn order, disasters; and the railway key."""

from functools import partial
from typing import Final

from games.kohle_kolonie.facts import BonusMarker, DisasterMarker
from renderer import fonts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, engine, flame, star, subsidence, worker
from renderer.kohle_kolonie.bonuses import bonus_icon, disaster_icon
from renderer.kohle_kolonie.land import track
from renderer.kohle_kolonie.looks import ROUNDS, TRUST, LineLook, line_look
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import terrain_of
from renderer.pieces import MINUS, figure, player_disc, value
from renderer.scene import Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import (
    CREAM,
    HATCH,
    HIDDEN,
    INK,
    INK_SECOND,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    RADIUS,
    RULE,
    WOOD,
    mix,
)

HEIGHT: Final = 126
_ROW: Final = 54
"""Top of the row of cells within a sheet."""
_CELL: Final = 58


def put_trust(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """The Trust's coins on its six spaces, their number, and an additional coin that waits."""
    trust = picture.view.trust
    put_sheet(scene, x, y, w, HEIGHT)
    put_heading(scene, x, y, w - 2 * PAD - 50, picture.words["trust"])
    scene.put((x + w - PAD - 50, y + 12, 50, 36), PAPER, _count, trust.coins + trust.extra_coin)
    scene.put((x + PAD - 4, y + _ROW, w - 2 * PAD + 8, 60), PAPER, _trust, trust.track, trust.extra_coin)
    scene.place("trust_track", (x + PAD - 4, y + _ROW, w - 2 * PAD + 8, 60))


def _count(canvas: Canvas, number: int) -> None:
    canvas.text(canvas.width, 18, str(number), face="number", size=38, align="right")


def _trust(canvas: Canvas, spaces: tuple[bool, ...], extra: bool) -> None:
    step = canvas.width / (len(spaces) + extra)
    r = min(21.0, step / 2 - 2)
    for index, coins in enumerate(spaces):
        x = step * (index + 0.5)
        if coins:
            coin(Pen(canvas, x - r, 30 - r, 2 * r))
        else:
            canvas.disc(x, 30, r - 1, fill=PAPER_LIGHT, outline=RULE, width=2)
            canvas.text(x, 30.5, str(index + 1), face="text", size=28, ink=INK_SECOND, align="centre")
    if extra:
        x = step * (len(spaces) + 0.5)
        canvas.rect(x - r - 3, 27 - r, 2 * r + 6, 2 * r + 6, fill=TRUST, radius=6)
        coin(Pen(canvas, x - r, 30 - r, 2 * r))


def put_purchases(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """How many mines the Trust takes a round."""
    put_sheet(scene, x, y, w, HEIGHT)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["purchases"])
    box = (x + PAD, y + _ROW, w - 2 * PAD, 60)
    scene.put(box, PAPER, purchase_cells, picture.view.trust.purchases)
    scene.place("purchase_track", box)


def purchase_cells(canvas: Canvas, purchases: int) -> None:
    """A dark cell for each mine that the Trust takes in a round."""
    step = canvas.width / 3
    for index in range(3):
        side = min(48.0, step - 6)
        x, y = step * index, 30 - side / 2
        if index < purchases:
            canvas.rect(x, y, side, side, fill=TRUST, outline=INK, width=2, radius=6)
            text = "1" if index == 0 else "+1"
            canvas.text(x + side / 2, 30.5, text, face="number", size=32, ink=CREAM, align="centre")
        else:
            canvas.rect(x, y, side, side, fill=PAPER_LIGHT, outline=RULE, width=2, radius=6)


def put_bonuses(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """The bonus track with its markers, or discs where they were taken; right of it the turn order."""
    view = picture.view
    put_sheet(scene, x, y, w, HEIGHT)
    step = min(62.0, (w - 2 * PAD - 14) / (len(view.order) + len(view.bonus_track)))
    side = step - 4
    orders = step * len(view.order)
    track_w = step * len(view.bonus_track)
    put_heading(scene, x, y, track_w - 8, picture.words["bonus_track"])
    left = x + PAD
    for index, (marker, seat) in enumerate(zip(view.bonus_track, view.discs, strict=True)):
        shut = marker == "engine" and view.engine_marker_shut
        colour = None if seat is None else picture.colours[seat]
        scene.put((left + index * step, y + _ROW, side, side), PAPER, bonus_cell, marker, shut, colour)
    scene.place("bonus_track", (left, y + _ROW, track_w - 4, side))
    right = x + w - PAD - orders + 4
    put_heading(scene, right - PAD, y, orders - 4, picture.words["order_track"])
    for index, seat in enumerate(view.order):
        box = (right + index * step, y + _ROW, side, side)
        scene.put(box, PAPER, _ordered, picture.colours[seat], index + 1)
    scene.place("order_track", (right, y + _ROW, orders - 4, side))


def bonus_cell(canvas: Canvas, marker: BonusMarker | None, shut: bool, colour: str | None) -> None:
    """A place of the bonus track: its marker, face down while it is `shut`, or the disc of who took it."""
    side = canvas.width
    if marker is None and colour is None:
        canvas.rect(0, 0, side, side, fill=mix(PAPER, PAPER_SHADE, 0.5), outline=RULE, width=2, radius=RADIUS)
        return
    if shut:
        hidden(canvas, 0, 0, side, side)
        return
    canvas.rect(0, 0, side, side, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    if marker:
        bonus_icon(marker)(Pen(canvas, 8, 8, side - 16))
    elif colour:
        player_disc(canvas, side / 2, side / 2, side * 0.36, colour)


def hidden(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Something face down: slate with a hatch and a question mark."""
    canvas.rect(x, y, w, h, fill=HIDDEN, outline=INK, width=2.5, radius=RADIUS)
    canvas.hatch(x + 5, y + 5, w - 10, h - 10, HATCH, gap=8, width=1, cross=True)
    canvas.text(x + w / 2, y + h / 2 + 0.5, "?", face="number", size=30, ink=CREAM, align="centre")


def _ordered(canvas: Canvas, colour: str, place: int) -> None:
    side = canvas.width
    canvas.rect(0, 0, side, side, fill=PAPER_SHADE, outline=INK, width=2.5, radius=RADIUS)
    player_disc(canvas, side * 0.41, side * 0.41, side * 0.33, colour)
    canvas.text(side - 5, side - 16, str(place), face="number", size=28, align="right")


def put_disasters(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """What a player hit loses in each round, and what the rounds' disasters brought, as far as revealed."""
    view = picture.view
    put_sheet(scene, x, y, w, HEIGHT)
    put_heading(scene, x, y, w - 2 * PAD - (52 if view.subsidence else 0), picture.words["disaster"])
    if view.subsidence:
        box = (x + w - PAD - 46, y + 7, 46, 46)
        scene.put(box, PAPER, sunk)
        scene.place("subsidence", box)
    losses = terrain_of(picture).board.disaster_losses
    step = (w - 2 * PAD + 6) / len(ROUNDS)
    for index, marker in enumerate(view.disaster_markers):
        box = (x + PAD + index * step, y + _ROW, step - 6, _CELL)
        scene.put(box, PAPER, _disaster, marker, losses[index], index + 1 == view.round)
        if index + 1 == view.round:
            scene.place("disaster", box)


def sunk(canvas: Canvas) -> None:
    """The subsidence marker lies on the board."""
    canvas.rect(0, 0, 46, 46, fill=INK_SECOND, outline=INK, width=2, radius=RADIUS)
    canvas.rect(4, 4, 38, 38, fill=PAPER_LIGHT, radius=4)
    subsidence(Pen(canvas, 8, 7, 30))


def _disaster(canvas: Canvas, marker: DisasterMarker | None, loss: int, now: bool) -> None:
    """A round's disaster: its event revealed, or the points it will cost."""
    w, h = canvas.width, canvas.height
    fill = PAPER_LIGHT if now or marker else mix(PAPER, PAPER_SHADE, 0.5)
    canvas.rect(0, 0, w, h, fill=fill, outline=INK if now else RULE, width=3 if now else 2, radius=6)
    if marker:
        disaster_icon(marker)(Pen(canvas, (w - 36) / 2, (h - 36) / 2, 36))
        return
    flame(Pen(canvas, w / 2 - 11, 4, 22))
    text = f"{MINUS}{loss}"
    canvas.text(w / 2, h - 16, text, face="number", size=28, ink=INK if now else INK_SECOND, align="centre")


def put_tracks(scene: Scene, picture: Picture, y: float, x: float, w: float) -> None:
    """All four sheets in one row."""
    gap = 12
    disaster, trust, buys = 288, 316, 210
    bonuses = w - disaster - trust - buys - 3 * gap
    put_trust(scene, picture, x, y, trust)
    put_purchases(scene, picture, x + trust + gap, y, buys)
    put_bonuses(scene, picture, x + trust + buys + 2 * gap, y, bonuses)
    put_disasters(scene, picture, x + w - disaster, y, disaster)


def put_railways(scene: Scene, picture: Picture, x: float, y: float, w: float, h: float) -> None:
    """The railway lines with the points of a complete one; lines out of play are left out."""
    terrain = terrain_of(picture)
    put_sheet(scene, x, y, w, h)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["railways"])
    lines = [line for line in terrain.board.lines if line.id in {id for id, _, _ in terrain.lines}]
    points = {id: points for id, _, points in terrain.lines}
    high = (h - 58) / max(len(lines), 1)
    for index, line in enumerate(lines):
        box = (x + PAD, y + 50 + index * high, w - 2 * PAD, high)
        scene.put(box, PAPER, _line, line_look(terrain.board, line.id), line.name, points[line.id])
    scene.place("railways", (x, y, w, h))


def _line(canvas: Canvas, look: LineLook, name: str, points: int) -> None:
    """A railway as it is drawn on the map, its name, its points."""
    w, middle = canvas.width, canvas.height / 2
    track(canvas, (4, middle), (96, middle), look)
    taken = value(canvas, w, middle, str(points), star, size=36, icon_size=27, gap=5)
    room = w - 116 - taken - 12
    canvas.text(116, middle, shortened(name, room), face="label", size=30, box=room, cut=True)


def shortened(name: str, room: float) -> str:
    """As many words of a name as have room, the first one in any case."""
    words = name.split(" ")
    while len(words) > 1 and fonts.width(fonts.split("label", " ".join(words)), 29) > room:
        words.pop()
        while len(words) > 1 and len(words[-1]) < 3:
            words.pop()
    return " ".join(words)


def put_supply(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """What the bank and the pools hold."""
    view = picture.view
    put_sheet(scene, x, y, w, HEIGHT)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["supply"])
    scene.put((x + PAD, y + _ROW, w - 2 * PAD, 60), PAPER, _supply, view.bank, view.worker_pool, view.engine_pool)


def _supply(canvas: Canvas, bank: int, workers: int, engines: int) -> None:
    pool = ((max(bank, 0), coin), (workers, partial(worker, coat=WOOD)), (engines, partial(engine, body=NEUTRAL)))
    step = canvas.width / 3
    for index, (number, icon) in enumerate(pool):
        figure(canvas, index * step, 30, str(number), icon, size=42, icon_size=46, gap=8)
