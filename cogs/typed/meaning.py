"""Which thing somebody means who types a name instead of choosing from the list, and which things in a ranking."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cogs.interactions.completing import NOTHING
from cogs.matching import folded, matches, nearly
from cogs.signs import Signs, place_of
from games.engine.violation import MalformedAction

SHOWN: Final = 8
"""Candidates that a refusal lists."""


def only_legal(typed: str, legal: Sequence[str], texts: Callable[[str], Sequence[str]]) -> str:
    """The one legal value that is meant; what may be several things, or none, stays as it is typed."""
    if typed.strip().lower() in legal:
        return typed
    found = fitting(typed, legal, texts)
    return found[0] if len(found) == 1 else typed


def fitting(typed: str, values: Sequence[str], texts: Callable[[str], Sequence[str]]) -> list[str]:
    """The values of which a text has the typed words; where there is none, those that have them but for a slip."""
    found = [value for value in values if matches(typed, texts(value))]
    return found or slipped(typed, values, texts)


def resolved(
    typed: str,
    legal: Sequence[str],
    known: Sequence[str],
    texts: Callable[[str], Sequence[str]],
    listed: Callable[[str], str],
    nothing: str,
    signs: Signs | None = None,
) -> str:
    """The one id that is meant: an id or a sign itself, else a legal name, any known name, or one with a slip.

    Raises MalformedAction with what could be meant, each as it is `listed`, or `nothing`.
    """
    ids = {value.lower(): value for value in (*known, *legal)}
    said = typed.strip()
    if typed == NOTHING or said.lower() in ids:
        return ids.get(said.lower(), typed)
    signed = place_of(typed, signs or {}, (*legal, *known))
    if signed is not None:
        return signed
    for means in (meant, slipped):
        for values in (legal, known):
            found = means(typed, values, texts)
            if len(found) == 1:
                return found[0]
            if found:
                raise unclear("name-ambiguous", said, [listed(value) for value in found], nothing)
    raise unclear("name-unknown", said, [listed(value) for value in legal], nothing)


def meant(typed: str, values: Sequence[str], texts: Callable[[str], Sequence[str]]) -> list[str]:
    """The values that may be meant: the one of which a text is just what is typed, else all that fit."""
    found = [value for value in values if matches(typed, texts(value))]
    exact = [value for value in found if any(folded(typed) == folded(text) for text in texts(value))]
    return exact if len(exact) == 1 else found


def slipped(typed: str, values: Sequence[str], texts: Callable[[str], Sequence[str]]) -> list[str]:
    """The values of which a text is what is typed, but for one slip."""
    return [value for value in values if nearly(typed, texts(value))]


def typed_ranking(
    typed: str, ids: Iterable[str], entries: Callable[[str], Sequence[str]]
) -> tuple[list[str], str]:
    """What is typed of a ranking so far, and its last entry where that is no id yet.

    `entries` are those that stand between two commas; it may raise MalformedAction.
    """
    by_word = {one.lower(): one for one in ids}
    *done, last = typed.replace(";", ",").split(",")
    ranked = [entry for part in done for entry in entries(part)]
    rest = last.split()
    while rest and rest[0].lower() in by_word:
        ranked.append(by_word[rest.pop(0).lower()])
    return ranked, " ".join(rest)


def unclear(code: str, typed: str, candidates: Sequence[str], nothing: str) -> MalformedAction:
    """A refusal that lists what could be meant."""
    more = ["…"] if len(candidates) > SHOWN else []
    return MalformedAction(code, word=typed[:40], names=" · ".join((*candidates[:SHOWN], *more)) or nothing)
