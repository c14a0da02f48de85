"""Kohle & Kolonie behind the contract of a game."""

from typing import Final

from games.engine.contract import Game
from games.engine.playing import Playing
from games.kohle_kolonie import (
    auction,
    boards,
    facts,
    final,
    observing,
    redealing,
    setup,
)
from games.kohle_kolonie.actions import END, Action
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.options import OPTION_GROUPS, PRESETS, PUBLIC_OPTIONS, RETIRED_OPTIONS, Options
from games.kohle_kolonie.stages import STAGES, active_seats, closed, off_stage, stage_of
from games.kohle_kolonie.state import State
from games.kohle_kolonie.verbs import VERBS
from games.kohle_kolonie.view import View

PLAYING: Final[Playing[State, Move, Action]] = Playing(
    VERBS, STAGES, end_turn=END, stage_of=stage_of, closed=closed, off=off_stage, move=Move
)

GAME: Final[Game[State, Action, View, Options]] = Game(
    id="kohle_kolonie",
    schema=1,
    seats=facts.SEATS,
    colours=facts.COLOURS,
    state_type=State,
    action_type=Action,
    view_type=View,
    options_type=Options,
    public_options=PUBLIC_OPTIONS,
    end_turn=END,
    answers=PLAYING.answers,
    new_game=setup.new_game,
    active_seats=active_seats,
    legal_actions=PLAYING.legal_actions,
    check=PLAYING.check,
    apply=PLAYING.apply,
    default_action=PLAYING.default_action,
    observe=observing.observe,
    redeal=redealing.redeal,
    outcome=final.outcome,
    parse=PLAYING.parse,
    notation=PLAYING.notation,
    presets=PRESETS,
    option_groups=OPTION_GROUPS,
    retired_options=RETIRED_OPTIONS,
    invitation=auction.invitation,
    boards=boards.LIBRARY.for_players(),
)
