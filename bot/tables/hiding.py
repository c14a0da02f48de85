"""Texts that players wrote and others can read: a moderator hides them where they stand.

These are the name of a table, the names by which people are called at it, the rulings that they proposed or that
became precedents, and the reasons that they gave for setting something right. A note to oneself is none of them:
nobody but its writer sees it, not even a successor in the seat.
"""

import sqlite3
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec

from bot.errors import UNDECODABLE, Refused
from bot.letters import (
    CallLetter,
    DisputeLetter,
    DoneLetter,
    FinalLetter,
    InvitationLetter,
    Letter,
    LobbyLetter,
    NoticeLetter,
    PhaseLetter,
    PinLetter,
    Proposal,
    ReminderLetter,
    StayLetter,
    TurnLetter,
    letter_in,
)
from bot.names import colour_name, coloured, plain, safe, safe_text
from bot.tables import acts
from bot.tables.acts import Facts
from bot.tables.asking import CHOSEN
from bot.tables.loaded import Call, Loaded, load
from bot.tables.rights import Role, may
from bot.tables.sealing import show_card
from bot.words import language_of, words
from db import acts as stored_acts
from db import disputes, invitations, outbox, precedents, tables, votes
from db.rows import ActRow, OutboxRow, RulingRow, SeatRow

TABLE: Final = "table"
"""What stands for the table's name; people are meant by their user."""
RULING: Final = "ruling "
"""Before the dispute and the seat that stand for a ruling."""
REASON: Final = "reason"
"""What a question is asked for; with the number of the question it stands for that text."""
UNNAMED: Final = "?"
CODES: Final = frozenset({"why", "choice", CHOSEN, "what", "option", "value", "changes"})
"""What in facts is no text that anybody wrote, whatever somebody is called."""

Texts: TypeAlias = Mapping[str, str]
"""By a text, what is shown in its place."""


def hideable(connection: sqlite3.Connection, loaded: Loaded) -> dict[str, str]:
    """What can be hidden at a table, and the text as it is shown now.

    Moderators are named in what they did, and so are not hidden as such.
    """
    found = {TABLE: safe(loaded.row.name)} if loaded.row.name else {}
    found |= {str(_holder(seat)): coloured(seat.name, seat.colour) for seat in loaded.seats if seat.name}
    found |= {f"{RULING}{one.vote} {one.seat}": safe_text(one.text) for one in _rulings(connection, loaded)}
    sitting = {_holder(seat) for seat in loaded.seats}
    for act in _guests(connection, loaded):
        if act.user not in sitting:
            found[str(act.user)] = safe(act.name)
    return found | {f"{REASON} {vote}": safe_text(reason) for vote, reason in _reasons(connection, loaded)}


def hide(connection: sqlite3.Connection, call: Call, table_id: int, what: str) -> str:
    """Hide a text for good: where it stands, where it was copied to, and in what the outbox can say anew."""
    loaded = load(connection, table_id)
    role = may("hide", loaded, call)
    if what not in hideable(connection, loaded):
        raise Refused("nothing-to-hide", table=table_id)
    if what.startswith(RULING):
        return _hide_ruling(connection, loaded, call, role, what)
    seat = next((one for one in loaded.seats if str(_holder(one)) == what), None)
    texts = _texts(connection, loaded, what, seat)
    if what == TABLE:
        tables.change_table(connection, table_id, name="")
    if seat is not None:
        tables.change_seat(connection, table_id, seat.seat, name="")
    _forget(connection, table_id, texts)
    after = load(connection, table_id)
    named = "" if seat is None else after.party.names[seat.seat]
    kind = _kind(what, seat)
    acts.write(connection, after, call, role, "hidden", what=kind, seat=named)
    _say_anew(connection, after, texts, call.now)
    return "hidden"


def _rulings(connection: sqlite3.Connection, loaded: Loaded) -> list[RulingRow]:
    """The rulings that were proposed at a table and are not hidden."""
    return disputes.rulings_at(connection, loaded.row.id)


