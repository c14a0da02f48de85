"""What tables decided about rules: kept under a number of the channel, and what of it binds which table.

A precedent binds the table that made it and those that accepted it while they gathered; nobody is bound unasked. A
new decision of a table on the same rule takes the place of the one before, for this table.
"""

import sqlite3
from collections import Counter
from typing import Final

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.letters import Cited
from bot.tables import acts
from bot.tables.decided import switched_lines
from bot.tables.dispute_choices import Choice, short
from bot.tables.dispute_points import related, section_of
from bot.tables.gathering import gathering
from bot.tables.loaded import Call, Loaded, edition_in, load
from bot.tables.rights import may
from bot.tables.sealing import show_card
from db import disputes, history, precedents, tables, votes
from db.rows import DisputeRow, PrecedentRow

ACCEPTED: Final = "accepted"
NONE: Final = "none"


class Precedent(msgspec.Struct, frozen=True):
    """A precedent as it is listed: how it is cited, where it was made and when, by how many votes for what.

    `revises` is the id of the one before, where there is one; `struck` by a moderator, it holds no longer;
    `undone`, it is of a switch that its table has taken back.
    """

    cited: Cited
    game: str
    edition: str
    table: int
    at: int
    votes: dict[str, int]
    revises: int | None
    struck: bool
    undone: bool


class Precedents(msgspec.Struct, frozen=True):
    """The precedents of a channel by number, with those that bind a table there from elsewhere; `bound` are the
    ids of all that bind it."""

    channel: int
    here: tuple[Precedent, ...]
    elsewhere: tuple[Precedent, ...] = ()
    bound: tuple[int, ...] = ()


def channel_of(connection: sqlite3.Connection, place: int) -> int:
    """The channel to which a thread of a table belongs; any other place is one itself."""
    here = [row for row in tables.tables_at(connection, place) if row.place == place]
    last = here[0] if here else tables.latest_table_at(connection, place)
    return place if last is None or last.place != place else last.channel


def listed(connection: sqlite3.Connection, channel: int, table_id: int = 0) -> Precedents:
    """The precedents of a channel, and what binds a table (0: none)."""
    here = tuple(precedents.in_channel(connection, channel))
    bound = binding(connection, load(connection, table_id)) if table_id else ()
    elsewhere = [one for one in bound if one.channel != channel]
    return Precedents(
        channel,
        tuple(_listed(connection, one) for one in here),
        tuple(_listed(connection, one) for one in elsewhere),
        tuple(one.id for one in bound),
    )


def _listed(connection: sqlite3.Connection, row: PrecedentRow) -> Precedent:
    line = None if row.line is None else history.line(connection, row.line)
    return Precedent(
        as_cited(row),
        row.game,
        row.edition,
        row.table_id,
        row.at,
        _votes_in(row),
        row.revises,
        struck=row.struck_at is not None,
        undone=line is not None and line.undone is not None,
    )


def binding_on(connection: sqlite3.Connection, table_id: int, rule: str = "") -> tuple[Cited, ...]:
    """What binds a table, on a rule where one is named; nothing where its options cannot be read."""
    loaded = load(connection, table_id)
    try:
        return cited_on(connection, loaded, rule) if rule else all_cited(connection, loaded)
    except Damaged:
        return ()


def record(
    connection: sqlite3.Connection,
    loaded: Loaded,
    dispute: DisputeRow,
    choice: Choice,
    switch: tuple[str, str] | None,
    now: int,
) -> int:
    """Keep what a table has decided, and let it bind the table in place of what did before; its number."""
    about = dispute.rule if switch is None else switch[0]
    rule, table = section_of(loaded.game.id, about), loaded.row.id
    before = [one for one in precedents.binding(connection, table) if _is_on(one, loaded.game.id, rule, switch)]
    said = [one.text for one in disputes.rulings(connection, dispute.vote) if one.seat == choice.number]
    made = precedents.add(
        connection,
        loaded.row.channel,
        game=loaded.game.id,
        edition=edition_in(loaded.game, loaded.options),
        rule=rule,
        ruling=said[0] if switch is None and said else "",
        option=None if switch is None else switch[0],
        value=None if switch is None else switch[1],
        votes=Counter(map(short, votes.ballots(connection, dispute.vote).values())),
        table_id=table,
        at=now,
        revises=before[-1].id if before else None,
        line=None if switch is None else _set_by(connection, table, *switch),
    )
    for old in before:  # a switch set to another value binds no longer by itself, and again after an undo
        if switch is None or old.value == switch[1]:
            precedents.release(connection, table, old.id)
    precedents.bind(connection, table, made)
    found = precedents.precedent(connection, made)
    return 0 if found is None else found.number


