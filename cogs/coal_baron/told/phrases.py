"""The parameters of events and violations as words."""

import re
from collections.abc import Mapping

from bot.presenter import Party
from bot.words import Value, Words
from cogs.coal_baron import names
from games.engine.violation import Param

Params = Mapping[str, Param | tuple[Param, ...]]

HEADINGS: Mapping[str, str] = {
    "Mise en place": "setup",
    "Déroulement du jeu": "course",
    "Tour de jeu": "turn",
    "Usine de berlines": "factory",
    "Extraction": "mining",
    "Livraison": "delivery",
    "Capitaux": "money",
    "Commandes": "orders",
    "Fin d'un quart": "shift-end",
    "Fin de la partie": "game-end",
    "Notes supplémentaires": "notes",
}
"""Headings of the French rulebook, and how our messages call them."""
HOUSE_RULE = "DESIGN"
_REFERENCE = re.compile(r"(?P<heading>.*?)(?: (?P<point>\d+(?:-\d+)?))?")


def phrases(params: Params, party: Party, words: Words) -> dict[str, Value]:
    """Each parameter as a message takes it: ids become names, numbers stay numbers."""
    values: dict[str, Value] = {}
    for key, value in params.items():
        values.update(_phrase(key, value, party, words))
    return values


def _phrase(key: str, value: Param | tuple[Param, ...], party: Party, words: Words) -> dict[str, Value]:
    if isinstance(value, tuple):
        return {key: _listed(key, [str(item) for item in value], words)}
    match key:
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


def rule(reference: str, words: Words) -> str:
    """A section of the rulebook, a ruling of the notes, or the house rule in short, in the reader's language.

    French readers get the heading as their rulebook prints it.
    """
    if reference == HOUSE_RULE:
        return words("cb-rule-house")
    match = _REFERENCE.fullmatch(reference)
    if match is None or match["heading"] not in HEADINGS:
        return words("cb-rule-ruling", code=reference)
    point = f" {match['point']}" if match["point"] else ""
    printed = match["heading"]
    heading = printed if words.language == "fr" else words(f"cb-rule-heading-{HEADINGS[printed]}")
    return words("cb-rule-book", heading=heading + point)
