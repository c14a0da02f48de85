"""Who is next is told to whoever wants it, once a decision, and from nothing that not everybody knows."""

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.letters import CallLetter, DoneLetter, NoticeLetter, ReminderLetter, TurnLetter
from bot.outgoing import outbox as sending
from bot.outgoing.composing import compose
from bot.tables import asking, calls, passing
from bot.tables.foreseeing import next_seats
from bot.tables.loaded import load
from bot.tables.positions import kept, public_state
from db import reminders, tables, users, waits
from games.engine.codec import encode_state
from games.engine.public_part import public_part
from games.engine.rng import Rng
from games.registry import GAMES
from tests.bot.absences import begin_turn, opened
from tests.bot.table_bench import THREAD, Bench, opened_bench
from tests.bot.telling import Told
from tests.bot.test_pings import ALL_DAY, choose

PLAYERS = (101, 102, 103)


async def begun(bench: Bench, **ways: str) -> tuple[int, Told]:
    """A table of three whose first message stands; `next` as each wants it, by user."""
    for user in PLAYERS:
        await bench.db.transaction(lambda c, user=user: users.choose_hours(c, user, ALL_DAY))
    for user, way in ways.items():
        await choose(bench, int(user.removeprefix("u")), next=way)
    told = Told(bench)
    told.discord.loses = 0
    table = await bench.table(3)
    await told.settle()
    assert not told.faults
    return table, told


def words_at_the_table(told: Told) -> list[str]:
    return [text for text in told.discord.texts(THREAD) if "probably next" in text]


async def following(bench: Bench, table: int) -> int:
    loaded = await bench.loaded(table)
    (seat,) = next_seats(loaded.game, public_part(loaded.game, loaded.state))
    return loaded.seats[seat].user or 0


async def test_nobody_is_told_who_did_not_ask_for_it_and_it_costs_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError("nobody wants to know")

    monkeypatch.setattr(sending, "next_seats", never)
    table, told = await begun(bench)
    await bench.turn(table)
    await told.settle()
    assert not told.faults
    assert words_at_the_table(told) == []


async def test_who_is_next_is_told_where_they_want_it_and_it_goes_when_it_is_their_turn(bench: Bench) -> None:
    table, told = await begun(bench, u101="here", u102="direct", u103="here")
    for _ in range(7):
        user = await following(bench, table)
        direct = [text for one in PLAYERS for text in told.direct(one)]
        if user == 102:
            assert words_at_the_table(told) == []
            assert len(direct) == 1
            assert direct[0].startswith(f"👀 Table {table}, Coal Baron: you are probably next.")
        else:
            assert direct == []
            (word,) = words_at_the_table(told)
            assert f"<@{user}>" in word
        assert await bench.user(table) != user
        await bench.turn(table)
        await told.settle()
    assert not told.faults


async def test_a_turn_message_that_is_sent_anew_tells_nobody_twice(bench: Bench) -> None:
    table, told = await begun(bench, u101="here", u102="here", u103="here")
    user = await following(bench, table)
    rang = len(told.rung(user))
    loaded = await bench.loaded(table)
    letter = TurnLetter(position=kept(loaded.game, loaded.state), asked=loaded.active, events=())
    for _ in range(2):
        foreseen = next_seats(loaded.game, public_part(loaded.game, loaded.state))
        await bench.db.transaction(
            lambda c, seats=foreseen: calls.turn_stands(c, load(c, table), letter, seats, bench.now)
        )
    await told.settle()
    assert len(told.rung(user)) == rang


async def test_who_is_next_no_longer_is_told_so_no_more(bench: Bench) -> None:
    table, told = await begun(bench, u101="here", u102="here", u103="here")
    assert len(words_at_the_table(told)) == 1
    loaded = await bench.loaded(table)
    letter = TurnLetter(position=kept(loaded.game, loaded.state), asked=loaded.active, events=())
    await bench.db.transaction(lambda c: calls.turn_stands(c, load(c, table), letter, (), bench.now))
    await told.settle()
    assert words_at_the_table(told) == []


@pytest.mark.parametrize("why", [{"user": None}, {"conceded": 1}, {"suspended": 1}, {"passing": 1}, {"gone": 1}])
async def test_who_cannot_decide_is_not_next(bench: Bench, why: dict[str, int | None]) -> None:
    table, told = await begun(bench)
    user = await following(bench, table)
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    await choose(bench, user, next="here")
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat.seat, **why))
    loaded = await bench.loaded(table)
    letter = TurnLetter(position=kept(loaded.game, loaded.state), asked=loaded.active, events=())
    await bench.db.transaction(lambda c: calls.turn_stands(c, load(c, table), letter, (seat.seat,), bench.now))
    await told.settle()
    assert words_at_the_table(told) == []


@pytest.mark.parametrize("how", [{"resting": 1}, {"status": "abandoned"}])
async def test_the_word_goes_with_the_game(bench: Bench, how: dict[str, Any]) -> None:
    table, told = await begun(bench, u101="here", u102="here", u103="here")
    await bench.db.transaction(lambda c: tables.change_table(c, table, **how))
    await bench.db.transaction(lambda c: asking.settle(c, table, bench.now))
    await told.settle()
    assert words_at_the_table(told) == []


