"""Where names and pieces stand on the map: solved for our own board, put down one by one for any other."""

import math
import re
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from games.kohle_kolonie import boards
from games.kohle_kolonie.board import Board, Region
from renderer import fonts
from renderer.canvas import Point
from renderer.kohle_kolonie import steiger_labels as steiger
from renderer.kohle_kolonie import steiger_land
from renderer.kohle_kolonie.outline import Edge, inside, near
from renderer.kohle_kolonie.placing import Item, Key, middle, put_down, sides
from renderer.kohle_kolonie.room import land_of
from renderer.kohle_kolonie.survey import HIGH, WIDE, Survey, survey_of
from renderer.scene import Box, shared_area

TEXT: Final = 30
"""Size of all names on the map, so that they are 36 px high in a crop."""
TOKEN: Final = (74, 44)
PLATE: Final = 70
VILLAGE: Final = 46
STATION: Final = 44
NAME: Final = 26
SIGN: Final = 38
SIGN_BAND: Final = 32
SIGN_TEXT: Final = 30
_NARROWEST: Final = 136
_WIDEST: Final = 178
_STANDING: Final = 4
"""Room around a station for miners of several colours."""
_LOOSE: Final = 0.1
_NEAR: Final = 3.0
_PLACED: Final = 5.0
"""What it costs to move what has all its land to lie on, the name of a village, a village."""
_SIDES: Final = (0.0, 6.0, 12.0, 16.0)
"""What it costs when a name stands below its village, above it, right of it, left of it."""
_FURTHER: Final = 60.0
"""What each next place of a city's heading costs."""
_ASTRAY: Final = 60
"""How far a village may be moved without a line from its place."""
CITY: Final = 36
CITY_SPACING: Final = 5.0
"""Size and spacing of a city's letters."""
_LINE_WIDEST: Final = 232
_BARE: Final = 3
"""Rim of a name's box in which no letter stands."""


class Labels(msgspec.Struct, frozen=True):
    """Boxes by id, in pixels of the map: plates by ground, tokens by card, villages, names, stations."""

    plates: dict[str, Box]
    tokens: dict[str, Box]
    villages: dict[str, Box]
    names: dict[str, Box]
    stations: dict[str, Box]
    cities: dict[str, Point]
    titles: dict[str, str]
    """What stands on the plate of a ground."""
    signs: dict[str, tuple[Box, bool]] = {}
    """Signs of railways by line, and whether the name has room on them; a line without room is missing."""
    strays: tuple[Edge, ...] = ()
    """From its place to where it lies, of all that found no room near to its place."""
    covered: frozenset[str] = frozenset()
    """Villages whose names miners on a station may cover, so that they must be written over them."""


_placed: Final[dict[str, Labels]] = {}


def labels_of(board: str) -> Labels:
    """The labels of the board with this fingerprint, placed once."""
    if board not in _placed:
        known = boards.known[board]
        _placed[board] = _solved(known) if board == boards.STEIGER else settled(known, survey_of(board))
    return _placed[board]


def lies_in(window: Box, box: Box) -> bool:
    """Whether a box lies in a window of the map with all that is drawn of it; on the whole map everything does."""
    x, y, w, h = window
    if (w, h) == (WIDE, HIGH):
        return True
    return (
        x - _BARE <= box[0]
        and y - _BARE <= box[1]
        and box[0] + box[2] <= x + w + _BARE
        and box[1] + box[3] <= y + h + _BARE
    )


def village_width(workers: int, spaces: int) -> float:
    """Width of a village with so many workers and spaces for settlements."""
    return 22 + 26 * workers + 38 * spaces


def line_title(name: str, room: float = _LINE_WIDEST, size: float = SIGN_TEXT) -> str:
    """As many words of a railway's name as have room, the first one in any case; hyphens part words as well."""
    words = re.findall(r"[^ -]+[ -]?", name)
    while len(words) > 1 and fonts.width(fonts.split("label", "".join(words).rstrip(" -")), size) > room:
        words.pop()
        while len(words) > 1 and len(words[-1].rstrip(" -")) < 3:
            words.pop()
    return "".join(words).rstrip(" -")


def sign_width(name: str, points: int) -> float:
    """Width of the sign of a railway: band, name, points."""
    text = fonts.width(fonts.split("label", name), SIGN_TEXT) + 12 if name else 0
    return SIGN_BAND + 10 + text + fonts.width(fonts.split("number", str(points)), SIGN_TEXT) + 36


