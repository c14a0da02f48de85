"""A test that hangs is a red line with the stacks of what hangs."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HANGING = """
import asyncio
import pytest_asyncio

async def stuck():
    await asyncio.Event().wait()

@pytest_asyncio.fixture
async def thing():
    yield
    task = asyncio.create_task(stuck(), name="the one that hangs")
    await asyncio.wait([task])

async def test_in_its_teardown(thing):
    pass

async def test_in_both(thing):
    await asyncio.create_task(stuck(), name="the test itself")

def test_after_them():
    pass
"""


@pytest.mark.slow
def test_a_test_that_hangs_fails_with_the_stacks_of_all_tasks(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING)
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    run = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--timeout", "1", str(tmp_path / "test_hanging.py")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "1 failed, 2 passed, 2 errors" in run.stdout, run.stdout
    assert "It took longer than 1 seconds" in run.stdout
    assert "the one that hangs: Stack for <Task" in run.stdout
    assert "the test itself: Stack for <Task" in run.stdout
    assert "Thread MainThread:" in run.stdout
