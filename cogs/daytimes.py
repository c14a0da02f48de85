"""Times of day as people type them: 8, 8:30, 22h, 8 Uhr, 8h30, 10 pm."""

import re
from typing import Final

from bot.errors import Refused
from bot.timing.waking import MINUTES

_TIME: Final = re.compile(
    r"(?P<hour>[0-9]{1,2})(?:\s*(?:[:.,h]|uhr|heures?)\s*(?P<minute>[0-9]{2})?|(?P<close>[0-9]{2}))?"
    r"\s*(?P<half>[ap])?(?(half)\.?m\.?|(?:h|uhr|o[’']?clock)?)",
    re.IGNORECASE,
)
HALF: Final = 12


def minute_of(typed: str) -> int:
    """The minute of the day that a text means; midnight may be 0 or 24. Raises Refused."""
    found = _TIME.fullmatch(typed.strip())
    if found is None:
        raise Refused("time-unreadable", typed=typed.strip()[:40])
    hour, minute = int(found["hour"]), int(found["minute"] or found["close"] or 0)
    if found["half"] and 1 <= hour <= HALF:
        hour = hour % HALF + (HALF if found["half"].lower() == "p" else 0)
    elif found["half"]:
        raise Refused("time-unreadable", typed=typed.strip()[:40])
    if minute > 59 or hour * 60 + minute > MINUTES:
        raise Refused("time-unreadable", typed=typed.strip()[:40])
    return (hour * 60 + minute) % MINUTES
