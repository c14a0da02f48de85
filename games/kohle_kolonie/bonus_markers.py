"""Phase 1: choosing bonus markers and the turn order (5.1); and giving a used marker back."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact, Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import ChooseBonus
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.facts import BonusMarker
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Choose, Done

_RULE: Final = "5.1"
_CHOICES: Final = {marker: ChooseBonus(marker) for marker in facts.BONUS_MARKERS}


def on_offer(state: State) -> list[BonusMarker]:
    """The markers that may be chosen now; the steam engine is shut in round 1."""
    return [marker for marker in state.bonus_track if marker and not _shut(state, marker)]


def _shut(state: State, marker: str) -> bool:
    return marker == "engine" and state.round == 1


def choosing_order(state: State) -> tuple[Seat, ...]:
    """The seats in the order in which they choose: from round 2 on the last of the round before is first."""
    return state.order if state.round == 1 else state.order[::-1]


def choices(state: State, seat: Seat) -> list[ChooseBonus]:
    """Every marker that may be chosen now."""
    return [_CHOICES[marker] for marker in on_offer(state)]


def cannot_choose(state: State, seat: Seat, action: ChooseBonus) -> Violation:
    """The marker cannot be chosen now."""
    marker = action.marker
    if marker not in facts.BONUS_MARKERS:
        return Violation("unknown-bonus", _RULE, {"word": quoted(marker)})
    if marker not in state.bonus_track:
        return Violation("bonus-taken", _RULE, {"bonus": marker})
    return Violation("bonus-shut", _RULE, {"bonus": marker})


def choose(change: Change, action: ChooseBonus) -> None:
    """Take the marker; the disc lies in its place."""
    _take(change, change.seat, action.marker, "bonus_chosen")
    change.wait(Done(change.seat, "choose"))


def _take(change: Change, seat: Seat, marker: BonusMarker, kind: str) -> None:
    state = change.state
    space = state.bonus_track.index(marker)
    state.bonus_track = (*state.bonus_track[:space], None, *state.bonus_track[space + 1 :])
    state.discs = (*state.discs[:space], seat, *state.discs[space + 1 :])
    own = change.of(seat)
    own.bonus = marker
    own.answers = replace(own.answers, ranking=None)  # it was for this choice
    params = {"bonus": marker, "space": space + 1}
    rule = "bonus_start_order" if state.round == 1 else _RULE
    change.tell(kind, rule, params, ("bonus_track", f"seat.{seat}.bonus"), seat=seat)


def go_on(change: Change) -> bool:
    """Ask the next seat to choose, taking what rankings left ahead name; False once all have chosen."""
    state = change.state
    for seat in choosing_order(state):
        if seat in state.discs:
            continue
        marker = _left_ahead(state, seat)
        if marker is None:
            change.wait(Choose(seat))
            return True
        _take(change, seat, marker, "bonus_chosen_ahead")
        change.fired.append(seat)
    _set_order(change)
    return False


def _left_ahead(state: State, seat: Seat) -> BonusMarker | None:
    """The first marker of the seat's ranking that lies there."""
    ranking = state.seats[seat].answers.ranking
    offered = on_offer(state)
    for marker in ranking.markers if ranking else ():
        if marker in offered:
            return marker
    return None


def _set_order(change: Change) -> None:
    """The discs move up to the order track, the markers left slide to the left."""
    state = change.state
    taken = [(seat, space) for space, seat in enumerate(state.discs, start=1) if seat is not None]
    state.order = tuple(seat for seat, _ in taken)
    left: list[BonusMarker] = [marker for marker in state.bonus_track if marker]
    empty = [None] * (len(state.bonus_track) - len(left))
    state.bonus_track = (*left, *empty)
    state.discs = (None,) * len(state.discs)
    places = ("order_track", "bonus_track")
    rule = "turn1_steam_marker" if any(_shut(state, marker) for marker in left) else _RULE
    why = tuple(_disc_at(seat, state.seats[seat].bonus or "", space) for seat, space in taken)
    change.tell("order_set", rule, {"seats": state.order}, places, public=True, facts=why)


@cache  # as many as there are seats, markers and spaces
def _disc_at(seat: Seat, bonus: str, space: int) -> Fact:
    """Where a seat's disc lay, and for which marker."""
    return Fact("disc_on_space", {"seat": seat, "bonus": bonus, "space": space})


def give_back(change: Change, seat: Seat) -> None:
    """Lay the seat's bonus marker on the leftmost empty space of the track (`bonus_return_used`)."""
    state, own = change.state, change.of(seat)
    space = state.bonus_track.index(None)
    state.bonus_track = (*state.bonus_track[:space], own.bonus, *state.bonus_track[space + 1 :])
    own.bonus = None


def return_unused(change: Change) -> None:
    """At the end of a round unused markers go back in turn order (`bonus_return_unused`)."""
    holders = [seat for seat in change.state.order if change.state.seats[seat].bonus]
    for seat in holders:
        marker = change.state.seats[seat].bonus or ""
        give_back(change, seat)
        change.tell("bonus_returned", "bonus_return_unused", {"bonus": marker}, ("bonus_track",), seat=seat)
    if not holders:
        change.tell("no_bonus_returned", "bonus_return_unused", public=True)
