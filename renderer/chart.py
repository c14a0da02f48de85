"""The points of a game by round, and what each round brought: of any game, for its end.

Every player's line is moved sideways by a step of its own, so that equal points stay apart. The columns of the
table stand below the ends of the rounds.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

import msgspec

from games.engine.contract import Outcome
from games.engine.gains import Gains
from games.engine.outcome import places
from renderer import fonts
from renderer.canvas import Canvas, Point
from renderer.icons import Pen, bright_star, crown, star
from renderer.picture import Picture, given
from renderer.pieces import QUIET, enamel, gained, heading, player_band, player_disc, sheet, signed, value
from renderer.scene import Scene
from renderer.theme import (
    BOARD_WIDTH,
    CREAM,
    CREAM_DIM,
    ENAMEL,
    INK,
    INK_SECOND,
    MARGIN,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RULE,
    SLATE,
    Ink,
    mix,
)

WORDS: Final = ("chart_start", "chart_end", "chart_final", "chart_gained", "chart_total")
"""Keys of the texts that it needs."""
_W: Final = BOARD_WIDTH - 2 * MARGIN
_HEAD: Final = 112
_GAP: Final = 16
_PLOT: Final = 690
_LEAST: Final = 1200
"""The height of the picture at least: Discord shows lower ones no larger."""
_ROW: Final = 70
_ROWS_TOP: Final = 68
_FOOT: Final = 12
_START: Final = 160
_END: Final = 1136
"""Where the lines begin and where they end."""
_NAMES_END: Final = 272
"""The first column of the table stands right of the names."""
_PLATE: Final = (1224.0, 334.0, 62.0)
"""Left edge, width and height of a player's plate beside the lines."""
_BETWEEN: Final = 74
_ROOMY: Final = 96
"""Between two rounds there is room for all discs at their full size, if it is more than this."""
_TICKS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
_LINES: Final = 6
"""So many lines of a number of points at most."""
_BAND: Final = mix(PAPER, PAPER_SHADE, 0.8)
_GRID: Final = mix(PAPER, RULE, 0.6)


class _Axes(msgspec.Struct, frozen=True):
    """Where a round ends from left to right, and a number of points from top to bottom, in pixels of the sheet."""

    columns: tuple[float, ...]
    lowest: int
    highest: int
    tick: int
    top: float
    foot: float

    def y(self, points: float) -> float:
        """How far down a number of points stands."""
        return self.foot - (points - self.lowest) * (self.foot - self.top) / (self.highest - self.lowest)

    @property
    def step(self) -> float:
        """Between two columns."""
        return self.columns[1] - self.columns[0]


class _Words(msgspec.Struct, frozen=True):
    """What stands at the lines and in the table, in the order of `WORDS`."""

    start: str
    end: str
    final: str
    gained: str
    total: str


class _Player(msgspec.Struct, frozen=True):
    """A player's name, colour, gains step by step, and place among all (1: the winner)."""

    name: str
    colour: str
    gains: tuple[int, ...]
    place: int

    @property
    def sums(self) -> tuple[int, ...]:
        """The points after each step."""
        return tuple(accumulate(self.gains))


def chart(picture: Picture) -> Scene:
    """The chart of a game that has ended."""
    outcome, gains = given(picture.outcome, "outcome"), given(picture.gains, "gains")
    players = _players(picture, outcome, gains)
    table = _ROWS_TOP + len(players) * _ROW + _FOOT
    top = MARGIN + _HEAD + _GAP
    plot = max(_PLOT, _LEAST - top - _GAP - table - MARGIN)
    scene = Scene(BOARD_WIDTH, top + plot + _GAP + table + MARGIN, SLATE, keeps=False)
    texts = (picture.title, picture.subtitle, picture.headline)
    scene.put((MARGIN, MARGIN, _W, _HEAD), SLATE, _head, *texts)
    axes = _axes(players, plot)
    words = _Words(*(picture.words[name] for name in WORDS))
    scene.put((MARGIN - 6, top - 6, _W + 12, plot + 18), SLATE, _plot, players, axes, picture.rounds, words)
    box = (MARGIN - 6, top + plot + _GAP - 6, _W + 12, table + 18)
    scene.put(box, SLATE, _table, players, axes, picture.rounds, words)
    return scene


def _players(picture: Picture, outcome: Outcome, gains: Gains) -> tuple[_Player, ...]:
    """All players by seat."""
    place_of = {seat: place for place, seat in places(outcome)}
    return tuple(
        _Player(name, colour, tuple(step[seat] for step in gains.steps), place_of[seat])
        for seat, (name, colour) in enumerate(zip(picture.names, picture.colours, strict=True))
    )


def _by_place(players: Sequence[_Player]) -> list[int]:
    """All seats, the best first."""
    return sorted(range(len(players)), key=lambda seat: (players[seat].place, seat))


