"""The special options: what each allows and costs, who has chosen it, and which cannot be chosen in this round."""

from typing import Final

import msgspec

from games.ruhrschifffahrt import facts
from renderer.canvas import Canvas
from renderer.icons import Pen, coin
from renderer.pieces import player_disc
from renderer.ruhrschifffahrt.looks import OPTIONS
from renderer.ruhrschifffahrt.picture import Picture
from renderer.scene import Box, Scene, inside
from renderer.sheets import PAD, put_heading, put_sheet
from renderer.theme import FUCHSINE, INK, INK_SECOND, PAPER, PAPER_LIGHT, PAPER_SHADE, RADIUS, RULE

HEIGHT: Final = 252
_HEADING: Final = 46
_GAP: Final = 10
_ICON: Final = 40
_ALONE: Final = 54
"""Side of icons that stand without a name."""
_ROOMY: Final = 300
"""From this width on a cell has room for the names of two actions."""
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
    scene.place("options", inside(box))
    down = -(-len(facts.OPTIONS) // across)
    wide = (w - 2 * PAD - (across - 1) * _GAP) / across
    high = (h - _HEADING - PAD - (down - 1) * _GAP) / down
    for index, option in enumerate(facts.OPTIONS.values()):
        left = x + PAD + index % across * (wide + _GAP)
        top = y + _HEADING + index // across * (high + _GAP)
        scene.put((left, top, wide, high), PAPER, _cell, offer_of(picture, option))
        scene.place(f"options.{option.id}", inside((left, top, wide, high)))


def offer_of(picture: Picture, option: facts.OptionFact) -> Offer:
    """What the option costs now, and who has it."""
    view = picture.view
    parts = [part for part in ("tow", "transport", "pilot") if getattr(option, part)] or [option.id]
    name = " + ".join(picture.words[f"option_{part}"] for part in parts)
    seats = (seat for seat in view.order if view.seats[seat].option == option.id)
    return Offer(
        option.id,
        name,
        option.coins(view.round),
        _is_closed(picture, option),
        tuple(picture.colours[seat] for seat in seats),
    )


def _is_closed(picture: Picture, option: facts.OptionFact) -> bool:
    """Whether nobody can choose it in this round (5.2, R18, R23)."""
    view = picture.view
    towing_closed = view.round == 1 and view.options.tow_in_round_1 == "no"
    return (option.pilot and view.pilot_ban) or (option.tow and towing_closed) or view.round > option.last_round


def _cell(canvas: Canvas, offer: Offer) -> None:
    """An option: icons, price, who has chosen it, and its name; narrow cells name only single actions."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE if offer.closed else PAPER_LIGHT, radius=RADIUS)
    icons = OPTIONS[offer.option]
    named = len(icons) == 1 or w >= _ROOMY
    side = _ICON if named else _ALONE
    top = 8 if named else (h - side) / 2
    for index, icon in enumerate(icons):
        icon(Pen(canvas, 8 + index * (side + 2), top, side))
    coin(Pen(canvas, w - 40, 12, 32))
    taken = canvas.text(w - 44, 28, str(offer.coins), face="number", size=40, align="right")
    if named:
        ink = INK_SECOND if offer.closed else INK
        canvas.text(10, h - 22, offer.name, face="label", size=30, ink=ink, box=w - 20, smallest=26)
    if offer.closed:
        end = 8 + len(icons) * (side + 2)
        canvas.line([(5, top + side), (end, top)], FUCHSINE, 5)
    left = 12 + len(icons) * (side + 2)
    room = (left, 4, w - 52 - taken - left, 52) if named else (left, 46, w - 6 - left, h - 50)
    _discs(canvas, room, offer.chosen)
    canvas.rect(0, 0, w, h, outline=RULE if offer.closed else INK, width=2, radius=RADIUS)


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
