"""Phases 2 to 4: a turn is one action, the bonus marker, flips and exchanges, in any order (5.1.2, 5.1.3)."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation
from games.kohle_kolonie import buying, engineers, engines, facts, miners, pitheads, settlements, supplies
from games.kohle_kolonie.actions import (
    Action,
    BeginMiners,
    BuyEngine,
    BuyMine,
    EndTurn,
    Exchange,
    Flip,
    InsertEngineer,
    PlaceSettlement,
    SpendExtra,
    TakeCoin,
)
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import State, Turn
from games.kohle_kolonie.turns import going_on

_RULE: Final = "5.1.2"
END: Final = EndTurn()
COIN: Final = TakeCoin()
EXTRA: Final = SpendExtra()
EXTRA_PHASE: Final = 4
_OPTIONAL: Final = ("second_worker", "second_miner", "settlement_miners", "miners", "arrange")
"""Stages whose rest may be left unused."""


# What is open


def closed_action(state: State, seat: Seat) -> Violation | None:
    """Why the seat can begin no action now, if so."""
    turn = state.turn
    if turn.stage != "act":
        return Violation("decision-open", _RULE, {"stage": turn.stage})
    if state.phase == EXTRA_PHASE and not turn.extra:
        return _without_extra(state, seat, "5.1.3")
    if turn.taken:
        return Violation("action-taken", _RULE)
    return None


def _without_extra(state: State, seat: Seat, rule: str) -> Violation:
    """The refusal of what takes a spent extra action marker: one is to be spent, or there is none."""
    return Violation("extra-not-spent" if state.seats[seat].extra else "no-extra-marker", rule)


def closed_bonus(state: State, seat: Seat, marker: str) -> Violation | None:
    """Why the seat cannot use a bonus marker now, if so."""
    turn = state.turn
    if state.seats[seat].bonus != marker:
        return Violation("bonus-not-held", "5.1.1", {"bonus": marker})
    if turn.stage != "act":
        return Violation("decision-open", "interrupting", {"stage": turn.stage})
    if state.phase == EXTRA_PHASE and state.options.bonus_marker_phases == "phases_2_3":
        return Violation("bonus-not-in-extra-phase", "bonus_marker_phases")
    if state.phase == EXTRA_PHASE and not turn.extra:
        return _without_extra(state, seat, "free_extras_phase4")
    return None


def closed_extras(state: State, seat: Seat, *, exchanging: bool) -> Violation | None:
    """Why the seat can flip no card, or exchange nothing, if so."""
    turn = state.turn
    if turn.stage not in ("act", "miners"):
        return Violation("decision-open", "interrupting", {"stage": turn.stage})
    any_time = exchanging and state.options.exchange_timing == "any_time"
    if state.phase == EXTRA_PHASE and not turn.extra and not any_time:
        return _without_extra(state, seat, "free_extras_phase4")
    return None


def first_of(closed: Violation | None, further: Violation | None) -> Violation | None:
    """Of two reasons the one to name: nobody is told to spend a marker for what is refused in any case."""
    if closed is not None and closed.code == "extra-not-spent":
        return further or closed
    return closed or further


def violation_of_mine(state: State, seat: Seat, action: BuyMine) -> Violation | None:
    """Why the mine cannot be bought, if so."""
    return first_of(closed_action(state, seat), buying.violation_of_buying(state, seat, action))


def violation_of_engine(state: State, seat: Seat, action: BuyEngine) -> Violation | None:
    """Why the engine cannot be bought, by action or marker, if so."""
    closed = closed_bonus(state, seat, "engine") if action.bonus else closed_action(state, seat)
    return first_of(closed, engines.violation_of_engine(state, seat, action))


def violation_of_settlement(state: State, seat: Seat, action: PlaceSettlement) -> Violation | None:
    """Why the settlement cannot be placed, by action or marker, if so."""
    closed = closed_bonus(state, seat, "settlement") if action.bonus else closed_action(state, seat)
    return first_of(closed, settlements.violation_of_settlement(state, seat, action))


def violation_of_engineer(state: State, seat: Seat, action: InsertEngineer) -> Violation | None:
    """Why the engineer cannot be inserted, by action or marker, if so."""
    closed = closed_bonus(state, seat, "engineer") if action.bonus else closed_action(state, seat)
    return first_of(closed, engineers.violation_of_engineer(state, seat, action))


def violation_of_miners(state: State, seat: Seat, action: BeginMiners) -> Violation | None:
    """Why miners cannot be inserted and redeployed, by action or marker, if so."""
    closed = closed_bonus(state, seat, "miners") if action.bonus else closed_action(state, seat)
    return first_of(closed, miners.violation_of_begin(state, seat, bonus=action.bonus))


def violation_of_flip(state: State, seat: Seat, action: Flip) -> Violation | None:
    """Why the card cannot be flipped now, if so."""
    return first_of(closed_extras(state, seat, exchanging=False), pitheads.violation_of_flip(state, seat, action))


def violation_of_exchange(state: State, seat: Seat, action: Exchange) -> Violation | None:
    """Why coins or workers cannot be exchanged now, if so."""
    closed = closed_extras(state, seat, exchanging=True)
    return first_of(closed, supplies.violation_of_exchange(state, seat, action))


def violation_of_coin(state: State, seat: Seat) -> Violation | None:
    """Why the consolidation aid cannot be used for a coin, if so."""
    return closed_bonus(state, seat, "aid")


def violation_of_extra(state: State, seat: Seat) -> Violation | None:
    """Why no extra action marker can be spent, if so; one a round is the most."""
    if state.turn.extra:
        return Violation("extra-spent", "5.1.3")
    if not state.seats[seat].extra:
        return Violation("no-extra-marker", "5.1.3")
    if state.phase != EXTRA_PHASE:
        return Violation("extra-only-in-phase-4", "5.1.3")
    return None


def violation_of_stop(state: State, seat: Seat) -> Violation | None:
    """Why there is nothing to be left unused, if so."""
    stage = state.turn.stage
    if stage not in _OPTIONAL:
        return Violation("nothing-to-stop", _RULE, {"stage": stage})
    if state.options.action_mandatory == "must" and _begun_in_vain(state, seat):
        return Violation("action-mandatory", "action_mandatory")
    return None


def violation_of_end(state: State, seat: Seat) -> Violation | None:
    """Why the turn cannot end now, if so; some editions make the action a must (`action_mandatory`)."""
    turn = state.turn
    if turn.stage not in ("act", *_OPTIONAL):
        return Violation("decision-open", _RULE, {"stage": turn.stage})
    if state.options.action_mandatory == "must" and _action_due(state, seat):
        return Violation("action-mandatory", "action_mandatory")
    return None


def _begun_in_vain(state: State, seat: Seat) -> bool:
    """Whether the miners action was begun, nothing done in it, and something could be."""
    turn = state.turn
    if turn.doing != "action" or turn.moved:
        return False
    return any(True for _ in chain(miners.legal(state, seat), engineers.legal_shifts(state, seat)))


def _action_due(state: State, seat: Seat) -> bool:
    turn = state.turn
    if turn.taken or (state.phase == EXTRA_PHASE and not turn.extra):
        return _begun_in_vain(state, seat)
    return any(True for _ in _main_actions(state, seat))


# Listing


def legal_actions(state: State, seat: Seat) -> Iterable[Action]:
    """Every legal action of a turn in phases 2 to 4."""
    match state.turn.stage:
        case "act":
            yield from choices(state, seat)
        case "worker":
            yield from buying.legal_steps(state, seat)
            return
        case "place_card":
            yield from buying.legal_spaces(state, seat)
            return
        case "second_worker":
            yield from buying.legal_steps(state, seat)
        case "second_miner":
            yield from miners.legal_second(state, seat)
        case "settlement_miners":
            yield from settlements.legal_counts(state, seat)
        case "miners":
            yield from miners.legal(state, seat)
            yield from engineers.legal_shifts(state, seat)
            yield from pitheads.legal_flips(state, seat)
            yield from supplies.legal_exchanges(state, seat)
        case "arrange":
            yield from pitheads.legal_arrangements(state, seat)
        case _:
            return
    if violation_of_stop(state, seat) is None:
        yield miners.STOP
    if violation_of_end(state, seat) is None:
        yield END


def choices(state: State, seat: Seat) -> Iterator[Action]:
    """Everything but the end that a seat can begin now."""
    turn, own = state.turn, state.seats[seat]
    if state.phase == EXTRA_PHASE and not turn.extra:
        if own.extra:
            yield EXTRA
        if state.options.exchange_timing == "any_time":
            yield from supplies.legal_exchanges(state, seat)
        return
    if not turn.taken:
        yield from _main_actions(state, seat)
    if own.bonus:
        yield from _bonus_actions(state, seat)
    yield from pitheads.legal_flips(state, seat)
    yield from supplies.legal_exchanges(state, seat)


def _main_actions(state: State, seat: Seat) -> Iterator[Action]:
    yield from buying.legal_purchases(state, seat)
    yield from engines.legal_engines(state, seat, bonus=False)
    yield from settlements.legal_settlements(state, seat, bonus=False)
    yield from engineers.legal_engineers(state, seat, bonus=False)
    if miners.violation_of_begin(state, seat, bonus=False) is None:
        yield miners.BEGIN[False]


def _bonus_actions(state: State, seat: Seat) -> Iterator[Action]:
    marker = state.seats[seat].bonus or ""
    if closed_bonus(state, seat, marker) is not None:
        return
    match marker:
        case "engine":
            yield from engines.legal_engines(state, seat, bonus=True)
        case "settlement":
            yield from settlements.legal_settlements(state, seat, bonus=True)
        case "engineer":
            yield from engineers.legal_engineers(state, seat, bonus=True)
        case "miners" if miners.violation_of_begin(state, seat, bonus=True) is None:
            yield miners.BEGIN[True]
        case "aid":
            yield COIN
        case _:
            return


# Carrying out


def begin(move: Move, *, bonus: bool, marker: str) -> None:
    """Use up the action of the phase, or the bonus marker, for what follows."""
    if bonus:
        give_back(move, move.seat)
        places = ("bonus_track", f"seat.{move.seat}.bonus")
        move.tell("bonus_used", "bonus_return_used", {"bonus": marker}, places)
    else:
        move.wait(replace(move.state.turn, taken=True))


def take_coin(move: Move) -> None:
    """Use the consolidation aid for a coin."""
    begin(move, bonus=True, marker="aid")
    move.coins(move.seat, facts.AID_COINS)
    move.tell("coin_taken", "5.1.1", {"coins": facts.AID_COINS}, (f"seat.{move.seat}.coins",))


def spend_extra(move: Move) -> None:
    """Spend an extra action marker: the turn may now be played like one of phases 2 and 3."""
    seat = move.seat
    move.of(seat).extra -= 1
    move.note(seat, "extra", -1)
    move.tell("extra_spent", "5.1.3", {}, (f"seat.{seat}.extra",))
    move.wait(replace(move.state.turn, extra=True))


def stop(move: Move) -> None:
    """Leave what is being asked unused."""
    turn = move.state.turn
    if turn.stage == "miners":
        if _idle(turn):
            move.tell("action_passed", "pass_action")
        miners.close(move)
    else:
        move.wait(going_on(turn))


# Passing on


def end(move: Move) -> None:
    """Say of a turn without an action that it was one."""
    turn, phase = move.state.turn, move.state.phase
    if _idle(turn) or (not turn.taken and (phase != EXTRA_PHASE or turn.extra)):
        move.tell("action_passed", "pass_action")


def _idle(turn: Turn) -> bool:
    """Whether the miners action is open and nothing was done in it."""
    return turn.stage == "miners" and turn.doing == "action" and not turn.moved


def go_on(move: Move) -> bool:
    """Give the turn to the next seat that can do anything; False once the phase is over."""
    state = move.state
    order, turn = state.order, state.turn
    following = order if turn.stage == "begin" else order[order.index(turn.seat) + 1 :]
    for seat in following:
        move.wait(Turn(seat, "act"))
        if any(True for _ in choices(state, seat)):
            return True
        if state.phase != EXTRA_PHASE:
            move.tell("passed_over", "5.1.2", seat=seat)
    if state.phase == EXTRA_PHASE and turn.stage == "begin":
        move.tell("nobody_acts", "5.1.3", public=True)
    return False
