"""What securing mines in a disaster changes: only so many as put a disc less into the bag (5.1.4)."""

import msgspec

from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.turns import Secure
from games.kohle_kolonie.view import View


class Protection(msgspec.Struct, frozen=True):
    """The mines of a seat that nothing secures, and how many of them it can secure now."""

    at_risk: int
    reach: int

    @property
    def discs(self) -> int:
        """Its discs that go into the bag as it stands."""
        return min(self.at_risk, facts.DISCS)

    @property
    def needed(self) -> int:
        """How many mines must be secured for a disc less."""
        return max(self.at_risk - facts.DISCS, 0) + 1

    @property
    def helps(self) -> bool:
        """Whether so many can be secured."""
        return self.reach >= self.needed


def at_risk(view: View, seat: Seat) -> list[str]:
    """The spaces of the mines of a seat that nothing secures."""
    spaces, own = terrain_for(view.options, len(view.seats)).spaces, view.seats[seat]
    return [
        space
        for space, card, manned in zip(spaces, own.cards, own.rescue, strict=True)
        if card is not None and not manned and space not in own.secured
    ]


def protection(view: View, seat: Seat) -> Protection:
    """What a seat can do for its mines before the draw."""
    own, spaces = view.seats[seat], at_risk(view, seat)
    by_coins = min(own.coins, len(terrain_for(view.options, len(view.seats)).coin_spaces.intersection(spaces)))
    rescued = view.turn.rescued if isinstance(view.turn, Secure) and view.turn.seat == seat else 0
    by_marker = facts.RESCUED_BY_MARKER - rescued if own.bonus == "rescue" or rescued else 0
    return Protection(len(spaces), min(by_coins + by_marker, len(spaces)))
