"""The map of a decision: land without names, plates and railways, and on it what can be chosen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from PIL import Image

from games.kohle_kolonie.options import Options
from games.kohle_kolonie.terrain import Terrain, terrain_for
from renderer import fonts
from renderer.canvas import Canvas, Point
from renderer.crops import Icon
from renderer.decision import TEXT
from renderer.icons import Pen, coin, engine, player_mark, worker
from renderer.kohle_kolonie.apart import Body, free_covered, push_apart
from renderer.kohle_kolonie.labels import Labels, labels_of
from renderer.kohle_kolonie.land import Land, relief_of
from renderer.kohle_kolonie.looks import HACHURE, HACHURED, TRUST, city_ink, lettering
from renderer.kohle_kolonie.outline import inside
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import HIGH, WIDE, survey_of, terrain_of
from renderer.picture import Target
from renderer.pieces import player_disc
from renderer.scene import PAGES, Box, Scene, shared_area
from renderer.theme import (
    CREAM,
    CREAM_DIM,
    ENAMEL,
    INK,
    INK_SECOND,
    LAMP,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    WOOD,
    Ink,
)

_KINDS: Final = ("mine", "village", "station", "ground")
_RING: Final = 7
"""How far the glow of a choice stands out over its plate."""
_PLATE: Final = 54
_NUMBER: Final = 46
_FIGURE: Final = 38
_COIN: Final = 32
MANY: Final = 20
"""More choices than this have smaller plates, and only own mines around them."""
_FAR: Final = 20
"""A box moved farther than this has a line to its place."""
_OWN: Final = (84, 48)
_MARK: Final = 16
_WORKER: Final = 25
_SETTLED: Final = 15
"""Weight of a village's workers: they stay by their village, and everything else makes room."""
_NARROWEST: Final = 760
"""Pixels of the map that a window shows at least, so that its land stays sharp."""
_RIM: Final = 70
_MOST_COINS: Final = 3
_LOWEST: Final = 240
"""Height of a map at least, so that its plates have room."""
_CITY: Final = 40
_FINE: Final = {False: 1.0, True: 0.75}
"""Pixels of the kept land for one of the map, without railways and with them."""
_LETTERS: Final = 4.0

Paint = Callable[..., None]


def is_on_map(target: Target) -> bool:
    """Whether the target lies on the map."""
    return target.place.partition(".")[0] in _KINDS


class View(msgspec.Struct, frozen=True):
    """A window of the map and the box of the picture that shows it."""

    window: Box
    box: Box

    def at(self, point: Point) -> Point:
        """A point of the map in the picture."""
        (wx, wy, ww, wh), (x, y, w, h) = self.window, self.box
        return x + (point[0] - wx) * w / ww, y + (point[1] - wy) * h / wh

    def shows(self, point: Point) -> bool:
        """Whether a point of the map is in the window."""
        wx, wy, ww, wh = self.window
        return wx <= point[0] <= wx + ww and wy <= point[1] <= wy + wh


class Piece(msgspec.Struct):
    """Something on the map: its body, what paints it, and the target it stands for, if any."""

    body: Body
    paint: Paint
    args: tuple[object, ...]
    target: Target | None = None
    place: str = ""
    linked: bool = True
    """Whether a line leads to its place where it was moved away."""


# Places


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def place_on_map(place: str, terrain: Terrain, labels: Labels) -> Point:
    """Where a place lies on the map."""
    kind, _, id = place.partition(".")
    match kind:
        case "mine" if id in labels.tokens:
            return _middle(labels.tokens[id])
        case "mine":
            return _middle(labels.plates[terrain.cards[id].ground])
        case "village":
            return _middle(labels.villages[id])
        case "station":
            return _middle(labels.stations[id])
        case _:
            return _middle(labels.plates[id])


def window_of(points: Sequence[Point], box: Box, *, strip: bool = False) -> Box:
    """The part of the map that shows all points, in the shape of the box; the whole where it is most of it.

    A `strip` is never the whole.
    """
    shape = box[2] / box[3]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    w = max(max(xs) - min(xs) + 2 * _RIM, (max(ys) - min(ys) + 2 * _RIM) * shape, _NARROWEST * min(1.0, shape))
    h = w / shape
    if (w > WIDE * 0.86 or h > HIGH * 0.86) and shape > 1 and not strip:
        return 0, 0, WIDE, HIGH
    w = min(w, WIDE, HIGH * shape)
    h = w / shape
    x = min(max(0.0, (min(xs) + max(xs) - w) / 2), WIDE - w)
    y = min(max(0.0, (min(ys) + max(ys) - h) / 2), HIGH - h)
    return round(x), round(y), round(w), round(h)


