"""The panel of a seat that places workers: four menus, one a part of the board."""

from collections.abc import Callable

from bot.choices import SHARED, short_title
from bot.post import Choice
from bot.presenter import Line, Panel, why
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk, Rows, choice
from cogs.coal_baron.panels import reach, status
from cogs.coal_baron.shown.decision import decision
from cogs.desk import CHOICE, Entry
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
    lines: list[Line | str] = [*status.own_status(desk), *status.sums(desk)]
    for name, areas in MENUS:
        found = [space for space in spaces if facts.SPACES[space].area in areas]
        if desk.words.spoken:
            rows += _spoken(desk, name, found, reached)
        else:
            rows += desk.menus(name, desk.words(f"cb-menu-{name}"), [_choice(desk, one, reached) for one in found])
        lines += why(*_why_not(desk, areas, spaces))
    return Panel(tuple(lines), rows, decision(desk))


def _choice(desk: Desk, space: str, reached: dict[str, tuple[str, ...]]) -> Choice:
    label, effect = _EFFECTS[facts.SPACES[space].area](desk, facts.SPACES[space])
    needed, words = desk.view.workers_needed(space), desk.words
    cost = words("cb-workers-of", needed=needed, have=desk.me.workers)
    if displaced := _displaced(desk, space):
        cost = words("cb-cost-and-effect", cost=cost, effect=displaced)
    # What is short and sure comes first: the longest way to say a goal that there is room for follows it.
    effects = [one for one in reached.get(space, (effect, *_more_briefly(desk, facts.SPACES[space]))) if one]
    said = [words("cb-cost-and-effect", cost=cost, effect=one) for one in effects]
    description = next((one for one in said if len(one) <= CHOICE), cost)
    return choice(desk.signed(space, label), f"place {space}", description)


def _spoken(desk: Desk, name: str, spaces: list[str], reached: dict[str, tuple[str, ...]]) -> Rows:
    """A menu to be heard: of the workers and of what a space brings only what could not be told from the label."""
    words = desk.words
    entries: list[Entry] = []
    for space in spaces:
        area = facts.SPACES[space].area
        label = desk.signed(space, _EFFECTS[area](desk, facts.SPACES[space])[0])
        details = (
            names.workers(desk.view.workers_needed(space), words),
            *_heard_effect(desk, space, reached),
            _displaced(desk, space),
        )
        entries.append(Entry(label, f"place {space}", tuple(part for part in details if part)))
    title = words(f"cb-menu-{name}")
    if name == "factory":
        title = SHARED.join((short_title(title), status.balance(desk)))
    return desk.told_once(name, title, entries)


def _heard_effect(desk: Desk, space: str, reached: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """What a space brings: a goal of mining, the orders delivered, or that five are drawn."""
    words = desk.words
    if space in reached:
        return reached[space][:1]
    if space in ("factory_draw", "order_draw"):
        return (words("cb-effect-for-good"),)
    ready = _ready(desk, facts.SPACES[space])
    if facts.SPACES[space].area != "delivery":
        return ()
    return (words("cb-spoken-delivery", orders=len(ready), points=names.points(_points(ready), words)),)


def _ready(desk: Desk, space: facts.Space) -> list[str]:
    """The complete orders that would be delivered."""
    ready = [own.order for own in desk.me.outstanding if own.complete]
    return [order for order in ready if facts.ORDERS[order].vehicle == space.vehicle]


def _points(orders: list[str]) -> int:
    return sum(facts.ORDERS[order].points for order in orders)


def _displaced(desk: Desk, space: str) -> str:
    """Whose workers go to the canteen for it, where it is somebody else's."""
    standing = desk.view.spaces.get(space)
    if standing is None or space == "bank" or standing.seat == desk.seat:
        return ""
    key = "cb-spoken-displaces" if desk.words.spoken else "cb-displaces"
    return desk.words(key, count=standing.count, who=plain_short(desk.party, standing.seat))


def _factory(desk: Desk, space: facts.Space) -> tuple[str, str]:
    words, kind = desk.words, desk.view.tile_slots[space.number - 1] if space.number else None
    if kind is None:
        return _draw(
            desk, "cb-spoken-draw" if words.spoken else "cb-choice-tiles-draw", desk.view.tile_pile
        ), words("cb-effect-for-good")
    tile = facts.TILES[kind]
    label = words(
        "cb-spoken-tile" if words.spoken else "cb-choice-tile",
        slot=space.number,
        tile=names.tile(kind, words),
        price=names.francs(tile.price, words),
    )
    sides = {side: tiles_on_side(desk.me, side) + (side == tile.side) for side in facts.SIDES}
    left = names.francs(desk.me.francs - tile.price, words)
    return label, words("cb-effect-tile", left=left, light=sides["light"], dark=sides["dark"])


def _more_briefly(desk: Desk, space: facts.Space) -> tuple[str, ...]:
    """What a tile leaves, in fewer and fewer words, for where others' workers are told before it."""
    kind = desk.view.tile_slots[space.number - 1] if space.area == "factory" and space.number else None
    if kind is None:
        return ()
    words, tile = desk.words, facts.TILES[kind]
    sides = {side: tiles_on_side(desk.me, side) + (side == tile.side) for side in facts.SIDES}
    left = names.francs(desk.me.francs - tile.price, words)
    briefly = words("cb-effect-tile-brief", left=left, light=sides["light"], dark=sides["dark"])
    return briefly, words("cb-effect-left", left=left)


def _draw(desk: Desk, key: str, pile: int) -> str:
    """A draw, with how many there are to be drawn from."""
    return desk.words(key, left="five" if pile > facts.DRAWN else "fewer", count=pile)


def _mining(desk: Desk, space: facts.Space) -> tuple[str, str]:
    return names.capital(names.space(space.id, desk.words)), ""


def _delivery(desk: Desk, space: facts.Space) -> tuple[str, str]:
    ready = _ready(desk, space)
    points = _points(ready)
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
        return _draw(
            desk, "cb-spoken-draw" if words.spoken else "cb-choice-orders-draw", desk.view.order_pile
        ), words("cb-effect-for-good")
    label = words(
        "cb-spoken-order" if words.spoken else "cb-choice-order",
        slot=space.number,
        order=names.order_in_full(order, words),
    )
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
    words = desk.words
    reason = _undeliverable(desk) if area == "delivery" else _unreached(desk, area)
    return words("cb-area-none", area=words(f"cb-area-{area}"), reason=reason)


def _unreached(desk: Desk, area: Area) -> str:
    """That the workers reach no space of the area, or that nothing there can be had."""
    spaces = [space.id for space in facts.SPACES.values() if space.area == area and not desk.view.closed(space.id)]
    least = min(desk.view.workers_needed(space) for space in spaces)
    words = desk.words
    if least > desk.me.workers:
        return words("cb-none-workers", needed=least, have=desk.me.workers)
    return words(f"cb-none-{area}", francs=names.francs(desk.me.francs, words))


def _undeliverable(desk: Desk) -> str:
    """That there are no orders, that none is complete, or that the workers do not reach for those that are."""
    words, held = desk.words, desk.me.outstanding
    if not held:
        return words("cb-none-delivery-orders")
    vehicles = {facts.ORDERS[own.order].vehicle for own in held if own.complete}
    if not vehicles:
        return words("cb-none-delivery-complete", count=len(held))
    needed = min(desk.view.workers_needed(f"delivery_{vehicle}") for vehicle in vehicles)
    return words("cb-none-delivery-workers", needed=needed, have=desk.me.workers)
