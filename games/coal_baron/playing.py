"""Coal Baron as its tables of verbs and stages play it."""

from typing import Final

from games.coal_baron.actions import Action
from games.coal_baron.change import Change
from games.coal_baron.stages import END, STAGES, closed, off_stage, stage_of
from games.coal_baron.state import State
from games.coal_baron.verbs import VERBS
from games.engine.playing import Playing

PLAYING: Final[Playing[State, Change, Action]] = Playing(
    VERBS, STAGES, end_turn=END, stage_of=stage_of, closed=closed, off=off_stage, change=Change
)
