"""In a database of the version before everybody has pictures."""

from pathlib import Path

import pytest

from bot.errors import Refused
from db import users
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 16


async def test_whoever_was_known_before_has_pictures_and_may_choose_words(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        await bench.service.choose_language(bench.call(101), "de")
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        assert await bench.db.read(users.pictures) == {}
        assert await bench.service.language(101) == "de"
        await bench.service.choose_pictures(bench.call(101), "words")
        assert bench.service.reads_words(101)
        assert not bench.service.reads_words(102)


async def test_nothing_else_can_be_chosen(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        with pytest.raises(Refused):
            await bench.service.choose_pictures(bench.call(101), "scents")
        assert not bench.service.reads_words(101)
