"""Practice games: one person against computers, in private. Nobody else sees one, and nothing of it is posted."""

import secrets
import sqlite3
from typing import Final

import msgspec

from bot.errors import Refused
from bot.letters import FinalLetter
from bot.tables import seeing, undoing
from bot.tables.answers import Answer
from bot.tables.computers import LEVELS
from bot.tables.falling import MOST_TURNS, newest_turns
from bot.tables.first_options import first_options
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.lobby import begin_game
from bot.tables.sealing import final_letter
from bot.tables.timed import Key, Timed
from bot.tables.undoing import Preview
from db import history, tables
from db.rows import NOWHERE
from games.engine.event import Entry, Seat, visible_events
from games.engine.gains import POINTS
from games.registry import GAMES

KEPT: Final = 90 * 24 * 3600
"""Seconds for which a practice game is kept that nobody goes on with."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A practice game to begin: the levels of the computers in order, and in which seat the person sits.

    None is a seat by chance. With a `seed` all is dealt as always by it; `guide` says whether it is explained, as
    it is played by the game's defaults in every language.
    """

    game: str
    language: str
    levels: tuple[str, ...]
    seat: Seat | None = None
    seed: str = ""
    guide: bool = False


class Practised(msgspec.Struct, frozen=True):
    """A practice game: its number, what is played, and whether it still is."""

    table: int
    game: str
    running: bool


class UnderWay(Exception):
    """Another practice game of the kind runs than the one that may go for a new one."""

    def __init__(self, there: Practised) -> None:
        super().__init__(f"practice game {there.table}")
        self.there = there


def begin(connection: sqlite3.Connection, call: Call, wanted: Wanted, over: int = 0) -> str:
    """Begin a practice game in place of the caller's earlier one of that game; its number.

    One that still runs must be the one of which was said that it may go: `over`. Raises Refused, UnderWay.
    """
    game = GAMES.get(wanted.game)
    seats = len(wanted.levels) + 1
    if game is None or seats not in game.seats or not set(wanted.levels) <= set(LEVELS):
        raise Refused("option-unknown")
    before = [one for one in of_user(connection, call.user) if one.game == game.id]
    for one in before:
        if one.running and one.table != over:
            raise UnderWay(one)
    for one in before:
        tables.delete_practice(connection, one.table)
    seed = wanted.seed or secrets.token_hex(16)
    table_id = tables.new_table(
        connection,
        call.now,
        game=game.id,
        guild=NOWHERE,
        channel=NOWHERE,
        place=NOWHERE,
        language=wanted.language,
        options=game.options_type() if wanted.guide else first_options(game, wanted.language),
        opener=call.user,
        seed=seed,
        salt=secrets.token_hex(16),
        reminders=0,
        guide=int(wanted.guide),
    )
    own = int(seed, 16) % seats if wanted.seat is None else wanted.seat
    levels = iter(wanted.levels)
    for seat in range(seats):
        colour = game.colours[seat]
        if seat == own:
            tables.add_seat(connection, table_id, seat, call.user, call.name, colour)
        else:
            tables.add_seat(connection, table_id, seat, None, "", colour, next(levels))
    begin_game(connection, load(connection, table_id), NOWHERE, call.now)
    return str(table_id)


def just_begun(connection: sqlite3.Connection, user: int, wanted: Wanted) -> int | None:
    """The number of the user's practice game that is just what is wanted and in which they did nothing yet."""
    for row in tables.practices_of(connection, user):
        alike = (row.game, row.language, row.guide) == (wanted.game, wanted.language, int(wanted.guide))
        if row.status != "running" or not alike or wanted.seed not in ("", row.seed):
            continue
        loaded = load(connection, row.id)
        own = next(seat.seat for seat in loaded.seats if seat.user == user)
        levels = tuple(seat.computer for seat in loaded.seats if seat.seat != own)
        if levels != wanted.levels or wanted.seat not in (None, own):
            continue
        lines = history.live_lines(connection, row.id)
        if not any(loaded.turns[own : own + 1]) and not any(line.seat == own for line in lines):
            return row.id
    return None


def end(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Remove the caller's practice game with all that belongs to it; the key of a sentence. Raises Refused."""
    if not is_of(connection, call.user, table_id):  # one that cannot be read can be removed as well
        raise Refused("practice-unknown")
    tables.delete_practice(connection, table_id)
    return "practice-ended"


def leave_guide(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Go on with a practice game without the guide; the key of a sentence. Raises Refused."""
    own(connection, call, table_id)
    tables.change_table(connection, table_id, guide=0)
    return "guide-left"


def take_guide(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Play on in a practice game with the guide; the key of a sentence. Raises Refused."""
    own(connection, call, table_id)
    tables.change_table(connection, table_id, guide=1)
    return "guide-back"


def own(connection: sqlite3.Connection, call: Call, table_id: int) -> Loaded:
    """The caller's practice game; raises Refused where it is none, or another's."""
    if not is_of(connection, call.user, table_id):
        raise Refused("practice-unknown")
    return load(connection, table_id)


def is_of(connection: sqlite3.Connection, user: int, table_id: int) -> bool:
    """Whether a table is a practice game of that user."""
    row = tables.table(connection, table_id)
    return row is not None and row.practice and row.opener == user


def ended(connection: sqlite3.Connection, call: Call, table_id: int) -> tuple[Loaded, FinalLetter]:
    """The caller's practice game that was played to its end, and what is told of that; raises Refused.

    Of what happened since the caller's last turn that is what brought or cost points: the log has all.
    """
    loaded = own(connection, call, table_id)
    outcome = loaded.game.outcome(loaded.state)
    if outcome is None:
        raise Refused("practice-unknown")
    events = seeing.news(connection, table_id, call.user).events
    counted = tuple(event for event in visible_events(events, None) if any(map(_is_of_points, event.entries)))
    return loaded, final_letter(connection, loaded, loaded.state, outcome, counted, loaded.row.changed_at)


def _is_of_points(entry: Entry) -> bool:
    return entry.account == POINTS and entry.amount != 0


def back_to_own(connection: sqlite3.Connection, call: Call, table_id: int) -> Preview:
    """What would be taken back so that the caller's last turn in their practice game is theirs again."""
    loaded = own(connection, call, table_id)
    seat = own_seat(loaded, call.user).seat
    newest = newest_turns(connection, table_id, MOST_TURNS)
    turns = next((number for number, turn in enumerate(newest, start=1) if seat in turn.seats), 0)
    if not turns:
        raise Refused("practice-nothing-back")
    return undoing.preview(connection, call, table_id, turns)


def of_user(connection: sqlite3.Connection, user: int) -> list[Practised]:
    """The practice games of a user, ended ones included, the newest first."""
    found = tables.practices_of(connection, user)
    return [Practised(row.id, row.game, row.status == "running") for row in found]


def forget(connection: sqlite3.Connection, user: int) -> None:
    """Remove all practice games of a user."""
    for row in tables.practices_of(connection, user):
        tables.delete_practice(connection, row.id)


def table_in(answer: Answer) -> int:
    """The number of the practice game that was begun."""
    return int(answer)


def _next(connection: sqlite3.Connection, now: int) -> int | None:
    last = tables.oldest_practice(connection)
    return None if last is None else last + KEPT


def _remove(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """Remove a practice game that nobody has gone on with for long; nobody is told."""
    row = tables.table(connection, key[0])
    if row is not None and row.practice and row.changed_at <= now - KEPT:
        tables.delete_practice(connection, row.id)
    return False


PRACTICES: Final = Timed("practice", _next, lambda c, now: list(tables.old_practices(c, now - KEPT)), _remove)
