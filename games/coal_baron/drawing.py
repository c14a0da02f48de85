"""Drawing five tiles or order cards, keeping at most one, and putting the others back."""

from typing import Final, Literal, TypeVar

from games.coal_baron import factory, facts, orders
from games.coal_baron.actions import ChooseSubstitute, Keep, Place, PutNext, ReturnTo
from games.coal_baron.move import Move
from games.coal_baron.state import PileCard, State, Turn
from games.engine.event import Seat
from games.engine.violation import Violation, quoted

T = TypeVar("T")

NONE_KEPT: Final = Keep(None)
RETURNS: Final = (ReturnTo("top"), ReturnTo("bottom"))


def of_tiles(turn: Turn) -> bool:
    """Whether the turn draws tunnel tiles; otherwise it draws order cards."""
    return turn.space == "factory_draw"


def pile_of(state: State, space: str | None) -> tuple[PileCard, ...]:
    """The pile that a draw space draws from."""
    return state.tile_pile if space == "factory_draw" else state.order_pile


def draw(move: Move, space: facts.Space) -> None:
    """Take the five topmost cards, or what is left of them (F5), for the seat alone to see (H3)."""
    pile = pile_of(move.state, space.id)
    taken = pile[: facts.DRAWN]
    _set_pile(move, space.id, pile[facts.DRAWN :])
    cards = tuple(card.card for card in taken)
    turn = Turn(move.seat, "keep", space.id, drawn=cards, drawn_seen=tuple(card.seen_by for card in taken))
    move.wait(turn)
    what = "tiles" if of_tiles(turn) else "orders"
    rule = _rule(turn)
    move.tell(f"{what}_drawn", rule, {"count": len(cards)}, places=(space.id,))
    move.tell(f"{what}_seen", rule, {what: cards}, only=(move.seat,))
    move.reveal(what, (move.seat,))


def keepable(state: State, seat: Seat, card: str) -> bool:
    """Whether a drawn card may be kept: orders always, tiles where the seat can pay them (F2, F3)."""
    return not of_tiles(state.turn) or factory.affordable(state, seat, card)


def keeps(state: State, seat: Seat) -> list[Keep]:
    """One of the drawn cards, or none."""
    held = dict.fromkeys(state.turn.drawn)
    return [*(Keep(card) for card in held if keepable(state, seat, card)), NONE_KEPT]


def cannot_keep(state: State, seat: Seat, action: Keep) -> Violation:
    """The card was not drawn, or the seat cannot pay the tile."""
    card = action.card or ""
    return factory.too_dear(state, seat, card) if card in state.turn.drawn else _not_drawn(state.turn, card)


def keep(move: Move, action: Keep) -> None:
    """Keep one of the drawn cards, paying for a tile, or none; then the others go back."""
    turn, card = move.state.turn, action.card
    if card is None:
        move.tell("nothing_kept", _rule(turn), {"space": turn.space or ""})
        move.wait(_done(turn, turn.drawn, turn.drawn_seen))
    else:
        index = _instance(turn, card)
        rest = _done(turn, _without(turn.drawn, index), _without(turn.drawn_seen, index))
        if of_tiles(turn):
            factory.buy(move, card, rest)
        else:
            orders.take(move, card)
            move.wait(rest)
    resume(move)


def choose_substitute(move: Move, action: ChooseSubstitute) -> None:
    """Fill the next minecart; once none is left, the other cards drawn go back."""
    factory.choose_substitute(move, action)
    resume(move)


def resume(move: Move) -> None:
    """Ask where the cards in hand go, once nothing else of the turn is open."""
    turn = move.state.turn
    if turn.stage != "done" or not turn.drawn:
        return
    if pile_of(move.state, turn.space):
        move.wait(_returning(turn, "return_to", None, turn.drawn, (), turn.drawn_seen))
    else:  # top and bottom of an empty pile are the same place
        _return_to(move, "top")


def returns(state: State, seat: Seat) -> tuple[ReturnTo, ...]:
    """On top or under the pile."""
    return RETURNS


