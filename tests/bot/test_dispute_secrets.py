"""Disputes tell nobody what they may not know: deals that look alike to somebody are disputed alike."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.contesting import Point
from bot.errors import Refusal, RuleRefused
from bot.letters import DisputeLetter, read_letter
from bot.outgoing.composing import compose
from bot.presenter import Presenter, register
from bot.tables import disputing
from bot.tables.falling import turns_of
from bot.tables.loaded import Loaded, load, readable_events
from bot.words import words
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.ruhrschifffahrt import PRESENTER as RUHR
from cogs.views.disputes import opening_post
from db import history, refusals
from games.coal_baron.facts import ORDERS
from games.engine.event import Event, Seat, visible_events
from games.engine.rng import seeded
from tests.bot.disputed_tables import letters
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.bot.test_undo_secrets import MOVES, RolledBack, call, deal, moves_open, press

EN = words("en")


def tried(connection: sqlite3.Connection, loaded: Loaded, rng: Random, pool: list[str]) -> list[Point]:
    """Refusals of the seat at turn, kept as they would be; what is tried is chosen by number."""
    seat, found = loaded.active[0], list[Point]()
    for text in rng.sample(pool, min(6, len(pool))):
        violation = loaded.game.check(loaded.state, seat, loaded.game.parse(text))
        if violation is not None:
            now = call(101).now
            kept = refusals.add(
                connection, loaded.row.id, seat, seal=loaded.row.seal, tried=text, violation=violation, now=now
            )
            found.append(Point("refusal", kept))
    return found


def said_of(connection: sqlite3.Connection, table: int, user: int, point: Point) -> list[str]:
    """All that is shown of a dispute, to whoever opens it and to all."""
    try:
        found = disputing.disputable(connection, call(user), table, point)
        said = [opening_post(found, (), point, EN).text]
        choice, ruling = ("back", "") if found.fall is not None else ("ruling", "So.")
        disputing.open_dispute(connection, call(user), table, point, choice, ruling)
    except Refusal as refusal:
        return [repr(refusal)]
    for row, stored in connection.execute("SELECT id, letter FROM outbox ORDER BY id DESC LIMIT 1").fetchall():
        letter = read_letter(table, stored)
        if isinstance(letter, DisputeLetter):
            said.append(compose(letter, load(connection, table), row).text)
    return said


def told(connection: sqlite3.Connection, table: int, viewer: Seat, seed: int, pool: list[str]) -> Any:
    """Some moves on: what the viewer knows of them, and what is said of a dispute about each of the last turns.

    And what is said to the others of disputes about refusals that are not the viewer's.
    """
    rng, since = Random(seed), history.newest_line(connection, table)
    for _ in range(MOVES):
        if load(connection, table).row.status == "running" and load(connection, table).active[0] != viewer:
            press(connection, table, rng)
    loaded = load(connection, table)
    lines = [line for line in history.lines_since(connection, table, since) if line.seal is not None]
    known = visible_events(readable_events(table, lines)[0], viewer)
    said = list[list[str]]()
    turns = turns_of(history.live_lines(connection, table))[:2]
    points = [Point("line", turn.lines[-1].id, number) for turn in turns for number in range(2)]
    for point in points:
        connection.execute("SAVEPOINT one")
        said.append(said_of(connection, table, 101 + viewer, point))
        connection.execute("ROLLBACK TO one")
    if loaded.row.status == "running" and loaded.active[0] != viewer and not moves_open(loaded, loaded.active[0]):
        for point in tried(connection, loaded, rng, pool):
            connection.execute("SAVEPOINT one")
            said.append(said_of(connection, table, 101 + loaded.active[0], point)[1:])
            connection.execute("ROLLBACK TO one")
    return (known, loaded.row.status, len(lines), loaded.game.observe(loaded.state, viewer)), said


async def world(bench: Bench, table: int, viewer: Seat, seed: int, pool: list[str], dealt: Any = None) -> Any:
    """What is told after some moves from here, or from another deal of here; nothing of it stays."""
    found: list[Any] = []

    def work(connection: sqlite3.Connection) -> None:
        if dealt is not None:
            deal(connection, table, dealt)
        found.append(told(connection, table, viewer, seed, pool))
        raise RolledBack

    with pytest.raises(RolledBack):
        await bench.db.transaction(work)
    return found[0]


@pytest.mark.slow
@pytest.mark.parametrize(("presenter", "rounds"), [(COAL_BARON, 40), (KOHLE, 25), (RUHR, 25)])
async def test_what_looks_alike_is_disputed_alike(
    tmp_path: Path, presenter: Presenter[Any, Any, Any], rounds: int
) -> None:
    register(presenter)
    rng, compared, pool = Random(7), 0, list[str]()
    async with opened_bench(tmp_path, 7) as bench:
        table = await bench.service.new(bench.call(101), presenter.game.id, GUILD, CHANNEL, "en", threads=True)
        for seat in range(1, 3):
            await bench.service.join(bench.call(101 + seat), table)
        await bench.service.start(bench.call(101), table, THREAD)
        for number in range(rounds):
            loaded = await bench.loaded(table)
            if loaded.row.status != "running":
                break
            game, active = loaded.game, loaded.active[0]
            pool += [game.notation(action) for action in game.legal_actions(loaded.state, active)][:10]
            viewer = (active + 1) % 3
            if viewer not in loaded.active and not any(moves_open(loaded, seat) for seat in range(3)):
                dealt = game.redeal(loaded.state, viewer, seeded(f"{number + 1:032x}"))
                worlds: list[Any] = [(0,), (1,)]
                with suppress(Refusal):  # what the others hold differs, so they cannot choose alike
                    worlds = [await world(bench, table, viewer, number, pool, one) for one in (None, dealt)]
                here, there = worlds
                if here[0] == there[0]:
                    compared += loaded.state != dealt
                    assert here[1] == there[1]
            await bench.db.transaction(lambda c: [press(c, table, rng) for _ in range(4) if _running(c, table)])
    assert compared > 3


def _running(connection: sqlite3.Connection, table: int) -> bool:
    return load(connection, table).row.status == "running"


async def test_a_refusal_that_rests_on_drawn_cards_is_told_to_nobody(bench: Bench) -> None:
    """What cards a seat has drawn would show in why another cannot be kept."""
    table = await bench.table(3)
    kept = list[str]()
    for number in range(400):
        choices = await bench.choices(table)
        kept = [choice for choice in choices if choice.startswith("keep ") and choice != "keep none"]
        if kept:
            break
        user, draws = await bench.user(table), [one for one in choices if "order_draw" in one]
        rng = Random(number)
        await bench.service.move(bench.call(user), table, None, draws[0] if draws else rng.choice(choices))
    user = await bench.user(table)
    other = next(f"keep {order}" for order in ORDERS if f"keep {order}" not in kept)
    refused = await bench.refused(bench.service.move(bench.call(user), table, None, other))
    assert isinstance(refused, RuleRefused)
    opening = bench.service.open_dispute(
        bench.call(user), table, Point("refusal", refused.number or 0), "ruling", "It may be kept."
    )
    assert await bench.key(opening) == "dispute-hidden"
    assert not [one for one in await bench.letters(table) if isinstance(one, DisputeLetter)]


async def test_a_line_that_only_some_may_see_is_not_disputed(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    line = (await bench.lines(table))[-1]
    events = msgspec.json.decode(line.events, type=list[Event])
    events[0] = msgspec.structs.replace(events[0], only=(user - 101,))
    stored = msgspec.json.encode(events).decode()
    await bench.damage("UPDATE log SET events = ? WHERE id = ?", stored, line.id)
    opening = bench.service.open_dispute(bench.call(user), table, Point("line", line.id, 0))
    assert await bench.key(opening) == "dispute-hidden"


async def test_an_answer_left_in_secret_changes_no_message_of_a_dispute(bench: Bench) -> None:
    """Nor is the newest line that its menu carries another one: that somebody left something is told to nobody."""
    register(KOHLE)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    loaded = await bench.loaded(table)
    first = loaded.seats[loaded.active[0]].user or 0
    line = loaded.game.notation(loaded.game.legal_actions(loaded.state, loaded.active[0])[0])
    await bench.service.move(bench.call(first), table, None, line)
    await bench.service.finish(bench.call(first), table, None)
    played = (await bench.lines(table))[-1]
    assert played.seat == first - 101
    await bench.service.open_dispute(bench.call(first), table, Point("line", played.id), "ruling", "So it is.")
    await bench.damage("UPDATE outbox SET status = 'sent', message = 900 + id")
    before, rows = await letters(bench, table), len(await bench.rows(table))
    for answer in ("loading all", "subsidence coin", "withdraw loading"):
        await bench.service.move(bench.call(102), table, None, answer)
    assert len(await bench.rows(table)) == rows
    assert await letters(bench, table) == before
    assert before[0].line == played.id
