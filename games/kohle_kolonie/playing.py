"""Judging, listing and carrying out actions: each goes to the module whose rule it is."""

from typing import Final, assert_never

from games.engine.contract import Transition
from games.engine.event import Seat
from games.engine.violation import IllegalAction, Violation
from games.kohle_kolonie import (
    acting,
    answers,
    auction,
    bonus_markers,
    buying,
    consolidation,
    disasters,
    engineers,
    engines,
    loading,
    miners,
    pitheads,
    rounds,
    settlements,
    supplies,
)
from games.kohle_kolonie.actions import (
    Action,
    Arrange,
    BeginMiners,
    Bid,
    BuyEngine,
    BuyMine,
    ChooseBonus,
    Declare,
    EndTurn,
    Exchange,
    Flip,
    InsertEngineer,
    InsertMiner,
    LeaveCeiling,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveRanking,
    LeaveSubsidence,
    Load,
    LoseMiner,
    Pass,
    Pay,
    PlaceCard,
    PlaceSettlement,
    PutMiners,
    RedeployEngineer,
    RedeployMiner,
    Rescue,
    Secure,
    SpendExtra,
    Stop,
    TakeCoin,
    TakeSettler,
    TakeWorker,
    Withdraw,
)
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import OVER, Loader, Stage, State

_ACTING: Final = (2, 3, 4)
_LOADING: Final = 10


def active_seats(state: State) -> tuple[Seat, ...]:
    """The seats that must decide now: one, in phase 10 possibly several, none when the game is over."""
    if state.loaders:
        return tuple(loader.seat for loader in state.loaders)
    if state.phase == OVER or state.turn.stage == "begin":
        return ()
    return (state.turn.seat,)


def check(state: State, seat: Seat, action: Action) -> Violation | None:
    """Why the action is not legal for the seat now, or None where it is."""
    if isinstance(
        action,
        LeaveRanking | LeaveCeiling | LeaveProtection | LeaveSubsidence | LeaveLoading | LeavePlaces | Withdraw,
    ):
        return answers.violation_of_answer(state, seat, action)
    if state.phase == OVER:
        return Violation("game-over", "6.0")
    active = active_seats(state)
    if seat not in active:
        return Violation("not-your-turn", "5.0", {"other": active[0] if active else state.turn.seat})
    match action:
        case EndTurn():
            return _violation_of_end(state, seat)
        case ChooseBonus():
            return _off(state, (1,), "choose") or bonus_markers.violation_of_choice(state, action)
        case Secure():
            return _off(state, (5,), "secure") or disasters.violation_of_secure(state, seat, action)
        case Rescue():
            return _off(state, (5,), "secure") or disasters.violation_of_rescue(state, seat, action)
        case LoseMiner():
            return _off(state, (5,), "lose_miner") or disasters.violation_of_loss(state, seat, action)
        case Pay():
            return _off(state, (5,), "subsidence") or disasters.violation_of_paying(state, seat, action)
        case Declare():
            return _off(state, (9,), "declare") or auction.violation_of_declaring(state, seat, action)
        case Bid():
            return _off(state, (9,), "bid") or auction.violation_of_bid(state, seat, action)
        case Pass():
            return _off(state, (9,), "bid")
        case PlaceCard():
            return _off(state, (*_ACTING, 9), "place_card") or buying.violation_of_space(state, seat, action)
        case Load():
            return _violation_of_load(state, seat, action)
        case _:
            return _off_phase(state, _ACTING) or _violation_of_acting(state, seat, action)


