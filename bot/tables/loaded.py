"""A table as it is read from the database, and what its seats have before them.

What of it cannot be read is put aside: a table of which the position is damaged can still be left, given up and
told about. Only what asks for the damaged part raises Damaged.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.errors import UNDECODABLE, Damaged, Refused
from bot.names import colour_name, coloured, computer_name, plain
from bot.presenter import AnyPosition, Party, Position
from bot.tables.presses import Presses, moves_of, presses_in
from bot.tables.reopening import Reopening, reopening_of
from bot.words import Words, language_of, words
from db import boards, precedents, servers, tables
from db import invitations as guests
from db.rows import InvitationRow, LogRow, PrecedentRow, SeatRow, TableRow
from games.engine.bounds import State
from games.engine.codec import NewerSchema, StoredDataError, decode_state
from games.engine.contract import AnyGame, Boards
from games.engine.event import Event, Seat
from games.engine.violation import ActionError
from games.registry import GAMES


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks, by which interaction, when (seconds since 1970), and from which server.

    `moderates` is the channel in which they ask, if they have Manage Messages there, else 0; `manages` says
    whether they have Manage Server, `roles` are those that they hold in the server.
    """

    interaction: int
    user: int
    name: str
    now: int
    guild: int = 0
    moderates: int = 0
    manages: bool = False
    roles: tuple[int, ...] = ()


UNREADABLE = "unreadable"
"""Stands in a seat's `cut` where its open turn could not be read."""


class Loaded(msgspec.Struct, frozen=True):
    """A table with its seats, its game, its options and the sealed state, each as far as it can be read.

    `faults` is all that cannot be read.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    found_game: AnyGame | Damaged
    found_options: dict[str, Any] | Damaged
    found_state: State | Damaged | None
    faults: tuple[Damaged, ...] = ()
    invitations: tuple[InvitationRow, ...] = ()
    """Of a gathering table, all that were given."""
    turns: tuple[Presses, ...] = ()
    """The open turn of each seat; of one that cannot be read nothing is left."""
    reopening: Reopening | None = None
    wanted_in: int = 0
    """The channel in which players can be looked for while the table gathers, 0 for none."""
    first: bool = False
    """Whether it gathers as the first table of its server, where nobody knows the bot yet."""
    acceptable: tuple[PrecedentRow, ...] = ()
    """Of a gathering table, the precedents of its channel for its game and edition, as far as this version knows
    what they set."""
    accepted: tuple[PrecedentRow, ...] = ()
    """Those of them that it has accepted."""

    @property
    def game(self) -> AnyGame:
        """The game that is played; raises Damaged."""
        if isinstance(self.found_game, Damaged):
            raise self.found_game
        return self.found_game

    @property
    def options(self) -> dict[str, Any]:
        """The options as they were chosen; raises Damaged."""
        if isinstance(self.found_options, Damaged):
            raise self.found_options
        return self.found_options

    @property
    def state(self) -> State:
        """The sealed state; raises Damaged, and Refused where no game was begun."""
        if self.found_state is None:
            raise Refused(f"table-is-{self.row.condition}", table=self.row.called)
        if isinstance(self.found_state, Damaged):
            raise self.found_state
        return self.found_state

    @property
    def begun(self) -> bool:
        """Whether there is or was a position, be it one that cannot be read."""
        return self.found_state is not None

    @property
    def playable(self) -> bool:
        """Whether there is a position that can be read."""
        return self.found_state is not None and not isinstance(self.found_state, Damaged)

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat a user holds, None for a stranger."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def computers(self) -> tuple[Seat, ...]:
        """The seats that computers play, in order."""
        return tuple(seat.seat for seat in self.seats if seat.computer)

    @property
    def people(self) -> int:
        """How many of the seats a person holds."""
        return sum(seat.user is not None for seat in self.seats)

    @property
    def party(self) -> Party:
        """Who sits there; whose name cannot be seen is called by the colour, a computer by colour and level."""
        text = words(language_of(self.row.language) or "en")
        called = [colour_name(seat.colour, text) for seat in self.seats]
        names = [_called(seat, text) for seat in self.seats]
        return Party(
            table=self.row.id,
            names=tuple(
                coloured(name, seat.colour, colour)
                for seat, name, colour in zip(self.seats, names, called, strict=True)
            ),
            plain_names=tuple(plain(name, colour) for name, colour in zip(names, called, strict=True)),
            colours=tuple(seat.colour for seat in self.seats),
            users=tuple(seat.user or 0 for seat in self.seats),
            board=self._board,
            practice=self.row.practice,
            short=_short(self.seats, names, called, text) if self.computers else (),
        )

    @property
    def _board(self) -> str:
        if self.playable and self.game.boards is not None:
            return self.game.boards.played(self.state.options)
        # In the lobby nothing is drawn; of a damaged position the pictures still wait to be sent.
        known = self.row.status != "lobby" and isinstance(self.found_options, dict)
        return str(self.options.get("board", "")) if known else ""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none outside a running game."""
        return self.game.active_seats(self.state) if self.row.status == "running" else ()


