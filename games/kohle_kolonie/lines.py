"""The lines that do not follow from an action's fields alone."""

from collections.abc import Iterable
from typing import Final

from games.engine.lines import Line, line_of
from games.engine.notation import Tokens, expect_count, number
from games.kohle_kolonie.actions import ID, LeaveCeiling, LeaveProtection

_WHOLE: Final = line_of(LeaveCeiling)
_MARKER: Final = "marker"


def _read_ceiling(tokens: Tokens) -> LeaveCeiling:
    """Ground and value say enough; of what is declared, all is said or nothing."""
    if len(tokens) == 3:
        return LeaveCeiling(ID.read(tokens[1]), number(tokens[2]))
    return _WHOLE.read(tokens)


def _read_protection(tokens: Tokens) -> LeaveProtection:
    expect_count(tokens, 0, 8)
    at = tokens.index(_MARKER) if _MARKER in tokens else len(tokens)
    return LeaveProtection(_spaces(tokens[1:at]), _spaces(tokens[at + 1 :]))


def _spaces(tokens: Tokens) -> tuple[str, ...]:
    return tuple(ID.read(word) for word in tokens)


def _write_protection(left: LeaveProtection) -> Iterable[str]:
    return (*left.coins, *((_MARKER, *left.marker) if left.marker else ()))


CEILING: Final = Line(_read_ceiling, _WHOLE.write)
"""``ceiling general 12`` bids only, ``ceiling general 12 aid 1 2`` declares as well."""
PROTECTION: Final = Line(_read_protection, _write_protection)
"""``protect A1 A2 marker B1``: by coins, then by the marker; either may be missing."""