def _violation_of_acting(state: State, seat: Seat, action: Action) -> Violation | None:
    """Why an action of phases 2 to 4 is not legal, if so."""
    match action:
        case RedeployMiner():
            return _off_miners(state) or miners.violation_of_redeploy(state, seat, action)
        case InsertMiner():
            return _off_miners(state) or miners.violation_of_insert(state, seat, action)
        case BuyMine():
            return acting.violation_of_mine(state, seat, action)
        case BuyEngine():
            return acting.violation_of_engine(state, seat, action)
        case PlaceSettlement():
            return acting.violation_of_settlement(state, seat, action)
        case InsertEngineer():
            return acting.violation_of_engineer(state, seat, action)
        case BeginMiners():
            return acting.violation_of_miners(state, seat, action)
        case RedeployEngineer():
            return _off_stage(state, "miners") or engineers.violation_of_shift(state, seat, action)
        case TakeWorker():
            wrong = None if state.turn.stage == "second_worker" else _off_stage(state, "worker")
            return wrong or buying.violation_of_worker(state, seat, action)
        case TakeSettler():
            return _off_stage(state, "worker") or buying.violation_of_settler(state, seat, action)
        case PutMiners():
            return _off_stage(state, "settlement_miners") or settlements.violation_of_putting(state, seat, action)
        case Flip():
            return acting.violation_of_flip(state, seat, action)
        case Arrange():
            return _off_stage(state, "arrange") or pitheads.violation_of_arrange(state, seat, action)
        case Exchange():
            return acting.violation_of_exchange(state, seat, action)
        case TakeCoin():
            return acting.violation_of_coin(state, seat)
        case SpendExtra():
            return acting.violation_of_extra(state, seat)
        case Stop():
            return acting.violation_of_stop(state, seat)
        case _:
            raise TypeError(f"{type(action).__name__} is no action of phases 2 to 4")


def _off_phase(state: State, phases: tuple[int, ...]) -> Violation | None:
    if state.phase in phases:
        return None
    return Violation("wrong-phase", "5.0", {"phase": state.phase})


def _off_stage(state: State, needed: Stage) -> Violation | None:
    """The refusal of an action that does not belong to the stage the turn is at."""
    stage = state.turn.stage
    if stage == needed:
        return None
    if stage == "done":
        return Violation("turn-done", "5.0")
    return Violation("decision-open", "5.0", {"stage": stage})


def _off(state: State, phases: tuple[int, ...], needed: Stage) -> Violation | None:
    return _off_phase(state, phases) or _off_stage(state, needed)


def _off_miners(state: State) -> Violation | None:
    return None if state.turn.stage == "second_miner" else _off_stage(state, "miners")


def _loader(state: State, seat: Seat) -> Loader | None:
    return next((loader for loader in state.loaders if loader.seat == seat), None)


def _violation_of_load(state: State, seat: Seat, action: Load) -> Violation | None:
    loader = _loader(state, seat)
    if loader is None:
        return Violation("wrong-phase", "5.1.9", {"phase": state.phase})
    if loader.done:
        return Violation("turn-done", "5.1.9")
    return loading.violation_of_load(state, seat, action)


def _violation_of_end(state: State, seat: Seat) -> Violation | None:
    """Why the turn cannot end now, if so."""
    stage = state.turn.stage
    if state.phase in _ACTING:
        return acting.violation_of_end(state, seat)
    match stage:
        case "choose":
            return Violation("nothing-chosen", "5.1")
        case "secure":
            return disasters.violation_of_end(state, seat)
        case "lose_miner" | "subsidence" | "bid" | "place_card":
            return Violation("decision-open", "5.0", {"stage": stage})
        case _:
            return None


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Every legal action of the seat's turn, equal things once; answers left ahead are not listed."""
    if seat not in active_seats(state):
        return []
    if state.phase in _ACTING:
        return list(acting.legal_actions(state, seat))
    match state.turn.stage:
        case "choose":
            return [*bonus_markers.legal_choices(state)]
        case "secure":
            end = [acting.END] if disasters.violation_of_end(state, seat) is None else []
            return [*disasters.legal_securings(state, seat), *end]
        case "lose_miner":
            return disasters.legal_losses(state, seat)
        case "subsidence":
            return [*disasters.PAYMENTS]
        case "declare":
            return [*auction.legal_declarations(state, seat), acting.END]
        case "bid":
            return [*auction.legal_bids(state, seat), PASS]
        case "place_card":
            return buying.legal_spaces(state, seat)
        case "load":
            loader = _loader(state, seat)
            if loader is None or loader.done:
                return [acting.END]
            return [*loading.legal_loads(state, seat), acting.END]
        case _:
            return [acting.END]