def fitting(points: Sequence[Point], box: Box) -> Box:
    """The box, lower where in its shape the whole height of the map would not show all points."""
    xs = [x for x, _ in points]
    span = min(max(xs) - min(xs) + 2 * _RIM, WIDE)
    x, y, w, h = box
    return x, y, w, min(h, max(w * HIGH / span, _LOWEST))


# The land


class _Bare(Land):
    """The land with its borders, with railways or without, and with no name on it."""

    def bare(self, *, railways: bool) -> None:
        self._canvas.rect(0, 0, WIDE, HIGH, fill=PAPER_LIGHT)
        for region in self._board.regions:
            self._region(region.id)
        self._relief()
        if self._closed:
            self._shut(self._closed)
        self._river()
        self._borders()
        if railways:
            for line in self._board.lines:
                self._railway(line.id)

    def _relief(self) -> None:
        """Every second hachure: the land is drawn smaller than on the board."""
        strokes = relief_of(self._key)[::2]
        if strokes:
            self._canvas.shade([self._all(stroke) for stroke in strokes], HACHURE, HACHURED)


def _land(options: Options, seats: int, *, railways: bool) -> Image.Image:
    """The whole land, drawn once; windows of it are cut out."""
    key = ("kohle_kolonie", "bare", options.board, options.three_player_entry_ban, seats, railways)
    kept = PAGES.get(key)
    if kept is None:
        canvas = Canvas(WIDE, HIGH, ground=PAPER_LIGHT, zoom=_FINE[railways])
        window = (0, 0, WIDE, HIGH)
        _Bare(canvas, terrain_for(options, seats), options.board, window).bare(railways=railways)
        kept = canvas.finish()
        PAGES.put(key, kept)
    return kept


def _cut(picture: Picture, window: Box, size: tuple[int, int], *, railways: bool) -> Image.Image:
    """A window of the land at a size; that of the whole map is kept."""
    options, seats = picture.view.options, len(picture.view.seats)
    whole = window[2] >= WIDE and window[3] >= HIGH
    key = ("kohle_kolonie", "cut", options.board, options.three_player_entry_ban, seats, railways, size)
    kept = PAGES.get(key) if whole else None
    if kept is None:
        fine = _FINE[railways]
        left, top, wide, high = (part * fine for part in window)
        land = _land(options, seats, railways=railways)
        kept = land.resize(  # pyright: ignore[reportUnknownMemberType]
            size, Image.Resampling.BICUBIC, (left, top, left + wide, top + high), reducing_gap=2.0
        )
        if whole:
            PAGES.put(key, kept)
    return kept


def _put_land(scene: Scene, picture: Picture, view: View, *, railways: bool) -> None:
    x, y, w, h = (round(part * scene.zoom) for part in view.box)
    scene.image.paste(_cut(picture, view.window, (w, h), railways=railways), (x, y))
    x, y, w, h = view.box
    scene.put((x - 2, y - 2, w + 4, h + 4), None, _edge)


def _edge(canvas: Canvas) -> None:
    canvas.rect(0, 0, canvas.width, canvas.height, outline=INK, width=3, radius=3)


# What lies on it


def put_map(
    scene: Scene, picture: Picture, targets: Sequence[Target], box: Box, icons: Mapping[str, Icon]
) -> None:
    """The map in the box: as much of it as shows all targets, and what helps to choose among them."""
    terrain, labels = terrain_of(picture), labels_of(picture.view.options.board)
    places = [place_on_map(target.place, terrain, labels) for target in targets]
    area = picture.area or ""
    whole = area == "mines" and _spread(targets, terrain)
    box = fitting(places, box)
    window = (0.0, 0.0, float(WIDE), float(HIGH)) if whole else window_of(places, box)
    view = View(window, box)
    railways = any(target.place.startswith("station.") for target in targets)
    _put_land(scene, picture, view, railways=railways)
    scale = 1.0 if len(targets) <= MANY else 0.84
    workers = _workers(picture, terrain, labels, view, targets)
    pieces = [*workers]
    pieces += [_choice(target, view.at(at), icons, scale) for target, at in zip(targets, places, strict=True)]
    pieces += _cities(picture, terrain, labels, view)
    x, y, w, h = box
    frame = (x + 6, y + 6, w - 12, h - 12)
    bodies = [piece.body for piece in pieces]
    push_apart(bodies, frame)
    free_covered([*bodies[len(workers) :], *bodies[: len(workers)]], bodies, frame)
    for piece in pieces:
        piece.body.fixed = True
    around = _around(picture, terrain, labels, view, targets)
    pieces += around
    bodies = [piece.body for piece in pieces]
    push_apart(bodies, frame)
    free_covered([piece.body for piece in around if piece.paint is own_plate], bodies, frame)
    pieces = _uncovered(pieces)
    with scene.raised():
        for piece in pieces:
            if piece.linked and piece.body.moved > _FAR:
                _put_line(scene, piece.body)
        for piece in reversed(pieces):
            scene.put(piece.body.box, None, piece.paint, *piece.args)
            if piece.place:
                scene.place(piece.place, piece.body.box)


