"""Which thing somebody means who types a name instead of choosing from the list, and which things in a ranking."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from cogs.interactions.completing import NOTHING
from cogs.matching import folded, matches, nearly, wholly
from cogs.signs import Signs, is_letter, place_of
from games.engine.violation import MalformedAction

SHOWN: Final = 8
"""Candidates that a refusal lists."""


def only_legal(
    typed: str, legal: Sequence[str], texts: Callable[[str], Sequence[str]], every: Sequence[str] = ()
) -> str:
    """The one legal value that is meant; what may be several things, or none, stays as it is typed.

    Of `every` value, legal or not, one of just that name comes first, so that its refusal says why; and where
    another of them is as near by a slip, none is meant.
    """
    if typed.strip().lower() in legal:
        return typed
    exact = called(typed, every, texts)
    if len(exact) == 1:
        return exact[0]
    found = [value for value in legal if matches(typed, texts(value))]
    found = found or slipped(typed, tuple(dict.fromkeys((*legal, *every))), texts)
    return found[0] if len(found) == 1 and found[0] in legal else typed


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
    """The one id that is meant: an id or a sign itself, else just a name, a legal name that begins so, any known
    one, or one with a slip, of legal or known alike: of two that are as near, none is taken for the other.

    The letter of a place that is not among them begins no name. Raises MalformedAction with what could be meant,
    each as it is `listed`, or `nothing`.
    """
    ids = {value.lower(): value for value in (*known, *legal)}
    said = typed.strip()
    if typed == NOTHING or said.lower() in ids:
        return ids.get(said.lower(), typed)
    signed = place_of(typed, signs or {}, (*legal, *known))
    if signed is not None:
        return signed
    every = tuple(dict.fromkeys((*legal, *known)))
    exact = called(typed, every, texts)
    if len(exact) == 1:
        return exact[0]
    if exact or not is_letter(typed, signs or {}):
        for means, values in ((meant, legal), (meant, known), (slipped, every)):
            found = means(typed, values, texts)
            if len(found) == 1:
                return found[0]
            if found:
                raise unclear("name-ambiguous", said, [listed(value) for value in found], nothing)
    raise unclear("name-unknown", said, [listed(value) for value in legal], nothing)


def called(typed: str, values: Sequence[str], texts: Callable[[str], Sequence[str]]) -> list[str]:
    """The values of which a text is just what is typed."""
    said = folded(typed)
    return [value for value in values if said and said in map(folded, texts(value))]


def meant(typed: str, values: Sequence[str], texts: Callable[[str], Sequence[str]]) -> list[str]:
    """The values that may be meant: the one of which a text is just what is typed, else all that fit."""
    found = [value for value in values if matches(typed, texts(value))]
    exact = called(typed, found, texts)
    return exact if len(exact) == 1 else found


def slipped(typed: str, values: Sequence[str], texts: Callable[[str], Sequence[str]]) -> list[str]:
    """The values of which a text is what is typed, but for one slip; those of which it is the whole come first."""
    found = [value for value in values if nearly(typed, texts(value))]
    return [value for value in found if wholly(typed, texts(value))] or found


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
