"""Pithead cards: the places on them, flipping, rearranging, and the bonuses of the Cokery (5.2)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact, Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import Arrange, Flip
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.facts import Piece, Pithead, Slot
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import PitheadSide, SeatState, State
from games.kohle_kolonie.supplies import (
    marker_facts,
    paid_by,
    pay_workers,
    price_facts,
    price_of,
    workers_to_spend,
)

Sides = tuple[PitheadSide, ...]

START: Final[Sides] = tuple(PitheadSide(False, (0,) * len(card.front)) for card in facts.PITHEADS)
"""All cards with their front up and empty."""
COKERY: Final = facts.PITHEAD_INDEX["cokery"]
IRONWORKS: Final = facts.PITHEAD_INDEX["ironworks"]
LOADING: Final = facts.PITHEAD_INDEX["loading"]
ADMINISTRATION: Final = facts.PITHEAD_INDEX["administration"]
WORKFORCE: Final = facts.PITHEAD_INDEX["workforce"]
ENGINE_SPOT: Final = "cokery.s1"
"""The one place of a pithead card for a steam engine."""
_COKERY_BONUSES: Final = 2
"""As many can be scored in a game, whatever they are for."""
_RULE: Final = "5.2.1"
_SECTIONS: Final[dict[str, str]] = {
    "workforce": "5.2.1 Workforce",
    "cokery": "5.2.2",
    "ironworks": "5.2.3",
    "loading": "5.2.5",
}
"""Where what a flip costs and brings stands."""
_FLIPS: Final = (
    (WORKFORCE, Flip("workforce", "workers")),
    (WORKFORCE, Flip("workforce", "coins")),
    (COKERY, Flip("cokery")),
    (IRONWORKS, Flip("ironworks")),
    (LOADING, Flip("loading")),
)
SPOTS: Final[frozenset[str]] = frozenset(
    f"{card.id}.{slot.id}" for card in facts.PITHEADS for slot in (*card.front, *(card.back or ()))
)
"""Every place of any side, as ``"card.place"``."""


# Places


@lru_cache(maxsize=8192)
def free_spots(sides: Sides, piece: Piece) -> tuple[str, ...]:
    """The places where one more piece of this kind can stand."""
    return tuple(spot for spot, slot, count in _spots(sides) if slot.piece == piece and count < slot.needs)


@lru_cache(maxsize=8192)
def held_spots(sides: Sides, piece: Piece) -> tuple[str, ...]:
    """The places where at least one piece of this kind stands."""
    return tuple(spot for spot, slot, count in _spots(sides) if slot.piece == piece and count)


@lru_cache(maxsize=8192)
def pieces_held(sides: Sides, piece: Piece) -> int:
    """How many pieces of a kind stand on the cards."""
    return sum(count for _, slot, count in _spots(sides) if slot.piece == piece)


def _spots(sides: Sides) -> Iterator[tuple[str, Slot, int]]:
    for card, side in zip(facts.PITHEADS, sides, strict=True):
        for slot, count in zip(card.side(side.flipped), side.pieces, strict=True):
            yield f"{card.id}.{slot.id}", slot, count


def with_piece(sides: Sides, spot: str, more: int) -> Sides:
    """The cards with so many pieces more (or fewer) on a place."""
    card_id, _, slot_id = spot.partition(".")
    index = facts.PITHEAD_INDEX[card_id]
    side = sides[index]
    slots = facts.PITHEADS[index].side(side.flipped)
    pieces = tuple(
        count + more if slot.id == slot_id else count for slot, count in zip(slots, side.pieces, strict=True)
    )
    return (*sides[:index], PitheadSide(side.flipped, pieces), *sides[index + 1 :])


def pieces_on(sides: Sides, spot: str, piece: Piece) -> int:
    """How many pieces of a kind stand on a place; 0 where the side that lies up has no such place for them."""
    return next((count for here, slot, count in _spots(sides) if here == spot and slot.piece == piece), 0)


def overfilled(sides: Sides) -> Iterator[tuple[str, int, int]]:
    """The places with more pieces than have room there (or fewer than none), with how many, and how many may."""
    for spot, slot, count in _spots(sides):
        if not 0 <= count <= slot.needs:
            yield spot, count, slot.needs


def is_half_filled(sides: Sides, spot: str) -> bool:
    """Whether pieces stand on a place that needs more of them to earn anything."""
    return any(here == spot and 0 < count < slot.needs for here, slot, count in _spots(sides))


def filled(sides: Sides, index: int) -> list[Slot]:
    """The places of a card that have all the pieces they need."""
    side = sides[index]
    slots = facts.PITHEADS[index].side(side.flipped)
    return [slot for slot, count in zip(slots, side.pieces, strict=True) if count >= slot.needs]


def administration_points(own: SeatState) -> int:
    """Virtual consolidation points of a seat's Administration (5.2.4)."""
    return _administration(own.pitheads[ADMINISTRATION].pieces)


