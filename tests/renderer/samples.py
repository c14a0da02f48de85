"""The sample pictures of every game, which a game has in `<id>_samples.py`."""

from importlib import import_module
from types import ModuleType

from games.registry import GAMES


def samples_of(game: str) -> ModuleType:
    """A game's sample pictures."""
    return import_module(f"{game}_samples")


SAMPLES = {game: samples_of(game).all_pictures for game in GAMES}
