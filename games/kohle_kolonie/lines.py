"""The lines that do not follow from an action's fields alone."""

from collections.abc import Iterable
from typing import Final

from games.engine.lines import Line, line_of
from games.engine.notation import Words, expect_count, number
from games.kohle_kolonie.actions import ID, LeaveCeiling, LeaveProtection

_WHOLE: Final = line_of(LeaveCeiling)
_MARKER: Final = "marker"


def _read_ceiling(words: Words) -> LeaveCeiling:
    """Ground and value say enough; of what is declared, all is said or nothing."""
    if len(words) == 3:
        return LeaveCeiling(ID.read(words[1]), number(words[2]))
    return _WHOLE.read(words)


def _read_protection(words: Words) -> LeaveProtection:
    expect_count(words, 0, 8)
    at = words.index(_MARKER) if _MARKER in words else len(words)
    return LeaveProtection(_spaces(words[1:at]), _spaces(words[at + 1 :]))


def _spaces(words: Words) -> tuple[str, ...]:
    return tuple(ID.read(word) for word in words)


def _write_protection(left: LeaveProtection) -> Iterable[str]:
    return (*left.coins, *((_MARKER, *left.marker) if left.marker else ()))


CEILING: Final = Line(_read_ceiling, _WHOLE.write)
"""``ceiling general 12`` bids only, ``ceiling general 12 aid 1 2`` declares as well."""
PROTECTION: Final = Line(_read_protection, _write_protection)
"""``protect A1 A2 marker B1``: by coins, then by the marker; either may be missing."""
