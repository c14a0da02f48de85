"""The minds of all games, each loaded when first asked for."""

from importlib import import_module
from typing import cast

from players.mind import AnyMind


def mind_of(game: str) -> AnyMind:
    """The mind of the game with this id."""
    return cast("AnyMind", import_module(f"players.{game}.mind").MIND)
