"""What is asked at a table and the number that decides it: the beginning of every message that asks for a turn."""

from collections.abc import Sequence
from typing import Any, Final

from bot.names import coloured, safe_text, table_label
from bot.outgoing.away_text import with_away
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.words import Words
from games.engine.event import Seat

FIRST: Final = 100
"""Letters of a message that a phone shows before it is opened."""


def asked(view: Any, seat: Seat, loaded: Loaded, text: Words) -> str:
    """What a seat is asked, with the number that decides it: "place workers: 15 workers, 9 francs"."""
    presenter = PRESENTERS[loaded.game.id]
    question = presenter.asked(view, seat, loaded.party, text)
    decides = presenter.decides(view, seat, loaded.party, text)
    return text("asked-decides", asked=question, decides=decides) if decides else question


def turn_head(view: Any, seats: Sequence[Seat], called: Sequence[str], loaded: Loaded, text: Words) -> str:
    """Who is asked for what, at which table; `called` is what each of the seats is called by.

    Whoever is asked stands first, but behind what is asked where all of it would not be seen on a phone. Of
    several who are asked each has a number of their own.
    """
    if not seats:
        return text("board-title", table=table_label(loaded.row.id, loaded.row.name, text))
    head = text("turn-head", who="{}", table=loaded.row.id, asked="")
    if len(seats) == 1:
        what, who = asked(view, seats[0], loaded, text), called[0]
    else:
        what, who = _question(view, seats, loaded, text), _each(view, seats, called, loaded, text)
    short = len(head) + len(what) + len(_as_shown(seats, loaded, text)) <= FIRST
    key = "turn-head" if short and len(seats) == 1 else "turn-head-behind"
    told = text(key, who=who, table=loaded.row.id, asked=what)
    if loaded.row.name:  # behind all that must be seen first
        told = text("head-named", head=told, name=safe_text(loaded.row.name))
    return told


def _question(view: Any, seats: Sequence[Seat], loaded: Loaded, text: Words) -> str:
    return PRESENTERS[loaded.game.id].asked(view, seats[0], loaded.party, text)


def _each(view: Any, seats: Sequence[Seat], called: Sequence[str], loaded: Loaded, text: Words) -> str:
    presenter = PRESENTERS[loaded.game.id]
    told: list[str] = []
    for seat, name in zip(seats, called, strict=True):
        decides = presenter.decides(view, seat, loaded.party, text)
        told.append(text("asked-of", who=name, decides=decides) if decides else name)
    return text.listed(told)


def _as_shown(seats: Sequence[Seat], loaded: Loaded, text: Words) -> str:
    """The names as a phone shows them, mentioned or not."""
    party = loaded.party
    names = [coloured(party.plain_names[seat], party.colours[seat]) for seat in seats]
    return text.listed(
        [with_away(name, loaded.seats[seat], text) for seat, name in zip(seats, names, strict=True)]
    )
