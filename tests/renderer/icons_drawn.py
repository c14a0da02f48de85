"""Which icons are drawn while something is painted: every function of the renderer that is given a pen."""

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, Final

from renderer import scene

TOLD_APART: Final = ("high", "letter", "text")
"""Arguments by which an icon is another one: flood and low water, letters on a house, what is added."""


@contextmanager
def recorded(pieces: Collection[str] = ()) -> Iterator[set[str]]:
    """Within it, the names of all icons drawn are added to the set; nothing that was kept is pasted instead.

    `pieces` are functions, by module and name, that draw a whole piece and are recorded as well.
    """
    found: set[str] = set()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            if _is_icon(frame):
                found.add(_icon(frame))
            elif (piece := _piece(frame)) in pieces:
                found.add(f"{piece} {_state(frame)}".rstrip())

    scene.forget()
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)
        scene.forget()


def _is_icon(frame: FrameType) -> bool:
    code = frame.f_code
    named = code.co_argcount > 0 and code.co_varnames[0] == "pen"
    return named and str(frame.f_globals.get("__name__", "")).startswith("renderer.")


def _icon(frame: FrameType) -> str:
    """The icon's name, with what tells it from others drawn by the same function."""
    known, name = frame.f_locals, frame.f_code.co_qualname
    parts = [f"{key}={known[key]}" for key in TOLD_APART if known.get(key) is not None]
    if name == "player_mark":
        parts.append(known["mark"])
    if callable(body := known.get("body")):
        parts.append(_of(body))
    return " ".join((name, *parts))


def _of(drawing: Callable[..., Any]) -> str:
    return _of(drawing.func) if isinstance(drawing, partial) else drawing.__qualname__


def _piece(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}"


def _state(frame: FrameType) -> str:
    """The state of a mine, which decides how it is drawn; the kind of an industry."""
    known = frame.f_locals
    return str(getattr(known.get("mine"), "state", known.get("kind", "")))
