"""Players in menus and buttons, where text is short and shown as it is."""

from typing import Final

from bot.names import EMBLEM
from bot.post import fit
from bot.presenter import Party
from games.engine.event import Seat

LONGEST: Final = 17
"""As long as a level with a colour, by which computers of the same level are called."""


def plain_short(party: Party, seat: Seat) -> str:
    """A player's colour and the beginning of the name, without markup: menus would show its backslashes.

    Of a long name whole words, as far as there is room: the colour tells two of the same apart.
    """
    return f"{EMBLEM.get(party.colours[seat], '⚪')} {_begun(party.short_names[seat])}"


def _begun(name: str) -> str:
    """A name, or its first words, or the beginning of the first."""
    if len(name) <= LONGEST:
        return name
    end = name.rfind(" ", 0, LONGEST + 1)
    return name[:end].rstrip() if end > 0 else fit(name, LONGEST).replace(" …", "…")
