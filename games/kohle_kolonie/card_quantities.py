"""What a repair can set of mine cards: who owns them, where they lie, what stands on them."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from games.kohle_kolonie.counting import card_in_hand
from games.kohle_kolonie.quantities import FLAGS, NONE, YES, Kind, flag, one_of
from games.kohle_kolonie.state import MineCard, SeatState, State, TrustMine
from games.kohle_kolonie.tableau import allowed_spaces, with_engine
from games.kohle_kolonie.terrain import terrain_of

DISPLAY: Final = "display"
TRUST: Final = "trust"
ENGINE: Final = "engine"
COIN: Final = "coin"


def _cards(state: State) -> Iterator[tuple[str, ...]]:
    """Those that somebody can own: entered and not merged, large ones once founded."""
    for card in terrain_of(state).cards.values():
        merged = card.ground in state.merged
        if merged if card.kind == "large" else card.round <= state.round and not (card.kind == "small" and merged):
            yield (card.id,)


def _held_by(state: State, card: str) -> tuple[int, int] | None:
    """The seat that has the card on its tableau, and the index of the space."""
    for seat, own in enumerate(state.seats):
        for at, held in enumerate(own.cards):
            if held and held.card == card:
                return seat, at
    return None


def _owner(state: State, card: str) -> str:
    if held := _held_by(state, card):
        return str(held[0])
    if card_in_hand(state, state.turn.seat) == card:
        return str(state.turn.seat)
    if any(mine.card == card for mine in state.trust.mines):
        return TRUST
    return DISPLAY if card in state.display else NONE


def _owners(state: State, card: str) -> tuple[str, ...]:
    """Whose a card can be: who has room for it, the Trust's, nobody's yet. A card in hand stays there."""
    now = _owner(state, card)
    if card_in_hand(state, state.turn.seat) == card:
        return (now,)
    terrain = terrain_of(state)
    seats = [str(seat) for seat, own in enumerate(state.seats) if allowed_spaces(terrain, own)]
    sale = () if terrain.cards[card].kind == "large" else (DISPLAY,)
    return tuple(dict.fromkeys((now, *seats, TRUST, *sale)))


def _set_owner(state: State, value: str, card: str) -> None:
    """The card changes hands, and with it what marks the mine on the board: a miner, or the Trust's marker."""
    engine = _take_away(state, card)
    if value.isdecimal():
        own = state.seats[int(value)]
        _lay(state, own, MineCard(card, engine))
        own.pool -= 1
        return
    state.engine_pool += engine
    if value == TRUST:
        _mark(state, card)
    else:
        order = terrain_of(state).cards
        state.display = tuple(sorted((*state.display, card), key=lambda id: order[id].number))


def _take_away(state: State, card: str) -> bool:
    """Take the card from where it is; whether a steam engine of a seat stood on it."""
    if held := _held_by(state, card):
        own, at = state.seats[held[0]], held[1]
        there = own.cards[at]
        own.cards = _with_card(own, at, None)
        own.pool += 1
        return there is not None and there.engine
    for mine in state.trust.mines:
        if mine.card == card:
            _unmark(state, mine)
    state.display = tuple(other for other in state.display if other != card)
    return False


def _with_card(own: SeatState, at: int, card: MineCard | None) -> tuple[MineCard | None, ...]:
    return (*own.cards[:at], card, *own.cards[at + 1 :])


def _lay(state: State, own: SeatState, card: MineCard) -> None:
    terrain = terrain_of(state)
    own.cards = _with_card(own, terrain.space_index[allowed_spaces(terrain, own)[0]], card)


def _mark(state: State, card: str) -> None:
    engine = state.engine_pool > 0
    state.engine_pool -= engine
    state.bank -= not engine
    mine = TrustMine(card, ENGINE if engine else COIN)
    state.trust = replace(state.trust, mines=(*state.trust.mines, mine))


def _unmark(state: State, mine: TrustMine) -> None:
    state.trust = replace(state.trust, mines=tuple(other for other in state.trust.mines if other != mine))
    state.engine_pool += mine.marker == ENGINE
    state.bank += mine.marker == COIN


def _laid(state: State) -> Iterator[tuple[str, ...]]:
    """The cards on tableaus."""
    yield from ((held.card,) for own in state.seats for held in own.cards if held)


def _space(state: State, card: str) -> str:
    held = _held_by(state, card)
    return terrain_of(state).spaces[held[1]] if held else NONE


def _spaces(state: State, card: str) -> tuple[str, ...]:
    return terrain_of(state).spaces


def _set_space(state: State, value: str, card: str) -> None:
    """The card moves on its tableau, changing places with what lies there."""
    held = _held_by(state, card)
    if held is None:
        return
    own, to = state.seats[held[0]], terrain_of(state).space_index[value]
    cards = list(own.cards)
    cards[held[1]], cards[to] = cards[to], cards[held[1]]
    own.cards = tuple(cards)


def _has_engine(state: State, card: str) -> str:
    return flag(any(held.engine for own in state.seats for held in own.cards if held and held.card == card))


def _set_engine(state: State, value: str, card: str) -> None:
    held = _held_by(state, card)
    if held is None:
        return
    own, at = state.seats[held[0]], held[1]
    own.cards = with_engine(own.cards, at) if value == YES else _with_card(own, at, MineCard(card))


def _of_the_trust(state: State) -> Iterator[tuple[str, ...]]:
    yield from ((mine.card,) for mine in state.trust.mines)


def _marker(state: State, card: str) -> str:
    return next((mine.marker for mine in state.trust.mines if mine.card == card), NONE)


def _set_marker(state: State, value: str, card: str) -> None:
    marker = ENGINE if value == ENGINE else COIN
    mines = tuple(TrustMine(card, marker) if mine.card == card else mine for mine in state.trust.mines)
    state.trust = replace(state.trust, mines=mines)


CARDS: Final = (
    Kind("owner", _cards, _owner, _owners, _set_owner),
    Kind("place", _laid, _space, _spaces, _set_space),
    Kind("engine", _laid, _has_engine, FLAGS, _set_engine),
    Kind("mark", _of_the_trust, _marker, one_of(ENGINE, COIN), _set_marker),
)
"""In this order: whose a card is decides what else can be set of it."""
