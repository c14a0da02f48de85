"""The parameters of events and violations as words, and rules as references."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Value, Words
from cogs.ruhrschifffahrt.names import Names, names_of
from games.engine.event import Event
from games.engine.violation import Param

Params = Mapping[str, Param | tuple[Param, ...]]
HOUSE_RULE: Final = "DESIGN"
SECTIONS: Final = (
    *("2.1", "4.0", "5.1", "5.2", "5.3", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "6.5.1", "6.5.2", "6.6", "6.7"),
    *("7.0", "8.0", "8.1", "8.2"),
)
"""Sections of the rulebook that have a heading in our messages."""
RULED: Final[Mapping[str, str]] = {
    "R1": "4.0",
    "R4": "5.1",
    "R5": "6.4",
    "R6": "6.4",
    "R7": "5.2",
    "R8": "6.4",
    "R9": "6.4",
    "R10": "6.4",
    "R11": "6.4",
    "R12": "6.4",
    "R14": "5.2",
    "R15": "6.3",
    "R16": "6.3",
    "R17": "5.2",
    "R18": "6.3",
    "R19": "5.2",
    "R20": "5.2",
    "R21": "5.2",
    "R22": "5.2",
    "R23": "5.2",
    "R24": "5.3",
    "R25": "5.3",
    "R26": "5.3",
    "R27": "5.3",
    "R28": "5.3",
    "R31": "5.1",
    "R32": "5.1",
    "R33": "6.1",
    "R34": "6.1",
    "R35": "6.1",
    "R36": "6.1",
    "R37": "6.2",
    "R38": "6.2",
    "R42": "6.5.2",
    "R43": "6.5.2",
    "R45": "6.6",
    "R46": "6.6",
    "R47": "6.6",
    "R48": "6.6",
    "R49": "6.6",
    "R51": "6.6",
    "R53": "6.7",
    "R54": "6.7",
    "R55": "7.0",
    "R56": "7.0",
    "R58": "5.3",
    "R59": "5.3",
    "R60": "5.2",
    "R61": "5.3",
    "R62": "6.6",
    "R63": "7.0",
    "R64": "7.0",
    "R66": "6.3",
}
"""Our rulings, with the section each is about."""
_RULING: Final = re.compile(r"R\d+")


def phrases(params: Params, party: Party, words: Words) -> dict[str, Value]:
    """Each parameter as a message takes it: ids become names, amounts are written out, numbers stay numbers."""
    names = names_of(words, party.board)
    return {key: _phrase(key, value, party, names) for key, value in params.items()}


def of_event(event: Event, party: Party, words: Words) -> dict[str, Value]:
    """The parameters of an event; what the inn brought is one amount, points lost by a debt stay a number."""
    found = phrases(event.params, party, words)
    if event.kind == "inn_used":
        brought = [found[key] for key in ("coins", "points") if event.params[key]]
        found["gain"] = ", ".join(map(str, brought))
    points = event.params.get("points")
    if event.kind == "debt_made" and isinstance(points, int):
        found["points"] = points
    if "cell" in found:
        found.setdefault("cell_before", 0)  # logs of older versions do not say where the export marker came from
    return found


def _phrase(key: str, value: Param | tuple[Param, ...], party: Party, names: Names) -> Value:
    if isinstance(value, tuple):
        single = "seat" if key == "seats" else key.removesuffix("s")
        comma = names.words("ru-semicolon") if _NAMED.get(single) is Names.space else ", "
        return comma.join(str(_phrase(single, item, party, names)) for item in value) or names.words("ru-nothing")
    if isinstance(value, int):
        return _number(key, value, party, names)
    named = _NAMED.get(key.removeprefix("instead_"))
    if named is not None:
        return named(names, value)
    return value.replace("`", "´")


def _number(key: str, value: int, party: Party, names: Names) -> Value:
    """A seat by name, an amount written out; everything else stays a number."""
    if key in ("seat", "other") and 0 <= value < len(party.names):
        return party.names[value]
    written = _AMOUNTS.get(key)
    return value if written is None else written(names, value)


def _stage(names: Names, value: str) -> str:
    return names.words(f"ru-stage-{value}")


def _answer(names: Names, value: str) -> str:
    return names.words(f"ru-answer-{value}")


def _good(names: Names, value: str) -> str:
    return names.words(f"ru-good-{value}")


_NAMED: Final[Mapping[str, Callable[[Names, str], str]]] = {
    "storage": Names.space,
    "obstacle": Names.space,
    "city": Names.space,
    "space": Names.space,
    "option": Names.option,
    "tile": Names.tile,
    "colour": Names.coal,
    "dominion": Names.dominion,
    "country": Names.country,
    "source": Names.country,
    "area": Names.area,
    "era": Names.era,
    "what": _good,
    "answer": _answer,
    "stage": _stage,
}
_AMOUNTS: Final[Mapping[str, Callable[[Names, int], str]]] = {
    "coins": Names.coins,
    "coins_needed": Names.coins,
    "coins_have": Names.coins,
    "points": Names.points,
    "debts": Names.debts,
    "debts_possible": Names.debts,
}


def rule(reference: str, words: Words) -> str:
    """A section of the rulebook, a ruling of ours, or the house rule as a short reference."""
    if reference == HOUSE_RULE:
        return words("ru-rule-house")
    if reference in SECTIONS:
        return words("ru-rule-book", section=reference, heading=_heading(reference, words))
    section = RULED.get(reference, "")
    if section and _RULING.fullmatch(reference):
        return words("ru-rule-ruling", code=reference, section=section, heading=_heading(section, words))
    return reference


def _heading(section: str, words: Words) -> str:
    return words(f"ru-rule-heading-{section.replace('.', '-')}")
