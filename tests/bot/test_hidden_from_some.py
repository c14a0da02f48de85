"""Questions, acts and notices tell nothing hidden; who is suspended or replaced sees what everybody sees."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.errors import Refused
from bot.post import Post
from bot.tables import absence, conduct, pausing, questions, stopping, succession, undoing
from bot.tables.loaded import Call, load
from bot.tables.seeing import LogPage, News, Seen
from bot.words import words
from cogs.views.board_words import in_words, passages
from cogs.views.log import log_page
from cogs.views.own_tables import own_table_line
from cogs.views.panel import own_picture, panel, public_picture
from cogs.views.pictures import parts, picture_of
from db import acts, tables, votes
from games.engine.codec import encode_state
from games.engine.rng import Rng
from games.registry import GAMES
from tests.bot.absences import MODERATOR, Table, begin_turn, opened
from tests.bot.own_rows import own
from tests.bot.table_bench import GUILD, THREAD, Bench, opened_bench

TEXT = words("en")
STRANGER = 999


class _Told(Exception):
    """What was told, before everything is taken back."""

    def __init__(self, told: list[object]) -> None:
        super().__init__()
        self.told = told


async def told_of(table: Table, state: Any, script: int) -> list[object]:
    """All that a random series of questions and acts tells at the table in that state."""

    def run(connection: sqlite3.Connection) -> None:
        tables.change_table(connection, table.id, state=encode_state(table.game, state))
        rng, said = Random(script), list[object]()
        for _ in range(12):
            user = rng.choice([seat.user or STRANGER for seat in load(connection, table.id).seats])
            deed = rng.choice(_deeds(table, user, rng))
            connection.execute("SAVEPOINT deed")
            try:
                said.append(deed(connection))
                connection.execute("RELEASE deed")
            except Refused as refused:
                connection.execute("ROLLBACK TO deed")
                said.append((refused.key, refused.values))
            if load(connection, table.id).row.status != "running":
                break
        letters = connection.execute("SELECT letter FROM outbox WHERE table_id = ? ORDER BY id", (table.id,))
        said += [row[0] for row in letters.fetchall()]
        said += acts.acts(connection, table.id)
        said += [tuple(row) for row in connection.execute("SELECT * FROM votes ORDER BY id").fetchall()]
        raise _Told(said)

    try:
        await table.bench.db.transaction(run)
    except _Told as found:
        return found.told
    raise AssertionError


def _deeds(table: Table, user: int, rng: Random) -> list[Callable[[sqlite3.Connection], object]]:
    """What somebody may do there beside moving; passing is left out, since it moves."""
    call = Call(interaction=1, user=user, name=f"User {user}", now=table.bench.now, guild=GUILD)
    above = Call(interaction=1, user=MODERATOR, name="Mo", now=table.bench.now, guild=GUILD, moderates=THREAD)
    seat, choice = rng.randrange(3), rng.choice(("wait", "time", "seat"))
    turns = rng.randint(1, 3)
    number = table.id

    def cast(connection: sqlite3.Connection) -> object:
        found = votes.open_votes(connection, number)
        if not found:
            return None
        said = choice if found[0].kind == "absent" else rng.choice(("yes", "no"))
        return questions.cast(connection, call, number, found[0].id, said)

    def concede(connection: sqlite3.Connection) -> object:
        loaded = load(connection, number)
        own = loaded.seat_of(user)
        if own is not None and own.seat in loaded.active:
            return None  # it would be passed with the same press
        return conduct.concede(connection, call, number)

    return [
        lambda c: undoing.ask_undo(c, call, number, turns),
        lambda c: stopping.ask_stop(c, call, number),
        lambda c: pausing.ask_pause(c, call, number, call.now + 3600),
        lambda c: absence.ask_absence(c, call, number, seat, choice),
        concede,
        lambda c: conduct.suspend(c, above, number, seat),
        lambda c: conduct.reinstate(c, above, number, seat),
        lambda c: succession.give_up(c, call, number),
        lambda c: succession.come_back(c, call, number),
        cast,
        cast,
    ]


async def same_for_all_deals(game_id: str, seed: int) -> int:
    """Deal anew what each seat cannot know: what it is told stays the same; how many deals were different."""
    rng, different = Random(seed), 0
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            table = await opened(bench, game_id, rng.choice([n for n in GAMES[game_id].seats if n > 2]), rng)
            loaded = await table.loaded()
            await begin_turn(table, loaded.active[0])
            bench.now += rng.choice((0, 8 * 24 * 3600))
            state = (await table.loaded()).state
            for seat in range(len(loaded.seats)):
                dealt = table.game.redeal(state, seat, Rng(f"{rng.getrandbits(128):032x}"))
                different += dealt != state
                script = rng.getrandbits(32)
                assert await told_of(table, dealt, script) == await told_of(table, state, script)
    return different


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_dealt_anew_changes_no_question_no_act_and_no_notice(game_id: str) -> None:
    assert sum(asyncio.run(same_for_all_deals(game_id, seed)) for seed in range(3)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_in_many_positions_nothing_hidden_changes_a_question_an_act_or_a_notice(game_id: str) -> None:
    assert sum(asyncio.run(same_for_all_deals(game_id, seed)) for seed in range(100, 106)) > 0


def views(seen: Seen, log: LogPage) -> Iterator[Post]:
    """Everything that somebody can open, whatever old button or command leads there."""
    yield panel(seen, TEXT)
    yield public_picture(seen, TEXT)
    yield own_picture(News(seen, ()), TEXT)
    yield Post(own_table_line(own(seen), seen, TEXT))
    yield log_page(log, TEXT)
    for part, _ in parts(seen, TEXT):
        yield picture_of(News(seen, ()), part, TEXT)
    news = News(seen, ())
    for part in ("", *(passage.id for passage in passages(news, TEXT))):
        yield in_words(news, part, TEXT)


async def seen_by(table: Table, user: int) -> list[bytes]:
    seen, log = await table.bench.service.seen(user, table.id), await table.bench.service.log(user, table.id)
    act = await table.bench.service.act(table.bench.call(user), table.id)
    assert (act.seat is None, act.position is None) == (seen.seat is None, seen.position is None)
    return [msgspec.json.encode(post) for post in views(seen, log)]


async def begun(bench: Bench, game_id: str) -> tuple[Table, int, int]:
    """A table at which somebody is in the middle of a turn and keeps a note: who, and in which seat."""
    table = await opened(bench, game_id, 3, Random(7))
    seat = (await table.loaded()).active[0]
    user = await table.user(seat)
    await begin_turn(table, seat)
    await bench.service.set_note(bench.call(user), table.id, "a secret")
    assert await seen_by(table, user) != await seen_by(table, STRANGER)
    return table, user, seat


async def refuses_all(table: Table, user: int, key: str) -> None:
    """Old buttons and forms, and messages that show one's own: each is refused, and nothing of the table moves."""
    service, call, number = table.bench.service, table.bench.call, table.id
    before = await table.loaded()
    seat = next(iter(before.active))
    line = table.game.notation(table.game.default_action(before.state, seat))
    for decision in (None, before.seats[seat].decision):
        with pytest.raises(Refused) as refused:
            await service.move(call(user), number, decision, line)
        assert refused.value.key == key
    for work in (
        service.finish(call(user), number, None),
        service.back(call(user), number, None),
        service.set_note(call(user), number, "new"),
        service.news(user, number),
        service.ask_undo(call(user), number, 1),
        service.ask_pause(call(user), number, table.bench.now + 60),
    ):
        assert await table.bench.key(work) == key
    after = await table.loaded()
    assert (after.state, after.seats) == (before.state, before.seats)


