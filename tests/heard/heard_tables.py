"""Tables as the outbox sees them, and games played with what happened on the way."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from benchmarks.playing import begun
from benchmarks.presses import Count, Play
from bot.presenter import Passage
from bot.tables.loaded import Loaded, load, position
from bot.tables.seeing import News, Seen
from bot.words import Language, Words
from cogs.views import board_words
from cogs.views.board_words import passages
from db import tables
from db.database import Database
from games.engine.contract import AnyGame, PhaseEnd
from games.engine.event import Event, Seat
from games.registry import GAMES
from tests.made_once import made_once

LONGEST = ("*_" * 16, "W" * 32, "[#" * 16, "É" * 32, "m" * 32)


class Stretch(NamedTuple):
    """A position, with what happened and which phases ended since the one before."""

    state: Any
    events: tuple[Event, ...]
    ends: tuple[PhaseEnd[Any], ...]


class _Recording(Play):
    """A game by chance, or sensible, of which every position is kept."""

    def __init__(self, game: AnyGame, players: int, seed: int, *, sensible: bool) -> None:
        self.kept: list[Stretch] = []
        super().__init__(game, players, seed, sensible, 0.2, Count())

    def apply(self, seat: Seat, action: Any) -> None:
        made = self.game.apply(self.state, seat, action)
        self.state = made.state
        self.kept.append(Stretch(made.state, tuple(made.events), tuple(made.phase_ends)))


def walked(game: AnyGame, players: int, seed: int) -> tuple[Stretch, ...]:
    """Every position of a game to its end: half of the games by chance, half sensible."""
    return _walked(game.id, players, seed)


@made_once
def _walked(game: str, players: int, seed: int) -> tuple[Stretch, ...]:
    play = _Recording(GAMES[game], players, seed, sensible=bool(seed % 2))
    play.whole()
    return tuple(play.kept)


@cache
def _loaded(game: str, players: int, names: tuple[str, ...]) -> Loaded:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_begun(Path(folder), game, players, names))


async def _begun(folder: Path, game: str, players: int, names: tuple[str, ...]) -> Loaded:
    db = await Database.open(folder / "steiger.db", "test")

    def work(connection: sqlite3.Connection) -> Loaded:
        table = begun(connection, players, 1, game)
        for seat, name in enumerate(names[:players]):
            tables.change_seat(connection, table, seat, name=name)
        return load(connection, table)

    try:
        return await db.transaction(work)
    finally:
        await db.close()


def seated(game: AnyGame, players: int, language: Language, names: tuple[str, ...] = ()) -> Loaded:
    """A table of a game that has begun, in a language."""
    loaded = _loaded(game.id, players, names)
    return msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, language=language))


def seen_by(loaded: Loaded, state: Any, seat: Seat | None, events: tuple[Event, ...] = ()) -> News:
    """The table in a position as a seat, or a stranger, may see it."""
    at = msgspec.structs.replace(loaded, found_state=state)
    if seat is None:
        return News(Seen(at, None, None), events)
    return News(Seen(at, at.seats[seat], position(at, at.seats[seat])), events)


@contextmanager
def found_once(news: News, text: Words) -> Iterator[list[Passage]]:
    """The parts of a position, which within this are not put together anew for each that somebody looks at."""
    found = passages(news, text)
    with patch.object(board_words, "passages", lambda *_: found):
        yield found
