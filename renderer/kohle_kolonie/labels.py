"""Where names and pieces stand on the map: solved for our own board, pushed apart for any other."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

import msgspec

from games.kohle_kolonie import boards
from games.kohle_kolonie.board import Board
from renderer import fonts
from renderer.canvas import Point
from renderer.kohle_kolonie import steiger_labels as steiger
from renderer.kohle_kolonie import steiger_land
from renderer.kohle_kolonie.outline import Edge, Polygon, inside, near
from renderer.kohle_kolonie.survey import HIGH, WIDE, Survey, survey_of
from renderer.scene import Box

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
_WIDEST: Final = 196
_SOLVED_FOR: Final = 178
_ROUNDS: Final = 40
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
    covered: frozenset[str] = frozenset()
    """Villages whose names something covers, so that they must be written over it."""


_placed: Final[dict[str, Labels]] = {}


def labels_of(board: str) -> Labels:
    """The labels of the board with this fingerprint, placed once."""
    if board not in _placed:
        known = boards.known[board]
        _placed[board] = _solved(known) if board == boards.STEIGER else pushed_apart(known, survey_of(board))
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
        {id: _around(at, _plate_width(titles[id], _SOLVED_FOR), PLATE) for id, at in steiger.PLATES.items()},
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
    )


class _Body:
    """A box that is pushed about: where it is, and in which polygon it must stay."""

    def __init__(self, box: Box, home: Polygon | None, *, fixed: bool = False) -> None:
        self.x, self.y = box[0] + box[2] / 2, box[1] + box[3] / 2
        self.w, self.h = box[2], box[3]
        self.home, self.fixed = home, fixed

    @property
    def box(self) -> Box:
        return _around((round(self.x, 1), round(self.y, 1)), self.w, self.h)

    def move(self, dx: float, dy: float) -> None:
        """Move, unless it is fixed or would leave its home or the map."""
        if self.fixed:
            return
        x = min(max(self.x + dx, self.w / 2 + 4), WIDE - self.w / 2 - 4)
        y = min(max(self.y + dy, self.h / 2 + 4), HIGH - self.h / 2 - 4)
        if self._at_home(x, y) >= self._at_home(self.x, self.y):
            self.x, self.y = x, y

    def _at_home(self, x: float, y: float) -> int:
        """How much at home the box would be at a point: wholly, by its middle, or not at all."""
        if self.home is None:
            return 2
        corners = [(x + a * self.w / 2, y + b * self.h / 2) for a in (-1, 1) for b in (-1, 1)]
        whole = all(inside(self.home, corner) for corner in corners)
        return 2 if whole else int(inside(self.home, (x, y)))


def pushed_apart(board: Board, survey: Survey) -> Labels:
    """Labels where the board's layout has its places, pushed apart where they cover each other."""
    ground_of = {str(mine.number): mine.ground for mine in board.small_mines}
    titles = {ground.id: shortened(ground.name) for ground in board.grounds}
    villages = {village.id: village for village in board.villages}
    plates = {
        id: _Body(_around(survey.centres[id], _plate_width(title), PLATE), survey.grounds.get(id))
        for id, title in titles.items()
    }
    tokens = {
        id: _Body(_around(survey.mines[id], *TOKEN), survey.grounds.get(ground))
        for id, ground in ground_of.items()
    }
    houses = {
        id: _Body(_around(at, village_width(villages[id].workers, villages[id].spaces), VILLAGE), None)
        for id, at in survey.villages.items()
    }
    stops = {id: _Body(_around(at, STATION, STATION), None, fixed=True) for id, at in survey.stations.items()}
    _push([*plates.values(), *tokens.values(), *houses.values(), *stops.values()])
    placed = [
        *_boxes(plates).values(),
        *_boxes(tokens).values(),
        *_boxes(houses).values(),
        *_boxes(stops).values(),
    ]
    taken = placed.copy()
    names = {id: _name_beside(box, villages[id].name, taken) for id, box in _boxes(houses).items()}
    cities = _cities(board, survey, [*taken, *names.values()])
    covered = frozenset(id for id, name in names.items() if any(_covered(name, box) > 30 for box in placed))
    signs = _signs(board, survey, {**_boxes(stops), **_boxes(houses)}, [*taken, *names.values()])
    return Labels(
        _boxes(plates), _boxes(tokens), _boxes(houses), names, _boxes(stops), cities, titles, signs, covered
    )


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
    for (ax, ay), (bx, by) in ends:
        x, y = (ax + bx) / 2, (ay + by) / 2
        for away in (30.0, 42.0):
            yield x + away, y - SIGN / 2, w, SIGN
            yield x - away - w, y - SIGN / 2, w, SIGN
            yield x - w / 2, y - away - SIGN / 2, w, SIGN
            yield x - w / 2, y + away - SIGN / 2, w, SIGN


