"""Twenty tables over three months: nobody is rung for at night, no time is lost, every game comes to an end."""

from pathlib import Path
from unittest.mock import patch

import pytest

from bot.outgoing.pacing import Pace
from tests.bot.mentions import at_once
from tests.bot.table_bench import opened_bench
from tests.bot.year_people import ZONES, instant, leaps_of
from tests.bot.year_town import Town

BEGIN, DAYS = instant(2026, 9, 1), 90
MOST_MENTIONS = 1.3
"""Audible mentions of all kinds for each hand-over."""


def test_the_clocks_change_within_these_months() -> None:
    assert [leaps_of(zone, BEGIN, DAYS) for zone in ZONES] == [1] * len(ZONES)


@pytest.mark.slow
async def test_three_months_of_twenty_tables(tmp_path: Path) -> None:
    with patch.object(Pace, "turn", at_once):
        async with opened_bench(tmp_path) as bench:
            town = Town(bench, 1, 20, BEGIN, DAYS)
            await town.play()
            assert town.faults == []
            assert town.wrong == []
            assert await town.frozen() == []
            assert town.ratio <= MOST_MENTIONS
            ends = await town.ends()
            assert ends.total() == 20
            assert ends["over"] > 10
            assert town.checked > 1000
            assert town.rung["reminder"] > 20
            assert len(town.down) > 2
            happened = await town.happened()
            assert not {"notice-away-wait", "notice-away-back", "clock-passed"} - set(happened)
