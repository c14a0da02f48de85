"""A state in which everything that a seat, or the public, cannot know is dealt anew."""

from copy import copy

from games.coal_baron import turns
from games.coal_baron.state import PileCard, State
from games.engine.event import Seat
from games.engine.rng import Rng
from games.engine.unanswered import emptied


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The state with unseen pile cards, others' hands and rankings, and the generator's seed dealt anew."""
    dealt = copy(state)
    hidden = () if state.turn.seat == seat else turns.held(state.turn)
    of_tiles = turns.space_of(state.turn) == "factory_draw"
    tiles, rng = _anew(state.tile_pile + (hidden if of_tiles else ()), seat, rng)
    orders, rng = _anew(state.order_pile + (() if of_tiles else hidden), seat, rng)
    dealt.tile_pile, dealt.order_pile = tiles[: len(state.tile_pile)], orders[: len(state.order_pile)]
    if hidden:
        dealt.turn = turns.holding(state.turn, (tiles if of_tiles else orders)[-len(hidden) :])
    rng = _rankings(dealt, seat, rng)
    dealt.rng = rng.reseeded()
    return dealt


def _anew(cards: tuple[PileCard, ...], seat: Seat | None, rng: Rng) -> tuple[tuple[PileCard, ...], Rng]:
    """A pile, and the hand that was drawn from it, with the cards unknown to `seat` permuted."""
    shuffled, rng = rng.shuffled(sorted(card.card for card in cards if seat not in card.seen_by))
    fresh = iter(shuffled)
    return tuple(card if seat in card.seen_by else PileCard(next(fresh), card.seen_by) for card in cards), rng


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


def unanswered(state: State) -> State:
    """The state without any ranking left ahead."""
    return emptied(state, "ranking", ())
