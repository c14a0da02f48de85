"""The table service: every operation is one transaction, carried out once for each interaction."""

import sqlite3
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

import msgspec
from cachetools import LRUCache

from bot.errors import Damaged, Refused
from bot.incidents import Incidents, Report
from bot.letters import FinalLetter, PhaseLetter
from bot.recent import Recent
from bot.tables import (
    absence,
    asking,
    choosing_hours,
    comparing,
    conduct,
    going_away,
    hiding,
    hinting,
    keeping,
    learning,
    lobby,
    mending,
    moderating,
    moves,
    notes,
    out_of_time,
    outages,
    own_data,
    own_tables,
    paces,
    pausing,
    pings,
    practising,
    presence,
    questions,
    relocation,
    resting,
    seeing,
    snoozing,
    stopping,
    succession,
    undoing,
)
from bot.tables.agenda import Agenda
from bot.tables.answers import Answer
from bot.tables.comparing import Comparison
from bot.tables.going_away import Days, OwnAbsence
from bot.tables.hinting import Hint
from bot.tables.hours import OwnHours, Wanted, own_hours
from bot.tables.judge_service import JudgeService, refusable
from bot.tables.learning import Learnt
from bot.tables.loaded import Call, Loaded, load
from bot.tables.lobby_service import LobbyService
from bot.tables.operations import operation
from bot.tables.own_data import OwnData
from bot.tables.own_tables import OwnTables
from bot.tables.paces import PaceAndClock
from bot.tables.pings import Kind
from bot.tables.presence import Look
from bot.tables.reminding import OWN_GAPS
from bot.tables.seeing import LogPage, News, Seen
from bot.tables.server_service import ServerService
from bot.tables.undoing import Preview, Undoable
from bot.tickets import Queues
from bot.timing.heartbeat import Happened
from bot.words import Language
from db import absences, direct, history, lobbies, outbox, tables, users, votes, waits
from db.database import Database
from db.errors import DatabaseError
from db.memory import remember, remembered
from db.restored import drop_word, word_left
from db.rows import BeatRow, RemindingRow, TableRow
from games.engine.event import Event

T = TypeVar("T")

LANGUAGES_KEPT = 10_000
"""Users whose language is remembered, so that no press must read it: nobody else writes it."""
PRACTICES_KEPT = 10_000
"""Practice games of which it is remembered whose they are."""
PICTURES = ("pictures", "large", "contrast", "large-contrast", "words")
"""What users can choose for their private answers; the first is usual."""
NO_THREADS = "no-threads:{}"
"""The key under which is remembered that a channel takes no threads."""


