"""Decisions that are asked for outside the action phases, in closed form where there is one."""

from math import comb

from games.engine.event import Seat
from games.kohle_kolonie import auction as bidding
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    END,
    Action,
    Bid,
    ChooseBonus,
    Declare,
    LoseMiner,
    Pass,
    Pay,
    Rescue,
    Secure,
)
from games.kohle_kolonie.disasters import discs_of
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.securing import has_marker, unsecured
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Secure as Securing
from players.kohle_kolonie import pieces, prices
from players.kohle_kolonie.bonuses import bonus_worth
from players.kohle_kolonie.grounds import softened
from players.kohle_kolonie.spots import spots_of
from players.kohle_kolonie.table import Table
from players.kohle_kolonie.times import times

Step = tuple[Action, ...]


def markers(state: State, seat: Seat) -> list[Step]:
    """Bonus markers."""
    terrain, own, clock = terrain_of(state), state.seats[seat], times(state)
    offered = [action for action in GAME.legal_actions(state, seat) if isinstance(action, ChooseBonus)]
    offered.sort(key=lambda action: -bonus_worth(terrain, state, own, clock, action.marker))
    return [(action, END) for action in offered]


# Disasters


def hit(discs: int, bag: int) -> float:
    """How likely one of so many discs is drawn from a bag with so many in all."""
    return 1.0 - comb(bag - discs, facts.DRAWN_DISCS) / comb(bag, facts.DRAWN_DISCS)


def secured(state: State, seat: Seat) -> list[Step]:
    """The mines that are worth securing: by the marker whatever it can, by coins as many as pay."""
    terrain, own = terrain_of(state), state.seats[seat]
    exposed = unsecured(terrain, own)
    step: list[Action] = []
    if has_marker(state, seat):
        by_coin, used = terrain.coin_spaces, state.turn.rescued if isinstance(state.turn, Securing) else 0
        for space in sorted(exposed, key=lambda space: space in by_coin)[: facts.RESCUED_BY_MARKER - used]:
            step.append(Rescue(space))
            exposed.remove(space)
    payable = [space for space in exposed if space in terrain.coin_spaces]
    others = sum([discs_of(terrain, theirs) for other, theirs in enumerate(state.seats) if other != seat])
    loss = terrain.board.disaster_losses[state.round - 1] + pieces.HURT
    clock = times(state)

    def cost(count: int) -> float:
        discs = min(facts.DISCS, len(exposed) - count)
        bag = others + discs + facts.NEUTRAL_DISCS + 1
        kept = pieces.coins(own.coins, clock.coin, clock.soon)
        kept -= pieces.coins(own.coins - count, clock.coin, clock.soon)
        return kept + hit(discs, bag) * loss

    count = min(range(min(len(payable), own.coins) + 1), key=cost)
    step += [Secure(space) for space in payable[:count]]
    return [(*step, END)]


def lost(state: State, seat: Seat) -> list[Step]:
    """The miner that is missed least."""
    spots = spots_of(state, seat)
    losses = [action for action in GAME.legal_actions(state, seat) if isinstance(action, LoseMiner)]
    return [(min(losses, key=lambda action: spots.loss(action.source)),)]


def paid(state: State, seat: Seat) -> list[Step]:
    """A coin, unless it is worth more than the points."""
    coin = times(state).coin
    return [(Pay("coin" if coin < facts.SUBSIDENCE_POINTS else "points"), END)]


# Consolidations


def rival(state: State, seat: Seat, *, passed: bool = True) -> float:
    """The value that is to be outbid in the consolidation under way, as far as it can be foreseen."""
    at, auction = Table(state), bidding.running(state)
    most = float(auction.trust or 0)
    for other, value in zip(auction.order, auction.values, strict=True):
        if other == seat:
            continue
        if other in auction.passed:
            continue
        gain = at.gain(other, auction.ground) / at.times.coin
        own = state.seats[other]
        virtual = 0 if auction.declared[auction.order.index(other)] else at.bases[other]
        most = max(most, value.base + virtual + min(own.coins, gain), value.total)
    return most


def ceiling(state: State, seat: Seat) -> int:
    """How many coins the seat would give for the ground that is under the hammer."""
    at, auction = Table(state), bidding.running(state)
    gain = at.gain(seat, auction.ground)
    own = state.seats[seat]
    coin = at.times.coin if state.round < facts.ROUNDS or _bids_again(state, seat) else 1 / facts.COINS_PER_POINT
    soon = at.times.soon
    have = pieces.coins(own.coins, coin, soon)
    count = 0
    while count < own.coins and have - pieces.coins(own.coins - count - 1, coin, soon) <= gain:
        count += 1
    return count


def _bids_again(state: State, seat: Seat) -> bool:
    """Whether the seat has a mine in a ground that is consolidated later in this round."""
    cards = terrain_of(state).cards
    return any(held and cards[held.card].ground in state.to_consolidate for held in state.seats[seat].cards)


def declared(state: State, seat: Seat) -> list[Step]:
    """The declaration that leaves most once the ground is bid for."""
    at, auction = Table(state), bidding.running(state)
    gain = at.gain(seat, auction.ground)
    mines, against, own = bidding.value_of(auction, seat).mines, rival(state, seat) + 0.5, state.seats[seat]
    again = _bids_again(state, seat)

    def brings(action: Action) -> float:
        if not isinstance(action, Declare):
            return -99.0
        virtual = at.bases[seat] if action.administration is None else action.administration
        base = mines + virtual + facts.AID_POINTS * action.aid + action.unification
        price = max(0.0, against - base)
        net = gain - price * at.times.coin - 3.0 * max(0.0, price - own.coins)
        cost = (0.8 if again else 0.1) * action.aid + prices.unification(state.round) * action.unification
        return softened(net, 1.0) - cost

    return [(max(GAME.legal_actions(state, seat), key=brings), END)]


def bids(state: State, seat: Seat) -> list[Step]:
    """The next bid up to what the ground is worth, else to pass."""
    auction = bidding.running(state)
    bid = bidding.next_bid(state, auction)
    cost = bidding.cost_of(auction, seat, bid)
    steps: list[Step] = [(Pass(), END)]
    if cost <= state.seats[seat].coins and cost <= ceiling(state, seat):
        return [(Bid(bid), END)]
    return steps


# Loading


def loads(state: State, seat: Seat) -> list[Step]:
    """Every use of Loading, the fullest first, or none."""
    legal = [action for action in GAME.legal_actions(state, seat) if action != END]
    return [*((action, END) for action in reversed(legal)), (END,)]
