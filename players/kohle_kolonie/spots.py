"""What a miner more is worth on each spot, in closed form."""

from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.loading import wagons_of
from games.kohle_kolonie.pitheads import LOADING
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.terrain import Terrain, terrain_of
from players.kohle_kolonie import pieces, prices
from players.kohle_kolonie.times import Times, times

_RESCUE = "rescue."
_BEFORE = 0.5
"""A rescue team where no card lies yet counts for so much of one at a card."""


class Spots:
    """A seat's spots in a position."""

    def __init__(self, terrain: Terrain, state: State, own: SeatState, times: Times) -> None:
        self.terrain, self.state, self.own, self.times = terrain, state, own, times
        self.rescue = self._rescue()
        self._gains: dict[str, float] = {}
        self._losses: dict[str, float] = {}

    def gain(self, spot: str) -> float:
        """What one more miner on the spot brings by the end."""
        known = self._gains.get(spot)
        if known is None:
            self._gains[spot] = known = self._gain(spot)
        return known

    def _gain(self, spot: str) -> float:
        if spot == "pool":
            return prices.MINER
        if spot.startswith(_RESCUE):
            return self._rescue_at(spot)
        if "." in spot:
            card, _, slot = spot.partition(".")
            return self._pithead(card, slot, 1)
        if spot in self.terrain.steps and spot not in self.terrain.villages:
            return self._station(spot)
        return prices.SETTLER[self.state.round]

    def loss(self, spot: str) -> float:
        """What taking a miner off the spot costs."""
        known = self._losses.get(spot)
        if known is None:
            self._losses[spot] = known = self._loss(spot)
        return known

    def _loss(self, spot: str) -> float:
        if spot.startswith(_RESCUE):
            return self._rescue_at(spot)
        if "." in spot:
            card, _, slot = spot.partition(".")
            return self._pithead(card, slot, 0)
        if spot in self.own.stations:
            return self._leaving(spot)
        return prices.SETTLER[self.state.round]

    def move(self, source: str, to: str) -> float:
        """What moving a miner brings."""
        gain = self.gain(to)
        if to in self.terrain.steps and to not in self.terrain.steps.get(source, ()):
            via = next((by for far, by in self.terrain.far.get(source, ()) if far == to), None)
            if via in self.state.station_markers:
                gain += prices.STATION_MARKER
        return gain - self.loss(source)

    def shift(self, source: str, to: str) -> float:
        """What moving an engineer brings."""
        card, _, slot = to.partition(".")
        before, _, place = source.partition(".")
        return self._pithead(card, slot, 1) - self._pithead(before, place, 0)

    def _rescue(self) -> float:
        """What a further rescue team at a card saves."""
        own, secured = self.own, len(self.own.secured)
        index = next((at for at, card in enumerate(own.cards) if card and not own.rescue[at]), None)
        if index is None:
            index = next((at for at, card in enumerate(own.cards) if card), None)
            if index is None:
                return 0.8 * len(self.times.disasters)
            fewer = tuple([rescue and at != index for at, rescue in enumerate(own.rescue)])
            return self._cost(fewer, secured) - self._cost(own.rescue, secured)
        more = tuple([rescue or at == index for at, rescue in enumerate(own.rescue)])
        return self._cost(own.rescue, secured) - self._cost(more, secured)

    def _cost(self, rescue: tuple[bool, ...], secured: int) -> float:
        return pieces.disaster_cost(self.terrain, self.own.cards, rescue, self.times, secured)

    def _rescue_at(self, spot: str) -> float:
        card = self.own.cards[self.terrain.space_index[spot[len(_RESCUE) :]]]
        return self.rescue * (1.0 if card else _BEFORE)

    def _pithead(self, card: str, place: str, more: int) -> float:
        index = facts.PITHEAD_INDEX[card]
        side = self.own.pitheads[index]
        slots = facts.PITHEADS[index].side(side.flipped)
        at = next(at for at, slot in enumerate(slots) if slot.id == place)
        slot, count = slots[at], side.pieces[at] + more
        share = _share(count, slot.needs) - _share(count - 1, slot.needs)
        if card == "administration":
            return share * prices.VIRTUAL * prices.mergers_after(self.state.round, self.state.phase)
        last = sum([prices.COIN_LAST[round] for round in self.times.yields])
        if card == "loading":
            return share * last if wagons_of(self.terrain, self.own) >= self._wagons_needed(place) else 0.05
        return share * (slot.points * len(self.times.yields) + slot.coins * last)

    def _wagons_needed(self, place: str) -> int:
        """Wagons needed for the place beside those that are filled already."""
        side = self.own.pitheads[LOADING]
        slots = facts.PITHEADS[LOADING].side(side.flipped)
        return sum(
            [slot.wagons for slot, count in zip(slots, side.pieces, strict=True) if count or slot.id == place]
        )

    def _station(self, spot: str) -> float:
        marker = prices.STATION_MARKER if spot in self.state.station_markers else 0.0
        if spot in self.own.stations:
            return marker + (1.0 if self.state.options.station_points == "miner" else 0.0)
        return 1.0 + marker + self._line(spot, 1)

    def _leaving(self, spot: str) -> float:
        if self.own.stations[spot] > 1:
            return 1.0 if self.state.options.station_points == "miner" else 0.0
        return 1.0 + self._line(spot, 0)

    def _line(self, station: str, more: int) -> float:
        for _, stations, points in self.terrain.lines:
            if station in stations:
                occupied = sum([at in self.own.stations for at in stations]) + more
                after = pieces.line_worth(len(stations), occupied, points, self.state.round)
                return after - pieces.line_worth(len(stations), occupied - 1, points, self.state.round)
        return 0.0


def spots_of(state: State, seat: Seat) -> Spots:
    """The spots of a seat."""
    return Spots(terrain_of(state), state, state.seats[seat], times(state))


def _share(count: int, needs: int) -> float:
    return 0.0 if count <= 0 else 1.0 if count >= needs else pieces.HALF
