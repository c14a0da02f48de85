"""Steps of mining as players write them: in the words of a language, or in notation, or in both."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from bot.words import LANGUAGES, Words, words
from cogs.coal_baron import names
from cogs.coal_baron.signs import mining_signs
from cogs.matching import folded, matches
from games.coal_baron import facts
from games.coal_baron.actions import Action, Cube, FillSpace, FillWithTwo, LoadCube, MoveCage, StoreCube
from games.coal_baron.facts import Coal
from games.coal_baron.game import GAME
from games.coal_baron.mining import LEVELS
from games.coal_baron.state import State
from games.engine.event import Seat

Folded: TypeAlias = tuple[str, ...]

VERBS: Final = ("cage", "load", "store", "fill", "pair", "end")
_OF_COAL: Final = ("load", "store")
"""Verbs that name a coal, of which there may be several cubes."""
SOURCES: Final = ("cage", "storage")
_OF_ORDERS: Final = ("fill", "pair")
"""Verbs that name an order first."""


def in_words(state: State, seat: Seat, actions: Sequence[Action], text: Words) -> str:
    """The steps of a plan in the words of a language, so that they are read again as the same steps."""
    return ", ".join(_step(state, seat, action, text) for action in actions)


def _step(state: State, seat: Seat, action: Action, text: Words) -> str:
    match action:
        case MoveCage(level=level):
            return f"{text('cb-word-cage')} {level}"
        case LoadCube(coal=coal):
            return f"{text('cb-word-load')} {names.coal(coal, text)}"
        case StoreCube(coal=coal):
            return f"{text('cb-word-store')} {names.coal(coal, text)}"
        case FillSpace(order=order, coal=coal, source=source):
            said = f"{text('cb-word-fill')} {_order(state, seat, order, text)} {names.coal(coal, text)}"
            return said if source == "cage" else f"{said} {text('cb-source-storage')}"
        case FillWithTwo(order=order, space=space, cubes=cubes):
            pair = " ".join(_cube(cube, text) for cube in cubes)
            return f"{text('cb-word-pair')} {_order(state, seat, order, text)} {names.coal(space, text)} {pair}"
        case _:
            return GAME.notation(action)


def _cube(cube: Cube, text: Words) -> str:
    return f"{text(f'cb-source-{cube.source}')}:{names.coal(cube.coal, text)}"


def _order(state: State, seat: Seat, order: str, text: Words) -> str:
    """An order by its short name, or by its letter where another outstanding one is called the same."""
    name = names.order_bare(order, text)
    alike = [one.order for one in state.seats[seat].outstanding if names.order_bare(one.order, text) == name]
    return name if len(alike) == 1 else mining_signs(state.seats[seat])[order]


def spelt(state: State, seat: Seat, text: str) -> str:
    """The steps with ids in place of words of any language; what is no such word stays as it is written."""
    parts = text.replace("\n", ",").replace(";", ",").split(",")
    return ", ".join(_spelt_step(state, seat, part.split()) for part in parts)


def _spelt_step(state: State, seat: Seat, said: list[str]) -> str:
    if not said:
        return ""
    verb = _ids("verb").get(_fold(said[0]), said[0])
    rest, order = said[1:], list[str]()
    if verb == "cage":
        return f"{verb} {_level(rest)}".strip()
    if verb in _OF_COAL and (steps := _several(verb, rest)):
        return steps
    if verb in _OF_ORDERS:
        order, rest = _order_first(state, seat, rest)
    return " ".join((verb, *order, *(_word(one) for one in rest)))


def _level(said: list[str]) -> str:
    """The level that is meant: "surface", "to level 3 (grey)"; what is none stays as it is written."""
    typed = _fold(" ".join(said))
    numbers = [word for word in typed if word.isdecimal()]
    if not numbers and set(typed) & _surface():
        return "0"
    others = set(typed) - _beside_level() - set(numbers)
    return numbers[0] if len(numbers) == 1 and not others else " ".join(said)


@cache
def _surface() -> frozenset[str]:
    """What the surface is called, in every language."""
    return frozenset(_fold(words(language)("cb-step-cage-surface"))[-1] for language in LANGUAGES)


@cache
def _beside_level() -> frozenset[str]:
    """Words that stand beside the number where a step or a level is told, in every language."""
    told = [
        words(language)("cb-step-cage", level=names.level(level, words(language)))
        for language in LANGUAGES
        for level in LEVELS[1:]
    ]
    return frozenset(word for text in told for word in _fold(text) if not word.isdecimal())


def _several(verb: str, said: list[str]) -> str:
    """A step for each of several cubes of a coal: "2 black", "a black cube (2 times)"; empty for anything else."""
    typed = _fold(" ".join(said))
    numbers = [int(word) for word in typed if word.isdecimal()] or [1]
    coals = {_coal_words()[word] for word in typed if word in _coal_words()}
    others = {word for word in typed if not word.isdecimal()} - {*_coal_words(), *_beside_cube()}
    if others or len(coals) != 1 or len(numbers) > 1 or not 1 <= numbers[0] <= facts.CAGE_CAPACITY:
        return ""
    return ", ".join([f"{verb} {coals.pop()}"] * numbers[0])


@cache
def _coal_words() -> Mapping[str, Coal]:
    """Coals by the words for them and for several of them, and for a cube of them."""
    found: dict[str, Coal] = {}
    for text in map(words, LANGUAGES):
        for coal in facts.COALS:
            (named,) = _fold(names.coal(coal, text))
            found |= dict.fromkeys((named, f"{named}s"), coal)
            found |= {word: coal for word in _fold(names.cube(coal, text)) if word.startswith(named)}
    return found


@cache
def _beside_cube() -> frozenset[str]:
    """Words that stand beside the coal where cubes and how many are told, in every language."""
    told = [
        line
        for text in map(words, LANGUAGES)
        for line in (
            *(names.cube(coal, text) for coal in facts.COALS),
            text("cb-step-load", coal="", count=1),
            text("plan-moves-times", count=2, move=""),
        )
    ]
    return frozenset(word for line in told for word in _fold(line) if not word.isdecimal()) - {*_coal_words()}


def _order_first(state: State, seat: Seat, said: list[str]) -> tuple[list[str], list[str]]:
    """The outstanding order that stands first, and the words after it.

    By id, letter, short name in any language or the beginnings of its words, or its vehicle alone where no other
    has the same.
    """
    orders = [one.order for one in state.seats[seat].outstanding]
    signs = mining_signs(state.seats[seat])
    for count in range(len(said), 0, -1):
        typed = " ".join(said[:count]).lower()
        if typed in orders:  # the number of an id is not that of the points
            return [typed], said[count:]
        for names_of in (_order_names, _vehicle_names):
            meant = [order for order in orders if _fold(typed) in names_of(order)]
            if len(meant) == 1:
                return meant, said[count:]
        meant = [order for order in orders if _begins(typed, order)]
        if len(meant) == 1 and len(said) > count:
            return meant, said[count:]
    lettered = [order for order in orders if said and signs[order] == said[0].upper()]
    return (lettered, said[1:]) if lettered else ([], said)


def _begins(typed: str, order: str) -> bool:
    """Whether a vehicle and a number begin the words of an order's short name: "horse 10" for "horse cart 10"."""
    return len(_fold(typed)) > 1 and matches(typed, [names.order_bare(order, words(one)) for one in LANGUAGES])


