"""The games that are played by tables of verbs and stages, and their tables."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

from games.registry import GAMES

BY_TABLE = [game for game in GAMES if find_spec(f"games.{game}.verbs")]
each_game = pytest.mark.parametrize("game_id", BY_TABLE)


def part(game_id: str, name: str) -> ModuleType:
    """A module of a game."""
    return import_module(f"games.{game_id}.{name}")


def verbs_of(game_id: str) -> tuple[Any, ...]:
    """The game's table of verbs."""
    return part(game_id, "verbs").VERBS
