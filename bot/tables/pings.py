"""By which way somebody is told that something waits for them, and what that makes of a message in the place."""

import sqlite3
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from bot.errors import Refused
from bot.letters import NoticeLetter, TurnLetter
from bot.tables import reminded
from bot.tables.loaded import Call, Loaded
from db import direct, pings, reminders
from db.pings import Kind
from games.engine.event import Seat

Way: TypeAlias = Literal["here", "direct", "none"]
WAYS: Final[dict[Kind, tuple[str, ...]]] = {
    "turn": ("here", "direct", "none"),
    "reminder": ("first", "here", "direct", "none"),
    "question": ("here", "direct", "none"),
    "next": ("none", "here", "direct"),
}
"""Of what can be chosen, the usual first."""
CALLING: Final = ("notice-woken", "notice-resumed", "notice-resumed-early", "notice-away-back")
"""Notices that call those who must decide."""


class Chosen(msgspec.Struct, frozen=True):
    """By which way a user wants to be told of what; `refused`: Discord takes no direct messages to them."""

    ways: dict[Kind, str]
    refused: bool


def chosen_by(connection: sqlite3.Connection, user: int) -> Chosen:
    """What a user chose, or what is usual."""
    row = pings.pings(connection, user)
    return Chosen({kind: _known(kind, getattr(row, kind)) for kind in WAYS}, direct.is_refused(connection, user))


def way(connection: sqlite3.Connection, user: int, kind: Kind, now: int, *, first: bool = False) -> Way:
    """By which way a user is told now; here where Discord takes no direct message to them.

    Of reminders it matters whether it is the `first` of a decision.
    """
    chosen = _known(kind, getattr(pings.pings(connection, user), kind))
    if chosen == "first":
        chosen = "direct" if first else "here"
    if chosen == "direct":
        return "direct" if direct.is_open(connection, user, now) else "here"
    return "none" if chosen == "none" else "here"


def choose(connection: sqlite3.Connection, call: Call, kind: Kind, chosen: str) -> str:
    """Remember by which way the caller is told; the key of a sentence. Raises Refused.

    Who chooses direct messages may have opened theirs: they are tried again.
    """
    if chosen not in WAYS.get(kind, ()):
        raise Refused("option-unknown")
    pings.choose(connection, call.user, kind, chosen)
    if chosen in ("direct", "first"):
        direct.record_taken(connection, call.user)
    if (kind, chosen) == ("reminder", "none"):
        take_back(connection, call.user, call.now)
    return "my-pings-set"


def _known(kind: Kind, stored: str) -> str:
    """A way as it is stored; one that nobody knows is the usual one. Who wants none gets none of any kind."""
    return stored if stored in (*WAYS[kind], "none") else WAYS[kind][0]


def take_back(connection: sqlite3.Connection, user: int, now: int) -> None:
    """Take back whatever reminds a user: they want no reminders."""
    for found in reminders.reminders_of(connection, user):
        reminded.end(connection, found, now)


def turn_as_wanted(connection: sqlite3.Connection, loaded: Loaded, letter: TurnLetter, now: int) -> TurnLetter:
    """A turn message that mentions whoever wants to be mentioned, and knows whom to tell by direct message."""
    if letter.rewrite or letter.retired:
        return letter
    ways = _ways(connection, loaded, letter.asked, "turn", now)
    ways |= _ways(connection, loaded, letter.invited, "question", now)
    return msgspec.structs.replace(letter, quiet=_not_here(ways), direct=_direct(ways))


def notice_as_wanted(
    connection: sqlite3.Connection, loaded: Loaded, letter: NoticeLetter, now: int
) -> tuple[NoticeLetter, tuple[Seat, ...]]:
    """A notice that mentions whoever wants to be mentioned, and whom to tell by direct message."""
    kind: Kind | None = "question" if letter.vote is not None else "turn" if letter.key in CALLING else None
    if kind is None:
        return letter, ()
    ways = _ways(connection, loaded, letter.seats, kind, now)
    return msgspec.structs.replace(letter, quiet=_not_here(ways)), _direct(ways)


def question_as_wanted(
    connection: sqlite3.Connection, loaded: Loaded, seats: Iterable[Seat], now: int
) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Of seats that are asked something, who is not to be mentioned, and who is to be told by direct message."""
    ways = _ways(connection, loaded, seats, "question", now)
    return _not_here(ways), _direct(ways)


def _ways(
    connection: sqlite3.Connection, loaded: Loaded, seats: Iterable[Seat], kind: Kind, now: int
) -> dict[Seat, Way]:
    """By which way each seat that somebody holds is told.

    Nobody who is away is, nor at their turn who is passed for their silence: they have not answered the last call.
    """
    found: dict[Seat, Way] = {}
    for seat in (loaded.seats[number] for number in seats):
        if seat.user is not None:
            silent = seat.away or (seat.passing and kind == "turn")
            found[seat.seat] = "none" if silent else way(connection, seat.user, kind, now)
    return found


def _not_here(ways: dict[Seat, Way]) -> tuple[Seat, ...]:
    return tuple(seat for seat, chosen in ways.items() if chosen != "here")


def _direct(ways: dict[Seat, Way]) -> tuple[Seat, ...]:
    return tuple(seat for seat, chosen in ways.items() if chosen == "direct")
