"""What happens by time: one record for each kind of it, found by an index and done in one transaction each."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Key: TypeAlias = tuple[int, ...]
"""What is due, as its kind finds it again; the first number is the table's."""


@dataclass(frozen=True)
class Timed:
    """A kind of what happens by time.

    `next` says when the first of it is due, seen from now (None: nothing is); `due` what is due by now, in order;
    `do` judges one of it anew and does it, and says whether somebody may have been told something.
    """

    name: str
    next: Callable[[sqlite3.Connection, int], int | None]
    due: Callable[[sqlite3.Connection, int], list[Key]]
    do: Callable[[sqlite3.Connection, Key, int], bool]
