"""What somebody means who types a name into a command instead of choosing from autocomplete.

A name counts in any language, without regard to case and accents. What is legal comes first; a name of something
else on the board is taken as well, so that the refusal says why that is not possible.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.words import Words
from cogs.matching import folded, matches
from cogs.ruhrschifffahrt import foresight, reading, suggest
from cogs.ruhrschifffahrt.names import names_of
from games.engine.event import Seat
from games.engine.violation import MalformedAction
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

SHOWN: Final = 8
"""Candidates that a refusal lists."""
NAMED: Final = ("option", "storage", "space", "obstacle", "city", "dominion", "country", "source", "target")
"""Options that take something with a name; the others take numbers and fixed words."""


def meant(state: State, seat: Seat, verb: str, options: Mapping[str, str], words: Words) -> str:
    """The text for `actions` that a command means, names replaced by ids; raises MalformedAction."""
    given = {name: value for name, value in options.items() if value}
    if verb == "storages":
        return f"storages {_ranking(state, given.get('storages', ''), words)}"
    if verb == "purchases":
        return _purchases(state, seat, given.get("what", ""), given.get("most", ""))
    for option in suggest.OPTIONS.get(verb, ()):
        if option in NAMED and option in given:
            others = {name: value for name, value in given.items() if name != option}
            legal = suggest.legal_values(state, seat, verb, option, others)
            given[option] = resolved(given[option], legal, _known(state, option), state, words)
    return suggest.line(verb, given)


def _purchases(state: State, seat: Seat, what: str, most: str) -> str:
    """Purchases with their limit, or with what they cost by present prices where none is given."""
    made = tuple(reading.purchase(part) for part in what.split("/") if part.strip())
    limit = most or str(foresight.cost(state, seat, made))
    return f"purchases {limit} {' / '.join(GAME.notation(act) for act in made)}".rstrip()


def _known(state: State, option: str) -> Sequence[str]:
    """Everything on the board that an option can name, legal or not."""
    river = river_of(state)
    match option:
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
        case _:
            return facts.COUNTRIES


def resolved(typed: str, legal: Sequence[str], known: Sequence[str], state: State, words: Words) -> str:
    """The one id that is meant: an id itself, else a legal name, else any name."""
    said = typed.strip().lower()
    if typed == suggest.NOTHING or said in (*legal, *known):
        return said
    for values in (legal, known):
        found = [value for value in values if matches(typed, suggest.texts(value, state.options.board))]
        exact = [value for value in found if _exactly(typed, suggest.texts(value, state.options.board))]
        if len(found) == 1 or len(exact) == 1:
            return (exact or found)[0]
        if found:
            raise _unclear("name-ambiguous", typed, found, state, words)
    raise _unclear("name-unknown", typed, legal, state, words)


def _exactly(typed: str, texts: Sequence[str]) -> bool:
    return any(folded(typed) == folded(text) for text in texts)


def _unclear(code: str, typed: str, found: Sequence[str], state: State, words: Words) -> MalformedAction:
    """A refusal that lists what could be meant."""
    names = names_of(words, state.options.board)
    listed = [suggest.name_of(value, names) for value in found[:SHOWN]]
    listed += ["…"] if len(found) > SHOWN else []
    return MalformedAction(code, word=typed.strip()[:40], names=" · ".join(listed) or words("ru-nothing"))


def _ranking(state: State, typed: str, words: Words) -> str:
    """Storages by id, or by name with commas between them."""
    every = list(river_of(state).storages)
    if all(word in every for word in typed.lower().split()):
        return typed.lower()
    parts = [part for part in typed.replace(";", ",").split(",") if part.strip()]
    return " ".join(resolved(part, every, every, state, words) for part in parts)
