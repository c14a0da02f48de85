"""What can be chosen, as targets of a picture and in words: signs, dice, prices, what each choice brings."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from bot.words import MINUS
from cogs.desk import capital
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.shown import player_text, trip_text
from cogs.signs import MOST
from games.ruhrschifffahrt import facts, money, shipping, special_options, starting
from games.ruhrschifffahrt.actions import HaulCoal, TransportDie
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.shipping import Trip
from games.ruhrschifffahrt.special_options import OptionOffer
from games.ruhrschifffahrt.starts import Start
from games.ruhrschifffahrt.state import State
from renderer.picture import Target

NAME: Final = ("label", "")
"""Where among its figures the name of a card stands."""
TO: Final = ("to", "")
OR: Final = ("or", "")
"""Between two prices of which one is paid."""
_SALES: Final = 2
"""An only start with more sales than that is told once."""
_PAIRS: Final = 8
"""More starts with their sales are told in brief."""
Figures: TypeAlias = tuple[tuple[str, str], ...]


class Shown(msgspec.Struct, frozen=True):
    """A target and what it says in words; nothing where another one says it."""

    target: Target
    text: str = ""


# Names and figures


def name_of(desk: Desk, space: str) -> str:
    """A space by its name alone, as it is drawn."""
    return river_on(desk.view.options.board).spaces[space].name


def drawn_word(desk: Desk, key: str) -> str:
    """A word of the game's pictures."""
    return desk.words(f"ru-picture-{key}")


def kind_of(desk: Desk, space: str) -> str:
    """The icon of a place where coal is sold."""
    found = desk.river.spaces[space]
    return f"industry_{found.industry_type}" if found.industry_type else found.kind


def die(colour: str, value: int | str = "") -> tuple[str, str]:
    """A coal die."""
    return f"die_{colour}_{value}", ""


