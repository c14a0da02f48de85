"""Values and bids in a consolidation: who leads, who is asked next, what the next bid costs (5.1.8)."""

from typing import Final

from msgspec.structs import replace

from games.engine.contract import Invitation
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import Bid, Declare, LeaveCeiling, Pass
from games.kohle_kolonie.pitheads import administration_points
from games.kohle_kolonie.state import Auction, SeatState, State, Value
from games.kohle_kolonie.terrain import Card, Terrain

VALUE: Final = "5.1.8 Value"
BIDS: Final = "5.1.8 Bids"
MERGER: Final = "5.1.8 Merger"
PASS: Final = Pass()


# Who takes part


def holders(state: State, terrain: Terrain, ground: str) -> dict[str, Seat]:
    """Whose the small mines of the ground are, by number; those of the Trust and of nobody are not among them."""
    small = terrain.small[ground]
    found = {
        held.card: seat
        for seat, own in enumerate(state.seats)
        for held in own.cards
        if held and held.card in small
    }
    return {card: found[card] for card in small if card in found}


def bidders(state: State, terrain: Terrain, ground: str) -> tuple[Seat, ...]:
    """The players with a small mine in the ground, by their highest card number, descending (`bid_order`)."""
    return _by_highest(holders(state, terrain, ground))


def _by_highest(held: dict[str, Seat]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(reversed(held.values())))


def invitation(state: State) -> Invitation | None:
    """All owners in the ground that has come up: each may leave a ceiling for it."""
    auction = state.auction
    if auction is None or auction.winner is not None:
        return None
    return Invitation(f"{state.round} {auction.ground}", auction.order)


def mines_in(terrain: Terrain, own: SeatState, ground: str) -> list[Card]:
    """A seat's mines in the ground."""
    held = [terrain.cards[held.card] for held in own.cards if held]
    return [card for card in held if card.ground == ground]


def mine_value(terrain: Terrain, own: SeatState, ground: str) -> int:
    """The mine values of a seat's small mines in the ground."""
    return sum(card.value for card in mines_in(terrain, own, ground))


def trust_value(state: State, terrain: Terrain, ground: str) -> int | None:
    """The Trust's value: its coins and its mines, unbought ones included; None where it has no mine there."""
    return _trust_value(state, terrain, ground, holders(state, terrain, ground))


def _trust_value(state: State, terrain: Terrain, ground: str, held: dict[str, Seat]) -> int | None:
    mines = [card for card in terrain.small[ground] if card not in held]
    if not mines:
        return None
    values = sum([terrain.cards[card].value for card in mines])
    return state.trust.coins + values + int(state.trust.extra_coin)


def opened(state: State, terrain: Terrain, ground: str, held: dict[str, Seat] | None = None) -> Auction:
    """A consolidation before anything is declared; `held` says whose its mines are where that is known."""
    held = holders(state, terrain, ground) if held is None else held
    mines = dict.fromkeys(_by_highest(held), 0)
    for card, seat in held.items():
        mines[seat] += terrain.cards[card].value
    values = tuple([Value(value) for value in mines.values()])
    return Auction(ground, tuple(mines), values, _trust_value(state, terrain, ground, held), (False,) * len(mines))


def was_bid_for(auction: Auction) -> bool:
    """Whether there is anybody to bid against."""
    return len(auction.order) > 1 or (auction.trust is not None and bool(auction.order))


# Declaring


def declarations(state: State, seat: Seat) -> list[Declare]:
    """Everything that the seat can declare, nothing at all included."""
    own = state.seats[seat]
    counts = range(administration_points(own), -1, -1) if _chosen(state) else (None,)
    aids = (False, True) if own.bonus == "aid" else (False,)
    markers = range(own.markers.count("unification") + 1)
    return [Declare(aid, count, points) for points in counts for aid in aids for count in markers]


