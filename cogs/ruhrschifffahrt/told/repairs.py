"""What the table may set right, by name, and what it has set."""

from typing import Final

from bot.presenter import Party
from bot.words import Words
from cogs.ruhrschifffahrt.names import Names, names_of
from games.engine.event import Event
from games.engine.repairing import NOTHING
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.repairing_river import NOBODY
from games.ruhrschifffahrt.state import State

_OF_SEAT: Final = (
    *("coins", "supply", "with_lock", "with_mark", "debts", "locks", "option", "barge"),
    *("points", "warehouses", "in_port"),
)
"""What a seat has once, by the first part of its id."""
_OF_BOARD: Final = ("turn", "export", "pilot_ban", "forced_lock", "locks")
"""What there is once."""
_OWNERS: Final = ("city", "depot", "port")


def quantity(state: State, id: str, party: Party, words: Words) -> str:
    """What may be set, by its name: "Anna’s coins"."""
    return named(id, party, names_of(words, party.board))


def quantity_value(state: State, id: str, value: str, party: Party, words: Words) -> str:
    """One of its values in words."""
    return valued(id, value, party, names_of(words, party.board))


def named(id: str, party: Party, names: Names) -> str:
    """A quantity, or a kind of piece, by its name."""
    words = names.words
    kind, *of = id.split(".")
    match kind, of:
        case _, []:
            key = f"ru-quantity-the-{kind}"
            return words(key) if kind in _OF_BOARD else words("ru-quantity-demand-tile", tile=names.tile(kind))
        case _, [seat] if kind in _OF_SEAT:
            return words(f"ru-quantity-own-{kind}", who=party.names[int(seat)])
        case "points", [source, seat]:
            name = words(f"ru-score-{source}")
            return words("ru-quantity-points-of", who=party.names[int(seat)], source=name)
        case "calendar", [round, seat]:
            return words("ru-quantity-calendar", who=party.names[int(seat)], round=int(round))
        case "cubes", [area, seat]:
            return words("ru-quantity-cubes", who=party.names[int(seat)], area=names.area(area))
        case "tile", [tile, seat]:
            return words("ru-quantity-tile", who=party.names[int(seat)], tile=names.tile(tile))
        case "track", [colour, cell]:
            return words("ru-quantity-track", colour=names.coal(colour), number=int(cell) + 1)
        case "removed" | "dice", [colour]:
            return words(f"ru-quantity-of-{kind}", colour=names.coal(colour))
        case "white", [tile]:
            return words("ru-quantity-white", tile=names.tile(tile))
        case "country", [country]:
            return words("ru-quantity-country", country=names.country(country))
        case _:
            return _place(kind, of, names)


def _place(kind: str, of: list[str], names: Names) -> str:
    """A place of the river, the coal depots or the port."""
    where = {"depot": names.depot, "port": names.country}.get(kind, names.space)
    place = names.words(f"ru-quantity-at-{kind}", place=where(of[0]))
    return names.words("ru-quantity-number", what=place, number=int(of[1]) + 1) if len(of) > 1 else place


def valued(id: str, value: str, party: Party, names: Names) -> str:
    """A value of a quantity in words."""
    words, kind = names.words, id.partition(".")[0]
    if kind == "turn" or (kind in _OWNERS and value != NOBODY):
        return party.names[int(value)]
    match kind:
        case "pilot_ban" | "forced_lock" | "calendar":
            return words(f"ru-value-{value}")
        case "obstacle":
            return words("ru-kind-obstacle" if value == "obstacle" else "ru-value-lock")
        case "tile":
            return words(f"ru-value-tile-{value}")
        case "export":
            return str(int(value) + 1)
        case "barge":
            return names.space(value)
        case "option" if value in facts.OPTIONS:
            return names.option(value)
        case _:
            return words("ru-nobody") if value == NOBODY else words("ru-nothing") if value == NOTHING else value


def changes(event: Event, party: Party, names: Names) -> str:
    """What a repair has set, each with the value before and after."""
    said = event.params["changes"]
    items = [str(word) for word in said] if isinstance(said, tuple) else []
    return names.words("ru-semicolon").join(
        names.words(
            "ru-changed",
            name=named(id, party, names),
            before=valued(id, before, party, names),
            after=valued(id, after, party, names),
        )
        for id, before, after in zip(items[::3], items[1::3], items[2::3], strict=True)
    )
