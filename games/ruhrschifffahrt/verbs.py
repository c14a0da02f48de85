"""The table of verbs: everything that a player can do, with the conditions in the order of refusal.

What can be done in phase 6, and be left ahead for it, has a table of its own in `purchase_verbs.py`.
"""

from collections.abc import Mapping
from typing import Final

from games.engine.conditions import Gate, Listed, Need, refused_as, unknown
from games.engine.verbs import Row, Verb, Way, only
from games.ruhrschifffahrt import (
    actions,
    answers,
    events,
    leaving,
    purchase_lines,
    rounds,
    selling,
    short_forms,
    special_options,
    starting,
    tile_use,
)
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.purchase_verbs import PURCHASES
from games.ruhrschifffahrt.stages import END, STAGES
from games.ruhrschifffahrt.state import State

_ANY: Final = frozenset(stage.name for stage in STAGES)
_STARTING: Final = frozenset(starting.STAGES)

VERBS: Final[tuple[Row[State, Change], ...]] = (
    # Phase 1: the event of the round
    Verb(
        actions.Choose,
        "choose coin",
        "6.1",
        at=frozenset({"choose"}),
        conditions=(Listed(events.cannot_choose),),
        candidates=events.legal_choices,
        perform=events.choose,
    ),
    Verb(
        actions.RemoveDie,
        "remove st_oefte",
        "6.1",
        at=frozenset({"remove_die"}),
        conditions=(Listed(events.cannot_remove),),
        candidates=events.legal_removals,
        perform=events.remove,
    ),
    Verb(
        actions.PlaceDie,
        "place st_oefte",
        "5.1",
        at=frozenset({"place_dice"}),
        conditions=(Listed(leaving.cannot_place),),
        candidates=leaving.places,
        perform=leaving.place,
    ),
    # Phase 3: option, effect, start, plan
    Verb(
        actions.ChooseStart,
        "start st_horst",
        "6.3",
        at=frozenset({"option", "start"}),
        conditions=(Listed(starting.cannot_start),),
        candidates=starting.starting_places,
        perform=starting.start,
    ),
    Verb(
        actions.ChooseOption,
        "option tow",
        "5.2",
        at=frozenset({"option"}),
        ways=(
            Way(
                lambda action: not action.free,
                conditions=special_options.PAID,
                candidates=only(*special_options.CHOICES),
                uses=special_options.pay,
            ),
            Way(
                lambda action: action.free,
                conditions=special_options.BY_TILE,
                candidates=only(*special_options.CHOICES_BY_TILE),
                uses=special_options.use_tile,
            ),
        ),
        off=special_options.too_late,
        perform=special_options.choose,
    ),
    Verb(
        actions.TransportDie,
        "transport black st_oefte",
        "5.2",
        at=frozenset({"transport"}),
        conditions=(Listed(starting.cannot_transport),),
        candidates=starting.transports,
        perform=starting.transport,
        options={"colour": ""},
    ),
    Verb(
        actions.Replenish,
        "replenish st_gedern",
        "5.2",
        at=frozenset({"replenish"}),
        conditions=(Listed(starting.cannot_replenish),),
        candidates=starting.replenishments,
        perform=starting.replenish,
    ),
    Verb(
        actions.PlanSale,
        "plan ci_steele",
        "6.4",
        at=frozenset({"plan"}),
        conditions=(Listed(starting.cannot_plan),),
        candidates=starting.plans,
        perform=starting.plan,
    ),
    Verb(
        actions.HaulCoal,
        "haul st_horst 4",
        "6.5.2",
        at=_STARTING,
        conditions=(tile_use.by_white("coal_hauler"), Listed(tile_use.cannot_haul)),
        candidates=tile_use.hauls,
        off=lambda state, seat, action: tile_use.white_elsewhere(state, seat, "coal_hauler"),
        perform=tile_use.haul,
    ),
    # Phase 4
    Verb(
        actions.Sell,
        "sell ci_steele",
        "6.4",
        at=frozenset({"sell"}),
        conditions=(Listed(selling.cannot_sell),),
        candidates=selling.sales,
        perform=selling.sell,
    ),
    # Phase 6
    *PURCHASES,
    Verb(
        actions.EndTurn,
        "end",
        "6.0",
        at=_ANY,
        candidates=only(END),
        perform=rounds.end_turn,
    ),
    # Answers left ahead
    Verb(
        actions.LeaveChoice,
        "choice 6 coin",
        "6.1",
        at=None,
        command="ahead choice",
        conditions=(
            *answers.ANYBODYS,
            Need(answers.has_choice, refused_as("no-choice-in-round", "6.1", "round")),
            Need(answers.to_come, refused_as("choice-round-past", "6.1", "round")),
            Need(answers.is_good, unknown("unknown-good", "DESIGN", "what")),
        ),
        perform=answers.leave,
    ),
    Verb(
        actions.LeavePurchases,
        "purchases 7 lock ob_horst / repay",
        "6.6",
        at=None,
        command="ahead purchases",
        conditions=(
            *answers.ANYBODYS,
            Gate(answers.not_reached, refused_as("purchases-reached", "6.6")),
            Gate(answers.not_over, refused_as("purchases-over", "6.6")),
            Need(answers.within_limit, refused_as("limit-out-of-range", "DESIGN", most=answers.HIGHEST_LIMIT)),
            Need(answers.not_too_many, answers.too_many),
            Need(answers.all_on_board, answers.not_on_board),
        ),
        perform=answers.leave,
        line=purchase_lines.LINE,
        edits=short_forms.PURCHASES,
    ),
    Verb(
        actions.LeaveSkip,
        "skip",
        "6.6",
        at=None,
        command="ahead skip",
        conditions=answers.ANYBODYS,
        perform=answers.leave,
    ),
    Verb(
        actions.LeaveStorages,
        "storages st_oefte st_horst",
        "5.1",
        at=None,
        command="ahead storages",
        conditions=(
            *answers.ANYBODYS,
            Need(answers.ranks_any, refused_as("ranking-empty", "5.1")),
            Need(answers.ranks_storages, answers.unknown_storage),
            Need(answers.ranks_once, answers.ranking_repeats),
        ),
        perform=answers.leave,
        edits=short_forms.STORAGES,
    ),
    Verb(
        actions.Withdraw,
        "withdraw skip",
        "DESIGN",
        at=None,
        command="ahead withdraw",
        conditions=(
            *answers.ANYBODYS,
            Need(answers.is_answer, unknown("unknown-answer", "DESIGN", "answer")),
            Need(answers.is_left, refused_as("no-answer", "DESIGN", "answer")),
        ),
        perform=answers.leave,
    ),
)

BY_ACTION: Final[Mapping[type[actions.Action], Row[State, Change]]] = {verb.action: verb for verb in VERBS}
"""The row of each action."""
