"""Positions as earlier versions wrote them, states and views alike, brought up to the present schema."""

from typing import Any, Final, TypeAlias

_Fields: TypeAlias = dict[str, Any]

_BUYING: Final = ("worker", "place_card", "second_worker", "second_miner")
_ACTING: Final = ("act", *_BUYING, "settlement_miners", "miners", "arrange")
_KEPT: Final = ("seat", "card", "village", "miners", "rescued")
_ASKED: Final = {1: "choose", 5: "subsidence", 9: "place_large", 10: "load"}
"""By phase: what a turn had decided that is done, where it did not say so itself."""


def with_tagged_turn(position: _Fields) -> _Fields:
    """Schema 1: a turn had the fields of all stages; a large mine was laid at the stage `place_card`."""
    return {**position, "turn": _tagged(position["turn"], position["phase"])}


earlier_view: Final = with_tagged_turn
"""A view that schema 1 wrote, as it would be written now: it had the same turn beside the same phase."""


def _tagged(turn: _Fields, phase: int) -> _Fields:
    stage = _renamed(turn["stage"], phase)
    tagged = {"stage": stage, **{field: turn[field] for field in _KEPT if field in turn}}
    if stage == "done":
        tagged["asked"] = _renamed(turn.get("asked") or _ASKED[phase], phase)
    elif stage in _ACTING:
        tagged["used"] = {"action": turn.get("taken", False), "extra": turn.get("extra", False)}
        if turn.get("doing"):
            tagged["left"] = _left(turn)
    return tagged


def _renamed(stage: str, phase: int) -> str:
    return "place_large" if stage == "place_card" and phase == 9 else stage


def _left(turn: _Fields) -> _Fields:
    counts = {what: turn.get(what, 0) for what in ("insert", "redeploy", "engineer")}
    return {"by": turn["doing"], **counts, "inserted": turn.get("inserted", ()), "moved": turn.get("moved", False)}
