"""The panel of a seat that places workers: four menus, one a part of the board."""

from collections.abc import Callable

from bot.post import Choice
from bot.presenter import Line, Panel
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk, Rows, choice
from cogs.coal_baron.panels import reach, status
from cogs.coal_baron.shown import pictures
from cogs.desk import CHOICE
from cogs.short_names import plain_short
from games.coal_baron import facts
from games.coal_baron.actions import PlaceWorkers
from games.coal_baron.facts import Area
from games.coal_baron.view import tiles_on_side

MENUS: tuple[tuple[str, tuple[Area, ...]], ...] = (
    ("factory", ("factory",)),
    ("mining", ("mining", "delivery")),
    ("money", ("money", "bank")),
    ("orders", ("orders",)),
)
"""The menus by name, and the areas of the board in each."""


def panel(desk: Desk) -> Panel:
    """Where workers can be placed, with cost and effect; what is impossible is absent, an empty area says why."""
    spaces = [action.space for action in desk.legal() if isinstance(action, PlaceWorkers)]
    reached = reach.by_space(desk, [space for space in spaces if facts.SPACES[space].area == "mining"])
    rows: Rows = ()
    lines: list[Line | str] = [*status.own_status(desk)]
    for name, areas in MENUS:
        choices = [_choice(desk, space, reached) for space in spaces if facts.SPACES[space].area in areas]
        rows += desk.menus(name, desk.words(f"cb-menu-{name}"), choices)
        lines += _why_not(desk, areas, spaces)
    return Panel(tuple(lines), rows, pictures.mine(desk.view, desk.seat, desk.party, desk.words))


def _choice(desk: Desk, space: str, reached: dict[str, str]) -> Choice:
    label, effect = _EFFECTS[facts.SPACES[space].area](desk, facts.SPACES[space])
    needed, words = desk.view.workers_needed(space), desk.words
    cost = words("cb-workers-of", needed=needed, have=desk.me.workers)
    effect = reached.get(space, effect)
    description = words("cb-cost-and-effect", cost=cost, effect=effect) if effect else cost
    displaced = _displaced(desk, space)
    if displaced and len(whole := words("cb-cost-and-effect", cost=description, effect=displaced)) <= CHOICE:
        description = whole
    return choice(desk.signed(space, label), f"place {space}", description)


def _displaced(desk: Desk, space: str) -> str:
    """Whose workers go to the canteen for it, where it is somebody else's."""
    standing = desk.view.spaces.get(space)
    if standing is None or space == "bank" or standing.seat == desk.seat:
        return ""
    return desk.words("cb-displaces", count=standing.count, who=plain_short(desk.party, standing.seat))


def _factory(desk: Desk, space: facts.Space) -> tuple[str, str]:
    words, kind = desk.words, desk.view.tile_slots[space.number - 1] if space.number else None
    if kind is None:
        return _draw(desk, "cb-choice-tiles-draw", desk.view.tile_pile), words("cb-effect-for-good")
    tile = facts.TILES[kind]
    label = words(
        "cb-choice-tile",
        slot=space.number,
        tile=names.tile(kind, words),
        price=names.francs(tile.price, words),
    )
    sides = {side: tiles_on_side(desk.me, side) + (side == tile.side) for side in facts.SIDES}
    left = names.francs(desk.me.francs - tile.price, words)
    return label, words("cb-effect-tile", left=left, light=sides["light"], dark=sides["dark"])


def _draw(desk: Desk, key: str, pile: int) -> str:
    """A draw, with how many there are to be drawn from."""
    return desk.words(key, left="five" if pile > facts.DRAWN else "fewer", count=pile)


def _mining(desk: Desk, space: facts.Space) -> tuple[str, str]:
    return names.capital(names.space(space.id, desk.words)), ""


def _delivery(desk: Desk, space: facts.Space) -> tuple[str, str]:
    ready = [own.order for own in desk.me.outstanding if own.complete]
    ready = [order for order in ready if facts.ORDERS[order].vehicle == space.vehicle]
    points = sum(facts.ORDERS[order].points for order in ready)
    effect = desk.words(
        "cb-effect-delivery",
        orders=len(ready),
        points=desk.words("cb-points", count=points),
        total=desk.me.points + points,
    )
    return names.capital(names.space(space.id, desk.words)), effect


def _money(desk: Desk, space: facts.Space) -> tuple[str, str]:
    total = names.francs(desk.me.francs + space.number, desk.words)
    return names.capital(names.space(space.id, desk.words)), desk.words("cb-effect-money", total=total)


def _bank(desk: Desk, space: facts.Space) -> tuple[str, str]:
    total = names.francs(desk.me.francs + space.number, desk.words)
    return desk.words("cb-choice-bank"), desk.words("cb-effect-money", total=total)


def _orders(desk: Desk, space: facts.Space) -> tuple[str, str]:
    words, order = desk.words, desk.view.order_slots[space.number - 1] if space.number else None
    if order is None:
        return _draw(desk, "cb-choice-orders-draw", desk.view.order_pile), words("cb-effect-for-good")
    label = words("cb-choice-order", slot=space.number, order=names.order_in_full(order, words))
    return label, words("cb-effect-order", count=len(desk.me.outstanding) + 1)


_EFFECTS: dict[Area, Callable[[Desk, facts.Space], tuple[str, str]]] = {
    "factory": _factory,
    "mining": _mining,
    "delivery": _delivery,
    "money": _money,
    "bank": _bank,
    "orders": _orders,
}


def _why_not(desk: Desk, areas: tuple[Area, ...], legal: list[str]) -> list[str]:
    """A line for each area of a menu of which nothing is legal; the bank always is."""
    return [_reason(desk, area) for area in areas if not any(facts.SPACES[space].area == area for space in legal)]


def _reason(desk: Desk, area: Area) -> str:
    spaces = [space.id for space in facts.SPACES.values() if space.area == area and not desk.view.closed(space.id)]
    least = min(desk.view.workers_needed(space) for space in spaces)
    words = desk.words
    if least > desk.me.workers:
        reason = words("cb-none-workers", needed=least, have=desk.me.workers)
    else:
        reason = words(f"cb-none-{area}", francs=names.francs(desk.me.francs, words))
    return words("cb-area-none", area=words(f"cb-area-{area}"), reason=reason)
