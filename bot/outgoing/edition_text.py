"""The edition by which a table is played, in words."""

from typing import Final

import msgspec

from bot.errors import Damaged
from bot.presenter import PRESENTERS
from bot.rulebooks import editions
from bot.tables.loaded import Loaded
from bot.words import Language, Words

DEPARTURES: Final = "departures"
"""What a control says that asks for them."""


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


def departures(loaded: Loaded, language: Language) -> list[str]:
    """The options in which a table departs from the edition of a language; none where it cannot be read."""
    try:
        return editions.departures(loaded.game, loaded.options, language)
    except Damaged:
        return []


def departure_text(loaded: Loaded, text: Words) -> str:
    """In how many points a table departs from the edition of the reader's language; "" where there is none."""
    try:
        printed = loaded.game.printed
    except Damaged:
        return ""
    if text.language not in printed:
        return ""
    count = len(departures(loaded, text.language))
    key = "lobby-departs" if count else "lobby-departs-none"
    return text(key, edition=text.language, count=count)
