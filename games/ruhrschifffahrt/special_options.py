"""Special options: which can be chosen, what they cost, and what happens at once (5.2)."""

from typing import Final

import msgspec

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, money, starts, tile_use
from games.ruhrschifffahrt.actions import ChooseOption
from games.ruhrschifffahrt.facts import OptionFact
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State, Turn

_RULE: Final = "5.2"
_TOW_TILE: Final = "tow_action"
CHOICES: Final = tuple(ChooseOption(option.id) for option in facts.OPTIONS.values())
_FREE_CHOICES: Final = tuple(ChooseOption(option.id, True) for option in facts.OPTIONS.values() if option.tow)


class OptionOffer(msgspec.Struct, frozen=True):
    """An option as it stands before a seat: its price, the debts that takes, and what forbids it, if anything.

    `unpaid` says that it would be used without being paid: all coins go, and points with them (R28).
    """

    action: ChooseOption
    price: int
    debts: int
    unpaid: bool
    violation: Violation | None


def price_of(state: State, action: ChooseOption) -> int:
    """What an option costs in this round; nothing by the tile Tow action."""
    return 0 if action.free else facts.OPTIONS[action.option].coins(state.round)


# Judging


def violation_of_option(state: State, seat: Seat, action: ChooseOption) -> Violation | None:
    """Why an option cannot be chosen, if so."""
    return _violation_of_use(state, seat, action) or _violation_of_price(state, seat, action)


def _violation_of_use(state: State, seat: Seat, action: ChooseOption) -> Violation | None:
    """Why an option cannot be chosen whatever it costs, if so."""
    option = facts.OPTIONS.get(action.option)
    if option is None:
        return Violation("unknown-option", _RULE, {"word": quoted(action.option)})
    blocked = (
        _violation_of_round(state, option)
        or _violation_of_tiles(state, seat, action, option)
        or _violation_of_barge(state, seat, option)
    )
    if blocked is not None:
        return blocked
    if option.id == "replenishment" and not tile_use.can_replenish(state):
        return Violation("nothing-to-replenish", "R60", {"most": facts.HIGHEST_DIE})
    return starts.violation_of_way(state, seat, option)


def _violation_of_round(state: State, option: OptionFact) -> Violation | None:
    if state.round > option.last_round:
        return Violation("option-not-in-last-round", "6.1", {"option": option.id})
    if state.pilot_ban and option.pilot:
        return Violation("pilot-banned", "6.2", {"option": option.id})
    if option.tow and state.round == 1 and state.options.tow_in_round_1 == "no":
        return Violation("no-tow-in-round-1", "R18", {"option": option.id})
    return None


def _violation_of_tiles(state: State, seat: Seat, action: ChooseOption, option: OptionFact) -> Violation | None:
    own = state.seats[seat]
    if option.tile and option.tile not in own.tiles:
        return Violation("tile-needed", "6.5.2", {"tile": option.tile})
    if option.id == "wage":
        taker = next((other for other, its in enumerate(state.seats) if its.option == "wage"), None)
        if taker is not None:
            return Violation("wage-taken", "R21", {"other": taker})
    if action.free:
        if not option.tow:
            return Violation("tow-action-only-tows", "6.5.2", {"option": option.id})
        return tile_use.violation_of_white_tile(own, _TOW_TILE)
    return None


def _violation_of_barge(state: State, seat: Seat, option: OptionFact) -> Violation | None:
    if not option.tow and state.seats[seat].place == river_of(state).port:
        return Violation("ruhrort-needs-tow", _RULE)
    return None


def _violation_of_price(state: State, seat: Seat, action: ChooseOption) -> Violation | None:
    unpayable = money.violation_of_paying(state.seats[seat], price_of(state, action))
    if unpayable is not None and not _nothing_payable(state, seat):
        return unpayable
    return None


def _nothing_payable(state: State, seat: Seat) -> bool:
    """Whether the seat can pay for nothing that lets it deliver: only then it may choose unpaid (R61)."""
    own = state.seats[seat]
    if starts.has_start(state, seat, starts.NO_OPTION):
        return False
    return not any(
        money.violation_of_paying(own, price_of(state, action)) is None
        and _violation_of_use(state, seat, action) is None
        for action in (*CHOICES, *_FREE_CHOICES)
    )


def legal_options(state: State, seat: Seat) -> list[ChooseOption]:
    """Every option that the seat can choose."""
    usable = [action for action in _choices_of(state, seat) if _violation_of_use(state, seat, action) is None]
    own = state.seats[seat]
    paid = [act for act in usable if money.violation_of_paying(own, price_of(state, act)) is None]
    if paid or starts.has_start(state, seat, starts.NO_OPTION):
        return paid
    return usable


def _choices_of(state: State, seat: Seat) -> tuple[ChooseOption, ...]:
    has_tile = tile_use.violation_of_white_tile(state.seats[seat], _TOW_TILE) is None
    return (*CHOICES, *_FREE_CHOICES) if has_tile else CHOICES


def option_offers(state: State, seat: Seat) -> list[OptionOffer]:
    """All options as they stand before a seat, by the tile Tow action too while it has one."""
    own = state.seats[seat]
    offers: list[OptionOffer] = []
    for action in _choices_of(state, seat):
        price = price_of(state, action)
        unpaid = money.violation_of_paying(own, price) is not None
        debts = 0 if unpaid else money.debts_for(own, price)
        offers.append(OptionOffer(action, price, debts, unpaid, violation_of_option(state, seat, action)))
    return offers


# Choosing


def choose(move: Move, action: ChooseOption) -> None:
    """Choose an option and pay for it; the turn goes on with what the option brings."""
    seat = move.seat
    option = facts.OPTIONS[action.option]
    _settle(move, action)
    move.of(seat).option = option.id
    if option.id == "wage":
        move.coins(seat, facts.WAGE_COINS)
        places = (f"options.{option.id}", f"seat.{seat}.coins")
        move.tell("wage_paid", _RULE, {"coins": facts.WAGE_COINS}, places)
    effect = "transport" if option.transport else "replenish" if option.id == "replenishment" else "start"
    move.wait(Turn(seat, effect))


def _settle(move: Move, action: ChooseOption) -> None:
    """Pay for an option, or use it unpaid where nothing could be paid (R28), or by the tile."""
    seat, price = move.seat, price_of(move.state, action)
    params: dict[str, int | str] = {"option": action.option}
    places = (f"options.{action.option}", f"seat.{seat}.coins")
    if action.free:
        tile_use.turn_over(move, seat, _TOW_TILE)
        places = (f"options.{action.option}", f"seat.{seat}.tiles.{_TOW_TILE}")
        move.tell("option_chosen_by_tile", "6.5.2", params, places)
    elif money.violation_of_paying(move.state.seats[seat], price) is not None:
        coins, points = money.pay_what_is_there(move, seat)
        move.tell("option_chosen_unpaid", "R28", {**params, "coins": coins, "points": points}, places)
    else:
        money.pay(move, seat, price)
        move.tell("option_chosen", _RULE, {**params, "coins": price}, places)
