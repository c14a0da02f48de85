"""A position as the worth of a seat needs it: who owns what in which ground, and what is still for sale."""

from typing import Final

from games.engine.event import Seat
from games.kohle_kolonie.pitheads import administration_points
from games.kohle_kolonie.state import OVER, SeatState, State
from games.kohle_kolonie.terrain import Card, Terrain, terrain_of
from players.kohle_kolonie.grounds import NEVER, Prospect, Rest, Site, Stake, gain_of, prospect
from players.kohle_kolonie.times import times

BUDGET: Final = (0.0, 4.0, 4.0, 4.0, 5.0, 6.0)
"""Coins that somebody can spare for consolidations, by the round in which they come."""
LOST_TO_BLACK: Final = 0.9
"""Coins that the Trust loses in a disaster on average."""
REFILLED: Final = 2.4
"""Coins of the Trust to be expected after it was refilled and struck again."""
_SHARED: Final = (1.0, 1.0, 0.75, 0.6, 0.5)
"""How much of its coins a seat has for one of so many consolidations of a round."""

_sites: Final[dict[int, dict[str, Site]]] = {}
"""By terrain, of which there are as many as boards and numbers of players."""


def sites_of(terrain: Terrain) -> dict[str, Site]:
    """What is printed of each ground."""
    found = _sites.get(id(terrain))
    if found is None:
        _sites[id(terrain)] = found = {ground: Site(terrain, ground) for ground in terrain.villages_of}
    return found


class Table:
    """A position, with what each owner has at stake in each ground."""

    def __init__(self, state: State) -> None:
        self.state, self.terrain, self.times = state, terrain_of(state), times(state)
        self.sites = sites_of(self.terrain)
        self.bases = [administration_points(own) for own in state.seats]
        self.grounds: dict[str, dict[Seat, list[int]]] = {}
        """By ground and owner: cards, their values, income, engines."""
        cards = self.terrain.cards
        for seat, own in enumerate(state.seats):
            for held in own.cards:
                if held:
                    card = cards[held.card]
                    owners = self.grounds.setdefault(card.ground, {})
                    stake = owners.setdefault(seat, [0, 0, 0, 0])
                    stake[0] += 1
                    stake[1] += card.value
                    stake[2] += card.income
                    stake[3] += held.engine
        self._trusts: dict[str, tuple[int, int]] = {}
        for mine in state.trust.mines:
            ground = cards[mine.card].ground
            mines, engines = self._trusts.get(ground, (0, 0))
            self._trusts[ground] = (mines + 1, engines + (mine.marker == "engine"))
        self._offered: dict[str, int] = {}
        for card in state.display:
            ground = cards[card].ground
            self._offered[ground] = self._offered.get(ground, 0) + 1
        self._spare: dict[tuple[Seat, int], float] = {}
        self._coins: dict[int, float] = {}
        self._rivalling: dict[tuple[Seat, int], int] = {}

    def due(self, ground: str) -> int:
        """The round in which a ground is still to be consolidated."""
        state, due = self.state, self.sites[ground].due
        return NEVER if ground in state.merged or due < state.round or state.phase == OVER else due

    def merged_at(self, card: Card) -> int:
        """The round in which a card is merged into a large mine; `NEVER` of others."""
        return self.sites[card.ground].due if card.kind == "small" else NEVER

    def homes(self, seat: Seat, ground: str) -> int:
        """Own settlements next to a ground."""
        beside = self.terrain.villages_of[ground]
        return sum([home.village in beside for home in self.state.seats[seat].settlements])

    def stake(self, seat: Seat, ground: str) -> Stake:
        """What an owner has in a ground."""
        due = self.due(ground)
        cards, value, income, engines = self.grounds[ground][seat]
        if due == NEVER:
            return Stake(cards, 0, income, engines, self.homes(seat, ground))
        spare = self._spare_coins(seat, due) * _SHARED[min(self._due_with(seat, due), len(_SHARED) - 1)]
        return Stake(cards, value, income, engines, self.homes(seat, ground), self.bases[seat], spare)

    def rest(self, ground: str, due: int) -> Rest:
        """What of a ground is nobody's or the Trust's."""
        mines, engines = self._trusts.get(ground, (0, 0))
        offered = self._offered.get(ground, 0)
        if due == NEVER:
            return Rest(mines, 0, offered, 0, 0, 0.0)
        large = self.sites[ground].large
        stakes = self.grounds.get(ground, {}).values()
        free = len(self.terrain.small[ground]) - sum([stake[0] for stake in stakes])
        value = (large.value if large else 0) - sum([stake[1] for stake in stakes])
        return Rest(mines, engines, offered, free, value, self._trust_coins(due))

    def prospect(self, seat: Seat, ground: str) -> Prospect:
        """What a ground in which the seat owns a mine brings it."""
        due = self.due(ground)
        owners = self.grounds[ground]
        if due == NEVER:
            others = tuple([Stake(stake[0]) for other, stake in owners.items() if other != seat])
        else:
            others = tuple([self.stake(other, ground) for other in owners if other != seat])
        rest = self.rest(ground, due)
        return prospect(self.sites[ground], self.times, due, self.stake(seat, ground), others, rest)

    def gain(self, seat: Seat, ground: str) -> float:
        """What winning the consolidation of a ground brings an owner more than losing it, the price apart."""
        engines = sum([stake[3] for stake in self.grounds[ground].values()]) + self._trusts.get(ground, (0, 0))[1]
        return gain_of(self.sites[ground], self.stake(seat, ground), engines)

    def _trust_coins(self, round: int) -> float:
        """Coins that the Trust is likely to have in the consolidations of a round."""
        known = self._coins.get(round)
        if known is None:
            state = self.state
            coins = state.trust.coins + state.trust.extra_coin
            struck = round - state.round + (state.phase <= 4 or (state.phase == 5 and state.disaster is None))
            least = REFILLED if round > max(3, state.round) else 0.0
            self._coins[round] = known = max(least, coins - LOST_TO_BLACK * struck)
        return known

    def _due_with(self, seat: Seat, round: int) -> int:
        """How many of a seat's grounds are consolidated in a round, the coins for which are the same."""
        key = (seat, round)
        known = self._rivalling.get(key)
        if known is None:
            known = sum([seat in owners and self.due(ground) == round for ground, owners in self.grounds.items()])
            self._rivalling[key] = known
        return known

    def _spare_coins(self, seat: Seat, round: int) -> float:
        """Coins that a seat can bid with in the consolidations of a round."""
        key = (seat, round)
        known = self._spare.get(key)
        if known is None:
            self._spare[key] = known = self._spared(self.state.seats[seat], round)
        return known

    def _spared(self, own: SeatState, round: int) -> float:
        state, cards = self.state, self.terrain.cards
        if round > state.round:
            return BUDGET[round] + own.coins // 4
        if state.phase > 7:
            return float(own.coins)
        income = sum([cards[held.card].income + held.engine for held in own.cards if held])
        spent = (3.0, 3.0, 1.5)[state.phase - 1] if state.phase <= 3 else 0.0
        return max(0.0, own.coins + income - spent)
