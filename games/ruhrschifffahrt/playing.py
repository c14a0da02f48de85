"""Ruhrschifffahrt as its tables of verbs and stages play it."""

from typing import Final

from games.engine.playing import Playing
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.stages import END, STAGES, closed, off_stage, stage_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.verbs import VERBS

PLAYING: Final[Playing[State, Change, Action]] = Playing(
    VERBS, STAGES, end_turn=END, stage_of=stage_of, closed=closed, off=off_stage, change=Change
)
