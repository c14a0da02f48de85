"""Inserting engineers (5.1.2d), and redeploying one once Workforce is flipped (5.2.1)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, InsertEngineer, RedeployEngineer
from games.kohle_kolonie.miners import close_if_used_up
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.pitheads import SPOTS, free_spots, held_spots, score_cokery, with_piece
from games.kohle_kolonie.state import State
from games.kohle_kolonie.supplies import price_of

_RULE: Final = "5.1.2d"


@cache  # as many as there are places
def engineer_to(to: str, bonus: bool) -> InsertEngineer:
    """The action object for a place, built once."""
    return InsertEngineer(to, bonus)


@cache  # pairs of places
def _shift(source: str, to: str) -> RedeployEngineer:
    return RedeployEngineer(source, to)


def price(state: State, *, bonus: bool) -> int:
    """What an engineer costs: by the marker always 1."""
    return facts.BONUS_PRICE["engineer"] if bonus else price_of(state, "engineer")


def violation_of_engineer(state: State, seat: Seat, action: InsertEngineer) -> Violation | None:
    """Why the engineer cannot be inserted, if so."""
    own = state.seats[seat]
    if not own.engineers:
        return Violation("no-engineer-left", _RULE)
    cost = price(state, bonus=action.bonus)
    if cost > own.coins:
        return Violation("too-few-coins", _RULE, {"coins_needed": cost, "coins_have": own.coins})
    free = free_spots(own.pitheads, "engineer")
    return None if action.to in free else _no_place(action.to)


def _no_place(to: str) -> Violation:
    if to in SPOTS:
        return Violation("no-place-for-engineer", _RULE, {"spot": to})
    return Violation("unknown-spot", _RULE, {"word": quoted(to)})


def legal_engineers(state: State, seat: Seat, *, bonus: bool) -> Iterator[Action]:
    """Every place on which an engineer can be inserted now."""
    own = state.seats[seat]
    if own.engineers and price(state, bonus=bonus) <= own.coins:
        for spot in free_spots(own.pitheads, "engineer"):
            yield engineer_to(spot, bonus)


def insert(move: Move, action: InsertEngineer) -> None:
    """Pay and insert an engineer; the third brings an extra action marker."""
    seat, own = move.seat, move.of(move.seat)
    cost = price(move.state, bonus=action.bonus)
    move.coins(seat, -cost)
    own.engineers -= 1
    move.note(seat, "engineers", -1)
    own.pitheads = with_piece(own.pitheads, action.to, 1)
    move.tell("engineer_inserted", _RULE, {"spot": action.to, "coins": cost}, (_place(seat, action.to),))
    if action.to == "cokery.e1":
        score_cokery(move, seat, "engineer")
    if not own.engineers:
        move.extra(seat, "engineers")


def violation_of_shift(state: State, seat: Seat, action: RedeployEngineer) -> Violation | None:
    """Why the engineer cannot be redeployed, if so."""
    own = state.seats[seat]
    if not state.turn.engineer:
        return Violation("no-engineer-move-left", "5.2.1 Workforce")
    if action.source not in held_spots(own.pitheads, "engineer"):
        return Violation("no-engineer-there", _RULE, {"spot": quoted(action.source)})
    return None if action.to in free_spots(own.pitheads, "engineer") else _no_place(action.to)


def legal_shifts(state: State, seat: Seat) -> Iterator[Action]:
    """Every redeployment of an engineer that is legal while miners are open."""
    if state.turn.engineer:
        sides = state.seats[seat].pitheads
        free = free_spots(sides, "engineer")
        for source in held_spots(sides, "engineer"):
            for to in free:
                yield _shift(source, to)


def shift(move: Move, action: RedeployEngineer) -> None:
    """Redeploy an engineer to another place."""
    seat, own = move.seat, move.of(move.seat)
    own.pitheads = with_piece(with_piece(own.pitheads, action.source, -1), action.to, 1)
    places = (_place(seat, action.source), _place(seat, action.to))
    move.tell("engineer_redeployed", "5.2.1 Workforce", {"source": action.source, "spot": action.to}, places)
    if action.to == "cokery.e1":
        score_cokery(move, seat, "engineer")
    move.wait(replace(move.state.turn, engineer=0, moved=True))
    close_if_used_up(move)


def _place(seat: Seat, spot: str) -> str:
    return f"seat.{seat}.pithead.{spot.partition('.')[0]}"
