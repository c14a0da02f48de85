"""The panel of phase 6: locks and warehouses in menus, debts, moves and the inn as buttons."""

from collections.abc import Sequence
from typing import Final

from bot.post import Choice, Style, rows_of
from bot.presenter import Line, Panel, asked, why
from cogs.desk import LABEL, ROWS, Entry, Rows, choice
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.panels import closed, status
from cogs.ruhrschifffahrt.shown import decision
from cogs.ruhrschifffahrt.shown.at_end_text import at_end, at_end_said
from cogs.ruhrschifffahrt.shown.decision_targets import signed
from cogs.ruhrschifffahrt.shown.purchase_text import (
    depot_counts,
    export_change,
    export_now,
    exports,
    exports_left,
    is_export_over,
    is_useless,
    lock_saves,
    points_said,
    price_said,
)
from cogs.ruhrschifffahrt.shown.trip_text import fitting
from cogs.ruhrschifffahrt.told import telling
from games.ruhrschifffahrt import facts, locks, purchases, turns
from games.ruhrschifffahrt.actions import (
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    MoveInPort,
    Purchase,
    RepayDebt,
    UseInn,
)
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.purchases import Offer
from games.ruhrschifffahrt.state import State

MENUS: Final[dict[str, tuple[type[Purchase], ...]]] = {
    "locks": (BuildLock,),
    "warehouses": (BuildInCity, BuildInDepot, BuildInPort),
}
"""What stands in a menu; the rest are buttons."""


def panel(desk: Desk, turn: turns.Purchase) -> Panel:
    """What can be bought now, with price, debts and points."""
    words = desk.words
    found = purchases.offers(desk.state, desk.seat)
    question = words("ru-ask-purchase" if found else "ru-ask-done")
    lines: list[Line | str] = [*asked(question)]
    if locks.lock_due(desk.state, desk.seat):
        lines.append(words("ru-ask-forced-lock"))
    if turn.free_lock:
        lines.append(words("ru-ask-second-lock"))
    elif locks.two_for_one(desk.state, desk.seat) and any(isinstance(offer.action, BuildLock) for offer in found):
        lines.append(words("ru-ask-two-for-one"))
    lines += first_lock(desk, desk.state, found)
    lines += in_port(desk, found)
    rows = rows_for(desk, desk.state, found)
    return Panel((*lines, *why(*closed.lines(desk, found)), *status.own(desk)), rows[:ROWS], decision.of(desk))


def in_port(desk: Desk, found: Sequence[Offer]) -> list[str]:
    """How many warehouses one can build in Ruhrort, and what the columns still export where one can be moved."""
    lines: list[str] = []
    built = sum(desk.seat in column for column in desk.state.port.values())
    # Who hears a panel is told what is asked and left, and finds this in the rules of it.
    if any(isinstance(offer.action, BuildInPort) for offer in found) and not desk.words.spoken:
        lines.append(desk.words("ru-port-most", most=facts.PORT_WAREHOUSES, built=built))
    useless = is_export_over(desk.view)
    # Who hears the columns is told in each entry how often it still exports.
    if any(isinstance(offer.action, MoveInPort) for offer in found) and (useless or not desk.words.spoken):
        lines.append(_moves(desk))
    return lines


def _moves(desk: Desk) -> str:
    if is_export_over(desk.view):
        return desk.words("ru-port-move-useless")
    if not desk.view.country:
        return desk.words("ru-port-left-before", countries=exports_left(desk.view, desk.names))
    return desk.words("ru-port-left", countries=exports_left(desk.view, desk.names))


def first_lock(desk: Desk, state: State, found: Sequence[Offer]) -> list[str]:
    """What any lock brings besides its points, as long as the seat has built none."""
    freed = state.seats[desk.seat].with_lock
    if freed and any(isinstance(offer.action, BuildLock) for offer in found):
        return [desk.words("ru-lock-brings", count=freed)]
    return []


def rows_for(desk: Desk, state: State, found: Sequence[Offer], prefix: str = "") -> Rows:
    """Menus and buttons of what a position offers; what they say begins with `prefix`."""
    rows: Rows = ()
    for name, kinds in MENUS.items():
        offered = [offer for offer in found if isinstance(offer.action, kinds)]
        if desk.words.spoken:
            heard = [_heard(desk, state, offer, prefix) for offer in offered]
            rows += desk.told_once(name, desk.words(f"ru-menu-{name}"), heard)
        else:
            entries = [_entry(desk, state, offer, prefix) for offer in offered]
            rows += desk.menus(name, desk.words(f"ru-menu-{name}"), entries)
    kept = tuple(kind for kinds in MENUS.values() for kind in kinds)
    buttons = [
        desk.press(label(desk, state, offer), prefix + GAME.notation(offer.action), _style(desk, offer))
        for offer in found
        if not isinstance(offer.action, kept)
    ]
    return (*rows, *rows_of(buttons))


