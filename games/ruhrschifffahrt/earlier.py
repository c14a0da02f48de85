"""What earlier versions stored, brought up to the present."""

from typing import Any, Final, TypeAlias

Fields: TypeAlias = dict[str, Any]

_KNOWN: Final = {"start": ("filled",), "purchase": ("used", "moved", "bought")}
"""Fields of a turn besides its seat, by stage, that a turn of schema 1 held too."""


def turn_by_stage(state: Fields) -> Fields:
    """Schema 1 to 2: a turn holds just what its stage knows."""
    return {**state, "turn": _turn(state["turn"])}


def earlier_view(view: Fields) -> Fields:
    """A view as it was seen in states of schema 1."""
    return turn_by_stage(view)


def _turn(turn: Fields) -> Fields:
    stage: str = turn["stage"]
    kept = {name: turn[name] for name in _KNOWN.get(stage, ()) if name in turn}
    if stage == "purchase":
        kept["free_lock"] = turn.get("free_locks", 0) > 0
    return {"stage": stage, "seat": turn["seat"], **kept}
