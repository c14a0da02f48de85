"""The tracks above the map: Trust, purchases, bonus markers and turn order, disasters; and the railway key."""

from functools import partial
from typing import Final, TypeAlias

from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import BonusMarker, DisasterMarker, RailwayMarker
from renderer.canvas import Canvas
from renderer.icons import Pen, coin, engine, flame, player_mark, star, subsidence, worker
from renderer.kohle_kolonie.bonuses import bonus_icon, disaster_icon, railway_icon
from renderer.kohle_kolonie.labels import line_title
from renderer.kohle_kolonie.land import track
from renderer.kohle_kolonie.looks import ROUNDS, TRUST, LineLook, line_look
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import terrain_of
from renderer.pieces import MINUS, figure, player_disc, value
from renderer.scene import Box, Scene
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
    PLAYERS,
    RADIUS,
    RULE,
    WOOD,
    mix,
)

HEIGHT: Final = 126
_ROW: Final = 54
"""Top of the row of cells within a sheet."""
_CELL: Final = 58
_Unseen: TypeAlias = tuple[tuple[RailwayMarker, int], ...]
"""Railway markers with how many of each nobody has seen."""
_HIDDEN: Final = 72
"""Room for each kind of railway marker that nobody has seen."""


def put_trust(scene: Scene, picture: Picture, x: float, y: float, w: float) -> None:
    """The Trust's coins on its six spaces, their number, and an additional coin that waits."""
    trust = picture.view.trust
    put_sheet(scene, x, y, w, HEIGHT)
    put_heading(scene, x, y, w - 2 * PAD - 50, picture.words["trust"])
    scene.put((x + w - PAD - 50, y + 12, 50, 36), PAPER, _count, trust.coins + trust.extra_coin)
    scene.put((x + PAD - 4, y + _ROW, w - 2 * PAD + 8, 60), PAPER, _trust, trust.track, trust.extra_coin)
    filled = len(trust.track) if trust.extra_coin else max(0, *(at * has for at, has in enumerate(trust.track)))
    step = (w - 2 * PAD + 8) / (len(trust.track) + trust.extra_coin)
    scene.place("trust_track", (x + PAD - 4 + filled * step, y + _ROW + 6, step, 48), "track")


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
    step = box[2] / 3
    last = box[0] + (min(picture.view.trust.purchases, 3) - 1) * step
    scene.place("purchase_track", (last, box[1] + 6, min(48.0, step - 6), 48), "track")


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
        box = (left + index * step, y + _ROW, side, side)
        with scene.raised():
            scene.put(box, None, bonus_cell, marker, shut, colour)
        if seat is not None and f"seat.{seat}.bonus" in picture.marks:
            scene.place("bonus_track", box)
    scene.place("bonus_track", (left + track_w - step, y + _ROW, side, side), "track")
    right = x + w - PAD - orders + 4
    put_heading(scene, right - PAD, y, orders - 4, picture.words["order_track"])
    for index, seat in enumerate(view.order):
        box = (right + index * step, y + _ROW, side, side)
        with scene.raised():
            scene.put(box, None, _ordered, picture.colours[seat], index + 1)
    scene.place("order_track", (right + orders - step, y + _ROW, side, side), "track")


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
        with scene.raised():
            scene.put(box, None, sunk)
        scene.place("subsidence", box)
    losses = terrain_of(picture).board.disaster_losses
    step = (w - 2 * PAD + 6) / len(ROUNDS)
    drawn = tuple(_ink_of(disc, picture) for disc in view.disaster.drawn) if view.disaster else ()
    for index, marker in enumerate(view.disaster_markers):
        box = (x + PAD + index * step, y + _ROW, step - 6, _CELL)
        now = index + 1 == view.round
        with scene.raised():
            scene.put(box, None, _disaster, marker, losses[index], now, drawn if now else ())
        if now:
            scene.place("disaster", box)


def sunk(canvas: Canvas) -> None:
    """The subsidence marker lies on the board."""
    canvas.rect(0, 0, 46, 46, fill=INK_SECOND, outline=INK, width=2, radius=RADIUS)
    canvas.rect(4, 4, 38, 38, fill=PAPER_LIGHT, radius=4)
    subsidence(Pen(canvas, 8, 7, 30))


def _ink_of(disc: str, picture: Picture) -> str:
    """The player's colour of a disc drawn, else its own."""
    return picture.colours[int(disc)] if disc.isdecimal() else disc


