"""The parameters of events and violations as words, and rules as references."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Value, Words
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.told import repairs
from games.engine.event import Event
from games.engine.violation import Param

Params = Mapping[str, Param | tuple[Param, ...]]


_UNPAID: Final = ("payment_forced", "option_chosen_unpaid")
_INDEBTED: Final = ("debt_made", "debt_made_from_calendar")


def phrases(params: Params, party: Party, words: Words) -> dict[str, Value]:
    """Each parameter as a message takes it: ids become names, amounts are written out, numbers stay numbers."""
    names = names_of(words, party.board)
    return {key: _phrase(key, value, party, names) for key, value in params.items()}


def of_event(event: Event, party: Party, words: Words) -> dict[str, Value]:
    """The parameters of an event; what the inn brought, or could not be paid, is one amount without zeros.

    Points lost by a debt stay a number.
    """
    found = phrases(event.params, party, words)
    if event.kind == "inn_used":
        brought = [found[key] for key in ("coins", "points") if event.params[key]]
        found["gain"] = ", ".join(map(str, brought))
    points = event.params.get("points")
    if event.kind in _UNPAID:
        lost = [found[key] for key in ("coins", "points") if event.params[key]] or [found["coins"]]
        found["gone"] = words.listed([str(one) for one in lost])
    if event.kind in _INDEBTED and isinstance(points, int):
        found["points"] = points
    if "cell" in found:
        found.setdefault("cell_before", 0)  # logs of older versions do not say where the export marker came from
    return found


def _phrase(key: str, value: Param | tuple[Param, ...], party: Party, names: Names) -> Value:
    if isinstance(value, tuple) and key == "counts":
        return _counted(value, party, names)
    if isinstance(value, tuple) and key == "areas":
        return names.cubes(Counter(str(area) for area in value))
    if isinstance(value, tuple):
        single = "seat" if key == "seats" else key.removesuffix("s")
        comma = names.words("ru-semicolon") if _NAMED.get(single) is Names.space else ", "
        return comma.join(str(_phrase(single, item, party, names)) for item in value) or names.words("ru-nothing")
    if key == "piece":
        return repairs.named(str(value), party, names)
    if isinstance(value, int):
        return _number(key, value, party, names)
    named = _NAMED.get(key.removeprefix("instead_"))
    if named is not None:
        return named(names, value)
    return value.replace("`", "´")


def _counted(counts: tuple[Param, ...], party: Party, names: Names) -> str:
    """A number for each seat."""
    by_name = zip(party.names, counts, strict=True)
    return ", ".join(names.words("ru-counted", who=who, count=int(count)) for who, count in by_name)


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


def _source(names: Names, value: str) -> str:
    return names.words(f"ru-score-{value}")


_NAMED: Final[Mapping[str, Callable[[Names, str], str]]] = {
    "storage": Names.space,
    "obstacle": Names.lock,
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
    "set": _source,
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
