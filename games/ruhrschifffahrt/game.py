"""Ruhrschifffahrt 1769-1890 behind the contract of a game."""

from typing import Final

from games.engine.contract import Game
from games.ruhrschifffahrt import (
    answers,
    boards,
    clock,
    counting,
    earlier,
    facts,
    final,
    nearness,
    observing,
    posing,
    reading,
    redealing,
    setup,
)
from games.ruhrschifffahrt.actions import Action, BuildInCity, BuildInDepot, BuildInPort, HaulCoal, Replenish
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS, Options
from games.ruhrschifffahrt.playing import PLAYING
from games.ruhrschifffahrt.repairing import REPAIRS
from games.ruhrschifffahrt.stages import END, active_seats, stage_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.switching import SWITCHES
from games.ruhrschifffahrt.view import View

GAME: Final[Game[State, Action, View, Options]] = Game(
    id="ruhrschifffahrt",
    schema=2,
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
    unanswered=redealing.unanswered,
    withdrawals=answers.withdrawals,
    clock=clock.clock,
    outcome=final.outcome,
    parse=PLAYING.parse,
    read=reading.read,
    notation=PLAYING.notation,
    sections=PLAYING.sections,
    migrations=(earlier.turn_by_stage,),
    earlier_views=(earlier.earlier_view,),
    boards=boards.LIBRARY.for_players(),
    stage_of=stage_of,
    stages_of=PLAYING.stages_of,
    apart=nearness.apart,
    akin=(frozenset({BuildInCity, BuildInDepot, BuildInPort}), frozenset({HaulCoal, Replenish})),
    round_of=lambda state: state.round,
    round_begins="round_began",
    closing=final.TOLD,
    owned=counting.owned,
    conserved=counting.conserved,
    posed=posing.posed,
    switches=SWITCHES,
    repairs=REPAIRS,
)