def _set_by(connection: sqlite3.Connection, table: int, option: str, value: str) -> int | None:
    """The line by which a table set a switch so, None where it was so from the start."""
    line, event = switched_lines(connection, table).get(option, (None, None))
    return line.id if line is not None and event is not None and event.params.get("value") == value else None


def cited_on(connection: sqlite3.Connection, loaded: Loaded, rule: str) -> tuple[Cited, ...]:
    """What binds a table on a rule, by its section, the newest last.

    Nothing where its options cannot be read.
    """
    try:
        game = loaded.game.id
        return tuple(one for one in all_cited(connection, loaded) if related(game, one.rule, rule))
    except Damaged:
        return ()


def all_cited(connection: sqlite3.Connection, loaded: Loaded) -> tuple[Cited, ...]:
    """All that binds a table, oldest first; raises Damaged where its options cannot be read."""
    _ = loaded.options
    return tuple(map(as_cited, binding(connection, loaded)))


def binding(connection: sqlite3.Connection, loaded: Loaded) -> tuple[PrecedentRow, ...]:
    """What binds a table, oldest first. A switch that is set otherwise by now, as after an undo, binds nobody."""
    chosen = loaded.found_options if isinstance(loaded.found_options, dict) else {}
    bound = precedents.binding(connection, loaded.row.id)
    return tuple(one for one in bound if one.option is None or chosen.get(one.option) == one.value)


def as_cited(row: PrecedentRow) -> Cited:
    """A precedent as it is cited."""
    return Cited(row.id, row.number, row.channel, row.rule, row.ruling, row.option or "", row.value or "")


def _votes_in(row: PrecedentRow) -> dict[str, int]:
    """How many seats chose what, the most first; nothing where that cannot be read."""
    try:
        found = msgspec.json.decode(row.votes, type=dict[str, int])
    except UNDECODABLE:
        return {}
    return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))


def accept(connection: sqlite3.Connection, call: Call, table_id: int, choice: str) -> str:
    """Accept in the lobby the precedents that the channel has for its game and edition by now, or none.

    The switches among them are set at once, so that everybody sees them before the start.
    """
    loaded, role = gathering(connection, call, table_id, "options")
    found = loaded.acceptable
    if choice not in (ACCEPTED, NONE) or (choice == ACCEPTED and not found):
        raise Refused("option-unknown")
    highest = found[-1].number if choice == ACCEPTED else 0
    if highest != loaded.row.precedents:
        switches = {one.option: one.value for one in found if one.option is not None} if highest else {}
        tables.change_table(connection, table_id, precedents=highest, options=loaded.options | switches)
        acts.write(connection, loaded, call, role, f"precedents-{choice}", number=len(found))
        show_card(connection, loaded, call.now)
    return "option-set"


def bind_accepted(connection: sqlite3.Connection, loaded: Loaded) -> None:
    """Let what a table accepted bind it as it begins; no switch that was set otherwise since."""
    for one in loaded.accepted:
        if one.option in (None, *_as_set(loaded, one)):
            precedents.bind(connection, loaded.row.id, one.id)


def strike(connection: sqlite3.Connection, call: Call, place: int, number: int) -> str:
    """Let a precedent of the channel hold no longer, by a moderator there who sits at no table that it binds."""
    channel = channel_of(connection, place)
    found = precedents.numbered(connection, channel, number)
    if found is None or found.struck_at is not None:
        raise Refused("precedent-unknown", number=number)
    loaded = load(connection, found.table_id)
    then = msgspec.structs.replace(loaded.row, place=place, channel=channel)  # it may have been moved since
    role = may("strike", msgspec.structs.replace(loaded, row=then), call)
    for bound in precedents.bound(connection, found.id):
        if any(call.user in (seat.user, seat.owner) for seat in tables.seats(connection, bound)):
            raise Refused("moderator-plays", table=bound)
    precedents.strike(connection, found.id, call.now)
    acts.write(connection, loaded, call, role, "struck", number=number)
    return "precedent-struck"


def _as_set(loaded: Loaded, row: PrecedentRow) -> tuple[str, ...]:
    """The switch of a precedent, where it is set so."""
    return (row.option,) if row.option and loaded.options.get(row.option) == row.value else ()


def _is_on(row: PrecedentRow, game: str, rule: str, switch: tuple[str, str] | None) -> bool:
    """Whether a precedent is on the same: a ruling on a section, or the same switch."""
    if row.game != game:
        return False
    if row.option is not None or switch is not None:
        return switch is not None and row.option == switch[0]
    return row.rule == rule
