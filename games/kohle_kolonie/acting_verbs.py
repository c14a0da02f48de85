"""The verbs of phases 2 to 4 (5.1.2, 5.1.3)."""

from typing import Final

from games.engine.conditions import Gate, Listed, Need, refused_as, unknown
from games.engine.verbs import Row, Verb, only
from games.kohle_kolonie import (
    acting,
    actions,
    buying,
    consolidation,
    engineers,
    engines,
    extra_actions,
    facts,
    miners,
    pitheads,
    settlements,
    supplies,
    tableau,
)
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import State

_ACT: Final = frozenset({"act"})
_BESIDE: Final = frozenset({"act", "miners"})
"""Flips and exchanges may interrupt the miners action (`interrupting`)."""

ACTING: Final[tuple[Row[State, Change], ...]] = (
    # The action of the phase, or a bonus marker
    Verb(
        actions.BuyMine,
        "buy 7",
        "5.1.2a",
        options={"card": "mine"},
        at=_ACT,
        off=acting.interrupted_action,
        conditions=acting.by_action(
            Listed(buying.not_for_sale),
            Need(buying.has_miner, buying.no_miner),
            Need(buying.can_pay, buying.too_dear),
        ),
        candidates=buying.purchases,
        perform=buying.buy,
    ),
    Verb(
        actions.BuyEngine,
        "engine A1",
        "5.1.2b",
        options={"to": "place"},
        at=_ACT,
        off=acting.interrupted_way("engine"),
        ways=acting.either_way(
            "engine",
            lambda bonus: (
                Gate(engines.are_sold, refused_as("engines-not-yet", "5.1.2b", round=facts.FIRST_ENGINE_ROUND)),
                Gate(engines.any_left, refused_as("no-engine-left", "5.1.2b")),
                engines.payable(bonus),
                Listed(engines.no_place),
            ),
            engines.purchases,
        ),
        perform=engines.buy,
    ),
    Verb(
        actions.PlaceSettlement,
        "settle horst",
        "5.1.2c",
        at=_ACT,
        off=acting.interrupted_way("settlement"),
        ways=acting.either_way(
            "settlement",
            lambda bonus: (
                Gate(settlements.any_left, refused_as("no-settlement-left", "5.1.2c")),
                settlements.payable(bonus),
                Listed(settlements.no_place),
            ),
            settlements.placings,
        ),
        perform=settlements.place,
    ),
    Verb(
        actions.InsertEngineer,
        "engineer cokery.e1",
        "5.1.2d",
        options={"to": "place"},
        at=_ACT,
        off=acting.interrupted_way("engineer"),
        ways=acting.either_way(
            "engineer",
            lambda bonus: (
                Gate(engineers.any_left, refused_as("no-engineer-left", "5.1.2d")),
                engineers.payable(bonus),
                Listed(engineers.no_place),
            ),
            engineers.insertions,
        ),
        perform=engineers.insert,
    ),
    Verb(
        actions.BeginMiners,
        "miners bonus",
        "5.1.2e",
        at=_ACT,
        off=acting.interrupted_way("miners"),
        ways=acting.either_way("miners", lambda bonus: (miners.not_idle(bonus),), miners.beginnings),
        perform=miners.begin,
    ),
    Verb(
        actions.TakeCoin,
        "coin",
        "5.1.1",
        at=_ACT,
        off=acting.interrupted_coin,
        conditions=acting.by_marker("aid"),
        candidates=only(actions.TakeCoin()),
        perform=acting.take_coin,
    ),
    # Buying a mine goes on
    Verb(
        actions.TakeWorker,
        "worker horst",
        "5.1.2a",
        at=frozenset({"worker", "second_worker"}),
        conditions=(Listed(buying.no_worker_there),),
        candidates=buying.workers,
        perform=buying.take_worker,
    ),
    Verb(
        actions.TakeSettler,
        "settler horst",
        "5.1.2a",
        at=frozenset({"worker"}),
        conditions=(Gate(buying.no_workers, buying.worker_first), Listed(buying.no_settler_there)),
        candidates=buying.settlers,
        perform=buying.take_settler,
    ),
    Verb(
        actions.PlaceCard,
        "place A2",
        "5.1.2a",
        at=frozenset({"place_card", "place_large"}),
        conditions=(Listed(tableau.cannot_lie_there),),
        candidates=tableau.placings,
        perform=consolidation.place_card,
    ),
    # The settlement just placed
    Verb(
        actions.PutMiners,
        "put 2",
        "5.1.2c",
        at=frozenset({"settlement_miners"}),
        conditions=(Listed(settlements.wrong_number),),
        candidates=settlements.counts,
        perform=settlements.put_miners,
    ),
    # Miners one by one
    Verb(
        actions.InsertMiner,
        "insert rescue.A1",
        "5.1.2e",
        options={"to": "place"},
        at=frozenset({"miners", "second_miner"}),
        conditions=(
            Gate(miners.may_insert, miners.no_inserts_left),
            Gate(miners.has_pool, refused_as("pool-empty", "5.1.2e")),
            Listed(miners.cannot_insert),
        ),
        candidates=miners.insertions,
        perform=miners.insert,
    ),
    Verb(
        actions.RedeployMiner,
        "move ironworks.m1 pool",
        "5.1.2e",
        options={"to": "target"},
        at=frozenset({"miners", "second_miner"}),
        conditions=(
            Gate(miners.may_redeploy, miners.no_moves_left),
            Listed(miners.cannot_redeploy, among=miners.can_redeploy),
        ),
        candidates=miners.redeployments,
        perform=miners.redeploy,
    ),
    Verb(
        actions.RedeployEngineer,
        "shift cokery.e1 administration.e1",
        "5.1.2e",
        options={"to": "target"},
        at=frozenset({"miners"}),
        conditions=(
            Gate(engineers.may_shift, engineers.no_move_left),
            Listed(engineers.cannot_shift),
        ),
        candidates=engineers.shifts,
        perform=engineers.shift,
    ),
    # Pithead cards, exchanges, extra actions
    Verb(
        actions.Arrange,
        "arrange 0 0 1",
        "5.2.1",
        at=frozenset({"arrange"}),
        conditions=(Listed(pitheads.no_such_arrangement),),
        candidates=pitheads.rearrangements,
        perform=pitheads.arrange,
    ),
    Verb(
        actions.Flip,
        "flip workforce coins",
        "5.2.1",
        at=_BESIDE,
        off=acting.interrupted,
        conditions=acting.freely(
            Listed(pitheads.cannot_flip),
            Need(pitheads.has_workers, pitheads.too_few_workers),
            Need(pitheads.has_coins, pitheads.too_few_coins),
        ),
        candidates=pitheads.flips,
        perform=pitheads.flip,
    ),
    Verb(
        actions.Exchange,
        "give coins",
        "5.1.2 Extras",
        at=_BESIDE,
        off=acting.exchange_waits,
        conditions=acting.exchanging(
            Listed(unknown("unknown-exchange", "5.1.2 Extras", "what")),
            Need(supplies.in_stock, supplies.out_of_stock),
            Need(supplies.can_give, supplies.too_little),
        ),
        candidates=only(*supplies.EXCHANGES),
        perform=supplies.exchange,
    ),
    Verb(
        actions.SpendExtra,
        "extra",
        "5.1.3",
        at=acting.STAGES,
        conditions=(
            Gate(extra_actions.none_spent, refused_as("extra-spent", "5.1.3")),
            Gate(extra_actions.holds_extra, refused_as("no-extra-marker", "5.1.3")),
            Gate(extra_actions.in_extra_phase, refused_as("extra-only-in-phase-4", "5.1.3")),
        ),
        candidates=only(actions.SpendExtra()),
        perform=extra_actions.spend_extra,
    ),
    Verb(
        actions.Stop,
        "stop",
        "5.1.2",
        at=acting.OPTIONAL,
        off=acting.nothing_to_stop,
        conditions=(Gate(acting.may_stop, refused_as("action-mandatory", "action_mandatory")),),
        candidates=only(actions.Stop()),
        perform=acting.stop,
    ),
)