@cache
def _order_names(order: str) -> frozenset[Folded]:
    return frozenset(_fold(names.order_bare(order, words(language))) for language in LANGUAGES)


@cache
def _vehicle_names(order: str) -> frozenset[Folded]:
    return frozenset(_fold(names.vehicle(facts.ORDERS[order].vehicle, words(language))) for language in LANGUAGES)


def example(state: State, seat: Seat, typed: str, text: Words) -> str:
    """A step on an own order, for whoever wrote one that cannot be read; empty where there is none."""
    verb = _ids("verb").get(_fold(typed.partition(" ")[0]), "")
    for own in state.seats[seat].outstanding:
        spaces = zip(facts.ORDERS[own.order].spaces, own.filled, strict=True)
        free: list[Coal] = [coal for coal, on in spaces if not on]
        if free and verb == "fill":
            return in_words(state, seat, [FillSpace(own.order, free[0])], text)
        if free and verb == "pair":
            other: Coal = next(coal for coal in facts.COALS if coal != free[0])
            pair = FillWithTwo(own.order, free[0], (Cube("cage", other), Cube("cage", other)))
            return in_words(state, seat, [pair], text)
    return ""


def _word(said: str) -> str:
    """A coal, a source, or a cube as "source:coal"."""
    return ":".join(_ids("thing").get(_fold(part), part) for part in said.split(":"))


@cache
def _ids(kind: str) -> dict[Folded, str]:
    """Ids by what they are called in every language."""
    keys: Iterable[tuple[str, str]]
    if kind == "verb":
        keys = [(verb, f"cb-word-{verb}") for verb in VERBS]
    else:
        coals = [(coal, f"cb-coal-{coal}") for coal in facts.COALS]
        keys = [*coals, *((source, f"cb-source-{source}") for source in SOURCES)]
    return {_fold(words(language)(key)): id for id, key in keys for language in LANGUAGES}


def _fold(text: str) -> Folded:
    return folded(text)
