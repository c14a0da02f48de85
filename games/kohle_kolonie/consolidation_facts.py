"""On what a consolidation rests: owners in the ground, the parts of values, how all stood at the end (5.1.8)."""

from collections.abc import Mapping
from functools import cache

from games.engine.event import Fact, Seat
from games.kohle_kolonie import auction as bidding
from games.kohle_kolonie import facts
from games.kohle_kolonie.buying import card_points
from games.kohle_kolonie.pithead_facts import administration_places
from games.kohle_kolonie.pitheads import ADMINISTRATION, administration_points
from games.kohle_kolonie.state import Auction, SeatState, State
from games.kohle_kolonie.terrain import Card, Terrain


def owners(state: State, terrain: Terrain, ground: str, held: Mapping[str, Seat]) -> tuple[Fact, ...]:
    """Each small mine of the ground with its value: a player's, the Trust's, or not bought by anybody."""
    trust = [mine.card for mine in state.trust.mines]
    cards = terrain.cards
    return tuple([_mine(card, cards[card].value, held.get(card), card in trust) for card in terrain.small[ground]])


@cache  # as many as there are cards and owners
def _mine(card: str, value: int, owner: Seat | None, trusts: bool = False) -> Fact:
    """A mine with its value, and whose it is."""
    if owner is not None:
        return Fact("mine_of_player", {"card": card, "value": value, "seat": owner})
    return Fact("mine_of_trust" if trusts else "mine_unbought", {"card": card, "value": value})


def order_facts(auction: Auction, held: Mapping[str, Seat]) -> tuple[Fact, ...]:
    """In which order the players bid: by the highest number of each, where there are several (`bid_order`)."""
    if len(auction.order) < 2:
        return ()
    highest = {seat: card for card, seat in held.items()}
    numbers = tuple([highest[seat] for seat in auction.order])
    return (Fact("bidding_order", {"seats": auction.order, "numbers": numbers}),)


def trust_parts(state: State, owned: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What the value of the Trust is made of, in a ground owned so."""
    track = Fact("trust_track", {"value": state.trust.coins})
    extra = (Fact("trust_extra_coin", {"value": 1}),) if state.trust.extra_coin else ()
    mines = [fact for fact in owned if fact.kind != "mine_of_player"]
    return track, *extra, *mines


# Values and bids


def value_parts(state: State, terrain: Terrain, seat: Seat) -> tuple[Fact, ...]:
    """What the value that a seat has declared is made of."""
    auction, own = bidding.running(state), state.seats[seat]
    value = bidding.value_of(auction, seat)
    mines = [_mine(card.id, card.value, seat) for card in bidding.mines_in(terrain, own, auction.ground)]
    why = [*mines, *_administration(own, value.administration)]
    if value.aid:
        why.append(Fact("aid_declared", {"value": value.aid}))
    if value.unification:
        why.append(Fact("unification_declared", {"value": value.unification}))
    return tuple(why)


def _administration(own: SeatState, declared: int) -> tuple[Fact, ...]:
    """The places of Administration that count, and those that wait for a second miner."""
    most = administration_points(own)
    if declared < most:
        return (Fact("administration_chosen", {"value": declared, "most": most}),)
    return administration_places(own.pitheads[ADMINISTRATION])


def bid_facts(state: State, seat: Seat, bid: int) -> tuple[Fact, ...]:
    """What a bid must exceed, and the coins that it takes beyond mines and virtual points."""
    auction = bidding.running(state)
    base = bidding.value_of(auction, seat).base
    above = _highest(auction, *bidding.at_the_top(state, auction))
    return above, Fact("coins_on_top", {"base": base, "coins": bid - base})


def pass_facts(state: State, seat: Seat) -> tuple[Fact, ...]:
    """What the next bid would have taken, and what the seat has."""
    auction = bidding.running(state)
    top, seats = bidding.at_the_top(state, auction)
    needed = bidding.cost_of(auction, seat, top + 1)
    params = {"coins_needed": needed, "coins_have": state.seats[seat].coins}
    return _highest(auction, top, seats), Fact("next_bid_takes", params)


def _highest(auction: Auction, top: int, seats: tuple[Seat, ...]) -> Fact:
    """The highest value before, and whose it is: players' or the Trust's or both."""
    if auction.trust != top:
        return Fact("highest_before", {"highest": top, "seats": seats})
    if not seats:
        return Fact("highest_is_trust", {"highest": top})
    return Fact("highest_with_trust", {"highest": top, "seats": seats})


def standing(auction: Auction) -> tuple[Fact, ...]:
    """How all stood when nobody was asked any more."""
    stood = tuple(
        [
            Fact("stood_at", {"seat": seat, "total": value.total, "bid": value.coins})
            for seat, value in zip(auction.order, auction.values, strict=True)
        ]
    )
    return stood if auction.trust is None else (*stood, Fact("trust_stood_at", {"total": auction.trust}))


# Merging


def engines_there(state: State, terrain: Terrain, auction: Auction) -> tuple[Fact, ...]:
    """The mines of the ground with a steam engine, which changes hands."""
    small = terrain.small[auction.ground]
    found: list[Fact] = []
    for seat in auction.order:
        for held in state.seats[seat].cards:
            if held and held.engine and held.card in small:
                found.append(Fact("engine_of_player", {"card": held.card, "seat": seat}))
    for mine in state.trust.mines:
        if mine.card in small and mine.marker == "engine":
            found.append(Fact("engine_of_trust", {"card": mine.card}))
    return tuple(found)


def lost_facts(state: State, terrain: Terrain, auction: Auction, seat: Seat) -> tuple[Fact, ...]:
    """What each mine given up brings, and that coins bid in vain are kept."""
    mines = tuple(
        Fact("mine_lost", {"card": card.id, "points": facts.LOST_MINE_POINTS})
        for card in _own_mines(state, terrain, auction, seat)
    )
    bid = bidding.value_of(auction, seat).coins
    return (*mines, Fact("bid_kept", {"count": bid})) if bid else mines


def won_facts(state: State, terrain: Terrain, auction: Auction, seat: Seat) -> tuple[Fact, ...]:
    """What the winner pays, if anybody could bid, scores and gives up."""
    coins = bidding.value_of(auction, seat).coins
    paid = (Fact("bid_paid", {"coins": coins}),) if bidding.was_bid_for(auction) else ()
    card = card_points(auction.ground, terrain.cards[auction.ground].points)
    handed_in = tuple(card.id for card in _own_mines(state, terrain, auction, seat))
    return *paid, card, Fact("handed_in", {"cards": handed_in})


def _own_mines(state: State, terrain: Terrain, auction: Auction, seat: Seat) -> list[Card]:
    return bidding.mines_in(terrain, state.seats[seat], auction.ground)
