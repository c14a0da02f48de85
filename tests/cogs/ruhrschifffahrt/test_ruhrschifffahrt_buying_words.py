"""Purchases in the words of a panel: what each is called, what it brings later, and when there are none left."""

from collections.abc import Iterator

import msgspec
import pytest
from ruhrschifffahrt_tables import begin, panel, party, position, positions

from bot.post import Button, Menu
from bot.presenter import Position
from bot.words import LANGUAGES, MINUS, Language, words
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.panels.buy import label
from cogs.ruhrschifffahrt.shown.decision_purchases import purchases_of
from cogs.ruhrschifffahrt.shown.purchase_text import depot_counts
from cogs.ruhrschifffahrt.told import telling
from games.engine.event import Seat
from games.ruhrschifffahrt import export, facts, final, purchases, turns
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot, BuildInPort, BuildLock
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State


def shopping() -> Iterator[Position]:
    """Positions of phase 6."""
    for seed in (3, 4, 5):
        for place in positions(seed, 3):
            if place.state.turn.stage == "purchase":
                yield place


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_left_to_buy_nothing_is_asked_for(language: Language) -> None:
    text, met = words(language), set[bool]()
    for place in shopping():
        found = bool(purchases.offers(place.state, place.seat))
        said = panel(place, "", language).text
        assert (text("ru-ask-purchase") in said) is found
        assert (text("ru-ask-done") in said) is not found
        met.add(found)
    assert met == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lock_is_no_obstacle_once_it_is_built(language: Language) -> None:
    text, told = words(language), 0
    for place in shopping():
        for action in GAME.legal_actions(place.state, place.seat):
            if isinstance(action, BuildLock):
                assert text("ru-kind-obstacle") not in PRESENTER.move(place.state, action, party(3), text)
                event = GAME.apply(place.state, place.seat, action).events[-1]
                if event.kind == "lock_built":
                    assert text("ru-kind-obstacle") not in telling.tell(event, party(3), text)
                    told += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_says_by_which_tile_and_what_it_brings_later(language: Language) -> None:
    """So that two entries for one city can be told apart, and a depot from a city."""
    text, met = words(language), set[str]()
    for place in shopping():
        controls = [control for row in panel(place, "", language).rows for control in row]
        choices = [choice for control in controls if isinstance(control, Menu) for choice in control.choices]
        by_value = {choice.value: choice for choice in choices}
        for offer in purchases.offers(place.state, place.seat):
            choice = by_value.get(GAME.notation(offer.action))
            if choice is None:
                continue
            match offer.action:
                case BuildInCity():
                    earns = place.view.round < facts.ROUNDS
                    assert (text("ru-city-earns") in choice.description) is earns
                    met.add("city")
                case BuildInDepot():
                    dominion = offer.action.dominion
                    there = place.seat in place.state.depots.get(dominion, ())
                    set_ = names_of(text).points(facts.DEPOT_SET_POINTS)
                    alone = dominion in final.majorities(place.state, place.seat)
                    told = alone and place.view.round < facts.ROUNDS  # then it is said in points
                    assert (text("ru-depot-lead-had") in choice.description) is told
                    assert not there or text("ru-depot-set", points=set_, lead=1) not in choice.description
                    met.add("depot")
                case _:
                    pass
            if isinstance(offer.action, BuildInCity | BuildInPort) and offer.action.white:
                tile = names_of(text, place.view.options.board).tile("warehouse")
                assert text("ru-by-tile", what="", tile=tile).strip() in choice.label
                met.add("white")
    assert met == {"city", "depot", "white"}


def test_in_the_picture_a_price_has_a_minus() -> None:
    """Beside points and warehouses with a plus it would read as something to receive."""
    priced = 0
    for place in shopping():
        for shown in purchases_of(Desk(place, party(3), words("en")), place.state):
            for figure, amount in shown.target.figures:
                if figure == "coin" and not shown.target.place.startswith("inn"):
                    assert amount == "0" or amount.startswith(MINUS)
                    priced += amount != "0"
    assert priced


