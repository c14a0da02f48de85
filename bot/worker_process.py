"""What runs in a worker's process: work comes in, what it makes goes out. It imports nothing else of the bot."""

import os
import pickle
import select
import signal
import sys
import threading
import traceback
from typing import IO, Final

NICENESS: Final = 10
"""By so much a worker gives way: a press is answered within milliseconds, a picture may take longer."""
_LENGTH: Final = 8


def sent(pipe: IO[bytes], data: bytes) -> None:
    """Write a piece of data so that the other end knows where it ends."""
    pipe.write(len(data).to_bytes(_LENGTH, "big"))
    pipe.write(data)
    pipe.flush()


def received(pipe: IO[bytes]) -> bytes:
    """The next piece of data whole; EOFError where none comes any more."""
    length = int.from_bytes(_exactly(pipe, _LENGTH), "big")
    return _exactly(pipe, length)


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return data


def serve() -> None:
    """Carry out work until the bot ends, however that is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What the work prints must not lie among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        while True:
            sent(answers, _made(received(sys.stdin.buffer)))
    except (EOFError, OSError):
        os._exit(1)


def _end_with_the_bot() -> None:
    # The end of work to come is read between two works only: one that hangs would outlive a bot that was killed.
    watching = select.poll()
    watching.register(sys.stdin.fileno(), 0)
    watching.poll()
    os._exit(1)


def _made(data: bytes) -> bytes:
    """What the work makes, or the exception that it raises, as it goes back."""
    try:
        work, args, kwargs = pickle.loads(data)
        return pickle.dumps((True, work(*args, **kwargs)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        # Tracebacks stay here; the log of the bot needs this one.
        error.add_note("".join(traceback.format_exception(error)))
        return pickle.dumps((False, _told(error)), pickle.HIGHEST_PROTOCOL)


def _told(error: Exception) -> Exception:
    """The exception, or where it cannot go from one process to another, one of its words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("\n".join((repr(error), *error.__notes__)))
    return error
