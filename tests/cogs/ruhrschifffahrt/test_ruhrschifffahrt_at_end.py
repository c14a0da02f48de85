"""What a purchase brings at the end of the game, said where it is bought (7.0)."""

import msgspec
import pytest
from ruhrschifffahrt_tables import begin, panel, party, position, positions

from bot.post import Button, Menu
from bot.presenter import Position
from bot.words import LANGUAGES, MINUS, Language, words
from cogs.desk import CHOICE
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown.at_end_text import at_end, at_end_said
from cogs.ruhrschifffahrt.shown.decision_purchases import purchases_of
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, purchases, turns
from games.ruhrschifffahrt.actions import Action, BuildInCity, BuildLock, RepayDebt
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State


def buying(round: int, cities: tuple[str, ...], **changes: object) -> tuple[State, Seat]:
    """A purchase with warehouses in some cities."""
    state = begin(3).state
    seat = state.turn.seat
    tiles = ("essen_warehouses", "mark_warehouses", "lock_construction")
    own = msgspec.structs.replace(state.seats[seat], **({"coins": 9, "supply": 2, "tiles": tiles} | changes))
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    built = {city: (seat,) if city in cities else () for city in state.cities}
    state = msgspec.structs.replace(
        state,
        seats=seats,
        cities=built,
        round=round,
        phase=6,
        turn=turns.Purchase(seat),
        waiting=(seat,),
        order=(0, 1, 2),
    )
    return state, seat


def told(place: Position, language: Language) -> dict[str, str]:
    """The entries of the menus by what they do, with what stands below them."""
    menus = [one for row in panel(place, "", language).rows for one in row if isinstance(one, Menu)]
    return {entry.value: entry.description for menu in menus for entry in menu.choices}


def at_the_end(state: State, seat: Seat, *actions: Action) -> int:
    """The points of a seat at the end, if nobody buys anything else."""
    for action in actions:
        state = GAME.apply(state, seat, action).state
    while seats := GAME.active_seats(state):
        state = GAME.apply(state, seats[0], GAME.end_turn).state
    return state.seats[seat].points


@pytest.mark.slow
def test_7_0_what_a_purchase_of_the_last_round_brings_at_the_end_is_what_comes() -> None:
    """By playing the game to its end with it and without."""
    met = set[str]()
    for seed in range(3, 11):
        for place in positions(seed, 3):
            state, seat = place.state, place.seat
            if (
                state.turn.stage != "purchase"
                or state.round < facts.ROUNDS
                or GAME.end_turn not in GAME.legal_actions(state, seat)
            ):
                continue
            tiles = ("mayor", "ruhr_valley_railway", "essen_warehouses", "mark_warehouses", "coal_depot")
            own = msgspec.structs.replace(
                state.seats[seat], tiles=tiles, supply=2, coins=4, calendar=(), debts=seed % 2
            )
            seats = [own if at == seat else other for at, other in enumerate(state.seats)]
            depots = {at: (seat,) if number else () for number, at in enumerate(state.depots)}
            state = msgspec.structs.replace(state, seats=seats, depots=depots)
            without = at_the_end(state, seat)
            for offer in purchases.offers(state, seat):
                changes = at_end(state, seat, offer.action)
                gained = at_the_end(state, seat, offer.action) - without
                if without and gained + without:  # else points were cut at 0
                    assert gained == offer.points - offer.forfeit + sum(changes.values()), offer
                    met.update(changes)
    assert {"railway", "mayor", "debts", "depot_majorities", "depot_set"} <= met


