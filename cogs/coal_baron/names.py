"""Coal, tiles, orders, spaces and levels of Coal Baron by name."""

from collections import Counter
from collections.abc import Iterable

from bot.words import Words
from games.coal_baron import facts
from games.coal_baron.actions import Cube
from games.coal_baron.facts import Coal
from games.coal_baron.state import Outstanding
from games.coal_baron.view import SeatView, View


def capital(text: str) -> str:
    """The text with a capital first letter, for labels and sentence beginnings."""
    return text[:1].upper() + text[1:]


def coal(key: str, words: Words) -> str:
    """The bare name of a coal: "grey"."""
    return words(f"cb-coal-{key}")


def cube(key: str, words: Words) -> str:
    """A cube as an object of a sentence: "a grey cube"."""
    return words(f"cb-cube-{key}")


def coals(spaces: Iterable[str], words: Words) -> str:
    """Printed spaces by coal: "2 × grey, black"."""
    counted = Counter(spaces)
    items = [_times(counted[key], coal(key, words), words) for key in facts.COALS if counted[key]]
    return ", ".join(items)


def _times(count: int, name: str, words: Words) -> str:
    return name if count == 1 else words("cb-times", count=count, name=name)


def cubes(held: Iterable[str | None], words: Words) -> str:
    """Cubes counted by coal: "2 × grey, 1 × black"; "nothing" for none."""
    counted = Counter(held)
    items = [words("cb-times", count=counted[key], name=coal(key, words)) for key in facts.COALS if counted[key]]
    return ", ".join(items) or words("cb-nothing")


def series(items: Iterable[str], words: Words) -> str:
    """Items that may hold commas themselves, parted by the language's semicolon."""
    return words("cb-semicolon").join(items)


def vehicle(key: str, words: Words) -> str:
    """The name of a vehicle."""
    return words(f"cb-vehicle-{key}")


def order(card: str, words: Words) -> str:
    """An order card in short: "horse cart 9 (2 × black)"."""
    printed = facts.ORDERS[card]
    return words(
        "cb-order",
        vehicle=vehicle(printed.vehicle, words),
        points=printed.points,
        coals=coals(printed.spaces, words),
    )


def order_bare(card: str, words: Words) -> str:
    """An order card without its coal: "horse cart 9"."""
    printed = facts.ORDERS[card]
    return words("cb-order-bare", vehicle=vehicle(printed.vehicle, words), points=printed.points)


def order_in_full(card: str, words: Words) -> str:
    """An order card as a label: "Horse cart, 9 points: 2 × black"."""
    return capital(order_within(card, words))


def order_within(card: str, words: Words) -> str:
    """An order card inside a label: "horse cart, 9 points: 2 × black"."""
    printed = facts.ORDERS[card]
    return words(
        "cb-order-in-full",
        vehicle=vehicle(printed.vehicle, words),
        points=printed.points,
        coals=coals(printed.spaces, words),
    )


def side(key: str, words: Words) -> str:
    """The name of a side of the shaft, as a tile is said to have it."""
    return words(f"cb-side-{key}")


def tile(kind: str, words: Words) -> str:
    """A tunnel tile in short: "2 × grey, light"."""
    section = facts.SECTIONS[kind]
    carts = words("cb-times", count=section.minecarts, name=coal(section.coal, words))
    return words("cb-tile", carts=carts, side=side(section.side, words))


def card(key: str, words: Words) -> str:
    """A drawn card, tunnel tile or order, in short."""
    return order(key, words) if key in facts.ORDERS else tile(key, words)


def space(key: str, words: Words) -> str:
    """A worker space as an object of a sentence: "factory slot 3", "mining with 8 steps"."""
    found = facts.SPACES[key]
    if found.vehicle is not None:
        return words("cb-space-delivery", vehicle=vehicle(found.vehicle, words))
    if key in ("factory_draw", "order_draw", "bank"):
        return words(f"cb-space-{key}")
    return words(f"cb-space-{found.area}", number=found.number)