async def test_where_several_decide_at_once_the_word_stands_until_all_of_them_have(bench: Bench) -> None:
    table, _ = await begun(bench, u101="here", u102="here", u103="here")
    (word,) = await bench.db.read(lambda c: reminders.reminders_at(c, table))
    (seat,) = (await bench.loaded(table)).active
    other = next(one for one in range(3) if one not in (seat, word.seat))

    def over() -> Any:
        return bench.db.read(lambda c: [one.over for one in reminders.reminders_at(c, table)])

    await bench.db.transaction(lambda c: waits.begin(c, table, other, bench.now))
    await bench.db.transaction(lambda c: waits.end(c, table, other, bench.now))
    assert await over() == [0]
    await bench.db.transaction(lambda c: waits.end(c, table, seat, bench.now))
    assert await over() == [1]


async def test_a_fault_in_foreseeing_stops_no_message(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise LookupError("broken for the test")

    monkeypatch.setattr(sending, "next_seats", broken)
    await choose(bench, 101, next="here")
    told = Told(bench)
    table = await bench.table(3)
    await told.settle()
    assert (await bench.loaded(table)).row.turn_message is not None
    assert [type(fault) for fault in told.faults] == [LookupError]


async def test_after_a_letter_of_a_version_before_nobody_is_foreseen(bench: Bench) -> None:
    table, _ = await begun(bench, u101="here")
    loaded = await bench.loaded(table)
    view = msgspec.Raw(msgspec.json.encode(loaded.game.observe(loaded.state, None)))
    assert public_state(view, loaded) is None


async def all_alike(game_id: str, seed: int) -> int:
    """Deal anew what each seat cannot know: every message to it or about it says the same; how many differ."""
    rng, different = Random(seed), 0
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            table = await opened(bench, game_id, rng.choice(GAMES[game_id].seats), rng)
            await begin_turn(table, (await table.loaded()).active[0])
            loaded = await table.loaded()
            for seat in range(len(loaded.seats)):
                dealt = table.game.redeal(loaded.state, seat, Rng(f"{rng.getrandbits(128):032x}"))
                different += dealt != loaded.state
                stored = encode_state(table.game, dealt)
                said = [await said_at(bench, table.id, state) for state in (None, stored)]
                assert said[0] == said[1]
    return different


class _Said(Exception):
    def __init__(self, said: list[Any]) -> None:
        super().__init__()
        self.said = said


async def said_at(bench: Bench, table: int, state: bytes | None) -> list[Any]:
    """Every call that the turn message brings in a position, as letters and as both kinds of messages."""

    def run(connection: Any) -> None:
        if state is not None:
            tables.change_table(connection, table, state=state)
        for user in (101, 102, 103, 104, 105):
            for kind, way in (("turn", "direct"), ("next", "direct"), ("question", "direct")):
                connection.execute("INSERT OR IGNORE INTO users (user) VALUES (?)", (user,))
                connection.execute(f"UPDATE users SET ping_{kind} = ? WHERE user = ?", (way, user))
        loaded = load(connection, table)
        foreseen = next_seats(loaded.game, public_part(loaded.game, loaded.state))
        letter = TurnLetter(
            position=kept(loaded.game, loaded.state),
            asked=loaded.active,
            events=(),
            direct=tuple(range(len(loaded.seats))),
        )
        calls.turn_stands(connection, loaded, letter, sorted(foreseen), bench.now)
        sql = 'SELECT letter FROM outbox WHERE letter LIKE \'{"letter":"call"%\' ORDER BY id'
        letters = [str(row[0]) for row in connection.execute(sql)]
        read = [msgspec.json.decode(one, type=CallLetter) for one in letters]
        assert {one.kind for one in read} >= {"turn"}
        posts = [
            (one.kind, compose(one, load(connection, table), 7, direct=direct))
            for one in read
            for direct in (True, False)
        ]
        raise _Said([sorted(foreseen), letters, posts])

    try:
        await bench.db.transaction(run)
    except _Said as found:
        return found.said
    raise AssertionError


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_dealt_anew_changes_no_call(game_id: str) -> None:
    assert sum(asyncio.run(all_alike(game_id, seed)) for seed in range(3)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_in_many_positions_nothing_hidden_changes_a_call(game_id: str) -> None:
    assert sum(asyncio.run(all_alike(game_id, seed)) for seed in range(100, 112)) > 0


def test_no_direct_letter_has_room_for_a_name_or_a_move() -> None:
    """What stands in them: numbers, instants, links, the public position, and of a question its notice."""
    assert set(CallLetter.__struct_fields__) == {"user", "seat", "kind", "link", "position", "silent", "over"}
    assert set(DoneLetter.__struct_fields__) == {"tables"}
    assert set(ReminderLetter.__struct_fields__) == {"user", "seat", "waits", "over"}
    assert "vote" in NoticeLetter.__struct_fields__


def pass_one(connection: sqlite3.Connection, table: int, seat: int, now: int) -> None:
    loaded = load(connection, table)
    if seat in loaded.active:
        passing.pass_decision(connection, loaded, seat, now)


@pytest.mark.parametrize("game_id", GAMES)
async def test_foreseeing_never_fails_and_names_nobody_who_must_decide_already(bench: Bench, game_id: str) -> None:
    table = await opened(bench, game_id, 3, Random(5))
    for _ in range(12):
        loaded = await table.loaded()
        if loaded.row.status != "running":
            break
        foreseen = next_seats(loaded.game, public_part(loaded.game, loaded.state))
        assert not foreseen & set(loaded.active)
        for seat in loaded.active:
            await bench.db.transaction(lambda c, seat=seat: pass_one(c, table.id, seat, bench.now))
