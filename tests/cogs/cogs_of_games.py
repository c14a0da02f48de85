"""What the cog of a game has under the names by which every game's is found."""

from importlib import import_module
from types import ModuleType

from cogs.typed.typed import Typed


def cog_part(game: str, name: str) -> ModuleType:
    """A module of the cog of a game."""
    return import_module(f"cogs.{game}.{name}")


def typed_of(game: str) -> Typed:
    """What can be typed of a game."""
    return cog_part(game, "cog").TYPED
