"""Kills in a choice of all at once and at a sale that runs by itself: each deed once, told once, secrets kept."""

import sqlite3
from collections.abc import Callable

import pytest

from db import history, tables
from games.engine.codec import encode_state
from games.ruhrschifffahrt.actions import EndTurn
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from tests.cogs.ruhrschifffahrt.ruhrschifffahrt_tables import random_game
from tests.e2e.house import House, Table
from tests.sandbox.client import Player

pytestmark = pytest.mark.slow

SEEDS = range(300, 320)
END = EndTurn()


def positions() -> list[State]:
    return [transition.state for seed in SEEDS for transition in random_game(4, seed)]


def choosing() -> State:
    """All four are asked at once, and nobody has chosen."""
    return next(state for state in positions() if len(GAME.active_seats(state)) == 4)


def choosing_last() -> State:
    """One of four has still to choose, so that phase 1 ends with the choice."""
    state = choosing()
    for seat in GAME.active_seats(state)[:-1]:
        state = GAME.apply(GAME.apply(state, seat, GAME.parse("choose point")).state, seat, END).state
    return state


def selling() -> State:
    """The last barge is loaded, and a planned sale runs as soon as the turn ends."""
    return next(
        state
        for state in positions()
        if state.turn.stage == "plan"
        and any(event.kind == "coal_sold_as_planned" for event in GAME.apply(state, state.turn.seat, END).events)
    )


async def table_at(house: House, state: State) -> Table:
    """A table of four that stands at this position."""
    await house.english()
    table = await house.table(4, game="ruhrschifffahrt")
    assert house.db is not None
    stored = encode_state(GAME, state)
    await house.db.transaction(lambda c: _put(c, table.number, stored))
    return table


def _put(connection: sqlite3.Connection, table: int, stored: bytes) -> None:
    """The position in place of the first one, so that turns can be taken back to it."""
    tables.change_table(connection, table, state=stored)
    connection.execute("DELETE FROM checkpoints WHERE table_id = ?", (table,))
    history.keep_checkpoint(connection, table, 0, stored)


async def act(house: House, table: Table, what: str = "coin") -> State:
    """Choose, where that is asked, and finish the turn; the state that was to come of it."""
    state: State = await house.state(table.number)
    seat = GAME.active_seats(state)[0]
    player = table.players[seat]
    if state.choosers:
        await player.command("ruhr choose", what=what)
        state = GAME.apply(state, seat, GAME.parse(f"choose {what}")).state
    await player.command("table finish")
    await house.client.settle(0.2)
    return GAME.apply(state, seat, END).state


@pytest.mark.parametrize("position", [choosing, choosing_last, selling])
async def test_killed_between_commit_and_announcement_the_deed_holds_and_is_told_once(
    house: House, position: Callable[[], State]
) -> None:
    table = await table_at(house, position())
    before = [message.raw for message in await table.public()]
    house.silence_outbox()
    expected = await act(house, table)
    assert [message.raw for message in await table.public()] == before
    await house.restart()
    assert await house.state(table.number) == expected
    told = [message.raw for message in await table.public()]
    assert told != before
    assert len(await table.turn_messages()) == 1
    await house.restart()
    assert [message.raw for message in await table.public()] == told


async def log_lines(player: Player) -> list[str]:
    """The lines of the whole log, whatever page they stand on."""
    head, *lines = (await player.command("table log", page=1)).text.split("\n")
    pages = int(head.rsplit(" ", 1)[1])
    for page in range(2, pages + 1):
        lines += (await player.command("table log", page=page)).text.split("\n")[1:]
    return lines


async def test_6_1_what_one_of_many_has_chosen_is_not_told_to_the_others(house: House) -> None:
    """The turn is finished, taken back and finished the other way: messages and log keep their words."""
    table = await table_at(house, choosing())
    first, *others = GAME.active_seats(await house.state(table.number))
    told: list[list[str]] = []
    for what in ("coin", "point"):
        chosen = await act(house, table, what)
        await house.rest()
        assert await house.state(table.number) == chosen
        said = [message.text for message in await table.public()]
        for seat in others:
            # That a turn was taken back is told, and no secret.
            said += [line for line in await log_lines(table.players[seat]) if "⚖" not in line]
        told.append(said)
        for _ in ("the finish", "the choice"):
            await table.players[first].command("table back")
        await house.rest()
    assert told[0] == told[1]