def return_to(move: Move, action: ReturnTo) -> None:
    """Put all cards in hand on top of or under the pile (F4); ask for their order where it matters."""
    _return_to(move, action.place)


def _return_to(move: Move, place: Place) -> None:
    turn = move.state.turn
    move.wait(_returning(turn, "put_next", place, turn.drawn, turn.returned, turn.drawn_seen))
    _settle_order(move)


def nexts(state: State, seat: Seat) -> list[PutNext]:
    """Each of the cards in hand, equal ones once."""
    return [PutNext(card) for card in dict.fromkeys(state.turn.drawn)]


def not_in_hand(state: State, seat: Seat, action: PutNext) -> Violation:
    """The card is none of those in hand."""
    return _not_drawn(state.turn, action.card)


def put_next(move: Move, action: PutNext) -> None:
    """Lay the named card next, counted from the top."""
    turn = move.state.turn
    index = turn.drawn.index(action.card)
    laid = len(turn.returned)
    seen = turn.drawn_seen[laid:]
    move.wait(
        _returning(
            turn,
            "put_next",
            turn.place,
            _without(turn.drawn, index),
            (*turn.returned, action.card),
            (*turn.drawn_seen[:laid], seen[index], *_without(seen, index)),
        )
    )
    _settle_order(move)


def _settle_order(move: Move) -> None:
    """Put the cards back as soon as those left in hand are all equal."""
    turn = move.state.turn
    if len(set(turn.drawn)) > 1:
        return
    cards = turn.returned + turn.drawn
    seen = _known_after(turn, cards)
    back = tuple(PileCard(card, seen) for card in cards)
    pile = pile_of(move.state, turn.space)
    _set_pile(move, turn.space, back + pile if turn.place == "top" else pile + back)
    what = "tiles" if of_tiles(turn) else "orders"
    move.tell(f"{what}_returned", _rule(turn), {"count": len(cards), "place": turn.place or ""})
    move.wait(Turn(turn.seat, "done", turn.space))


def _known_after(turn: Turn, cards: tuple[str, ...]) -> tuple[Seat, ...]:
    """Who knows what lies where: the seat itself; others only if they knew every card and all are equal."""
    others = set(turn.drawn_seen[0]) if len(set(cards)) == 1 else set[Seat]()
    for seats in turn.drawn_seen:
        others &= set(seats)
    return tuple(sorted({turn.seat} | others))


def _instance(turn: Turn, card: str) -> int:
    """Among equal drawn tiles the one that most seats knew, so that nobody is thought to know what is left."""
    equal = [index for index, drawn in enumerate(turn.drawn) if drawn == card]
    return max(equal, key=lambda index: len(turn.drawn_seen[index]))


def _done(turn: Turn, drawn: tuple[str, ...], seen: tuple[tuple[Seat, ...], ...]) -> Turn:
    return Turn(turn.seat, "done", turn.space, drawn=drawn, drawn_seen=seen)


def _returning(
    turn: Turn,
    stage: Literal["return_to", "put_next"],
    place: Place | None,
    drawn: tuple[str, ...],
    returned: tuple[str, ...],
    seen: tuple[tuple[Seat, ...], ...],
) -> Turn:
    return Turn(turn.seat, stage, turn.space, drawn=drawn, place=place, returned=returned, drawn_seen=seen)


def _without(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    return (*items[:index], *items[index + 1 :])


def _not_drawn(turn: Turn, card: str) -> Violation:
    if of_tiles(turn):
        if card not in facts.TILES:
            return Violation("unknown-tile", _rule(turn), {"word": quoted(card)})
        return Violation("tile-not-drawn", _rule(turn), {"tile": card})
    if card not in facts.ORDERS:
        return Violation("unknown-order", _rule(turn), {"word": quoted(card)})
    return Violation("order-not-drawn", _rule(turn), {"order": card})


def _set_pile(move: Move, space: str | None, pile: tuple[PileCard, ...]) -> None:
    if space == "factory_draw":
        move.state.tile_pile = pile
    else:
        move.state.order_pile = pile


def _rule(turn: Turn) -> str:
    return "Usine de berlines" if of_tiles(turn) else "Commandes"