class TableService(LobbyService, ServerService, JudgeService):
    """What players can do with tables. Operations answer with the key of a sentence or raise a Refusal.

    `wake` is called whenever there may be something to tell a channel. `report` takes what is wrong with one table
    and stops nothing else; without it the log does.
    """

    leave = operation(lobby.leave)
    set_note = operation(notes.set_note)
    move = refusable(operation(moves.move))
    finish = refusable(operation(moves.finish))
    back = operation(moves.back)
    anew = operation(moves.anew)
    ask_undo = operation(undoing.ask_undo)
    ask_stop = operation(stopping.ask_stop)
    ask_absence = operation(absence.ask_absence)
    ask_pause = operation(pausing.ask_pause)
    ask_resume = operation(pausing.ask_resume)
    concede = operation(conduct.concede)
    come_back = operation(succession.come_back)
    suspend = operation(conduct.suspend)
    reinstate = operation(conduct.reinstate)
    end_for_them = operation(stopping.end_for_them)
    close_lobby = operation(moderating.close_lobby)
    expel = operation(moderating.expel)
    hide = operation(hiding.hide)
    cast = operation(questions.cast)
    rest = operation(resting.rest, wakes=False)
    snooze = operation(snoozing.snooze)
    give_time = operation(out_of_time.give_time)
    ask_pace = operation(paces.ask_pace)
    relocate = operation(relocation.relocate, wakes=False)
    ask_hint = operation(hinting.ask_hint, wakes=False)
    end_practice = operation(practising.end)
    leave_guide = operation(practising.leave_guide)
    take_guide = operation(practising.take_guide)

    def __init__(self, db: Database, wake: Callable[[], None], report: Report | None = None) -> None:
        self._db = db
        self._wake = wake
        self._report = report or Incidents().report
        self.queues = Queues()
        self.agenda = Agenda(db, self.queues.busy, self._report, wake)
        self.arrivals = Recent[bool]()
        self._done = Recent[Answer]()
        self._languages = LRUCache[int, str | None](LANGUAGES_KEPT)
        self._pictures: dict[int, str] = {}
        self._practised = LRUCache[int, int](PRACTICES_KEPT)

    def done(self, interaction: int) -> Answer | None:
        """What an interaction did, once that is committed; None where it changed nothing."""
        return self._done.of(interaction)

    async def card_stands(self, table_id: int) -> bool:
        """Whether the card of a table was posted."""
        row = await self._db.read(lambda c: tables.table(c, table_id))
        return row is not None and row.lobby_message is not None

    async def shares_channel(self, table_id: int, channel: int) -> bool:
        """Whether another table is played in the channel itself."""
        here = await self._db.read(lambda c: tables.tables_at(c, channel))
        played = [row for row in here if row.place == channel and row.status == "running" and not row.resting]
        return any(row.id != table_id for row in played)

    async def threads_refused(self, channel: int) -> bool:
        """Whether Discord said of a channel that it takes no threads, whatever rights the bot has there."""
        return bool(await self._db.read(lambda c: remembered(c, NO_THREADS.format(channel))))

    async def record_threads(self, channel: int, *, refused: bool) -> None:
        """Remember of a channel that it takes no threads, or that it does."""
        if await self.threads_refused(channel) != refused:
            said = "refused" if refused else ""
            await self._db.transaction(lambda c: remember(c, NO_THREADS.format(channel), said))

    async def undoable(self, call: Call, table_id: int) -> Undoable:
        """The turns that the caller can ask back."""
        return await self._db.read(lambda c: undoing.undoable(c, call, table_id))

    async def preview(self, call: Call, table_id: int, turns: int, target: int | None = None) -> Preview:
        """What an undo of so many turns, or one to the position after a seal, would take back."""
        return await self._db.read(lambda c: undoing.preview(c, call, table_id, turns, target))

    async def ends_alone(self, call: Call, table_id: int) -> bool:
        """Whether asking for the game to be given up would end it at once."""
        return await self._db.read(lambda c: stopping.ends_alone(c, call, table_id))

    async def pace_and_clock(self, call: Call, table_id: int) -> PaceAndClock:
        """The pace and the clock of a table, with what its seats have left."""
        return await self._db.read(lambda c: paces.pace_and_clock(c, call, table_id))

    async def hideable(self, table_id: int) -> dict[str, str]:
        """What can be hidden at a table, and the text as it is shown now."""
        return await self._db.read(lambda c: hiding.hideable(c, load(c, table_id)))

    async def tell_restored(self, now: int) -> None:
        """Tell the running tables of a restored database so, each by itself and once."""
        for table, since in (await self._db.read(word_left)).items():
            await self._tell_restored(table, since, now)

    async def _tell_restored(self, table: int, since: int, now: int) -> None:
        try:
            await self._db.transaction(lambda c: mending.tell_restored(c, table, since, now))
        except DatabaseError:  # nothing is wrong with the table
            raise
        except Exception as error:
            self._report(error, f"telling table {table} of the restored backup")
            await self._db.transaction(lambda c: drop_word(c, table))
            return
        self._wake()

    async def bring_near(self, now: int) -> None:
        """Let nothing have happened later than now: a clock that was ahead recorded it.

        A table of which an earlier version did not record for whom it waits does so from now on.
        """
        for near in (votes.bring_near, waits.bring_near, lobbies.bring_near, absences.bring_near):
            await self._db.transaction(lambda c, near=near: near(c, now))
        for table in await self._db.read(waits.tables_without):
            await self._begin_waiting(table, now)

    async def _begin_waiting(self, table: int, now: int) -> None:
        try:
            await self._db.transaction(lambda c: keeping.begin_waiting(c, table, now))
        except DatabaseError:  # nothing is wrong with the table
            raise
        except Exception as error:
            self._report(error, f"beginning to wait at table {table}")

    async def record_beat(self, beat: BeatRow) -> Happened:
        """Record a sign of life; what happened since the last one."""
        return await self._db.transaction(lambda c: outages.record_beat(c, beat))

    async def record_servers(self, reachable: Collection[int], now: int) -> None:
        """Record that these servers can be reached now, and no others: only such time counts for their players."""
        await self._db.transaction(lambda c: outages.record_servers(c, reachable, now))

    async def lose_server(self, guild: int, now: int) -> None:
        """Stop the time of all games of a server that is out of reach."""
        await self._db.transaction(lambda c: outages.lose_server(c, guild, now))

    async def find_server(self, guild: int, now: int) -> None:
        """Let the time of all games of a server run again."""
        await self._db.transaction(lambda c: outages.find_server(c, guild, now))

    async def to_look_at(self, now: int) -> list[tuple[int, int, int]]:
        """Whom to look up in their server, because they are waited for: table, server and user."""
        before = now - keeping.LOOK_EVERY
        return await self._db.read(lambda c: waits.to_look_at(c, before, keeping.LOOKS))

    async def record_looks(self, table_id: int, looks: list[Look], now: int) -> None:
        """Record what was seen of the holders of a table's seats."""
        await self._db.transaction(lambda c: presence.record_looks(c, load(c, table_id), looks, now))

    async def record_vain_look(self, table_id: int, user: int, now: int) -> None:
        """Record that Discord did not say whether a user is there, which counts for nothing; others go before."""
        await self._db.transaction(lambda c: presence.record_vain_look(c, load(c, table_id), user, now))

    async def lose(self, place: int, now: int) -> None:
        """Record that a channel or thread is gone."""
        await self._db.transaction(lambda c: relocation.lose(c, place, now))

    async def act(self, call: Call, table_id: int) -> Seen:
        """What the caller sees on pressing *Act*; who was missed in the server is there after all."""
        seen = await self.look(call, table_id, wakes=False)
        if seen.loaded.row.resting:
            await self._wake_up(call, table_id)
            seen = await self.look(call, table_id)
        if seen.seat is None or not (seen.seat.gone or seen.seat.missing_since):
            return seen
        await self._db.transaction(lambda c: waits.record_here(c, table_id, call.user, call.guild, call.now))
        return await self.look(call, table_id)

    async def look(self, call: Call, table_id: int, *, wakes: bool = True) -> Seen:
        """The table as whoever asks may see it; one at rest is woken where it `wakes`.

        Raises Refused for a stranger from another server.
        """
        seen = await self._db.read(lambda c: seeing.look(c, call, table_id))
        if seen.loaded.row.resting and wakes:
            with suppress(Refused):  # one that was displaced is looked at where it rests
                await self._wake_up(call, table_id)
            seen = await self._db.read(lambda c: seeing.look(c, call, table_id))
        return self._told(seen)

    async def seen(self, user: int, table_id: int) -> Seen:
        """The table as a user may see it, whoever asks and from where."""
        return self._told(await self._db.read(lambda c: seeing.seen(c, table_id, user)))

    async def find(self, user: int, place: int) -> TableRow:
        """The table that a command in a channel or thread means."""
        return await self._db.read(lambda c: seeing.find(c, place, user))

    async def tables_of(self, user: int) -> list[TableRow]:
        """The open tables of a user."""
        return await self._db.read(lambda c: tables.tables_of_user(c, user))

    async def own_tables(self, user: int, page: int = 1) -> OwnTables:
        """A page of the open tables of a user, the one that waits longest for them first."""
        return await self._db.read(lambda c: own_tables.page(c, user, page))

    async def next_waiting(self, user: int, after: int = 0) -> int | None:
        """The next table that waits for a user."""
        return await self._db.read(lambda c: own_tables.next_waiting(c, user, after))

    async def begin_practice(self, call: Call, wanted: practising.Wanted, over: int = 0) -> int:
        """Begin a practice game in place of the caller's earlier one of that game; its number.

        Raises Refused, and UnderWay where another runs than the one that may go, `over`.
        """
        return practising.table_in(await self.once(call, lambda c: practising.begin(c, call, wanted, over)))

    async def just_begun(self, user: int, wanted: practising.Wanted) -> int | None:
        """The user's practice game that is just what is wanted and in which they did nothing yet."""
        return await self._db.read(lambda c: practising.just_begun(c, user, wanted))

    async def ended_practice(self, call: Call, table_id: int) -> tuple[Loaded, FinalLetter]:
        """The caller's practice game that was played to its end, and what is told of that; raises Refused."""
        return await self._db.read(lambda c: practising.ended(c, call, table_id))

    async def back_to_own(self, call: Call, table_id: int) -> Preview:
        """What would be taken back so that the caller's last turn in their practice game is theirs again."""
        return await self._db.read(lambda c: practising.back_to_own(c, call, table_id))

    def practises(self, user: int, table_id: int) -> bool:
        """Whether a table is a practice game of that user, as far as they have seen it since the bot began."""
        return self._practised.get(table_id) == user

    async def still_practises(self, user: int, table_id: int) -> bool:
        """Whether it is one now, whoever has seen it."""
        return await self._db.read(lambda c: practising.is_of(c, user, table_id))

    async def practices(self, user: int) -> list[practising.Practised]:
        """The practice games of a user, ended ones included, the newest first."""
        return await self._db.read(lambda c: practising.of_user(c, user))

    async def own_data(self, user: int) -> OwnData:
        """All that is stored about a user."""
        return await self._db.read(lambda c: own_data.own_data(c, user))

    async def forget(self, call: Call) -> Answer:
        """Delete what is stored about the caller and no open table needs; that they asked for it as well."""
        nobody = msgspec.structs.replace(call, user=0)
        answer = await self.once(nobody, lambda c: own_data.forget(c, call))
        self._languages.pop(call.user, None)
        self._pictures.pop(call.user, None)
        return answer

    async def ended_here(self, place: int) -> TableRow | None:
        """The ended table that was played in a channel or thread where none is open."""
        return await self._db.read(lambda c: seeing.ended_here(c, place))

    async def news(self, user: int, table_id: int) -> News:
        """What happened since the user's last turn."""
        found = await self._db.read(lambda c: seeing.news(c, table_id, user))
        self._tell_host(found.faults)
        return found

    async def learnt(self, user: int, table_id: int) -> Learnt:
        """What the guide tells a learner now, and what happened before."""
        found = await self._db.read(lambda c: learning.learnt(c, table_id, user))
        self._tell_host(found.news.faults)
        return found

    async def changes(self, user: int, table_id: int) -> News:
        """What changed for whoever looks, be it a stranger."""
        found = await self._db.read(lambda c: seeing.changes(c, table_id, user))
        self._tell_host(found.faults)
        return found

    async def just_sealed(self, user: int, table_id: int) -> News:
        """What came of the user's own move that became final at once."""
        return await self._db.read(lambda c: seeing.just_sealed(c, table_id, user))

    async def log(self, user: int, table_id: int, page: int | None = None) -> LogPage:
        """A page of the log as the user may read it, the last if none is named."""
        found = await self._db.read(lambda c: seeing.log(c, table_id, user, page))
        self._tell_host(found.faults)
        return found

    async def compared(self, call: Call, table_id: int, line: int | None = None) -> Comparison:
        """What a computer compared before a line of the log, before the newest if none is named."""
        found = await self._db.read(lambda c: comparing.compared(c, call, table_id, line))
        self._tell_host(() if found.fault is None else (found.fault,))
        return found

    async def hint(self, call: Call, table_id: int, *, whole: bool = False) -> Hint:
        """What is to be thought about for a hint on the caller's decision, or on their whole turn as begun."""
        return await self._db.read(lambda c: hinting.hint(c, call, table_id, whole=whole))

    async def phases_of(self, table_id: int, row_id: int, message: int | None = None) -> PhaseLetter | None:
        """The phases that a message of the table told, as its row keeps them; None where it is kept no longer."""
        return await self._db.read(lambda c: seeing.phases(c, table_id, row_id, message))

    async def told_by(self, table_id: int, row_id: int, message: int | None = None) -> tuple[Event, ...] | None:
        """The events that the table's present turn message tells, None where the row is not that message's."""
        return await self._db.read(lambda c: seeing.told_by(c, table_id, row_id, message))

    async def held_up(self, table_id: int) -> bool:
        """Whether the channel could not be told of something yet."""
        return await self._db.read(lambda c: outbox.held_up(c, table_id))

    async def unpinned(self, channel: int) -> list[int]:
        """Tables here whose signpost could not be pinned yet."""
        return await self._db.read(lambda c: outbox.unpinned(c, channel))

    async def language(self, user: int) -> str | None:
        """The language a user chose."""
        if user not in self._languages:
            chosen = await self._db.read(lambda c: tables.language_of(c, user))
            self._languages.setdefault(user, chosen)
        return self._languages[user]

    async def choose_language(self, call: Call, language: Language | None) -> Answer:
        """Remember the caller's language."""

        def work(connection: sqlite3.Connection) -> str:
            tables.choose_language(connection, call.user, language)
            return "my-language-set"

        answer = await self.once(call, work)
        self._languages.pop(call.user, None)
        return answer

    async def choose_reminding(self, call: Call, wanted: bool, gap: int | None = None) -> Answer:
        """Remember whether the caller wants to be reminded, and after how many waking seconds at the earliest.

        Raises Refused for no such time.
        """

        def work(connection: sqlite3.Connection) -> str:
            if gap not in (None, *OWN_GAPS):
                raise Refused("option-unknown")
            users.choose_reminding(connection, call.user, RemindingRow(reminders=int(wanted), remind_gap=gap))
            if not wanted:
                pings.take_back(connection, call.user, call.now)
            how = "later" if gap else "on"
            return f"my-reminders-{how if wanted else 'off'}"

        return await self.once(call, work)

    async def pings(self, user: int) -> pings.Chosen:
        """By which way a user wants to be told of what."""
        return await self._db.read(lambda c: pings.chosen_by(c, user))

    async def choose_pings(self, call: Call, kind: Kind, chosen: str) -> Answer:
        """Remember by which way the caller wants to be told of something. Raises Refused for no such way."""
        return await self.once(call, lambda c: pings.choose(c, call, kind, chosen))

    async def tell_refused(self, user: int) -> bool:
        """Whether a user is to be told, now and never again, that no direct messages reach them."""
        return await self._db.transaction(lambda c: direct.record_told(c, user))

    async def recall_pictures(self) -> None:
        """Recall who wants other pictures, or words in their place: no press waits until that is read."""
        self._pictures = await self._db.read(users.pictures)

    def pictures(self, user: int) -> str:
        """How a user wants private answers, one of `PICTURES`."""
        return self._pictures.get(user, PICTURES[0])

    def reads_words(self, user: int) -> bool:
        """Whether a user wants words in place of pictures."""
        return self.pictures(user) == "words"

    async def choose_pictures(self, call: Call, chosen: str) -> Answer:
        """Remember which pictures the caller wants, or words. Raises Refused for anything else."""

        def work(connection: sqlite3.Connection) -> str:
            if chosen not in PICTURES:
                raise Refused("option-unknown")
            users.choose_pictures(connection, call.user, chosen)
            return f"my-pictures-{chosen}"

        answer = await self.once(call, work)
        # Not read once more: what is committed counts, whatever can be read after it.
        self._pictures[call.user] = chosen
        return answer

    async def hours(self, user: int) -> OwnHours:
        """The waking hours that a user chose, and which count now."""
        return await self._db.read(lambda c: own_hours(c, user))

    async def choose_hours(self, call: Call, chosen: Wanted) -> Answer:
        """Remember the caller's zone and waking hours, as far as they are chosen."""
        return await self.once(call, lambda c: choosing_hours.choose_hours(c, call, chosen))

    async def forget_hours(self, call: Call) -> Answer:
        """Let the hours of each table count for the caller again."""
        return await self.once(call, lambda c: choosing_hours.forget_hours(c, call))

    async def own_zone(self, user: int, language: Language) -> str:
        """The zone in which days are meant that a user names, who reads that language."""
        return await self._db.read(lambda c: going_away.own_zone(c, user, language))

    async def absences(self, user: int, now: int) -> tuple[OwnAbsence, ...]:
        """The absences of a user that are not over, with their tables."""
        return await self._db.read(lambda c: going_away.own_absences(c, user, now))

    async def reminds(self, user: int, row_id: int) -> bool:
        """Whether a message still reminds that user."""
        return await self._db.read(lambda c: snoozing.reminds(c, user, row_id))

    async def go_away(self, call: Call, days: Days) -> Answer:
        """Keep that the caller is away on those days."""
        return await self.once(call, lambda c: going_away.go_away(c, call, days))

    async def end_absence(self, call: Call, absence_id: int | None) -> Answer:
        """Take an absence of the caller back; that in which they are, where none is named."""
        return await self.once(call, lambda c: going_away.take_back(c, call, absence_id))

    async def choose_away(self, call: Call, absence_id: int, table_id: int, choice: str) -> Answer:
        """Choose what is to be at a table of the caller while they are away."""
        return await self.once(call, lambda c: going_away.choose(c, call, absence_id, table_id, choice))

    async def show_away(self, call: Call, absence_id: int, shown: bool) -> Answer:
        """Let others read, or no longer, on which day the caller is back."""
        return await self.once(call, lambda c: going_away.show(c, call, absence_id, shown))

    async def ask_hours(self, user: int) -> bool:
        """Whether a user is to be asked, now and never again, if their waking hours fit."""
        if await self._db.read(lambda c: users.hours_asked(c, user)):
            return False
        return await self._db.transaction(lambda c: choosing_hours.ask_once(c, user))

    def _told(self, seen: Seen) -> Seen:
        if seen.loaded.row.practice and seen.seat is not None:
            self._practised[seen.loaded.row.id] = seen.loaded.row.opener
        self._tell_host(seen.loaded.faults)
        return seen

    def _tell_host(self, faults: tuple[Damaged, ...]) -> None:
        for fault in faults:
            self._report(fault, "reading a table")

    async def _wake_up(self, call: Call, table_id: int) -> None:
        """Wake a table by itself: it stays awake even where what was asked for is refused."""
        await self._db.transaction(lambda c: resting.wake(c, call, table_id))
        self._wake()

    async def once(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int = 0, *, wakes: bool = True
    ) -> Answer:
        """Carry out what an interaction asks for, once; a table at rest is woken first where it `wakes`."""
        try:
            return await self._carried_out(call, work, table_id, awake=wakes)
        except resting.Rests:
            await self._wake_up(call, table_id)
        return await self._carried_out(call, work, table_id, awake=False)

    async def _carried_out(
        self, call: Call, work: Callable[[sqlite3.Connection], str], table_id: int, *, awake: bool
    ) -> Answer:
        def run(connection: sqlite3.Connection) -> str:
            known = history.answer_to(connection, call.interaction)
            if known is not None:
                return known
            if awake:
                resting.awake(connection, table_id)
            answer = work(connection)
            waits.record_here(connection, table_id, call.user, call.guild, call.now)
            questions.recount_all(connection, table_id, call.now)
            asking.settle(connection, table_id, call.now)
            history.remember_answer(connection, call.interaction, table_id, call.user, answer, call.now)
            return answer

        answer = Answer(await self._db.transaction(run))
        self._done.keep(call.interaction, answer)
        self._wake()
        return answer
