"""The games that can be played, by id."""

from typing import Final

from games.coal_baron.game import GAME as COAL_BARON
from games.engine.contract import AnyGame

GAMES: Final[dict[str, AnyGame]] = {COAL_BARON.id: COAL_BARON}
"""In the order of the lists that players choose from."""
