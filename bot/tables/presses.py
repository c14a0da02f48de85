"""An open turn by what each press, plan or goal did in it, which is taken back as one."""

from typing import TypeAlias

import msgspec

Presses: TypeAlias = tuple[tuple[str, ...], ...]
"""Moves in notation, by the press that made them."""


def presses_in(stored: str) -> Presses:
    """An open turn as it is stored; raises one of UNDECODABLE."""
    # Turns stored by older versions are plain lists of moves, one a press.
    presses = msgspec.json.decode(stored, type=tuple[str | tuple[str, ...], ...])
    return tuple((press,) if isinstance(press, str) else press for press in presses)


def moves_of(presses: Presses) -> tuple[str, ...]:
    """All moves in order."""
    return tuple(move for press in presses for move in press)


def first_moves(presses: Presses, count: int) -> Presses:
    """The presses as far as the first `count` moves go, a press cut in two where it must be."""
    kept: list[tuple[str, ...]] = []
    for press in presses:
        if count > 0:
            kept.append(press[:count])
        count -= len(press)
    return tuple(kept)
