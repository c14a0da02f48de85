"""How others read of who is away: by *away* alone, or with the day on which they are back, where they show it."""

from typing import Final

import msgspec

from bot.day_words import day_in_words
from bot.letters import NoticeLetter
from bot.tables.loaded import Loaded
from bot.timing.days import known_day
from bot.words import Words
from db.rows import SeatRow

HIDDEN: Final = "no"
"""What a sentence is told of a day that is not shown."""
DAYS_FROM: Final = 48
"""Hours from which on a length is told in days."""


def with_away(name: str, seat: SeatRow, text: Words) -> str:
    """The name of who holds a seat, marked where they are away."""
    return text("away-named", name=name, back=_back(seat.back, text)) if seat.away else name


def spared(loaded: Loaded) -> Loaded:
    """The table without the users who are away: they are named, and nothing rings for them."""
    if not any(seat.away for seat in loaded.seats):
        return loaded
    seats = tuple(msgspec.structs.replace(seat, user=None) if seat.away else seat for seat in loaded.seats)
    return msgspec.structs.replace(loaded, seats=seats)


def in_words(letter: NoticeLetter, text: Words) -> dict[str, str | int]:
    """What a notice says, its day and its length as they are read."""
    said = dict(letter.values)
    if "back" in said:
        said["back"] = _back(str(said["back"]), text)
    if "counted" in said:
        said |= length_in_words(int(said["counted"]))
    return said


def length_in_words(hours: int) -> dict[str, str | int]:
    """How long time stood still, as sentences say it: in hours, or in days where there are many."""
    how = HIDDEN if not hours else "hours" if hours < DAYS_FROM else "days"
    return {"counted": how, "hours": hours, "days": hours // 24}


def _back(day: str, text: Words) -> str:
    """A day as it is read; one that cannot be is not shown."""
    known = known_day(day)
    return HIDDEN if known is None else day_in_words(known, text.language)
