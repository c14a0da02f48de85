"""The mark of a game's rules as they are installed: another mark means that something of them was changed."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from games.registry import GAMES

DIGITS: Final = 16
_PASSED_OVER: Final = "__pycache__"


@cache
def mark_of(game: str) -> str:
    """The mark of the rules of a game: of the modules and data of its package and of the engine.

    It is the same on every machine: neither the place nor the ends of lines nor what Python compiled count.
    """
    digest = hashlib.sha256()
    for package in ("games.engine", f"games.{game}"):
        for name, data in _files(package):
            digest.update(f"{package}/{name} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:DIGITS]


def marks() -> dict[str, str]:
    """The marks of all games."""
    return {game: mark_of(game) for game in GAMES}


def _files(package: str) -> Iterator[tuple[str, bytes]]:
    root = Path(import_module(package).__path__[0])
    found = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
    for name, path in sorted(found.items()):
        if _PASSED_OVER not in name.split("/") and not name.startswith("."):
            yield name, path.read_bytes().replace(b"\r\n", b"\n")