@cache  # as many as there are ways to stand on it
def _administration(pieces: tuple[int, ...]) -> int:
    slots = facts.PITHEADS[ADMINISTRATION].front
    return sum(slot.consolidation for slot, count in zip(slots, pieces, strict=True) if count >= slot.needs)


# Flipping


def flip_cost(options: Options, flip: Flip) -> tuple[int, int, int]:
    """Workers and coins that a flip takes, and the points it brings."""
    card = facts.PITHEADS[facts.PITHEAD_INDEX[flip.card]]
    if flip.card == "loading" and options.loading_flip_cost == "free":
        return 0, 0, 0
    match flip.pay:
        case "workers":
            return card.workers, 0, card.points
        case "coins":
            return 0, card.coins, card.points
        case None:
            return card.workers, card.coins, card.points


def flips(state: State, seat: Seat) -> list[Flip]:
    """Every card of the seat that is not flipped yet; Workforce by workers or by coins."""
    sides = state.seats[seat].pitheads
    return [flip for index, flip in _FLIPS if not sides[index].flipped]


def cannot_flip(state: State, seat: Seat, action: Flip) -> Violation:
    """The card cannot be flipped, or not like that."""
    if action.card not in facts.FLIPPABLE:
        return Violation("not-flippable", _RULE, {"word": quoted(action.card)})
    if state.seats[seat].pitheads[facts.PITHEAD_INDEX[action.card]].flipped:
        return Violation("already-flipped", _RULE, {"pithead": action.card})
    if action.pay is not None:  # only Workforce lets choose
        return Violation("pay-no-choice", _SECTIONS[action.card], {"pithead": action.card})
    return Violation("pay-by-what", "5.2.1 Workforce", {"pithead": action.card})


def has_workers(state: State, seat: Seat, action: Flip) -> bool:
    """Whether the seat has the workers that the flip takes."""
    return flip_cost(state.options, action)[0] <= workers_to_spend(state.seats[seat])


def too_few_workers(state: State, seat: Seat, action: Flip) -> Violation:
    """Workers are lacking."""
    needed, have = flip_cost(state.options, action)[0], workers_to_spend(state.seats[seat])
    params = {"pithead": action.card, "workers_needed": needed, "workers_have": have}
    return Violation("too-few-workers", _SECTIONS[action.card], params)


def has_coins(state: State, seat: Seat, action: Flip) -> bool:
    """Whether the seat has the coins that the flip takes."""
    return flip_cost(state.options, action)[1] <= state.seats[seat].coins


def too_few_coins(state: State, seat: Seat, action: Flip) -> Violation:
    """Coins are lacking."""
    needed, have = flip_cost(state.options, action)[1], state.seats[seat].coins
    params = {"pithead": action.card, "coins_needed": needed, "coins_have": have}
    return Violation("too-few-coins-to-flip", _SECTIONS[action.card], params)


def flip(change: Change, action: Flip) -> None:
    """Pay, flip the card, score it, raise the price for all; its pieces may then be rearranged."""
    state, seat = change.state, change.seat
    own = change.of(seat)
    index = facts.PITHEAD_INDEX[action.card]
    workers, coins, points = flip_cost(state.options, action)
    rule, why = _flip_rule(state, own, action, workers), _flip_facts(state, own, action, workers)
    pay_workers(change, seat, workers)
    change.coins(seat, -coins)
    change.score(seat, "flips", points)
    side = own.pitheads[index]
    own.pitheads = (*own.pitheads[:index], _flipped(action.card, side), *own.pitheads[index + 1 :])
    params = {"pithead": action.card, "workers": workers, "coins": coins, "points": points}
    places = (f"seat.{seat}.pithead.{action.card}", f"seat.{seat}.points")
    change.tell("pithead_flipped", rule, params, places, facts=why)
    _follow_inserted(change, action.card)
    _raise_price(change, action.card)
    _after_flip(change, action.card)


def _flip_rule(state: State, own: SeatState, action: Flip, workers: int) -> str:
    """What decides a flip most of all: a ruling that bears on it, else what stands on the card."""
    left = turns.miners_left(state.turn)
    if action.card == "workforce" and left and left.by == "action":
        return "workforce_mid_action"
    if action.card == "cokery" and pieces_on(own.pitheads, "cokery.e1", "engineer"):
        return "cokery_bonus_present"
    return paid_by(own, workers, _SECTIONS[action.card])


