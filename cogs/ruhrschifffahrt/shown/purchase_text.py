"""What sets purchases apart: whom a lock helps, what a depot counts at the end, how often a column exports."""

from collections.abc import Sequence
from typing import Final, Literal

from bot.words import MINUS
from cogs.ruhrschifffahrt.names import Names
from games.engine.event import Seat
from games.ruhrschifffahrt import export, facts, final, shipping
from games.ruhrschifffahrt.actions import BuildLock, MoveInPort
from games.ruhrschifffahrt.purchases import Offer
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View

MOST_STARTS: Final = 2
"""So many storages of a lock are named; more of them are counted."""


def price_said(offer: Offer, names: Names) -> str:
    """What an offer costs; a lock for nothing is free in its own gender."""
    if isinstance(offer.action, BuildLock) and not offer.price:
        return names.words("ru-free-lock")
    return names.price(offer.price, offer.debts, offer.forfeit)


def points_said(offer: Offer, names: Names) -> str:
    """The points that a purchase brings at once; what is left of them where its debts cost some."""
    if not offer.forfeit:
        return names.points(offer.points)
    left = offer.points - offer.forfeit
    return names.words(
        "ru-points-in-all", points=f"{MINUS}{names.points(-left)}" if left < 0 else names.points(left)
    )


# Locks


def lock_saves(state: State, seat: Seat, obstacle: str, names: Names) -> list[str]:
    """From which storages dice arrive whole thanks to a lock here, and what keeps the seat from starting there."""
    words = names.words
    starts, near = _freed_starts(state, obstacle)
    if not starts:
        return [words("ru-lock-saves-none")]
    named = [names.lock(start) for start in starts]
    shown = words.listed(named) if len(named) <= MOST_STARTS else words("ru-lock-starts", count=len(named))
    told = [words("ru-lock-saves" if near else "ru-lock-saves-pilot", starts=shown)]
    if _is_mark_missing(state, seat, starts):
        told.append(words("ru-lock-needs-mark", tile=names.tile("county_mark")))
    return told


def lock_use(state: State, seat: Seat, obstacle: str) -> Literal["now", "pilot", "mark", "none"]:
    """When a die arrives whole thanks to a lock here: now, with a pilot, with the tile of the Mark, or not yet."""
    starts, near = _freed_starts(state, obstacle)
    if not starts:
        return "none"
    if _is_mark_missing(state, seat, starts):
        return "mark"
    return "now" if near else "pilot"


def _freed_starts(state: State, obstacle: str) -> tuple[list[str], bool]:
    """The storages from which a lock here saves a point, and whether it does without a pilot."""
    river = river_of(state)
    near = [start for start in river.storages if _is_freed(state, river, start, obstacle, pilot=False)]
    starts = near or [start for start in river.storages if _is_freed(state, river, start, obstacle, pilot=True)]
    return starts, bool(near)


def _is_mark_missing(state: State, seat: Seat, starts: Sequence[str]) -> bool:
    """Whether all of them have white dice, which the seat may not load yet."""
    white = all(river_of(state).storages[start] == "white" for start in starts)
    return white and "county_mark" not in state.seats[seat].tiles


def _is_freed(state: State, river: River, start: str, obstacle: str, *, pilot: bool) -> bool:
    """Whether a sale can be reached from a storage on whose way this obstacle is the only one left."""
    if not pilot and not shipping.can_sell_from(state, river, start, pilot=False):
        return False
    for sale in shipping.reachable(state, river, start, pilot=pilot):
        left = [at for at in river.obstacles_between(start, sale) if at in state.obstacles]
        if left == [obstacle]:
            return True
    return False


# Depots


def depot_counts(state: State, seat: Seat, dominion: str, names: Names) -> tuple[str, ...]:
    """What a warehouse in a depot changes of the points at the end: the majority there, and all four depots.

    All four are no gain for who has one there, or for whom too few rounds are left.
    """
    owners = state.depots.get(dominion, ())
    had = [at for at in facts.DEPOTS if seat in state.depots.get(at, ())]
    others = max((owners.count(other) for other in owners if other != seat), default=0)
    leads = dominion in final.majorities(state, seat)
    will_lead = not leads and owners.count(seat) + 1 > others
    lead = names.points(facts.DEPOT_MAJORITY_POINTS)
    key = "ru-depot-lead-had" if leads else "ru-depot-lead" if will_lead else "ru-depot-lead-open"
    told = [names.words(key, points=lead)]
    missing = len(facts.DEPOTS) - len(had) - 1
    if dominion not in had and missing <= facts.ROUNDS - state.round:
        every = names.points(facts.DEPOT_SET_POINTS)
        told.append(names.words("ru-depot-set", points=every, lead=int(will_lead)))
    return tuple(told)


# Ruhrort


def exports(view: View, country: str, names: Names) -> str:
    """How often a column of Ruhrort still exports, this round counted."""
    left = _exports_left(view, country, names)
    if country == view.country and view.round in facts.EXPORT_ROUNDS:
        return names.words("ru-port-exports-now", count=left)
    return names.words("ru-port-exports", count=left)


def _exports_left(view: View, country: str, names: Names) -> int:
    """The country's tiles that are not revealed yet, with the one of this round."""
    gone = view.countries.count(country) if country in view.countries else 0
    now = country == view.country and view.round in facts.EXPORT_ROUNDS
    return names.board.countries.get(country, 0) - gone + now


def export_change(state: State, seat: Seat, action: MoveInPort) -> int:
    """The points by which a move changes what the seat's warehouses export in this round."""
    country = export.country_of(state, state.round)
    if country is None:
        return 0
    if country == action.to:
        return _points(state, len(state.port.get(country, ())))
    if country == action.source:
        return -_points(state, state.port[country].index(seat))
    return 0


def export_now(state: State, country: str) -> int | None:
    """The points that the next warehouse of a column exports in this round; None where another imports."""
    if country != export.country_of(state, state.round):
        return None
    return _points(state, len(state.port.get(country, ())))


def _points(state: State, position: int) -> int:
    return export.points_of(state, river_of(state).board.export_track, position)


def exports_left(view: View, names: Names) -> str:
    """How often each column still exports: "Belgium 1, Netherlands 2, Rhineland 0"."""
    return ", ".join(
        names.words("ru-port-left-of", country=names.country(country), count=_exports_left(view, country, names))
        for country in facts.COUNTRIES
    )


def is_useless(view: View, action: MoveInPort, names: Names) -> bool:
    """Whether a move leads to a column that exports no more."""
    return not _exports_left(view, action.to, names)


def is_export_over(view: View) -> bool:
    """Whether no round exports any more."""
    return view.round >= facts.EXPORT_ROUNDS.stop
