"""What a mining ground is worth to a seat: points of the board, income, and the consolidation to come."""

from math import exp, log1p
from typing import Final, NamedTuple

from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.terrain import Terrain
from players.kohle_kolonie import prices
from players.kohle_kolonie.table import Table, spare_coins, trust_coins

NOW: Final = 0.35
"""How likely a card for sale is owned by the scoring of this round."""
NEXT: Final = 0.85
"""And by that of a later one."""
ENTERED: Final = 0.6
"""How likely a card is owned in the round in which it enters."""
SURE: Final = 1.5
UNSURE: Final = 2.5
"""How far off, in points, what a consolidation brings is judged: in its own round, and before."""
NEVER: Final = facts.ROUNDS + 1


class Prospect(NamedTuple):
    """What a ground brings a seat: by the board, in coins of income (in points), by its consolidation."""

    board: float
    income: float
    merger: float


def softened(gain: float, width: float) -> float:
    """What a choice between a gain and nothing is worth where the gain is known only so far."""
    if gain > 20 * width:
        return gain
    return width * log1p(exp(gain / width))


def consolidation(terrain: Terrain, ground: str) -> int:
    """The round in which a ground is consolidated; `NEVER` of one with a single mine."""
    card = terrain.cards.get(ground)
    return NEVER if card is None else card.round


def prize(at: Table, seat: Seat, ground: str, homes: int) -> float:
    """What the large mine of a ground brings whoever wins it, but for the engines."""
    large = at.terrain.cards[ground]
    rounds = range(large.round + 1, facts.ROUNDS + 1)
    each = 1 + homes + (prices.WAGON if large.bonus == "wagon" else 0.0)
    worth = large.points + each * len(rounds)
    for round in rounds:
        worth += large.income * prices.COIN_LATE[round]
    return worth


def engines_there(at: Table, ground: str) -> int:
    """Steam engines on all mines of a ground."""
    owners = at.holdings.get(ground, {})
    return sum([holding.engines for holding in owners.values()]) + at.trusts.get(ground, (0, 0))[1]


def gain_of(at: Table, seat: Seat, ground: str, homes: int) -> float:
    """What winning the consolidation of a ground brings a seat more than losing it, the price apart."""
    holding = at.holdings[ground][seat]
    engines = engines_there(at, ground)
    rounds = facts.ROUNDS - at.terrain.cards[ground].round
    more = engines * prices.ENGINE + (0.8 * rounds if engines else 0.0)
    return prize(at, seat, ground, homes) + more - facts.LOST_MINE_POINTS * len(holding.cards)


def homes_at(at: Table, seat: Seat, ground: str) -> int:
    """Own settlements next to a ground."""
    beside = at.terrain.villages_of[ground]
    return sum([home.village in beside for home in at.state.seats[seat].settlements])


def prospect(at: Table, seat: Seat, ground: str) -> Prospect:
    """What a ground in which a seat owns a mine brings it."""
    terrain, state, times = at.terrain, at.state, at.times
    owners = at.holdings[ground]
    holding = owners[seat]
    merged = ground in state.merged
    due = NEVER if merged else consolidation(terrain, ground)
    homes = homes_at(at, seat, ground)
    owned = sum([len(other.cards) for other in owners.values()]) + at.trusts.get(ground, (0, 0))[0]
    offered = at.displayed.get(ground, 0)
    small = terrain.small.get(ground, ()) if not merged else ()
    board = 0.0
    for round in times.boards:
        if round > due:
            break
        mines = owned + offered * (NOW if round == times.round else NEXT)
        for card in small:
            entry = terrain.cards[card].round
            if times.round < entry <= round:
                mines += ENTERED if entry == round else NEXT
        board += mines + homes
    coins = sum([terrain.cards[card].income for card in holding.cards]) + holding.engines
    income = 0.0
    for round in times.incomes:
        if round > due:
            break
        income += coins * prices.COIN_LATE[round]
    merger = 0.0
    if due < times.round or (due == times.round and state.phase == 10):
        due = NEVER
    if due != NEVER:
        merger = _merger(at, seat, ground, due, homes)
    return Prospect(board, income, merger)


def _merger(at: Table, seat: Seat, ground: str, due: int, homes: int) -> float:
    state, terrain = at.state, at.terrain
    owners = at.holdings[ground]
    holding = owners[seat]
    lost = facts.LOST_MINE_POINTS * len(holding.cards) - prices.ENGINE * holding.engines
    gain = gain_of(at, seat, ground, homes)
    small = terrain.small[ground]
    free = [card for card in small if not any(card in other.cards for other in owners.values())]
    coin = prices.COIN_LATE[due]
    if not free and len(owners) == 1:
        return lost + gain
    rival = 0.0
    if free:
        values = sum([terrain.cards[card].value for card in free])
        rival = trust_coins(state, due) + values + 1
    for other, theirs in owners.items():
        if other != seat:
            worth = gain_of(at, other, ground, homes_at(at, other, ground)) / coin
            most = at.bases[other] + theirs.value + min(worth, spare_coins(at, state.seats[other], due))
            rival = max(rival, most + 0.5)
    price = max(0.0, rival - holding.value - at.bases[seat])
    short = max(0.0, price - spare_coins(at, state.seats[seat], due))
    net = gain - price * coin - 3.0 * short
    return lost + softened(net, SURE if due == state.round else UNSURE)