@pytest.mark.slow
def test_7_0_before_the_last_round_every_city_that_counts_at_the_end_says_so() -> None:
    text, met = words("en"), set[bool]()
    for place in positions(5, 3):
        state, seat = place.state, place.seat
        if state.turn.stage != "purchase" or state.round == facts.ROUNDS:
            continue
        for number, offer in enumerate(purchases.offers(state, seat)):
            if not isinstance(offer.action, BuildInCity):
                continue
            own = state.seats[seat]
            tiles = (*own.tiles, "ruhr_valley_railway") if number % 2 else own.tiles
            seats = [
                msgspec.structs.replace(own, tiles=tiles) if at == seat else one
                for at, one in enumerate(state.seats)
            ]
            tried = msgspec.structs.replace(state, seats=seats)
            changes = at_end(tried, seat, offer.action)
            said = ", ".join(at_end_said(tried, seat, offer.action, names_of(text)))
            assert all(f"{text(f'ru-score-{source}')} +{points}" in said for source, points in changes.items())
            met.add(bool(changes))
    assert met == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_0_a_city_says_which_set_it_completes_and_what_the_railway_brings(language: Language) -> None:
    text = words(language)
    state, seat = buying(8, ("ci_witten", "ci_hattingen"), tiles=("mark_warehouses", "ruhr_valley_railway"))
    said = told(position(state, seat), language)["city ci_blankenstein"]
    for source in ("mark_set", "railway"):
        assert f"{text(f'ru-score-{source}')} +1" in said
    assert text("ru-city-earns") in said or len(f"{said}, {text('ru-city-earns')}") > CHOICE


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_0_a_city_says_how_much_of_a_set_there_is_with_it(language: Language) -> None:
    text = words(language)
    begun = text("ru-set-begun", set=text("ru-score-mark_set"), count=2, of=3, points=facts.MARK_SET_POINTS)
    state, seat = buying(8, ("ci_witten",))
    assert begun in told(position(state, seat), language)["city ci_blankenstein"]
    late, seat = buying(facts.ROUNDS, ("ci_witten",))
    assert begun not in told(position(late, seat), language)["city ci_blankenstein"]
    rivals = tuple(other for other in range(3) if other != seat)
    full = msgspec.structs.replace(state, cities={**state.cities, "ci_hattingen": (*rivals, *rivals)})
    assert begun not in told(position(full, seat), language)["city ci_blankenstein"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_0_in_the_last_round_coins_that_the_mayor_would_count_are_told_and_before_it_not(
    language: Language,
) -> None:
    text, action = words(language), BuildInCity("ci_blankenstein")
    names = names_of(text)
    for round in (facts.ROUNDS - 1, facts.ROUNDS):
        state, seat = buying(round, (), tiles=("mark_warehouses", "mayor"))
        (offer,) = [one for one in purchases.offers(state, seat) if one.action == action]
        said = " ".join(at_end_said(state, seat, action, names))
        assert (f"{text('ru-score-mayor')} {MINUS}{offer.price}" in said) is (round == facts.ROUNDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_0_who_hears_the_purchases_of_the_last_round_is_told_it_too(language: Language) -> None:
    text = words(language, spoken=True)
    state, seat = buying(facts.ROUNDS, (), tiles=("mark_warehouses", "mayor"))
    shown = PRESENTER.panel(position(state, seat), "", party(3), text)
    (menu,) = [one for row in shown.rows for one in row if isinstance(one, Menu)]
    lost = f"{text('ru-score-mayor')} {MINUS}"
    assert lost in menu.placeholder or all(lost in entry.description for entry in menu.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_7_0_to_repay_in_the_last_round_says_what_the_debt_would_have_cost(language: Language) -> None:
    state, seat = buying(facts.ROUNDS, (), debts=1, score=(9, *[0] * 16))
    (button,) = [
        one
        for row in panel(position(state, seat), "", language).rows
        for one in row
        if isinstance(one, Button) and one.id.endswith(":repay")
    ]
    assert sum(at_end(state, seat, RepayDebt()).values()) == facts.DEBT_POINTS
    assert words(language)("ru-at-end", changes=f"+{facts.DEBT_POINTS}") in button.label


@pytest.mark.parametrize("language", LANGUAGES)
def test_5_3_points_that_a_debt_costs_are_counted_into_what_is_brought(language: Language) -> None:
    """An entry had "3 coins, 2 debts, −4 points, 2 points", a card two amounts of points."""
    text = words(language)
    state, seat = buying(8, (), coins=0, supply=0, debts=0, score=(9, *[0] * 16))
    place = position(state, seat)
    offers = [one for one in purchases.offers(state, seat) if isinstance(one.action, BuildLock) and one.forfeit]
    assert offers
    left = offers[0].points - offers[0].forfeit
    said = told(place, language)[GAME.notation(offers[0].action)]
    assert left < 0
    assert said.lower().startswith(
        text("ru-points-in-all", points=f"{MINUS}{names_of(text).points(-left)}").lower()
    )
    cards = {one.target.place: one for one in purchases_of(Desk(place, party(3), text), state)}
    card = cards[f"locks.{offers[0].points}"]
    assert [amount for figure, amount in card.target.figures if figure == "star"] == [f"{MINUS}{-left}"]
    assert names_of(text).points(-left) in card.text


@pytest.mark.parametrize("tiles", [("mark_warehouses", "warehouse"), ("mark_warehouses",)])
def test_6_6_all_seven_cities_are_near_only_with_the_tile_that_builds_in_muelheim(tiles: tuple[Tile, ...]) -> None:
    text = words("en")
    had = ("ci_witten", "ci_hattingen", "ci_steele", "ci_werden", "ci_kettwig")
    state, seat = buying(8, had, tiles=tiles)
    begun = text("ru-set-begun", set=text("ru-score-city_set"), count=6, of=7, points=facts.CITY_SET_POINTS)
    said = at_end_said(state, seat, BuildInCity("ci_blankenstein"), names_of(text))
    assert (begun in said) is ("warehouse" in tiles)
