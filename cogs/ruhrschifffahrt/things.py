"""The things of Ruhrschifffahrt by name: what lists show, and everything by which they are found."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from bot.words import LANGUAGES, Words, words
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.shown import trip_text
from cogs.typed.commands import Options
from games.engine.event import Seat
from games.ruhrschifffahrt import barges, facts, purchases, shipping
from games.ruhrschifffahrt.actions import Purchase
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State


def label(state: State, seat: Seat, verb: str, kind: str, value: str, words: Words) -> str:
    """A value by name, with its price or what it brings where that is known."""
    names = names_of(words, state.options.board)
    text = _name(kind, value, names)
    match kind:
        case "option":
            price = names.price(facts.OPTIONS[value].coins(state.round))
            return words("ru-offer", what=text, price=price)
        case "space":
            return _sale(state, seat, value, names) or text
        case "storage" if value in state.dice:
            die = names.die(river_of(state).storages[value], state.dice[value])
            return words("ru-start", storage=names.space(value), die=die)
        case "obstacle" | "city" | "dominion" | "country":
            price = _price(state, seat, f"{verb} {value}")
            return text if price is None else words("ru-offer", what=text, price=names.price(price))
        case _:
            return text


def _sale(state: State, seat: Seat, space: str, names: Names) -> str:
    """A sale with its pay and its way, if the barge is loaded for it."""
    trip = next((trip for trip in shipping.trips_of_barge(state, seat) if trip.space == space), None)
    if trip is None:
        return ""
    way = trip_text.way(state, barges.berth(state, seat), trip, names)
    return names.words("ru-sale-and-way", sale=trip_text.pays(trip, names), way=way)


def _price(state: State, seat: Seat, line: str) -> int | None:
    """What a purchase costs, if it can be made in coins."""
    legal: dict[str, Purchase] = {GAME.notation(act): act for act in purchases.legal_purchases(state, seat)}
    return purchases.price_of(state, legal[line]) if line in legal else None


def name(state: State, kind: str, value: str, words: Words) -> str:
    """A value of a kind by name."""
    return _name(kind, value, names_of(words, state.options.board))


def _name(kind: str, value: str, names: Names) -> str:
    match kind:
        case "by":
            return names.words(f"ru-suggest-by-{value}")
        case "good":
            return names.words(f"ru-good-{value}")
        case "option":
            return names.option(value)
        case "country":
            return names.country(value)
        case "dominion":
            return names.depot(value)
        case _:
            return names.space(value)


def texts(state: State, kind: str, value: str) -> Sequence[str]:
    """Everything by which a value is found: its id and its name in each language."""
    return _texts(kind, value, state.options.board)


@cache
def _texts(kind: str, value: str, board: str) -> tuple[str, ...]:
    every = [names_of(words(language), board) for language in LANGUAGES]
    named = [_name(kind, value, names) for names in every]
    dominions = [names.dominion(value) for names in every] if kind == "dominion" else []
    return (value.replace("_", " "), *named, *dominions)


def known(state: State, kind: str) -> Sequence[str]:
    """Everything of a kind on the board, legal or not."""
    river = river_of(state)
    match kind:
        case "option":
            return list(facts.OPTIONS)
        case "storage":
            return list(river.storages)
        case "space":
            return river.sale_spaces
        case "obstacle":
            return river.obstacles
        case "city":
            return list(river.cities)
        case "dominion":
            return facts.DEPOTS
        case "country":
            return facts.COUNTRIES
        case _:
            return ()


def near(state: State, seat: Seat, verb: str, given: Options) -> Sequence[Options]:
    """What a verb may name on this board, at the places that stand for all."""
    return _NEAR.get(verb, _die)(state, seat)


def _nothing(state: State, seat: Seat) -> Sequence[Options]:
    return ({},)


def _option(state: State, seat: Seat) -> Sequence[Options]:
    return ({"option": "pilot"},)


def _storage(state: State, seat: Seat) -> Sequence[Options]:
    return ({"storage": next(iter(river_of(state).storages))},)


def _die(state: State, seat: Seat) -> Sequence[Options]:
    """A storage with a die, if there is one."""
    return ({"storage": next(iter([*state.dice, *river_of(state).storages]))},)


def _haul(state: State, seat: Seat) -> Sequence[Options]:
    return [{**storage, "value": str(facts.HIGHEST_DIE)} for storage in _die(state, seat)]


def _port(state: State, seat: Seat) -> Sequence[Options]:
    return ({"space": river_of(state).port},)


def _obstacle(state: State, seat: Seat) -> Sequence[Options]:
    """One where no lock stands yet, if there is one."""
    return ({"obstacle": next(iter([*state.obstacles, *river_of(state).obstacles]))},)


def _cities(state: State, seat: Seat) -> Sequence[Options]:
    """Those without an own warehouse, if there are any."""
    every = river_of(state).cities
    free = [city for city in every if seat not in state.cities[city]]
    return [{"city": city} for city in free or every]


def _depots(state: State, seat: Seat) -> Sequence[Options]:
    return [{"dominion": dominion} for dominion in facts.DEPOTS]


def _columns(state: State, seat: Seat) -> Sequence[Options]:
    """Those without an own warehouse."""
    return [{"country": country} for country in facts.COUNTRIES if seat not in state.port[country]]


def _shifts(state: State, seat: Seat) -> Sequence[Options]:
    """Moves from columns with an own warehouse to those without, if there is one."""
    own = [country for country in facts.COUNTRIES if seat in state.port[country]]
    others = [country for country in facts.COUNTRIES if country not in own]
    return [{"source": source, "target": to} for source in own or others[:1] for to in others if to != source]


_NEAR: Final[Mapping[str, Callable[[State, Seat], Sequence[Options]]]] = {
    "option": _option,
    "transport": _storage,
    "haul": _haul,
    "plan": _port,
    "sell": _port,
    "lock": _obstacle,
    "city": _cities,
    "depot": _depots,
    "port": _columns,
    "shift": _shifts,
    "choose": _nothing,
    "inn": _nothing,
    "repay": _nothing,
}
"""By verb; any other names a storage with a die."""