def cannot_declare(state: State, seat: Seat, action: Declare) -> Violation:
    """The seat cannot declare so much, or not in this way."""
    own = state.seats[seat]
    have = own.markers.count("unification")
    if action.aid and own.bonus != "aid":
        return Violation("bonus-not-held", "5.1.1", {"bonus": "aid"})
    if not 0 <= action.unification <= have:
        params = {"count": action.unification, "count_have": have}
        return Violation("too-few-unification-markers", "5.3 Markers", params)
    if not _chosen(state):
        return Violation("administration-always-added", "administration_points_optional")
    return Violation("administration-points", "5.2.4", {"count": administration_points(own)})


def _chosen(state: State) -> bool:
    """Whether players choose how many points of Administration they add (`administration_points_optional`)."""
    return state.options.administration_points_optional == "chosen"


def plain_declaration(state: State, seat: Seat) -> Declare:
    """No markers, all points of Administration: what holds for a seat that declares nothing."""
    return Declare(administration=administration_points(state.seats[seat]) if _chosen(state) else None)


def declared(state: State, seat: Seat, action: Declare) -> Auction:
    """The consolidation after a seat's declaration."""
    auction = running(state)
    at = auction.order.index(seat)
    administration = action.administration
    if administration is None:
        administration = administration_points(state.seats[seat])
    value = Value(
        auction.values[at].mines,
        administration,
        facts.AID_POINTS if action.aid else 0,
        action.unification,
    )
    values = (*auction.values[:at], value, *auction.values[at + 1 :])
    done = (*auction.declared[:at], True, *auction.declared[at + 1 :])
    return replace(auction, values=values, declared=done)


# Bidding


def running(state: State) -> Auction:
    """The consolidation under way."""
    return expect(state.auction, Auction)


def value_of(auction: Auction, seat: Seat) -> Value:
    """A seat's value."""
    return auction.values[auction.order.index(seat)]


def at_the_top(state: State, auction: Auction) -> tuple[int, tuple[Seat, ...]]:
    """The highest value, which a bid must exceed, and the players who stand at it.

    Whoever has passed counts no more, but in the second reading of ties.
    """
    passed = () if state.options.bid_tie_players == "highest_number" else auction.passed
    totals = [
        (seat, value.total)
        for seat, value in zip(auction.order, auction.values, strict=True)
        if seat not in passed
    ]
    top = max([auction.trust or 0, *[total for _, total in totals]])
    return top, tuple([seat for seat, total in totals if total == top])


def highest(state: State, auction: Auction) -> int:
    """The highest value that a bid must exceed."""
    return at_the_top(state, auction)[0]


def leader(state: State, auction: Auction) -> Seat | None:
    """The seat strictly above all others and the Trust (`bid_lead`)."""
    top, seats = at_the_top(state, auction)
    return seats[0] if len(seats) == 1 and auction.trust != top else None


def next_bid(state: State, auction: Auction) -> int:
    """The least value that leads."""
    return highest(state, auction) + 1


def cost_of(auction: Auction, seat: Seat, bid: int) -> int:
    """The coins that a bid takes: what is missing to it beyond mines and virtual points."""
    return bid - value_of(auction, seat).base


def can_raise(state: State, auction: Auction, seat: Seat) -> bool:
    """Whether the seat has the coins for the next bid."""
    return cost_of(auction, seat, next_bid(state, auction)) <= state.seats[seat].coins


def next_bidder(state: State, auction: Auction, after: Seat | None) -> Seat | None:
    """Who is asked next: descending numbers, round after round, never the leader; None when bidding is over."""
    order = auction.order
    start = 0 if after is None else order.index(after) + 1
    ahead = leader(state, auction)
    for seat in (*order[start:], *order[:start]):
        if seat not in auction.passed and seat != ahead:
            return seat
    return None


def winner(state: State, auction: Auction) -> Seat | None:
    """Who wins when nobody is asked any more; None: the Trust, which wins ties too (`bid_tie_trust`)."""
    top, seats = at_the_top(state, auction)
    return seats[0] if seats and auction.trust != top else None


