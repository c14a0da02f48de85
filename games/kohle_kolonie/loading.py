"""Phase 10: income and points from pithead cards; Loading is asked of all at once (5.1.9)."""

from functools import cache
from typing import Final

from games.engine.event import Fact, Seat
from games.engine.violation import Violation
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import END, EndTurn, LeaveLoading, Load
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.pithead_earnings import earn_pitheads
from games.kohle_kolonie.pitheads import LOADING, filled
from games.kohle_kolonie.state import Loader, SeatState, State
from games.kohle_kolonie.supplies import marker_facts, paid_by, pay_workers, spend_marker, workers_to_spend
from games.kohle_kolonie.tableau import cards_of
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.9 Loading"


@cache  # a few markers at most
def _load(markers: int, bonus: bool) -> Load:
    return Load(markers, bonus)


_PLAIN: Final = _load(0, False)
"""Loading by mine cards alone: every marker waits (5.1.1, 5.3)."""


def _with_all(own: SeatState) -> Load:
    """Loading with all wagon markers that the seat holds."""
    return _load(own.markers.count("wagon"), own.bonus == "wagon")


# What Loading brings


def wagons_of(terrain: Terrain, own: SeatState) -> int:
    """Wagons on a seat's mine cards."""
    return sum(card.bonus == "wagon" for card in cards_of(terrain, own))


def loading_coins(state: State, own: SeatState, wagons: int) -> int:
    """The most coins that the places of Loading bring for so many wagons, each serving one place only."""
    return sum(coins for _, coins in _served(state, own, wagons))


def _served(state: State, own: SeatState, wagons: int) -> list[tuple[Slot, int]]:
    """The places of Loading with the coins that each brings; 0 where too few wagons are left for it."""
    places = filled(own.pitheads, LOADING)
    flipped = own.pitheads[LOADING].flipped
    if flipped and state.options.loading_back_engineer == "each_wagon":
        engineers = [slot for slot in places if slot.piece == "engineer"]
        if engineers:
            # No other place earns more for a wagon, so none is left for any.
            return [(engineers[0], wagons), *((slot, 0) for slot in places if slot != engineers[0])]
    served: list[tuple[Slot, int]] = []
    for slot in sorted(places, key=_worth, reverse=True):
        enough = slot.wagons <= wagons
        wagons -= slot.wagons if enough else 0
        served.append((slot, slot.coins if enough else 0))
    return served


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
    why = _use_facts(change, own, action, wagons)
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
    change.tell(kind, rule, params, places, seat=seat, facts=why)


def _use_facts(change: Change, own: SeatState, action: Load, wagons: int) -> tuple[Fact, ...]:
    """Where each wagon comes from, what each place makes of them, and how Loading is paid."""
    cards = cards_of(change.terrain, own)
    why = [Fact("wagon_on_card", {"card": card.id, "points": 1}) for card in cards if card.bonus == "wagon"]
    if action.markers:
        why.append(Fact("wagon_markers", {"count": action.markers, "points": action.markers}))
    if action.bonus:
        why.append(Fact("wagon_bonus", {"points": 1}))
    for slot, coins in _served(change.state, own, wagons):
        spot = {"spot": f"loading.{slot.id}"}
        used = slot.wagons if coins == slot.coins else coins
        earned = Fact("place_loads", {**spot, "wagons": used, "coins": coins})
        why.append(earned if coins else Fact("place_lacks_wagons", {**spot, "wagons_needed": slot.wagons}))
    if own.pitheads[LOADING].flipped:
        why.append(Fact("loading_flipped"))
    elif not action.bonus:
        why += (Fact("loading_takes_worker"), *marker_facts(own, 1))
    return tuple(why)


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
        earn_pitheads(change)
        ways = {seat: loads(state, seat) for seat in state.order}
        _tell_cannot_load(change, tuple(seat for seat, legal in ways.items() if not legal))
        asked = [seat for seat, legal in ways.items() if legal and _must_ask(change, seat, legal)]
        state.loaders = tuple(map(Loader, asked))
    else:
        state.loaders = tuple(loader for loader in state.loaders if loader.seat != change.seat)
    if not state.loaders:
        return False
    change.wait(turns.Load(state.loaders[0].seat))
    return True


def _tell_cannot_load(change: Change, seats: tuple[Seat, ...]) -> None:
    """Say in one line who is not asked, having no wagon or no worker."""
    if seats:
        why = tuple(_why_no_load(change.terrain, seat, change.state.seats[seat]) for seat in seats)
        change.tell("loading_not_possible", _RULE, {"seats": seats}, public=True, facts=why)


def _why_no_load(terrain: Terrain, seat: Seat, own: SeatState) -> Fact:
    wagons = wagons_of(terrain, own) + own.markers.count("wagon")
    return (
        Fact("no_worker_to_load", {"seat": seat, "wagons": wagons}) if wagons else Fact("no_wagon", {"seat": seat})
    )


def _must_ask(change: Change, seat: Seat, legal: list[Load]) -> bool:
    """Whether the seat has a choice; what is free and spends nothing, and what was left ahead, is used at once."""
    own = change.state.seats[seat]
    if legal == [_PLAIN] and is_free(own, bonus=False):
        _use(change, seat, _PLAIN, "loading_ran")
        return False
    left = own.answers.loading
    if left is None:
        return True
    if left.how == "never":
        change.tell("loading_left_out_ahead", "loading_optional", seat=seat, facts=_unused_facts(change, seat))
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
    change.tell("loading_left_out", "loading_optional", facts=_unused_facts(change, change.seat))


def _unused_facts(change: Change, seat: Seat) -> tuple[Fact, ...]:
    """The wagons that are left unused."""
    own = change.state.seats[seat]
    return (
        Fact(
            "wagons_unused",
            {
                "wagons": wagons_of(change.terrain, own),
                "markers": own.markers.count("wagon"),
                "bonus_held": int(own.bonus == "wagon"),
            },
        ),
    )
