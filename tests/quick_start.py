"""What each process of the suite pays before its first test, and what each test pays for all the others."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def keep_bytecode(folder: Path) -> None:
    """Compile each module once, for this process, for those it starts and for later runs.

    Who wants none beside the sources gets it in `folder`: without any, every process that a test starts compiles
    all that it imports, and every worker each test with its asserts, which takes longer than to collect them.
    """
    if not sys.dont_write_bytecode:
        return
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(folder)
    sys.dont_write_bytecode = False


@contextmanager
def set_apart() -> Iterator[None]:
    """What arises within it stays: it is not looked through for garbage, neither now nor later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
