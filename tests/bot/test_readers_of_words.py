"""Who reads words: known from the commit on, whatever can be read after it, and never in the way of a start."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.process.client import Steiger
from bot.tables.asking import TURN, retire
from bot.tables.service import PICTURES
from db.errors import NotReadError
from tests.bot.table_bench import Bench


async def unreadable() -> None:
    raise NotReadError("gone")


async def test_the_choice_counts_from_its_commit_on_though_nothing_can_be_read(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench.service, "recall_pictures", unreadable)
    assert await bench.service.choose_pictures(bench.call(101), "words") == "my-pictures-words"
    assert bench.service.reads_words(101)
    assert not bench.service.reads_words(102)
    assert await bench.service.choose_pictures(bench.call(101), "pictures") == "my-pictures-pictures"
    assert not bench.service.reads_words(101)
    await bench.service.choose_pictures(bench.call(101), "words")
    assert await bench.service.forget(bench.call(101)) == "data-forgotten"
    assert not bench.service.reads_words(101)


async def test_they_are_recalled_from_what_is_stored(bench: Bench) -> None:
    for user in (101, 102, 103):
        await bench.service.choose_pictures(bench.call(user), "words")
    await bench.service.choose_pictures(bench.call(102), "pictures")
    await bench.service.recall_pictures()
    assert [user for user in range(100, 105) if bench.service.reads_words(user)] == [101, 103]


@pytest.mark.parametrize("chosen", PICTURES)
async def test_every_choice_of_pictures_is_recalled(bench: Bench, chosen: str) -> None:
    assert bench.service.pictures(101) == "pictures"
    assert await bench.service.choose_pictures(bench.call(101), chosen) == f"my-pictures-{chosen}"
    assert bench.service.pictures(101) == chosen
    await bench.service.recall_pictures()
    assert bench.service.pictures(101) == chosen
    assert bench.service.reads_words(101) == (chosen == "words")
    await bench.service.forget(bench.call(101))
    assert bench.service.pictures(101) == "pictures"


async def test_only_the_newest_turn_message_has_just_been_heard(bench: Bench) -> None:
    """One whose successor is not sent yet, or that lost its buttons, says what was: nothing is left out then."""
    table = await bench.table(2)
    older = next(row.id for row in await bench.rows(table) if row.asks == TURN)
    assert await bench.service.told_by(table, older) is not None
    for _ in range(2):
        await bench.turn(table)
    turns = [row.id for row in await bench.rows(table) if row.asks == TURN]
    assert [await bench.service.told_by(table, row) is None for row in turns] == [True, True, False]
    newest = turns[-1]
    assert await bench.service.told_by(table + 1, newest) is None
    assert await bench.service.told_by(table, newest + 100) is None
    await bench.db.transaction(lambda c: retire(c, table, newest + 1, 1, bench.now))
    assert await bench.service.told_by(table, newest) is None


async def test_the_bot_starts_though_they_cannot_be_read() -> None:
    """Everybody plays on with pictures, and the host is told."""
    told: list[Exception] = []
    client: Any = SimpleNamespace(
        service=SimpleNamespace(recall_pictures=unreadable),
        incidents=SimpleNamespace(report=lambda error, where: told.append(error)),
    )
    await Steiger._recall_pictures(client)  # pyright: ignore[reportPrivateUsage]
    assert [type(error) for error in told] == [NotReadError]
