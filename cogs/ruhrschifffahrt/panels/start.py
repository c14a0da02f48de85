"""The panel of phase 3: a special option, its effect, the start and the planned sale; and of a sale in phase 4."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.post import Button, Choice, rows_of
from bot.presenter import Line, Panel, asked, why
from cogs.desk import CHOICE, ROWS, Rows, choice, fitting
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.panels import ahead, status
from cogs.ruhrschifffahrt.panels.focus import WITH, hauled
from cogs.ruhrschifffahrt.shown import decision, trip_text
from cogs.ruhrschifffahrt.told import refusing
from cogs.signs import MOST
from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, shipping, special_options, starting
from games.ruhrschifffahrt.actions import Action, ChooseOption, HaulCoal, Replenish, TransportDie, UseInn
from games.ruhrschifffahrt.barges import berth
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.shipping import Trip
from games.ruhrschifffahrt.special_options import OptionOffer
from games.ruhrschifffahrt.starts import Start
from games.ruhrschifffahrt.state import State

_FREE: Final[Tile] = "tow_action"
"""The progress tile by which an option costs nothing."""


def panel(desk: Desk, focus: str) -> Panel:
    """What the turn waits for; a focus shows what an option would lead to, or how to use the coal hauler."""
    verb, _, rest = focus.partition(" ")
    if verb == "haul" and (rows := _haul_menus(desk, rest)):
        return _panel(desk, asked(desk.words("ru-ask-haul")), rows, focus=focus)
    stage = desk.view.turn.stage
    if stage == "option":
        chosen = _offer(desk, rest) if verb == "option" else None
        return _options(desk) if chosen is None else _with_option(desk, chosen, focus)
    if stage == "plan":
        return _plan(desk)
    rows = (*_steps(desk, desk.state, ()), *_tiles(desk))
    company = _company(desk, _offered(desk.state, desk.seat))
    return _panel(desk, (*asked(desk.words(f"ru-ask-{stage}")), *company), rows)


def _panel(desk: Desk, lines: Sequence[Line | str], rows: Rows, later: Rows = (), focus: str = "") -> Panel:
    shot = decision.of(desk, focus)
    return Panel((*lines, *status.own(desk)), rows[: ROWS - len(later)], shot, later)


def _company(desk: Desk, trips: Iterable[Trip]) -> list[str]:
    """Whose barges lie where these trips may end, and who of several there plays first (6.4.1).

    Before the sales they are still to start, so that they leave; after that they stay. Who hears a panel finds
    them in the board in words.
    """
    if desk.words.spoken:
        return []
    spaces = {trip.space for trip in trips}
    there = [
        desk.words("ru-barge-lies", who=desk.party.names[seat], space=desk.names.space(own.place))
        for seat, own in enumerate(desk.state.seats)
        if seat != desk.seat and own.place in spaces
    ]
    if not there:
        return []
    key = "ru-barges-there-now" if desk.view.turn.stage == "sell" else "ru-barges-there"
    return [desk.words(key, count=len(there), there=", ".join(there))]


def _offered(state: State, seat: Seat) -> Iterator[Trip]:
    """The sales of all starts that can be chosen now."""
    if state.turn.stage in ("option", "start"):
        for start in starting.starts_now(state, seat):
            yield from start.trips


# Options


def _options(desk: Desk) -> Panel:
    """Starts without an option in a menu, then the options that can be chosen; the text says what forbids one."""
    words = desk.words
    offers = special_options.option_offers(desk.state, desk.seat)
    possible = [offer for offer in offers if offer.violation is None]
    buttons = [_option_button(desk, offer) for offer in possible if not _is_beside(desk, offer, possible)]
    # The turn message asks the same in fewer words.
    question = () if words.spoken else asked(words("ru-ask-option"))
    company = _company(desk, _offered(desk.state, desk.seat))
    lines = (*question, *company, *why(*_forbidden(desk, offers)))
    menu = desk.menus("start", words("ru-menu-start"), _starts(desk, desk.state, ()))
    return _panel(desk, lines, (*menu[:1], *rows_of([*buttons, *_tile_buttons(desk)])))


def _is_beside(desk: Desk, offer: OptionOffer, possible: Iterable[OptionOffer]) -> bool:
    """Whether an option by the tile is offered with the same one for coins.

    Who hears a panel has each by itself, so that a button says all of it.
    """
    paid = {one.action.option for one in possible if not one.action.free}
    return offer.action.free and offer.action.option in paid and not desk.words.spoken


def _option_button(desk: Desk, offer: OptionOffer) -> Button:
    """An option with its price; it shows what it would lead to before it is chosen."""
    action = offer.action
    option, price = desk.names.option(action.option, free=action.free), _price(desk, offer)
    prices = [price]
    if _by_tile(desk, offer) is not None:
        named = desk.words("ru-price-or-tile", price=price, tile=desk.names.tile(_FREE))
        prices = [named, desk.words("ru-price-or-a-tile", price=price)]
    labels = [desk.words("ru-button-option", option=option, price=one) for one in prices]
    return desk.show(fitting(labels), f"option {_said(action)}", "primary")


def _by_tile(desk: Desk, paid: OptionOffer) -> OptionOffer | None:
    """The same option by the tile, where it is offered beside the one for coins."""
    if paid.action.free or desk.words.spoken:
        return None
    return _offer(desk, f"{paid.action.option} free")


def _price(desk: Desk, offer: OptionOffer) -> str:
    if offer.unpaid:
        return desk.words("ru-price-unpaid", points=desk.names.points(offer.forfeit))
    return desk.names.price(offer.price, offer.debts, offer.forfeit)


def _forbidden(desk: Desk, offers: Sequence[OptionOffer]) -> list[str]:
    """Why options cannot be chosen, options with the same reason together."""
    reasons: dict[str, list[str]] = {}
    for offer in offers:
        if offer.violation is not None:
            name = desk.names.option(offer.action.option, free=offer.action.free)
            reasons.setdefault(_reason(desk, offer.violation), []).append(name)
    return [
        desk.words("ru-forbidden", options=", ".join(named), reason=reason) for reason, named in reasons.items()
    ]


def _reason(desk: Desk, violation: Violation) -> str:
    """Why an option is forbidden, without its name, which stands before it."""
    if "option" in violation.params or violation.code == "tile-needed":
        return desk.words(f"ru-forbidden-{violation.code}")
    return refusing.reason(violation, desk.party, desk.words)


def _offer(desk: Desk, said: str) -> OptionOffer | None:
    """The option that a focus names, if it can be chosen."""
    option, _, free = said.partition(" ")
    return next(
        (
            offer
            for offer in special_options.option_offers(desk.state, desk.seat)
            if offer.violation is None and (offer.action.option, offer.action.free) == (option, free == "free")
        ),
        None,
    )


def _with_option(desk: Desk, offer: OptionOffer, focus: str) -> Panel:
    """What an option does and costs, and the starts or the effect it leads to; one press chooses it all."""
    words, action, price = desk.words, offer.action, _price(desk, offer)
    after = GAME.apply(desk.state, desk.seat, action).state
    rows, ways = _steps(desk, after, (action,)), [offer]
    if (free := _by_tile(desk, offer)) is not None:
        ways.append(free)
        tile = desk.names.tile(_FREE)
        by_tile = GAME.apply(desk.state, desk.seat, free.action).state
        rows = (
            *_steps(desk, after, (action,), _Payment(price)),
            *_steps(desk, by_tile, (free.action,), _Payment(words("ru-tile-for-nothing", tile=tile), "-tile")),
        )
        price = words("ru-price-or-tile", price=price, tile=tile)
    lines = [
        words(
            "ru-option-told",
            option=desk.names.option(action.option, free=action.free),
            effect=desk.names.option_effect(action.option),
            price=price,
        ),
        *_company(desk, _offered(after, desk.seat)),
    ]
    return _panel(
        desk,
        lines,
        (*rows, *rows_of([_haul_after(desk, way.action) for way in ways if _hauls(desk)])),
        focus=focus,
    )


def _haul_after(desk: Desk, option: ChooseOption) -> Button:
    """The coal hauler once an option is taken: hints name it there, and it is no choice between two payments."""
    label = _haul_label(desk)
    if option.free:
        label = desk.words("ru-by-tile", what=label, tile=desk.names.tile(_FREE))
    return desk.show(label, f"haul {WITH} {_said(option)}")


def _said(option: ChooseOption) -> str:
    """An option as a focus names it."""
    return f"{option.option} free" if option.free else option.option


# What follows an option


class _Payment(NamedTuple):
    """How an option is paid that is offered in two ways, and what tells their menus apart."""

    said: str = ""
    name: str = ""


_ONE_WAY: Final = _Payment()


def _steps(desk: Desk, state: State, before: tuple[Action, ...], paid: _Payment = _ONE_WAY) -> Rows:
    """Menus of what comes next in a position reached by the actions `before`, which every entry carries along."""
    match state.turn.stage:
        case "transport":
            name, found = "transport", starting.transports(state, desk.seat)
            choices = [_transport(desk, state, action, before) for action in found]
        case "replenish":
            name, raised = "replenish", starting.replenishments(state, desk.seat)
            choices = [_replenish(desk, state, action, before) for action in raised]
        case _:
            name, choices = "start", _starts(desk, state, before)
    menu = desk.words(f"ru-menu-{name}")
    if paid.said:
        menu = desk.words("menu-of-area", menu=menu, area=paid.said)
    return desk.menus(f"{name}{paid.name}", menu, choices)


def _transport(desk: Desk, state: State, action: TransportDie, before: tuple[Action, ...]) -> Choice:
    """A die to a storage, and what could be sold from there."""
    names = desk.names
    die = names.die(action.colour, state.tracks[action.colour][0])
    label = desk.words("ru-die-to", die=die, storage=names.space(action.storage))
    start = trip_text.start_after(state, desk.seat, action)
    sold = (
        ("" if desk.words.spoken else desk.words("ru-no-start-there"))
        if start is None
        else trip_text.brief_sales(state, desk.seat, start, names)
    )
    return choice(desk.signed(action.storage, label), _value((*before, action)), sold)


def _replenish(desk: Desk, state: State, action: Replenish, before: tuple[Action, ...]) -> Choice:
    value = state.dice[action.storage]
    raised = min(facts.HIGHEST_DIE, value + facts.REPLENISHED)
    label = desk.words("ru-die-raised", storage=desk.names.space(action.storage), value=value, raised=raised)
    return choice(desk.signed(action.storage, label), _value((*before, action)))


def _starts(desk: Desk, state: State, before: tuple[Action, ...]) -> list[Choice]:
    """Each start with each of its sales, which is planned with it; only the starts where those are too many."""
    found = starting.starts_now(state, desk.seat)
    if sum(len(start.trips) for start in found) <= MOST:
        return [_start_and_sale(desk, state, start, trip, before) for start in found for trip in start.trips]
    return [_start_alone(desk, state, start, before) for start in found]


def _start_and_sale(desk: Desk, state: State, start: Start, trip: Trip, before: tuple[Action, ...]) -> Choice:
    names = desk.names
    label = desk.words("ru-start-to", start=trip_text.start(start, names), sale=trip_text.pays(trip, names))
    steps = (*map(GAME.notation, before), f"start {start.storage}", f"plan {trip.space}")
    label = desk.signed((start.storage, trip.space), label)
    details = trip_text.details(state, desk.seat, start.storage, trip, desk.party, names)
    return choice(label, _fitting(steps), details)


def _start_alone(desk: Desk, state: State, start: Start, before: tuple[Action, ...]) -> Choice:
    """A start with its best sales first; the sale is asked next."""
    effect = trip_text.brief_sales(state, desk.seat, start, desk.names)
    steps = (*map(GAME.notation, before), f"start {start.storage}")
    return choice(desk.signed(start.storage, trip_text.start(start, desk.names)), _fitting(steps), effect)


def _value(actions: Sequence[Action]) -> str:
    return _fitting([GAME.notation(action) for action in actions])


def _fitting(steps: Sequence[str]) -> str:
    """As many of the steps as an entry of a menu can carry; what is left out is asked next."""
    while len(", ".join(steps)) > CHOICE:
        steps = steps[:-1]
    return ", ".join(steps)


# The plan


def _plan(desk: Desk) -> Panel:
    """Where the die may be sold; what is planned is sold in phase 4 if it still pays the same then."""
    words, names = desk.words, desk.names
    sales = shipping.trips_of_barge(desk.state, desk.seat)
    planned = desk.own.plan
    lines: list[Line | str] = [_loaded(desk)]
    if planned is not None:
        # A die may have been raised since it was planned.
        pays = next((trip.coins for trip in sales if trip.space == planned.space), planned.coins)
        lines.append(words("ru-own-plan", space=names.space(planned.space), coins=names.coins(pays)))
    elif len(sales) == 1:
        way = trip_text.way(desk.state, berth(desk.state, desk.seat), sales[0], names)
        paid = trip_text.with_others(desk.state, desk.seat, sales[0], desk.party, names)
        sale = words("ru-sale-and-way", sale=paid, way=way)
        lines.append(words("ru-only-sale", sale=sale))
    else:
        lines += asked(words("ru-ask-plan"))
    lines += _company(desk, sales)
    rows = _sale_menus(desk, "plan", sales, planned.space if planned else "") if len(sales) > 1 else ()
    return _panel(desk, lines, (*rows, *_tiles(desk)), desk.for_later(ahead.ways(desk)))


def _loaded(desk: Desk) -> str:
    place = berth(desk.state, desk.seat)
    die = desk.names.die(desk.river.storages[place], desk.view.dice[place])
    return desk.words("ru-loaded", storage=desk.names.space(place), die=die)


def _sale_menus(desk: Desk, verb: str, sales: Sequence[Trip], left_out: str = "") -> Rows:
    start, dominions = berth(desk.state, desk.seat), dict[str, list[Choice]]()
    for trip in sales:
        if trip.space != left_out:
            label = desk.signed(trip.space, trip_text.pays(trip, desk.names))
            details = trip_text.details(desk.state, desk.seat, start, trip, desk.party, desk.names)
            dominion = desk.names.dominion(desk.river.spaces[trip.space].dominion)
            dominions.setdefault(dominion, []).append(choice(label, f"{verb} {trip.space}", details))
    return desk.areas(verb, desk.words(f"ru-menu-{verb}"), dominions)


# Tiles


def _tiles(desk: Desk) -> Rows:
    return rows_of(_tile_buttons(desk))


def _tile_buttons(desk: Desk) -> list[Button]:
    """Coal hauler and inn, as long as they can be used."""
    buttons: list[Button] = []
    if _hauls(desk):
        buttons.append(desk.show(_haul_label(desk), "haul"))
    return [*buttons, *inns(desk)]


def _haul_label(desk: Desk) -> str:
    return desk.words("ru-button-haul", tile=desk.names.tile("coal_hauler"))


def inns(desk: Desk) -> list[Button]:
    """The inn for coins or for points."""
    return desk.each(UseInn, lambda action: desk.words(f"ru-button-inn-{action.what}"), "secondary")


def _hauls(desk: Desk, storage: str = "") -> list[HaulCoal]:
    hauls = [action for action in desk.legal() if isinstance(action, HaulCoal)]
    return [action for action in hauls if storage in ("", action.storage)]


def _haul_menus(desk: Desk, said: str) -> Rows:
    """Storages and what their dice are raised to, the storages alone first where that is too much.

    What is said names one of them, and an option that is taken before it.
    """
    storage, option = hauled(said)
    offer = _offer(desk, option) if option and desk.view.turn.stage == "option" else None
    hauls = _hauls(desk, storage)
    if len(hauls) > MOST:
        storages = sorted({haul.storage for haul in hauls}, key=lambda storage: desk.river.index[storage])
        end = "" if offer is None else f" {WITH} {option}"
        named = [choice(_on_storage(desk, one), f"haul {one}{end}") for one in storages]
        return desk.narrowing("haul-at", desk.words("ru-menu-haul-die"), named)
    best = sorted(hauls, key=lambda action: (-action.value, desk.river.index[action.storage]))
    before = () if offer is None else (offer.action,)
    return desk.menus("haul", desk.words("ru-menu-haul"), [_haul(desk, action, before) for action in best])


def _on_storage(desk: Desk, storage: str) -> str:
    die = desk.names.die(desk.river.storages[storage], desk.state.dice[storage])
    return desk.signed(storage, desk.words("ru-start", storage=desk.names.space(storage), die=die))


def _haul(desk: Desk, action: HaulCoal, before: tuple[Action, ...]) -> Choice:
    name, value = desk.names.space(action.storage), desk.state.dice[action.storage]
    label = desk.words("ru-die-raised", storage=name, value=value, raised=action.value)
    return choice(desk.signed(action.storage, label), _value((*before, action)))


# Phase 4


def sell(desk: Desk) -> Panel:
    """Where the die can be sold, since it does not pay what was planned, or nothing was."""
    words = desk.words
    sales = shipping.trips_of_barge(desk.state, desk.seat)
    lines: list[Line | str] = [_loaded(desk), *asked(words("ru-ask-sell"))]
    if (plan := desk.own.plan) is not None:
        lines.append(
            words("ru-plan-changed", space=desk.names.space(plan.space), coins=desk.names.coins(plan.coins))
        )
    lines += _company(desk, sales)
    return _panel(desk, lines, _sale_menus(desk, "sell", sales))
