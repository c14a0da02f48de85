"""When grounds are merged, what they bring until then, and how things stand before that."""

from collections.abc import Sequence

from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import ROMAN
from games.engine.event import Seat
from games.kohle_kolonie.auction import bidders, mine_value, trust_value
from games.kohle_kolonie.income import owned_mines
from games.kohle_kolonie.pitheads import administration_points

ACTING = (2, 3, 4)
"""Phases in which coins are spent or kept before the income of the round and its consolidations."""


def merged_in(desk: Desk, ground: str) -> str:
    """In which round the small mines of a ground are merged; never, of a single mine or once that has passed."""
    large = desk.terrain.cards.get(ground)
    if large is None or large.round < desk.view.round or ground in desk.view.merged:
        return desk.words("kk-merged-never")
    key = "kk-merged-heard" if desk.words.spoken else "kk-merged-in"
    return desk.words(key, round=ROMAN[large.round])


def points_of_purchase(desk: Desk, ground: str) -> int:
    """What one mine more of the ground brings at the scoring of the board, by what lies there now (5.1.7)."""
    own = desk.state.seats[desk.seat]
    if any(held and desk.terrain.cards[held.card].ground == ground for held in own.cards):
        return 1
    owned = owned_mines(desk.state).get(ground)
    homes = {at.village for at in own.settlements}
    return 1 + (owned.mines if owned else 0) + len(homes.intersection(desk.terrain.villages_of[ground]))


def before_bidding(desk: Desk) -> list[str]:
    """While coins can be kept for it: the values in each ground that is merged, and the coins that come before.

    Who hears it has in one line those in which they have a mine; the others are said by the board in words.
    """
    if desk.view.phase not in ACTING:
        return []
    words = desk.words
    merging = [ground for ground in desk.terrain.founded(desk.view.round) if ground not in desk.view.merged]
    found = [(ground, bidders(desk.state, desk.terrain, ground)) for ground in merging]
    values = [_values(desk, ground, seats) for ground, seats in found if _tells(desk, seats)]
    coins = desk.names.coins(desk.me.income)
    if not values:
        return []
    if words.spoken:
        return [words("kk-values-heard", values=words("kk-semicolon").join(values), coins=coins)]
    items = [words("kk-item", text=line) for line in values]
    return [words("kk-values-head"), *items, words("kk-income-first", coins=coins)]


def _tells(desk: Desk, seats: Sequence[Seat]) -> bool:
    """Whether somebody bids there, and, for whoever hears it, they themselves."""
    return desk.seat in seats if desk.words.spoken else bool(seats)


def _values(desk: Desk, ground: str, seats: Sequence[Seat]) -> str:
    """What each owner and the Trust would have there without markers and bids, the owner of the panel first."""
    words, values = desk.words, list[str]()
    for seat in sorted(seats, key=lambda seat: seat != desk.seat):
        own = desk.state.seats[seat]
        value = mine_value(desk.terrain, own, ground) + administration_points(own)
        who = words("kk-values-you") if seat == desk.seat else desk.party.short_names[seat]
        values.append(words("kk-values-of", who=who, value=value))
    trust = trust_value(desk.state, desk.terrain, ground)
    if trust is not None:
        values.append(words("kk-values-of", who=words("kk-values-trust"), value=trust))
    return words("kk-values", ground=desk.names.ground(ground), values=", ".join(values))
