"""The drawing process: one that hangs does not keep the bot from ending, and it carries nothing of the bot."""

import asyncio
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot import drawing
from bot.drawing import ClosedError, Drawer
from bot.presenter import presenter_of
from bot.words import words
from bot.worker import WorkerDied
from renderer.picture import Drawn

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


async def test_the_last_pictures_are_kept_up_to_their_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The least used is dropped; one larger than the bound is drawn and drives no other out."""
    drawn: list[Any] = []

    def drawing_of(picture: Any) -> Drawn:
        drawn.append(picture)
        return Drawn(b"x" * len(picture), 1, 1)

    monkeypatch.setattr(drawing, "draw", drawing_of)
    drawer = Drawer(executor=ThreadPoolExecutor, kept_bytes=10)
    pictures: list[Any] = ["aaaa", "bbbb", "c" * 11, "aaaa", "bbbb", "aaaa", "dddd", "aaaa", "bbbb"]
    for picture in pictures:
        await drawer.draw(picture)
    drawer.close()
    assert drawn == ["aaaa", "bbbb", "c" * 11, "dddd", "bbbb"]


@pytest.mark.slow
async def test_a_leaflet_is_drawn_by_the_worker_once() -> None:
    """It goes to the other process and back like a picture of a table, and is kept like one."""
    drawer = Drawer()
    (page,) = presenter_of("coal_baron").legend(words("en"))
    try:
        drawn = await drawer.draw(page.shot.picture)
        assert (drawn.width, drawn.png[:4]) == (1080, b"\x89PNG")
        (again,) = presenter_of("coal_baron").legend(words("en"))
        assert await drawer.draw(again.shot.picture) is drawn
    finally:
        drawer.close()


DEADLY = "__import__('os')._exit(1)"
WHO = "(__import__('os').getpid(), {})"
"""What is evaluated in the worker in the place of a picture."""


@pytest.mark.slow
async def test_a_picture_over_which_the_worker_dies_each_time_costs_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is tried twice; all others that wait meanwhile are drawn, also after twenty deaths."""
    monkeypatch.setattr(drawing, "draw", eval)
    drawer: Any = Drawer()
    drawer._kept = {}
    try:
        wanted = [f"{DEADLY} or {n}" if n % 2 else WHO.format(n) for n in range(20)]
        done: list[Any] = await asyncio.gather(*map(drawer.draw, wanted), return_exceptions=True)
        assert [isinstance(one, WorkerDied) for one in done] == [bool(n % 2) for n in range(20)]
        assert [one[1] for one in done[::2]] == list(range(0, 20, 2))
    finally:
        drawer.close()


@pytest.mark.slow
async def test_a_worker_killed_in_the_middle_loses_none_of_the_pictures_that_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor the one that it was drawing, which is begun once more."""
    monkeypatch.setattr(drawing, "draw", eval)
    drawer: Any = Drawer()
    drawer._kept = {}
    try:
        first, _ = await drawer.draw(WHO.format(-1))
        slow = "__import__('time').sleep(0.2) or " + WHO
        drawing_all = [asyncio.create_task(drawer.draw(slow.format(n))) for n in range(8)]
        await asyncio.sleep(0.3)
        os.kill(first, signal.SIGKILL)
        done = await asyncio.gather(*drawing_all)
        assert [n for _, n in done] == list(range(8))
        assert len({process for process, _ in done}) == 2
    finally:
        drawer.close()


LIGHT = """
from bot.__main__ import main

if __name__ == "__main__":
    from bot.worker import Worker

    drawing = Worker()
    drawing.submit(eval, "bool(__import__('renderer.draw'))").result()
    print(drawing.submit(eval, "' '.join(__import__('sys').modules)").result())
"""
HEAVY = {"aiohttp", "asyncio", "babel", "cogs", "db", "discord", "fluent", "sqlite3"}
"""What the bot needs to play, and what draws does not."""


@pytest.mark.slow
def test_the_worker_of_the_command_has_nothing_of_the_bot_in_its_memory(tmp_path: Path) -> None:
    (tmp_path / "steiger").write_text(LIGHT, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(tmp_path / "steiger")],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=40,
        check=True,
    )
    loaded = run.stdout.split()
    assert "renderer.draw" in loaded
    assert HEAVY & {name.partition(".")[0] for name in loaded} == set()
    assert {name for name in loaded if name.startswith("bot.")} == {"bot.worker_process"}


BOT = """
import sys
from importlib import import_module
from bot.process.client import extensions

import bot.process.starting

for name in extensions():
    import_module(name)
print(*sys.modules)
"""


@pytest.mark.slow
def test_the_bot_has_nothing_of_what_draws_in_its_memory() -> None:
    run = subprocess.run(
        [sys.executable, "-c", BOT], cwd=ROOT, capture_output=True, text=True, timeout=40, check=True
    )
    loaded = run.stdout.split()
    assert {"cogs.views.panel", "renderer.picture", "renderer.entry"} <= set(loaded)
    assert [name for name in loaded if name in ("PIL", "renderer.draw", "renderer.scene", "renderer.fonts")] == []
