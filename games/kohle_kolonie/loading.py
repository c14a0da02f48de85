"""Phase 10: income and points from pithead cards; Loading is asked of all at once (5.1.9)."""

from functools import cache
from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import END, EndTurn, LeaveLoading, Load
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.pitheads import COKERY, IRONWORKS, LOADING, filled
from games.kohle_kolonie.state import Loader, SeatState, State
from games.kohle_kolonie.supplies import paid_by, pay_workers, spend_marker, workers_to_spend
from games.kohle_kolonie.tableau import cards_of
from games.kohle_kolonie.terrain import Terrain, terrain_of

_CARDS: Final = "5.1.9"
_RULE: Final = "5.1.9 Loading"


@cache  # a few markers at most
def _load(markers: int, bonus: bool) -> Load:
    return Load(markers, bonus)


_PLAIN: Final = _load(0, False)
"""Loading by mine cards alone: every marker waits (5.1.1, 5.3)."""


def _with_all(own: SeatState) -> Load:
    """Loading with all wagon markers that the seat holds."""
    return _load(own.markers.count("wagon"), own.bonus == "wagon")


# Cokery and Ironworks


def cokery_coins(own: SeatState) -> int:
    """Coins from a seat's Cokery."""
    return sum(slot.coins for slot in filled(own.pitheads, COKERY))


def ironworks_points(state: State, own: SeatState) -> int:
    """Points from a seat's Ironworks (`ironworks_engineer_points` for its front)."""
    front = not own.pitheads[IRONWORKS].flipped
    places = filled(own.pitheads, IRONWORKS)
    points = sum(slot.points for slot in places)
    if front and state.options.ironworks_engineer_points == "2":
        points += sum(slot.points for slot in places if slot.piece == "engineer")
    return points


def _earn(change: Change, seat: Seat) -> None:
    own = change.state.seats[seat]
    rule = "turn5_phase10" if change.state.round == facts.ROUNDS else _CARDS
    if coins := cokery_coins(own):
        change.coins(seat, coins)
        places = (f"seat.{seat}.pithead.cokery", f"seat.{seat}.coins")
        change.tell("cokery_earned", rule, {"coins": coins}, places, seat=seat)
    if points := ironworks_points(change.state, own):
        change.score(seat, "ironworks", points)
        places = (f"seat.{seat}.pithead.ironworks", f"seat.{seat}.points")
        change.tell("ironworks_earned", rule, {"points": points}, places, seat=seat)


# What Loading brings


def wagons_of(terrain: Terrain, own: SeatState) -> int:
    """Wagons on a seat's mine cards."""
    return sum(card.bonus == "wagon" for card in cards_of(terrain, own))


def loading_coins(state: State, own: SeatState, wagons: int) -> int:
    """The most coins that the places of Loading bring for so many wagons, each serving one place only."""
    places = filled(own.pitheads, LOADING)
    flipped = own.pitheads[LOADING].flipped
    engineer = any(slot.piece == "engineer" for slot in places)
    if flipped and engineer and state.options.loading_back_engineer == "each_wagon":
        return wagons  # no other place earns more for a wagon
    coins = 0
    for slot in sorted(places, key=_worth, reverse=True):
        if slot.wagons <= wagons:
            wagons -= slot.wagons
            coins += slot.coins
    return coins


def _worth(slot: Slot) -> float:
    return slot.coins / slot.wagons


def is_free(own: SeatState, *, bonus: bool) -> bool:
    """Whether Loading takes no worker: flipped, or by the wagon bonus marker."""
    return bonus or own.pitheads[LOADING].flipped


def loads(state: State, seat: Seat) -> list[Load]:
    """Every way in which the seat can use Loading now."""
    own, on_cards = state.seats[seat], wagons_of(terrain_of(state), state.seats[seat])
    uses = [
        _load(markers, bonus)
        for bonus in ((False, True) if own.bonus == "wagon" else (False,))
        if is_free(own, bonus=bonus) or workers_to_spend(own)
        for markers in range(own.markers.count("wagon") + 1)
        if on_cards + markers + bonus
    ]
    return [action for action in uses if _spends_as_asked(state, own, action)]


def cannot_load(state: State, seat: Seat, action: Load) -> Violation:
    """Loading cannot be used so."""
    own = state.seats[seat]
    have = own.markers.count("wagon")
    if action.bonus and own.bonus != "wagon":
        return Violation("bonus-not-held", "5.1.1", {"bonus": "wagon"})
    if not 0 <= action.markers <= have:
        return Violation("too-few-wagon-markers", "5.3 Markers", {"count": action.markers, "count_have": have})
    if not _spends_as_asked(state, own, action):
        params = {"count": have, "bonus_held": int(own.bonus == "wagon")}
        return Violation("all-wagon-markers", "loading_markers_optional", params)
    if not wagons_of(terrain_of(state), own) + action.markers + action.bonus:
        return Violation("no-wagon", _RULE)
    return Violation("no-worker-to-load", _RULE, {"workers_needed": 1})


