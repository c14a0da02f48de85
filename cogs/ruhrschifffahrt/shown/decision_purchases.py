"""What can be bought, as targets of a picture and in words."""

from collections.abc import Sequence
from typing import Final

import msgspec

from cogs.desk import capital
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.shown.decision_targets import (
    NAME,
    OR,
    TO,
    Figures,
    Shown,
    drawn_word,
    name_of,
    paid,
    price_of,
    signed,
)
from cogs.ruhrschifffahrt.shown.purchase_text import export_change, is_useless, points_said, price_said
from cogs.ruhrschifffahrt.told import telling
from games.ruhrschifffahrt import facts, purchases
from games.ruhrschifffahrt.actions import (
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    MoveInPort,
    RepayDebt,
    UseInn,
)
from games.ruhrschifffahrt.purchases import Offer
from games.ruhrschifffahrt.state import State
from renderer.picture import Target

_BY_TILE: Final = "tile.warehouse"
"""The place of the card of the white tile, which builds in any city and in Ruhrort."""


def to_buy(desk: Desk, state: State, found: Sequence[Offer]) -> list[Shown]:
    """Locks on the river with one card for all that bring the same, and a card for each other purchase."""
    shown: dict[str, Shown] = {}
    rest: dict[str, Shown] = {}
    by_tile: list[Shown] = []
    locks: dict[int, list[Offer]] = {}
    for offer in found:
        match offer.action:
            case BuildLock():
                locks.setdefault(offer.points, []).append(offer)
            case BuildInCity(place) | BuildInDepot(place) | BuildInPort(place):
                if place in shown:
                    by_tile = [_by_tile(desk, offer)]
                shown[place] = _house(desk, state, place, offer, shown.get(place))
            case MoveInPort() as move:
                rest[f"{move.source}>{move.to}"] = _move(desk, state, move, offer)
            case RepayDebt():
                label = capital(telling.purchase(offer.action, desk.names))
                rest["debts"] = Shown(
                    Target("debts", "", label, (NAME, ("coin", paid(offer.price)))), _said(desk, offer)
                )
            case UseInn():
                rest["inn"] = _inn(desk, offer, rest.get("inn"))
    built = [_lock_card(desk, state, points, offers) for points, offers in sorted(locks.items())]
    sites = [
        Shown(Target(offer.action.obstacle, desk.signs[offer.action.obstacle]))
        for offers in locks.values()
        for offer in offers
        if isinstance(offer.action, BuildLock)
    ]
    return [*built, *sites, *shown.values(), *by_tile, *rest.values()]


def _inn(desk: Desk, offer: Offer, before: Shown | None) -> Shown:
    """The inn, which brings coins or points."""
    said = _said(desk, offer)
    text = said if before is None else f"{before.text}; {said}"
    coins, points = ("coin", f"+{facts.INN_COINS}"), ("star", f"+{facts.INN_POINTS}")
    return Shown(Target("inn", "", capital(desk.names.tile("inn")), (NAME, coins, OR, points)), text)


def _balance(offer: Offer) -> Figures:
    """A price with the debts it takes, and the points that are left of those it brings."""
    return (*price_of(offer.price, offer.debts, 0), ("star", signed(offer.points - offer.forfeit)))


def _said(desk: Desk, offer: Offer) -> str:
    names = desk.names
    if isinstance(offer.action, UseInn):
        return telling.purchase(offer.action, names)
    price = price_said(offer, names)
    return desk.words("ru-offer", what=telling.purchase(offer.action, names), price=price)


def _lock_card(desk: Desk, state: State, points: int, offers: Sequence[Offer]) -> Shown:
    """What a lock costs and brings where it brings so many points, and where that is."""
    offer, places = offers[0], [one.action.obstacle for one in offers if isinstance(one.action, BuildLock)]
    freed = state.seats[desk.seat].with_lock
    figures = (
        ("lock", ""),
        NAME,
        *([(f"house_{desk.party.colours[desk.seat]}", f"+{freed}")] if freed else []),
        *_balance(offer),
    )
    signs = [desk.signs[place] for place in places]
    in_mark = points == facts.LOCK_POINTS_MARK
    label = desk.words("ru-decide-lock-mark" if in_mark else "ru-decide-lock")
    price, brings = price_said(offer, desk.names), points_said(offer, desk.names)
    told = desk.words("ru-decide-lock-told", signs=", ".join(signs), price=price, points=brings)
    return Shown(Target(f"locks.{points}", "", label, figures), told)


def _house(desk: Desk, state: State, place: str, offer: Offer, before: Shown | None) -> Shown:
    """A place for a warehouse; by the white tile it may cost something else."""
    action = offer.action
    by_tile = isinstance(action, BuildInCity | BuildInPort) and action.white
    if before is not None:  # the tile has a card of its own for all places that can be paid without it
        return msgspec.structs.replace(before, text=f"{before.text}; {desk.signed(place, _said(desk, offer))}")
    bonus: Figures = ()
    if isinstance(action, BuildInPort):
        count = len(state.port.get(place, ()))
        bonus = (("bonus", signed(facts.POSITION_BONUS[min(count, len(facts.POSITION_BONUS) - 1)])),)
    price = (("tile_warehouse", ""),) if by_tile else ()
    # A country is a column of Ruhrort; a depot may be called as a city is.
    kind: Figures = () if bonus else (("city" if isinstance(action, BuildInCity) else "depot", ""),)
    figures = (
        *kind,
        NAME,
        *_owners(desk, state, action),
        *bonus,
        *price,
        *_balance(offer),
    )
    target = Target(place, desk.signs[place], _place_name(desk, action), figures)
    return Shown(target, desk.signed(place, _said(desk, offer)))


def _by_tile(desk: Desk, offer: Offer) -> Shown:
    """What the tile costs instead of the price on the cards of places, which say in words where that is."""
    figures = (("tile_warehouse", ""), NAME, *_balance(offer))
    return Shown(Target(_BY_TILE, "", desk.words("ru-decide-by-tile"), figures))


def _owners(desk: Desk, state: State, action: object) -> Figures:
    """Who has built there before."""
    match action:
        case BuildInCity(place):
            built = state.cities.get(place, ())
        case BuildInDepot(dominion):
            built = state.depots.get(dominion, ())
        case _:
            built = ()
    return tuple((f"disc_{desk.party.colours[seat]}", "") for seat in built)


def _place_name(desk: Desk, action: object) -> str:
    match action:
        case BuildInCity(place):
            return name_of(desk, place)
        case BuildInDepot(dominion):
            return desk.names.depot(dominion)
        case BuildInPort(country):
            return drawn_word(desk, f"country_{country}")
        case _:
            return ""


def _move(desk: Desk, state: State, move: MoveInPort, offer: Offer) -> Shown:
    """A warehouse that moves from one column of Ruhrort to another, and what that changes in this round.

    A column that exports no more brings no points.
    """
    source, to = move.source, move.to
    price = price_of(offer.price, offer.debts, offer.forfeit)
    change = export_change(state, desk.seat, move)
    scored = [("star", signed(change))] if change or is_useless(desk.view, move, desk.names) else []
    figures = (NAME, TO, ("goal_port", desk.signs[to]), *price, *scored)
    label = drawn_word(desk, f"country_{source}")
    target = Target(f"{source}>{to}", desk.signs[source], label, figures)
    return Shown(target, desk.signed((source, to), _said(desk, offer)))


def purchases_of(desk: Desk, state: State) -> list[Shown]:
    """What can be bought in a position."""
    return to_buy(desk, state, purchases.offers(state, desk.seat))
