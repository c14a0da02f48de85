"""What a mining ground is worth to a seat: points of the board, income, and the consolidation to come."""

from functools import lru_cache
from math import exp, log1p
from typing import Final, NamedTuple

from games.kohle_kolonie import facts
from games.kohle_kolonie.terrain import Terrain
from players.kohle_kolonie import prices
from players.kohle_kolonie.times import Times

NOW: Final = 0.35
"""How likely a card for sale is owned by the scoring of this round."""
NEXT: Final = 0.85
"""And by that of a later one."""
ENTERED: Final = 0.6
"""How likely a card is owned in the round in which it enters."""
SURE: Final = 1.5
UNSURE: Final = 2.5
"""How far off, in points, what a consolidation brings is judged: in its own round, and before."""
LIKELY: Final = (0.0, 1.1, 1.1, 1.0, 0.85, 0.75)
"""By round, how much of what a consolidation seems to bring it does bring: late, others want it, too."""
NEVER: Final = facts.ROUNDS + 1


class Site:
    """What is printed of a ground; one for each ground of a board."""

    def __init__(self, terrain: Terrain, ground: str) -> None:
        large = terrain.cards.get(ground)
        self.ground = ground
        self.large = large
        self.due = NEVER if large is None else large.round
        self.entries = tuple([terrain.cards[card].round for card in terrain.small.get(ground, ())])
        self.after = range(self.due + 1, facts.ROUNDS + 1)


class Stake(NamedTuple):
    """What an owner has in a ground, and what it can bid with when that is consolidated."""

    cards: int = 0
    value: int = 0
    income: int = 0
    engines: int = 0
    homes: int = 0
    base: int = 0
    spare: float = 0.0


class Rest(NamedTuple):
    """What of a ground is nobody's or the Trust's: its mines and their engines, cards for sale, the value of all
    small ones, coins that the Trust is likely to have."""

    mines: int
    engines: int
    offered: int
    free: int
    value: int
    coins: float


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


@lru_cache(maxsize=8192)
def gain_of(site: Site, stake: Stake, engines: int) -> float:
    """What winning the consolidation brings an owner more than losing it, the price apart."""
    large = site.large
    if large is None:
        return 0.0
    each = 1 + stake.homes + (prices.WAGON if large.bonus == "wagon" else 0.0)
    worth = large.points + each * len(site.after)
    coins = large.income + (engines > 0)
    worth += coins * sum([prices.COIN_LATE[round] for round in site.after])
    return worth + engines * prices.ENGINE - facts.LOST_MINE_POINTS * stake.cards


@lru_cache(maxsize=16384)
def prospect(site: Site, times: Times, due: int, stake: Stake, others: tuple[Stake, ...], rest: Rest) -> Prospect:
    """What a ground in which a seat has a stake brings it; `due` is the round of its consolidation to come."""
    owned = stake.cards + rest.mines + sum([other.cards for other in others])
    board = income = 0.0
    for round in times.boards:
        if round > due:
            break
        board += owned + stake.homes + rest.offered * (NOW if round == times.round else NEXT)
        if due <= facts.ROUNDS:
            for entry in site.entries:
                if times.round < entry <= round:
                    board += ENTERED if entry == round else NEXT
    coins = stake.income + stake.engines
    for round in times.incomes:
        if round > due:
            break
        income += coins * prices.COIN_LATE[round]
    merger = _merger(site, times, stake, others, rest) if due <= facts.ROUNDS else 0.0
    return Prospect(board, income, merger)


def _merger(site: Site, times: Times, stake: Stake, others: tuple[Stake, ...], rest: Rest) -> float:
    engines = stake.engines + rest.engines + sum([other.engines for other in others])
    gain = gain_of(site, stake, engines)
    lost = facts.LOST_MINE_POINTS * stake.cards - prices.ENGINE * stake.engines
    if not rest.free and not others:
        return lost + gain
    coin = prices.COIN_LATE[site.due]
    rival = rest.coins + rest.value + 1 if rest.free else 0.0
    for other in others:
        worth = gain_of(site, other, engines) / coin
        rival = max(rival, other.base + other.value + min(worth, other.spare) + 0.5)
    price = max(0.0, rival - stake.value - stake.base)
    short = max(0.0, price - stake.spare)
    net = gain - price * coin - 3.0 * short
    return lost + LIKELY[times.round] * softened(net, SURE if site.due == times.round else UNSURE)
