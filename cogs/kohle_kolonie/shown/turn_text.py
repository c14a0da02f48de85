"""What a turn message of Kohle & Kolonie asks, the number that decides it, and everybody's means."""

from typing import Final

from bot.post import fit
from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.shown import auction_text
from cogs.order_of_play import from_active
from games.engine.event import Seat
from games.kohle_kolonie import turns
from games.kohle_kolonie.state import OVER
from games.kohle_kolonie.view import AuctionView, View

LEADER: Final = 12
"""Letters of the name of who leads an auction, in a line that must be short."""


def asked(view: View, seat: Seat, party: Party, words: Words) -> str:
    """What the seat is asked to do; of a bid the ground, who leads, and the next bid with its cost."""
    names, turn = names_of(words, view.options.board), view.turn
    key = f"kk-asked-{turn.stage}"
    match turn:
        case turns.Act():
            return words(key, phase=words(f"kk-phase-{view.phase}"))
        case turns.Buying() | turns.PlaceLarge():
            return words(key, card=names.card(turn.card))
        case turns.SettlementMiners(village=village):
            return words(key, village=names.village(village))
        case turns.Arrange(card=card):
            return words(key, pithead=names.pithead(card))
        case turns.Declare() if view.auction is not None:
            return words(key, ground=names.ground(view.auction.auction.ground))
        case turns.Bid() if view.auction is not None:
            return _bid(view.auction, party, names)
        case _:
            return words(key)


def _bid(auction: AuctionView, party: Party, names: Names) -> str:
    return names.words(
        "kk-asked-bid",
        ground=names.ground(auction.auction.ground),
        lead=_lead(auction, party, names.words),
        bid=auction.next_bid or 0,
        coins=names.coins(auction.price or 0),
    )


def _lead(auction: AuctionView, party: Party, words: Words) -> str:
    """Who leads with what: the Trust where no player does and it takes part."""
    running = auction.auction
    if auction.leader is not None:
        value = running.values[running.order.index(auction.leader)].total
        return words("kk-lead-player", who=_short(party, auction.leader), value=value)
    return words("kk-lead-nobody") if running.trust is None else words("kk-lead-trust", value=running.trust)


def _short(party: Party, seat: Seat) -> str:
    """A name in a line that must be short: whole, a computer by its level, or begun where no harm is in a cut."""
    name, plain = party.names[seat], party.plain_names[seat]
    if not party.users[seat] and party.short and plain in name:
        return name.replace(plain, party.short[seat])
    return name if len(plain) <= LEADER or plain not in name else name.replace(plain, fit(plain, LEADER))


def decides(view: View, seat: Seat, party: Party, words: Words) -> str:
    """The number that decides it, empty where none does or the question says it."""
    me, names = view.seats[seat], names_of(words, view.options.board)
    match view.turn:
        case turns.Choose():
            # The steam engine is shut in round 1 (5.1).
            left = sum(
                bool(marker) and not (marker == "engine" and view.round == 1) for marker in view.bonus_track
            )
            return words("kk-decides-choose", left=left, all=len(view.bonus_track))
        case turns.Act():
            return words("kk-decides-means", coins=names.coins(me.coins), workers=names.own_workers(me))
        case turns.Miners(left=left) if left.insert or left.redeploy:
            return words("kk-decides-miners", insert=left.insert, redeploy=left.redeploy)
        case turns.LoseMiner(miners=miners):
            return words("kk-decides-lose_miner", count=miners)
        case turns.Secure():
            return names.coins(me.coins)
        case turns.Subsidence():
            return words("kk-decides-subsidence", coins=names.coins(me.coins), points=names.points(me.points))
        case turns.Declare() if view.auction is not None:
            running = view.auction.auction
            mines = running.values[running.order.index(seat)].mines
            counting = auction_text.counting_by_itself(view, seat)
            return words("kk-decides-declare", value=mines, administration=counting)
        case turns.Load():
            return words("kk-decides-load", count=me.wagons + me.markers.count("wagon") + (me.bonus == "wagon"))
        case _:
            return ""


def deciding(view: View, party: Party, words: Words) -> str:
    """Everybody's points, coins and workers, a line each in the order of play; or the auction that runs."""
    if view.auction is not None:
        return auction_text.brief(view, party, words)
    return "\n".join(means(view, seat, party, words) for seat in order_of_play(view))


def means(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A seat's points, coins and workers in a line."""
    me, names = view.seats[seat], names_of(words, view.options.board)
    said = words(
        "kk-deciding-player",
        who=party.names[seat],
        points=names.points(me.points),
        coins=names.coins(me.coins),
        workers=names.own_workers(me),
    )
    return words("kk-deciding-active", means=said) if seat in view.active else said


def order_of_play(view: View) -> tuple[Seat, ...]:
    """The seats as they play from now on: markers are chosen the other way round; who leads once it is over."""
    if view.phase == OVER:
        return tuple(sorted(view.order, key=lambda seat: -view.seats[seat].points))
    turned = view.phase == 1 and view.round > 1
    return from_active(view.order[::-1] if turned else view.order, view.active)
