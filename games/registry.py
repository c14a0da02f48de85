"""The games that can be played, by id.

To add a game is to name it here: its rules are found in `games/<id>`, its pictures in `renderer/<id>`, its
presenter and commands in `cogs/<id>`, its name in the texts.
"""

from importlib import import_module
from typing import Final, cast

from games.engine.contract import AnyGame


def rules_of(game: str) -> AnyGame:
    """The rules of the game with this id."""
    return cast("AnyGame", import_module(f"games.{game}.game").GAME)


GAMES: Final[dict[str, AnyGame]] = {
    game: rules_of(game)
    for game in (
        "coal_baron",
        "kohle_kolonie",
        "ruhrschifffahrt",
    )
}
"""In the order of the lists that players choose from."""
