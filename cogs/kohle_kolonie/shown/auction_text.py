"""A consolidation under way in words: every value and where it comes from, every bid, the coins left."""

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import Names, names_of
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.state import Auction, Value
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.view import View


def lines(view: View, party: Party, words: Words) -> list[str]:
    """The whole auction, or nothing where none runs."""
    if view.auction is None:
        return []
    auction, names = view.auction.auction, names_of(words, view.options.board)
    found = [head(view, words)]
    found += [words("kk-item", text=value_of(view, seat, party, words)) for seat in auction.order]
    if auction.trust is not None:
        found.append(words("kk-item", text=trust_value(view, auction, names, words)))
    return [*found, *_standing(view, party, words)]


def head(view: View, words: Words) -> str:
    """The ground that is consolidated and what its large mine brings."""
    ground = view.auction.auction.ground if view.auction else ""
    names, terrain = names_of(words, view.options.board), terrain_for(view.options, len(view.seats))
    card = terrain.cards[ground]
    what = names.points(card.points)
    if view.round < facts.ROUNDS:  # in the last nothing is earned any more
        what = words("kk-large-brings", points=what, income=names.coins(card.income))
    if card.bonus is not None:
        what = f"{what}, {words(f'kk-mine-bonus-{card.bonus}')}"
    return words("kk-auction-head", ground=names.ground(ground), what=what)


def value_of(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A player's value, its parts, the coins it has and whether it passed."""
    auction = view.auction.auction if view.auction else None
    if auction is None:
        return ""
    index = auction.order.index(seat)
    value, names = auction.values[index], names_of(words, view.options.board)
    text = words(
        "kk-auction-value",
        who=party.names[seat],
        value=value.total,
        parts=parts(value, words),
        coins=names.coins(view.seats[seat].coins),
    )
    if seat in auction.passed:
        return words("kk-auction-passed", text=text)
    # Who owns all mines of a ground has won without declaring anything.
    settled = auction.declared[index] or auction.winner is not None
    if settled:
        return text
    return words("kk-auction-undeclared", text=text, administration=counting_by_itself(view, seat))


def counting_by_itself(view: View, seat: Seat) -> int:
    """A seat's points of Administration, where they count without being declared."""
    chosen = view.options.administration_points_optional == "chosen"
    return 0 if chosen else view.seats[seat].administration


def parts(value: Value, words: Words) -> str:
    """Where a value comes from: "mines 2, aid 2 and coins 1"."""
    named = {
        "mines": value.mines,
        "administration": value.administration,
        "aid": value.aid,
        "unification": value.unification,
        "coins": value.coins,
    }
    return words.listed([words(f"kk-value-{name}", points=points) for name, points in named.items() if points])


def trust_value(view: View, auction: Auction, names: Names, words: Words) -> str:
    """The Trust's value and where it comes from."""
    total = auction.trust or 0
    coins = view.trust.coins + view.trust.extra_coin
    return words("kk-auction-trust", value=total, mines=total - coins, coins=names.coins(coins))


def _standing(view: View, party: Party, words: Words) -> list[str]:
    """Who leads, and what the next bid would be."""
    auction = view.auction
    if auction is None:
        return []
    if auction.auction.winner is not None:
        return [words("kk-auction-won", who=party.names[auction.auction.winner])]
    found: list[str] = []
    if auction.leader is not None:
        found.append(words("kk-auction-leader", who=party.names[auction.leader]))
    if auction.bidder is not None and auction.next_bid is not None:
        names = names_of(words, view.options.board)
        who, price = party.names[auction.bidder], names.coins(auction.price or 0)
        found.append(words("kk-auction-next", who=who, value=auction.next_bid, coins=price))
    return found


def brief(view: View, party: Party, words: Words) -> str:
    """The auction in a few lines, as the turn message and panels have it."""
    return "\n".join(lines(view, party, words))
