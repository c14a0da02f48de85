"""Every game's pictures: what puts them together, and the palette they are packed in."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TypeVar, cast

import msgspec

from games.engine.bounds import View
from renderer.picture import Picture
from renderer.scene import Scene
from renderer.symbols import Symbol
from renderer.theme import Ink

V = TypeVar("V", bound=View)


class Painter(msgspec.Struct, frozen=True):
    """How the pictures of a game are drawn; `symbols` are those of its leaflets, by id."""

    scene_of: Callable[[Picture], Scene]
    palette: tuple[Ink, ...]
    symbols: Mapping[str, Symbol]


def painter(
    scene_of: Callable[[Picture[V]], Scene], palette: tuple[Ink, ...], symbols: Mapping[str, Symbol] | None = None
) -> Painter:
    """A painter who is given pictures of the one game only: a picture's `game` and its View belong together."""
    return Painter(cast("Callable[[Picture], Scene]", scene_of), palette, symbols or {})


@cache
def painter_of(game: str) -> Painter:
    """The painter of the game with this id; what it draws with is loaded when its first picture is drawn."""
    return cast("Painter", import_module(f"renderer.{game}.scenes").PAINTER)
