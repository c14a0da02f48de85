"""Undo tells nobody what they may not know: deals that look alike to somebody are told alike, before and after."""

import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.errors import Refusal
from bot.letters import NoticeLetter, read_letter
from bot.outgoing.composing import compose
from bot.presenter import Presenter, register
from bot.tables import moves, undoing
from bot.tables.loaded import Call, Loaded, load, readable_events
from bot.words import words
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.ruhrschifffahrt import PRESENTER as RUHR
from cogs.views.undo import undo_choices, undo_preview
from db import history, tables
from games.engine.codec import encode_state
from games.engine.event import Event, Seat, visible_events
from games.engine.rng import seeded
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.bot.test_tables_kohle_random import leave as leave_kohle
from tests.bot.test_tables_ruhrschifffahrt_random import leave as leave_ruhr
from tests.soaking import sampled

MOVES = 25
Leave = Callable[[Any, Random], str]


def leave_coal(state: Any, rng: Random) -> str:
    """A ranking of order cards."""
    return " ".join(("rank", *rng.sample(state.draft, min(3, len(state.draft)))))


class RolledBack(Exception):
    """Nothing of a world stays."""


def call(user: int) -> Call:
    """Somebody's call."""
    return Call(interaction=user, user=user, name=f"User {user}", now=1_800_000_000, guild=GUILD)


def press(connection: sqlite3.Connection, table: int, rng: Random) -> None:
    """One move of a seat that must decide, chosen by number: in two deals that look alike it is the same."""
    loaded = load(connection, table)
    seat = loaded.active[0]
    state = loaded.state
    for text in moves_open(loaded, seat):
        state = loaded.game.apply(state, seat, loaded.game.parse(text)).state
    legal = loaded.game.legal_actions(state, seat)
    action = legal[int(rng.random() * len(legal))]
    moves.move(connection, call(101 + seat), table, None, loaded.game.notation(action))


def moves_open(loaded: Loaded, seat: Seat) -> list[str]:
    """The open moves of a seat."""
    stored = msgspec.json.decode(loaded.seats[seat].moves, type=list[list[str]])
    return [move for moves_of_press in stored for move in moves_of_press]


def deal(connection: sqlite3.Connection, table: int, state: Any) -> None:
    """Put another deal in the place of the sealed position."""
    loaded = load(connection, table)
    stored = encode_state(loaded.game, state)
    tables.change_table(connection, table, state=stored)
    sql = "UPDATE checkpoints SET state = ? WHERE table_id = ? AND seal = ?"
    connection.execute(sql, (zlib.compress(stored, 1), table, loaded.row.seal))


def told(connection: sqlite3.Connection, table: int, viewer: Seat, seed: int) -> tuple[object, list[str]]:
    """Some moves on: what the viewer knows of them from the log, and all that undo says to them and to all."""
    rng, since = Random(seed), history.newest_line(connection, table)
    for _ in range(MOVES):
        if load(connection, table).row.status == "running" and load(connection, table).active[0] != viewer:
            press(connection, table, rng)
    loaded = load(connection, table)
    lines = history.lines_since(connection, table, since)
    known = visible_events(readable_events(table, [one for one in lines if one.seal is not None])[0], viewer)
    asker, said = call(101 + viewer), list[str]()
    try:
        said += [one.label for one in undo_choices(undoing.undoable(connection, asker, table), words("en"))]
        for turns in (1, 3):
            said.append(repr(undo_preview(undoing.preview(connection, asker, table, turns), words("en"))))
        undoing.ask_undo(connection, asker, table, 3)
    except Refusal as refusal:
        said.append(repr(refusal))
    for (stored,) in connection.execute("SELECT letter FROM outbox ORDER BY id DESC LIMIT 1"):
        letter = read_letter(table, stored)
        said.append(compose(letter, loaded, 7).text if isinstance(letter, NoticeLetter) else str(type(letter)))
    return (known, loaded.row.status, len(lines)), said


async def world(bench: Bench, table: int, viewer: Seat, seed: int, dealt: Any = None) -> tuple[object, list[str]]:
    """What is told after some moves from here, or from another deal of here; nothing of it stays."""
    found: list[tuple[object, list[str]]] = []

    def work(connection: sqlite3.Connection) -> None:
        if dealt is not None:
            deal(connection, table, dealt)
        found.append(told(connection, table, viewer, seed))
        raise RolledBack

    with pytest.raises(RolledBack):
        await bench.db.transaction(work)
    return found[0]


