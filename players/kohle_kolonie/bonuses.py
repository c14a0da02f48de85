"""What a bonus marker in hand is worth to a seat as long as it can be used."""

from typing import Final

from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import BonusMarker
from games.kohle_kolonie.loading import wagons_of
from games.kohle_kolonie.pitheads import LOADING, free_spots
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.tableau import engines_of
from games.kohle_kolonie.terrain import Terrain
from players.kohle_kolonie import pieces, prices
from players.kohle_kolonie.spots import Spots
from players.kohle_kolonie.times import Times

_LIKELY: Final = 0.75
"""So much of what a marker could bring it does bring: coins may be lacking, the place may be taken."""


def usable(state: State, seat: Seat, times: Times) -> bool:
    """Whether the seat can still use its bonus marker in this round."""
    match state.seats[seat].bonus:
        case None:
            return False
        case "rescue":
            return times.round in times.disasters
        case "aid":
            return to_act(state, seat) or (state.round >= facts.FIRST_CONSOLIDATION_ROUND and state.phase <= 9)
        case "wagon":
            return True
        case _:
            return to_act(state, seat)


def to_act(state: State, seat: Seat) -> bool:
    """Whether the seat has a turn of phases 2 to 4 in this round, or may have."""
    if state.phase <= 2:
        return True
    extra = state.seats[seat].extra > 0
    if state.phase == 3:
        return extra or not has_acted(state, seat)
    return state.phase == 4 and not has_acted(state, seat) and (extra or state.turn.seat == seat)


def has_acted(state: State, seat: Seat) -> bool:
    """Whether the seat's turn of this phase is over."""
    return state.order.index(seat) < state.order.index(state.turn.seat)


def bonus_worth(terrain: Terrain, state: State, own: SeatState, times: Times, marker: BonusMarker) -> float:
    """What using a marker in this round brings, what it costs paid."""
    coin = prices.COIN[times.round]
    if facts.BONUS_PRICE.get(marker, 0) > own.coins + (times.round > 1):
        return 0.0
    match marker:
        case "engineer":
            return _engineer(terrain, state, own, times) - _LIKELY * coin if own.engineers else 0.0
        case "engine":
            return _engine(own, times) - _LIKELY * coin
        case "settlement":
            return _settlement(terrain, own, times) - 2 * _LIKELY * coin
        case "miners":
            spots = Spots(terrain, state, own, times)
            best = sorted([spots.gain(spot) for spot in free_spots(own.pitheads, "miner")], reverse=True)[:2]
            return _LIKELY * (max(sum(best), sum(best[:1]) + spots.rescue) + _moves(own))
        case "rescue":
            return _rescue(terrain, own, times)
        case "aid":
            return max(coin, 1.5 if times.round >= facts.FIRST_CONSOLIDATION_ROUND else 0.0)
        case "wagon":
            saved = 0.0 if own.pitheads[LOADING].flipped else prices.WORKER[times.round] * coin
            return 1.0 + (saved if wagons_of(terrain, own) else 0.0)


def _engineer(terrain: Terrain, state: State, own: SeatState, times: Times) -> float:
    spots = Spots(terrain, state, own, times)
    best = max([spots.gain(spot) for spot in free_spots(own.pitheads, "engineer")], default=0.0)
    return _LIKELY * (best + (prices.EXTRA if own.engineers == 1 else 0.0))


def _engine(own: SeatState, times: Times) -> float:
    if times.round < facts.FIRST_ENGINE_ROUND or not any(card and not card.engine for card in own.cards):
        return 0.0
    count = engines_of(own)
    more = pieces.engines(count + 1, times.round) - pieces.engines(count, times.round)
    return _LIKELY * (more + sum([prices.COIN_LATE[round] for round in times.incomes]))


def _settlement(terrain: Terrain, own: SeatState, times: Times) -> float:
    """At one of the villages next to most own grounds."""
    if len(own.settlements) == facts.SETTLEMENTS:
        return 0.0
    beside: dict[str, int] = {}
    for ground in {terrain.cards[held.card].ground for held in own.cards if held}:
        for village in terrain.villages_of[ground]:
            beside[village] = beside.get(village, 0) + 1
    best = max(beside.values(), default=0)
    reward = facts.SETTLEMENT_POINTS[len(own.settlements)] + (prices.EXTRA if len(own.settlements) == 2 else 0.0)
    settlers = facts.MINERS_PER_SETTLEMENT * prices.SETTLER[times.round]
    return _LIKELY * (best * len(times.boards) + settlers + reward)


def _moves(own: SeatState) -> float:
    """Two moves onto the railway."""
    return 0.8 * min(2, sum([home.miners for home in own.settlements]))


def _rescue(terrain: Terrain, own: SeatState, times: Times) -> float:
    if times.round not in times.disasters:
        return 0.0
    now = len(own.secured)
    saved = facts.RESCUED_BY_MARKER + now
    return pieces.disasters(terrain, own, times, now) - pieces.disasters(terrain, own, times, saved)
