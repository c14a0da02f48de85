"""Phase 1: the historical event of the round (6.1)."""

from collections.abc import Callable, Iterator
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import barges, export, facts, leaving, money, reasons, tracks, turns
from games.ruhrschifffahrt.actions import Choose, Good, RemoveDie
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Colour, EventKind
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import Chooser, State

_RULE: Final = "6.1"
GOODS: Final = (Choose("coin"), Choose("point"))


def go_on(change: Change) -> bool:
    """Carry out the events of the round one after the other; True where somebody must decide."""
    state = change.state
    if isinstance(state.turn, turns.Begin):
        state.pending = facts.calendar_of(state.round).events
        if state.round > 1:
            state.order = barges.in_order(state)
        state.waiting = ()
    elif state.choosers:
        _end_choice(change)
    elif state.waiting:
        state.waiting = state.waiting[1:]
    while True:
        if _asks(change):
            return True
        if not state.pending:
            return False
        event, state.pending = state.pending[0], state.pending[1:]
        _CARRY_OUT[event](change)


def _asks(change: Change) -> bool:
    """Whether the event under way waits for somebody."""
    state = change.state
    if leaving.settle(change):
        return True
    if state.choosers:
        asked = [chooser.seat for chooser in state.choosers if not chooser.done]
        if asked:
            change.wait(turns.Choose(asked[0]))
            return True
        _take_choices(change)
    while state.waiting:
        owed = owed_dice(state)
        if not any(legal_removals_of(state, owed)):
            change.tell("no_die_to_remove", "R36", {"count": len(state.waiting)}, public=True)
            state.waiting = ()
            break
        change.wait(turns.RemoveDie(state.waiting[0]))
        return True
    return False


# Events without a choice


def _allow_locks(change: Change) -> None:
    params = {"coins": facts.LOCK_COINS}
    change.tell("locks_allowed", _RULE, params, ("calendar",), public=True)


def _make_locks_dearer(change: Change) -> None:
    params = {"coins": facts.LOCK_COINS_LATER}
    change.tell("locks_dearer", _RULE, params, ("calendar",), public=True)


def _make_options_dearer(change: Change) -> None:
    change.tell("options_dearer", _RULE, {}, ("options",), public=True)


def _raise_track_dice(change: Change) -> None:
    """Dice on the tracks rise by one, a six stays a six (R35)."""
    state = change.state
    rising = [value < facts.HIGHEST_DIE for dice in state.tracks.values() for value in dice]
    state.tracks = {
        colour: tuple(min(facts.HIGHEST_DIE, value + 1) for value in dice) for colour, dice in state.tracks.items()
    }
    rule = _RULE if all(rising) else "R35"
    change.tell("track_dice_rose", rule, {"count": sum(rising)}, ("tracks",), public=True)


def _hand_out_warehouses(change: Change) -> None:
    """Each player takes the warehouse of the round; one that went into a debt is missing (R26)."""
    round = change.state.round
    for seat in change.state.order:
        own = change.of(seat)
        if round in own.calendar:
            own.calendar = tuple(other for other in own.calendar if other != round)
            change.supply(seat, 1)
            change.tell("warehouse_received", _RULE, {"round": round}, (f"seat.{seat}.supply",), seat=seat)
        else:
            change.tell("warehouse_missing", "R26", {"round": round}, seat=seat)


def _reveal_country(change: Change) -> None:
    country = export.importer(change.state, change.state.round)
    change.reveal("country")
    change.tell("country_revealed", _RULE, {"country": country}, (f"port.{country}", "calendar"), public=True)


# A coin or a point


def _ask_all(change: Change) -> None:
    """All are asked at once; what they choose is applied in turn order once all have chosen (R34)."""
    state = change.state
    state.choosers = tuple(_chooser(change, seat) for seat in state.order)


def _chooser(change: Change, seat: Seat) -> Chooser:
    """A seat to be asked, unless it has but one choice or left it ahead."""
    state = change.state
    choices = legal_choices(state, seat)
    if len(choices) == 1:
        return Chooser(seat, choices[0].what, True)
    answers = state.seats[seat].answers.choices
    left: Good | None = next((answer.what for answer in answers if answer.round == state.round), None)
    if left is None:
        return Chooser(seat)
    change.fired.append(seat)
    return Chooser(seat, left, True)


def legal_choices(state: State, seat: Seat) -> list[Choose]:
    """What the seat may choose: in round 3 a point only if it has one (R33)."""
    if state.round == facts.FUND_ROUND and not state.seats[seat].points:
        return [GOODS[0]]
    return list(GOODS)


def cannot_choose(state: State, seat: Seat, action: Choose) -> Violation:
    """The seat cannot choose this."""
    if action.what not in ("coin", "point"):
        return Violation("unknown-good", _RULE, {"word": quoted(action.what)})
    return Violation("no-point-to-pay", "R33")


