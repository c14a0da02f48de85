from collections.abc import AsyncGenerator
from importlib import import_module
from pathlib import Path

import pytest
import pytest_asyncio

from bot.process.client import extensions
from bot.tables import hours
from tests.e2e.house import House, opened_house

for cog in extensions():  # what shows the usual hours knows them before a test changes those of tables
    import_module(cog)


@pytest.fixture
def soon() -> None:
    """For tests of what a bot does by itself: it is ready, and its computers play, soon after it has connected."""


@pytest_asyncio.fixture
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[House, None]:
    """Sandbox, database and bot. In the end every body fitted Discord, and nothing went wrong unexpectedly.

    Who chose no waking hours never sleeps there, so that no test depends on the hour at which it runs.
    """
    monkeypatch.setattr(hours, "WAKES", 0)
    monkeypatch.setattr(hours, "SLEEPS", 0)
    async with opened_house(tmp_path, soon="soon" in request.fixturenames) as running:
        yield running
        ledger = await running.client.ledger()
        assert ledger["unknown"] == []
        assert ledger["misfits"] == []
        refused = [one for one in ledger["entries"] if one["status"] == 400 and not one["fault"]]
        assert [one for one in refused if one["route"] not in running.may_be_refused] == []
        assert running.incidents.errors == []


@pytest.fixture
def nights(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of waking hours: who chose none sleeps as is usual, as outside the tests."""
    monkeypatch.setattr(hours, "WAKES", 8 * 60)
    monkeypatch.setattr(hours, "SLEEPS", 22 * 60)
