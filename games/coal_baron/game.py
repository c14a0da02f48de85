"""Coal Baron behind the contract of a game."""

from typing import Final

from games.coal_baron import (
    clock,
    counting,
    draft,
    earlier,
    facts,
    nearness,
    observing,
    posing,
    reading,
    redealing,
    scoring,
    setup,
)
from games.coal_baron.actions import Action, ChooseSubstitute, FillSpace, FillWithTwo, Keep, PutNext, ReturnTo
from games.coal_baron.playing import PLAYING
from games.coal_baron.repairing import REPAIRS
from games.coal_baron.stages import END, active_seats, stage_of
from games.coal_baron.state import Options, State
from games.coal_baron.switching import SWITCHES
from games.coal_baron.view import View
from games.engine.contract import Game

GAME: Final[Game[State, Action, View, Options]] = Game(
    id="coal_baron",
    schema=2,
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
    unanswered=redealing.unanswered,
    withdrawals=draft.withdrawals,
    clock=clock.clock,
    outcome=scoring.outcome,
    parse=PLAYING.parse,
    read=reading.read,
    notation=PLAYING.notation,
    sections=PLAYING.sections,
    migrations=(earlier.turn_by_stage,),
    stage_of=stage_of,
    stages_of=PLAYING.stages_of,
    secret=(Keep, ReturnTo, PutNext, ChooseSubstitute),
    apart=nearness.apart,
    akin=(frozenset({FillSpace, FillWithTwo}),),
    round_of=lambda state: state.shift,
    round_begins="shift_started",
    closing=scoring.TOLD_AT_END,
    owned=counting.owned,
    conserved=counting.conserved,
    posed=posing.posed,
    switches=SWITCHES,
    repairs=REPAIRS,
)
