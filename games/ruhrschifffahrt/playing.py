"""Judging, listing and carrying out actions: each goes to the module whose rule it is."""

from typing import Final, assert_never

from games.engine.contract import Transition
from games.engine.event import Seat
from games.engine.violation import IllegalAction, Violation
from games.ruhrschifffahrt import (
    answers,
    events,
    facts,
    leaving,
    purchases,
    rounds,
    selling,
    shipping,
    special_options,
    starting,
    tile_use,
)
from games.ruhrschifffahrt.actions import (
    Action,
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    Choose,
    ChooseOption,
    ChooseStart,
    EndTurn,
    HaulCoal,
    LeaveChoice,
    LeavePurchases,
    LeaveSkip,
    LeaveStorages,
    MoveInPort,
    PlaceDie,
    PlanSale,
    RemoveDie,
    RepayDebt,
    Replenish,
    Sell,
    TransportDie,
    UseInn,
    Withdraw,
)
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.state import OVER, Chooser, Stage, State

END: Final = EndTurn()
_INN_STAGES: Final[tuple[Stage, ...]] = (*starting.STAGES, "purchase")
_ENDING: Final = ("plan", "purchase", "done")
"""Stages at which a turn may end."""


def active_seats(state: State) -> tuple[Seat, ...]:
    """The seats that must decide now: one, in rounds 3, 6 and 10 possibly several, none when the game is over."""
    if state.choosers:
        return tuple(chooser.seat for chooser in state.choosers if not chooser.done)
    if state.phase == OVER or state.turn.stage == "begin":
        return ()
    return (state.turn.seat,)


def _chooser(state: State, seat: Seat) -> Chooser | None:
    return next((chooser for chooser in state.choosers if chooser.seat == seat), None)


# Judging


def check(state: State, seat: Seat, action: Action) -> Violation | None:
    """Why the action is not legal for the seat now, or None where it is."""
    if isinstance(action, LeaveChoice | LeavePurchases | LeaveSkip | LeaveStorages | Withdraw):
        return answers.violation_of_answer(state, seat, action)
    if state.phase == OVER:
        return Violation("game-over", "7.0")
    active = active_seats(state)
    if seat not in active:
        return Violation("not-your-turn", "6.0", {"other": active[0] if active else state.turn.seat})
    match action:
        case EndTurn():
            return _violation_of_end(state, seat)
        case Choose():
            return _off(state, "choose") or _chosen(state, seat) or events.violation_of_choice(state, seat, action)
        case RemoveDie():
            return _off(state, "remove_die") or events.violation_of_removal(state, seat, action)
        case PlaceDie():
            return _off(state, "place_dice") or leaving.violation_of_placing(state, seat, action)
        case Sell():
            return _off(state, "sell") or selling.violation_of_sale(state, seat, action)
        case UseInn():
            return _off(state, *_INN_STAGES) or tile_use.violation_of_inn(state, seat, action)
        case BuildLock() | BuildInCity() | BuildInDepot() | BuildInPort() | MoveInPort() | RepayDebt():
            return _off(state, "purchase") or purchases.violation_of_purchase(state, seat, action)
        case _:
            return _violation_of_starting(state, seat, action)


def _violation_of_starting(
    state: State,
    seat: Seat,
    action: ChooseOption | TransportDie | Replenish | ChooseStart | PlanSale | HaulCoal,
) -> Violation | None:
    """Why an action of phase 3 is not legal, if so."""
    match action:
        case ChooseOption():
            return _off(state, "option") or special_options.violation_of_option(state, seat, action)
        case TransportDie():
            return _off(state, "transport") or starting.violation_of_transport(state, seat, action)
        case Replenish():
            return _off(state, "replenish") or starting.violation_of_replenishing(state, seat, action)
        case ChooseStart():
            return _off(state, "option", "start") or starting.violation_of_start(state, seat, action)
        case PlanSale():
            return _off(state, "plan") or shipping.violation_of_sale(state, seat, action.space)
        case HaulCoal():
            return _off(state, *starting.STAGES) or tile_use.violation_of_haul(state, seat, action)


