"""The longest names that Discord gives, all of signs that are escaped: every message fits, in each language."""

from pathlib import Path

import msgspec
import pytest

from bot.letters import PinLetter, SignpostLetter
from bot.outgoing.composing import compose
from bot.post import TEXT_LIMIT
from bot.tables.loaded import Call
from bot.words import LANGUAGES, words
from cogs.views.log import log_page
from db import tables
from tests.bot.table_bench import THREAD, opened_bench

NAMES = ("*" * 32, "W" * 32, "<@&1234>" * 4, "\u202e" + "@everyone" * 3, "a\u0301" * 40, "~|" * 16)
DAY = 24 * 3600


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
async def test_every_message_of_people_fits(tmp_path: Path, language: str, name: str) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(4)
        for seat in range(4):
            await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat, name=name))
        await bench.db.transaction(lambda c: tables.change_table(c, table, language=language, name="Ä" * 40))

        def call(user: int, moderates: int = 0) -> Call:
            return msgspec.structs.replace(bench.call(user, moderates=moderates), name=name)

        for _ in range(4):
            await bench.turn(table)
        first = await bench.user(table)
        others = [user for user in (101, 102, 103, 104) if user != first]
        await bench.service.ask_undo(call(others[0]), table, 4)
        await bench.service.ask_stop(call(others[0]), table)
        await bench.service.ask_pause(call(others[1]), table, bench.now + DAY)
        await bench.service.suspend(call(others[1], THREAD), table, first - 101)
        await bench.service.suspend(call(900, THREAD), table, first - 101)
        await bench.service.ask_absence(call(others[1]), table, first - 101, "pass")
        await bench.service.concede(call(others[2]), table)
        await bench.service.leave(call(others[2]), table)
        await bench.service.join(call(500), table)
        bench.now += 70 * DAY
        await bench.service.agenda.do(bench.now)
        await bench.service.come_back(call(others[2]), table)
        await bench.service.ask_stop(call(others[0]), table)
        loaded = await bench.loaded(table)
        for number, letter in enumerate(await bench.letters(table)):
            if isinstance(letter, SignpostLetter | PinLetter):
                continue
            post = compose(letter, loaded, number)
            assert len(post.text) <= TEXT_LIMIT
            assert "@everyone" not in post.text
            assert "<@&" not in post.text
            for row in post.rows:
                for control in row:
                    assert len(getattr(control, "label", "")) <= 80
                    assert len(getattr(control, "id", "")) <= 100
        for page in range(1, 6):
            text = log_page(await bench.service.log(101, table, page), words(language)).text
            assert len(text) <= TEXT_LIMIT
            assert "@everyone" not in text
