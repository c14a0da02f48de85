"""The worker's process: its death costs the work at hand at most, its end leaves nothing, and it has no helper."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pytest

from bot.worker import Worker, WorkerDied

ROOT = Path(__file__).resolve().parents[2]
HANGING = """
import time
from concurrent.futures import wait
from bot.worker import Worker

worker = Worker()
print(worker.submit(eval, "__import__('os').getpid()").result(), flush=True)
wait([worker.submit(time.sleep, 1000)])
"""


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.shutdown()


class Unsendable(Exception):
    """An exception that does not survive the way between two processes."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} and {two}")


def raise_unsendable() -> NoReturn:
    raise Unsendable("one", "two")


def alive(process: int) -> bool:
    """Whether a process is there and does something; one whose threads all wait to be buried does not."""
    states: list[str] = []
    for thread in Path(f"/proc/{process}/task").glob("*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            states.append(thread.read_text().rpartition(")")[2].split()[0])
    return any(state not in "ZX" for state in states)


def gone(process: int) -> bool:
    """Whether a process ends within some seconds."""
    for _ in range(200):
        if not alive(process):
            return True
        time.sleep(0.05)
    return False


def children() -> list[int]:
    """The processes that this one started."""
    lists = [path.read_text().split() for path in Path("/proc/self/task").glob("*/children")]
    return [int(child) for found in lists for child in found]


@pytest.mark.slow
def test_works_are_done_one_after_another_in_one_process_that_has_no_helper(worker: Worker) -> None:
    before = set(children())
    found = [worker.submit(os.getpid) for _ in range(5)]
    processes = {one.result(20) for one in found}
    assert len(processes) == 1
    assert set(children()) - before == processes


@pytest.mark.slow
def test_a_process_killed_in_the_middle_loses_that_work_alone(worker: Worker) -> None:
    process = worker.submit(os.getpid).result(20)
    under_way, *waiting = [worker.submit(time.sleep, 1000), *(worker.submit(os.getpid) for _ in range(6))]
    time.sleep(0.3)
    os.kill(process, signal.SIGKILL)
    with pytest.raises(WorkerDied):
        under_way.result(20)
    others = {one.result(20) for one in waiting}
    assert len(others) == 1
    assert process not in others


@pytest.mark.slow
def test_one_killed_while_it_has_nothing_to_do_costs_nothing(worker: Worker) -> None:
    process = worker.submit(os.getpid).result(20)
    os.kill(process, signal.SIGKILL)
    assert gone(process)
    assert worker.submit(os.getpid).result(20) != process


@pytest.mark.slow
def test_work_that_kills_its_process_every_time_harms_no_other(worker: Worker) -> None:
    found = [worker.submit(os._exit, 1) if index % 2 else worker.submit(abs, -index) for index in range(6)]
    assert [None if isinstance(one.exception(20), WorkerDied) else one.result() for one in found] == [
        *(0, None, 2, None, 4, None)
    ]


def test_what_the_work_prints_is_no_part_of_its_answer(worker: Worker) -> None:
    assert worker.submit(print, "x" * 100_000, flush=True).result(20) is None
    assert worker.submit(os.write, 1, b"x" * 1000).result(20) == 1000
    assert worker.submit(abs, -1).result(20) == 1


@pytest.mark.slow
def test_what_the_work_raises_comes_back_with_where_it_was_raised(worker: Worker) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        worker.submit(divmod, 1, 0).result(20)
    assert "in _made" in raised.value.__notes__[0]
    with pytest.raises(RuntimeError, match="one and two"):
        worker.submit(raise_unsendable).result(20)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        worker.submit(lambda: 1).result(20)  # cannot go there
    assert worker.submit(abs, -1).result(20) == 1


@pytest.mark.slow
def test_the_end_leaves_no_process_and_what_waits_is_not_begun(worker: Worker, tmp_path: Path) -> None:
    process = worker.submit(os.getpid).result(20)
    under_way, waiting = worker.submit(time.sleep, 1000), worker.submit(os.mkdir, tmp_path / "begun")
    time.sleep(0.3)
    worker.shutdown(wait=False, cancel_futures=True)
    assert not alive(process)
    with pytest.raises(WorkerDied):
        under_way.result(20)
    with pytest.raises(CancelledError):
        waiting.result(20)
    assert not (tmp_path / "begun").exists()
    with pytest.raises(RuntimeError):
        worker.submit(abs, -1)


@pytest.mark.slow
def test_a_process_that_hangs_ends_with_a_bot_that_was_killed() -> None:
    bot = subprocess.Popen([sys.executable, "-c", HANGING], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert bot.stdout is not None
    process = int(bot.stdout.readline())
    time.sleep(0.3)
    assert alive(process)
    bot.kill()
    bot.wait()
    bot.stdout.close()
    assert gone(process)
