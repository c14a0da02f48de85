"""The parameters of events and violations as words."""

from collections.abc import Mapping

from bot.presenter import Party
from bot.words import Value, Words
from cogs.coal_baron import names
from cogs.coal_baron.told import repairs
from games.engine.violation import Param

Params = Mapping[str, Param | tuple[Param, ...]]


def phrases(params: Params, party: Party, words: Words) -> dict[str, Value]:
    """Each parameter as a message takes it: ids become names, numbers stay numbers."""
    values: dict[str, Value] = {}
    for key, value in params.items():
        values.update(_phrase(key, value, party, words))
    return values


def _phrase(key: str, value: Param | tuple[Param, ...], party: Party, words: Words) -> dict[str, Value]:
    if key == "counts" and isinstance(value, tuple):
        named = zip(party.names, value, strict=True)
        return {key: ", ".join(words("cb-text-count", who=who, count=int(count)) for who, count in named)}
    if isinstance(value, tuple):
        return {key: _listed(key, [str(item) for item in value], words)}
    match key:
        case "piece":
            return {"piece": repairs.named(str(value), party, words)}
        case "level" if isinstance(value, int):
            return {"level": names.level(value, words), "number": value}
        case "instead_level" if isinstance(value, int):
            return {"instead_level": names.level(value, words)}
        case "other" if isinstance(value, int):
            return {"other": party.names[value] if 0 <= value < len(party.names) else str(value)}
        case "coal":
            return {"coal": names.coal(str(value), words), "cube": names.cube(str(value), words)}
        case _:
            return {key: value if isinstance(value, int) else _named(key, value, words)}


def _named(key: str, value: str, words: Words) -> str:
    """The name of an id; a word that somebody typed is kept as it is, only unable to leave its code marks."""
    match key:
        case "order":
            return names.order(value, words)
        case "tile":
            return names.tile(value, words)
        case "vehicle":
            return names.vehicle(value, words)
        case "space" | "instead_space":
            return names.space(value, words)
        case "instead_coal":
            return names.coal(value, words)
        case "element":
            return names.element(value, words)
        case "stage":
            return names.stage(value, words)
        case "source":
            return words(f"cb-source-{value}")
        case "place":
            return words(f"cb-place-{value}")
        case _:
            return value.replace("`", "´")


def _listed(key: str, items: list[str], words: Words) -> str:
    if key == "coals":
        return names.cubes(items, words)
    if key == "sources":
        return words.listed([words(f"cb-source-{item}") for item in dict.fromkeys(items)])
    return ", ".join(names.card(item, words) for item in items)