def _flip_facts(state: State, own: SeatState, action: Flip, workers: int) -> tuple[Fact, ...]:
    """What the flip takes and brings, and what it does not bring any more."""
    card, price = facts.PITHEADS[facts.PITHEAD_INDEX[action.card]], facts.RAISES.get(action.card)
    why = _price_of_flip(action, workers, *flip_cost(state.options, action)[1:])
    if action.pay is not None:
        why.append(Fact("flip_for_either", {"workers_asked": card.workers, "coins_asked": card.coins}))
    why += marker_facts(own, workers)
    if price in state.raised:
        why.append(Fact("price_up_already", {"price": price or ""}))
    waits = state.options.cokery_bonus_present == "placed_after"
    if action.card == "cokery" and waits and pieces_on(own.pitheads, "cokery.e1", "engineer"):
        why.append(Fact("engineer_there_before"))
    return tuple(why)


def _price_of_flip(action: Flip, workers: int, coins: int, points: int) -> list[Fact]:
    """What is paid and what it brings; for Workforce only what it is paid in."""
    match action.pay:
        case "workers":
            return [Fact("flip_for_workers", {"pithead": action.card, "workers": workers, "points": points})]
        case "coins":
            return [Fact("flip_for_coins", {"pithead": action.card, "coins": coins, "points": points})]
        case None:
            params = {"pithead": action.card, "workers": workers, "coins": coins, "points": points}
            return [Fact("flip_printed", params)]


def _flipped(card: Pithead, side: PitheadSide) -> PitheadSide:
    """The back with the pieces where they stood; what has no place there moves to the next that is free."""
    definition = facts.PITHEADS[facts.PITHEAD_INDEX[card]]
    return PitheadSide(True, _moved_over(definition.front, side.pieces, definition.back or ()))


def _moved_over(before: tuple[Slot, ...], pieces: tuple[int, ...], after: tuple[Slot, ...]) -> tuple[int, ...]:
    """The pieces of one side on the places of another, as far as there are any."""
    stood = {slot.id: count for slot, count in zip(before, pieces, strict=True)}
    moved = [min(slot.needs, stood.get(slot.id, 0)) for slot in after]
    for piece in ("miner", "engineer"):
        had = sum(count for slot, count in zip(before, pieces, strict=True) if slot.piece == piece)
        for place, slot in enumerate(after):
            if slot.piece == piece:
                now = sum(count for other, count in zip(after, moved, strict=True) if other.piece == piece)
                moved[place] += min(slot.needs - moved[place], had - now)
    return tuple(moved)


def turned(card: str, side: PitheadSide) -> tuple[PitheadSide, dict[Piece, int]]:
    """The card with its other side up, and how many pieces of each kind have no place there (`flip_pieces`)."""
    definition = facts.PITHEADS[facts.PITHEAD_INDEX[card]]
    before, after = definition.side(side.flipped), definition.side(not side.flipped)
    other = PitheadSide(not side.flipped, _moved_over(before, side.pieces, after))
    had, has = _by_piece(before, side.pieces), _by_piece(after, other.pieces)
    kinds: tuple[Piece, ...] = ("miner", "engineer", "engine")
    return other, {piece: had.get(piece, 0) - has.get(piece, 0) for piece in kinds}


def _follow_inserted(change: Change, card: str) -> None:
    """Where the miners just inserted on the card stand now: they stay as many as they were, however it is turned
    and arranged (`bonus_miners_may_move_new`)."""
    turn, side = change.state.turn, change.state.seats[change.seat].pitheads[facts.PITHEAD_INDEX[card]]
    if not isinstance(turn, turns.Miners):
        return
    others = tuple(spot for spot in turn.left.inserted if spot.partition(".")[0] != card)
    new = len(turn.left.inserted) - len(others)
    slots = facts.PITHEADS[facts.PITHEAD_INDEX[card]].side(side.flipped)
    stand = [
        f"{card}.{slot.id}"
        for slot, count in zip(slots, side.pieces, strict=True)
        if slot.piece == "miner"
        for _ in range(count)
    ]
    change.wait(replace(turn, left=replace(turn.left, inserted=(*others, *stand[:new]))))


def _raise_price(change: Change, card: Pithead) -> None:
    """The first flip of some cards makes an action dearer, at once and for all (`price_at_once`)."""
    what = facts.RAISES.get(card)
    if what is None or what in change.state.raised:
        return
    change.state.raised = (*change.state.raised, what)
    params = {"price": what, "coins": price_of(change.state, what)}
    change.tell("price_raised", _RULE, params, facts=price_facts(change.state, what))


