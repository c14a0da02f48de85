"""What earlier versions stored, brought up to the present."""

from typing import Any, TypeAlias

Fields: TypeAlias = dict[str, Any]


def turn_by_stage(state: Fields) -> Fields:
    """Schema 1 to 2: a turn holds just what its stage knows, and a card drawn who saw it."""
    turn = state["turn"]
    return {**state, "turn": {"stage": turn["stage"], "seat": turn["seat"], **_known(turn)}}


def _known(turn: Fields) -> Fields:
    match turn["stage"]:
        case "keep" | "return_to":
            return {"drawn": _drawn(turn)}
        case "put_next":
            return {"drawn": _drawn(turn), "place": turn["place"], "returned": _cards(turn)[: _laid(turn)]}
        case "substitute":
            source = _drawn(turn) if turn["space"] == "factory_draw" else turn["space"]
            return {"source": source, "tile": turn["tile"], "unfilled": turn["unfilled"]}
        case "mining":
            return {"space": turn["space"], "steps": turn["steps"]}
        case "done":
            return {"space": turn.get("space")}
        case _:
            return {}


def _drawn(turn: Fields) -> Fields:
    return {"space": turn["space"], "cards": _cards(turn)[_laid(turn) :]}


def _laid(turn: Fields) -> int:
    return len(turn.get("returned", ()))


def _cards(turn: Fields) -> list[Any]:
    """The cards laid and in hand, each with who had seen it."""
    cards = (*turn.get("returned", ()), *turn.get("drawn", ()))
    return list(map(list, zip(cards, turn.get("drawn_seen", ()), strict=True)))