def test_a_free_lock_is_free_in_its_own_gender() -> None:
    text, met = words("fr"), set[str]()
    for place in shopping():
        desk = Desk(place, party(3), text)
        for offer in purchases.offers(place.state, place.seat):
            free = msgspec.structs.replace(offer, price=0, debts=0, forfeit=0)
            if isinstance(offer.action, BuildLock | BuildInCity | BuildInDepot):
                lock = isinstance(offer.action, BuildLock)
                assert label(desk, desk.state, free).endswith("gratuite" if lock else "gratuit")
                met.add("lock" if lock else "warehouse")
    assert met == {"lock", "warehouse"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_county_is_spelt_alike_in_pictures_and_in_text(language: Language) -> None:
    """The French picture of purchases called its depot as the German one does."""
    state = begin(3).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], tiles=("coal_depot",), coins=9, supply=2)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    place = position(
        msgspec.structs.replace(state, seats=seats, round=6, phase=6, turn=turns.Purchase(seat), waiting=(seat,)),
        seat,
    )
    text = words(language)
    shown = [one.target.label for one in purchases_of(Desk(place, party(3), text), place.state)]
    assert text("ru-picture-dominion_mark") in shown, shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_cubes_has_two_colons(language: Language) -> None:
    text = words(language)
    empty = text("ru-cubes-empty", areas=text("ru-area-BI"))
    assert text("ru-own-cubes", items=empty).count(":") == 1


def with_port(country: str, *used: Tile) -> Position:
    """A purchase in round 6, in which a country imports.

    An own warehouse stands alone in the column of Belgium, a rival's in that of the Netherlands.
    """
    state = begin(3).state
    seat = state.turn.seat
    own = msgspec.structs.replace(state.seats[seat], coins=9, tiles=("ruhrort_port",), supply=2)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    countries = list(state.countries)
    at = countries.index(country)
    countries[2], countries[at] = countries[at], countries[2]
    rival = (seat + 1) % 3
    port = {"belgium": (seat,), "netherlands": (rival,), "rhineland": ()}
    turn = turns.Purchase(seat, used=used)
    state = msgspec.structs.replace(
        state, seats=seats, countries=tuple(countries), port=port, round=6, turn=turn, phase=6, order=(0, 1, 2)
    )
    return position(state, seat)


