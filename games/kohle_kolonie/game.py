"""Kohle & Kolonie behind the contract of a game."""

from typing import Final, get_args

from games.engine.contract import Game
from games.kohle_kolonie import (
    auction,
    boards,
    facts,
    final,
    notation,
    observing,
    playing,
    redealing,
    setup,
)
from games.kohle_kolonie.acting import END
from games.kohle_kolonie.actions import Action, Answer
from games.kohle_kolonie.options import OPTION_GROUPS, PRESETS, PUBLIC_OPTIONS, RETIRED_OPTIONS, Options
from games.kohle_kolonie.state import State
from games.kohle_kolonie.view import View

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
    answers=get_args(Answer),
    new_game=setup.new_game,
    active_seats=playing.active_seats,
    legal_actions=playing.legal_actions,
    check=playing.check,
    apply=playing.apply,
    default_action=playing.default_action,
    observe=observing.observe,
    redeal=redealing.redeal,
    outcome=final.outcome,
    parse=notation.parse,
    notation=notation.notation,
    presets=PRESETS,
    option_groups=OPTION_GROUPS,
    retired_options=RETIRED_OPTIONS,
    invitation=auction.invitation,
    boards=boards.LIBRARY.for_players(),
)
