"""What all share that a repair can set: pools, villages, the Trust, prices, bonus markers, the order of play."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from games.kohle_kolonie import facts
from games.kohle_kolonie.posing import begin, first_turns
from games.kohle_kolonie.quantities import FLAGS, NONE, YES, Kind, counted, flag, numbers, up_to, with_or_without
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Begin

TRACK: Final = "track"
SEAT: Final = "seat"
_OWES: Final = -40
"""As little as the bank may be set to: it pays what it does not have (`coin_bank`)."""


def _nothing_else(state: State) -> tuple[tuple[str, ...], ...]:
    return ((),)


def _each(*items: str) -> Callable[[State], tuple[tuple[str, ...], ...]]:
    """Things that there are in every position."""
    every = tuple((item,) for item in items)
    return lambda state: every


def _stock(name: str, most: int, least: int = 0) -> Kind:
    """A number of the state, of what lies there for all."""

    def read(state: State) -> str:
        return str(getattr(state, name))

    def write(state: State, value: str) -> None:
        setattr(state, name, int(value))

    return Kind(name, _nothing_else, read, up_to(most, read, least), write, stock=True)


# The Trust


def _coin_on(state: State, space: str) -> str:
    return flag(state.trust.track[int(space) - 1])


def _set_coin_on(state: State, value: str, space: str) -> None:
    track, at = state.trust.track, int(space) - 1
    state.trust = replace(state.trust, track=(*track[:at], value == YES, *track[at + 1 :]))


def _extra_coin(state: State) -> str:
    return flag(state.trust.extra_coin)


def _set_extra_coin(state: State, value: str) -> None:
    state.trust = replace(state.trust, extra_coin=value == YES)


def _power(state: State) -> str:
    return str(state.trust.buying_power)


def _set_power(state: State, value: str) -> None:
    state.trust = replace(state.trust, buying_power=int(value))


# Villages, prices, subsidence


def _villages(state: State) -> Iterator[tuple[str, ...]]:
    yield from ((village,) for village in state.village_workers)


def _village(state: State, village: str) -> str:
    return str(state.village_workers[village])


def _village_values(state: State, village: str) -> tuple[str, ...]:
    return counted(_village(state, village), terrain_of(state).villages[village].workers)


def _set_village(state: State, value: str, village: str) -> None:
    state.village_workers = {**state.village_workers, village: int(value)}


def _raised(state: State, price: str) -> str:
    return flag(price in state.raised)


def _set_raised(state: State, value: str, price: str) -> None:
    state.raised = with_or_without(state.raised, price, value)


def _subsidence(state: State) -> str:
    return flag(state.subsidence)


def _set_subsidence(state: State, value: str) -> None:
    state.subsidence = value == YES


# Bonus markers


def _bonus_place(state: State, marker: str) -> str:
    for seat, own in enumerate(state.seats):
        if own.bonus == marker:
            return f"{SEAT}.{seat}"
    return f"{TRACK}.{state.bonus_track.index(marker) + 1}" if marker in state.bonus_track else NONE


def _bonus_places(state: State, marker: str) -> tuple[str, ...]:
    """All seats and spaces; while markers are chosen, those that have one, for discs lie where the others were."""
    seats = [f"{SEAT}.{seat}" for seat, own in enumerate(state.seats) if state.phase != 1 or own.bonus is not None]
    spaces = [f"{TRACK}.{at}" for at, other in enumerate(state.bonus_track, start=1) if state.phase != 1 or other]
    return tuple(dict.fromkeys((_bonus_place(state, marker), *seats, *spaces)))


def _set_bonus(state: State, value: str, marker: facts.BonusMarker) -> None:
    """The marker goes there, and what is there to where it was."""
    here = _bonus_place(state, marker)
    there = _bonus_at(state, value)
    _put_bonus(state, value, marker)
    if here != NONE:
        _put_bonus(state, here, there)


def _bonus_at(state: State, place: str) -> facts.BonusMarker | None:
    kind, _, which = place.partition(".")
    return state.seats[int(which)].bonus if kind == SEAT else state.bonus_track[int(which) - 1]


def _put_bonus(state: State, place: str, marker: facts.BonusMarker | None) -> None:
    kind, _, which = place.partition(".")
    if kind == SEAT:
        state.seats[int(which)].bonus = marker
    else:
        at = int(which) - 1
        state.bonus_track = (*state.bonus_track[:at], marker, *state.bonus_track[at + 1 :])


# Order and turn


def _places_in_order(state: State) -> Iterator[tuple[str, ...]]:
    yield from ((place,) for place in numbers(1, len(state.order)))


def _at_place(state: State, place: str) -> str:
    return str(state.order[int(place) - 1])


def _all_seats(state: State, place: str) -> tuple[str, ...]:
    return numbers(0, len(state.order) - 1)


def _set_place(state: State, value: str, place: str) -> None:
    """The seat takes the place in turn order, changing with who has it."""
    order, at, seat = list(state.order), int(place) - 1, int(value)
    order[order.index(seat)], order[at] = order[at], seat
    state.order = tuple(order)


def _one_turn(state: State) -> tuple[tuple[str, ...], ...]:
    """Whose turn it is; nobody's where several are asked at once."""
    return () if state.loaders or isinstance(state.turn, Begin) else ((),)


def _at_turn(state: State) -> str:
    return str(state.turn.seat)


def _turns(state: State) -> tuple[str, ...]:
    return tuple(dict.fromkeys((_at_turn(state), *map(str, first_turns(state)))))


def _set_turn(state: State, value: str) -> None:
    """The seat begins its turn in the phase anew."""
    begin(state, first_turns(state)[int(value)])


_POWERS: Final = facts.DISASTER_MARKERS.count("buying_power")
TURN: Final = Kind("turn", _one_turn, _at_turn, _turns, _set_turn)
COMMON: Final = (
    _stock("bank", facts.COINS, _OWES),
    _stock("worker_pool", facts.WORKERS),
    _stock("engine_pool", facts.ENGINES),
    Kind("village", _villages, _village, _village_values, _set_village),
    Kind("track", _each(*numbers(1, facts.TRUST_SPACES)), _coin_on, FLAGS, _set_coin_on),
    Kind("extra_coin", _nothing_else, _extra_coin, FLAGS, _set_extra_coin),
    Kind("buying_power", _nothing_else, _power, up_to(_POWERS, _power), _set_power),
    Kind("raised", _each(*facts.PRICES), _raised, FLAGS, _set_raised),
    Kind("subsidence", _nothing_else, _subsidence, FLAGS, _set_subsidence),
    Kind("bonus", _each(*facts.BONUS_MARKERS), _bonus_place, _bonus_places, _set_bonus),
    Kind("order", _places_in_order, _at_place, _all_seats, _set_place),
)
"""What all share."""
