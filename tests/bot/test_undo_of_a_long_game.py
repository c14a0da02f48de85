"""An undo finds the way back even where the checkpoint right there was thinned out."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.presenter import register
from bot.tables import lobby, moves, restoring
from bot.tables.loaded import Call, load, open_moves, opened
from cogs.coal_baron import PRESENTER
from db import history
from db.database import Database

SEALS = 90


@pytest.fixture(autouse=True)
def presenter() -> None:
    register(PRESENTER)


def call(number: int, seat: int) -> Call:
    return Call(interaction=number, user=seat + 1, name=f"Player {seat + 1}", now=number, guild=1)


def begun(connection: sqlite3.Connection) -> int:
    table = lobby.new(connection, call(1, 0), "coal_baron", lobby.Place(1, 2, True), "en", ())
    for seat in (1, 2, 3):
        lobby.join(connection, call(2, seat), table)
    lobby.start(connection, call(3, 0), table, 2)
    return table


def played(connection: sqlite3.Connection, table: int) -> dict[int, Any]:
    """The state after each seal of some random play."""
    chance = Random(1)
    states: dict[int, Any] = {}
    while len(states) < SEALS:
        loaded = load(connection, table)
        states[loaded.row.seal] = loaded.state
        seat = loaded.active[0]
        state = opened(loaded.game, loaded.state, seat, open_moves(loaded, seat)).state
        action = chance.choice(loaded.game.legal_actions(state, seat))
        moves.move(connection, call(4, seat), table, None, loaded.game.notation(action))
    return states


@pytest.mark.slow
async def test_every_seal_of_a_long_game_can_be_restored(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "steiger.db", "test")
    try:
        table = await db.transaction(begun)
        states = await db.transaction(lambda c: played(c, table))
        loaded = await db.read(lambda c: load(c, table))
        thinned = [
            seal
            for seal in states
            if (await db.read(lambda c, s=seal: history.checkpoint(c, table, s)))[0] != seal
        ]
        assert thinned
        for seal, state in states.items():
            assert await db.read(lambda c, s=seal: restoring.position_after(c, loaded, s)) == state
    finally:
        await db.close()
