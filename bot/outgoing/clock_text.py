"""A clock, its figures and the time that it leaves, in words."""

from collections.abc import Mapping
from typing import Final

from bot.tables.acts import Facts
from bot.tables.clocks import MINUTE, TableClock
from bot.tables.paces import clock_of
from bot.tables.reminding import HOUR, pace_of
from bot.words import Words

WAKING_DAY: Final = 14 * HOUR
"""As long as a day is where nobody chose other hours."""


def span(seconds: int, text: Words) -> str:
    """Waking seconds in figures, in whole days as well; what is left of a minute is a minute."""
    minutes = -(-seconds // MINUTE)
    hours, rest = divmod(minutes, HOUR // MINUTE)
    if hours and not rest and seconds % WAKING_DAY == 0:
        return text("span-days", hours=hours, days=seconds // WAKING_DAY)
    if hours and rest:
        return text("span-both", hours=hours, minutes=rest)
    return text("span-hours", hours=hours) if hours else text("span-minutes", minutes=rest)


def clock_words(clock: TableClock | None, text: Words) -> str:
    """A clock with its figures, and what is done at zero."""
    if clock is None:
        return text("clock-none-chosen")
    return text("clock-figures", **figures(clock, text), zero=text(f"zero-{clock.at_zero}"))


def figures(clock: TableClock, text: Words) -> dict[str, str]:
    """The figures of a clock."""
    return {name: span(getattr(clock, name), text) for name in ("base", "increment", "cap")}


def chosen_words(facts: Mapping[str, str | int], text: Words) -> Facts:
    """The pace and the clock that facts speak of, in words; a clock that nobody can read is none."""
    chosen = clock_of(facts)
    return {"pace": text(f"pace-{pace_of(str(facts.get('value', '')))}"), "clock": clock_words(chosen, text)}
