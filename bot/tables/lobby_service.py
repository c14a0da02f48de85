"""What the table service does with gathering tables."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from bot.board_files import BoardFile
from bot.errors import Refused
from bot.recent import Recent
from bot.tables import asking, choosing, inviting, lobby, rematching, staying
from bot.tables.gathering import gathering
from bot.tables.inviting import Guest
from bot.tables.loaded import Call, Loaded
from bot.words import Language
from db import invitations, lobbies
from db.database import Database
from games.engine.event import Seat


class LobbyService(ABC):
    """The operations on gathering tables: a part of `TableService`."""

    _db: Database
    _done: Recent[str]

    @abstractmethod
    async def _once(self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0) -> str: ...

    @abstractmethod
    async def _kept(self, table: int, work: Callable[[sqlite3.Connection], None]) -> None: ...

    async def new(
        self,
        call: Call,
        game: str,
        guild: int,
        channel: int,
        language: Language,
        *,
        threads: bool,
        invited: Sequence[Guest] = (),
        board: BoardFile | None = None,
        name: str = "",
    ) -> int:
        """Open a table and tell those invited; its number."""
        place = lobby.Place(guild, channel, threads)
        answer = await self._once(
            call, lambda c: str(lobby.new(c, call, game, place, language, invited, board, name))
        )
        return int(answer)

    async def rematch(self, call: Call, table_id: int, channel: int, *, threads: bool) -> int:
        """Gather the players of an ended table anew in a channel; the number of their table."""
        answer = await self._once(call, lambda c: str(rematching.rematch(c, call, table_id, channel, threads)))
        return int(answer)

    async def rematchable(self, call: Call, table_id: int) -> Loaded:
        """The ended table, if the caller may gather its players anew now; raises Refused."""
        return await self._db.read(lambda c: rematching.rematchable(c, call, table_id))

    async def withdraw_new(self, call: Call, table_id: int) -> None:
        """Forget a table whose card could not be shown, and that the caller opened it."""
        await self._db.transaction(lambda c: lobby.withdraw_new(c, table_id))
        self._done.forget(call.interaction)

    async def join(self, call: Call, table_id: int) -> str:
        """Seat the caller, or ask the table to accept them as a successor."""
        return await self._once(call, lambda c: lobby.join(c, call, table_id), table_id)

    async def decline(self, call: Call, table_id: int) -> str:
        """Decline an invitation."""
        return await self._once(call, lambda c: inviting.decline(c, call, table_id), table_id)

    async def invite(self, call: Call, table_id: int, guest: Guest) -> str:
        """Invite one more."""
        return await self._once(call, lambda c: inviting.invite(c, call, table_id, guest), table_id)

    async def inviting_here(self, user: int, place: int) -> int | None:
        """The one gathering table of a channel to which a user is invited."""
        found = await self._db.read(lambda c: lobbies.inviting_at(c, user, place))
        return found[0] if len(found) == 1 else None

    async def invitable(self, call: Call, table_id: int) -> None:
        """Raises Refused where the caller may not invite now."""
        await self._db.read(lambda c: gathering(c, call, table_id, "invite"))

    async def appoint(self, call: Call, table_id: int, target: Seat) -> str:
        """Name another opener."""
        return await self._once(call, lambda c: lobby.appoint(c, call, table_id, target), table_id)

    async def stay(self, call: Call, table_id: int) -> str:
        """Note that the caller still wants to play."""
        return await self._once(call, lambda c: staying.stay(c, call, table_id), table_id)

    async def set_language(self, call: Call, table_id: int, language: str) -> str:
        """Choose the language of public texts."""
        return await self._once(call, lambda c: choosing.set_language(c, call, table_id, language), table_id)

    async def set_option(self, call: Call, table_id: int, name: str, value: str) -> str:
        """Choose a table option in the lobby."""
        return await self._once(call, lambda c: choosing.set_option(c, call, table_id, name, value), table_id)

    async def set_preset(self, call: Call, table_id: int, name: str) -> str:
        """Choose a whole set of options in the lobby."""
        return await self._once(call, lambda c: choosing.set_preset(c, call, table_id, name), table_id)

    async def set_patience(self, call: Call, table_id: int, seconds: int) -> str:
        """Choose in the lobby how long a seat may stay without a move."""
        return await self._once(call, lambda c: choosing.set_patience(c, call, table_id, seconds), table_id)

    async def set_name(self, call: Call, table_id: int, name: str) -> str:
        """Give a gathering table another name."""
        return await self._once(call, lambda c: choosing.set_name(c, call, table_id, name), table_id)

    async def startable(self, call: Call, table_id: int) -> Loaded:
        """The table, if the caller may start it now."""
        return await self._db.read(lambda c: lobby.startable(c, call, table_id))

    async def start(self, call: Call, table_id: int, place: int) -> str:
        """Begin the game in a thread or channel."""
        return await self._once(call, lambda c: lobby.start(c, call, table_id, place), table_id)

    async def choose_accepts(self, call: Call, choice: str) -> str:
        """Remember from whom the caller takes invitations."""

        def work(connection: sqlite3.Connection) -> str:
            if choice not in inviting.ACCEPTS:
                raise Refused("option-unknown")
            invitations.choose_accepts(connection, call.user, choice)
            return f"my-invitations-{choice}"

        return await self._once(call, work)

    async def _keep_lobbies(self, now: int) -> None:
        """Do what is due at every gathering table."""
        await self._db.transaction(lambda c: lobbies.bring_near(c, now))
        for given in await self._db.read(lambda c: invitations.due_invitations(c, now)):
            await self._kept(
                given.table_id, _settled(given.table_id, lambda c, it=given: inviting.lapse(c, it, now), now)
            )
        for table in await self._db.read(lambda c: lobbies.due(c, now)):
            await self._kept(table, _settled(table, lambda c, it=table: staying.lapse(c, it, now), now))
        for table in await self._db.read(lambda c: lobbies.to_ask(c, now - staying.LONG)):
            await self._kept(table, lambda c, it=table: staying.ask(c, it, now))


def _settled(
    table: int, work: Callable[[sqlite3.Connection], None], now: int
) -> Callable[[sqlite3.Connection], None]:
    """The work, after which no message of the table waits for somebody who need not answer any more."""

    def run(connection: sqlite3.Connection) -> None:
        work(connection)
        asking.settle(connection, table, now)

    return run