def put_ground(scene: Scene, picture: Picture, ground: str, box: Box) -> None:
    """A ground and its neighbourhood: whose mines lie there."""
    terrain, labels = terrain_of(picture), labels_of(picture.view.options.board)
    small = terrain.small[ground]
    places = [place_on_map(f"mine.{card}", terrain, labels) for card in small]
    view = View(window_of(places, box, strip=True), box)
    _put_land(scene, picture, view, railways=False)
    pieces = [
        Piece(Body(view.at(at), *_OWN, weight=3), own_plate, (_colour(picture, card), terrain.cards[card].number))
        for card, at in zip(small, places, strict=True)
    ]
    pieces += _cities(picture, terrain, labels, view)
    x, y, w, h = box
    frame = (x + 6, y + 6, w - 12, h - 12)
    bodies = [piece.body for piece in pieces]
    push_apart(bodies, frame)
    free_covered(bodies[: len(small)], bodies, frame)
    for piece in reversed(_uncovered(pieces)):
        scene.put(piece.body.box, None, piece.paint, *piece.args)


def _colour(picture: Picture, card: str) -> str | None:
    """Whose mine it is; None: nobody's, which counts for the Trust."""
    mine = picture.view.mines[card]
    return picture.colours[mine.owner] if mine.status == "owned" and mine.owner is not None else None


def _spread(targets: Sequence[Target], terrain: Terrain) -> bool:
    """Whether mines lie in more than one city."""
    mines = [target.place.partition(".")[2] for target in targets if target.place.startswith("mine.")]
    regions = {ground.id: ground.region for ground in terrain.board.grounds}
    return len({regions[terrain.cards[id].ground] for id in mines}) > 1