def _disaster(canvas: Canvas, marker: DisasterMarker | None, loss: int, now: bool, drawn: tuple[str, ...]) -> None:
    """A round's disaster: its event revealed, over the discs drawn in this round, or the points it will cost."""
    w, h = canvas.width, canvas.height
    fill = PAPER_LIGHT if now or marker else mix(PAPER, PAPER_SHADE, 0.5)
    canvas.rect(0, 0, w, h, fill=fill, outline=INK if now else RULE, width=3 if now else 2, radius=6)
    if marker:
        side = 30 if drawn else 36
        disaster_icon(marker)(Pen(canvas, (w - side) / 2, 6 if drawn else (h - side) / 2, side))
        _discs(canvas, drawn)
        return
    flame(Pen(canvas, w / 2 - 11, 4, 22))
    text = f"{MINUS}{loss}"
    canvas.text(w / 2, h - 16, text, face="number", size=28, ink=INK if now else INK_SECOND, align="centre")


def _discs(canvas: Canvas, drawn: tuple[str, ...]) -> None:
    """The discs drawn, side by side at the foot of the round's place."""
    step = min(24.0, (canvas.width - 5) / max(len(drawn), 1))
    radius, y = step / 2 - 0.2, canvas.height - 4.5 - step / 2
    for index, disc in enumerate(drawn):
        x = canvas.width / 2 + (index - (len(drawn) - 1) / 2) * step
        look = PLAYERS.get(disc)
        fill = look.ground if look else INK if disc == "black" else PAPER_LIGHT
        canvas.disc(x, y, radius, fill=fill, outline=INK, width=1.4)
        if look:
            player_mark(Pen(canvas, x - radius / 2, y - radius / 2, radius), look.mark, look.on)


def put_tracks(scene: Scene, picture: Picture, y: float, x: float, w: float) -> None:
    """All four sheets in one row."""
    gap = 12
    disaster, trust, buys = 288, 340, 222
    bonuses = w - disaster - trust - buys - 3 * gap
    put_trust(scene, picture, x, y, trust)
    put_purchases(scene, picture, x + trust + gap, y, buys)
    put_bonuses(scene, picture, x + trust + buys + 2 * gap, y, bonuses)
    put_disasters(scene, picture, x + w - disaster, y, disaster)


def put_railways(scene: Scene, picture: Picture, x: float, y: float, w: float, h: float) -> None:
    """The railway lines with the points of a complete one, on a sheet of their own.

    Over them stand the markers that nobody has seen yet, by kind.
    """
    put_sheet(scene, x, y, w, h)
    hidden_w = _HIDDEN * (len(facts.RAILWAY_MARKERS) + 1)
    put_heading(scene, x, y, w - 2 * PAD - hidden_w, picture.words["railways"])
    counts = picture.view.markers_hidden
    unseen: _Unseen = tuple((kind, counts.get(kind, 0)) for kind in facts.RAILWAY_MARKERS)
    scene.put((x + w - PAD - hidden_w, y + 8, hidden_w, 42), PAPER, _unseen, unseen)
    _put_lines(scene, picture, (x + PAD, y + 50, w - 2 * PAD, h - 58))
    scene.place("railways", (x, y, w, h))


def _unseen(canvas: Canvas, unseen: _Unseen) -> None:
    """A marker face down, and how many of each kind may lie there."""
    middle = canvas.height / 2
    hidden(canvas, _HIDDEN - 50, middle - 20, 40, 40)
    for index, (kind, count) in enumerate(unseen):
        x = _HIDDEN * (index + 1) + 8
        figure(canvas, x, middle, str(count), railway_icon(kind), size=36, icon_size=36, gap=6)


def put_key(scene: Scene, picture: Picture, x: float, y: float, w: float, h: float) -> None:
    """The railway lines as a key without a heading."""
    put_sheet(scene, x, y, w, h)
    _put_lines(scene, picture, (x + PAD, y + 6, w - 2 * PAD, h - 12))
    scene.place("railways", (x, y, w, h))


def _put_lines(scene: Scene, picture: Picture, box: Box) -> None:
    """One line below the other; lines out of play are left out."""
    terrain = terrain_of(picture)
    points = {id: points for id, _, points in terrain.lines}
    lines = [line for line in terrain.board.lines if line.id in points]
    x, y, w, h = box
    high = h / max(len(lines), 1)
    for index, line in enumerate(lines):
        look = line_look(terrain.board, line.id)
        one = (x, y + index * high, w, high)
        scene.put(one, PAPER, _line, look, line.name, points[line.id], index > 0)


def _line(canvas: Canvas, look: LineLook, name: str, points: int, ruled: bool) -> None:
    """A railway as it is drawn on the map, its name, its points; a rule parts it from the one above."""
    w, middle = canvas.width, canvas.height / 2
    wide = 96 if w > 500 else 56
    if ruled:
        canvas.rect(0, 0, w, 1.5, fill=mix(PAPER, RULE, 0.6))
    track(canvas, (6, middle), (wide - 6, middle), look)
    taken = value(canvas, w, middle, str(points), star, size=36, icon_size=27, gap=5)
    room = w - wide - 6 - taken - 8
    canvas.text(wide + 6, middle, line_title(name, room, 28), face="label", size=30, box=room, cut=True)


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