def _axes(players: Sequence[_Player], height: float) -> _Axes:
    sums = [points for player in players for points in player.sums]
    lowest, highest = min(0, *sums), max(1, *sums)
    tick = next(tick for tick in _TICKS if (highest - lowest) / tick <= _LINES or tick == _TICKS[-1])
    steps = len(players[0].gains) - 1
    start = float(_START)
    while start + (width := (_END - start) / steps) - _box_of(width) / 2 < _NAMES_END:
        start += 1
    columns = tuple(start + width * number for number in range(steps + 1))
    return _Axes(columns, -(-lowest // -tick) * -tick, -(-highest // tick) * tick, tick, 88, height - 74)


def _box_of(step: float) -> float:
    """How wide the box is of the best in a round."""
    return min(98.0, step - 6)


def _head(canvas: Canvas, title: str, subtitle: str, winners: str) -> None:
    """The sign at the top: what is shown, and who won."""
    enamel(canvas, _W, _HEAD)
    half = _W / 2 - 60
    canvas.text(34, _HEAD * 0.40, title, face="title", size=44, ink=CREAM, box=half, cut=True)
    canvas.text(34, _HEAD * 0.74, subtitle, face="text", size=29, ink=CREAM_DIM, box=half, cut=True)
    wide = canvas.text(
        _W - 40, _HEAD / 2, winners, face="name", size=40, ink=CREAM, align="right", box=half, cut=True
    )
    crown(Pen(canvas, _W - 40 - wide - 70, _HEAD / 2 - 27, 52))


def _plot(
    canvas: Canvas,
    players: tuple[_Player, ...],
    axes: _Axes,
    rounds: tuple[str, ...],
    words: _Words,
) -> None:
    """All lines, their discs, and the plates with names and totals at their right ends."""
    sheet(canvas, canvas.width - 12, canvas.height - 18)
    left, right = axes.columns[0] - 74, axes.columns[-1] + 50
    band = axes.columns[-2]
    canvas.rect(band, 24, axes.columns[-1] - band, axes.foot - 24, fill=_BAND)
    for points in range(axes.lowest, axes.highest + 1, axes.tick):
        y = axes.y(points)
        ink = INK if points == 0 else _GRID
        canvas.line([(left, y), (right, y)], ink, 2.5 if points == 0 else 2)
        canvas.text(left - 10, y, signed(points), face="number", size=32, ink=INK_SECOND, align="right")
    _name_band(canvas, (band + axes.columns[-1]) / 2, words.final, axes.step - 8)
    labels = (words.start, *rounds, words.end)
    for x, label in zip(axes.columns, labels, strict=True):
        canvas.rect(x - 1.25, axes.foot, 2.5, 10, fill=INK)
        room = max(axes.step - 4, 110)
        canvas.text(x, axes.foot + 36, label, face="number", size=34, align="centre", box=room, cut=True)
    plates = _plates(players, axes)
    for x, end, y, _ in plates:
        canvas.line([(x, end), (_PLATE[0], y)], INK_SECOND, 2)
    _lines(canvas, players, axes)
    for _, _, y, player in plates:
        _plate(canvas, y, player)


def _name_band(canvas: Canvas, middle: float, text: str, room: float) -> None:
    """The name of the final scoring on its band, where it has room there: the table has it in any case."""
    if fonts.width(fonts.split("village", text), QUIET) <= room:
        canvas.text(middle, 48, text, face="village", size=QUIET, ink=INK_SECOND, align="centre", box=room)


def _shift(seat: int, players: int, axes: _Axes) -> float:
    """How far a player's line is moved sideways."""
    return (seat - (players - 1) / 2) * min(27.0, axes.step * 0.25)


def _lines(canvas: Canvas, players: tuple[_Player, ...], axes: _Axes) -> None:
    """The lines, that of the winner last, then all discs."""
    roomy = axes.step > _ROOMY
    radius, wide = (17.0, 7.5) if roomy else (12.5, 6.0)
    courses: list[tuple[_Player, list[Point]]] = []
    for seat, player in enumerate(players):
        shift = _shift(seat, len(players), axes)
        points = [(x + shift, axes.y(sums)) for x, sums in zip(axes.columns, player.sums, strict=True)]
        courses.append((player, points))
    courses.sort(key=lambda course: -course[0].place)
    for player, points in courses:
        for ink, width in ((PAPER, wide + 10), (INK, wide + 4.5), (PLAYERS[player.colour].ground, wide)):
            canvas.line(points, ink, width)
    for player, points in courses:
        for x, y in points:
            player_disc(canvas, x, y, radius, player.colour)


def _plates(players: tuple[_Player, ...], axes: _Axes) -> list[tuple[float, float, float, _Player]]:
    """Where each line ends, how far down its plate stands, and whose it is: in order of rank, pushed apart."""
    ordered = _by_place(players)
    ends = [axes.y(players[seat].sums[-1]) for seat in ordered]
    middles = _apart(ends, _PLATE[2] / 2 + 24, axes.foot + 20)
    return [
        (axes.columns[-1] + _shift(seat, len(players), axes), end, y, players[seat])
        for seat, end, y in zip(ordered, ends, middles, strict=True)
    ]


def _plate(canvas: Canvas, y: float, player: _Player) -> None:
    """A player's name and total, the winner's in a dark box."""
    x, w, h = _PLATE
    wins, top = player.place == 1, y - h / 2
    ink = CREAM if wins else INK
    canvas.rect(x, top, w, h, fill=ENAMEL if wins else PAPER_LIGHT)
    player_band(canvas, x, top, 46, h, player.colour, 26)
    canvas.round_off(x, top, w, h, 8, PAPER)
    canvas.rect(x + 45, top, 2.5, h, fill=INK)
    canvas.rect(x, top, w, h, outline=INK, width=2.5, radius=8)
    said = signed(player.sums[-1])
    taken = value(canvas, x + w - 12, y, said, bright_star if wins else star, size=46, icon_size=36, ink=ink)
    _name(canvas, x + 60, y, player.name, w - 90 - taken, ink)


def _name(canvas: Canvas, x: float, y: float, name: str, room: float, ink: Ink = INK) -> None:
    """A name on one line, or, where it would be cut there and has several words, on two."""
    face, size = fonts.alike("name", [(name, room)], 34)
    lines = (name,)
    if fonts.width(fonts.split(face, name), size) > room:
        lines = fonts.wrap(face, name, size, room)
    for row, line in enumerate(lines):
        middle = y + (row - (len(lines) - 1) / 2) * (size - 2)
        canvas.text(x, middle, line, face=face, size=size, ink=ink, box=room, cut=True)


def _apart(wanted: Sequence[float], highest: float, lowest: float) -> list[float]:
    """Middles from top to bottom, as wanted or moved so far that plates do not touch."""
    middles: list[float] = []
    for y in wanted:
        middles.append(max(y, highest if not middles else middles[-1] + _BETWEEN))
    for index in range(len(middles) - 1, -1, -1):
        limit = lowest - 31 if index == len(middles) - 1 else middles[index + 1] - _BETWEEN
        middles[index] = min(middles[index], limit)
    return middles


def _table(
    canvas: Canvas,
    players: tuple[_Player, ...],
    axes: _Axes,
    rounds: tuple[str, ...],
    words: _Words,
) -> None:
    """What each round brought, the best in a dark box; players in order of rank."""
    sheet(canvas, canvas.width - 12, canvas.height - 18)
    names = axes.columns[1] - _box_of(axes.step) / 2 - 12
    right = canvas.width - 40
    # Points from before the first round stand before the total, which would else not be the sum of its row.
    start = _PLATE[0] + 100 if any(player.gains[0] for player in players) else None
    heading(canvas, 26, 40, words.gained, names - 26)
    _columns(canvas, axes, rounds, words, start)
    canvas.text(right, 40, words.total, face="label", size=32, ink=INK_SECOND, align="right", box=160)
    for row, player in enumerate(players[seat] for seat in _by_place(players)):
        y = _ROWS_TOP + (row + 0.5) * _ROW + 2
        if row:
            canvas.rect(20, y - _ROW / 2, canvas.width - 40, 1.5, fill=RULE)
        player_disc(canvas, 48, y, 21, player.colour)
        _name(canvas, 84, y, player.name, names - 84)
        for number, x in enumerate(axes.columns[1:], start=1):
            of_all = [other.gains[number] for other in players]
            _gained(canvas, x, y, player.gains[number], of_all, _box_of(axes.step))
        if start is not None:
            _gained(canvas, start, y, player.gains[0], (), 98)
        canvas.text(right, y, signed(player.sums[-1]), face="number", size=46, align="right")


def _columns(canvas: Canvas, axes: _Axes, rounds: tuple[str, ...], words: _Words, start: float | None) -> None:
    """What stands above the columns between the names and the total."""
    for x, label in zip(axes.columns[1:-1], rounds, strict=True):
        _column(canvas, x, label, axes.step)
    if axes.step > _ROOMY:
        _column(canvas, axes.columns[-1], words.final, axes.step)
    else:  # there is room to its right only
        left = axes.columns[-1] - _box_of(axes.step) / 2 + 4
        canvas.text(left, 40, words.final, face="label", size=32, ink=INK_SECOND, box=150)
    if start is not None:
        _column(canvas, start, words.start, 180)


def _column(canvas: Canvas, x: float, label: str, room: float) -> None:
    canvas.text(x, 40, label, face="label", size=32, ink=INK_SECOND, align="centre", box=room - 4, cut=True)


def _gained(canvas: Canvas, x: float, y: float, points: int, of_all: Sequence[int], room: float) -> None:
    """What a round brought a player."""
    leads = bool(of_all) and points == max(of_all) > max(0, min(of_all))
    best = (x - room / 2, y - 26, room, 52) if leads else None
    said = f"+{points}" if points > 0 else signed(points)
    gained(canvas, x, y, points, said, size=38, best=best, room=room)
