"""The special options: what each allows and costs, who has chosen it, and which cannot be chosen in this round."""

from typing import Final

import msgspec

from games.ruhrschifffahrt import facts
from renderer import fonts
from renderer.canvas import Canvas
from renderer.crops import seat_of
from renderer.icons import Pen, coin
from renderer.pieces import player_disc
from renderer.ruhrschifffahrt.looks import OPTIONS
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import FUCHSINE, INK, INK_SECOND, PAPER, PAPER_LIGHT, PAPER_SHADE, RADIUS, RULE, SMALLEST

HEIGHT: Final = 232
_HEADING: Final = 44
_GAP: Final = 9
_FOOT: Final = 12
_ICON: Final = 40
_LARGE: Final = 52
_SMALL: Final = 28
"""Side of icons over a name on two lines."""
_LINE: Final = 24
_TALL: Final = 96
"""From this height on a cell has room for large icons."""
_DISC: Final = 18


class Offer(msgspec.Struct, frozen=True):
    """A special option as it stands in this round."""

    option: str
    name: str
    coins: int
    closed: bool
    chosen: tuple[str, ...]


def put_options(scene: Scene, picture: Picture, box: Box, across: int = 4) -> None:
    """The sheet of the eight options, so many in a row."""
    x, y, w, h = box
    put_sheet(scene, *box)
    put_heading(scene, x, y, w - 2 * PAD, picture.words["special_options"])
    down = -(-len(facts.OPTIONS) // across)
    wide = (w - 2 * PAD - (across - 1) * _GAP) / across
    high = (h - _HEADING - _FOOT - (down - 1) * _GAP) / down
    for index, option in enumerate(facts.OPTIONS.values()):
        left = x + PAD + index % across * (wide + _GAP)
        top = y + _HEADING + index // across * (high + _GAP)
        offer = offer_of(picture, option)
        scene.put((left, top, wide, high), PAPER, _cell, offer)
        scene.place(f"options.{option.id}", (left, top, wide, high), form="track")
        if option.coins(facts.ROUNDS) > option.coins(1):
            scene.place("options", (left + wide - 72, top + 8, 66, 40))


def offer_of(picture: Picture, option: facts.OptionFact) -> Offer:
    """What the option costs now, and who has it."""
    view = picture.view
    parts = [part for part in ("tow", "transport", "pilot") if getattr(option, part)] or [option.id]
    name = "+".join(picture.words[f"option_{part}"] for part in parts)
    seats = (seat for seat in view.order if view.seats[seat].option == option.id)
    return Offer(
        option.id,
        name,
        option.coins(view.round),
        _is_closed(picture, option),
        tuple(picture.colours[seat] for seat in seats),
    )


def _is_closed(picture: Picture, option: facts.OptionFact) -> bool:
    """Whether nobody can choose it in this round (5.2, R18, R23), or whom the picture is for cannot."""
    view = picture.view
    if any(target.faint and target.place == f"options.{option.id}" for target in picture.targets):
        return True
    tile = facts.TILE_OF_OPTION.get(option.id)
    seat = seat_of(picture) if picture.kind == "area" else None
    if tile is not None and seat is not None and tile not in view.seats[seat].tiles:
        return True
    towing_closed = view.round == 1 and view.options.tow_in_round_1 == "no"
    return (option.pilot and view.pilot_ban) or (option.tow and towing_closed) or view.round > option.last_round


def _cell(canvas: Canvas, offer: Offer) -> None:
    """An option: icons, price, who has chosen it, and its name, on two lines where one is too long."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE if offer.closed else PAPER_LIGHT, radius=RADIUS)
    icons = OPTIONS[offer.option]
    lines = _lines(offer.name, w - 18)
    side, top = (_LARGE, 8) if h > _TALL else (_ICON, 7) if len(lines) == 1 else (_SMALL, 4)
    for index, icon in enumerate(icons):
        icon(Pen(canvas, 8 + index * (side + 2), top, side))
    coin(Pen(canvas, w - 38, top + side / 2 - 15, 30))
    taken = canvas.text(w - 43, top + side / 2 + 0.5, str(offer.coins), face="number", size=38, align="right")
    ink = INK_SECOND if offer.closed else INK
    for index, line in enumerate(reversed(lines)):
        canvas.text(
            9,
            h - (18 if len(lines) == 1 else 15) - index * _LINE,
            line,
            face="label",
            size=28,
            ink=ink,
            box=w - 18,
        )
    end = 8 + len(icons) * (side + 2)
    if offer.closed:
        canvas.line([(5, top + side), (end, top)], FUCHSINE, 5)
    _discs(canvas, (end + 4, top - 4, w - 54 - taken - end, side + 8), offer.chosen)
    canvas.rect(0, 0, w, h, outline=RULE if offer.closed else INK, width=2, radius=RADIUS)


def _lines(name: str, room: float) -> tuple[str, ...]:
    """A name on one line, or each of two actions on its own."""
    if fonts.width(fonts.split("label", name), SMALLEST) <= room:
        return (name,)
    first, plus, second = name.partition("+")
    return (first + plus, second) if second else (name,)


def _discs(canvas: Canvas, room: Box, colours: tuple[str, ...]) -> None:
    """Who has chosen it, as large as there is room for all."""
    count = len(colours)
    if not count:
        return
    x, y, w, h = room
    across = max(range(1, count + 1), key=lambda n: min(w / n, h / -(-count // n)))
    down = -(-count // across)
    radius = min(_DISC, w / across / 2 - 0.5, h / down / 2 - 0.5)
    for index, colour in enumerate(colours):
        middle = y + h / 2 + (index // across - (down - 1) / 2) * (2 * radius + 1)
        player_disc(canvas, x + radius + index % across * (2 * radius + 1), middle, radius, colour)
