"""What can be chosen, in short: signs where places have some, else what tells a choice from those beside it."""

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from bot.choices import LISTED, Targets, named, short_title
from bot.words import Words

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The signs of places: without I and O, which are taken for 1 and 0 where they are read."""
WHOLE: Final = 120
"""So long may all names together be to be said as they stand."""
NAMED: Final = 150
"""So long may they be without what a choice costs and brings; beyond it signs and numbers alone are said."""
RUN: Final = 3
"""So many that follow one another are said by the first and the last."""
_SIGNED: Final = re.compile(r"((?:[A-Z]{1,2}|\d+)(?:, [A-Z]{1,2})*) · ")
_NUMBERED: Final = re.compile(r"[^,:(]+ \((\d+)\)(?=,|$)")
_NUMBERS: Final = 1000
"""More than any letter's place among the signs."""
_COUNTED: Final = re.compile(r"(.*?)(\d+)$")
_DETAILS: Final = re.compile(r"(?<!\(\d\))(?<!\(\d\d\)), | \((?!\d+\))|, |; ")
_COSTS: Final = re.compile(r"\s*:\s|, |; | \(")


def public_choices(found: Sequence[Targets], text: Words) -> list[str]:
    """A sentence for each menu, and one for the buttons: as much of each choice as there is room for.

    Of more than twenty choices the menus are told with how many they offer, as areas come first there.
    """
    labels = [label for one in found for label in one.labels]
    if len(labels) > LISTED:
        return [
            named(_titled(one, found), text, counted=True) if one.title else _listed(one, found, _briefly, text)
            for one in found
        ]
    if sum(map(len, labels)) <= WHOLE:
        return [named(one, text, counted=False) for one in found]
    by_name = [_listed(one, found, _by_name, text) for one in found]
    if sum(map(len, by_name)) <= NAMED:
        return by_name
    return [_listed(one, found, _briefly, text) for one in found]


def _titled(one: Targets, found: Sequence[Targets]) -> Targets:
    """The menu by the beginning of its title, where no other menu begins like it."""
    short = short_title(one.title)
    alone = sum(short_title(other.title) == short for other in found) == 1
    return Targets(short if alone else one.title, one.labels)


def _listed(
    one: Targets, found: Sequence[Targets], said: Callable[[Sequence[str], Words], list[str]], text: Words
) -> str:
    title, items = _titled(one, found).title, said(one.labels, text)
    labels = (text("choices-separator") if any("," in item for item in items) else ", ").join(items)
    return text("choices-listed", title=title, labels=labels) if title else f"{labels}."


def _by_name(labels: Sequence[str], text: Words) -> list[str]:
    """Names, with signs and what is behind a colon; of pairs of places the signs alone, which have both."""
    found = [_SIGNED.match(label) for label in labels]
    if any(sign and "," in sign.group(1) for sign in found):
        return _signs(labels, text) or list(labels)
    said = [sign.group() if sign else "" for sign in found]
    told = _told_apart([label[len(sign) :] for label, sign in zip(labels, said, strict=True)], _DETAILS)
    return list(dict.fromkeys(f"{sign}{name}" for sign, name in zip(said, told, strict=True)))


def _briefly(labels: Sequence[str], text: Words) -> list[str]:
    """Signs, numbers of their own, or names; what follows one another by the first and the last."""
    if signs := _signs(labels, text):
        return signs
    numbers = [_NUMBERED.match(label) for label in labels]
    own = [found.group(1) for found in numbers if found]
    return _runs(own if len(own) == len(labels) else _names(labels), text)


def _names(labels: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(_told_apart(labels, _COSTS)))


def _told_apart(labels: Sequence[str], at: re.Pattern[str]) -> list[str]:
    """As much of each label as tells it from the others, ending where a detail begins."""
    cuts = [[*(label[: cut.start()] for cut in at.finditer(label)), label] for label in labels]
    return [_shortest(own, [one for one in cuts if one is not own]) for own in cuts]


def _shortest(own: Sequence[str], others: Sequence[Sequence[str]]) -> str:
    return next((cut for cut in own if not any(cut in other for other in others)), own[-1])


# Signs


def _signs(labels: Sequence[str], text: Words) -> list[str]:
    """The letters or numbers of the places that choices are about; none unless every choice but one has some."""
    found = [_SIGNED.match(label) for label in labels]
    rest = [label for label, sign in zip(labels, found, strict=True) if not sign]
    signs = dict.fromkeys(tuple(sign.group(1).split(", ")) for sign in found if sign)
    if not signs or len(rest) > 1:
        return []
    alone = [first for first, *second in signs if not second]
    pairs = sorted((one for one in signs if len(one) > 1), key=lambda one: _rank(one[0]))
    with_others = [
        text("choices-pair", first=first, others=", ".join(letter_runs([one[1] for one in several], text)))
        for first, several in groupby(pairs, key=lambda one: one[0])
    ]
    return [*letter_runs(alone, text), *with_others, *_names(rest)]


def _rank(sign: str) -> int:
    """Where a sign stands in the order of all signs, numbers behind letters."""
    if sign.isdecimal():
        return _NUMBERS + int(sign)
    place = 0
    for letter in sign:
        place = place * len(LETTERS) + LETTERS.index(letter) + 1
    return place


def letter_runs(signs: Sequence[str], text: Words) -> list[str]:
    """Letters in their order, those that follow one another joined: "A to G", "J"."""
    ordered = sorted(signs, key=_rank)
    return _joined([(sign, "", _rank(sign)) for sign in ordered], text)


# Runs


def _runs(items: Sequence[str], text: Words) -> list[str]:
    """Items that count on, as "Value 3 to 7"."""
    parted: list[tuple[str, str, int]] = []
    for item in items:
        counted = _COUNTED.fullmatch(item)
        parted.append((item, counted.group(1), int(counted.group(2))) if counted else (item, item, 0))
    return _joined(parted, text)


def _joined(parted: Sequence[tuple[str, str, int]], text: Words) -> list[str]:
    """Each item with what stands before its number, those that follow one another joined."""
    runs: list[list[tuple[str, str, int]]] = []
    for one in parted:
        last = runs[-1][-1] if runs else None
        if last is not None and last[1] == one[1] and last[2] + 1 == one[2]:
            runs[-1].append(one)
        else:
            runs.append([one])
    said: list[str] = []
    for run in runs:
        first, last = run[0][0], run[-1][0].removeprefix(run[-1][1])
        key = "choices-run-named" if run[0][1] else "choices-run"
        said += [text(key, first=first, last=last)] if len(run) >= RUN else [item for item, *_ in run]
    return said