def _off_all(box: Box, taken: list[Box], tracks: list[Edge]) -> bool:
    """Whether a sign would lie on the map and cover nothing."""
    x, y, w, h = box
    if not (4 <= x <= WIDE - w - 4 and 4 <= y <= HIGH - h - 4) or any(_covered(box, other) for other in taken):
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


def _name_beside(village: Box, name: str, taken: list[Box]) -> Box:
    """The name below, above, right or left of its village, where it covers least; it is taken from then on."""
    x, y, w, h = village
    wide = _text_width("village", name) + 6
    beside = [(x + w / 2, y + h + 14), (x + w / 2, y - 14), (x + w + wide / 2 + 4, y + h / 2),
              (x - wide / 2 - 4, y + h / 2)]  # fmt: skip
    best = least_covering([_around(_kept_in(at, wide), wide, NAME) for at in beside], taken)
    taken.append(best)
    return best


def _kept_in(at: Point, wide: float) -> Point:
    return min(max(at[0], wide / 2 + 2), WIDE - wide / 2 - 2), min(max(at[1], NAME), HIGH - NAME)


def least_covering(candidates: list[Box], taken: list[Box]) -> Box:
    """The first of the boxes that covers least of what is there."""
    return min(candidates, key=lambda box: sum(_covered(box, other) for other in taken))


def _covered(one: Box, two: Box) -> float:
    """Area that two boxes share."""
    w = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0])
    h = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1])
    return max(0.0, w) * max(0.0, h)


def _boxes(bodies: Mapping[str, _Body]) -> dict[str, Box]:
    return {id: body.box for id, body in bodies.items()}


def _push(bodies: list[_Body]) -> None:
    """Push overlapping boxes apart along the shorter way, a few rounds, both by half."""
    for _ in range(_ROUNDS):
        moved = False
        for one, two in combinations(bodies, 2):
            over_x = (one.w + two.w) / 2 + 4 - abs(one.x - two.x)
            over_y = (one.h + two.h) / 2 + 4 - abs(one.y - two.y)
            if over_x <= 0 or over_y <= 0 or (one.fixed and two.fixed):
                continue
            moved = True
            _part(one, two, over_x, over_y)
        if not moved:
            return


def _part(one: _Body, two: _Body, over_x: float, over_y: float) -> None:
    """Push two boxes that overlap so far apart along the shorter way."""
    share = 1.0 if one.fixed or two.fixed else 0.5
    dx = over_x * share * (1 if one.x <= two.x else -1) if over_x < over_y else 0.0
    dy = 0.0 if dx else over_y * share * (1 if one.y <= two.y else -1)
    one.move(-dx, -dy)
    two.move(dx, dy)


def _cities(board: Board, survey: Survey, taken: list[Box]) -> dict[str, Point]:
    """Names of cities at the rim of the map where their region reaches it, where they cover least."""
    found: dict[str, Point] = {}
    for region in board.regions:
        points = [point for ring in survey.regions[region.id] for point in ring]
        points = points or [survey.centres[ground.id] for ground in board.grounds if ground.region == region.id]
        wide = 34.0 * len(region.name)
        spots = [_around(_kept_in(spot, wide), wide, 40) for spot in _at_the_rim(points)]
        best = least_covering(spots, taken)
        found[region.id] = (best[0] + wide / 2, best[1] + 20)
    return found


def _at_the_rim(points: list[Point]) -> list[Point]:
    """Where the name of a region with these points may stand: first at the side nearer to the rim of the map."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    heights = (bottom - 24, top + 24) if HIGH - bottom < top else (top + 24, bottom - 24)
    return [(left + (right - left) * share, y) for y in heights for share in (0.5, 0.35, 0.65, 0.2, 0.8)]
