"""A computer that plays a seat in place of whoever does not come, until they or a successor do."""

import sqlite3
from typing import Final

from bot.letters import NoticeLetter
from bot.tables import time_left, waiting
from bot.tables.acts import Facts
from bot.tables.loaded import Loaded, load
from bot.tables.questions import recount_all
from bot.tables.sealing import put_letter, recheck
from bot.tables.succession import AFRESH
from db import history, tables, votes, waits
from db.rows import SeatRow
from games.engine.codec import encode_state
from games.engine.event import Seat

LEVEL: Final = "steiger"
"""At which a computer plays for somebody."""


def stand_in(connection: sqlite3.Connection, loaded: Loaded, target: Seat, now: int) -> None:
    """Let a computer play a seat from here on; its holder may have it back at any time, unless suspended.

    What they had begun and had left ahead was theirs, and goes. Who may not know of it is called once.
    """
    table, seat = loaded.row.id, loaded.seats[target]
    holder = seat.owner if seat.user is None else seat.user
    votes.forget_ballot(connection, table, target)
    time_left.stop(connection, table, target, waiting.running_until(loaded.row, now))
    if seat.user is not None:
        waiting.run_on(connection, loaded.row, target, now)
    played = AFRESH | {"user": None, "owner": None if seat.suspended else holder, "computer": LEVEL}
    begun = {"moves": (), "cut": None, "decision": seat.decision + 1}
    tables.change_seat(connection, table, target, **played, **begun)
    waits.restart(connection, table, target, now)
    _withdraw(connection, loaded, seat, now)
    fresh = load(connection, table)
    values: Facts = {"name": loaded.party.names[target], "computer": fresh.party.names[target]}
    key = "notice-computer-plays" if holder is None or seat.suspended else "notice-computer-plays-for"
    unaware = seat.user is not None and not (seat.gone or seat.away or seat.conceded or seat.suspended)
    called = (holder,) if holder is not None and unaware else ()
    put_letter(connection, fresh, NoticeLetter(key=key, values=values, users=called), now)
    recount_all(connection, table, now)


def _withdraw(connection: sqlite3.Connection, loaded: Loaded, seat: SeatRow, now: int) -> None:
    """Withdraw the answers that a seat has left ahead, each by a line of its own as its holder would."""
    if not loaded.playable:
        return
    game, state = loaded.game, loaded.state
    withdrawals = game.withdrawals(state, seat.seat)
    for action in withdrawals:
        state = game.apply(state, seat.seat, action).state
        text = game.notation(action)
        history.add_line(
            connection, loaded.row.id, loaded.row.changed_at, seat=seat.seat, actions=[text], events=()
        )
    if withdrawals:
        tables.change_table(connection, loaded.row.id, state=encode_state(game, state))
        recheck(connection, load(connection, loaded.row.id), state)
