"""Phase 9: grounds are revealed, declared for, bid for and merged into their large mines (5.1.8)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact, Seat
from games.kohle_kolonie import auction as bidding
from games.kohle_kolonie import buying, facts, turns
from games.kohle_kolonie.actions import Bid, Declare, LeaveCeiling, Pass, PlaceCard
from games.kohle_kolonie.answers import tell_lapsed
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.consolidation_facts import (
    bid_facts,
    engines_there,
    lost_facts,
    order_facts,
    owners,
    pass_facts,
    standing,
    trust_parts,
    value_parts,
    won_facts,
)
from games.kohle_kolonie.state import Auction
from games.kohle_kolonie.supplies import spend_marker
from games.kohle_kolonie.tableau import allowed_spaces, lay, moved_up
from games.kohle_kolonie.trust import mark

_RULE: Final = "5.1.8"


def begin(change: Change) -> None:
    """Shuffle the large cards of the round."""
    state = change.state
    grounds = change.terrain.founded(state.round)
    state.to_consolidate, state.rng = state.rng.shuffled(grounds)


def go_on(change: Change) -> bool:
    """Carry on with the ground under the hammer, then with those to come; False once all are merged."""
    state, turn = change.state, change.state.turn
    match turn:
        case turns.Begin():
            begin(change)
        case turns.Done(asked="declare"):
            if _declare_on(change):
                return True
        case turns.Done(asked="bid"):
            if _bid_on(change, turn.seat):
                return True
        case _:
            _close(change)
    while state.to_consolidate:
        if _reveal(change):
            return True
    return False


def _reveal(change: Change) -> bool:
    """Turn up the next large card and consolidate its ground; True where somebody must decide."""
    state, terrain = change.state, change.terrain
    ground, *rest = state.to_consolidate
    state.to_consolidate = tuple(rest)
    card = terrain.cards[ground]
    params, places = {"ground": ground, "points": card.points, "coins": card.income}, (f"ground.{ground}",)
    held = bidding.holders(state, terrain, ground)
    auction = bidding.opened(state, terrain, ground, held)
    why = owners(state, terrain, ground, held)
    told = (*why, *order_facts(auction, held))
    change.tell("ground_revealed", _RULE, params, places, public=True, facts=told)
    change.reveal(f"ground.{ground}")
    if not auction.order:
        _merge(change, auction, None)
        return False
    state.auction = auction
    if auction.trust is None and len(auction.order) == 1:
        (owner,) = auction.order
        change.tell("sole_owner", "sole_owner", {"ground": ground}, places, seat=owner, facts=why)
        return _merge(change, auction, owner)
    _tell_trust(change, auction, why)
    return _declare_on(change)


def _tell_trust(change: Change, auction: Auction, owned: tuple[Fact, ...]) -> None:
    """The value of the Trust, or that it takes no part."""
    state, terrain, ground = change.state, change.terrain, auction.ground
    if auction.trust is None:
        change.tell("trust_not_there", "trust_takes_part", {"ground": ground}, (f"ground.{ground}",), public=True)
        return
    params = {"value": auction.trust, "coins": state.trust.coins, "extra": int(state.trust.extra_coin)}
    places = ("trust_track", f"ground.{ground}")
    rule = bidding.trust_value_rule(state, terrain, ground)
    change.tell("trust_value_set", rule, params, places, public=True, facts=trust_parts(state, owned))


# Declaring, openly and in bidding order (`virtual_declared`)


def _declare_on(change: Change) -> bool:
    state = change.state
    while True:
        auction = bidding.running(state)
        seat = next((seat for seat, done in zip(auction.order, auction.declared, strict=True) if not done), None)
        if seat is None:
            return _bid_on(change, None)
        plain = bidding.plain_declaration(state, seat)
        left = bidding.declaration_left(state, seat, auction.ground)
        # Its coins were reckoned with markers that are gone: it is used as it was left or not at all.
        if left is None and _forget_ceiling(change, seat, auction.ground):
            tell_lapsed(change, seat, "ceiling", auction.ground)
        if len(bidding.declarations(state, seat)) == 1:
            _declare(change, seat, plain, "value_set")
            continue
        if left is None:
            change.wait(turns.Declare(seat))
            return True
        _declare(change, seat, left, "value_set_ahead")
        change.fired.append(seat)


def declare(change: Change, action: Declare) -> None:
    """Add what is declared to the seat's value; markers are spent for good."""
    _declare(change, change.seat, action, "value_set")
    change.wait(turns.Done(change.seat, "declare"))


def declare_nothing(change: Change) -> None:
    """The turn ended without a declaration: no marker is spent."""
    _declare(change, change.seat, bidding.plain_declaration(change.state, change.seat), "value_set")
    change.wait(turns.Done(change.seat, "declare"))


