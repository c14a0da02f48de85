"""The table of verbs: everything that a player can do, with the conditions in the order of refusal.

What can be done in the turns of phases 2 to 4 has a table of its own in `acting_verbs.py`.
"""

from typing import Final

from games.engine.conditions import Gate, Listed, Need, refused_as, seated, unknown
from games.engine.verbs import Row, Verb, only
from games.kohle_kolonie import (
    actions,
    answers,
    auction,
    bonus_markers,
    consolidation,
    disasters,
    facts,
    lines,
    loading,
    rounds,
    securing,
    short_forms,
)
from games.kohle_kolonie.acting_verbs import ACTING
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.stages import STAGES
from games.kohle_kolonie.state import State

_ANY: Final = frozenset(stage.name for stage in STAGES)
_SECURING: Final = frozenset({"secure"})
_USED_UP: Final = refused_as("rescue-used-up", "5.1.1", count=facts.RESCUED_BY_MARKER)
_ANYBODYS: Final = (
    seated("no-such-seat", "DESIGN"),
    Gate(answers.not_over, refused_as("game-over", "6.0")),
)

VERBS: Final[tuple[Row[State, Change], ...]] = (
    # Phase 1: bonus markers
    Verb(
        actions.ChooseBonus,
        "choose miners",
        "5.1",
        at=frozenset({"choose"}),
        conditions=(Listed(bonus_markers.cannot_choose),),
        candidates=bonus_markers.choices,
        perform=bonus_markers.choose,
    ),
    # Phases 2 to 4: mines, engines, settlements, engineers, miners, pithead cards
    *ACTING,
    # Phase 5: disasters
    Verb(
        actions.Secure,
        "secure A1",
        "5.1.4",
        command="disaster secure",
        at=_SECURING,
        conditions=(
            Listed(securing.cannot_secure),
            Gate(securing.has_coin, refused_as("too-few-coins", "5.1.4", coins_needed=1, coins_have=0)),
        ),
        candidates=securing.securings,
        perform=securing.secure,
    ),
    Verb(
        actions.Rescue,
        "rescue A1",
        "5.1.1",
        command="disaster rescue",
        at=_SECURING,
        conditions=(
            Gate(securing.has_marker, refused_as("bonus-not-held", "5.1.1", bonus="rescue")),
            Gate(securing.marker_lasts, _USED_UP),
            Listed(securing.cannot_rescue),
        ),
        candidates=securing.rescues,
        perform=securing.rescue,
    ),
    Verb(
        actions.LoseMiner,
        "lose rescue.A1",
        "5.1.4",
        command="disaster lose",
        at=frozenset({"lose_miner"}),
        conditions=(Listed(unknown("no-miner-there", "disaster_miner_choice", "source", "spot")),),
        candidates=disasters.losses,
        perform=disasters.lose_miner,
    ),
    Verb(
        actions.Pay,
        "pay coin",
        "5.1.4",
        command="disaster pay",
        at=frozenset({"subsidence"}),
        conditions=(Listed(unknown("unknown-payment", "5.1.4", "what")),),
        candidates=only(*disasters.PAYMENTS),
        perform=disasters.pay,
    ),
    # Phase 9: consolidations
    Verb(
        actions.Declare,
        "declare aid 0",
        "5.1.8",
        command="auction declare",
        options=dict.fromkeys(("aid", "unification", "administration"), "what"),
        at=frozenset({"declare"}),
        conditions=(Listed(auction.cannot_declare),),
        candidates=auction.declarations,
        perform=consolidation.declare,
    ),
    Verb(
        actions.Bid,
        "bid 12",
        "5.1.8",
        command="auction bid",
        at=frozenset({"bid"}),
        conditions=(Listed(auction.cannot_bid),),
        candidates=auction.bids,
        perform=consolidation.bid,
    ),
    Verb(
        actions.Pass,
        "pass",
        "5.1.8",
        command="auction pass",
        at=frozenset({"bid"}),
        candidates=only(auction.PASS),
        perform=consolidation.pass_bid,
    ),
    # Phase 10: Loading
    Verb(
        actions.Load,
        "load 0",
        "5.1.9",
        at=frozenset({"load"}),
        off=loading.not_asked,
        conditions=(Listed(loading.cannot_load),),
        candidates=loading.loads,
        perform=loading.load,
    ),
    # The end of a turn
    Verb(
        actions.EndTurn,
        "end",
        "5.0",
        at=_ANY,
        candidates=only(actions.END),
        perform=rounds.end_turn,
    ),
    # Answers left ahead
    Verb(
        actions.LeaveRanking,
        "rank rescue miners aid",
        "5.1",
        command="ahead ranking",
        at=None,
        conditions=(*_ANYBODYS, answers.SOME_MARKER, answers.MARKERS_ONCE),
        perform=answers.leave,
        edits=short_forms.RANKING,
    ),
    Verb(
        actions.LeaveCeiling,
        "ceiling general 9 aid 1",
        "5.1.8",
        command="ahead ceiling",
        at=None,
        conditions=(
            *_ANYBODYS,
            Need(answers.is_ground, unknown("unknown-ground", "5.1.8", "ground")),
            Need(answers.to_come, refused_as("already-merged", "5.1.8", "ground")),
            Need(answers.in_range, refused_as("ceiling-out-of-range", "5.1.8", most=answers.HIGHEST_CEILING)),
            Need(answers.declares_counts, refused_as("negative-declaration", "5.1.8")),
            Need(
                answers.chooses_points, refused_as("administration-always-added", "administration_points_optional")
            ),
            Need(answers.declares_in_time, refused_as("ceiling-value-only", "5.1.8", "ground")),
        ),
        perform=answers.leave_ceiling,
        line=lines.CEILING,
        edits=short_forms.CEILING,
    ),
    Verb(
        actions.LeaveProtection,
        "protect A1 marker B1",
        "5.1.4",
        command="ahead protect",
        at=None,
        conditions=(
            *_ANYBODYS,
            answers.PROTECTED_ONCE,
            Need(answers.coins_count, answers.no_coin_symbol),
            Need(answers.marker_lasts, _USED_UP),
        ),
        perform=answers.leave,
        line=lines.PROTECTION,
    ),
    Verb(
        actions.LeaveSubsidence,
        "subsidence coin",
        "5.1.4",
        command="ahead subsidence",
        at=None,
        conditions=(*_ANYBODYS, Need(answers.is_payment, unknown("unknown-payment", "DESIGN", "what"))),
        perform=answers.leave,
    ),
    Verb(
        actions.LeaveLoading,
        "loading cards",
        "5.1.9",
        command="ahead loading",
        at=None,
        conditions=(*_ANYBODYS, Need(answers.is_loading, unknown("unknown-loading", "DESIGN", "how"))),
        perform=answers.leave,
    ),
    Verb(
        actions.LeavePlaces,
        "places A2 B1",
        "5.1.8",
        command="ahead places",
        at=None,
        conditions=(*_ANYBODYS, answers.SOME_PLACE, answers.PLACES_ONCE),
        perform=answers.leave,
        edits=short_forms.PLACES,
    ),
    Verb(
        actions.Withdraw,
        "withdraw loading",
        "DESIGN",
        command="ahead withdraw",
        at=None,
        conditions=(
            *_ANYBODYS,
            Need(answers.is_answer, unknown("unknown-answer", "DESIGN", "answer")),
            Need(answers.is_left, refused_as("no-answer", "DESIGN", "answer")),
        ),
        perform=answers.withdraw,
    ),
)
