"""The table of verbs: everything that a player can do, with the conditions in the order of refusal."""

from collections.abc import Mapping
from typing import Final

from games.coal_baron import actions, draft, drawing, factory, facts, mining, placing, shifts, short_forms, steps
from games.coal_baron.actions import Action
from games.coal_baron.change import Change
from games.coal_baron.stages import END, MINING, STAGES
from games.coal_baron.state import State
from games.engine.conditions import Gate, Listed, Need, refused_as, seated, unknown
from games.engine.verbs import Row, Verb, only

_ANY: Final = frozenset(stage.name for stage in STAGES)
_DRAFTERS: Final = (
    seated("no-such-seat", "Mise en place 10"),
    Gate(draft.drafting, refused_as("draft-over", "Mise en place 10")),
)
"""Every seat may leave a ranking until the draft is over."""

VERBS: Final[tuple[Row[State, Change], ...]] = (
    Verb(
        actions.EndTurn,
        "end",
        "Tour de jeu",
        at=_ANY,
        candidates=only(END),
        perform=shifts.end_turn,
    ),
    Verb(
        actions.DraftOrder,
        "draft truck_08",
        "Mise en place 10",
        at=frozenset({"draft"}),
        off=draft.too_late,
        conditions=(Listed(draft.not_open),),
        candidates=draft.drafts,
        perform=draft.draft_order,
    ),
    Verb(
        actions.PlaceWorkers,
        "place factory_3",
        "Tour de jeu",
        at=frozenset({"place"}),
        conditions=(
            Listed(placing.no_such_space),
            Need(placing.enough_workers, placing.too_few_workers),
            Need(placing.carried_out, placing.not_carried_out),
        ),
        candidates=placing.placings,
        perform=placing.place_workers,
    ),
    # Usine de berlines, Commandes
    Verb(
        actions.ChooseSubstitute,
        "substitute yellow",
        "Notes supplémentaires",
        at=frozenset({"substitute"}),
        conditions=(Listed(factory.no_substitute),),
        candidates=factory.substitutes,
        perform=drawing.choose_substitute,
    ),
    Verb(
        actions.Keep,
        "keep truck_08",
        "Commandes",
        at=frozenset({"keep"}),
        conditions=(Listed(drawing.cannot_keep),),
        candidates=drawing.keeps,
        perform=drawing.keep,
    ),
    Verb(
        actions.ReturnTo,
        "return bottom",
        "Commandes",
        at=frozenset({"return_to"}),
        conditions=(Listed(unknown("unknown-place", "F4", "place")),),
        candidates=only(*drawing.RETURNS),
        perform=drawing.return_to,
    ),
    Verb(
        actions.PutNext,
        "next truck_08",
        "Commandes",
        at=frozenset({"put_next"}),
        conditions=(Listed(drawing.not_in_hand),),
        candidates=drawing.nexts,
        perform=drawing.put_next,
        edits={"rest": short_forms.rest},
    ),
    # Extraction
    Verb(
        actions.MoveCage,
        "cage 3",
        "Extraction 1",
        at=MINING,
        conditions=(Listed(mining.no_such_move),),
        candidates=steps.cage_moves,
        perform=mining.move_cage,
    ),
    Verb(
        actions.LoadCube,
        "load grey",
        "Extraction 3",
        at=MINING,
        conditions=(
            Gate(mining.has_room, refused_as("cage-full", "Extraction 3", count=facts.CAGE_CAPACITY)),
            Listed(mining.not_on_level),
        ),
        candidates=steps.loads,
        perform=mining.load_cube,
    ),
    Verb(
        actions.StoreCube,
        "store grey",
        "Extraction 5",
        at=MINING,
        conditions=(Listed(mining.cannot_store),),
        candidates=steps.stores,
        perform=mining.store_cube,
    ),
    Verb(
        actions.FillSpace,
        "fill truck_08 grey storage",
        "Extraction 4",
        at=MINING,
        conditions=(Listed(mining.cannot_fill),),
        candidates=steps.fills,
        perform=mining.fill_space,
    ),
    Verb(
        actions.FillWithTwo,
        "pair truck_08 grey cage:black cage:yellow",
        "Extraction 4",
        at=MINING,
        conditions=(Gate(mining.has_two_steps, mining.too_few_steps), Listed(mining.cannot_pair)),
        candidates=steps.pairs,
        perform=mining.fill_with_two,
        options={"cubes": "first second"},
    ),
    # Answers left ahead
    Verb(
        actions.LeaveRanking,
        "rank truck_08 truck_09",
        "Mise en place 10",
        at=None,
        conditions=(
            *_DRAFTERS,
            Need(draft.ranks_any, refused_as("ranking-empty", "Mise en place 10")),
            Need(draft.ranks_open, draft.ranked_not_open),
            Need(draft.ranks_once, draft.ranking_repeats),
        ),
        perform=draft.leave_ranking,
        edits=short_forms.RANKING,
    ),
    Verb(
        actions.WithdrawRanking,
        "unrank",
        "Mise en place 10",
        at=None,
        conditions=(
            *_DRAFTERS,
            Gate(draft.has_ranking, refused_as("no-ranking", "Mise en place 10")),
        ),
        perform=draft.withdraw_ranking,
        command=None,
    ),
)

BY_ACTION: Final[Mapping[type[Action], Row[State, Change]]] = {verb.action: verb for verb in VERBS}
"""The row of each action."""
