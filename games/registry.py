"""The games that can be played, by id."""

from typing import Final

from games.coal_baron.game import GAME as COAL_BARON
from games.engine.contract import AnyGame
from games.kohle_kolonie.game import GAME as KOHLE_KOLONIE
from games.ruhrschifffahrt.game import GAME as RUHRSCHIFFFAHRT

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (COAL_BARON, KOHLE_KOLONIE, RUHRSCHIFFFAHRT)}
"""In the order of the lists that players choose from."""