def bids(state: State, seat: Seat) -> list[Bid]:
    """Every value that leads and that the seat has the coins for."""
    auction = running(state)
    return [Bid(value) for value in range(next_bid(state, auction), _most(state, auction, seat) + 1)]


def cannot_bid(state: State, seat: Seat, action: Bid) -> Violation:
    """The bid does not lead, or takes more coins than there are."""
    auction = running(state)
    least = next_bid(state, auction)
    if action.value < least:
        return Violation("bid-too-low", BIDS, {"bid": action.value, "least": least})
    params = {
        "coins_needed": cost_of(auction, seat, action.value),
        "coins_have": state.seats[seat].coins,
        "most": _most(state, auction, seat),
    }
    return Violation("bid-too-high", BIDS, params)


def _most(state: State, auction: Auction, seat: Seat) -> int:
    """The highest value that the seat has the coins for."""
    return value_of(auction, seat).base + state.seats[seat].coins


def raised(state: State, seat: Seat, bid: int) -> Auction:
    """The consolidation after a bid."""
    auction = running(state)
    at = auction.order.index(seat)
    value = auction.values[at]
    after = Value(value.mines, value.administration, value.aid, value.unification, bid - value.base)
    return replace(auction, values=(*auction.values[:at], after, *auction.values[at + 1 :]))


# What decides: the ruling where one does, else the printed rule


def trust_value_rule(state: State, terrain: Terrain, ground: str) -> str:
    """Of the Trust's value: its additional coin, or that unbought mines alone make it take part."""
    if state.trust.extra_coin:
        return "extra_coin_use"
    owns = any(terrain.cards[mine.card].ground == ground for mine in state.trust.mines)
    return VALUE if owns else "trust_takes_part"


def declaration_rule(action: Declare) -> str:
    """Of a declaration: that markers are declared now, or that several may be."""
    markers = action.aid + action.unification
    if markers > 1:
        return "marker_use_many"
    return "virtual_declared" if markers else VALUE


def bid_rule(state: State, seat: Seat, bid: int) -> str:
    """Of a bid: that the track is no limit, or that the seat was asked though nobody was above it."""
    if bid > facts.TRACK_END:
        return "bid_cap"
    auction = running(state)
    return "bid_lead" if value_of(auction, seat).total == highest(state, auction) else BIDS


def won_rule(auction: Auction, seat: Seat, engines: int) -> str:
    """Of a large mine that a player wins: a tie, or whose engines the winner gets."""
    total = value_of(auction, seat).total
    if sum(value.total >= total for value in auction.values) > 1:
        return "bid_tie_players"
    return "engines_to_winner" if engines else MERGER


def trust_won_rule(auction: Auction, engines: int) -> str:
    """Of a large mine that the Trust wins: that nobody bid, a tie, or what becomes of the engines."""
    if not auction.order:
        return "all_trust_ground"
    if any(value.total == auction.trust for value in auction.values):
        return "bid_tie_trust"
    return "engines_trust_wins" if engines else MERGER


# Answers left ahead


def ceiling_of(own: SeatState, ground: str) -> LeaveCeiling | None:
    """What the seat left for the ground, if anything."""
    return next((left for left in own.answers.ceilings if left.ground == ground), None)


def takes_value_only(state: State, seat: Seat, ground: str) -> bool:
    """Whether a ceiling for the ground can only bid: the seat has declared for it, or is just being asked to."""
    auction = state.auction
    if auction is None or auction.ground != ground or seat not in auction.order:
        return False
    asked = state.turn == turns.Declare(seat)
    return asked or auction.declared[auction.order.index(seat)]


def declaration_left(state: State, seat: Seat, ground: str) -> Declare | None:
    """The declaration that the seat left for the ground, if it can still be made."""
    left = ceiling_of(state.seats[seat], ground)
    if left is None:
        return None
    points = left.administration
    if points is None:
        points = plain_declaration(state, seat).administration
    action = Declare(left.aid, left.unification, points)
    return action if action in declarations(state, seat) else None
