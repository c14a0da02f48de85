"""The options with which a table begins: those of the edition in its language, where the game has one."""

from typing import Any

import msgspec

from bot.tables.loaded import Loaded
from games.engine.contract import AnyGame


def first_options(game: AnyGame, language: str) -> Any:
    """What a new table of that language is played by, unless somebody chooses otherwise."""
    edition = game.editions.get(language)
    return game.options_type() if edition is None else game.presets[edition]


def followed(loaded: Loaded, language: str) -> dict[str, Any] | None:
    """The options of a gathering table once its language is another; None where they stay as they are.

    They stay where they are not those with which a table of its language begins: somebody chose them, or a version
    before did.
    """
    game, chosen = loaded.game, loaded.options
    board = {"board": chosen["board"]} if game.boards is not None else {}
    before = {**msgspec.to_builtins(first_options(game, loaded.row.language)), **board}
    after = {**msgspec.to_builtins(first_options(game, language)), **board}
    return after if chosen == before and after != before else None