def _around(centre: Point, w: float, h: float) -> Box:
    return centre[0] - w / 2, centre[1] - h / 2, w, h


def _text_width(face: fonts.Face, text: str) -> float:
    return fonts.width(fonts.split(face, text), TEXT)


def _plate_width(title: str, widest: float = _WIDEST) -> float:
    return min(widest, max(_NARROWEST, _text_width("number", title) + 16))


def _solved(board: Board) -> Labels:
    titles = {ground.id: steiger.SHORT.get(ground.id, ground.name) for ground in board.grounds}
    villages = {village.id: village for village in board.villages}
    return Labels(
        {id: _around(at, _plate_width(titles[id]), PLATE) for id, at in steiger.PLATES.items()},
        {id: _around(at, *TOKEN) for id, at in steiger.MINES.items()},
        {
            id: _around(at, village_width(villages[id].workers, villages[id].spaces), VILLAGE)
            for id, at in steiger.VILLAGES.items()
        },
        {id: _around(at, _text_width("village", villages[id].name) + 6, NAME) for id, at in steiger.NAMES.items()},
        {id: _around(at, STATION, STATION) for id, at in steiger.STATIONS.items()},
        dict(steiger.CITIES),
        titles,
        {
            line.id: ((*at, sign_width(line_title(line.name) if named else "", line.points), SIGN), named)
            for line in board.lines
            for at, named in (steiger_land.SIGNS[line.id],)
        },
        covered=steiger.COVERED,
    )


def settled(board: Board, survey: Survey) -> Labels:
    """Labels as near to the places of the board's layout as they have room: nothing covers anything else.

    Stations and villages stay nearest to their places; mines and plates go round them on their grounds, headings
    of cities on their land, names beside their villages.
    """
    data = {village.id: village for village in board.villages}
    titles = {ground.id: shortened(ground.name) for ground in board.grounds}
    lands = {id: land_of([outline]) for id, outline in survey.grounds.items()}
    items: dict[Key, Item] = {}
    for id, at in survey.stations.items():
        items["stop", id] = Item(((0.0, at),), (STATION, STATION), apart=_STANDING, firm=True)
    for id, at in survey.villages.items():
        size = (village_width(data[id].workers, data[id].spaces), float(VILLAGE))
        items["house", id] = Item(((0.0, at),), size, weight=_PLACED, apart=2)
    for mine in board.small_mines:
        id, home = str(mine.number), lands.get(mine.ground)
        items["token", id] = Item(((0.0, survey.mines[id]),), TOKEN, land=home, lost=120_000, weight=_LOOSE)
    for id, title in titles.items():
        size = (_plate_width(title), float(PLATE))
        items["plate", id] = Item(
            ((0.0, survey.centres[id]),), size, land=lands.get(id), lost=80_000, weight=_LOOSE
        )
    for id in survey.villages:
        size = (_text_width("village", data[id].name) + 6, float(NAME))
        spots = sides(items["house", id].size, size, _SIDES)
        items["name", id] = Item(spots, size, beside=("house", id), weight=_NEAR, apart=2)
    for region in board.regions:
        items["city", region.id] = _heading(board, survey, region)
    boxes = put_down(items)
    stops, houses, tokens, plates, names, headings = (
        {id: box for (found, id), box in boxes.items() if found == kind}
        for kind in ("stop", "house", "token", "plate", "name", "city")
    )
    signs = _signs(board, survey, stops | houses, [*boxes.values()])
    cities = {id: middle(box) for id, box in headings.items()}
    strays = [
        *_strays(survey, {ground.id: ground.id for ground in board.grounds}, survey.centres, plates),
        *_strays(survey, {str(mine.number): mine.ground for mine in board.small_mines}, survey.mines, tokens),
        *(
            (at, middle(houses[id]))
            for id, at in survey.villages.items()
            if math.dist(at, middle(houses[id])) > _ASTRAY
        ),
    ]
    return Labels(plates, tokens, houses, names, stops, cities, titles, signs, strays=tuple(strays))


