"""Gathering at a table: opening it, joining, leaving, options, the start."""

import secrets
import sqlite3

import msgspec

from bot.board_files import BoardFile
from bot.errors import Refused
from bot.letters import NoticeLetter, SignpostLetter, TurnLetter
from bot.tables import waiting
from bot.tables.loaded import Call, Loaded, load
from bot.tables.sealing import post, show_card
from bot.tables.succession import apply_for
from bot.words import LANGUAGES, Language
from db import boards, history, tables
from games.engine.codec import encode_state
from games.engine.contract import AnyGame, Setup
from games.engine.event import visible_events
from games.registry import GAMES

MOST_LOBBIES = 3
"""A user may gather at so many tables of one channel at once."""


class Place(msgspec.Struct, frozen=True):
    """Where a table opens. `threads` says whether it may have a thread of its own."""

    guild: int
    channel: int
    threads: bool


def new(
    connection: sqlite3.Connection,
    call: Call,
    game_id: str,
    place: Place,
    language: Language,
    invited: tuple[int, ...],
    board: BoardFile | None = None,
) -> int:
    """Open a table with the caller in its first seat; its number.

    Where threads are refused the channel holds one table only. Those invited are told. `board` is a board of the
    players' own; it is kept with the table.
    """
    game = GAMES[game_id]
    here = tables.tables_at(connection, place.channel)
    if not place.threads and here:
        raise Refused("place-taken", table=here[0].id)
    if sum(1 for row in here if row.host == call.user and row.status == "lobby") >= MOST_LOBBIES:
        raise Refused("too-many-lobbies", most=MOST_LOBBIES)
    table_id = tables.new_table(
        connection,
        call.now,
        game=game.id,
        guild=place.guild,
        channel=place.channel,
        place=place.channel,
        language=language,
        options=_first_options(connection, game, board),
        host=call.user,
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
    )
    tables.add_seat(connection, table_id, 0, call.user, call.name, game.colours[0])
    loaded = load(connection, table_id)
    show_card(connection, loaded, call.now)
    if invited:
        values: dict[str, str | int] = {"name": loaded.scene.names[0]}
        post(connection, loaded, NoticeLetter(key="notice-invited", values=values, users=invited), call.now)
    return table_id


def _first_options(connection: sqlite3.Connection, game: AnyGame, board: BoardFile | None) -> str:
    options = game.options_type()
    if board is not None:
        boards.keep_board(connection, board.fingerprint, game.id, board.name, board.data)
        options = msgspec.structs.replace(options, board=board.fingerprint)
    return msgspec.json.encode(options).decode()


