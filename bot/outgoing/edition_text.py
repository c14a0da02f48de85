"""The edition by which a table is played, in words."""

import msgspec

from bot.errors import Damaged
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.words import Words


def edition(loaded: Loaded, text: Words) -> str:
    """The edition played and how many options differ; empty where the game has none or it cannot be read."""
    try:
        game, chosen = loaded.game, loaded.options
    except Damaged:
        return ""
    if not game.presets:
        return ""
    usual = msgspec.to_builtins(game.presets[chosen["preset"]])
    every = (*game.public_options, *game.retired_options)
    changed = sum(chosen.get(name, values[0]) != usual.get(name, values[0]) for name, values in every)
    title, _ = PRESENTERS[game.id].preset(chosen["preset"], text)
    return text("edition", name=title, changed=changed)
