"""Drawing five tiles or order cards, keeping at most one, and putting the others back."""

from typing import Final

from games.coal_baron import factory, facts, orders, turns
from games.coal_baron.actions import ChooseSubstitute, Keep, PutNext, ReturnTo
from games.coal_baron.change import Change
from games.coal_baron.state import State
from games.coal_baron.turns import Drawn, DrawSpace, PileCard, cards
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted

NONE_KEPT: Final = Keep(None)
RETURNS: Final = (ReturnTo("top"), ReturnTo("bottom"))


def pile_of(state: State, space: DrawSpace) -> tuple[PileCard, ...]:
    """The pile that a draw space draws from."""
    return state.tile_pile if space == "factory_draw" else state.order_pile


def draw(change: Change, space: DrawSpace) -> None:
    """Take the five topmost cards, or what is left of them (F5), for the seat alone to see (H3)."""
    pile = pile_of(change.state, space)
    _set_pile(change, space, pile[facts.DRAWN :])
    drawn = Drawn(space, pile[: facts.DRAWN])
    change.wait(turns.Keep(change.seat, drawn))
    what, count = _what(drawn), len(drawn.cards)
    change.tell(f"{what}_drawn", "F5" if count < facts.DRAWN else _rule(drawn), {"count": count}, places=(space,))
    change.tell(f"{what}_seen", "H3", {what: cards(drawn.cards)}, only=(change.seat,))
    change.reveal(what, (change.seat,))


def keeps(state: State, seat: Seat) -> list[Keep]:
    """One of the drawn cards, or none; a tile only where the seat can pay it (F2, F3)."""
    drawn = expect(state.turn, turns.Keep).drawn
    kinds = dict.fromkeys(cards(drawn.cards))
    kept = [Keep(card) for card in kinds if not drawn.of_tiles or factory.affordable(state, seat, card)]
    return [*kept, NONE_KEPT]


def cannot_keep(state: State, seat: Seat, action: Keep) -> Violation:
    """The card was not drawn, or the seat cannot pay the tile."""
    drawn = expect(state.turn, turns.Keep).drawn
    if action.card in cards(drawn.cards):
        return factory.too_dear(state, seat, action.card)
    return _not_drawn(drawn, action.card)


def keep(change: Change, action: Keep) -> None:
    """Keep one of the drawn cards, paying for a tile, or none; then the others go back."""
    drawn, card = expect(change.state.turn, turns.Keep).drawn, action.card
    if card is None:
        affordable = keeps(change.state, change.seat) != [NONE_KEPT]
        change.tell("nothing_kept", _rule(drawn) if affordable else "F2", {"space": drawn.space})
        _ask_where(change, drawn)
        return
    rest = Drawn(drawn.space, _without(drawn.cards, _instance(drawn, card)))
    if not drawn.of_tiles:
        orders.take(change, card)
    elif not factory.buy(change, card, rest):
        return
    _ask_where(change, rest)


def choose_substitute(change: Change, action: ChooseSubstitute) -> None:
    """Fill the next minecart; once none is left, the other cards drawn go back."""
    source = expect(change.state.turn, turns.Substitute).source
    if factory.choose_substitute(change, action):
        if isinstance(source, Drawn):
            _ask_where(change, source)
        else:
            change.wait(turns.Done(change.seat, source))


def _ask_where(change: Change, drawn: Drawn) -> None:
    """Ask where the cards in hand go, if there are any."""
    if not drawn.cards:
        change.wait(turns.Done(change.seat, drawn.space))
    elif pile_of(change.state, drawn.space):
        change.wait(turns.ReturnTo(change.seat, drawn))
    else:  # top and bottom of an empty pile are the same place
        _lay(change, turns.PutNext(change.seat, drawn, "top"))


def return_to(change: Change, action: ReturnTo) -> None:
    """Put all cards in hand on top of or under the pile (F4); ask for their order where it matters."""
    _lay(change, turns.PutNext(change.seat, expect(change.state.turn, turns.ReturnTo).drawn, action.place))


def nexts(state: State, seat: Seat) -> list[PutNext]:
    """Each of the cards in hand, equal ones once."""
    return [PutNext(card) for card in dict.fromkeys(cards(expect(state.turn, turns.PutNext).drawn.cards))]


def not_in_hand(state: State, seat: Seat, action: PutNext) -> Violation:
    """The card is none of those in hand."""
    return _not_drawn(expect(state.turn, turns.PutNext).drawn, action.card)


def put_next(change: Change, action: PutNext) -> None:
    """Lay the named card next, counted from the top."""
    turn = expect(change.state.turn, turns.PutNext)
    hand = turn.drawn.cards
    index = cards(hand).index(action.card)
    rest = Drawn(turn.drawn.space, _without(hand, index))
    _lay(change, turns.PutNext(turn.seat, rest, turn.place, (*turn.returned, hand[index])))


def _lay(change: Change, turn: turns.PutNext) -> None:
    """Ask for the next card; put all back as soon as those left in hand are all equal."""
    drawn = turn.drawn
    if len(set(cards(drawn.cards))) > 1:
        change.wait(turn)
        return
    laid = turns.held(turn)
    seen = _known_after(turn.seat, laid)
    back = tuple(PileCard(card.card, seen) for card in laid)
    pile = pile_of(change.state, drawn.space)
    _set_pile(change, drawn.space, back + pile if turn.place == "top" else pile + back)
    change.tell(f"{_what(drawn)}_returned", "F4", {"count": len(laid), "place": turn.place})
    change.wait(turns.Done(turn.seat, drawn.space))


def _known_after(seat: Seat, laid: tuple[PileCard, ...]) -> tuple[Seat, ...]:
    """Who knows what lies where: the seat itself; others only if they knew every card and all are equal."""
    if len(set(cards(laid))) > 1:
        return (seat,)
    return tuple(sorted({seat}.union(set(laid[0].seen_by).intersection(*(card.seen_by for card in laid)))))


def _instance(drawn: Drawn, card: str) -> int:
    """Among equal drawn tiles the one that most seats knew, so that nobody is thought to know what is left."""
    equal = [index for index, other in enumerate(drawn.cards) if other.card == card]
    return max(equal, key=lambda index: len(drawn.cards[index].seen_by))


def _without(items: tuple[PileCard, ...], index: int) -> tuple[PileCard, ...]:
    return (*items[:index], *items[index + 1 :])


def _not_drawn(drawn: Drawn, card: str | None) -> Violation:
    if drawn.of_tiles:
        if card not in facts.TILES:
            return Violation("unknown-tile", _rule(drawn), {"word": quoted(card)})
        return Violation("tile-not-drawn", _rule(drawn), {"tile": card})
    if card not in facts.ORDERS:
        return Violation("unknown-order", _rule(drawn), {"word": quoted(card)})
    return Violation("order-not-drawn", _rule(drawn), {"order": card})


def _set_pile(change: Change, space: DrawSpace, pile: tuple[PileCard, ...]) -> None:
    if space == "factory_draw":
        change.state.tile_pile = pile
    else:
        change.state.order_pile = pile


def _what(drawn: Drawn) -> str:
    return "tiles" if drawn.of_tiles else "orders"


def _rule(drawn: Drawn) -> str:
    return "Usine de berlines" if drawn.of_tiles else "Commandes"
