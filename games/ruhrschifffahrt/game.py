"""Ruhrschifffahrt 1769-1890 behind the contract of a game."""

from typing import Final

from games.engine.contract import Game
from games.engine.playing import Playing
from games.ruhrschifffahrt import boards, facts, final, observing, redealing, setup
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.stages import END, STAGES, active_seats, closed, off_stage, stage_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.verbs import VERBS
from games.ruhrschifffahrt.view import View

PLAYING: Final[Playing[State, Move, Action]] = Playing(
    VERBS, STAGES, end_turn=END, stage_of=stage_of, closed=closed, off=off_stage, move=Move
)
GAME: Final[Game[State, Action, View, Options]] = Game(
    id="ruhrschifffahrt",
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
    boards=boards.LIBRARY.for_players(),
)