def _strays(
    survey: Survey, grounds: Mapping[str, str], places: Mapping[str, Point], boxes: Mapping[str, Box]
) -> Iterator[Edge]:
    """From the place of each thing whose middle does not lie on its ground to where it lies."""
    for id, ground in grounds.items():
        outline = survey.grounds.get(ground)
        if outline and not inside(outline, middle(boxes[id])):
            yield places[id], middle(boxes[id])


def _signs(
    board: Board, survey: Survey, spots: Mapping[str, Box], taken: list[Box]
) -> dict[str, tuple[Box, bool]]:
    """Signs of railways near their lines, with the name where there is room for it, off everything else."""
    middles = {id: (x + w / 2, y + h / 2) for id, (x, y, w, h) in spots.items()}
    tracks = [(middles[one], middles[two]) for along in survey.tracks.values() for one, two in along]
    found: dict[str, tuple[Box, bool]] = {}
    for line in board.lines:
        for named in (True, False):
            w = sign_width(line_title(line.name) if named else "", line.points)
            ends = [(middles[one], middles[two]) for one, two in survey.tracks[line.id]]
            free = (box for box in _beside_track(ends, w) if _off_all(box, taken, tracks))
            if box := next(free, None):
                found[line.id] = (box, named)
                taken = [*taken, box]
                break
    return found


def _beside_track(ends: list[Edge], w: float) -> Iterator[Box]:
    """Boxes of a sign this wide beside each stretch of a line."""
    for share in (0.5, 0.35, 0.65, 0.2, 0.8):
        for (ax, ay), (bx, by) in ends:
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            for away in (30.0, 36.0, 42.0):
                for shift in (0.0, -0.25, 0.25, -0.5, 0.5):
                    yield x + away, y + SIGN * (shift - 0.5), w, SIGN
                    yield x - away - w, y + SIGN * (shift - 0.5), w, SIGN
                    yield x + w * (shift - 0.5), y - away - SIGN / 2, w, SIGN
                    yield x + w * (shift - 0.5), y + away - SIGN / 2, w, SIGN


def _off_all(box: Box, taken: list[Box], tracks: list[Edge]) -> bool:
    """Whether a sign would lie on the map and cover nothing."""
    x, y, w, h = box
    if not (4 <= x <= WIDE - w - 4 and 4 <= y <= HIGH - h - 4) or any(shared_area(box, other) for other in taken):
        return False
    rim = [(x + w * part / 8, y + h * side) for part in range(9) for side in (0, 0.5, 1)]
    return all(near(point, *track) > 10 for point in rim for track in tracks)


def shortened(name: str) -> str:
    """A name that has room on a plate: words abbreviated from the first on, then left out from the last on."""
    words = name.split(" ")
    for index, word in enumerate(words[:-1]):
        if _text_width("number", " ".join(words)) + 10 > _WIDEST and len(word) > 5:
            words[index] = f"{word[:4].rstrip('.')}."
    while len(words) > 1 and _text_width("number", " ".join(words)) + 10 > _WIDEST:
        words.pop()
        if len(words) > 1 and len(words[-1]) < 3:
            words.pop()
    last = " ".join(words)
    while _text_width("number", last) + 10 > _WIDEST:
        last = f"{last[:-2].rstrip('.')}."
    return last


def city_width(name: str) -> float:
    """Width of a city's name as it is lettered on the map."""
    return fonts.width(fonts.split("title", name.upper()), CITY, CITY_SPACING)


def _heading(board: Board, survey: Survey, region: Region) -> Item:
    """A city's name on its own land, at the rim of the map where it reaches it."""
    outlines = survey.regions[region.id]
    points = [point for ring in outlines for point in ring]
    points = points or [survey.centres[ground.id] for ground in board.grounds if ground.region == region.id]
    spots = tuple((_FURTHER * index, spot) for index, spot in enumerate(_at_the_rim(points)))
    size = (city_width(region.name) + 8, float(CITY + 4))
    return Item(spots, size, land=land_of(outlines) if outlines else None, lost=60_000, weight=_LOOSE)


def _at_the_rim(points: list[Point]) -> list[Point]:
    """Where the name of a region with these points may stand: first at the side nearer to the rim of the map."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    heights = (bottom - 24, top + 24) if HIGH - bottom < top else (top + 24, bottom - 24)
    return [(left + (right - left) * share, y) for y in heights for share in (0.5, 0.35, 0.65, 0.2, 0.8)]