PASS: Final = Pass()


def apply(state: State, seat: Seat, action: Action) -> Transition[State]:
    """What the action makes of the state; raises IllegalAction where `check` refuses it."""
    if (violation := check(state, seat, action)) is not None:
        raise IllegalAction(violation)
    move = Move(state, seat)
    _carry_out(move, action)
    return move.transition()


def _carry_out(move: Move, action: Action) -> None:
    match action:
        case EndTurn():
            _end_turn(move)
        case RedeployMiner():
            miners.redeploy(move, action)
        case InsertMiner():
            miners.insert(move, action)
        case BuyMine():
            buying.buy(move, action)
        case BuyEngine():
            acting.begin(move, bonus=action.bonus, marker="engine")
            engines.buy(move, action)
        case PlaceSettlement():
            acting.begin(move, bonus=action.bonus, marker="settlement")
            settlements.place(move, action)
        case InsertEngineer():
            acting.begin(move, bonus=action.bonus, marker="engineer")
            engineers.insert(move, action)
        case BeginMiners():
            acting.begin(move, bonus=action.bonus, marker="miners")
            miners.begin(move, bonus=action.bonus)
        case RedeployEngineer():
            engineers.shift(move, action)
        case TakeWorker():
            buying.take_worker(move, action)
        case TakeSettler():
            buying.take_settler(move, action)
        case PlaceCard():
            (consolidation if move.state.phase == 9 else buying).place(move, action)
        case PutMiners():
            settlements.put_miners(move, action)
        case Flip():
            pitheads.flip(move, action)
        case Arrange():
            pitheads.arrange(move, action)
        case Exchange():
            supplies.exchange(move, action)
        case TakeCoin():
            acting.take_coin(move)
        case SpendExtra():
            acting.spend_extra(move)
        case Stop():
            acting.stop(move)
        case ChooseBonus():
            bonus_markers.choose(move, action)
        case Secure():
            disasters.secure(move, action)
        case Rescue():
            disasters.rescue(move, action)
        case LoseMiner():
            disasters.lose_miner(move, action)
        case Pay():
            disasters.pay(move, action)
        case Declare():
            consolidation.declare(move, action)
        case Bid():
            consolidation.bid(move, action)
        case Pass():
            consolidation.pass_bid(move)
        case Load():
            loading.load(move, action)
        case (
            LeaveRanking()
            | LeaveCeiling()
            | LeaveProtection()
            | LeaveSubsidence()
            | LeaveLoading()
            | LeavePlaces()
            | Withdraw()
        ):
            answers.leave(move, action)
        case _:
            assert_never(action)


def _end_turn(move: Move) -> None:
    """End the turn; the decision passes on, and what needs nobody is done."""
    state = move.state
    if state.phase in _ACTING:
        acting.end(move)
    elif state.turn.stage == "declare":
        consolidation.declare_nothing(move)
    elif state.phase == _LOADING:
        loading.leave_out(move)
    rounds.go_on(move)


def default_action(state: State, seat: Seat) -> Action:
    """The least harmful legal action for a seat that is gone or out of time."""
    match state.turn.stage:
        case "bid":
            return PASS
        case "subsidence":
            return disasters.PAYMENTS[0]
        case "load":
            return _default_load(state, seat)
        case _:
            legal = legal_actions(state, seat)
            if acting.END in legal:
                return acting.END
            if free := [action for action in legal if isinstance(action, Rescue)]:
                return free[0]  # a second mine is due: the marker secures it for nothing
            return miners.BEGIN[False] if miners.BEGIN[False] in legal else legal[0]


def _default_load(state: State, seat: Seat) -> Action:
    """Loading where it costs nothing, with the wagon bonus marker, which goes back in any case, or without it."""
    loader = _loader(state, seat)
    if loader is None or loader.done:
        return acting.END
    own = state.seats[seat]
    for bonus in (own.bonus == "wagon", False):
        action = Load(bonus=bonus)
        if loading.is_free(own, bonus=bonus) and loading.violation_of_load(state, seat, action) is None:
            return action
    return acting.END
