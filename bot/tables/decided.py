"""What the table itself decided about the position: sealed as a line of its own, from which replay starts.

Such a line has no moves. What it changed stands in its checkpoint alone, which is never thinned; so nothing may be
replayed across it.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.errors import UNDECODABLE
from bot.letters import PinLetter, SignpostLetter, letter_in
from bot.tables import waiting
from bot.tables.loaded import Loaded
from bot.tables.reopening import columns_of
from bot.tables.sealing import Sealed, announce, lapse_undo, settle, show_card
from db import history, outbox, tables
from db.query import stored
from db.rows import LogRow
from games.engine.bounds import State
from games.engine.contract import REPAIRED, Transition
from games.engine.event import Event, Seat

SWITCHED: Final = "table_switched"
"""The kind of the event of a switch set in a running game: `option`, its value `before` and its `value`."""
DECISIONS: Final[Mapping[str, history.Kept]] = {SWITCHED: "switch", REPAIRED: "repair"}
"""The kinds of events that are decisions of the table, and what their checkpoints are kept as."""
NOTHING: Final = str(stored(()))
"""Stands in a line of the log that tells of no moves."""


def decisions_in(lines: Sequence[LogRow]) -> tuple[Event, ...]:
    """What the table decided in lines of the log, as far as it can be read."""
    return tuple(event for line in lines for event in _events(line) or () if event.kind in DECISIONS)


def is_decision(line: LogRow) -> bool:
    """Whether a line of the log is a decision of the table, or it cannot be read whether."""
    if line.seal is None or line.actions != NOTHING:
        return False
    events = _events(line)
    return events is None or any(event.kind in DECISIONS for event in events)


def _events(line: LogRow) -> tuple[Event, ...] | None:
    try:
        return msgspec.json.decode(line.events, type=tuple[Event, ...])
    except UNDECODABLE:
        return None


def seal_decision(
    connection: sqlite3.Connection,
    loaded: Loaded,
    decided: Transition[State],
    kept: history.Kept,
    by: Seat | None,
    now: int,
) -> Sealed:
    """Let the game go on from a state to which no moves led: sealed, its checkpoint kept, and told to nobody yet.

    `by` is the seat that asked for it. Nobody takes back alone what was before, every control given out is stale,
    and open turns are judged anew.
    """
    number = loaded.row.seal + 1
    line = history.add_line(
        connection,
        loaded.row.id,
        now,
        seal=number,
        seat=by,
        actions=(),
        events=decided.events,
        round=loaded.game.round_of(loaded.state),
    )
    tables.change_table(connection, loaded.row.id, **columns_of(None))
    for seat in loaded.seats:
        tables.change_seat(connection, loaded.row.id, seat.seat, decision=seat.decision + 1)
    settle(connection, loaded, decided.state, number, now, kept)
    follow_options(connection, loaded, decided.state, now)
    waiting.follow(connection, loaded, decided.state, now, decided=())
    lapse_undo(connection, loaded, now)
    return Sealed(line, (decided,), ends_turn=False)


def tell_decision(connection: sqlite3.Connection, loaded: Loaded, sealed: Sealed, now: int) -> None:
    """Tell the table of a decision by its turn message anew, or of the end of the game; `loaded` is of before."""
    announce(connection, loaded, (sealed,), now)


def follow_options(connection: sqlite3.Connection, loaded: Loaded, state: State, now: int) -> None:
    """Let the table's own options say of the switches what the state is played by, and which it set itself."""
    chosen = loaded.found_options
    played = msgspec.to_builtins(state.options)
    switches = {name: played[name] for name in loaded.game.switches if name in played}
    decided = " ".join(sorted(switched_lines(connection, loaded.row.id)))
    if isinstance(chosen, dict) and (chosen | switches, decided) != (chosen, loaded.row.switched):
        tables.change_table(connection, loaded.row.id, options=chosen | switches, switched=decided)
        _show_rules(connection, loaded, now)


def switched_lines(connection: sqlite3.Connection, table_id: int) -> dict[str, tuple[LogRow, Event]]:
    """By option, the line by which the table set it last in the running game, and its event; none undone."""
    return {
        str(event.params.get("option", "")): (line, event)
        for line in history.decided_lines(connection, table_id, SWITCHED)
        for event in decisions_in((line,))
    }


def _show_rules(connection: sqlite3.Connection, loaded: Loaded, now: int) -> None:
    """Bring the card, and the signpost at the table's place, up to date."""
    show_card(connection, loaded, now)
    signpost = loaded.row.signpost_message
    if signpost is None:
        return
    waiting = outbox.edit_of(connection, signpost)
    if waiting is None or not isinstance(letter_in(waiting.letter), PinLetter):  # a pin is not put off for it
        outbox.put(connection, loaded.row.id, loaded.row.place, SignpostLetter(), now, edits=signpost)


class Changed(msgspec.Struct, frozen=True):
    """Something that a repair sets, by its id: the value before and after."""

    id: str
    before: str
    after: str


def changes_in(event: Event) -> tuple[Changed, ...]:
    """What a repair has set, as its event says; what cannot be read is left out."""
    changes = event.params.get("changes", ())
    parts = [str(one).split() for one in (changes if isinstance(changes, tuple | list) else (changes,))]
    words = [word for part in parts for word in part]
    return tuple(Changed(*words[at : at + 3]) for at in range(0, len(words) - 2, 3))
