"""What takes long to make and is the same in every process of the suite: one makes it, the others read it."""

import fcntl
import pickle
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_folder: list[Path] = []


def share_in(folder: Path) -> None:
    """Share from here on with all other processes that share in this folder, which is of this run alone."""
    _folder[:] = [folder]


def made_once(make: F) -> F:
    """A function of plain words and numbers that is called once for each of them by all processes together.

    What it gives must be what anybody would make, and is changed by nobody. A process that shares with none makes
    its own, once.
    """

    @cache
    @wraps(make)
    def found(*given: Any) -> Any:
        if not _folder:
            return make(*given)
        name = "-".join((make.__module__, make.__qualname__, *map(str, given)))
        path = _folder[0] / f"{name}.made"
        with path.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if path.exists():
                return pickle.loads(path.read_bytes())
            made = make(*given)
            path.write_bytes(pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
            return made

    return cast("F", found)