def signed(number: int) -> str:
    """A number that is gained or lost."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def _trip(desk: Desk, state: State, trip: Trip) -> Figures:
    """What a sale completes, who else is paid, the cube, the export, the coins."""
    ready = trip_text.brought(state, desk.seat, trip)
    owners = [owner for owner in sorted(state.cities.get(trip.space, ())) if owner != desk.seat]
    colour = "white" if trip.area[0] == "W" else "black"
    steps = trip_text.export_steps(state, trip)
    return (
        *((f"tile_{tile}", "") for tile in ready),
        *((f"disc_{desk.party.colours[owner]}", "") for owner in owners),
        *([(f"cube_{colour}", "")] if trip.cube else []),
        *([("export", signed(steps))] if steps else []),
        ("coin", signed(trip.coins)),
    )


# Starts


def starts(desk: Desk, state: State) -> list[Shown]:
    """Each start with each of its sales, as in the menu; only the starts where those are too many."""
    found = starting.starts_now(state, desk.seat)
    if sum(len(start.trips) for start in found) > MOST:
        return [_start_alone(desk, state, start) for start in found]
    only = only_die(desk, state) is not None
    brief = not only and sum(len(start.trips) for start in found) > _PAIRS
    pairs = [_pair(desk, state, start, trip, only=only, brief=brief) for start in found for trip in start.trips]
    sales = dict.fromkeys(trip.space for start in found for trip in start.trips)
    return [*pairs, *(Shown(Target(space, desk.signs[space])) for space in sales)]


def only_die(desk: Desk, state: State) -> tuple[str, str] | None:
    """The die of the only start, which its many sales need not repeat; None where there are more starts."""
    found = starting.starts_now(state, desk.seat)
    if len(found) != 1 or not _SALES < len(found[0].trips) <= MOST:
        return None
    return die(found[0].colour, found[0].value)


def _pair(desk: Desk, state: State, start: Start, trip: Trip, *, only: bool, brief: bool) -> Shown:
    """A start and a sale, by the name of the start; of the only start with many sales, by that of the sale.

    In brief the form of the sale's sign alone says what sort of place it is.
    """
    goal = (f"goal_{desk.river.spaces[trip.space].kind}", desk.signs[trip.space])
    buyer, brings = (kind_of(desk, trip.space), ""), _trip(desk, state, trip)
    if only:
        name, figures = name_of(desk, trip.space), (TO, goal, buyer, NAME, *brings)
    else:
        name = name_of(desk, start.storage)
        figures = (die(start.colour, start.value), NAME, TO, goal, *(() if brief else (buyer,)), *brings)
    sale = trip_text.pays(trip, desk.names)
    label = desk.words("ru-start-to", start=trip_text.start(start, desk.names), sale=sale)
    target = Target(start.storage, desk.signs[start.storage], name, figures)
    return Shown(target, desk.signed((start.storage, trip.space), label))


def _start_alone(desk: Desk, state: State, start: Start) -> Shown:
    """A start with many sales: the tiles that some of them bring, and the most that one of them pays."""
    figures = (die(start.colour, start.value), NAME, *_best(desk, state, start))
    most = desk.names.coins(max(trip.coins for trip in start.trips))
    label = desk.words("ru-decide-at-most", start=trip_text.start(start, desk.names), coins=most)
    if tiles := _tiles(desk, state, start):
        named = ", ".join(desk.names.tile(tile) for tile in tiles)
        label = desk.words("ru-decide-possible", start=label, tiles=named)
    target = Target(start.storage, desk.signs[start.storage], name_of(desk, start.storage), figures)
    return Shown(target, desk.signed(start.storage, label))


def _tiles(desk: Desk, state: State, start: Start) -> list[facts.Tile]:
    """The tiles that some sale of a start brings."""
    return list(dict.fromkeys(tile for trip in start.trips for tile in trip_text.brought(state, desk.seat, trip)))


def _best(desk: Desk, state: State, start: Start) -> Figures:
    """What the sales of a start bring at best: tiles, coins; of an only one also who buys."""
    if len(start.trips) == 1:
        (trip,) = start.trips
        return (TO, (kind_of(desk, trip.space), ""), *_trip(desk, state, trip))
    most = max(trip.coins for trip in start.trips)
    return (*((f"tile_{tile}", "") for tile in _tiles(desk, state, start)), ("coin", f"≤ {signed(most)}"))


# Options


def options(desk: Desk) -> list[Shown]:
    """All special options with their prices and who has them; those that cannot be chosen are faint."""
    offers = special_options.option_offers(desk.state, desk.seat)
    by_tile = {offer.action.option for offer in offers if offer.action.free and offer.violation is None}
    return [_option(desk, offer, offer.action.option in by_tile) for offer in offers if not offer.action.free]


def _option(desk: Desk, offer: OptionOffer, by_tile: bool) -> Shown:
    option, names = offer.action.option, desk.names
    takers = [seat for seat in desk.view.order if desk.view.seats[seat].option == option]
    payable = offer.violation is None
    figures = (
        *((f"disc_{desk.party.colours[seat]}", "") for seat in takers),
        *([("tile_tow_action", "0")] if by_tile else []),
        *([OR] if by_tile and payable else []),
        *(price_of(offer.price, offer.debts, offer.forfeit, unpaid=offer.unpaid)[:-1] if payable else ()),
        *([("coin", str(offer.price))] if payable else []),  # nothing is gained beside it
    )
    price = names.price(offer.price, offer.debts, offer.forfeit)
    if offer.unpaid:
        price = desk.words("ru-price-unpaid", points=names.points(offer.forfeit))
    said = [desk.words("ru-button-option", option=names.option(option), price=price)] if payable else []
    if by_tile:
        free = desk.words("ru-button-option", option=names.option(option, free=True), price=names.price(0))
        said.append(free)
    faint = not payable and not by_tile
    parts = [part for part in ("tow", "transport", "pilot") if part in option.split("_")] or [option]
    label = "+".join(drawn_word(desk, f"option_{part}") for part in parts)
    return Shown(Target(f"options.{option}", "", label, figures, faint), ", ".join(said))


def price_of(coins: int, debts: int, forfeit: int, *, unpaid: bool = False) -> Figures:
    """A price with the debts it takes, and the points that go with it, all with a minus."""
    return (
        *([("star", f"{MINUS}{forfeit}")] if forfeit else []),
        *([("debt", str(debts))] if debts and not unpaid else []),
        ("coin", paid(coins)),
    )


def paid(coins: int) -> str:
    """Coins that go: "−3", "0"."""
    return f"{MINUS}{coins}" if coins else "0"


# Dice on storages


def transports(desk: Desk, state: State) -> list[Shown]:
    """Storages for the die on the arrow of its track, and what could be sold from there at most."""
    return [_transport(desk, state, action) for action in starting.transports(state, desk.seat)]


def _transport(desk: Desk, state: State, action: TransportDie) -> Shown:
    """A storage with the die; what its sales bring at best, if the barge can start from there now."""
    value = state.tracks[action.colour][0]
    label = desk.words(
        "ru-die-to", die=desk.names.die(action.colour, value), storage=desk.names.space(action.storage)
    )
    start = trip_text.start_after(state, desk.seat, action)
    brings = () if start is None else _best(desk, state, start)
    return _storage(desk, action.storage, (die(action.colour, value), NAME, *brings), label)


def _nearest(desk: Desk, storage: str) -> Figures:
    """What the arrow of a storage leads to, with the helm of those from which only a pilot leads on."""
    space = desk.river.spaces[storage]
    if space.arrow is None:
        return ()
    return (*([("helm", "")] if space.helm else []), TO, (kind_of(desk, space.arrow), ""))


def replenishments(desk: Desk, state: State) -> list[Shown]:
    """Storages whose dice can be raised by two."""
    found: list[Shown] = []
    for action in sorted(starting.replenishments(state, desk.seat), key=lambda one: desk.river.index[one.storage]):
        value = state.dice[action.storage]
        raised = min(facts.HIGHEST_DIE, value + facts.REPLENISHED)
        colour, name = desk.river.storages[action.storage], desk.names.space(action.storage)
        label = desk.words("ru-die-raised", storage=name, value=value, raised=raised)
        found.append(_storage(desk, action.storage, (die(colour, value), NAME, TO, die(colour, raised)), label))
    return found


def hauls(desk: Desk, actions: Iterable[HaulCoal]) -> list[Shown]:
    """Storages whose dice the coal hauler can raise, and to what."""
    values: dict[str, list[int]] = {}
    for action in actions:
        values.setdefault(action.storage, []).append(action.value)
    found: list[Shown] = []
    for storage in sorted(values, key=desk.river.index.__getitem__):
        colour, now = desk.river.storages[storage], desk.state.dice[storage]
        low, high = min(values[storage]), max(values[storage])
        more = [("dash", ""), die(colour, high)] if high > low else []
        label = desk.words("ru-die-raised", storage=desk.names.space(storage), value=now, raised=high)
        found.append(_storage(desk, storage, (die(colour, now), NAME, TO, die(colour, low), *more), label))
    return found


def with_dice(desk: Desk, storages: Iterable[str]) -> list[Shown]:
    """Storages with the dice on them."""
    return [
        _storage(
            desk,
            storage,
            (die(desk.river.storages[storage], desk.view.dice[storage]), NAME, *_nearest(desk, storage)),
            desk.words(
                "ru-start",
                storage=desk.names.space(storage),
                die=desk.names.die(desk.river.storages[storage], desk.view.dice[storage]),
            ),
        )
        for storage in storages
    ]


def for_dice(desk: Desk, storages: Iterable[str]) -> list[Shown]:
    """Storages for the dice that leave a track."""
    values: dict[str, list[int]] = {}
    for one in desk.view.leaving:
        values.setdefault(one.colour, []).append(one.value)
    found: list[Shown] = []
    for storage in sorted(storages, key=desk.river.index.__getitem__):
        colour = desk.river.storages[storage]
        own = values.get(colour, [])
        value = own[0] if len(own) == 1 else ""
        figures = (die(colour, value), NAME, *_nearest(desk, storage))
        found.append(_storage(desk, storage, figures, desk.names.space(storage)))
    return found


def ranking(desk: Desk, ranked: Sequence[str]) -> list[Shown]:
    """Every storage, those of a ranking first, with their places in it."""
    rest = [storage for storage in desk.river.storages if storage not in ranked]
    found: list[Shown] = []
    for place, storage in enumerate((*ranked, *rest), start=1):
        rank = (("", f"{place}."),) if place <= len(ranked) else ()
        figures = (*rank, NAME, *_nearest(desk, storage))
        text = desk.signed(storage, desk.names.space(storage))
        if place <= len(ranked):
            text = desk.words("ru-numbered", number=place, text=text)
        found.append(Shown(Target(storage, desk.signs[storage], name_of(desk, storage), figures), text))
    return found


def _storage(desk: Desk, storage: str, figures: Figures, label: str) -> Shown:
    target = Target(storage, desk.signs[storage], name_of(desk, storage), figures)
    return Shown(target, desk.signed(storage, label))


# Sales


def sales(desk: Desk) -> list[Shown]:
    """Where the barge's die can be sold, and what that brings; first, and faint, the sale that is settled."""
    found = shipping.trips_of_barge(desk.state, desk.seat)
    settled = settled_sale(desk, found)
    return [_sale(desk, trip, faint=trip == settled) for trip in sorted(found, key=lambda trip: trip != settled)]