async def reopenable(bench: Bench, table: int, viewer: Seat, seed: int, dealt: Any = None) -> tuple[bool, Any]:
    """Whether the next finished turn could be reopened from its beginning, and what another seat sees after it.

    What is kept of drawn cards is a choice that is told to all, after a reveal that nobody goes behind.
    """
    found: list[tuple[bool, Any]] = []

    def work(connection: sqlite3.Connection) -> None:
        if dealt is not None:
            deal(connection, table, dealt)
        before, rng, since = load(connection, table), Random(seed), history.newest_line(connection, table)
        for _ in range(MOVES):
            if any(line.ends_turn for line in history.lines_since(connection, table, since)):
                break
            press(connection, table, rng)
        loaded = load(connection, table)
        begun = [line for line in history.live_lines(connection, table) if line.id <= since and line.seal]
        fresh = not begun or begun[-1].ends_turn
        whole = fresh and loaded.row.finished_by is not None and loaded.row.reopen_from == before.row.seal
        found.append((bool(whole), loaded.game.observe(loaded.state, viewer)))
        raise RolledBack

    with pytest.raises(RolledBack):
        await bench.db.transaction(work)
    return found[0]


async def compared(bench: Bench, presenter: Presenter, leave: Leave, seed: int, players: int, rounds: int) -> int:
    """Two deals compared again and again in a random game; how often there was something to compare."""
    register(presenter)
    rng, compared_worlds = Random(seed), 0
    table = await bench.service.new(bench.call(101), presenter.game.id, GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    await bench.service.start(bench.call(101), table, THREAD)
    for number in range(rounds):
        loaded = await bench.loaded(table)
        if loaded.row.status != "running":
            break
        viewer = rng.choice([seat for seat in range(players) if seat not in loaded.active] or [0])
        if not any(moves_open(loaded, seat.seat) for seat in loaded.seats) and viewer not in loaded.active:
            dealt = presenter.game.redeal(loaded.state, viewer, seeded(f"{seed:016x}{number:016x}"))
            try:
                ends = [await reopenable(bench, table, viewer, number, one) for one in (None, dealt)]
                if ends[0][0] and ends[1][0]:
                    # The same choices in another deal: nothing that was hidden from the viewer came to light.
                    assert ends[0] == ends[1]
                here, there = [await world(bench, table, viewer, number, one) for one in (None, dealt)]
            except Refusal:  # what the others hold differs, so they cannot choose alike
                continue
            finally:
                await played_on(bench, table, leave, rng)
            if here[0] == there[0]:
                compared_worlds += loaded.state != dealt
                assert here[1] == there[1]
        else:
            await played_on(bench, table, leave, rng)
    return compared_worlds


async def played_on(bench: Bench, table: int, leave: Leave, rng: Random) -> None:
    """An answer left ahead by somebody, where it is legal, and a few moves."""
    loaded = await bench.loaded(table)
    for seat in range(len(loaded.seats)):
        try:
            line = leave(loaded.state, rng)
            await bench.service.move(bench.call(101 + seat), table, None, line)
        except Refusal:
            continue
    for _ in range(rng.randint(1, 6)):
        if (await bench.loaded(table)).row.status == "running":
            await bench.db.transaction(lambda c: press(c, table, rng))


async def test_who_is_asked_tells_of_no_answer_that_somebody_left_in_secret(tmp_path: Path) -> None:
    """What befell it in secret, as an answer that lapsed, is no concern that others may read from being asked."""
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(4)
        first = await bench.turn(table)
        away = (first - 101, (await bench.loaded(table)).active[0])
        waiting = next(seat for seat in range(4) if seat not in away)
        line = (await bench.lines(table))[-1]
        events = msgspec.json.decode(line.events, type=list[Event])
        events.append(Event("ranking_withdrawn", "7", waiting, only=(waiting,)))
        stored = msgspec.json.encode(events).decode()
        await bench.db.transaction(
            lambda c: c.execute("UPDATE log SET events = ? WHERE id = ?", (stored, line.id))
        )
        assert (await bench.service.preview(bench.call(first), table, 1)).fall.asked == ()


GAMES = [(COAL_BARON, leave_coal, 3), (KOHLE, leave_kohle, 3), (RUHR, leave_ruhr, 3)]


@pytest.mark.slow
@pytest.mark.parametrize(("presenter", "leave", "players"), GAMES, ids=[one[0].game.id for one in GAMES])
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, sampled(3, 6)))]
)
async def test_deals_that_look_alike_to_somebody_are_undone_in_the_same_words(
    tmp_path: Path, presenter: Presenter, leave: Leave, players: int, seed: int
) -> None:
    """The turns offered, the preview with who is asked, and the request to the table."""
    async with opened_bench(tmp_path, seed) as bench:
        assert await compared(bench, presenter, leave, seed, players, 60 if seed == 1 else 120) > 2