def _uncovered(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces without those that would still cover a choice, or one before them."""
    kept: list[Piece] = []
    for piece in pieces:
        box = piece.body.box
        if piece.target is not None or not any(shared_area(box, other.body.box) > 40 for other in kept):
            kept.append(piece)
    return kept


def _choice(target: Target, at: Point, icons: Mapping[str, Icon], scale: float) -> Piece:
    """A target's plate."""
    figures = tuple((icons[name], text) for name, text in target.figures if name in icons)
    mine = target.place.startswith("mine.")
    if mine:
        price = int(target.figures[0][1])
        w = _mine_width(target.sign, price, scale)
        args: tuple[object, ...] = (target.sign, price, scale)
        paint: Paint = mine_plate
    else:
        w = plate_width(target.sign, figures)
        args = (target.sign, figures, target.faint)
        paint = sign_plate
    body = Body(at, w + 2 * _RING, _PLATE * (scale if mine else 1) + 2 * _RING, weight=4)
    return Piece(body, paint, args, target, target.place)


def _around(
    picture: Picture, terrain: Terrain, labels: Labels, view: View, targets: Sequence[Target]
) -> list[Piece]:
    """Own mines, and the mines of others as marks."""
    area = (picture.area or "").partition(".")[0]
    if any(target.place.startswith("station.") for target in targets):
        return []
    few = area == "mines" and len(targets) <= MANY
    taken = {target.place for target in targets}
    own: list[Piece] = []
    others: list[Piece] = []
    for id, mine in picture.view.mines.items():
        if id not in terrain.cards or f"mine.{id}" in taken or mine.status not in ("owned", "trust"):
            continue
        point = place_on_map(f"mine.{id}", terrain, labels)
        if not view.shows(point):
            continue
        at = view.at(point)
        owner = mine.owner if mine.status == "owned" else None
        colour = picture.colours[owner] if owner is not None else None
        if owner is not None and owner == picture.seat:
            number = terrain.cards[id].number
            own.append(
                Piece(Body(at, *_OWN, weight=1.5), own_plate, (picture.colours[owner], number), place=f"mine.{id}")
            )
        elif few:
            side = 2 * _MARK + 2
            others.append(Piece(Body(at, side, side), mark, (colour,), None, f"mine.{id}", linked=False))
    return [*own, *others]


def _workers(
    picture: Picture, terrain: Terrain, labels: Labels, view: View, targets: Sequence[Target]
) -> list[Piece]:
    """Workers who can pay; they decide what can be bought, so plates give way to them."""
    if (picture.area or "").partition(".")[0] != "mines" or len(targets) > MANY:
        return []
    side = 2 * _WORKER
    return [
        Piece(
            Body(view.at(at), side, side, weight=_SETTLED),
            paying,
            (count,),
            None,
            f"village.{village}",
            linked=False,
        )
        for village, count in _paying(picture, terrain, targets)
        if view.shows(at := _middle(labels.villages[village]))
    ]


def _paying(picture: Picture, terrain: Terrain, targets: Sequence[Target]) -> list[tuple[str, int]]:
    """Villages whose workers can pay for one of the mines, and how many there are."""
    grounds = {
        terrain.cards[target.place.partition(".")[2]].ground
        for target in targets
        if target.place.startswith("mine.")
    }
    villages = dict.fromkeys(village for ground in grounds for village in terrain.villages_of[ground])
    return sorted((id, picture.view.villages[id].workers) for id in villages if picture.view.villages[id].workers)


# Painting


def _wide(face: fonts.Face, text: str, size: float) -> float:
    return fonts.width(fonts.split(face, text), size)


def _mine_width(sign: str, price: int, scale: float) -> float:
    coins = _COIN * scale + (min(price, _MOST_COINS) - 1) * 13 if price <= _MOST_COINS else _COIN + 26
    return 20 * scale + _wide("number", sign, _NUMBER * scale) + 6 + (coins if price else 0)


def glowing(canvas: Canvas, w: float, h: float) -> None:
    """A plate of enamel in a ring of the lamp's glow between lines of ink."""
    canvas.rect(0, 0, w + 2 * _RING, h + 2 * _RING, fill=INK, radius=RADIUS + _RING)
    canvas.rect(2, 2, w + 2 * _RING - 4, h + 2 * _RING - 4, fill=LAMP, radius=RADIUS + 5)
    canvas.rect(_RING - 1, _RING - 1, w + 2, h + 2, fill=INK, radius=RADIUS)
    canvas.rect(_RING, _RING, w, h, fill=ENAMEL, radius=RADIUS - 1)


def mine_plate(canvas: Canvas, sign: str, price: int, scale: float) -> None:
    """A mine that can be bought: its number, and its price as coins."""
    w, middle, side = canvas.width - 2 * _RING, canvas.height / 2, _COIN * scale
    glowing(canvas, w, canvas.height - 2 * _RING)
    left = _RING + 10 * scale
    left += canvas.text(left, middle + 0.5, sign, face="number", size=_NUMBER * scale, ink=CREAM) + 6
    if price > _MOST_COINS:
        left += canvas.text(left, middle + 0.5, str(price), face="number", size=TEXT, ink=CREAM, smallest=TEXT) + 2
        coin(Pen(canvas, left, middle - side / 2, side))
        return
    for index in range(price):
        coin(Pen(canvas, left + index * 13, middle - side / 2, side))


def plate_width(sign: str, figures: Sequence[tuple[Icon, str]]) -> float:
    """Width of a plate with a sign and figures."""
    w = 0.0
    if sign:
        w += 24 + _wide("number", sign, _NUMBER)
    for _, text in figures:
        w += 12 + _FIGURE + (_wide("number", text, TEXT) + 3 if text else 0)
    return max(_PLATE, w + (10 if figures else 0))


def sign_plate(canvas: Canvas, sign: str, figures: tuple[tuple[Icon, str], ...], faint: bool) -> None:
    """A place that can be chosen: its sign on enamel, what decides on paper beside it."""
    w, h, middle = canvas.width - 2 * _RING, canvas.height - 2 * _RING, canvas.height / 2
    if faint:
        canvas.rect(_RING, _RING, w, h, fill=PAPER_SHADE, outline=INK, width=2.5, radius=RADIUS)
    else:
        glowing(canvas, w, h)
    left = float(_RING)
    ink = INK_SECOND if faint else CREAM
    if sign:
        wide = _wide("number", sign, _NUMBER) + 24
        middle_x = left + (wide if figures else w) / 2
        canvas.text(middle_x, middle + 0.5, sign, face="number", size=_NUMBER, ink=ink, align="centre")
        left += wide
    if not figures:
        return
    if not faint:
        corners = (False, True, True, False)
        canvas.rect(left, _RING, _RING + w - left, h, fill=PAPER_LIGHT, radius=RADIUS - 1, corners=corners)
    left += 1
    for icon, text in figures:
        left += 10
        if text:
            left += canvas.text(left, middle + 0.5, text, face="number", size=TEXT, smallest=TEXT) + 3
        icon(Pen(canvas, left, middle - _FIGURE / 2, _FIGURE))
        left += _FIGURE + 2


def own_plate(canvas: Canvas, colour: str | None, number: int) -> None:
    """A mine with its owner's mark (None: the Trust), and its number if it has one."""
    w, h = canvas.width, canvas.height
    if colour is None:
        canvas.rect(0, 0, w, h, fill=TRUST, outline=INK, width=2.5, radius=6)
        engine(Pen(canvas, 6, h / 2 - 17, 32, ink=CREAM_DIM), TRUST)
        canvas.text(w - 24, h / 2 + 0.5, str(number), face="number", size=38, ink=CREAM, align="centre")
        return
    look = PLAYERS[colour]
    canvas.rect(0, 0, w, h, fill=look.ground, outline=INK, width=2.5, radius=6)
    if not number:
        player_mark(Pen(canvas, w / 2 - 14, h / 2 - 14, 28), look.mark, look.on)
        return
    player_mark(Pen(canvas, 12, h / 2 - 12, 24), look.mark, look.on)
    canvas.text(w - 26, h / 2 + 0.5, str(number), face="number", size=38, ink=look.on, align="centre")


def mark(canvas: Canvas, colour: str | None) -> None:
    """A mine of somebody else: the owner's mark, or the engine of the Trust."""
    middle = canvas.width / 2
    if colour is not None:
        player_disc(canvas, middle, middle, _MARK, colour)
        return
    canvas.rect(0, 0, canvas.width, canvas.height, fill=TRUST, outline=INK, width=2, radius=5)
    engine(Pen(canvas, 4, 3, canvas.width - 8, ink=CREAM_DIM), TRUST)


def paying(canvas: Canvas, count: int) -> None:
    """Workers in a village who can pay for a mine."""
    middle = canvas.width / 2
    if count > 1:
        canvas.disc(middle + 3, middle - 3, _WORKER - 4, fill=PAPER_LIGHT, outline=INK, width=2)
    canvas.disc(middle - 1, middle + 1, _WORKER - 3, fill=PAPER_LIGHT, outline=INK, width=2)
    worker(Pen(canvas, middle - 19, middle - 18, 36), WOOD)


def _put_line(scene: Scene, body: Body) -> None:
    """A line from a box that was moved to its place."""
    (ax, ay), (bx, by) = body.home, (body.x, body.y)
    x, y = min(ax, bx) - 6, min(ay, by) - 6
    start, end = (round(ax - x), round(ay - y)), (round(bx - x), round(by - y))
    scene.put((x, y, abs(ax - bx) + 12, abs(ay - by) + 12), None, _line, start, end)


def _line(canvas: Canvas, start: Point, end: Point) -> None:
    canvas.line([start, end], PAPER_LIGHT, 6)
    canvas.line([start, end], INK, 2.5)
    canvas.disc(*start, 5, fill=INK)


# Names of cities


def _cities(picture: Picture, terrain: Terrain, labels: Labels, view: View) -> list[Piece]:
    """The names of the cities in the window, each on its own land."""
    survey = survey_of(picture.view.options.board)
    found: list[Piece] = []
    for region in terrain.board.regions:
        text = region.name.upper()
        wide = _wide("title", text, _CITY) + _LETTERS * len(text) + 10
        at = labels.cities[region.id]
        whole = view.window[2] >= WIDE
        spot = view.at(at) if whole else _on_land(view, survey.regions[region.id], wide)
        if spot is not None:
            ink = lettering(city_ink(terrain.board, region.id))
            found.append(Piece(Body(spot, wide, _CITY + 4, weight=3), city_name, (text, ink), linked=False))
    return found


def _on_land(view: View, rings: Sequence[Sequence[Point]], wide: float) -> Point | None:
    """The middle of the part of a region that the window shows, where its name has room there."""
    x, y, w, h = view.box
    for ring in rings:
        outline = [view.at(point) for point in ring]
        for row in (0.06, 0.94, 0.5, 0.25, 0.75):
            for column in (0.5, 0.2, 0.8):
                spot = (x + wide / 2 + 8 + (w - wide - 16) * column, y + 24 + (h - 48) * row)
                if all(inside(outline, (spot[0] + side * wide / 2, spot[1])) for side in (-0.95, 0.0, 0.95)):
                    return spot
    return None


def city_name(canvas: Canvas, text: str, ink: Ink) -> None:
    """The name of a city in spaced capitals."""
    canvas.halo_text(4, canvas.height / 2, text, face="title", size=_CITY, ink=ink, spacing=_LETTERS)
