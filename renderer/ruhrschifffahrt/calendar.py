"""The calendar: twelve rounds with year, event, warehouses still lying there and the dominion of black dice."""

from typing import Final, Literal, TypeAlias

import msgspec

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.state import OVER
from renderer.canvas import Canvas
from renderer.icons import Pen, warehouse
from renderer.ruhrschifffahrt.course import board_of
from renderer.ruhrschifffahrt.looks import EVENTS, band
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    ENAMEL,
    HATCH,
    HIDDEN,
    INK,
    INK_SECOND,
    LAMP,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RULE,
    SLATE,
    mix,
)

CELL: Final = 150
"""Height of a round's space."""
_AROUND: Final = 8
_TOP: Final = 36
_BAND: Final = 34
_HOUSE: Final = 26

When: TypeAlias = Literal["past", "now", "to come"]


class Space(msgspec.Struct, frozen=True):
    """What a space of the calendar shows; `country` is its initial, empty while it lies face down."""

    round: int
    year: int
    when: When
    events: tuple[str, ...]
    country: str | None
    houses: tuple[str, ...]
    dominion: str | None
    name: str


def put_calendar(scene: Scene, picture: Picture, x: float, y: float, w: float, rows: int = 1) -> None:
    """All rounds in so many rows, each `CELL` high."""
    across = facts.ROUNDS // rows
    wide = w / across
    spaces = [_space(picture, fact) for fact in facts.CALENDAR]
    for index, space in sorted(enumerate(spaces), key=lambda pair: pair[1].when == "now"):
        left, top = x + index % across * wide, y + index // across * (CELL + 12)
        box = (left - _AROUND, top - _AROUND, wide + 2 * _AROUND, CELL + 2 * _AROUND)
        scene.put(box, None, _cell, wide, space)
        if space.when == "now":
            scene.place("calendar", (left, top, wide, CELL), form="track")


def _space(picture: Picture, fact: facts.CalendarSpace) -> Space:
    view, words = picture.view, picture.words
    over = view.phase == OVER
    when: When = "past" if fact.round < view.round or over else "now" if fact.round == view.round else "to come"
    name = words[f"dominion_{fact.returns_to}"] if fact.returns_to else words["any_dominion"]
    return Space(
        fact.round,
        board_of(picture).years[fact.round - 1],
        when,
        tuple(event for event in fact.events if event in EVENTS),
        _country(picture, fact.round),
        tuple(picture.colours[seat] for seat, own in enumerate(view.seats) if fact.round in own.calendar),
        fact.returns_to,
        name,
    )


def _country(picture: Picture, round: int) -> str | None:
    """The initial of a round's country."""
    if round not in facts.EXPORT_ROUNDS:
        return None
    index = round - facts.EXPORT_ROUNDS.start
    known = picture.view.countries
    return picture.words[f"country_{known[index]}"][0] if index < len(known) else ""


def _cell(canvas: Canvas, w: float, space: Space) -> None:
    """A round's space, `_AROUND` inside the canvas."""
    x = y = _AROUND
    now, past = space.when == "now", space.when == "past"
    ground = PAPER_LIGHT if now else PAPER_SHADE if past else PAPER
    if now:
        canvas.rect(x - 7, y - 7, w + 14, CELL + 14, fill=LAMP, radius=8)
        canvas.rect(x - 2, y - 2, w + 4, CELL + 4, fill=SLATE, radius=3)
    canvas.rect(x, y, w, CELL, fill=ground)
    canvas.rect(x, y, w, _TOP, fill=ENAMEL if now else ground)
    quiet = CREAM if now else INK_SECOND
    canvas.text(x + 8, y + 19, str(space.year), face="number", size=34, ink=CREAM if now else INK, box=w - 46)
    canvas.text(x + w - 8, y + 19, str(space.round), face="text", size=28, ink=quiet, align="right")
    _what_happens(canvas, x, y + _TOP + 2, w, space)
    _houses(canvas, x, y + 79, w, space.houses)
    _dominion(canvas, x, y + CELL - _BAND, w, space, ground)
    canvas.rect(x, y, w, CELL, outline=INK, width=2)


def _what_happens(canvas: Canvas, x: float, y: float, w: float, space: Space) -> None:
    """Icons of the events and the country tile, side by side."""
    side = 38
    count = len(space.events) + (space.country is not None)
    left = x + (w - count * side - (count - 1) * 14) / 2
    for event in space.events:
        EVENTS[event](Pen(canvas, left, y, side))
        left += side + 14
    if space.country is not None:
        country_tile(canvas, left + 2, y, 34, side, space.country)


def country_tile(canvas: Canvas, x: float, y: float, w: float, h: float, initial: str) -> None:
    """A country tile with its initial, or face down."""
    if not initial:
        canvas.rect(x, y, w, h, fill=HIDDEN, outline=INK, width=2, radius=5)
        canvas.hatch(x + 3, y + 3, w - 6, h - 6, HATCH, gap=8, width=1.5, cross=True)
        return
    canvas.rect(x, y, w, h, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=5)
    canvas.text(x + w / 2, y + h / 2 + 0.5, initial, face="number", size=30, align="centre")


def _houses(canvas: Canvas, x: float, y: float, w: float, houses: tuple[str, ...]) -> None:
    """Warehouses that players are still to receive."""
    left = x + (w - len(houses) * (_HOUSE + 1)) / 2
    for index, colour in enumerate(houses):
        look = PLAYERS[colour]
        warehouse(Pen(canvas, left + index * (_HOUSE + 1), y, _HOUSE), look.ground, look.mark, look.on)


def _dominion(canvas: Canvas, x: float, y: float, w: float, space: Space, ground: str) -> None:
    """Where black dice return to in the round."""
    fill = ground if space.dominion is None else band(space.dominion)
    fill = mix(fill, PAPER_SHADE, 0.4) if space.when == "past" else fill
    canvas.rect(x, y, w, _BAND, fill=fill)
    canvas.rect(x, y, w, 1.5, fill=RULE)
    ink = INK_SECOND if space.dominion is None else INK
    canvas.text(x + w / 2, y + _BAND / 2, space.name, face="label", size=28, ink=ink, box=w - 10, align="centre")
