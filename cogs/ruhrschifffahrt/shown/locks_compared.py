"""All locks that can be built, compared in words below a hint, which names only a few of them."""

from collections import defaultdict
from typing import Final

from bot.presenter import AnyPosition
from bot.words import Words
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.shown.purchase_text import lock_use
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, purchases
from games.ruhrschifffahrt.actions import BuildLock
from games.ruhrschifffahrt.state import State

FEW: Final = 4
"""So many a hint may name itself."""


def beside_hint(position: AnyPosition, words: Words) -> str:
    """What each lock brings, those with the same together, the most points first; nothing where they are few."""
    state: State = position.state
    if state.turn.stage != "purchase" or state.round == facts.ROUNDS:
        return ""
    groups = _groups(state, position.seat)
    if sum(map(len, groups.values())) <= FEW:
        return ""
    names = names_of(words, state.options.board)
    told = [
        _group(points, use, locks, names)
        for (points, use), locks in sorted(groups.items(), key=lambda one: -one[0][0])
    ]
    return words("ru-hint-locks", groups=words("ru-semicolon").join(told))


def _groups(state: State, seat: Seat) -> dict[tuple[int, str], list[str]]:
    groups: dict[tuple[int, str], list[str]] = defaultdict(list)
    for offer in purchases.offers(state, seat):
        if isinstance(offer.action, BuildLock):
            obstacle = offer.action.obstacle
            groups[offer.points, lock_use(state, seat, obstacle)].append(obstacle)
    return groups


def _group(points: int, use: str, locks: list[str], names: Names) -> str:
    words = names.words
    return words(
        "ru-hint-locks-of",
        points=names.points(points),
        use=words(f"ru-hint-lock-{use}", tile=names.tile("county_mark")),
        locks=", ".join(map(names.lock, locks)),
    )
