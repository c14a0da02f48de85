"""Phase 9: grounds are revealed, declared for, bid for and merged into their large mines (5.1.8)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.kohle_kolonie import auction as bidding
from games.kohle_kolonie import buying, facts, turns
from games.kohle_kolonie.actions import Bid, Declare, LeaveCeiling, Pass, PlaceCard
from games.kohle_kolonie.answers import tell_lapsed
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import Auction
from games.kohle_kolonie.supplies import spend_marker
from games.kohle_kolonie.tableau import allowed_spaces, lay, moved_up
from games.kohle_kolonie.trust import mark

_RULE: Final = "5.1.8"


def begin(move: Move) -> None:
    """Shuffle the large cards of the round."""
    state = move.state
    grounds = move.terrain.founded(state.round)
    state.to_consolidate, state.rng = state.rng.shuffled(grounds)


def go_on(move: Move) -> bool:
    """Carry on with the ground under the hammer, then with those to come; False once all are merged."""
    state, turn = move.state, move.state.turn
    match turn:
        case turns.Begin():
            begin(move)
        case turns.Done(asked="declare"):
            if _declare_on(move):
                return True
        case turns.Done(asked="bid"):
            if _bid_on(move, turn.seat):
                return True
        case _:
            _close(move)
    while state.to_consolidate:
        if _reveal(move):
            return True
    return False


def _reveal(move: Move) -> bool:
    """Turn up the next large card and consolidate its ground; True where somebody must decide."""
    state, terrain = move.state, move.terrain
    ground, *rest = state.to_consolidate
    state.to_consolidate = tuple(rest)
    card = terrain.cards[ground]
    params = {"ground": ground, "points": card.points, "coins": card.income}
    move.tell("ground_revealed", _RULE, params, (f"ground.{ground}",), public=True)
    move.reveal(f"ground.{ground}")
    auction = bidding.opened(state, terrain, ground)
    if not auction.order:
        _merge(move, auction, None)
        return False
    state.auction = auction
    if auction.trust is None and len(auction.order) == 1:
        (owner,) = auction.order
        places = (f"ground.{ground}",)
        move.tell("sole_owner", "sole_owner", {"ground": ground}, places, seat=owner)
        return _merge(move, auction, owner)
    if auction.trust is not None:
        params = {"value": auction.trust, "coins": state.trust.coins, "extra": int(state.trust.extra_coin)}
        move.tell("trust_value_set", _RULE, params, ("trust_track", f"ground.{ground}"), public=True)
    return _declare_on(move)


# Declaring, openly and in bidding order (`virtual_declared`)


def _declare_on(move: Move) -> bool:
    state = move.state
    while True:
        auction = bidding.running(state)
        seat = next((seat for seat, done in zip(auction.order, auction.declared, strict=True) if not done), None)
        if seat is None:
            return _bid_on(move, None)
        plain = bidding.plain_declaration(state, seat)
        left = bidding.declaration_left(state, seat, auction.ground)
        # Its coins were reckoned with markers that are gone: it is used as it was left or not at all.
        if left is None and _forget_ceiling(move, seat, auction.ground):
            tell_lapsed(move, seat, "ceiling", auction.ground)
        if len(bidding.declarations(state, seat)) == 1:
            _declare(move, seat, plain, "value_set")
            continue
        if left is None:
            move.wait(turns.Declare(seat))
            return True
        _declare(move, seat, left, "value_set_ahead")
        move.fired.append(seat)


def declare(move: Move, action: Declare) -> None:
    """Add what is declared to the seat's value; markers are spent for good."""
    _declare(move, move.seat, action, "value_set")
    move.wait(turns.Done(move.seat, "declare"))


def declare_nothing(move: Move) -> None:
    """The turn ended without a declaration: no marker is spent."""
    _declare(move, move.seat, bidding.plain_declaration(move.state, move.seat), "value_set")
    move.wait(turns.Done(move.seat, "declare"))


def _declare(move: Move, seat: Seat, action: Declare, kind: str) -> None:
    state = move.state
    state.auction = bidding.declared(state, seat, action)
    if action.aid:
        give_back(move, seat)
    for _ in range(action.unification):
        spend_marker(move, seat, "unification")
    _only_bid(move, seat, state.auction.ground)
    value = bidding.value_of(state.auction, seat)
    params = {
        "ground": state.auction.ground,
        "mines": value.mines,
        "administration": value.administration,
        "aid": value.aid,
        "unification": value.unification,
        "value": value.total,
    }
    move.tell(kind, _RULE, params, (f"ground.{state.auction.ground}",), seat=seat)


