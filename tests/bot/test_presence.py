"""Who left the server is named and not mentioned."""

from collections.abc import AsyncGenerator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.composing import compose
from bot.letters import NoticeLetter, TurnLetter
from bot.pacing import Pace
from bot.presence import KNOWN_FOR, Presence, without
from tests.bot.table_bench import Bench, opened_bench


class Server:
    """A server with members, or with a fault."""

    def __init__(self, *members: int) -> None:
        self.members = set(members)
        self.asked: list[int] = []
        self.fault: Exception | None = None
        self.now = 0.0
        client: Any = SimpleNamespace(get_guild={1: self}.get)
        self.presence = Presence(client, Pace(), lambda: self.now)

    async def fetch_member(self, user: int) -> object:
        self.asked.append(user)
        if self.fault is not None:
            raise self.fault
        if user not in self.members:
            raise discord.NotFound(response(404), "Unknown Member")
        return object()


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="")


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        yield opened


async def test_each_is_asked_for_once_an_hour() -> None:
    server = Server(101)
    for _ in range(3):
        assert await server.presence.gone(1, (101, 102, 101)) == {102}
    assert server.asked == [101, 102]
    server.now += KNOWN_FOR
    server.members = {102}
    assert await server.presence.gone(1, (101, 102)) == {101}


@pytest.mark.parametrize(
    "fault",
    [discord.Forbidden(response(403), "no"), OSError(), TimeoutError(), discord.HTTPException(response(500), "")],
)
async def test_who_cannot_be_looked_up_is_mentioned(fault: Exception) -> None:
    server = Server()
    server.fault = fault
    assert await server.presence.gone(1, (101,)) == frozenset()
    assert await server.presence.gone(2, (101,)) == frozenset()


async def test_a_turn_of_somebody_who_left_is_told_by_the_name_of_the_seat(bench: Bench) -> None:
    table = await bench.table(3)
    loaded = await bench.loaded(table)
    turn = next(one for one in await bench.letters(table) if isinstance(one, TurnLetter))
    seat = turn.asked[0]
    post = compose(*without(turn, loaded, frozenset({loaded.seats[seat].user or 0})), 1)
    assert post.mentions == ()
    assert loaded.scene.names[seat] in post.text
    assert "<@" not in post.text


async def test_a_notice_names_who_left_and_mentions_the_others(bench: Bench) -> None:
    table = await bench.table(3)
    loaded = await bench.loaded(table)
    notice = NoticeLetter(key="notice-undo-refused", seats=(0, 1), users=(7, 8))
    post = compose(*without(notice, loaded, frozenset({101, 7})), 1)
    assert post.mentions == (102, 8)
    assert post.text.startswith(f"{loaded.scene.names[0]} <@102> <@8> ")
