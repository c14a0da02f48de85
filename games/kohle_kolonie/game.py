"""Kohle & Kolonie behind the contract of a game."""

from typing import Final

from games.engine.contract import Game
from games.kohle_kolonie import (
    auction,
    boards,
    counting,
    earlier,
    facts,
    final,
    nearness,
    observing,
    posing,
    reading,
    redealing,
    repairing,
    setup,
    switching,
)
from games.kohle_kolonie.actions import (
    END,
    Action,
    Bid,
    EndTurn,
    InsertMiner,
    Pass,
    RedeployMiner,
    Rescue,
    Secure,
    Stop,
    TakeSettler,
    TakeWorker,
)
from games.kohle_kolonie.options import OPTION_GROUPS, PRESETS, PUBLIC_OPTIONS, RETIRED_OPTIONS, Options
from games.kohle_kolonie.playing import PLAYING
from games.kohle_kolonie.stages import active_seats, stage_of
from games.kohle_kolonie.state import State
from games.kohle_kolonie.view import View

GAME: Final[Game[State, Action, View, Options]] = Game(
    id="kohle_kolonie",
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
    outcome=final.outcome,
    parse=PLAYING.parse,
    read=reading.read,
    notation=PLAYING.notation,
    sections=PLAYING.sections,
    migrations=(earlier.with_tagged_turn,),
    earlier_views=(earlier.earlier_view,),
    presets=PRESETS,
    editions={"de": "german", "fr": "french"},
    printed={"en": "english", "de": "german", "fr": "french"},
    option_groups=OPTION_GROUPS,
    retired_options=RETIRED_OPTIONS,
    invitation=auction.invitation,
    boards=boards.LIBRARY.for_players(),
    stage_of=stage_of,
    stages_of=PLAYING.stages_of,
    apart=nearness.apart,
    akin=(
        frozenset({TakeWorker, TakeSettler}),
        frozenset({InsertMiner, RedeployMiner}),
        frozenset({Secure, Rescue}),
        frozenset({Bid, Pass}),
        frozenset({Stop, EndTurn}),
    ),
    round_of=lambda state: state.round,
    round_begins="round_began",
    closing=final.TOLD,
    owned=counting.owned,
    conserved=counting.conserved,
    posed=posing.posed,
    switches=switching.SWITCHES,
    repairs=repairing.REPAIRS,
)
