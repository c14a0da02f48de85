"""How the printed editions of a game differ in its switches, and where a table departs from one of them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.rulebooks.book import EDITIONS, Book, Paragraph, Section
from games.engine.contract import AnyGame


def by_edition(game: AnyGame, name: str) -> dict[str, str]:
    """By the language of a printed edition, the value of an option in it."""
    usual = dict(game.public_options)[name][0]
    return {language: _value(game.presets[preset], name, usual) for language, preset in game.printed.items()}


def differ(game: AnyGame, name: str) -> bool:
    """Whether the printed editions differ in an option."""
    return len(set(by_edition(game, name).values())) > 1


def differs(paragraph: Paragraph, game: AnyGame) -> bool:
    """Whether a paragraph is about something in which the editions differ: a switch, or what some of them say."""
    switches = {name for name in paragraph.tags if name in dict(game.public_options)}
    return any(tag in EDITIONS for tag in paragraph.tags) or any(differ(game, name) for name in switches)


def differing(read: Book, game: AnyGame) -> list[Section]:
    """The sections in which the editions differ."""
    return [one for one in read.sections if any(differs(paragraph, game) for paragraph in one.paragraphs)]


def departures(game: AnyGame, options: Mapping[str, Any], language: str) -> list[str]:
    """The options in which a table departs from the printed edition of a language; none where there is none."""
    if language not in game.printed:
        return []
    return [
        name
        for name, values in game.public_options
        if options.get(name, values[0]) != by_edition(game, name)[language]
    ]


def _value(preset: Any, name: str, usual: str) -> str:
    return str(msgspec.to_builtins(preset).get(name, usual))