def _declare(change: Change, seat: Seat, action: Declare, kind: str) -> None:
    state = change.state
    state.auction = bidding.declared(state, seat, action)
    if action.aid:
        give_back(change, seat)
    for _ in range(action.unification):
        spend_marker(change, seat, "unification")
    _only_bid(change, seat, state.auction.ground)
    value = bidding.value_of(state.auction, seat)
    params = {
        "ground": state.auction.ground,
        "mines": value.mines,
        "administration": value.administration,
        "aid": value.aid,
        "unification": value.unification,
        "value": value.total,
    }
    places, why = (f"ground.{state.auction.ground}",), value_parts(state, change.terrain, seat)
    change.tell(kind, bidding.declaration_rule(action), params, places, seat=seat, facts=why)


def _only_bid(change: Change, seat: Seat, ground: str) -> None:
    """What a ceiling had to declare is declared: from here on it is a value to bid up to."""
    own = change.of(seat)
    kept = tuple(
        LeaveCeiling(ground, left.value) if left.ground == ground else left for left in own.answers.ceilings
    )
    own.answers = replace(own.answers, ceilings=kept)


# Bidding


def _bid_on(change: Change, after: Seat | None) -> bool:
    """Ask the next bidder, passing those who cannot raise and letting ceilings left ahead bid."""
    state = change.state
    while True:
        auction = bidding.running(state)
        seat = bidding.next_bidder(state, auction, after)
        if seat is None:
            return _merge(change, auction, bidding.winner(state, auction))
        after = seat
        if not bidding.can_raise(state, auction, seat):
            _pass(change, seat, "passed_unable")
            continue
        left = bidding.ceiling_of(state.seats[seat], auction.ground)
        if left is None:
            change.wait(turns.Bid(seat))
            return True
        least = bidding.next_bid(state, auction)
        if least <= left.value:
            _bid(change, seat, least, "bid_ahead")
        else:
            _pass(change, seat, "passed_ahead")
        change.fired.append(seat)


def bid(change: Change, action: Bid) -> None:
    """Raise the seat's value."""
    _bid(change, change.seat, action.value, "bid_made")
    change.wait(turns.Done(change.seat, "bid"))


def pass_bid(change: Change, action: Pass) -> None:
    """Pass for the rest of the consolidation."""
    _pass(change, change.seat, "bid_passed")
    change.wait(turns.Done(change.seat, "bid"))


def _bid(change: Change, seat: Seat, value: int, kind: str) -> None:
    state = change.state
    rule, why = bidding.bid_rule(state, seat, value), bid_facts(state, seat, value)
    state.auction = bidding.raised(state, seat, value)
    params = {
        "ground": state.auction.ground,
        "value": value,
        "coins": bidding.cost_of(state.auction, seat, value),
    }
    change.tell(kind, rule, params, (f"ground.{state.auction.ground}",), seat=seat, facts=why)


def _pass(change: Change, seat: Seat, kind: str) -> None:
    state = change.state
    auction = bidding.running(state)
    params = {"ground": auction.ground, "least": bidding.next_bid(state, auction)}
    rule = "auto_pass_bid" if kind == "passed_unable" else bidding.BIDS
    why = pass_facts(state, seat)
    change.tell(kind, rule, params, (f"ground.{auction.ground}",), seat=seat, facts=why)
    state.auction = replace(auction, passed=(*auction.passed, seat))


# Merging


def _merge(change: Change, auction: Auction, won_by: Seat | None) -> bool:
    """Take the small mines out of the game and give the large one away; True where its space must be chosen."""
    state, terrain, ground = change.state, change.terrain, auction.ground
    _forget_protections(change, auction)
    if auction.trust is not None and auction.order and state.trust.extra_coin:
        # The additional coin counts once, whoever wins (`extra_coin_use`).
        state.trust = replace(state.trust, extra_coin=False)
    stood = standing(auction) if bidding.was_bid_for(auction) else ()
    if stood and not any(value.coins for value in auction.values):
        change.tell(
            "nobody_bid", bidding.BIDS, {"ground": ground}, (f"ground.{ground}",), public=True, facts=stood
        )
    losers = [seat for seat in auction.order if seat != won_by]
    why = (*stood, *engines_there(state, terrain, auction))
    engines = sum(_lose_mines(change, auction, seat) for seat in losers)
    if won_by is not None:
        why = (*won_facts(state, terrain, auction, won_by), *why)
        engines += _hand_in_mines(change, ground, won_by)
    engines += _clear_trust(change, ground)
    gone = terrain.small[ground]
    state.display = tuple(card for card in state.display if card not in gone)
    state.merged = (*state.merged, ground)
    _forget_ceilings(change, ground)
    if won_by is None:
        _to_trust(change, auction, engines, why)
        return False
    return _to_player(change, auction, won_by, engines, why)


def _forget_protections(change: Change, auction: Auction) -> None:
    """The spaces that protections left ahead name are about to hold other mines."""
    for seat in auction.order:
        answers = change.state.seats[seat].answers
        if answers.protection is not None:
            change.of(seat).answers = replace(answers, protection=None)
            tell_lapsed(change, seat, "protection", auction.ground, "compaction")


