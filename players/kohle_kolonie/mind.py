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

HASTE: Final = 12
"""An apprentice errs by eighteen points: as far is the twentieth action of the first round behind the best."""
LAPSES: Final = 3
"""The first eight steps are much alike from the second round on; none of three times as many is senseless."""

MIND: Final[Mind[State, Action]] = Mind(
    GAME, worth, items, steps, quick, key, haste=HASTE, lapses=LAPSES, pace=0.15, trust=24
)
