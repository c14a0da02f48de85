"""Special options: which can be chosen, what they cost, and what happens at once (5.2)."""

from typing import Final, TypeAlias

import msgspec

from games.engine.conditions import Gate, Need, all_hold, first_refused, refused_as, unknown
from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, money, reasons, starting, starts, tile_use, turns
from games.ruhrschifffahrt.actions import ChooseOption, ChooseStart
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

_RULE: Final = "5.2"
_TOW_TILE: Final = "tow_action"
CHOICES: Final = tuple(ChooseOption(option.id) for option in facts.OPTIONS.values())
CHOICES_BY_TILE: Final = tuple(ChooseOption(option.id, True) for option in facts.OPTIONS.values() if option.tow)


class OptionOffer(msgspec.Struct, frozen=True):
    """An option as it stands before a seat: its price, the debts that takes, and what forbids it, if anything.

    `forfeit` are the points that go with it. `unpaid` says that it would be used without being paid: all coins go,
    and points with them (R28).
    """

    action: ChooseOption
    price: int
    debts: int
    unpaid: bool
    violation: Violation | None
    forfeit: int = 0


def price_of(state: State, action: ChooseOption) -> int:
    """What an option costs in this round; nothing by the tile Tow action."""
    return 0 if action.free else facts.OPTIONS[action.option].coins(state.round)


# What the rules look at, and refusals in the order in which they are given


