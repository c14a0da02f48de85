"""What beside a mine a seat can pay for, in the words of the guide."""

from typing import Final

from bot.words import Words
from cogs.kohle_kolonie.names import names_of
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Flip
from games.kohle_kolonie.pitheads import flip_cost
from games.kohle_kolonie.view import SeatView, View

FLIPS: Final = (
    Flip("workforce", "workers"),
    Flip("workforce", "coins"),
    *(Flip(card) for card in facts.FLIPPABLE if card != "workforce"),
)


def workers_of(own: SeatView) -> int:
    """Workers and worker markers, which pay alike."""
    return own.workers + own.markers.count("worker")


def flips_paid(view: View, own: SeatView) -> list[str]:
    """The pithead cards that the seat can pay to flip."""
    sides = {card.id: side.flipped for card, side in zip(facts.PITHEADS, own.pitheads, strict=True)}
    costs = {way: flip_cost(view.options, way) for way in FLIPS if not sides[way.card]}
    paid = [way.card for way, (workers, coins, _) in costs.items() if _covers(own, workers, coins)]
    return list(dict.fromkeys(paid))


def _covers(own: SeatView, workers: int, coins: int) -> bool:
    return workers <= workers_of(own) and coins <= own.coins


def prices(view: View, seat: Seat) -> dict[str, int]:
    """The actions with a price that the seat can pay and has pieces for, each at the least that it costs."""
    own = view.seats[seat]
    left = {
        "engine": view.engine_pool if view.round >= facts.FIRST_ENGINE_ROUND else 0,
        "engineer": own.engineers,
        "settlement": own.settlements_left,
    }
    found = {kind: min(view.prices[kind], _by_marker(own, kind, view)) for kind in left if left[kind]}
    return {kind: price for kind, price in found.items() if price <= own.coins}


def _by_marker(own: SeatView, kind: str, view: View) -> int:
    return facts.BONUS_PRICE[kind] if own.bonus == kind else view.prices[kind]


def instead(view: View, seat: Seat, text: Words) -> str:
    """What could be bought instead of a mine, each with its price; empty where nothing could."""
    names = names_of(text, view.options.board)
    return text.listed(
        [text(f"learn-kk-paid-{kind}", coins=names.coins(price)) for kind, price in prices(view, seat).items()]
    )


def later(view: View, seat: Seat, text: Words) -> str:
    """What is good for points in the later rounds and can be paid; miners move free of charge."""
    flips, paid = flips_paid(view, view.seats[seat]), prices(view, seat)
    ironworks = facts.PITHEADS[facts.PITHEAD_INDEX["ironworks"]].points if "ironworks" in flips else 0
    return text.listed(
        [
            *([text("learn-kk-late-flips", points=ironworks)] if flips else []),
            *([text("learn-kk-late-settlement")] if "settlement" in paid else []),
            text("learn-kk-late-miners"),
            *([text("learn-kk-late-engine")] if "engine" in paid else []),
        ]
    )
