"""Gathering at a table: opening it, joining, leaving, options, the start."""

import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.board_files import BoardFile
from bot.errors import Refused
from bot.letters import SignpostLetter, TurnLetter
from bot.rules_mark import mark_of
from bot.tables import acts, waiting
from bot.tables.choosing import named
from bot.tables.clocks import NO_CLOCK
from bot.tables.computers import last_computer, next_colour, refuse_computer
from bot.tables.counting import PATIENCE
from bot.tables.first_options import first_options
from bot.tables.gathering import gathering
from bot.tables.inviting import Guest, give
from bot.tables.loaded import Call, Loaded, load
from bot.tables.moderating import not_expelled
from bot.tables.positions import kept
from bot.tables.precedents import bind_accepted
from bot.tables.reminding import USUAL, Pace
from bot.tables.rights import may
from bot.tables.sealing import put_letter, show_card
from bot.tables.serverwide import Spot, beginnings, check_opening
from bot.tables.staying import keep_only, others_than, record_answer
from bot.tables.succession import apply_for, give_up
from bot.words import Language
from db import boards, history, invitations, tables
from db.acts import did
from db.rows import HoursRow
from games.engine.bounds import Options, State
from games.engine.codec import encode_state
from games.engine.contract import AnyGame, Setup, Transition
from games.engine.event import Seat, visible_events
from games.registry import GAMES

MOST_LOBBIES = 3
"""A user may gather at so many tables of one channel at once."""


class Place(msgspec.Struct, frozen=True):
    """Where a table opens: `threads` says whether it may have a thread of its own; of the rest see `Spot`."""

    guild: int
    channel: int
    threads: bool
    parent: int = 0
    usable: tuple[int, ...] | None = None

    @property
    def spot(self) -> Spot:
        """The place, as the server's rules see it."""
        return Spot(self.guild, self.channel, self.parent, self.usable)


class Opening(msgspec.Struct, frozen=True):
    """What a table is opened with."""

    game: str
    place: Place
    language: str
    options: Mapping[str, Any] | Options
    name: str = ""
    patience: int = PATIENCE
    pace: Pace = USUAL
    reminders: int = 1
    hours: HoursRow = HoursRow()
    clock: str = NO_CLOCK
    hints: int = 0


def new(
    connection: sqlite3.Connection,
    call: Call,
    game_id: str,
    place: Place,
    language: Language,
    invited: Sequence[Guest] = (),
    board: BoardFile | None = None,
    name: str = "",
) -> int:
    """Open a table with the caller in its first seat; its number.

    Where threads are refused the channel holds one table only. Those invited are told, as far as they take
    invitations from the caller. `board` is a board of the players' own; it is kept with the table.
    """
    options = _first_options(connection, GAMES[game_id], language, board)
    first = beginnings(connection, place.guild)
    opened = Opening(
        game_id,
        place,
        language,
        options,
        name,
        pace=first.pace,
        reminders=first.reminders,
        hours=first.hours,
        clock=first.clock,
    )
    return open_table(connection, call, opened, invited)


def open_table(
    connection: sqlite3.Connection, call: Call, opened: "Opening", invited: Sequence[Guest], **columns: int
) -> int:
    """Open a table with options that are chosen already; its number. Raises Refused."""
    game = GAMES[opened.game]
    check_opening(connection, call, opened.place.spot)
    _refuse_without_room(connection, call, opened.place)
    table_id = tables.new_table(
        connection,
        call.now,
        game=game.id,
        guild=opened.place.guild,
        channel=opened.place.channel,
        place=opened.place.channel,
        language=opened.language,
        options=opened.options,
        opener=call.user,
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        name=named(opened.name),
        patience=opened.patience,
        pace=opened.pace,
        reminders=opened.reminders,
        zone=opened.hours.zone,
        wakes=opened.hours.wakes,
        sleeps=opened.hours.sleeps,
        clock=opened.clock,
        hints=opened.hints,
        joined_at=call.now,
        **columns,
    )
    tables.add_seat(connection, table_id, 0, call.user, call.name, game.colours[0])
    loaded = load(connection, table_id)
    acts.write(connection, loaded, call, "opener", "opened")
    show_card(connection, loaded, call.now)
    give(connection, loaded, call, "opener", invited)
    return table_id


def _refuse_without_room(connection: sqlite3.Connection, call: Call, place: Place) -> None:
    """Raises Refused where a channel without threads has a table, or the opener too many that gather there."""
    here = [row for row in tables.tables_at(connection, place.channel) if not row.resting]
    if not place.threads and here:
        raise Refused("place-taken", table=here[0].id)
    if sum(1 for row in here if row.opener == call.user and row.status == "lobby") >= MOST_LOBBIES:
        raise Refused("too-many-lobbies", most=MOST_LOBBIES)


def _first_options(
    connection: sqlite3.Connection, game: AnyGame, language: str, board: BoardFile | None
) -> Options:
    options = first_options(game, language)
    if board is not None:
        boards.keep_board(connection, board.fingerprint, game.id, board.name, board.data)
        options = msgspec.structs.replace(options, board=board.fingerprint)
    return options


