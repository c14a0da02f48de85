"""What the contract tests must know of a game beyond its contract: its pieces, accounts and candidates."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import coal_baron_hooks as cb_hooks
import kohle_kolonie_hooks as kk_hooks
import msgspec
import ruhrschifffahrt_hooks as rs_hooks


class Hooks(NamedTuple):
    """One game's hooks.

    `candidates`: every well-formed action of a turn, legal or not. `owned`: what the ledger must say that a seat
    has. `pieces`: everything in the box and how much of it there is, wherever it lies. `hidden`: ids that a seat
    must not find in its view. `choose`: an action that brings a random game on, or None. `answer`: an answer that
    somebody leaves ahead, or None. `own_choices`: kinds of events that tell a seat alone of what it has chosen.
    """

    candidates: Callable[[Any], Iterable[Any]]
    owned: Callable[[Any, int], Mapping[str, int]]
    pieces: Callable[[Any], Mapping[str, int]]
    hidden: Callable[[Any, int | None], Iterable[str]]
    choose: Callable[[Any, int, Random], Any | None]
    answer: Callable[[Any, Random], tuple[int, Any] | None]
    ids: tuple[str, ...]
    own_choices: tuple[str, ...] = ()


HOOKS: Final = {
    "coal_baron": Hooks(
        candidates=cb_hooks.candidates,
        owned=cb_hooks.owned,
        pieces=cb_hooks.pieces,
        hidden=cb_hooks.hidden,
        choose=cb_hooks.choose,
        answer=cb_hooks.answer,
        ids=cb_hooks.IDS,
    ),
    "kohle_kolonie": Hooks(
        candidates=kk_hooks.candidates,
        owned=kk_hooks.owned,
        pieces=kk_hooks.pieces,
        hidden=kk_hooks.hidden,
        choose=kk_hooks.choose,
        answer=kk_hooks.answer,
        ids=kk_hooks.IDS,
        own_choices=("answer_lapsed",),
    ),
    "ruhrschifffahrt": Hooks(
        candidates=rs_hooks.candidates,
        owned=rs_hooks.owned,
        pieces=rs_hooks.pieces,
        hidden=rs_hooks.hidden,
        choose=rs_hooks.choose,
        answer=rs_hooks.answer,
        ids=rs_hooks.IDS,
        own_choices=("sale_planned", "good_chosen", "purchases_left_undone"),
    ),
}
"""By game id; every registered game has its hooks."""


def as_text(value: msgspec.Struct) -> str:
    """A struct as JSON text, to look for ids in it."""
    return msgspec.json.encode(value).decode()
