"""The drawing process: one that hangs does not keep the bot from ending."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot import drawing
from bot.drawing import ClosedError, Drawer

ROOT = Path(__file__).resolve().parents[2]
HANGING = """
import asyncio, time
from bot import drawing

drawing.draw = time.sleep

async def main():
    drawer = drawing.Drawer()
    task = asyncio.create_task(drawer.draw(1000))
    await asyncio.sleep(3)
    drawer.close()
    await asyncio.wait([task], timeout=5)
    print("cancelled" if task.cancelled() else task)

asyncio.run(main())
"""


@pytest.mark.slow
def test_a_worker_that_hangs_does_not_keep_the_process_from_ending() -> None:
    run = subprocess.run(
        [sys.executable, "-c", HANGING], cwd=ROOT, capture_output=True, text=True, timeout=40, check=True
    )
    assert run.stdout == "cancelled\n"
    assert run.stderr == ""


async def test_after_its_end_no_worker_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    drawer = Drawer(executor=lambda: started.append(1) or pytest.fail("a worker"))
    monkeypatch.setattr(drawing, "draw", len)
    drawer.close()
    picture: Any = "picture"
    with pytest.raises(ClosedError):
        await drawer.draw(picture)
    await asyncio.sleep(0)
    assert started == []