def join(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Seat the caller in the next free seat, or in a running game in a seat that waits for a successor.

    Where a gathering table is full of computers, the one that was added last gives way.
    """
    loaded = load(connection, table_id)
    if loaded.row.status == "running":
        return apply_for(connection, call, loaded)
    loaded, role = gathering(connection, call, table_id, "join")
    not_expelled(connection, table_id, call.user)
    gives_way = last_computer(loaded) if len(loaded.seats) >= loaded.game.seats[-1] else None
    colour = "" if gives_way is not None else next_colour(loaded)
    # Who leaves and joins again must not put off the day after which the others may start.
    if not any(did(connection, table_id, call.user, before) for before in ("opened", "joined")):
        tables.change_table(connection, table_id, joined_at=call.now)
    if gives_way is None:
        tables.add_seat(connection, table_id, len(loaded.seats), call.user, call.name, colour)
    else:
        tables.change_seat(connection, table_id, gives_way.seat, user=call.user, name=call.name, computer="")
        acts.write_of_time(
            connection, loaded, call.now, "computer-gave-way", name=loaded.party.names[gives_way.seat]
        )
    invitations.settle(connection, table_id, call.user, "joined", call.now)
    acts.write(connection, loaded, call, role, "joined")
    show_card(connection, loaded, call.now)
    return "joined"


def leave(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Free the caller's seat: before the start the last one to leave closes the table, in a running game the seat
    waits for a successor."""
    if load(connection, table_id).row.status == "running":
        return give_up(connection, call, table_id)
    loaded, role = gathering(connection, call, table_id, "leave")
    acts.write(connection, loaded, call, role, "departed")
    invitations.settle(connection, table_id, call.user, "left", call.now)
    keep_only(connection, loaded, others_than(loaded, call.user), call.now)
    record_answer(connection, loaded, call.now)
    return "left"


def appoint(connection: sqlite3.Connection, call: Call, table_id: int, target: Seat) -> str:
    """Name another seat as the opener, who starts and chooses the options."""
    loaded, role = gathering(connection, call, table_id, "appoint")
    seat = loaded.seats[target]
    refuse_computer(loaded, target)
    if seat.user == loaded.row.opener:
        raise Refused("appointed-already", name=loaded.party.names[target])
    tables.change_opener(connection, table_id, seat.user)
    acts.write(connection, loaded, call, role, "appointed", name=loaded.party.names[target])
    show_card(connection, loaded, call.now)
    return "appointed"


def startable(connection: sqlite3.Connection, call: Call, table_id: int) -> Loaded:
    """The table if the caller may start it now; raises Refused otherwise."""
    loaded, _ = gathering(connection, call, table_id, "start")
    if len(loaded.seats) not in loaded.game.seats:
        raise Refused("too-few-players", least=loaded.game.seats[0], seats=len(loaded.seats))
    _setup(loaded.game, loaded)  # before a thread is made for it
    return loaded


def start(connection: sqlite3.Connection, call: Call, table_id: int, place: int) -> str:
    """Begin the game in `place`, the table's thread or its channel."""
    loaded = startable(connection, call, table_id)
    acts.write(connection, loaded, call, may("start", loaded, call), "started")
    invitations.settle_all(connection, table_id, "withdrawn", call.now)
    begin_game(connection, loaded, place, call.now)
    return "started"


def begin_game(connection: sqlite3.Connection, loaded: Loaded, place: int, now: int) -> None:
    """Deal the game of a gathering table and tell its `place`."""
    game, table_id = loaded.game, loaded.row.id
    begun = game.new_game(_setup(game, loaded))
    line = _store_beginning(connection, loaded, begun, place, now)
    started = load(connection, table_id)
    bind_accepted(connection, loaded)
    waiting.follow(connection, started, begun.state, now, decided=())
    show_card(connection, loaded, now)
    put_letter(connection, started, SignpostLetter(), now)
    put_letter(connection, started, _first_turn(game, begun), now, (line, line))
    tables.change_table(connection, table_id, told=line)


def _store_beginning(
    connection: sqlite3.Connection, loaded: Loaded, begun: Transition[State], place: int, now: int
) -> int:
    """Store the first state with its checkpoint; the line of the log."""
    table_id, stored = loaded.row.id, encode_state(loaded.game, begun.state)
    tables.change_table(
        connection,
        table_id,
        status="running",
        state=stored,
        place=place,
        changed_at=now,
        told=0,
        seats_due=None,
        rules=mark_of(loaded.game.id),
    )
    first = loaded.game.round_of(begun.state)
    line = history.add_line(connection, table_id, now, seal=0, actions=(), events=begun.events, round=first)
    history.keep_checkpoint(connection, table_id, 0, stored)
    return line


def _first_turn(game: AnyGame, begun: Transition[State]) -> TurnLetter:
    return TurnLetter(
        position=kept(game, begun.state),
        asked=game.active_seats(begun.state),
        events=visible_events(begun.events, None),
        news="news-begun",
    )


def withdraw_new(connection: sqlite3.Connection, table_id: int) -> None:
    """Forget a table whose card could not be posted, so that none exists without a visible place."""
    tables.delete_lobby(connection, table_id)


def _setup(game: AnyGame, loaded: Loaded) -> Setup[Options]:
    options = msgspec.convert(loaded.options, type=game.options_type)
    return Setup(seats=len(loaded.seats), options=options, seed=loaded.row.seed)