@pytest.mark.parametrize(
    ("country", "to", "told"),
    [
        ("rhineland", "rhineland", "(export +2)"),
        ("netherlands", "netherlands", "(export +1)"),
        ("netherlands", "rhineland", ""),
        ("belgium", "rhineland", f"(export {MINUS}2)"),
    ],
)
def test_6_7_a_move_in_ruhrort_says_what_it_changes_of_this_round(country: str, to: str, told: str) -> None:
    """The marker is at its first cell, of 1 point; the first place of a column brings 1 more."""
    place = with_port(country, "ruhrort_port")
    (button,) = [
        control
        for row in panel(place).rows
        for control in row
        if not isinstance(control, Menu) and f"shift belgium {to}" in control.id
    ]
    name = names_of(words("en")).country(to)
    assert isinstance(button, Button)
    assert f"{name} {told}".rstrip() + ":" in button.label
    before = place.state
    after = GAME.apply(before, place.seat, GAME.parse(f"shift belgium {to}")).state
    scores = [export_points(one, place.seat) for one in (before, after)]
    gained = scores[1] - scores[0]
    assert told == ("" if not gained else f"(export {'+' if gained > 0 else MINUS}{abs(gained)})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_7_a_move_says_so_also_where_it_makes_a_debt(language: Language) -> None:
    """The longest labels have no room for the verb."""
    place = with_port("belgium", "ruhrort_port")
    place.state.seats[place.seat] = msgspec.structs.replace(place.state.seats[place.seat], coins=0, supply=0)
    moves = [
        control.label
        for row in panel(place, "", language).rows
        for control in row
        if isinstance(control, Button) and "shift belgium" in control.id
    ]
    assert moves
    assert all(len(label) <= 80 for label in moves)
    assert all(MINUS in label.split(")")[0] for label in moves)


def export_points(state: State, seat: Seat) -> int:
    """What the seat's warehouses export in this round."""
    column = state.port[export.importer(state, state.round)]
    track = river_of(state).board.export_track
    return sum(export.points_of(state, track, at) for at, owner in enumerate(column) if owner == seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_7_where_a_warehouse_can_be_moved_the_exports_still_to_come_are_counted(language: Language) -> None:
    text = words(language)
    place = with_port("rhineland")
    said = panel(place, "", language).text
    line = text("ru-port-left", countries="|").split("|")[0]
    (told,) = [one for one in said.splitlines() if one.startswith(line)]
    for country in facts.COUNTRIES:
        assert names_of(text).country(country) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_6_3_how_many_one_can_have_in_ruhrort_is_said_before_one_has_them(language: Language) -> None:
    text = words(language)
    line = text("ru-port-most", most=facts.PORT_WAREHOUSES, built=1)
    assert line in panel(with_port("rhineland"), "", language).text
    assert line not in panel(with_port("rhineland", "ruhrort_port"), "", language).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_in_a_coal_depot_says_what_all_four_bring(language: Language) -> None:
    text, names = words(language), names_of(words(language))
    state = begin(3).state
    seat = GAME.active_seats(state)[0]
    own = msgspec.structs.replace(state.seats[seat], tiles=("coal_depot",), coins=9, supply=2)
    seats = [own if at == seat else other for at, other in enumerate(state.seats)]
    place = position(
        msgspec.structs.replace(state, seats=seats, round=6, phase=6, turn=turns.Purchase(seat)), seat
    )
    lead = text("ru-depot-lead", points=names.points(facts.DEPOT_MAJORITY_POINTS))
    every = text("ru-depot-set", points=names.points(facts.DEPOT_SET_POINTS), lead=1)
    menus = [one for row in panel(place, "", language).rows for one in row if isinstance(one, Menu)]
    told = [entry.description for menu in menus for entry in menu.choices]
    assert told
    assert all(lead in description and every in description for description in told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("owners", "majority", "round", "every"),
    [
        ("me", "ru-depot-lead-had", 6, False),
        ("them", "ru-depot-lead-open", 6, True),
        ("them", "ru-depot-lead-open", facts.ROUNDS, False),
        ("me them", "ru-depot-lead", 6, False),
        ("", "ru-depot-lead", 6, True),
        ("", "ru-depot-lead", facts.ROUNDS - 2, False),
    ],
)
def test_7_0_a_depot_promises_only_what_a_warehouse_there_changes(
    language: Language, owners: str, majority: str, round: int, every: bool
) -> None:
    """Who had one in a depot was promised the majority and all four again, also with too few rounds left."""
    text, names = words(language), names_of(words(language))
    state = begin(3).state
    seat = GAME.active_seats(state)[0]
    built = tuple(seat if one == "me" else (seat + 1) % 3 for one in owners.split())
    state = msgspec.structs.replace(state, depots={"mark": built}, round=round)
    told = ", ".join(depot_counts(state, seat, "mark", names))
    points = names.points(facts.DEPOT_MAJORITY_POINTS)
    every_one = text("ru-depot-set", points=names.points(facts.DEPOT_SET_POINTS), lead=1)
    assert text(majority, points=points) in told
    assert (every_one in told) is every


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_of_the_white_tile_names_it(language: Language) -> None:
    """It said "by this tile", of which the picture has but a sign."""
    text, told = words(language), 0
    for place in shopping():
        for shown in purchases_of(Desk(place, party(3), text), place.state):
            if shown.target.place == "tile.warehouse":
                assert text("ru-tile-warehouse") in shown.target.label
                told += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_7_a_move_to_a_column_without_exports_does_not_stand_out(language: Language) -> None:
    """It was a primary button like any other, and the picture said nothing of points."""
    text, place = words(language), with_port("belgium")
    gone = sorted(place.state.countries, key=lambda country: country != "netherlands")
    state = msgspec.structs.replace(place.state, countries=tuple(gone), round=8)
    assert "netherlands" not in state.countries[4:]
    place = position(state, place.seat)
    buttons = [one for row in panel(place, "", language).rows for one in row if isinstance(one, Button)]
    (useless,) = [one for one in buttons if "shift belgium netherlands" in one.id]
    (useful,) = [one for one in buttons if "shift belgium rhineland" in one.id]
    no_more = text("ru-what-no-export", what="")
    assert (useless.style, useful.style) == ("secondary", "primary")
    assert no_more.strip() in useless.label or MINUS in useless.label
    assert no_more.strip() not in useful.label
    shown = {one.target.place: one.target.figures for one in purchases_of(Desk(place, party(3), text), state)}
    assert ("star", "+0") in shown["belgium>netherlands"]


def moves_in_port(place: Position, language: Language = "en") -> dict[str, Button]:
    """The buttons that move a warehouse in Ruhrort, by what they do."""
    buttons = [one for row in panel(place, "", language).rows for one in row if isinstance(one, Button)]
    return {one.id.rpartition(":")[2]: one for one in buttons if ":shift " in one.id}


def test_6_6_3_no_move_stands_out_where_nothing_is_exported_any_more() -> None:
    place = with_port("belgium")
    last = position(msgspec.structs.replace(place.state, round=facts.ROUNDS), place.seat)
    styles = {one.style for one in moves_in_port(last).values()}
    assert styles == {"secondary"}


def test_6_6_3_to_move_what_was_just_built_does_not_stand_out() -> None:
    """Whoever builds in a column can build in the other at once, for less."""
    place = with_port("belgium")
    step = "port netherlands"
    state = GAME.apply(place.state, place.seat, GAME.parse(step)).state
    styles = {what: one.style for what, one in moves_in_port(position(state, place.seat, (step,))).items()}
    assert styles["shift netherlands rhineland"] == "secondary"
    assert styles["shift belgium rhineland"] == "primary"


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_5_2_the_inn_has_one_card_with_both_that_it_brings(language: Language) -> None:
    """It stood in the picture twice."""
    place = with_port("belgium")
    own = msgspec.structs.replace(place.state.seats[place.seat], tiles=("inn",))
    seats = [own if at == place.seat else other for at, other in enumerate(place.state.seats)]
    place = position(msgspec.structs.replace(place.state, seats=seats), place.seat)
    cards = purchases_of(Desk(place, party(3), words(language)), place.state)
    (inn,) = [one for one in cards if one.target.place.startswith("inn")]
    gains = dict(inn.target.figures)
    assert (gains["coin"], gains["star"]) == (f"+{facts.INN_COINS}", f"+{facts.INN_POINTS}")
    assert all(words(language)(f"ru-move-inn-{what}") in inn.text for what in ("coin", "point"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("coins", [facts.COINS_KEPT, facts.COINS_KEPT + 3])
def test_6_7_coins_that_nobody_may_keep_are_named_before_the_end_of_the_purchases(
    language: Language, coins: int
) -> None:
    text, place = words(language), with_port("belgium")
    own = msgspec.structs.replace(place.state.seats[place.seat], coins=coins, tiles=())
    seats = [own if at == place.seat else other for at, other in enumerate(place.state.seats)]
    place = position(msgspec.structs.replace(place.state, seats=seats), place.seat)
    lost = coins - facts.COINS_KEPT
    said = text("ru-unused-coins", coins=names_of(text).coins(lost), kept=facts.COINS_KEPT) if lost else ""
    assert PRESENTER.unused(place, text) == said
