"""A state in which everything that a seat, or the public, cannot know is dealt anew."""

from copy import copy

from games.coal_baron import drawing
from games.coal_baron.state import PileCard, State, Turn
from games.engine.event import Seat
from games.engine.rng import Rng


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The state with unseen pile cards, others' hands and rankings, and the generator's seed dealt anew."""
    dealt = copy(state)
    hidden_hand = state.turn.seat != seat and bool(state.turn.drawn)
    tiles_in_hand = hidden_hand and drawing.of_tiles(state.turn)
    dealt.tile_pile, turn, rng = _pile(state.tile_pile, state.turn, seat, rng, with_hand=tiles_in_hand)
    orders_in_hand = hidden_hand and not tiles_in_hand
    dealt.order_pile, turn, rng = _pile(state.order_pile, turn, seat, rng, with_hand=orders_in_hand)
    dealt.turn = turn
    rng = _rankings(dealt, seat, rng)
    dealt.rng = rng.reseeded()
    return dealt


def _pile(
    pile: tuple[PileCard, ...], turn: Turn, seat: Seat | None, rng: Rng, *, with_hand: bool
) -> tuple[tuple[PileCard, ...], Turn, Rng]:
    """The pile, and where it was drawn from it the hand, with the cards unknown to `seat` permuted."""
    hand = turn.returned + turn.drawn if with_hand else ()
    unknown = [card.card for card in pile if seat not in card.seen_by]
    unknown += [card for card, seen in zip(hand, turn.drawn_seen, strict=False) if seat not in seen]
    shuffled, rng = rng.shuffled(unknown)
    fresh = iter(shuffled)
    new_pile = tuple(card if seat in card.seen_by else PileCard(next(fresh), card.seen_by) for card in pile)
    if not with_hand:
        return new_pile, turn, rng
    held = [
        (card if seat in seen else next(fresh), seen) for card, seen in zip(hand, turn.drawn_seen, strict=True)
    ]
    return new_pile, _hand(turn, held), rng


def _hand(turn: Turn, held: list[tuple[str, tuple[Seat, ...]]]) -> Turn:
    laid = len(turn.returned)
    return Turn(
        turn.seat,
        turn.stage,
        turn.space,
        drawn=tuple(card for card, _ in held[laid:]),
        tile=turn.tile,
        unfilled=turn.unfilled,
        place=turn.place,
        returned=tuple(card for card, _ in held[:laid]),
        drawn_seen=turn.drawn_seen,
    )


def _rankings(dealt: State, seat: Seat | None, rng: Rng) -> Rng:
    """Rankings of others dealt anew: any number of open cards in any order, or none."""
    if dealt.phase != "draft":
        return rng
    dealt.seats = dealt.seats.copy()
    for other, own in enumerate(dealt.seats):
        if other == seat:
            continue
        cards, rng = rng.shuffled(dealt.draft)
        length, rng = rng.below(len(cards) + 1)
        dealt.seats[other] = anew = copy(own)
        anew.ranking = cards[:length]
    return rng