def _hide_ruling(connection: sqlite3.Connection, loaded: Loaded, call: Call, role: Role, what: str) -> str:
    """Hide a ruling in its dispute, in the precedent that it became, and in the messages that say it."""
    (ruling,) = [one for one in _rulings(connection, loaded) if f"{RULING}{one.vote} {one.seat}" == what]
    disputes.hide_ruling(connection, ruling.vote, ruling.seat)
    citing = {loaded.row.id}
    for made in precedents.made_by(connection, loaded.row.id):
        if made.ruling == ruling.text:
            precedents.hide(connection, made.id)
            citing |= {*precedents.bound(connection, made.id)}
    acts.write(connection, loaded, call, role, "hidden", what="ruling", seat="")
    for table in sorted(citing):
        _say_without(connection, table, ruling, call.now)
    return "hidden"


def _say_without(connection: sqlite3.Connection, table: int, ruling: RulingRow, now: int) -> None:
    """Edit every message of a dispute at a table that repeats a ruling."""
    for row in outbox.rows_of(connection, table):
        letter = letter_in(row.letter)
        if not isinstance(letter, DisputeLetter) or letter == (changed := _without_ruling(letter, ruling)):
            continue
        outbox.reword(connection, row.id, changed)
        if (message := row.edits or row.message) is not None:
            outbox.put_edit(connection, row, message, changed, now)


def _without_ruling(letter: DisputeLetter, ruling: RulingRow) -> DisputeLetter:
    """The message of a dispute without the words of a ruling, be they proposed in it or cited by it."""
    proposals = tuple(
        Proposal(one.seat, "") if (letter.vote, one.seat) == (ruling.vote, ruling.seat) else one
        for one in letter.proposals
    )
    cited = tuple(
        msgspec.structs.replace(one, ruling="") if one.ruling == ruling.text else one for one in letter.precedents
    )
    return msgspec.structs.replace(letter, proposals=proposals, precedents=cited)


def _kind(what: str, seat: SeatRow | None) -> str:
    """What kind of text was hidden, as the log says it."""
    if what == TABLE or what.startswith(REASON):
        return what.partition(" ")[0]
    return "guest" if seat is None else "player"


def _reasons(connection: sqlite3.Connection, loaded: Loaded) -> list[tuple[int, str]]:
    """The reasons that were given for setting something right, by question, as far as they are shown."""
    found: list[tuple[int, str]] = []
    for vote in votes.votes(connection, loaded.row.id):
        try:
            reason = msgspec.json.decode(vote.facts, type=Facts).get(REASON, "")
        except UNDECODABLE:
            continue
        if isinstance(reason, str) and reason not in ("", UNNAMED):
            found.append((vote.id, reason))
    return found


def forget_name(connection: sqlite3.Connection, loaded: Loaded, user: int) -> str:
    """Take the names of a user out of all that is kept of a table; what they are called there from now on.

    What stands in the channel stays as it is.
    """
    seat = next((one for one in loaded.seats if user in (one.user, one.owner)), None)
    texts = _texts(connection, loaded, str(user), seat)
    _forget(connection, loaded.row.id, texts)
    for row in outbox.rows_with(connection, loaded.row.id, [_written(text) for text in texts]):
        letter = letter_in(row.letter)
        if letter is not None:
            outbox.reword(connection, row.id, _changed(letter, texts, redraw=False))
    return UNNAMED if seat is None else colour_name(seat.colour, words(language_of(loaded.row.language) or "en"))


def _written(text: str) -> str:
    """A text as it stands within a stored letter."""
    return msgspec.json.encode(text).decode()[1:-1]


def _holder(seat: SeatRow) -> int:
    """Whose name a seat has: its holder's, or of who gave it up; 0 where nobody knows."""
    return seat.user or seat.owner or 0


def _guests(connection: sqlite3.Connection, loaded: Loaded) -> list[ActRow]:
    """What people did who were called by a name that is shown, as something else than moderators."""
    named = [act for act in stored_acts.acts(connection, loaded.row.id) if act.user is not None]
    return [act for act in named if act.role != "moderator" and act.name not in ("", UNNAMED)]


