"""What is wrong with a table as it is stored, and setting it back to an earlier position at the host's hand."""

import sqlite3

import msgspec

from bot.errors import Damaged, Refused
from bot.letters import NoticeLetter, TurnLetter, letter_in, read_letter
from bot.tables import waiting
from bot.tables.loaded import UNREADABLE, Loaded, load, read_state, readable_events
from bot.tables.positions import kept
from bot.tables.questions import is_readable
from bot.tables.reopening import columns_of
from bot.tables.restoring import go_back
from bot.tables.sealing import put_letter, show_card
from db import history, inspection, outbox, tables, votes
from db.heartbeat import last_beat
from db.outbox import Lines
from db.restored import drop_word
from db.rows import TableRow
from games.engine.bounds import State
from games.engine.event import Event

SET_BACK = Event(kind="table_set_back", rule="")
"""The line of the log that says so: an act of the host, of no game and no seat."""


class Kept(msgspec.Struct, frozen=True):
    """A position that is kept of a table: after which seal, made when, and the state or why it cannot be read."""

    seal: int
    at: int | None
    state: State | Damaged

    @property
    def good(self) -> bool:
        """Whether it can be read."""
        return not isinstance(self.state, Damaged)


def faults_of(connection: sqlite3.Connection, loaded: Loaded) -> list[Damaged]:
    """All that is stored of a table and cannot be read, its checkpoints excepted."""
    table = loaded.row.id
    found = list(loaded.faults)
    _, log = readable_events(table, inspection.whole_log(connection, table))
    if log is not None:
        found.append(log)
    for vote in votes.open_votes(connection, table):
        if not is_readable(vote, loaded):
            found.append(Damaged(table, "vote", f"vote {vote.id}: {vote.asked[:60]!r}"))
    for row, stored, aside in inspection.waiting_letters(connection, table):
        try:
            read_letter(table, stored)
        except Damaged as fault:
            found.append(fault)
        else:
            if aside:
                found.append(Damaged(table, "letter", f"row {row} cannot be told"))
    return found


def kept_positions(connection: sqlite3.Connection, loaded: Loaded) -> list[Kept]:
    """The checkpoints of the branch that holds, newest first."""
    found: list[Kept] = []
    for seal in history.seals_kept(connection, loaded.row.id):
        at = history.sealed_at(connection, loaded.row.id, seal)
        found.append(Kept(seal, at, _state_at(connection, loaded, seal)))
    return found


def set_back(connection: sqlite3.Connection, table_id: int, seal: int, now: int) -> None:
    """Set a table back to its checkpoint after a seal, and tell its channel; raises Damaged, Refused.

    Every line since then is undone. What can no longer be answered goes: open turns, a question for an undo, votes
    and letters that cannot be read. Every control given out before is stale.
    """
    loaded = load(connection, table_id)
    if loaded.row.status not in ("running", "over"):
        raise Refused(f"table-is-{loaded.row.condition}", table=table_id)
    _clear(connection, loaded, now)
    cleared = msgspec.structs.replace(loaded, row=_numbered(connection, loaded), seats=())
    state, line = go_back(connection, cleared, seal, None, now, (SET_BACK,))
    tables.change_table(
        connection,
        table_id,
        options=state.options,
        **columns_of(None),
        quiet_seats=(),
        told=line,
    )
    _announce(connection, load(connection, table_id), now, "news-mended", lines=(line, line))


def tell_restored(connection: sqlite3.Connection, table_id: int, since: int, now: int) -> None:
    """Tell a table once that the host went back to a backup; one that is not played or cannot be read is left out.

    `since` is the time from which on what was played is lost.
    """
    drop_word(connection, table_id)
    row = tables.table(connection, table_id)
    if row is None or row.status != "running":
        return
    loaded = load(connection, table_id)
    if loaded.playable:
        _announce(connection, loaded, now, "news-restored", since)


def _state_at(connection: sqlite3.Connection, loaded: Loaded, seal: int) -> State | Damaged:
    table = loaded.row.id
    try:
        _, stored = history.checkpoint(connection, table, seal)
    except history.CheckpointError as error:
        return Damaged(table, "checkpoint", error)
    return read_state(connection, loaded.game, table, stored)


def _clear(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    table = loaded.row.id
    for seat in loaded.seats:
        cut = UNREADABLE if seat.cut == UNREADABLE else None
        tables.change_seat(connection, table, seat.seat, moves=(), cut=cut, decision=seat.decision + 1)
    for vote in votes.open_votes(connection, table):
        if vote.kind == "undo" or not is_readable(vote, loaded):
            votes.close_vote(connection, vote.id, "void")
    waiting.follow_questions(connection, table, now)
    for row, stored, aside in inspection.waiting_letters(connection, table):
        if aside or letter_in(stored) is None:
            outbox.drop(connection, row)


def _numbered(connection: sqlite3.Connection, loaded: Loaded) -> TableRow:
    """The row with the highest seal number that was given out, whatever the row itself says."""
    highest = max([loaded.row.seal, history.highest_seal(connection, loaded.row.id)])
    return msgspec.structs.replace(loaded.row, seal=highest)


def _announce(
    connection: sqlite3.Connection,
    loaded: Loaded,
    now: int,
    news: str,
    since: int = 0,
    lines: Lines | None = None,
) -> None:
    if loaded.row.status == "over":
        put_letter(connection, loaded, NoticeLetter(key=news), now, lines)
    else:
        # Since then nobody could play: the host had the bot, or went back to a backup.
        beat = last_beat(connection)
        ran_until = since or (now if beat is None else beat.at)
        waiting.begin_anew(connection, loaded, loaded.state, now, ran_until=ran_until)
        position = kept(loaded.game, loaded.state)
        ping = not loaded.row.resting
        asked = loaded.active
        letter = TurnLetter(position=position, asked=asked, events=(), ping=ping, news=news, news_time=since)
        put_letter(connection, loaded, letter, now, lines)
    show_card(connection, loaded, now)