def is_option(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether there is such an option."""
    return action.option in facts.OPTIONS


def in_last_round(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether the option is still to be had in this round."""
    return state.round <= facts.OPTIONS[action.option].last_round


def pilot_allowed(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether no pilot ban forbids the option."""
    return not (state.pilot_ban and facts.OPTIONS[action.option].pilot)


def pilot_banned(state: State, seat: Seat, action: ChooseOption) -> Violation:
    """A pilot ban forbids the option, also by the tile Tow action (R23)."""
    return Violation("pilot-banned", "R23" if action.free else "6.2", {"option": action.option})


def tow_allowed(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether one may tow in this round (`tow_in_round_1`)."""
    return state.round > 1 or state.options.tow_in_round_1 == "yes" or not facts.OPTIONS[action.option].tow


def has_tile(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether the seat has the tile that the option takes."""
    tile = facts.TILE_OF_OPTION.get(action.option)
    return tile is None or tile in state.seats[seat].tiles


def tile_needed(state: State, seat: Seat, action: ChooseOption) -> Violation:
    """The option takes a tile."""
    return Violation("tile-needed", "6.5.2", {"tile": facts.TILE_OF_OPTION[action.option]})


def wage_left(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether nobody has taken the wage before (R21)."""
    return action.option != "wage" or not _wage_takers(state)


def wage_taken(state: State, seat: Seat, action: ChooseOption) -> Violation:
    """Somebody has taken the wage before."""
    return Violation("wage-taken", "R21", {"other": _wage_takers(state)[0]})


def _wage_takers(state: State) -> list[Seat]:
    return [other for other, its in enumerate(state.seats) if its.option == "wage"]


def tows(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether the option tows, as the tile Tow action does."""
    return facts.OPTIONS[action.option].tow


def leaves_port(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether the option can bring the barge on: from Ruhrort only by a tow."""
    return facts.OPTIONS[action.option].tow or state.seats[seat].place != river_of(state).port


def too_late(state: State, seat: Seat, action: ChooseOption) -> Violation | None:
    """Another option within a turn (R14), or the tile Tow action in another phase (R42)."""
    if state.turn.stage in starting.STAGES:
        return Violation("decision-open", "R14", {"stage": state.turn.stage})
    return tile_use.white_elsewhere(state, seat, _TOW_TILE) if action.free else None


def of_effect(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether there is a die to replenish, where the option does so (R60)."""
    return action.option != "replenishment" or tile_use.can_replenish(state)


def leads_to_start(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether a start can follow."""
    return starts.leads_to_start(state, seat, facts.OPTIONS[action.option])


def leads_nowhere(state: State, seat: Seat, action: ChooseOption) -> Violation:
    """No start could follow."""
    return starts.leads_nowhere(state, seat, facts.OPTIONS[action.option])


def payable(state: State, seat: Seat, action: ChooseOption) -> bool:
    """Whether the option can be paid; it need not be where the seat can pay for nothing (R61)."""
    return money.can_pay(state.seats[seat], price_of(state, action)) or _nothing_payable(state, seat)


def unpayable(state: State, seat: Seat, action: ChooseOption) -> Violation:
    """The option cannot be paid."""
    return money.unpayable(state.seats[seat], price_of(state, action))


def _nothing_payable(state: State, seat: Seat) -> bool:
    """Whether the seat can pay for nothing that lets it deliver: only then it may choose unpaid (R61)."""
    own = state.seats[seat]
    if starts.has_start(state, seat, starts.NO_OPTION):
        return False
    return not any(
        money.can_pay(own, price_of(state, action))
        and all_hold(BY_TILE if action.free else _USE, state, seat, action)
        for action in (*CHOICES, *CHOICES_BY_TILE)
    )


_Needs: TypeAlias = tuple[Gate[State] | Need[State, ChooseOption], ...]
_OFFERED: Final[_Needs] = (
    Need(is_option, unknown("unknown-option", _RULE, "option")),
    Need(in_last_round, refused_as("option-not-in-last-round", "6.1", "option")),
    Need(pilot_allowed, pilot_banned),
    Need(tow_allowed, refused_as("no-tow-in-round-1", "R18", "option")),
    Need(has_tile, tile_needed),
    Need(wage_left, wage_taken),
)
_OF_USE: Final[_Needs] = (
    Need(leaves_port, refused_as("ruhrort-needs-tow", "R19")),
    Need(of_effect, refused_as("nothing-to-replenish", "R60", most=facts.HIGHEST_DIE)),
    Need(leads_to_start, leads_nowhere),
)
_USE: Final[_Needs] = (*_OFFERED, *_OF_USE)
BY_TILE: Final[_Needs] = (
    *_OFFERED,
    Need(tows, refused_as("tow-action-only-tows", "6.5.2", "option")),
    tile_use.by_white(_TOW_TILE),
    *_OF_USE,
)
"""The conditions of an option by the tile Tow action."""
PAID: Final[_Needs] = (*_USE, Need(payable, unpayable))
"""The conditions of an option that is paid."""


def violation_of_option(state: State, seat: Seat, action: ChooseOption) -> Violation | None:
    """Why an option cannot be chosen, if so."""
    return first_refused(_conditions_of(action), state, seat, action)


def _conditions_of(action: ChooseOption) -> _Needs:
    return BY_TILE if action.free else PAID


def default_option(state: State, seat: Seat) -> ChooseOption | ChooseStart:
    """A start without an option, else the cheapest option."""
    if started := starting.starting_places(state, seat):
        return started[0]
    return min(legal_options(state, seat), key=lambda action: price_of(state, action))


def legal_options(state: State, seat: Seat) -> list[ChooseOption]:
    """Every option that the seat can choose."""
    choices = _choices_of(state, seat)
    return [action for action in choices if all_hold(_conditions_of(action), state, seat, action)]


def _choices_of(state: State, seat: Seat) -> tuple[ChooseOption, ...]:
    own_tile = tile_use.can_use_white(state.seats[seat], _TOW_TILE)
    return (*CHOICES, *CHOICES_BY_TILE) if own_tile else CHOICES


def option_offers(state: State, seat: Seat) -> list[OptionOffer]:
    """All options as they stand before a seat, by the tile Tow action too while it has one."""
    own = state.seats[seat]
    offers: list[OptionOffer] = []
    for action in _choices_of(state, seat):
        price = price_of(state, action)
        unpaid = not money.can_pay(own, price)
        debts = 0 if unpaid else money.debts_for(own, price)
        forfeit = money.unpaid_forfeit(own) if unpaid else money.forfeit_for(own, debts)
        violation = violation_of_option(state, seat, action)
        offers.append(OptionOffer(action, price, debts, unpaid, violation, forfeit))
    return offers


# Choosing


def pay(change: Change, action: ChooseOption) -> None:
    """Pay for an option, or use it unpaid where nothing could be paid (R61)."""
    seat, price = change.seat, price_of(change.state, action)
    places = (f"options.{action.option}", f"seat.{seat}.coins")
    if money.can_pay(change.state.seats[seat], price):
        money.pay(change, seat, price)
        towed_at_once = change.state.round == 1 and facts.OPTIONS[action.option].tow
        rule = "R66" if towed_at_once else _RULE
        due = reasons.of_option(action.option, change.state.round)
        change.tell("option_chosen", rule, {"option": action.option, "coins": price}, places, facts=due)
        return
    own = change.state.seats[seat]
    unpaid = reasons.of_forced(own, price, money.debts_possible(own))
    due = reasons.of_option(action.option, change.state.round, unpaid=unpaid)
    coins, points = money.pay_what_is_there(change, seat)
    params = {"option": action.option, "coins": coins, "points": points}
    change.tell("option_chosen_unpaid", "R61", params, places, facts=due)


def use_tile(change: Change, action: ChooseOption) -> None:
    """Use up the tile Tow action."""
    seat = change.seat
    tile_use.turn_over(change, seat, _TOW_TILE)
    places = (f"options.{action.option}", f"seat.{seat}.tiles.{_TOW_TILE}")
    change.tell("option_chosen_by_tile", "6.5.2", {"option": action.option}, places)


def choose(change: Change, action: ChooseOption) -> None:
    """Take an option that is paid; the turn goes on with what it brings."""
    seat = change.seat
    option = facts.OPTIONS[action.option]
    change.of(seat).option = option.id
    if option.id == "wage":
        change.coins(seat, facts.WAGE_COINS)
        places = (f"options.{option.id}", f"seat.{seat}.coins")
        change.tell("wage_paid", _RULE, {"coins": facts.WAGE_COINS}, places)
    replenishes = option.id == "replenishment"
    effect = turns.Transport if option.transport else turns.Replenish if replenishes else turns.Start
    change.wait(effect(seat))
