"""What each place of a pithead card brings, and which wait for a second miner (5.1.9, 5.2)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from games.engine.event import Fact
from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import Pithead, Slot
from games.kohle_kolonie.state import PitheadSide

_KEPT: Final = 1024


@lru_cache(maxsize=_KEPT)
def cokery_places(side: PitheadSide) -> tuple[int, tuple[Fact, ...]]:
    """The coins of the Cokery, and those of each place."""
    earned = [(f"cokery.{slot.id}", slot.coins) for slot in _filled(side, "cokery")]
    why = (Fact("place_coins", {"spot": spot, "coins": coins}) for spot, coins in earned)
    return sum(coins for _, coins in earned), (*why, *places_waiting(side, "cokery"))


@lru_cache(maxsize=_KEPT)
def ironworks_places(side: PitheadSide, engineer: int) -> tuple[int, tuple[Fact, ...]]:
    """The points of the Ironworks, and those of each place; an `engineer` on the front brings so many for one."""
    earned = [
        (
            f"ironworks.{slot.id}",
            slot.points * (engineer if slot.piece == "engineer" and not side.flipped else 1),
        )
        for slot in _filled(side, "ironworks")
    ]
    why = (Fact("place_points", {"spot": spot, "points": points}) for spot, points in earned)
    return sum(points for _, points in earned), (*why, *places_waiting(side, "ironworks"))


@lru_cache(maxsize=_KEPT)
def administration_places(side: PitheadSide) -> tuple[Fact, ...]:
    """The virtual points of each place of Administration."""
    counted = (
        Fact("place_value", {"spot": f"administration.{slot.id}", "value": slot.consolidation})
        for slot in _filled(side, "administration")
    )
    return (*counted, *places_waiting(side, "administration"))


@lru_cache(maxsize=_KEPT)
def places_waiting(side: PitheadSide, pithead: Pithead) -> tuple[Fact, ...]:
    """The places with fewer pieces than they need, which bring nothing."""
    return tuple(
        Fact("place_waits", {"spot": f"{pithead}.{slot.id}", "count": count, "needs": slot.needs})
        for slot, count in _standing(side, pithead)
        if 0 < count < slot.needs
    )


def _filled(side: PitheadSide, pithead: Pithead) -> list[Slot]:
    return [slot for slot, count in _standing(side, pithead) if count >= slot.needs]


def _standing(side: PitheadSide, pithead: Pithead) -> Iterator[tuple[Slot, int]]:
    slots = facts.PITHEADS[facts.PITHEAD_INDEX[pithead]].side(side.flipped)
    return zip(slots, side.pieces, strict=True)