def level(number: int, words: Words) -> str:
    """A level of the mine: "level 3 (grey)", "the surface"."""
    if number == 0:
        return words("cb-level-surface")
    if number not in facts.LEVEL.values():
        return str(number)
    return words("cb-level", number=number, coal=coal(facts.COALS[number - 1], words))


def taken(cube: Cube, words: Words) -> str:
    """A cube and where it comes from: "grey (cage)"."""
    return words("cb-cube-from", coal=coal(cube.coal, words), source=words(f"cb-source-{cube.source}"))


def cage(held: tuple[Coal, ...], at: int, words: Words) -> str:
    """Where the cage is and what it holds."""
    return words(
        "cb-cage-line",
        number=at,
        level=level(at, words),
        held=cubes(held, words),
        count=len(held),
        room=facts.CAGE_CAPACITY,
    )


def missing(outstanding: Outstanding, words: Words) -> str:
    """What an outstanding order still needs: "complete", or "needs 2 × black"."""
    spaces = facts.ORDERS[outstanding.order].spaces
    open_spaces = [coal for coal, filled in zip(spaces, outstanding.filled, strict=True) if not filled]
    return words("cb-order-needs", coals=coals(open_spaces, words)) if open_spaces else words("cb-order-complete")


def outstanding(order_: Outstanding, words: Words) -> str:
    """An outstanding order and what it still needs; as long as nothing lies on it, its coal is said once."""
    name = order(order_.order, words) if any(order_.filled) else order_bare(order_.order, words)
    return words("cb-order-state", order=name, state=missing(order_, words))


def lacking(outstanding_: Outstanding, words: Words) -> str:
    """What an order that is not complete still needs, to be heard: "2 black for horse cart 9"."""
    spaces = facts.ORDERS[outstanding_.order].spaces
    lacks = [coal for coal, filled in zip(spaces, outstanding_.filled, strict=True) if not filled]
    return words("cb-spoken-lacks", coals=coals(lacks, words), order=order_bare(outstanding_.order, words))


def workers(count: int, words: Words) -> str:
    """A number of workers."""
    return words("cb-workers", count=count)


def francs(count: int, words: Words) -> str:
    """A number of francs."""
    return words("cb-francs", count=count)


def points(count: int, words: Words) -> str:
    """A number of points."""
    return words("cb-points", count=count)


def steps(count: int, words: Words) -> str:
    """A number of mining steps."""
    return words("cb-steps", count=count)


def seat_colour(key: str, words: Words) -> str:
    """The name of a player's colour."""
    return words(f"cb-colour-{key}")


def minecarts(seat: SeatView, number: int) -> list[Coal | None]:
    """What each minecart of a tunnel level holds."""
    sections = [section for section in seat.sections if facts.SECTIONS[section.kind].level == number]
    return [cube for section in sections for cube in section.cubes]


def order_plainly(card: str, words: Words) -> str:
    """An order card without commas and brackets, as it is written into a form: "horse cart 9 black black"."""
    printed = facts.ORDERS[card]
    spaces = " ".join(coal(space, words) for space in printed.spaces)
    return f"{vehicle(printed.vehicle, words)} {printed.points} {spaces}"


def supply(view: View, words: Words) -> str:
    """The cubes left in the supply, by colour."""
    counted = zip(facts.COALS, view.supply, strict=True)
    return ", ".join(words("cb-times", count=count, name=coal(key, words)) for key, count in counted)


def level_line(seat: SeatView, number: int, words: Words) -> str:
    """A tunnel level with the cubes to load: "Level 3 (grey): 2 × grey to load"."""
    name = capital(level(number, words))
    return words("cb-mine-level", level=name, cubes=cubes(minecarts(seat, number), words))


def element(key: str, words: Words) -> str:
    """A scoring element: "empty grey minecarts"."""
    return words(f"cb-element-{key}")


def stage(key: str, words: Words) -> str:
    """What a stage of a turn waits for: "place workers"."""
    return words(f"cb-stage-{key}")
