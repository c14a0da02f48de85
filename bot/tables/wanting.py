"""Looking for players: a card in the server's channel for it, which mentions a role now and then."""

import sqlite3
from typing import Final

from bot.errors import Refused
from bot.letters import WantedLetter
from bot.tables import acts
from bot.tables.asking import asks, end_card
from bot.tables.gathering import gathering
from bot.tables.loaded import Call
from bot.tables.wanted_card import WANTED, shown_of
from db import outbox, servers

MENTIONED_AGAIN_AFTER: Final = 24 * 3600
"""Seconds after which somebody's card may mention the server's role again."""


def look_for_players(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Put a card into the server's channel for it, one for each table; the key of a sentence. Raises Refused.

    The role is mentioned once for a table, and once a day for whoever asks.
    """
    loaded, acting = gathering(connection, call, table_id, "invite")
    server = servers.server(connection, loaded.row.guild)
    if server.wanted_channel is None:
        raise Refused("wanted-nowhere")
    if loaded.people >= loaded.game.seats[-1]:
        raise Refused("table-full", table=table_id, seats=len(loaded.seats))
    cards = [row for row in outbox.asking(connection, table_id) if row.asks == WANTED]
    if any(card.channel == server.wanted_channel for card in cards):
        raise Refused("wanted-already", place=server.wanted_channel)
    for card in cards:
        end_card(connection, card, "wanted-elsewhere", call.now)
    role = server.wanted_role or 0
    after = call.now - MENTIONED_AGAIN_AFTER
    servers.forget_askers(connection, after)
    if role and servers.role_mentioned(connection, table_id, loaded.row.guild, call.user, after):
        role = 0
    servers.record_wanted(connection, table_id, loaded.row.guild, call.user, call.now, mentioned=bool(role))
    letter = WantedLetter(role=role, shown=shown_of(loaded.row, loaded.seats))
    outbox.put(connection, table_id, server.wanted_channel, letter, call.now, asks=asks(letter))
    acts.write(connection, loaded, call, acting, "wanted")
    return "wanted-posted" if role or not server.wanted_role else "wanted-posted-quietly"
