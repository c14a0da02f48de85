"""A step that costs little time to find."""

from random import Random

from games.engine.event import Seat
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.state import State
from players.kohle_kolonie.steps import steps


def quick(state: State, seat: Seat, chance: Random) -> tuple[Action, ...]:
    """A step of a seat that must decide."""
    return chance.choice(steps(state, seat))
