"""What touches a worker space: who needs what lies there, and what its action would do for whom."""

from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.view import SeatView, View, tiles_on_side


def touching(view: View, space: facts.Space, party: Party, words: Words) -> list[str]:
    """A line for each player whom the space concerns."""
    lines = [(party.names[seat], _of(view, me, space, words)) for seat, me in enumerate(view.seats)]
    return [words("cb-text-touches", who=who, what=what) for who, what in lines if what]


def _of(view: View, me: SeatView, space: facts.Space, words: Words) -> str:
    match space.area:
        case "factory":
            light, dark = (tiles_on_side(me, side) for side in facts.SIDES)
            francs = names.francs(me.francs, words)
            return words("cb-text-touches-factory", francs=francs, light=light, dark=dark)
        case "mining":
            return names.series(
                [names.outstanding(own, words) for own in me.outstanding if not own.complete], words
            )
        case "delivery":
            ready = [own.order for own in me.outstanding if own.complete]
            fitting = [order for order in ready if facts.ORDERS[order].vehicle == space.vehicle]
            return names.series([names.order(order, words) for order in fitting], words)
        case "orders":
            card = view.order_slots[space.number - 1] if space.number else None
            return "" if card is None else _coal_for(me, card, words)
        case _:
            return names.francs(me.francs, words)


def _coal_for(me: SeatView, card: str, words: Words) -> str:
    """The cubes of an order's coals that a player has: in minecarts, in the cage, in storage."""
    wanted = set(facts.ORDERS[card].spaces)
    carts = [cube for section in me.sections for cube in section.cubes if cube in wanted]
    cage, stored = ([cube for cube in held if cube in wanted] for held in (me.cage, me.storage))
    return words(
        "cb-text-touches-order",
        carts=names.cubes(carts, words),
        cage=names.cubes(cage, words),
        storage=names.cubes(stored, words),
    )
