"""Phase 5 before the draw: securing mines by coins and by the rescue marker (5.1.4, 5.1.1)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact, Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import boards, facts, turns
from games.kohle_kolonie.actions import LeaveProtection, Rescue, Secure
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.4"


@cache  # as many as there are spaces
def _secure(space: str) -> Secure:
    return Secure(space)


@cache  # as many as there are spaces
def _rescue(space: str) -> Rescue:
    return Rescue(space)


def unsecured(terrain: Terrain, own: SeatState) -> list[str]:
    """Spaces with a mine that neither a rescue miner, a coin nor the rescue marker secures."""
    return [
        space
        for space, card, manned in zip(terrain.spaces, own.cards, own.rescue, strict=True)
        if card and not manned and space not in own.secured
    ]


def securings(state: State, seat: Seat) -> list[Secure]:
    """Every unsecured mine on a space with the symbol of a coin."""
    terrain = terrain_of(state)
    return [_secure(space) for space in unsecured(terrain, state.seats[seat]) if space in terrain.coin_spaces]


def cannot_secure(state: State, seat: Seat, action: Secure) -> Violation:
    """No coin can secure the mine, or it needs none."""
    return _needless(state, seat, action.space) or no_coin_symbol(state, action.space)


def no_coin_symbol(state: State, space: str) -> Violation:
    """The space has no symbol of a coin; on our own board `steiger_board` says which have."""
    rule = "steiger_board" if state.options.board == boards.STEIGER else _RULE
    return Violation("no-coin-symbol", rule, {"space": space})


def has_coin(state: State, seat: Seat) -> bool:
    """Whether the seat has a coin."""
    return state.seats[seat].coins > 0


def rescues(state: State, seat: Seat) -> list[Rescue]:
    """Every unsecured mine."""
    return [_rescue(space) for space in unsecured(terrain_of(state), state.seats[seat])]


def cannot_rescue(state: State, seat: Seat, action: Rescue) -> Violation:
    """The mine needs no securing."""
    return _needless(state, seat, action.space) or _secured(action.space)


def has_marker(state: State, seat: Seat) -> bool:
    """Whether the seat has the rescue marker, or has begun to use it in this turn."""
    return state.seats[seat].bonus == "rescue" or (state.turn.seat == seat and _rescued(state) > 0)


def _rescued(state: State) -> int:
    """How many mines the marker has secured in this turn."""
    return state.turn.rescued if isinstance(state.turn, turns.Secure) else 0


def marker_lasts(state: State, seat: Seat) -> bool:
    """Whether the marker can secure a further mine."""
    return _rescued(state) < facts.RESCUED_BY_MARKER


def _needless(state: State, seat: Seat, space: str) -> Violation | None:
    """Why the space needs no securing, if so (`coin_security`)."""
    terrain, own = terrain_of(state), state.seats[seat]
    if space not in terrain.space_index:
        return Violation("unknown-space", _RULE, {"word": quoted(space)})
    if own.cards[terrain.space_index[space]] is None:
        return Violation("space-empty", _RULE, {"space": space})
    return None if space in unsecured(terrain, own) else _secured(space)


def _secured(space: str) -> Violation:
    return Violation("already-secured", "coin_security", {"space": space})


def can_secure_any(state: State, seat: Seat) -> bool:
    """Whether the seat can secure any mine, by a coin or by the marker."""
    if has_coin(state, seat) and securings(state, seat):
        return True
    return has_marker(state, seat) and marker_lasts(state, seat) and bool(rescues(state, seat))


def none_due(state: State, seat: Seat) -> bool:
    """Whether the marker has secured as many mines as it must; in some editions two (`rescue_english`)."""
    if not _two_due(state) or _rescued(state) != 1:
        return True
    return not unsecured(terrain_of(state), state.seats[seat])


def _two_due(state: State) -> bool:
    """Whether the marker must secure two mines where there are two."""
    return state.options.rescue_marker_mines == "two"


def secure(change: Change, action: Secure) -> None:
    """Pay a coin to secure the mine for this round."""
    _pay_to_secure(change, change.seat, action.space)


def _pay_to_secure(change: Change, seat: Seat, space: str) -> None:
    change.coins(seat, -1)
    own = change.of(seat)
    own.secured = (*own.secured, space)
    params = {"space": space, "coins": 1}
    places = (f"seat.{seat}.space.{space}", f"seat.{seat}.coins")
    change.tell("mine_secured", _RULE, params, places, seat=seat, facts=_mine_on(change, own, space))


def rescue(change: Change, action: Rescue) -> None:
    """Secure the mine by the rescue marker, which goes back at its first use."""
    _rescue_by_marker(change, change.seat, action.space)
    change.wait(turns.Secure(change.seat, _rescued(change.state) + 1))


def _rescue_by_marker(change: Change, seat: Seat, space: str) -> None:
    own = change.of(seat)
    if own.bonus == "rescue":
        give_back(change, seat)
        change.tell("bonus_used", "bonus_return_used", {"bonus": "rescue"}, ("bonus_track",), seat=seat)
    own.secured = (*own.secured, space)
    places = (f"seat.{seat}.space.{space}",)
    change.tell("mine_rescued", "5.1.1", {"space": space}, places, seat=seat, facts=_mine_on(change, own, space))


def _mine_on(change: Change, own: SeatState, space: str) -> tuple[Fact, ...]:
    """Which mine lies on the space."""
    held = own.cards[change.terrain.space_index[space]]
    return (Fact("mine_on_space", {"card": held.card, "space": space}),) if held else ()


def _protect_ahead(change: Change, seat: Seat, answer: LeaveProtection) -> bool:
    """Carry out a protection left ahead; False where it is not possible as it was left."""
    own = change.state.seats[seat]
    open_spaces = unsecured(change.terrain, own)
    paid = [space for space in answer.coins if space in open_spaces]
    marked = [space for space in answer.marker if space in open_spaces]
    if len(paid) > own.coins or (marked and own.bonus != "rescue"):
        return False
    if len(marked) == 1 and _two_due(change.state) and len(open_spaces) > len(paid) + 1:
        return False
    change.tell("protected_ahead", _RULE, {"count": len(paid) + len(marked)}, seat=seat)
    for space in paid:
        _pay_to_secure(change, seat, space)
    for space in marked:
        _rescue_by_marker(change, seat, space)
    change.fired.append(seat)
    return True


# Asking, and protections left ahead


def ask_to_secure(change: Change, seats: Sequence[Seat]) -> bool:
    """Ask the first of the seats that can secure a mine, using protections left ahead; False where none can."""
    for seat in seats:
        change.wait(turns.Secure(seat))
        answer = change.state.seats[seat].answers.protection
        forget_protection(change, seat)
        if not can_secure_any(change.state, seat):
            continue
        if answer is None or not _protect_ahead(change, seat, answer):
            return True
    return False


def tell_none_to_secure(change: Change) -> None:
    """Say in one line who was not asked, having nothing to secure or nothing to secure it with."""
    state = change.state
    seats = tuple(
        seat for seat in state.order if not state.seats[seat].secured and not can_secure_any(state, seat)
    )
    if seats:
        why = tuple(_why_not_asked(change, seat) for seat in seats)
        change.tell("none_to_secure", _RULE, {"seats": seats}, public=True, facts=why)


def _why_not_asked(change: Change, seat: Seat) -> Fact:
    """There is no mine, a rescue team stands at each, or there is nothing to secure it with."""
    own = change.state.seats[seat]
    if not any(own.cards):
        return Fact("no_mine", {"seat": seat})
    spaces = tuple(unsecured(change.terrain, own))
    if not spaces:
        return Fact("all_manned", {"seat": seat})
    return Fact("cannot_secure", {"seat": seat, "spaces": spaces, "coins_have": own.coins})


def tell_secured_nothing(change: Change, seat: Seat) -> None:
    """Say of a seat that could secure a mine that it has secured none."""
    own = change.state.seats[seat]
    if not own.secured:
        why = (Fact("left_unsecured", {"spaces": tuple(unsecured(change.terrain, own))}),)
        change.tell("secured_nothing", _RULE, seat=seat, facts=why)


def forget_protection(change: Change, seat: Seat) -> None:
    """The answer was for this disaster; one left after the own turn is for the next."""
    answers = change.state.seats[seat].answers
    if answers.protection:
        change.of(seat).answers = replace(answers, protection=None)
