"""The steps worth considering of a seat that must decide, the best first."""

from games.engine.event import Seat
from games.kohle_kolonie.actions import END, Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State


def steps(state: State, seat: Seat) -> list[tuple[Action, ...]]:
    """The steps worth considering, the best first and never none."""
    legal = GAME.legal_actions(state, seat)
    return [(action,) for action in sorted(legal, key=lambda action: action != END)]