def _after_flip(change: Change, card: Pithead) -> None:
    seat, used, left = change.seat, turns.used_up(change.state.turn), turns.miners_left(change.state.turn)
    own = change.of(seat)
    if card == "ironworks":
        change.extra(seat, "ironworks")
    counts = change.state.options.cokery_bonus_present == "counts"
    if card == "cokery" and counts and pieces_on(own.pitheads, "cokery.e1", "engineer"):
        score_cokery(change, seat, "engineer")
    if card == "workforce" and left and left.by == "action":
        # The four moves count at once (`workforce_mid_action`).
        more = facts.REDEPLOYED[1] - facts.REDEPLOYED[0]
        change.wait(turns.Miners(seat, used, replace(left, redeploy=left.redeploy + more, engineer=1)))
    elif len(arrangements_of(change.state, seat, card)) > 1:
        change.wait(turns.Arrange(seat, used, card, left))


# Rearranging


def arrangements_of(state: State, seat: Seat, card: str) -> tuple[tuple[int, ...], ...]:
    """The ways in which the pieces of a flipped card can stand on it, the present one included."""
    index = facts.PITHEAD_INDEX[card]
    side = state.seats[seat].pitheads[index]
    slots = facts.PITHEADS[index].side(side.flipped)
    return arrangements(slots, side.pieces, miners_only=state.options.flip_redistribute == "miners")


@lru_cache(maxsize=256)
def arrangements(
    slots: tuple[Slot, ...], pieces: tuple[int, ...], *, miners_only: bool
) -> tuple[tuple[int, ...], ...]:
    """The ways in which pieces can stand on places; engines never move, engineers unless `miners_only`."""
    fixed = {"engine", "engineer"} if miners_only else {"engine"}
    ranges = [
        (count,) if slot.piece in fixed else range(slot.needs + 1)
        for slot, count in zip(slots, pieces, strict=True)
    ]
    wanted = _by_piece(slots, pieces)
    return tuple(way for way in product(*ranges) if _by_piece(slots, way) == wanted)


def _by_piece(slots: tuple[Slot, ...], pieces: tuple[int, ...]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for slot, count in zip(slots, pieces, strict=True):
        totals[slot.piece] = totals.get(slot.piece, 0) + count
    return totals


@cache  # as many as there are arrangements
def _arrange(pieces: tuple[int, ...]) -> Arrange:
    return Arrange(pieces)


def flipped_card(state: State) -> Pithead:
    """The card just flipped, whose pieces may be rearranged."""
    return expect(state.turn, turns.Arrange).card


def rearrangements(state: State, seat: Seat) -> list[Arrange]:
    """The other ways in which the pieces of the card just flipped can stand."""
    card = flipped_card(state)
    now = state.seats[seat].pitheads[facts.PITHEAD_INDEX[card]].pieces
    return [_arrange(way) for way in arrangements_of(state, seat, card) if way != now]


def no_such_arrangement(state: State, seat: Seat, action: Arrange) -> Violation:
    """The pieces cannot stand so, or do already."""
    return Violation("no-such-arrangement", "flip_pieces", {"pithead": flipped_card(state)})


def arrange(change: Change, action: Arrange) -> None:
    """Set the pieces of the card just flipped anew."""
    seat, card = change.seat, flipped_card(change.state)
    own, index = change.of(seat), facts.PITHEAD_INDEX[card]
    own.pitheads = (*own.pitheads[:index], PitheadSide(True, action.pieces), *own.pitheads[index + 1 :])
    change.tell("pieces_arranged", "flip_pieces", {"pithead": card}, (f"seat.{seat}.pithead.{card}",))
    change.wait(turns.going_on(change.state.turn))
    _follow_inserted(change, card)


# The Cokery


def score_cokery(change: Change, seat: Seat, piece: Piece) -> None:
    """Points for an engineer or engine placed on the flipped Cokery, each bonus once a game (5.2.2)."""
    own = change.of(seat)
    if not own.pitheads[COKERY].flipped:
        return
    scored = own.cokery_scored
    due: list[str] = [piece]
    new = due if piece not in scored and len(scored) < _COKERY_BONUSES else []
    if change.state.options.cokery_bonus == "one_then_both":
        manned = pieces_on(own.pitheads, "cokery.e1", "engineer")
        both = manned and pieces_on(own.pitheads, "cokery.s1", "engine")
        due = ["one", "both"] if both else ["one"]
        # Scored before the table changed its reading, a bonus of either kind is the first.
        new = due[len(scored) :]
    if not new:
        change.tell("cokery_scored_before", "5.2.2", {"reason": due[-1]}, seat=seat)
    for reason in new:
        own.cokery_scored = (*own.cokery_scored, reason)
        change.score(seat, "cokery", facts.COKERY_BONUS)
        params = {"points": facts.COKERY_BONUS, "reason": reason}
        why = (Fact("cokery_bonus", params),)
        change.tell("cokery_scored", "5.2.2", params, (f"seat.{seat}.points",), seat=seat, facts=why)
