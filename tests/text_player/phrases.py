"""What a sentence looks like, and the numbers in it: made of the sentence itself, filled with known values.

So a reader of words knows a language as far as it knows what its sentences mean, and nobody writes a pattern.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias, Union

import msgspec

from bot.words import Words

ANY: Final = "any"
"""A variable that may hold any text."""
NUMBER: Final = "number"
"""A variable that holds a number, by its name among the numbers found."""
_MANY: Final = 90_001
"""A number that stands for all that have no form of their own; no sentence holds it."""
_FEW: Final = (0, 1, 2, -1)
"""Numbers for which a language may have a form of its own."""
Slot: TypeAlias = Union[str, "Phrase"]


class Pattern(NamedTuple):
    """One form of a sentence, and the numbers that it says without digits; groups are named as the numbers are."""

    regex: str
    said: dict[str, int]


class Phrase(msgspec.Struct, frozen=True, eq=False):
    """A message of a language: of each variable what it holds, a number, any text, or another message."""

    words: Words
    key: str
    slots: dict[str, Slot] = {}

    def patterns(self) -> list[Pattern]:
        """Every form that the message can have."""
        numbers = [name for name, slot in self.slots.items() if slot == NUMBER]
        found: dict[str, Pattern] = {}
        # The general form stands first: one that a small number shares with it is no form of its own.
        for values in product((_MANY, *_FEW), repeat=len(numbers)):
            given = dict(zip(numbers, values, strict=True))
            for pattern in self._formed(given):
                if not any(re.fullmatch(known, _example(pattern.regex)) for known in found):
                    found.setdefault(pattern.regex, pattern)
        # What is said without digits comes first, so that it is not taken for a part of the general form.
        return sorted(found.values(), key=lambda pattern: -len(pattern.said))

    def _formed(self, given: dict[str, int]) -> Iterator[Pattern]:
        signs = {name: f"\ue000{name}\ue001" for name, slot in self.slots.items() if slot != NUMBER}
        many = {name: _MANY + 10 * place for place, name in enumerate(given)}
        values = {name: many[name] if value == _MANY else value for name, value in given.items()}
        text = self.words(self.key, **signs, **values)
        assert "{$" not in text, f"a variable of {self.key} is not named: {text}"
        regex = re.escape(text)
        for name, value in many.items():
            regex = regex.replace(str(value), f"(?P<{name}>[-−]?[0-9]+)", 1)
        said = {name: value for name, value in given.items() if value != _MANY}
        inner = [(name, slot) for name, slot in self.slots.items() if slot != NUMBER]
        yield from _filled(Pattern(regex, said), inner)

    def all_in(self, text: str) -> list[dict[str, int]]:
        """The numbers of each place at which the text holds the message."""
        found: dict[tuple[int, int], dict[str, int]] = {}
        folded = text.casefold()
        for regex, said, literal in _compiled(self):
            for match in regex.finditer(text) if literal in folded else ():
                if not any(start < match.end() and match.start() < end for start, end in found):
                    found[match.span()] = _numbers(match, said)
        return [found[span] for span in sorted(found)]

    def one_in(self, text: str) -> dict[str, int] | None:
        """The numbers of the first place at which the text holds the message, None where it does not."""
        found = self.all_in(text)
        return found[0] if found else None

    def is_all_of(self, text: str) -> bool:
        """Whether the text is the message and nothing else, but for a sign before it."""
        unsigned = re.sub(r"^[^·]{1,9} · ", "", text)
        folded = text.casefold()
        found = [regex for regex, _, literal in _compiled(self) if literal in folded]
        return any(regex.fullmatch(text) or regex.fullmatch(unsigned) for regex in found)


def _filled(pattern: Pattern, inner: list[tuple[str, Slot]]) -> Iterator[Pattern]:
    """The pattern with each form of the messages that its variables hold."""
    if not inner:
        yield pattern
        return
    (name, slot), *rest = inner
    sign = re.escape(f"\ue000{name}\ue001")
    for regex, said in [("(?:.+?)", {})] if isinstance(slot, str) else _named(slot, name):
        filled = Pattern(pattern.regex.replace(sign, regex, 1), {**pattern.said, **said})
        yield from _filled(filled, rest)


def _named(inner: Phrase, name: str) -> list[Pattern]:
    """The forms of an inner message, its numbers under the name of the variable that holds it."""
    named: list[Pattern] = []
    for regex, said in inner.patterns():
        renamed = re.sub(r"\(\?P<([a-z_]+)>", rf"(?P<{name}_\1>", regex)
        named.append(Pattern(renamed, {f"{name}_{key}": value for key, value in said.items()}))
    return named


def _example(regex: str) -> str:
    """A text of that form, to see whether a general form is the same."""
    return re.sub(r"\\(.)", r"\1", re.sub(r"\(\?P<[a-z_]+>[^)]*\)", "5", regex))


class _Compiled(NamedTuple):
    """A form ready to be looked for: `literal` is a piece that each text of the form holds."""

    regex: re.Pattern[str]
    said: dict[str, int]
    literal: str


_KNOWN: dict[tuple[str, str], list[_Compiled]] = {}


@cache
def _compiled(phrase: Phrase) -> list[_Compiled]:
    key = (phrase.words.language, _told(phrase))
    if key not in _KNOWN:
        _KNOWN[key] = [
            _Compiled(re.compile(rf"(?<![0-9]){regex}(?![0-9])", re.IGNORECASE), said, _literal(regex))
            for regex, said in phrase.patterns()
        ]
    return _KNOWN[key]


def _literal(regex: str) -> str:
    """The longest piece of a pattern that stands in it as it is."""
    pieces = re.split(r"\(\?P<[a-z_]+>\[-−\]\?\[0-9\]\+\)|\(\?:\.\+\?\)", regex)
    return max((re.sub(r"\\(.)", r"\1", piece).casefold() for piece in pieces), key=len)


def _told(phrase: Phrase) -> str:
    """What tells a phrase from others of the same message."""
    slots = {name: slot if isinstance(slot, str) else _told(slot) for name, slot in phrase.slots.items()}
    return f"{phrase.key}{sorted(slots.items())}"


def _numbers(match: re.Match[str], said: dict[str, int]) -> dict[str, int]:
    read = {name: int(value.replace("−", "-")) for name, value in match.groupdict().items() if value is not None}
    return {**said, **read}