def join(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Seat the caller in the next free seat, or in a running game in a seat that waits for a successor."""
    loaded = load(connection, table_id)
    if loaded.seat_of(call.user) is not None:
        raise Refused("already-seated", table=table_id)
    if loaded.row.status == "running":
        return apply_for(connection, call, loaded)
    _in_lobby(loaded)
    taken = {seat.colour for seat in loaded.seats}
    free = [colour for colour in loaded.game.colours if colour not in taken]
    if len(loaded.seats) >= loaded.game.seats[-1] or not free:
        raise Refused("table-full", table=table_id, seats=len(loaded.seats))
    tables.add_seat(connection, table_id, len(loaded.seats), call.user, call.name, free[0])
    show_card(connection, loaded, call.now)
    return "joined"


def leave(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Free the caller's seat before the start; the last one to leave closes the table."""
    loaded = load(connection, table_id)
    _in_lobby(loaded)
    kept = [seat for seat in loaded.seats if seat.user != call.user]
    if len(kept) == len(loaded.seats):
        raise Refused("not-seated", table=table_id)
    tables.replace_seats(connection, table_id, kept)
    if not kept:
        tables.change_table(connection, table_id, status="abandoned", changed_at=call.now)
    elif loaded.row.host == call.user:
        tables.change_table(connection, table_id, host=kept[0].user)
    show_card(connection, loaded, call.now)
    return "left"


def set_language(connection: sqlite3.Connection, call: Call, table_id: int, language: str) -> str:
    """Choose the language of the table's public texts; any seat may, at any time."""
    loaded = load(connection, table_id)
    if loaded.seat_of(call.user) is None:
        raise Refused("not-seated", table=table_id)
    if language not in LANGUAGES:
        raise Refused("language-unknown")
    tables.change_table(connection, table_id, language=language)
    if loaded.row.status == "lobby":
        show_card(connection, loaded, call.now)
    return "table-language-set"


def set_option(connection: sqlite3.Connection, call: Call, table_id: int, name: str, value: str) -> str:
    """Choose one table option in the lobby; any seat may, and all see it on the card."""
    loaded = load(connection, table_id)
    _in_lobby(loaded)
    if loaded.seat_of(call.user) is None:
        raise Refused("not-seated", table=table_id)
    if value not in dict(loaded.game.public_options).get(name, ()):
        raise Refused("option-unknown")
    chosen = loaded.options | {name: value}
    tables.change_table(connection, table_id, options=msgspec.json.encode(chosen).decode())
    show_card(connection, loaded, call.now)
    return "option-set"


def set_preset(connection: sqlite3.Connection, call: Call, table_id: int, name: str) -> str:
    """Choose a whole set of options in the lobby; the board stays."""
    loaded = load(connection, table_id)
    _in_lobby(loaded)
    if loaded.seat_of(call.user) is None:
        raise Refused("not-seated", table=table_id)
    preset = loaded.game.presets.get(name)
    if preset is None:
        raise Refused("option-unknown")
    chosen = msgspec.to_builtins(preset)
    if loaded.game.boards is not None:
        chosen["board"] = loaded.options["board"]
    tables.change_table(connection, table_id, options=msgspec.json.encode(chosen).decode())
    show_card(connection, loaded, call.now)
    return "option-set"


def startable(connection: sqlite3.Connection, call: Call, table_id: int) -> Loaded:
    """The table if the caller may start it now; raises Refused otherwise."""
    loaded = load(connection, table_id)
    _in_lobby(loaded)
    if loaded.seat_of(call.user) is None:
        raise Refused("not-seated", table=table_id)
    if len(loaded.seats) not in loaded.game.seats:
        raise Refused("too-few-players", least=loaded.game.seats[0], seats=len(loaded.seats))
    _setup(loaded.game, loaded)  # before a thread is made for it
    return loaded


def start(connection: sqlite3.Connection, call: Call, table_id: int, place: int) -> str:
    """Begin the game in `place`, the table's thread or its channel."""
    loaded = startable(connection, call, table_id)
    game = loaded.game
    begun = game.new_game(_setup(game, loaded))
    stored = encode_state(game, begun.state)
    tables.change_table(
        connection, table_id, status="running", state=stored, place=place, changed_at=call.now, told=0
    )
    line = history.add_line(
        connection,
        table_id,
        call.now,
        seal=0,
        actions="[]",
        events=msgspec.json.encode(begun.events).decode(),
    )
    history.keep_checkpoint(connection, table_id, 0, stored)
    started = load(connection, table_id)
    waiting.follow(connection, started, begun.state, call.now, decided=())
    show_card(connection, loaded, call.now)
    post(connection, started, SignpostLetter(), call.now)
    letter = TurnLetter(
        view=msgspec.to_builtins(game.observe(begun.state, None)),
        asked=game.active_seats(begun.state),
        events=visible_events(begun.events, None),
        news="news-begun",
    )
    post(connection, started, letter, call.now)
    tables.change_table(connection, table_id, told=line)
    return "started"


def withdraw_new(connection: sqlite3.Connection, table_id: int) -> None:
    """Forget a table whose card could not be posted, so that none exists without a visible place."""
    tables.delete_lobby(connection, table_id)


def _setup(game: AnyGame, loaded: Loaded) -> Setup[msgspec.Struct]:
    options = msgspec.convert(loaded.options, type=game.options_type)
    return Setup(seats=len(loaded.seats), options=options, seed=loaded.row.seed)


def _in_lobby(loaded: Loaded) -> None:
    if loaded.row.status != "lobby":
        raise Refused(f"lobby-is-{loaded.row.status}", table=loaded.row.id)
