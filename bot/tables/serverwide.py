"""What is the server's: where tables may open, who may open them and how many, and what new ones begin with.

Whoever has Manage Server chooses; where nothing is chosen, everything may be. It is asked where a table opens or
is carried elsewhere, and stops none that is there.
"""

import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from bot.errors import Refused
from bot.tables.choosing import REMINDERS
from bot.tables.choosing_hours import merged
from bot.tables.clocks import clock_in
from bot.tables.hours import NONE_CHOSEN, Wanted
from bot.tables.loaded import Call
from bot.tables.paces import CLOCKS, chosen_of, stored
from bot.tables.reminding import GAPS, USUAL, Pace, pace_of
from bot.tables.rights import may_manage
from bot.tables.wanted_card import WANTED
from bot.words import LANGUAGES
from db import outbox, servers
from db.rows import HoursRow, ServerRow

MOST_CHOSEN: Final = 25
"""Discord's menus give so many channels or roles at most."""
MOST_TABLES: Final = (1, 2, 3, 5, 10)
"""Of which one is chosen as the number of open tables that somebody may have opened."""


class Server(msgspec.Struct, frozen=True):
    """A server: its row, the channels in which tables may open, the roles that may open them; none: all."""

    row: ServerRow
    channels: tuple[int, ...]
    roles: tuple[int, ...]

    @property
    def chosen(self) -> tuple[int, ...]:
        """All channels that were chosen for something."""
        wanted = self.row.wanted_channel
        return self.channels if wanted is None else tuple(dict.fromkeys((*self.channels, wanted)))


class Spot(msgspec.Struct, frozen=True):
    """Where a table is to be: the channel or thread, and the channel above a thread.

    `usable` are those of the server's channels that the caller sees and the bot may write in, None where nobody
    looked.
    """

    guild: int
    channel: int
    parent: int = 0
    usable: tuple[int, ...] | None = None


class Beginnings(msgspec.Struct, frozen=True):
    """What a new table begins with: its pace, its clock as stored, whether it reminds (0 or 1), its hours."""

    pace: Pace
    clock: str
    reminders: int
    hours: HoursRow


def server(connection: sqlite3.Connection, guild: int) -> Server:
    """What was chosen for a server."""
    row = servers.server(connection, guild)
    chosen = servers.chosen
    return Server(row, chosen(connection, guild, "channel"), chosen(connection, guild, "role"))


def fits(known: Server, channels: Collection[int]) -> bool:
    """Whether tables may be in one of these: a channel, or a thread with the channel above it."""
    return not known.channels or any(channel in known.channels for channel in channels)


def check_spot(connection: sqlite3.Connection, spot: Spot) -> None:
    """Raises Refused where a server wants no table, with the places where it does."""
    known = server(connection, spot.guild)
    if fits(known, (spot.channel, spot.parent)):
        return
    places = known.channels if spot.usable is None else [one for one in known.channels if one in spot.usable]
    if not places:
        raise Refused("opens-nowhere")
    raise Refused("opens-elsewhere", places=", ".join(f"<#{place}>" for place in places))


def check_opening(connection: sqlite3.Connection, call: Call, spot: Spot) -> None:
    """Raises Refused where the caller may not open a table: not there, not by role, or too many are open."""
    check_spot(connection, spot)
    known = server(connection, spot.guild)
    if known.roles and not set(known.roles) & set(call.roles):
        raise Refused("opens-by-role", roles=", ".join(f"<@&{role}>" for role in known.roles))
    most = known.row.most
    if most is not None and servers.opened_by(connection, spot.guild, call.user) >= most:
        raise Refused("opens-too-many", most=most)


def beginnings(connection: sqlite3.Connection, guild: int) -> Beginnings:
    """What a new table of a server begins with."""
    row = servers.server(connection, guild)
    reminders = 1 if row.reminders is None else row.reminders
    return Beginnings(pace_of(row.pace or USUAL), stored(clock_in(row.clock)), reminders, row.hours)


