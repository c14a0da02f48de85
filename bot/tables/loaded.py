"""A table as it is read from the database, and what its seats have before them."""

import sqlite3
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from bot.errors import Refused
from bot.names import colour_name, coloured, plain
from bot.presenter import Position, Scene
from bot.words import language_of, words
from db import boards, tables
from db.rows import SeatRow, TableRow
from games.engine.codec import decode_state
from games.engine.contract import AnyGame
from games.engine.event import Seat
from games.engine.violation import ActionError
from games.registry import GAMES


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks, by which interaction, when (seconds since 1970)."""

    interaction: int
    user: int
    name: str
    now: int


class Loaded(msgspec.Struct, frozen=True):
    """A table with its seats, its game, and the sealed state (None in the lobby)."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    state: Any

    def seat_of(self, user: int) -> SeatRow | None:
        """The seat a user holds, None for a stranger."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def scene(self) -> Scene:
        """Who sits there; whose name cannot be seen is called by the colour."""
        text = words(language_of(self.row.language) or "en")
        called = [colour_name(seat.colour, text) for seat in self.seats]
        return Scene(
            table=self.row.id,
            names=tuple(coloured(s.name, s.colour, colour) for s, colour in zip(self.seats, called, strict=True)),
            plain_names=tuple(plain(s.name, colour) for s, colour in zip(self.seats, called, strict=True)),
            colours=tuple(seat.colour for seat in self.seats),
            users=tuple(seat.user or 0 for seat in self.seats),
            board="" if self.state is None else getattr(self.state.options, "board", ""),
        )

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that must decide now; none outside a running game."""
        return self.game.active_seats(self.state) if self.row.status == "running" else ()


Presses: TypeAlias = tuple[tuple[str, ...], ...]
"""Moves in notation, by the press that made them."""


class Opened(msgspec.Struct, frozen=True):
    """A seat's open turn: the state after its moves, the moves that still hold, the error that cut the rest."""

    state: Any
    moves: tuple[str, ...]
    cut: ActionError | None = None


def load(connection: sqlite3.Connection, table_id: int) -> Loaded:
    """The table of that number; raises Refused where there is none."""
    row = tables.table(connection, table_id)
    if row is None:
        raise Refused("table-unknown", table=table_id)
    game = GAMES[row.game]
    _know_board(connection, game, row)
    state = None if row.state is None else decode_state(game, row.state)
    return Loaded(row, tuple(tables.seats(connection, table_id)), game, state)


def _know_board(connection: sqlite3.Connection, game: AnyGame, row: TableRow) -> None:
    """Make the board of a table known to its game, from the file kept with it."""
    if game.boards is None:
        return
    mark = str(msgspec.json.decode(row.options).get("board", ""))
    data = None if game.boards.known(mark) else boards.board(connection, mark)
    if data is not None:
        game.boards.recall(mark, data)


def load_running(connection: sqlite3.Connection, table_id: int) -> Loaded:
    """A running table; raises Refused where it has not begun or is over."""
    loaded = load(connection, table_id)
    if loaded.row.status != "running":
        raise Refused(f"table-is-{loaded.row.status}", table=table_id)
    return loaded


def own_seat(loaded: Loaded, user: int) -> SeatRow:
    """The seat of a user; raises Refused for a stranger."""
    seat = loaded.seat_of(user)
    if seat is None:
        raise Refused("not-seated", table=loaded.row.id)
    return seat


def opened(game: AnyGame, state: Any, seat: Seat, moves: Sequence[str]) -> Opened:
    """The moves of an open turn applied to a sealed state, up to the first that no longer can be."""
    held: list[str] = []
    for text in moves:
        try:
            state = game.apply(state, seat, game.parse(text)).state
        except ActionError as error:
            return Opened(state, tuple(held), error)
        held.append(text)
    return Opened(state, tuple(held))


def open_moves(seat: SeatRow) -> tuple[str, ...]:
    """The moves of the open turn as it is stored."""
    return moves_of(open_presses(seat))


def open_presses(seat: SeatRow) -> Presses:
    """The open turn by what each press, plan or goal did, which is taken back as one."""
    # Turns stored by older versions are plain lists of moves, one a press.
    stored = msgspec.json.decode(seat.moves, type=tuple[str | tuple[str, ...], ...])
    return tuple((press,) if isinstance(press, str) else press for press in stored)


def moves_of(presses: Presses) -> tuple[str, ...]:
    """All moves in order."""
    return tuple(move for press in presses for move in press)


def first_moves(presses: Presses, count: int) -> Presses:
    """The presses as far as the first `count` moves go, a press cut in two where it must be."""
    kept: list[tuple[str, ...]] = []
    for press in presses:
        if count > 0:
            kept.append(press[:count])
        count -= len(press)
    return tuple(kept)


def position(loaded: Loaded, seat: SeatRow) -> Position:
    """What the holder of a seat has before them."""
    turn = opened(loaded.game, loaded.state, seat.seat, open_moves(seat))
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