def default_choice(state: State, seat: Seat) -> Choose:
    """The coin, but a point where the coin would have to be paid and is not there."""
    choices = legal_choices(state, seat)
    paying, coins = state.round == facts.FUND_ROUND, state.seats[seat].coins
    return choices[-1] if paying and not coins else choices[0]


def choose(change: Change, action: Choose) -> None:
    """Keep the choice; nobody else sees it before all have chosen."""
    state = change.state
    state.choosers = tuple(
        Chooser(chooser.seat, action.what) if chooser.seat == change.seat else chooser
        for chooser in state.choosers
    )
    change.tell("good_chosen", "R34", {"what": action.what}, only=(change.seat,))


def _end_choice(change: Change) -> None:
    state = change.state
    state.choosers = tuple(
        Chooser(chooser.seat, chooser.what, True) if chooser.seat == change.seat else chooser
        for chooser in state.choosers
    )


def _take_choices(change: Change) -> None:
    choosers, change.state.choosers = change.state.choosers, ()
    paying = change.state.round == facts.FUND_ROUND
    for chooser in choosers:
        if chooser.what is not None:
            (_pay_fund if paying else _gain)(change, chooser.seat, chooser.what)


def _pay_fund(change: Change, seat: Seat, what: Good) -> None:
    """A coin, with a debt where none is there, or a point (6.1, round 3)."""
    if what == "point":
        change.score(seat, "events", -1)
        change.tell("fund_paid_points", _RULE, {"points": 1}, (f"seat.{seat}.points",), seat=seat)
    elif money.can_pay(change.state.seats[seat], 1):
        money.pay(change, seat, 1)
        change.tell("fund_paid_coins", _RULE, {"coins": 1}, (f"seat.{seat}.coins",), seat=seat)
    else:
        own = change.state.seats[seat]
        had = reasons.of_forced(own, 1, money.debts_possible(own))
        coins, points = money.pay_what_is_there(change, seat)
        change.tell("payment_forced", "R28", {"coins": coins, "points": points}, seat=seat, facts=had)


def _gain(change: Change, seat: Seat, what: Good) -> None:
    """A coin or a point (6.1, rounds 6 and 10)."""
    if what == "point":
        change.score(seat, "events", 1)
        change.tell("gained_points", _RULE, {"points": 1}, (f"seat.{seat}.points",), seat=seat)
    else:
        change.coins(seat, 1)
        change.tell("gained_coins", _RULE, {"coins": 1}, (f"seat.{seat}.coins",), seat=seat)


# Dice removed


def _ask_for_dice(change: Change) -> None:
    """The most downstream player removes the first die, the next one upstream the second (R36)."""
    state = change.state
    state.owed = facts.REMOVED_DICE[len(state.seats)]
    count = sum(state.owed.values())
    state.waiting = state.order[::-1][:count]


def owed_dice(state: State) -> tuple[Colour, ...]:
    """Colours of which a die is still to be removed."""
    return tuple(colour for colour in tracks.COLOURS if state.owed.get(colour, 0))


def legal_removals_of(state: State, owed: tuple[Colour, ...]) -> Iterator[RemoveDie]:
    """Storages with a die of one of the colours."""
    storages = river_of(state).storages
    return (RemoveDie(at) for at, colour in storages.items() if at in state.dice and colour in owed)


def legal_removals(state: State, seat: Seat) -> list[RemoveDie]:
    """The dice that may be removed now."""
    return list(legal_removals_of(state, owed_dice(state)))


def cannot_remove(state: State, seat: Seat, action: RemoveDie) -> Violation:
    """The die cannot be removed."""
    storages = river_of(state).storages
    if action.storage not in storages:
        return Violation("unknown-storage", "R36", {"word": quoted(action.storage)})
    if action.storage not in state.dice:
        return Violation("storage-empty", "R36", {"storage": action.storage})
    colour = storages[action.storage]
    return Violation("colour-not-owed", "R36", {"colour": colour, "storage": action.storage})


def remove(change: Change, action: RemoveDie) -> None:
    """Remove the die from the game; the turn is done."""
    state = change.state
    colour, value = change.river.storages[action.storage], state.dice[action.storage]
    state.dice = {at: other for at, other in state.dice.items() if at != action.storage}
    state.removed = {**state.removed, colour: state.removed.get(colour, 0) + 1}
    state.owed = {**state.owed, colour: state.owed[colour] - 1}
    params = {"storage": action.storage, "colour": colour, "value": value}
    change.tell("die_removed", _RULE, params, (action.storage,))
    change.wait(turns.Done(change.seat))


_CARRY_OUT: Final[dict[EventKind, Callable[[Change], None]]] = {
    "locks_allowed": _allow_locks,
    "fund": _ask_all,
    "tracks_move": tracks.change_era,
    "country": _reveal_country,
    "locks_dearer": _make_locks_dearer,
    "warehouse": _hand_out_warehouses,
    "gain": _ask_all,
    "options_dearer": _make_options_dearer,
    "track_dice_rise": _raise_track_dice,
    "remove_dice": _ask_for_dice,
}
