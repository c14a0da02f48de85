"""The things of Kohle & Kolonie by name: what lists show, and everything by which they are found."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from bot.words import LANGUAGES, Words, words
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.shown.player_text import card_and_ground
from cogs.typed.commands import Options
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_of


def label(state: State, seat: Seat, verb: str, kind: str, value: str, words: Words) -> str:
    """A value by name, a mine with its price."""
    names, cards = names_of(words, state.options.board), terrain_of(state).cards
    if kind != "card" or value not in cards:
        return _name(kind, value, names)
    card = cards[value]
    cost = names.coins(card.price)
    return words("kk-cost-and-effect", cost=card_and_ground(value, card, names), effect=cost)


def name(state: State, kind: str, value: str, words: Words) -> str:
    """A value of a kind by name."""
    return _name(kind, value, names_of(words, state.options.board))


def _name(kind: str, value: str, names: Names) -> str:
    match kind:
        case "bonus":
            return names.bonus(value)
        case "card":
            return names.card(value)
        case "ground":
            return names.ground(value)
        case "village":
            return names.village(value)
        case "engine_spot" | "space":  # stations may have the ids of spaces
            return names.engine_spot(value)
        case "pithead":
            return names.pithead(value)
        case "declared":
            return _declared(value, names)
        case _:
            return _said(kind, value, names)


def _said(kind: str, value: str, names: Names) -> str:
    """What is said in words of its own; else a place."""
    match kind:
        case "exchange":
            return names.words(f"kk-button-give-{value}")
        case "payment":
            return names.words(f"kk-move-pay-{value}")
        case "by" | "flip":
            return names.words(f"kk-suggest-by-{value}")
        case _:
            return names.spot(value)


def _declared(value: str, names: Names) -> str:
    aid, unification, *points = value.split()
    parts = [names.words("kk-value-aid", points=facts.AID_POINTS)] if aid == "aid" else []
    parts.append(names.words("kk-value-unification", points=int(unification)))
    parts += [names.words("kk-value-administration", points=int(one)) for one in points]
    return ", ".join(parts)


def texts(state: State, kind: str, value: str) -> Sequence[str]:
    """Everything by which a value is found: id, name in each language, a mine's ground, the city it lies in."""
    return _texts(kind, value, state.options.board)


@cache
def _texts(kind: str, value: str, board: str) -> tuple[str, ...]:
    every = [names_of(words(language), board) for language in LANGUAGES]
    found = [value.replace(".", " "), *(_name(kind, value, names) for names in every)]
    place = value
    if kind == "card":
        board_of = every[0].board
        ground = {str(mine.number): mine.ground for mine in (*board_of.small_mines, *board_of.single_mines)}
        place = ground.get(value, "")
        found += [f"{_name(kind, value, names)} {names.ground(place)}" for names in every]
    if kind not in ("engine_spot", "space") and every[0].region(place):
        found += [f"{_name(kind, value, names)} {names.city(place)}" for names in every]
    return tuple(found)


def known(state: State, kind: str) -> Sequence[str]:
    """Everything of a kind on the board, legal or not."""
    listing = _KNOWN.get(kind)
    return () if listing is None else listing(terrain_of(state))


def _numbered(terrain: Terrain) -> Sequence[str]:
    return [card for card in terrain.cards if card.isdecimal()]


def _spots(terrain: Terrain) -> Sequence[str]:
    """Wherever miners and engineers may stand, and the spaces, for whoever types one all the same."""
    return list(
        dict.fromkeys(
            (
                *terrain.villages,
                *(station.id for station in terrain.board.stations),
                *terrain.spaces,
                *(f"rescue.{space}" for space in terrain.spaces),
                *_slots(terrain),
                "pool",
            )
        )
    )


def _slots(terrain: Terrain) -> Sequence[str]:
    slots = (f"{card.id}.{slot.id}" for card in facts.PITHEADS for slot in (*card.front, *(card.back or ())))
    return list(dict.fromkeys(slots))


def _engine_spots(terrain: Terrain) -> Sequence[str]:
    """Wherever engines may stand; stations may have the ids of spaces."""
    return [*terrain.spaces, *_slots(terrain)]


_KNOWN: Final[Mapping[str, Callable[[Terrain], Sequence[str]]]] = {
    "bonus": lambda terrain: facts.BONUS_MARKERS,
    "card": _numbered,
    "village": lambda terrain: list(terrain.villages),
    "space": lambda terrain: terrain.spaces,
    "pithead": lambda terrain: list(facts.PITHEAD_INDEX),
    "ground": lambda terrain: list(terrain.small),
    "spot": _spots,
    "engine_spot": _engine_spots,
    "flip": lambda terrain: ("workers", "coins"),
}


_SLOTS_OF: Final[Mapping[str, str]] = {
    **dict.fromkeys(("engineer", "shift"), "engineer"),
    "engine": "engine",
    **dict.fromkeys(("insert", "move", "put"), "miner"),
}
"""By verb: for which pieces the places of pithead cards are that it names."""
_SLOT_FOR: Final[Mapping[str, str]] = {
    f"{card.id}.{slot.id}": slot.piece for card in facts.PITHEADS for slot in (*card.front, *(card.back or ()))
}
"""For which piece each place of a pithead card is."""
_ENGINEERS: Final = ("engineer", "shift")
"""Verbs that name places of pithead cards alone."""


def fits(verb: str, kind: str, value: str) -> bool:
    """Whether a verb could ever name a place: of a pithead card only those for its pieces."""
    if kind not in ("spot", "engine_spot") or verb not in _SLOTS_OF:
        return True
    slot = _SLOT_FOR.get(value)
    return verb not in _ENGINEERS if slot is None else slot == _SLOTS_OF[verb]


def near(state: State, seat: Seat, verb: str, given: Options) -> Sequence[Options]:
    """What lies there; the example of the row where it makes no difference."""
    terrain = terrain_of(state)
    match verb:
        case "buy":
            return [{"mine": card} for card in state.display] or ({},)
        case "settle":
            return [{"village": village} for village in terrain.open_villages] or ({},)
        case "engine" | "secure" | "rescue":
            cards = zip(terrain.spaces, state.seats[seat].cards, strict=True)
            option = "place" if verb == "engine" else "space"
            return [{option: space} for space, held in cards if held] or ({},)
        case _:
            return ({},)
