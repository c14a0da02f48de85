"""The own orders beside the choices of a decision."""

from typing import Final

from renderer.coal_baron import player
from renderer.coal_baron.decision_layout import SCALE, enlarged
from renderer.coal_baron.picture import Picture
from renderer.decision import BOTTOM, GAP, ROOM, TOP
from renderer.picture import given
from renderer.scene import Scene
from renderer.sheets import put_sheet
from renderer.theme import MARGIN

LEFT: Final = 692
"""Width of the choices where the own orders stand beside them."""
HIGH: Final = BOTTOM - TOP
"""Height of all below the head."""
_FEW: Final = 4
"""So many own orders leave room for what else counts."""


def put_own_orders(scene: Scene, picture: Picture) -> None:
    """The own orders right of the choices, complete ones first, and what else counts where they are few."""
    seat = given(picture.seat, "seat")
    shown = picture.view.seats[seat]
    with enlarged(scene) as part:
        x, y = (MARGIN + LEFT + GAP + 4) / SCALE, TOP / SCALE
        w, h = (ROOM - LEFT - GAP - 4) / SCALE, HIGH / SCALE
        put_sheet(part, x, y, w, h)
        inner, inset = w - 30, 15
        few = len(shown.outstanding) <= _FEW
        heading = picture.words["own_orders"]
        player.put_count(
            part, x + inset - player.PAD, y + 4, inner + 2 * player.PAD, heading, len(shown.outstanding)
        )
        room = h - 52 - (player.FOOT + 4 if few else 6)
        layout = player.Cards.stacked(len(shown.outstanding), inner, room)
        player.put_outstanding(part, x + inset, y + 48, seat, shown, layout)
        if few:
            player.put_foot(part, x + inset, y + h - player.FOOT, inner, shown)
