"""A process of its own for what takes long, so that neither its time nor its death is the bot's.

Python's own pool of processes keeps a helper beside each, and where a process dies all work that waits is lost
with the work that killed it.
"""

import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from bot.worker_process import received, sent

P = ParamSpec("P")
R = TypeVar("R")

_BEGIN: Final = "import sys; sys.path[:] = sys.argv[1:]; from bot.worker_process import serve; serve()"


class WorkerDied(BrokenExecutor):
    """The process died over this work; the next work has another."""


class _Work(NamedTuple):
    future: Future[Any]
    call: tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


class Worker(Executor):
    """Carries out one work after another in a process, which begins with the first; one that dies is replaced."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[_Work | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._serving: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """The work's result to come, or WorkerDied, or whatever the work raises."""
        future: Future[R] = Future()
        with self._lock:
            if self._ended:
                raise RuntimeError("the worker has ended")
            self._waiting.put(_Work(future, (fn, args, kwargs)))
            if self._serving is None:
                self._serving = threading.Thread(target=self._serve, name="worker", daemon=True)
                self._serving.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the process at once, also one that hangs; what it was doing and what waits is lost."""
        with self._lock:
            self._ended = True
            with suppress(Empty):
                while (work := self._waiting.get_nowait()) is not None:
                    work.future.cancel()
            self._waiting.put(None)
            process = self._process
        if process is not None:
            process.kill()
            process.wait()

    def _serve(self) -> None:
        while (work := self._waiting.get()) is not None:
            if work.future.set_running_or_notify_cancel():
                self._carry_out(work)
        self._bury()

    def _carry_out(self, work: _Work) -> None:
        try:
            data = pickle.dumps(work.call, pickle.HIGHEST_PROTOCOL)
            well, made = pickle.loads(self._answer(data))
        except Exception as error:
            work.future.set_exception(error)
        else:
            if well:
                work.future.set_result(made)
            else:
                work.future.set_exception(made)

    def _answer(self, data: bytes) -> bytes:
        try:
            process = self._living()
            assert process.stdin is not None
            assert process.stdout is not None
            sent(process.stdin, data)
            return received(process.stdout)
        except (OSError, EOFError) as error:
            self._bury()
            raise WorkerDied("the worker's process died") from error

    def _living(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is not None:
            self._bury()  # killed while it had nothing to do: no work is at fault
        with self._lock:
            if self._ended:
                raise EOFError
            if self._process is None:
                self._process = subprocess.Popen(
                    [sys.executable, "-c", _BEGIN, *sys.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            return self._process

    def _bury(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                with suppress(OSError):  # what was not written any more
                    pipe.close()
            process.wait()
