"""The way to the drawing for a process that has it done in another: what draws is imported where it is done."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from renderer.leaflet import Drawable
    from renderer.picture import Drawn


def draw(picture: "Drawable") -> "Drawn":
    """The finished picture, as `renderer.draw` gives it."""
    from renderer.draw import draw as here

    return here(picture)
