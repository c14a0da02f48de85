"""Which bid nobody can go above, and what those get who do not win."""

from typing import NamedTuple

from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.auction import value_of
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.view import View


class Enough(NamedTuple):
    """What a seat that is to bid need never go above, and how many players could still go above its next bid."""

    value: int
    rivals: int


def enough(view: View, seat: Seat) -> Enough | None:
    """The least bid that nobody can go above (5.1.8 Bids): the Trust never raises; None where another is asked."""
    shown = view.auction
    if shown is None or shown.bidder != seat or shown.next_bid is None:
        return None
    auction, least = shown.auction, shown.next_bid
    others = [one for one in auction.order if one != seat and one not in auction.passed]
    reach = [value_of(auction, one).base + view.seats[one].coins for one in others]
    return Enough(max([least, *reach]), sum(most > least for most in reach))


def consoled(view: View, seat: Seat) -> int:
    """The points for a seat's small mines in the ground being merged, if another or the Trust wins there."""
    if view.auction is None:
        return 0
    terrain = terrain_for(view.options, len(view.seats))
    ground = view.auction.auction.ground
    cards = [held.card for held in view.seats[seat].cards if held]
    return facts.LOST_MINE_POINTS * sum(terrain.cards[card].ground == ground for card in cards)
