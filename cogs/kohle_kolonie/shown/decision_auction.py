"""What is asked in a consolidation: what to declare, what to bid, and up to where, before it comes up."""

from collections.abc import Sequence
from typing import Final

from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.shown.decision_targets import Asked, Figure, fact
from cogs.kohle_kolonie.shown.enough import enough
from cogs.signs import MOST
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Bid, Declare, Pass
from games.kohle_kolonie.auction import mine_value, mines_in, running, value_of
from renderer.picture import Target

SHOWN: Final = 11
"""As many bids as a picture shows; of more the first."""


def bidding(desk: Desk) -> Asked:
    """Every value that can be bid with its price and the coins left, and the pass.

    Of those that nobody needs, and of more than there is room for, the first and the last stand on one card.
    """
    words, auction, legal = desk.words, running(desk.state), desk.legal()
    base, bids = value_of(auction, desk.seat).base, [one.value for one in legal if isinstance(one, Bid)]
    most = enough(desk.view, desk.seat)
    needed = [value for value in bids if most is None or value <= most.value]
    single = bids if len(bids) - len(needed) < 2 and len(bids) <= SHOWN else needed[: SHOWN - 1]
    found = [_bid(desk, value, value - base) for value in single]
    if rest := bids[len(single) :]:
        label = words("kk-decision-bids", least=rest[0], most=rest[-1], needed=int(rest[0] in needed))
        found.append(Target("bids", "", label, (), faint=True))
    if Pass() in legal:
        found.append(Target("pass", "", words("kk-button-pass"), _lost(desk, auction.ground)))
    return Asked("auction", words("kk-question-bid"), (fact("coin", desk.me.coins),), tuple(found), auction.ground)


def _bid(desk: Desk, value: int, price: int) -> Target:
    left = desk.words("kk-decision-left", count=desk.me.coins - price)
    return Target(f"bid.{value}", str(value), left, (fact("coin", price),))


def _lost(desk: Desk, ground: str) -> tuple[Figure, ...]:
    """Points for the own mines there, given to whoever does not win them."""
    mines = len(mines_in(desk.terrain, desk.state.seats[desk.seat], ground))
    return (fact("star", f"+{facts.LOST_MINE_POINTS * mines}"),)


def declaring(desk: Desk) -> Asked:
    """Every declaration with the value it makes."""
    auction = running(desk.state)
    mines = value_of(auction, desk.seat).mines
    declarations = [action for action in desk.legal() if isinstance(action, Declare)][:SHOWN]
    found = tuple(_declaration(desk, action, mines, number) for number, action in enumerate(declarations))
    means = (fact("coin", desk.me.coins),)
    return Asked("auction", desk.words("kk-question-declare"), means, found, auction.ground)


def _declaration(desk: Desk, action: Declare, mines: int, number: int) -> Target:
    administration = desk.me.administration if action.administration is None else action.administration
    aid = facts.AID_POINTS if action.aid else 0
    parts = (
        ("steps", aid),
        ("station", action.unification),
        ("miner", administration),
    )
    value = mines + sum(points for _, points in parts)
    figures = tuple(fact(icon, f"+{points}") for icon, points in parts if points)
    label = desk.words("kk-decision-value", value=value)
    return Target(f"declare.{number}", "", label, figures)


def ceiling(desk: Desk, ground: str) -> Asked:
    """Up to which value to bid for a ground, each with the coins that it would take."""
    own = desk.state.seats[desk.seat]
    value = mine_value(desk.terrain, own, ground)
    base = value + desk.me.administration
    shown = desk.view.auction
    if shown is not None and shown.auction.ground == ground and desk.seat in shown.auction.order:
        base = value_of(shown.auction, desk.seat).base
    beat = (shown.next_bid or 0) if shown is not None and shown.auction.ground == ground else 0
    found = [
        Target(f"bid.{number}", str(number), "", (fact("coin", max(0, number - base)),))
        for number in range(value, value + MOST)
        if number >= beat
    ][:SHOWN]
    words = desk.words
    question = words("kk-question-ceiling", ground=desk.names.ground(ground))
    return Asked("auction", question, (fact("coin", desk.me.coins),), tuple(found), ground)


def grounds(desk: Desk, found: Sequence[str]) -> Asked:
    """The grounds for which a ceiling can be left: what is to be won there, and the value of the own mines."""
    own = desk.state.seats[desk.seat]
    targets = tuple(
        Target(
            f"ground.{ground}",
            desk.signs[ground],
            desk.names.ground(ground),
            (
                fact("star", desk.terrain.cards[ground].points),
                fact("mine", mine_value(desk.terrain, own, ground)),
            ),
        )
        for ground in found
    )
    return Asked("places", desk.words("kk-question-ceilings"), (fact("coin", desk.me.coins),), targets)
