"""Who left the server is named and not mentioned, and one look says so to the message and to the seat."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.letters import NoticeLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.outgoing.membership import KNOWN_FOR, Look, Membership, without
from bot.outgoing.pacing import Pace
from db import waits
from tests.bot.table_bench import Bench


class Server:
    """A server with members, or with a fault."""

    def __init__(self, *members: int) -> None:
        self.members = set(members)
        self.asked: list[int] = []
        self.fault: Exception | None = None
        self.code = 10007
        self.timed_out_until: datetime | None = None
        self.now = 0.0
        client: Any = SimpleNamespace(get_guild={1: self}.get)
        self.membership = Membership(client, Pace(), lambda: self.now)
        self.unavailable = False

    async def fetch_member(self, user: int) -> object:
        self.asked.append(user)
        if self.fault is not None:
            raise self.fault
        if user not in self.members:
            raise discord.NotFound(response(404), {"code": self.code, "message": "Unknown"})
        return SimpleNamespace(timed_out_until=self.timed_out_until)

    async def gone(self, guild: int, users: tuple[int, ...]) -> frozenset[int]:
        return (await self.membership.before_mention(guild, users))[0]


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="")


async def test_each_is_asked_for_once_an_hour() -> None:
    server = Server(101)
    for _ in range(3):
        assert await server.gone(1, (101, 102, 101)) == {102}
    assert server.asked == [101, 102]
    server.now += KNOWN_FOR
    server.members = {102}
    assert await server.gone(1, (101, 102)) == {101}


async def test_what_was_seen_before_the_time_went_back_holds_no_longer_than_an_hour() -> None:
    server = Server(101)
    server.now = 1_000_000.0
    assert await server.gone(1, (101,)) == set()
    server.now -= 24 * KNOWN_FOR
    server.members = set()
    assert await server.gone(1, (101,)) == {101}


@pytest.mark.parametrize(
    "fault",
    [discord.Forbidden(response(403), "no"), OSError(), TimeoutError(), discord.HTTPException(response(500), "")],
)
async def test_who_cannot_be_looked_up_is_mentioned(fault: Exception) -> None:
    server = Server()
    server.fault = fault
    assert await server.gone(1, (101,)) == frozenset()
    assert await server.gone(2, (101,)) == frozenset()


async def test_a_turn_of_somebody_who_left_is_told_by_the_name_of_the_seat(bench: Bench) -> None:
    table = await bench.table(3)
    loaded = await bench.loaded(table)
    turn = next(one for one in await bench.letters(table) if isinstance(one, TurnLetter))
    seat = turn.asked[0]
    post = compose(*without(turn, loaded, frozenset({loaded.seats[seat].user or 0})), 1)
    assert post.mentions == ()
    assert loaded.party.names[seat] in post.text
    assert "<@" not in post.text


async def test_a_notice_names_who_left_and_mentions_the_others(bench: Bench) -> None:
    table = await bench.table(3)
    loaded = await bench.loaded(table)
    notice = NoticeLetter(key="notice-undo-refused", seats=(0, 1), users=(7, 8))
    post = compose(*without(notice, loaded, frozenset({101, 7})), 1)
    assert post.mentions == (102, 8)
    assert post.text.startswith(f"{loaded.party.names[0]}, <@102> and <@8>: ")


@pytest.mark.parametrize(("code", "gone"), [(10007, True), (10013, True), (10004, False), (0, False)])
async def test_only_unknown_members_and_unknown_users_are_gone(code: int, gone: bool) -> None:
    server = Server()
    server.code = code
    assert (await server.gone(1, (101,)) == {101}) is gone
    server.now += KNOWN_FOR
    assert await server.membership.look(1, 101) == (Look(101, False) if gone else None)


async def test_of_a_server_out_of_reach_nothing_is_said() -> None:
    server = Server()
    server.unavailable = True
    assert await server.membership.look(1, 101) is None
    assert server.asked == []


async def test_a_look_before_a_mention_is_given_once_to_be_noted_and_a_fresh_look_serves_a_mention() -> None:
    server = Server(101)
    assert await server.membership.before_mention(1, (101, 102)) == ({102}, [Look(101, True), Look(102, False)])
    assert await server.membership.before_mention(1, (101, 102)) == ({102}, [])
    await server.membership.look(1, 103)
    assert await server.membership.before_mention(1, (103,)) == ({103}, [])
    assert server.asked == [101, 102, 103]


async def test_a_look_says_until_when_discords_time_out_lasts() -> None:
    server = Server(101)
    server.timed_out_until = datetime(2027, 1, 1, tzinfo=UTC)
    assert await server.membership.look(1, 101) == Look(101, True, 1_798_761_600)


async def test_a_time_out_seen_before_the_message_is_sent_does_not_count_from_then_on(bench: Bench) -> None:
    """The turn message is sent after the look: what does not count must outlive it."""
    table = await bench.table(2)
    user = await bench.user(table)
    await bench.service.record_looks(table, [Look(user, True, bench.now + 3600)], bench.now)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    assert (wait.since, wait.barred) == (bench.now + 3600, 3600)


async def test_a_time_out_known_from_an_earlier_decision_helps_the_next_one_too(bench: Bench) -> None:
    table = await bench.table(2)
    until = bench.now + 5 * 24 * 3600
    user = await bench.user(table)
    await bench.service.record_looks(table, [Look(user, True, until)], bench.now)
    await bench.turn(table)
    while await bench.user(table) != user:
        await bench.turn(table)
    await bench.db.transaction(lambda c: waits.tell(c, table, bench.now))
    await bench.service.record_looks(table, [Look(user, True, until)], bench.now)
    (wait,) = await bench.db.read(lambda c: waits.waits(c, table))
    assert wait.barred == 3 * 24 * 3600