@pytest.mark.one_quick
@pytest.mark.parametrize("game_id", GAMES)
async def test_who_is_suspended_sees_what_everybody_sees_until_reinstated(bench: Bench, game_id: str) -> None:
    table, user, seat = await begun(bench, game_id)
    own = await seen_by(table, user)
    await bench.service.suspend(bench.call(MODERATOR, moderates=THREAD), table.id, seat)
    assert await seen_by(table, user) == await seen_by(table, STRANGER)
    await refuses_all(table, user, "seat-suspended")
    await bench.service.reinstate(bench.call(MODERATOR, moderates=THREAD), table.id, seat)
    again = await seen_by(table, user)
    assert len(again) == len(own)
    assert again != await seen_by(table, STRANGER)


@pytest.mark.one_quick
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_successor_sees_the_seats_secrets_and_its_former_holder_no_longer(
    bench: Bench, game_id: str
) -> None:
    table, user, seat = await begun(bench, game_id)
    await bench.service.leave(bench.call(user), table.id)
    assert await seen_by(table, user) == await seen_by(table, STRANGER)
    await refuses_all(table, user, "not-seated")
    await bench.service.join(bench.call(201), table.id)
    assert await seen_by(table, 201) == await seen_by(table, STRANGER)  # asking for it shows nothing
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table.id))
    for voter in [one for one in (101, 102, 103) if one != user]:
        await bench.service.cast(bench.call(voter), table.id, vote.id, "yes")
    loaded = await table.loaded()
    assert (loaded.seats[seat].user, loaded.seats[seat].note) == (201, "")
    position = (await bench.service.seen(201, table.id)).position
    assert position is not None
    assert position.view == table.game.observe(position.state, seat)
    assert await seen_by(table, user) == await seen_by(table, STRANGER)
    await refuses_all(table, user, "not-seated")