def _off(state: State, *stages: Stage) -> Violation | None:
    """The refusal of an action that does not belong to the stage the turn is at."""
    stage = state.turn.stage
    if stage in stages:
        return None
    if stage == "done":
        return Violation("turn-done", "6.0")
    return Violation("decision-open", "6.0", {"stage": stage})


def _chosen(state: State, seat: Seat) -> Violation | None:
    """The refusal of a second choice; the first can be taken back before the turn ends."""
    chooser = _chooser(state, seat)
    return Violation("turn-done", "6.0") if chooser is not None and chooser.what is not None else None


def _violation_of_end(state: State, seat: Seat) -> Violation | None:
    """Why the turn cannot end now, if so."""
    stage = state.turn.stage
    if (chooser := _chooser(state, seat)) is not None:
        return Violation("decision-open", "6.0", {"stage": stage}) if chooser.what is None else None
    if stage not in _ENDING:
        return Violation("decision-open", "6.0", {"stage": stage})
    return purchases.violation_of_end(state, seat) if stage == "purchase" else None


# Listing


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Every legal action of the seat's turn, equal things once; answers left ahead are not listed."""
    if seat not in active_seats(state):
        return []
    stage = state.turn.stage
    match stage:
        case "choose":
            chooser = _chooser(state, seat)
            if chooser is not None and chooser.what is not None:
                return [END]
            return [*events.legal_choices(state, seat)]
        case "remove_die":
            return [*events.legal_removals(state, seat)]
        case "place_dice":
            return [*leaving.legal_places(state, seat)]
        case "sell":
            return [*selling.legal_sales(state, seat)]
        case "purchase":
            end = [END] if purchases.violation_of_end(state, seat) is None else []
            return [*purchases.legal_purchases(state, seat), *end]
        case "plan":
            return [*starting.legal_actions(state, seat), END]
        case "option" | "transport" | "replenish" | "start":
            return [*starting.legal_actions(state, seat)]
        case "begin" | "done":
            return [END]
        case _:
            assert_never(stage)


def default_action(state: State, seat: Seat) -> Action:
    """The least harmful legal action for a seat that is gone or out of time."""
    legal = legal_actions(state, seat)
    if END in legal:
        return END
    match state.turn.stage:
        case "choose":
            return _default_choice(state, seat, legal)
        case "option":
            return _default_start(state, legal)
        case "purchase":
            return min((act for act in legal if isinstance(act, BuildLock)), key=lambda act: act.obstacle)
        case _:
            return legal[0]


def _default_choice(state: State, seat: Seat, legal: list[Action]) -> Action:
    """The coin, but a point where the coin would have to be paid and is not there."""
    paying, coins = state.round == min(facts.CHOICE_ROUNDS), state.seats[seat].coins
    wanted = Choose("point" if paying and not coins else "coin")
    return wanted if wanted in legal else legal[0]


def _default_start(state: State, legal: list[Action]) -> Action:
    """A start without an option, else the cheapest option."""
    options = [action for action in legal if isinstance(action, ChooseOption)]
    started = [action for action in legal if isinstance(action, ChooseStart)]
    if started:
        return started[0]
    return min(options, key=lambda action: special_options.price_of(state, action))


# Carrying out


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
            rounds.go_on(move)
        case Choose():
            events.choose(move, action)
        case RemoveDie():
            events.remove(move, action)
        case PlaceDie():
            leaving.place(move, action)
        case ChooseOption():
            special_options.choose(move, action)
        case TransportDie():
            starting.transport(move, action)
        case Replenish():
            starting.replenish(move, action)
        case ChooseStart():
            starting.start(move, action)
        case PlanSale():
            starting.plan(move, action)
        case HaulCoal():
            tile_use.haul(move, action)
        case UseInn():
            tile_use.use_inn(move, action)
        case Sell():
            selling.sell(move, action)
        case BuildLock() | BuildInCity() | BuildInDepot() | BuildInPort() | MoveInPort() | RepayDebt():
            purchases.buy(move, action)
        case LeaveChoice() | LeavePurchases() | LeaveSkip() | LeaveStorages() | Withdraw():
            answers.leave(move, action)
        case _:
            assert_never(action)
