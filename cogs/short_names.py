"""Players in menus and buttons, where text is short and shown as it is."""

from typing import Final

from bot.names import EMBLEM
from bot.post import fit
from bot.presenter import Party
from games.engine.event import Seat

LONGEST: Final = 12


def plain_short(party: Party, seat: Seat) -> str:
    """A player's colour and the beginning of the name, without markup: menus would show its backslashes."""
    return f"{EMBLEM.get(party.colours[seat], '⚪')} {fit(party.short_names[seat], LONGEST).replace(' …', '…')}"
