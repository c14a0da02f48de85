"""The mind of Kohle & Kolonie."""

from typing import Final

from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from players.kohle_kolonie.keys import key
from players.kohle_kolonie.quick import quick
from players.kohle_kolonie.steps import steps
from players.kohle_kolonie.worth import items, worth
from players.mind import Mind

HASTE: Final = 16
"""An apprentice errs by two dozen points: so far behind the best are senseless beginnings in the first round, and
farther than anything that it looks at later."""
LAPSES: Final = 4
"""The first eight steps are much alike from the second round on; none of four times as many is senseless then."""

MIND: Final[Mind[State, Action]] = Mind(
    GAME, worth, items, steps, quick, key, haste=HASTE, lapses=LAPSES, pace=0.15, trust=24
)
