"""Short forms, as controls carry them where notation would lose what was left before:

rank+ X, rank- X, rank^ X      a bonus marker joins the ranking left ahead, leaves it, or comes first in it
spot+ A1, spot- A1, spot^ A1   the same for the spaces of large mines
ceil general to 9              the ceiling for a ground; its declaration stays
ceil general aid 1             what to declare there: the aid or not, `uni` markers, `adm` points
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.engine.event import Seat
from games.engine.notation import one_of
from games.engine.rankings import ranking_edits
from games.engine.violation import MalformedAction, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import LeaveCeiling, LeavePlaces, LeaveRanking, Withdraw
from games.kohle_kolonie.auction import ceiling_of, plain_declaration, takes_value_only
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of

_LONGEST_NUMBER: Final = 3
"""Digits of a number that is read; no value, marker or point needs more."""

# Rankings


def _markers(state: State, seat: Seat) -> Sequence[str]:
    left = state.seats[seat].answers.ranking
    return left.markers if left else ()


def _marker(state: State, word: str) -> str:
    return one_of(word, facts.BONUS_MARKERS, "not-a-bonus")


def _ranking(markers: tuple[str, ...]) -> LeaveRanking:
    return msgspec.convert({"do": "rank", "markers": markers}, LeaveRanking)


RANKING: Final = ranking_edits("rank", _markers, _marker, _ranking, Withdraw("ranking"))


def _spaces(state: State, seat: Seat) -> Sequence[str]:
    left = state.seats[seat].answers.places
    return left.spaces if left else ()


def _space(state: State, word: str) -> str:
    return one_of(word, terrain_of(state).space_index, "not-a-space")


PLACES: Final = ranking_edits("spot", _spaces, _space, LeavePlaces, Withdraw("places"))

# Ceilings


def ceiling_left(state: State, seat: Seat, ground: str) -> LeaveCeiling:
    """The ceiling left for a ground, or one without any marker."""
    left = ceiling_of(state.seats[seat], ground)
    if left is not None:
        return left
    bids_only = takes_value_only(state, seat, ground)
    points = None if bids_only else plain_declaration(state, seat).administration
    return LeaveCeiling(ground, 0, administration=points)


def changed(state: State, seat: Seat, said: str) -> Sequence[LeaveCeiling]:
    """The ceiling of a ground with its value or one part of its declaration changed."""
    match said.split():
        case [ground, part, number] if number.isdecimal() and len(number) <= _LONGEST_NUMBER:
            one_of(ground, terrain_of(state).small, "not-a-ground")
            return (_with(ceiling_left(state, seat, ground), part, int(number)),)
        case _:
            raise MalformedAction("ceiling-unreadable", word=quoted(said))


def _with(left: LeaveCeiling, part: str, number: int) -> LeaveCeiling:
    match part:
        case "to":
            return msgspec.structs.replace(left, value=number)
        case "aid":
            return msgspec.structs.replace(left, aid=bool(number))
        case "uni":
            return msgspec.structs.replace(left, unification=number)
        case "adm":
            return msgspec.structs.replace(left, administration=number)
        case _:
            raise MalformedAction("ceiling-unreadable", word=quoted(part))


CEILING: Final = {"ceil": changed}
