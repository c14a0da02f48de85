"""What the table may set right, by name, and what it has set."""

from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from games.coal_baron import facts
from games.coal_baron.repairing import NOBODY
from games.coal_baron.state import State
from games.engine.event import Event
from games.engine.repairing import NOTHING


def quantity(state: State, id: str, party: Party, words: Words) -> str:
    """What may be set, by its name: "Anna’s francs"."""
    return named(id, party, words)


def quantity_value(state: State, id: str, value: str, party: Party, words: Words) -> str:
    """One of its values in words."""
    return valued(id, value, party, words)


def named(id: str, party: Party, words: Words) -> str:
    """A quantity, or a kind of piece, by its name."""
    kind, *of = id.split(".")
    match kind, of:
        case "turn" | "start", _:
            return words(f"cb-quantity-{kind}")
        case "workers" | "bank" | "canteen" | "francs" | "cage_level" | "cage", [seat]:
            return words(f"cb-quantity-{kind}", who=party.names[int(seat)])
        case "space", [space]:
            return words("cb-quantity-space", space=names.space(space, words))
        case "tile_slot", [slot]:
            return names.space(f"factory_{slot}", words)
        case "points", [source, seat]:
            return words("cb-quantity-points", who=party.names[int(seat)], source=_source(source, words))
        case "cage" | "storage", [coal, seat]:
            said = {"who": party.names[int(seat)], "coal": names.coal(coal, words)}
            return words(f"cb-quantity-{kind}-cubes", **said)
        case "carts", [at, seat]:
            return words("cb-quantity-carts", who=party.names[int(seat)], number=int(at) + 1)
        case "tiles", [tile, seat]:
            return words("cb-quantity-tiles", who=party.names[int(seat)], tile=names.tile(tile, words))
        case "supply", [coal]:
            return words("cb-quantity-supply", coal=names.coal(coal, words))
        case "filled", [order, at]:
            return words("cb-quantity-filled", order=names.order(order, words), number=int(at) + 1)
        case "order", [order]:
            return names.order(order, words)
        case _:
            return _piece(id, words)


def _piece(id: str, words: Words) -> str:
    """A kind of piece in the box."""
    if id in facts.ORDERS:
        return names.order(id, words)
    if id in facts.SECTIONS:
        return names.tile(id, words)
    return words("cb-quantity-cubes", coal=names.coal(id, words))


def _source(source: str, words: Words) -> str:
    elements = {element.id for element in facts.ELEMENTS}
    return names.element(source, words) if source in elements else words(f"cb-score-{source}")


def valued(id: str, value: str, party: Party, words: Words) -> str:
    """A value of a quantity in words."""
    kind = id.partition(".")[0]
    match kind:
        case "turn" | "start":
            return party.names[int(value)]
        case "cage_level":
            return names.level(int(value), words)
        case "space":
            return _standing(value, party, words)
        case "tile_slot":
            return words("cb-nothing") if value == NOTHING else names.tile(value, words)
        case "carts" | "filled":
            return _cubes(value, words)
        case "order":
            return _place(value, party, words)
        case _:
            return value


def _standing(value: str, party: Party, words: Words) -> str:
    if value == NOBODY:
        return words("cb-nobody")
    seat, count = map(int, value.split(":"))
    return words("cb-text-count", who=party.names[seat], count=count)


def _cubes(value: str, words: Words) -> str:
    """Cubes of a space by colour, those of minecarts one after the other."""
    if value == NOTHING:
        return words("cb-nothing")
    if "," in value:
        empty = words("cb-cart-empty")
        return ", ".join(empty if cube == NOTHING else _cubes(cube, words) for cube in value.split(","))
    return words.listed([names.coal(coal, words) for coal in value.split("+")])


def _place(value: str, party: Party, words: Words) -> str:
    kind, _, number = value.partition(".")
    match kind:
        case "slot":
            return names.space(f"order_{number}", words)
        case "seat" | "delivered":
            return words(f"cb-order-of-{kind}", who=party.names[int(number)])
        case _:
            return words(f"cb-order-in-{kind}")


def changes(event: Event, party: Party, words: Words) -> str:
    """What a repair has set, each with the value before and after."""
    said = event.params["changes"]
    items = [str(word) for word in said] if isinstance(said, tuple) else []
    return names.series(
        (
            words(
                "cb-changed",
                name=named(id, party, words),
                before=valued(id, before, party, words),
                after=valued(id, after, party, words),
            )
            for id, before, after in zip(items[::3], items[1::3], items[2::3], strict=True)
        ),
        words,
    )