def _texts(connection: sqlite3.Connection, loaded: Loaded, what: str, seat: SeatRow | None) -> Texts:
    """Every form of a text as it was stored or shown, and what stands in its place."""
    if what == TABLE:
        names, instead = {loaded.row.name}, UNNAMED
    elif what.startswith(REASON):
        given = _reasons(connection, loaded)
        names, instead = {reason for vote, reason in given if what == f"{REASON} {vote}"}, UNNAMED
    else:
        names = {act.name for act in _guests(connection, loaded) if str(act.user) == what}
        names |= set() if seat is None else {seat.name}
        language = language_of(loaded.row.language) or "en"
        instead = UNNAMED if seat is None else colour_name(seat.colour, words(language))
    return {form: instead for name in names for form in (name, plain(name), safe(name))}


def _forget(connection: sqlite3.Connection, table: int, texts: Texts) -> None:
    """Put what stands instead into the acts, questions and invitations that repeat a text."""
    for act in stored_acts.acts(connection, table):
        name, facts = _otherwise(act.name, texts), _without(act.facts, texts)
        if (name, facts) != (act.name, act.facts):
            stored_acts.change_act(connection, act.id, name, facts)
    for vote in votes.votes(connection, table):
        successor = None if vote.successor_name is None else _otherwise(vote.successor_name, texts)
        facts = _without(vote.facts, texts)
        if (successor, facts) != (vote.successor_name, vote.facts):
            votes.change_words(connection, vote.id, successor, facts)
    for invitation in invitations.invitations(connection, table):
        if invitation.name in texts:
            invitations.rename(connection, invitation.id, texts[invitation.name])


def _without(stored: str, texts: Texts) -> str:
    """Facts without the texts; what cannot be read stays, and nobody reads it."""
    try:
        facts = msgspec.json.decode(stored, type=Facts)
    except UNDECODABLE:
        return stored
    return msgspec.json.encode(_said_otherwise(facts, texts)).decode()


def _said_otherwise(facts: Facts, texts: Texts) -> Facts:
    return {
        key: _otherwise(value, texts) if isinstance(value, str) and key not in CODES else value
        for key, value in facts.items()
    }


def _otherwise(value: str, texts: Texts) -> str:
    """A value that is a text, alone or behind the emblem of its seat, as it is said from now on."""
    emblem, gap, name = value.rpartition("\u00a0")
    return f"{emblem}{gap}{texts.get(name, name)}"


def _say_anew(connection: sqlite3.Connection, loaded: Loaded, texts: Texts, now: int) -> None:
    """Edit every message that the outbox can compose, with the pictures in which names are drawn."""
    shown: dict[int, tuple[OutboxRow, Letter]] = {}
    for row in outbox.rows_of(connection, loaded.row.id):
        letter = letter_in(row.letter)
        if letter is None or isinstance(letter, PinLetter | ReminderLetter | DoneLetter):
            continue  # they name nobody but by mention
        if isinstance(letter, CallLetter) and letter.over:
            continue  # it is gone
        changed = _changed(letter, texts, redraw=row.status != "waiting")
        outbox.reword(connection, row.id, changed)
        message = row.edits or row.message
        if message is not None and not isinstance(letter, LobbyLetter):
            shown[message] = row, changed
    for message, (row, letter) in shown.items():
        outbox.put_edit(connection, row, message, letter, now)
    show_card(connection, loaded, now)


def _changed(letter: Letter, texts: Texts, *, redraw: bool) -> Letter:
    match letter:
        case TurnLetter() | PhaseLetter() | FinalLetter():
            return msgspec.structs.replace(letter, redraw=redraw)
        case NoticeLetter():
            return msgspec.structs.replace(letter, values=_said_otherwise(letter.values, texts))
        case InvitationLetter():
            names = {user: _otherwise(name, texts) for user, name in letter.names.items()}
            return msgspec.structs.replace(letter, name=_otherwise(letter.name, texts), names=names)
        case StayLetter():
            return msgspec.structs.replace(
                letter, vacated=tuple(_otherwise(name, texts) for name in letter.vacated)
            )
        case LobbyLetter():
            return msgspec.structs.replace(letter, expelled=_otherwise(letter.expelled, texts))
        case _:
            return letter
