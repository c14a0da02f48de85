"""Typed texts with ids in place of names: during the draft what is no notation is a ranking of order cards."""

from typing import Final

from bot.words import LANGUAGES, Words, words
from cogs.coal_baron import names
from cogs.coal_baron.signs import signs
from cogs.coal_baron.typed import steps
from cogs.signs import place_of
from cogs.typed.meaning import fitting
from games.coal_baron import facts
from games.coal_baron.state import State
from games.coal_baron.verbs import VERBS
from games.engine.event import Seat
from games.engine.violation import MalformedAction, quoted

_READ: Final = frozenset(word for verb in VERBS for word in (verb.word, *verb.edits)) | {"goal"}
"""First words of texts that the rules read themselves."""
_SHORT: Final = frozenset(word for verb in VERBS for word in verb.edits) | {"goal", "unrank"}
"""Short forms, which are no steps of a plan."""


def spelt(state: State, seat: Seat, text: str) -> str:
    """A typed text with ids in place of names: what is no notation is a ranking during the draft."""
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "rank":
        return _line(state, rest)
    if state.turn.stage == "mining" and word.lower() not in _SHORT:
        return steps.spelt(state, seat, text)
    return _line(state, text) if state.phase == "draft" and word and word.lower() not in _READ else text


def example(state: State, seat: Seat, typed: str, words: Words) -> str:
    """A step with an own order for whoever is mining; else empty."""
    return steps.example(state, seat, typed, words) if state.turn.stage == "mining" else ""


def _line(state: State, text: str) -> str:
    parts = text.replace("\n", ",").replace(";", ",").split(",")
    ranked = [card for part in parts for card in cards(state, part)]
    if not ranked:
        raise MalformedAction("line-empty")
    return " ".join(("rank", *ranked))


def cards(state: State, part: str) -> list[str]:
    """The cards that a part of a ranking between commas means: ids and letters, or one name.

    Raises MalformedAction.
    """
    found = [_card(state, word) for word in part.split()]
    ids = [card for card in found if card is not None]
    return ids if len(ids) == len(found) else [_open_card(state, part.strip())]


def _card(state: State, word: str) -> str | None:
    """The card of that id, or of that letter where it is open."""
    return word.lower() if word.lower() in facts.ORDERS else place_of(word, signs(state), state.draft)


def _open_card(state: State, typed: str) -> str:
    """The one open card that somebody means: by its name in any language."""
    found = fitting(typed, state.draft, _card_texts)
    if len(found) > 1:
        raise MalformedAction("card-ambiguous", word=quoted(typed), count=len(found))
    if not found:
        raise MalformedAction("card-not-open", word=quoted(typed))
    return found[0]


def _card_texts(card: str) -> list[str]:
    """An order card's id and its name in each language."""
    return [card, *(names.order_plainly(card, words(language)) for language in LANGUAGES)]
