"""Ruhrschifffahrt 1769-1890 behind the contract of a game."""

from typing import Final, get_args

from games.engine.contract import Game
from games.ruhrschifffahrt import boards, facts, final, notation, observing, playing, redealing, setup
from games.ruhrschifffahrt.actions import Action, Answer
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.playing import END
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View

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
    boards=boards.LIBRARY.for_players(),
)