def _spends_as_asked(state: State, own: SeatState, action: Load) -> bool:
    """Whether as many markers are used as the edition lets choose (`loading_markers_optional`)."""
    return state.options.loading_markers_optional == "chosen" or action in (_PLAIN, _with_all(own))


def least_load(state: State, seat: Seat) -> Load | EndTurn:
    """Loading where it costs nothing, with the wagon bonus marker, which goes back in any case, or without it."""
    own, legal = state.seats[seat], loads(state, seat)
    for bonus in (own.bonus == "wagon", False):
        if is_free(own, bonus=bonus) and _load(0, bonus) in legal:
            return _load(0, bonus)
    return END


def not_asked(state: State, seat: Seat, action: Load) -> Violation:
    """The seat is not asked about Loading, or not any more."""
    if state.loaders:
        return Violation("turn-done", _RULE)
    return Violation("wrong-phase", _RULE, {"phase": state.phase})


def load(change: Change, action: Load) -> None:
    """Use Loading; the seat is then done."""
    _use(change, change.seat, action, "loading_used")
    change.state.loaders = tuple(
        Loader(loader.seat, True) if loader.seat == change.seat else loader for loader in change.state.loaders
    )


def _use(change: Change, seat: Seat, action: Load, kind: str) -> None:
    state, own = change.state, change.of(seat)
    workers = 0 if is_free(own, bonus=action.bonus) else 1
    wagons = wagons_of(change.terrain, own) + action.markers + action.bonus
    coins = loading_coins(state, own, wagons)
    rule = _use_rule(own, action, workers, wagons)
    pay_workers(change, seat, workers)
    if action.bonus:
        give_back(change, seat)
    for _ in range(action.markers):
        spend_marker(change, seat, "wagon")
    change.score(seat, "loading", wagons)
    change.coins(seat, coins)
    params = {
        "wagons": wagons,
        "points": wagons,
        "coins": coins,
        "workers": workers,
        "count": action.markers,
        "bonus_used": int(action.bonus),
    }
    places = (f"seat.{seat}.pithead.loading", f"seat.{seat}.points", f"seat.{seat}.coins")
    change.tell(kind, rule, params, places, seat=seat)


def _use_rule(own: SeatState, action: Load, workers: int, wagons: int) -> str:
    """What decides a use of Loading: how it is paid, with what, and what its wagons serve."""
    places = filled(own.pitheads, LOADING)
    if action.markers + action.bonus > 1:
        return "marker_use_many"
    if own.pitheads[LOADING].flipped and any(slot.piece == "engineer" for slot in places):
        return "loading_back_engineer"
    short = sum(slot.wagons for slot in places) > wagons
    return paid_by(own, workers, "loading_allocation" if short else _RULE)


# The order of the phase


def go_on(change: Change) -> bool:
    """Pay out pithead cards, then ask all who have a choice about Loading at once; False once none is left."""
    state = change.state
    if isinstance(state.turn, turns.Begin):
        for seat in state.order:
            _earn(change, seat)
        state.loaders = tuple(Loader(seat) for seat in state.order if _must_ask(change, seat))
    else:
        state.loaders = tuple(loader for loader in state.loaders if loader.seat != change.seat)
    if not state.loaders:
        return False
    change.wait(turns.Load(state.loaders[0].seat))
    return True


def _must_ask(change: Change, seat: Seat) -> bool:
    """Whether the seat has a choice; what is free and spends nothing, and what was left ahead, is used at once."""
    state = change.state
    own = state.seats[seat]
    legal = loads(state, seat)
    if not legal:
        return False
    if legal == [_PLAIN] and is_free(own, bonus=False):
        _use(change, seat, _PLAIN, "loading_ran")
        return False
    left = own.answers.loading
    if left is None:
        return True
    if left.how == "never":
        change.tell("loading_left_out_ahead", "loading_optional", seat=seat)
    elif (wanted := _wanted(own, left)) in legal:
        _use(change, seat, wanted, "loading_used_ahead")
    else:
        return True
    change.fired.append(seat)
    return False


def _wanted(own: SeatState, left: LeaveLoading) -> Load | None:
    """What an answer left ahead means now; None where it leaves open what becomes of the wagon bonus marker."""
    if left.how == "all":
        return _with_all(own)
    return None if own.bonus == "wagon" else _PLAIN


def leave_out(change: Change) -> None:
    """The turn ended without Loading."""
    change.tell("loading_left_out", "loading_optional")
