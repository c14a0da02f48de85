"""Controls as a modified client would send them: who presses them is answered in private, and nothing breaks."""

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from bot.controls import CUSTOM_ID_LIMIT
from tests.e2e.house import House, control, opened_house
from tests.traps.test_traps_controls import altered

pytestmark = pytest.mark.slow

MUCH: Final = "9" * 30
WORDS: Final = ("now", "of", "at", "sure", "drop", "show")
ARGS: Final = (
    *("", " ", "-1", "0", MUCH, "x", "٣", f"-1 {MUCH}", f"{MUCH} {MUCH}", "1 1 1 1 1", "0 -1", "24 0", "8 x"),
)
OPS: Final = {
    "snooze": ARGS,
    "time": ARGS,
    "away": (*ARGS, *(f"{word} {end}" for word in WORDS for end in ("1", MUCH, "-1 x", "1 on"))),
    "pings": (*ARGS, "turn dance", "turn first", "dance here", "next", f"reminder {MUCH}"),
    "hours": (*ARGS, f"yes Europe/Berlin {MUCH} 0", "yes Nowhere 0 0", "yes UTC 1440 0", "yes", "table x"),
    "server": (*ARGS, "page x", "page", f"most {MUCH}", "roles", "pace x", "language x", "channel x"),
    "nights": ARGS,
    "wanted": ARGS,
    "next": ARGS,
    "tables": ARGS,
    "forget": (*ARGS, "SURE"),
    "pace": ARGS,
    "zone": ARGS,
    "vote": ARGS,
    "words": (*ARGS, "changed/" + MUCH, "choices/0", "factory_draw", "player 9", "x" * 99, "<@1>\u202e**", "/"),
    "practise": (
        *(
            "begin",
            "begin chess 3 steiger",
            f"begin coal_baron {MUCH} x",
            "begin coal_baron ² steiger",
            "learn ../x",
        ),
        *(
            *ARGS,
            "start x -1 y",
            "learn",
            f"guide {MUCH}",
            "guide -1",
            "guide x",
            "open",
            "menu",
            "back",
            "end sure",
        ),
    ),
    "hint": ARGS,
    "compared": ARGS,
    "phase": (*ARGS, f"1 {MUCH}", "1 1", "25 1", "26 1", "0 1"),
}


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    async with opened_house(tmp_path) as house:
        await house.english()
        yield house


@pytest.mark.parametrize("op", OPS)
async def test_whatever_is_sent_is_answered_once_in_private(house: House, op: str) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    known = control(panel, "do draft")
    people = (table.players[0], house.player("Emma"))
    for number in (str(table.number), "0", "999999999999999999"):
        for arg in OPS[op]:
            for player in people:
                forged = f"b:{op}:{number}:0:{arg}"[:CUSTOM_ID_LIMIT]
                answer = await house.press_old(player, altered(panel, known, forged), forged)
                assert answer.done, forged
                assert answer.modal is not None or (answer.private and answer.text), forged
    await house.rest()
    assert not house.incidents.errors
