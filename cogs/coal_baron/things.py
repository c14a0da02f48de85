"""The things of Coal Baron by name: what lists show, and everything by which they are found."""

from collections.abc import Sequence
from functools import cache

from bot.words import LANGUAGES, Words, words
from cogs.coal_baron import names
from cogs.typed.commands import Options
from games.coal_baron import facts, mining, placing
from games.coal_baron.facts import Coal
from games.coal_baron.state import Outstanding, SeatState, State
from games.engine.event import Seat


def label(state: State, seat: Seat, verb: str, kind: str, value: str, words: Words) -> str:
    """A value by name, with its cost where it has one."""
    if kind == "space":
        needed = placing.workers_needed(state, value)
        cost = words("cb-workers-of", needed=needed, have=state.seats[seat].workers)
        if value in ("factory_draw", "order_draw"):
            cost = words("cb-cost-for-good", cost=cost)
        return words("cb-choice-with-cost", label=offer(state, value, words), cost=cost)
    if verb == "keep" and value in facts.TILES:
        price = names.francs(facts.TILES[value].price, words)
        return words("cb-choice-with-cost", label=names.tile(value, words), cost=price)
    return _name(kind, value, words)


def offer(state: State, space: str, words: Words) -> str:
    """A worker space with the tile and its price, or the card, at its slot."""
    name, found = names.capital(names.space(space, words)), facts.SPACES[space]
    if not found.number or found.area not in ("factory", "orders"):
        return name
    card = (state.tile_slots if found.area == "factory" else state.order_slots)[found.number - 1]
    if card is None:
        return name
    if card in facts.TILES:
        price = names.francs(facts.TILES[card].price, words)
        return words(
            "cb-text-offer", space=name, offer=words("cb-text-tile", tile=names.tile(card, words), price=price)
        )
    return words("cb-text-offer", space=name, offer=names.order(card, words))


def name(state: State, kind: str, value: str, words: Words) -> str:
    """A value of a kind by name."""
    return _name(kind, value, words)


def _name(kind: str, value: str, words: Words) -> str:
    if value == "none":
        return words("cb-choice-none")
    match kind:
        case "space":
            return names.space(value, words)
        case "card":
            return names.card(value, words)
        case "coal":
            return names.coal(value, words)
        case "level":
            return names.level(int(value), words)
        case "cube":
            source, _, coal = value.partition(":")
            return words("cb-cube-from", coal=names.coal(coal, words), source=words(f"cb-source-{source}"))
        case "source":
            return words(f"cb-source-{value}")
        case _:
            return words(f"cb-place-{value}")


def texts(state: State, kind: str, value: str) -> Sequence[str]:
    """Everything by which a value is found: its id, its name and further words in each language."""
    return _texts(kind, value)


@cache
def _texts(kind: str, value: str) -> tuple[str, ...]:
    spoken = [words(language) for language in LANGUAGES]
    found = [value.replace(":", " "), *(_name(kind, value, each) for each in spoken)]
    if value in facts.ORDERS:
        found += [names.order_plainly(value, each) for each in spoken]
    if value in facts.SPACES:
        found += [_found_by(value, each) for each in spoken]
    return tuple(found)


def every(state: State, kind: str) -> Sequence[str]:
    """All worker spaces, all order cards and tiles, all coal, or where cubes come from."""
    match kind:
        case "space":
            return tuple(facts.SPACES)
        case "card":
            return (*facts.ORDERS, *facts.TILES)
        case "coal":
            return facts.COALS
        case "source":
            return ("cage", "storage")
        case _:
            return ()


def _found_by(space: str, words: Words) -> str:
    """A space's name with the other words people may look for it by."""
    found = facts.SPACES[space]
    further = words(f"cb-find-{found.area}")
    drawn = words("cb-find-draw") if space.endswith("_draw") else ""
    number = str(found.number) if found.number else ""
    return " ".join((names.space(space, words), further, drawn, number))


def near(state: State, seat: Seat, verb: str, given: Options) -> Sequence[Options]:
    """An order with a free space (that which is given), and a cube that is there: what could be used first."""
    if verb not in ("load", "store", "fill", "pair"):
        return ({},)
    me = state.seats[seat]
    own = _wanting(me, given.get("order"))
    free = mining.free_coals(own) if own is not None else []
    found = {"order": own.order} if own is not None else {}
    found["source"] = "cage"
    if verb == "pair":
        space = free[0] if free else facts.COALS[0]
        return ({**found, "space": space, "first": "cage:yellow", "second": "cage:yellow"},)
    fitting = _fitting(me, verb, free)
    return ({**found, "coal": fitting[0]} if fitting else found,)


def _wanting(me: SeatState, order: str | None) -> Outstanding | None:
    """The given order, or the first of all: one with a free space before others."""
    held = [own for own in me.outstanding if order in (None, own.order)]
    return next((own for own in held if mining.free_coals(own)), held[0] if held else None)


def _fitting(me: SeatState, verb: str, free: list[Coal]) -> list[Coal]:
    """The coal that a verb could use, what the cage holds of an order's free spaces before the rest."""
    match verb:
        case "load":
            return [cube for section in me.sections for cube in section.cubes if cube]
        case "store":
            return list(me.cage)
        case _:
            return [*(coal for coal in free if coal in me.cage), *free]
