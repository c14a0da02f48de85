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

MIND: Final[Mind[State, Action]] = Mind(GAME, worth, items, steps, quick, key, haste=40, pace=0.15, trust=24)
