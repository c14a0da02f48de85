"""What the table service does as a judge: questions about rules and lines, disputes, repairs."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias

from bot.contesting import Point
from bot.errors import RuleRefused
from bot.incidents import Report
from bot.letters import Cited
from bot.tables import disputing, explaining, foretelling, precedents, recording, refusing, repairing
from bot.tables.answers import Answer
from bot.tables.disputing import Disputable
from bot.tables.explaining import Booking, Ledger, Lines, Refusal
from bot.tables.foretelling import Foretold, Question
from bot.tables.loaded import Call
from bot.tables.operations import operation
from bot.tables.precedents import Precedents
from bot.tables.recording import Ended
from bot.tables.repairing import Draft
from db.database import Database
from games.engine.event import Event, Seat

P = ParamSpec("P")
OfTable: TypeAlias = Callable[Concatenate[Any, Call, int, P], Coroutine[Any, Any, Answer]]


def refusable(work: OfTable[P]) -> OfTable[P]:
    """An operation whose refusals by the rules are kept for the seat that receives them."""

    @wraps(work)
    async def carried_out(
        service: "JudgeService", call: Call, table_id: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> Answer:
        try:
            return await work(service, call, table_id, *args, **kwargs)
        except RuleRefused as refused:
            refused.number = await service.keep_refusal(call, table_id, refused)
            raise

    return carried_out


class JudgeService(ABC):
    """The operations and questions of the judge: a part of `TableService`."""

    open_dispute = operation(disputing.open_dispute)
    choose = operation(disputing.choose)
    propose_ruling = operation(disputing.propose)
    accept_precedents = operation(precedents.accept)
    set_change = operation(repairing.set_change)
    drop_change = operation(repairing.drop_change)
    set_reason = operation(repairing.set_reason)
    discard_repair = operation(repairing.discard)
    propose = operation(repairing.propose)

    _db: Database
    _wake: Callable[[], None]
    _report: Report

    @abstractmethod
    async def once(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0, *, wakes: bool = True
    ) -> Answer:
        """Carry out what an interaction asks for, once; a table at rest is woken first where it `wakes`."""

    async def disputable(self, call: Call, table_id: int, point: Point) -> Disputable:
        """What the caller could dispute, and with what choices; raises Refused."""
        return await self._db.read(lambda c: disputing.disputable(c, call, table_id, point))

    async def strike(self, call: Call, place: int, number: int) -> Answer:
        """Strike a precedent of the channel of a place; raises Refused."""
        return await self.once(call, lambda c: precedents.strike(c, call, place, number))

    async def precedents_at(self, place: int, table_id: int = 0) -> Precedents:
        """The precedents of the channel of a place, and what of them and of others binds a table."""
        return await self._db.read(lambda c: precedents.listed(c, precedents.channel_of(c, place), table_id))

    async def cited_at(self, table_id: int, rule: str = "") -> tuple[Cited, ...]:
        """The precedents that bind a table, on a rule where one is named; the newest last."""
        return await self._db.read(lambda c: precedents.binding_on(c, table_id, rule))

    async def repair_draft(self, call: Call, table_id: int) -> Draft:
        """What the caller is about to propose to be set right."""
        return await self._db.read(lambda c: repairing.draft(c, call, table_id))

    async def keep_refusal(self, call: Call, table_id: int, refused: RuleRefused) -> int | None:
        """Keep what was refused to the caller's seat; its number, None where it could not be kept."""
        try:
            return await self._db.transaction(lambda c: refusing.keep(c, call, table_id, refused))
        except Exception as error:  # whatever it is, the refusal itself is answered as ever
            self._report(error, f"keeping a refusal at table {table_id}")
            return None

    async def ended_game(self, call: Call, table_id: int) -> Ended:
        """What the record of a game that is over is made of; raises Refused for a stranger, or before its end."""
        return await self._db.read(lambda c: recording.for_reader(c, call, table_id))

    async def question(self, call: Call, table_id: int, seat: Seat | None = None) -> Question:
        """What somebody asks of a seat, their own where none is named. Wakes no table and changes nothing."""
        return await self._db.read(lambda c: foretelling.question(c, call, table_id, seat))

    async def foretell(self, asked: Question, actions: Sequence[Any]) -> Foretold:
        """Whether actions would be legal, and what they would bring; found out where no press waits for it."""
        return await self._db.read(lambda _: foretelling.foretold(asked, actions))

    async def why_line(self, call: Call, table_id: int, point: Point) -> Lines:
        """The event in a line of the log that a point means; raises Refused."""
        return await self._db.read(lambda c: explaining.line(c, call, table_id, point))

    async def newest_lines(self, call: Call, table_id: int) -> Lines:
        """The last lines of the log that the caller may see, newest first."""
        return await self._db.read(lambda c: explaining.newest(c, call, table_id))

    async def lines_told(self, call: Call, message: int, table_id: int = 0) -> Lines:
        """The lines that a message told; raises Refused where it told none."""
        return await self._db.read(lambda c: explaining.told_by(c, call, message, table_id))

    async def ledger(self, call: Call, table_id: int, seat: Seat | None = None) -> Ledger:
        """All that is booked for a seat, the caller's own where none is named; raises Refused."""
        return await self._db.read(lambda c: explaining.ledger(c, call, table_id, seat))

    async def booked_events(self, call: Call, table_id: int, bookings: Sequence[Booking]) -> dict[Point, Event]:
        """The events behind some bookings."""
        return await self._db.read(lambda c: explaining.booked(c, call, table_id, bookings))

    async def why_refused(self, call: Call, table_id: int, number: int) -> Refusal:
        """A refusal that the caller's seat received; raises Refused."""
        return await self._db.read(lambda c: explaining.refusal(c, call, table_id, number))

    async def own_refusals(self, call: Call, table_id: int) -> tuple[Refusal, ...]:
        """The refusals that the caller's seat received last, newest first."""
        return await self._db.read(lambda c: explaining.refusals(c, call, table_id))
