"""Messages that wait for somebody, and what becomes of them once they wait for nobody.

A row of the outbox says for what its message waits. Whether it still does is read from the table itself, after
every change of it: so nothing that ends a question needs to know of its messages, and one that was missed ends
with the next change.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bot.errors import UNDECODABLE
from bot.letters import (
    CallLetter,
    DisputeLetter,
    DoneLetter,
    InvitationLetter,
    Letter,
    NoticeLetter,
    PinLetter,
    ReminderLetter,
    StayLetter,
    TurnLetter,
    WantedLetter,
    letter_in,
)
from bot.names import safe
from bot.tables import reminded
from bot.tables.timed import Key
from bot.tables.wanted_card import WANTED, shown_of
from db import invitations, outbox, tables, votes
from db.rows import InvitationRow, OutboxRow, SeatRow, TableRow, VoteRow

TURN = "turn"
ENDED = ("over", "abandoned")
CHOSEN = "chosen"
"""The fact of a question that says what was chosen of more than yes and no."""
DISPUTE = "dispute"
Followed = Callable[[sqlite3.Connection, OutboxRow, int], None]
"""Brings the letter of a message that waits up to date: its row, now."""
FOLLOWED: Final[dict[str, Followed]] = {}
"""By the first word of what a message waits for, where it changes while it does: set beside what it speaks of."""
OVERTAKEN = "overtaken"
"""Stands there of a question that all agreed to, and that play had overtaken."""
VOTES_ENDED = {"passed": "vote-passed", "refused": "vote-refused", "lapsed": "vote-lapsed", "void": "vote-lapsed"}


def asks(letter: Letter) -> str:
    """For what a message of that letter waits, as the outbox keeps it; empty where it waits for nobody."""
    match letter:
        case TurnLetter(retired=False):
            return TURN
        case NoticeLetter(vote=int(vote)):
            return f"vote {vote}"
        case DisputeLetter(settled=""):
            return f"{DISPUTE} {letter.vote}"
        case NoticeLetter(join=True):
            return "seat" if letter.free is None else f"seat {letter.free}"
        case InvitationLetter():
            return f"invited {' '.join(map(str, letter.users))}"
        case StayLetter():
            return "stay"
        case WantedLetter():
            return "" if letter.settled else WANTED
        case NoticeLetter(key="notice-invited"):
            return "invitation"  # as earlier versions gave them: nobody answers them but by the card
        case _:
            return ""


def has_ended(letter: Letter) -> bool:
    """Whether a letter says that its message waits for nobody any more."""
    match letter:
        case TurnLetter():
            return letter.retired
        case NoticeLetter() | DisputeLetter() | InvitationLetter() | StayLetter() | WantedLetter():
            return bool(letter.settled)
        case ReminderLetter() | CallLetter():
            return letter.over
        case DoneLetter():
            return True
        case _:
            return False


def settle(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """End every message of a table that waits for nobody any more; at its end, all of them and its pin."""
    table = tables.table(connection, table_id)
    if table is None:
        return
    if table.status in ENDED:
        _close(connection, table, now)
    reminded.settle(connection, table_id, now)
    seats = tables.seats(connection, table_id)
    for row in outbox.asking(connection, table_id):
        if row.asks == reminded.REMINDS:
            continue
        if row.asks.startswith("invited "):
            _settle_invitation(connection, table, row, now)
            continue
        if row.asks == WANTED:
            _settle_wanted(connection, table, seats, row, now)
            continue
        if (follow := FOLLOWED.get(row.asks.partition(" ")[0])) is not None:
            follow(connection, row, now)
            continue
        how = _ended(table, seats, row.asks, _vote(connection, row.asks))
        if how:
            _end(connection, row, how, now)


def settled(do: Callable[[sqlite3.Connection, Key, int], bool]) -> Callable[[sqlite3.Connection, Key, int], bool]:
    """What is done by time at a table, after which none of its messages waits for nobody any more."""

    def done(connection: sqlite3.Connection, key: Key, now: int) -> bool:
        told = do(connection, key, now)
        settle(connection, key[0], now)
        return told

    return done


def settle_wanted(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    """Let the card that looks for players say who sits there by now, and end with the gathering."""
    table = tables.table(connection, table_id)
    if table is None:
        return
    for row in outbox.asking(connection, table_id):
        if row.asks == WANTED:
            _settle_wanted(connection, table, tables.seats(connection, table_id), row, now)


def end_card(connection: sqlite3.Connection, row: OutboxRow, how: str, now: int) -> None:
    """Let a card that looks for players say how that ended."""
    letter = letter_in(row.letter)
    if isinstance(letter, WantedLetter):
        say(connection, row, msgspec.structs.replace(letter, settled=how), now)


def hush(connection: sqlite3.Connection, table_id: int) -> None:
    """Let notices of a table that were not sent yet call nobody: one that follows tells of its end, and calls."""
    for row in outbox.rows_of(connection, table_id):
        letter = letter_in(row.letter)
        told_here = row.status == "waiting" and row.recipient is None
        if told_here and isinstance(letter, NoticeLetter) and letter.seats:
            quiet = msgspec.structs.replace(letter, seats=())
            outbox.reword(connection, row.id, quiet)


def retire(connection: sqlite3.Connection, table_id: int, newest: int, message: int, now: int) -> None:
    """Take mention and buttons from the turn messages before the row `newest`, which became `message`."""
    for row in outbox.asking(connection, table_id):
        if row.asks != TURN or row.id >= newest:
            continue
        if row.message == message:  # rewritten, and so still the newest
            outbox.change_letter(connection, row.id, row.letter)
        else:
            _end(connection, row, "", now)


def _close(connection: sqlite3.Connection, table: TableRow, now: int) -> None:
    for vote in votes.open_votes(connection, table.id):
        votes.close_vote(connection, vote.id, "void")
    if table.signpost_message is not None:
        outbox.put(connection, table.id, table.place, PinLetter(pinned=False), now, edits=table.signpost_message)
        tables.change_table(connection, table.id, signpost_message=None)


def _settle_wanted(
    connection: sqlite3.Connection, table: TableRow, seats: list[SeatRow], row: OutboxRow, now: int
) -> None:
    letter = letter_in(row.letter)
    if not isinstance(letter, WantedLetter):
        return
    shown, settled = shown_of(table, seats), _lobby_ended(table)
    if settled or letter.shown != shown:
        say(connection, row, msgspec.structs.replace(letter, shown=shown, settled=settled), now)


def _vote(connection: sqlite3.Connection, what: str) -> VoteRow | None:
    kind, _, number = what.partition(" ")
    return votes.vote(connection, int(number)) if kind == "vote" and number.isdecimal() else None


def _ended(table: TableRow, seats: list[SeatRow], what: str, vote: VoteRow | None) -> str:
    """The sentence that says how it ended; empty while somebody is waited for."""
    kind, _, number = what.partition(" ")
    match kind:
        case "vote":
            return _vote_ended(vote)
        case "seat":
            return _offer_ended(table, seats, number)
        case "invitation":
            return _lobby_ended(table)
        case "stay":
            waits = any(seat.unanswered for seat in seats)
            return _lobby_ended(table) or ("" if waits else "stay-answered")
        case _:
            # The last turn message of a game that is over is retired by the message that tells the end.
            return f"table-is-{table.condition}" if table.status == "abandoned" else ""


def _offer_ended(table: TableRow, seats: list[SeatRow], number: str) -> str:
    """The sentence that says how the offer of a free seat ended, that of the number or any."""
    if table.status in ENDED:
        return f"table-is-{table.condition}"
    empty = [seat.seat for seat in seats if seat.empty]
    waits = int(number) in empty if number.isdecimal() else bool(empty)
    return "" if waits else "seat-taken"


def _vote_ended(vote: VoteRow | None) -> str:
    """The sentence that says how a question ended, with what was chosen of several; empty while it is open."""
    if vote is None or vote.status == "open":
        return VOTES_ENDED["lapsed"] if vote is None else ""
    said = VOTES_ENDED.get(vote.status, VOTES_ENDED["lapsed"])
    chosen = _chosen(vote)
    if chosen == OVERTAKEN:
        return "vote-overtaken"
    return f"vote-passed-{chosen}" if vote.status == "passed" and chosen else said


def _chosen(vote: VoteRow) -> str:
    try:
        return str(msgspec.json.decode(vote.facts, type=dict[str, str | int]).get(CHOSEN, ""))
    except UNDECODABLE:
        return ""


def _lobby_ended(table: TableRow) -> str:
    """The sentence that says how a lobby ended; empty while it gathers."""
    closed = table.status == "abandoned" and table.state is None
    return "" if table.status == "lobby" else "lobby-is-abandoned" if closed else "lobby-is-running"


def _settle_invitation(connection: sqlite3.Connection, table: TableRow, row: OutboxRow, now: int) -> None:
    """Let a message say what came of each invitation that it gives, and end with the last of them."""
    users = tuple(int(user) for user in row.asks.split()[1:])
    given = [one for one in invitations.invitations(connection, table.id) if one.user in users]
    came = _came_of(given)
    waits = any(one.status == "open" for one in given)
    settled = _lobby_ended(table) or ("" if waits else "invitation-answered")
    letter = letter_in(row.letter)
    if not isinstance(letter, InvitationLetter):
        if settled:
            _end(connection, row, settled, now)
    elif letter.came != came or settled:
        say(connection, row, msgspec.structs.replace(letter, came=came, settled=settled), now)


def _came_of(given: Sequence[InvitationRow]) -> dict[str, tuple[int, ...]]:
    """By what became of invitations, whose: who left again or was seen off had joined."""
    came: dict[str, tuple[int, ...]] = {}
    for one in given:
        if one.status != "open":
            how = "joined" if one.status in ("left", "vacated", "expelled") else one.status
            came[how] = (*came.get(how, ()), one.user)
    return came


def say(
    connection: sqlite3.Connection,
    row: OutboxRow,
    letter: InvitationLetter | WantedLetter | DisputeLetter,
    now: int,
) -> None:
    """Let a message that waits say something else; one that is settled waits no longer."""
    (outbox.change_letter if letter.settled else outbox.reword)(connection, row.id, letter)
    if row.status == "sent" and row.message is not None:
        outbox.put_edit(connection, row, row.message, letter, now)


def _end(connection: sqlite3.Connection, row: OutboxRow, how: str, now: int) -> None:
    """Let a message say how it ended; one that is on its way is edited when it has arrived."""
    letter = _ended_letter(row.letter, how, _vacated(connection, row))
    outbox.change_letter(connection, row.id, letter or row.letter)
    if letter is None:  # it cannot be read; its buttons lead to the present panel
        return
    if row.status == "sent" and row.message is not None:
        outbox.put_edit(connection, row, row.message, letter, now)
    elif row.status == "waiting" and row.recipient is not None:
        outbox.drop(connection, row.id)  # in the place it is told how it ended, which is no word to one alone


def _vacated(connection: sqlite3.Connection, row: OutboxRow) -> tuple[str, ...]:
    """Whose seats were freed since a question whether they still want to play."""
    if row.asks != "stay":
        return ()
    given = invitations.invitations(connection, row.table_id)
    return tuple(safe(one.name) for one in given if one.status == "vacated" and (one.settled_at or 0) >= row.at)


def _ended_letter(stored: str, how: str, vacated: tuple[str, ...] = ()) -> Letter | None:
    letter = letter_in(stored)
    if letter is None:
        return None
    match letter:
        case TurnLetter():
            letter = msgspec.structs.replace(letter, retired=True, settled=how)
        case NoticeLetter():
            letter = msgspec.structs.replace(letter, settled=how)
        case StayLetter():
            letter = msgspec.structs.replace(letter, settled=how, vacated=vacated)
        case _:
            pass
    return letter
