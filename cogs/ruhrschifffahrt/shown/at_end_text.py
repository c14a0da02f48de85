"""What a purchase changes of the scoring at the end (7.0), as the table stands, in words."""

from typing import Final

from bot.words import with_sign
from cogs.ruhrschifffahrt.names import Names
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, final, purchases, tile_use
from games.ruhrschifffahrt.actions import BuildInCity, Purchase
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.state import SOURCES, State

_TOLD_APART: Final = ("depot_set", "depot_majorities")
"""What the entry of a depot says in other words before the last round."""
_LAST: Final = ("inn", "mayor", "debts")
"""What coins and debts bring or cost at the end hangs on all that comes before it."""
_SETS: Final = {
    "essen_set": facts.ESSEN_SET_POINTS,
    "mark_set": facts.MARK_SET_POINTS,
    "city_set": facts.CITY_SET_POINTS,
}
"""The sets of cities, and what each brings."""
_NEAR: Final = 2
"""From so few missing cities on all seven are worth a word."""


def at_end(state: State, seat: Seat, action: Purchase) -> dict[str, int]:
    """By source how many points more or less the seat would have at the end, if nothing else came.

    What coins, debts and depots count for is told in the last round only.
    """
    trial = Change(state, seat)
    purchases.TABLE.perform(trial, action)
    before, after = _scored(Change(state, seat)), _scored(trial)
    changes = {source: theirs - ours for source, ours, theirs in zip(SOURCES, before, after, strict=True)}
    left_out = () if state.round == facts.ROUNDS else (*_TOLD_APART, *_LAST)
    return {source: change for source, change in changes.items() if change and source not in left_out}


def _scored(change: Change) -> list[int]:
    """What the final scoring brings a seat, by source."""
    own = change.of(change.seat)
    own.coins = min(own.coins, facts.COINS_KEPT)
    had = own.score
    final.score(change)
    return [total - before for total, before in zip(change.of(change.seat).score, had, strict=True)]


def at_end_said(state: State, seat: Seat, action: Purchase, names: Names) -> list[str]:
    """What a purchase brings at the end, and how much of a set of cities there is with it."""
    if state.round < facts.ROUNDS and not (isinstance(action, BuildInCity) and _may_count(state, seat, action)):
        changes = dict[str, int]()
    else:
        changes = at_end(state, seat, action)
    words = names.words
    told = [f"{words(f'ru-score-{source}')} {with_sign(points)}" for source, points in changes.items()]
    gains = [words("ru-at-end", changes=", ".join(told))] if told else []
    return [*gains, *(_sets_begun(state, seat, action, names) if isinstance(action, BuildInCity) else [])]


def _may_count(state: State, seat: Seat, action: BuildInCity) -> bool:
    """Whether one more city counts at the end at all: it saves to score the game twice for each of many cities."""
    river, own = river_of(state), {*final.cities_of(state, seat), action.city}
    whole = any(action.city in cities and cities <= own for cities in (_cities(river, source) for source in _SETS))
    return whole or "ruhr_valley_railway" in state.seats[seat].tiles


def _sets_begun(state: State, seat: Seat, action: BuildInCity, names: Names) -> list[str]:
    """How many cities of a set there are with this one, where the others can still be had."""
    river = river_of(state)
    own = {*final.cities_of(state, seat), action.city}
    told: list[str] = []
    for source, points in _SETS.items():
        cities = _cities(river, source)
        missing = cities - own
        if action.city not in cities or not missing or (source == "city_set" and len(missing) > _NEAR):
            continue
        if _can_be_had(state, river, seat, action, missing):
            told.append(
                names.words(
                    "ru-set-begun",
                    set=names.words(f"ru-score-{source}"),
                    count=len(cities) - len(missing),
                    of=len(cities),
                    points=points,
                )
            )
    return told


def _cities(river: River, source: str) -> set[str]:
    return set(river.cities) if source == "city_set" else final.cities_in(river, source.removesuffix("_set"))


def _can_be_had(state: State, river: River, seat: Seat, action: BuildInCity, missing: set[str]) -> bool:
    """Whether there is room in all of them, and time: one a round by their own tile, one by the white one."""
    room = all(len(state.cities.get(city, ())) < len(river.cities[city].prices) for city in missing)
    white = not action.white and tile_use.can_use_white(state.seats[seat], "warehouse")
    if not white and any(river.cities[city].group not in facts.CITY_TILE for city in missing):
        return False
    return room and len(missing) <= facts.ROUNDS - state.round + white