def _called(seat: SeatRow, text: Words) -> str:
    """The name of whoever plays a seat, be it a computer that its holder's name is kept for."""
    return computer_name(seat.colour, seat.computer, text) if seat.computer else seat.name


def _short(seats: Sequence[SeatRow], names: Sequence[str], called: Sequence[str], text: Words) -> tuple[str, ...]:
    """The plain names, a computer's by its level alone where no other plays at it."""
    levels = [seat.computer for seat in seats]
    return tuple(
        _level(seat.computer, colour, text, alone=levels.count(seat.computer) == 1)
        if seat.computer
        else plain(name, colour)
        for seat, name, colour in zip(seats, names, called, strict=True)
    )


def _level(level: str, colour: str, text: Words, *, alone: bool) -> str:
    named = text(f"level-{level}")
    return named if alone else text("computer-short", level=named, colour=colour)


class Opened(msgspec.Struct, frozen=True):
    """A seat's open turn: the state after its moves, the moves that still hold, the error that cut the rest."""

    state: State
    moves: tuple[str, ...]
    cut: ActionError | None = None


def load(connection: sqlite3.Connection, table_id: int) -> Loaded:
    """The table of that number, as far as it can be read; raises Refused where there is none."""
    row = tables.table(connection, table_id)
    if row is None:
        raise Refused("table-unknown", table=table_id)
    seats = tables.seats(connection, table_id)
    invited = tuple(guests.invitations(connection, table_id)) if row.status == "lobby" else ()
    game = GAMES.get(row.game) or Damaged(row.id, "game", row.game)
    found_turns = [_turn(seat) for seat in seats]
    turns = tuple(() if isinstance(turn, Damaged) else turn for turn in found_turns)
    held = tuple(_with_turn(seat, turn) for seat, turn in zip(seats, found_turns, strict=True))
    finished = reopening_of(row)
    wanted = (servers.server(connection, row.guild).wanted_channel or 0) if row.status == "lobby" else 0
    first = row.status == "lobby" and tables.first_of(connection, row.guild) == row.id
    if isinstance(game, Damaged):
        return Loaded(row, held, game, game, game, (game,), invited, turns, finished, wanted, first)
    options = _options(connection, game, row)
    acceptable = _acceptable(connection, row, game, options)
    state = _state(connection, game, row)
    faults = _faults_among(options, state, *found_turns, finished and finished.presses)
    return Loaded(
        row,
        held,
        game,
        _as_begun(options, state),
        state,
        faults,
        invited,
        turns,
        finished,
        wanted,
        first,
        acceptable,
        _accepted(connection, row, acceptable),
    )


def _faults_among(*found: Any) -> tuple[Damaged, ...]:
    """What cannot be read, each fault once."""
    return tuple(dict.fromkeys(fault for fault in found if isinstance(fault, Damaged)))


def _as_begun(options: dict[str, Any] | Damaged, state: Any) -> dict[str, Any] | Damaged:
    """The options; what a game was begun with stands in its state as well, should they be damaged."""
    if isinstance(options, Damaged) and not isinstance(state, Damaged | None):
        return msgspec.to_builtins(state.options)
    return options


def _options(connection: sqlite3.Connection, game: AnyGame, row: TableRow) -> dict[str, Any] | Damaged:
    """The options, with their board made known to the game."""
    try:
        options: dict[str, Any] = msgspec.json.decode(row.options, type=dict[str, Any])
        if game.boards is not None:
            _know_board(connection, game.boards, str(options.get("board", "")))
        return msgspec.to_builtins(msgspec.convert(options, type=game.options_type))
    except _UnknownBoard as error:
        return Damaged(row.id, "board", error)
    except UNDECODABLE as error:
        return Damaged(row.id, "options", error)


def _acceptable(
    connection: sqlite3.Connection, row: TableRow, game: AnyGame, options: dict[str, Any] | Damaged
) -> tuple[PrecedentRow, ...]:
    if row.status != "lobby" or isinstance(options, Damaged):
        return ()
    values = dict(game.public_options)
    return tuple(
        one
        for one in precedents.holding(connection, row.channel, game.id, edition_in(game, options))
        if one.option is None or one.value in values.get(one.option, ())
    )


