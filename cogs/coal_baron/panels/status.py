"""A player's means and orders in a few lines, as panels begin with them."""

from bot.presenter import Line, own
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.shown import delivered
from cogs.coal_baron.signs import mining_signs
from cogs.signs import Signs, signed
from games.coal_baron import facts
from games.coal_baron.view import tiles_on_side

SHOWN_ORDERS = 8
"""Outstanding orders listed in a panel; the board in words lists all."""


def own_status(desk: Desk) -> tuple[Line, ...]:
    """Workers, francs, points, cage, storage and what each outstanding order still needs."""
    return spoken(desk) if desk.words.spoken else own(means(desk), holdings(desk), *orders(desk))


def awaited(desk: Desk) -> str:
    """That nothing can be decided now, and who is awaited."""
    words = desk.words
    if desk.view.phase == "over":
        return words("cb-waiting-over")
    return words("cb-waiting", who=words.listed([desk.party.names[seat] for seat in desk.view.active]))


def spoken(desk: Desk) -> tuple[Line, ...]:
    """The same to be heard: of cage, storage, tunnel tiles and orders only what there is."""
    held = [holdings(desk)] if desk.me.cage or desk.me.storage else []
    return (Line(means(desk), "own", told=True), *own(*held, *spoken_orders(desk)))


def balance(desk: Desk) -> str:
    """The tunnel tiles on each side of the shaft."""
    light, dark = (tiles_on_side(desk.me, side) for side in facts.SIDES)
    return desk.words("cb-spoken-balance", light=light, dark=dark)


def spoken_orders(desk: Desk) -> list[str]:
    """What the outstanding orders lack, and how many are complete, to be heard."""
    words, held = desk.words, desk.me.outstanding[:SHOWN_ORDERS]
    signs = _signs(desk)
    lacking = [signed(one.order, names.lacking(one, words), signs, words) for one in held if not one.complete]
    complete = len(held) - len(lacking)
    said = [words("cb-spoken-orders", orders=words("cb-semicolon").join(lacking))] if lacking else []
    said += [words("cb-spoken-complete", count=complete)] if complete else []
    return said or [words("cb-own-orders-none")]


def means(desk: Desk) -> str:
    """Shift, workers in reserve, francs and points."""
    me, words, shift = desk.me, desk.words, desk.view.shift
    workers, points = names.workers(me.workers, words), names.points(me.points, words)
    francs = names.francs(me.francs, words)
    if words.spoken:
        return words("cb-spoken-means", shift=shift, means=", ".join((workers, francs, points)))
    return words("cb-own-means", shift=shift, workers=workers, francs=francs, points=points)


def holdings(desk: Desk) -> str:
    """What lies in cage and storage."""
    me, words = desk.me, desk.words
    return words(
        "cb-own-coal", cage=names.cage(me.cage, me.cage_level, words), storage=names.cubes(me.storage, words)
    )


def orders(desk: Desk) -> list[str]:
    """A line for each outstanding order with what it still needs."""
    own, words = desk.me.outstanding, desk.words
    if words.spoken:
        return spoken_orders(desk)
    if not own:
        return [words("cb-own-orders-none")]
    signs = _signs(desk)
    lines = [
        words("cb-item", text=signed(one.order, names.outstanding(one, words), signs, words))
        for one in own[:SHOWN_ORDERS]
    ]
    rest = len(own) - SHOWN_ORDERS
    return [words("cb-own-orders"), *lines, *([words("cb-and-more", count=rest)] if rest > 0 else [])]


def _signs(desk: Desk) -> Signs:
    """The letters of the orders, which goals and steps of mining bear."""
    return mining_signs(desk.me) if desk.view.stage == "mining" and desk.position.at_turn else {}


def sums(desk: Desk) -> tuple[Line, ...]:
    """What the delivered orders add up to: the own ones, and where they lie open those of all.

    Who hears a panel finds it among the words of the board.
    """
    return () if desk.words.spoken else own(*delivered.compared(desk.view, desk.seat, desk.party, desk.words))


def mine_levels(desk: Desk) -> list[str]:
    """A line for each tunnel level: the cubes to load."""
    levels = range(1, 5)
    if desk.words.spoken:
        levels = [level for level in levels if any(names.minecarts(desk.me, level))]
    return [names.level_line(desk.me, level, desk.words) for level in levels]
