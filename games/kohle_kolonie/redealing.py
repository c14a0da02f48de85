"""A state in which everything that a seat, or the public, cannot know is dealt anew."""

from copy import copy
from typing import Final

from games.engine.event import Seat
from games.engine.rng import Rng
from games.engine.unanswered import emptied
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    LeaveCeiling,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveRanking,
    LeaveSubsidence,
)
from games.kohle_kolonie.state import OVER, Answers, State
from games.kohle_kolonie.terrain import Terrain, terrain_of

_CEILINGS: Final = 15


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The state with face-down markers, the order of large cards, others' answers and the seed dealt anew."""
    dealt = copy(state)
    dealt.seats = state.seats.copy()
    stations = tuple(state.station_markers)
    mixed, rng = rng.shuffled(sorted((*state.station_markers.values(), *state.returned_markers)))
    dealt.station_markers = dict(zip(stations, mixed, strict=False))
    dealt.returned_markers = mixed[len(stations) :]
    shown = state.round - (state.disaster is None)
    hidden, rng = rng.shuffled(sorted(state.disaster_markers[shown:]))
    dealt.disaster_markers = (*state.disaster_markers[:shown], *hidden)
    dealt.to_consolidate, rng = rng.shuffled(sorted(state.to_consolidate))
    if state.phase != OVER:
        rng = _answers(dealt, seat, rng)
    dealt.rng = rng.reseeded()
    return dealt


def _answers(dealt: State, seat: Seat | None, rng: Rng) -> Rng:
    """Answers of others dealt anew, each left or not."""
    terrain = terrain_of(dealt)
    for other, own in enumerate(dealt.seats):
        if other != seat:
            dealt.seats[other] = anew = copy(own)
            anew.answers, rng = _any_answers(dealt, terrain, rng)
    return rng


def _any_answers(dealt: State, terrain: Terrain, rng: Rng) -> tuple[Answers, Rng]:
    ranking, rng = rng.shuffled(facts.BONUS_MARKERS)
    places, rng = rng.shuffled(terrain.spaces)
    coins, rng = rng.shuffled(tuple(sorted(terrain.coin_spaces)))
    left: list[int] = []
    for bound in (len(ranking) + 1, 2, len(coins) + 1, 3, 4, 2):
        word, rng = rng.below(bound)
        left.append(word)
    ceilings, rng = _any_ceilings(dealt, terrain, rng)
    payments = (None, LeaveSubsidence("coin"), LeaveSubsidence("points"))
    loadings = (None, LeaveLoading("never"), LeaveLoading("cards"), LeaveLoading("all"))
    answers = Answers(
        ranking=LeaveRanking(ranking[: left[0]]) if left[0] else None,
        ceilings=ceilings,
        protection=LeaveProtection(coins[: left[2]]) if left[1] else None,
        subsidence=payments[left[3]],
        loading=loadings[left[4]],
        places=LeavePlaces(places) if left[5] else None,
    )
    return answers, rng


def _any_ceilings(dealt: State, terrain: Terrain, rng: Rng) -> tuple[tuple[LeaveCeiling, ...], Rng]:
    ceilings: list[LeaveCeiling] = []
    for ground in sorted(terrain.small):
        if ground not in dealt.merged:
            value, rng = rng.below(2 * _CEILINGS)
            if value >= _CEILINGS:
                ceilings.append(LeaveCeiling(ground, value - _CEILINGS))
    return tuple(ceilings), rng


def unanswered(state: State) -> State:
    """The state without any answers left ahead."""
    return emptied(state, "answers", Answers())
