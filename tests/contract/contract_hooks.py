"""What the contract tests must know of a game beyond its contract: its pieces, accounts and candidates."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from games.registry import GAMES


class Hooks(NamedTuple):
    """One game's hooks.

    `candidates`: every well-formed action of a turn, legal or not. `owned`: what the ledger must say that a
    seat has. `pieces`: everything in the box and how much of it there is, wherever it lies. `hidden`: ids that
    a seat must not find in its view. `choose`: an action that brings a random game on, or None. `answer`: an
    answer that somebody leaves ahead, or None. `IDS`: every id of the game, to build lines of. `OWN_CHOICES`:
    kinds of events that tell a seat alone of what it has chosen.
    """

    candidates: Callable[[Any], Iterable[Any]]
    owned: Callable[[Any, int], Mapping[str, int]]
    pieces: Callable[[Any], Mapping[str, int]]
    hidden: Callable[[Any, int | None], Iterable[str]]
    choose: Callable[[Any, int, Random], Any | None]
    answer: Callable[[Any, Random], tuple[int, Any] | None]
    IDS: tuple[str, ...]
    OWN_CHOICES: tuple[str, ...] = ()


def hooks_of(game: str) -> Hooks:
    """What `<id>_hooks.py` says of a game."""
    said = vars(import_module(f"{game}_hooks"))
    return Hooks(**{name: said[name] for name in Hooks._fields if name in said})


HOOKS: Final = {game: hooks_of(game) for game in GAMES}


def as_text(value: msgspec.Struct) -> str:
    """A struct as JSON text, to look for ids in it."""
    return msgspec.json.encode(value).decode()
