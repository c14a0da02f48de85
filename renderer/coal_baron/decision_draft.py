"""The draft to decide on: every card that it began with."""

from games.coal_baron.facts import ORDERS
from renderer.canvas import Canvas
from renderer.coal_baron.decision_cards import needed
from renderer.coal_baron.decision_home import HIGH
from renderer.coal_baron.decision_layout import cells
from renderer.coal_baron.decision_signs import draw_sign
from renderer.coal_baron.picture import Picture
from renderer.decision import ROOM, TEXT, TOP
from renderer.icons import VEHICLES, Pen, player_mark, star
from renderer.picture import given
from renderer.pieces import value
from renderer.scene import Scene
from renderer.theme import (
    CREAM,
    ENAMEL,
    HATCH,
    INK,
    MARGIN,
    NEUTRAL,
    PAPER_LIGHT,
    PAPER_SHADE,
    PLAYERS,
    RADIUS,
    SLATE,
)


def put_draft(scene: Scene, picture: Picture) -> None:
    """All cards that the draft began with, each in its cell until it is taken; the own ones at the end."""
    seat = given(picture.seat, "seat")
    own = tuple(one.order for one in picture.view.seats[seat].outstanding)
    takers = {one.order: at for at, other in enumerate(picture.view.seats) for one in other.outstanding}
    boxes = cells(len(picture.targets) + 2, 3, (MARGIN, TOP, ROOM, HIGH), 190)
    for target, box in zip(picture.targets, boxes, strict=False):
        order = target.place.removeprefix("draft.")
        if target.faint:
            scene.put(box, SLATE, _gone)
            if order not in own:
                for place in (target.place, f"seat.{takers[order]}.order.{order}"):
                    scene.place(place, box, "slot")
            continue
        scene.put(box, SLATE, _order, order, target.sign, target.label, None)
        scene.place(target.place, box)
    for order, box in zip(own, boxes[len(picture.targets) :], strict=False):
        scene.put(box, SLATE, _order, order, "", "", picture.colours[seat])
        scene.place(f"seat.{seat}.order.{order}", box)
        scene.place(f"draft.{order}", box)


def _gone(canvas: Canvas) -> None:
    canvas.dashed_rect(2, 2, canvas.width - 4, canvas.height - 4, HATCH, 3)


def _order(canvas: Canvas, order: str, sign: str, rank: str, owner: str | None) -> None:
    """An order as a choice: sign, vehicle, points above its spaces; or one that its owner has taken."""
    w, h = canvas.width, canvas.height
    card = ORDERS[order]
    canvas.rect(0, 0, w, h, fill=PAPER_SHADE if owner else PAPER_LIGHT, outline=INK, width=2.5, radius=RADIUS)
    if owner:
        look = PLAYERS[owner]
        canvas.rect(18, h / 2 - 26, 52, 52, fill=look.ground, outline=INK, width=2.5, radius=8)
        player_mark(Pen(canvas, 29, h / 2 - 15, 30), look.mark, look.on)
    else:
        draw_sign(canvas, 4, h / 2, sign)
    size = min(72.0, h * 0.54)
    VEHICLES[card.vehicle](Pen(canvas, 120 - size / 2, h / 2 - size * 0.47, size), NEUTRAL)
    value(canvas, w - 14, h * 0.28, str(card.points), star, size=52, icon_size=42)
    if rank:
        canvas.rect(156, h * 0.28 - 24, 48, 48, fill=ENAMEL, radius=6)
        canvas.text(180, h * 0.28 + 0.5, rank, face="number", size=TEXT, ink=CREAM, align="centre")
    needed(canvas, 166, h * 0.72, card.spaces, w - 174)
