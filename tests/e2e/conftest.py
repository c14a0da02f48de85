from collections.abc import AsyncGenerator
from pathlib import Path

import pytest_asyncio

from tests.e2e.house import House, opened_house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House, None]:
    """Sandbox, database and bot."""
    async with opened_house(tmp_path) as running:
        yield running
