"""The games, and their tables of verbs and stages."""

from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from games.registry import GAMES

each_game = pytest.mark.parametrize("game_id", list(GAMES))


def part(game_id: str, name: str) -> ModuleType:
    """A module of a game."""
    return import_module(f"games.{game_id}.{name}")


def verbs_of(game_id: str) -> tuple[Any, ...]:
    """The game's table of verbs."""
    return part(game_id, "verbs").VERBS