def _lose_mines(change: Change, auction: Auction, seat: Seat) -> int:
    """Remove a loser's small mines of the ground, for points; gives the engines that stood on them."""
    ground, why = auction.ground, lost_facts(change.state, change.terrain, auction, seat)
    count, engines = _remove_mines(change, ground, seat)
    change.miners(seat, count)
    points = facts.LOST_MINE_POINTS * count
    change.score(seat, "lost_mines", points)
    params = {"ground": ground, "count": count, "points": points, "engines": engines}
    places = (f"ground.{ground}", f"seat.{seat}.points")
    change.tell("mines_lost", bidding.MERGER, params, places, seat=seat, facts=why)
    return engines


def _hand_in_mines(change: Change, ground: str, seat: Seat) -> int:
    """Remove the winner's small mines, which the line of what is won tells: so only after the losers' lines."""
    count, engines = _remove_mines(change, ground, seat)
    change.miners(seat, count - 1)  # one miner moves to the large mine
    return engines


def _remove_mines(change: Change, ground: str, seat: Seat) -> tuple[int, int]:
    """Remove a seat's small mines of the ground; gives how many there were, and the engines on them."""
    own = change.of(seat)
    gone = [held for held in own.cards if held and change.terrain.cards[held.card].ground == ground]
    engines = sum(held.engine for held in gone)
    left = tuple(None if held in gone else held for held in own.cards)
    own.cards = moved_up(change.terrain, left)
    change.book(seat, "mines", -len(gone))
    change.book(seat, "engines", -engines)
    return len(gone), engines


def _clear_trust(change: Change, ground: str) -> int:
    """Remove the Trust's markers from the ground; gives its engines, coins go back (`trust_coin_marker`)."""
    state, small = change.state, change.terrain.small[ground]
    markers = [mine.marker for mine in state.trust.mines if mine.card in small]
    state.bank += markers.count("coin")
    kept = tuple(mine for mine in state.trust.mines if mine.card not in small)
    state.trust = replace(state.trust, mines=kept)
    return markers.count("engine")


def _forget_ceilings(change: Change, ground: str) -> None:
    for seat in range(len(change.state.seats)):
        _forget_ceiling(change, seat, ground)


def _forget_ceiling(change: Change, seat: Seat, ground: str) -> bool:
    """Whether there was one to forget."""
    answers = change.state.seats[seat].answers
    kept = tuple(left for left in answers.ceilings if left.ground != ground)
    if kept == answers.ceilings:
        return False
    change.of(seat).answers = replace(answers, ceilings=kept)
    return True


def _to_trust(change: Change, auction: Auction, engines: int, why: tuple[Fact, ...]) -> None:
    """All engines go back to the pool, then one marks the large mine (`engines_trust_wins`)."""
    state, ground = change.state, auction.ground
    state.engine_pool += engines
    mark(change, ground)
    state.auction = None
    params, rule = {"ground": ground, "engines": engines}, bidding.trust_won_rule(auction, engines)
    change.tell("trust_won", rule, params, (f"ground.{ground}",), public=True, facts=why)


def _to_player(change: Change, auction: Auction, seat: Seat, engines: int, why: tuple[Fact, ...]) -> bool:
    """Pay, score, take the engines, lay the card (`engines_to_winner`, `large_card_place`)."""
    state, ground = change.state, auction.ground
    own, card = change.of(seat), change.terrain.cards[auction.ground]
    coins = bidding.value_of(auction, seat).coins
    change.coins(seat, -coins)
    change.score(seat, "large_mines", card.points)
    change.book(seat, "mines", 1)
    change.book(seat, "engines", engines)
    own.beside += max(0, engines - 1)
    params = {"ground": ground, "coins": coins, "points": card.points, "engines": engines}
    places = (f"mine.{ground}", f"ground.{ground}", f"seat.{seat}.points")
    rule = bidding.won_rule(auction, seat, engines)
    change.tell("consolidation_won", rule, params, places, seat=seat, facts=why)
    state.auction = replace(auction, winner=seat, engine=engines > 0)
    return _find_space(change, seat)


def _find_space(change: Change, seat: Seat) -> bool:
    own = change.state.seats[seat]
    spaces = allowed_spaces(change.terrain, own)
    left = own.answers.places
    wanted = next((space for space in left.spaces if space in spaces), None) if left else None
    if len(spaces) == 1:
        _lay(change, seat, spaces[0])
    elif wanted is not None:
        _lay(change, seat, wanted)
        change.tell("placed_ahead", "large_card_place", {"space": wanted}, seat=seat)
        change.fired.append(seat)
    else:
        change.wait(turns.PlaceLarge(seat, bidding.running(change.state).ground))
        return True
    _close(change)
    return False


def place_card(change: Change, action: PlaceCard) -> None:
    """Lay the card just bought, or the large card just won."""
    if isinstance(change.state.turn, turns.PlaceCard):
        buying.place(change, action)
        return
    _lay(change, change.seat, action.space)
    change.wait(turns.Done(change.seat, "place_large"))


def _lay(change: Change, seat: Seat, space: str) -> None:
    auction = bidding.running(change.state)
    lay(change, seat, auction.ground, space, engine=auction.engine, rule="large_card_place")
    change.state.auction = replace(auction, engine=False)


def _close(change: Change) -> None:
    change.state.auction = None
