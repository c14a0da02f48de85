"""A process of its own for what takes long, so that neither its time nor its death is the bot's."""

import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Final

NICENESS: Final = 10
"""By so much a worker gives way: a press is answered within milliseconds, a picture may take longer."""


def worker() -> Executor:
    """One worker process, which begins with the first work."""
    context = get_context("spawn")
    return ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_serve_the_bot)


def end_worker(executor: Executor) -> None:
    """End a worker at once, also one that hangs; what it was doing is lost."""
    # Taken before the shutdown, which forgets them: Python would wait at its end for work under way.
    processes: dict[int, BaseProcess] = getattr(executor, "_processes", None) or {}
    workers = list(processes.values())
    executor.shutdown(wait=False, cancel_futures=True)
    for one in workers:
        one.terminate()


def _serve_the_bot() -> None:
    """Leave signals to the bot, give way to it where processors are few, and end when it does, however that is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    # The worker holds both ends of its queue: without this it would wait for ever for a bot that was killed.
    bot = parent_process()
    if bot is not None:
        connection.wait([bot.sentinel])
        os._exit(1)