def _accepted(
    connection: sqlite3.Connection, row: TableRow, acceptable: Sequence[PrecedentRow]
) -> tuple[PrecedentRow, ...]:
    """None that was revised then, and holds again because what revised it was struck since."""
    if not row.precedents:
        return ()
    revised = precedents.revised_upto(connection, row.channel, row.precedents)
    return tuple(one for one in acceptable if one.number <= row.precedents and one.id not in revised)


def edition_in(game: AnyGame, options: Mapping[str, Any]) -> str:
    """The edition by which a table plays, empty where its game has none."""
    return str(options.get("preset", "")) if game.presets else ""


class _UnknownBoard(Exception):
    """The file of a board is not kept, or it cannot be read."""


def _know_board(connection: sqlite3.Connection, known: Boards, mark: str) -> None:
    """Make a board known from the file that is kept with its tables."""
    if known.known(mark):
        return
    data = boards.board(connection, mark)
    if data is None:
        raise _UnknownBoard(f"there is no file of board {mark!r}")
    try:
        known.recall(mark, data)
    except UNDECODABLE as error:
        raise _UnknownBoard(f"the file of board {mark!r} cannot be read: {error}") from error


def _state(connection: sqlite3.Connection, game: AnyGame, row: TableRow) -> State | Damaged | None:
    """The sealed state, None where no game was begun, or why it cannot be read."""
    if row.status == "lobby" or (row.status == "abandoned" and row.state is None):
        return None
    if row.state is None:
        return Damaged(row.id, "position", "it is missing")
    return read_state(connection, game, row.id, row.state)


def read_state(connection: sqlite3.Connection, game: AnyGame, table_id: int, stored: bytes) -> State | Damaged:
    """A stored state of a table with its board made known, or as Damaged why it cannot be read."""
    try:
        state = decode_state(game, stored)
        if game.boards is not None:
            _know_board(connection, game.boards, game.boards.played(state.options))
    except NewerSchema as error:
        return Damaged(table_id, "newer", error)
    except StoredDataError as error:
        return Damaged(table_id, "position", error)
    except _UnknownBoard as error:
        return Damaged(table_id, "board", error)
    return state


def _turn(seat: SeatRow) -> Presses | Damaged:
    try:
        return presses_in(seat.moves)
    except UNDECODABLE as error:
        return Damaged(seat.table_id, "moves", f"seat {seat.seat}: {error}")


def _with_turn(seat: SeatRow, turn: Presses | Damaged) -> SeatRow:
    """The seat; where its open turn cannot be read, its controls are stale."""
    if not isinstance(turn, Damaged):
        return seat
    return msgspec.structs.replace(seat, cut=UNREADABLE, decision=seat.decision + 1)


def readable_events(table_id: int, lines: Sequence[LogRow]) -> tuple[tuple[Event, ...], Damaged | None]:
    """The events of lines of the log, without those of lines that cannot be read; the last fault among them."""
    events: list[Event] = []
    fault = None
    for line in lines:
        try:
            events += msgspec.json.decode(line.events, type=tuple[Event, ...])
        except UNDECODABLE as error:
            fault = Damaged(table_id, "log", f"line {line.id}: {error}")
    return tuple(events), fault


def own_seat(loaded: Loaded, user: int) -> SeatRow:
    """The seat of a user; raises Refused for a stranger."""
    seat = loaded.seat_of(user)
    if seat is None:
        raise Refused("not-seated", table=loaded.row.id)
    if seat.suspended:
        raise Refused("seat-suspended", table=loaded.row.id)
    return seat


def opened(game: AnyGame, state: State, seat: Seat, moves: Sequence[str]) -> Opened:
    """The moves of an open turn applied to a sealed state, up to the first that no longer can be."""
    held: list[str] = []
    for text in moves:
        try:
            state = game.apply(state, seat, game.parse(text)).state
        except ActionError as error:
            return Opened(state, tuple(held), error)
        held.append(text)
    return Opened(state, tuple(held))


def open_moves(loaded: Loaded, seat: Seat) -> tuple[str, ...]:
    """The moves of a seat's open turn in order."""
    return moves_of(loaded.turns[seat])


def position(loaded: Loaded, seat: SeatRow) -> AnyPosition:
    """What the holder of a seat has before them."""
    turn = opened(loaded.game, loaded.state, seat.seat, open_moves(loaded, seat.seat))
    at_turn = seat.seat in loaded.active
    can_finish = at_turn and loaded.game.check(turn.state, seat.seat, loaded.game.end_turn) is None
    return Position(
        state=turn.state,
        view=loaded.game.observe(turn.state, seat.seat),
        seat=seat.seat,
        decision=seat.decision,
        moves=turn.moves,
        at_turn=at_turn,
        can_finish=can_finish,
    )
