"""Kohle & Kolonie as its tables of verbs and stages play it."""

from typing import Final

from games.engine.playing import Playing
from games.kohle_kolonie.actions import END, Action
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.stages import STAGES, closed, off_stage, stage_of
from games.kohle_kolonie.state import State
from games.kohle_kolonie.verbs import VERBS

PLAYING: Final[Playing[State, Change, Action]] = Playing(
    VERBS, STAGES, end_turn=END, stage_of=stage_of, closed=closed, off=off_stage, change=Change
)
