"""What the table service does with gathering tables."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bot.board_files import BoardFile
from bot.errors import Refused
from bot.recent import Recent
from bot.tables import choosing, choosing_hours, computers, inviting, lobby, rematching, sharing, staying, wanting
from bot.tables.acts import Act
from bot.tables.answers import Answer
from bot.tables.gathering import gathering
from bot.tables.inviting import Guest
from bot.tables.loaded import Call, Loaded
from bot.tables.operations import operation
from bot.words import Language
from db import invitations, lobbies
from db.database import Database


class LobbyService(ABC):
    """The operations on gathering tables: a part of `TableService`."""

    _db: Database
    _done: Recent[Answer]
    _wake: Callable[[], None]

    join = operation(lobby.join)
    decline = operation(inviting.decline)
    invite = operation(inviting.invite)
    appoint = operation(lobby.appoint)
    add_computer = operation(computers.add_computer)
    remove_computer = operation(computers.remove_computer)
    stay = operation(staying.stay)
    set_language = operation(choosing.set_language)
    set_option = operation(choosing.set_option)
    set_preset = operation(choosing.set_preset)
    set_patience = operation(choosing.set_patience)
    set_pace = operation(choosing.set_pace)
    set_clock = operation(choosing.set_clock)
    set_reminders = operation(choosing.set_reminders)
    set_hints = operation(choosing.set_hints)
    set_name = operation(choosing.set_name)
    set_hours = operation(choosing_hours.set_hours)
    start = operation(lobby.start)
    share = operation(sharing.share)
    look_for_players = operation(wanting.look_for_players)

    @abstractmethod
    async def once(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0, *, wakes: bool = True
    ) -> Answer:
        """Carry out what an interaction asks for, once; a table at rest is woken first where it `wakes`."""

    async def new(
        self,
        call: Call,
        game: str,
        guild: int,
        channel: int,
        language: Language,
        *,
        threads: bool,
        parent: int = 0,
        usable: tuple[int, ...] | None = None,
        invited: Sequence[Guest] = (),
        board: BoardFile | None = None,
        name: str = "",
    ) -> int:
        """Open a table and tell those invited; its number. See `Spot` for `parent` and `usable`."""
        place = lobby.Place(guild, channel, threads, parent, usable)
        answer = await self.once(
            call, lambda c: str(lobby.new(c, call, game, place, language, invited, board, name))
        )
        return int(answer)

    async def chosen(self, table_id: int) -> dict[str, Act]:
        """By option of a table, the act by which it was chosen last, where not by a preset."""
        return await self._db.read(lambda c: choosing.chosen_by(c, table_id))

    async def rematch(
        self,
        call: Call,
        table_id: int,
        channel: int,
        *,
        threads: bool,
        parent: int = 0,
        usable: tuple[int, ...] | None = None,
    ) -> int:
        """Gather the players of an ended table anew in a channel; the number of their table."""
        place = lobby.Place(call.guild, channel, threads, parent, usable)
        answer = await self.once(call, lambda c: str(rematching.rematch(c, call, table_id, place)))
        return int(answer)

    async def look_for_more(self, call: Call, table_id: int) -> str:
        """Look for players as the same request asks that has opened the table; raises Refused."""
        said = await self._db.transaction(lambda c: wanting.look_for_players(c, call, table_id))
        self._wake()
        return said

    async def rematchable(self, call: Call, table_id: int) -> Loaded:
        """The ended table, if the caller may gather its players anew now; raises Refused."""
        return await self._db.read(lambda c: rematching.rematchable(c, call, table_id))

    async def withdraw_new(self, call: Call, table_id: int) -> None:
        """Forget a table whose card could not be shown, and that the caller opened it."""
        await self._db.transaction(lambda c: lobby.withdraw_new(c, table_id))
        self._done.forget(call.interaction)

    async def inviting_here(self, user: int, place: int) -> int | None:
        """The one gathering table of a channel to which a user is invited."""
        found = await self._db.read(lambda c: lobbies.inviting_at(c, user, place))
        return found[0] if len(found) == 1 else None

    async def invitable(self, call: Call, table_id: int) -> None:
        """Raises Refused where the caller may not invite now."""
        await self._db.read(lambda c: gathering(c, call, table_id, "invite"))

    async def startable(self, call: Call, table_id: int) -> Loaded:
        """The table, if the caller may start it now."""
        return await self._db.read(lambda c: lobby.startable(c, call, table_id))

    async def choose_accepts(self, call: Call, choice: str) -> str:
        """Remember from whom the caller takes invitations."""

        def work(connection: sqlite3.Connection) -> str:
            if choice not in inviting.ACCEPTS:
                raise Refused("option-unknown")
            invitations.choose_accepts(connection, call.user, choice)
            return f"my-invitations-{choice}"

        return await self.once(call, work)
