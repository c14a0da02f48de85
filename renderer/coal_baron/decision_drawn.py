"""Cards drawn to decide on: those in hand, and the ways to put them back."""

from typing import Final

from games.coal_baron.facts import ORDERS, TILES
from renderer import fonts
from renderer.canvas import Canvas
from renderer.coal_baron.decision_cards import blank, needed, order_card, put_tile
from renderer.coal_baron.decision_home import HIGH, LEFT, put_own_orders
from renderer.coal_baron.decision_layout import cells
from renderer.coal_baron.decision_signs import LONE
from renderer.coal_baron.picture import Picture
from renderer.decision import TEXT, TOP, put_sign
from renderer.icons import VEHICLES, Pen, hammer_and_pick, star
from renderer.picture import Target
from renderer.pieces import value
from renderer.scene import Box, Scene
from renderer.theme import (
    CREAM,
    HATCH,
    HIDDEN,
    INK,
    INK_SECOND,
    MARGIN,
    NEUTRAL,
    PAPER,
    PAPER_LIGHT,
    PAPER_SHADE,
    RADIUS,
    SLATE,
)

_UPRIGHT: Final = 240
"""Boxes higher than this hold an order upright."""


def put_drawn(scene: Scene, picture: Picture) -> None:
    """The cards in hand with their signs, face down where the public looks on, and the own orders."""
    cards = [target for target in picture.targets if target.place.startswith("card.")]
    ways = [target for target in picture.targets if not target.place.startswith("card.") and target.label]
    if not cards:
        scene.put((MARGIN, TOP, LEFT, HIGH), SLATE, _hand)
    tall = any(target.place.removeprefix("card.") in ORDERS for target in cards)
    boxes = cells(len(cards) + len(ways), 3, (MARGIN, TOP, LEFT, HIGH), 330 if tall else 215)
    for target, box in zip(cards, boxes, strict=False):
        _put_card(scene, target, box)
    if ways:
        scene.put(boxes[-1], SLATE, _alone, ways[0].label)
        scene.place(ways[0].place, boxes[-1])
    put_own_orders(scene, picture)


def _put_card(scene: Scene, target: Target, box: Box) -> None:
    """A card in hand: a tile with its price, an order with its points."""
    x, y, w, h = box
    card = target.place.removeprefix("card.")
    ground = PAPER_SHADE if target.faint else PAPER_LIGHT
    scene.put(box, SLATE, blank, ground)
    if card in TILES:
        room = h - 66
        scale = min(max((w - 12) / 193, 1.0), room / 130)  # a price is read on a phone only at full size
        left, top = x + (w - 193 * scale) / 2, y + max(2, (room - 132 * scale) / 2)
        put_tile(scene, scale, left, top, card, ground)
    else:
        high = h - (66 if h > _UPRIGHT else 0)
        if h > _UPRIGHT:
            scene.put((x + 4, y + 4, w - 8, high - 4), ground, order_card, card)
        else:
            scene.put((x + 78, y + 4, w - 84, high - 8), ground, _lying, card)
    if target.sign:
        middle = y + h - 38 if card in TILES or h > _UPRIGHT else y + h / 2
        left = x + w / 2 - 37 if card in TILES or h > _UPRIGHT else x + 3
        if target.faint:
            scene.put((left - 20, middle - 37, 114, 74), None, _place_in_row, target.label, target.sign)
        else:
            put_sign(scene, left + 37, middle, target.sign, LONE)
    scene.place(target.place, box)


def _lying(canvas: Canvas, order: str) -> None:
    """An order in a low box: vehicle and points above, spaces below."""
    w, h = canvas.width, canvas.height
    card = ORDERS[order]
    size = min(58.0, h * 0.5)
    VEHICLES[card.vehicle](Pen(canvas, 0, h * 0.28 - size * 0.47, size), NEUTRAL)
    value(canvas, w - 2, h * 0.28, str(card.points), star, size=42, icon_size=32, gap=3)
    needed(canvas, 0, h * 0.76, card.spaces, w)


def _place_in_row(canvas: Canvas, number: str, sign: str) -> None:
    """Which card of a row this is, and its letter: no choice, so it does not glow."""
    middle = canvas.height / 2
    canvas.rect(6, middle - 24, 48, 48, fill=PAPER, outline=INK, width=2, radius=6)
    canvas.text(30, middle + 0.5, number, face="number", size=40, ink=INK_SECOND, align="centre")
    canvas.text(84, middle + 0.5, sign, face="number", size=40, ink=INK_SECOND, align="centre")


def _alone(canvas: Canvas, label: str) -> None:
    """A choice by its label alone, such as keeping none."""
    w, h = canvas.width, canvas.height
    canvas.rect(0, 0, w, h, fill=PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    lines = fonts.wrap("label", label, 40, w - 20, 3)
    for row, line in enumerate(lines):
        y = h / 2 + (row - (len(lines) - 1) / 2) * 44
        canvas.text(w / 2, y, line, face="label", size=40, align="centre", box=w - 12, smallest=TEXT)


def _hand(canvas: Canvas) -> None:
    w, h = canvas.width, canvas.height
    wide, high = w * 0.3, h * 0.6
    for index in range(3):
        x, y = w * 0.18 + index * w * 0.17, h * 0.14 + index * h * 0.06
        canvas.shadow(x, y, wide, high, SLATE)
        canvas.rect(x, y, wide, high, fill=HIDDEN, radius=12)
        canvas.hatch(x + 12, y + 12, wide - 24, high - 24, HATCH, gap=14, width=2, cross=True)
        canvas.rect(x, y, wide, high, outline=INK, width=3, radius=12)
    size = 110
    hammer_and_pick(Pen(canvas, w * 0.52 + wide / 2 - size / 2, h * 0.26 + high / 2 - size / 2, size), CREAM)