def forget(connection: sqlite3.Connection, gone: int) -> None:
    """Let no server have chosen a channel or role that was deleted; cards that stood there are gone."""
    servers.forget(connection, gone)
    outbox.drop_asking(connection, gone, WANTED)


def choose_channels(connection: sqlite3.Connection, call: Call, ids: Sequence[int]) -> str:
    """Choose the channels in which tables may open; none: all. Raises Refused."""
    _check(call, len(ids) <= MOST_CHOSEN)
    servers.choose_all(connection, call.guild, "channel", ids)
    return "server-set"


def choose_roles(connection: sqlite3.Connection, call: Call, ids: Sequence[int]) -> str:
    """Choose the roles whose holders may open tables; none: everybody. Raises Refused."""
    _check(call, len(ids) <= MOST_CHOSEN)
    servers.choose_all(connection, call.guild, "role", ids)
    return "server-set"


def choose_most(connection: sqlite3.Connection, call: Call, most: int | None) -> str:
    """Choose how many tables somebody may have opened at once; None: any number. Raises Refused."""
    _check(call, most is None or most in MOST_TABLES)
    servers.choose(connection, call.guild, most=most)
    return "server-set"


def choose_language(connection: sqlite3.Connection, call: Call, language: str | None) -> str:
    """Choose the language of new tables; None: that of whoever opens one. Raises Refused."""
    _check(call, language is None or language in LANGUAGES)
    servers.choose(connection, call.guild, language=language)
    return "server-set"


def choose_pace(connection: sqlite3.Connection, call: Call, pace: str) -> str:
    """Choose how often new tables are to be played; a clock has the figures of the new pace. Raises Refused."""
    _check(call, pace in GAPS)
    wanted, timed = chosen_of(servers.server(connection, call.guild), pace, "")
    servers.choose(connection, call.guild, pace=wanted, clock=stored(timed))
    return "server-set"


def choose_clock(connection: sqlite3.Connection, call: Call, clock: str) -> str:
    """Choose the clock of new tables, with the figures of their pace, by what is done at zero, or none.

    Raises Refused.
    """
    _check(call, clock in CLOCKS)
    _, timed = chosen_of(servers.server(connection, call.guild), "", clock)
    servers.choose(connection, call.guild, clock=stored(timed))
    return "server-set"


def choose_reminders(connection: sqlite3.Connection, call: Call, chosen: str) -> str:
    """Choose whether new tables remind whoever is waited for: on or off. Raises Refused."""
    _check(call, chosen in REMINDERS)
    servers.choose(connection, call.guild, reminders=int(chosen == "on"))
    return "server-set"


def choose_hours(connection: sqlite3.Connection, call: Call, chosen: Wanted) -> str:
    """Choose zone and waking hours of new tables; what is None stays as it was. Raises Refused."""
    _check(call, True)
    _keep_hours(connection, call, merged(servers.server(connection, call.guild).hours, chosen))
    return "server-set"


def forget_hours(connection: sqlite3.Connection, call: Call) -> str:
    """Let new tables begin with the usual zone and hours again. Raises Refused."""
    _check(call, True)
    _keep_hours(connection, call, NONE_CHOSEN)
    return "server-set"


def _keep_hours(connection: sqlite3.Connection, call: Call, hours: HoursRow) -> None:
    servers.choose(connection, call.guild, zone=hours.zone, wakes=hours.wakes, sleeps=hours.sleeps)


def choose_wanted_channel(connection: sqlite3.Connection, call: Call, channel: int | None) -> str:
    """Choose the channel in which players are looked for; None: nowhere. Raises Refused."""
    _check(call, True)
    servers.choose(connection, call.guild, wanted_channel=channel)
    return "server-set"


def choose_wanted_role(connection: sqlite3.Connection, call: Call, role: int | None) -> str:
    """Choose the role that is mentioned there; None: nobody. Everybody is no role. Raises Refused."""
    _check(call, role != call.guild)
    servers.choose(connection, call.guild, wanted_role=role)
    return "server-set"


def _check(call: Call, known: bool) -> None:
    may_manage(call)
    if not known:
        raise Refused("option-unknown")
