"""Who sits at a table, where a test composes texts without one."""

from collections.abc import Sequence

from bot.presenter import Party
from games.registry import GAMES


def party(game: str, names: Sequence[str]) -> Party:
    """People of these names at table 1, in the first colours of the game, on its own board."""
    return Party(
        table=1,
        names=tuple(names),
        plain_names=tuple(names),
        colours=GAMES[game].colours[: len(names)],
        users=tuple(range(101, 101 + len(names))),
        board=getattr(GAMES[game].options_type(), "board", ""),
    )