def _only_bid(move: Move, seat: Seat, ground: str) -> None:
    """What a ceiling had to declare is declared: from here on it is a value to bid up to."""
    own = move.of(seat)
    kept = tuple(
        LeaveCeiling(ground, left.value) if left.ground == ground else left for left in own.answers.ceilings
    )
    own.answers = replace(own.answers, ceilings=kept)


# Bidding


def _bid_on(move: Move, after: Seat | None) -> bool:
    """Ask the next bidder, passing those who cannot raise and letting ceilings left ahead bid."""
    state = move.state
    while True:
        auction = bidding.running(state)
        seat = bidding.next_bidder(state, auction, after)
        if seat is None:
            return _merge(move, auction, bidding.winner(state, auction))
        after = seat
        if not bidding.can_raise(state, auction, seat):
            _pass(move, seat, "passed_unable")
            continue
        left = bidding.ceiling_of(state.seats[seat], auction.ground)
        if left is None:
            move.wait(turns.Bid(seat))
            return True
        least = bidding.next_bid(state, auction)
        if least <= left.value:
            _bid(move, seat, least, "bid_ahead")
        else:
            _pass(move, seat, "passed_ahead")
        move.fired.append(seat)


def bid(move: Move, action: Bid) -> None:
    """Raise the seat's value."""
    _bid(move, move.seat, action.value, "bid_made")
    move.wait(turns.Done(move.seat, "bid"))


def pass_bid(move: Move, action: Pass) -> None:
    """Pass for the rest of the consolidation."""
    _pass(move, move.seat, "bid_passed")
    move.wait(turns.Done(move.seat, "bid"))


def _bid(move: Move, seat: Seat, value: int, kind: str) -> None:
    state = move.state
    state.auction = bidding.raised(state, seat, value)
    params = {
        "ground": state.auction.ground,
        "value": value,
        "coins": bidding.cost_of(state.auction, seat, value),
    }
    move.tell(kind, _RULE, params, (f"ground.{state.auction.ground}",), seat=seat)


def _pass(move: Move, seat: Seat, kind: str) -> None:
    state = move.state
    auction = bidding.running(state)
    params = {"ground": auction.ground, "least": bidding.next_bid(state, auction)}
    rule = "auto_pass_bid" if kind == "passed_unable" else _RULE
    move.tell(kind, rule, params, (f"ground.{auction.ground}",), seat=seat)
    state.auction = replace(auction, passed=(*auction.passed, seat))


# Merging


def _merge(move: Move, auction: Auction, won_by: Seat | None) -> bool:
    """Take the small mines out of the game and give the large one away; True where its space must be chosen."""
    state, terrain, ground = move.state, move.terrain, auction.ground
    _forget_protections(move, auction)
    by_bidding = len(auction.order) > 1 or (auction.trust is not None and bool(auction.order))
    if by_bidding and auction.trust is not None and state.trust.extra_coin:
        # The additional coin counts once, whoever wins (`extra_coin_use`).
        state.trust = replace(state.trust, extra_coin=False)
    losers = [seat for seat in auction.order if seat != won_by]
    engines = sum(_lose_mines(move, ground, seat) for seat in losers)
    if won_by is not None:
        engines += _hand_in_mines(move, ground, won_by)
    engines += _clear_trust(move, ground)
    gone = terrain.small[ground]
    state.display = tuple(card for card in state.display if card not in gone)
    state.merged = (*state.merged, ground)
    _forget_ceilings(move, ground)
    if won_by is None:
        _to_trust(move, ground, engines)
        return False
    return _to_player(move, auction, won_by, engines)


def _forget_protections(move: Move, auction: Auction) -> None:
    """The spaces that protections left ahead name are about to hold other mines."""
    for seat in auction.order:
        answers = move.state.seats[seat].answers
        if answers.protection is not None:
            move.of(seat).answers = replace(answers, protection=None)
            tell_lapsed(move, seat, "protection", auction.ground)


def _lose_mines(move: Move, ground: str, seat: Seat) -> int:
    """Remove a loser's small mines of the ground, for points; gives the engines that stood on them."""
    count, engines = _remove_mines(move, ground, seat)
    move.miners(seat, count)
    points = facts.LOST_MINE_POINTS * count
    move.score(seat, "lost_mines", points)
    params = {"ground": ground, "count": count, "points": points, "engines": engines}
    move.tell("mines_lost", _RULE, params, (f"ground.{ground}", f"seat.{seat}.points"), seat=seat)
    return engines


