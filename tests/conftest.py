"""How the suite starts, and the limit of every test.

One that hangs, be it in its teardown, fails with all threads' and tasks' stacks.
"""

import asyncio
import io
import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.made_once import share_in
from tests.quick_start import keep_bytecode, set_apart

AGAIN = 30
"""Seconds after which a test that hangs in its clearing up, too, fails once more."""
_limit = pytest.StashKey[float]()
keep_bytecode(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Start half as many workers again as there are cores, as each waits some 40 % for clocks and disks."""
    cores = yield
    return cores if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else cores * 3 // 2


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let the workers of a run share what takes long to make, beside the folders of their tests."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        temporary: Any = session.config._tmp_path_factory  # pyright: ignore[reportAttributeAccessIssue]
        share_in(temporary.getbasetemp().parent)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests, which stay to the end of the session."""
    with set_apart():
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count all cases of a test that has `one_quick` as slow but for its first; before they are chosen among."""
    found: set[str] = set()
    for item in items:
        test = item.nodeid.partition("[")[0]
        if item.get_closest_marker("one_quick") is None or item.get_closest_marker("slow") is not None:
            continue
        if test in found:
            item.add_marker(pytest.mark.slow)
        found.add(test)


@pytest.hookimpl(wrapper=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> Generator[None, object, object]:
    """Let pytest-timeout set its alarm, and answer it here: it knows threads, but not what a task waits for."""
    done = yield
    if settings.method == "signal" and threading.current_thread() is threading.main_thread():
        item.stash[_limit] = settings.timeout
        signal.signal(signal.SIGALRM, lambda *_: _fail(settings.timeout))
    return done


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Give the teardown a limit of its own: after a failure pytest-timeout has switched its alarm off."""
    limit = item.stash.get(_limit, None)
    if limit is not None:
        signal.signal(signal.SIGALRM, lambda *_: _fail(limit))
        signal.setitimer(signal.ITIMER_REAL, limit)
    return (yield)


def _fail(limit: float) -> None:
    signal.setitimer(signal.ITIMER_REAL, min(limit, AGAIN))
    pytest.fail(f"It took longer than {limit:g} seconds.\n{_stacks()}")


def _stacks() -> str:
    text = io.StringIO()
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    for number, frame in sys._current_frames().items():
        text.write(f"\nThread {names.get(number, number)}:\n")
        traceback.print_stack(frame, file=text)
    try:
        tasks = asyncio.all_tasks()
    except RuntimeError:  # no loop runs
        return text.getvalue()
    for task in sorted(tasks, key=asyncio.Task.get_name):
        text.write(f"\n{task.get_name()}: ")
        task.print_stack(file=text)
    return text.getvalue()
