"""Tables put into a position that is built by hand, so that a test begins where it is interesting."""

import sqlite3
from typing import Any

from bot.letters import TurnLetter
from bot.tables.loaded import load
from bot.tables.positions import kept
from bot.tables.sealing import put_letter
from db import history, tables
from games.engine.codec import encode_state
from games.engine.event import Event
from tests.e2e.house import House, Table


async def stage(house: House, table: Table, state: Any, events: tuple[Event, ...] = ()) -> None:
    """Make `state` the sealed position of the table, and tell the channel whose turn it is and what happened."""

    def work(connection: sqlite3.Connection) -> None:
        loaded = load(connection, table.number)
        game = loaded.game
        stored = encode_state(game, state)
        tables.change_table(connection, table.number, state=stored, finished_by=None, reopen_from=None)
        connection.execute("DELETE FROM checkpoints WHERE table_id = ?", (table.number,))
        history.keep_checkpoint(connection, table.number, loaded.row.seal, stored)
        for seat in loaded.seats:
            decision = seat.decision + 1
            tables.change_seat(connection, table.number, seat.seat, moves="[]", decision=decision, cut=None)
        letter = TurnLetter(position=kept(game, state), asked=game.active_seats(state), events=events)
        put_letter(connection, loaded, letter, house.clock.now())

    assert house.db is not None
    await house.db.transaction(work)
    house.running.outbox.wake()
    await house.rest()


async def staged(house: House, state: Any, game: str = "coal_baron") -> Table:
    """A new table of a game in that position; its players are Anna, Ben, and so on by seat."""
    table = await house.table(len(state.seats), game=game)
    await stage(house, table, state)
    return table
