"""Coal Baron behind the contract of a game."""

from typing import Final

from games.coal_baron import facts, notation, observing, playing, redealing, scoring, setup
from games.coal_baron.actions import Action, LeaveRanking, WithdrawRanking
from games.coal_baron.state import Options, State
from games.coal_baron.view import View
from games.engine.contract import Game

GAME: Final[Game[State, Action, View, Options]] = Game(
    id="coal_baron",
    schema=1,
    seats=facts.SEATS,
    colours=facts.COLOURS,
    state_type=State,
    action_type=Action,
    view_type=View,
    options_type=Options,
    public_options=(
        ("delivered", ("hidden", "open")),
        ("storing", ("always", "unneeded_only")),
        ("substitutes", ("required", "optional")),
        ("storage_use", ("any_level", "surface")),
    ),
    end_turn=playing.END,
    answers=(LeaveRanking, WithdrawRanking),
    new_game=setup.new_game,
    active_seats=observing.active_seats,
    legal_actions=playing.legal_actions,
    check=playing.check,
    apply=playing.apply,
    default_action=playing.default_action,
    observe=observing.observe,
    redeal=redealing.redeal,
    outcome=scoring.outcome,
    parse=notation.parse,
    notation=notation.notation,
)