def _style(desk: Desk, offer: Offer) -> Style:
    """A move that brings nothing does not stand out, nor one of what was built in this very turn."""
    move = offer.action
    if not isinstance(move, MoveInPort):
        return "primary"
    built = {move.country for move in map(GAME.parse, desk.position.moves) if isinstance(move, BuildInPort)}
    return "secondary" if move.source in built or is_useless(desk.view, move, desk.names) else "primary"


def _entry(desk: Desk, state: State, offer: Offer, prefix: str) -> Choice:
    """An entry of a menu: what is bought, for how much, and what it brings."""
    return choice(label(desk, state, offer), prefix + GAME.notation(offer.action), _effect(desk, state, offer))


def _heard(desk: Desk, state: State, offer: Offer, prefix: str) -> Entry:
    """The same to be heard: the place alone, which says what is built there, then the price and what it brings."""
    names, action = desk.names, offer.action
    match action:
        case BuildLock(place) | BuildInCity(place):
            what = names.space(place)
        case BuildInDepot(dominion):
            what = names.depot(dominion)
        case BuildInPort(country):
            what = names.country(country)
        case _:
            what = telling.purchase(action, names)
    if isinstance(action, BuildInCity | BuildInPort) and action.white:
        what = desk.words("ru-by-tile", what=what, tile=names.tile("warehouse"))
    price = names.price(offer.price, offer.debts, offer.forfeit)
    # Before the last round who hears it finds this in the rules, as what a city earns.
    ended = at_end_said(state, desk.seat, action, names) if state.round == facts.ROUNDS else []
    details = (price, points_said(offer, names), *ended, *_where(desk, state, action))
    return Entry(desk.signed(_places(action), what), prefix + GAME.notation(action), details)


def label(desk: Desk, state: State, offer: Offer) -> str:
    """What is bought and for how much."""
    if isinstance(offer.action, UseInn):
        return telling.purchase(offer.action, desk.names)
    price = price_said(offer, desk.names)
    what = telling.purchase(offer.action, desk.names)
    if isinstance(offer.action, RepayDebt) and state.round == facts.ROUNDS:
        ended = sum(at_end(state, desk.seat, offer.action).values())
        what = desk.words("ru-with", what=what, more=desk.words("ru-at-end", changes=signed(ended)))
    offered = desk.signed(_places(offer.action), desk.words("ru-offer", what=what, price=price))
    if not isinstance(offer.action, MoveInPort):
        return offered
    change = export_change(state, desk.seat, offer.action)
    if not change and not is_useless(desk.view, offer.action, desk.names):
        return offered
    brief = " → ".join(desk.names.country(country) for country in _places(offer.action))
    key = "ru-what-exports" if change else "ru-what-no-export"
    with_change = [desk.words(key, what=one, change=signed(change)) for one in (what, brief)]
    said = (desk.words("ru-offer", what=one, price=price) for one in with_change)
    return next(
        (one for one in (desk.signed(_places(offer.action), one) for one in said) if len(one) <= LABEL), offered
    )


def _places(action: Purchase) -> tuple[str, ...]:
    """Where something is built, or from where to where it is moved."""
    match action:
        case BuildLock(place) | BuildInCity(place) | BuildInDepot(place) | BuildInPort(place):
            return (place,)
        case MoveInPort(source, to):
            return (source, to)
        case _:
            return ()


def _effect(desk: Desk, state: State, offer: Offer) -> str:
    """The points a purchase brings, the coins left after it, and where it stands."""
    words, names = desk.words, desk.names
    left = state.seats[desk.seat].coins + facts.DEBT_COINS * offer.debts - offer.price
    parts = (points_said(offer, names), words("ru-coins-left", coins=names.coins(left)))
    ended = at_end_said(state, desk.seat, offer.action, names)
    return fitting((*parts, *ended, *_where(desk, state, offer.action)))


def _where(desk: Desk, state: State, action: Purchase) -> tuple[str, ...]:
    """The position in a column, the dominion of a lock; who sees it reads what a warehouse brings later.

    Nothing is sold, shipped or exported after the purchases of the last round.
    """
    last = desk.view.round == facts.ROUNDS
    match action:
        case BuildInCity() | BuildInDepot() if desk.words.spoken:
            return ()
        case BuildInCity():
            return () if last else (desk.words("ru-city-earns"),)
        case BuildInDepot(dominion):
            return () if last else depot_counts(state, desk.seat, dominion, desk.names)
        case BuildInPort(country):
            place = desk.words("ru-position", position=len(state.port.get(country, ())) + 1)
            if is_export_over(desk.view):
                return (place,)
            now = export_now(state, country)
            scored = [] if now is None or desk.words.spoken else [desk.words("ru-port-scores-now", points=now)]
            return (place, *scored, exports(desk.view, country, desk.names))
        case BuildLock(obstacle):
            dominion = desk.names.dominion(desk.river.spaces[obstacle].dominion)
            saves = [] if last else lock_saves(state, desk.seat, obstacle, desk.names)
            return (*saves, desk.words("ru-lock-in", dominion=dominion))
        case _:
            return ()
