"""Real pictures through outbox and private answers, drawn in their own process."""

from pathlib import Path

import pytest

from bot.drawing import Drawer
from tests.e2e.house import House, control, opened_house


async def a_turn(house: House) -> None:
    table = await house.table(2)
    panel = await house.act(table)
    done = await panel.press(custom_id=control(panel, "do draft"))
    await done.press(custom_id=control(done, "finish"))
    await house.rest()
    for message in (await table.turn_message(), await done.refresh()):
        (picture,) = message.attachments
        data = await house.client.file(picture)
        assert data.startswith(b"\x89PNG")
        assert 5_000 < len(data) < 400_000
        assert 50 < len(picture["description"]) <= 1024
    assert house.incidents.errors == []


@pytest.mark.slow
async def test_a_turn_shows_real_pictures_with_alt_texts(tmp_path: Path) -> None:
    drawer = Drawer()
    try:
        async with opened_house(tmp_path) as house:
            house.running.drawer = drawer
            house.running.outbox._pictures._drawer = drawer  # pyright: ignore[reportPrivateUsage]
            await a_turn(house)
    finally:
        drawer.close()