def _hand_in_mines(move: Move, ground: str, seat: Seat) -> int:
    """Remove the winner's small mines, which the line of what is won tells: so only after the losers' lines."""
    count, engines = _remove_mines(move, ground, seat)
    move.miners(seat, count - 1)  # one miner moves to the large mine
    return engines


def _remove_mines(move: Move, ground: str, seat: Seat) -> tuple[int, int]:
    """Remove a seat's small mines of the ground; gives how many there were, and the engines on them."""
    own = move.of(seat)
    gone = [held for held in own.cards if held and move.terrain.cards[held.card].ground == ground]
    engines = sum(held.engine for held in gone)
    left = tuple(None if held in gone else held for held in own.cards)
    own.cards = moved_up(move.terrain, left)
    move.note(seat, "mines", -len(gone))
    move.note(seat, "engines", -engines)
    return len(gone), engines


def _clear_trust(move: Move, ground: str) -> int:
    """Remove the Trust's markers from the ground; gives its engines, coins go back (`trust_coin_marker`)."""
    state, small = move.state, move.terrain.small[ground]
    markers = [mine.marker for mine in state.trust.mines if mine.card in small]
    state.bank += markers.count("coin")
    kept = tuple(mine for mine in state.trust.mines if mine.card not in small)
    state.trust = replace(state.trust, mines=kept)
    return markers.count("engine")


def _forget_ceilings(move: Move, ground: str) -> None:
    for seat in range(len(move.state.seats)):
        _forget_ceiling(move, seat, ground)


def _forget_ceiling(move: Move, seat: Seat, ground: str) -> bool:
    """Whether there was one to forget."""
    answers = move.state.seats[seat].answers
    kept = tuple(left for left in answers.ceilings if left.ground != ground)
    if kept == answers.ceilings:
        return False
    move.of(seat).answers = replace(answers, ceilings=kept)
    return True


def _to_trust(move: Move, ground: str, engines: int) -> None:
    """All engines go back to the pool, then one marks the large mine (`engines_trust_wins`)."""
    state = move.state
    state.engine_pool += engines
    mark(move, ground)
    state.auction = None
    move.tell("trust_won", _RULE, {"ground": ground, "engines": engines}, (f"ground.{ground}",), public=True)


def _to_player(move: Move, auction: Auction, seat: Seat, engines: int) -> bool:
    """Pay, score, take the engines, lay the card (`engines_to_winner`, `large_card_place`)."""
    state, ground = move.state, auction.ground
    own, card = move.of(seat), move.terrain.cards[auction.ground]
    coins = bidding.value_of(auction, seat).coins
    move.coins(seat, -coins)
    move.score(seat, "large_mines", card.points)
    move.note(seat, "mines", 1)
    move.note(seat, "engines", engines)
    own.beside += max(0, engines - 1)
    params = {"ground": ground, "coins": coins, "points": card.points, "engines": engines}
    places = (f"mine.{ground}", f"ground.{ground}", f"seat.{seat}.points")
    move.tell("consolidation_won", _RULE, params, places, seat=seat)
    state.auction = replace(auction, winner=seat, engine=engines > 0)
    return _find_space(move, seat)


def _find_space(move: Move, seat: Seat) -> bool:
    own = move.state.seats[seat]
    spaces = allowed_spaces(move.terrain, own)
    left = own.answers.places
    wanted = next((space for space in left.spaces if space in spaces), None) if left else None
    if len(spaces) == 1:
        _lay(move, seat, spaces[0])
    elif wanted is not None:
        _lay(move, seat, wanted)
        move.tell("placed_ahead", "large_card_place", {"space": wanted}, seat=seat)
        move.fired.append(seat)
    else:
        move.wait(turns.PlaceLarge(seat, bidding.running(move.state).ground))
        return True
    _close(move)
    return False


def place_card(move: Move, action: PlaceCard) -> None:
    """Lay the card just bought, or the large card just won."""
    if isinstance(move.state.turn, turns.PlaceCard):
        buying.place(move, action)
        return
    _lay(move, move.seat, action.space)
    move.wait(turns.Done(move.seat, "place_large"))


def _lay(move: Move, seat: Seat, space: str) -> None:
    auction = bidding.running(move.state)
    lay(move, seat, auction.ground, space, engine=auction.engine)
    move.state.auction = replace(auction, engine=False)


def _close(move: Move) -> None:
    move.state.auction = None
