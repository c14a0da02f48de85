"""A player's means and orders in a few lines, as panels begin with them."""

from bot.presenter import Line, own
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk

SHOWN_ORDERS = 8
"""Outstanding orders listed in a panel; the board in words lists all."""


def own_status(desk: Desk) -> tuple[Line, ...]:
    """Workers, francs, points, cage, storage and what each outstanding order still needs."""
    return own(means(desk), holdings(desk), *orders(desk))


def means(desk: Desk) -> str:
    """Shift, workers in reserve, francs and points."""
    me, words = desk.me, desk.words
    return words(
        "cb-own-means",
        shift=desk.view.shift,
        workers=names.workers(me.workers, words),
        francs=names.francs(me.francs, words),
        points=names.points(me.points, words),
    )


def holdings(desk: Desk) -> str:
    """What lies in cage and storage."""
    me, words = desk.me, desk.words
    return words(
        "cb-own-coal", cage=names.cage(me.cage, me.cage_level, words), storage=names.cubes(me.storage, words)
    )


def orders(desk: Desk) -> list[str]:
    """A line for each outstanding order with what it still needs."""
    own, words = desk.me.outstanding, desk.words
    if not own:
        return [words("cb-own-orders-none")]
    lines = [words("cb-item", text=names.outstanding(one, words)) for one in own[:SHOWN_ORDERS]]
    rest = len(own) - SHOWN_ORDERS
    return [words("cb-own-orders"), *lines, *([words("cb-and-more", count=rest)] if rest > 0 else [])]


def mine_levels(desk: Desk) -> list[str]:
    """A line for each tunnel level: the cubes to load."""
    return [names.level_line(desk.me, level, desk.words) for level in range(1, 5)]
