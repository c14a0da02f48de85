"""The parameters of events and violations as words, and rules as references."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.presenter import Party
from bot.words import Value, Words
from cogs.kohle_kolonie.names import ROMAN, Names, names_of
from cogs.kohle_kolonie.told.quantities import changes_told, name_of
from games.engine.violation import Param
from games.kohle_kolonie.state import SOURCE_INDEX

Params = Mapping[str, Param | tuple[Param, ...]]


def phrases(params: Params, party: Party, words: Words) -> dict[str, Value]:
    """Each parameter as a message takes it: ids become names, numbers stay numbers."""
    names = names_of(words, party.board)
    return {key: _phrase(key, value, party, names) for key, value in params.items()}


def _phrase(key: str, value: Param | tuple[Param, ...], party: Party, names: Names) -> Value:
    if key == "counts" and isinstance(value, tuple):
        return _by_seat(value, party, names)
    if key == "changes" and isinstance(value, tuple):
        return changes_told(value, party, names)
    if isinstance(value, tuple):
        single = key.removesuffix("s")
        return ", ".join(str(_phrase(single, item, party, names)) for item in value) or names.words("kk-nothing")
    if isinstance(value, int):
        return _number(key, value, party, names)
    if key == "quantity":
        return name_of(value, party, names)
    named = _NAMED.get(key.removeprefix("instead_"))
    if named is not None:
        return named(names, value)
    return value.replace("`", "´")


def _by_seat(counts: tuple[Param, ...], party: Party, names: Names) -> str:
    """Numbers by seat with the names of those who have any."""
    items = [
        names.words("kk-text-count", who=party.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    return ", ".join(items) or names.words("kk-nothing")


def _number(key: str, value: int, party: Party, names: Names) -> Value:
    """A seat, a round or a phase by name; everything else stays a number."""
    if key in ("seat", "other") and 0 <= value < len(party.names):
        return party.names[value]
    if key == "phase":
        return names.words(f"kk-phase-{value}")
    return ROMAN[value] if key == "round" and 0 < value < len(ROMAN) else value


def _source(names: Names, value: str) -> str:
    """Where points come from, or the spot that a miner leaves."""
    return names.words(f"kk-score-{value}") if value in SOURCE_INDEX else names.spot(value)


def _stage(names: Names, value: str) -> str:
    return names.words(f"kk-stage-{value}")


def _answer(names: Names, value: str) -> str:
    return names.words(f"kk-answer-{value}")


def _piece(names: Names, value: str) -> str:
    return names.words(f"kk-piece-{value}")


_NAMED: Final[Mapping[str, Callable[[Names, str], str]]] = {
    "bonus": Names.bonus,
    "card": Names.card,
    "ground": Names.ground,
    "village": Names.village,
    "station": Names.station,
    "line": Names.line,
    "spot": Names.spot,
    "source": _source,
    "pithead": Names.pithead,
    "price": Names.price,
    "marker": Names.marker,
    "disaster": Names.disaster,
    "answer": _answer,
    "piece": _piece,
    "stage": _stage,
}
