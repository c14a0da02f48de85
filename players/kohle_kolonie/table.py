"""What several seats' worth rests on in a position: who owns what in which ground, and what is still for sale."""

from typing import NamedTuple

from games.engine.event import Seat
from games.kohle_kolonie.pitheads import administration_points
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.terrain import Terrain, terrain_of
from players.kohle_kolonie.times import Times, times

BUDGET = (0.0, 4.0, 4.0, 4.0, 5.0, 6.0)
"""Coins that somebody can spare for consolidations, by the round in which they come."""
LOST_TO_BLACK = 0.9
"""Coins that the Trust loses in a disaster on average."""
REFILLED = 2.4
"""Coins of the Trust to be expected after it was refilled and struck again."""


class Holding(NamedTuple):
    """What a seat has in a ground: cards, their values, engines on them."""

    cards: tuple[str, ...]
    value: int
    engines: int


class Table(NamedTuple):
    """A position as the worth of a seat needs it."""

    state: State
    terrain: Terrain
    times: Times
    holdings: dict[str, dict[Seat, Holding]]
    """By ground: what each owner has there."""
    trusts: dict[str, tuple[int, int]]
    """By ground: mines of the Trust, and how many of them an engine marks."""
    displayed: dict[str, int]
    """By ground: cards for sale."""
    bases: tuple[int, ...]
    """By seat: points of Administration."""
    before_income: bool


def table(state: State) -> Table:
    """The position as the worth of a seat needs it."""
    terrain = terrain_of(state)
    cards = terrain.cards
    found: dict[str, dict[Seat, Holding]] = {}
    for seat, own in enumerate(state.seats):
        for held in own.cards:
            if held:
                card = cards[held.card]
                owners = found.setdefault(card.ground, {})
                had = owners.get(seat)
                if had is None:
                    owners[seat] = Holding((held.card,), card.value, int(held.engine))
                else:
                    owners[seat] = Holding(
                        (*had.cards, held.card), had.value + card.value, had.engines + held.engine
                    )
    trusts: dict[str, tuple[int, int]] = {}
    for mine in state.trust.mines:
        ground = cards[mine.card].ground
        mines, engines = trusts.get(ground, (0, 0))
        trusts[ground] = (mines + 1, engines + (mine.marker == "engine"))
    displayed: dict[str, int] = {}
    for card in state.display:
        ground = cards[card].ground
        displayed[ground] = displayed.get(ground, 0) + 1
    return Table(
        state,
        terrain,
        times(state),
        found,
        trusts,
        displayed,
        tuple([administration_points(own) for own in state.seats]),
        state.phase <= 7,
    )


def trust_coins(state: State, round: int) -> float:
    """Coins that the Trust is likely to have in the consolidations of a round."""
    coins = state.trust.coins + state.trust.extra_coin
    struck = round - state.round + (state.phase <= 4 or (state.phase == 5 and state.disaster is None))
    if round > state.round and round > 3:
        return max(REFILLED, coins - LOST_TO_BLACK * struck)
    return max(0.0, coins - LOST_TO_BLACK * struck)


def spare_coins(at: Table, own: SeatState, round: int) -> float:
    """Coins that a seat can bid with in the consolidations of a round."""
    state = at.state
    if round > state.round:
        return BUDGET[round] + 0.25 * own.coins
    if at.before_income:
        income = sum([at.terrain.cards[held.card].income + held.engine for held in own.cards if held])
        spent = 1.5 * (2 - state.phase // 2) if state.phase <= 3 else 0.0
        return max(0.0, own.coins + income - spent)
    return float(own.coins)
