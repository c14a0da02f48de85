"""Coal Baron behind the contract of a game."""

from copy import copy
from typing import Final

from games.coal_baron import facts, notation, observing, playing, redealing, scoring, setup
from games.coal_baron.actions import Action, LeaveRanking, WithdrawRanking
from games.coal_baron.state import Options, State
from games.coal_baron.view import View
from games.engine.contract import Game


def keep_answers(newer: State, older: State) -> State:
    """The older state with the rankings of the newer one.

    Cards of a ranking that were gone already are passed over as ever. The end of the draft clears rankings without
    anybody withdrawing them, so that going back to before it finds them as they were.
    """
    if not newer.phase == older.phase == "draft":
        return older
    kept = copy(older)
    kept.seats = older.seats.copy()
    for seat, own in enumerate(newer.seats):
        kept.seats[seat] = anew = copy(older.seats[seat])
        anew.ranking = own.ranking
    return kept


GAME: Final[Game[State, Action, View, Options]] = Game(
    id="coal_baron",
    schema=1,
    seats=range(2, 5),
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
    keep_answers=keep_answers,
    parse=notation.parse,
    notation=notation.notation,
)
