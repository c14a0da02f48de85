"""Every game's pictures, by its id: what puts them together, and the palette they are packed in."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, cast

import msgspec

from renderer.coal_baron import palette as coal_palette
from renderer.coal_baron import scenes as coal_baron
from renderer.kohle_kolonie import palette as kohle_palette
from renderer.kohle_kolonie import scenes as kohle_kolonie
from renderer.picture import AnyView, Picture
from renderer.ruhrschifffahrt import palette as river_palette
from renderer.ruhrschifffahrt import scenes as ruhrschifffahrt
from renderer.scene import Scene
from renderer.theme import Ink

V = TypeVar("V", bound=AnyView)


class Painter(msgspec.Struct, frozen=True):
    """How the pictures of a game are drawn."""

    scene_of: Callable[[Picture], Scene]
    palette: tuple[Ink, ...]


def _painter(scene_of: Callable[[Picture[V]], Scene], palette: tuple[Ink, ...]) -> Painter:
    """A painter who is given pictures of the one game only: a picture's `game` and its View belong together."""
    return Painter(cast("Callable[[Picture], Scene]", scene_of), palette)


PAINTERS: Final[Mapping[str, Painter]] = {
    "coal_baron": _painter(coal_baron.scene_of, coal_palette.PALETTE),
    "kohle_kolonie": _painter(kohle_kolonie.scene_of, kohle_palette.PALETTE),
    "ruhrschifffahrt": _painter(ruhrschifffahrt.scene_of, river_palette.PALETTE),
}
