"""Games played through the table service's own functions on a connection, without Discord."""

import sqlite3
from itertools import count
from random import Random
from time import time

from bot.presenter import presenter_of, register
from bot.tables import lobby, moves
from bot.tables.loaded import Call, load, open_moves, opened
from sandbox.founding import GUILD, PEOPLE

GAME = "coal_baron"
BEGIN = int(time()) - 10 * 24 * 3600
"""Play lies some days back, so that everything it leaves to be told is due."""

_numbers = count(1)


def call(seat: int) -> Call:
    """The next interaction of the sandbox's person in a seat."""
    number = next(_numbers)
    user, _, name, _ = PEOPLE[seat]
    return Call(interaction=number, user=int(user), name=name, now=BEGIN + number, guild=int(GUILD))


def begun(connection: sqlite3.Connection, players: int, place: int, game: str = GAME) -> int:
    """The number of a table whose game has just begun in a channel."""
    register(presenter_of(game))
    where = lobby.Place(int(GUILD), place, True)
    table = lobby.new(connection, call(0), game, where, "en", ())
    for seat in range(1, players):
        lobby.join(connection, call(seat), table)
    lobby.start(connection, call(0), table, place)
    return table


def next_move(connection: sqlite3.Connection, table: int, chance: Random) -> tuple[int, str] | None:
    """Who must decide and a legal action by chance, mining steps before the end of a turn; None after the end."""
    loaded = load(connection, table)
    if not loaded.active:
        return None
    seat = loaded.active[0]
    state = opened(loaded.game, loaded.state, seat, open_moves(loaded, seat)).state
    legal = list(loaded.game.legal_actions(state, seat))
    going_on = [action for action in legal if action != loaded.game.end_turn]
    return seat, loaded.game.notation(chance.choice(going_on or legal))


def step(connection: sqlite3.Connection, table: int, chance: Random) -> bool:
    """Take one action by chance; False after the end of the game."""
    chosen = next_move(connection, table, chance)
    if chosen is None:
        return False
    seat, text = chosen
    moves.move(connection, call(seat), table, None, text)
    return True
