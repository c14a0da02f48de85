"""Judging, listing and carrying out actions: each goes to the module whose rule it is."""

from typing import Final, assert_never

from games.coal_baron import cubes, draft, drawing, factory, facts, mining, placing, shifts, steps
from games.coal_baron.actions import (
    Action,
    ChooseSubstitute,
    DraftOrder,
    EndTurn,
    FillSpace,
    FillWithTwo,
    Keep,
    LeaveRanking,
    LoadCube,
    MoveCage,
    PlaceWorkers,
    PutNext,
    ReturnTo,
    StoreCube,
    WithdrawRanking,
)
from games.coal_baron.move import Move
from games.coal_baron.state import Stage, State
from games.engine.contract import Transition
from games.engine.event import Seat
from games.engine.violation import IllegalAction, Violation

END: Final = EndTurn()
_RETURNS: Final = [ReturnTo("top"), ReturnTo("bottom")]
_SUBSTITUTES: Final = {coal: ChooseSubstitute(coal) for coal in facts.COALS}
_DRAFTS: Final = {order: DraftOrder(order) for order in facts.ORDERS}


def check(state: State, seat: Seat, action: Action) -> Violation | None:
    """Why the action is not legal for the seat now, or None where it is."""
    if isinstance(action, LeaveRanking | WithdrawRanking):
        return draft.violation_of_ranking(state, seat, action)
    if state.phase == "over":
        return Violation("game-over", "Fin de la partie")
    if seat != state.turn.seat:
        return Violation("not-your-turn", _rule(state), {"other": state.turn.seat})
    match action:
        case MoveCage():
            return _off_stage(state, "mining") or mining.violation_of_cage(state, seat, action)
        case LoadCube():
            return _off_stage(state, "mining") or mining.violation_of_load(state, seat, action)
        case FillSpace():
            return _off_stage(state, "mining") or mining.violation_of_fill(state, seat, action)
        case FillWithTwo():
            return _off_stage(state, "mining") or mining.violation_of_pair(state, seat, action)
        case StoreCube():
            return _off_stage(state, "mining") or mining.violation_of_store(state, seat, action)
        case EndTurn():
            return shifts.violation_of_end(state)
        case PlaceWorkers():
            return _off_stage(state, "place") or placing.violation_of_placing(state, seat, action)
        case DraftOrder():
            return draft.violation_of_draft(state, action)
        case ChooseSubstitute():
            return _off_stage(state, "substitute") or factory.violation_of_substitute(state, action)
        case Keep():
            return _off_stage(state, "keep") or drawing.violation_of_keep(state, action)
        case ReturnTo():
            return _off_stage(state, "return_to") or drawing.violation_of_return(action)
        case PutNext():
            return _off_stage(state, "put_next") or drawing.violation_of_next(state, action)
        case _:
            assert_never(action)


def _off_stage(state: State, needed: Stage) -> Violation | None:
    """The refusal of an action that does not belong to the stage the turn is at."""
    stage = state.turn.stage
    if stage == needed:
        return None
    match stage:
        case "done" if needed == "mining" and (state.turn.space or "").startswith("mining"):
            return Violation("no-steps-left", "Extraction", {"space": state.turn.space or ""})
        case "done":
            return Violation("turn-done", _rule(state))
        case _:
            return Violation("decision-open", _rule(state), {"stage": stage})


def _rule(state: State) -> str:
    """The section that says whose turn it is and what a turn holds: the draft has one of its own."""
    return "Mise en place 10" if state.phase == "draft" else "Tour de jeu"


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Every legal action of the seat's turn, equal things once; answers left ahead are not listed."""
    if state.phase == "over" or seat != state.turn.seat:
        return []
    turn = state.turn
    match turn.stage:
        case "mining":
            return [END, *steps.legal_steps(state, seat)]
        case "place":
            return [*placing.legal_spaces(state, seat)]
        case "done":
            return [END]
        case "draft":
            return [_DRAFTS[order] for order in state.draft]
        case "substitute":
            return _legal_substitutes(state)
        case "keep":
            held = dict.fromkeys(turn.drawn)
            return [*(Keep(card) for card in held if drawing.keepable(state, seat, card)), Keep(None)]
        case "return_to":
            return [*_RETURNS]
        case "put_next":
            return [PutNext(card) for card in dict.fromkeys(turn.drawn)]
        case _:
            assert_never(turn.stage)


def _legal_substitutes(state: State) -> list[Action]:
    found: list[Action] = [_SUBSTITUTES[coal] for coal in cubes.available(state)]
    if state.options.substitutes == "optional":
        found.append(ChooseSubstitute(None))
    return found


def apply(state: State, seat: Seat, action: Action) -> Transition[State]:
    """What the action makes of the state; raises IllegalAction where `check` refuses it."""
    if (violation := check(state, seat, action)) is not None:
        raise IllegalAction(violation)
    move = Move(state, seat)
    match action:
        case MoveCage():
            mining.move_cage(move, action)
        case LoadCube():
            mining.load_cube(move, action)
        case FillSpace():
            mining.fill_space(move, action)
        case FillWithTwo():
            mining.fill_with_two(move, action)
        case StoreCube():
            mining.store_cube(move, action)
        case EndTurn():
            shifts.end_turn(move)
        case PlaceWorkers():
            placing.place_workers(move, action)
        case DraftOrder():
            draft.draft_order(move, action)
        case ChooseSubstitute():
            factory.choose_substitute(move, action)
            drawing.resume(move)
        case Keep():
            drawing.keep(move, action)
        case ReturnTo(place):
            drawing.return_to(move, place)
        case PutNext():
            drawing.put_next(move, action)
        case LeaveRanking():
            draft.leave_ranking(move, action)
        case WithdrawRanking():
            draft.withdraw_ranking(move)
        case _:
            assert_never(action)
    return move.transition()


def default_action(state: State, seat: Seat) -> Action:
    """The least harmful legal action for a seat that is gone or out of time."""
    turn = state.turn
    match turn.stage:
        case "draft":
            return DraftOrder(min(state.draft, key=_burden))
        case "place":
            return PlaceWorkers("bank")
        case "substitute":
            return ChooseSubstitute(max(facts.COALS, key=lambda coal: cubes.in_supply(state, coal)))
        case "keep":
            return Keep(None)
        case "return_to":
            return ReturnTo("top")
        case "put_next":
            return PutNext(turn.drawn[0])
        case "mining" | "done":
            return END
        case _:
            assert_never(turn.stage)


def _burden(order: str) -> tuple[int, int, str]:
    """Orders by how soon they can be filled, then by worth."""
    card = facts.ORDERS[order]
    return len(card.spaces), -card.points, order