def settled_sale(desk: Desk, found: Sequence[Trip]) -> Trip | None:
    """The sale that takes place if the turn ends now: menus do not offer it."""
    if desk.view.turn.stage != "plan":
        return None
    if desk.own.plan is None:
        return found[0] if len(found) == 1 else None
    return next((trip for trip in found if trip.space == desk.own.plan.space), None)


def _sale(desk: Desk, trip: Trip, *, faint: bool) -> Shown:
    figures = ((kind_of(desk, trip.space), ""), NAME, *_trip(desk, desk.state, trip))
    target = Target(trip.space, desk.signs[trip.space], name_of(desk, trip.space), figures, faint)
    return Shown(target, desk.signed(trip.space, trip_text.pays(trip, desk.names)))


# A coin or a point


def goods(desk: Desk, whats: Iterable[str], round: int, *, now: bool) -> list[Shown]:
    """A coin or a point, and what one has then; of a round to come nobody knows that."""
    change = -1 if round == facts.FUND_ROUND else 1
    found: list[Shown] = []
    for what in whats:
        then = desk.words("ru-decide-then", what=_then(desk, what, change)) if now else ""
        target = Target(f"choose.{what}", "", then, (("coin" if what == "coin" else "star", signed(change)),))
        good = capital(player_text.good(round, what, desk.names))
        found.append(Shown(target, ", ".join(part for part in (good, then) if part)))
    return found


def _then(desk: Desk, what: str, change: int) -> str:
    """What somebody has after a coin or a point came or went; a coin that is not there makes a debt (6.1, R28)."""
    own, names = desk.own, desk.names
    if what == "point":
        return names.points(own.points + change)
    if change > 0:
        return names.coins(own.coins + change)
    if not money.can_pay(own, -change):
        return ", ".join((names.coins(0), names.points(own.points - money.unpaid_forfeit(own))))
    debts = money.debts_for(own, -change)
    lost = money.forfeit_for(own, debts)
    return ", ".join(
        (
            names.coins(own.coins + facts.DEBT_COINS * debts + change),
            *([names.debts(own.debts + debts)] if debts else []),
            *([names.points(own.points - lost)] if lost else []),
        )
    )


def goods_of_all(round: int) -> list[Target]:
    """The same of several who choose at once: what each may have is shown beside their names."""
    change = -1 if round == facts.FUND_ROUND else 1
    return [
        Target(f"choose.{what}", "", "", ((icon, signed(change)),))
        for what, icon in (("coin", "coin"), ("point", "star"))
    ]
