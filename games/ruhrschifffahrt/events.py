"""Phase 1: the historical event of the round (6.1)."""

from collections.abc import Callable, Iterator
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import barges, export, facts, leaving, money, tracks, turns
from games.ruhrschifffahrt.actions import Choose, Good, RemoveDie
from games.ruhrschifffahrt.facts import Colour, EventKind
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import Chooser, State

_RULE: Final = "6.1"
GOODS: Final = (Choose("coin"), Choose("point"))


def go_on(move: Move) -> bool:
    """Carry out the events of the round one after the other; True where somebody must decide."""
    state = move.state
    if isinstance(state.turn, turns.Begin):
        state.pending = facts.calendar_of(state.round).events
        if state.round > 1:
            state.order = barges.in_order(state)
        state.waiting = ()
    elif state.choosers:
        _end_choice(move)
    elif state.waiting:
        state.waiting = state.waiting[1:]
    while True:
        if _asks(move):
            return True
        if not state.pending:
            return False
        event, state.pending = state.pending[0], state.pending[1:]
        _CARRY_OUT[event](move)


def _asks(move: Move) -> bool:
    """Whether the event under way waits for somebody."""
    state = move.state
    if leaving.settle(move):
        return True
    if state.choosers:
        asked = [chooser.seat for chooser in state.choosers if not chooser.done]
        if asked:
            move.wait(turns.Choose(asked[0]))
            return True
        _take_choices(move)
    while state.waiting:
        owed = owed_dice(state)
        if not any(legal_removals_of(state, owed)):
            state.waiting = ()
            break
        move.wait(turns.RemoveDie(state.waiting[0]))
        return True
    return False


# Events without a choice


def _allow_locks(move: Move) -> None:
    params = {"coins": facts.LOCK_COINS}
    move.tell("locks_allowed", _RULE, params, ("calendar",), public=True)


def _make_locks_dearer(move: Move) -> None:
    params = {"coins": facts.LOCK_COINS_LATER}
    move.tell("locks_dearer", _RULE, params, ("calendar",), public=True)


def _make_options_dearer(move: Move) -> None:
    move.tell("options_dearer", _RULE, {}, ("options",), public=True)


def _raise_track_dice(move: Move) -> None:
    """Dice on the tracks rise by one, a six stays a six (R35)."""
    state = move.state
    count = sum(value < facts.HIGHEST_DIE for dice in state.tracks.values() for value in dice)
    state.tracks = {
        colour: tuple(min(facts.HIGHEST_DIE, value + 1) for value in dice) for colour, dice in state.tracks.items()
    }
    move.tell("track_dice_rose", _RULE, {"count": count}, ("tracks",), public=True)


def _hand_out_warehouses(move: Move) -> None:
    """Each player takes the warehouse of the round; one that went into a debt is missing (R26)."""
    round = move.state.round
    for seat in move.state.order:
        own = move.of(seat)
        if round in own.calendar:
            own.calendar = tuple(other for other in own.calendar if other != round)
            move.supply(seat, 1)
            move.tell("warehouse_received", _RULE, {"round": round}, (f"seat.{seat}.supply",), seat=seat)
        else:
            move.tell("warehouse_missing", "5.3", {"round": round}, seat=seat)


def _reveal_country(move: Move) -> None:
    country = export.importer(move.state, move.state.round)
    move.reveal("country")
    move.tell("country_revealed", _RULE, {"country": country}, (f"port.{country}", "calendar"), public=True)


# A coin or a point


def _ask_all(move: Move) -> None:
    """All are asked at once; what they choose is applied in turn order once all have chosen (R34)."""
    state = move.state
    state.choosers = tuple(_chooser(move, seat) for seat in state.order)


def _chooser(move: Move, seat: Seat) -> Chooser:
    """A seat to be asked, unless it has but one choice or left it ahead."""
    state = move.state
    choices = legal_choices(state, seat)
    if len(choices) == 1:
        return Chooser(seat, choices[0].what, True)
    answers = state.seats[seat].answers.choices
    left: Good | None = next((answer.what for answer in answers if answer.round == state.round), None)
    if left is None:
        return Chooser(seat)
    move.fired.append(seat)
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


def choose(move: Move, action: Choose) -> None:
    """Note the choice; nobody else sees it before all have chosen."""
    state = move.state
    state.choosers = tuple(
        Chooser(chooser.seat, action.what) if chooser.seat == move.seat else chooser for chooser in state.choosers
    )
    move.tell("good_chosen", "R34", {"what": action.what}, only=(move.seat,))


def _end_choice(move: Move) -> None:
    state = move.state
    state.choosers = tuple(
        Chooser(chooser.seat, chooser.what, True) if chooser.seat == move.seat else chooser
        for chooser in state.choosers
    )


def _take_choices(move: Move) -> None:
    choosers, move.state.choosers = move.state.choosers, ()
    paying = move.state.round == facts.FUND_ROUND
    for chooser in choosers:
        if chooser.what is not None:
            (_pay_fund if paying else _gain)(move, chooser.seat, chooser.what)


def _pay_fund(move: Move, seat: Seat, what: Good) -> None:
    """A coin, with a debt where none is there, or a point (6.1, round 3)."""
    if what == "point":
        move.score(seat, "events", -1)
        move.tell("fund_paid_points", _RULE, {"points": 1}, (f"seat.{seat}.points",), seat=seat)
    elif money.can_pay(move.state.seats[seat], 1):
        money.pay(move, seat, 1)
        move.tell("fund_paid_coins", _RULE, {"coins": 1}, (f"seat.{seat}.coins",), seat=seat)
    else:
        coins, points = money.pay_what_is_there(move, seat)
        move.tell("payment_forced", "R28", {"coins": coins, "points": points}, seat=seat)


def _gain(move: Move, seat: Seat, what: Good) -> None:
    """A coin or a point (6.1, rounds 6 and 10)."""
    if what == "point":
        move.score(seat, "events", 1)
        move.tell("gained_points", _RULE, {"points": 1}, (f"seat.{seat}.points",), seat=seat)
    else:
        move.coins(seat, 1)
        move.tell("gained_coins", _RULE, {"coins": 1}, (f"seat.{seat}.coins",), seat=seat)


# Dice removed


def _ask_for_dice(move: Move) -> None:
    """The most downstream player removes the first die, the next one upstream the second (R36)."""
    state = move.state
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


def remove(move: Move, action: RemoveDie) -> None:
    """Remove the die from the game; the turn is done."""
    state = move.state
    colour, value = move.river.storages[action.storage], state.dice[action.storage]
    state.dice = {at: other for at, other in state.dice.items() if at != action.storage}
    state.removed = {**state.removed, colour: state.removed.get(colour, 0) + 1}
    state.owed = {**state.owed, colour: state.owed[colour] - 1}
    params = {"storage": action.storage, "colour": colour, "value": value}
    move.tell("die_removed", _RULE, params, (action.storage,))
    move.wait(turns.Done(move.seat))


_CARRY_OUT: Final[dict[EventKind, Callable[[Move], None]]] = {
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
